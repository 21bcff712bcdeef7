"""S, Setup: the deal, and the card that starts each reputation."""

from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules.general import clockwise, gain, leave_hand
from mollyhouse.state import NOBODY, OPENING, TURN, State


def deal(s: State, chance: Chance) -> None:
    """S1, S2: decks, market, gossip, hands, shops; then the opening question (S3)."""
    n = s.options.players
    s.candelabra = s.turn = chance.roll(ch.FIRST_PLAYER, n)
    s.deck = cards_of(c.VICE_CARDS[n])
    chance.shuffle(ch.VICE, s.deck)
    for item in range(c.ITEMS):
        s.item_deck += [item] * c.ITEM_COUNTS[s.options.items][item]
    chance.shuffle(ch.ITEM, s.item_deck)
    s.major = [i for i in range(c.INDICTMENTS) if c.INDICTMENT_KIND[i] == c.MAJOR]
    chance.shuffle(ch.MAJOR, s.major)
    s.minor = [i for i in range(c.INDICTMENTS) if c.INDICTMENT_KIND[i] == c.MINOR]
    chance.shuffle(ch.MINOR, s.minor)
    s.market = [s.deck.pop() for _ in range(c.MARKET_SIZE)]
    s.gossip = 1 << s.deck.pop()
    s.knowledge = known.fresh(n, c.VICE_CARDS[n])
    for seat in clockwise(s, s.candelabra):
        s.hands[seat] = sum(1 << s.deck.pop() for _ in range(c.OPENING_HAND[n]))
    s.shops = [s.item_deck.pop() for _ in range(4)]
    s.agenda = [TURN, OPENING]
    if s.log is not None:
        s.log.append(Event("candelabra", "S2", seat=s.candelabra))
        for card in s.market:
            s.log.append(Event("market", "S2", card=card))
        s.log.append(Event("gossip-dealt", "S2"))
        for seat in clockwise(s, s.candelabra):
            hand = s.hands[seat]
            s.log.append(Event("draw", "S2", seat=seat, cards=hand, amount=hand.bit_count()))
        for shop in range(4):
            s.log.append(Event("stocked", "S2", site=c.SHOP_SITES[shop], item=s.shops[shop]))


def opening(s: State, chance: Chance) -> bool:
    """S3: all choose a card in secret; once all have, the cards are revealed together."""
    s.waiting = sum(1 << p for p in range(s.options.players) if s.sealed[p] == NOBODY)
    if s.waiting:
        return True
    s.agenda.pop()
    for seat in clockwise(s, s.candelabra):
        card = a.ARG[s.sealed[seat]]
        s.sealed[seat] = NOBODY
        leave_hand(s, seat, 1 << card)
        s.pawn[seat] = c.HOUSE_SITE[c.CARD_SUIT[card]]
        if s.log is not None:
            s.log.append(Event("opening", "S3", seat=seat, card=card, site=s.pawn[seat]))
        if c.THREATS >> card & 1:
            s.safe |= 1 << card
        else:
            s.reputation[seat] |= 1 << card
            gain(s, seat, c.CARD_JOY[card], "S3")
    return False


def legal_opening(s: State, seat: int) -> list[int]:
    """Any card of the hand; it may be changed until the last player has chosen (G12)."""
    return [a.A_START + card for card in cards_of(s.hands[seat])]


def answer_sealed(s: State, seat: int, action: int, chance: Chance) -> None:
    """G12: keep the answer sealed, or change it; the step looks at all once they are in."""
    if s.log is not None:
        what = "ready" if s.sealed[seat] == NOBODY else "changed"
        s.log.append(Event(what, "G12", seat=seat, action=action))
    s.sealed[seat] = action
