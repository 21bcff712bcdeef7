"""Random games for the tests: played, recorded, and reduced to what can be compared."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance, Outcome
from mollyhouse.events import Event
from mollyhouse.state import DROP, FESTIVITY_FIELDS, FIELDS, NOBODY, Festivity, Options, State

LONGEST = 2000
"""No game has as many decisions; random ones have about 170."""

STEADY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)
"""The same examples in every run, however slow the machine."""

OPTIONS = st.builds(Options, st.integers(1, 5), st.integers(0, 1), st.integers(0, 1), st.integers(0, 1))
SEEDS = st.integers(0, 2**32 - 1)


def every_options() -> list[Options]:
    """All 40 kinds of games."""
    return [
        Options(players, preset, items, sentencing)
        for players in range(1, 6)
        for preset in range(2)
        for items in range(2)
        for sentencing in range(2)
    ]


class Move(NamedTuple):
    """One decision of a recorded game."""

    before: State
    seat: int
    action: int
    events: list[Event]
    outcomes: list[Outcome]


class Game(NamedTuple):
    """A recorded game: the setup, the decisions, and the state after the last one.

    Random players seldom survive, so the community starts some games with joy: ``gift``.
    """

    options: Options
    gift: int
    setup: list[Event]
    outcomes: list[Outcome]
    moves: list[Move]
    end: State

    def states(self) -> Iterator[State]:
        """The states between the decisions, from the first question to the end."""
        for move in self.moves:
            yield move.before
        yield self.end


def choose(s: State, rng: Random, eager: bool) -> tuple[int, int]:
    """A random legal decision, now and then of a seat that need not act.

    Args:
        s: the game.
        rng: where the choice comes from.
        eager: choose among kinds of actions first, so that rare ones are as frequent as others.
    """
    seat = engine.next_seat(s)
    free = [p for p in range(s.options.players) if p != seat and engine.legal(s, p)]
    if free and rng.random() < 0.25:
        seat = rng.choice(free)
    legal = engine.legal(s, seat)
    if eager:
        kind = rng.choice(sorted({a.KIND[action] for action in legal}))
        legal = [action for action in legal if a.KIND[action] == kind]
    return seat, rng.choice(legal)


@cache
def _play(players: int, preset: int, items: int, sentencing: int, seed: int) -> Game:
    return record(Options(players, preset, items, sentencing), seed)


def play(options: Options, seed: int) -> Game:
    """As :func:`record`, but the same game only once."""
    return _play(options.players, options.preset, options.items, options.sentencing, seed)


def record(options: Options, seed: int) -> Game:
    """A whole random game; every state in it is a copy of its own."""
    rng = Random(seed)
    eager = rng.random() < 0.7
    chance = FastChance(seed, recording=True)
    assert chance.outcomes is not None
    setup: list[Event] = []
    s = engine.new(options, chance, setup)
    outcomes = chance.outcomes[:]
    gift = rng.randrange(c.THRESHOLD[options.players] + 1) if rng.random() < 0.5 else 0
    s.community = gift
    moves: list[Move] = []
    while not engine.game_over(s):
        assert len(moves) < LONGEST, "every game ends"
        seat, action = choose(s, rng, eager)
        before = s.copy()
        at = len(chance.outcomes)
        events = engine.apply(s, seat, action, chance)
        moves.append(Move(before, seat, action, events, chance.outcomes[at:]))
    return Game(options, gift, setup, outcomes, moves, s)


def fingerprint(s: State) -> tuple[Any, ...]:
    """All that a state consists of, as plain values that no later change reaches."""
    return tuple(_frozen(getattr(s, name)) for name in FIELDS)


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, Festivity):
        return tuple(_frozen(getattr(value, name)) for name in FESTIVITY_FIELDS)
    if isinstance(value, Options):
        return tuple(getattr(value, name) for name in ("players", "preset", "items", "sentencing"))
    return value


def bits(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def check_pieces(s: State) -> None:
    """Every piece of the box is somewhere, and once."""
    n = s.options.players
    cards = [*s.deck, *s.market]
    for mask in (s.gossip, s.revealed, s.safe, *s.hands, *s.reputation):
        cards += bits(mask)
    items = [*s.item_deck, *s.item_discard, *(item for item in s.shops if item != c.NO_ITEM)]
    for held in s.held:
        assert len(held) <= c.ITEMS_HELD + (s.agenda[-1:] == [DROP])
        items += held
    if s.festivity is not None:
        cards += [play & 63 for play in s.festivity.played]
        items += [c.DRESS + suit for suit in bits(s.festivity.dresses)]
    assert Counter(cards) == Counter(bits(c.VICE_CARDS[n]))
    assert len(cards) == (0, 40, 40, 44, 48, 52)[n]
    assert Counter(items) == +Counter(dict(enumerate(c.ITEM_COUNTS[s.options.items])))
    assert len(s.market) <= c.MARKET_SIZE
    indictments = [*s.major, *s.minor]
    for own in s.indictments:
        indictments += own
    assert sorted(indictments) == list(range(c.INDICTMENTS))
    for seat in range(n):
        kinds = Counter(token >> 2 & 1 for token in s.tokens[seat])
        assert kinds[c.LOYAL] <= c.LOYAL_TOKENS
        assert kinds[c.INFORMER] <= 1
        if s.ending == NOBODY:
            shown = [t & 3 for t in s.tokens[seat] if t & 8 and t >> 2 & 1 == c.INFORMER]
            assert shown == ([] if s.informer[seat] == NOBODY else [s.informer[seat]])
        assert not s.reputation[seat] & c.THREATS
    assert min(s.joy) >= 0
    assert s.community >= 0
    assert min(s.cubes) >= 0
    assert min(s.evidence) >= 0
    assert min(s.draw_tokens) >= 0
    assert 1 <= s.week <= c.WEEKS
