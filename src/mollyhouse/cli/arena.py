"""``mollyhouse arena``: how strong bots are, in duplicate games."""

import json
import math
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mollyhouse import arena as arenas
from mollyhouse import narrate
from mollyhouse.arena import Estimate
from mollyhouse.bots import Budget
from mollyhouse.cli import common
from mollyhouse.cli.common import Items, Lang, Rules, Sentencing
from mollyhouse.errors import BadOptions, BadRecord
from mollyhouse.i18n import Language
from mollyhouse.state import Options


def arena(
    line_up: Annotated[
        str | None,
        typer.Option(help="Bots of a table, separated by commas, such as regular,simple,simple."),
    ] = None,
    measure: Annotated[
        str | None, typer.Option(help="Instead: the bot whose strength is measured.")
    ] = None,
    against: Annotated[str, typer.Option(help="The reference of the measure.")] = "simple",
    players: Annotated[int, typer.Option(min=1, max=5, help="Players of a measure.")] = 4,
    target: Annotated[
        float | None,
        typer.Option(min=0, help="End a measure early once its interval is clear of this ratio."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="At most so many games, in whole deals.")] = 400,
    budget: Annotated[str, typer.Option(help="Thinking for each move: 200it or 0.5s.")] = "200it",
    seed: Annotated[
        str | None, typer.Option(help="A text that decides all chance. Default: a new one each time.")
    ] = None,
    rules: Rules = "rulebook",
    items: Items = "original",
    sentencing: Sentencing = "trial",
    jobs: Annotated[
        int, typer.Option(min=1, max=256, help="Processes; the games do not depend on it.")
    ] = 1,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", help="Keep each game here (JSONL) and go on with what is there; needs --seed."
        ),
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win shares into this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play duplicate games and tell who is stronger.

    With --line-up the bots of a table change seats until each has played every seat of every deal. With
    --measure one bot sits among reference bots, seat by seat, in deals that the reference alone plays
    too.
    """
    if (line_up is None) == (measure is None):
        raise typer.BadParameter("say either --line-up or --measure")
    if file is not None and seed is None:
        raise typer.BadParameter("--file needs --seed, so that the games can go on")
    if target is not None and measure is None:
        raise typer.BadParameter("--target needs --measure")
    if line_up is not None:
        tables = arenas.line_up(common.cast_of(line_up))
    else:
        tables = arenas.against(*_pair(f"{measure},{against}"), players)
    try:
        Budget.parse(budget)
        options = Options.named(len(tables[0]), rules, items, sentencing)
    except BadOptions as error:
        raise typer.BadParameter(str(error)) from error
    plan = arenas.Plan(options, tables, secrets.token_hex(8) if seed is None else seed, budget)
    result = _played(plan, max(1, games // len(tables)), jobs, file, measure is not None, target)
    if measure is not None:
        result |= {"measure": measure, "against": against, "target": target}
    if plot is not None:
        _write(plot, arenas.plot(result))
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        _show(common.language_for(lang), result)


def _pair(names: str) -> tuple[str, str]:
    """The two bots of a measure."""
    cast = common.cast_of(names)
    if len(cast) != 2:
        raise typer.BadParameter("a measure is of one bot against one other")
    return cast[0], cast[1]


def _played(
    plan: arenas.Plan, deals: int, jobs: int, file: Path | None, measured: bool, target: float | None
) -> Any:
    """Play, and sum up; a measure has its strength, other plans have none."""
    try:
        results = arenas.Results(plan, file)
    except BadRecord as error:
        common.stop(str(error))
    except OSError as error:
        common.stop(f"{file}: {error.strerror or type(error).__name__}")

    def enough() -> bool:
        played = results.deals()
        if target is None or len(played) < arenas.FEWEST_DEALS:
            return False
        return arenas.decided(arenas.strength(played), target)

    try:
        missing = sum((d, t) not in results.games for d in range(deals) for t in range(len(plan.tables)))
        with common.progress(missing) as advance:
            results.play(deals, jobs, enough, lambda: advance(1))
    finally:
        results.close()
    played = results.deals()
    result = arenas.summary(plan, played)
    if measured:
        value, low, high = arenas.strength(played).plain()
        result["strength"] = [value, low, high if math.isfinite(high) else None]
    return result


def _write(path: Path, text: str) -> None:
    try:
        common.replace(path, text)
    except OSError as error:
        common.stop(f"{path}: {error.strerror or type(error).__name__}")


def _percent(rate: float) -> str:
    return f"{rate:.1%}"


def _show(lang: Language, result: dict[str, Any]) -> None:
    """The result in words."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(
        lang.text("arena-deals", games=result["games"], deals=result["deals"], seed=result["seed"])
    )
    heads = ("arena-bot", "arena-wins", "arena-interval", "arena-fair", "arena-time")
    table = Table(*map(lang.text, heads), box=None, pad_edge=False)
    for name, of_bot in result["bots"].items():
        share = Estimate(*of_bot["win_share"])
        table.add_row(
            Text(name),
            _percent(share.value),
            f"{_percent(share.low)} – {_percent(share.high)}",
            _percent(of_bot["fair_share"]),
            lang.text(
                "arena-milliseconds",
                mean=f"{of_bot['ms_a_move']:.2f}",
                most=f"{of_bot['ms_at_most']:.0f}",
            ),
        )
    console.print(table)
    for name, of_bot in result["bots"].items():
        ways = [_way(lang, how, count) for how, count in of_bot["wins"].items()]
        console.print(lang.text("arena-how", bot=name, ways=lang.join(ways)))
    endings = [
        lang.text("arena-ending", ending=narrate.described(lang, "ending", name)[0], count=count)
        for name, count in result["endings"].items()
    ]
    console.print(lang.text("arena-endings", endings=lang.join(endings)))
    rate, low, high = map(_percent, result["joint_loss"])
    console.print(lang.text("arena-joint-loss", rate=rate, low=low, high=high))
    weeks, decisions = str(result["weeks"]), str(result["decisions"])
    console.print(lang.text("arena-length", weeks=weeks, decisions=decisions))
    if "strength" in result:
        _show_measure(console, lang, result)


def _way(lang: Language, how: str, count: float) -> str:
    """One way in which a bot won, and how often."""
    ending, loyalty = how.split()
    name = narrate.described(lang, "ending", ending)[0]
    return lang.text(f"arena-as-{loyalty}", ending=name, count=f"{count:g}")


def _show_measure(console: Console, lang: Language, result: dict[str, Any]) -> None:
    value, low, high = result["strength"]
    high = math.inf if high is None else high
    bot, reference = result["measure"], result["against"]
    numbers = {"value": f"{value:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
    console.print(lang.text("arena-measure", bot=bot, reference=reference, **numbers))
    target = result["target"]
    if target is not None:
        verdict = (
            "arena-above" if low > target else "arena-below" if high < target else "arena-undecided"
        )
        console.print(lang.text(verdict, target=f"{target:g}"))
