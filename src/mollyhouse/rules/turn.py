"""T, Turn: the market discard of the dice, the move, the action, the refill and the hand limit."""

from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.masks import cards_of
from mollyhouse.rules.general import leave_hand, market_discard
from mollyhouse.state import NOBODY, TURN_STEPS, WEEK_STEPS, State


def turn(s: State, chance: Chance) -> bool:
    """T1: with an empty deck the week ends first; then the turn is taken."""
    s.agenda.pop()
    s.agenda += TURN_STEPS
    if s.log is not None:
        s.log.append(Event("turn", "T1", seat=s.turn))
    if not s.deck:
        s.candelabra = s.turn
        if s.log is not None:
            s.log.append(Event("candelabra", "T1", seat=s.turn))
        s.agenda += WEEK_STEPS
    return False


def roll(s: State, chance: Chance) -> bool:
    """T2: both movement dice, and a market discard for each discard icon."""
    s.agenda.pop()
    s.die1 = c.DIE_FACES[chance.roll(ch.BOOTS, 6)]
    s.die2 = c.DIE_FACES[chance.roll(ch.BOOTS, 6)]
    if s.log is not None:
        s.log.append(Event("roll", "T2", seat=s.turn, die1=s.die1, die2=s.die2))
    if s.die1 == c.DISCARD_ICON:
        market_discard(s, "T2")
    if s.die2 == c.DISCARD_ICON:
        market_discard(s, "T2")
    return False


def move(s: State, chance: Chance) -> bool:
    """T4 is always a question: there are at least three places to go."""
    s.waiting = 1 << s.turn
    return True


_boots: dict[int, list[int]] = {}
for _a in range(3):
    for _b in range(3):
        for _from in range(c.SITES):
            if _a == _b == c.DISCARD_ICON:
                _sites = set(range(c.SITES))
            else:
                _sites = {
                    (_from + way * boots) % c.SITES for way in (1, -1) for boots in (_a, _b, _a + _b)
                }
            _boots[48 * _a + 16 * _b + _from] = sorted(a.A_MOVE + site for site in _sites)
_REACH: list[list[int]] = [_boots[i] for i in range(9 * c.SITES)]


def legal_move(s: State, seat: int) -> list[int]:
    """T4: the boots of one die or of both, in one direction; two icons: any site."""
    return _REACH[48 * s.die1 + 16 * s.die2 + s.pawn[seat]][:]


def answer_move(s: State, seat: int, action: int, chance: Chance) -> None:
    """T4: the pawn moves."""
    s.agenda.pop()
    s.pawn[seat] = a.ARG[action]
    s.die1 = s.die2 = NOBODY
    if s.log is not None:
        s.log.append(Event("move", "T4", seat=seat, site=s.pawn[seat]))


def refill(s: State, chance: Chance) -> bool:
    """T6: the market is filled from the deck while it lasts."""
    s.agenda.pop()
    fill_market(s, "T6")
    return False


def fill_market(s: State, rule: str) -> None:
    """Cards slide away from the deck and the spaces are filled (T6, W7)."""
    while len(s.market) < c.MARKET_SIZE and s.deck:
        card = s.deck.pop()
        s.market.append(card)
        if s.log is not None:
            s.log.append(Event("market", rule, card=card))


def excess(s: State, chance: Chance) -> bool:
    """G3: while there are more than 6 cards in hand, the player chooses one that goes."""
    if s.hands[s.turn].bit_count() > c.HAND_LIMIT:
        s.waiting = 1 << s.turn
        return True
    s.agenda.pop()
    return False


def legal_excess(s: State, seat: int) -> list[int]:
    """G3: any card of the hand."""
    return [a.A_DISCARD + card for card in cards_of(s.hands[seat])]


def answer_excess(s: State, seat: int, action: int, chance: Chance) -> None:
    """G3: face down to the gossip, exposing nobody; a revealed informer's to the safe pile (B2)."""
    card = a.ARG[action]
    if s.informer[seat] == NOBODY:
        s.knowledge = known.slipped(s.knowledge, s.options.players, seat, card)
        s.gossip |= 1 << card
        if s.log is not None:
            s.log.append(Event("excess", "G3", seat=seat, card=card))
    else:
        s.safe |= 1 << card
        if s.log is not None:
            s.log.append(Event("excess-safe", "B2", seat=seat, card=card))
    leave_hand(s, seat, 1 << card)


def end_turn(s: State, chance: Chance) -> bool:
    """The turn passes clockwise."""
    s.agenda.pop()
    s.turn = (s.turn + 1) % s.options.players
    return False
