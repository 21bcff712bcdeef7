"""The page as files: what is served, how long it is kept, and what stands in its place without Node."""

import gzip
import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mollyhouse.server import page
from mollyhouse.server.app import create_app
from mollyhouse.server.page import BUILT
from mollyhouse.server.settings import Settings

INITIAL_KILOBYTES = 120


def test_the_page_is_served_and_may_be_kept(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(db=f"sqlite:///{tmp_path}/m.db"))) as client:
        start = client.get("/")
        assert start.status_code == 200 and "text/html" in start.headers["content-type"]
        assert start.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in start.headers["content-security-policy"]
        script = re.search(r'src="\./(assets/[^"]+\.js)"', start.text)
        assert script
        code = client.get(f"/{script[1]}")
        assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert code.headers["content-encoding"] == "gzip"
        manifest = client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        icon = json.loads(manifest.text)["icons"][0]["src"]
        assert client.get(f"/{icon}").headers["content-type"] == "image/svg+xml"
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/../app.py").status_code == 404


def test_the_page_lies_at_any_prefix(tmp_path: Path) -> None:
    app = create_app(Settings(db=f"sqlite:///{tmp_path}/m.db", prefix="/molly"))
    with TestClient(app) as client:
        assert client.get("/molly/").status_code == 200
        assert client.get("/molly/api/tables").status_code == 200
        away = client.get("/molly", follow_redirects=False)
        assert away.status_code in (307, 308) and away.headers["location"].endswith("/molly/")
    text = (BUILT / "index.html").read_text()
    assert not re.search(r'(?:src|href)="/', text)


def test_without_node_the_start_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.install, "__defaults__", (tmp_path,))
    with TestClient(create_app(Settings(db=f"sqlite:///{tmp_path}/m.db"))) as client:
        start = client.get("/")
        assert start.status_code == 200
        for code in ('lang="en"', 'lang="zh-Hans"', 'lang="es"'):
            assert code in start.text
        assert "make web" in start.text


def test_the_first_scripts_are_small() -> None:
    """What is fetched before anything is shown: the entry and what it imports at once."""
    seen: set[str] = set()
    waiting = re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', (BUILT / "index.html").read_text())
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            code = (BUILT / name).read_text(encoding="utf-8")
            found = re.findall(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"', code)
            waiting += [f"assets/{one}" for one in found]
    size = sum(len(gzip.compress((BUILT / name).read_bytes())) for name in seen)
    assert 0 < size <= INITIAL_KILOBYTES * 1024
