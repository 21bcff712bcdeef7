"""The long tests of the server: killed 100 times during play, and 500 idle streams beside a game.

Run by ``make soak``; ``--rounds`` and ``--streams`` make it shorter or longer.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path
from random import Random

from server.client import people, sit
from server.crash import killed_while_playing
from server.processes import Cluster, Server, serving


def crashes(rounds: int, seed: int) -> None:
    """Kill servers during play, by turns on both databases."""
    cluster = Cluster()
    try:
        for i in range(rounds):
            with tempfile.TemporaryDirectory() as name:
                folder = Path(name)
                db = cluster.database() if i % 2 else f"sqlite:///{folder}/molly.db"
                server = Server(db, folder / "log")
                with serving(server):
                    asyncio.run(killed_while_playing(server, db, Random(seed + i), kills=1))
            print(f"kill -9: {i + 1} of {rounds}", flush=True)
    finally:
        cluster.close()


async def idle_streams(server: Server, number: int) -> None:
    """A game is played while many others only listen; all hear of its end."""
    async with people(server.url, names="ABC") as (anna, bert, watcher):
        made = await sit([anna, bert])
        table = made["id"]
        await watcher.must(f"/api/tables/{table}/watch", secret=made["watch"])
        idle = [watcher.follow(table) for _ in range(number)]
        for stream in idle:
            await stream.until(lambda s: True)
        begin = time.monotonic()
        await asyncio.gather(anna.play(table, 20), bert.play(table, 20))
        for stream in idle:
            await stream.until(lambda s: s["table"]["question"] >= 20)
        assert all(stream.connections == 1 for stream in idle)
        print(f"{number} streams heard 20 moves in {time.monotonic() - begin:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(f"sqlite:///{folder}/molly.db", folder / "log")
        with serving(server):
            asyncio.run(idle_streams(server, asked.streams))
    crashes(asked.rounds, asked.seed)


if __name__ == "__main__":
    main()
