"""The long run: thousands of random games over all counts and options, every piece accounted for.

`make soak ARGS="GAMES JOBS"`; 20,000 games on all cores by default. Every seventh game takes the rich
path as well (validated actions, events, views of all seats) and must come to the same state; every tenth
draws samples from a view. Every bot also plays 500 games.
"""

import os
import sys
from collections import Counter
from multiprocessing import get_context
from random import Random
from time import perf_counter

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.bots import BOTS, Budget
from mollyhouse.chance import FastChance
from mollyhouse.sample import sample
from mollyhouse.state import NOBODY, Options, State
from mollyhouse.view import view, views

LONGEST = 5000


def options_of(number: int) -> Options:
    """All combinations of players, rules, items and sentencing in turn."""
    return Options(1 + number % 5, number // 5 % 2, number // 10 % 2, number // 20 % 2)


def check(s: State) -> None:
    """Every card, token, indictment and item lies in exactly one place; joy is never negative."""
    n = s.options.players
    cards = [s.gossip, s.revealed, s.safe, *s.hands, *s.reputation]
    cards += [1 << card for card in (*s.deck, *s.market)]
    if s.festivity is not None:
        cards += [1 << (play & 63) for play in s.festivity.played]
    together = 0
    for mask in cards:
        assert not together & mask, "a card lies in two places"
        together |= mask
    assert together == c.VICE_CARDS[n], "cards are missing"
    items = Counter([*s.item_deck, *s.item_discard, *[i for i in s.shops if i != c.NO_ITEM]])
    for held in s.held:
        assert len(held) <= c.ITEMS_HELD + 1
        items.update(held)
    if s.festivity is not None:
        items.update(c.DRESS + suit for suit in range(4) if s.festivity.dresses >> suit & 1)
    assert all(items[i] == count for i, count in enumerate(c.ITEM_COUNTS[s.options.items]))
    taken = [i for stack in (s.major, s.minor, *s.indictments) for i in stack]
    assert sorted(taken) == list(range(c.INDICTMENTS))
    for tokens in s.tokens:
        kinds = [token >> 2 & 1 for token in tokens]
        assert kinds.count(c.INFORMER) <= 1 and kinds.count(c.LOYAL) <= c.LOYAL_TOKENS
    assert min(s.joy) >= 0 and s.community >= 0


def random_game(number: int) -> tuple[int, int, int]:
    """One game; answers players, ending and decisions."""
    rng = Random(f"soak {number}")
    options = options_of(number)
    chance = FastChance(number)
    s = engine.new(options, chance)
    rich_chance = FastChance(number)
    rich = engine.new(options, rich_chance) if number % 7 == 0 else None
    decisions = 0
    while s.agenda:
        seat = engine.next_seat(s)
        legal = engine.legal(s, seat)
        assert legal and len(set(legal)) == len(legal)
        action = rng.choice(legal)
        engine.step(s, action, chance)
        check(s)
        if rich is not None:
            engine.apply(rich, seat, action, rich_chance)
            assert views(rich) == views(s)
        if number % 10 == 0 and decisions % 40 == 0 and s.agenda:
            seen = view(s, engine.next_seat(s))
            assert view(sample(seen, rng), seen["seat"]) == seen
        decisions += 1
        assert decisions < LONGEST
    assert s.ending != NOBODY
    return options.players, s.ending, decisions


def bot_game(task: tuple[str, int]) -> tuple[int, int, int]:
    """One game with a bot in every seat."""
    name, number = task
    bot = BOTS[name]
    rng = Random(f"soak {name} {number}")
    options = options_of(number)
    chance = FastChance(number)
    s = engine.new(options, chance)
    decisions = 0
    while s.agenda:
        seat = engine.next_seat(s)
        legal = engine.legal(s, seat)
        action = bot.choose(view(s, seat) if bot.needs_view else None, legal, Budget(1), rng)
        assert action in legal
        engine.step(s, action, chance)
        decisions += 1
        assert decisions < LONGEST
    return options.players, s.ending, decisions


def report(what: str, results: list[tuple[int, int, int]], seconds: float) -> None:
    """Print endings by number of players."""
    decisions = sum(result[2] for result in results)
    print(f"{what}: {len(results)} games, {decisions:,} decisions, {seconds:.0f} s, no error")
    endings = Counter(result[:2] for result in results)
    for players in range(c.MIN_PLAYERS, c.MAX_PLAYERS + 1):
        counts = [f"{name} {endings[players, i]}" for i, name in enumerate(c.ENDINGS)]
        print(f"  {players} players: {', '.join(counts)}")


def main(games: int = 20_000, jobs: int = os.cpu_count() or 1) -> None:
    """Play all games."""
    with get_context("spawn").Pool(jobs) as pool:
        start = perf_counter()
        results = pool.map(random_game, range(games), chunksize=50)
        report("random", results, perf_counter() - start)
        for name in sorted(BOTS):
            start = perf_counter()
            tasks = [(name, number) for number in range(500)]
            report(f"bot {name}", pool.map(bot_game, tasks, chunksize=20), perf_counter() - start)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
