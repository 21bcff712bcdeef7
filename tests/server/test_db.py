"""The database: migrations with data, frozen and expired tables, what a commit promises."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from mollyhouse.server.db import log, metadata, seats, tables, upgrade
from mollyhouse.server.links import add_invites
from mollyhouse.server.store import Append, Conflict, Entry, Store, Writer
from server.client import people, sit
from server.conftest import Serve

TABLE = {
    "id": "t" * 22,
    "setup": json.dumps({"name": "Old", "players": 2}),
    "seed": "0" * 64,
    "rules_version": 1,
    "status": "waiting",
    "public": False,
    "owner": "p" * 22,
    "invite_hash": "i",
    "watch_hash": "w",
    "created": 1.5,
    "updated": 2.5,
}
OLD: dict[str, dict[str, Any]] = {
    "people": {"id": "p" * 22, "token_hash": "h", "name": "Änna", "created": 1.0},
    "tables": TABLE,
    "seats": {"table_id": "t" * 22, "person": "p" * 22, "seat": 0},
    "log": {
        "table_id": "t" * 22,
        "position": 0,
        "kind": "join",
        "seat": 0,
        "data": json.dumps({"person": "p", "name": "Änna"}),
        "key": None,
        "at": 2.5,
    },
    "leases": {"name": "driver", "holder": "x", "until": 1.0},
}


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def test_upgrade_keeps_what_is_there(db: str) -> None:
    with opened(db) as store:
        upgrade(store.engine, "0001")
        with store.engine.begin() as c:
            for name, row in OLD.items():
                c.execute(
                    sa.text(f"INSERT INTO {name} ({', '.join(row)}) VALUES (:{', :'.join(row)})"), row
                )
        upgrade(store.engine)
        upgrade(store.engine)
        with store.engine.connect() as c:
            assert store.person(c, "h") == ("p" * 22, "Änna")
            assert store.tables_of(c, "p" * 22) == {"t" * 22: [0]}
            assert store.entries(c, "t" * 22)[0].data == {"person": "p", "name": "Änna"}
            found = store.table(c, "t" * 22)
            assert found is not None and found.setup == {"name": "Old", "players": 2}
        with store.engine.begin() as c:  # What is new has its place beside the old.
            add_invites(c, "t" * 22, [None, "secret"])
            c.execute(seats.insert().values(table_id="t" * 22, person="p" * 22, seat=1))
            assert store.tables_of(c, "p" * 22) == {"t" * 22: [0, 1]}
        with pytest.raises(sa.exc.IntegrityError), store.engine.begin() as c:
            c.execute(seats.insert().values(table_id="t" * 22, person="p" * 22, seat=1))


def test_migrations_lead_to_the_model(db: str) -> None:
    with opened(db) as store:
        upgrade(store.engine)
        with store.engine.connect() as c:
            context = MigrationContext.configure(c, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []


def test_one_bad_command_fails_no_other(db: str) -> None:
    with opened(db) as store:
        upgrade(store.engine)
        writer = Writer(store)

        def add(c: sa.Connection, i: int) -> None:
            store.add_person(c, f"{i}", f"{i}", "Somebody")
            if i % 3 == 0:
                raise ValueError("no")

        done = [writer.submit(partial(add, i=i)) for i in range(30)]
        failed = [i for i, future in enumerate(done) if future.exception(30) is not None]
        assert failed == list(range(0, 30, 3))
        with store.engine.connect() as c:
            assert store.person(c, "3") is None and store.person(c, "29") is not None
        writer.close()


def test_entries_written_together_fail_one_by_one(db: str) -> None:
    """Of moves in one commit only that fails which comes too late."""
    ids = [f"{i:022d}" for i in range(20)]
    with opened(db) as store:
        upgrade(store.engine)
        with store.engine.begin() as c:
            store.add_person(c, "p" * 22, "h", "Anna")
            for each in ids:
                kept = {k: v for k, v in TABLE.items() if k not in ("created", "updated")}
                store.add_table(c, {**kept, "id": each})
        writer = Writer(store)
        gathered = threading.Event()
        held = writer.submit(lambda c: gathered.wait(30))
        late, done = set(ids[::7]), {}
        for position in (0, 1):
            for each in ids:
                at = 0 if each in late else position
                entries = [Entry(at, "chat", 0, {}, f"{position}", 2.0)]
                done[each] = writer.append(Append(each, entries, "playing", {}))
        gathered.set()
        assert held.result(30)
        failed = {each for each, future in done.items() if isinstance(future.exception(30), Conflict)}
        assert failed == late
        with store.engine.connect() as c:
            for each in ids:
                assert len(store.entries(c, each)) == (1 if each in late else 2)
        writer.close()


def test_a_position_and_a_key_are_taken_once(db: str) -> None:
    with opened(db) as store:
        upgrade(store.engine)

        def entry(position: int, key: str) -> list[Entry]:
            return [Entry(position, "chat", 0, {}, key, 1.0)]

        def append(entries: list[Entry]) -> None:
            with store.engine.begin() as c:
                store.append(c, [Append("t" * 22, entries, "waiting", {})])

        with store.engine.begin() as c:
            store.add_person(c, "p" * 22, "h", "Anna")
            store.add_table(c, {k: v for k, v in TABLE.items() if k not in ("created", "updated")})
        append(entry(0, "a"))
        for position, key in ((0, "b"), (1, "a")):
            with pytest.raises(Conflict):
                append(entry(position, key))
        append(entry(1, "b"))
        with store.engine.connect() as c:
            assert [e.key for e in store.entries(c, "t" * 22)] == ["a", "b"]


def test_leases(db: str) -> None:
    with opened(db) as store:
        upgrade(store.engine)
        with store.engine.begin() as c:
            assert store.last_seen(c, "driver") == 0.0
            assert store.lease(c, "driver", "a", 10.0, 3.0) == 10.0
            assert store.lease(c, "driver", "a", 11.0, 3.0) == 10.0
            store.seen(c, "driver", "a", 11.0)
            store.seen(c, "driver", "b", 12.0)  # It does not have it.
            assert store.last_seen(c, "driver") == 11.0
            if store.postgres:
                assert store.lease(c, "driver", "b", 13.0, 3.0) is None
            assert store.lease(c, "driver", "b", 14.0, 3.0) == 11.0
            store.seen(c, "driver", "b", 14.0)
            store.release(c, "driver", "a", 14.5)
            store.release(c, "driver", "b", 15.0)
            assert store.lease(c, "driver", "a", 15.0, 3.0) == 15.0


def test_frozen_tables_are_kept(serve: Serve, db: str) -> None:
    async def run() -> None:
        first = serve(db)
        async with people(first.url, names="AB") as crowd:
            bad, old, fine = [(await sit(crowd))["id"] for _ in range(3)]
            first.kill()
            with opened(db) as store, store.engine.begin() as c:
                spoilt = {"kind": "move", "data": {"action": "nonsense", "by": "person"}, "seat": 0}
                c.execute(log.update().where(log.c.table_id == bad, log.c.position == 1).values(spoilt))
                c.execute(tables.update().where(tables.c.id == old).values(rules_version=0))
            first.start()
            for table in (bad, old):
                answer = await crowd[0].http.get(f"/api/tables/{table}")
                assert (answer.status_code, answer.json()["code"]) == (409, "frozen")
            assert (await crowd[0].get(f"/api/tables/{fine}"))["table"]["status"] == "playing"
            mine = {table["id"]: table["status"] for table in await crowd[1].get("/api/tables/mine")}
            assert mine == {bad: "frozen", old: "frozen", fine: "playing"}

    asyncio.run(run())


def test_dead_tables_expire(serve: Serve, sqlite: str) -> None:
    async def run() -> None:
        first = serve(sqlite)
        async with people(first.url, names="A") as (anna,):
            table = (await sit([anna]))["id"]
            first.kill()
            second = serve(sqlite, expire_days=1e-9)
            anna.http.base_url = httpx.URL(second.url)
            async with asyncio.timeout(30):
                while (await anna.http.get(f"/api/tables/{table}")).status_code != 404:
                    await asyncio.sleep(0.02)  # A poll with a ceiling.
            assert await anna.get("/api/tables/mine") == []

    asyncio.run(run())
