"""Whole games over HTTP."""

import asyncio

from mollyhouse import record as records
from server.client import Player, Stream, people, sit
from server.conftest import Serve


def dense(stream: Stream) -> None:
    """Nothing lost, nothing twice, no gaps that tell something."""
    numbers = [message["id"] for message in stream.messages]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[-1] == stream.snapshot["seen"]


async def whole_game(urls: list[str]) -> None:
    async with people(*urls, names="ABCW") as crowd:
        players, watcher = crowd[:3], crowd[3]
        made = await sit(players)
        table = made["id"]
        await watcher.must(f"/api/tables/{table}/watch", secret=made["watch"])
        watching = watcher.follow(table)
        streams = await asyncio.gather(*(player.play(table) for player in players))
        final = await watching.until(lambda s: s["table"]["status"] == "finished")
        assert final["view"]["you"] is None
        for stream in (*streams, watching):
            dense(stream)
        await looking_back(players[0], table)


async def looking_back(player: Player, table: str) -> None:
    """Record, statistics, replay and messages of a finished game."""
    record = await player.get(f"/api/tables/{table}/record")
    assert "commitment" in records.verify(record)
    statistics = await player.get(f"/api/tables/{table}/statistics")
    assert statistics["result"] == record["result"]
    checked = await player.must("/api/records", **record)
    assert checked["statistics"] == statistics
    last = len(record["actions"])
    shown = await player.get(f"/api/tables/{table}/replay/{last}?all_up=true")
    assert shown["view"]["result"]["winners"] == record["result"]["winners"] and len(shown["hands"]) == 3
    assert shown["events"][-1]["event"] == "winners"
    told = (await player.get(f"/api/tables/{table}/replay/0?all_up=true&log=true"))["log"]
    assert len(told) == last + 1 and told[-1] == shown["events"]
    assert all("cards" in event for step in told for event in step if event["event"] == "draw")
    for seat in (-1, 0):
        told = (await player.get(f"/api/tables/{table}/replay/0?seat={seat}&log=true"))["log"]
        draws = [event for step in told for event in step if event["event"] == "draw"]
        assert {event["seat"] for event in draws if "cards" in event} == ({0} if seat == 0 else set())
    messages = await player.get(f"/api/tables/{table}/messages")
    assert messages[-1] == {"id": len(messages), "kind": "seed", "seed": record["seed"]}


def test_one_process(serve: Serve, sqlite: str) -> None:
    asyncio.run(whole_game([serve(sqlite).url]))


def test_two_processes(serve: Serve, postgres: str) -> None:
    asyncio.run(whole_game([serve(postgres).url, serve(postgres).url]))
