"""Which table a request is about, as whom it looks at it, and commands by who has a seat.

Who holds several seats of a table (hot seat) says by ``?seat=`` for which of them they look or act.
"""

import re
from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Query, Response

from mollyhouse.server.hub import Hub, Live, NoTable
from mollyhouse.server.people import MaybeMe, Me, Person, TheHub
from mollyhouse.server.problems import Denied
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Draft, Plain, Refused, Table

Check = Callable[[Table, int], list[Draft]]
"""Raises what is wrong with a command of a seat; answers what follows from it."""


async def live_table(table_id: str, hub: TheHub) -> Live:
    """The table of the path."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{22}", table_id):
        raise NoTable("there is no such table")
    return await hub.get(table_id)


TheTable = Annotated[Live, Depends(live_table)]
SeatToSee = Annotated[
    int | None,
    Query(alias="seat", ge=WATCHER, le=4, description="which of your seats; -1: as who watches"),
]
AnySeat = Annotated[
    int | None,
    Query(alias="seat", ge=WATCHER, le=4, description="whose view; -1: as who watches"),
]
SeatToAct = Annotated[int | None, Query(alias="seat", ge=0, le=4, description="which of your seats")]


def seat_at(table: Table, person: str, wanted: int | None) -> int:
    """The seat that a person acts for: their only one, or the one of theirs that they name."""
    own = table.seats_of(person)
    if not own or wanted not in (None, *own):
        raise Denied(403, "no-seat", "you do not have this seat at this table")
    if wanted is None and len(own) > 1:
        raise Refused("which-seat", "you have several seats here; say by ?seat= which one")
    return own[0] if wanted is None else wanted


async def own_seat(live: TheTable, me: Me, hub: TheHub, seat: SeatToAct = None) -> int:
    """The seat that who is asking acts for."""
    if hub.store.postgres and not live.table.seats_of(me.id):
        await hub.refresh(live.table.id)  # They may have sat down by another process.
    return seat_at(live.table, me.id, seat)


async def seats_to_see(live: TheTable, me: MaybeMe, hub: TheHub) -> list[int]:
    """The seats of who is asking, or none if they may watch."""
    if hub.store.postgres:
        await hub.refresh(live.table.id)  # So that they see what they did by another process.
    own = [] if me is None else live.table.seats_of(me.id)
    if own or live.public or (me is not None and live.owner == me.id):
        return own
    if me is not None and await hub.read(lambda c: hub.store.watches(c, live.table.id, me.id)):
        return own
    raise NoTable("there is no such table")


OwnSeats = Annotated[list[int], Depends(seats_to_see)]


async def viewer_of(own: OwnSeats, seat: SeatToSee = None) -> int:
    """As whom somebody looks: their only seat, the one of theirs that they name, or a spectator."""
    if seat is None:
        return own[0] if len(own) == 1 else WATCHER
    if seat not in (WATCHER, *own):
        raise Denied(403, "no-seat", "you do not have this seat at this table")
    return seat


MySeat = Annotated[int, Depends(own_seat)]
Viewer = Annotated[int, Depends(viewer_of)]


def check_owner(live: Live, me: Person) -> None:
    """Refuse what only who made the table may do."""
    if live.owner != me.id:
        raise Denied(403, "not-owner", "only who made the table may do this")


def encoded(data: bytes) -> Response:
    """Data that is encoded already."""
    return Response(data, media_type="application/json")


class Actor:
    """Somebody who does something at a table.

    Attributes:
        hub: the hub of the table.
        live: the table.
        me: who it is.
        wanted: the seat that they name.
    """

    def __init__(self, hub: Hub, live: Live, me: Person, wanted: int | None) -> None:
        self.hub = hub
        self.live = live
        self.me = me
        self.wanted = wanted

    async def act(self, kind: str, data: Plain, key: str | None, check: Check) -> int:
        """A command of a seat that is theirs at the very moment that it is written; answers the seat."""
        return await self.once((kind, data, key), self.seat, check)

    def seat(self, table: Table) -> int:
        """The seat that they act for."""
        return seat_at(table, self.me.id, self.wanted)

    async def once(
        self, draft: tuple[str, Plain, str | None], seat: Callable[[Table], int], check: Check
    ) -> int:
        """Write an entry and what follows from it; nothing if it is a repetition by its key.

        Args:
            draft: kind, data and key of the entry.
            seat: finds the seat of the entry; :data:`WATCHER` for nobody's.
            check: raises what is wrong, and answers what follows.

        Returns:
            The seat of the entry.
        """
        kind, data, key = draft
        found = WATCHER

        def prepare(table: Table) -> list[Draft]:
            nonlocal found
            done = None if key is None else table.done.get((self.me.id, key))
            if done is not None:
                found = done.seat
                if (kind, data) != (done.kind, done.data) or self.wanted not in (None, done.seat):
                    raise Refused("key-used", "this key belongs to another command")
                return []
            found = seat(table)
            if (found, key) in table.keys:
                raise Refused("key-used", "this key belongs to somebody else's command")
            follows = check(table, found)
            return [(kind, None if found == WATCHER else found, data, key), *follows]

        await self.hub.command(self.live, prepare)
        return found


async def actor_of(live: TheTable, me: Me, hub: TheHub, seat: SeatToAct = None) -> Actor:
    """Who does something, for which seat."""
    return Actor(hub, live, me, seat)


async def person_of(live: TheTable, me: Me, hub: TheHub) -> Actor:
    """Who does something that is not for a seat of theirs."""
    return Actor(hub, live, me, None)


TheActor = Annotated[Actor, Depends(actor_of)]
ThePerson = Annotated[Actor, Depends(person_of)]
