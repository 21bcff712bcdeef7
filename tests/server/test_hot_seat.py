"""Hot seat: one person sits at several seats, and looks and acts for one at a time."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from server import inside
from server.client import people
from server.conftest import Serve
from server.described import Witness

NAMES = ["Änna", "Bo"]


async def shared(anna: httpx.AsyncClient, *bots: str, **more: Any) -> str:
    """A table where somebody sits at two seats, and bots; the game has begun."""
    wanted = {"name": "On the sofa", "seats": [None, None, *bots], "hot_seat": True, "names": NAMES}
    made = (await anna.post("/api/tables", json={**wanted, **more})).json()
    assert made["seat"] == 0 and not any(made["invites"])
    path = f"/api/tables/{made['id']}"
    assert (await anna.post(f"{path}/start")).status_code == 200
    return path


def test_one_device_two_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            witness = Witness()
            witness.follow(anna)
            path = await shared(anna)
            unsaid = (await anna.get(path)).json()
            assert unsaid["mine"] == {"seats": [0, 1], "owner": True}
            assert unsaid["seat"] is None and unsaid["view"]["you"] is None, "no hand by mistake"
            assert [seat["name"] for seat in unsaid["table"]["seats"]] == NAMES
            assert unsaid["table"]["hot_seat"]
            mine = (await anna.get("/api/tables/mine")).json()
            assert [(t["mine"]["seats"], t["your_turn"]) for t in mine] == [([0, 1], True)]
            shown = [(await anna.get(f"{path}?seat={seat}")).json() for seat in (0, 1)]
            assert [each["seat"] for each in shown] == [0, 1]
            assert shown[0]["view"]["you"]["hand"] != shown[1]["view"]["you"]["hand"]
            question = shown[0]["table"]["question"]
            move = {"action": shown[1]["legal"][0], "question": question, "key": "a"}
            answer = await anna.post(f"{path}/moves", json=move)
            assert (answer.status_code, answer.json()["code"]) == (409, "which-seat")
            answer = await anna.post(f"{path}/moves?seat=1", json=move)
            assert answer.json()["seat"] == 1
            assert (await anna.post(f"{path}/moves?seat=1", json=move)).json() == answer.json()
            other = await anna.post(f"{path}/moves?seat=0", json=move)
            assert (other.status_code, other.json()["code"]) == (409, "key-used")
            move = {"action": shown[0]["legal"][0], "question": question, "key": "b"}
            assert (await anna.post(f"{path}/moves?seat=0", json=move)).status_code == 200
            assert (await anna.get(path)).json()["table"]["question"] == question + 1
            await anna.post(f"{path}/standing?seat=1", json={"pride": "no"})
            prides = [
                (await anna.get(f"{path}?seat={seat}")).json()["standing"]["pride"] for seat in (0, 1)
            ]
            assert prides == ["ask", "no"]
            await anna.post(f"{path}/chat?seat=1", json={"text": "It is me."})
            said = (await anna.get(f"{path}/messages?seat=0")).json()[-1]
            assert (said["seat"], said["name"]) == (1, "Bo")
            for seat in (-1, 0, 1):
                assert (await anna.get(f"{path}/replay/0?seat={seat}")).status_code == 200
            assert (
                await anna.put(f"{path}/notification?seat=1", json={"feed": True})
            ).status_code == 200
            assert not (await anna.get(f"{path}/notification?seat=0")).json()["feed"]
            # What is given up is no longer theirs; what they hold still is.
            assert (await anna.post(f"{path}/concede?seat=1", json={"key": "c"})).status_code == 200
            assert (await anna.post(f"{path}/concede?seat=1", json={"key": "c"})).status_code == 200
            assert (await anna.get(f"{path}?seat=1")).status_code == 403
            assert (await anna.get(path)).json()["seat"] == 0
            assert (await anna.get("/api/tables/mine")).json()[0]["mine"]["seats"] == [0]

    asyncio.run(main())


def test_another_person_s_seat_never(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna, bo = await inside.person(app, "Anna"), await inside.person(app, "Bo")
            private = await shared(anna)
            path = await shared(anna, public=True)
            table, (first, second), _ = await inside.game(app, 2)
            plain = f"/api/tables/{table}"
            for who, where, seat in ((bo, path, 0), (first, plain, 1), (second, plain, 0)):
                for get in ("", "/messages", "/stream"):
                    answer = await who.get(f"{where}{get}?seat={seat}")
                    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat"), get
                for command, body in (
                    ("moves", {"action": "pass", "question": 1, "key": "k"}),
                    ("standing", {}),
                    ("chat", {"text": "boo"}),
                    ("mute", {"seat": seat}),
                    ("concede", {}),
                    ("agree", {}),
                    ("refuse", {}),
                    ("offer", {"seat": seat}),
                ):
                    answer = await who.post(f"{where}/{command}?seat={seat}", json=body)
                    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat"), command
                answer = await who.get(f"{where}/replay/0?seat={seat}")
                assert answer.status_code == 409, "others' cards are shown when the game is over"
            for seat in (-1, 0, 1):
                assert (await bo.get(f"{private}?seat={seat}")).status_code == 404
            for no_seat in ("5", "-2", "x", "1e1", "0&seat=x"):
                assert (await anna.get(f"{path}?seat={no_seat}")).status_code == 422
            own = (await first.get(f"{plain}?seat=-1")).json()
            assert own["view"]["you"] is None and own["mine"]["seats"] == [0]

    asyncio.run(main())


@pytest.mark.parametrize(
    "wrong",
    [
        {"hot_seat": True},
        {"names": NAMES},
        {"hot_seat": True, "names": ["Änna"]},
        {"hot_seat": True, "names": [*NAMES, "Carl"]},
        {"hot_seat": True, "names": ["Änna", "\u202e"]},
        {"hot_seat": True, "names": ["Änna", "x" * 5000]},
    ],
)
def test_names_that_make_no_sense(wrong: dict[str, Any], tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            answer = await anna.post(
                "/api/tables", json={"name": "T", "seats": [None, None, "simple"], **wrong}
            )
            assert answer.status_code == 422 and answer.json()["code"] in ("invalid", "bad-name")
            assert (await anna.get("/api/tables/mine")).json() == []

    asyncio.run(main())


def test_each_seat_has_a_stream_of_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna = await inside.person(app, "Anna")
            path = await shared(anna)
            token = anna.headers["authorization"][7:]
            async with (
                inside.Stream(app, f"{path}/stream", token, query="seat=0") as first,
                inside.Stream(app, f"{path}/stream", token, query="seat=1") as second,
                inside.Stream(app, f"{path}/stream", token) as third,
            ):
                for stream in (first, second, third):
                    await stream.wait(lambda s: bool(s.events()))
                seats = [s.events()[0]["data"]["snapshot"]["seat"] for s in (first, second, third)]
                assert seats == [0, 1, None]
                await anna.post(f"{path}/concede?seat=1")
                await first.wait(lambda s: s.events()[-1]["data"]["snapshot"]["mine"]["seats"] == [0])
                await asyncio.wait_for(second.ended(), inside.CEILING)

    asyncio.run(main())


def test_a_game_to_its_end_and_again(serve: Serve, db: str) -> None:
    async def run() -> None:
        server = serve(db)
        async with people(server.url, names="AB") as (anna, bert):
            made = await anna.must(
                "/api/tables",
                name="Sofa",
                seats=[None, "random", None],
                hot_seat=True,
                names=["First", "Second"],
            )
            path = f"/api/tables/{made['id']}"
            await anna.must(f"{path}/start")
            assert await bert.refused(f"{path}/join", invite=made["invite"]) == (409, "full")
            key = 0
            stream = anna.follow(made["id"])
            while True:
                shown = await stream.until(
                    lambda s: s["table"]["status"] == "finished" or s["table"]["waiting_for"][0] != 1
                )
                if shown["table"]["status"] == "finished":
                    break
                seat, question = shown["table"]["waiting_for"][0], shown["table"]["question"]
                own = await anna.get(f"{path}?seat={seat}")
                key += 1
                move = {"action": own["legal"][-1], "question": question, "key": f"{key}"}
                if key == 10:
                    server.kill()
                    server.start()
                answer = await anna.post(f"{path}/moves?seat={seat}", **move)
                assert answer.is_success or answer.json()["code"] == "stale", answer.text
                await stream.until(
                    lambda s, seat=seat, question=question: (  # type: ignore[misc]
                        s["table"]["question"] > question or seat not in s["table"]["waiting_for"]
                    )
                )
            again = await anna.must(f"{path}/rematch")
            names = [
                seat["name"] for seat in (await anna.get(f"/api/tables/{again['id']}"))["table"]["seats"]
            ]
            assert names == ["Random 1", "Second", "First"]

    asyncio.run(run())
