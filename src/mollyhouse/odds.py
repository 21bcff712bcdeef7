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
    most_threats = min(threats + min(pool_threats, unknown), revealed)
    most_others = min(others + min(pool_others, unknown), revealed)
    if not most_threats or not most_others:
        return 0.0, float(need <= 0)
    # Every pair of a matching threat and another matching card counts if both are turned up.
    pairs = float(threats * others)
    if unknown:
        pairs += unknown * (threats * pool_others + others * pool_threats) / pool
    if unknown > 1:
        pairs += unknown * (unknown - 1) * pool_threats * pool_others / (pool * (pool - 1))
    expected = pairs * revealed * (revealed - 1) / (size * (size - 1)) if size > 1 else 0.0
    chance = 0.0
    if need <= 0:
        chance = 1.0
    elif most_threats * min(most_others, revealed - 1) >= need:
        for t in range(min(pool_threats, unknown) + 1):
            for d in range(min(pool_others, unknown - t) + 1):
                rest = unknown - t - d
                ways = comb(pool_threats, t) * comb(pool_others, d)
                ways *= comb(pool - pool_threats - pool_others, rest)
                if ways:
                    reach = _reach(size, revealed, threats + t, others + d, need)
                    chance += reach * ways / comb(pool, unknown)
    return round(expected, 4), round(chance, 4)


@lru_cache(maxsize=65536)
def _reach(size: int, revealed: int, threats: int, others: int, need: int) -> float:
    """The chance for a pile whose matching cards are known: ``revealed`` of ``size`` are turned up."""
    chance = 0.0
    for t in range(1, min(threats, revealed) + 1):
        for d in range(-(-need // t), min(others, revealed - t) + 1):
            ways = comb(threats, t) * comb(others, d) * comb(size - threats - others, revealed - t - d)
            chance += ways / comb(size, revealed)
    return chance


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
