"""A good club player: it does what leaves it the best chance to win, by its own judgement.

``endings`` judges: it is the only module that values a position. ``turn`` and ``festivity`` say what an
action leaves behind, with the rules of the engine; ``policy`` brings them together. All of them take
states, so a search can use them as they stand; the bot makes a state of its view first.
"""

from random import Random
from typing import Final

from mollyhouse import actions as a
from mollyhouse.bots.base import BOTS, Budget, View
from mollyhouse.bots.regular.policy import values
from mollyhouse.chance import FastChance
from mollyhouse.sample import Sampler

GUESSES: Final = 3
"""How many guesses at what is hidden a choice looks at."""


class RegularBot:
    """One step ahead, and no further, however much it may think."""

    needs_view = True

    def choose(self, view: View | None, legal: list[int], budget: Budget, rng: Random) -> int:
        """The action that leaves the best chance to win; equals are decided by ``rng``."""
        assert view is not None
        if len(legal) == 1:
            return legal[0]
        sampler = Sampler(view)
        # After a look at the gossip (I2) it must be there; else a rough guess is as good, and quicker.
        draw = sampler.sample if a.KIND[legal[0]] == a.TAKE else sampler.outline
        samples = [draw(rng) for _ in range(GUESSES)]
        chance = FastChance(rng.getrandbits(32))
        worth = values(samples[0], view["seat"], legal, samples, chance)
        return max(zip(worth, (rng.random() for _ in legal), legal, strict=True))[2]


BOTS["regular"] = RegularBot()
