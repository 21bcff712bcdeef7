"""Chance as a service: every shuffle and every die of a game goes through one of these objects.

It lives outside the state, so that a copied state never carries the future of the real game. All
outcomes can be recorded: a record replays from them even if a generator changes.
"""

import hashlib
from random import Random
from typing import Final

from mollyhouse.errors import BadRecord

# What is shuffled or rolled; names in records.
FIRST_PLAYER: Final = "first"
VICE: Final = "vice"
ITEM: Final = "items"
MAJOR: Final = "major"
MINOR: Final = "minor"
BOOTS: Final = "boots"
ROGUE: Final = "rogue"
GOSSIP: Final = "gossip"
TRIAL: Final = "trial"

Outcome = tuple[str, list[int]]
"""What was random, and how it fell: one number for a die, the new order for a shuffle."""


class Chance:
    """Base of the generators.

    Attributes:
        count: how many outcomes there have been.
        outcomes: all of them in order, or None while nobody records.
    """

    def __init__(self, recording: bool = False) -> None:
        self.count = 0
        self.outcomes: list[Outcome] | None = [] if recording else None

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        raise AssertionError("a generator says how it makes numbers")

    def roll(self, what: str, n: int) -> int:
        """Roll a die with faces 0 to n - 1."""
        face = self.below(n)
        self.count += 1
        if self.outcomes is not None:
            self.outcomes.append((what, [face]))
        return face

    def shuffle(self, what: str, pieces: list[int]) -> None:
        """Shuffle ``pieces`` in place; the last one is the top."""
        for i in range(len(pieces) - 1, 0, -1):
            j = self.below(i + 1)
            piece = pieces[i]
            pieces[i] = pieces[j]
            pieces[j] = piece
        self.count += 1
        if self.outcomes is not None:
            self.outcomes.append((what, list(pieces)))


class FastChance(Chance):
    """A seeded fast generator, for simulations and search; never for a table of people."""

    def __init__(self, seed: int | str = 0, recording: bool = False) -> None:
        super().__init__(recording)
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""
        return int(self.random() * n)

    def roll(self, what: str, n: int) -> int:
        """As in the base, without a detour: simulations roll more than anything else."""
        face = int(self.random() * n)
        self.count += 1
        if self.outcomes is not None:
            self.outcomes.append((what, [face]))
        return face

    def shuffle(self, what: str, pieces: list[int]) -> None:
        """As in the base, without a detour."""
        random = self.random
        for i in range(len(pieces) - 1, 0, -1):
            j = int(random() * (i + 1))
            piece = pieces[i]
            pieces[i] = pieces[j]
            pieces[j] = piece
        self.count += 1
        if self.outcomes is not None:
            self.outcomes.append((what, list(pieces)))


class SeededChance(Chance):
    """Chance of a table: 32 secret bytes expanded by a SHA-256 counter.

    Block ``i`` is SHA-256(seed + i as 8 bytes, big-endian); it is read as four 8-byte numbers. A
    number below ``n`` is such a number modulo ``n``; numbers at or above the largest multiple of
    ``n`` are skipped, so that no face is favoured.
    """

    def __init__(self, seed: bytes, recording: bool = True) -> None:
        super().__init__(recording)
        if len(seed) != 32:
            raise BadRecord(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, out of the seed."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            if not self.words:
                digest = hashlib.sha256(self.seed + self.block.to_bytes(8, "big")).digest()
                self.block += 1
                self.words = [int.from_bytes(digest[k : k + 8], "big") for k in (24, 16, 8, 0)]
            word = self.words.pop()
            if word < limit:
                return word % n


def commitment(seed: bytes) -> str:
    """SHA-256 of a seed in hex: shown from the start of a game, checked when the seed is shown."""
    return hashlib.sha256(seed).hexdigest()


class ReplayChance(Chance):
    """Gives the outcomes of a record again, and refuses any that could not have happened."""

    def __init__(self, given: list[Outcome]) -> None:
        super().__init__(True)
        self.given = given

    def _next(self, what: str) -> list[int]:
        if self.count >= len(self.given):
            raise BadRecord(f"the record ends where chance must decide: {what}")
        name, fall = self.given[self.count]
        if name != what:
            raise BadRecord(f"chance {self.count}: the record has {name}, the game needs {what}")
        self.count += 1
        if self.outcomes is not None:
            self.outcomes.append((what, list(fall)))
        return fall

    def roll(self, what: str, n: int) -> int:
        """The next face of the record."""
        fall = self._next(what)
        if len(fall) != 1 or not 0 <= fall[0] < n:
            raise BadRecord(f"chance {self.count - 1}: {what} has no face {fall}")
        return fall[0]

    def shuffle(self, what: str, pieces: list[int]) -> None:
        """The next order of the record."""
        fall = self._next(what)
        if sorted(fall) != sorted(pieces):
            raise BadRecord(f"chance {self.count - 1}: other pieces than the {what} to be shuffled")
        pieces[:] = fall
