"""Bots think in a process of their own, and may fail there."""

import asyncio
from typing import Any

import pytest

from mollyhouse.server.driver import Bots
from server.bad_bots import cheats, dies, fine, hangs, raises


@pytest.mark.parametrize("bad", [hangs, dies, raises, cheats])
def test_a_bot_that_fails_is_replaced(bad: Any) -> None:
    async def run() -> None:
        bots = Bots(0.2, bad)
        try:
            assert await bots.choose("x", {}, [7], 1) is None
            bots._think = fine
            bots.seconds = 60
            assert await bots.choose("x", {}, [7], 1) == 7
        finally:
            bots.close()

    asyncio.run(run())
