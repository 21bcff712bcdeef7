"""F5 and F6: what a set of played cards makes, and which winning sets the runner may choose from.

The possible winning sets are a list of alternatives; an alternative is a flat list of groups
``[mask, count, mask, count, ...]``: from each mask of cards, ``count`` are taken. A winning set takes
them from all groups of one alternative. Played cards are integers as in ``state.play_of``.
"""

from itertools import combinations

from mollyhouse import components as c
from mollyhouse.masks import cards_of

SET_SIZE = 4


def rank_of(played: list[int], dresses: int, doll: bool) -> tuple[int, list[list[int]]]:
    """F5, F6: the highest rank that the cards make, and its alternatives.

    Args:
        played: all cards on the table.
        dresses: mask of suits whose dress was played (I4).
        doll: whether a doll makes this a quiet gathering (I9).
    """
    by_value = [0] * c.TEN
    mollies = 0
    constables = 0
    rogues = 0
    for play in played:
        card = play & 63
        bit = 1 << card
        face = c.CARD_FACE[card]
        if face < c.JACK or face == c.ROGUE:
            by_value[play >> 9] |= bit
            if face == c.ROGUE:
                rogues |= bit
        elif face == c.CONSTABLE:
            constables |= bit
        else:
            mollies |= bit
    if not doll:
        alternatives = dressed_ball(by_value, dresses) if dresses else surprise_ball(by_value)
        if alternatives:
            return c.SURPRISE_BALL, alternatives
        alternatives = christening(by_value, mollies & c.QUEENS)
        if alternatives:
            return c.CHRISTENING, alternatives
        alternatives = dance(by_value, mollies & c.JACKS)
        if alternatives:
            return c.DANCE, alternatives
    by_value[0] |= constables
    return c.QUIET_GATHERING, [quiet_gathering([mask & ~rogues for mask in by_value])]


def surprise_ball(by_value: list[int]) -> list[list[int]]:
    """F5: four desires of one suit in sequence, the highest sequence; each suit is an alternative."""
    desires = 0
    for mask in by_value:
        desires |= mask
    suits = [mask for mask in c.SUIT_MASK if (desires & mask).bit_count() >= SET_SIZE]
    if not suits:
        return []
    for low in range(c.TEN - SET_SIZE, -1, -1):
        found: list[list[int]] = []
        for suit_mask in suits:
            alternative: list[int] = []
            for value in range(low, low + SET_SIZE):
                cards = by_value[value] & suit_mask
                if not cards:
                    break
                alternative += [cards, 1]
            if len(alternative) == 2 * SET_SIZE:
                found.append(alternative)
        if found:
            return found
    return []


def dressed_ball(by_value: list[int], dresses: int) -> list[list[int]]:
    """I4: any four desires of the dressed suits, the highest values (F6)."""
    mask = 0
    for suit in range(4):
        if dresses >> suit & 1:
            mask |= c.SUIT_MASK[suit]
    groups = _fill([by_value[value] & mask for value in range(c.TEN - 1, -1, -1)])
    taken = sum(groups[1::2])
    return [groups] if taken == SET_SIZE else []


def christening(by_value: list[int], queens: int) -> list[list[int]]:
    """F5: a queen and three desires of one value, the highest value."""
    if queens:
        for value in range(c.TEN - 1, -1, -1):
            if by_value[value].bit_count() >= SET_SIZE - 1:
                return [[queens, 1, by_value[value], SET_SIZE - 1]]
    return []


def dance(by_value: list[int], jacks: int) -> list[list[int]]:
    """F5: a jack and three desires in sequence, of any suits, the highest sequence."""
    if jacks:
        for low in range(c.TEN - 3, -1, -1):
            if by_value[low] and by_value[low + 1] and by_value[low + 2]:
                return [[jacks, 1, by_value[low], 1, by_value[low + 1], 1, by_value[low + 2], 1]]
    return []


def quiet_gathering(by_value: list[int]) -> list[int]:
    """F5: the four lowest desires, constables counting 0; all there are if fewer (F6)."""
    return _fill(by_value)


def _fill(masks: list[int]) -> list[int]:
    """Groups that take four cards, or all, going through the masks in order."""
    groups: list[int] = []
    left = SET_SIZE
    for mask in masks:
        if mask and left:
            count = mask.bit_count()
            take = count if count < left else left
            groups += [mask, take]
            left -= take
    return groups


def selectable(alternatives: list[list[int]], selected: int) -> int:
    """Mask of cards among which the runner still has a real choice, given those selected (F6)."""
    options = 0
    forced = c.ALL_CARDS
    for alternative in alternatives:
        if fits(alternative, selected):
            sure = 0
            for i in range(0, len(alternative), 2):
                mask = alternative[i]
                count = alternative[i + 1]
                if mask.bit_count() == count:
                    sure |= mask
                if (mask & selected).bit_count() < count:
                    options |= mask
            forced &= sure
    return options & ~forced & ~selected


def fits(alternative: list[int], selected: int) -> bool:
    """Whether the selected cards are part of a set of this alternative."""
    left = selected
    for i in range(0, len(alternative), 2):
        mask = alternative[i]
        if (mask & selected).bit_count() > alternative[i + 1]:
            return False
        left &= ~mask
    return not left


def completed(alternatives: list[list[int]], selected: int) -> int:
    """The winning set, once :func:`selectable` leaves nothing to choose."""
    for alternative in alternatives:
        if fits(alternative, selected):
            winning = 0
            for i in range(0, len(alternative), 2):
                mask = alternative[i]
                full = mask.bit_count() == alternative[i + 1]
                winning |= mask if full else mask & selected
            return winning
    raise AssertionError("selected cards are always part of a set")


def winning_sets(alternatives: list[list[int]]) -> list[int]:
    """All possible winning sets as masks, in the order of their numbers."""
    found: set[int] = set()
    for alternative in alternatives:
        sets = [0]
        for i in range(0, len(alternative), 2):
            bits = [1 << card for card in cards_of(alternative[i])]
            picks = [sum(pick) for pick in combinations(bits, alternative[i + 1])]
            sets = [one | pick for one in sets for pick in picks]
        found.update(sets)
    return sorted(found)
