"""People who visit the page in a real Chromium, each in a browser context of their own."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, sync_playwright

MISSING = "Chromium is needed for these tests. On Debian or Ubuntu: apt install chromium"
PHONE = {"width": 360, "height": 780}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 20_000
"""Milliseconds after which a test gives something up."""


def program() -> str:
    """The browser of the system."""
    named = os.environ.get("MOLLYHOUSE_BROWSER")
    for name in ([named] if named else []) + ["chromium", "chromium-browser", "google-chrome"]:
        found = shutil.which(name)
        if found:
            return found
    raise RuntimeError(MISSING)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser without a window."""
    with sync_playwright() as playwright:
        # As root there is no sandbox; /dev/shm is small in containers.
        flags = ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
        browser = playwright.chromium.launch(executable_path=program(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Visitor:
    """Somebody with a browser of their own.

    Attributes:
        context: their browser context: cookies and storage.
        page: their page.
        wrong: what went wrong in it: console errors, exceptions, failed requests.
        url: where the page is.
        expected: statuses that the test provokes.
    """

    context: BrowserContext
    page: Page
    url: str
    wrong: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)

    def watch(self) -> None:
        """Note down whatever goes wrong."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"exception: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.wrong.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A stream that the page itself closes, or that ends with the page, is no failure.
        if request.resource_type != "eventsource" and request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status not in self.expected:
            self.wrong.append(f"{response.status}: {response.request.method} {response.url}")

    def go(self, route: str = "") -> None:
        """Open a route of the page, such as ``#/rules``."""
        self.page.goto(f"{self.url}/{route}")

    def prefer(self, **wishes: Any) -> None:
        """Set what the page remembers, before it is opened."""
        self.context.add_init_script(
            "if (!localStorage.getItem('mollyhouse')) localStorage.setItem('mollyhouse',"
            f" JSON.stringify({json.dumps(wishes)}))"
        )


def visitor(
    browser: Browser, url: str, viewport: dict[str, int] | None = None, **wishes: Any
) -> Visitor:
    """A new visitor.

    Args:
        browser: where.
        url: of the server, with its prefix, without a slash at the end.
        viewport: the size of the page; a desktop by default.
        wishes: what the page remembers of them: ``language``, ``theme``, ``confirm``, ``pace`` …
    """
    size = viewport or DESKTOP
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        has_touch=size["width"] < 700,
        reduced_motion="reduce" if wishes.get("pace") == 0 else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    one = Visitor(context, page, url)
    one.watch()
    if wishes:
        one.prefer(**wishes)
    return one
