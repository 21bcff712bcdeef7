"""The page as files: what is served, how long it is kept, and what stands in its place without Node."""

import asyncio
import gzip
import re
from pathlib import Path

import httpx
from fastapi import FastAPI

from mollyhouse.server import page
from mollyhouse.server.page import BUILT

INITIAL_KILOBYTES = 120


def fetched(app: FastAPI, *paths: str) -> list[httpx.Response]:
    """The answers to GET requests, from an app that need not run for it."""

    async def run() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://molly.test") as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(run())


def test_the_page_is_served_and_may_be_kept() -> None:
    app = FastAPI()
    page.install(app)
    text = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="/', text)  # It lies at any prefix.
    script = re.search(r'src="\./(assets/[^"]+\.js)"', text)
    assert script
    start, code, manifest, icon, none = fetched(
        app, "/", f"/{script[1]}", "/manifest.webmanifest", "/icon.svg", "/assets/none.js"
    )
    assert start.status_code == 200 and start.text == text
    assert start.headers["cache-control"] == "no-cache"
    assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert code.headers["content-encoding"] == "gzip"
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert icon.headers["content-type"] == "image/svg+xml"
    assert none.status_code == 404


def test_without_node_the_start_says_so(tmp_path: Path) -> None:
    app = FastAPI()
    page.install(app, tmp_path)
    (start,) = fetched(app, "/")
    for code in ("en", "zh-Hans", "es"):
        assert f'lang="{code}"' in start.text
    assert "make web" in start.text


def test_the_first_scripts_are_small() -> None:
    """What is fetched before anything is shown: the entry and what it imports at once."""
    seen: set[str] = set()
    text = (BUILT / "index.html").read_text(encoding="utf-8")
    waiting = re.findall(r'(?:src|href)="\./assets/([^"]+\.js)"', text)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            code = (BUILT / "assets" / name).read_text(encoding="utf-8")
            waiting += re.findall(r'(?:\bfrom|\bimport)\s*[`"\']\./([^`"\']+\.js)', code)
    size = sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in seen)
    assert 0 < size <= INITIAL_KILOBYTES * 1024
