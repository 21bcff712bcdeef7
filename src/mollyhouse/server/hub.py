"""Tables in memory, commands to them, and who is told when one changes.

Commands to one table take turns. A command is checked on the folded table, written to the log, and only
then applied and told: what a viewer sees is durable. If another process wrote first, the table catches
up from the log and the command is checked again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from hashlib import sha256
from secrets import token_bytes
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
import structlog

from mollyhouse import record as records
from mollyhouse.errors import MollyHouseError
from mollyhouse.server import metrics
from mollyhouse.server.settings import Settings
from mollyhouse.server.store import Append, Busy, Conflict, Entry, Store, Writer
from mollyhouse.server.table import Draft, Table

T = TypeVar("T")
logger = structlog.get_logger()


class NoTable(MollyHouseError):
    """There is no such table, or the person may not know of it."""


class Frozen(MollyHouseError):
    """A table whose log no longer replays; it is kept, but not played on."""


class Live:
    """A folded table with its lock, and the next change that streams wait for.

    Attributes:
        table: the table.
        status: what the database says of it.
        owner: who made it.
        public: whether anybody may watch and join.
        lock: held by the command that is under way.
        changed: set at the next change; then there is a new one.
        streams: how many streams are open.
    """

    def __init__(self, table: Table, row: Any) -> None:
        self.table = table
        self.status: str = row.status
        self.owner: str = row.owner
        self.public: bool = row.public
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.streams = 0

    def mine(self, person: str | None) -> dict[str, Any]:
        """What of the table is a person's: their seats, and whether they made it."""
        own = [] if person is None else self.table.seats_of(person)
        return {"seats": own, "owner": person == self.owner}

    def snapshot(self, viewer: int, person: str | None) -> bytes:
        """The table as a viewer sees it, with what of it is theirs, as JSON."""
        mine = msgspec.json.encode(self.mine(person))
        return b'{"mine":%b,%b' % (mine, self.table.snapshot(viewer)[1:])

    def tell(self) -> None:
        """Wake everybody who waits for a change."""
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()


class Hub:
    """All tables that this process has in memory.

    Tables that somebody uses (a stream, a request, the driver) are found again as long as they do;
    of the others, those used last are kept.

    Args:
        store: the database.
        writer: the writing thread.
        settings: limits.

    Attributes:
        on_change: called when a table has changed.
        eager: whether changes by other processes are of interest at tables that are not in memory.
        closing: set when the server stops.
        streams: open streams by person.
        beat: number of signs of life; streams give one when it goes up.
    """

    MOST = 2000
    TRIES = 20

    def __init__(self, store: Store, writer: Writer, settings: Settings) -> None:
        self.store = store
        self.writer = writer
        self.settings = settings
        self.live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._recent: OrderedDict[str, Live] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[Live], None] = lambda live: None
        self.eager = False
        self.closing = asyncio.Event()
        self.streams: dict[str, int] = {}
        self.beat = 0
        self._made = 0
        self._reading: set[asyncio.Future[Any]] = set()

    def seed_for(self) -> bytes:
        """32 bytes of system randomness; in tests, from the process's own setting, table by table."""
        if not self.settings.test_seed:
            return token_bytes(32)
        self._made += 1
        return sha256(f"{self.settings.test_seed} {self._made}".encode()).digest()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read from the database without holding the loop up.

        Raises:
            Busy: the database does not answer.
        """
        reading = asyncio.get_running_loop().run_in_executor(None, self.store.read, work)
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        try:
            return await asyncio.shield(reading)
        except (sa.exc.OperationalError, sa.exc.TimeoutError) as error:
            raise Busy("the database does not answer; try again") from error

    async def write(self, work: Callable[[sa.Connection], T], order: str = "") -> T:
        """Write to the database; done when it is durable.

        Raises:
            Busy: the database does not answer.
        """
        return await self._durable(self.writer.submit(work, order))

    async def _durable(self, written: "Future[T]") -> T:
        try:
            return await asyncio.wrap_future(written)
        except (sa.exc.OperationalError, sa.exc.TimeoutError) as error:
            raise Busy("the database does not answer; try again") from error

    async def get(self, table_id: str) -> Live:
        """A table, from memory or folded from its log.

        Raises:
            NoTable: it does not exist.
            Frozen: its log was written by other rules, or no longer replays.
        """
        live = self.live.get(table_id)
        if live is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                live = self.live.get(table_id) or await self._load(table_id)
                self.live[table_id] = live
                metrics.TABLES.set(len(self.live))
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        if len(self._recent) > self.MOST:
            self._recent.popitem(last=False)
        return live

    async def _load(self, table_id: str) -> Live:
        row, entries = await self.read(
            lambda c: (self.store.table(c, table_id), self.store.entries(c, table_id))
        )
        if row is None or row.status == "expired":
            raise NoTable("there is no such table")
        live = Live(Table(table_id, row.setup, bytes.fromhex(row.seed)), row)
        if row.rules_version != records.RULES_VERSION:
            await self._set_status(live, "frozen")
            raise Frozen("this table was begun under other rules and is frozen; nothing of it is lost")
        try:
            for entry in entries:
                live.table.apply(entry)
        except (MollyHouseError, LookupError, AssertionError, AttributeError, TypeError) as error:
            await self._set_status(live, "frozen")
            logger.warning("table frozen", table=table_id, error=type(error).__name__)
            raise Frozen("this table no longer replays and is frozen; nothing of it is lost") from None
        await self._set_status(live, live.table.status)
        return live

    async def _set_status(self, live: Live, status: str) -> None:
        """Let the database know where a table stands, if it does not."""
        if live.status != status:
            table_id = live.table.id
            await self.write(lambda c: self.store.set_status(c, table_id, status), table_id)
            live.status = status

    def drop(self, table_id: str) -> None:
        """Forget a table; who asks for it again gets it from the database."""
        live = self.live.pop(table_id, None)
        self._recent.pop(table_id, None)
        if live is not None:
            live.tell()

    async def command(self, live: Live, prepare: Callable[[Table], list[Draft]]) -> None:
        """Check a command, write it, apply it, tell everybody.

        Args:
            live: the table.
            prepare: checks the command against the table as it is, and answers the entries to write;
                called
                again if another process wrote first.

        Raises:
            MollyHouseError: what ``prepare`` raises; nothing has changed.
        """
        before = live.table.position
        async with live.lock:
            try:
                await self._write(live, prepare)
                while live.table.standing_move() is not None:
                    await self._write(live, _standing)
                await self._set_status(live, live.table.status)
            finally:
                if live.table.position != before:
                    self.tell(live)

    async def _write(self, live: Live, prepare: Callable[[Table], list[Draft]]) -> None:
        table = live.table
        for _ in range(self.TRIES):
            try:
                drafts = prepare(table)
            except MollyHouseError:
                # What another process wrote a moment ago may make it right.
                if self.store.postgres and await self._catch_up(live):
                    continue
                raise
            if not drafts:
                return
            now = time.time()
            entries = [
                Entry(table.position + i, kind, seat, data, key, now)
                for i, (kind, seat, data, key) in enumerate(drafts)
            ]
            status = "playing" if any(entry.kind == "start" for entry in entries) else table.status
            appended = Append(table.id, entries, status, table.moved(drafts))
            try:
                await self._durable(self.writer.append(appended))
            except Conflict:
                await self._catch_up(live)
                continue
            live.status = status
            for entry in entries:
                if entry.kind == "move":
                    metrics.moves(entry.data["by"]).inc()
            self._apply(live, entries)
            return
        raise Busy("too many commands at once; try again")

    def _apply(self, live: Live, entries: list[Entry]) -> None:
        try:
            for entry in entries:
                live.table.apply(entry)
        except BaseException:
            self.drop(live.table.id)
            raise

    async def _catch_up(self, live: Live) -> bool:
        """Apply what others have written; False if there is nothing new."""
        table = live.table
        entries = await self.read(lambda c: self.store.entries(c, table.id, table.position - 1))
        self._apply(live, entries)
        return bool(entries)

    async def refresh(self, table_id: str) -> None:
        """Another process has changed a table: catch up, if anybody here is interested."""
        live = self.live.get(table_id)
        if live is None:
            if self.eager:
                with suppress(NoTable, Frozen):
                    self.tell(await self.get(table_id))
            return
        async with live.lock:
            changed = await self._catch_up(live)
        if changed:
            self.tell(live)
            return
        row = await self.read(lambda c: self.store.table(c, table_id))
        if row is None or row.status == "expired":
            self.drop(table_id)

    async def refresh_all(self) -> None:
        """Word of some changes may have been lost: catch up everywhere."""
        if self.eager:
            for table_id in await self.read(self.store.playing):
                if table_id not in self.live:
                    await self.refresh(table_id)
        for table_id in list(self.live):
            await self.refresh(table_id)

    def tell(self, live: Live) -> None:
        """Wake the streams of a table, and whoever else listens."""
        live.tell()
        self.on_change(live)

    async def live_on(self) -> None:
        """Let all streams give a sign of life from time to time, by one timer for all of them."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            self.beat += 1
            for live in list(self.live.values()):
                if live.streams:
                    live.tell()

    async def settle(self) -> None:
        """Wait for what still reads, although nobody waits for it any more: it holds a connection."""
        await asyncio.gather(*self._reading, return_exceptions=True)

    async def close(self) -> None:
        """End all streams."""
        self.closing.set()
        for live in list(self.live.values()):
            live.tell()


def _standing(table: Table) -> list[Draft]:
    """The entry of a standing answer, if one still applies."""
    move = table.standing_move()
    if move is None:
        return []
    return [("move", move[0], {"action": move[1], "by": "standing"}, None)]
