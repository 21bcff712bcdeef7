"""`mollyhouse serve` as an operator meets it: refusals, readiness, metrics, a graceful end."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

import httpx
import pytest
from typer.testing import CliRunner

from mollyhouse.cli import app

PATIENCE = 60
"""Seconds after which a test gives something up."""


class Served:
    """A server that was started by its command.

    Args:
        args: further arguments.
        env: further variables.
    """

    def __init__(self, *args: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mollyhouse", "serve", "--port", "0", *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "MOLLYHOUSE_BOT_DELAY": "0", **env},
            start_new_session=True,
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        self.log: list[str] = []
        self._said: Queue[str] = Queue()
        self._threads = [
            threading.Thread(target=self._hear),
            threading.Thread(target=self._note),
        ]
        for thread in self._threads:
            thread.start()

    def _hear(self) -> None:
        for line in self.process.stdout or ():
            self._said.put(line)

    def _note(self) -> None:
        self.log.extend(self.process.stderr or ())

    def _listen(self) -> None:
        for line in self.process.stdout or ():
            self._said.put(line)

    def url(self) -> str:
        """The address, as soon as the server says that it is ready."""
        found = re.search(r"http://\S+", self._said.get(timeout=PATIENCE))
        assert found is not None
        return found.group().rstrip("/")

    def end(self, number: int | None = signal.SIGTERM) -> int:
        """Stop it, or wait for it, and answer how it ended."""
        if number is not None:
            self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return code


@contextmanager
def served(*args: str, **env: str) -> Iterator[Served]:
    server = Served(*args, **env)
    try:
        yield server
    finally:
        if server.process.returncode is None:
            server.end(signal.SIGKILL)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        port: int = sock.getsockname()[1]
        return port


def new_game(client: httpx.Client) -> str:
    """Somebody who plays against two bots; the client is theirs from now on."""
    token = client.post("/api/people", json={"name": "Anna"}).json()["token"]
    client.headers["authorization"] = f"Bearer {token}"
    wanted = {"name": "T", "seats": [None, "simple", "simple"]}
    table: str = client.post("/api/tables", json=wanted).json()["id"]
    assert client.post(f"/api/tables/{table}/start").status_code == 200
    return table


# --- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "env", "reason"),
    [
        (["--workers", "2", "--db", "sqlite:////tmp/x.db"], {}, "SQLite serves one process"),
        (["--workers", "0"], {}, "--workers"),
        (["--port", "70000"], {}, "--port"),
        (["--prefix", "no slash"], {}, "MOLLYHOUSE_PREFIX"),
        ([], {"MOLLYHOUSE_BODY_BYTES": "many"}, "MOLLYHOUSE_BODY_BYTES"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    args: list[str], env: dict[str, str], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("MOLLYHOUSE_DB", "MOLLYHOUSE_PREFIX"):
        monkeypatch.setenv(name, "")  # So that what the command sets is taken back.
        monkeypatch.delenv(name)
    done = CliRunner().invoke(app, ["serve", *args], env=env)
    assert done.exit_code == 2
    assert reason in done.output


def test_a_database_out_of_reach_is_one_line(tmp_path: Path) -> None:
    with served("--db", f"sqlite:///{tmp_path}/nowhere/molly.db") as server:
        assert server.end(None) == 1
        assert server.log == ["mollyhouse: the database cannot be opened: OperationalError\n"]


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with served("--db", f"sqlite:///{tmp_path}/molly.db", "--port", port) as server:
            assert server.end(None) == 1
            assert server.log == [
                f"mollyhouse: cannot listen at 127.0.0.1 port {port}: Address already in use\n"
            ]


# --- in operation ----------------------------------------------------------------------------------


def test_one_process_from_start_to_end(tmp_path: Path) -> None:
    port = free_port()
    db = f"sqlite:///{tmp_path}/molly.db"
    with served("--db", db, "--metrics-port", str(port), "--prefix", "/molly") as server:
        url = server.url()
        assert url.endswith("/molly")
        with httpx.Client(base_url=url, timeout=PATIENCE) as client:
            assert client.get("/healthz").text == client.get("/readyz").text == "ok"
            assert client.get("/metrics").status_code == 404
            assert client.get("/docs").status_code == 404
            assert client.get("/api/openapi.json").json()["servers"] == [{"url": "/molly"}]
            table = new_game(client)
            with client.stream("GET", f"/api/tables/{table}/stream") as stream:
                lines = stream.iter_lines()
                assert next(lines) == "event: table"
                told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
                assert 'molly_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in told
                assert "molly_streams 1.0" in told and "molly_tables 1.0" in told
                assert "molly_commit_seconds_bucket" in told
                assert table not in told
                # The stream ends at once when the server does, and so does the server.
                server.process.send_signal(signal.SIGTERM)
                for _ in lines:
                    pass
        assert server.end() == 0
    events = [json.loads(line) for line in server.log]
    assert not [event for event in events if event["level"] != "info"]
    assert any(event.get("route", "").endswith("/stream") for event in events)
    assert not any(table in line or "Anna" in line for line in server.log)
    # And goes on where it was.
    with served("--db", db) as server, httpx.Client(base_url=server.url(), timeout=PATIENCE) as again:
        again.headers["authorization"] = client.headers["authorization"]
        shown = again.get(f"/api/tables/{table}").json()
        assert shown["table"]["status"] == "playing"
        assert server.end(signal.SIGINT) == 0


def test_two_processes_add_their_metrics_up(postgres: str) -> None:
    port = free_port()
    args = ("--db", postgres, "--workers", "2", "--metrics-port", str(port))
    with served(*args) as server:
        url = server.url()
        for _ in range(20):
            with httpx.Client(base_url=url, timeout=PATIENCE) as client:
                assert client.get("/api/tables").status_code == 200
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'molly_requests_total{method="GET",route="/api/tables",status="200"} 20.0' in told
        assert server.end() == 0
