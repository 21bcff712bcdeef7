"""Following a table and playing at it: the stream, moves, answers in advance, and talk."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Response
from fastapi.responses import StreamingResponse

from mollyhouse.server import bodies
from mollyhouse.server.access import TheActor, TheTable, Viewer, encoded
from mollyhouse.server.people import Address, MaybeMe, TheHub, TheLimits
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.stream import changes, last_seen
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.get("/tables/{table_id}", tags=["play"])
async def snapshot(live: TheTable, viewer: Viewer, me: MaybeMe) -> Response:
    """The table as you may see it: summary, view, your legal actions."""
    return encoded(live.snapshot(viewer, None if me is None else me.id))


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
    content = changes(hub, live, viewer, person, who, sent)
    return Events(content, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})


def _playing(table: Table, seat: int) -> list[Draft]:
    """A command that needs a game, and nothing else."""
    table.check_playing()
    return []


def _always(table: Table, seat: int) -> list[Draft]:
    """A command that needs a seat, and nothing else."""
    return []


@router.post("/tables/{table_id}/moves", tags=["play"])
async def move(body: bodies.Move, actor: TheActor) -> Response:
    """Answer the present question, or ``undo``.

    A repeated post with the same key is answered as the first was. A stale one is refused with the code
    ``stale``: look at the snapshot and choose again.
    """

    def check(table: Table, seat: int) -> list[Draft]:
        table.check_move(seat, body.action, body.question)
        return []

    seat = await actor.act("move", {"action": body.action, "by": "person"}, body.key, check)
    return encoded(actor.live.snapshot(seat, actor.me.id))


@router.post("/tables/{table_id}/standing", tags=["play"])
async def standing(body: bodies.Standing, actor: TheActor) -> Plain:
    """Answers in advance: no items until this festivity ends, and the pride rule.

    They are as posted from the next question on, so that a mistake can be taken back.
    """
    answers = {"items": body.items, "pride": body.pride}
    await actor.act("standing", answers, body.key, _playing)
    return answers


@router.post("/tables/{table_id}/concede", tags=["play"])
async def concede(actor: TheActor, body: bodies.Keyed = bodies.NO_KEY) -> Plain:
    """Give up; a bot plays on for you, and you may watch."""
    await actor.act("concede", {}, body.key, _playing)
    return {}


@router.post("/tables/{table_id}/chat", status_code=201, tags=["chat"])
async def chat(body: bodies.Chat, actor: TheActor, limits: TheLimits) -> Plain:
    """Say something to everybody at the table; it is kept with the table."""
    if not limits.chat.take(actor.me.id):
        raise Denied(429, "slow-down", "one at a time; wait a moment")
    text = " ".join("".join(ch if ch.isprintable() else " " for ch in body.text).split())
    if not text:
        raise Denied(422, "empty", "there is nothing to say")
    await actor.act("chat", {"text": text}, body.key, _always)
    return {}


@router.post("/tables/{table_id}/mute", tags=["chat"])
async def mute(body: bodies.Mute, actor: TheActor) -> Plain:
    """Stop hearing a seat; only you know."""

    def check(table: Table, seat: int) -> list[Draft]:
        if body.seat >= table.players or body.seat == seat:
            raise Refused("nobody", "there is nobody to mute")
        return []

    await actor.act("mute", {"target": body.seat, "muted": body.muted}, body.key, check)
    return {}
