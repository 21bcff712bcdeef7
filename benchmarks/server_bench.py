"""Speed of the table server: `python server_bench.py [ROUNDS [SECONDS]]`; see `docs/speed.md`.

Twenty tables with five people each, played at random by clients in this process; the server is another
one, on SQLite with synchronous FULL. A move counts as done when the last of the five has their new view.

1. Open loop at 200 moves a second: time from when a move was due to the last view. A client that is late
   makes its moves late, and that counts.
2. As fast as it goes, each table by itself.
3. Where the server's processor time goes meanwhile.
4. Memory for a table and for a stream.
"""

import asyncio
import gc
import json
import os
import platform
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Coroutine
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from uvicorn.loops.auto import auto_loop_factory

from server_client import SEATS, Connection, Table, begun
from server_process import Process

T = TypeVar("T")
TABLES = 20
RATE = 200
IDLE = 200
MOVES_OF_A_GAME = 150
"""About as many as a game of five takes at random."""


def own_cpu() -> float:
    """Seconds of processor time that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def machine_cpu() -> float:
    """Seconds of processor time that the whole machine has used, the time taken from it included."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run in the quickest event loop that there is."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(work)


class Used:
    """Processor time from now on: of the server, of the clients, of all else on the machine."""

    def __init__(self, server: Process) -> None:
        self._server = server
        self._begin = self._now()
        self._start = time.perf_counter()

    def _now(self) -> tuple[float, float, float]:
        return self._server.cpu(), own_cpu(), machine_cpu()

    def until_now(self) -> tuple[float, float, float]:
        """Seconds of the server and of the clients; processors that others kept busy."""
        server, client, machine = (b - a for a, b in zip(self._begin, self._now(), strict=True))
        others = max(0.0, machine - server - client) / (time.perf_counter() - self._start)
        return server, client, others


async def open_loop(port: int, seconds: float) -> list[float]:
    """Moves at a fixed rate; how long each took, in seconds."""
    everyone = await begun(port, TABLES + int(seconds * RATE / MOVES_OF_A_GAME), 1)
    free, spare = deque(everyone[:TABLES]), deque(everyone[TABLES:])
    due: deque[float] = deque()
    taken: list[float] = []
    jobs: set[asyncio.Task[None]] = set()

    def begin() -> None:
        while due and free:
            job = asyncio.create_task(play(free.popleft(), due.popleft()))
            jobs.add(job)
            job.add_done_callback(jobs.discard)

    async def play(table: Table, when: float) -> None:
        taken.append(await table.move() - when)
        if table.over() and spare:
            table = spare.popleft()
        if not table.over():
            free.append(table)
        begin()

    start = time.perf_counter()
    for number in range(int(seconds * RATE)):
        when = start + number / RATE
        if (early := when - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        due.append(when)
        begin()
    while jobs:
        await asyncio.wait(jobs)
    for table in everyone:
        table.end()
    return sorted(taken)


async def closed_loop(
    server: Process, seconds: float, profiled: bool = False
) -> tuple[float, float, float, float]:
    """Each table as fast as it goes.

    Returns:
        Moves a second; processor time for one, of the server and of the clients; processors that
        others kept busy.
    """
    everyone = await begun(server.port, TABLES + int(seconds * 600 / MOVES_OF_A_GAME), 1000)
    spare = deque(everyone[TABLES:])
    done = 0
    last = seconds
    if profiled:
        server.start_profile()
    used = Used(server)
    start = time.perf_counter()

    async def play(table: Table) -> None:
        nonlocal done, last
        while time.perf_counter() - start < last:
            await table.move()
            done += 1
            if table.over() and spare:
                table = spare.popleft()
            if table.over():  # With fewer tables it would be another measurement.
                last = 0.0

    await asyncio.gather(*(play(table) for table in everyone[:TABLES]))
    spent = time.perf_counter() - start
    servers, clients, others = used.until_now()
    for table in everyone:
        table.end()
    return done / spent, servers / done, clients / done, others


async def memory(server: Process) -> tuple[float, float]:
    """KiB for a table where a game has begun, and for a stream."""
    for table in await begun(server.port, 1, 0):
        table.end()
    before = server.resident()
    shared = Connection(server.port)
    tables = [Table(server.port, i) for i in range(IDLE)]
    for table in tables:
        await table.begin(shared, follow=False)
    between = server.resident()
    for table in tables:
        await table.follow_alone()
    after = server.resident()
    for table in tables:
        table.end()
    return (between - before) / IDLE, (after - between) / IDLE


def bare_commits(file: Path, seconds: float) -> float:
    """Commits a second of SQLite by itself: one row each, WAL, synchronous FULL."""
    connection = sqlite3.connect(file, isolation_level=None)
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


def python_loops(seconds: float) -> float:
    """Million turns a second of an empty loop: what the machine's processor gives at this time."""
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(10_000):
            pass
        done += 10_000
    return done / (time.perf_counter() - start) / 1e6


def measure(folder: Path, seconds: float, rows: dict[str, list[float]]) -> None:
    """One round."""

    def note(name: str, value: float) -> None:
        rows.setdefault(name, []).append(value)

    folder.mkdir()
    note("bare Python, million loops/s", python_loops(0.5))
    note("bare SQLite, commits/s", bare_commits(folder / "bare.db", 1.0))
    server = Process(folder / "server")
    try:
        used = Used(server)
        taken = run(open_loop(server.port, seconds))
        note(f"open loop at {RATE}/s: p50, ms", 1000 * taken[len(taken) // 2])
        note(f"open loop at {RATE}/s: p99, ms", 1000 * taken[int(len(taken) * 0.99)])
        note("  processors busy with other work", used.until_now()[2])
        rate, of_server, of_clients, others = run(closed_loop(server, seconds))
        note("as fast as it goes: moves/s", rate)
        note("  server, ms of processor a move", 1000 * of_server)
        note("  clients, ms of processor a move", 1000 * of_clients)
        note("  processors busy with other work", others)
    finally:
        server.end()


def show_profile(file: Path) -> None:
    """The parts of the server, and the functions, that took most of the processor time."""
    found = json.loads(file.read_text())
    total = sum(found["groups"].values())
    for what, most in (("groups", 12), ("functions", 12)):
        print(f"\nwhere the server's processor time goes: {what}")
        rows = sorted(found[what].items(), key=lambda row: -row[1])
        for name, spent in rows[:most]:
            print(f"  {spent / total:5.1%}  {name}")


def main(rounds: int = 3, seconds: float = 5.0) -> None:
    """Measure, and print."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # The folder goes in any case.
    gc.disable()  # of the clients, who hold little and leave nothing in circles
    with tempfile.TemporaryDirectory(prefix="molly-bench-", dir="/var/tmp") as name:  # on a disk
        folder = Path(name)
        rows: dict[str, list[float]] = {}
        for number in range(rounds):
            measure(folder / str(number), seconds, rows)
        print(
            f"Python {platform.python_version()}, {os.cpu_count()} cores, "
            f"{TABLES} tables x {SEATS} seats, {rounds} rounds of {seconds:g} s"
        )
        print(f"\n{'':<40}{'min':>10}{'median':>10}{'max':>10}")
        for title, values in rows.items():
            row = "".join(f"{value:>10,.2f}" for value in (min(values), median(values), max(values)))
            print(f"{title:<40}{row}")
        print("aims: p99 under 50 ms, 500 moves/s")
        server = Process(folder / "profiled")
        try:
            run(closed_loop(server, seconds, profiled=True))
        finally:
            server.end()
        show_profile(server.profile)
        server = Process(folder / "idle")
        try:
            table, stream = run(memory(server))
        finally:
            server.end()
        print(f"\nmemory: {table:.0f} KiB a table of {SEATS}, {stream:.0f} KiB a stream")


if __name__ == "__main__":
    main(*(kind(value) for kind, value in zip((int, float), sys.argv[1:], strict=False)))
