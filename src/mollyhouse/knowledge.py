"""What each observer may believe about the hidden vice cards, kept in one integer.

For every observer (each seat, and last the public) and every hidden place (deck, gossip pile, each
hand) there is a mask of 52 bits: the cards that, as far as this observer can tell, may lie there.
A card that may lie in one place only is known to be there. All masks stand side by side in one
Python integer, so an update for all observers is one shift and one or, and a copy costs nothing.

Updates may leave bits of cards that are visible or in the observer's own hand; :func:`beliefs` masks
them, and every way back into a hidden place writes the bits anew. An observer's own hand is known
from the state; its mask in the observer's own block stays empty.

The masks are sound, and with the public counts they are all that a seat's view remembers. One thing
they let go: after somebody's bribe, a card known to be in the pile may be there or in that hand;
that at most one of those cards has left is not kept.
"""

from typing import Final

from mollyhouse.components import ALL_CARDS, CARDS, MAX_PLAYERS, THREATS

DECK: Final = 0
PILE: Final = 1
HAND: Final = 2
"""Place of seat 0's hand; the other hands follow."""


def _spread(players: int, place: int, but: int = -1, mask: int = ALL_CARDS) -> int:
    """``mask`` at one place for all observers, ``but`` one."""
    block = CARDS * (players + 2)
    return sum(
        mask << (block * observer + CARDS * place) for observer in range(players + 1) if observer != but
    )


def _tables(place: int) -> list[list[int]]:
    """By players and seat: full masks at a place for all observers but the seat."""
    return [[_spread(n, place, p) for p in range(n)] for n in range(MAX_PLAYERS + 1)]


_BLOCK: Final = [CARDS * (n + 2) for n in range(MAX_PLAYERS + 1)]
_DECKS: Final = [_spread(n, DECK) for n in range(MAX_PLAYERS + 1)]
_PILES: Final = [_spread(n, PILE) for n in range(MAX_PLAYERS + 1)]
_DECKS_BUT: Final = _tables(DECK)
_PILES_BUT: Final = _tables(PILE)
_HANDS_BUT: Final = [[_spread(n, HAND + p, p) for p in range(n)] for n in range(MAX_PLAYERS + 1)]
# Multiplied with a mask of cards: the mask at one place (or every place) of every observer.
_AT_DECK: Final = [_spread(n, DECK, mask=1) for n in range(MAX_PLAYERS + 1)]
_AT_PILE: Final = [_spread(n, PILE, mask=1) for n in range(MAX_PLAYERS + 1)]
_AT_HAND: Final = [[_spread(n, HAND + p, p, mask=1) for p in range(n)] for n in range(MAX_PLAYERS + 1)]
_AT_ALL: Final = [
    sum(_spread(n, place, mask=1) for place in range(n + 2)) for n in range(MAX_PLAYERS + 1)
]
_EVERYWHERE: Final = [sum(1 << CARDS * place for place in range(n + 2)) for n in range(MAX_PLAYERS + 1)]
"""Multiplied with a mask of cards: that mask at every place of one observer."""


def fresh(players: int, cards: int) -> int:
    """After the deal (S2): every card may be anywhere."""
    hands = sum(_AT_HAND[players])
    return cards * (_AT_DECK[players] + _AT_PILE[players] + hands)


def drawn(k: int, players: int, seat: int) -> int:
    """A seat drew from the deck: what may be in the deck may now be in that hand."""
    return k | (k & _DECKS_BUT[players][seat]) << CARDS * (HAND + seat)


def joined_pile(k: int, players: int, cards: int) -> int:
    """Cards entered the gossip pile before everybody's eyes."""
    return k & ~(cards * _AT_ALL[players]) | cards * _AT_PILE[players]


def joined_hand(k: int, players: int, cards: int, seat: int) -> int:
    """Cards entered a hand before everybody's eyes (A2)."""
    return k & ~(cards * _AT_ALL[players]) | cards * _AT_HAND[players][seat]


def slipped(k: int, players: int, seat: int, card: int) -> int:
    """A seat put a card of its hand face down into the gossip pile (G3); itself it knows which."""
    k |= (k & _HANDS_BUT[players][seat]) >> CARDS * (HAND + seat - PILE)
    own = CARDS * (players + 2) * seat
    bit = 1 << card
    places = 0
    for place in range(players + 2):
        places |= bit << (own + CARDS * place)
    return k & ~places | bit << (own + CARDS * PILE)


def looked(k: int, players: int, seat: int, pile: int) -> int:
    """A seat looked at the gossip pile (I2)."""
    own = CARDS * (players + 2) * seat
    for place in range(players + 2):
        cards = ALL_CARDS if place == PILE else pile
        k &= ~(cards << (own + CARDS * place))
    return k | pile << (own + CARDS * PILE)


def bribed(k: int, players: int, seat: int) -> int:
    """A seat took a card of the pile in secret (I2): what may be in the pile may be in that hand."""
    return k | (k & _PILES_BUT[players][seat]) << CARDS * (HAND + seat - PILE)


def hand_empty(k: int, players: int, seat: int) -> int:
    """A hand was played out."""
    return k & ~_HANDS_BUT[players][seat]


def pile_empty(k: int, players: int) -> int:
    """The gossip pile ran out."""
    return k & ~_PILES[players]


def no_threats(k: int, players: int, seat: int, suits: int) -> int:
    """A seat has shown all its threats (W1); ``suits`` masks the cards that this speaks of."""
    return k & ~((THREATS & suits) * _AT_HAND[players][seat])


def new_deck(k: int, players: int, cards: int) -> int:
    """All piles became the new deck (W7): ``cards`` are there, all others are not."""
    k &= ~(_DECKS[players] | _PILES[players] | cards * _AT_ALL[players])
    return k | cards * (_AT_DECK[players] + _AT_PILE[players])


def beliefs(k: int, players: int, observer: int, unseen: int, deck: bool) -> int:
    """The masks of one observer, side by side, cleared of all cards that it sees somewhere else.

    Args:
        k: the knowledge of a state.
        players: number of players.
        observer: a seat, or ``players`` for the public.
        unseen: cards that are neither visible nor in the observer's hand.
        deck: whether there are cards in the deck; the updates keep the other empty places empty.
    """
    own = k >> _BLOCK[players] * observer & unseen * _EVERYWHERE[players]
    return own if deck else own & ~ALL_CARDS


def places(own: int, players: int) -> list[int]:
    """The masks of :func:`beliefs` one by one, by place."""
    return [own >> CARDS * place & ALL_CARDS for place in range(players + 2)]


def from_places(players: int, blocks: list[list[int]]) -> int:
    """The knowledge made of the masks of every observer, by place; the public comes last."""
    k = 0
    for observer, masks in enumerate(blocks):
        for place, cards in enumerate(masks):
            if place != HAND + observer:
                k |= cards << (_BLOCK[players] * observer + CARDS * place)
    return k
