"""What the server answers has the shapes that its description promises: all of it, in real games."""

import asyncio
import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from fastapi import FastAPI

import mollyhouse.server
from mollyhouse import components as c
from mollyhouse.bots import BOTS
from mollyhouse.companion.judge import judge
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.schema import case_schema
from mollyhouse.server.problems import CODES
from mollyhouse.server.shapes import shapes
from server import inside
from server.described import DESCRIPTION, Witness, component, validator


async def post(who: httpx.AsyncClient, path: str, **body: Any) -> Any:
    answer = await who.post(f"/api{path}", json=body)
    assert answer.is_success, (path, answer.text)
    return answer.json()


async def get(who: httpx.AsyncClient, path: str) -> Any:
    answer = await who.get(f"/api{path}")
    assert answer.is_success, (path, answer.text)
    return answer.json()


async def play(seated: list[httpx.AsyncClient], table: str, most: int = 10_000) -> int:
    """Play the last legal action again and again; answers how often something was taken back."""
    undone = 0
    for _ in range(most):
        shown = await get(seated[0], f"/tables/{table}")
        if shown["table"]["status"] == "finished":
            break
        seat = shown["table"]["waiting_for"][0]
        own = await get(seated[seat], f"/tables/{table}")
        move = {"action": own["legal"][-1], "question": own["table"]["question"], "key": str(uuid4())}
        after = await post(seated[seat], f"/tables/{table}/moves", **move)
        if after["undo"] and undone < 2:
            move = {"action": "undo", "question": after["table"]["question"], "key": str(uuid4())}
            await post(seated[seat], f"/tables/{table}/moves", **move)
            undone += 1
    return undone


async def people(app: FastAPI, witness: Witness) -> httpx.AsyncClient:
    """All that somebody can ask about themselves."""
    nobody = inside.client(app)
    witness.follow(nobody)
    anna = inside.client(app, (await post(nobody, "/people", name="Anna"))["token"])
    witness.follow(anna)
    await get(anna, "/me")
    await anna.patch("/api/me", json={"name": "Änna"})
    code = (await post(anna, "/me/code"))["code"]
    anna = inside.client(app, (await post(nobody, "/devices", code=code))["token"])
    witness.follow(anna)
    for path in ("/healthz", "/readyz"):
        assert (await nobody.get(path)).text == "ok"
    nobody.cookies.clear()
    await nobody.get("/api/me")
    await nobody.get("/api/tables/mine")
    await nobody.get("/api/feeds/none")
    return anna


async def talk(seated: list[httpx.AsyncClient], watcher: httpx.AsyncClient, table: str) -> None:
    """All that can be said and done beside the game, before it ends."""
    at = f"/tables/{table}"
    await post(seated[1], f"{at}/chat", text="I have two sevens.")
    await post(seated[0], f"{at}/mute", seat=1)
    await post(seated[0], f"{at}/standing", pride="yes")
    await seated[0].put(f"/api{at}/notification", json={"webhook": "https://example.org/x"})
    feed = (await seated[0].put(f"/api{at}/notification", json={"feed": True})).json()["feed"]
    await get(seated[0], feed.removeprefix("/api"))
    await get(seated[0], f"{at}/notification")
    await post(seated[0], f"{at}/offer", seat=2, bot="random")
    await get(watcher, at)
    await post(seated[2], f"{at}/refuse")
    await post(seated[1], f"{at}/concede")
    await post(watcher, f"{at}/claim", seat=1)
    await post(seated[0], f"{at}/agree")
    await post(seated[2], f"{at}/agree")
    for path in ("", "/messages", "/replay/0", "/replay/1"):
        await get(seated[0], at + path)
    for path in ("/replay/100000", "/record", "/statistics"):
        await seated[0].get(f"/api{at}{path}")


async def afterwards(anna: httpx.AsyncClient, table: str) -> None:
    """All that can be asked of a finished game."""
    at = f"/tables/{table}"
    for path in ("/replay/3?seat=1", "/replay/9?all_up=true", "/replay/9?seat=-1", "/statistics"):
        await get(anna, at + path)
    record = await get(anna, f"{at}/record")
    kept = f"/records/{(await post(anna, '/records', **record))['id']}"
    assert await get(anna, kept) == record
    for path in ("/records", f"{kept}/replay/9?seat=1", f"{kept}/statistics"):
        await get(anna, path)
    assert (await anna.delete(f"/api{kept}")).is_success
    for case in case_schema()["examples"]:
        for code in (*LANGUAGES, None):
            query = f"?language={code}" if code else ""
            told = await post(anna, f"/judge{query}", **case)
            assert told["answer"] == judge(case).answer
            assert (told["reasons"] is None) == (code is None)
    await anna.post("/api/judge", json={"festivity": {}})
    assert await get(anna, "/bots") == sorted(BOTS)
    await look_into_the_box(anna)


async def look_into_the_box(anna: httpx.AsyncClient) -> None:
    """The box is cached by who asks, and asked for again only by its tag."""
    answer = await anna.get("/api/box")
    box, tag = answer.json(), answer.headers["etag"]
    assert "max-age" in answer.headers["cache-control"]
    again = await anna.get("/api/box", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await anna.get("/api/box", headers={"if-none-match": '"x"'})).json() == box
    words = language("en")
    assert words.text(box["sites"][4]["name"]) == "Miss Muff’s"
    assert box["sites"][4] == {
        "site": 4,
        "name": "site-4",
        "kind": "house",
        "suit": "fans",
        "shop": None,
    }
    in_box = {card["card"] for card in box["cards"] if (card["value"] or 0) <= c.HIGHEST_DESIRE[3]}
    assert len(in_box) == c.VICE_CARDS[3].bit_count()
    assert sum(item["counts"]["updated"] for item in box["items"]) == sum(c.ITEM_COUNTS[1])


async def finished(app: FastAPI, witness: Witness) -> None:
    anna = await people(app, witness)
    others = [await inside.person(app, f"Person {i}") for i in range(4)]
    witness.follow(*others)
    bo, carl, dora, will = others
    made = await post(anna, "/tables", name="Three", seats=[None, None, None], public=True)
    table, at = made["id"], f"/tables/{made['id']}"
    assert (await get(will, "/tables"))[0]["id"] == table
    for guest in (bo, carl, dora):
        if guest is dora:
            await post(anna, f"{at}/remove", seat=2)
        await post(guest, f"{at}/join", invite=made["invite"])
    await post(bo, f"{at}/leave")
    await post(bo, f"{at}/join", invite=made["invite"])
    await post(anna, f"{at}/links", link="watch")
    made["watch"] = (await post(anna, f"{at}/links", link="watch"))["secret"]
    await post(will, f"{at}/watch", secret=made["watch"])
    await post(anna, f"{at}/start")
    await play([anna, bo, dora], table, 40)
    await talk([anna, bo, dora], will, table)
    seated = [anna, will, dora]
    async with inside.Stream(app, f"/api{at}/stream", anna.headers["authorization"][7:]) as stream:
        await stream.wait(lambda s: bool(s.events()))
        await play(seated, table)
        await stream.wait(lambda s: s.events()[-1]["data"]["snapshot"]["table"]["seed"] is not None)
        for event in [stream.events()[0], *stream.events()[-3:]]:
            del event["data"]["messages"][:-3]
            component("StreamEvent").validate(event)
    await afterwards(anna, table)
    for each in (anna, will):
        await post(each, f"{at}/rematch")
    await get(anna, f"{at}/messages?after=100")
    for each in seated:
        for after in range(0, 4000, 1000):
            await get(each, f"{at}/messages?after={after}")
    assert len(await get(anna, "/tables/mine")) == 2
    await anna.post(f"/api{at}/moves", json={"action": "x", "question": 1, "key": "late"})
    await anna.post(f"/api{at}/moves", json={})


@pytest.fixture(scope="module")
def witness(tmp_path_factory: pytest.TempPathFactory) -> Witness:
    """Somebody who was there when all that can be asked was asked."""
    found = Witness()

    async def main() -> None:
        chosen = inside.settings(tmp_path_factory.mktemp("answers"), gone_seconds=0)
        async with inside.running(chosen) as app:
            await finished(app, found)

    asyncio.run(main())
    return found


def test_every_answer_has_its_shape(witness: Witness) -> None:
    operations = {(m, path) for path, methods in DESCRIPTION["paths"].items() for m in methods}
    assert operations - witness.seen == {("get", "/api/tables/{table_id}/stream")}
    assert {
        "no-name",
        "no-feed",
        "not-over",
        "no-step",
        "game-over",
        "invalid",
        "bad-case",
    } <= witness.codes


def test_every_kind_of_message_is_described(witness: Witness) -> None:
    kinds = {
        shape["properties"]["kind"]["const"]
        for name, shape in shapes().items()
        if name.endswith("Message") and name != "Message"
    }
    assert kinds - witness.kinds == {"clock", "pause"}
    for kind in ("clock", "undo"):
        component("Message").validate({"id": 1, "kind": kind, "seat": 0})
    component("Message").validate({"id": 1, "kind": "pause", "begin": 1.5, "end": 2.5})


def test_every_shape_is_closed() -> None:
    def look(schema: Any, place: str) -> None:
        if isinstance(schema, list):
            for i, each in enumerate(schema):
                look(each, f"{place}.{i}")
        if not isinstance(schema, dict):
            return
        if {"type", "properties"} <= schema.keys():
            assert schema.get("additionalProperties") is False, place
        for key, part in schema.items():
            if key not in ("examples", "example", "default"):
                look(part, f"{place}.{key}")

    for name, shape in shapes().items():
        look(shape, name)
    event = {"event": "market", "rule": "S2", "card": "P4"}
    assert component("Event").is_valid(event)
    assert not component("Event").is_valid({**event, "hands": []})
    assert not component("Message").is_valid({"id": 1, "kind": "event", "event": event, "hands": []})


def test_the_examples_have_the_shapes_too() -> None:
    for methods in DESCRIPTION["paths"].values():
        for operation in methods.values():
            for answer in operation["responses"].values():
                for content in answer.get("content", {}).values():
                    if "example" in content:
                        validator(content["schema"]).validate(content["example"])
            for content in operation.get("requestBody", {}).get("content", {}).values():
                if "example" in content:
                    validator(content["schema"]).validate(content["example"])
    for name in ("View", "Event", "Case"):
        for example in DESCRIPTION["components"]["schemas"][name]["examples"]:
            component(name).validate(example)


def test_every_code_is_described() -> None:
    raised = r"(?:Denied\(\s*\d+,\s*|Refused\(\s*|code=|Error\w*, \d+, |, \d{3}, )\"([a-z-]+)\""
    folder = Path(mollyhouse.server.__file__).parent
    found = {code for path in folder.glob("*.py") for code in re.findall(raised, path.read_text())}
    assert found == set(CODES)


def test_operations_have_names_of_their_own() -> None:
    named = [op["operationId"] for methods in DESCRIPTION["paths"].values() for op in methods.values()]
    assert len(set(named)) == len(named)
    assert all(re.fullmatch("[a-z_]+", name) for name in named)
