"""Answers in advance are taken back as they were given: at any time, from the next question on."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx

from server import inside

WINDOWS = ("window", "closing")
GAMES = 20


async def shown(who: httpx.AsyncClient, path: str) -> dict[str, Any]:
    found: dict[str, Any] = (await who.get(path)).json()
    return found


async def until_window(seated: list[httpx.AsyncClient], path: str, rng: Random) -> int | None:
    """Play on until somebody is asked for an item, in a festivity; the seat, or None at the end."""
    while True:
        now = await shown(seated[0], path)
        if now["table"]["status"] == "finished":
            return None
        seat = now["table"]["waiting_for"][0]
        if now["view"]["question"]["step"] in WINDOWS:
            return int(seat)
        own = await shown(seated[seat], path)
        wanted = [x for x in own["legal"] if x.startswith(("festivity", "buy", "shop"))] or own["legal"]
        move = {
            "action": rng.choice(wanted),
            "question": own["table"]["question"],
            "key": f"{own['table']['question']} {own['seen']}",
        }
        assert (await seated[seat].post(f"{path}/moves", json=move)).status_code == 200


async def answer(who: httpx.AsyncClient, path: str, items: bool) -> None:
    answer = await who.post(f"{path}/standing", json={"items": items})
    assert answer.json() == {"items": items, "pride": "ask"}


def test_no_items_said_by_mistake(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            rng = Random(7)
            for _ in range(GAMES):
                table, seated, _ = await inside.game(app, 2)
                path = f"/api/tables/{table}"
                seat = await until_window(seated, path, rng)
                if seat is None:
                    continue
                # Said at the question, it answers this one; taken back, it answers no other.
                before = await shown(seated[seat], path)
                await answer(seated[seat], path, True)
                after = await shown(seated[seat], path)
                assert after["table"]["question"] > before["table"]["question"]
                await answer(seated[seat], path, False)
                assert (await shown(seated[seat], path))["standing"]["items"] is False
                asked = await until_window(seated, path, rng)
                while asked not in (seat, None):
                    other = await shown(seated[asked or 0], path)
                    move = {
                        "action": "no item",
                        "question": other["table"]["question"],
                        "key": f"{other['seen']} no item",
                    }
                    await seated[asked or 0].post(f"{path}/moves", json=move)
                    asked = await until_window(seated, path, rng)
                if asked == seat:
                    assert "no item" in (await shown(seated[seat], path))["legal"]
                    return
            raise AssertionError("no window was asked about twice")

    asyncio.run(main())


def test_no_items_said_and_taken_back_before_the_question(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, seated, _ = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            for who in seated:
                await answer(who, path, True)
                await answer(who, path, False)
            told = (await seated[0].get(f"{path}/messages")).json()
            assert [m["items"] for m in told if m["kind"] == "standing"] == [True, False]
            assert not any(seat.no_items for seat in app.state.hub.live[table].table.seats)

    asyncio.run(main())
