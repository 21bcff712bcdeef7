"""The short way of moves answers as the long one does; streams live on; heads of requests end."""

import asyncio
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import Response

from mollyhouse.server import play
from mollyhouse.server.access import Actor
from mollyhouse.server.bodies import Move
from server import inside
from server.client import Player, people, sit
from server.conftest import Serve
from server.processes import PATIENCE

LONG = {"content-type": "application/json; charset=utf-8"}
SHORT = {"content-type": "application/json"}

Body = dict[str, Any]
WRONG: dict[str, Body] = {
    "stale": {"question": 99},
    "illegal": {"action": "move 7"},
    "malformed": {"action": "nonsense"},
    "no undo": {"action": "undo"},
    "no number": {"question": "one"},
    "negative": {"question": -1},
    "unknown field": {"colour": "red"},
    "no key": {"key": ""},
    "null": {"action": None},
    "NUL": {"key": "a\0"},
    "too long": {"action": "a" * 41},
}


def without_id(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """All of an answer that the request decides."""
    headers = {name: value for name, value in answer.headers.items() if name != "x-request-id"}
    return answer.status_code, answer.content, headers


@pytest.mark.parametrize("name", WRONG)
def test_both_ways_refuse_alike(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, seated, _ = await inside.game(app, 2)
            path = f"/api/tables/{table}/moves"
            for who in (*seated, await inside.person(app, "Eve"), inside.client(app, "forged")):
                body = {"action": "start C4", "question": 1, "key": "a", **WRONG[name]}
                short = await who.post(path, json=body, headers=SHORT)
                long = await who.post(path, json=body, headers=LONG)
                assert short.is_client_error
                assert without_id(short) == without_id(long)

    asyncio.run(main())


def test_both_ways_take_a_move_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same move again, by the other way, is answered as the first was."""
    quick: list[str] = []
    endpoint = play.move  # The app has its own reference to it.

    async def noted(body: Move, actor: Actor) -> Response:
        quick.append(body.action)
        return await endpoint(body, actor)

    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, prefix="/molly")) as app:
            anna = await inside.person(app, "Anna")
            anna.base_url = httpx.URL("http://molly.test/molly")
            made = (await anna.post("/api/tables", json={"name": "A", "seats": [None, "simple"]})).json()
            path = f"/api/tables/{made['id']}"
            await anna.post(f"{path}/start")
            before = (await anna.get(path)).json()
            body = {"action": before["legal"][0], "question": 1, "key": "a"}
            short = await anna.post(f"{path}/moves", json=body, headers=SHORT)
            assert short.status_code == 200 and short.json()["seen"] > before["seen"]
            assert short.headers["x-content-type-options"] == "nosniff"
            long = await anna.post(f"{path}/moves", json=body, headers=LONG)
            assert long.status_code == 200
            again = await anna.post(f"{path}/moves", json={**body, "action": "undo"}, headers=SHORT)
            assert (again.status_code, again.json()["code"]) == (409, "key-used")

            assert quick == [body["action"], "undo"]

    monkeypatch.setattr(play, "move", noted)
    asyncio.run(main())


async def lines(player: Player, table: str, heard: list[str]) -> None:
    """All lines of a stream, as they come."""
    async with player.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        async for line in answer.aiter_lines():
            heard.append(line.partition(": ")[0] if line.startswith("data") else line)


async def until(heard: list[str], line: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while line not in heard:
            await asyncio.sleep(0.01)  # A poll with a ceiling.


@pytest.mark.parametrize("heartbeat", [0.05, 1000.0])
def test_a_stream_lives_on_by_the_clock_alone(heartbeat: float, serve: Serve, sqlite: str) -> None:
    """What another does in secret must not show as a sign of life."""

    async def run() -> None:
        async with people(serve(sqlite, heartbeat=heartbeat).url, names="AB") as (anna, bert):
            table = (await sit([anna, bert]))["id"]
            heard: list[str] = []
            reading = asyncio.create_task(lines(anna, table, heard))
            await until(heard, "event: table")
            await bert.must(f"/api/tables/{table}/standing", pride="yes")
            if heartbeat < 1:
                await until(heard, ": alive")
            await bert.must(f"/api/tables/{table}/chat", text="Hello")
            await until(heard, "event: change")
            assert (": alive" in heard) == (heartbeat < 1)
            reading.cancel()

    asyncio.run(run())


def test_an_endless_head_is_refused(serve: Serve, sqlite: str) -> None:
    at = urlsplit(serve(sqlite).url)
    with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        answer = b""
        try:
            for number in range(1000):
                line.sendall(b"X-%d: %b\r\n" % (number, b"a" * 1000))
            answer = line.recv(1000)
        except (BrokenPipeError, ConnectionResetError):
            return  # It has hung up before all was said.
        assert answer.startswith(b"HTTP/1.1 400 ")
