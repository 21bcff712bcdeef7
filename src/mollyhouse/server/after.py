"""Looking back at a table: messages, replay, its record and statistics."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Response

from mollyhouse.server.access import AnySeat, OwnSeats, TheTable, Viewer, encoded
from mollyhouse.server.problems import refusals
from mollyhouse.server.replay import Step, replay_view, statistics
from mollyhouse.server.table import Plain

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
    step: Step,
    seat: AnySeat = None,
    all_up: bool = False,
    log: bool = False,
) -> Plain:
    """The view after so many steps: your own; of a finished game any seat's, or with all cards up.

    With it comes what that step told (``events``), and with ``log`` what every step told.
    """
    return await asyncio.to_thread(replay_view, live.table, own, step, seat, all_up, log)


@router.get("/tables/{table_id}/record", tags=["replay"])
async def record(live: TheTable, own: OwnSeats) -> Plain:
    """The record of a finished game."""
    return live.table.record()


@router.get("/tables/{table_id}/statistics", tags=["replay"])
async def table_statistics(live: TheTable, own: OwnSeats) -> Plain:
    """What a results page tells of a finished game."""
    return await asyncio.to_thread(statistics, live.table.record())
