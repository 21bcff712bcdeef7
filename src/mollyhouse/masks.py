"""Sets of vice cards: between bitmasks, lists of numbers and lists of codes.

A mask is cut into the 13 bits of each suit, and each part is looked up in a table of all its subsets.
"""

from collections.abc import Iterable
from typing import Final

from mollyhouse.components import CARD_CODES, FACES, SUIT_BITS


def _numbers(suit: int) -> list[tuple[int, ...]]:
    """By the 13 bits of a set of one suit: its cards."""
    table: list[tuple[int, ...]] = [()]
    for bits in range(1, 1 << FACES):
        high = bits.bit_length() - 1
        table.append((*table[bits ^ 1 << high], FACES * suit + high))
    return table


def _names(suit: int) -> list[tuple[str, ...]]:
    """By the 13 bits of a set of one suit: the codes of its cards."""
    table: list[tuple[str, ...]] = [()]
    for bits in range(1, 1 << FACES):
        high = bits.bit_length() - 1
        table.append((*table[bits ^ 1 << high], CARD_CODES[FACES * suit + high]))
    return table


_CUPS, _FANS, _HEARTS, _PENTACLES = (_numbers(suit) for suit in range(4))
_CUPS_CODES, _FANS_CODES, _HEARTS_CODES, _PENTACLES_CODES = (_names(suit) for suit in range(4))

CARD: Final = {code: card for card, code in enumerate(CARD_CODES)}
"""Cards by their codes."""


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, in the order of their numbers."""
    return [
        *_CUPS[mask & SUIT_BITS],
        *_FANS[mask >> FACES & SUIT_BITS],
        *_HEARTS[mask >> 2 * FACES & SUIT_BITS],
        *_PENTACLES[mask >> 3 * FACES],
    ]


def codes(mask: int) -> list[str]:
    """The codes of the cards of a mask, in the order of the card numbers."""
    return (
        [
            *_CUPS_CODES[mask & SUIT_BITS],
            *_FANS_CODES[mask >> FACES & SUIT_BITS],
            *_HEARTS_CODES[mask >> 2 * FACES & SUIT_BITS],
            *_PENTACLES_CODES[mask >> 3 * FACES],
        ]
        if mask
        else []
    )


def mask_of(names: Iterable[str]) -> int:
    """The mask of cards given by their codes."""
    mask = 0
    for name in names:
        mask |= 1 << CARD[name]
    return mask
