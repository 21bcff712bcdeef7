"""Running text in lines, for languages with and without spaces between words."""

import re
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

_WIDE: Final = "\u2e80-\u9fff\uff00-\uffef"
_OPEN: Final = "“‘「《（"
_CLOSE: Final = "”’」》），。、：；！？…"
_UNIT: Final = re.compile(rf"\s+|[{_OPEN}]*(?:[{_WIDE}]\d*|[^\s{_WIDE}{_OPEN}]+)[{_CLOSE}]*|.")
"""What stays together: a word, or one Chinese character with its number and marks."""


def lines(words: str, width: int) -> Iterator[str]:
    """Break a text so that no line begins with a closing mark or ends with an opening one."""
    line = ""
    for unit in _UNIT.findall(words):
        if line and cell_len(line) + cell_len(unit.rstrip()) > width:
            yield line.rstrip()
            line = unit.lstrip()
        else:
            line += unit
    yield line.rstrip()


class Flow:
    """A text that is broken into lines where it is shown.

    Args:
        words: without line breaks.
        style: of the whole text.
    """

    def __init__(self, words: str, style: str = "") -> None:
        self.words = words
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """For rich: the lines."""
        broken = "\n".join(lines(self.words, options.max_width))
        yield Text(broken, self.style, overflow="fold")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """For rich: how wide it may be."""
        longest = max(map(cell_len, _UNIT.findall(self.words)), default=0)
        return Measurement(longest, cell_len(self.words)).with_maximum(options.max_width)


class Line:
    """A line of the log: a sentence, and on the right the rule behind it.

    Args:
        words: the sentence.
        rule: id of the rule.
        apart: whether an empty line comes first.
    """

    def __init__(self, words: str, rule: str, apart: bool = False) -> None:
        self.words = words
        self.rule = rule
        self.apart = apart

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """For rich: the sentence with a dot before it, its further lines under the first."""
        width = options.max_width - 4
        first, *rest = lines(self.words, width - 2)
        space = " " * (width - 2 - cell_len(first))
        if self.apart:
            yield Text()
        yield Text.assemble("· ", first, space, (f"{self.rule:>4}", "dim"))
        for line in rest:
            yield Text(f"  {line}")
