"""Nobody receives over the wire what depends on what they may not know.

As in the test of the engine, a recorded game is played twice, here over HTTP: once as it was, once with
two things exchanged that an observer cannot tell apart. Tokens, ids and the clock are the same in both.
All that the observer receives (bodies, errors, headers, ids, the stream, replay, undo) has to be the
same, byte for byte, until a rule shows one of the two.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import httpx
import pytest
from fastapi import FastAPI

from games import Game, play
from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import engine, view
from mollyhouse import events as event_shapes
from mollyhouse.chance import Outcome, ReplayChance
from mollyhouse.errors import MollyHouseError
from mollyhouse.events import Event, Shape
from mollyhouse.server import hub, people, replay, sitting, table
from mollyhouse.server.store import Entry
from mollyhouse.state import NOBODY, PRESETS, SENTENCINGS, Options, State
from properties.test_noninterference import (
    CardSwap,
    ItemSwap,
    Leak,
    Swap,
    TokenSwap,
    card_swap,
    difference,
    indictment_swap,
)
from server import inside

STEPS = 25
"""How many decisions a swap is followed; one of tokens longer, since the first are placed late."""
TOKEN_STEPS = 60
ASK = 12
"""How often everything is asked for; in between, the stream."""
GAMES = {1: 8, 3: 36, 5: 24}
"""By number of players: a game where an informer is placed early, and nobody got joy as a gift."""
READS = ("", "/messages", "/replay/0", "/notification")
"""What can be asked for as one of one's own seats, and is refused for another's."""
ENOUGH = 6
"""A swap that is shown earlier is not worth its while."""


class DeckSwap(ItemSwap):
    """Two items change places when their deck is shuffled."""

    def outcome(self, outcome: Outcome) -> Outcome:
        what, fall = outcome
        if what == ch.ITEM:
            fall = list(fall)
            fall[self.low], fall[self.high] = fall[self.high], fall[self.low]
        return what, fall


class Plan(NamedTuple):
    """A game and its double."""

    game: Game
    swap: Swap
    actions: list[int]
    outcomes: list[Outcome]
    probes: list[int]

    def worth(self) -> tuple[int, int]:
        """How often the other game is played differently, and how long."""
        moves = zip(self.game.moves, self.actions, strict=False)
        return sum(move.action != action for move, action in moves), len(self.actions)


def plan(game: Game, swap: Swap) -> Plan:
    """The actions and the chance of the other game, as far as the observer is shown neither thing."""
    outcomes = [swap.outcome(outcome) for outcome in game.outcomes]
    other = engine.new(game.options, ReplayChance(list(outcomes)))
    rng = Random(len(game.moves))
    actions: list[int] = []
    probes: list[int] = []
    states = [*game.states()]
    steps = TOKEN_STEPS if isinstance(swap, TokenSwap) else STEPS
    for i, move in enumerate(game.moves[:steps]):
        if swap.shown(move.before, move.events):
            break
        before = other.copy()
        renamed = swap.renamed(move)
        fall = [swap.outcome(outcome) for outcome in move.outcomes]
        happened: list[Event] = engine.apply(other, move.seat, renamed, ReplayChance(list(fall)))
        if swap.shown(before, happened):
            break
        outcomes += fall
        actions.append(renamed)
        if isinstance(swap, TokenSwap):
            swap.follow(states[i + 1])
        legal = [] if swap.seat is None else engine.legal(states[i + 1], swap.seat)
        probes.append(next(probe for probe in iter(lambda: swap.probe(rng), -1) if probe not in legal))
    return Plan(game, swap, actions, outcomes, probes)


@cache
def plans(players: int) -> list[Plan]:
    """Swaps of all sorts in one game."""
    game = play(_options(players, GAMES[players]), GAMES[players])
    assert not game.gift
    rng = Random(players)
    first = game.moves[0].before
    swaps: list[Swap | None] = [indictment_swap(first, None, rng)]
    for seat in (0, None):
        swaps += [card_swap(first, seat, rng) for _ in range(40)]
        swaps += [TokenSwap(seat, owner, NOBODY, 0) for owner in range(1, players)]
    for low, high in itertools.combinations(range(len(first.item_deck)), 2):
        if first.item_deck[low] != first.item_deck[high]:
            swaps.append(DeckSwap(None, low, high))
            break
    made = [plan(game, swap) for swap in swaps if swap is not None]
    best: dict[str, Plan] = {}
    for each in sorted(made, key=Plan.worth, reverse=True):
        if len(each.actions) >= ENOUGH:
            best.setdefault(f"{type(each.swap).__name__} {each.swap.seat}", each)
    return [*best.values()]


def _options(players: int, seed: int) -> Options:
    return Options(players, seed % 2, seed // 2 % 2, seed // 4 % 2)


# --- one of the two games, over HTTP ---------------------------------------------------------------


class World:
    """A server on which one of the two games is played, and all that the observer received from it.

    With hot seat, one person sits everywhere, and what is observed is the feed of one seat.
    """

    def __init__(
        self, chosen: Plan, actions: list[int], outcomes: list[Outcome], hot_seat: bool = False
    ) -> None:
        self.plan = chosen
        self.actions = actions
        self.outcomes = outcomes
        self.hot_seat = hot_seat
        self.told: list[str] = []

    def patched(self, patch: pytest.MonkeyPatch) -> None:
        """The same secrets, ids and time in both; and chance as it is told."""
        numbers, ticks = itertools.count(), itertools.count(1_700_000_000)
        for module in (sitting, people):
            patch.setattr(module, "new_token", lambda: f"{next(numbers):022d}")
        patch.setattr(hub, "time", SimpleNamespace(time=lambda: float(next(ticks))))
        for module in (table, replay):
            patch.setattr(module, "SeededChance", lambda seed: ReplayChance(list(self.outcomes)))

    def tell(self, answer: httpx.Response) -> None:
        """Keep an answer with its status and headers."""
        headers = [(k, v) for k, v in answer.headers.items() if k != "x-request-id"]
        self.told.append(f"{answer.status_code} {headers} {answer.text}")

    async def play(self, folder: Path) -> None:
        """Play, and listen."""
        options = self.plan.game.options
        wanted = {
            "rules": PRESETS[options.preset],
            "items": c.ITEM_SETS[options.items],
            "sentencing": SENTENCINGS[options.sentencing],
            "public": True,
        }
        async with inside.running(inside.settings(folder)) as app:
            seat = self.plan.swap.seat
            if self.hot_seat:
                name, owner = await inside.hot_seat(app, options.players, **wanted)
                seated = [owner] * options.players
            else:
                name, seated, _ = await inside.game(app, options.players, **wanted)
            mine = inside.client(app) if seat is None else seated[seat]
            token = mine.headers.get("authorization", "")[7:] or None
            query = f"seat={seat}" if self.hot_seat and seat is not None else ""
            async with inside.Stream(app, f"/api/tables/{name}/stream", token, query=query) as stream:
                await stream.wait(lambda s: bool(s.events()))
                for i, action in enumerate(self.actions):
                    mover = self.plan.game.moves[i].seat
                    await self.move(app, name, seated[mover], mover, a.text(action), f"{i}")
                    undo = app.state.hub.live[name].table.game.may_undo(mover)
                    if undo and i % 2:
                        await self.move(app, name, seated[mover], mover, "undo", f"{i} back")
                        self.tell(await mine.get(f"/api/tables/{name}?{query}"))
                        await self.move(app, name, seated[mover], mover, a.text(action), f"{i} again")
                    if i % ASK == 0 or i == len(self.actions) - 1:
                        await self.listen(app, name, mine, i, query)
                    newest = len(app.state.hub.live[name].table.feeds[-1 if seat is None else seat])
                    end = f"-{newest}\n".encode()
                    await stream.wait(lambda s, end=end: s.last_id().endswith(end))  # type: ignore[misc]
                headers = [(k, v) for k, v in stream.headers if k != b"x-request-id"]
                self.told.append(f"{headers} {stream.received.decode()}")

    async def move(
        self, app: FastAPI, name: str, who: httpx.AsyncClient, seat: int, action: str, key: str
    ) -> None:
        question = app.state.hub.live[name].table.question
        body = {"action": action, "question": question, "key": key}
        answer = await who.post(f"/api/tables/{name}/moves?seat={seat}", json=body)
        assert answer.status_code == 200, answer.text

    async def listen(self, app: FastAPI, name: str, mine: httpx.AsyncClient, i: int, query: str) -> None:
        """All that can be asked for, and all sorts of refusals."""
        now = app.state.hub.live[name].table
        steps = len(now.steps[-1 if self.plan.swap.seat is None else self.plan.swap.seat])
        # With hot seat the others are theirs as well, so what those see may differ.
        others = [-1, self.plan.swap.seat] if self.hot_seat else range(-1, now.players)
        for path in (
            "",
            "/messages",
            "/replay/0",
            f"/replay/{steps - 1}?{query}",
            f"/replay/0?log=true&{query}",
            f"/replay/{i // 2}?{query}",
            f"/replay/{steps}?{query}",
            "/replay/0?all_up=true",
            *(f"{read}?seat={other}" for read in READS for other in others),
            "/record",
            "/statistics",
        ):
            self.tell(await mine.get(f"/api/tables/{name}{path}"))
        self.tell(await mine.get("/api/tables/mine"))
        probe = a.text(self.plan.probes[i])
        for action, question in (
            (probe, now.question),
            (probe, now.question - 1),
            ("nonsense", now.question),
        ):
            body = {"action": action, "question": question, "key": f"{action} {i}"}
            self.tell(await mine.post(f"/api/tables/{name}/moves?{query}", json=body))


def compare(chosen: Plan, folder: Path, hot_seat: bool = False) -> int:
    """Play both games and compare; the answer is how much was compared."""
    game = chosen.game
    original = [move.action for move in game.moves[: len(chosen.actions)]]
    outcomes = [*game.outcomes, *(o for move in game.moves[: len(original)] for o in move.outcomes)]
    worlds: list[World] = []
    for actions, fall in ((original, outcomes), (chosen.actions, chosen.outcomes)):
        world = World(chosen, actions, fall, hot_seat)
        with pytest.MonkeyPatch.context() as patch:
            world.patched(patch)
            place = folder / f"{len(worlds)}"
            place.mkdir()
            asyncio.run(world.play(place))
        worlds.append(world)
    one, two = worlds
    for mine, other in zip(one.told, two.told, strict=True):
        if mine != other:
            raise Leak(difference(mine, other))
    return len(one.told)


@pytest.mark.parametrize("players", [1, 3, 5])
def test_nothing_on_the_wire_depends_on_what_its_reader_may_not_know(
    players: int, tmp_path: Path
) -> None:
    tally: Counter[str] = Counter()
    for i, chosen in enumerate(plans(players)):
        place = tmp_path / f"{i}"
        place.mkdir()
        tally[type(chosen.swap).__name__] += compare(chosen, place)
    wanted = ["CardSwap", "IndictmentSwap"] + ["TokenSwap"] * (players > 1)
    assert all(tally[kind] > 30 for kind in wanted), tally


def test_the_feed_of_a_seat_is_its_own_with_hot_seat(tmp_path: Path) -> None:
    compared = 0
    for i, chosen in enumerate(each for each in plans(3) if each.swap.seat is not None):
        place = tmp_path / f"{i}"
        place.mkdir()
        compared += compare(chosen, place, hot_seat=True)
    assert compared > 60


# --- planted leaks must be caught ------------------------------------------------------------------


def in_the_summary(patch: pytest.MonkeyPatch) -> None:
    honest = table.Table.summary

    def leaking(self: table.Table) -> dict[str, Any]:
        return {**honest(self), "debug": self.game and self.game.state.hands}

    patch.setattr(table.Table, "summary", leaking)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = engine.check

    def leaking(s: State, seat: int, action: int) -> None:
        try:
            honest(s, seat, action)
        except MollyHouseError as error:
            raise type(error)(f"{error} {s.hands} {s.deck}") from error

    patch.setattr(engine, "check", leaking)


def in_a_message(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(event_shapes.EVENTS, "draw", Shape("seat amount cards", reveals=True))


def in_the_replay(patch: pytest.MonkeyPatch) -> None:
    honest = view.view
    patch.setattr(replay, "view", lambda s, seat: {**honest(s, seat), "debug": s.hands})


def in_the_number_of_messages(patch: pytest.MonkeyPatch) -> None:
    honest = table.Table._apply_move

    def leaking(self: table.Table, entry: Entry) -> None:
        honest(self, entry)
        if entry.data["action"] == "encounter informer":
            self._tell({"kind": "pause"})

    patch.setattr(table.Table, "_apply_move", leaking)


PLANTS: dict[str, tuple[type[Swap], Callable[[pytest.MonkeyPatch], None]]] = {
    "in the summary": (CardSwap, in_the_summary),
    "in a refusal": (CardSwap, in_a_refusal),
    "in a message": (CardSwap, in_a_message),
    "in the replay": (CardSwap, in_the_replay),
    "in the number of messages": (TokenSwap, in_the_number_of_messages),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kind, plant = PLANTS[name]
    chosen = [each for each in plans(3) if isinstance(each.swap, kind)]
    plant(monkeypatch)
    with pytest.raises(Leak):
        for i, each in enumerate(chosen):
            place = tmp_path / f"{i}"
            place.mkdir()
            compare(each, place)
