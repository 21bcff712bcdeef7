"""What the commands share: options, languages, files, and how they stop."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, BinaryIO, Literal, NoReturn

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from mollyhouse import components as c
from mollyhouse import narrate, record
from mollyhouse.bots import bot, bot_names
from mollyhouse.errors import BadOptions, BadRecord
from mollyhouse.i18n import LANGUAGES, Language, language, negotiate
from mollyhouse.state import PRESETS, SENTENCINGS, Options

Players = Annotated[int, typer.Option(min=1, max=5, help="Number of players.")]
Rules = Annotated[Literal["rulebook", "published"], typer.Option(help="Rule set.")]
Items = Annotated[Literal["original", "updated"], typer.Option(help="Item set.")]
Sentencing = Annotated[Literal["trial", "flat"], typer.Option(help="What indictments cost at survival.")]
Lang = Annotated[
    str | None,
    typer.Option(help=f"Language of the game: {', '.join(LANGUAGES)}. Default: yours, else English."),
]
BOTS_HELP = f"Bots, separated by commas: {', '.join(bot_names())}. A short list repeats over the seats."
_LONGEST = 300


def stop(reason: str, code: int = 1) -> NoReturn:
    """End with one line on standard error: 1 for bad content, 2 for bad usage."""
    plain = "".join(sign if sign.isprintable() else " " for sign in reason)
    typer.echo(f"mollyhouse: {plain[:_LONGEST]}", err=True)
    raise typer.Exit(code)


def language_for(wanted: str | None) -> Language:
    """The language that was asked for, else that of the environment."""
    if wanted is None:
        settings = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
        return language(negotiate(next(filter(None, settings), None)))
    code = negotiate(wanted)
    if re.split("[-_.]", wanted.lower())[0] != code.split("-")[0]:
        raise typer.BadParameter(f"no language {wanted!r}; there are {', '.join(LANGUAGES)}")
    return language(code)


def rules_line(lang: Language, options: Options) -> str:
    """What a game is played with, in words."""
    return lang.text(
        "ui-rules",
        rules=_inside(narrate.described(lang, "ruleset", PRESETS[options.preset])[0]),
        items=_inside(narrate.described(lang, "itemset", c.ITEM_SETS[options.items])[0]),
        sentencing=_inside(narrate.described(lang, "sentencing", SENTENCINGS[options.sentencing])[0]),
    )


def _inside(name: str) -> str:
    """A name as it is written inside a sentence."""
    return name[:1].lower() + name[1:]


def state_folder() -> Path:
    """Where games are kept when no file is named."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "mollyhouse"


def is_foreign(path: Path, commitment: str) -> bool:
    """Whether there is a file that is no record of the game with this commitment.

    Raises:
        OSError: nobody can tell.
    """
    if path.is_dir() or not path.exists():
        return False
    if not path.is_file():
        return True
    try:
        with path.open("rb") as file:
            return bool(record.loads(file.read(record.MAX_BYTES + 1))["commitment"] != commitment)
    except BadRecord:
        return True


def replace(path: Path, text: str) -> None:
    """Write a file at once or not at all.

    Raises:
        OSError: it cannot be written.
    """
    path = path.resolve()
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as part:
        made = Path(part.name)
        try:
            part.write(text)
            part.close()
            made.replace(path)
        except BaseException:
            made.unlink(missing_ok=True)
            raise


def cast_of(names: str) -> list[str]:
    """Names of bots out of a list with commas."""
    cast = [name.strip() for name in names.split(",")]
    try:
        for name in cast:
            bot(name)
    except BadOptions as error:
        raise typer.BadParameter(str(error)) from error
    return cast


def refuse_with(context: typer.Context, option: str, keep: tuple[str, ...]) -> None:
    """A usage error if options are given that an option makes meaningless."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in keep and source is not None and source.name == "COMMANDLINE":
            raise typer.BadParameter(f"--{name} cannot be used with {option}: the file decides it")


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar while a person watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (*Progress.get_default_columns()[1:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


@contextmanager
def reading(path: Path) -> Iterator[BinaryIO]:
    """A file to read, ``-`` for standard input; it ends the command if it cannot be read."""
    try:
        if str(path) == "-":
            yield sys.stdin.buffer
        else:
            with path.open("rb") as file:
                yield file
    except OSError as error:
        stop(f"{path}: {error.strerror or type(error).__name__}")


def read_record(path: Path) -> record.Record:
    """The only record of a file."""
    with reading(path) as file:
        try:
            return record.loads(file.read(record.MAX_BYTES + 1))
        except BadRecord as error:
            stop(f"{path}: {error}")
