"""Who moves when nobody does: bots, and bots for people whose time is out.

One process drives at a time, under a lease. Bots think in worker processes, from the view alone; one
that is too slow or dies is replaced for that move by the simple bot, and the log says so. Their moves
show after a fixed delay, so that how long one thought tells nothing.
"""

import asyncio
import hashlib
import multiprocessing
import os
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from random import Random
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
import structlog

from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse.bots import Budget, bot
from mollyhouse.errors import MollyHouseError
from mollyhouse.server.hub import Frozen, Hub, Live, NoTable
from mollyhouse.server.store import Busy
from mollyhouse.server.table import STAND_IN, Draft, Table
from mollyhouse.view import view

logger = structlog.get_logger()
LEASE = "driver"
LEASE_SECONDS = 3.0
"""Who has not renewed the lease for so long does not lead; renewed it is three times as often."""
DAY = 86_400
QUICK = ("random", "simple", "regular")
"""Their moves show after ``bot_delay``, those of bots that think after ``bot_seconds``."""

Think = Callable[[str, dict[str, Any], list[int], int], int]


def think(name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int:
    """Runs in a worker process: what a bot does, given its view."""
    return bot(name).choose(seen, legal, Budget(), Random(seed))


def _end_with_server() -> None:
    """Let a worker process end when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Bots:
    """A worker process in which bots think, made anew when one hangs or dies.

    Args:
        seconds: what a bot may take.
        think: what is run in the process.
    """

    def __init__(self, seconds: float, think: Think = think) -> None:
        self.seconds = seconds
        self._think = think
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def choose(self, name: str, seen: dict[str, Any], legal: list[int], seed: int) -> int | None:
        """What a bot chooses; None if it did not answer in time, or not with something legal."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            try:
                if self._pool is None:
                    spawn = multiprocessing.get_context("spawn")
                    self._pool = ProcessPoolExecutor(1, spawn, _end_with_server)
                    await loop.run_in_executor(self._pool, int)  # Its start is not thinking.
                async with asyncio.timeout(self.seconds):
                    action = await loop.run_in_executor(self._pool, self._think, name, seen, legal, seed)
                if action in legal:
                    return action
                logger.warning("bot replaced", bot=name, error="illegal")
            except (TimeoutError, BrokenProcessPool) as error:
                logger.warning("bot replaced", bot=name, error=type(error).__name__)
                self.close()
            except Exception as error:
                logger.warning("bot replaced", bot=name, error=type(error).__name__)
            return None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Driver:
    """Moves bots and clocks of all tables that are being played.

    Args:
        hub: the tables.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.name = token_hex(8)
        self.quick = Bots(hub.settings.bot_seconds)
        self.slow = Bots(hub.settings.bot_seconds)
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._main: asyncio.Task[None] | None = None
        self._swept = 0.0
        self._until = 0.0
        self._around: asyncio.Task[None] | None = None

    @property
    def leading(self) -> bool:
        """Whether this process is the one that drives; not one that has slept through its lease."""
        return self.hub.eager and time.time() < self._until

    async def start(self) -> None:
        """Begin to drive, as soon as the lease is to be had; done when clocks have caught up."""
        self.hub.on_change = self.look
        await self._turn()
        while not await self._driven():
            await asyncio.sleep(0.1)
            await self._turn()
        self._main = asyncio.create_task(self._lead())

    async def stop(self) -> None:
        """Stop; the lease is given back, so that another process can go on at once."""
        led, self.hub.eager = self.hub.eager, False
        tasks = [task for task in (self._main, self._around, *self._jobs.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if led:
            now = time.time()
            with suppress(MollyHouseError):
                await self.hub.write(lambda c: self.hub.store.release(c, LEASE, self.name, now))
        self.quick.close()
        self.slow.close()

    async def _lead(self) -> None:
        """Keep the lease, or try to get it."""
        while True:
            await self._turn()
            await asyncio.sleep(LEASE_SECONDS / 3)

    async def _turn(self) -> None:
        """Take or keep the lease; on taking it, or after a gap, let clocks catch up and look around."""
        had = self.leading
        try:
            now = time.time()
            seen = await self.hub.write(partial(self._lease, now=now, keep=had))
            self.hub.eager = seen is not None
            if seen is None:
                return
            if not had:
                await self._pause(seen, now)
                await self.hub.write(partial(self._lease, now=now, keep=True))
            self._until = now + LEASE_SECONDS
            if now - self._swept > DAY:
                await self._sweep()
            if not had:
                self._around = asyncio.create_task(self._look_at_all())
        except Busy:
            self.hub.eager = False
        except Exception:
            logger.exception("driver failed; again soon")

    def _lease(self, c: sa.Connection, now: float, keep: bool) -> float | None:
        """Take or keep the lease; answers when tables were last driven, None if another has it."""
        seen = self.hub.store.lease(c, LEASE, self.name, now, LEASE_SECONDS)
        if seen is not None and keep:
            self.hub.store.seen(c, LEASE, self.name, now)
        return seen

    async def _driven(self) -> bool:
        """Whether this process or another drives, so that clocks have caught up."""
        if self.leading:
            return True
        seen = await self.hub.read(lambda c: self.hub.store.last_seen(c, LEASE))
        return time.time() - seen < LEASE_SECONDS

    async def _pause(self, begin: float, end: float) -> None:
        """Clocks stand still for the time in which nobody drove: perhaps nobody could play either."""

        def prepare(table: Table) -> list[Draft]:
            if table.deadline() is None:
                return []
            return [("pause", None, {"begin": begin, "end": end}, None)]

        if begin < end:
            async for live in self._tables(self.hub.store.playing_by_clock):
                await self.hub.command(live, prepare)

    async def _look_at_all(self) -> None:
        async for live in self._tables(self.hub.store.playing):
            self.look(live)

    async def _tables(self, ids: Callable[[sa.Connection], list[str]]) -> AsyncIterator[Live]:
        """Tables by their ids, but for those that cannot be played on."""
        for table_id in await self.hub.read(ids):
            try:
                yield await self.hub.get(table_id)
            except (NoTable, Frozen) as error:
                logger.warning("table not driven", table=table_id, error=type(error).__name__)

    async def _sweep(self) -> None:
        """Once a day: end the tables that nobody has touched for long."""
        before = time.time() - self.hub.settings.expire_days * DAY
        for table_id in await self.hub.write(lambda c: self.hub.store.expire(c, before)):
            self.hub.drop(table_id)
        self._swept = time.time()

    def look(self, live: Live) -> None:
        """A table has changed: see to it, unless it is seen to already."""
        table = live.table
        if self.leading and table.status == "playing" and table.id not in self._jobs:
            self._jobs[table.id] = asyncio.create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        """Move for bots, and for people whose time is out, until the table waits for people only."""
        table = live.table
        try:
            going = True
            while going and self.leading and self.hub.live.get(table.id) is live:
                try:
                    going = await self._next(live)
                except Busy:
                    await asyncio.sleep(1.0)
        except Exception as error:
            logger.warning("driver stopped at table", table=table.id, error=type(error).__name__)
        finally:
            self._jobs.pop(table.id, None)

    async def _next(self, live: Live) -> bool:
        """One move, or one change waited for; False if the table waits for people alone."""
        table, changed = live.table, live.changed
        if table.standing_move() is not None:
            await self.hub.command(live, lambda table: [])
            return True
        asked = table.asked()
        bots = [seat for seat in asked if table.seats[seat].bot is not None]
        deadline = table.deadline()
        if bots:
            await self._move(live, bots[0], "bot")
        elif deadline is None:
            return False
        else:
            try:
                async with asyncio.timeout(max(0.0, deadline - time.time())):
                    await changed.wait()
            except TimeoutError:
                if not self.leading:  # It slept itself; the clocks will be put right first.
                    return False
                await self._move(live, asked[0], "clock")
        return True

    async def _move(self, live: Live, seat: int, by: str) -> None:
        """One move for a seat, after the fixed delay."""
        table = live.table
        question = table.question
        assert table.game is not None
        s = table.game.state
        legal = engine.legal(s, seat)
        seen = view(s, seat)
        name = table.seats[seat].bot or STAND_IN
        digest = hashlib.sha256(table.seed + f"{seat} {len(table.game.entries)}".encode()).digest()
        seed = int.from_bytes(digest[:8], "big")
        settings = self.hub.settings
        quick = name in QUICK
        delay = settings.bot_delay if quick else settings.bot_seconds
        begin = time.monotonic()
        action = await (self.quick if quick else self.slow).choose(name, seen, legal, seed)
        if action is None:
            action = await asyncio.to_thread(think, STAND_IN, seen, legal, seed)
            by = "stand-in" if by == "bot" else by
        if by != "clock":
            await asyncio.sleep(max(0.0, begin + delay - time.monotonic()))

        def prepare(now: Table) -> list[Draft]:
            if now.question != question or seat not in now.asked():
                return []
            if (now.seats[seat].bot is None) != (by == "clock"):
                return []
            return [("move", seat, {"action": a.text(action), "by": by}, None)]

        await self.hub.command(live, prepare)
