"""Tables: making them, finding them, sitting down, leaving, starting, meeting again."""

from contextlib import suppress
from functools import partial

import sqlalchemy as sa
from fastapi import APIRouter

from mollyhouse import record as records
from mollyhouse.bots import bot
from mollyhouse.server import bodies
from mollyhouse.server.access import Actor, OwnSeats, TheActor, ThePerson, TheTable, check_owner
from mollyhouse.server.hub import Frozen, Hub, NoTable
from mollyhouse.server.identity import hashed, new_token
from mollyhouse.server.links import ANY, add_invites, invited, may_watch
from mollyhouse.server.people import Me, Person, TheHub, name_of
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.post("/tables", status_code=201, tags=["tables"])
async def new_table(body: bodies.NewTable, me: Me, hub: TheHub) -> Plain:
    """Make a table and sit down: at the first seat for a person, or, with hot seat, at all of them.

    The secrets are shown this once.
    """
    await _may_make(hub, me)
    for name in body.seats:
        if name is not None:
            bot(name)
    named = None if body.names is None else len(body.names)
    if named != (body.seats.count(None) if body.hot_seat else None):
        raise Denied(422, "invalid", "names: hot seat needs one for each seat of a person, others none")
    return await _make(hub, me, body.model_dump())


async def _may_make(hub: Hub, me: Person) -> None:
    if await hub.read(lambda c: hub.store.owned(c, me.id)) >= hub.settings.tables_per_person:
        raise Denied(429, "too-many-tables", "you have too many open tables; end one first")


async def _make(hub: Hub, me: Person, wanted: Plain, first: int | None = None) -> Plain:
    """Make a table and sit down there.

    Args:
        hub: the hub.
        me: who makes it.
        wanted: as :class:`bodies.NewTable`.
        first: where to sit down, by default at the first seat for a person.
    """
    public, names = wanted.pop("public"), [name_of(name) for name in wanted.pop("names") or ()]
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
    actor = Actor(hub, live, me, None)
    if names:
        await hub.command(live, lambda table: _joins(table, me, names))
    elif None in setup["seats"]:
        await _sit(actor, first)
    own = live.table.seats_of(me.id)
    others = [None if number in own else secret for number, secret in enumerate(invites)]
    seat = own[0] if own else None
    return {"id": table_id, "invite": invite, "invites": others, "watch": watch, "seat": seat}


def _joins(table: Table, me: Person, names: list[str]) -> list[Draft]:
    """Somebody sits down at all seats for persons, under different names."""
    seated = zip(table.free_seats(), names, strict=True)
    return [("join", seat, {"person": me.id, "name": name}, None) for seat, name in seated]


async def _sit(
    person: Actor, wanted: int | None, invite: str | None = None, key: str | None = None
) -> int:
    """Sit down, at a seat if one is wanted; ``invite`` is the hash of the invitation that it uses up."""
    me = person.me

    def free_seat(table: Table) -> int:
        if table.seats_of(me.id):
            raise Refused("seated", "you have a seat at this table already")
        free = table.free_seats()
        if table.game is not None or not free:
            raise Refused("full", "there is no free seat at this table")
        if wanted is not None and wanted not in free:
            raise Refused("seat-taken", "this seat is not free")
        return free[0] if wanted is None else wanted

    def check(table: Table, seat: int) -> list[Draft]:
        if invite in table.used:
            raise Refused("invite-used", "this invitation was used before; ask for a new one")
        return []

    data = {"person": me.id, "name": me.name, "invite": invite}
    return await person.once(("join", data, key), free_seat, check)


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
    known = await hub.read(lambda c: hub.store.tables_of(c, me.id))
    for table_id, own in known.items():
        try:
            live = await hub.get(table_id)
        except NoTable:
            continue
        except Frozen:
            found.append({"id": table_id, "status": "frozen", "seat": own[0], "your_turn": False})
            continue
        your_turn = not set(own).isdisjoint(live.table.asked())
        mine = {"mine": live.mine(me.id), "seat": own[0], "your_turn": your_turn}
        found.append({**live.table.summary(), **mine})
    return found


@router.post("/tables/{table_id}/join", tags=["tables"])
async def join(body: bodies.Join, person: ThePerson) -> Plain:
    """Take a free seat of a waiting table: any by the table's link, one by its own, which is used up."""
    live = person.live
    seat = await invited(person.hub, live, body.invite)
    if seat is None and not (live.public or live.owner == person.me.id):
        raise NoTable("there is no such table")
    if seat is None or seat == ANY:
        return {"seat": await _sit(person, body.seat, key=body.key)}
    if body.seat not in (None, seat):
        raise Refused("seat-taken", "this invitation is for another seat")
    return {"seat": await _sit(person, seat, hashed(body.invite or ""), body.key)}


@router.post("/tables/{table_id}/watch", tags=["tables"])
async def watch(body: bodies.Watch, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Watch a table: a public one, or one whose link you have. You see what everybody may see."""
    if not (live.public or await may_watch(hub, live, body.secret)):
        raise NoTable("there is no such table")
    if not live.table.seats_of(me.id):
        table_id = live.table.id
        await hub.write(partial(hub.store.add_watcher, table_id=table_id, person=me.id), table_id)
    return {"seat": None}


@router.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(actor: TheActor, body: bodies.Keyed = bodies.NO_KEY) -> Plain:
    """Leave a table that waits; a game that is on you can only concede."""

    def check(table: Table, seat: int) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun; concede instead")
        return []

    await actor.act("leave", {"removed": False}, body.key, check)
    return {}


@router.post("/tables/{table_id}/remove", tags=["tables"])
async def remove(body: bodies.OtherSeat, person: ThePerson) -> Plain:
    """The owner asks a waiting player to go."""
    check_owner(person.live, person.me)

    def check(table: Table, _: int) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun")
        if body.seat >= table.players or table.seats[body.seat].person is None:
            raise Refused("nobody", "nobody sits there")
        return []

    data = {"removed": True, "who": person.me.id}
    await person.once(("leave", data, body.key), lambda table: body.seat, check)
    return {}


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(person: ThePerson, body: bodies.Keyed = bodies.NO_KEY) -> Plain:
    """The owner begins the game once every seat is taken."""
    check_owner(person.live, person.me)

    def check(table: Table, _: int) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun already")
        if table.free_seats():
            raise Refused("not-full", "there are free seats")
        return []

    await person.once(("start", {"who": person.me.id}, body.key), lambda table: WATCHER, check)
    return {"question": person.live.table.question}


_NO_SECRETS: Plain = {"invite": None, "invites": None, "watch": None}


@router.post("/tables/{table_id}/rematch", status_code=201, tags=["tables"])
async def rematch(live: TheTable, me: Me, own: OwnSeats, hub: TheHub) -> Plain:
    """The same people meet again, seats rotated by one.

    The first who asks makes the table, the others join it. Who made it gets the secrets, as of any new
    table; for the others they are null.
    """
    table = live.table
    if not own:
        raise Denied(403, "no-seat", "you have no seat at this table")
    if table.status != "finished":
        raise Refused("not-over", "the game is still on")
    seat = own[0]
    made: Plain = {"id": table.rematch, **_NO_SECRETS}
    mine = (seat - 1) % table.players
    if table.rematch is None:
        wanted = _rotated(table, live.public)
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
    if not new.table.seats_of(me.id):
        await _sit(Actor(hub, new, me, None), mine)
    return {"id": table.rematch, **_NO_SECRETS, "seat": new.table.seats_of(me.id)[0]}


def _rotated(table: Table, public: bool) -> Plain:
    """The set-up of a table where the same people meet again, one seat on."""
    setup = {name: value for name, value in table.setup.items() if name != "players"}
    seats = [*setup["seats"][1:], setup["seats"][0]]
    shown = [*table.seats[1:], table.seats[0]]
    named = [seat.name for seat, bot in zip(shown, seats, strict=True) if bot is None]
    names = named if setup.get("hot_seat") else None
    return {**setup, "seats": seats, "names": names, "public": public}
