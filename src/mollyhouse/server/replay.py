"""Looking back: any step of a game as somebody may see it, and the statistics of a finished one."""

from typing import Any

from mollyhouse import record as records
from mollyhouse.chance import SeededChance
from mollyhouse.events import project
from mollyhouse.game import Game
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Plain, Refused, Table
from mollyhouse.state import Options
from mollyhouse.view import view


def replay_view(table: Table, own: list[int], step: int, seat: int | None, all_up: bool) -> Plain:
    """The view after ``step`` entries of the game.

    Args:
        table: the table.
        own: the seats of who is asking; none for a spectator.
        step: 0 is after the setup; of a finished game every entry is one.
        seat: whose view: one's own or a spectator's, of a finished game anybody's; None for one's only
            seat, or a spectator's view.
        all_up: every seat's view, of a finished game.

    Raises:
        Refused: another's view while the game is on, or a step that there is not.
    """
    game = table.game
    if game is None:
        raise Refused("not-started", "the game has not begun")
    who = (own[0] if len(own) == 1 else WATCHER) if seat is None else seat
    if not game.over and (all_up or who not in (WATCHER, *own)):
        raise Refused("not-over", "others' cards are shown when the game is over")
    # While the game is on, a step is one at which the viewer could see something happen.
    after = list(range(len(game.entries) + 1)) if game.over else table.steps[who]
    if not 0 <= step < len(after):
        raise Refused("no-step", f"steps run from 0 to {len(after) - 1}")
    again = Game(game.options, SeededChance(table.seed))
    for by, action in game.entries[: after[step]]:
        again.play(by, action)
    if who >= table.players:
        raise Refused("no-seat", "there is no such seat")
    shown = view(again.state, None if who < 0 else who)
    answer: Plain = {"step": step, "steps": len(after) - 1, "view": shown}
    if all_up:
        answer["hands"] = [view(again.state, s)["you"]["hand"] for s in range(table.players)]
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
