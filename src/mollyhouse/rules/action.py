"""T5 and A, Actions: what a player may do at the site of the pawn."""

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules import items
from mollyhouse.rules.betrayal import reveal_informer
from mollyhouse.rules.festivity import throw
from mollyhouse.rules.general import (
    add_cubes,
    discard_item,
    draw,
    enter_reputation,
    gain,
    leave_hand,
    market_discard,
    reputation,
    to_gossip,
)
from mollyhouse.state import COMMUNITY, DROP, MARKET_DISCARD, State


def action(s: State, chance: Chance) -> bool:
    """T5: exactly one action. Where everybody sees that only A1 is possible, it is taken."""
    if _only_lie_low(s):
        s.agenda.pop()
        lie_low(s, s.turn)
        return False
    s.waiting = 1 << s.turn
    return True


def _only_lie_low(s: State) -> bool:
    """Whether public facts alone leave nothing but lying low."""
    seat = s.turn
    site = s.pawn[seat]
    kind = c.SITE_KIND[site]
    suit = c.SITE_SUIT[site]
    if kind == c.SHOP:
        if s.shops[c.SHOP_OF_SITE[site]] != c.NO_ITEM:
            return False
    else:
        for card in s.market:
            if c.CARD_SUIT[card] == suit:
                return False
        if kind == c.CRUISE and s.hands[seat] and s.informer[seat] != suit:
            return False
        if kind == c.HOUSE and _may_throw(s, seat, suit):
            return False
    return not (_accusable(s, seat, site) or items.may_replace_action(s, seat, site))


def legal_action(s: State, seat: int) -> list[int]:
    """T5: lie low always; then what the site, the others and the own items allow."""
    site = s.pawn[seat]
    kind = c.SITE_KIND[site]
    suit = c.SITE_SUIT[site]
    legal = [a.A_LIE_LOW]
    if kind != c.SHOP:
        legal += [a.A_INDULGE + k for k in sorted(s.market) if c.CARD_SUIT[k] == suit]  # A2
    legal += _accusable(s, seat, site)  # A3
    if kind == c.CRUISE and s.informer[seat] != suit:  # A4, B2
        for k in cards_of(s.hands[seat] & c.SUIT_MASK[suit] & c.DESIRES):
            legal.append(a.CRUISE_WITH[k])
    elif kind == c.SHOP and s.shops[c.SHOP_OF_SITE[site]] != c.NO_ITEM:  # A5
        legal.append(a.A_SHOP)
    elif kind == c.HOUSE and _may_throw(s, seat, suit):  # A6
        legal.append(a.A_FESTIVITY)
    if s.held[seat]:
        legal += items.legal_instead(s, seat, site)
    return legal


def answer_action(s: State, seat: int, action: int, chance: Chance) -> None:
    """T5: the action is taken."""
    s.agenda.pop()
    kind = a.KIND[action]
    arg = a.ARG[action]
    if kind == a.LIE_LOW:
        lie_low(s, seat)
    elif kind == a.INDULGE:
        indulge(s, seat, arg)
    elif kind == a.ACCUSE:
        accuse(s, seat, arg // c.TOKENS, arg % c.TOKENS)
    elif kind == a.CRUISE:
        cruise(s, seat, arg)
    elif kind == a.SHOP:
        shop(s, seat)
    elif kind == a.FESTIVITY:
        throw(s, seat)
    elif kind == a.BRIBE:
        items.bribe(s, seat)
    elif kind == a.NOTICE:
        items.notice(s, seat, arg)
    else:
        items.notice_updated(s, seat, arg)


def lie_low(s: State, seat: int) -> None:
    """A1: draw one card."""
    if s.log is not None:
        s.log.append(Event("lie-low", "A1", seat=seat))
    draw(s, seat, 1, "A1")


def indulge(s: State, seat: int, card: int) -> None:
    """A2: take a market card of any kind that matches the site."""
    s.market.remove(card)
    s.knowledge = known.joined_hand(s.knowledge, s.options.players, 1 << card, seat)
    s.hands[seat] |= 1 << card
    if s.log is not None:
        s.log.append(Event("indulge", "A2", seat=seat, card=card))


def _accusable(s: State, seat: int, site: int) -> list[int]:
    """A3: the face-down tokens, on any house, of other players at the site."""
    legal: list[int] = []
    for other in range(s.options.players):
        if other != seat and s.pawn[other] == site:
            for number, token in enumerate(s.tokens[other]):
                if not token & 8:
                    legal.append(a.A_ACCUSE + c.TOKENS * other + number)
    return legal


def accuse(s: State, seat: int, target: int, number: int) -> None:
    """A3: the token is turned up; loyal costs 3 joy, informer gives 3 and reveals its owner."""
    token = s.tokens[target][number]
    tokens = list(s.tokens[target])
    tokens[number] = token | 8
    s.tokens[target] = tuple(tokens)
    house = token & 3
    kind = token >> 2 & 1
    if s.log is not None:
        s.log.append(
            Event("accuse", "A3", seat=seat, target=target, token=number + 1, suit=house, kind=kind)
        )
    if kind == c.LOYAL:
        gain(s, seat, -c.ACCUSE_JOY, "A3")
    else:
        gain(s, seat, c.ACCUSE_JOY, "A3")
        gain(s, COMMUNITY, c.ACCUSE_JOY, "A3")
        reveal_informer(s, target, house)


def cruise(s: State, seat: int, card: int) -> None:
    """A4: a desire to the reputation, as many cards as its suit counts, at most 4; the danger last."""
    suit = c.CARD_SUIT[card]
    leave_hand(s, seat, 1 << card)
    if s.log is not None:
        s.log.append(Event("cruise", "A4", seat=seat, card=card, site=s.pawn[seat]))
    enter_reputation(s, seat, 1 << card, 0, "A4")
    draws = reputation(s, seat, suit)
    draw(s, seat, draws if draws < c.CRUISE_DRAWS else c.CRUISE_DRAWS, "A4")
    if s.raided >> suit & 1:
        s.reputation[seat] ^= 1 << card
        to_gossip(s, 1 << card)
        if s.log is not None:
            s.log.append(Event("dangerous-cruising", "A4", seat=seat, card=card))
        add_cubes(s, seat, suit, 1, "A4")


def shop(s: State, seat: int) -> None:
    """A5: take the item; with three, one is discarded; then one market discard."""
    place = c.SHOP_OF_SITE[s.pawn[seat]]
    item = s.shops[place]
    s.shops[place] = c.NO_ITEM
    s.held[seat] = (*s.held[seat], item)
    if s.log is not None:
        s.log.append(Event("shop", "A5", seat=seat, site=s.pawn[seat], item=item))
    s.agenda.append(MARKET_DISCARD)
    if len(s.held[seat]) > c.ITEMS_HELD:
        s.agenda.append(DROP)


def drop(s: State, chance: Chance) -> bool:
    """A5: which of three items goes; three alike need no question."""
    held = s.held[s.turn]
    if held[0] == held[1] == held[2]:
        answer_drop(s, s.turn, a.A_DROP + held[0], chance)
        return False
    s.waiting = 1 << s.turn
    return True


def legal_drop(s: State, seat: int) -> list[int]:
    """A5: one of the items held."""
    return [a.A_DROP + item for item in sorted(set(s.held[seat]))]


def answer_drop(s: State, seat: int, action: int, chance: Chance) -> None:
    """A5: at most 2 items are held."""
    s.agenda.pop()
    item = a.ARG[action]
    discard_item(s, seat, item)
    s.item_discard.append(item)
    if s.log is not None:
        s.log.append(Event("drop", "A5", seat=seat, item=item))


def shop_discard(s: State, chance: Chance) -> bool:
    """A5: one market discard, as in T2 and T3."""
    s.agenda.pop()
    market_discard(s, "A5")
    return False


def _may_throw(s: State, seat: int, house: int) -> bool:
    """A6, B2: the house is open, the cards suffice, and the player is no revealed informer there."""
    return (
        not s.raided >> house & 1
        and s.hands[seat].bit_count() >= c.FESTIVITY_HAND[s.options.players]
        and s.informer[seat] != house
    )
