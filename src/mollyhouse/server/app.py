"""The app: everything put together, started and stopped in order."""

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse
from sqlalchemy.exc import SQLAlchemyError

from mollyhouse import __version__
from mollyhouse.server import (
    after,
    companion,
    links,
    logs,
    notify,
    offers,
    openapi,
    page,
    people,
    play,
    problems,
    shelf,
    sitting,
)
from mollyhouse.server.db import upgrade
from mollyhouse.server.driver import Driver
from mollyhouse.server.guard import Guard, Limits
from mollyhouse.server.hub import Hub
from mollyhouse.server.listener import Listener
from mollyhouse.server.notify import Notifier
from mollyhouse.server.quick import Quick
from mollyhouse.server.settings import Settings
from mollyhouse.server.store import Busy, Store, Writer

DESCRIPTION = """Tables for the board game *Molly House*: friends, bots and spectators. Say a name, make
a table or join one, follow its stream, post moves. Everything that you receive depends only on what
your seat may know."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app of a server.

    Args:
        settings: by default those of the environment.
    """
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(chosen.db)
        upgrade(store.engine)
        writer = Writer(store)
        hub = Hub(store, writer, chosen)
        driver = Driver(hub)
        app.state.hub = hub
        app.state.faces = people.Faces(2.0 if store.postgres else 3600.0)
        app.state.driver = driver
        listener = Listener(hub) if store.postgres else None
        if listener is not None:
            await listener.start()
        await driver.start()
        notifier = Notifier(hub, lambda: driver.leading)
        beating = asyncio.create_task(hub.live_on())
        try:
            with _ending_streams(hub):
                yield
        finally:
            beating.cancel()
            await hub.close()
            await notifier.stop()
            await driver.stop()
            if listener is not None:
                await listener.stop()
            await hub.settle()
            writer.close()
            store.close()

    app = FastAPI(
        title="Molly House",
        version=__version__,
        description=DESCRIPTION,
        servers=[{"url": chosen.prefix or "/"}],
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        generate_unique_id_function=lambda route: route.name,
        responses=problems.refusals(),
    )
    app.state.limits = Limits(chosen)
    app.add_middleware(Quick)
    app.add_middleware(Guard, settings=chosen, limits=app.state.limits)
    problems.install(app)
    for part in (people, sitting, links, play, offers, after, shelf, companion, notify):
        app.include_router(part.router)

    @app.get("/healthz", tags=["operation"], response_class=PlainTextResponse, responses=_said("ok"))
    async def healthy() -> str:
        """Whether the process lives."""
        return "ok"

    @app.get(
        "/readyz",
        tags=["operation"],
        response_class=PlainTextResponse,
        responses={**_said("ok"), **problems.refusals()},
    )
    async def ready() -> str:
        """Whether the database answers."""
        hub: Hub = app.state.hub
        if hub.closing.is_set():
            raise problems.Denied(503, "closing", "the server is about to end")
        try:
            await hub.read(hub.store.playing)
        except (OSError, SQLAlchemyError, Busy):
            raise problems.Denied(503, "database", "the database does not answer") from None
        return "ok"

    openapi.install(app)
    page.install(app)
    return app


def worker() -> FastAPI:
    """The app of one process of ``mollyhouse serve``, with its logs."""
    settings = Settings()
    logs.configure(settings.log_level)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # What is here now stays; looking through it again and again would hold up moves.
    return app


def _said(text: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {"text/plain": {"example": text}}}}


@contextmanager
def _ending_streams(hub: Hub) -> Iterator[None]:
    """End the streams on the signal to stop: the server waits for them before it tells the app."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    tasks: list[asyncio.Task[None]] = []

    def close() -> None:
        tasks.append(loop.create_task(hub.close()))

    def chained(before: Callable[[int, Any], Any]) -> Callable[[int, Any], None]:
        def handle(number: int, frame: Any) -> None:
            loop.call_soon_threadsafe(close)
            before(number, frame)

        return handle

    taken: dict[signal.Signals, Callable[[int, Any], Any]] = {}
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        if callable(before) and before is not signal.default_int_handler:  # A server handles it.
            taken[number] = before
            signal.signal(number, chained(before))
    try:
        yield
    finally:
        for number, before in taken.items():
            signal.signal(number, before)
