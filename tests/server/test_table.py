"""Tables: who may sit down, watch, talk and take over; looking for tables; rematch."""

import asyncio

from server.client import people, sit
from server.processes import Server


def test_sitting_down(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABC") as (anna, bert, carl):
            made = await sit([anna], start=False)
            assert made["seat"] == 0
            made = await anna.must("/api/tables", name="Three", seats=[None, None, None, "simple"])
            path = f"/api/tables/{made['id']}"
            assert await bert.refused(f"{path}/join") == (404, "no-table")
            assert await bert.refused(f"{path}/join", invite="wrong") == (404, "no-table")
            assert await bert.refused(f"{path}/join", invite=made["watch"]) == (404, "no-table")
            assert await bert.must(f"{path}/join", invite=made["invite"], seat=2) == {"seat": 2}
            assert await bert.refused(f"{path}/join", invite=made["invite"]) == (409, "seated")
            taken = await carl.refused(f"{path}/join", invite=made["invite"], seat=2)
            assert taken == (409, "seat-taken")
            assert await anna.refused(f"{path}/start") == (409, "not-full")
            assert await bert.refused(f"{path}/start") == (403, "not-owner")
            await bert.must(f"{path}/leave")
            assert await bert.refused(f"{path}/leave") == (403, "no-seat")
            await carl.must(f"{path}/join", invite=made["invite"])
            assert await carl.refused(f"{path}/remove", seat=0) == (403, "not-owner")
            await anna.must(f"{path}/remove", seat=1)
            assert await anna.refused(f"{path}/remove", seat=1) == (409, "nobody")
            for player in (carl, bert):
                await player.must(f"{path}/join", invite=made["invite"])
            await anna.must(f"{path}/start")
            assert await anna.refused(f"{path}/start") == (409, "begun")
            assert await bert.refused(f"{path}/leave") == (409, "begun")
            kinds = [m["kind"] for m in await bert.get(f"{path}/messages")]
            assert kinds[:7] == ["join", "join", "leave", "join", "leave", "join", "join"]

    asyncio.run(run())


def test_looking_for_tables(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="AB") as (anna, bert):
            hidden = await anna.must("/api/tables", name="Hidden", seats=[None, None])
            shown = await anna.must("/api/tables", name="Shown", seats=[None, None], public=True)
            waiting = {table["id"] for table in await bert.get("/api/tables")}
            assert shown["id"] in waiting and hidden["id"] not in waiting
            assert (await bert.http.get(f"/api/tables/{hidden['id']}")).status_code == 404
            assert (await bert.get(f"/api/tables/{shown['id']}"))["seat"] is None
            await bert.must(f"/api/tables/{shown['id']}/join")
            await anna.must(f"/api/tables/{shown['id']}/start")
            assert shown["id"] not in {table["id"] for table in await bert.get("/api/tables")}
            mine = {table["id"]: table for table in await anna.get("/api/tables/mine")}
            assert mine[shown["id"]]["your_turn"] and not mine[hidden["id"]]["your_turn"]
            assert mine[shown["id"]]["seed"] is None and len(mine[shown["id"]]["commitment"]) == 64

    asyncio.run(run())


def test_concede_and_come_back(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABCW") as (anna, bert, carl, will):
            made = await sit([anna, bert, carl])
            path = f"/api/tables/{made['id']}"
            assert await will.refused(f"{path}/claim", seat=1) == (404, "no-table")
            await will.must(f"{path}/watch", secret=made["watch"])
            await bert.must(f"{path}/concede")
            assert await bert.refused(f"{path}/chat", text="hello") == (403, "no-seat")
            seen = await bert.get(path)
            assert seen["seat"] is None and seen["table"]["seats"][1]["bot"] == "simple"
            # Who has seen the cards of one seat gets no other.
            assert await bert.refused(f"{path}/claim", seat=2) == (409, "no-offer")
            offered = await will.must(f"{path}/claim", seat=1)
            wanted: dict[str, object] = {
                "target": 1,
                "bot": None,
                "name": "W",
                "agreed": [],
                "needed": 2,
            }
            assert offered["offer"] == wanted
            await anna.must(f"{path}/agree")
            assert await anna.refused(f"{path}/agree") == (409, "no-offer")
            assert (await carl.must(f"{path}/refuse"))["offer"] is None
            await bert.must(f"{path}/claim", seat=1)
            await anna.must(f"{path}/agree")
            after = await carl.must(f"{path}/agree")
            assert after["offer"] is None
            assert after["seats"][1] == {"seat": 1, "name": "B", "bot": None, "taken": True}
            assert (await bert.get(path))["seat"] == 1
            messages = await anna.get(f"{path}/messages")
            assert messages[-1]["kind"] == "takeover"

    asyncio.run(run())


def test_whoever_is_gone_is_replaced_if_all_others_agree(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABC") as (anna, bert, carl):
            path = f"/api/tables/{(await sit([anna, bert, carl]))['id']}"
            stream = carl.follow(path.rpartition("/")[2])
            await stream.until(lambda s: True)
            assert await anna.refused(f"{path}/offer", seat=0) == (409, "no-offer")
            await anna.must(f"{path}/offer", seat=2)
            assert await carl.refused(f"{path}/agree") == (409, "no-offer")
            await bert.must(f"{path}/agree")
            final = await stream.until(lambda s: s["seat"] is None)
            assert final["table"]["seats"][2]["bot"] == "simple", "the stream of the seat has ended"
            assert (await carl.get(path))["view"]["you"] is None
            assert await bert.refused(f"{path}/offer", seat=2) == (409, "nobody")

    asyncio.run(run())


def test_talk(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABC") as (anna, bert, carl):
            path = f"/api/tables/{(await sit([anna, bert, carl], start=False))['id']}"
            await carl.must(f"{path}/mute", seat=1)
            assert await carl.refused(f"{path}/mute", seat=2) == (409, "nobody")
            await bert.must(f"{path}/chat", text=" I  have\n\u202eseven sevens. ")
            assert await bert.refused(f"{path}/chat", text="\n") == (422, "empty")
            assert await bert.refused(f"{path}/chat", text="x" * 501) == (422, "invalid")
            heard = (await anna.get(f"{path}/messages"))[-1]
            assert (heard["seat"], heard["name"]) == (1, "B")
            assert heard["text"] == "I have seven sevens."
            assert all(m["kind"] != "chat" for m in await carl.get(f"{path}/messages"))
            assert all(m["kind"] != "mute" for m in await anna.get(f"{path}/messages"))
            await carl.must(f"{path}/mute", seat=1, muted=False)
            await bert.must(f"{path}/chat", text="Still here?")
            assert (await carl.get(f"{path}/messages"))[-1]["text"] == "Still here?"
            told = [m["id"] for m in await carl.get(f"{path}/messages")]
            assert told == list(range(1, len(told) + 1))

    asyncio.run(run())


def test_rematch(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="AB") as crowd:
            anna, bert = crowd
            made = await sit(crowd)
            path = f"/api/tables/{made['id']}"
            assert await anna.refused(f"{path}/rematch") == (409, "not-over")
            assert (await anna.http.get(f"{path}/record")).status_code == 409
            assert (await anna.http.get(f"{path}/statistics")).status_code == 409
            assert (await anna.http.get(f"{path}/replay/0?seat=1")).status_code == 409
            assert (await anna.http.get(f"{path}/replay/0?all_up=true")).status_code == 409
            await asyncio.gather(*(player.play(made["id"]) for player in crowd))
            again = await asyncio.gather(*(p.must(f"{path}/rematch") for p in crowd))
            assert again[0]["id"] == again[1]["id"]
            assert [each["seat"] for each in again] == [1, 0]
            assert sorted(each["invite"] is None for each in again) == [False, True]
            assert (await bert.must(f"{path}/rematch"))["id"] == again[0]["id"]
            assert (await anna.get(path))["table"]["rematch"] == again[0]["id"]

    asyncio.run(run())
