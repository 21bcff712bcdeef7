"""W, End of the week: threats revealed, the Society's investigation, raids, encounters, cleanup."""

from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules.betrayal import last_house_betrayed, tokens_left
from mollyhouse.rules.general import (
    clockwise,
    draw,
    expose,
    gain,
    leave_hand,
    reputation,
    take_draw_tokens,
    to_gossip,
)
from mollyhouse.rules.turn import fill_market
from mollyhouse.state import ENDING, NOBODY, State


def reveal_threats(s: State, chance: Chance) -> bool:
    """W1: all threats in hands become gossip and expose their owners, who take one draw token."""
    s.agenda.pop()
    n = s.options.players
    if s.log is not None:
        s.log.append(Event("week-ends", "W1", seat=s.candelabra, amount=s.week))
    for seat in clockwise(s, s.candelabra):
        shown = c.THREATS
        if s.informer[seat] != NOBODY:  # B2: a revealed informer keeps the matching ones.
            shown &= ~c.SUIT_MASK[s.informer[seat]]
        threats = s.hands[seat] & shown
        s.knowledge = known.no_threats(s.knowledge, n, seat, shown)
        if not threats:
            continue
        leave_hand(s, seat, threats)
        for card in cards_of(threats):
            to_gossip(s, 1 << card)
            if s.log is not None:
                s.log.append(Event("threat-revealed", "W1", seat=seat, card=card))
            expose(s, seat, card, seat, "W1")
        take_draw_tokens(s, seat, 1, "W1")
    return False


def investigate(s: State, chance: Chance) -> bool:
    """W2: a third of the gossip is safe; the rest is revealed and makes evidence."""
    s.agenda.pop()
    pile = cards_of(s.gossip)
    chance.shuffle(ch.GOSSIP, pile)
    for _ in range(len(pile) // 3):
        s.safe |= 1 << pile.pop()
    saved = s.gossip & s.safe
    s.revealed = s.gossip ^ saved
    s.gossip = 0
    s.knowledge = known.pile_empty(s.knowledge, s.options.players)
    if s.log is not None:
        s.log.append(Event("gossip-safe", "W2", cards=saved, amount=saved.bit_count()))
        s.log.append(Event("gossip-revealed", "W2", cards=s.revealed))
    gather_evidence(s, s.revealed)
    return False


def gather_evidence(s: State, revealed: int) -> None:
    """W2: for each house, matching threats times matching desires and mollies."""
    for suit in c.HOUSE_ORDER:
        cards = revealed & c.SUIT_MASK[suit]
        threats = (cards & c.THREATS).bit_count()
        evidence = threats * (cards.bit_count() - threats)
        if evidence:
            s.evidence[suit] += evidence
            if s.log is not None:
                total = s.evidence[suit]
                s.log.append(Event("evidence", "W2", suit=suit, amount=evidence, total=total))


def raids(s: State, chance: Chance) -> bool:
    """W3, W4: open houses with 7 or more evidence are raided; all marked first, then the indictments."""
    s.agenda.pop()
    s.indicted = 0
    raided = [
        suit
        for suit in c.HOUSE_ORDER
        if not s.raided >> suit & 1 and s.evidence[suit] >= c.RAID_EVIDENCE
    ]
    for suit in raided:
        s.raided |= 1 << suit
        s.evidence[suit] -= c.RAID_EVIDENCE
        if s.log is not None:
            s.log.append(Event("raid", "W3", suit=suit, total=s.evidence[suit]))
    for suit in raided:
        majors, minors = indicted_at(s, suit)
        for seat in clockwise(s, s.candelabra):
            if majors >> seat & 1:
                indict(s, seat, c.MAJOR, suit, "W4")
        for seat in clockwise(s, s.candelabra):
            if minors >> seat & 1:
                indict(s, seat, c.MINOR, suit, "W4")
    s.dominoes = 0
    return False


def indicted_at(s: State, suit: int) -> tuple[int, int]:
    """W4: masks of the players with the highest and the second-highest distinct reputation."""
    amounts = [
        0 if s.dominoes >> seat & 1 else reputation(s, seat, suit)  # I3
        for seat in range(s.options.players)
    ]
    distinct = sorted({amount for amount in amounts if amount}, reverse=True)
    masks = [
        sum(1 << seat for seat, amount in enumerate(amounts) if amount == level)
        for level in distinct[:2]
    ]
    masks += [0, 0]
    return masks[0], masks[1]


def indict(s: State, seat: int, kind: int, house: int, rule: str) -> None:
    """W4: an indictment, face down; from an empty stack the joy is lost at once."""
    stack = s.major if kind == c.MAJOR else s.minor
    if stack:
        s.indictments[seat] = (*s.indictments[seat], stack.pop())
        s.indicted |= 1 << seat
        if s.log is not None:
            face = s.indictments[seat][-1]
            s.log.append(Event("indicted", rule, seat=seat, suit=house, kind=kind, face=face))
    else:
        if s.log is not None:
            s.log.append(Event("no-indictment-left", rule, seat=seat, suit=house, kind=kind))
        gain(s, seat, -c.FLAT_SENTENCE[kind], rule)


def game_end(s: State, chance: Chance) -> bool:
    """W5: infiltration, else survival, else atrophy in the fifth week; checked only here."""
    s.agenda.pop()
    ending = ending_now(s)
    if ending == NOBODY:
        return False
    s.ending = ending
    s.agenda[:] = [ENDING]
    if s.log is not None:
        s.log.append(Event("game-ends", "W5", ending=ending))
    return False


def ending_now(s: State) -> int:
    """W5: which ending the board shows, or NOBODY while the game goes on."""
    if s.raided == 15 or any(
        s.raided >> suit & 1 and s.evidence[suit] >= c.RAID_EVIDENCE for suit in range(4)
    ):
        return c.INFILTRATION
    if s.community >= c.THRESHOLD[s.options.players]:
        return c.SURVIVAL
    if s.week == c.WEEKS or s.final_week or last_house_betrayed(s):  # B4
        return c.ATROPHY
    return NOBODY


def encounter(s: State, chance: Chance) -> bool:
    """W6: who was indicted this week places a token, all in secret and at once."""
    s.waiting = sum(
        1 << seat
        for seat in range(s.options.players)
        if may_encounter(s, seat) and s.sealed[seat] == NOBODY
    )
    if s.waiting:
        return True
    s.agenda.pop()
    for seat in clockwise(s, s.candelabra):
        if s.sealed[seat] != NOBODY:
            kind = a.ARG[s.sealed[seat]]
            s.sealed[seat] = NOBODY
            house = nearest_open_house(s, s.pawn[seat])
            s.tokens[seat] = (*s.tokens[seat], house + 4 * kind)
            if s.log is not None:
                number = len(s.tokens[seat])
                s.log.append(Event("encounter", "W6", seat=seat, suit=house, token=number, kind=kind))
    s.indicted = 0
    return False


def may_encounter(s: State, seat: int) -> bool:
    """W6: got an indictment card this week, and has more than one token left."""
    return bool(s.indicted >> seat & 1) and len(s.tokens[seat]) < c.TOKENS - 1


def legal_encounter(s: State, seat: int) -> list[int]:
    """W6: a loyal or an informer token, as far as there are; changeable until all are in (G12)."""
    return [a.A_ENCOUNTER + kind for kind in tokens_left(s, seat)]


def nearest_open_house(s: State, site: int) -> int:
    """W6: suit of the open house nearest to a site, clockwise on ties."""
    for distance in range(c.SITES):
        for there in ((site + distance) % c.SITES, (site - distance) % c.SITES):
            if c.SITE_KIND[there] == c.HOUSE and not s.raided >> c.SITE_SUIT[there] & 1:
                return c.SITE_SUIT[there]
    raise AssertionError("with all houses raided the game has ended")


def cleanup(s: State, chance: Chance) -> bool:
    """W7: a new deck, gossip, market, draw tokens, shops; the week advances."""
    s.agenda.pop()
    n = s.options.players
    cards = s.safe | s.revealed | s.gossip
    for card in s.deck:
        cards |= 1 << card
    s.safe = s.revealed = s.gossip = 0
    s.deck = cards_of(cards)
    chance.shuffle(ch.VICE, s.deck)
    s.knowledge = known.new_deck(s.knowledge, n, cards)
    if s.log is not None:
        s.log.append(Event("new-deck", "W7", amount=cards.bit_count()))
    if s.deck:
        s.gossip = 1 << s.deck.pop()
        if s.log is not None:
            s.log.append(Event("gossip-dealt", "W7"))
    fill_market(s, "W7")
    for seat in clockwise(s, s.candelabra):
        tokens = s.draw_tokens[seat]
        if tokens:
            s.draw_tokens[seat] = 0
            draw(s, seat, tokens, "W7")
    for shop in range(4):
        if s.shops[shop] != c.NO_ITEM:
            s.item_discard.append(s.shops[shop])
            s.shops[shop] = c.NO_ITEM
    for shop in range(4):
        if not s.item_deck:
            s.item_deck = sorted(s.item_discard)
            s.item_discard = []
            chance.shuffle(ch.ITEM, s.item_deck)
        if s.item_deck:
            s.shops[shop] = s.item_deck.pop()
            if s.log is not None:
                s.log.append(Event("stocked", "W7", site=c.SHOP_SITES[shop], item=s.shops[shop]))
    s.week += 1
    if s.log is not None:
        s.log.append(Event("week", "W7", amount=s.week))
    return False
