"""The interface of bots: names, budgets, plug-ins."""

import sys
from pathlib import Path
from random import Random

import pytest

from mollyhouse import engine
from mollyhouse.bots import BOTS, Budget, base, bot, bot_names
from mollyhouse.chance import FastChance
from mollyhouse.errors import BadOptions
from mollyhouse.simulation import Plan, play
from mollyhouse.state import Options
from mollyhouse.view import view

LAST = """
class Last:
    needs_view = False

    def choose(self, view, legal, budget, rng):
        return legal[-1]

last = Last()
"""


@pytest.mark.parametrize(
    ("text", "budget"),
    [("200it", Budget(200)), ("1s", Budget(None, 1.0)), ("0.25s", Budget(None, 0.25))],
)
def test_a_budget_is_written_in_iterations_or_seconds(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "200", "it", "-1s", "0s", "0it", "1.5it", "1m", "1e3s"])
def test_nothing_else_is_a_budget(text: str) -> None:
    with pytest.raises(BadOptions, match="200it"):
        Budget.parse(text)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOptions, match="random"):
        bot("nobody")


def test_an_installed_package_offers_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club.py").write_text(LAST)
    info = tmp_path / "club-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[mollyhouse.bots]\nlast = club:last\nsimple = club:last\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(base, "_plugins", {})
    try:
        assert bot_names() == sorted([*BOTS, "last"])
        assert bot("last").choose(None, [3, 5], Budget(), Random(1)) == 5
        assert bot("simple") is BOTS["simple"]
        assert play(Plan(Options(3), ("last", "random"), "s"), 0).decisions
    finally:
        sys.modules.pop("club", None)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_stream_gives_the_same_choice(name: str) -> None:
    s = engine.new(Options(3), FastChance(1))
    seen, legal = view(s, 0), engine.legal(s, 0)
    choices = {bot(name).choose(seen, legal, Budget(1), Random(5)) for _ in range(5)}
    assert len(choices) == 1 and choices <= set(legal)
