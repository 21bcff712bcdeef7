"""Clocks stand still while nobody can play: the server is down, asleep, or nobody leads."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from mollyhouse.server import driver, hub
from mollyhouse.server.store import Entry, Store
from mollyhouse.server.table import Table
from server import inside

HOUR = 3600.0
SLOW = 30.0
"""Seconds that a slow machine may take for what is quick."""


class Clock:
    """The time of the server, which can be put on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (driver, hub):
        told = SimpleNamespace(time=made.time, monotonic=time.monotonic)
        monkeypatch.setattr(module, "time", told)
    return made


async def shown(who: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await who.get(f"/api/tables/{table}")).json()
    return found


async def kinds(who: httpx.AsyncClient, table: str) -> list[str]:
    messages = (await who.get(f"/api/tables/{table}/messages")).json()
    return [message["kind"] for message in messages if message["kind"] != "event"]


def again(app: FastAPI, who: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody at the server that was started again."""
    return inside.client(app, who.headers["authorization"][7:])


@pytest.mark.parametrize("crash", [False, True])
@pytest.mark.parametrize("kind", ["live", "slow"])
def test_while_the_server_is_down(
    kind: str, crash: bool, clock: Clock, db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        chosen = inside.settings(tmp_path, db=db)
        limit = {"kind": kind, "seconds": 600, "reserve": 60}
        async with inside.running(chosen) as app:
            table, (anna, bo), _ = await inside.game(app, 2, clock=limit)
            plain, _, _ = await inside.game(app, 1)
            before = await shown(anna, table)
            if crash:
                monkeypatch.setattr(Store, "release", lambda *_: None)
        left = before["table"]["deadline"] - clock.time()
        clock.ahead += 24 * HOUR
        async with inside.running(chosen) as app:
            anna, bo = again(app, anna), again(app, bo)
            after = await shown(anna, table)
            assert after["table"]["question"] == before["table"]["question"]
            assert after["legal"] == before["legal"]
            assert left - 1 <= after["table"]["deadline"] - clock.time() + SLOW
            assert after["table"]["deadline"] - clock.time() <= 660
            assert await kinds(anna, table) == ["join", "join", "start", "pause"]
            for who in (anna, bo):
                own = await shown(who, table)
                move = {"action": own["legal"][0], "question": own["table"]["question"], "key": "k"}
                answer = await who.post(f"/api/tables/{table}/moves", json=move)
                assert answer.status_code == 200
            assert [seat.reserve for seat in app.state.hub.live[table].table.seats] == [60, 60]
            other = app.state.hub.live.get(plain)
            assert other is None or other.table.deadline() is None, "no clock, no pause"

    asyncio.run(main())


def test_then_the_time_runs_out_after_all(clock: Clock, tmp_path: Path) -> None:
    async def main() -> None:
        chosen = inside.settings(tmp_path)
        async with inside.running(chosen) as app:
            limit = {"kind": "live", "seconds": 2, "reserve": 0}
            table, (anna, _), _ = await inside.game(app, 2, clock=limit)
        clock.ahead += HOUR
        async with inside.running(chosen) as app:
            anna = again(app, anna)

            async def late() -> bool:
                return "clock" in await kinds(anna, table)

            await inside.until(late)
            told = await kinds(anna, table)
            assert told.index("pause") < told.index("clock")

    asyncio.run(main())


def test_while_the_server_is_asleep(clock: Clock, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            limit = {"kind": "slow", "seconds": 600, "reserve": 0}
            table, (anna, _), _ = await inside.game(app, 2, clock=limit)
            before = await shown(anna, table)
            clock.ahead += HOUR
            assert not app.state.driver.leading, "its lease has run out while it slept"

            async def paused() -> bool:
                return "pause" in await kinds(anna, table)

            await inside.until(paused)
            await inside.until(lambda: app.state.driver.leading)
            after = await shown(anna, table)
            assert after["table"]["deadline"] > clock.time() + 600 - SLOW
            assert after["table"]["question"] == before["table"]["question"]
            assert "clock" not in await kinds(anna, table)

    asyncio.run(main())


def test_pauses_in_the_log() -> None:
    """Each second that nobody could play in is given back once, also to a question taken up again."""
    setup = {
        **{"name": "T", "players": 2, "rules": "rulebook", "items": "original", "sentencing": "trial"},
        **{"seats": [None, None], "clock": {"kind": "live", "seconds": 60, "reserve": 0}},
    }
    table = Table("t" * 22, setup, bytes(32))

    def add(kind: str, at: float, **data: Any) -> None:
        table.apply(Entry(table.position, kind, None, data, None, at))

    for seat, name in enumerate("AB"):
        table.apply(Entry(seat, "join", seat, {"person": name, "name": name}, None, 0.0))
    add("start", 100.0)
    assert table.deadline() == 160.0
    add("pause", 200.0, begin=110.0, end=200.0)
    assert table.deadline() == 250.0, "10 seconds have gone, 50 are left"
    add("pause", 300.0, begin=110.0, end=300.0)
    assert table.deadline() == 350.0, "what overlaps counts once"
    add("pause", 300.0, begin=110.0, end=120.0)
    assert table.deadline() == 350.0, "what is over counts no more"
