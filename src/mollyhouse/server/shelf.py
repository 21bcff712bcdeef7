"""Records from elsewhere: checked, kept for who brings them, and looked at like a finished table."""

import asyncio
import re
import time
from functools import partial
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends

from mollyhouse import record as records
from mollyhouse.server import db
from mollyhouse.server.access import AnySeat
from mollyhouse.server.hub import Hub
from mollyhouse.server.identity import new_token
from mollyhouse.server.people import Me, TheHub
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.replay import Step, finished_view, statistics
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Plain, Refused

router = APIRouter(prefix="/api", tags=["records"], responses=refusals(401, 404, 409))
_SHOWN = ("rules", "items", "sentencing", "players", "result")
"""What a list shows of a record."""


def _keep(c: sa.Connection, person: str, record: Plain, most: int) -> str:
    """Keep a record, once for a person; answers its id."""
    kept = db.records.c
    mine = sa.select(kept.id).where(kept.person == person)
    known = c.execute(mine.where(kept.digest == record["digest"])).scalar()
    if known is not None:
        return str(known)
    if len(c.execute(mine).all()) >= most:
        raise Denied(429, "too-many-records", "you keep too many records; delete one first")
    values = {
        "id": new_token(),
        "person": person,
        "digest": record["digest"],
        "created": time.time(),
        "shown": {name: record[name] for name in _SHOWN},
        "record": record,
    }
    c.execute(db.records.insert().values(values))
    return str(values["id"])


async def _keep_once(hub: Hub, person: str, record: Plain) -> str:
    """Keep a record; who brings it by two ways at once meets what the other has kept."""
    keep = partial(_keep, person=person, record=record, most=hub.settings.records_per_person)
    try:
        return await hub.write(keep)
    except sa.exc.IntegrityError:
        return await hub.write(keep)


async def own_record(record_id: str, me: Me, hub: TheHub) -> Plain:
    """The record of the path, if it is theirs."""
    kept = db.records.c
    found = None
    if re.fullmatch(r"[A-Za-z0-9_-]{22}", record_id):
        wanted = sa.select(kept.record).where(kept.id == record_id, kept.person == me.id)
        found = await hub.read(lambda c: c.execute(wanted).scalar())
    if found is None:
        raise Denied(404, "no-record", "there is no such record of yours")
    record: Plain = found
    return record


OwnRecord = Annotated[Plain, Depends(own_record)]


@router.post("/records", status_code=201)
async def keep_record(body: dict[str, Any], me: Me, hub: TheHub) -> Plain:
    """Check the record of a finished game, and keep it for you; one that you have is not kept twice."""
    record, checked = await asyncio.to_thread(_checked, body)
    record_id = await _keep_once(hub, me.id, record)
    told = await asyncio.to_thread(statistics, record)
    return {"id": record_id, "checked": checked, "statistics": told}


def _checked(body: Plain) -> tuple[Plain, list[str]]:
    record = records.migrate(body)
    checked = records.verify(record)
    if record["result"] is None:
        raise Refused("not-over", "only finished games are read here")
    return record, checked


@router.get("/records")
async def my_records(me: Me, hub: TheHub) -> list[Plain]:
    """The records that you keep, the newest first."""
    kept = db.records.c
    columns = (kept.id, kept.digest, kept.created, kept.shown)
    mine = sa.select(*columns).where(kept.person == me.id).order_by(kept.created.desc(), kept.id)
    rows = await hub.read(lambda c: c.execute(mine).all())
    return [{"id": row.id, "digest": row.digest, "created": row.created, **row.shown} for row in rows]


@router.get("/records/{record_id}")
async def kept_record(record: OwnRecord) -> Plain:
    """A record that you keep."""
    return record


@router.get("/records/{record_id}/replay/{step}")
async def replay_record(
    record: OwnRecord, step: Step, seat: AnySeat = None, all_up: bool = False, log: bool = False
) -> Plain:
    """The view after so many steps: anybody's (without a seat, a spectator's), or with all cards up."""
    who = WATCHER if seat is None else seat
    return await asyncio.to_thread(finished_view, record, who, step, all_up, log)


@router.get("/records/{record_id}/statistics")
async def record_statistics(record: OwnRecord) -> Plain:
    """What a results page tells of it."""
    return await asyncio.to_thread(statistics, record)


@router.delete("/records/{record_id}")
async def delete_record(record_id: str, record: OwnRecord, hub: TheHub) -> Plain:
    """Keep a record no longer."""
    gone = db.records.delete().where(db.records.c.id == record_id)
    await hub.write(lambda c: c.execute(gone).rowcount)
    return {}
