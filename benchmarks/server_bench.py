"""Speed of the table server: `python benchmarks/server_bench.py [SECONDS]`.

Twenty tables with five people each, played at random by clients in this process; the server is another
one, on SQLite with synchronous FULL. A move counts as done when the last of the five has their new view.

1. Open loop at 200 moves a second: time from when a move was due to the last view. A client that is late
   makes its moves late, and that counts.
2. As fast as it goes, each table by itself.
3. The same under a profiler, to see where the time goes.
4. Memory for a table and for a stream.
"""

import asyncio
import cProfile
import os
import pstats
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import msgspec

TABLES = 20
SEATS = 5
RATE = 200
SECONDS = 10.0
IDLE = 200


# --- a client that costs little --------------------------------------------------------------------


class Connection:
    """One HTTP connection that is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._lock = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """What is answered, decoded; an error ends the benchmark."""
        async with self._lock:
            if self._writer is None or self._writer.is_closing():
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
            assert self._reader is not None
            data = b"" if body is None else msgspec.json.encode(body)
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            )
            self._writer.write(head.encode() + data)
            answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
            length = int(answer.lower().split("content-length: ")[1].split("\r\n")[0])
            content = await self._reader.readexactly(length)
        if answer.split(" ")[1] not in ("200", "201"):
            raise RuntimeError(f"{method} {path}: {answer.splitlines()[0]} {content[:200]!r}")
        return msgspec.json.decode(content)


class Viewer:
    """A person who sits at a table and follows it."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.connection: Connection | None = None
        self.snapshot: Any = None
        self.heard = 0
        self.at = 0.0

    async def follow(self, port: int, table: str, news: asyncio.Event) -> None:
        """Read the stream for as long as it lasts."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        writer.write(f"{head}Authorization: Bearer {self.token}\r\n\r\n".encode())
        try:
            while True:
                line = await reader.readline()
                if not line:
                    return
                if line.startswith(b"data: "):
                    self.at = time.perf_counter()
                    self.snapshot = msgspec.json.decode(line[6:])["snapshot"]
                    self.heard += 1
                    news.set()
        except (ConnectionError, asyncio.CancelledError):
            return
        finally:
            writer.close()


class Played:
    """A table with five people."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = Random(seed)
        self.id = ""
        self.people: list[Viewer] = []
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.moves = 0

    async def begin(self, shared: Connection, streams: bool = True) -> None:
        """Sit down, start, and follow."""
        for number in range(SEATS):
            told = await shared.call("POST", "/api/people", body={"name": f"P{number}"})
            self.people.append(Viewer(told["token"]))
        first = self.people[0].token
        wanted = {"name": "T", "seats": [None] * SEATS}
        made = await shared.call("POST", "/api/tables", first, wanted)
        self.id = made["id"]
        for viewer in self.people[1:]:
            body = {"invite": made["invite"]}
            await shared.call("POST", f"/api/tables/{self.id}/join", viewer.token, body)
        await shared.call("POST", f"/api/tables/{self.id}/start", first)
        if streams:
            for viewer in self.people:
                viewer.connection = Connection(self.port)
                follow = viewer.follow(self.port, self.id, self.news)
                self.tasks.append(asyncio.create_task(follow))
            await self._heard([1] * SEATS)

    async def _heard(self, wanted: list[int]) -> None:
        async with asyncio.timeout(30):
            while any(v.heard < least for v, least in zip(self.people, wanted, strict=True)):
                self.news.clear()
                await self.news.wait()

    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.people[0].snapshot["table"]["status"] == "finished")

    async def move(self) -> float:
        """One move; the answer is when the last of the five saw it."""
        table = self.people[0].snapshot["table"]
        seat = self.rng.choice(table["waiting_for"])
        viewer = self.people[seat]
        body = {
            "action": self.rng.choice(viewer.snapshot["legal"]),
            "question": viewer.snapshot["table"]["question"],
            "key": f"{self.moves}",
        }
        self.moves += 1
        wanted = [each.heard + 1 for each in self.people]
        assert viewer.connection is not None
        await asyncio.gather(
            viewer.connection.call("POST", f"/api/tables/{self.id}/moves", viewer.token, body),
            self._heard(wanted),
        )
        return max(each.at for each in self.people)

    def end(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()


# --- measurements ----------------------------------------------------------------------------------


async def gather_tables(port: int, number: int, seed: int) -> deque[Played]:
    """Tables where a game has begun."""
    shared = Connection(port)
    tables = deque(Played(port, seed + i) for i in range(number))
    for table in tables:
        await table.begin(shared)
    return tables


async def open_loop(port: int, seconds: float) -> list[float]:
    """Moves at a fixed rate; how long each took, in seconds."""
    free = await gather_tables(port, 2 * TABLES, 1)
    spare = deque(free.pop() for _ in range(TABLES))
    everyone = [*free, *spare]
    taken: list[float] = []
    waiting: deque[float] = deque()
    jobs: set[asyncio.Task[None]] = set()

    async def play(table: Played, due: float) -> None:
        taken.append(await table.move() - due)
        if table.over() and spare:
            table = spare.popleft()
        if not table.over():
            free.append(table)

    start = time.perf_counter()
    number = 0
    while (now := time.perf_counter() - start) < seconds:
        while number / RATE <= now:
            waiting.append(start + number / RATE)
            number += 1
        while waiting and free:
            job = asyncio.create_task(play(free.popleft(), waiting.popleft()))
            jobs.add(job)
            job.add_done_callback(jobs.discard)
        await asyncio.sleep(0.0005)
    await asyncio.gather(*jobs)
    for table in everyone:
        table.end()
    return sorted(taken)


async def closed_loop(server: "Process", seconds: float, seed: int) -> tuple[float, float]:
    """Moves a second, each table as fast as it goes; and the server's processor time for one."""
    tables = await gather_tables(server.port, TABLES, seed)
    done = 0
    used = cpu(server.process.pid)
    if server.profile:
        server.process.send_signal(signal.SIGUSR1)
    start = time.perf_counter()

    async def play(table: Played) -> None:
        nonlocal done
        while time.perf_counter() - start < seconds and not table.over():
            await table.move()
            done += 1

    await asyncio.gather(*(play(table) for table in tables))
    spent = time.perf_counter() - start
    for table in tables:
        table.end()
    return done / spent, (cpu(server.process.pid) - used) / done


async def memory(port: int, pid: int) -> tuple[float, float]:
    """KiB for a table where a game has begun, and for a stream."""
    shared = Connection(port)
    warm = Played(port, 0)
    await warm.begin(shared)
    warm.end()
    before = resident(pid)
    tables = [Played(port, i) for i in range(IDLE)]
    for table in tables:
        await table.begin(shared, streams=False)
    between = resident(pid)
    news = asyncio.Event()
    for table in tables:
        follow = table.people[0].follow(port, table.id, news)
        table.tasks.append(asyncio.create_task(follow))
    while any(table.people[0].heard == 0 for table in tables):
        news.clear()
        await news.wait()
    after = resident(pid)
    for table in tables:
        table.end()
    return (between - before) / IDLE, (after - between) / IDLE


def resident(pid: int) -> int:
    """KiB of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bare_commits(folder: Path, seconds: float) -> float:
    """Commits a second of SQLite by itself: one row each, WAL, synchronous FULL."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE log (id INTEGER PRIMARY KEY, data TEXT)")
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        connection.execute("INSERT INTO log (data) VALUES (?)", ("x" * 120,))
        done += 1
    spent = time.perf_counter() - start
    connection.close()
    return done / spent


# --- the server ------------------------------------------------------------------------------------


def serve(fd: int, profile: str) -> None:
    """Run in the server's process."""
    import uvicorn

    signal.signal(signal.SIGTERM, lambda *_: None)
    config = uvicorn.Config(
        "mollyhouse.server.app:worker", factory=True, log_config=None, access_log=False, http="h11"
    )
    server = uvicorn.Server(config)
    profiler = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profiler.enable())
    server.run(sockets=[socket.socket(fileno=fd)])
    if profile:
        profiler.disable()
        profiler.dump_stats(profile)


class Process:
    """A server of the benchmark.

    Args:
        folder: for its database.
        profile: file for a profile, if one is wanted.
    """

    def __init__(self, folder: Path, profile: str = "") -> None:
        self.profile = profile
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.port = self.socket.getsockname()[1]
        many = str(10**9)
        settings = {
            "DB": f"sqlite:///{folder}/molly.db",
            "LOG_LEVEL": "warning",
            "TABLES_PER_PERSON": many,
        }
        settings |= dict.fromkeys(("REQUESTS_PER_MINUTE", "READS_PER_MINUTE", "PEOPLE_PER_MINUTE"), many)
        env = {**os.environ, **{f"MOLLYHOUSE_{name}": value for name, value in settings.items()}}
        fd = self.socket.fileno()
        command = [sys.executable, __file__, "--serve", str(fd), profile]
        self.process = subprocess.Popen(command, env=env, pass_fds=[fd])

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(30)
        self.socket.close()


def show_profile(file: str) -> None:
    """The functions of the event loop's thread that took most of the time."""
    stats: Any = pstats.Stats(file)
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])
    rows = [row for row in rows if "poll" not in row[0][2]]
    total = sum(row[1][2] for row in rows)
    print("\nwhere the time of the event loop goes (waiting apart):")
    groups: dict[str, float] = {}
    for (path, _, _), row in rows:
        parts = path.split("/")
        name = parts[-2] if path.startswith("/") else "built in"
        if "site-packages" in parts:
            name = parts[parts.index("site-packages") + 1]
        if "mollyhouse" in parts:
            name = "mollyhouse " + ("server" if "server" in parts else "engine")
        groups[name] = groups.get(name, 0) + row[2]
    for name, spent in sorted(groups.items(), key=lambda group: -group[1])[:9]:
        print(f"  {spent / total:5.1%}  {name}")
    print("most by itself:")
    for (path, line, name), row in rows[:12]:
        print(f"  {row[2] / total:5.1%}  {Path(path).name}:{line} {name}")


def main(seconds: float) -> None:
    """Measure, and print."""
    print(f"{TABLES} tables x {SEATS} seats, {seconds:g} s each, {os.cpu_count()} cores")
    build = Path("build")  # on a real disk, which a folder for temporary files need not be
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as name:
        folder = Path(name)
        print(f"bare SQLite: {bare_commits(folder, 2):,.0f} commits a second")
        server = Process(folder)
        try:
            taken = asyncio.run(open_loop(server.port, seconds))
            half, most = taken[len(taken) // 2], taken[int(len(taken) * 0.99)]
            print(
                f"open loop, {RATE} a second due: {len(taken) / seconds:,.0f} a second done, "
                f"p50 {1000 * half:.1f} ms, p99 {1000 * most:.1f} ms (aim: p99 under 50 ms)"
            )
            rate, each = asyncio.run(closed_loop(server, seconds, 1000))
            print(
                f"as fast as it goes: {rate:,.0f} moves a second (aim: 500), "
                f"{1000 * each:.2f} ms of the server's processor a move"
            )
        finally:
            server.end()
        (folder / "idle").mkdir()
        server = Process(folder / "idle")
        try:
            table, stream = asyncio.run(memory(server.port, server.process.pid))
            print(f"memory: {table:.0f} KiB a table of {SEATS}, {stream:.0f} KiB a stream")
        finally:
            server.end()
        profile = str(folder / "profile")
        server = Process(folder, profile)
        try:
            asyncio.run(closed_loop(server, seconds / 2, 2000))
        finally:
            server.end()
        show_profile(profile)


if __name__ == "__main__":
    if "--serve" in sys.argv:
        serve(int(sys.argv[2]), sys.argv[3])
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
