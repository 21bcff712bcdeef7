"""Which table a request is about, as whom it looks at it, and commands by who has a seat."""

import re
from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Response

from mollyhouse.server.hub import Hub, Live, NoTable
from mollyhouse.server.people import MaybeMe, Me, Person, TheHub
from mollyhouse.server.problems import Denied
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Draft, Table


async def live_table(table_id: str, hub: TheHub) -> Live:
    """The table of the path."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{22}", table_id):
        raise NoTable("there is no such table")
    return await hub.get(table_id)


TheTable = Annotated[Live, Depends(live_table)]


async def own_seat(live: TheTable, me: Me, hub: TheHub) -> int:
    """The seat of who is asking."""
    seat = live.table.seat_of(me.id)
    if seat is None and hub.store.postgres:
        await hub.refresh(live.table.id)  # They may have sat down by another process.
        seat = live.table.seat_of(me.id)
    return seated(seat)


def seated(seat: int | None) -> int:
    """A seat, or a refusal if there is none."""
    if seat is None:
        raise Denied(403, "no-seat", "you have no seat at this table")
    return seat


async def viewer_of(live: TheTable, me: MaybeMe, hub: TheHub) -> int:
    """The seat of who is asking, or the spectator's place where that is allowed."""
    if hub.store.postgres:
        await hub.refresh(live.table.id)  # So that they see what they did by another process.
    seat = None if me is None else live.table.seat_of(me.id)
    if seat is not None:
        return seat
    if live.public or (me is not None and live.owner == me.id):
        return WATCHER
    if me is not None and await hub.read(lambda c: hub.store.watches(c, live.table.id, me.id)):
        return WATCHER
    raise NoTable("there is no such table")


def check_owner(live: Live, me: Person) -> None:
    """Refuse what only who made the table may do."""
    if live.owner != me.id:
        raise Denied(403, "not-owner", "only who made the table may do this")


MySeat = Annotated[int, Depends(own_seat)]
Viewer = Annotated[int, Depends(viewer_of)]


def encoded(data: bytes) -> Response:
    """Data that is encoded already."""
    return Response(data, media_type="application/json")


async def act(hub: Hub, live: Live, me: Person, prepare: Callable[[Table, int], list[Draft]]) -> int:
    """A command by who has a seat at the very moment that it is written; answers the seat."""
    seats: list[int] = []

    def checked(table: Table) -> list[Draft]:
        seats[:] = [seated(table.seat_of(me.id))]
        return prepare(table, seats[0])

    await hub.command(live, checked)
    return seats[0]
