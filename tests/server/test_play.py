"""Moves: simultaneous, stale, repeated, taken back, made in advance, and made by the clock."""

import asyncio
import time
from uuid import uuid4

import pytest

from server.client import Plain, Player, people, sit
from server.processes import Server

PAUSE = 0.02
"""Between two looks at something that is waited for with a ceiling."""


def posted(table: str, snapshot: Plain, action: str) -> Plain:
    question = snapshot["table"]["question"]
    return {
        "path": f"/api/tables/{table}/moves",
        "action": action,
        "question": question,
        "key": str(uuid4()),
    }


def test_simultaneous_answers_are_never_stale(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABCDE") as crowd:
            table = (await sit(crowd))["id"]
            path = f"/api/tables/{table}"
            before = [await player.get(path) for player in crowd]
            # Each answers, and changes the answer until the last is in (G12).
            for player, snapshot in zip(crowd[:4], before, strict=False):
                for card in snapshot["legal"][:2]:
                    assert (await player.move(table, snapshot, card)).is_success
            watched = await crowd[4].get(path)
            assert watched["table"]["question"] == before[4]["table"]["question"]
            assert watched["table"]["waiting_for"] == [4]
            # Nobody hears of the change.
            assert watched["seen"] == before[4]["seen"] + 4
            assert watched["steps"] == before[4]["steps"] + 4
            answer = await crowd[4].move(table, before[4], before[4]["legal"][0])
            assert answer.json()["table"]["question"] == before[4]["table"]["question"] + 1
            assert (await crowd[0].move(table, before[0], before[0]["legal"][0])).status_code == 409

    asyncio.run(run())


def test_who_is_late_or_repeats_recovers(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="A") as (anna,):
            table = (await sit([anna]))["id"]
            first = await anna.get(f"/api/tables/{table}")
            move = posted(table, first, first["legal"][0])
            after = await anna.must(**move)
            assert await anna.must(**move) == after, "the same post again is answered as the first"
            assert await anna.refused(**{**move, "action": first["legal"][1]}) == (409, "key-used")
            assert await anna.refused(**{**move, "key": "other"}) == (409, "stale")
            assert await anna.refused(**posted(table, after, first["legal"][0])) == (409, "illegal")
            assert await anna.refused(**posted(table, after, "nonsense")) == (422, "malformed")
            assert await anna.refused(**posted(table, after, "undo")) == (409, "no-undo")
            assert (await anna.move(table, after)).is_success

    asyncio.run(run())


def test_undo(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="AW") as (anna, watcher):
            made = await sit([anna])
            table = made["id"]
            await watcher.must(f"/api/tables/{table}/watch", secret=made["watch"])
            taken_back = 0
            snapshot = await anna.get(f"/api/tables/{table}")
            while taken_back < 3 and snapshot["table"]["status"] == "playing":
                after = (await anna.move(table, snapshot)).json()
                if after["undo"]:
                    steps = after["steps"]
                    back = (await anna.move(table, after, "undo")).json()
                    assert back["view"] == snapshot["view"] and back["legal"] == snapshot["legal"]
                    assert back["table"]["question"] == after["table"]["question"] + 1
                    assert back["steps"] == steps + 1
                    seen = await watcher.get(f"/api/tables/{table}/messages")
                    assert seen[-1] == {"id": len(seen), "kind": "undo", "seat": 0}
                    again = await anna.get(f"/api/tables/{table}/replay/{steps}")
                    assert again["view"] == back["view"]
                    taken_back += 1
                    after = (await anna.move(table, back)).json()
                snapshot = after
            assert taken_back

    asyncio.run(run())


async def until_festivity(players: list[Player], table: str) -> Plain:
    """Somebody plays on until a festivity is asked about; the snapshot of the first."""
    while True:
        for player in players:
            snapshot: Plain = await player.get(f"/api/tables/{table}")
            if snapshot["table"]["status"] != "playing" or snapshot["view"]["festivity"]:
                return snapshot
            if snapshot["seat"] in snapshot["table"]["waiting_for"]:
                wanted = [x for x in snapshot["legal"] if x.startswith("festivity")]
                await player.move(table, snapshot, *wanted[:1])


def test_standing_answers(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="PQ") as crowd:
            for _ in range(30):
                table = (await sit(crowd))["id"]
                for player in crowd:
                    told = await player.must(f"/api/tables/{table}/standing", pride="yes")
                    assert told == {"items": False, "pride": "yes"}
                await until_festivity(crowd, table)
                for player in crowd:
                    await player.must(f"/api/tables/{table}/standing", items=True, pride="yes")
                while True:
                    shown = [await player.get(f"/api/tables/{table}") for player in crowd]
                    if not shown[0]["view"]["festivity"]:
                        break
                    assert shown[0]["view"]["question"]["step"] not in ("window", "closing", "pride")
                    seat = shown[0]["table"]["waiting_for"][0]
                    calm = [x for x in shown[seat]["legal"] if x != "violin"]
                    await crowd[seat].move(table, shown[seat], calm[0])
                ended = (await crowd[0].get(f"/api/tables/{table}"))["standing"]
                assert ended is None or ended == {"items": False, "pride": "yes"}
                messages = await crowd[0].get(f"/api/tables/{table}/messages")
                if any(message.get("event", {}).get("event") == "no-item" for message in messages):
                    return
            raise AssertionError("no window was asked about")

    asyncio.run(run())


@pytest.mark.parametrize("reserve", [0, 1])
def test_when_time_is_out_the_bot_moves(server: Server, reserve: int) -> None:
    async def run() -> None:
        async with people(server.url, names="AB") as crowd:
            clock = {"kind": "live", "seconds": 1, "reserve": reserve}
            table = (await sit(crowd, clock=clock))["id"]
            begin = time.time()
            stream = crowd[0].follow(table)
            first = await stream.until(lambda s: True)
            assert 0.5 < first["table"]["deadline"] - begin < 1 + reserve + 0.5
            await stream.until(lambda s: s["table"]["question"] >= 3)
            late = [message["seat"] for message in stream.messages if message["kind"] == "clock"]
            assert sorted(late[:2]) == [0, 1]
            assert time.time() - begin > 1.9 + reserve
            await crowd[0].must(f"/api/tables/{table}/concede")

    asyncio.run(run())


def test_bots_play_on_alone(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="A") as (anna,):
            made = await sit([anna], "simple", "random", start=False)
            table = made["id"]
            await anna.must(f"/api/tables/{table}/start")
            stream = await anna.play(table, 5)
            await anna.must(f"/api/tables/{table}/concede")
            final = await stream.until(lambda s: s["table"]["status"] == "finished")
            assert final["seat"] is None and final["view"]["you"] is None, "they may watch"
            record = await anna.get(f"/api/tables/{table}/record")
            assert [player["bot"] for player in record["players"]] == ["simple", "simple", "random"]

    asyncio.run(run())
