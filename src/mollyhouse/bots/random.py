"""A bot that takes any legal action."""

from random import Random

from mollyhouse.bots.base import BOTS, Budget, View


class RandomBot:
    """Every legal action is as likely as every other."""

    needs_view = False

    def choose(self, view: View | None, legal: list[int], budget: Budget, rng: Random) -> int:
        """Any of them."""
        return legal[int(rng.random() * len(legal))]


BOTS["random"] = RandomBot()
