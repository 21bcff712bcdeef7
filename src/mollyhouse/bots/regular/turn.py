"""The own turn: each move and action is worth what it leaves behind."""

from collections.abc import Sequence
from typing import Final

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.bots.regular import festivity
from mollyhouse.bots.regular.endings import RIVAL_INFORMS, chance_to_win
from mollyhouse.chance import Chance
from mollyhouse.rules.action import legal_action
from mollyhouse.rules.betrayal import reveal_informer
from mollyhouse.rules.general import gain
from mollyhouse.rules.items import legal_take
from mollyhouse.state import ACTION, COMMUNITY, State

START_STARS: Final = 0.7
START_SUIT: Final = 0.6
START_MOLLY: Final = 3.0
"""What makes a card good to begin with: its stars, more cards of its suit in hand, to be a molly."""


ANYWHERE: Final = (a.BRIBE, a.NOTICE_MARKET)


def after(s: State, seat: int, action: int, chance: Chance) -> State:
    """The state after an action of a seat and what it does at once, before anybody else acts."""
    then = s.copy()
    then.agenda = s.agenda[-1:]
    then.waiting = 1 << seat
    engine.step(then, action, chance)
    return then


def start_value(s: State, seat: int, card: int) -> float:
    """S3: a molly with company, else stars; a threat if it must be."""
    if c.THREATS >> card & 1:
        return float(c.CONSTABLES >> card & 1)
    suit = START_SUIT * (s.hands[seat] & c.SUIT_MASK[c.CARD_SUIT[card]] & ~c.THREATS).bit_count()
    return 1.0 + suit + (START_MOLLY if c.MOLLIES >> card & 1 else START_STARS * c.CARD_JOY[card])


def move_value(s: State, seat: int, site: int, samples: Sequence[State], chance: Chance) -> float:
    """T4: a site is worth the best action there; what items do anywhere does not decide."""
    there = []
    for one in samples:
        then = one.copy()
        then.pawn[seat] = site
        then.agenda = [ACTION]
        there.append(then)
    return max(
        action_value(there[0], seat, action, there, chance)
        for action in legal_action(there[0], seat)
        if a.KIND[action] not in ANYWHERE
    )


def action_value(s: State, seat: int, action: int, samples: Sequence[State], chance: Chance) -> float:
    """T5: what an action leaves behind."""
    kind = a.KIND[action]
    seen = s.hands[seat] | sum(1 << card for card in s.market)
    if kind == a.FESTIVITY:
        return festivity.throw_value(s, seat, samples, chance)
    if kind == a.ACCUSE:
        return _accusation(s, seat, a.ARG[action], seen)
    if kind == a.BRIBE:
        then = after(s, seat, action, chance)
        if then.agenda:
            return max(take_value(then, seat, take, chance) for take in legal_take(then, seat))
        return chance_to_win(then, seat, seen | s.gossip)
    then = after(s, seat, action, chance)
    return chance_to_win(then, seat, seen)


def take_value(s: State, seat: int, action: int, chance: Chance) -> float:
    """I2: a card of the gossip, for the hand or from the pile."""
    return chance_to_win(after(s, seat, action, chance), seat, s.hands[seat] | s.gossip)


def _accusation(s: State, seat: int, aim: int, seen: int) -> float:
    """A3: the token may be an informer or loyal; both are looked at."""
    target, number = divmod(aim, c.TOKENS)
    hidden = sum(not token & 8 for token in s.tokens[target])
    guilty = s.copy()
    house = s.tokens[target][number] & 3
    tokens = list(s.tokens[target])
    tokens[number] = house + 4 + 8
    guilty.tokens[target] = tuple(tokens)
    gain(guilty, seat, c.ACCUSE_JOY, "A3")
    gain(guilty, COMMUNITY, c.ACCUSE_JOY, "A3")
    reveal_informer(guilty, target, house)
    loyal = s.copy()
    tokens[number] = house + 8
    loyal.tokens[target] = tuple(tokens)
    gain(loyal, seat, -c.ACCUSE_JOY, "A3")
    chance = RIVAL_INFORMS / hidden
    return chance * chance_to_win(guilty, seat, seen) + (1 - chance) * chance_to_win(loyal, seat, seen)
