"""What each legal action is worth to a seat: its chance to win afterwards."""

from collections.abc import Sequence

from mollyhouse import actions as a
from mollyhouse.bots.regular import festivity, turn
from mollyhouse.bots.regular.endings import chance_to_win
from mollyhouse.chance import Chance
from mollyhouse.rules.week import nearest_open_house
from mollyhouse.state import State


def values(
    s: State, seat: int, legal: Sequence[int], samples: Sequence[State], chance: Chance
) -> list[float]:
    """The worth of each legal action."""
    return [value(s, seat, action, samples, chance) for action in legal]


def value(s: State, seat: int, action: int, samples: Sequence[State], chance: Chance) -> float:
    """The worth of one legal action."""
    match a.KIND[action]:
        case a.START:
            return turn.start_value(s, seat, a.ARG[action])
        case a.MOVE:
            return turn.move_value(s, seat, a.ARG[action], samples, chance)
        case a.PLAY | a.PASS:
            return festivity.play_value(s, seat, action, chance)
        case a.DRESS | a.SWAP | a.DOLL | a.GIN | a.VIOLIN | a.NO_ITEM:
            return festivity.item_value(s, seat, action, samples, chance)
        case a.SELECT:
            return festivity.select_value(s, seat, action, chance)
        case a.ENCOUNTER:
            then = s.copy()
            house = nearest_open_house(s, s.pawn[seat])
            then.tokens[seat] = (*s.tokens[seat], house + 4 * a.ARG[action])
            return chance_to_win(then, seat, s.hands[seat])
        case a.TAKE:
            return turn.take_value(s, seat, action, chance)
        case a.CUBES | a.GOSSIP | a.GOSSIP_REST | a.DROP | a.DISCARD | a.DOMINO:
            return chance_to_win(turn.after(s, seat, action, chance), seat, s.hands[seat])
    return turn.action_value(s, seat, action, samples, chance)
