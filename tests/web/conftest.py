"""A real browser, and a real server with the built page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from mollyhouse.server.page import BUILT
from server.processes import Server, serving
from web.visitors import Visitor, chromium, visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser for one test: while one runs, so does its event loop, and others would not start."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page that many tests share."""
    assert (BUILT / "index.html").exists(), "the page is not built: make web"
    folder = tmp_path_factory.mktemp("site")
    shared = Server(f"sqlite:///{folder}/molly.db", folder / "server.log", gone_seconds=0)
    with serving(shared):
        yield shared
    print(shared.log.read_text()[-8000:])


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Make visitors; at the end nothing may have gone wrong for any of them."""
    visitors: list[Visitor] = []

    def new(server: Server, viewport: dict[str, int] | None = None, **wishes: Any) -> Visitor:
        url = server.url + wishes.pop("prefix", "")
        one = visitor(browser, url, viewport, **wishes)
        visitors.append(one)
        return one

    yield new
    for one in visitors:
        one.context.close()
    assert [wrong for one in visitors for wrong in one.wrong] == []
