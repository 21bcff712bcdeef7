"""A good club player: it does what leaves it the best chance to win, by its own judgement."""

from random import Random

from mollyhouse.bots.base import BOTS, Budget, View
from mollyhouse.bots.regular.policy import values
from mollyhouse.chance import FastChance
from mollyhouse.sample import Sampler

SAMPLES = 3


class RegularBot:
    """One look ahead."""

    needs_view = True

    def choose(self, view: View | None, legal: list[int], budget: Budget, rng: Random) -> int:
        """The action that leaves the best chance to win; equals are decided by ``rng``."""
        assert view is not None
        if len(legal) == 1:
            return legal[0]
        sampler = Sampler(view)
        samples = [sampler.sample(rng) for _ in range(SAMPLES)]
        chance = FastChance(rng.getrandbits(32))
        worth = values(samples[0], view["seat"], legal, samples, chance)
        return max(zip(worth, (rng.random() for _ in legal), legal, strict=True))[2]


BOTS["regular"] = RegularBot()
