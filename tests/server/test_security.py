"""Hostile requests do no harm, and no secret leaves by a side door."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import prometheus_client
import pytest
import structlog

from mollyhouse.schema import case_schema
from mollyhouse.server import guard, logs, people, store
from mollyhouse.server.guard import Buckets, body_problem
from mollyhouse.server.identity import BadName, clean_name
from server import inside

JSON = {"content-type": "application/json"}


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


# --- bodies ----------------------------------------------------------------------------------------

BODIES: dict[str, tuple[bytes, int]] = {
    "deep": (nested(100_000).encode(), 422),
    "a little too deep": (json.dumps({"name": json.loads(nested(40))}).encode(), 422),
    "not UTF-8": (b'{"name": "\xff\xfe"}', 422),
    "NUL": (rb'{"name": "A\u0000nna"}', 422),
    "half a character": (rb'{"name": "\ud800"}', 422),
    "half a character as a field": (rb'{"\udc00": 1}', 422),
    "a huge number": (b'{"name": ' + b"9" * 5000 + b"}", 422),
    "a large number": (b'{"name": 36893488147419103232}', 422),
    "no number": (b'{"name": NaN}', 422),
    "another type": (b'{"name": ["Anna"]}', 422),
    "a field too many": (b'{"name": "Anna", "seed": "00"}', 422),
    "no JSON": (b"name=Anna", 422),
    "nothing": (b"", 422),
    "too large": (b'{"name": "' + b"a" * 300_000 + b'"}', 413),
    "a long name": (b'{"name": "' + b"a" * 250 + b'"}', 422),
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("path", ["/api/people", "/api/judge?language=es", "/api/records"])
def test_a_body_that_makes_no_sense_is_refused(name: str, path: str, tmp_path: Path) -> None:
    body, status = BODIES[name]

    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            answer = await anna.post(path, content=body, headers=JSON)
            assert answer.status_code == status, answer.text
            assert {"code", "message"} <= answer.json().keys()

            async def pieces() -> Any:
                for at in range(0, len(body), 4096):
                    yield body[at : at + 4096]

            answer = await anna.post(path, content=pieces(), headers=JSON)
            assert answer.status_code == status, answer.text

    asyncio.run(main())


def test_depth_is_measured_without_recursion() -> None:
    assert body_problem(json.dumps({"a": json.loads(nested(31))}).encode()) is None
    assert body_problem(json.dumps({"a": json.loads(nested(32))}).encode()) is not None


def test_a_length_that_is_none_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app, inside.client(app) as nobody:
            for length in ("-1", "9" * 30, "1e3", "²"):
                headers = [
                    (b"content-length", length.encode("latin-1")),
                    (b"content-type", b"application/json"),
                ]
                answer = await nobody.post("/api/people", content=b"{}", headers=headers)
                assert answer.status_code == 413

    asyncio.run(main())


@pytest.mark.parametrize("language", ["xx", "../en", "%00", "a" * 5000, "EN"])
def test_a_language_that_is_none_is_refused(language: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app, inside.client(app) as nobody:
            case = case_schema()["examples"][0]
            answer = await nobody.post(f"/api/judge?language={language}", json=case)
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
            assert "aaaa" not in answer.text

    asyncio.run(main())


def test_commands_of_strangers_and_forgers_change_nothing(tmp_path: Path) -> None:
    """The new commands as well: nothing is found, nothing is said of why, nothing happens."""

    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, (anna, _), made = await inside.game(app, 2)
            stranger, path = await inside.person(app, "Stranger"), f"/api/tables/{table}"
            before = app.state.hub.live[table].table.position
            for secret in (made["invite"][:-1], made["watch"], "", "x" * 64, table):
                answer = await stranger.post(f"{path}/join", json={"invite": secret, "key": "k"})
                assert answer.status_code == 404
            for link in ("invite", "watch", "seat"):
                answer = await stranger.post(f"{path}/links", json={"link": link, "seat": 1})
                assert (answer.status_code, answer.json()["code"]) == (403, "not-owner")
            for command in ("concede", "agree", "refuse", "leave", "start", "chat?seat=0"):
                body = {"key": "k", **({"text": "x"} if "chat" in command else {})}
                answer = await stranger.post(f"{path}/{command}", json=body)
                assert answer.status_code == 403, command
                assert (await anna.post(f"{path}/{command}", json={"seed": "0"})).status_code == 422
            assert app.state.hub.live[table].table.position == before

    asyncio.run(main())


# --- paths, ids and numbers ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/api/tables/%00",
            "/api/tables/" + "a" * 5000,
            "/api/tables/%ff%fe",
            "/api/tables/..%2f..%2fetc",
        ),
        *("/api/records/%00", "/api/records/" + "a" * 5000, "/api/records/%ff/replay/0"),
        *("/api/feeds/%00", "/api/feeds/" + "a" * 5000, "/api/feeds/%ed%a0%80", "/static/../app.py"),
        *(
            "/api/tables/aaaaaaaaaaaaaaaaaaaaaa/replay/" + "9" * 5000,
            "/api/tables/'%20OR%201=1--/record",
        ),
    ],
)
def test_a_strange_path_leads_nowhere(path: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            answer = await anna.get(path)
            assert answer.status_code in (404, 422), answer.text
            assert "aaaaaaaa" not in answer.text.replace("a" * 22, "")

    asyncio.run(main())


def test_a_strange_last_event_id_is_a_new_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, seated, _ = await inside.game(app, 1)
            token = seated[0].headers["authorization"][7:]
            for last in ("0-9999999", "-1", "1-2", "x", "w-3", "0-", "0--1"):
                async with inside.Stream(app, f"/api/tables/{table}/stream", token, last) as stream:
                    await stream.wait(lambda s: bool(s.events()))
                    assert stream.events()[0]["event"] == "table"

    asyncio.run(main())


# --- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Anna", "李雷", "Ñandú", "نجيب", "O’Hara 2", "अनीता", "Zoë🎭"])
def test_any_script_will_do(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("An\u202ena", "Anna"),
        ("\u2067Anna\u2069", "Anna"),
        ("An\x00\x1b[31mna", "An[31mna"),
        ("An\u200bna\ufeff", "Anna"),
        ("A\n\tn\u00a0n a", "A nn a"),
        ("\U000e0041nna", "nna"),
    ],
)
def test_nothing_in_a_name_turns_a_line_round_or_hides(name: str, shown: str) -> None:
    assert re.sub(r"\s", "", clean_name(name)) == re.sub(r"\s", "", shown)


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "a" * 25, "Z" + "\u0301\u0302\u0303\u0304"])
def test_some_names_are_none(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


# --- who is asking ---------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "x", "a" * 22, "a" * 10_000, "é", "'; DROP TABLE people;--"])
def test_a_forged_token_is_nobody(token: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app, inside.client(app) as nobody:
            for name, value in ((b"authorization", f"Bearer {token}"), (b"cookie", f"molly={token}")):
                headers = [(name, value.encode())]
                assert (await nobody.get("/api/me", headers=headers)).json() is None
                answer = await nobody.get("/api/tables/mine", headers=headers)
                assert answer.status_code == 401

    asyncio.run(main())


def test_nobody_moves_or_sees_for_another_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, seated, made = await inside.game(app, 2)
            stranger = await inside.person(app, "Stranger")
            own = (await seated[0].get(f"/api/tables/{table}")).json()
            move = {"action": own["legal"][0], "question": own["table"]["question"], "key": "k"}
            assert (await stranger.post(f"/api/tables/{table}/moves", json=move)).status_code == 403
            for path in ("", "/messages", "/replay/0", "/record", "/statistics", "/notification"):
                assert (await stranger.get(f"/api/tables/{table}{path}")).status_code in (403, 404), path
            for secret in (made["invite"], made["watch"][:-1], "", made["id"]):
                refused = await stranger.post(f"/api/tables/{table}/watch", json={"secret": secret})
                assert refused.status_code == 404
            # The other seat's card is not this one's to play, whatever the seat posted says.
            other = await seated[1].post(f"/api/tables/{table}/moves", json={**move, "seat": 0})
            assert other.status_code == 422
            other = await seated[1].post(f"/api/tables/{table}/moves", json=move)
            assert other.status_code == 409
            # Who watches sees no hand.
            await stranger.post(f"/api/tables/{table}/watch", json={"secret": made["watch"]})
            seen = (await stranger.get(f"/api/tables/{table}")).json()
            assert seen["seat"] is None and seen["legal"] == [] and seen["view"]["you"] is None

    asyncio.run(main())


def test_an_invitation_is_never_taken_by_a_get(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna, bo = await inside.person(app, "Anna"), await inside.person(app, "Bo")
            made = (await anna.post("/api/tables", json={"name": "T", "seats": [None, None]})).json()
            table, invite = made["id"], made["invite"]
            for path in (
                f"/api/tables/{table}/join?invite={invite}",
                f"/api/tables/{table}?invite={invite}",
            ):
                for method in ("GET", "HEAD", "OPTIONS"):
                    assert (await bo.request(method, path)).status_code in (404, 405)
            assert (
                await bo.post(f"/api/tables/{table}/join?invite={invite}", json={})
            ).status_code == 404
            assert (
                await bo.post(f"/api/tables/{table}/join", json={"invite": invite})
            ).status_code == 200

    asyncio.run(main())


# --- other sites, and headers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://molly.test"}, 201),
        ({"origin": "https://molly.test"}, 201),
        ({"origin": "https://friend.example"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "http://molly.test.evil.example"}, 403),
        ({"origin": "http://molly.test:8080"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
    ],
)
def test_pages_of_other_sites_command_nothing(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def main() -> None:
        chosen = inside.settings(tmp_path, origins=["https://friend.example"])
        async with inside.running(chosen) as app, inside.client(app) as nobody:
            answer = await nobody.post("/api/people", json={"name": "Anna"}, headers=headers)
            assert answer.status_code == status, answer.text

    asyncio.run(main())


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async def main() -> None:
        chosen = inside.settings(tmp_path, secure=True, prefix="/molly")
        async with inside.running(chosen) as app, inside.client(app) as nobody:
            made = await nobody.post("/molly/api/people", json={"name": "Anna"})
            cookie = made.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=lax", "path=/molly", "secure"):
                assert part in cookie
            for answer in (
                made,
                await nobody.get("/molly/api/me"),
                await nobody.get("/nothing"),
                await nobody.delete("/molly/api/me"),
                await nobody.request("OPTIONS", "/molly/api/me"),
                await nobody.head("/molly/api/me"),
                await nobody.post("/molly/api/people", content=b"{", headers=JSON),
            ):
                for name in (
                    *guard.HEADERS,
                    "cache-control",
                    "strict-transport-security",
                    "x-request-id",
                ):
                    assert answer.headers[name], (answer.request.method, name)
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "access-control-allow-origin" not in answer.headers
            assert (await nobody.delete("/molly/api/me")).headers["allow"]

    asyncio.run(main())


def test_an_unexpected_error_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")

            def fail(*_: Any, **__: Any) -> None:
                raise RuntimeError("hunter2")

            written = io.StringIO()
            with redirect_stderr(written):
                logs.configure()
                monkeypatch.setattr(people, "clean_name", fail)
                answer = await anna.patch("/api/me", json={"name": "Hans"})
            assert answer.status_code == 500
            assert answer.json()["code"] == "internal"
            assert answer.headers["x-content-type-options"] == "nosniff"
            log = written.getvalue()
            assert "RuntimeError" in log and "test_security.py" in log
            assert "hunter2" not in log + answer.text and "Hans" not in log

    asyncio.run(main())


# --- limits ----------------------------------------------------------------------------------------


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again() -> None:
    time = Time()
    bucket = Buckets(60, time)
    assert [bucket.take("a") for _ in range(11)] == [True] * 10 + [False]
    assert bucket.take("b")
    time.now += 1
    assert bucket.take("a")
    assert not bucket.take("a")


LIMITS: dict[str, Callable[..., Any]] = {
    "requests_per_minute": lambda anna, table: anna.post(f"/api/tables/{table}/leave"),
    "reads_per_minute": lambda anna, table: anna.get("/api/me"),
    "chats_per_minute": lambda anna, table: anna.post(f"/api/tables/{table}/chat", json={"text": "hm"}),
    "people_per_minute": lambda anna, table: anna.post("/api/people", json={"name": "Bo"}),
    "codes_per_minute": lambda anna, table: anna.post("/api/devices", json={"code": "AAAAAAAA"}),
    "tables_per_person": lambda anna, table: anna.post(
        "/api/tables", json={"name": "T", "seats": [None]}
    ),
}


@pytest.mark.parametrize("name", LIMITS)
def test_who_asks_for_too_much_is_told_to_wait(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, **{name: 30})) as app:
            app.state.limits.__init__(app.state.hub.settings, Time())
            table, (anna,), _ = await inside.game(app, 1)
            statuses = [(await LIMITS[name](anna, table)).status_code for _ in range(40)]
            assert statuses[-1] == 429
            assert 500 not in statuses and 429 not in statuses[:2]

    asyncio.run(main())


def test_one_address_cannot_hide_behind_many_tokens(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, requests_per_minute=6)) as app:
            app.state.limits.__init__(app.state.hub.settings, Time())
            statuses = []
            for i in range(20):
                async with inside.client(app, f"forged{i}") as nobody:
                    statuses.append((await nobody.post("/api/me/code")).status_code)
            assert statuses == [401] * 10 + [429] * 10

    asyncio.run(main())


def test_streams_are_counted_and_given_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, streams_per_person=2)) as app:
            table, seated, _ = await inside.game(app, 2)
            path = f"/api/tables/{table}/stream"
            mine, other = (who.headers["authorization"][7:] for who in seated)
            one = inside.Stream(app, path, mine)
            async with one, inside.Stream(app, path, mine) as two:
                await one.wait(lambda s: bool(s.events()))
                await two.wait(lambda s: bool(s.events()))
                async with (
                    inside.Stream(app, path, mine) as three,
                    inside.Stream(app, path, other) as four,
                ):
                    await three.wait(lambda s: s.status == 429)
                    await four.wait(lambda s: bool(s.events()))
            await inside.until(lambda: not app.state.hub.streams)

    asyncio.run(main())


# --- another device --------------------------------------------------------------------------------


def test_a_code_is_good_once_and_for_ten_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    for module in (people, store):
        fake = SimpleNamespace(time=time, perf_counter=time, monotonic=time)
        monkeypatch.setattr(module, "time", fake)

    async def main() -> None:
        async with inside.running(inside.settings(tmp_path, codes_per_minute=10**6)) as app:
            anna = await inside.person(app, "Anna")

            async def use(code: str) -> Any:
                async with inside.client(app) as device:
                    return await device.post("/api/devices", json={"code": code})

            first = (await anna.post("/api/me/code")).json()["code"]
            code = (await anna.post("/api/me/code")).json()["code"]
            assert (await use(first)).status_code == 403  # The newest one is good, no other.
            time.now += 601
            assert (await use(code)).status_code == 403
            code = (await anna.post("/api/me/code")).json()["code"]
            time.now += 599
            moved = await use(code.lower())
            assert moved.status_code == 201 and moved.json()["name"] == "Anna"
            assert (await use(code)).status_code == 403
            assert (await anna.get("/api/me")).json() is None  # It takes you away from here.
            async with inside.client(app, moved.json()["token"]) as there:
                assert (await there.get("/api/me")).json()["id"] == moved.json()["id"]

    asyncio.run(main())


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            app.state.limits.__init__(app.state.hub.settings, Time())
            anna = await inside.person(app, "Anna")
            code = (await anna.post("/api/me/code")).json()["code"]
            async with inside.client(app) as thief:
                tries = [await thief.post("/api/devices", json={"code": "AAAAAAAA"}) for _ in range(6)]
                assert [t.status_code for t in tries] == [403] * 5 + [429]
                assert (await thief.post("/api/devices", json={"code": code})).status_code == 429

    asyncio.run(main())


# --- side doors ------------------------------------------------------------------------------------


def test_no_secret_is_in_logs_metrics_or_the_database(tmp_path: Path) -> None:
    secrets: dict[str, str] = {}

    async def main() -> str:
        async with inside.running(inside.settings(tmp_path)) as app:
            logs.configure("debug")
            structlog.get_logger().info("the log is heard")
            logging.getLogger("uvicorn.error").info("also that of the libraries")
            table, seated, made = await inside.game(app, 3, name="Quixotic Table")
            secrets.update(invite=made["invite"], watch=made["watch"])
            for seat, who in enumerate(seated):
                secrets[f"token {seat}"] = who.headers["authorization"][7:]
            secrets["code"] = (await seated[0].post("/api/me/code")).json()["code"]
            path = f"/api/tables/{table}/notification"
            feed = (await seated[0].put(path, json={"feed": True})).json()["feed"]
            secrets["feed"] = feed.rsplit("/", 1)[1]
            assert (await seated[0].get(feed)).status_code == 200
            hook = "https://hooks.example/wh-sesame"
            assert (await seated[1].put(path, json={"webhook": hook})).status_code == 200
            await seated[1].post(f"/api/tables/{table}/chat", json={"text": "xyzzy plugh"})
            live = app.state.hub.live[table]
            moves = 0
            while live.table.status == "playing" and moves < 1000:
                seat = live.table.asked()[0]
                shown = (await seated[seat].get(f"/api/tables/{table}")).json()
                body = {
                    "action": shown["legal"][-1],
                    "question": shown["table"]["question"],
                    "key": f"{moves}",
                }
                answer = await seated[seat].post(f"/api/tables/{table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                wrong = await seated[seat].post(
                    f"/api/tables/{table}/moves", json={**body, "question": 0, "key": "x"}
                )
                assert wrong.status_code == 409
                moves += 1
            assert live.table.status == "finished"
            async with inside.client(app, secrets["token 0"] + "x") as forged:
                await forged.get("/api/me")
                await forged.get(f"/api/feeds/{secrets['feed']}x")
            secrets["seed"] = live.table.seed.hex()
            return "".join(str(metric.samples) for metric in prometheus_client.REGISTRY.collect())

    written = io.StringIO()
    with redirect_stderr(written):
        metrics = asyncio.run(main())
    log = written.getvalue()
    assert "the log is heard" in log and "libraries" in log and log.count('"request"') > 100
    for line in log.splitlines():
        assert json.loads(line)["event"]
    told = {**secrets, "name": "Person 1", "chat": "plugh", "table": "Quixotic", "hook": "sesame"}
    for what, secret in told.items():
        assert secret not in log, what
        assert secret not in metrics, what
    for word in ("encounter", "lie low", "indulge", "cruise", "start C", "pass"):
        assert word not in log and word not in metrics
    assert (
        'route="/api/tables/{table_id}/moves"' in metrics or "'/api/tables/{table_id}/moves'" in metrics
    )
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for what in ("invite", "watch", "token 0", "token 1", "token 2", "code", "feed"):
        assert secrets[what].encode() not in kept, what
