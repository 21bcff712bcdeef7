"""Everything that one seat may know, as one flat list of whole numbers: the fast half of the view.

This is the only place where a state is read for somebody outside. The list is built up from nothing,
field by field; hidden things enter as counts only. :mod:`mollyhouse.view` makes plain data of it, and
nothing else: what is not in this list cannot leak.

The list is a public part, the same for all, then the part of the observer. Both have parts of varying
length, preceded by that length, so it is read from left to right (:class:`Reader`).
"""

from functools import lru_cache

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
    visible = visible_cards(s)
    return public_numbers(s, visible) + private_numbers(s, seat, visible)


def public_numbers(s: State, visible: int) -> list[int]:
    """The part that everybody may know; ``visible`` are the :func:`visible_cards`."""
    o = s.options
    numbers = [
        *o.numbers,
        s.week,
        s.turn,
        s.candelabra,
        s.die1,
        s.die2,
        s.community,
        s.waiting,
        0 if s.sealed.count(NOBODY) == o.players else _ready(s.sealed),
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
        _beliefs(s, o.players, visible),
        *s.evidence,
        *s.shops,
        *s.joy,
        *s.pawn,
        *s.reputation,
        *s.cubes,
        *s.informer,
        *s.draw_tokens,
        *map(int.bit_count, s.hands),
        len(s.points),
        *s.points,
        len(s.market),
        *s.market,
        len(s.item_discard),
        *s.item_discard,
        len(s.agenda),
        *s.agenda,
        *_boards(tuple(s.held), tuple(s.tokens), tuple(s.indictments), s.ending == c.SURVIVAL),
    ]
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


def _ready(sealed: list[int]) -> int:
    """G12: mask of the seats that have given a sealed answer."""
    ready = 0
    for seat, answer in enumerate(sealed):
        if answer != NOBODY:
            ready |= 1 << seat
    return ready


Stacks = tuple[tuple[int, ...], ...]
"""By seat, what lies there."""


@lru_cache(maxsize=8192)
def _boards(held: Stacks, tokens: Stacks, indictments: Stacks, shown: bool) -> tuple[int, ...]:
    """What lies on the players' boards, as others see it; it seldom changes, so it is kept.

    Items; tokens, of a face-down one the house only; indictments, of each the kind, or the face once
    all are ``shown`` (E2).
    """
    numbers: list[int] = []
    for items in held:
        numbers += (len(items), *items)
    for own in tokens:
        numbers += (len(own), *[t if t & 8 else HIDDEN_TOKEN + (t & 3) for t in own])
    for stack in indictments:
        faces = [i if shown else HIDDEN_FACE + c.INDICTMENT_KIND[i] for i in stack]
        numbers += (len(faces), *faces)
    return tuple(numbers)


def visible_cards(s: State) -> int:
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


def private_numbers(s: State, seat: int, visible: int) -> list[int]:
    """The part of one observer: own hand, answer, tokens, indictments, and what it may believe."""
    if seat < 0:
        return [seat]
    hand = s.hands[seat]
    tokens = s.tokens[seat]
    indictments = s.indictments[seat]
    return [
        seat,
        hand,
        s.sealed[seat],
        len(tokens),
        *[token >> 2 & 1 for token in tokens],
        len(indictments),
        *indictments,
        _beliefs(s, seat, visible | hand),
    ]


def _beliefs(s: State, observer: int, seen: int) -> int:
    """The masks of an observer side by side (:mod:`mollyhouse.knowledge`), of unseen cards only."""
    n = s.options.players
    return known.beliefs(s.knowledge, n, observer, c.VICE_CARDS[n] & ~seen, bool(s.deck))


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
