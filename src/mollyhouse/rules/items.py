"""I, Items, and F13, the closing window. Each item takes effect, then it is discarded."""

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules.betrayal import reveal_informer, tokens_left
from mollyhouse.rules.festivity import barred, community_card, festivity, open_gin_round
from mollyhouse.rules.general import (
    clockwise,
    discard_item,
    enter_reputation,
    gain,
    leave_market,
    reputation,
    to_gossip,
    use_item,
)
from mollyhouse.state import CLOSING, COMMUNITY, NOBODY, PLAY, TAKE, WINDOW, State, play_of

# --- instead of an action (T5) ---------------------------------------------------------------------


def may_replace_action(s: State, seat: int, site: int) -> bool:
    """Whether, as everybody can see, an item may replace the action."""
    held = s.held[seat]
    return (
        (c.BRIBE in held and s.gossip != 0)
        or (c.NOTICE in held and _notice_site(s, site) and len(s.tokens[seat]) < c.TOKENS)
        or (c.NOTICE_UPDATED in held and _market_desires(s) != 0)
    )


def legal_instead(s: State, seat: int, site: int) -> list[int]:
    """I2, I5, I7: the items that may replace the action."""
    held = s.held[seat]
    legal: list[int] = []
    if c.BRIBE in held and s.gossip:
        legal.append(a.A_BRIBE)
    if c.NOTICE in held and _notice_site(s, site):
        legal += [a.A_NOTICE + kind for kind in tokens_left(s, seat)]
    if c.NOTICE_UPDATED in held and _market_desires(s):
        legal += [a.A_NOTICE_MARKET + a.TO_GOSSIP, a.A_NOTICE_MARKET + a.TO_REPUTATION]
    return legal


def _notice_site(s: State, site: int) -> bool:
    """I5: the pawn stands at an open house."""
    return c.SITE_KIND[site] == c.HOUSE and not s.raided >> c.SITE_SUIT[site] & 1


def _market_desires(s: State) -> int:
    """I7: mask of the desires in the market."""
    return sum(1 << card for card in s.market) & c.DESIRES


def bribe(s: State, seat: int) -> None:
    """I2: look at the gossip pile; then take one card of it."""
    use_item(s, seat, c.BRIBE, "I2")
    s.knowledge = known.looked(s.knowledge, s.options.players, seat, s.gossip)
    if s.log is not None:
        s.log.append(Event("look", "I2", seat=seat, cards=s.gossip, amount=s.gossip.bit_count()))
    s.agenda.append(TAKE)


def take(s: State, chance: Chance) -> bool:
    """I2: which card is a secret choice; a pile of one card leaves none."""
    if s.gossip.bit_count() == 1:
        answer_take(s, s.turn, a.A_TAKE + s.gossip.bit_length() - 1, chance)
        return False
    s.waiting = 1 << s.turn
    return True


def legal_take(s: State, seat: int) -> list[int]:
    """I2: any card of the pile."""
    return [a.A_TAKE + card for card in cards_of(s.gossip)]


def answer_take(s: State, seat: int, action: int, chance: Chance) -> None:
    """I2: the card joins the hand; others see that it was done."""
    s.agenda.pop()
    card = a.ARG[action]
    s.gossip ^= 1 << card
    s.hands[seat] |= 1 << card
    s.knowledge = known.bribed(s.knowledge, s.options.players, seat)
    if not s.gossip:
        s.knowledge = known.pile_empty(s.knowledge, s.options.players)
    if s.log is not None:
        s.log.append(Event("take", "I2", seat=seat, card=card))


def notice(s: State, seat: int, kind: int) -> None:
    """I5: a token face up at the house; the matching market cards become gossip."""
    house = c.SITE_SUIT[s.pawn[seat]]
    s.tokens[seat] = (*s.tokens[seat], house + 4 * kind + 8)
    use_item(s, seat, c.NOTICE, "I5")
    if s.log is not None:
        s.log.append(Event("notice", "I5", seat=seat, suit=house, kind=kind, token=len(s.tokens[seat])))
    if kind == c.INFORMER:
        reveal_informer(s, seat, house)
    cards = [card for card in s.market if c.CARD_SUIT[card] == house]
    for card in cards:
        leave_market(s, card, "I5")
    if kind == c.LOYAL:
        gain(s, seat, c.NOTICE_JOY * len(cards), "I5")


def notice_updated(s: State, seat: int, where: int) -> None:
    """I7: all desires of the market to the gossip, or to the own reputation without stars."""
    use_item(s, seat, c.NOTICE_UPDATED, "I7")
    desires = _market_desires(s)
    s.market = [card for card in s.market if not desires >> card & 1]
    if where == a.TO_REPUTATION:
        enter_reputation(s, seat, desires, 0, "I7")
    else:
        to_gossip(s, desires)
        if s.log is not None:
            s.log.append(Event("notice-gossip", "I7", seat=seat, cards=desires))


# --- directly after a card in a festivity (I4, I8, I9) ---------------------------------------------


def window(s: State, chance: Chance) -> bool:
    """Items after one card, in the order that their owner likes."""
    f = festivity(s)
    if _window_items(s):
        s.waiting = 1 << f.window
        return True
    _close_window(s)
    return False


def _close_window(s: State) -> None:
    s.agenda.pop()
    f = festivity(s)
    f.window = NOBODY
    f.last = NOBODY
    f.first = False


def _window_items(s: State) -> list[int]:
    """The items that fit the card just played."""
    f = festivity(s)
    held = s.held[f.window]
    legal: list[int] = []
    if f.last != NOBODY:
        suit = c.CARD_SUIT[f.last]
        if c.DRESS + suit in held:  # I4
            legal.append(a.A_DRESS + suit)
        if c.DOMINO_UPDATED in held and not _swapped(s):  # I8
            for play in f.played:
                card = play & 63
                if play >> 6 & 7 == COMMUNITY and c.CARD_SUIT[card] == suit:
                    legal.append(a.A_SWAP + card)
    if f.first and not f.doll and c.DOLL in held:  # I9
        legal.append(a.A_DOLL)
    return sorted(legal)


def _swapped(s: State) -> bool:
    """I8: the card just played has been swapped already."""
    f = festivity(s)
    return any(play & 63 == f.last and play >> 6 & 7 == COMMUNITY for play in f.played)


def legal_window(s: State, seat: int) -> list[int]:
    """The fitting items, or none of them."""
    return [*_window_items(s), a.A_NO_ITEM]


def answer_window(s: State, seat: int, action: int, chance: Chance) -> None:
    """I4, I8, I9."""
    f = festivity(s)
    kind = a.KIND[action]
    if kind == a.NO_ITEM:
        if s.log is not None:
            declined = a.KIND[_window_items(s)[0]]
            rule = "I4" if declined == a.DRESS else "I8" if declined == a.SWAP else "I9"
            s.log.append(Event("no-item", rule, seat=seat))
        _close_window(s)
    elif kind == a.DRESS:
        # I4: it lies with the festivity until that ends, then it is discarded.
        discard_item(s, seat, c.DRESS + a.ARG[action])
        f.dresses |= 1 << a.ARG[action]
        if s.log is not None:
            s.log.append(Event("item", "I4", seat=seat, item=c.DRESS + a.ARG[action]))
    elif kind == a.SWAP:
        use_item(s, seat, c.DOMINO_UPDATED, "I8")
        swap(s, seat, f.last, a.ARG[action])
    else:
        use_item(s, seat, c.DOLL, "I9")
        f.doll = True


def swap(s: State, seat: int, card: int, other: int) -> None:
    """I8: a player's card and a community card change sides; a rogue keeps its value."""
    f = festivity(s)
    for i, play in enumerate(f.played):
        if play & 63 == card:
            f.played[i] = play_of(card, COMMUNITY, play >> 9)
        elif play & 63 == other:
            f.played[i] = play_of(other, seat, play >> 9)
    if s.log is not None:
        s.log.append(Event("swap", "I8", seat=seat, card=card, other=other))


# --- before the set is determined (F13, I1, I6) ----------------------------------------------------


def closing(s: State, chance: Chance) -> bool:
    """F13: who holds a playable gin or violin is asked clockwise from the runner, until all decline."""
    f = festivity(s)
    for seat in clockwise(s, f.runner):
        if not f.declined >> seat & 1 and (_may_open_gin(s, seat) or may_play_violin(s, seat)):
            s.waiting = 1 << seat
            return True
    s.agenda.pop()
    return False


def _may_open_gin(s: State, seat: int) -> bool:
    """I1: not by a barred informer, and only while somebody has a card left to play."""
    return c.GIN in s.held[seat] and not barred(s, seat) and any(s.hands)


def legal_closing(s: State, seat: int) -> list[int]:
    """F13: a bottle of gin, or no item; the violin is added wherever it may be played."""
    return [a.A_GIN, a.A_NO_ITEM] if _may_open_gin(s, seat) else [a.A_NO_ITEM]


def answer_closing(s: State, seat: int, action: int, chance: Chance) -> None:
    """F13: after an item all are asked again."""
    f = festivity(s)
    if action == a.A_GIN:
        use_item(s, seat, c.GIN, "I1")
        f.declined = 0
        open_gin_round(s)
    else:
        f.declined |= 1 << seat
        if s.log is not None:
            s.log.append(Event("no-item", "F13", seat=seat))


def may_play_violin(s: State, seat: int) -> bool:
    """I6: any time before the set is determined, by who may play items there, also out of turn."""
    if s.festivity is None or c.VIOLIN not in s.held[seat]:
        return False
    step = s.agenda[-1]
    if step != PLAY and step != WINDOW and step != CLOSING:
        return False
    return (bool(s.deck) or s.gossip != 0) and not barred(s, seat)


def violin(s: State, seat: int, chance: Chance) -> None:
    """I6: two more cards for the community, drawn as in F2."""
    use_item(s, seat, c.VIOLIN, "I6")
    community_card(s, chance, "I6")
    community_card(s, chance, "I6")
    festivity(s).declined = 0


# --- in the investigation (I3) ---------------------------------------------------------------------


def domino(s: State, chance: Chance) -> bool:
    """I3: holders are asked openly, clockwise from the candelabra, where it could matter to them."""
    for seat in clockwise(s, s.candelabra):
        if not s.asked >> seat & 1 and c.DOMINO in s.held[seat] and _raidable(s, seat):
            s.waiting = 1 << seat
            return True
    s.agenda.pop()
    s.asked = 0
    return False


def _raidable(s: State, seat: int) -> bool:
    """Whether the player has any reputation in the suit of an open house."""
    return any(not s.raided >> suit & 1 and reputation(s, seat, suit) for suit in range(4))


def legal_domino(s: State, seat: int) -> list[int]:
    """I3: to play it or not."""
    return [a.A_DOMINO + a.NO, a.A_DOMINO + a.YES]


def answer_domino(s: State, seat: int, action: int, chance: Chance) -> None:
    """I3: the own reputation is ignored in this week's raids."""
    s.asked |= 1 << seat
    if a.ARG[action] == a.YES:
        use_item(s, seat, c.DOMINO, "I3")
        s.dominoes |= 1 << seat
    elif s.log is not None:
        s.log.append(Event("no-domino", "I3", seat=seat))
