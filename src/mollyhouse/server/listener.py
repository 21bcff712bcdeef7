"""How processes on one PostgreSQL hear of each other's changes: by ids of tables, nothing else."""

import asyncio
from contextlib import suppress

import psycopg
import structlog

from mollyhouse.errors import MollyHouseError
from mollyhouse.server.hub import Hub
from mollyhouse.server.store import CHANNEL

logger = structlog.get_logger()


class Listener:
    """Listens on a connection of its own; after a loss it comes back and catches up with all tables.

    Args:
        hub: the tables.
    """

    CHECK = 15.0
    """Seconds of silence after which the connection is tried."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        url = hub.store.engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as c:
                    await c.execute(f"LISTEN {CHANNEL}")
                    await self.hub.refresh_all()
                    pause = 0.1
                    await self._listen(c)
            except (psycopg.Error, OSError, MollyHouseError) as error:
                logger.warning("listening again soon", error=type(error).__name__)
            except Exception:
                logger.exception("listener failed; listening again soon")
            await asyncio.sleep(pause)
            pause = min(5.0, 2 * pause)

    async def _listen(self, c: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        while True:
            async for notice in c.notifies(timeout=self.CHECK):
                await self.hub.refresh(notice.payload)
            await c.execute("SELECT 1")
