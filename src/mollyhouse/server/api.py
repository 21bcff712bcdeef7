"""Tables over HTTP: making them, sitting down, playing, talking, watching, replaying."""

import asyncio
import re
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from functools import partial
from secrets import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Response
from fastapi.responses import StreamingResponse

from mollyhouse import record as records
from mollyhouse.bots import bot
from mollyhouse.companion.judge import judge
from mollyhouse.server import bodies, metrics
from mollyhouse.server.hub import Frozen, Hub, Live, NoTable
from mollyhouse.server.identity import hashed, new_token
from mollyhouse.server.people import Address, MaybeMe, Me, Person, TheHub, TheLimits, name_of
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.replay import replay_view, statistics
from mollyhouse.server.store import WATCHER
from mollyhouse.server.stream import changes, last_seen
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


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
    return _seated(seat)


def _seated(seat: int | None) -> int:
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


MySeat = Annotated[int, Depends(own_seat)]
Viewer = Annotated[int, Depends(viewer_of)]


def encoded(data: bytes) -> Response:
    """Data that is encoded already."""
    return Response(data, media_type="application/json")


async def act(hub: Hub, live: Live, me: Person, prepare: Callable[[Table, int], list[Draft]]) -> int:
    """A command by who has a seat at the very moment that it is written; answers the seat."""
    seats: list[int] = []

    def checked(table: Table) -> list[Draft]:
        seats[:] = [_seated(table.seat_of(me.id))]
        return prepare(table, seats[0])

    await hub.command(live, checked)
    return seats[0]


# --- sitting down ----------------------------------------------------------------------------------


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
    await hub.write(partial(hub.store.add_table, values=values), table_id)
    live = await hub.get(table_id)
    if None in setup["seats"]:
        await _sit(hub, live, me, first)
    return {"id": table_id, "invite": invite, "watch": watch, "seat": live.table.seat_of(me.id)}


async def _sit(hub: Hub, live: Live, me: Person, wanted: int | None) -> None:
    def prepare(table: Table) -> list[Draft]:
        if table.seat_of(me.id) is not None:
            raise Refused("seated", "you have a seat at this table already")
        free = table.free_seats()
        if table.game is not None or not free:
            raise Refused("full", "there is no free seat at this table")
        if wanted is not None and wanted not in free:
            raise Refused("seat-taken", "this seat is not free")
        seat = free[0] if wanted is None else wanted
        return [("join", seat, {"person": me.id, "name": me.name}, None)]

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
    """Take a free seat of a waiting table."""
    invited = body.invite is not None and compare_digest(hashed(body.invite), live.invite_hash)
    if not (live.public or invited or live.owner == me.id):
        raise NoTable("there is no such table")
    await _sit(hub, live, me, body.seat)
    return {"seat": live.table.seat_of(me.id)}


@router.post("/tables/{table_id}/watch", tags=["tables"])
async def watch(body: bodies.Watch, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Watch a table: a public one, or one whose link you have. You see what everybody may see."""
    known = body.secret is not None and compare_digest(hashed(body.secret), live.watch_hash)
    if not (live.public or known):
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
    _owned(live, me)

    def prepare(table: Table) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun")
        if body.seat >= table.players or table.seats[body.seat].person is None:
            raise Refused("nobody", "nobody sits there")
        return [("leave", body.seat, {"removed": True}, None)]

    await hub.command(live, prepare)
    return {}


def _owned(live: Live, me: Person) -> None:
    if live.owner != me.id:
        raise Denied(403, "not-owner", "only who made the table may do this")


@router.post("/tables/{table_id}/start", tags=["tables"])
async def start(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """The owner begins the game once every seat is taken."""
    _owned(live, me)

    def prepare(table: Table) -> list[Draft]:
        if table.game is not None:
            raise Refused("begun", "the game has begun already")
        if table.free_seats():
            raise Refused("not-full", "there are free seats")
        return [("start", None, {}, None)]

    await hub.command(live, prepare)
    return {"question": live.table.question}


@router.post("/tables/{table_id}/rematch", status_code=201, tags=["tables"])
async def rematch(live: TheTable, me: Me, seat: MySeat, hub: TheHub) -> Plain:
    """The same people meet again, seats rotated by one.

    The first who asks makes the table, the others join it. Who made it gets the secrets, as of any new
    table; for the others they are null.
    """
    table = live.table
    if table.status != "finished":
        raise Refused("not-over", "the game is still on")
    made: Plain = {"id": table.rematch, "invite": None, "watch": None}
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
    return {"id": table.rematch, "invite": None, "watch": None, "seat": new.table.seat_of(me.id)}


# --- playing ---------------------------------------------------------------------------------------


@router.get("/tables/{table_id}", tags=["play"])
async def snapshot(live: TheTable, viewer: Viewer) -> Response:
    """The table as you may see it: summary, view, your legal actions."""
    return encoded(live.table.snapshot(viewer))


async def streaming_as(me: MaybeMe, address: Address, hub: TheHub) -> str:
    """Under whose name a stream counts; refused where there are too many."""
    who = address if me is None else me.id
    if hub.streams.get(who, 0) >= hub.settings.streams_per_person:
        raise Denied(429, "too-many-streams", "you follow too many tables at once; close one first")
    return who


class Events(StreamingResponse):
    """Server-sent events, encoded already; FastAPI's own way is by two more queues and tasks."""

    media_type = "text/event-stream"


@router.get("/tables/{table_id}/stream", tags=["play"], response_class=Events)
async def stream(
    live: TheTable,
    viewer: Viewer,
    me: MaybeMe,
    who: Annotated[str, Depends(streaming_as)],
    hub: TheHub,
    last_event_id: Annotated[str | None, Header(max_length=12)] = None,
) -> Events:
    """Everything that happens, as it happens; resumable with ``Last-Event-ID``."""
    person = None if me is None else me.id
    sent = last_seen(live, viewer, last_event_id)
    content = _counted(hub, live, who, changes(hub, live, viewer, person, sent))
    return Events(content, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})


async def _counted(
    hub: Hub, live: Live, who: str, content: AsyncGenerator[bytes, None]
) -> AsyncIterator[bytes]:
    """A stream that counts while it is open."""
    live.streams += 1
    metrics.STREAMS.inc()
    hub.streams[who] = hub.streams.get(who, 0) + 1
    try:
        async with aclosing(content):
            async for piece in content:
                yield piece
    finally:
        live.streams -= 1
        metrics.STREAMS.dec()
        hub.streams[who] -= 1
        if not hub.streams[who]:
            del hub.streams[who]


@router.post("/tables/{table_id}/moves", tags=["play"])
async def move(body: bodies.Move, live: TheTable, me: Me, hub: TheHub) -> Response:
    """Answer the present question, or ``undo``.

    A repeated post with the same key is answered as the first was. A stale one is refused with the code
    ``stale``: look at the snapshot and choose again.
    """

    def prepare(table: Table, seat: int) -> list[Draft]:
        done = table.keys.get((seat, body.key))
        if done is not None:
            if done != body.action:
                raise Refused("key-used", "this key belongs to another move")
            return []
        table.check_move(seat, body.action, body.question)
        return [("move", seat, {"action": body.action, "by": "person"}, body.key)]

    return encoded(live.table.snapshot(await act(hub, live, me, prepare)))


@router.post("/tables/{table_id}/standing", tags=["play"])
async def standing(body: bodies.Standing, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Answers in advance: no items until this festivity ends, and the pride rule."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        _playing(table)
        return [("standing", seat, body.model_dump(), None)]

    await act(hub, live, me, prepare)
    return body.model_dump()


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("not-playing", "there is no game going on")


@router.post("/tables/{table_id}/concede", tags=["play"])
async def concede(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Give up; a bot plays on for you, and you may watch."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        _playing(table)
        return [("concede", seat, {}, None)]

    await act(hub, live, me, prepare)
    return {}


@router.post("/tables/{table_id}/offer", tags=["play"])
async def offer(body: bodies.Offer, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Ask the table to let a bot take over the seat of somebody who is gone; all others must agree."""
    bot(body.bot)

    def prepare(table: Table, seat: int) -> list[Draft]:
        _playing(table)
        if seat == body.seat:
            raise Refused("no-offer", "your own seat you can concede")
        if body.seat >= table.players or table.seats[body.seat].person is None:
            raise Refused("nobody", "nobody sits there")
        _gone(table, body.seat, hub.settings.gone_seconds)
        name = f"{body.bot.capitalize()} {body.seat + 1}"
        data = {"target": body.seat, "bot": body.bot, "person": None, "name": name}
        return _completed(table, [("offer", seat, data, None)], data, {seat})

    await act(hub, live, me, prepare)
    return live.table.summary()


@router.post("/tables/{table_id}/claim", tags=["play"])
async def claim(body: bodies.OtherSeat, live: TheTable, viewer: Viewer, me: Me, hub: TheHub) -> Plain:
    """Who watches asks for the seat of a bot, or of somebody who is gone; all who play must agree.

    Nobody may ask for a seat after having seen the cards of another.
    """

    def prepare(table: Table) -> list[Draft]:
        _playing(table)
        if table.seat_of(me.id) is not None:
            raise Refused("seated", "you have a seat at this table already")
        if body.seat >= table.players or table.knows.get(me.id, body.seat) != body.seat:
            raise Refused("no-offer", "this seat cannot be yours")
        if table.seats[body.seat].person is not None:
            _gone(table, body.seat, hub.settings.gone_seconds)
        data = {"target": body.seat, "bot": None, "person": me.id, "name": me.name}
        return _completed(table, [("offer", None, data, None)], data, set())

    await hub.command(live, prepare)
    return live.table.summary()


@router.post("/tables/{table_id}/agree", tags=["play"])
async def agree(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Agree to the offer on the table."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        offered = table.offer
        if offered is None or seat == offered["target"] or seat in offered["agreed"]:
            raise Refused("no-offer", "there is nothing for you to agree to")
        return _completed(table, [("agree", seat, {}, None)], offered, {seat, *offered["agreed"]})

    await act(hub, live, me, prepare)
    return live.table.summary()


@router.post("/tables/{table_id}/refuse", tags=["play"])
async def refuse(live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Refuse the offer on the table; also for who is back at the seat that it is about."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        if table.offer is None:
            raise Refused("no-offer", "there is nothing to refuse")
        return [("refuse", seat, {}, None)]

    await act(hub, live, me, prepare)
    return live.table.summary()


def _gone(table: Table, seat: int, seconds: float) -> None:
    """Gone is for whom the game has waited; whether a page is open is not for others to know."""
    if seat not in table.asked() or time.time() - table.since < seconds:
        raise Refused("not-gone", "the game has not waited for them long enough")


def _completed(table: Table, drafts: list[Draft], offered: Plain, agreed: set[int]) -> list[Draft]:
    """Entries by which an offer goes on; with all others agreed, the seat changes hands."""
    target = offered["target"]
    people = {i for i, seat in enumerate(table.seats) if seat.person is not None}
    if people - {target} <= agreed:
        data = {k: offered[k] for k in ("person", "name", "bot")}
        drafts.append(("takeover", target, data, None))
    return drafts


# --- talking ---------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/chat", status_code=201, tags=["chat"])
async def chat(
    body: bodies.Chat, live: TheTable, me: Me, seat: MySeat, hub: TheHub, limits: TheLimits
) -> Plain:
    """Say something to everybody at the table; it is kept with the table."""
    if not limits.chat.take(me.id):
        raise Denied(429, "slow-down", "one at a time; wait a moment")
    text = " ".join("".join(ch if ch.isprintable() else " " for ch in body.text).split())
    if not text:
        raise Denied(422, "empty", "there is nothing to say")
    await act(hub, live, me, lambda table, seat: [("chat", seat, {"text": text}, None)])
    return {}


@router.post("/tables/{table_id}/mute", tags=["chat"])
async def mute(body: bodies.Mute, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Stop hearing a seat; only you know."""

    def prepare(table: Table, seat: int) -> list[Draft]:
        if body.seat >= table.players or body.seat == seat:
            raise Refused("nobody", "there is nobody to mute")
        return [("mute", seat, {"target": body.seat, "muted": body.muted}, None)]

    await act(hub, live, me, prepare)
    return {}


# --- looking back ----------------------------------------------------------------------------------


@router.get("/tables/{table_id}/messages", tags=["replay"])
async def messages(
    live: TheTable, viewer: Viewer, after: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """Everything that you have seen at this table, by number; at most 1,000 at once."""
    return encoded(live.table.messages(viewer, after, 1000))


@router.get("/tables/{table_id}/replay/{step}", tags=["replay"])
async def replay(
    live: TheTable,
    viewer: Viewer,
    step: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=-1, le=4)] = None,
    all_up: bool = False,
    log: bool = False,
) -> Plain:
    """The view after so many steps: your own; of a finished game any seat's, or with all cards up.

    With it comes what that step told (``events``), and with ``log`` what every step told.
    """
    return await asyncio.to_thread(replay_view, live.table, viewer, step, seat, all_up, log)


@router.get("/tables/{table_id}/record", tags=["replay"])
async def record(live: TheTable, viewer: Viewer) -> Plain:
    """The record of a finished game."""
    return live.table.record()


@router.get("/tables/{table_id}/statistics", tags=["replay"])
async def table_statistics(live: TheTable, viewer: Viewer) -> Plain:
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


@router.post("/judge", tags=["judge"])
async def judge_case(body: dict[str, Any]) -> Plain:
    """Judge a festivity, an investigation or an ending of a physical game."""
    return (await asyncio.to_thread(judge, body)).answer
