"""The command line: play, serve, simulate, arena, judge, record.

Exit codes: 0 good, 1 bad content, 2 bad usage.
"""

import io
import sys
from typing import Annotated

import typer

from mollyhouse import __version__
from mollyhouse.cli import arena, judge, play, record, serve, simulate

app = typer.Typer(
    name="mollyhouse",
    help="Molly House: a game for the terminal, a referee for real tables, and tools for research.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mollyhouse {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # Better a question mark than a traceback.
            stream.reconfigure(errors="replace")


app.command()(play.play)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.add_typer(judge.app, name="judge")
app.add_typer(record.app, name="record")
