"""A game being played: its history, and how far undo goes."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance, SeededChance
from mollyhouse.errors import GameOver, IllegalAction, NotYourTurn
from mollyhouse.events import EVENTS, project
from mollyhouse.game import UNDO, Game
from mollyhouse.state import Options
from mollyhouse.view import view, views


def fresh(players: int = 3, seed: int = 0, **options: int) -> Game:
    """A game after its setup."""
    return Game(Options(players, **options), FastChance(seed, recording=True))


def until(game: Game, wanted: Callable[[Game, int, list[int]], bool], rng: random.Random) -> int | None:
    """Play on at random until a question is wanted; the seat that is asked, None if none comes."""
    while not game.over:
        seat = engine.next_seat(game.state)
        legal = engine.legal(game.state, seat)
        if wanted(game, seat, legal):
            return seat
        game.play(seat, rng.choice(legal))
    return None


def asked(kind: int) -> Callable[[Game, int, list[int]], bool]:
    """Whether an action of a kind is possible."""
    return lambda game, seat, legal: any(a.KIND[action] == kind for action in legal)


def find(kind: int) -> tuple[Game, int, int]:
    """Some game, seat and legal action of a kind."""
    for seed in range(200):
        game = fresh(1 + seed % 5, seed)
        seat = until(game, asked(kind), random.Random(seed))
        if seat is not None:
            legal = engine.legal(game.state, seat)
            return game, seat, next(action for action in legal if a.KIND[action] == kind)
    raise AssertionError("no such action in all these games")


def test_history_is_what_happened() -> None:
    game = fresh()
    assert game.history[0][0].what == "candelabra"
    for seat in range(3):
        events = game.play(seat, engine.legal(game.state, seat)[0])
        assert game.history[-1] is events
    assert len(game.history) == 4 and len(game.entries) == 3


def test_a_move_can_be_taken_back() -> None:
    game, seat, move = find(a.MOVE)
    before, history = views(game.state), len(game.history)
    game.play(seat, move)
    assert game.may_undo(seat)
    game.undo(seat)
    assert views(game.state) == before and len(game.history) == history
    assert game.entries[-1] == (seat, UNDO)
    assert not game.may_undo(seat)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        game.play(seat, UNDO)


def test_several_actions_can_be_taken_back_one_by_one() -> None:
    for seed in range(300):
        game = fresh(3, seed)
        rng = random.Random(seed)
        seat = until(game, lambda game, seat, legal: _two(legal), rng)
        if seat is None:
            continue
        start = views(game.state)
        game.play(seat, next(x for x in engine.legal(game.state, seat) if a.KIND[x] == a.DISCARD))
        middle = views(game.state)
        game.play(seat, engine.legal(game.state, seat)[0])
        if not game.may_undo(seat):
            continue
        game.undo(seat)
        assert views(game.state) == middle
        game.undo(seat)
        assert views(game.state) == start
        return
    pytest.fail("no hand with so many cards")


def _two(legal: list[int]) -> bool:
    return a.KIND[legal[0]] == a.DISCARD and len(legal) > c.HAND_LIMIT + 2


@pytest.mark.parametrize("kind", [a.LIE_LOW, a.CRUISE, a.FESTIVITY, a.PLAY, a.BRIBE, a.ACCUSE, a.VIOLIN])
def test_what_reveals_cannot_be_taken_back(kind: int) -> None:
    game, seat, action = find(kind)
    game.play(seat, action)
    assert not any(game.may_undo(other) for other in range(game.options.players))


def test_nobody_else_can_take_it_back() -> None:
    game, seat, move = find(a.MOVE)
    game.play(seat, move)
    for other in range(-1, 6):
        if other != seat:
            assert not game.may_undo(other)
            with pytest.raises(IllegalAction):
                game.undo(other)


def test_secret_choices_are_changed_not_taken_back() -> None:
    game = fresh()
    first, second = engine.legal(game.state, 1)[:2]
    game.play(1, first)
    assert not game.may_undo(1)
    game.play(1, second)
    assert not game.may_undo(1)
    assert game.state.sealed[1] == second


def test_a_discard_taken_back_stays_private() -> None:
    """Nobody else's view changes, nor is there an event left, whichever card it was."""
    for seed in range(300):
        game = fresh(3, seed)
        seat = until(game, lambda game, seat, legal: _two(legal), random.Random(seed))
        if seat is not None:
            break
    assert seat is not None
    others = [other for other in (*range(3), None) if other != seat]
    before = [view(game.state, other) for other in others]
    heard = []
    for action in engine.legal(game.state, seat):
        events = game.play(seat, action)
        heard.append([[project(event, other) for event in events] for other in others])
        game.undo(seat)
        assert [view(game.state, other) for other in others] == before
    assert all(one == heard[0] for one in heard)


def test_undo_goes_never_behind_a_reveal_chance_or_another_seat() -> None:
    """Over random games: what may be taken back has told nobody anything."""
    undone = 0
    for seed in range(20):
        game = fresh(1 + seed % 5, seed, preset=seed % 2, items=seed // 2 % 2)
        rng = random.Random(seed)
        while not game.over:
            seat = engine.next_seat(game.state)
            chances = game.chance.count
            before = views(game.state)
            events = game.play(seat, rng.choice(engine.legal(game.state, seat)))
            if not game.may_undo(seat):
                continue
            undone += 1
            assert game.chance.count == chances
            assert not any(EVENTS[event.what].reveals for event in events)
            if rng.random() < 0.3:
                game.undo(seat)
                assert views(game.state) == before
    assert undone > 200


def test_refused_actions_leave_no_trace() -> None:
    game = fresh()
    entries, history = list(game.entries), list(game.history)
    for seat, action in ((0, "move 7"), (9, "pass"), (-1, "pass"), (0, "nonsense"), (0, 10**9), (0, -1)):
        with pytest.raises(Exception) as caught:
            game.play(seat, action)
        assert type(caught.value).__module__ == "mollyhouse.errors"
    assert (game.entries, game.history) == (entries, history)
    with pytest.raises(NotYourTurn):
        game.play(7, "lie low")


def test_after_the_end_nothing_can_be_taken_back() -> None:
    game = fresh(2)
    until(game, lambda *_: False, random.Random(0))
    assert game.over
    with pytest.raises(GameOver):
        game.undo(0)
    with pytest.raises(GameOver):
        game.play(0, "lie low")


def test_chance_goes_on_after_an_undo() -> None:
    """Chance never rewinds: with an undo in between, the dice fall as without it."""
    rolled: list[Any] = []
    for back in (False, True):
        game = Game(Options(1), SeededChance(bytes(32)))
        game.play(0, engine.legal(game.state, 0)[0])
        move = engine.legal(game.state, 0)[0]
        game.play(0, move)
        if back:
            game.undo(0)
            game.play(0, move)
        game.play(0, "lie low")
        rolled.append(game.chance.outcomes)
    assert rolled[0] == rolled[1]
