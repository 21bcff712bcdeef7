"""Looking back: any step of a game as somebody may see it, and the statistics of a finished one."""

from typing import Any

from mollyhouse import record as records
from mollyhouse.chance import SeededChance
from mollyhouse.events import project
from mollyhouse.game import Game
from mollyhouse.server.table import Plain, Refused, Table
from mollyhouse.state import Options
from mollyhouse.view import view


def replay_view(
    table: Table, viewer: int, step: int, seat: int | None, all_up: bool, log: bool = False
) -> Plain:
    """The view after ``step`` entries of the game, and what that step told.

    Args:
        table: the table.
        viewer: who is asking; -1 for a spectator.
        step: 0 is after the setup; of a finished game every entry is one.
        seat: whose view, of a finished game; None for one's own.
        all_up: every seat's view, of a finished game.
        log: with what every step told, from the first to the last.

    Raises:
        Refused: another's view while the game is on, or a step that there is not.
    """
    game = table.game
    if game is None:
        raise Refused("not-started", "the game has not begun")
    if not game.over and (all_up or seat not in (None, viewer)):
        raise Refused("not-over", "others' cards are shown when the game is over")
    # While the game is on, a step is one at which the viewer could see something happen.
    after = list(range(len(game.entries) + 1)) if game.over else table.steps[viewer]
    if not 0 <= step < len(after):
        raise Refused("no-step", f"steps run from 0 to {len(after) - 1}")
    who = viewer if seat is None else seat
    if who >= table.players:
        raise Refused("no-seat", "there is no such seat")
    observer = None if who < 0 else who
    answer: Plain = {"step": step, "steps": len(after) - 1}
    told: list[list[Plain]] = []
    again = Game(game.options, SeededChance(table.seed))
    happened, done = list(again.history[0]), 0
    for number, until in enumerate(after if log else after[: step + 1]):
        for by, action in game.entries[done:until]:
            happened += again.play(by, action)
        if log or number == step:
            seen = (project(event, event.seat if all_up else observer) for event in happened)
            told.append([event for event in seen if event is not None])
        if number == step:
            answer |= {"view": view(again.state, observer), "events": told[-1]}
            if all_up:
                answer["hands"] = [view(again.state, s)["you"]["hand"] for s in range(table.players)]
        happened, done = [], until
    if log:
        answer["log"] = told
    return answer


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
