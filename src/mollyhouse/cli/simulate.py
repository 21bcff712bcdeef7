"""``mollyhouse simulate``: many games between bots."""

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from mollyhouse import simulation
from mollyhouse.cli import common
from mollyhouse.cli.common import Items, Players, Rules, Sentencing
from mollyhouse.state import Options


def simulate(
    players: Players = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help=common.BOTS_HELP)] = "simple",
    seed: Annotated[
        str | None, typer.Option(help="A text that decides all chance. Default: a new one each time.")
    ] = None,
    rules: Rules = "rulebook",
    items: Items = "original",
    sentencing: Sentencing = "trial",
    jobs: Annotated[
        int, typer.Option(min=1, max=256, help="Processes; the result does not depend on it.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    file: Annotated[
        Path | None,
        typer.Option("--record", help="Write the record here; several games as JSONL, one a line."),
    ] = None,
) -> None:
    """Let bots play many games and count what comes of them.

    The same seed gives the same games for any number of jobs. A decision is an answer to a question
    with at least two choices.
    """
    cast = common.cast_of(bots)
    if len(cast) > players:
        raise typer.BadParameter(f"{len(cast)} bots for {players} players")
    options = Options.named(players, rules, items, sentencing)
    text = secrets.token_hex(8) if seed is None else seed
    plan = simulation.Plan(options, tuple(cast), text, file is not None)
    tally = simulation.Tally(plan)
    with _output(file) as write, common.progress(games) as advance:
        for lot in simulation.run(plan, games, jobs):
            tally.add(lot)
            advance(len(lot))
            for played in lot:
                write(played.record)
    result = tally.plain() | {"rules": rules, "items": items, "sentencing": sentencing}
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        _show(result)


@contextmanager
def _output(file: Path | None) -> Iterator[Callable[[str], object]]:
    """What writes a record to the file, if there is one."""
    if file is None:
        yield str
        return
    try:
        with file.open("w", encoding="utf-8") as out:
            yield lambda line: out.write(f"{line}\n")
    except OSError as error:
        common.stop(f"{file}: {error.strerror or type(error).__name__}")


def _show(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    pace = result["decisions"] / max(result["seconds"], 0.001)
    console.print(
        f"{result['games']} games, {result['decisions']} decisions in {result['seconds']:.1f} s "
        f"({pace:,.0f} a second), seed {result['seed']!r}",
        markup=False,
    )
    table = Table("ending", "games", box=None, pad_edge=False)
    for ending, count in result["endings"].items():
        table.add_row(ending, str(count))
    console.print(table)
    table = Table("seat", "bot", "wins", box=None, pad_edge=False)
    for seat, (name, wins) in enumerate(zip(result["bots"], result["wins"], strict=True)):
        table.add_row(str(seat), name, f"{wins} ({wins / result['games']:.0%})")
    console.print(table)
