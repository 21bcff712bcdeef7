"""Somebody who is away hears that it is their turn, and nothing else."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mollyhouse.server import notify
from mollyhouse.server.notify import Target, may_reach
from mollyhouse.server.problems import Denied
from server import inside


class Hook:
    """A webhook that notes what it is sent, and answers as it is told."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.url = ""

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        self.heard.append((head.split("\r\n")[0], json.loads(await reader.readexactly(length))))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} X\r\nlocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def hooked(*statuses: int) -> AsyncIterator[Hook]:
    hook = Hook(*statuses)
    server = await asyncio.start_server(hook.handle, "127.0.0.1", 0)
    hook.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/in?x=1"
    async with server:
        yield hook


def test_a_webhook_is_called_once_for_each_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "WAITS", (0.0, 0.0))

    async def main() -> None:
        chosen = inside.settings(tmp_path, notify_delay=0, private_webhooks=True)
        async with inside.running(chosen) as app, hooked(500, 302, 200) as hook:
            await inside.until(lambda: app.state.driver.leading)
            table, seated, _ = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            answer = await seated[1].put(f"{path}/notification", json={"webhook": hook.url})
            assert answer.json() == {"webhook": True, "feed": None}
            # A failure and a redirection are not taken for success, nor followed.
            await inside.until(lambda: len(hook.heard) == 3)
            expected = {"table": table, "seat": 1, "name": "A table", "your_turn": True}
            assert hook.heard == [("POST /in?x=1 HTTP/1.1", expected)] * 3
            live = app.state.hub.live[table]
            while live.table.question < 8:
                question, seat = live.table.question, live.table.asked()[0]
                before = len(hook.heard)
                legal = (await seated[seat].get(path)).json()["legal"]
                move = {"action": legal[0], "question": question, "key": f"{question} {seat}"}
                assert (await seated[seat].post(f"{path}/moves", json=move)).status_code == 200
                if live.table.question > question and 1 in live.table.asked():
                    await inside.until(lambda n=before: len(hook.heard) == n + 1)  # type: ignore[misc]
            # Whoever gives the seat up hears no more of it, and who asks no more either.
            await seated[1].post(f"{path}/concede")
            assert (await seated[1].get(f"{path}/notification")).status_code == 403
            assert all(told == expected for _, told in hook.heard)

    asyncio.run(main())


def test_a_feed_has_an_item_while_it_is_your_turn(tmp_path: Path) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app, inside.client(app) as reader:
            table, seated, _ = await inside.game(app, 2)
            path = f"/api/tables/{table}"
            old = (await seated[0].put(f"{path}/notification", json={"feed": True})).json()["feed"]
            feed = (await seated[0].put(f"{path}/notification", json={"feed": True})).json()["feed"]
            assert (await reader.get(old)).status_code == 404
            assert (await seated[0].get(f"{path}/notification")).json() == {
                "webhook": False,
                "feed": True,
            }
            shown = (await reader.get(feed)).json()
            assert [item["id"] for item in shown["items"]] == [f"{table} 1"]
            legal = (await seated[0].get(path)).json()["legal"]
            await seated[0].post(f"{path}/moves", json={"action": legal[0], "question": 1, "key": "a"})
            assert (await reader.get(feed)).json()["items"] == []
            await seated[0].put(f"{path}/notification", json={})
            assert (await reader.get(feed)).status_code == 404

    asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.0.0.1",
            "172.16.5.5",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
        ),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "224.0.0.1", "255.255.255.255", "198.18.0.1", "ff02::1"),
    ],
)
def test_no_webhook_leads_into_a_private_network(address: str, tmp_path: Path) -> None:
    assert not may_reach(address)
    shown = f"[{address.partition('%')[0]}]" if ":" in address else address

    async def main() -> None:
        with pytest.raises(PermissionError):
            await notify.call(Target(f"http://{shown}:9/"), b"{}", private=False)

    asyncio.run(main())


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_the_internet_can_be_reached(address: str) -> None:
    assert may_reach(address)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://",
            "//example.org",
            "http://a@example.org/",
        ),
        *("http://example.org/ HTTP/1.1\r\nX: y", "http://example.org/é", "http://exa mple.org/"),
        *("http://example.org:99999/", "http://[::1", "gopher://example.org", "http://a:b@127.0.0.1/"),
    ],
)
def test_some_addresses_are_no_webhooks(url: str) -> None:
    with pytest.raises(Denied):
        Target(url)


def test_a_name_for_a_private_address_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with inside.running(inside.settings(tmp_path)) as app:
            table, seated, _ = await inside.game(app, 1)
            for url in ("http://localhost/", "http://127.0.0.1/", "http://[::1]/", "http://x.internal/"):
                path = f"/api/tables/{table}/notification"
                assert (await seated[0].put(path, json={"webhook": url})).status_code == 422
        loop = asyncio.get_running_loop()

        async def lookup(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", ("8.8.8.8", 80)), (2, 1, 6, "", ("192.168.0.1", 80))]

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        with pytest.raises(PermissionError):
            await notify.call(Target("http://rebound.example/"), b"{}", private=False)

    asyncio.run(main())
