"""The example client plays a whole game at a real server."""

import asyncio

import http_bot
from server.client import people
from server.conftest import Serve


def test_the_example_plays_a_game(serve: Serve, sqlite: str) -> None:
    url = serve(sqlite).url

    async def run() -> None:
        async with people(url, names="A") as (anna,):
            made = await anna.must("/api/tables", name="Table", seats=[None, None, "random"])
            playing = asyncio.create_task(
                asyncio.to_thread(http_bot.play, url, made["id"], made["invite"], "simple")
            )
            stream = anna.follow(made["id"])
            await stream.until(
                lambda s: all(seat["taken"] or seat["bot"] for seat in s["table"]["seats"])
            )
            await anna.must(f"/api/tables/{made['id']}/start")
            await anna.play(made["id"], stream=stream)
            await playing
            record = await anna.get(f"/api/tables/{made['id']}/record")
            assert record["players"][1] == {"name": "Bot simple", "bot": None}
            assert record["result"] is not None

    asyncio.run(run())
