"""Real servers and a real PostgreSQL for the tests."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import psycopg

LAUNCH = Path(__file__).with_name("launch.py")
PATIENCE = 60
"""Seconds after which a test gives something up."""


class Server:
    """A server process that can be killed and started again at the same address.

    Args:
        db: URL of its database.
        log: file for what it says.
        settings: by name, as in :class:`mollyhouse.server.settings.Settings`.
    """

    def __init__(self, db: str, log: Path, **settings: Any) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.log = log
        quick: dict[str, Any] = {
            "bot_delay": 0,
            "requests_per_minute": 1_000_000,
            "reads_per_minute": 1_000_000,
        }
        quick |= {"people_per_minute": 1_000_000, "streams_per_person": 1000, "log_level": "warning"}
        chosen = quick | {"db": db} | settings
        self._env = {**os.environ, **{f"MOLLYHOUSE_{k.upper()}": str(v) for k, v in chosen.items()}}
        self._process: subprocess.Popen[bytes] | None = None
        self._out: IO[bytes] | None = None

    def start(self) -> None:
        self._out = self.log.open("ab")
        fd = self.socket.fileno()
        self._process = subprocess.Popen(
            [sys.executable, str(LAUNCH), str(fd)],
            pass_fds=[fd],
            env=self._env,
            stdout=self._out,
            stderr=self._out,
            start_new_session=True,
        )

    def kill(self, number: int = signal.SIGKILL) -> int:
        """End the process, gracefully with SIGTERM, and answer how it ended."""
        assert self._process is not None and self._out is not None
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        self._out.close()
        self._process = None
        return code

    def close(self) -> None:
        if self._process is not None:
            self.kill()
        self.socket.close()


@contextmanager
def serving(*servers: Server) -> Iterator[None]:
    """Servers that run, and end with the block."""
    try:
        for server in servers:
            server.start()
        yield
    finally:
        for server in servers:
            server.close()


# --- PostgreSQL ------------------------------------------------------------------------------------

_MISSING = "PostgreSQL is needed for these tests. On Debian or Ubuntu: apt install postgresql"


def _binaries() -> Path:
    """Where the programs of PostgreSQL are; the newest, if there are several."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    on_path = shutil.which("initdb")
    if on_path is None:
        raise RuntimeError(_MISSING)
    return Path(on_path).resolve().parent


class Cluster:
    """A PostgreSQL of the tests' own; it runs as `postgres` if the tests run as root."""

    def __init__(self) -> None:
        self._bin = _binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="molly-pg-", dir="/tmp"))
        self._as: list[str] = []
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        self._made = 0
        self._run("initdb", "--auth=trust", "--username=molly", "--no-sync", "--locale=C.UTF-8")
        self.start()

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as, str(self._bin / program), "-D", str(self.folder / "data"), *args]
        log = self.folder / f"{program}.out"
        with log.open("wb") as out:
            done = subprocess.run(
                command, stdout=out, stderr=out, timeout=PATIENCE, cwd="/", check=False
            )
        if done.returncode:
            raise RuntimeError(f"{program}: {log.read_text()}")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        return f"postgresql://molly@/{name}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new database."""
        self._made += 1
        name = f"molly{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)
