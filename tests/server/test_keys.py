"""Every command that leaves a trace may have a key, and a repeated post of it counts once."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from server import inside

Told = tuple[int, Any]


async def twice(who: httpx.AsyncClient, path: str, key: str, **body: Any) -> Told:
    """Post the same under the same key, twice; the second answer is as the first."""
    first = await who.post(path, json={**body, "key": key})
    assert first.is_success, (path, first.text)
    second = await who.post(path, json={**body, "key": key})
    assert (second.status_code, second.json()) == (first.status_code, first.json()), path
    return first.status_code, first.json()


async def heard(who: httpx.AsyncClient, path: str) -> list[str]:
    return [message["kind"] for message in (await who.get(f"{path}/messages")).json()]


def test_what_is_posted_twice_happens_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, gone_seconds=0)) as app:
            anna, bo, carl, will = [await inside.person(app, name) for name in ("A", "B", "C", "W")]
            wanted = {"name": "T", "seats": [None, None, None], "public": True}
            made = (await anna.post("/api/tables", json=wanted)).json()
            path = f"/api/tables/{made['id']}"
            for who, key in ((bo, "b"), (carl, "c")):
                await twice(who, f"{path}/join", key)
            await twice(carl, f"{path}/leave", "c leaves")
            await twice(carl, f"{path}/join", "c again", invite=made["invites"][2])
            await twice(anna, f"{path}/remove", "r", seat=1)
            await twice(bo, f"{path}/join", "b again")
            await twice(anna, f"{path}/start", "s")
            before = await heard(carl, path)
            wanted_kinds = ["join", "join", "join", "leave", "join", "leave", "join", "start"]
            assert [kind for kind in before if kind != "event"] == wanted_kinds
            await twice(bo, f"{path}/chat", "1", text="Once.")
            await twice(bo, f"{path}/standing", "2", pride="yes")
            await twice(carl, f"{path}/mute", "3", seat=0)
            await twice(anna, f"{path}/offer", "4", seat=2)
            await twice(carl, f"{path}/refuse", "5")
            await twice(anna, f"{path}/offer", "6", seat=2, bot="random")
            await twice(bo, f"{path}/agree", "7")
            await twice(bo, f"{path}/concede", "8")
            await twice(will, f"{path}/claim", "9", seat=1)
            await twice(anna, f"{path}/agree", "10")
            after = await heard(anna, path)
            assert [kind for kind in after[len(before) :] if kind != "event"] == [
                *("chat", "offer", "agree", "refuse", "offer", "agree", "agree", "takeover"),
                *("concede", "offer", "agree", "takeover"),
            ]

    asyncio.run(main())


def test_a_key_belongs_to_one_command(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, (anna, bo), _ = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            await twice(anna, f"{path}/chat", "k", text="One.")
            await twice(bo, f"{path}/chat", "k", text="Of my own.")
            question = (await anna.get(path)).json()["table"]["question"]
            for command, body in (
                ("chat", {"text": "Two."}),
                ("standing", {"pride": "yes"}),
                ("mute", {"seat": 1}),
                ("concede", {}),
                ("moves", {"action": "start C1", "question": question}),
            ):
                answer = await anna.post(f"{path}/{command}", json={**body, "key": "k"})
                assert (answer.status_code, answer.json()["code"]) == (409, "key-used"), command
            for key in ("", "k" * 65, 7, ["k"], {"k": "k"}):
                answer = await anna.post(f"{path}/chat", json={"text": "x", "key": key})
                assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
            # Without a key, twice is twice.
            for _ in range(2):
                await anna.post(f"{path}/chat", json={"text": "Again."})
            assert (await heard(bo, path)).count("chat") == 4

    asyncio.run(main())


def test_a_key_of_who_sat_there_before_is_used(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, (anna, bo), made = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            will = await inside.person(app, "Will")
            await will.post(f"{path}/watch", json={"secret": made["watch"]})
            await twice(bo, f"{path}/chat", "k", text="One.")
            await twice(bo, f"{path}/concede", "gone")
            await twice(will, f"{path}/claim", "mine", seat=1)
            await twice(anna, f"{path}/agree", "yes")
            answer = await will.post(f"{path}/chat", json={"text": "One.", "key": "k"})
            assert (answer.status_code, answer.json()["code"]) == (409, "key-used")
            await twice(will, f"{path}/chat", "another", text="One.")

    asyncio.run(main())


def test_keys_are_remembered_over_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, (anna, bo), _ = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            await twice(anna, f"{path}/chat", "k", text="One.")
            await twice(bo, f"{path}/concede", "gone")
            tokens = [who.headers["authorization"][7:] for who in (anna, bo)]
        async with inside.running(inside.settings(tmp_path)) as app:
            anna, bo = (inside.client(app, token) for token in tokens)
            before = await heard(anna, path)
            await twice(anna, f"{path}/chat", "k", text="One.")
            await twice(bo, f"{path}/concede", "gone")
            kinds = await heard(anna, path)
            assert kinds.count("chat") == before.count("chat") == 1
            assert kinds.count("concede") == before.count("concede") == 1

    asyncio.run(main())
