"""What a bot is, and where bots are known by name."""

from random import Random
from typing import Any, Protocol

from mollyhouse.errors import BadOptions

View = dict[str, Any]


class Bot(Protocol):
    """A player.

    Attributes:
        needs_view: False for a bot that does not look at the view, which then is None.
    """

    needs_view: bool

    def choose(self, view: View | None, legal: list[int], rng: Random) -> int:
        """Choose one of the legal actions.

        Args:
            view: what the seat may know (:mod:`mollyhouse.view`).
            legal: ids of the actions that are possible, at least one.
            rng: the only source of randomness.
        """
        ...


BOTS: dict[str, Bot] = {}
"""Bots by name; a bot holds no state between two moves, so one object plays every seat."""


def bot(name: str) -> Bot:
    """A bot by its name.

    Raises:
        BadOptions: there is none of this name.
    """
    if name not in BOTS:
        raise BadOptions(f"no bot is called {name!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[name]
