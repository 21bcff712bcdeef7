"""Everything that one seat may know, as one flat list of whole numbers: the fast half of the view.

This is the only place where a state is read for somebody outside. The list is built up from nothing,
field by field; hidden things enter as counts only. :mod:`mollyhouse.view` makes plain data of it, and
nothing else: what is not in this list cannot leak.

The list is a public part, the same for all, then the part of the observer. Both have parts of varying
length, preceded by that length, so it is read from left to right (:class:`Reader`).
"""

from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.state import NOBODY, State

HIDDEN_TOKEN = 16
"""Added to the house of a face-down token."""
HIDDEN_FACE = 16
"""Added to the kind of an indictment whose face is hidden."""


def observe(s: State, seat: int) -> list[int]:
    """What a seat may know.

    Args:
        s: the game.
        seat: the observer; -1 for a spectator.

    Returns:
        :func:`public_numbers` followed by :func:`private_numbers`.
    """
    numbers = public_numbers(s)
    numbers += private_numbers(s, seat)
    return numbers


def public_numbers(s: State) -> list[int]:
    """The part that everybody may know."""
    o = s.options
    over = s.ending != NOBODY
    discard = [0] * c.ITEMS
    for item in s.item_discard:
        discard[item] += 1
    ready = 0
    for seat in range(o.players):
        if s.sealed[seat] != NOBODY:
            ready |= 1 << seat
    numbers = [
        o.players,
        o.preset,
        o.items,
        o.sentencing,
        s.week,
        s.turn,
        s.candelabra,
        s.die1,
        s.die2,
        s.community,
        s.waiting,
        ready,
        s.final_week,
        s.ending,
        s.winners,
        s.hanged,
        s.raided,
        s.indicted,
        s.dominoes,
        s.asked,
        len(s.deck),
        s.gossip.bit_count(),
        s.revealed,
        s.safe,
        len(s.item_deck),
        len(s.major),
        len(s.minor),
        len(s.points),
        *s.points,
        len(s.market),
        *s.market,
        *s.evidence,
        *s.shops,
        *discard,
        *s.joy,
        *s.pawn,
        *s.reputation,
        *s.cubes,
        *s.informer,
        *s.draw_tokens,
        *_places(s, o.players, _visible(s)),
        len(s.agenda),
        *s.agenda,
    ]
    for hand in s.hands:
        numbers.append(hand.bit_count())
    for held in s.held:
        numbers.append(len(held))
        numbers += held
    for tokens in s.tokens:
        numbers.append(len(tokens))
        for token in tokens:
            numbers.append(token if token & 8 else HIDDEN_TOKEN + (token & 3))
    for indictments in s.indictments:
        numbers.append(len(indictments))
        for indictment in indictments:
            if over and s.ending == c.SURVIVAL:
                numbers.append(indictment)
            else:
                numbers.append(HIDDEN_FACE + c.INDICTMENT_KIND[indictment])
    f = s.festivity
    if f is None:
        numbers.append(0)
    else:
        numbers += (
            1,
            f.runner,
            f.house,
            f.round,
            f.offset,
            f.gin,
            f.passed,
            f.declined,
            f.dresses,
            f.doll,
            f.window,
            f.first,
            f.last,
            f.selected,
            f.rank,
            f.winning,
            f.pride,
            f.proud,
            len(f.foils),
            *f.foils,
            len(f.played),
            *f.played,
        )
    return numbers


def _visible(s: State) -> int:
    """The vice cards that lie face up before everybody."""
    visible = s.revealed | s.safe
    for card in s.market:
        visible |= 1 << card
    for cards in s.reputation:
        visible |= cards
    f = s.festivity
    if f is not None:
        for play in f.played:
            visible |= 1 << (play & 63)
    return visible


def private_numbers(s: State, seat: int) -> list[int]:
    """The part of one observer: own hand, sealed answer, tokens, indictments, and what it may believe."""
    if seat < 0:
        return [seat]
    hand = s.hands[seat]
    numbers = [seat, hand, s.sealed[seat], len(s.tokens[seat])]
    for token in s.tokens[seat]:
        numbers.append(token >> 2 & 1)
    numbers.append(len(s.indictments[seat]))
    numbers += s.indictments[seat]
    places = _places(s, seat, _visible(s) | hand)
    return [*numbers, len(places), *places]


def _places(s: State, observer: int, seen: int) -> list[int]:
    """For the deck, the gossip and each hand: the cards that may be there; none where it is empty."""
    n = s.options.players
    unseen = c.VICE_CARDS[n] & ~seen
    places = known.places(s.knowledge, n, observer, unseen)
    if not s.deck:
        places[known.DECK] = 0
    if not s.gossip:
        places[known.PILE] = 0
    for seat in range(n):
        if not s.hands[seat]:
            places[known.HAND + seat] = 0
    return places


class Reader:
    """Reads an observation from left to right."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def one(self) -> int:
        """The next number."""
        self.at += 1
        return self.numbers[self.at - 1]

    def take(self, count: int) -> list[int]:
        """The next ``count`` numbers."""
        self.at += count
        return self.numbers[self.at - count : self.at]

    def part(self) -> list[int]:
        """A part preceded by its length."""
        return self.take(self.one())
