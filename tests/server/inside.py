"""The server within the test's own process: no network, the app called as any ASGI server calls it."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from fastapi import FastAPI

from mollyhouse.server import logs
from mollyhouse.server.app import create_app
from mollyhouse.server.settings import Settings

CEILING = 20.0
"""Nothing in these tests takes as many seconds."""


def settings(folder: Path, **changed: Any) -> Settings:
    """Settings of a server that hinders no test."""
    usual: dict[str, Any] = {
        "db": f"sqlite:///{folder / 'molly.db'}",
        "bot_delay": 0.0,
        "requests_per_minute": 10**6,
        "reads_per_minute": 10**6,
        "people_per_minute": 10**6,
        "chats_per_minute": 10**6,
        "test_seed": "5e" * 32,
    }
    return Settings(**{**usual, **changed})


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[FastAPI]:
    """An app that has started; its logs are silent but for errors."""
    logs.configure("error")
    app = create_app(chosen)
    async with app.router.lifespan_context(app):
        yield app


def client(app: FastAPI, token: str | None = None) -> httpx.AsyncClient:
    """A client; with a token it is somebody."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    transport = httpx.ASGITransport(app=app, client=("192.0.2.1", 5000))
    return httpx.AsyncClient(transport=transport, base_url="http://molly.test", headers=headers)


async def person(app: FastAPI, name: str) -> httpx.AsyncClient:
    """Somebody new."""
    async with client(app) as nobody:
        answer = await nobody.post("/api/people", json={"name": name})
    assert answer.status_code == 201, answer.text
    return client(app, answer.json()["token"])


async def game(
    app: FastAPI, players: int, **options: Any
) -> tuple[str, list[httpx.AsyncClient], dict[str, Any]]:
    """A game that has begun: its id, the people by seat, what its maker was told."""
    people = [await person(app, f"Person {seat}") for seat in range(players)]
    wanted = {"name": "A table", "seats": [None] * players, **options}
    made = (await people[0].post("/api/tables", json=wanted)).json()
    table = made["id"]
    for guest in people[1:]:
        answer = await guest.post(f"/api/tables/{table}/join", json={"invite": made["invite"]})
        assert answer.status_code == 200, answer.text
    answer = await people[0].post(f"/api/tables/{table}/start")
    assert answer.status_code == 200, answer.text
    return table, people, made


async def hot_seat(app: FastAPI, players: int, **options: Any) -> tuple[str, httpx.AsyncClient]:
    """A game that has begun in which one person sits everywhere: its id, and who it is."""
    owner = await person(app, "Person 0")
    names = [f"Person {seat}" for seat in range(players)]
    wanted = {"name": "A table", "seats": [None] * players, "hot_seat": True, "names": names, **options}
    made = (await owner.post("/api/tables", json=wanted)).json()
    answer = await owner.post(f"/api/tables/{made['id']}/start")
    assert answer.status_code == 200, answer.text
    return made["id"], owner


async def until(true: Callable[[], bool | Awaitable[bool]]) -> None:
    """Poll, up to a ceiling."""
    async with asyncio.timeout(CEILING):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.005)


class Stream:
    """A reader of server-sent events.

    Args:
        app: the app.
        path: of the stream.
        token: who reads.
        last: number of the last event that it has.
        query: such as ``seat=1``.
    """

    def __init__(
        self,
        app: FastAPI,
        path: str,
        token: str | None = None,
        last: str | None = None,
        query: str = "",
    ) -> None:
        headers = [(b"host", b"molly.test")]
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        if last is not None:
            headers.append((b"last-event-id", last.encode()))
        self._scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("192.0.2.1", 5000),
            "server": ("molly.test", 80),
        }
        self._app = app
        self._gone = asyncio.Event()
        self._news = asyncio.Event()
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.received = b""

    async def __aenter__(self) -> "Stream":
        """Connect."""
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Hang up."""
        self._gone.set()
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(self._task, CEILING)

    async def ended(self) -> None:
        """Wait until the server ends it."""
        await asyncio.wait([self._task])

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = list(message["headers"])
        else:
            self.received += message.get("body", b"")
        self._news.set()

    def events(self) -> list[dict[str, Any]]:
        """What has arrived: id, event and data of each."""
        found = []
        for block in self.received.decode().split("\n\n")[:-1]:
            fields = dict(line.split(": ", 1) for line in block.split("\n") if not line.startswith(":"))
            if fields:
                found.append({**fields, "data": json.loads(fields["data"])})
        return found

    def last_id(self) -> bytes:
        """The line that tells the id of the last event that has arrived."""
        at = self.received.rfind(b"\nid: ")
        return self.received[at + 1 : self.received.find(b"\n", at + 1) + 1]

    async def wait(self, true: Callable[["Stream"], bool]) -> None:
        """Wait until something has arrived."""
        async with asyncio.timeout(CEILING):
            while not true(self):
                self._news.clear()
                await self._news.wait()
