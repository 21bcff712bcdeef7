"""What must not be lost, doubled or held up: crashes, races, cut connections, stalled readers."""

import asyncio
import socket
from random import Random
from urllib.parse import urlsplit

import psycopg
import pytest

from server.client import Player, people, sit
from server.conftest import Serve
from server.crash import killed_while_playing
from server.processes import PATIENCE, Server


@pytest.mark.parametrize("seed", range(3))
def test_killed_while_playing(seed: int, serve: Serve, sqlite: str) -> None:
    asyncio.run(killed_while_playing(serve(sqlite), sqlite, Random(seed), kills=2))


def test_killed_while_playing_on_postgres(serve: Serve, postgres: str) -> None:
    server = serve(postgres)
    asyncio.run(killed_while_playing(server, postgres, Random(3), kills=2))


def test_streams_resume(serve: Serve, sqlite: str) -> None:
    """Connections that are cut again and again lose nothing and double nothing."""

    async def run() -> None:
        async with people(serve(sqlite).url, names="AB") as crowd:
            table = (await sit(crowd))["id"]
            streams = [player.follow(table) for player in crowd]
            for stream in streams:
                await stream.until(lambda s: True)
            games = [
                asyncio.create_task(player.play(table, 60, stream))
                for player, stream in zip(crowd, streams, strict=True)
            ]
            dropped = 0
            while not all(game.done() for game in games):
                stream = streams[dropped % 2]
                seen = stream.events
                if stream.snapshot["table"]["status"] == "playing":
                    await stream.drop()
                    dropped += 1
                async with asyncio.timeout(PATIENCE):
                    while stream.events == seen and not all(game.done() for game in games):
                        await asyncio.sleep(0.01)  # A poll with a ceiling.
            for game in games:
                game.result()
            for player, stream in zip(crowd, streams, strict=True):
                heard = await player.get(f"/api/tables/{table}/messages")
                await stream.hear(len(heard))
                assert stream.messages == heard[heard.index(stream.messages[0]) :]
            assert dropped > 10

    asyncio.run(run())


def urls(serve: Serve, db: str) -> list[str]:
    """Two processes on PostgreSQL, one on SQLite."""
    return [serve(db).url for _ in range(2 if db.startswith("postgresql") else 1)]


def test_fifty_sit_down_at_once(serve: Serve, db: str) -> None:
    async def run() -> None:
        async with people(*urls(serve, db), names="".join(map(chr, range(0x41, 0x41 + 50)))) as crowd:
            made = await sit(crowd[:1], start=False)
            made = await crowd[0].must("/api/tables", name="Five", seats=[None] * 5)
            path = f"/api/tables/{made['id']}"
            answers = await asyncio.gather(
                *(player.post(f"{path}/join", invite=made["invite"]) for player in crowd)
            )
            won = sorted(answer.json()["seat"] for answer in answers if answer.is_success)
            assert won == [1, 2, 3, 4]
            assert {a.json()["code"] for a in answers if not a.is_success} == {"full", "seated"}
            await crowd[0].must(f"{path}/start")

    asyncio.run(run())


def test_fifty_move_at_once(serve: Serve, db: str) -> None:
    """Fifty posts to one table: the legal ones win, each once."""

    async def run() -> None:
        async with people(*urls(serve, db), names="ABCDE") as crowd:
            table = (await sit(crowd))["id"]
            path = f"/api/tables/{table}"
            shown = [await player.get(path) for player in crowd]

            async def post(i: int, key: str, action: str) -> int:
                question = shown[i]["table"]["question"]
                body = {"action": action, "question": question, "key": key}
                # By any of the processes, whoever asks.
                other = crowd[(i + len(key)) % len(crowd)].http.base_url
                url = other.join(f"{path}/moves")
                return (await crowd[i].http.post(url, json=body)).status_code

            # Everybody answers ten times, with five keys: the open question takes each key once.
            answers = await asyncio.gather(
                *(
                    post(i, f"{'k' * (k % 5)}{i}", shown[i]["legal"][0])
                    for i in range(5)
                    for k in range(10)
                    if i < 4
                )
            )
            assert set(answers) == {200}
            answers = await asyncio.gather(*(post(4, f"{k}x", shown[4]["legal"][0]) for k in range(50)))
            assert sorted(answers) == [200] + [409] * 49
            after = await crowd[0].get(path)
            assert after["table"]["question"] == shown[0]["table"]["question"] + 1
            heard = await crowd[4].get(f"{path}/messages")
            assert sum(message.get("event", {}).get("event") == "ready" for message in heard) == 5
            # One question of one seat, fifty at once, with one key for every two posts.
            shown = [await player.get(path) for player in crowd]
            seat = shown[0]["table"]["waiting_for"][0]
            choice = shown[seat]["legal"][0]
            answers = await asyncio.gather(*(post(seat, f"{k // 2}y", choice) for k in range(50)))
            assert sorted(answers) == [200] * 2 + [409] * 48

    asyncio.run(run())


def test_processes_hear_of_each_other_after_a_loss(serve: Serve, postgres: str) -> None:
    async def run() -> None:
        first, second = serve(postgres), serve(postgres)
        async with people(first.url, second.url, names="AB") as (anna, bert):
            table = (await sit([anna, bert], start=False))["id"]
            stream = bert.follow(table)
            await stream.until(lambda s: s["seen"] == 2)
            with psycopg.connect(postgres, autocommit=True) as c:
                c.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            # Some command may meet a dead connection and be told so; it changes nothing.
            async with asyncio.timeout(PATIENCE):
                while not (await anna.post(f"/api/tables/{table}/start")).is_success:
                    await asyncio.sleep(0.05)  # A poll with a ceiling.
            await stream.until(lambda s: s["table"]["status"] == "playing")
            await asyncio.gather(anna.play(table, 6), bert.play(table, 6, stream))

    asyncio.run(run())


def test_another_process_takes_over_the_bots(serve: Serve, postgres: str) -> None:
    async def run() -> None:
        first = serve(postgres)
        async with people(first.url, names="A") as (anna,):
            await sit([anna], "random")
            second = serve(postgres)
            async with people(second.url, names="B") as (bert,):
                table = (await sit([bert], "random", "simple"))["id"]
                stream = bert.follow(table)
                await stream.until(lambda s: True)
                assert first.kill(15) == 0, "it stops gracefully, streams and all"
                await bert.play(table, 60, stream)
                assert stream.connections == 1

    asyncio.run(run())


def test_another_process_takes_over_from_one_that_was_killed(serve: Serve, postgres: str) -> None:
    async def run() -> None:
        first = serve(postgres)
        async with people(first.url, names="A") as (anna,):
            await anna.play((await sit([anna], "random"))["id"], 3)  # It leads: its bot has moved.
            async with people(serve(postgres).url, names="B") as (bert,):
                table = (await sit([bert], "random", "simple"))["id"]
                first.kill()
                await bert.play(table, 40)

    asyncio.run(run())


async def stalled(server: Server, player: Player, table: str) -> socket.socket:
    """A stream that nobody reads."""
    at = urlsplit(server.url)
    asleep = socket.socket()
    asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    asleep.connect((at.hostname, at.port))
    token = player.http.headers["authorization"]
    request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: {token}\r\n\r\n"
    asleep.sendall(request.encode())
    return asleep


def test_stalled_readers_hold_nobody_up(serve: Serve, sqlite: str) -> None:
    async def run() -> None:
        server = serve(sqlite)
        async with people(server.url, names="AB") as crowd:
            made = await sit(crowd)
            asleep = [await stalled(server, crowd[0], made["id"]) for _ in range(30)]
            try:
                streams = await asyncio.gather(*(player.play(made["id"]) for player in crowd))
                for stream in streams:
                    final = await stream.until(lambda s: s["table"]["status"] == "finished")
                    assert stream.messages[-1]["id"] == final["seen"]
            finally:
                for each in asleep:
                    each.close()

    asyncio.run(run())
