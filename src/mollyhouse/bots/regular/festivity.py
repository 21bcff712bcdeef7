"""A festivity: what it would come to if it ended now, and whether to throw one."""

from collections.abc import Sequence
from typing import Final

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.bots.regular.endings import chance_to_win
from mollyhouse.chance import Chance
from mollyhouse.state import (
    FESTIVITY_STEPS,
    GOSSIP,
    PRIDE,
    SELECT,
    State,
    play_of,
)

_TO_THE_END: Final = FESTIVITY_STEPS[: FESTIVITY_STEPS.index(SELECT) + 1]
_BEING_SCORED: Final = (*_TO_THE_END, PRIDE)

QUICK_SUIT: Final = 0.5
"""At a glance: what each card of its suit on the table adds to a card, in stars."""
QUICK_THREAT: Final = -1.0
QUICK_EXPOSED: Final = -2.0
"""What a threat is worth, and each own reputation card that it may expose."""
QUICK_PASS: Final = -0.5


def settle(s: State, chance: Chance) -> None:
    """Bring a festivity to its end as if nothing more were played; choices are made simply."""
    if s.festivity is not None and s.agenda[-1] not in _BEING_SCORED:
        s.agenda = list(_TO_THE_END)
        engine.advance(s, chance)
    while s.festivity is not None:
        step = s.agenda[-1]
        seat = engine.next_seat(s)
        legal = engine.legal(s, seat)
        if step == SELECT:
            action = max(legal, key=lambda option: (_side(s, a.ARG[option]) == seat, option))
        elif step == PRIDE:
            action = a.A_CUBES + a.YES
        else:
            assert step == GOSSIP
            action = a.A_GOSSIP_REST
        engine.step(s, action, chance)


def _side(s: State, card: int) -> int:
    """Whose card on the table this is."""
    assert s.festivity is not None
    return next(play >> 6 & 7 for play in s.festivity.played if play & 63 == card)


def play_value(s: State, seat: int, action: int, chance: Chance) -> float:
    """F3: what the festivity would come to with this card, or without one."""
    then = s.copy()
    seen = s.hands[seat]
    assert then.festivity is not None
    if action != a.A_PASS:
        card = a.ARG[action]
        then.hands[seat] ^= 1 << card
        then.festivity.played.append(play_of(card, seat, a.VALUE[action]))
    settle(then, chance)
    return chance_to_win(then, seat, seen)


def select_value(s: State, seat: int, action: int, chance: Chance) -> float:
    """F6: what the festivity comes to with this card in the winning set."""
    then = s.copy()
    then.agenda = list(_TO_THE_END)
    engine.step(then, action, chance)
    settle(then, chance)
    return chance_to_win(then, seat, s.hands[seat])


def item_value(s: State, seat: int, action: int, samples: Sequence[State], chance: Chance) -> float:
    """I1, I4, I6, I8, I9: what the festivity would come to with the item, or without one."""
    total = 0.0
    for one in samples:
        then = one.copy()
        then.waiting = 1 << seat
        then.agenda = [*_TO_THE_END, s.agenda[-1]]
        if a.KIND[action] == a.GIN:
            engine.step(then, action, chance)
            plays = engine.legal(then, seat) if then.waiting >> seat & 1 else []
            if plays:
                total += max(play_value(then, seat, play, chance) for play in plays)
                continue
        elif action != a.A_NO_ITEM:
            engine.step(then, action, chance)
        settle(then, chance)
        total += chance_to_win(then, seat, one.hands[seat])
    return total / len(samples)


def throw_value(s: State, seat: int, samples: Sequence[State], chance: Chance) -> float:
    """A6: festivities played out, everybody playing the best stars."""
    total = 0.0
    for one in samples:
        then = one.copy()
        then.agenda = s.agenda[-1:]
        then.waiting = 1 << seat
        engine.step(then, a.A_FESTIVITY, chance)
        while then.festivity is not None and then.agenda[-1] not in _BEING_SCORED:
            player = engine.next_seat(then)
            legal = engine.legal(then, player)
            asked = a.KIND[legal[0]] == a.PLAY
            engine.step(then, quick_play(then, player, legal) if asked else a.A_NO_ITEM, chance)
        settle(then, chance)
        total += chance_to_win(then, seat, one.hands[seat])
    return total / len(samples)


def quick_play(s: State, seat: int, legal: list[int]) -> int:
    """The card that fits what lies on the table best, at a glance."""
    f = s.festivity
    assert f is not None
    suits = [0] * 4
    for play in f.played:
        suits[c.CARD_SUIT[play & 63]] += 1
    mine = s.reputation[seat]

    def worth(action: int) -> float:
        if action == a.A_PASS:
            return QUICK_PASS
        card = a.ARG[action]
        suit = c.CARD_SUIT[card]
        if c.THREATS >> card & 1:
            return QUICK_THREAT + QUICK_EXPOSED * (mine & c.SUIT_MASK[suit]).bit_count()
        return c.CARD_JOY[card] + QUICK_SUIT * suits[suit]

    return max(legal, key=worth)
