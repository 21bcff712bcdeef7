"""Scripted people at tables of a server, at little cost, since they take a processor from the server.

Of a snapshot only what a choice at random needs is decoded. One event of the server comes as one piece
of its answer, so that the marks between pieces never fall into one.
"""

import asyncio
import time
from random import Random
from typing import Any, cast

import msgspec

SEATS = 5


class Summary(msgspec.Struct):
    """Where the table stands."""

    status: str
    waiting_for: list[int]
    question: int


class Snapshot(msgspec.Struct):
    """What a person sees of it."""

    legal: list[str]
    table: Summary


class Event(msgspec.Struct):
    """An event of a stream."""

    snapshot: Snapshot


_event = msgspec.json.Decoder(Event).decode


class Connection(asyncio.Protocol):
    """One HTTP connection that is kept; one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._transport: asyncio.Transport | None = None
        self._got = bytearray()
        self._answer: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has taken the connection."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """It was idle for long; the next request opens it again."""
        self._transport = None

    def data_received(self, data: bytes) -> None:
        """More of the answer."""
        self._got += data
        end = self._got.find(b"\r\n\r\n") + 4
        if end < 4:
            return
        head = bytes(self._got[:end]).lower()
        at = head.index(b"content-length: ") + 16
        if len(self._got) == end + int(head[at : head.index(b"\r", at)]):
            content = bytes(self._got[end:])
            self._got.clear()
            assert self._answer is not None
            if head[9:11] == b"20":
                self._answer.set_result(content)
            else:
                self._answer.set_exception(RuntimeError(f"{head[:40]!r} {content[:200]!r}"))

    async def post(self, path: str, token: str = "", body: Any = None) -> bytes:
        """The answer; a refusal ends the benchmark."""
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        assert self._transport is not None
        data = b"" if body is None else msgspec.json.encode(body)
        self._answer = loop.create_future()
        self._transport.write(
            b"POST %b HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %b\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%b"
            % (path.encode(), token.encode(), len(data), data)
        )
        return await self._answer

    async def ask(self, path: str, token: str = "", body: Any = None) -> Any:
        """The answer as plain data."""
        return msgspec.json.decode(await self.post(path, token, body))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Viewer(asyncio.Protocol):
    """A person who sits at a table; as a protocol, who reads the stream."""

    def __init__(self, token: str, table: "Table") -> None:
        self.token = token
        self.table = table
        self.connection = Connection(table.port)
        self.snapshot: Snapshot | None = None
        self._transport: asyncio.Transport | None = None
        self._got = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        self._transport = cast(asyncio.Transport, transport)
        head = f"GET /api/tables/{self.table.id}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        self._transport.write(f"{head}Authorization: Bearer {self.token}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """More of the stream."""
        self._got += data
        if not self._got.endswith(b"\n\n\r\n"):
            return
        begin = self._got.rfind(b"\ndata: ") + 7
        if begin >= 7:
            self.snapshot = _event(self._got[begin : self._got.index(b"\n", begin)]).snapshot
            self.table.heard(self)
        self._got = b""

    async def follow(self) -> None:
        """Open the stream."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.table.port)

    def close(self) -> None:
        """Hang up."""
        self.connection.close()
        if self._transport is not None:
            self._transport.close()


class Table:
    """A table with five people.

    Args:
        port: where the server is.
        seed: of what they choose.
    """

    PATIENCE = 30.0

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = Random(seed)
        self.id = ""
        self.people: list[Viewer] = []
        self.moves = 0
        self._deaf: set[Viewer] = set()
        self._all_heard: asyncio.Future[float] | None = None

    async def begin(self, shared: Connection, follow: bool = True) -> None:
        """Sit down, start, and follow."""
        for number in range(SEATS):
            told = await shared.ask("/api/people", body={"name": f"P{number}"})
            self.people.append(Viewer(told["token"], self))
        first = self.people[0].token
        made = await shared.ask("/api/tables", first, {"name": "T", "seats": [None] * SEATS})
        self.id = made["id"]
        for viewer in self.people[1:]:
            body = {"invite": made["invite"]}
            await shared.post(f"/api/tables/{self.id}/join", viewer.token, body)
        await shared.post(f"/api/tables/{self.id}/start", first)
        if follow:
            done = self._awaited(self.people)
            for viewer in self.people:
                await viewer.follow()
            await done

    async def follow_alone(self) -> None:
        """Only the first follows."""
        done = self._awaited(self.people[:1])
        await self.people[0].follow()
        await done

    def _awaited(self, viewers: list[Viewer]) -> "asyncio.Future[float]":
        """When the last of them has heard something new."""
        self._deaf = set(viewers)
        self._all_heard = asyncio.get_running_loop().create_future()
        return self._all_heard

    def heard(self, viewer: Viewer) -> None:
        """A viewer has heard something new."""
        self._deaf.discard(viewer)
        if not self._deaf and self._all_heard is not None and not self._all_heard.done():
            self._all_heard.set_result(time.perf_counter())

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._shown(self.people[0]).table.status == "finished"

    @staticmethod
    def _shown(viewer: Viewer) -> Snapshot:
        assert viewer.snapshot is not None
        return viewer.snapshot

    async def move(self) -> float:
        """One move; the answer is when the last of the five saw it."""
        seat = self.rng.choice(self._shown(self.people[0]).table.waiting_for)
        viewer = self.people[seat]
        shown = self._shown(viewer)
        self.moves += 1
        body = {
            "action": self.rng.choice(shown.legal),
            "question": shown.table.question,
            "key": str(self.moves),
        }
        seen = self._awaited(self.people)
        async with asyncio.timeout(self.PATIENCE):
            await viewer.connection.post(f"/api/tables/{self.id}/moves", viewer.token, body)
            return await seen

    def end(self) -> None:
        """Hang up."""
        for viewer in self.people:
            viewer.close()


async def begun(port: int, number: int, seed: int) -> list[Table]:
    """Tables where a game has begun."""
    shared = Connection(port)
    tables = [Table(port, seed + i) for i in range(number)]
    for table in tables:
        await table.begin(shared)
    shared.close()
    return tables
