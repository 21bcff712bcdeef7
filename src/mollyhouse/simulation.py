"""Many games between bots, as fast as the engine goes, the same for any number of processes."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, record
from mollyhouse.bots import Bot, Budget, bot
from mollyhouse.chance import Chance, FastChance
from mollyhouse.state import Options, State
from mollyhouse.view import view


class Plan(NamedTuple):
    """What is to be simulated.

    Attributes:
        options: players and rule set.
        bots: names of bots; a short list repeats over the seats.
        seed: with the number of a game it decides all chance of that game, and the bots'.
        recording: whether records are wanted.
    """

    options: Options
    bots: tuple[str, ...]
    seed: str
    recording: bool = False


class Played(NamedTuple):
    """What came of one game.

    Attributes:
        decisions: answers to questions with at least two choices.
        ending: number of the ending, see ``components.ENDINGS``.
        winners: mask of the seats that won.
        record: one line of JSON, empty unless it was wanted.
    """

    decisions: int
    ending: int
    winners: int
    record: str


def moves(
    s: State, players: Sequence[Bot], budget: Budget, chance: Chance, rng: Random
) -> Iterator[tuple[int, int, float | None]]:
    """Play a game to its end.

    Yields:
        For each move its seat, the action, and the seconds that its player thought; None where
        there was no choice.
    """
    while s.agenda:
        seat = engine.next_seat(s)
        legal = engine.legal(s, seat)
        action = legal[0]
        seconds = None
        if len(legal) > 1:
            player = players[seat]
            known = view(s, seat) if player.needs_view else None
            start = time.perf_counter()
            action = player.choose(known, legal, budget, rng)
            seconds = time.perf_counter() - start
        engine.step(s, action, chance)
        yield seat, action, seconds


def play(plan: Plan, index: int) -> Played:
    """Play the game of a number."""
    n = plan.options.players
    cast = [plan.bots[seat % len(plan.bots)] for seat in range(n)]
    players = [bot(name) for name in cast]
    chance = FastChance(f"{plan.seed}/{index}/chance", plan.recording)
    rng = Random(f"{plan.seed}/{index}/bots")
    s = engine.new(plan.options, chance)
    entries: list[tuple[int, str]] = []
    decisions = 0
    for seat, action, seconds in moves(s, players, Budget(), chance, rng):
        decisions += seconds is not None
        if plan.recording:
            entries.append((seat, a.NOTATION[action]))
    written = ""
    if plan.recording:
        seated = [(f"{name} {seat}", name) for seat, name in enumerate(cast)]
        written = record.dumps(record.compose(s, chance, entries, seated))
    return Played(decisions, s.ending, s.winners, written)


def play_some(plan: Plan, first: int, last: int) -> list[Played]:
    """The games from one number up to, not including, another."""
    return [play(plan, index) for index in range(first, last)]


def run(plan: Plan, games: int, jobs: int = 1) -> Iterator[list[Played]]:
    """Play games 0, 1, 2 …, in this order, and give them in lots."""
    lot = max(1, min(100, games // (4 * jobs)))
    firsts = range(0, games, lot)
    lasts = [min(games, first + lot) for first in firsts]
    if jobs == 1:
        for first, last in zip(firsts, lasts, strict=True):
            yield play_some(plan, first, last)
        return
    with ProcessPoolExecutor(min(jobs, len(firsts)), get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(firsts), firsts, lasts)


class Tally:
    """Counts over many games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.endings = dict.fromkeys(c.ENDINGS, 0)
        self.wins = [0] * plan.options.players
        self._start = time.perf_counter()

    def add(self, lot: Sequence[Played]) -> None:
        """Count a lot of games."""
        for played in lot:
            self.games += 1
            self.decisions += played.decisions
            self.endings[c.ENDINGS[played.ending]] += 1
            for seat in range(len(self.wins)):
                self.wins[seat] += played.winners >> seat & 1

    def plain(self) -> dict[str, Any]:
        """The counts as plain data; only ``seconds`` differs from run to run."""
        n = len(self.wins)
        return {
            "players": n,
            "bots": [self.plan.bots[seat % len(self.plan.bots)] for seat in range(n)],
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(time.perf_counter() - self._start, 3),
            "endings": self.endings,
            "wins": self.wins,
        }
