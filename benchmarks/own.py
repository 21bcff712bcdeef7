"""Random play on our own engine, in the ways that `bench.py` measures.

Each function plays random games for about the given seconds and returns decisions and seconds. A
decision is a question with at least two legal answers; forced answers are played, not counted.

Run as a script it measures in another interpreter, so that the compiled engine can be compared with this
one: `python own.py NAME SECONDS SEED` prints the two numbers, `python own.py trace` a digest of what the
engine does.
"""

import hashlib
import random
import sys
from time import perf_counter

from mollyhouse import engine, view
from mollyhouse.chance import FastChance
from mollyhouse.events import project_all
from mollyhouse.observation import observe
from mollyhouse.state import Options

PLAYERS = 3


def fast(seconds: float, seed: int, players: int = PLAYERS, observed: bool = False) -> tuple[int, float]:
    """The fast path: legal, a random choice, step; nobody looks unless `observed`."""
    pick = random.Random(seed).random
    legal, step, next_seat = engine.legal, engine.step, engine.next_seat
    options = Options(players)
    chance = FastChance(seed)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        s = engine.new(options, chance)
        while s.agenda:
            seat = next_seat(s)
            actions = legal(s, seat)
            if len(actions) > 1:
                decisions += 1
                if observed:
                    observe(s, seat)
            step(s, actions[int(pick() * len(actions))], chance)
    return decisions, perf_counter() - start


def fast_observed(seconds: float, seed: int) -> tuple[int, float]:
    """The fast path, with the whole view of the acting seat as numbers at every decision."""
    return fast(seconds, seed, observed=True)


def rich(seconds: float, seed: int) -> tuple[int, float]:
    """The path of a table: validated actions, events and views for all seats, as plain data."""
    pick = random.Random(seed).random
    chance = FastChance(seed)
    options = Options(PLAYERS)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        s = engine.new(options, chance)
        while s.agenda:
            seat = engine.next_seat(s)
            actions = engine.legal(s, seat)
            decisions += len(actions) > 1
            events = engine.apply(s, seat, actions[int(pick() * len(actions))], chance)
            for event in events:
                project_all(event, PLAYERS)
            view.views(s)
    return decisions, perf_counter() - start


def copies(seconds: float, seed: int) -> tuple[int, float]:
    """`State.copy()` of states from the middle of games; here a "decision" is a copy."""
    rng = random.Random(seed)
    chance = FastChance(seed)
    states = []
    for _ in range(20):
        s = engine.new(Options(PLAYERS), chance)
        for _ in range(60):
            if s.agenda:
                engine.step(s, rng.choice(engine.legal(s, engine.next_seat(s))), chance)
        states.append(s)
    count = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for s in states:
            for _ in range(50):
                s.copy()
        count += 50 * len(states)
    return count, perf_counter() - start


def trace(games: int = 100) -> str:
    """A digest of everything that all seats see in some games: the same for both builds."""
    digest = hashlib.sha256()
    for number in range(games):
        rng = random.Random(number)
        chance = FastChance(number)
        s = engine.new(Options(1 + number % 5, number % 2, number // 2 % 2), chance)
        while s.agenda:
            legal = engine.legal(s, engine.next_seat(s))
            engine.step(s, rng.choice(legal), chance)
            digest.update(repr((legal, view.views(s))).encode())
    return digest.hexdigest()


OWN = {"fast": fast, "fast_observed": fast_observed, "rich": rich, "copies": copies}

if __name__ == "__main__":
    if sys.argv[1] == "trace":
        print(trace())
    else:
        print(*OWN[sys.argv[1]](float(sys.argv[2]), int(sys.argv[3])))
