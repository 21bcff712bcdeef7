"""Sampled states: what a seat cannot tell from the real one, and each as likely as it should be."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games import OPTIONS, SEEDS, STEADY, bits, check_pieces, every_options, play
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, sample, state
from mollyhouse import knowledge as known
from mollyhouse.chance import FastChance
from mollyhouse.masks import codes
from mollyhouse.sample import Layout, Sampler
from mollyhouse.state import NOBODY, Options, State
from mollyhouse.view import view, views


def check_beliefs(beliefs: Mapping[str, Any], s: State, own: int) -> None:
    """The cards lie where they may, and those that are sure are there."""
    hidden = [set(codes(sum(1 << card for card in s.deck))), set(codes(s.gossip))]
    hidden += [set(codes(hand)) for hand in s.hands]
    maybe = [beliefs["maybe"]["deck"], beliefs["maybe"]["gossip"], *beliefs["maybe"]["hands"]]
    sure = [[], beliefs["sure"]["gossip"], *beliefs["sure"]["hands"]]
    for place, cards in enumerate(hidden):
        if place != 2 + own:
            assert cards <= set(maybe[place])
            assert set(sure[place]) <= cards


@settings(STEADY, max_examples=25)
@given(OPTIONS, SEEDS)
def test_the_observer_cannot_tell_a_sample_from_the_real_game(options: Options, seed: int) -> None:
    rng = Random(seed)
    states = [*play(options, seed).states()]
    for s in [*rng.sample(states, 8), states[0], states[-1]]:
        seat = rng.choice([*range(options.players), None])
        seen = view(s, seat)
        other = sample.sample(seen, rng)
        assert view(other, seat) == seen
        check_pieces(other)
        check_beliefs(seen, other, NOBODY)
        if seat is not None:
            check_beliefs(seen["you"], other, seat)
            assert engine.legal(other, seat) == engine.legal(s, seat)
            assert other.hands[seat] == s.hands[seat]
        assert engine.to_act(other) == engine.to_act(s)
        assert engine.next_seat(other) == engine.next_seat(s)


@settings(STEADY, max_examples=25)
@given(OPTIONS, SEEDS)
def test_others_in_a_sample_know_only_what_all_know(options: Options, seed: int) -> None:
    rng = Random(seed)
    for s in rng.sample([*play(options, seed).states()], 8):
        seat = rng.randrange(options.players)
        *own, spectator = views(sample.sample(view(s, seat), rng))
        for other, seen in enumerate(own):
            if other != seat:
                hand = seen["you"]["hand"]

                def unseen(cards: list[str], hand: list[str] = hand) -> list[str]:
                    return [code for code in cards if code not in hand]

                public = spectator["maybe"]
                hands = [unseen(cards) for cards in public["hands"]]
                hands[other] = []
                assert seen["you"]["maybe"] == {
                    "deck": unseen(public["deck"]),
                    "gossip": unseen(public["gossip"]),
                    "hands": hands,
                }


@settings(STEADY, max_examples=12)
@given(OPTIONS, SEEDS)
def test_a_sample_can_be_played_to_the_end(options: Options, seed: int) -> None:
    rng = Random(seed)
    s = rng.choice([*play(options, seed).states()])
    sampler = Sampler(view(s, rng.choice([*range(options.players), None])))
    for _ in range(2):
        other = sampler.sample(rng)
        chance = FastChance(seed)
        while not engine.game_over(other):
            seat = engine.next_seat(other)
            engine.step(other, rng.choice(engine.legal(other, seat)), chance)
        check_pieces(other)


# --- exact distributions ---------------------------------------------------------------------------


def check_distribution(drawn: Counter[Hashable], weights: Mapping[Hashable, float]) -> None:
    """Nothing impossible was drawn, and the frequencies are those of the weights (chi-square)."""
    assert set(drawn) <= set(weights)
    total = sum(weights.values())
    square = 0.0
    for key, weight in weights.items():
        expected = drawn.total() * weight / total
        assert expected >= 5, "too few draws to tell"
        square += (drawn[key] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert square < freedom + 4 * sqrt(2 * freedom) + 4


def every_layout(places: list[tuple[int, int]], cards: list[int]) -> list[tuple[int, ...]]:
    """All ways to lay the cards, one after the other wherever one fits."""
    if not cards:
        return [] if any(size for size, _ in places) else [(0,) * len(places)]
    first, *rest = cards
    found = []
    for i, (size, mask) in enumerate(places):
        if size and mask >> first & 1:
            left = [(size - (j == i), mask) for j, (size, mask) in enumerate(places)]
            for masks in every_layout(left, rest):
                found.append(tuple(m | (j == i) << first for j, m in enumerate(masks)))
    return found


@st.composite
def layouts(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[int]]:
    """Up to 7 cards for up to 4 places; which card may lie where is anything."""
    cards = draw(st.lists(st.integers(0, 51), min_size=1, max_size=7, unique=True))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), max_size=3)))
    sizes = [b - a for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    few = st.lists(st.sampled_from(cards), unique=True).map(lambda some: sum(1 << k for k in some))
    masks = st.one_of(few, st.just(c.ALL_CARDS), st.integers(0, c.ALL_CARDS))
    return [(size, draw(masks)) for size in sizes], cards


@settings(STEADY, max_examples=300)
@given(layouts())
def test_layouts_are_counted(system: tuple[list[tuple[int, int]], list[int]]) -> None:
    places, cards = system
    layout = Layout(places, sum(1 << card for card in cards))
    assert layout.ways() == len(every_layout(places, cards))


@settings(STEADY, max_examples=60)
@given(layouts(), SEEDS)
def test_layouts_are_drawn_uniformly(system: tuple[list[tuple[int, int]], list[int]], seed: int) -> None:
    places, cards = system
    every = every_layout(places, cards)
    assume(1 <= len(every) <= 60)
    layout = Layout(places, sum(1 << card for card in cards))
    rng = Random(seed)
    drawn: Counter[Hashable] = Counter(tuple(layout.draw(rng)) for _ in range(10 * len(every)))
    check_distribution(drawn, dict.fromkeys(every, 1.0))


def tiny() -> State:
    """Two players, and only eight cards that do not lie before everybody."""
    s = State(Options(2))
    s.agenda = [state.TURN, state.ACTION]
    s.waiting = 1
    s.pawn = [2, 6]
    hidden = [c.CARD_CODES.index(code) for code in ("C1", "F3", "HJ", "HR", "PC", "H2", "P6", "CQ")]
    s.deck = hidden[0:2]
    s.gossip = 1 << hidden[2] | 1 << hidden[3]
    s.hands = [1 << hidden[4] | 1 << hidden[5], 1 << hidden[6] | 1 << hidden[7]]
    s.safe = c.VICE_CARDS[2] & ~sum(1 << card for card in hidden)
    s.knowledge = known.fresh(2, c.VICE_CARDS[2])
    s.knowledge = known.no_threats(s.knowledge, 2, 1, c.THREATS)
    s.knowledge = known.slipped(s.knowledge, 2, 0, hidden[2])
    for item in range(c.ITEMS):
        s.item_deck += [item] * c.ITEM_COUNTS[0][item]
    s.major, s.minor = [*range(8)], [*range(8, 16)]
    return s


def draws(s: State, seat: int | None, count: int) -> list[State]:
    sampler = Sampler(view(s, seat))
    rng = Random(2024)
    return [sampler.sample(rng) for _ in range(count)]


def cards_in(codes: str) -> int:
    return sum(1 << c.CARD_CODES.index(code) for code in codes.split())


def test_whole_states_are_drawn_as_exact_enumeration_says() -> None:
    """The rogue is not in the other hand (W1), the jack lies where the observer put it (G3), and
    the informer is any of the four tokens of the other player, two of them face down on houses.
    """
    s = tiny()
    s.tokens[1] = (1, 2 + 4)
    weights: dict[Hashable, float] = {}
    unknown = bits(cards_in("C1 F3 HR P6 CQ"))
    rogue, jack = bits(cards_in("HR"))[0], cards_in("HJ")
    for one, two, three, four, five in permutations(unknown):
        if four < five and rogue not in (four, five):
            for tokens, weight in (((1 + 4, 2), 1.0), ((1, 2 + 4), 1.0), ((1, 2), 2.0)):
                weights[(one, two), 1 << three | jack, 1 << four | 1 << five, tokens] = weight
    assert len(weights) == 3 * 36
    drawn: Counter[Hashable] = Counter(
        (tuple(t.deck), t.gossip, t.hands[1], t.tokens[1]) for t in draws(s, 0, 5000)
    )
    check_distribution(drawn, weights)


def test_a_spectator_draws_both_hands() -> None:
    s = tiny()
    s.safe |= 1 << s.deck.pop()
    weights: dict[Hashable, float] = {}
    hidden = bits(cards_in("C1 HJ HR PC H2 P6 CQ"))
    for order in permutations(hidden):
        _, two, three, four, five, six, seven = order
        threat = (1 << six | 1 << seven) & c.THREATS
        if two < three and four < five and six < seven and not threat:
            key = (1 << two | 1 << three, 1 << four | 1 << five, 1 << six | 1 << seven)
            weights[key] = 1.0
    drawn: Counter[Hashable] = Counter((t.gossip, *t.hands) for t in draws(s, None, 4000))
    check_distribution(drawn, weights)


def test_a_sealed_opening_is_any_card_of_the_hand() -> None:
    s = tiny()
    s.agenda = [state.TURN, state.OPENING]
    s.sealed[1] = a.A_START + bits(s.hands[1])[0]
    weights: dict[Hashable, float] = {}
    for one, two in permutations(bits(cards_in("C1 F3 P6 CQ")), 2):
        weights[1 << one | 1 << two, a.A_START + one] = 1.0
    drawn: Counter[Hashable] = Counter((t.hands[1], t.sealed[1]) for t in draws(s, 0, 1500))
    check_distribution(drawn, weights)


@pytest.mark.parametrize("kind", (c.LOYAL, c.INFORMER))
def test_a_sealed_encounter_is_any_token_that_is_left(kind: int) -> None:
    """W6: the informer is the placed token or, three times as likely, one of the others."""
    s = tiny()
    s.agenda = [state.CLEANUP, state.ENCOUNTER]
    s.indicted = 3
    s.tokens[1] = (3,)
    s.sealed[1] = a.A_ENCOUNTER + kind
    loyal, informer = a.A_ENCOUNTER + c.LOYAL, a.A_ENCOUNTER + c.INFORMER
    weights: dict[Hashable, float] = {
        ((3 + 4,), loyal): 2.0,
        ((3,), loyal): 3.0,
        ((3,), informer): 3.0,
    }
    drawn: Counter[Hashable] = Counter((t.tokens[1], t.sealed[1]) for t in draws(s, 0, 1500))
    check_distribution(drawn, weights)


def test_indictments_and_items_are_any_that_are_left() -> None:
    s = tiny()
    s.minor = [*range(10, 16)]
    s.indictments = [(8,), (9,)]
    states = draws(s, 0, 3000)
    drawn: Counter[Hashable] = Counter(t.indictments[1] for t in states)
    # Minors 8 and 9 have the same face; the observer holds one of the two.
    merged = Counter({key: n for key, n in drawn.items() if key not in ((8,), (9,))})
    merged[9,] = drawn[8,] + drawn[9,]
    check_distribution(merged, {(i,): 1.0 for i in range(9, 16)})
    items: Counter[Hashable] = Counter(t.item_deck[-1] for t in states)
    check_distribution(items, {i: float(n) for i, n in enumerate(c.ITEM_COUNTS[0]) if n})
    tops: Counter[Hashable] = Counter(t.major[-1] for t in states)
    check_distribution(tops, dict.fromkeys(range(8), 1.0))


def test_every_kind_of_game_can_be_sampled_at_every_step() -> None:
    """All questions and the ends, so that no field of a view is read wrongly."""
    steps = set()
    for seed, options in enumerate(every_options()):
        rng = Random(seed)
        for s in play(options, seed + 500).states():
            step = s.agenda[-1] if s.agenda else NOBODY
            if step not in steps or rng.random() < 0.006:
                steps.add(step)
                for seat in (*range(options.players), None):
                    seen = view(s, seat)
                    assert view(sample.sample(seen, rng), seat) == seen
    assert steps >= {*engine.RULE_OF_STEP, NOBODY}
