"""Links that seat somebody at one seat, once, and links that are renewed."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from mollyhouse.server.identity import hashed
from mollyhouse.server.store import Store
from server import inside
from server.client import people, sit
from server.conftest import Serve
from server.processes import Server


def test_an_invitation_of_a_seat_seats_one_person_there(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABCD") as (anna, bert, carl, dora):
            made = await anna.must("/api/tables", name="Four", seats=[None, None, "simple", None])
            path = f"/api/tables/{made['id']}"
            own, second, bot, last = made["invites"]
            assert own is bot is None
            assert await bert.refused(f"{path}/join", invite=last, seat=1) == (409, "seat-taken")
            assert await bert.refused(f"{path}/watch", secret=last) == (404, "no-table")
            assert await bert.must(f"{path}/join", invite=last) == {"seat": 3}
            assert await bert.refused(f"{path}/join", invite=second) == (409, "seated")
            assert await carl.refused(f"{path}/join", invite=last) == (409, "seat-taken")
            await bert.must(f"{path}/leave")
            assert await carl.refused(f"{path}/join", invite=last) == (409, "invite-used")
            renewed = await anna.must(f"{path}/links", link="seat", seat=3)
            assert renewed["link"] == "seat" and renewed["seat"] == 3
            assert await carl.refused(f"{path}/join", invite=last) == (404, "no-table")
            assert await carl.must(f"{path}/join", invite=renewed["secret"], seat=3) == {"seat": 3}
            assert await dora.must(f"{path}/join", invite=second) == {"seat": 1}
            await anna.must(f"{path}/start")

    asyncio.run(run())


def test_links_are_renewed_by_the_owner_alone(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, names="ABC") as (anna, bert, carl):
            made = await sit([anna, bert], start=False)
            path = f"/api/tables/{made['id']}"
            await bert.must(f"{path}/leave")
            assert await bert.refused(f"{path}/links", link="invite") == (403, "not-owner")
            for body, refused in (
                ({"link": "seat"}, (422, "invalid")),
                ({"link": "invite", "seat": 1}, (422, "invalid")),
                ({"link": "other"}, (422, "invalid")),
                ({"link": "seat", "seat": 0}, (409, "seat-taken")),
                ({"link": "seat", "seat": 4}, (409, "seat-taken")),
            ):
                assert await anna.refused(f"{path}/links", **body) == refused
            for link, command, field in (("invite", "join", "invite"), ("watch", "watch", "secret")):
                new = (await anna.must(f"{path}/links", link=link))["secret"]
                old: dict[str, Any] = {field: made[link]}
                assert await carl.refused(f"{path}/{command}", **old) == (404, "no-table")
                await carl.must(f"{path}/{command}", **{field: new})
            await anna.must(f"{path}/start")
            assert await anna.refused(f"{path}/links", link="invite") == (409, "begun")
            assert await anna.refused(f"{path}/links", link="seat", seat=1) == (409, "begun")
            await anna.must(f"{path}/links", link="watch")

    asyncio.run(run())


def test_a_renewed_link_ends_in_all_processes(serve: Serve, postgres: str) -> None:
    async def run() -> None:
        async with people(serve(postgres).url, serve(postgres).url, names="AB") as (anna, bert):
            made = await sit([anna], start=False)
            made = await anna.must("/api/tables", name="Two", seats=[None, None])
            path = f"/api/tables/{made['id']}"
            assert await bert.refused(f"{path}/join", invite="wrong") == (404, "no-table")
            new = [await anna.must(f"{path}/links", link="seat", seat=1) for _ in range(2)]
            for secret in (made["invites"][1], new[0]["secret"]):
                assert await bert.refused(f"{path}/join", invite=secret) == (404, "no-table")
            assert await bert.must(f"{path}/join", invite=new[1]["secret"]) == {"seat": 1}

    asyncio.run(run())


def test_only_hashes_of_links_are_kept(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with inside.running(inside.settings(tmp_path)) as app:
            anna, bo = await inside.person(app, "Anna"), await inside.person(app, "Bo")
            wanted = {"name": "Two", "seats": [None, None]}
            made = (await anna.post("/api/tables", json=wanted)).json()
            path, used = f"/api/tables/{made['id']}", made["invites"][1]
            renewed = (await anna.post(f"{path}/links", json={"link": "invite"})).json()
            assert (await bo.post(f"{path}/join", json={"invite": used})).status_code == 200
            return [made["invite"], made["watch"], used, renewed["secret"]]

    secrets = asyncio.run(run())
    with closing(Store(f"sqlite:///{tmp_path / 'molly.db'}")) as store, store.engine.connect() as c:
        kept = "".join(
            str(c.execute(sa.text(f"SELECT * FROM {table}")).all())
            for table in ("tables", "invites", "log")
        )
    assert hashed(secrets[2]) in kept and hashed(secrets[3]) in kept
    assert not any(secret in kept for secret in secrets)
