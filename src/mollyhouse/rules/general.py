"""G, General: moving cards, joy, reputation, exposure."""

from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.state import COMMUNITY, NOBODY, State


def clockwise(s: State, first: int) -> list[int]:
    """All seats clockwise from ``first`` (G10)."""
    n = s.options.players
    return [(first + i) % n for i in range(n)]


def reputation(s: State, seat: int, suit: int) -> int:
    """G5: matching cards plus matching cubes."""
    return (s.reputation[seat] & c.SUIT_MASK[suit]).bit_count() + s.cubes[4 * seat + suit]


def gain(s: State, seat: int, joy: int, rule: str) -> None:
    """A player (or COMMUNITY) gains joy, or loses it, never falling below 0 (G8)."""
    if not joy:
        return
    before = s.community if seat == COMMUNITY else s.joy[seat]
    after = before + joy
    if after < 0:
        after = 0
    if seat == COMMUNITY:
        s.community = after
    else:
        s.joy[seat] = after
    if s.log is not None and after != before:
        s.log.append(Event("joy", rule, seat=seat, amount=after - before, total=after))


def draw(s: State, seat: int, count: int, rule: str) -> None:
    """A player draws cards; for each that the deck lacks, one draw token (G9)."""
    n = s.options.players
    deck = s.deck
    have = len(deck)
    cards = 0
    if have:
        for _ in range(count if count < have else have):
            cards |= 1 << deck.pop()
        s.hands[seat] |= cards
        s.knowledge = known.drawn(s.knowledge, n, seat)
        if s.log is not None:
            s.log.append(Event("draw", rule, seat=seat, cards=cards, amount=cards.bit_count()))
    missing = count - have
    if missing > 0:
        take_draw_tokens(s, seat, missing, "G9")


def take_draw_tokens(s: State, seat: int, count: int, rule: str) -> None:
    """A player takes draw tokens (G9, W1)."""
    s.draw_tokens[seat] += count
    if s.log is not None:
        s.log.append(Event("draw-tokens", rule, seat=seat, amount=count))


def leave_hand(s: State, seat: int, cards: int) -> None:
    """Cards leave a hand."""
    s.hands[seat] &= ~cards
    if not s.hands[seat]:
        s.knowledge = known.hand_empty(s.knowledge, s.options.players, seat)


def to_gossip(s: State, cards: int) -> None:
    """Cards enter the gossip pile publicly (G4)."""
    s.gossip |= cards
    s.knowledge = known.joined_pile(s.knowledge, s.options.players, cards)


def add_cubes(s: State, seat: int, suit: int, count: int, rule: str) -> None:
    """A player takes cubes; they are never lost (G5)."""
    s.cubes[4 * seat + suit] += count
    if s.log is not None:
        s.log.append(Event("cubes", rule, seat=seat, suit=suit, amount=count))


def expose(s: State, seat: int, threat: int, side: int, rule: str) -> None:
    """G6: a threat entered the gossip publicly; the player's matching reputation cards follow it.

    Args:
        s: the game.
        seat: who is exposed.
        threat: the card that entered the gossip.
        side: who played or revealed it; COMMUNITY, or NOBODY when it left the market.
        rule: what exposes this player: T3, F10 or W1.
    """
    suit = c.CARD_SUIT[threat]
    cards = s.reputation[seat] & c.SUIT_MASK[suit]
    if s.log is not None:
        s.log.append(Event("exposed", rule, seat=seat, card=threat, target=side, cards=cards))
    if cards:
        s.reputation[seat] ^= cards
        to_gossip(s, cards)
        add_cubes(s, seat, suit, cards.bit_count(), "G6")


def most_infamous(reputations: list[int], suit: int) -> int:
    """T3: mask of the players with the highest sum of matching reputation cards, mollies 10."""
    best = 1
    seats = 0
    shift = c.FACES * suit
    for seat, cards in enumerate(reputations):
        infamy = c.INFAMY[cards >> shift & c.SUIT_BITS]
        if infamy > best:
            best = infamy
            seats = 1 << seat
        elif infamy == best:
            seats |= 1 << seat
    return seats


def leave_market(s: State, card: int, rule: str) -> None:
    """A market card leaves for the gossip pile; a threat exposes the most infamous (T3)."""
    s.market.remove(card)
    to_gossip(s, 1 << card)
    if s.log is not None:
        s.log.append(Event("market-to-gossip", rule, card=card))
    if c.THREATS >> card & 1:
        infamous = most_infamous(s.reputation, c.CARD_SUIT[card])
        if infamous:
            for seat in clockwise(s, s.candelabra):
                if infamous >> seat & 1:
                    expose(s, seat, card, NOBODY, "T3")
        elif s.log is not None:
            s.log.append(Event("nobody-exposed", "T3", card=card))


def market_discard(s: State, rule: str) -> None:
    """T2: the market card farthest from the deck leaves; an empty market discards nothing."""
    if not s.market:
        return
    card = s.market[0]
    if c.DESIRES >> card & 1:
        s.market.pop(0)
        s.safe |= 1 << card
        if s.log is not None:
            s.log.append(Event("market-to-safe", rule, card=card))
    else:
        leave_market(s, card, rule)


def stars(cards: int) -> int:
    """F7: the joy printed on the desires of a mask."""
    joy = 0
    for card in cards_of(cards & c.DESIRES):
        joy += c.CARD_JOY[card]
    return joy


def molly_bonus(reputation: int, cards: int) -> int:
    """G7: 2 for the jack, 3 for the queen of the suit, for each desire of ``cards`` that enters.

    Args:
        reputation: the reputation cards, those that enter included (mollies enter first).
        cards: the cards that enter.
    """
    bonus = 0
    for suit_mask in c.SUIT_MASK:
        desires = (cards & suit_mask & c.DESIRES).bit_count()
        if desires:
            mollies = reputation & suit_mask
            if mollies & c.JACKS:
                bonus += c.JACK_BONUS * desires
            if mollies & c.QUEENS:
                bonus += c.QUEEN_BONUS * desires
    return bonus


def enter_reputation(s: State, seat: int, cards: int, joy: int, rule: str) -> None:
    """Cards join a reputation, mollies first; then ``joy`` for them, and the molly bonus (G7)."""
    s.reputation[seat] |= cards
    if s.log is not None:
        s.log.append(Event("reputation", rule, seat=seat, cards=cards))
    gain(s, seat, joy, rule)
    gain(s, seat, molly_bonus(s.reputation[seat], cards), "G7")


def discard_item(s: State, seat: int, item: int) -> None:
    """An item leaves a player's board; where it goes is the caller's (I)."""
    items = list(s.held[seat])
    items.remove(item)
    s.held[seat] = tuple(items)


def use_item(s: State, seat: int, item: int, rule: str) -> None:
    """An item is played and discarded (I)."""
    discard_item(s, seat, item)
    s.item_discard.append(item)
    if s.log is not None:
        s.log.append(Event("item", rule, seat=seat, item=item))
