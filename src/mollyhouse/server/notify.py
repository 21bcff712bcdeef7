"""Telling somebody who is away that it is their turn, by webhook or private feed; opt-in, per seat.

What is told is public at the table (who is waited for), and nothing else. A webhook is called by the
process that drives the tables, once for a question, a little later than it is asked, and not at all if
it was answered by then. It must lead out into the internet: the address that a name stands for is
looked up once, checked, and connected to, so that nobody can make the server knock at the doors of its
own network.
"""

import asyncio
import ipaddress
import json
import re
import socket
import ssl
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
import structlog
from fastapi import APIRouter
from pydantic import Field

from mollyhouse.errors import MollyHouseError
from mollyhouse.server import metrics
from mollyhouse.server.access import MySeat, TheTable
from mollyhouse.server.bodies import Body
from mollyhouse.server.db import notices
from mollyhouse.server.hub import Hub, Live
from mollyhouse.server.identity import hashed, new_token
from mollyhouse.server.people import Me, TheHub
from mollyhouse.server.problems import Denied, refusals
from mollyhouse.server.table import Plain

logger = structlog.get_logger()
router = APIRouter(prefix="/api", tags=["notification"], responses=refusals(404))

WAITS = (1.0, 5.0, 25.0, 125.0)
"""Seconds between attempts to reach a webhook."""
TIMEOUT = 10.0
AT_ONCE = 16


class Notification(Body):
    """How to be told that it is your turn at this table; neither is asked for by default."""

    webhook: str | None = Field(
        None,
        max_length=500,
        examples=["https://ntfy.example.org/anna-molly"],
        description="is sent a POST with JSON: table, seat, name, your_turn",
    )
    feed: bool = Field(False, description="make a private feed; each time a new one, the old one ends")


class Target:
    """Where a webhook leads.

    Args:
        url: http or https, with a name or an address, and no user in it.

    Raises:
        Denied: it is no such URL.
    """

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
            host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
        except (ValueError, UnicodeError):
            parts, port, host = urlsplit(""), None, ""
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc:
            raise Denied(422, "bad-webhook", "a webhook is an http or https address")
        if not re.fullmatch(r"[!-~]+", path) or not re.fullmatch(r"[A-Za-z0-9._:-]+", host):
            raise Denied(422, "bad-webhook", "write special characters of a webhook as %XX")
        self.secure = parts.scheme == "https"
        self.host = host
        self.port = port or (443 if self.secure else 80)
        self.path = path
        shown = f"[{host}]" if ":" in host else host
        self.authority = shown if port is None else f"{shown}:{port}"


def may_reach(address: str) -> bool:
    """Whether an address lies out in the internet, also one that is wrapped in another."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return may_reach(str(inner))
    return ip.is_global and not ip.is_multicast


async def call(target: Target, body: bytes, private: bool) -> bool:
    """Post to a webhook, following nothing that it answers.

    Args:
        target: where.
        body: JSON.
        private: whether it may lead to private addresses.

    Returns:
        Whether it was taken (a status 2xx).

    Raises:
        OSError: it is out of reach, or out of bounds.
        TimeoutError: it takes too long.
    """
    async with asyncio.timeout(TIMEOUT):
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not private and not all(may_reach(str(info[4][0])) for info in found):
            raise PermissionError("a private address")
        secure: dict[str, Any] = {}
        if target.secure:
            secure = {"ssl": ssl.create_default_context(), "server_hostname": target.host}
        reader, writer = await asyncio.open_connection(address, target.port, **secure)
        try:
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {target.authority}\r\nUser-Agent: mollyhouse\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                "Connection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            await writer.drain()
            status = await reader.read(12)
            while len(status) < 12 and not reader.at_eof():
                status += await reader.read(12 - len(status))
        finally:
            writer.close()
    return re.match(rb"HTTP/1\.[01] 2\d\d", status) is not None


# --- what is stored --------------------------------------------------------------------------------


def _set(c: sa.Connection, table_id: str, seat: int, person: str, values: dict[str, Any]) -> None:
    c.execute(notices.delete().where(notices.c.table_id == table_id, notices.c.seat == seat))
    if values["webhook"] or values["feed_hash"]:
        row = {"table_id": table_id, "seat": seat, "person": person, "told": 0, **values}
        c.execute(notices.insert().values(row))


def _of_table(c: sa.Connection, table_id: str) -> list[sa.Row[Any]]:
    wanted = sa.and_(notices.c.table_id == table_id, notices.c.webhook.is_not(None))
    return list(c.execute(sa.select(notices).where(wanted)))


def _told(c: sa.Connection, table_id: str, seat: int, question: int) -> None:
    where = sa.and_(notices.c.table_id == table_id, notices.c.seat == seat)
    c.execute(notices.update().where(where).values(told=question))


def _by_feed(c: sa.Connection, feed_hash: str) -> sa.Row[Any] | None:
    return c.execute(sa.select(notices).where(notices.c.feed_hash == feed_hash)).first()


def _own(c: sa.Connection, table_id: str, seat: int, person: str) -> sa.Row[Any] | None:
    where = sa.and_(notices.c.table_id == table_id, notices.c.seat == seat, notices.c.person == person)
    return c.execute(sa.select(notices).where(where)).first()


# --- the interface ---------------------------------------------------------------------------------


@router.get("/tables/{table_id}/notification", responses=refusals(401, 404, 409))
async def notification(live: TheTable, me: Me, seat: MySeat, hub: TheHub) -> Plain:
    """Whether you are told by webhook or feed; the addresses are not shown again."""
    row = await hub.read(lambda c: _own(c, live.table.id, seat, me.id))
    return {"webhook": bool(row and row.webhook), "feed": bool(row and row.feed_hash)}


@router.put("/tables/{table_id}/notification", responses=refusals(401, 404, 409))
async def set_notification(
    body: Notification, live: TheTable, me: Me, seat: MySeat, hub: TheHub
) -> Plain:
    """Choose how you are told that it is your turn; the address of a feed is shown this once."""
    if body.webhook is not None:
        target = Target(body.webhook)
        if not hub.settings.private_webhooks and _is_private(target.host):
            raise Denied(422, "bad-webhook", "a webhook leads out into the internet")
    secret = new_token() if body.feed else None
    values = {"webhook": body.webhook, "feed_hash": None if secret is None else hashed(secret)}
    await hub.write(partial(_set, table_id=live.table.id, seat=seat, person=me.id, values=values))
    hub.tell(live)
    feed = None if secret is None else f"{hub.settings.prefix}/api/feeds/{secret}"
    return {"webhook": body.webhook is not None, "feed": feed}


def _is_private(host: str) -> bool:
    """Whether a host is a private address as it stands; names are looked up when they are called."""
    try:
        return not may_reach(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


@router.get("/feeds/{secret}", responses=refusals(404, 409))
async def feed(secret: str, hub: TheHub) -> Plain:
    """A private feed (JSON Feed 1.1) that has one item while it is your turn."""
    row = await hub.read(lambda c: _by_feed(c, hashed(secret)))
    live = None if row is None else await hub.get(row.table_id)
    if row is None or live is None or live.table.seats[row.seat].person != row.person:
        raise Denied(404, "no-feed", "there is no such feed")
    table = live.table
    items = []
    if row.seat in table.asked():
        text = f"It is your turn at {table.setup['name']}."
        items = [{"id": f"{table.id} {table.question}", "title": text, "content_text": text}]
    name = f"Molly House: {table.setup['name']}"
    return {"version": "https://jsonfeed.org/version/1.1", "title": name, "items": items}


# --- the notifier ----------------------------------------------------------------------------------


class Notifier:
    """Calls webhooks for the tables that change.

    Args:
        hub: the tables.
        leading: whether this process is the one that calls.
    """

    def __init__(self, hub: Hub, leading: Callable[[], bool]) -> None:
        self.hub = hub
        self.leading = leading
        self._before = hub.on_change
        hub.on_change = self.look
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._calls: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def stop(self) -> None:
        """Call nobody any more."""
        tasks = [*self._jobs.values(), *self._calls]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, live: Live) -> None:
        """A table has changed: in a while, see whom to call."""
        self._before(live)
        table = live.table
        if self.leading() and table.status == "playing" and table.id not in self._jobs:
            self._jobs[table.id] = asyncio.create_task(self._later(live))

    async def _later(self, live: Live) -> None:
        table = live.table
        try:
            await asyncio.sleep(self.hub.settings.notify_delay)
        finally:
            self._jobs.pop(table.id, None)
        for row in await self.hub.read(lambda c: _of_table(c, table.id)):
            waited = row.seat in table.asked() and table.seats[row.seat].person == row.person
            if waited and row.told < table.question:
                question = table.question
                await self.hub.write(partial(_told, table_id=table.id, seat=row.seat, question=question))
                task = asyncio.create_task(self._call(live, row.seat, row.webhook, question))
                self._calls.add(task)
                task.add_done_callback(self._calls.discard)

    async def _call(self, live: Live, seat: int, url: str, question: int) -> None:
        """Call a webhook until it is taken, the question has passed, or patience ends."""
        table = live.table
        told = {"table": table.id, "seat": seat, "name": table.setup["name"], "your_turn": True}
        body = json.dumps(told).encode()
        outcome = "failed"
        begin = time.monotonic()
        for wait in (*WAITS, None):
            try:
                async with self._places:
                    if await call(Target(url), body, self.hub.settings.private_webhooks):
                        outcome = "taken"
                        break
            except PermissionError:
                outcome = "refused"
                break
            except (OSError, TimeoutError, MollyHouseError):
                pass
            if wait is None:
                break
            await asyncio.sleep(wait)
            if table.question != question:
                outcome = "passed"
                break
        metrics.NOTICES.labels(outcome).inc()
        logger.info("notice", outcome=outcome, seconds=round(time.monotonic() - begin, 1))
