"""Looking back: any step of a game as somebody may see it, and the statistics of a finished one."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

from fastapi import Path

from mollyhouse import record as records
from mollyhouse.chance import SeededChance
from mollyhouse.events import Event, project
from mollyhouse.game import Game
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Plain, Refused, Table
from mollyhouse.state import Options
from mollyhouse.view import view

Step = Annotated[int, Path(ge=0, le=100_000)]
"""A step in a path."""


def replay_view(
    table: Table, own: list[int], step: int, seat: int | None, all_up: bool, log: bool = False
) -> Plain:
    """The view of a table after ``step`` steps of its game, and what that step told.

    Args:
        table: the table.
        own: the seats of who is asking; none for a spectator.
        step: 0 is after the setup.
        seat: whose view: one's own or a spectator's, of a finished game anybody's; None for one's only
            seat, or a spectator's view.
        all_up: the hands of all as well, of a finished game.
        log: with what every step told, from the first to the last.

    Raises:
        Refused: another's view while the game is on, or a step that there is not.
    """
    game = table.game
    if game is None:
        raise Refused("not-started", "the game has not begun")
    who = (own[0] if len(own) == 1 else WATCHER) if seat is None else seat
    if game.over:
        return finished_view(table.record(), who, step, all_up, log)
    if all_up or who not in (WATCHER, *own):
        raise Refused("not-over", "others' cards are shown when the game is over")
    # While the game is on, a step is one at which the viewer could see something happen.
    after = table.steps[who]
    _check_step(step, len(after) - 1)
    answer = _told(
        _steps(Game(game.options, SeededChance(table.seed)), game, after), who, step, False, log
    )
    return {"step": step, "steps": len(after) - 1, **answer}


def finished_view(record: records.Record, who: int, step: int, all_up: bool, log: bool = False) -> Plain:
    """A view of a finished game after ``step`` entries of its record, and what that entry told.

    Args:
        record: its record.
        who: whose view; that of a spectator is -1.
        step: 0 is after the setup.
        all_up: the hands of all as well.
        log: with what every step told, from the first to the last.

    Raises:
        Refused: a step or a seat that there is not.
    """
    last = len(record["actions"])
    _check_step(step, last)
    if who >= len(record["players"]):
        raise Refused("no-seat", "there is no such seat")
    return {"step": step, "steps": last, **_told(records.steps(record), who, step, all_up, log)}


def _steps(again: Game, game: Game, after: list[int]) -> Iterator[tuple[Game, list[Event]]]:
    """A game played again, as it is at each step, with what happened since the one before."""
    happened, done = list(again.history[0]), 0
    for until in after:
        for by, action in game.entries[done:until]:
            happened += again.play(by, action)
        yield again, happened
        happened, done = [], until


def _told(
    steps: Iterable[tuple[Game, list[Event]]], who: int, step: int, all_up: bool, log: bool
) -> Plain:
    """The view at a step, and what the step, or every step, told."""
    observer = None if who == WATCHER else who
    answer: Plain = {}
    told: list[list[Plain]] = []
    for number, (game, happened) in enumerate(steps):
        if log or number == step:
            seen = (project(event, event.seat if all_up else observer) for event in happened)
            told.append([event for event in seen if event is not None])
        if number == step:
            s = game.state
            answer = {"view": view(s, observer), "events": told[-1]}
            if all_up:
                answer["hands"] = [view(s, seat)["you"]["hand"] for seat in range(s.options.players)]
            if not log:
                break
    if log:
        answer["log"] = told
    return answer


def _check_step(step: int, last: int) -> None:
    if not 0 <= step <= last:
        raise Refused("no-step", f"steps run from 0 to {last}")


def statistics(record: records.Record) -> Plain:
    """What happened in a finished game, for a page of results.

    Returns:
        ``joy``: by week, of each player and the community; ``festivities``: runner, house and rank of
        each; by seat ``exposures`` and ``lost`` (reputation cards that became gossip by them);
        ``raids`` with their weeks; ``informers``: seats revealed, with their houses; ``indictments``
        and ``decisions`` by seat; ``result``.
    """
    options: Options = records.options_of(record)
    n = options.players
    found: dict[str, Any] = {
        "joy": [],
        "festivities": [],
        "exposures": [0] * n,
        "lost": [0] * n,
        "raids": [],
        "informers": [],
        "indictments": [0] * n,
        "decisions": [0] * n,
        "result": record["result"],
    }
    house = ""
    for entry in record["actions"]:
        found["decisions"][entry["seat"]] += 1
    week = 1
    for game, events in records.steps(record):
        s = game.state
        for event in events:
            plain = project(event, None)
            if plain is None:
                continue
            seat = plain.get("seat")
            match event.what:
                case "festivity":
                    house = plain["suit"]
                case "festivity-ends":
                    found["festivities"].append(
                        {"week": week, "runner": seat, "house": house, "rank": plain["rank"]}
                    )
                case "exposed":
                    found["exposures"][seat] += 1
                    found["lost"][seat] += len(plain["cards"])
                case "raid":
                    found["raids"].append({"week": week, "house": plain["suit"]})
                case "informer-revealed":
                    found["informers"].append({"week": week, "seat": seat, "house": plain["suit"]})
                case "indicted":
                    found["indictments"][seat] += 1
                case "week-ends":
                    joy = {"week": week, "players": list(s.joy), "community": s.community}
                    found["joy"].append(joy)
                case "week":
                    week = plain["amount"]
    return found
