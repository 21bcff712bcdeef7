"""``mollyhouse record``: read a game again, and check one."""

from itertools import count, islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mollyhouse import record
from mollyhouse.cli import common
from mollyhouse.cli.common import Lang, rules_line
from mollyhouse.cli.flow import Flow
from mollyhouse.cli.story import results, told
from mollyhouse.cli.table import WIDEST
from mollyhouse.errors import BadRecord
from mollyhouse.events import Event, project
from mollyhouse.game import UNDO
from mollyhouse.i18n import Language

app = typer.Typer(help="Read and check the records of games.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(help="A record, or JSONL with one on each line; - for stdin.")]

_SAID = {
    "digest": "digest: unchanged since it was written",
    "actions": "actions: all legal",
    "chance": "chance: every shuffle and die possible and used",
    "result": "result: what the game came to",
    "commitment": "commitment: made from the seed, and the seed gives this very chance",
}


@app.command()
def verify(file: File) -> None:
    """Check all that a record claims, by playing it again."""
    with common.reading(file) as stream:
        records = record.load_all(stream)
        for number in count(1):
            try:
                saved = next(records, None)
                if saved is None:
                    return
                said = "; ".join(_SAID[checked] for checked in record.verify(saved))
            except BadRecord as error:
                common.stop(f"{file}, game {number}: {error}")
            typer.echo(f"game {number}: {len(saved['actions'])} actions. {said}.")


@app.command()
def show(
    file: File,
    lang: Lang = None,
    seen_by: Annotated[
        str,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="What this seat could know; or: spectator, all. Default: all for a finished game, "
            "else spectator.",
        ),
    ] = "",
    game: Annotated[int, typer.Option(min=1, help="Which game of a JSONL file.")] = 1,
) -> None:
    """Tell a whole game in sentences. The record is checked first."""
    language = common.language_for(lang)
    with common.reading(file) as stream:
        try:
            saved = next(islice(record.load_all(stream), game - 1, None), None)
            if saved is None:
                raise BadRecord(f"there is no game {game} in this file")
            record.verify(saved)
        except BadRecord as error:
            common.stop(f"{file}: {error}")
    _tell(language, saved, _observer(saved, seen_by))


def _observer(saved: record.Record, seen_by: str) -> int | str:
    """The seat that looks on, or ``spectator`` or ``all``."""
    if not seen_by:
        return "spectator" if saved["result"] is None else "all"
    if seen_by in ("spectator", "all"):
        return seen_by
    seats = len(saved["players"])
    if not (seen_by.isascii() and seen_by.isdigit()) or int(seen_by[:3]) >= seats:
        raise typer.BadParameter(f"{seen_by!r} is no seat from 0 to {seats - 1}, spectator or all")
    return int(seen_by)


def _tell(lang: Language, saved: record.Record, observer: int | str) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    width = min(console.width, WIDEST)
    names = [name for name, _ in record.players_of(saved)]
    options = record.options_of(saved)
    console.print(Flow(lang.text("ui-seated", names=lang.join(names)), "bold"), width=width)
    console.print(Flow(rules_line(lang, options)), width=width)
    console.print()
    for game, events in record.steps(saved):
        if game.entries and game.entries[-1][1] == UNDO:
            name = names[game.entries[-1][0]]
            console.print(Text(f"  {lang.text('ui-undone', name=name)}"), width=width)
        plain = [one for event in events if (one := _seen(event, observer)) is not None]
        for row in told(lang, plain, names):
            console.print(row, width=width)
    result = saved["result"]
    console.print()
    if result is None:
        console.print(Text(lang.text("record-unfinished"), "bold"))
        return
    console.print(results(lang, result, names, record.seed_of(saved), console.width))


def _seen(event: Event, observer: int | str) -> dict[str, object] | None:
    """The event as the observer may know it."""
    if observer == "all":
        return project(event, event.seat)
    return project(event, observer if isinstance(observer, int) else None)
