"""Links: the secrets that let people sit down or watch. Each is shown once, and kept as its hash.

A table has one that seats people where they like, one to watch, and for every seat one that seats
somebody just there, once. Whoever made the table can renew each of them; the old one then ends.
"""

from collections.abc import Sequence
from functools import partial
from secrets import compare_digest

import sqlalchemy as sa
from fastapi import APIRouter

from mollyhouse.server import bodies
from mollyhouse.server.access import TheTable, check_owner
from mollyhouse.server.db import invites, tables
from mollyhouse.server.hub import Hub, Live
from mollyhouse.server.identity import hashed, new_token
from mollyhouse.server.people import Me, TheHub
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.table import Plain, Refused

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))

ANY = -1
"""In place of a seat: the invitation of the table."""


def add_invites(c: sa.Connection, table_id: str, secrets: Sequence[str | None]) -> None:
    """Keep what is kept of the invitations of a new table, by seat."""
    rows = [
        {"table_id": table_id, "seat": seat, "secret_hash": hashed(secret)}
        for seat, secret in enumerate(secrets)
        if secret is not None
    ]
    if rows:
        c.execute(invites.insert(), rows)


def _hashes(c: sa.Connection, table_id: str) -> dict[int, str]:
    """What is kept of the invitations of a table, by seat or :data:`ANY`."""
    of_seats = sa.select(invites.c.seat, invites.c.secret_hash).where(invites.c.table_id == table_id)
    of_table = sa.select(tables.c.invite_hash).where(tables.c.id == table_id)
    found = {row.seat: row.secret_hash for row in c.execute(of_seats)}
    return {**found, ANY: c.execute(of_table).scalar_one()}


def _renew(c: sa.Connection, table_id: str, link: str, seat: int | None, secret_hash: str) -> None:
    if link == "seat":
        c.execute(invites.delete().where(invites.c.table_id == table_id, invites.c.seat == seat))
        c.execute(invites.insert().values(table_id=table_id, seat=seat, secret_hash=secret_hash))
    else:
        changed = {f"{link}_hash": secret_hash}
        c.execute(tables.update().where(tables.c.id == table_id).values(changed))


async def invited(hub: Hub, live: Live, secret: str | None) -> int | None:
    """The seat that an invitation is for, or :data:`ANY`; None if it is none."""
    if secret is None:
        return None
    given = hashed(secret)
    known = await hub.read(lambda c: _hashes(c, live.table.id))
    return next((seat for seat, one in known.items() if compare_digest(one, given)), None)


async def may_watch(hub: Hub, live: Live, secret: str | None) -> bool:
    """Whether a secret is the one that lets people watch."""
    row = await hub.read(lambda c: hub.store.table(c, live.table.id))
    return secret is not None and row is not None and compare_digest(row.watch_hash, hashed(secret))


@router.post("/tables/{table_id}/links", status_code=201, tags=["tables"])
async def renew_link(body: bodies.Link, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """The owner renews a link of the table or of a free seat; it is shown this once."""
    check_owner(live, me)
    table = live.table
    if body.link != "watch" and table.game is not None:
        raise Refused("begun", "the game has begun")
    if (body.link == "seat") != (body.seat is not None):
        raise Denied(422, "invalid", "seat: it belongs to the link of a seat")
    if body.seat is not None and body.seat not in table.free_seats():
        raise Refused("seat-taken", "this seat is not free")
    secret = new_token()
    change = partial(
        _renew, table_id=table.id, link=body.link, seat=body.seat, secret_hash=hashed(secret)
    )
    await hub.write(change, table.id)
    return {"link": body.link, "seat": body.seat, "secret": secret}
