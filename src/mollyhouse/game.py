"""One game being played: its state, its chance, the list of its actions, and undo.

A game is a fold over its entries. Undo is an entry as well: it goes back one action of the same seat, as
far as nothing was revealed, no chance happened and no other seat acted since.
"""

from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse.chance import Chance
from mollyhouse.errors import GameOver, IllegalAction
from mollyhouse.events import EVENTS, Event
from mollyhouse.state import Options, State

UNDO = "undo"
"""Notation of the entry that takes an action back."""


class Game:
    """A game in progress.

    Args:
        options: players and rule set.
        chance: where all randomness comes from; it should record if the game is to be saved.

    Attributes:
        state: where the game stands.
        entries: what was done so far, as (seat, notation or ``undo``).
        history: what happened, as one list of events for the setup and one for each action that was
            not taken back.
        settled: how many outcomes of chance the finished actions have used.
    """

    def __init__(self, options: Options, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        setup: list[Event] = []
        self.state: State = engine.new(options, chance, setup)
        self.history: list[list[Event]] = [setup]
        self.settled = chance.count
        self.entries: list[tuple[int, str]] = []
        self._back: list[State] = []
        self._back_seat = -1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return engine.game_over(self.state)

    def play(self, seat: int, action: int | str) -> list[Event]:
        """A seat takes an action.

        Args:
            seat: who acts.
            action: id or notation, or ``undo``.

        Returns:
            What happened, in order; nothing for ``undo``.

        Raises:
            MollyHouseError: as :func:`mollyhouse.engine.check` and :meth:`undo`.
        """
        if action == UNDO:
            self.undo(seat)
            return []
        before = self.state.copy()
        chances = self.chance.count
        events = engine.apply(self.state, seat, action, self.chance)
        number = a.parse(action) if isinstance(action, str) else action
        self.entries.append((seat, a.NOTATION[number]))
        self.history.append(events)
        self.settled = self.chance.count
        if self.chance.count != chances or not _reversible(events) or self.over:
            self._back = []
        else:
            if self._back_seat != seat:
                self._back = []
            self._back.append(before)
            self._back_seat = seat
        return events

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back."""
        return bool(self._back) and self._back_seat == seat

    def undo(self, seat: int) -> None:
        """Take the last action of a seat back.

        Raises:
            GameOver: the game has ended.
            IllegalAction: something was revealed or rolled since, or another seat acted.
        """
        if self.over:
            raise GameOver("the game is over; nothing can be taken back")
        if not self.may_undo(seat):
            raise IllegalAction(f"seat {seat} has nothing to take back")
        self.state = self._back.pop()
        self.history.pop()
        self.entries.append((seat, UNDO))


def _reversible(events: list[Event]) -> bool:
    """Whether nobody learnt anything; a sealed answer is changed by answering again (G12)."""
    return not any(EVENTS[event.what].reveals or event.rule == "G12" for event in events)
