"""Examples of all answers for the description, taken from a real table."""

import json
from random import Random
from typing import Any

from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse.bots import bot
from mollyhouse.companion.judge import judge
from mollyhouse.schema import case_schema
from mollyhouse.server.replay import replay_view, statistics
from mollyhouse.server.store import Entry
from mollyhouse.server.table import Plain, Table
from mollyhouse.view import view

_TABLE = "m0llyH0useExampleTab1e"
_NAMES = ("Anna", "Bo")
_SHOWN = 3
"""So many items of a long list."""


def case() -> Plain:
    """An example of a case for the judge."""
    found: Plain = case_schema()["examples"][0]
    return found


class _Example:
    """A table where two people and a bot play by themselves."""

    def __init__(self) -> None:
        clock = {"kind": "live", "seconds": 60, "reserve": 600}
        seats = [None, None, "simple"]
        setup = {"name": "Anna's table", "players": 3, "rules": "rulebook", "items": "original"}
        self.table = Table(
            _TABLE, {**setup, "sentencing": "trial", "seats": seats, "clock": clock}, bytes(range(32))
        )
        for seat, name in enumerate(_NAMES):
            self.add("join", seat, {"person": name, "name": name})

    def add(self, kind: str, seat: int | None, data: Plain) -> None:
        self.table.apply(Entry(self.table.position, kind, seat, data, None, 1_800_000_000.0))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            game = self.table.game
            assert game is not None
            if game.over:
                return
            seat = engine.next_seat(game.state)
            legal = engine.legal(game.state, seat)
            action = bot("simple").choose(view(game.state, seat), legal, Random(len(game.entries)))
            self.add("move", seat, {"action": a.text(action), "by": "person"})


def _short(value: Any) -> Any:
    """A record with its long lists cut."""
    if isinstance(value, list):
        return [_short(each) for each in value[:_SHOWN]]
    return {k: _short(v) for k, v in value.items()} if isinstance(value, dict) else value


def examples() -> dict[tuple[str, str], Any]:
    """An example of the answer of every operation, by method and path."""
    example = _Example()
    table = example.table
    waiting = table.summary()
    example.add("start", None, {})
    example.play(20)
    example.add("chat", 1, {"text": "I have two sevens."})
    playing = table.summary()
    snapshot = json.loads(table.snapshot(0))
    messages = json.loads(table.messages(0, 0))[-_SHOWN:]
    change = {"messages": messages, "snapshot": snapshot}
    replayed = replay_view(table, 0, 1, None, False)
    example.play(10_000)
    record = table.record()
    me = {"id": "pErsonExampleAnna12345", "name": "Anna"}
    token = {**me, "token": "k3mP0s9d2Xv7bQ1rT8uWzA"}
    made = {
        "id": _TABLE,
        "invite": "iNvitEExampleSecret123",
        "watch": "watchExampleSecret1234",
        "seat": 0,
    }
    feed = {"id": f"{_TABLE} 12", "title": "It is your turn.", "content_text": "It is your turn."}
    at = "/api/tables/{table_id}"
    return {
        ("post", "/api/people"): token,
        ("get", "/api/me"): me,
        ("patch", "/api/me"): me,
        ("post", "/api/me/code"): {"code": "K7MPQ2XV", "until": 1_800_000_600},
        ("post", "/api/devices"): token,
        ("post", "/api/tables"): made,
        ("get", "/api/tables"): [waiting],
        ("get", "/api/tables/mine"): [{**playing, "seat": 0, "your_turn": 0 in playing["waiting_for"]}],
        ("post", f"{at}/join"): {"seat": 1},
        ("post", f"{at}/watch"): {"seat": None},
        ("post", f"{at}/leave"): {},
        ("post", f"{at}/remove"): {},
        ("post", f"{at}/start"): {"question": 1},
        ("post", f"{at}/rematch"): made,
        ("get", at): snapshot,
        ("get", f"{at}/stream"): f"event: change\nid: 0-57\ndata: {json.dumps(change)}\n\n",
        ("post", f"{at}/moves"): snapshot,
        ("post", f"{at}/standing"): {"items": True, "pride": "ask"},
        ("post", f"{at}/concede"): {},
        ("post", f"{at}/offer"): playing,
        ("post", f"{at}/claim"): playing,
        ("post", f"{at}/agree"): playing,
        ("post", f"{at}/refuse"): playing,
        ("post", f"{at}/chat"): {},
        ("post", f"{at}/mute"): {},
        ("get", f"{at}/messages"): messages,
        ("get", f"{at}/replay/{{step}}"): replayed,
        ("get", f"{at}/record"): _short(record),
        ("get", f"{at}/statistics"): statistics(record),
        ("post", "/api/records"): {
            "checked": ["digest", "actions", "chance", "result", "commitment"],
            "statistics": statistics(record),
        },
        ("post", "/api/judge"): judge(case()).answer,
        ("get", f"{at}/notification"): {"webhook": True, "feed": False},
        ("put", f"{at}/notification"): {"webhook": False, "feed": "/api/feeds/fEEdExampleSecret12345"},
        ("get", "/api/feeds/{secret}"): {
            "version": "https://jsonfeed.org/version/1.1",
            "title": "Molly House: Anna's table",
            "items": [feed],
        },
    }
