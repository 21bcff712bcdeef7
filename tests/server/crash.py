"""Play while the server is killed again and again, and see what is left."""

import asyncio
from random import Random

from mollyhouse.server.store import Store
from server.client import people, sit
from server.processes import PATIENCE, Server


async def killed_while_playing(server: Server, db: str, rng: Random, kills: int) -> None:
    """A game of three, a bot among them; no acknowledged move is lost, none doubled, all go on."""
    async with people(server.url, names="AB") as crowd:
        for player in crowd:
            player.rng = Random(rng.random())
        table = (await sit(crowd, "random"))["id"]
        streams = [player.follow(table) for player in crowd]
        games = [
            asyncio.create_task(player.play(table, 30 * (kills + 1), stream))
            for player, stream in zip(crowd, streams, strict=True)
        ]
        for _ in range(kills):
            enough = rng.randint(3, 10) + sum(len(player.acknowledged) for player in crowd)
            async with asyncio.timeout(PATIENCE):
                while sum(len(player.acknowledged) for player in crowd) < enough:
                    if all(game.done() for game in games):
                        break
                    await asyncio.sleep(0.005)  # A poll with a ceiling.
            await asyncio.sleep(rng.random() * 0.05)  # A random moment within a move.
            server.kill()
            server.start()
        await asyncio.gather(*games)
        for player, stream in zip(crowd, streams, strict=True):
            heard = await player.get(f"/api/tables/{table}/messages")
            await stream.hear(len(heard))
            streamed = list(stream.messages)  # The bot plays on: more may come at any time.
            heard = await player.get(f"/api/tables/{table}/messages")
            start = heard.index(streamed[0])
            assert streamed == heard[start : start + len(streamed)]
        acknowledged = sorted(move for player in crowd for move in player.acknowledged)
    store = Store(db)
    try:
        entries = store.read(lambda c: store.entries(c, table))
    finally:
        store.close()
    assert [entry.position for entry in entries] == list(range(len(entries)))
    kept = sorted((entry.key, entry.data["action"]) for entry in entries if entry.key is not None)
    assert kept == acknowledged
