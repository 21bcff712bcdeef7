"""Runs the command line inside the process, as the tests of it do."""

import re
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from mollyhouse.cli import app


class Ran:
    """What a command did: its exit code, and what it wrote."""

    def __init__(self, result: Any) -> None:
        self.code: int = result.exit_code
        self.out: str = result.stdout
        self.err: str = result.stderr
        self.exception = result.exception

    def flat(self) -> str:
        """The output on one line, without the breaks of lines and boxes."""
        return re.sub(r"[\s│]+", " ", self.out)


def run(*words: Any, stdin: str | bytes = "", columns: int = 100, folder: Path | None = None) -> Ran:
    """Run ``mollyhouse`` with these words; a traceback fails the test."""
    env = {
        "COLUMNS": str(columns),
        "TERMINAL_WIDTH": str(columns),
        "LANG": "C",
        "LANGUAGE": "",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "XDG_STATE_HOME": str(folder or "/nonexistent"),
    }
    ran = Ran(CliRunner(env=env).invoke(app, [str(word) for word in words], input=stdin))
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    assert "Traceback" not in ran.out + ran.err
    return ran
