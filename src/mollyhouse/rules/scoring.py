"""F7 to F11: scoring the winning set, foiled threats, gossip and bonuses."""

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.rules.festivity import festivity
from mollyhouse.rules.general import (
    add_cubes,
    clockwise,
    draw,
    enter_reputation,
    expose,
    gain,
    reputation,
    stars,
    to_gossip,
)
from mollyhouse.state import COMMUNITY, NOBODY, PRIDE, State


def score(s: State, chance: Chance) -> bool:
    """F7: players' cards to their reputations, the community's to the safe pile; then F8 is prepared."""
    s.agenda.pop()
    f = festivity(s)
    cards_by = [0] * (COMMUNITY + 1)
    left: list[int] = []
    for play in f.played:
        if f.winning >> (play & 63) & 1:
            cards_by[play >> 6 & 7] |= 1 << (play & 63)
        else:
            left.append(play)
    for seat in clockwise(s, f.runner):
        cards = cards_by[seat] & ~c.THREATS
        if cards:
            enter_reputation(s, seat, cards, stars(cards), "F7")
    ours = cards_by[COMMUNITY] & ~c.THREATS
    if ours:
        s.safe |= ours
        if s.log is not None:
            s.log.append(Event("community-scores", "F7", cards=ours))
        gain(s, COMMUNITY, community_worth(ours), "F7")
    for play in f.played:
        card = play & 63
        if (f.winning & c.THREATS) >> card & 1:
            side = play >> 6 & 7
            suit = c.CARD_SUIT[card]
            s.safe |= 1 << card
            if s.log is not None:
                s.log.append(Event("foiled", "F8", seat=side, card=card))
            for seat in clockwise(s, f.runner) if side == COMMUNITY else [side]:
                f.foils.append(seat + 8 * suit)
    f.played = left
    return False


def community_worth(cards: int) -> int:
    """F7: what community cards score for the community: their stars, 4 for a molly."""
    return stars(cards) + c.MOLLY_COMMUNITY_JOY * (cards & c.MOLLIES).bit_count()


def foil(s: State, chance: Chance) -> bool:
    """F8: each foiled threat takes matching reputations to the safe pile; each loser may take cubes."""
    f = festivity(s)
    while f.foils:
        aim = f.foils.pop(0)
        seat = aim & 7
        cards = s.reputation[seat] & c.SUIT_MASK[aim >> 3]
        if cards:
            s.reputation[seat] ^= cards
            s.safe |= cards
            f.pride = cards
            f.proud = seat
            if s.log is not None:
                s.log.append(Event("foil-loses", "F8", seat=seat, cards=cards, suit=aim >> 3))
            s.agenda.append(PRIDE)
            return False
    s.agenda.pop()
    return False


def pride(s: State, chance: Chance) -> bool:
    """F8: the pride rule is always a question."""
    s.waiting = 1 << festivity(s).proud
    return True


def legal_pride(s: State, seat: int) -> list[int]:
    """F8: a cube for each card lost, all or none."""
    return [a.A_CUBES + a.NO, a.A_CUBES + a.YES]


def answer_pride(s: State, seat: int, action: int, chance: Chance) -> None:
    """F8: the cubes are taken or not."""
    s.agenda.pop()
    f = festivity(s)
    if a.ARG[action] == a.YES:
        suit = c.CARD_SUIT[f.pride.bit_length() - 1]
        add_cubes(s, seat, suit, f.pride.bit_count(), "F8")
    elif s.log is not None:
        s.log.append(Event("no-cubes", "F8", seat=seat))
    f.pride = 0
    f.proud = NOBODY


def known_threat(s: State, chance: Chance) -> bool:
    """F9: revealed informers' reputation cards that match their token go to the safe pile."""
    s.agenda.pop()
    for seat in clockwise(s, festivity(s).runner):
        if s.informer[seat] != NOBODY:
            cards = s.reputation[seat] & c.SUIT_MASK[s.informer[seat]]
            if cards:
                s.reputation[seat] ^= cards
                s.safe |= cards
                if s.log is not None:
                    s.log.append(Event("known-threat", "F9", seat=seat, cards=cards))
    return False


def gossip(s: State, chance: Chance) -> bool:
    """F10: the rest becomes gossip; the order is asked only where it decides who gets the last cards."""
    f = festivity(s)
    if _order_matters(s):
        s.waiting = 1 << f.runner
        return True
    s.agenda.pop()
    for play in f.played:
        add_to_gossip(s, play)
    f.played = []
    return False


def _order_matters(s: State) -> bool:
    """F10: more draws due than cards in the deck, and more than one player to draw them."""
    f = festivity(s)
    due = 0
    players = 0
    for play in f.played:
        side = play >> 6 & 7
        if side != COMMUNITY:
            due += 1
            players |= 1 << side
    return 0 < len(s.deck) < due and players & (players - 1) != 0


def legal_gossip(s: State, seat: int) -> list[int]:
    """F10: a player's card to come next, or all the rest as they were played."""
    cards = [play & 63 for play in festivity(s).played if play >> 6 & 7 != COMMUNITY]
    return [*[a.A_GOSSIP + card for card in sorted(cards)], a.A_GOSSIP_REST]


def answer_gossip(s: State, seat: int, action: int, chance: Chance) -> None:
    """F10: one card, or the rest."""
    f = festivity(s)
    for play in f.played[:]:
        if action == a.A_GOSSIP_REST or play & 63 == a.ARG[action]:
            f.played.remove(play)
            add_to_gossip(s, play)


def add_to_gossip(s: State, play: int) -> None:
    """F10: a card becomes gossip; its player draws; a threat exposes its player, or everybody."""
    f = festivity(s)
    card = play & 63
    side = play >> 6 & 7
    to_gossip(s, 1 << card)
    if s.log is not None:
        s.log.append(Event("to-gossip", "F10", seat=side, card=card))
    if c.THREATS >> card & 1:
        for seat in clockwise(s, f.runner) if side == COMMUNITY else [side]:
            expose(s, seat, card, side, "F10")
    if side != COMMUNITY:
        draw(s, side, 1, "F10")


def bonus(s: State, chance: Chance) -> bool:
    """F11: joy for the runner by the reputation in the suit of the house, and for the community."""
    s.agenda.pop()
    f = festivity(s)
    own = reputation(s, f.runner, f.house)
    if f.rank != c.QUIET_GATHERING:
        gain(s, f.runner, own, "F11")
        gain(s, COMMUNITY, c.COMMUNITY_BONUS[f.rank], "F11")
    elif not f.doll:
        gain(s, f.runner, -own, "F11")
        gain(s, COMMUNITY, c.COMMUNITY_BONUS[f.rank], "F11")
    for suit in range(4):
        if f.dresses >> suit & 1:
            s.item_discard.append(c.DRESS + suit)
    if s.log is not None:
        s.log.append(Event("festivity-ends", "F11", seat=f.runner, rank=f.rank))
    s.festivity = None
    return False
