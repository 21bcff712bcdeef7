"""``mollyhouse play``: a game in the terminal."""

import secrets
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mollyhouse import components as c
from mollyhouse import record
from mollyhouse.bots import bot
from mollyhouse.chance import SeededChance, commitment
from mollyhouse.cli import common
from mollyhouse.cli.common import Items, Lang, Players, Rules, Sentencing
from mollyhouse.cli.flow import Flow
from mollyhouse.cli.session import Player, Session
from mollyhouse.cli.table import WIDEST
from mollyhouse.errors import BadOptions, BadRecord
from mollyhouse.game import Game
from mollyhouse.i18n import Language
from mollyhouse.state import Options


def play(
    context: typer.Context,
    players: Players = 3,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, from 0, clockwise. Default: 0.", show_default=False)
    ] = None,
    humans: Annotated[
        str, typer.Option(help="Seats of several people at this machine, such as 0,2.")
    ] = "",
    names: Annotated[str, typer.Option(help="Names by seat, such as Anna,Bo.")] = "",
    bots: Annotated[
        str | None, typer.Option(help=f"{common.BOTS_HELP} Default: simple.", show_default=False)
    ] = None,
    rules: Rules = "rulebook",
    items: Items = "original",
    sentencing: Sentencing = "trial",
    seed: Annotated[
        str | None,
        typer.Option(
            help="A text that decides all chance (by its SHA-256), for a game that can be repeated. "
            "Without it the game has a secret seed of its own."
        ),
    ] = None,
    lang: Lang = None,
    file: Annotated[Path | None, typer.Option("--record", help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this file.")] = None,
) -> None:
    """Play in the terminal, against bots or in turns at one machine.

    In the game, type "help" at any time. When you leave, the game is kept, and you are told how to
    go on with it.
    """
    language = common.language_for(lang)
    if resume is not None:
        common.refuse_with(context, "--resume", keep=("resume", "lang", "file"))
        game, seated = _resumed(resume)
        text = None
    else:
        options = Options.named(players, rules, items, sentencing)
        seated = _seated(language, players, _people(players, seat, humans), names, bots)
        text = seed
        chosen = secrets.token_bytes(32) if seed is None else sha256(seed.encode()).digest()
        game = Game(options, SeededChance(chosen))
    console = Console(highlight=False, markup=False, emoji=False)
    chance = game.chance
    assert isinstance(chance, SeededChance)
    made = commitment(chance.seed)
    _refuse_foreign(file, made)
    path = file or resume or common.state_folder() / f"{made[:12]}.json"
    _welcome(console, language, game, seated, text, resume is not None)
    session = Session(console, language, game, seated, path)
    if resume is not None and game.over:
        session.show_result(resume)
    else:
        session.run()


def _refuse_foreign(file: Path | None, made: str) -> None:
    """A game does not take the place of another file; what cannot be read is told when it is written."""
    try:
        foreign = file is not None and common.is_foreign(file, made)
    except (OSError, ValueError):
        foreign = False
    if foreign:
        common.stop(f"{file}: holds something else than this game, so it is left alone; name a new file")


def _people(players: int, seat: int | None, humans: str) -> list[int]:
    """Seats that people play."""
    seats = [seat or 0]
    if humans:
        if seat is not None:
            raise typer.BadParameter(
                "--seat cannot be used with --humans, which names all seats of people"
            )
        try:
            seats = [int(part) for part in humans.split(",")]
        except ValueError:
            raise typer.BadParameter(f"{humans!r} is no list of seats such as 0,2") from None
    for one in seats:
        if not 0 <= one < players:
            raise typer.BadParameter(f"there is no seat {one}; seats run from 0 to {players - 1}")
    return seats


def _seated(
    lang: Language, players: int, people: list[int], names: str, bots: str | None
) -> list[Player]:
    """Names and bots by seat."""
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > players:
        raise typer.BadParameter(f"{len(given)} names for {players} players")
    cast = common.cast_of("simple" if bots is None else bots)
    seats = players - len(set(people))
    if bots is not None and len(cast) > seats:
        raise typer.BadParameter(f"{len(cast)} bots for {seats} seats of bots")
    next_bot = cycle(cast)
    seated: list[Player] = []
    for seat in range(players):
        name = given[seat] if seat < len(given) and given[seat] else lang.text(f"player-{seat}")
        played_by = None if seat in people else next(next_bot)
        seated.append((name, played_by))
    try:
        record.check_players(seated)
    except BadRecord as error:
        raise typer.BadParameter(str(error)) from error
    if len({name for name, _ in seated}) < players:
        raise typer.BadParameter("two players have the same name")
    return seated


def _resumed(path: Path) -> tuple[Game, list[Player]]:
    """A game from its file."""
    saved = common.read_record(path)
    try:
        game = record.resume(saved)
        seated = record.players_of(saved)
        for _, played_by in seated:
            if played_by is not None:
                bot(played_by)
    except (BadRecord, BadOptions) as error:
        common.stop(f"{path}: {error}")
    if all(played_by is not None for _, played_by in seated):
        common.stop(f"{path}: nobody but bots plays in this game")
    return game, seated


def _welcome(
    console: Console,
    lang: Language,
    game: Game,
    seated: list[Player],
    text: str | None,
    resumed: bool,
) -> None:
    """Who plays what, and the commitment."""
    options = game.options
    at_table = [
        name if played_by is None else lang.text("ui-bot", name=name, bot=played_by)
        for name, played_by in seated
    ]
    assert isinstance(game.chance, SeededChance)
    lines = [
        lang.text("ui-goal", threshold=c.THRESHOLD[options.players]),
        lang.text("ui-seated", names=lang.join(at_table)),
        common.rules_line(lang, options),
        lang.text("ui-commitment", commitment=commitment(game.chance.seed)),
        lang.attribute("ui-commitment", "text") if text is None else lang.text("ui-seeded", seed=text),
    ]
    if resumed:
        lines.append(lang.text("ui-over" if game.over else "ui-resumed"))
    console.print(Text(lang.text("ui-welcome"), "bold yellow"))
    for line in lines:
        console.print(Flow(line), width=min(console.width, WIDEST))
    console.print()
