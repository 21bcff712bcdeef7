"""A first visit: from the start to a table with bots, some moves, a reload and another language."""

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from server.processes import Server
from web.conftest import Visit
from web.visitors import DESKTOP, PATIENCE, PHONE

MOVES = 6
ATTEMPTS = 5
SOON = 3000
CHOICES = "[data-action]:not([data-action='undo'])"


def make_a_move(page: Page) -> None:
    """Choose the first action of the list, and confirm it.

    A sealed answer may be changed until the last one is in: then the question passes, and what
    was chosen is gone before it is confirmed.
    """
    for _ in range(ATTEMPTS):
        page.locator(CHOICES).first.click()
        try:
            page.locator("[data-confirm]").click(timeout=SOON)
        except TimeoutError:
            continue
        expect(page.locator("[data-confirm]")).to_have_count(0, timeout=PATIENCE)
        return
    raise AssertionError("no choice could be confirmed")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_somebody_new_plays_against_bots(viewport: dict[str, int], site: Server, visit: Visit) -> None:
    # Without motion nothing is told step by step, so that the table is always as it is.
    anna = visit(site, viewport, pace=0, language="en")
    page = anna.page
    anna.go()
    page.get_by_role("button", name="Play now").click()
    page.get_by_label("Your name").fill("Anna")
    page.keyboard.press("Enter")
    choices = page.locator(CHOICES)
    for _ in range(MOVES):
        expect(choices.first).to_be_visible(timeout=PATIENCE)
        make_a_move(page)
    expect(choices.first).to_be_visible(timeout=PATIENCE)
    table = page.url
    page.reload()
    expect(choices.first).to_be_visible(timeout=PATIENCE)
    assert page.url == table
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= viewport["width"]
    page.get_by_label("Language").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("combobox", name="Idioma")).to_be_visible()
