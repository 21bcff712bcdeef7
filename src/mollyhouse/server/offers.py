"""Seats that change hands while the game is on, if all others agree."""

import time

from fastapi import APIRouter

from mollyhouse.bots import bot
from mollyhouse.server import bodies
from mollyhouse.server.access import TheTable, Viewer, act
from mollyhouse.server.people import Me, TheHub
from mollyhouse.server.problems import refusals
from mollyhouse.server.table import Draft, Plain, Refused, Table

router = APIRouter(prefix="/api", responses=refusals(401, 404, 409))


@router.post("/tables/{table_id}/offer", tags=["play"])
async def offer(body: bodies.Offer, live: TheTable, me: Me, hub: TheHub) -> Plain:
    """Ask the table to let a bot take over the seat of somebody who is gone; all others must agree."""
    bot(body.bot)

    def prepare(table: Table, seat: int) -> list[Draft]:
        table.check_playing()
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
        table.check_playing()
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
