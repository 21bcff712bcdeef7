"""W2 and W3 in numbers: what the gossip pile would do if the week ended now.

Counts the cards that an observer knows to lie in the pile, and takes the other places of the pile as
drawn blindly from the cards that may be there. Threats still in hands (W1) are not foreseen.
"""

from functools import lru_cache
from math import comb

from mollyhouse import components as c


@lru_cache(maxsize=65536)
def evidence_odds(
    size: int,
    threats: int,
    others: int,
    unknown: int,
    pool: int,
    pool_threats: int,
    pool_others: int,
    need: int,
) -> tuple[float, float]:
    """Expected new evidence at a house, and the chance that it is at least ``need``.

    Args:
        size: cards in the gossip pile.
        threats: matching threats known to be in the pile.
        others: matching desires and mollies known to be in the pile.
        unknown: cards of the pile that are not known.
        pool: cards among which the unknown ones are.
        pool_threats: matching threats of the pool.
        pool_others: matching desires and mollies of the pool.
        need: evidence that is missing.

    Returns:
        Both rounded to four places.
    """
    revealed = size - size // 3
    expected = 0.0
    chance = 0.0
    for t in range(min(pool_threats, unknown) + 1):
        ways_t = comb(pool_threats, t)
        for d in range(min(pool_others, unknown - t) + 1):
            rest = unknown - t - d
            ways = ways_t * comb(pool_others, d) * comb(pool - pool_threats - pool_others, rest)
            if not ways:
                continue
            weight = ways / comb(pool, unknown)
            mean, reach = _revealed(size, revealed, threats + t, others + d, need)
            expected += weight * mean
            chance += weight * reach
    return round(expected, 4), round(chance, 4)


@lru_cache(maxsize=65536)
def _revealed(size: int, revealed: int, threats: int, others: int, need: int) -> tuple[float, float]:
    """The same for a pile whose matching cards are known: ``revealed`` of ``size`` are turned up."""
    expected = 0.0
    chance = 0.0
    for t in range(min(threats, revealed) + 1):
        for d in range(min(others, revealed - t) + 1):
            ways = comb(threats, t) * comb(others, d) * comb(size - threats - others, revealed - t - d)
            if ways:
                weight = ways / comb(size, revealed)
                expected += weight * t * d
                if t * d >= need:
                    chance += weight
    return expected, chance


def house_odds(suit: int, evidence: int, size: int, sure: int, maybe: int) -> dict[str, float]:
    """Expected evidence at a house if the week ended now, and the chance that it reaches 7 (W3).

    Args:
        suit: suit of the house.
        evidence: what lies there already.
        size: cards in the gossip pile.
        sure: mask of cards known to be in the pile.
        maybe: mask of the other cards that may be there.
    """
    mask = c.SUIT_MASK[suit]
    expected, raid = evidence_odds(
        size,
        (sure & mask & c.THREATS).bit_count(),
        (sure & mask & ~c.THREATS).bit_count(),
        size - sure.bit_count(),
        maybe.bit_count(),
        (maybe & mask & c.THREATS).bit_count(),
        (maybe & mask & ~c.THREATS).bit_count(),
        max(0, c.RAID_EVIDENCE - evidence),
    )
    return {"evidence": round(evidence + expected, 4), "raid": raid}
