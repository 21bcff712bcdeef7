"""``mollyhouse serve``: the table server."""

import http.client
import os
import signal
import socket
import tempfile
import time
import webbrowser
from contextlib import ExitStack
from http import HTTPStatus
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mollyhouse.cli import common

if TYPE_CHECKING:
    from mollyhouse.server.settings import Settings


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 for everybody.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="Port; 0 finds a free one.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(help="Database, as sqlite:///FILE or postgresql://… Default: a file at home."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; several need PostgreSQL.")] = 1,
    prefix: Annotated[
        str | None, typer.Option(help="Path in front of everything, such as /molly, behind a proxy.")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure/--insecure", help="People come by https only.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=0, max=65_535, help="Port of the Prometheus metrics; 0 for none.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables to friends, bots and spectators.

    Every other setting is an environment variable; docs/hosting.md lists them.
    """
    settings = _settings(db=db, prefix=prefix, secure=secure, metrics_port=metrics_port)
    if workers > 1 and not settings.db.startswith("postgres"):
        raise typer.BadParameter("SQLite serves one process; several workers need PostgreSQL (--db)")
    with ExitStack() as stack:
        if workers > 1 and settings.metrics_port:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="molly-metrics-"))
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        _run(settings, stack, _listen(host, port), workers, open_page)


def _settings(**flags: Any) -> "Settings":
    """The settings of the environment and the flags; workers find them in the environment too."""
    try:
        from pydantic import ValidationError

        from mollyhouse.server.settings import Settings
    except ImportError as error:
        common.stop(f"the server needs a package that is missing: {error.name}")
    for name, value in flags.items():
        if value is not None:
            os.environ[f"MOLLYHOUSE_{name.upper()}"] = str(value)
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"])
        raise typer.BadParameter(f"MOLLYHOUSE_{name.upper()}: {first['msg']}") from None


def _listen(host: str, port: int) -> socket.socket:
    """The socket that all workers share."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family, kind, proto)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
    except OSError as error:
        common.stop(f"cannot listen at {host} port {port}: {error.strerror}")
    sock.set_inheritable(True)
    return sock


def _run(
    settings: "Settings", stack: ExitStack, sock: socket.socket, workers: int, open_page: bool
) -> None:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError
    from uvicorn.supervisors import Multiprocess

    from mollyhouse.server import logs, metrics
    from mollyhouse.server.db import connect, upgrade
    from mollyhouse.server.serving import config

    logs.configure(settings.log_level)
    try:
        engine = connect(settings.db)
        upgrade(engine)
        engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        common.stop(f"the database cannot be opened: {type(error).__name__}")
    if settings.metrics_port:
        try:
            _, stop = metrics.serve(settings.metrics_host, settings.metrics_port)
        except OSError as error:
            common.stop(f"cannot serve metrics at port {settings.metrics_port}: {error.strerror}")
        stack.callback(stop)
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn takes them, and sends them again at its end
        signal.signal(number, lambda *_: None)
    address = sock.getsockname()
    told = (address[0], address[1], settings.prefix, open_page)
    Thread(target=_announce, args=told, daemon=True).start()
    if workers > 1:
        Multiprocess(config(settings, workers), sockets=[sock]).run()
        return
    server = uvicorn.Server(config(settings))
    server.run(sockets=[sock])
    if not server.started:
        raise typer.Exit(1)


def _announce(host: str, port: int, prefix: str, open_page: bool) -> None:
    """Say where the server is, as soon as it answers, and open the page if that is wished for."""
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    shown = f"[{host}]" if ":" in host else host
    while True:
        connection = http.client.HTTPConnection(local, port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            if connection.getresponse().status == HTTPStatus.OK:
                break
        except (OSError, http.client.HTTPException):
            pass
        finally:
            connection.close()
        time.sleep(0.05)
    typer.echo(f"Molly House is served at http://{shown}:{port}{prefix}/")
    if open_page:
        reached = f"[{local}]" if ":" in local else local
        webbrowser.open(f"http://{reached}:{port}{prefix}/")
