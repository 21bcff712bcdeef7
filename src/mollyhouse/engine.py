"""The only door into the rules: new, to_act, legal, apply, step, outcome.

A game is a fold over actions. ``apply`` is for the outside: it checks, and tells what happened.
``step`` is for search: it trusts, and is silent. Both change the state in the same way.

    >>> from mollyhouse.chance import FastChance
    >>> from mollyhouse.state import Options
    >>> chance = FastChance(1)
    >>> game = new(Options(players=3), chance)
    >>> to_act(game)
    [0, 1, 2]
    >>> events = apply(game, 0, legal(game, 0)[0], chance)
    >>> [event.what for event in events]
    ['ready']
"""

from collections.abc import Callable
from typing import Final

from mollyhouse import actions as a
from mollyhouse.chance import Chance
from mollyhouse.errors import GameOver, IllegalAction, NotYourTurn
from mollyhouse.events import Event
from mollyhouse.rules import (
    action,
    betrayal,
    ending,
    festivity,
    items,
    scoring,
    setup,
    turn,
    week,
)
from mollyhouse.state import (
    ACTION,
    BONUS,
    CLEANUP,
    CLOSING,
    COMMUNITY_CARD,
    DOMINO,
    DROP,
    ENCOUNTER,
    END_TURN,
    ENDING,
    EXCESS,
    FOIL,
    GAME_END,
    GOSSIP,
    INVESTIGATE,
    KNOWN_THREAT,
    LAST_HOUSE,
    MARKET_DISCARD,
    MOVE,
    NOBODY,
    OPENING,
    PLAY,
    PRIDE,
    RAIDS,
    REFILL,
    REVEAL_THREATS,
    ROLL,
    SCORE,
    SELECT,
    STEPS,
    TAKE,
    TURN,
    WINDOW,
    Options,
    State,
)

Run = Callable[[State, Chance], bool]
Legal = Callable[[State, int], list[int]]
Answer = Callable[[State, int, int, Chance], None]

_RUN: Final[dict[int, Run]] = {
    OPENING: setup.opening,
    TURN: turn.turn,
    ROLL: turn.roll,
    MOVE: turn.move,
    ACTION: action.action,
    DROP: action.drop,
    MARKET_DISCARD: action.shop_discard,
    TAKE: items.take,
    LAST_HOUSE: betrayal.last_house,
    REFILL: turn.refill,
    EXCESS: turn.excess,
    END_TURN: turn.end_turn,
    COMMUNITY_CARD: festivity.community_card_step,
    PLAY: festivity.play,
    WINDOW: items.window,
    CLOSING: items.closing,
    SELECT: festivity.select,
    SCORE: scoring.score,
    FOIL: scoring.foil,
    PRIDE: scoring.pride,
    KNOWN_THREAT: scoring.known_threat,
    GOSSIP: scoring.gossip,
    BONUS: scoring.bonus,
    REVEAL_THREATS: week.reveal_threats,
    DOMINO: items.domino,
    INVESTIGATE: week.investigate,
    RAIDS: week.raids,
    GAME_END: week.game_end,
    ENCOUNTER: week.encounter,
    CLEANUP: week.cleanup,
    ENDING: ending.ending,
}
"""What a step does: it runs and answers False, or asks (sets ``waiting``) and answers True."""

_LEGAL: Final[dict[int, Legal]] = {
    OPENING: setup.legal_opening,
    MOVE: turn.legal_move,
    ACTION: action.legal_action,
    DROP: action.legal_drop,
    TAKE: items.legal_take,
    EXCESS: turn.legal_excess,
    PLAY: festivity.legal_play,
    WINDOW: items.legal_window,
    CLOSING: items.legal_closing,
    SELECT: festivity.legal_select,
    PRIDE: scoring.legal_pride,
    GOSSIP: scoring.legal_gossip,
    DOMINO: items.legal_domino,
    ENCOUNTER: week.legal_encounter,
}
"""For a step that asks: the legal answers of a seat."""

_ANSWER: Final[dict[int, Answer]] = {
    OPENING: setup.answer_sealed,
    MOVE: turn.answer_move,
    ACTION: action.answer_action,
    DROP: action.answer_drop,
    TAKE: items.answer_take,
    EXCESS: turn.answer_excess,
    PLAY: festivity.answer_play,
    WINDOW: items.answer_window,
    CLOSING: items.answer_closing,
    SELECT: festivity.answer_select,
    PRIDE: scoring.answer_pride,
    GOSSIP: scoring.answer_gossip,
    DOMINO: items.answer_domino,
    ENCOUNTER: setup.answer_sealed,
}
"""For a step that asks: what an answer does."""

RULE_OF_STEP: Final[dict[int, str]] = {
    OPENING: "S3",
    MOVE: "T4",
    ACTION: "T5",
    DROP: "A5",
    TAKE: "I2",
    EXCESS: "G3",
    PLAY: "F3",
    WINDOW: "I",
    CLOSING: "F13",
    SELECT: "F6",
    PRIDE: "F8",
    GOSSIP: "F10",
    DOMINO: "I3",
    ENCOUNTER: "W6",
}
"""The rule that asks each question."""

_FIRST: Final = [(mask & -mask).bit_length() - 1 for mask in range(32)]
_SEATS: Final = [[seat for seat in range(5) if mask >> seat & 1] for mask in range(32)]


def new(options: Options, chance: Chance, log: list[Event] | None = None) -> State:
    """Set a game up to its first question (S).

    Args:
        options: players and rule set.
        chance: where all randomness comes from.
        log: receives the events of the setup, if given.
    """
    s = State(options)
    s.log = log
    setup.deal(s, chance)
    advance(s, chance)
    s.log = None
    return s


def advance(s: State, chance: Chance) -> None:
    """Run steps of the agenda until one asks or the game is over."""
    s.waiting = 0
    agenda = s.agenda
    while agenda:
        if _RUN[agenda[-1]](s, chance):
            return


def game_over(s: State) -> bool:
    """Whether the game has ended."""
    return not s.agenda


def to_act(s: State) -> list[int]:
    """Seats that are asked now: none when the game is over, several in S3 and W6."""
    return _SEATS[s.waiting][:]


def next_seat(s: State) -> int:
    """The seat that answers next in one fixed linear order; -1 when the game is over."""
    return _FIRST[s.waiting]


def legal(s: State, seat: int) -> list[int]:
    """Ids of the actions that a seat may take now, in a fixed order, without repetition.

    Never empty for a seat that is asked. Also given to a seat that need not act but may: one that may
    change its sealed answer (G12), and the holder of a violin (I6).
    """
    if not s.agenda:
        return []
    step = s.agenda[-1]
    actions: list[int] = []
    if s.waiting >> seat & 1 or s.sealed[seat] != NOBODY:
        actions = _LEGAL[step](s, seat)
    if s.festivity is not None and items.may_play_violin(s, seat):
        actions.append(a.A_VIOLIN)
    return actions


def step(s: State, action: int, chance: Chance) -> None:
    """The next seat takes a legal action: trusted, silent, fast."""
    _take(s, _FIRST[s.waiting], action, chance)


def _take(s: State, seat: int, action: int, chance: Chance) -> None:
    if action == a.A_VIOLIN:
        items.violin(s, seat, chance)
    else:
        _ANSWER[s.agenda[-1]](s, seat, action, chance)
    advance(s, chance)


def check(s: State, seat: int, action: int) -> None:
    """Raise what is wrong with an action, if anything.

    Raises:
        MalformedAction: no action of the table.
        GameOver: the game has ended.
        NotYourTurn: the seat does not exist or may not act now.
        IllegalAction: the rules do not allow it here.
    """
    notation = a.text(action)
    if not s.agenda:
        raise GameOver("the game is over; no action is possible")
    if not 0 <= seat < s.options.players:
        raise NotYourTurn(f"there is no seat {seat}; seats run from 0 to {s.options.players - 1}")
    possible = legal(s, seat)
    if not possible:
        raise NotYourTurn(f"seat {seat} is not asked now; seats asked: {to_act(s)}")
    if action not in possible:
        rule = RULE_OF_STEP[s.agenda[-1]]
        names = tuple(a.text(i) for i in possible)
        shown = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
        raise IllegalAction(f"{notation!r} is not legal here ({rule}); possible: {shown}", rule, names)


def apply(s: State, seat: int, action: int | str, chance: Chance) -> list[Event]:
    """A seat takes an action.

    Args:
        s: the game, changed in place.
        seat: who acts.
        action: id or notation.
        chance: where randomness comes from.

    Returns:
        What happened, in order.

    Raises:
        MalformedAction, GameOver, NotYourTurn, IllegalAction: as :func:`check`; nothing has changed.
    """
    number = a.parse(action) if isinstance(action, str) else action
    check(s, seat, number)
    log: list[Event] = []
    s.log = log
    try:
        _take(s, seat, number, chance)
    finally:
        s.log = None
    return log


assert set(_RUN) == set(range(STEPS)) and set(_LEGAL) == set(_ANSWER) == set(RULE_OF_STEP)
