"""Beliefs about face-down tokens: they stay within what is possible, and are better than none."""

from math import log
from random import Random
from typing import Any

import pytest

from games import every_options, record
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.bots import Budget, bot
from mollyhouse.bots.belief import Believer, even_odds, informer_odds
from mollyhouse.chance import FastChance
from mollyhouse.rules.betrayal import informer_house
from mollyhouse.simulation import moves
from mollyhouse.state import Options
from mollyhouse.view import view


def seen_with(*kinds: str, rules: str = "rulebook") -> dict[str, Any]:
    tokens = [{"token": i + 1, "house": "cups", "kind": kind} for i, kind in enumerate(kinds)]
    return {"options": {"rules": rules}, "players": [{"tokens": tokens}]}


def test_an_earlier_token_is_the_likelier_informer() -> None:
    odds, not_yet = informer_odds(seen_with("hidden", "hidden"), 0)
    assert odds == pytest.approx([0.5, 0.25]) and not_yet == pytest.approx(0.25)


def test_what_is_face_up_is_certain() -> None:
    assert informer_odds(seen_with("hidden", "informer"), 0) == ([0.0, 1.0], 0.0)
    odds, _ = informer_odds(seen_with("loyal", "hidden"), 0)
    assert odds == pytest.approx([0.0, 0.5])
    odds, not_yet = informer_odds(seen_with("loyal", "loyal", "loyal", "hidden"), 0)
    assert (odds, not_yet) == ([0.0, 0.0, 0.0, 1.0], 0.0)


def test_even_odds_are_those_of_an_even_sample() -> None:
    odds, not_yet = even_odds(seen_with("hidden", "hidden"), 0)
    assert odds == [0.25, 0.25] and not_yet == 0.5


@pytest.mark.parametrize("players", range(2, 6))
def test_a_likely_sample_cannot_be_told_from_the_game(players: int) -> None:
    for seed, options in enumerate(o for o in every_options() if o.players == players):
        rng = Random(seed)
        moves = record(options, seed).moves
        sealed = [move for move in moves if a.KIND[move.action] == a.ENCOUNTER]
        for move in [*sealed[:4], *rng.sample(moves, 4)]:
            for seat in range(players):
                seen = view(move.before, seat)
                s = Believer(seen).sample(rng)
                assert view(s, seat) == seen
                for own, answer in zip(s.tokens, s.sealed, strict=True):
                    placed = [token >> 2 & 1 for token in own]
                    placed += [1] if answer == a.A_ENCOUNTER + c.INFORMER else []
                    assert sum(placed) <= 1 and len(placed) - sum(placed) <= c.LOYAL_TOKENS


def test_the_belief_is_better_than_none() -> None:
    likely, even = log_loss(["simple", "simple", "regular", "regular"], 8, "belief")
    assert likely < even


def log_loss(cast: list[str], games: int, seed: str) -> tuple[float, float]:
    """Log-loss of the informer posterior, and of even odds, over the tokens at the end of each week."""
    losses: list[tuple[float, float]] = []
    for number in range(games):
        chance = FastChance(f"{seed} {number}")
        s = engine.new(Options(len(cast)), chance)
        week = 1
        for _ in moves(s, [bot(name) for name in cast], Budget(1), chance, Random(number)):
            if s.week == week or not s.agenda:
                continue
            week = s.week
            seen = view(s, None)
            for seat, tokens in enumerate(s.tokens):
                if not tokens or s.informer[seat] >= 0:
                    continue
                kinds = [token >> 2 & 1 for token in tokens]
                pair = []
                for odds, not_yet in (informer_odds(seen, seat), even_odds(seen, seat)):
                    right = not_yet if informer_house(s, seat) < 0 else odds[kinds.index(c.INFORMER)]
                    pair.append(-log(right))
                losses.append((pair[0], pair[1]))
    return sum(x for x, _ in losses) / len(losses), sum(y for _, y in losses) / len(losses)
