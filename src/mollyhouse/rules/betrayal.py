"""B, Betrayal: revealed informers, success, and the early end.

The restrictions of B2 stand where they bite: G3 in ``turn``, A4 and A6 in ``action``, F9 and F12 in
``festivity``, W1 in ``week``.
"""

from mollyhouse import components as c
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.state import WEEK_STEPS, State


def reveal_informer(s: State, seat: int, house: int) -> None:
    """B1: a revealed informer's matching reputation cards go to the safe pile, without cubes."""
    s.informer[seat] = house
    cards = s.reputation[seat] & c.SUIT_MASK[house]
    s.reputation[seat] ^= cards
    s.safe |= cards
    if s.log is not None:
        s.log.append(Event("informer-revealed", "B1", seat=seat, suit=house, cards=cards))


def informer_house(s: State, seat: int) -> int:
    """Suit of the house that holds the player's informer token, or -1."""
    for token in s.tokens[seat]:
        if token >> 2 & 1 == c.INFORMER:
            return token & 3
    return -1


def tokens_left(s: State, seat: int) -> list[int]:
    """Kinds of encounter tokens that the player has not placed yet: LOYAL, INFORMER."""
    informer = 0 if informer_house(s, seat) < 0 else 1
    kinds: list[int] = []
    if len(s.tokens[seat]) - informer < c.LOYAL_TOKENS:
        kinds.append(c.LOYAL)
    if not informer:
        kinds.append(c.INFORMER)
    return kinds


def successful(s: State, seat: int) -> bool:
    """B3: the house of the informer token is raided."""
    house = informer_house(s, seat)
    return house >= 0 and bool(s.raided >> house & 1)


def last_house_betrayed(s: State) -> bool:
    """B4: exactly one house is open and every player is a revealed informer there."""
    if s.raided.bit_count() != 3:
        return False
    house = (15 ^ s.raided).bit_length() - 1
    return all(s.informer[p] == house for p in range(s.options.players))


def last_house(s: State, chance: Chance) -> bool:
    """B4: then the week ends at once and counts as the fifth."""
    s.agenda.pop()
    if last_house_betrayed(s):
        s.final_week = True
        s.candelabra = s.turn
        if s.log is not None:
            s.log.append(Event("early-end", "B4", seat=s.turn))
        s.agenda[:] = WEEK_STEPS
    return False
