"""Tables: making them, finding them, sitting down, leaving, starting, meeting again."""

from contextlib import suppress
from functools import partial

import sqlalchemy as sa
from fastapi import APIRouter

from mollyhouse import record as records
from mollyhouse.bots import bot
from mollyhouse.server import bodies
from mollyhouse.server.access import MySeat, TheTable, act, check_owner
from mollyhouse.server.hub import Frozen, Hub, Live, NoTable
from mollyhouse.server.identity import hashed, new_token
from mollyhouse.server.links import ANY, add_invites, invited, may_watch
from mollyhouse.server.people import Me, Person, TheHub, name_of
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.post("/tables", status_code=201, tags=["tables"])
async def new_table(body: bodies.NewTable, me: Me, hub: TheHub) -> Plain:
    """Make a table and sit down at the first seat for a person. The secrets are shown this once."""
    await _may_make(hub, me)
    for name in body.seats:
        if name is not None:
            bot(name)
    return await _make(hub, me, body.model_dump())


async def _may_make(hub: Hub, me: Person) -> None:
    if await hub.read(lambda c: hub.store.owned(c, me.id)) >= hub.settings.tables_per_person:
        raise Denied(429, "too-many-tables", "you have too many open tables; end one first")


async def _make(hub: Hub, me: Person, wanted: Plain, first: int | None = None) -> Plain:
    public = wanted.pop("public")
    setup = {**wanted, "name": name_of(wanted["name"]), "players": len(wanted["seats"])}
    table_id, invite, watch = new_token(), new_token(), new_token()
    invites = [new_token() if bot is None else None for bot in setup["seats"]]
    values = {
        "id": table_id,
        "setup": setup,
        "seed": hub.seed_for().hex(),
        "rules_version": records.RULES_VERSION,
        "status": "waiting",
        "public": public,
        "owner": me.id,
        "invite_hash": hashed(invite),
        "watch_hash": hashed(watch),
    }

    def add(c: sa.Connection) -> None:
        hub.store.add_table(c, values)
        add_invites(c, table_id, invites)

    await hub.write(add, table_id)
    live = await hub.get(table_id)
    if None in setup["seats"]:
        await _sit(hub, live, me, first)
    seat = live.table.seat_of(me.id)
    own = [secret if number != seat else None for number, secret in enumerate(invites)]
    return {"id": table_id, "invite": invite, "invites": own, "watch": watch, "seat": seat}


async def _sit(hub: Hub, live: Live, me: Person, wanted: int | None, invite: str | None = None) -> None:
    """Sit down, at a seat if one is wanted; ``invite`` is the hash of the invitation that it uses up."""

    def prepare(table: Table) -> list[Draft]:
        if table.seat_of(me.id) is not None:
            raise Refused("seated", "you have a seat at this table already")
        free = table.free_seats()
        if table.game is not None or not free:
            raise Refused("full", "there is no free seat at this table")
        if wanted is not None and wanted not in free:
            raise Refused("seat-taken", "this seat is not free")
        if invite in table.used:
            raise Refused("invite-used", "this invitation was used before; ask for a new one")
        seat = free[0] if wanted is None else wanted
        data = {"person": me.id, "name": me.name, "invite": invite}
        return [("join", seat, data, None)]

    await hub.command(live, prepare)


@router.get("/tables", tags=["tables"])
async def waiting_tables(hub: TheHub) -> list[Plain]:
    """Public tables that wait for players."""
    found = []
    for table_id in await hub.read(hub.store.public_waiting):
        with suppress(NoTable, Frozen):
            found.append((await hub.get(table_id)).table.summary())
    return [summary for summary in found if summary["status"] == "waiting"]


@router.get("/tables/mine", tags=["tables"])
async def my_tables(me: Me, hub: TheHub) -> list[Plain]:
    """Your tables, the last touched first, with whose turn it is; of a frozen one only that it is."""
    found: list[Plain] = []
    for table_id, seat in await hub.read(lambda c: hub.store.tables_of(c, me.id)):
        try:
            summary = (await hub.get(table_id)).table.summary()
        except NoTable:
            continue
        except Frozen:
            found.append({"id": table_id, "status": "frozen", "seat": seat, "your_turn": False})
            continue
        found.append({**summary, "seat": seat, "your_turn": seat in summary["waiting_for"]})
    return found


@router.post("/tables/{table_id}/join", tags=["tables"])
async def join(body: bodies.Join, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Take a free seat of a waiting table: any by the table's link, one by its own, which is used up."""
    seat = await invited(hub, live, body.invite)
    if seat is None and not (live.public or live.owner == me.id):
        raise NoTable("there is no such table")
    if seat is None or seat == ANY:
        await _sit(hub, live, me, body.seat)
    elif body.seat not in (None, seat):
        raise Refused("seat-taken", "this invitation is for another seat")
    else:
        await _sit(hub, live, me, seat, hashed(body.invite or ""))
    return {"seat": live.table.seat_of(me.id)}


@router.post("/tables/{table_id}/watch", tags=["tables"])
async def watch(body: bodies.Watch, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Watch a table: a public one, or one whose link you have. You see what everybody may see."""
    if not (live.public or await may_watch(hub, live, body.secret)):
        raise NoTable("there is no such table")
    if live.table.seat_of(me.id) is None:
        table_id = live.table.id
        await hub.write(partial(hub.store.add_watcher, table_id=table_id, person=me.id), table_id)
    return {"seat": None}


@router.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Leave a table that waits; a game that is on you can only concede."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun; concede instead")
        return [("leave", seat, {"removed": False}, None)]

    await act(hub, live, me, prepare)
    return {}


@router.post("/tables/{table_id}/remove", tags=["tables"])
async def remove(body: bodies.OtherSeat, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """The owner asks a waiting player to go."""
    check_owner(live, me)

    def prepare(table: Table) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun")
        if body.seat >= table.players or table.seats[body.seat].person is None:
            raise Refused("nobody", "nobody sits there")
        return [("leave", body.seat, {"removed": True}, None)]

    await hub.command(live, prepare)
    return {}


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """The owner begins the game once every seat is taken."""
    check_owner(live, me)

    def prepare(table: Table) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun already")
        if table.free_seats():
            raise Refused("not-full", "there are free seats")
        return [("start", None, {}, None)]

    await hub.command(live, prepare)
    return {"question": live.table.question}


_NO_SECRETS: Plain = {"invite": None, "invites": None, "watch": None}


@router.post("/tables/{table_id}/rematch", status_code=201, tags=["tables"])
async def rematch(live: TheTable, me: Me, seat: MySeat, hub: TheHub) -> Plain:
    """The same people meet again, seats rotated by one.

    The first who asks makes the table, the others join it. Who made it gets the secrets, as of any new
    table; for the others they are null.
    """
    table = live.table
    if table.status != "finished":
        raise Refused("not-over", "the game is still on")
    made: Plain = {"id": table.rematch, **_NO_SECRETS}
    mine = (seat - 1) % table.players
    if table.rematch is None:
        seats = table.setup["seats"]
        wanted = {**table.setup, "seats": [*seats[1:], seats[0]], "public": live.public}
        wanted.pop("players")
        await _may_make(hub, me)
        made = await _make(hub, me, wanted, mine)
        first = ("rematch", seat, {"id": made["id"]}, None)
        await hub.command(live, lambda table: [] if table.rematch else [first])
    assert table.rematch is not None
    if table.rematch == made["id"] and made["invite"] is not None:
        return made
    if made["invite"] is not None:  # Another was a moment earlier.
        await hub.write(partial(hub.store.set_status, table_id=made["id"], status="expired"))
        hub.drop(made["id"])
    new = await hub.get(table.rematch)
    if new.table.seat_of(me.id) is None:
        await _sit(hub, new, me, mine)
    return {"id": table.rematch, **_NO_SECRETS, "seat": new.table.seat_of(me.id)}
