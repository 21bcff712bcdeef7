"""What a bot is, how long it may think, and where bots are known by name."""

import re
from importlib.metadata import entry_points
from random import Random
from typing import Any, NamedTuple, Protocol

from mollyhouse.errors import BadOptions

View = dict[str, Any]

PLUGINS = "mollyhouse.bots"
"""The group of entry points in which other packages offer bots."""


class Budget(NamedTuple):
    """How much a bot may think about one move; a bot that needs no time to think ignores it.

    Attributes:
        iterations: so many samples or playouts, which gives the same choice on any machine.
        seconds: or so much time, if there is no number of iterations.
    """

    iterations: int | None = None
    seconds: float = 1.0

    @staticmethod
    def parse(text: str) -> "Budget":
        """A budget as people write it: ``200it`` or ``0.5s``.

        Raises:
            BadOptions: the text is no budget.
        """
        found = re.fullmatch(r"(\d{1,9})it|(\d{1,6}(?:\.\d{1,6})?)s", text)
        if found is None or not float(found[1] or found[2]):
            raise BadOptions(f"{text[:20]!r} is no budget; budgets look like 200it or 0.5s")
        return Budget(int(found[1])) if found[1] else Budget(None, float(found[2]))


class Bot(Protocol):
    """A player. It holds no state between two moves, so one object plays every seat.

    Attributes:
        needs_view: False for a bot that does not look at the view, which then is None.
    """

    needs_view: bool

    def choose(self, view: View | None, legal: list[int], budget: Budget, rng: Random) -> int:
        """Choose one of the legal actions.

        Args:
            view: what the seat may know (:mod:`mollyhouse.view`): a complete memory of the game.
            legal: ids of the actions that are possible, at least one.
            budget: how much the bot may think.
            rng: the only source of randomness.
        """
        ...


BOTS: dict[str, Bot] = {}
"""The bots of this package by name."""

_plugins: dict[str, Bot] = {}


def bot(name: str) -> Bot:
    """A bot by its name: one of :data:`BOTS`, or one that an installed package offers.

    Raises:
        BadOptions: there is none of this name.
    """
    if name in BOTS:
        return BOTS[name]
    if name not in _plugins:
        found = [*entry_points(group=PLUGINS, name=name)]
        if not found:
            raise BadOptions(f"no bot is called {name!r}; there are {', '.join(bot_names())}")
        _plugins[name] = found[0].load()
    return _plugins[name]


def bot_names() -> list[str]:
    """The names of all bots, sorted; a plug-in cannot take the name of a bot of this package."""
    return sorted({*BOTS, *entry_points(group=PLUGINS).names})
