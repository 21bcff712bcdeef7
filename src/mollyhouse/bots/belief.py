"""What others have probably done, beyond what is possible: which face-down token is the informer.

:func:`mollyhouse.sample.sample` draws evenly among all that a seat cannot tell apart. People do not
choose evenly. Here a token is weighed by how likely a simple player would have placed it: who may place
a token informs with a certain chance, as long as the informer is there. So an earlier token is the
likelier one.

Only the tokens of a :class:`Believer` differ from an even sample, and only within what is possible; no
sample contradicts the view.
"""

from random import Random
from typing import Any, Final

from mollyhouse import components as c
from mollyhouse.sample import Sampler
from mollyhouse.state import NOBODY, State

View = dict[str, Any]

INFORMS: Final = {"rulebook": 0.5, "published": 0.3}
"""How likely a player informs who places a token, by rule set, as that decides what it costs (E2)."""


def informer_odds(view: View, seat: int) -> tuple[list[float], float]:
    """How likely each token of another player is the informer, and how likely it is not placed.

    Args:
        view: what the observer may know.
        seat: whose tokens.
    """
    tokens = view["players"][seat]["tokens"]
    for number, token in enumerate(tokens):
        if token["kind"] == "informer":
            return [float(other == number) for other in range(len(tokens))], 0.0
    informs = INFORMS[view["options"]["rules"]]
    odds: list[float] = []
    not_yet = 1.0
    for token in tokens:
        hidden = token["kind"] == "hidden"
        odds.append(not_yet * informs if hidden else 0.0)
        not_yet *= 1.0 - informs if hidden else 1.0
    if len(tokens) == c.TOKENS:
        not_yet = 0.0
    total = sum(odds) + not_yet
    return [chance / total for chance in odds], not_yet / total


def even_odds(view: View, seat: int) -> tuple[list[float], float]:
    """The same if all tokens are alike, as in an even sample."""
    tokens = view["players"][seat]["tokens"]
    if any(token["kind"] == "informer" for token in tokens):
        return informer_odds(view, seat)
    hidden = [token["kind"] == "hidden" for token in tokens]
    share = 1.0 / (sum(hidden) + c.TOKENS - len(tokens))
    return [share * one for one in hidden], share * (c.TOKENS - len(tokens))


class Believer(Sampler):
    """A sampler whose face-down tokens are as they are likely; all else is drawn evenly."""

    def lay_tokens(self, s: State, rng: Random) -> None:
        """Others' face-down tokens by :func:`informer_odds`; the own ones are known."""
        super().lay_tokens(s, rng)
        for seat, player in enumerate(self.view["players"]):
            if seat == self.seat or not player["tokens"]:
                continue
            odds, not_yet = informer_odds(self.view, seat)
            (informer,) = rng.choices([*range(len(odds)), NOBODY], [*odds, not_yet])
            s.tokens[seat] = tuple(
                token & ~4 | (c.INFORMER << 2 if number == informer else 0)
                for number, token in enumerate(s.tokens[seat])
            )
