"""Duplicate games between bots, and what they say about strength.

The same deal is played at several tables: the same chance, the players in other seats. In a **line-up**
the bots of a table move one seat on from table to table, so that each plays every seat of every deal. In
a **measure** of one bot against another, the reference bot plays the deal in all seats at the first
table, and at each further table the bot takes one seat among reference bots.

A shared win is a part of a win. As the tables of a deal are alike, not games but deals are counted as
independent: every interval is clustered by deal.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from io import TextIOWrapper
from itertools import islice
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.bots import Budget, bot
from mollyhouse.chance import FastChance
from mollyhouse.errors import BadRecord
from mollyhouse.rules.betrayal import informer_house, successful
from mollyhouse.simulation import moves
from mollyhouse.state import Options

FORMAT = "mollyhouse.arena/1"
NORMAL = 1.96
"""Half the width of a 95 % interval, in standard errors."""
FEWEST_DEALS = 20
"""No measure stops earlier: the interval of fewer deals is not to be trusted."""
LOYALTIES = ("loyal", "successful", "unsuccessful")
"""What a player was in the end: no informer, or one whose house was raided, or was not (B3)."""

Plain = dict[str, Any]


class Plan(NamedTuple):
    """What is to be played.

    Attributes:
        options: players and rule set.
        tables: for each table of a deal, the bots by seat.
        seed: with the number of a deal it decides all chance of that deal, and the bots'.
        budget: how much the bots may think, as text.
    """

    options: Options
    tables: tuple[tuple[str, ...], ...]
    seed: str
    budget: str

    def head(self) -> Plain:
        """The first line of a file of results; a file with another one belongs to another plan."""
        return {
            "format": FORMAT,
            "options": list(self.options.numbers),
            "tables": [list(cast) for cast in self.tables],
            "seed": self.seed,
            "budget": self.budget,
        }


def line_up(cast: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The tables of a line-up: all rotations that differ."""
    rotations = [(*cast[i:], *cast[:i]) for i in range(len(cast))]
    return tuple(dict.fromkeys(rotations))


def against(name: str, reference: str, players: int) -> tuple[tuple[str, ...], ...]:
    """The tables of a measure: the reference alone, then the bot in each seat."""
    alone = (reference,) * players
    return alone, *((*alone[:seat], name, *alone[seat + 1 :]) for seat in range(players))


# --- playing ---------------------------------------------------------------------------------------


def play(plan: Plan, deal: int, table: int) -> Plain:
    """Play one deal at one table: a line of the results."""
    cast = plan.tables[table]
    chance = FastChance(f"{plan.seed}/{deal}/chance")
    rng = Random(f"{plan.seed}/{deal}/{table}/bots")
    s = engine.new(plan.options, chance)
    thought = {name: [0, 0.0, 0.0] for name in sorted(set(cast))}
    for seat, _, seconds in moves(
        s, [bot(name) for name in cast], Budget.parse(plan.budget), chance, rng
    ):
        if seconds is not None:
            mine = thought[cast[seat]]
            mine[0] += 1
            mine[1] += seconds
            mine[2] = max(mine[2], seconds)
    seats = range(plan.options.players)
    return {
        "deal": deal,
        "table": table,
        "ending": c.ENDINGS[s.ending],
        "winners": [seat for seat in seats if s.winners >> seat & 1],
        "loyalty": [
            LOYALTIES[0 if informer_house(s, seat) < 0 else 1 if successful(s, seat) else 2]
            for seat in seats
        ],
        "joy": s.joy,
        "community_joy": s.community,
        "week": s.week,
        "thought": {
            name: [n, round(total, 6), round(most, 6)] for name, (n, total, most) in thought.items()
        },
    }


def _play(task: tuple[Plan, int, int]) -> Plain:
    return play(*task)


def run(plan: Plan, todo: Iterator[tuple[int, int]], jobs: int) -> Iterator[Plain]:
    """Play deals at tables, in this order; as much ahead as there are jobs."""
    if jobs == 1:
        for deal, table in todo:
            yield play(plan, deal, table)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while lot := [(plan, deal, table) for deal, table in islice(todo, 4 * jobs)]:
            yield from pool.map(_play, lot)


class Results:
    """The games of a plan, on file: one line for each, appended when it is over.

    Args:
        plan: what is played.
        path: a file, new or of the same plan; None keeps the games in memory only.

    Raises:
        BadRecord: the file holds something else.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.games: dict[tuple[int, int], Plain] = {}
        self._file: TextIOWrapper | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        head = json.dumps(self.plan.head()) + "\n"
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]  # A game that was being written when all ended is lost.
        try:
            lines = whole.decode().splitlines()
            if lines and json.loads(lines[0]) != self.plan.head():
                raise BadRecord(f"{path}: holds games of another plan")
            for line in lines[1:]:
                game = json.loads(line)
                self.games[game["deal"], game["table"]] = game
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(f"{path}: is no file of results") from error
        if not lines and data:
            raise BadRecord(f"{path}: is no file of results")
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        self._file = path.open("a", encoding="utf-8")
        if not lines:
            self._file.write(head)
            self._file.flush()

    def add(self, game: Plain) -> None:
        """Keep a game."""
        self.games[game["deal"], game["table"]] = game
        if self._file is not None:
            self._file.write(json.dumps(game) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def deals(self) -> list[list[Plain]]:
        """The games of all deals that were played at every table."""
        tables = range(len(self.plan.tables))
        found = []
        for deal in sorted({deal for deal, _ in self.games}):
            games = [self.games.get((deal, table)) for table in tables]
            if None not in games:
                found.append([game for game in games if game is not None])
        return found

    def play(
        self,
        deals: int,
        jobs: int = 1,
        enough: Callable[[], bool] = lambda: False,
        told: Callable[[], object] = lambda: None,
    ) -> None:
        """Play what is missing of the first ``deals`` deals.

        Args:
            deals: how many.
            jobs: processes; the games do not depend on it.
            enough: asked after each whole deal; True ends it early.
            told: called after each game.
        """
        tables = range(len(self.plan.tables))
        todo = ((d, t) for d in range(deals) for t in tables if (d, t) not in self.games)
        for game in run(self.plan, todo, jobs):
            self.add(game)
            told()
            if game["table"] == tables[-1] and enough():
                return


# --- counting --------------------------------------------------------------------------------------


class Estimate(NamedTuple):
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float

    def plain(self) -> list[float]:
        """As a list of rounded numbers."""
        return [round(number, 4) for number in self]


def mean(clusters: Sequence[tuple[float, float]]) -> Estimate:
    """A rate: what was won over what was played, with the delta method over clusters (deals).

    Args:
        clusters: of each deal, wins and games.
    """
    won = sum(x for x, _ in clusters)
    played = sum(y for _, y in clusters)
    rate = won / played
    n = len(clusters)
    if n < 2:
        return Estimate(rate, 0.0, 1.0)
    squares = sum((x - rate * y) ** 2 for x, y in clusters)
    error = NORMAL * sqrt(squares * n / (n - 1)) / played
    return Estimate(rate, max(0.0, rate - error), min(1.0, rate + error))


def ratio(clusters: Sequence[tuple[float, float]]) -> Estimate:
    """A ratio of two sums over clusters, with the delta method on its logarithm.

    Args:
        clusters: of each deal, the wins of the bot and those of the reference, each over all seats.
    """
    bots = sum(x for x, _ in clusters)
    references = sum(y for _, y in clusters)
    if not bots or not references or len(clusters) < 2:
        return Estimate(bots / references if references else 0.0, 0.0, float("inf"))
    n = len(clusters)
    squares = sum((x / bots - y / references) ** 2 for x, y in clusters)
    error = NORMAL * sqrt(squares * n / (n - 1))
    value = bots / references
    return Estimate(value, exp(log(value) - error), exp(log(value) + error))


def share(game: Plain, seat: int) -> float:
    """The part of a win that a seat had."""
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def strength(deals: Sequence[Sequence[Plain]]) -> Estimate:
    """The measure: wins of the bot in each seat over those of the reference in the same seats."""
    clusters = []
    for alone, *others in deals:
        bots = sum(share(game, seat) for seat, game in enumerate(others))
        clusters.append((bots, sum(share(alone, seat) for seat in alone["winners"])))
    return ratio(clusters)


def decided(estimate: Estimate, target: float) -> bool:
    """Whether an interval is clear of a target, on either side."""
    return estimate.low > target or estimate.high < target


def summary(plan: Plan, deals: Sequence[Sequence[Plain]]) -> Plain:
    """All that the games of whole deals say, as plain data."""
    names = list(dict.fromkeys(name for cast in plan.tables for name in cast))
    games = [game for deal in deals for game in deal]
    lost = [(float(sum(not g["winners"] for g in deal)), float(len(deal))) for deal in deals]
    return {
        **plan.head(),
        "deals": len(deals),
        "games": len(games),
        "endings": {e: sum(g["ending"] == e for g in games) for e in c.ENDINGS},
        "joint_loss": mean(lost).plain(),
        "weeks": round(sum(g["week"] for g in games) / len(games), 2),
        "decisions": round(sum(t[0] for g in games for t in g["thought"].values()) / len(games), 1),
        "bots": {name: _of_bot(plan, deals, name) for name in names},
    }


def _of_bot(plan: Plan, deals: Sequence[Sequence[Plain]], name: str) -> Plain:
    """How one bot did."""
    seats = [[seat for seat, who in enumerate(cast) if who == name] for cast in plan.tables]
    wins: dict[str, float] = {f"{e} {loyalty}": 0.0 for e in c.ENDINGS[:2] for loyalty in LOYALTIES}
    clusters = []
    thought = [0.0, 0.0, 0.0]
    for deal in deals:
        won = 0.0
        for game, own in zip(deal, seats, strict=True):
            for seat in own:
                part = share(game, seat)
                won += part
                if part:
                    wins[f"{game['ending']} {game['loyalty'][seat]}"] += part
            if own:
                count, total, most = game["thought"][name]
                thought = [thought[0] + count, thought[1] + total, max(thought[2], most)]
        clusters.append((won, float(sum(map(len, seats)))))
    rate = mean(clusters)
    return {
        "played": sum(map(len, seats)) * len(deals),
        "win_share": rate.plain(),
        "fair_share": round(1 / plan.options.players, 4),
        "wins": {how: round(part, 2) for how, part in wins.items() if part},
        "ms_a_move": round(1000 * thought[1] / max(1.0, thought[0]), 3),
        "ms_at_most": round(1000 * thought[2], 3),
    }


def plot(result: Plain) -> str:
    """Win shares and their intervals as an SVG picture; the dashed line is the fair share."""
    left, width, row = 120, 420, 34
    bots = list(result["bots"].items())
    height = row * len(bots) + 50
    top = max(estimate["win_share"][2] for _, estimate in bots)
    scale = width / max(top, 1.2 * bots[0][1]["fair_share"])
    fair = left + scale * bots[0][1]["fair_share"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 70}" height="{height}" '
        'font-family="sans-serif" font-size="14">',
        f'<path d="M{fair:.1f} 10V{height - 30}" stroke="#888" stroke-dasharray="4"/>',
    ]
    for number, (name, estimate) in enumerate(bots):
        value, low, high = (scale * x for x in estimate["win_share"])
        y = 20 + row * number
        plain = name.replace("&", "&amp;").replace("<", "&lt;")
        parts += [
            f'<text x="{left - 10}" y="{y + 13}" text-anchor="end">{plain}</text>',
            f'<rect x="{left}" y="{y}" width="{value:.1f}" height="16" fill="#8a5a83"/>',
            f'<path d="M{left + low:.1f} {y + 8}H{left + high:.1f}" stroke="#222" stroke-width="2"/>',
            f'<text x="{left + high + 6:.1f}" y="{y + 13}">{estimate["win_share"][0]:.1%}</text>',
        ]
    parts.append(
        f'<text x="{fair:.1f}" y="{height - 10}" text-anchor="middle">1/{result["options"][0]}</text>'
    )
    return "\n".join([*parts, "</svg>", ""])
