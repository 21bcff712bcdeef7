"""Records from elsewhere: kept once, for one person, and looked at like a finished table."""

import asyncio
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse import record as records
from mollyhouse.chance import SeededChance
from mollyhouse.game import Game
from mollyhouse.state import Options
from mollyhouse.view import view
from server import inside
from server.client import people
from server.conftest import Serve
from server.described import Witness


@cache
def a_record(seed: int, most: int = 10_000) -> dict[str, Any]:
    """A game of three, to its end."""
    game = Game(Options(3), SeededChance(bytes([seed]) * 32))
    rng = Random(seed)
    while not game.over and len(game.entries) < most:
        seat = engine.next_seat(game.state)
        game.play(seat, a.text(rng.choice(engine.legal(game.state, seat))))
    return records.record_of(game, [("Änna", None), ("Bo", None), ("Bot", "simple")])


async def keep(who: httpx.AsyncClient, record: dict[str, Any]) -> str:
    answer = await who.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    kept: str = answer.json()["id"]
    return kept


def test_a_record_is_kept_and_looked_at(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            witness = Witness()
            witness.follow(anna)
            record = a_record(1)
            kept = await keep(anna, record)
            assert await keep(anna, record) == kept, "once for a person"
            other = await keep(anna, a_record(2))
            listed = (await anna.get("/api/records")).json()
            assert [each["id"] for each in listed] == [other, kept]
            assert listed[1]["digest"] == record["digest"]
            assert listed[1]["result"] == record["result"]
            path = f"/api/records/{kept}"
            assert (await anna.get(path)).json() == record
            last = len(record["actions"])
            for step in (0, last // 2, last):
                s = records.replay(record, step).state
                for seat in (None, -1, 0, 2):
                    query = "" if seat is None else f"?seat={seat}"
                    shown = (await anna.get(f"{path}/replay/{step}{query}")).json()
                    assert shown["view"] == view(s, None if seat in (None, -1) else seat)
                    assert (shown["step"], shown["steps"]) == (step, last)
                hands = (await anna.get(f"{path}/replay/{step}?all_up=true")).json()["hands"]
                assert hands == [view(s, seat)["you"]["hand"] for seat in range(3)]
            told = (await anna.get(f"{path}/statistics")).json()
            assert told["result"] == record["result"]
            for wrong, code in (
                (f"{path}/replay/{last + 1}", "no-step"),
                (f"{path}/replay/0?seat=3", "no-seat"),
            ):
                answer = await anna.get(wrong)
                assert (answer.status_code, answer.json()["code"]) == (409, code)
            assert (await anna.delete(path)).json() == {}
            for gone in (path, f"{path}/statistics", f"{path}/replay/0"):
                answer = await anna.get(gone)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-record")
            assert (await anna.delete(path)).status_code == 404
            assert [each["id"] for each in (await anna.get("/api/records")).json()] == [other]

    asyncio.run(main())


def test_nobody_else_gets_at_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna, bo = await inside.person(app, "Anna"), await inside.person(app, "Bo")
            kept = await keep(anna, a_record(1))
            for wrong in (kept, "a" * 22, "%00", "a" * 5000, "'%20OR%201=1", "..%2f..%2fme"):
                for rest in ("", "/statistics", "/replay/0", "/replay/0?all_up=true"):
                    assert (await bo.get(f"/api/records/{wrong}{rest}")).status_code == 404
                assert (await bo.delete(f"/api/records/{wrong}")).status_code == 404
            assert (await bo.get("/api/records")).json() == []
            assert await keep(bo, a_record(1)) != kept
            assert len((await anna.get("/api/records")).json()) == 1
            async with inside.client(app) as nobody:
                assert (await nobody.get(f"/api/records/{kept}")).status_code == 401
                assert (await nobody.post("/api/records", json=a_record(1))).status_code == 401

    asyncio.run(main())


def test_what_is_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, records_per_person=2)) as app:
            anna = await inside.person(app, "Anna")
            record = a_record(1)
            changed = {**record, "actions": record["actions"][:-1]}
            signed = {**changed, "digest": records.digest(changed)}
            for wrong, status, code in (
                ({}, 422, "bad-record"),
                (changed, 422, "bad-record"),
                (signed, 422, "bad-record"),
                ({**record, "rules_version": 99}, 422, "bad-record"),
                ({**record, "more": 1}, 422, "bad-record"),
                (a_record(1, 20), 409, "not-over"),
            ):
                answer = await anna.post("/api/records", json=wrong)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            for seed in (1, 2):
                await keep(anna, a_record(seed))
            answer = await anna.post("/api/records", json=a_record(3))
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-records")
            await keep(anna, record)

    asyncio.run(main())


@pytest.mark.parametrize("processes", [1, 2])
def test_brought_ten_times_at_once(processes: int, serve: Serve, postgres: str) -> None:
    async def run() -> None:
        urls = [serve(postgres).url for _ in range(processes)]
        async with people(urls[0], names="A") as (anna,):
            answers = await asyncio.gather(
                *(
                    anna.http.post(f"{urls[i % processes]}/api/records", json=a_record(1))
                    for i in range(10)
                )
            )
            assert {answer.status_code for answer in answers} == {201}, answers[0].text
            assert len({answer.json()["id"] for answer in answers}) == 1

    asyncio.run(run())
