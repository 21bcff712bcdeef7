"""Seats that change hands while the game is on, if all others agree."""

import time

from fastapi import APIRouter

from mollyhouse.bots import bot
from mollyhouse.server import bodies
from mollyhouse.server.access import OwnSeats, TheActor, ThePerson
from mollyhouse.server.problems import refusals
from mollyhouse.server.store import WATCHER
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.post("/tables/{table_id}/offer", tags=["play"])
async def offer(body: bodies.Offer, actor: TheActor) -> Plain:
    """Ask the table to let a bot take over the seat of somebody who is gone; all others must agree."""
    bot(body.bot)
    name = f"{body.bot.capitalize()} {body.seat + 1}"
    data = {"target": body.seat, "bot": body.bot, "person": None, "name": name}

    def check(table: Table, seat: int) -> list[Draft]:
        table.check_playing()
        if seat == body.seat:
            raise Refused("no-offer", "your own seat you can concede")
        if body.seat >= table.players or table.seats[body.seat].person is None:
            raise Refused("nobody", "nobody sits there")
        _gone(table, body.seat, actor.hub.settings.gone_seconds)
        return _completed(table, data, {seat})

    await actor.act("offer", data, body.key, check)
    return actor.live.table.summary()


@router.post("/tables/{table_id}/claim", tags=["play"])
async def claim(body: bodies.OtherSeat, own: OwnSeats, person: ThePerson) -> Plain:
    """Who watches asks for the seat of a bot, or of somebody who is gone; all who play must agree.

    Nobody may ask for a seat after having seen the cards of another.
    """
    me = person.me
    data = {"target": body.seat, "bot": None, "person": me.id, "name": me.name}

    def check(table: Table, _: int) -> list[Draft]:
        table.check_playing()
        if table.seats_of(me.id):
            raise Refused("seated", "you have a seat at this table already")
        if body.seat >= table.players or table.knows.get(me.id, {body.seat}) != {body.seat}:
            raise Refused("no-offer", "this seat cannot be yours")
        if table.seats[body.seat].person is not None:
            _gone(table, body.seat, person.hub.settings.gone_seconds)
        return _completed(table, data, set())

    await person.once(("offer", data, body.key), lambda table: WATCHER, check)
    return person.live.table.summary()


@router.post("/tables/{table_id}/agree", tags=["play"])
async def agree(actor: TheActor, body: bodies.Keyed = bodies.NO_KEY) -> Plain:
    """Agree to the offer on the table."""

    def check(table: Table, seat: int) -> list[Draft]:
        offered = table.offer
        if offered is None or seat == offered["target"] or seat in offered["agreed"]:
            raise Refused("no-offer", "there is nothing for you to agree to")
        return _completed(table, offered, {seat, *offered["agreed"]})

    await actor.act("agree", {}, body.key, check)
    return actor.live.table.summary()


@router.post("/tables/{table_id}/refuse", tags=["play"])
async def refuse(actor: TheActor, body: bodies.Keyed = bodies.NO_KEY) -> Plain:
    """Refuse the offer on the table; also for who is back at the seat that it is about."""

    def check(table: Table, seat: int) -> list[Draft]:
        if table.offer is None:
            raise Refused("no-offer", "there is nothing to refuse")
        return []

    await actor.act("refuse", {}, body.key, check)
    return actor.live.table.summary()


def _gone(table: Table, seat: int, seconds: float) -> None:
    """Gone is for whom the game has waited; whether a page is open is not for others to know."""
    if seat not in table.asked() or time.time() - table.since < seconds:
        raise Refused("not-gone", "the game has not waited for them long enough")


def _completed(table: Table, offered: Plain, agreed: set[int]) -> list[Draft]:
    """With all others agreed, the seat changes hands."""
    target = offered["target"]
    people = {i for i, seat in enumerate(table.seats) if seat.person is not None}
    if not people - {target} <= agreed:
        return []
    return [("takeover", target, {k: offered[k] for k in ("person", "name", "bot")}, None)]
