"""Reading and writing the database. Blocking; callers in the event loop use :class:`Writer` and threads.

Everything that happens at a table is appended to its log under the next position. Two that append under
the same position, in one process or in several, cannot both win: the other meets :class:`Conflict`.
"""

import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from mollyhouse.errors import MollyHouseError
from mollyhouse.server import metrics
from mollyhouse.server.db import connect, devices, leases, log, people, seats, tables

T = TypeVar("T")
CHANNEL = "mollyhouse"
"""PostgreSQL channel on which processes tell each other the ids of changed tables."""

WATCHER = -1
"""Seat of those who only watch."""


class Conflict(Exception):
    """Somebody else wrote first."""


class Busy(MollyHouseError):
    """The database does not answer; whether something was written is not known."""


class Entry(NamedTuple):
    """One line of a table's log.

    Attributes:
        position: its place, from 0.
        kind: what it is; see :mod:`mollyhouse.server.table`.
        seat: who did it, None for nobody.
        data: plain data of its kind.
        key: what makes a repeated post of the same command known.
        at: seconds since the epoch.
    """

    position: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    key: str | None
    at: float


class Append(NamedTuple):
    """What happened at a table, and what follows from it.

    Attributes:
        table_id: the table.
        entries: what happened, at the next positions.
        status: where the table stands then.
        moved: by person, their seats from now on, or :data:`WATCHER`, or none.
    """

    table_id: str
    entries: Sequence[Entry]
    status: str
    moved: Mapping[str, Sequence[int]]


# Made once: building a statement costs more than running it.
_ADD_ENTRY = log.insert()
_SET_STANDING = (
    tables.update()
    .where(tables.c.id == sa.bindparam("at"))
    .values(status=sa.bindparam("status"), updated=sa.bindparam("updated"))
)
_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("id")))


class Store:
    """The database of a server.

    Args:
        url: SQLAlchemy URL.
    """

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.postgres = self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    # --- people ------------------------------------------------------------------------------------

    def add_person(self, c: sa.Connection, person: str, token_hash: str, name: str) -> None:
        """Somebody new comes by."""
        c.execute(
            people.insert().values(id=person, token_hash=token_hash, name=name, created=time.time())
        )

    def person(self, c: sa.Connection, token_hash: str) -> tuple[str, str] | None:
        """Id and name of whom a token belongs to."""
        row = c.execute(
            sa.select(people.c.id, people.c.name).where(people.c.token_hash == token_hash)
        ).first()
        return None if row is None else (row.id, row.name)

    def rename(self, c: sa.Connection, person: str, name: str) -> None:
        """Change a person's name."""
        c.execute(people.update().where(people.c.id == person).values(name=name))

    def add_device(self, c: sa.Connection, code_hash: str, person: str, until: float) -> None:
        """Offer a code for another device; the person's earlier ones end."""
        c.execute(devices.delete().where(devices.c.person == person))
        c.execute(devices.insert().values(code_hash=code_hash, person=person, until=until))

    def take_device(self, c: sa.Connection, code_hash: str, token_hash: str) -> tuple[str, str] | None:
        """Use a code up: from now on the new token stands for the person, the old one for nobody."""
        row = c.execute(
            devices.delete().where(devices.c.code_hash == code_hash).returning(devices)
        ).first()
        if row is None or row.until < time.time():
            return None
        c.execute(people.update().where(people.c.id == row.person).values(token_hash=token_hash))
        return self.person(c, token_hash)

    # --- tables ------------------------------------------------------------------------------------

    def add_table(self, c: sa.Connection, values: dict[str, Any]) -> None:
        """A new table."""
        now = time.time()
        c.execute(tables.insert().values(created=now, updated=now, **values))

    def table(self, c: sa.Connection, table_id: str) -> sa.Row[Any] | None:
        """The row of a table."""
        return c.execute(sa.select(tables).where(tables.c.id == table_id)).first()

    def entries(self, c: sa.Connection, table_id: str, after: int = -1) -> list[Entry]:
        """The log of a table behind a position."""
        rows = c.execute(
            sa.select(log.c.position, log.c.kind, log.c.seat, log.c.data, log.c.key, log.c.at)
            .where(log.c.table_id == table_id, log.c.position > after)
            .order_by(log.c.position)
        )
        return [Entry(*row) for row in rows]

    def append(self, c: sa.Connection, appended: Sequence["Append"]) -> None:
        """Write what happened at tables, all or nothing, in as few statements as may be.

        Raises:
            Conflict: a position or a key is taken, or a person has just got a seat.
        """
        rows = [{"table_id": at.table_id, **entry._asdict()} for at in appended for entry in at.entries]
        stands = [
            {"at": at.table_id, "status": at.status, "updated": at.entries[-1].at} for at in appended
        ]
        try:
            c.execute(_ADD_ENTRY, rows)
            for table_id, person, taken in (
                (at.table_id, *moved) for at in appended for moved in at.moved.items()
            ):
                c.execute(seats.delete().where(seats.c.table_id == table_id, seats.c.person == person))
                for seat in taken:
                    c.execute(seats.insert().values(table_id=table_id, person=person, seat=seat))
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        c.execute(_SET_STANDING, stands)
        for at in appended:
            self.notify(c, at.table_id)

    def notify(self, c: sa.Connection, table_id: str) -> None:
        """Tell the other processes, once this is committed, that a table has changed."""
        if self.postgres:
            c.execute(_NOTIFY, {"channel": CHANNEL, "id": table_id})

    def add_watcher(self, c: sa.Connection, table_id: str, person: str) -> None:
        """Somebody watches; they keep no seat."""
        self._insert_new(c, seats, {"table_id": table_id, "person": person, "seat": WATCHER})

    def _insert_new(self, c: sa.Connection, table: sa.Table, values: dict[str, Any]) -> bool:
        """Insert a row; False if there is one already."""
        try:
            with c.begin_nested():
                c.execute(table.insert().values(values))
        except sa.exc.IntegrityError:
            return False
        return True

    def watches(self, c: sa.Connection, table_id: str, person: str) -> bool:
        """Whether a person may watch a table by its link."""
        mine = sa.and_(seats.c.table_id == table_id, seats.c.person == person, seats.c.seat == WATCHER)
        return c.execute(sa.select(seats.c.seat).where(mine)).first() is not None

    def tables_of(self, c: sa.Connection, person: str) -> dict[str, list[int]]:
        """Tables where a person sits, with their seats, the last touched first."""
        rows = c.execute(
            sa.select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                seats.c.person == person,
                seats.c.seat != WATCHER,
                tables.c.status != "expired",
            )
            .order_by(tables.c.updated.desc(), seats.c.table_id, seats.c.seat)
            .limit(200)
        )
        found: dict[str, list[int]] = {}
        for row in rows:
            found.setdefault(row.table_id, []).append(row.seat)
        return found

    def owned(self, c: sa.Connection, person: str) -> int:
        """How many tables a person has open."""
        return c.execute(
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.owner == person, tables.c.status.in_(("waiting", "playing")))
        ).scalar_one()

    def public_waiting(self, c: sa.Connection) -> list[str]:
        """Public tables that wait for players, the newest first."""
        rows = c.execute(
            sa.select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.public)
            .order_by(tables.c.created.desc())
            .limit(50)
        )
        return [row.id for row in rows]

    def playing(self, c: sa.Connection) -> list[str]:
        """Tables with a game going on."""
        return [row.id for row in c.execute(sa.select(tables.c.id).where(tables.c.status == "playing"))]

    def playing_by_clock(self, c: sa.Connection) -> list[str]:
        """Those of them with a clock."""
        rows = c.execute(sa.select(tables.c.id, tables.c.setup).where(tables.c.status == "playing"))
        return [row.id for row in rows if row.setup["clock"]["kind"] != "none"]

    def set_status(self, c: sa.Connection, table_id: str, status: str) -> None:
        """Where a table stands."""
        c.execute(tables.update().where(tables.c.id == table_id).values(status=status))

    def expire(self, c: sa.Connection, before: float) -> list[str]:
        """End waiting and running tables that nobody has touched since, and say which."""
        ended = c.execute(
            tables.update()
            .where(tables.c.status.in_(("waiting", "playing")), tables.c.updated < before)
            .values(status="expired")
            .returning(tables.c.id)
        )
        ids = [row.id for row in ended]
        for table_id in ids:
            self.notify(c, table_id)
        return ids

    def lease(
        self, c: sa.Connection, name: str, holder: str, now: float, seconds: float
    ) -> float | None:
        """Take or keep a lease.

        SQLite serves one process: whoever comes has it, and a row of another is of one that is gone.

        Returns:
            When its work was last being done; None while another process holds it.
        """
        values = {"name": name, "holder": holder, "until": now + seconds}
        if self._insert_new(c, leases, {**values, "seen": now}):
            return now
        free = sa.or_(leases.c.holder == holder, leases.c.until <= now, sa.literal(not self.postgres))
        mine = leases.update().where(leases.c.name == name, free).values(values)
        return c.execute(mine.returning(leases.c.seen)).scalar()

    def seen(self, c: sa.Connection, name: str, holder: str, now: float) -> None:
        """The work of a lease is being done."""
        mine = sa.and_(leases.c.name == name, leases.c.holder == holder)
        c.execute(leases.update().where(mine).values(seen=now))

    def last_seen(self, c: sa.Connection, name: str) -> float:
        """When the work of a lease was last being done; 0 if never."""
        return c.execute(sa.select(leases.c.seen).where(leases.c.name == name)).scalar() or 0.0

    def release(self, c: sa.Connection, name: str, holder: str, now: float) -> None:
        """Give a lease back."""
        mine = sa.and_(leases.c.name == name, leases.c.holder == holder)
        c.execute(leases.update().where(mine).values(until=now, seen=now))

    def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something that only reads."""
        with self.engine.connect() as connection:
            return work(connection)


_Outcome = tuple[Any, Exception | None]


class _Work(NamedTuple):
    """A command in the queue of the writer."""

    order: str
    do: Callable[[sa.Connection], Any]
    future: Future[Any]
    appended: Append | None = None


class Writer:
    """One thread that writes for a process, as many commands in one commit as are waiting.

    Moves at different tables, which are nearly all there is to write, are written together. Should one
    of them be in the way of another, or anything else be among them, each command is done for itself
    within a savepoint, so that a bad one cannot fail its neighbours. A future is answered after the
    commit, so that what is acknowledged is on the disk. The commands of a commit are done in the order
    of their tables: two processes that lock rows in the same order cannot block each other.
    """

    MOST = 64
    TRIES = 3

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine.execution_options(writes=True)
        self._queue: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, do: Callable[[sa.Connection], T], order: str = "") -> "Future[T]":
        """Queue a command; the future holds what it returns or raises, once it is durable.

        Args:
            do: what to do in a transaction.
            order: id of the table that it is about.
        """
        future: Future[T] = Future()
        self._queue.put(_Work(order, do, future))
        return future

    def append(self, appended: Append) -> "Future[None]":
        """Queue what happened at a table; the future tells when it is durable, or raises Conflict."""
        future: Future[None] = Future()
        alone = partial(self._store.append, appended=[appended])
        self._queue.put(_Work(appended.table_id, alone, future, appended))
        return future

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        work = self._queue.get()
        while work is not None:
            batch = []
            while work is not None:
                batch.append(work)
                if len(batch) == self.MOST or self._queue.empty():
                    break
                work = self._queue.get()
            self._commit(sorted(batch, key=lambda each: each.order))
            if work is not None:
                work = self._queue.get()

    def _commit(self, batch: list[_Work]) -> None:
        begin = time.perf_counter()
        try:
            outcomes = self._together(batch) or self._one_by_one(batch)
        except Exception as error:
            outcomes = [(None, error)] * len(batch)
        metrics.COMMIT_SIZE.observe(len(batch))
        metrics.COMMIT_TIME.observe(time.perf_counter() - begin)
        for work, (result, failure) in zip(batch, outcomes, strict=True):
            if work.future.cancelled():
                continue
            if failure is None:
                work.future.set_result(result)
            else:
                work.future.set_exception(failure)

    def _together(self, batch: list[_Work]) -> list[_Outcome]:
        """All at once, if nothing is in the way; else nothing."""
        appended = [work.appended for work in batch if work.appended is not None]
        if len(appended) < len(batch):
            return []
        try:
            with self._engine.begin() as connection:
                self._store.append(connection, appended)
        except Conflict:
            return []
        except sa.exc.OperationalError as error:
            if error.connection_invalidated or not self._store.postgres:
                raise
            return []
        return [(None, None)] * len(batch)

    def _one_by_one(self, batch: list[_Work]) -> list[_Outcome]:
        with self._engine.begin() as connection:
            return [self._do(connection, work) for work in batch]

    def _do(self, connection: sa.Connection, work: _Work) -> _Outcome:
        """One command; tried again if another process was in the way (a deadlock)."""
        failure: Exception | None = None
        for _ in range(self.TRIES):
            try:
                with connection.begin_nested():
                    return work.do(connection), None
            except sa.exc.OperationalError as error:
                if error.connection_invalidated:
                    raise
                failure = error
            except Exception as error:
                return None, error
        return None, failure
