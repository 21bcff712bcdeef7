"""A scripted client: a person with a name, streams that resume by themselves, and random play."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import httpx

from server.processes import PATIENCE

Plain = dict[str, Any]


class Stream:
    """What a viewer has heard at a table. It reconnects where it was cut off.

    Attributes:
        messages: all of them, by arrival.
        snapshot: the newest.
        events: how many pieces came.
        connections: how often it has connected.
    """

    def __init__(self, player: "Player", table: str) -> None:
        self._player = player
        self._path = f"/api/tables/{table}/stream"
        self._last: str | None = None
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._read())
        self.messages: list[Plain] = []
        self.snapshot: Plain = {}
        self.events = 0
        self.connections = 0
        self.ended = ""

    async def _read(self) -> None:
        while not self.ended:
            headers = {} if self._last is None else {"last-event-id": self._last}
            try:
                async with self._player.http.stream("GET", self._path, headers=headers) as answer:
                    self.connections += 1
                    if answer.status_code != 200:
                        self.ended = str(answer.status_code)
                    async for event in _events(answer):
                        await self._take(event)
            except httpx.TransportError:
                await asyncio.sleep(0.02)  # Between attempts to connect; nothing waits for it.
        async with self._news:
            self._news.notify_all()

    async def _take(self, event: dict[str, str]) -> None:
        data = json.loads(event["data"])
        self._last = event["id"]
        async with self._news:
            self.messages += data["messages"]
            self.snapshot = data["snapshot"]
            self.events += 1
            self._news.notify_all()

    async def until(self, wanted: Callable[[Plain], bool]) -> Plain:
        """The first snapshot that is as wanted."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(
                lambda: bool(self.ended) or (bool(self.snapshot) and wanted(self.snapshot))
            )
        return self.snapshot

    async def hear(self, number: int) -> None:
        """Wait until a message has come."""
        await self.until(lambda s: bool(s["seen"] >= number))

    async def drop(self) -> None:
        """Cut the connection, as a lost network does; the stream resumes."""
        await self.close()
        self._task = asyncio.create_task(self._read())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def _events(answer: httpx.Response) -> AsyncIterator[dict[str, str]]:
    event: dict[str, str] = {}
    async for line in answer.aiter_lines():
        name, _, value = line.partition(": ")
        if line and name:
            event[name] = value
        elif not line and "data" in event:
            yield event
            event = {}


class Player:
    """A person.

    Attributes:
        acknowledged: moves that the server has taken, as (key, action).
    """

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=httpx.Timeout(PATIENCE, pool=None),
            limits=httpx.Limits(max_connections=None),
        )
        self.rng = Random(name)
        self.acknowledged: list[tuple[str, str]] = []
        self._streams: list[Stream] = []

    async def arrive(self) -> "Player":
        """Say the name."""
        told = await self.must("/api/people", name=self.name)
        self.id: str = told["id"]
        self.http.headers["authorization"] = f"Bearer {told['token']}"
        return self

    async def close(self) -> None:
        for stream in self._streams:
            await stream.close()
        await self.http.aclose()

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Post once; tried again only where the connection was lost."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self.http.post(path, json=body)
                except httpx.TransportError:
                    await asyncio.sleep(0.02)  # Between attempts to connect; nothing waits for it.

    async def must(self, path: str, **body: Any) -> Any:
        """Post, and it works."""
        answer = await self.post(path, **body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Post, and it does not work: status and code."""
        answer = await self.post(path, **body)
        assert answer.is_client_error, (path, answer.status_code)
        return answer.status_code, answer.json()["code"]

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json()

    def follow(self, table: str) -> Stream:
        stream = Stream(self, table)
        self._streams.append(stream)
        return stream

    async def move(self, table: str, snapshot: Plain, action: str | None = None) -> httpx.Response:
        """Answer a question, at random if nothing is said; posted again if the connection is lost."""
        action = action or self.rng.choice(snapshot["legal"])
        key = str(uuid4())
        question = snapshot["table"]["question"]
        path = f"/api/tables/{table}/moves"
        answer = await self.post(path, action=action, question=question, key=key)
        if answer.is_success:
            self.acknowledged.append((key, action))
        return answer

    async def play(self, table: str, until: int = 100_000, stream: Stream | None = None) -> Stream:
        """Play at random until the game is over, or until the question of a number is asked."""
        stream = stream or self.follow(table)
        answered = 0

        def mine(s: Plain) -> bool:
            if s["table"]["status"] == "finished" or s["table"]["question"] >= until:
                return True
            asked = s["seat"] in s["table"]["waiting_for"]
            return asked and s["table"]["question"] != answered

        while True:
            snapshot = await stream.until(mine)
            if stream.ended or not snapshot["legal"] or snapshot["table"]["question"] >= until:
                break
            answer = await self.move(table, snapshot)
            if (
                not answer.is_success
            ):  # Somebody played a violin at this moment; the stream brings the new question.
                assert answer.json()["code"] == "stale", answer.text
            answered = snapshot["table"]["question"]
        return stream


@asynccontextmanager
async def people(*urls: str, names: str = "ABC") -> AsyncIterator[list[Player]]:
    """People who have said their names, split over the servers."""
    crowd = [Player(urls[i % len(urls)], name) for i, name in enumerate(names)]
    try:
        for player in crowd:
            await player.arrive()
        yield crowd
    finally:
        for player in crowd:
            await player.close()


async def sit(crowd: list[Player], *bots: str, start: bool = True, **setup: Any) -> Plain:
    """A table where all of them sit, and then bots; the game has begun."""
    first = crowd[0]
    seats = [*[None for _ in crowd], *bots]
    made: Plain = await first.must("/api/tables", name="Table", seats=seats, **setup)
    for player in crowd[1:]:
        await player.must(f"/api/tables/{made['id']}/join", invite=made["invite"])
    if start:
        await first.must(f"/api/tables/{made['id']}/start")
    return made
