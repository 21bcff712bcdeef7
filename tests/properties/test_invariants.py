"""What holds in every game: pieces, legal lists, refusals, copies, and the declared fields."""

import ast
import copy
import inspect
import pickle
from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import OPTIONS, SEEDS, STEADY, check_pieces, every_options, fingerprint, play
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, state
from mollyhouse import knowledge as known
from mollyhouse.chance import FastChance, ReplayChance
from mollyhouse.errors import (
    BadOptions,
    GameOver,
    IllegalAction,
    MalformedAction,
    MollyHouseError,
    NotYourTurn,
)
from mollyhouse.events import project
from mollyhouse.observation import observe
from mollyhouse.state import (
    CLOSING,
    ENCOUNTER,
    FESTIVITY_FIELDS,
    FIELDS,
    HIDDEN,
    NOBODY,
    OPENING,
    PLAY,
    PUBLIC,
    SEAT,
    WINDOW,
    Festivity,
    Options,
    State,
    play_of,
)
from mollyhouse.view import views

# --- pieces ---------------------------------------------------------------------------------------


@settings(STEADY, max_examples=30)
@given(OPTIONS, SEEDS)
def test_pieces_are_conserved_and_joy_is_never_negative(options: Options, seed: int) -> None:
    for s in play(options, seed).states():
        check_pieces(s)


@pytest.mark.parametrize("players", range(1, 6))
def test_every_game_ends_with_a_result(players: int) -> None:
    for options in every_options():
        if options.players == players:
            end = play(options, 1000 + players).end
            assert engine.game_over(end)
            assert engine.to_act(end) == []
            assert engine.next_seat(end) == NOBODY
            assert end.ending in range(len(c.ENDINGS))
            assert not end.winners & end.hanged
            assert end.ending != c.ATROPHY or not end.winners


# --- legal lists and refusals ----------------------------------------------------------------------


@settings(STEADY, max_examples=12)
@given(OPTIONS, SEEDS)
def test_legal_lists(options: Options, seed: int) -> None:
    """Unique, in a fixed order, there for who must act; whatever stands in them applies."""
    game = play(options, seed)
    for s in game.states():
        asked = engine.to_act(s)
        assert bool(asked) != engine.game_over(s)
        assert engine.next_seat(s) == (asked[0] if asked else NOBODY)
        twin = pickle.loads(pickle.dumps(s))
        for seat in range(options.players):
            legal = engine.legal(s, seat)
            assert len(legal) == len(set(legal))
            assert legal == engine.legal(twin, seat)
            if seat in asked:
                assert legal
            elif s.sealed[seat] == NOBODY:
                assert legal in ([], [a.A_VIOLIN])
            for action in legal:
                after = s.copy()
                engine.apply(after, seat, action, FastChance(seed))
                check_pieces(after)


@settings(STEADY, max_examples=6)
@given(OPTIONS, SEEDS)
def test_every_other_action_is_refused_without_a_change(options: Options, seed: int) -> None:
    """The whole table, for all seats and for some that do not exist, at each kind of question."""
    game = play(options, seed)
    met: set[int] = set()
    for s in [*game.states()][:: 1 + seed % 3]:
        step = s.agenda[-1] if s.agenda else NOBODY
        if step in met:
            continue
        met.add(step)
        before = fingerprint(s)
        chance = FastChance(seed, recording=True)
        for seat in range(-1, options.players + 1):
            inside = 0 <= seat < options.players
            legal = engine.legal(s, seat) if inside else []
            error: type[MollyHouseError] = (
                GameOver if step == NOBODY else IllegalAction if legal else NotYourTurn
            )
            for action in range(a.ACTIONS):
                if action not in legal:
                    with pytest.raises(error) as refusal:
                        engine.apply(s, seat, a.text(action) if action % 2 else action, chance)
                    if isinstance(refusal.value, IllegalAction):
                        assert refusal.value.rule == engine.RULE_OF_STEP[step]
                        assert refusal.value.possible == tuple(a.text(i) for i in legal)
            for wrong in (
                -1,
                a.ACTIONS,
                10**9,
                "",
                "lie",
                "Lie low",
                "move 16",
                "play HR",
                "x" * 999,
            ):
                with pytest.raises(MalformedAction):
                    engine.apply(s, seat, wrong, chance)
        assert fingerprint(s) == before
        assert chance.outcomes == []


def test_notation_and_ids_round_trip() -> None:
    texts = [a.text(action) for action in range(a.ACTIONS)]
    assert len(set(texts)) == a.ACTIONS
    assert [a.parse(text) for text in texts] == list(range(a.ACTIONS))
    assert sorted(set(a.KIND)) == list(range(len(a.KIND_NAMES)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 0},
        {"players": 6},
        {"players": 3, "rules": "house"},
        {"players": 3, "items": ""},
        {"players": 3, "sentencing": "mild"},
    ],
)
def test_options_that_do_not_exist_are_refused(wrong: dict[str, str | int]) -> None:
    with pytest.raises(BadOptions):
        Options.named(**wrong)  # type: ignore[arg-type]


# --- copies, pickles, apply and step ---------------------------------------------------------------


@settings(STEADY, max_examples=25)
@given(OPTIONS, SEEDS)
def test_copies_are_independent(options: Options, seed: int) -> None:
    """Played on from copy to copy, all earlier states stay as they were."""
    game = play(options, seed)
    s = game.moves[0].before.copy()
    chance = ReplayChance([outcome for move in game.moves for outcome in move.outcomes])
    earlier = []
    for move in game.moves:
        earlier.append((s, fingerprint(s)))
        s = s.copy()
        engine.apply(s, move.seat, move.action, chance)
    for old, before in earlier:
        assert fingerprint(old) == before
    assert fingerprint(s) == fingerprint(game.end)


@settings(STEADY, max_examples=25)
@given(OPTIONS, SEEDS)
def test_apply_and_step_agree(options: Options, seed: int) -> None:
    game = play(options, seed)
    for move, after in zip(game.moves, [*game.states()][1:], strict=True):
        if move.seat == engine.next_seat(move.before):
            s = move.before.copy()
            chance = ReplayChance(move.outcomes)
            engine.step(s, move.action, chance)
            assert fingerprint(s) == fingerprint(after)
            assert chance.count == len(move.outcomes)


@settings(STEADY, max_examples=10)
@given(OPTIONS, SEEDS)
def test_pickles_and_deep_copies_are_the_same(options: Options, seed: int) -> None:
    for s in play(options, seed).states():
        for twin in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
            assert fingerprint(twin) == fingerprint(s)
    twin = pickle.loads(pickle.dumps(options))
    assert vars_of(twin) == vars_of(options)


def vars_of(options: Options) -> list[int]:
    return [getattr(options, name) for name in Options.__slots__]


def test_a_pickle_has_no_log() -> None:
    s = State(Options(2))
    s.log = []
    assert pickle.loads(pickle.dumps(s)).log is None
    assert s.copy().log is None


# --- questions that several answer at once (G12) ----------------------------------------------------


def answered(s: State, order: list[tuple[int, int]], seed: int) -> tuple[object, ...]:
    """What comes of a simultaneous question that is answered in this order."""
    s = s.copy()
    chance = FastChance(seed, recording=True)
    for seat, action in order:
        shown = engine.apply(s, seat, action, chance)
    public = [project(event, None) for event in shown if event.what not in ("ready", "changed")]
    return fingerprint(s), public, chance.outcomes


def check_orders(s: State, rng: Random) -> None:
    """All orders of the same answers, changed on the way or not, come to the same."""
    asked = engine.to_act(s)
    answers = {seat: rng.choice(engine.legal(s, seat)) for seat in asked}
    orders = [[(seat, answers[seat]) for seat in order] for order in permutations(asked)]
    rng.shuffle(orders)
    outcome = answered(s, orders[0], 5)
    for order in orders[1:7]:
        assert answered(s, order, 5) == outcome
    for order in orders[:6]:
        if len(order) > 1:
            first = order[0][0]
            wavering = [
                (first, rng.choice(engine.legal(s, first))),
                *order[1:-1],
                order[0],
                order[-1],
            ]
            assert answered(s, wavering, 5) == outcome


@settings(STEADY, max_examples=25)
@given(OPTIONS, SEEDS)
def test_the_order_of_simultaneous_answers_does_not_matter(options: Options, seed: int) -> None:
    for s in play(options, seed).states():
        if (
            s.agenda
            and s.agenda[-1] in (OPENING, ENCOUNTER)
            and not any(answer != NOBODY for answer in s.sealed)
        ):
            check_orders(s, Random(seed))


# --- knowledge -------------------------------------------------------------------------------------


def masks_of(beliefs: Mapping[str, Any]) -> list[int]:
    """What a view says may lie in the deck, in the gossip pile and in each hand."""
    places = [beliefs["deck"], beliefs["gossip"], *beliefs["hands"]]
    return [sum(1 << c.CARD_CODES.index(code) for code in place) for place in places]


@settings(STEADY, max_examples=16)
@given(OPTIONS, SEEDS)
def test_knowledge_is_sound(options: Options, seed: int) -> None:
    """Nobody takes a card to be where it is not, and seats know at least what everybody knows."""
    for s in play(options, seed).states():
        hidden = [sum(1 << card for card in s.deck), s.gossip, *s.hands]
        *own, spectator = views(s)
        public = masks_of(spectator["maybe"])
        for place, cards in enumerate(hidden):
            assert not cards & ~public[place]
        for seat, view in enumerate(own):
            assert masks_of(view["maybe"]) == public
            for place, cards in enumerate(masks_of(view["you"]["maybe"])):
                if place == 2 + seat:
                    assert not cards
                else:
                    assert not hidden[place] & ~cards
                    assert not cards & ~public[place]
            sure = masks_of({"deck": [], **view["you"]["sure"]})
            for actual, cards in zip(hidden, sure, strict=True):
                assert not cards & ~actual


# --- the declared fields ---------------------------------------------------------------------------


def names_in(function: Callable[..., object], owner: str) -> set[str]:
    """Attributes of ``owner`` that a function sets."""
    tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(function)))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            assert isinstance(node.value, ast.Name)
            if node.value.id == owner:
                found.add(node.attr)
    return found


def test_every_field_of_a_state_is_declared() -> None:
    assert set(State.__slots__) == set(FIELDS)
    assert names_in(State.__init__, "self") == set(FIELDS)
    assert names_in(State.copy, "s") == set(FIELDS)
    assert set(FIELDS.values()) == {PUBLIC, SEAT, HIDDEN}
    assert set(Festivity.__slots__) == set(FESTIVITY_FIELDS)
    assert names_in(Festivity.__init__, "self") == set(FESTIVITY_FIELDS)
    assert names_in(Festivity.copy, "f") | {"runner", "house"} == set(FESTIVITY_FIELDS)


def middle() -> State:
    """A state of three players in which every field holds something, as in no real game."""
    s = State(Options(3))
    deal = iter([*range(7), *range(9, 20), *range(22, 33), *range(35, 46), *range(48, 52)])
    s.hands = [sum(1 << next(deal) for _ in range(4)) for _ in range(3)]
    s.deck = [next(deal) for _ in range(8)]
    s.gossip = sum(1 << next(deal) for _ in range(5))
    s.market = [next(deal) for _ in range(3)]
    s.safe = 1 << next(deal)
    s.revealed = 1 << next(deal)
    s.reputation = [1 << next(deal) for _ in range(3)]
    s.knowledge = known.fresh(3, c.VICE_CARDS[3])
    s.agenda = [state.TURN, CLOSING]
    s.waiting = 1
    s.pawn = [0, 4, 8]
    s.held = [(c.GIN,), (), (c.VIOLIN, c.DRESS)]
    s.item_deck = [c.GIN, c.NOTICE, c.BRIBE]
    s.tokens = [(0, 5), (2 + 8,), (3,)]
    s.major, s.minor = [0, 1, 2], [8, 9]
    s.indictments = [(4, 11), (5,), ()]
    f = s.festivity = Festivity(1, 2)
    f.played = [play_of(next(deal), 5, 3), play_of(next(deal), 0, 0)]
    return s


def more(name: str) -> Callable[[State], None]:
    """Change a number, or the last number of a list."""

    def change(s: State) -> None:
        value = getattr(s, name)
        setattr(s, name, [*value[:-1], value[-1] + 1] if isinstance(value, list) else value + 1)

    return change


def put(name: str, value: object) -> Callable[[State], None]:
    return lambda s: setattr(s, name, value)


def change_festivity(name: str) -> Callable[[State], None]:
    def change(s: State) -> None:
        f = s.festivity
        assert f is not None
        value = getattr(f, name)
        setattr(f, name, [*value, 1] if isinstance(value, list) else int(value) + 1)

    return change


CHANGES: dict[str, Callable[[State], None]] = {
    "options": put("options", Options(3, sentencing=state.FLAT)),
    "agenda": put("agenda", [state.END_TURN, CLOSING]),
    "waiting": more("waiting"),
    "week": more("week"),
    "turn": more("turn"),
    "candelabra": more("candelabra"),
    "die1": more("die1"),
    "die2": more("die2"),
    "market": lambda s: s.market.reverse(),
    "revealed": put("revealed", 0),
    "safe": put("safe", 0),
    "reputation": lambda s: s.reputation.reverse(),
    "cubes": more("cubes"),
    "joy": more("joy"),
    "community": more("community"),
    "pawn": more("pawn"),
    "evidence": more("evidence"),
    "raided": more("raided"),
    "item_discard": put("item_discard", [3]),
    "shops": more("shops"),
    "held": put("held", [(c.GIN,), (c.GIN,), ()]),
    "informer": more("informer"),
    "indicted": more("indicted"),
    "dominoes": more("dominoes"),
    "asked": more("asked"),
    "draw_tokens": more("draw_tokens"),
    "final_week": put("final_week", True),
    "festivity": put("festivity", None),
    "ending": put("ending", c.ATROPHY),
    "winners": more("winners"),
    "hanged": more("hanged"),
    "points": put("points", [3, 0, 0]),
}
"""A change of every public field."""

HIDDEN_CHANGES: dict[str, Callable[[State], None]] = {
    "log": put("log", []),
    "deck": lambda s: s.deck.reverse(),
    "gossip": lambda s: put("gossip", sum(1 << card for card in s.deck[:5]))(s),
    "item_deck": lambda s: s.item_deck.reverse(),
    "major": put("major", [1, 3, 7]),
    "minor": put("minor", [12, 13]),
}
"""A change of every hidden field that leaves its count."""

SEAT_CHANGES: dict[str, Callable[[State], None]] = {
    "sealed": put("sealed", [9, 3, 3]),
    "hands": lambda s: put("hands", [sum(1 << card for card in s.deck[:4]), *s.hands[1:]])(s),
    "tokens": put("tokens", [(4, 1), (2 + 8,), (3,)]),
    "indictments": put("indictments", [(6, 11), (5,), ()]),
    "knowledge": lambda s: put("knowledge", s.knowledge & ~(1 << s.deck[0]))(s),
}
"""A change of every field of a seat that only seat 0 may notice."""


def test_there_is_a_change_for_every_field() -> None:
    for kind, changes in ((PUBLIC, CHANGES), (HIDDEN, HIDDEN_CHANGES), (SEAT, SEAT_CHANGES)):
        assert set(changes) == {name for name, who in FIELDS.items() if who == kind}


def seen_by(s: State) -> list[list[int]]:
    return [observe(s, seat) for seat in (0, 1, 2, -1)]


@pytest.mark.parametrize("name", CHANGES)
def test_everybody_sees_a_public_field(name: str) -> None:
    s = middle()
    before = seen_by(s)
    CHANGES[name](s)
    for was, now in zip(before, seen_by(s), strict=True):
        assert was != now


@pytest.mark.parametrize("name", FESTIVITY_FIELDS)
def test_everybody_sees_a_field_of_a_festivity(name: str) -> None:
    s = middle()
    before = seen_by(s)
    change_festivity(name)(s)
    for was, now in zip(before, seen_by(s), strict=True):
        assert was != now


@pytest.mark.parametrize("name", HIDDEN_CHANGES)
def test_nobody_sees_a_hidden_field(name: str) -> None:
    s = middle()
    before, length = seen_by(s), fingerprint(s)
    HIDDEN_CHANGES[name](s)
    assert fingerprint(s) != length
    assert seen_by(s) == before


@pytest.mark.parametrize("name", ["deck", "gossip", "item_deck", "major", "minor"])
def test_everybody_sees_the_count_of_a_hidden_field(name: str) -> None:
    s = middle()
    before = seen_by(s)
    setattr(s, name, 1 if name == "gossip" else getattr(s, name)[1:])
    for was, now in zip(before, seen_by(s), strict=True):
        assert was != now


@pytest.mark.parametrize("name", SEAT_CHANGES)
def test_only_its_seat_sees_a_field_of_a_seat(name: str) -> None:
    s = middle()
    s.sealed = [3, 3, 3]
    before = seen_by(s)
    SEAT_CHANGES[name](s)
    now = seen_by(s)
    assert now[0] != before[0]
    assert now[1:] == before[1:]


@settings(STEADY, max_examples=20)
@given(OPTIONS, SEEDS, st.data())
def test_violins_are_offered_out_of_turn(options: Options, seed: int, data: st.DataObject) -> None:
    """I6: a holder who is not asked may still play it, and the question stays the same."""
    game = play(options, seed)
    for s in game.states():
        free = [p for p in range(options.players) if not s.waiting >> p & 1 and engine.legal(s, p)]
        free = [p for p in free if s.sealed[p] == NOBODY]
        if free and s.agenda[-1] in (PLAY, WINDOW):
            after = s.copy()
            engine.apply(after, data.draw(st.sampled_from(free)), "violin", FastChance(seed))
            assert after.agenda == s.agenda
            assert after.waiting == s.waiting
