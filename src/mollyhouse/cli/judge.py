"""``mollyhouse judge``: the referee for a real table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from mollyhouse import narrate
from mollyhouse.cli import common
from mollyhouse.cli.common import Lang, Rules, Sentencing
from mollyhouse.cli.flow import Flow
from mollyhouse.cli.table import WIDEST
from mollyhouse.companion import spoken
from mollyhouse.companion.judge import Verdict
from mollyhouse.companion.judge import judge as decide
from mollyhouse.errors import BadCase
from mollyhouse.i18n import Language

_CASE = "case"
_MAX_BYTES: Final = 4_000_000
"""The longest case, and the longest line of cases, that is read."""


class _Words(TyperGroup):
    """Without the name of a command, the words are those of ``case``: a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ("-h", "--help")):
            args = [_CASE, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=_Words,
    help="""
Decide a festivity, an investigation or an ending of a real game.

"mollyhouse judge FILE" reads a case as JSON and answers in JSON; without a FILE it reads standard
input. In short words, for people: "mollyhouse judge festivity --players 3 --house hearts --runner 0
community:H4 0:HR=6 1:HQ". A file that is named like a command: ./festivity.
""",
)

NOTHING: Final[list[str]] = []
"""The default of options that may be repeated."""
Seats = Annotated[int, typer.Option("--players", min=1, max=5, help="Number of players.")]
Names = Annotated[str, typer.Option(help="Names by seat, such as Anna,Bo.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Explain = Annotated[bool, typer.Option("--explain", help="Print the rules behind the answer in full.")]
Reputation = Annotated[
    list[str],
    typer.Option(help="Cards and cubes of a seat: 0:H2,HJ,H+2 (2 cubes). May be repeated."),
]
Informer = Annotated[list[str], typer.Option(help="A revealed informer: 1:hearts. May be repeated.")]
Houses = Annotated[
    list[str],
    typer.Option("--house", help="Evidence of a house: hearts:5 or hearts:5,raided. May be repeated."),
]


@app.command(_CASE)
def case(
    file: Annotated[Path, typer.Argument(help="The case; - for standard input.")] = Path("-"),
    jsonl: Annotated[
        bool,
        typer.Option(
            "--jsonl",
            help='One case on each line, one answer on each line. A bad line is answered {"error": '
            "…} and the exit code stays 0: every line got its answer.",
        ),
    ] = False,
    rules: Annotated[
        Literal["rulebook", "published"] | None,
        typer.Option(help="Rule set for cases that name none."),
    ] = None,
    words: Annotated[bool, typer.Option("--words", help="Answer in sentences.")] = False,
    lang: Lang = None,
) -> None:
    """Judge a case in JSON (the default command)."""
    language = common.language_for(lang)
    with common.reading(file) as stream:
        if jsonl:
            for line in _lines(stream):
                if line.strip():
                    _answer_line(line, rules)
            return
        data = stream.read(_MAX_BYTES + 1)
    try:
        verdict = _decide(data, rules)
    except BadCase as error:
        common.stop(f"{file}: {error}")
    if words:
        _say(language, verdict, "", explain=False)
    else:
        typer.echo(_json(verdict.answer))


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long, only the beginning."""
    while line := stream.readline(_MAX_BYTES + 1):
        yield line
        while len(line) > _MAX_BYTES and not line.endswith(b"\n"):
            line = stream.readline(_MAX_BYTES + 1)


def _decide(data: bytes, rules: str | None) -> Verdict:
    if len(data) > _MAX_BYTES:
        raise BadCase(f"the case is larger than {_MAX_BYTES} bytes")
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadCase("not valid JSON") from error
    if rules is not None and isinstance(found, dict):
        found.setdefault("rules", rules)
    return decide(found)


def _answer_line(line: bytes, rules: str | None) -> None:
    try:
        typer.echo(_json(_decide(line, rules).answer))
    except BadCase as error:
        typer.echo(_json({"error": str(error)}))


def _json(answer: dict[str, Any]) -> str:
    return json.dumps(answer, sort_keys=True)


@app.command()
def festivity(
    cards: Annotated[
        list[str],
        typer.Argument(help="Cards in the order played: community:H4 (or c:H4) 0:HR=6 1:HQ,H5"),
    ],
    players: Seats,
    house: Annotated[str, typer.Option(help="Suit of the house: hearts, or H.")],
    runner: Annotated[int, typer.Option(help="Seat of the runner.")],
    reputation: Reputation = NOTHING,
    joy: Annotated[str, typer.Option(help="Joy by seat: 3,0,5.")] = "",
    community_joy: Annotated[int, typer.Option(help="Joy of the community.")] = 0,
    dress: Annotated[list[str], typer.Option(help="Suit of a dress. May be repeated.")] = NOTHING,
    doll: Annotated[bool, typer.Option("--doll", help="A doll was played.")] = False,
    pride: Annotated[str, typer.Option(help="Seats that take cubes (F8): 0,2.")] = "",
    choose: Annotated[
        str, typer.Option(help="The set that the runner chooses, where there is a choice: H4,H5,H6,H7.")
    ] = "",
    informer: Informer = NOTHING,
    names: Names = "",
    as_json: AsJson = False,
    explain: Explain = False,
    lang: Lang = None,
) -> None:
    """Judge a festivity: the winning set, and what all score and lose (F5 to F11)."""

    def body() -> dict[str, Any]:
        found: dict[str, Any] = {
            "players": players,
            "house": spoken.suit(house),
            "runner": runner,
            "played": spoken.plays(players, cards),
            "reputations": spoken.reputations(players, reputation),
            "revealed_informers": spoken.informers(players, informer),
            "community_joy": community_joy,
            "dresses": [spoken.suit(name) for name in dress],
            "doll": doll,
            "joy": spoken.numbers(joy, "--joy") if joy else [0] * players,
            "pride": spoken.numbers(pride, "--pride") if pride else [],
        }
        if choose:
            found["choose"] = [spoken.code(card) for card in choose.split(",")]
        return found

    _judge("festivity", body, lang, names, as_json, explain)


@app.command()
def investigation(
    players: Seats,
    week: Annotated[int, typer.Option(help="The week that ends.")],
    revealed: Annotated[list[str], typer.Argument(help="What the Society reveals: H4 HC F2")] = NOTHING,
    house: Houses = NOTHING,
    reputation: Reputation = NOTHING,
    community_joy: Annotated[int, typer.Option(help="Joy of the community.")] = 0,
    domino: Annotated[str, typer.Option(help="Seats that played a domino: 0,2.")] = "",
    informer: Informer = NOTHING,
    names: Names = "",
    as_json: AsJson = False,
    explain: Explain = False,
    lang: Lang = None,
) -> None:
    """Judge an investigation: evidence, raids, indictments, and whether the game ends (W2 to W5)."""

    def body() -> dict[str, Any]:
        return {
            "players": players,
            "week": week,
            "community_joy": community_joy,
            "houses": spoken.houses(house),
            "revealed": [spoken.code(card) for word in revealed for card in word.split(",")],
            "reputations": spoken.reputations(players, reputation),
            "dominoes": spoken.numbers(domino, "--domino") if domino else [],
            "revealed_informers": spoken.informers(players, informer),
        }

    _judge("investigation", body, lang, names, as_json, explain)


@app.command()
def ending(
    kind: Annotated[
        Literal["infiltration", "survival", "atrophy"], typer.Argument(help="How the game ended.")
    ],
    players: Seats,
    house: Houses = NOTHING,
    token: Annotated[
        list[str], typer.Option(help="A placed token: 0:hearts,informer. May be repeated.")
    ] = NOTHING,
    reputation: Reputation = NOTHING,
    joy: Annotated[str, typer.Option(help="Joy by seat: 3,0,5.")] = "",
    unused: Annotated[str, typer.Option("--items", help="Unused items by seat: 0,2,1.")] = "",
    indictment: Annotated[
        list[str],
        typer.Option(
            help="An indictment and its die: 0:5/3/8=7 (5 or more convicts; 3 joy if not, 8 if so, or "
            "noose; the die shows 7). With flat sentences 0:major is enough. May be repeated."
        ),
    ] = NOTHING,
    extra: Annotated[
        list[str],
        typer.Option(help="Published rules: the major that an unsuccessful informer takes: 1:5/3/8=7."),
    ] = NOTHING,
    rules: Rules = "rulebook",
    sentencing: Sentencing = "trial",
    names: Names = "",
    as_json: AsJson = False,
    explain: Explain = False,
    lang: Lang = None,
) -> None:
    """Judge an ending: trials, points, and who wins (E1 to E3)."""

    def body() -> dict[str, Any]:
        found: dict[str, Any] = {
            "players": players,
            "kind": kind,
            "rules": rules,
            "sentencing": sentencing,
            "houses": spoken.houses(house),
            "tokens": spoken.tokens(players, token),
            "reputations": spoken.reputations(players, reputation),
        }
        if kind == "survival":
            taken = spoken.indictments(players, extra)
            found |= {
                "joy": spoken.numbers(joy, "--joy") if joy else [0] * players,
                "items": spoken.numbers(unused, "--items") if unused else [0] * players,
                "indictments": spoken.indictments(players, indictment),
                "extra_indictments": [stack[0] if stack else None for stack in taken],
            }
        return found

    _judge("ending", body, lang, names, as_json, explain)


def _judge(kind: str, body: Any, lang: str | None, names: str, as_json: bool, explain: bool) -> None:
    """Make a case of short words, decide it, and answer."""
    language = common.language_for(lang)
    try:
        found = body()
    except BadCase as error:
        common.stop(str(error))
    try:
        verdict = decide({kind: found})
    except BadCase as error:
        common.stop(spoken.plain(str(error)))
    if as_json:
        typer.echo(_json(verdict.answer))
    else:
        _say(language, verdict, names, explain)


def _say(lang: Language, verdict: Verdict, names: str, explain: bool) -> None:
    """The answer in sentences, each with its rule."""
    console = Console(highlight=False, markup=False, emoji=False)
    width = min(console.width, WIDEST)
    given = [name.strip() for name in names.split(",")] if names else []
    seated = [
        given[seat] if seat < len(given) else lang.text("judge-name", seat=seat)
        for seat in range(verdict.players)
    ]
    lines = spoken.answer(lang, verdict, seated)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for words, rule in lines:
        grid.add_row(rule, Flow(words))
    console.print(grid, width=width)
    cited = dict.fromkeys(rule for _, rule in lines if rule)
    for rule in cited if explain else ():
        title, text = narrate.rule(lang, rule)
        console.print()
        console.print(Text(f"{rule} · {title}", "bold"), width=width)
        console.print(Flow(text), width=width)
