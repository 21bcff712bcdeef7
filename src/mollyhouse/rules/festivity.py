"""F, Festivity: from the first card to the determination of the winning set.

Ranking is in ``ranking``, scoring in ``scoring``, the items and their windows in ``items``.
"""

from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules.general import leave_hand
from mollyhouse.rules.ranking import completed, rank_of, selectable
from mollyhouse.state import (
    COMMUNITY,
    FESTIVITY_STEPS,
    NOBODY,
    PLAY,
    ROUND_STEPS,
    WINDOW,
    Festivity,
    State,
    play_of,
)


def throw(s: State, seat: int) -> None:
    """A6, F1: the player takes the candelabra and is the runner of the rounds to come."""
    s.candelabra = seat
    f = Festivity(seat, c.SITE_SUIT[s.pawn[seat]])
    s.festivity = f
    s.agenda += FESTIVITY_STEPS
    for _ in range(c.FESTIVITY_ROUNDS[s.options.players]):
        s.agenda += ROUND_STEPS
    if s.log is not None:
        s.log.append(Event("festivity", "F1", seat=seat, suit=f.house, site=s.pawn[seat]))


def festivity(s: State) -> Festivity:
    """The festivity in progress."""
    f = s.festivity
    assert f is not None
    return f


def barred(s: State, seat: int) -> bool:
    """F12: a revealed informer at the matching house; not in the round of a bottle of gin (I1)."""
    f = festivity(s)
    return s.informer[seat] == f.house and not f.gin


def community_card_step(s: State, chance: Chance) -> bool:
    """F2: each round starts with a card for the community."""
    s.agenda.pop()
    f = festivity(s)
    f.round += 1
    f.offset = 0
    if s.log is not None:
        s.log.append(Event("round", "F1", seat=f.runner, amount=f.round))
    community_card(s, chance, "F2")
    if f.round == 1 and len(f.played) == 1:
        open_window(s, f.runner, NOBODY)
    return False


def community_card(s: State, chance: Chance, rule: str) -> None:
    """F2: the top card of the deck, else of the shuffled gossip, else nothing; rogues roll (F4)."""
    f = festivity(s)
    if s.deck:
        card = s.deck.pop()
    elif s.gossip:
        pile = cards_of(s.gossip)
        chance.shuffle(ch.GOSSIP, pile)
        card = pile.pop()
        s.gossip ^= 1 << card
        if not s.gossip:
            s.knowledge = known.pile_empty(s.knowledge, s.options.players)
        if s.log is not None:
            s.log.append(Event("gossip-shuffled", "F2"))
    else:
        if s.log is not None:
            s.log.append(Event("no-community-card", "F2"))
        return
    value = card_value(card)
    if c.CARD_FACE[card] == c.ROGUE:
        value = chance.roll(ch.ROGUE, c.TEN)
    f.played.append(play_of(card, COMMUNITY, value))
    if s.log is not None:
        s.log.append(Event("played", rule, seat=COMMUNITY, card=card, value=value))


def card_value(card: int) -> int:
    """What a desire counts as in ranking; 0 for the others."""
    face = c.CARD_FACE[card]
    return face + 1 if face < c.JACK else 0


def play(s: State, chance: Chance) -> bool:
    """F3: clockwise from the runner, each plays or passes; F12 and empty hands need no question."""
    f = festivity(s)
    n = s.options.players
    while f.offset < n:
        seat = (f.runner + f.offset) % n
        if barred(s, seat):
            f.offset += 1
            if s.log is not None:
                s.log.append(Event("barred", "F12", seat=seat))
            community_card(s, chance, "F12")
        elif f.passed >> seat & 1 and not f.gin:
            f.offset += 1
        elif not s.hands[seat]:
            pass_round(s, seat)
        else:
            s.waiting = 1 << seat
            return True
    s.agenda.pop()
    f.gin = False
    return False


def pass_round(s: State, seat: int) -> None:
    """F3: who has passed plays no more; in the round of a bottle of gin it binds only there (I1)."""
    f = festivity(s)
    f.offset += 1
    if not f.gin:
        f.passed |= 1 << seat
    if s.log is not None:
        s.log.append(Event("pass", "F3", seat=seat))


def legal_play(s: State, seat: int) -> list[int]:
    """F3, F4: any card, a rogue with any value; or pass, but for the runner of an ordinary round."""
    f = festivity(s)
    legal: list[int] = []
    for card in cards_of(s.hands[seat]):
        legal += a.PLAYS_OF[card]
    if seat != f.runner or f.gin:
        legal.append(a.A_PASS)
    return legal


def answer_play(s: State, seat: int, action: int, chance: Chance) -> None:
    """F3: the card lies face up before its player; then the window for items."""
    if action == a.A_PASS:
        pass_round(s, seat)
        return
    f = festivity(s)
    card = a.ARG[action]
    value = a.VALUE[action]
    leave_hand(s, seat, 1 << card)
    f.offset += 1
    f.played.append(play_of(card, seat, value))
    if s.log is not None:
        rule = "F4" if c.CARD_FACE[card] == c.ROGUE else "F3"
        s.log.append(Event("played", rule, seat=seat, card=card, value=value))
    open_window(s, seat, card)


def open_window(s: State, seat: int, card: int) -> None:
    """The moment directly after a card, in which its player may use items (I4, I8, I9)."""
    f = festivity(s)
    if not s.held[seat]:
        return
    f.window = seat
    f.last = card
    f.first = len(f.played) == 1 and seat == f.runner
    s.agenda.append(WINDOW)


def select(s: State, chance: Chance) -> bool:
    """F5, F6: the set is determined; the runner chooses where there is a choice."""
    f = festivity(s)
    rank, alternatives = rank_of(f.played, f.dresses, f.doll)
    if f.rank == NOBODY:
        f.rank = rank
        if s.log is not None:
            rule = "I9" if f.doll else "I4" if rank == c.SURPRISE_BALL and f.dresses else "F5"
            s.log.append(Event("rank", rule, seat=f.runner, rank=rank))
    if selectable(alternatives, f.selected):
        s.waiting = 1 << f.runner
        return True
    s.agenda.pop()
    f.winning = completed(alternatives, f.selected)
    if s.log is not None:
        s.log.append(Event("winning-set", "F6", seat=f.runner, cards=f.winning))
    return False


def legal_select(s: State, seat: int) -> list[int]:
    """F6: the cards between which there is a choice."""
    f = festivity(s)
    alternatives = rank_of(f.played, f.dresses, f.doll)[1]
    return [a.A_SELECT + card for card in cards_of(selectable(alternatives, f.selected))]


def answer_select(s: State, seat: int, action: int, chance: Chance) -> None:
    """F6: one card of the winning set is chosen."""
    f = festivity(s)
    f.selected |= 1 << a.ARG[action]
    if s.log is not None:
        s.log.append(Event("select", "F6", seat=seat, card=a.ARG[action]))


def open_gin_round(s: State) -> None:
    """I1: one more round without a community card, in which everyone may play or pass."""
    f = festivity(s)
    f.gin = True
    f.round += 1
    f.offset = 0
    s.agenda.append(PLAY)
