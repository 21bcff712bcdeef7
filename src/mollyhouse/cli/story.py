"""What happened in a game, line by line, and how it came out."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mollyhouse import narrate
from mollyhouse.chance import commitment
from mollyhouse.cli.flow import Flow, Line
from mollyhouse.cli.table import WIDEST
from mollyhouse.i18n import Language


def told(lang: Language, events: Sequence[dict[str, Any]], names: Sequence[str]) -> list[Line]:
    """Events as lines, each with the rule behind it."""
    found: list[Line] = []
    for event in events:
        words = narrate.event_line(lang, event, names)
        if words is not None:
            apart = event["event"] in ("turn", "week-ends", "week", "festivity") and bool(found)
            found.append(Line(words, event["rule"], apart))
    return found


def results(
    lang: Language,
    result: dict[str, Any],
    names: Sequence[str],
    seed: bytes | None,
    width: int,
) -> Panel:
    """The ending, the winners, everybody's joy or points, and the seed.

    Args:
        lang: the language.
        result: as :func:`mollyhouse.record.result_of` gives it.
        names: of the players, by seat.
        seed: of the game, if it is known.
        width: columns that there are.
    """
    winners, hanged = result["winners"], result["hanged"]
    told = narrate.outcome_lines(lang, result["ending"], winners, hanged, names)
    lines: list[RenderableType] = [Flow(line, "bold") for line in told]
    points = result["ending"] == "infiltration"
    grid = Table.grid(padding=(0, 2))
    word = lang.text("ui-points") if points else narrate.word(lang, "joy")
    grid.add_row("", Text(word, "dim"), "")
    for seat, name in enumerate(names):
        score = result["points" if points else "joy"][seat]
        fate = lang.text("ui-wins") if seat in winners else ""
        if seat in hanged:
            score, fate = "–", lang.text("ui-hanged")
        grid.add_row(Text(name), Text(str(score), justify="right"), fate)
    joy = Text(str(result["community_joy"]), justify="right")
    grid.add_row(Text(narrate.word(lang, "community")), joy, narrate.word(lang, "joy"))
    lines += ["", grid]
    if seed is not None:
        made = lang.attribute("ui-seed", "text", commitment=commitment(seed))
        lines += ["", Flow(lang.text("ui-seed", seed=seed.hex()), "dim"), Flow(made, "dim")]
    return Panel(Group(*lines), title=lang.text("ui-results"), width=min(width, WIDEST))
