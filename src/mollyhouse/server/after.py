"""Looking back: messages, replay, records and statistics."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from mollyhouse import record as records
from mollyhouse.server.access import OwnSeats, SeatToSee, TheTable, Viewer, encoded
from mollyhouse.server.people import Me
from mollyhouse.server.problems import refusals
from mollyhouse.server.replay import replay_view, statistics
from mollyhouse.server.table import Plain, Refused

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.get("/tables/{table_id}/messages", tags=["replay"])
async def messages(
    live: TheTable, viewer: Viewer, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """Everything that you have seen at this table, by number; at most 1,000 at once."""
    return encoded(live.table.messages(viewer, after, 1000))


@router.get("/tables/{table_id}/replay/{step}", tags=["replay"])
async def replay(
    live: TheTable,
    own: OwnSeats,
    step: Annotated[int, Path(ge=0, le=100_000)],
    seat: SeatToSee = None,
    all_up: bool = False,
) -> Plain:
    """The view after so many steps: your own; of a finished game any seat's, or with all cards up."""
    return await asyncio.to_thread(replay_view, live.table, own, step, seat, all_up)


@router.get("/tables/{table_id}/record", tags=["replay"])
async def record(live: TheTable, own: OwnSeats) -> Plain:
    """The record of a finished game."""
    return live.table.record()


@router.get("/tables/{table_id}/statistics", tags=["replay"])
async def table_statistics(live: TheTable, own: OwnSeats) -> Plain:
    """What a results page tells of a finished game."""
    return await asyncio.to_thread(statistics, live.table.record())


@router.post("/records", tags=["replay"])
async def read_record(body: dict[str, Any], me: Me) -> Plain:
    """Check a record from elsewhere; the answer says what was checked, and its statistics."""
    return await asyncio.to_thread(_checked, body)


def _checked(body: Plain) -> Plain:
    record = records.migrate(body)
    proved = records.verify(record)
    if record["result"] is None:
        raise Refused("not-over", "only finished games are read here")
    return {"checked": proved, "statistics": statistics(record)}
