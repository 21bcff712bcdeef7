"""The arena: duplicate deals, statistics on known cases, files that go on, words and pictures."""

import json
from math import exp, inf, log, sqrt
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from commands import run
from mollyhouse import arena
from mollyhouse.arena import Estimate, Plan, Results, against, line_up, mean, ratio
from mollyhouse.errors import BadRecord
from mollyhouse.i18n import LANGUAGES
from mollyhouse.state import Options

PLAN = Plan(Options(3), line_up(["simple", "random", "random"]), "s", "1it")


def timeless(game: dict[str, Any]) -> dict[str, Any]:
    """A game without the seconds of its thoughts."""
    return {**game, "thought": {name: counts[0] for name, counts in game["thought"].items()}}


def test_a_line_up_plays_every_seat_once() -> None:
    assert line_up(["a", "b", "b"]) == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert line_up(["a", "b", "a", "b"]) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert line_up(["a", "a"]) == (("a", "a"),)


def test_a_measure_has_the_reference_alone_and_the_bot_in_each_seat() -> None:
    assert against("b", "r", 2) == (("r", "r"), ("b", "r"), ("r", "b"))


def test_tables_of_a_deal_have_the_same_chance() -> None:
    plan = Plan(Options(4), (("random",) * 4, ("simple",) * 4, ("random",) * 4), "s", "1it")
    first, _, third = (arena.play(plan, 7, table) for table in range(3))
    assert timeless(arena.play(plan, 7, 0)) == timeless(first)
    assert first["thought"] != third["thought"], "but the bots draw lots of their own"


def test_a_mean_is_clustered_by_deal() -> None:
    # Two deals of two games, all won or all lost: four games that are worth two.
    estimate = mean([(2.0, 2.0), (0.0, 2.0)])
    assert estimate.value == 0.5
    assert estimate.low == 0.0 and estimate.high == 1.0
    clusters = [(1.0, 4.0), (2.0, 4.0), (3.0, 4.0), (2.0, 4.0)]
    error = 1.96 * sqrt((1 + 0 + 1 + 0) * 4 / 3) / 16
    assert mean(clusters) == pytest.approx((0.5, 0.5 - error, 0.5 + error))


def test_a_ratio_by_the_delta_method() -> None:
    # Always twice as good in the same deal: certain, however much the deals differ.
    assert ratio([(2.0, 1.0), (4.0, 2.0), (0.0, 0.0)]) == pytest.approx((2.0, 2.0, 2.0))
    clusters = [(3.0, 1.0), (1.0, 1.0)]
    error = 1.96 * sqrt(((3 / 4 - 1 / 2) ** 2 + (1 / 4 - 1 / 2) ** 2) * 2)
    expected = (2.0, exp(log(2) - error), exp(log(2) + error))
    assert ratio(clusters) == pytest.approx(expected)


def test_a_ratio_of_nothing_is_anything() -> None:
    assert ratio([(1.0, 0.0), (1.0, 0.0)]) == Estimate(0.0, 0.0, inf)
    assert ratio([(1.0, 1.0)]) == Estimate(1.0, 0.0, inf)


def test_strength_on_a_known_case() -> None:
    def game(*winners: int) -> dict[str, Any]:
        return {"winners": list(winners)}

    # The reference wins half a game together with another, and one alone: two wins in two deals.
    deals = [
        [game(0, 1), game(0), game(1)],
        [game(0), game(0, 1), game(0)],
    ]
    assert arena.strength(deals).value == pytest.approx(2.5 / 2)


def test_when_a_measure_is_decided() -> None:
    assert arena.decided(Estimate(2.0, 1.6, 2.4), 1.5)
    assert arena.decided(Estimate(1.0, 0.8, 1.2), 1.5)
    assert not arena.decided(Estimate(1.6, 1.4, 1.8), 1.5)


def test_the_summary_adds_up() -> None:
    results = Results(PLAN)
    results.play(6)
    summary = arena.summary(PLAN, results.deals())
    assert (summary["deals"], summary["games"]) == (6, 18)
    assert sum(summary["endings"].values()) == 18
    won = sum(sum(of_bot["wins"].values()) for of_bot in summary["bots"].values())
    assert won == pytest.approx(18 * (1 - summary["joint_loss"][0]), abs=0.1)
    assert [of_bot["played"] for of_bot in summary["bots"].values()] == [18, 36]


def test_results_go_on_where_they_were_cut_off(tmp_path: Path) -> None:
    whole = Results(PLAN)
    whole.play(4)
    path = tmp_path / "games.jsonl"
    begun = Results(PLAN, path)
    begun.play(3)
    begun.close()
    data = path.read_bytes()
    path.write_bytes(data[:-200])  # Killed while the last games were written.
    told: list[int] = []
    again = Results(PLAN, path)
    assert 0 < len(again.games) < 9
    again.play(4, told=lambda: told.append(1))
    again.close()
    assert len(told) == 12 - 9 + data[-200:].count(b"\n")
    assert {k: timeless(g) for k, g in again.games.items()} == {
        k: timeless(g) for k, g in whole.games.items()
    }
    read = Results(PLAN, path)
    read.close()
    assert read.games == again.games
    assert path.read_bytes().count(b"\n") == 13


@pytest.mark.parametrize("text", ["no json\n", "{}\n", "[1]\n", "x"])
def test_foreign_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(BadRecord):
        Results(PLAN, path)
    assert path.read_text() == text


def test_games_do_not_depend_on_jobs() -> None:
    one, two = Results(PLAN), Results(PLAN)
    one.play(3)
    two.play(3, jobs=2)
    assert list(map(timeless, one.games.values())) == list(map(timeless, two.games.values()))


def test_a_measure_stops_when_it_is_clear() -> None:
    results = Results(Plan(Options(2), against("random", "random", 2), "s", "1it"))
    results.play(50, enough=lambda: len(results.deals()) == 3)
    assert len(results.games) == 9


# --- the command -----------------------------------------------------------------------------------


def test_the_command_tells_a_line_up_as_json(tmp_path: Path) -> None:
    picture = tmp_path / "shares.svg"
    words = ("--line-up", "simple,random,random", "--games", 7, "--seed", "s", "--plot", picture)
    ran = run("arena", *words, "--json", "--budget", "1it")
    assert ran.code == 0 and not ran.err
    result = json.loads(ran.out)
    assert result["games"] == 6 and result["deals"] == 2
    assert set(result["bots"]) == {"simple", "random"} and "strength" not in result
    svg = ElementTree.parse(picture).getroot()
    assert "simple" in "".join(svg.itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_a_measure_in_words(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games.jsonl"
    words = ("--measure", "simple", "--against", "random", "--players", 2, "--games", 30, "--target", 9)
    ran = run("arena", *words, "--seed", "s", "--file", file, "--lang", lang, columns=200)
    assert ran.code == 0 and not ran.err
    assert "simple" in ran.out and "random" in ran.out and "95" in ran.out
    assert file.read_bytes().count(b"\n") == 31
    again = run("arena", *words, "--seed", "s", "--file", file, "--lang", lang, columns=200)
    assert again.out == ran.out, "nothing was left to play"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--line-up", "simple", "--measure", "simple"),
        ("--line-up", "nobody"),
        ("--line-up", "simple", "--target", "1"),
        ("--line-up", "simple", "--file", "x"),
        ("--line-up", "simple,simple,simple,simple,simple,simple"),
        ("--line-up", "simple", "--budget", "long"),
        ("--measure", "simple,random"),
    ],
)
def test_bad_usage_is_refused(words: tuple[str, ...]) -> None:
    ran = run("arena", *words)
    assert ran.code == 2 and not ran.out


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("--seed", "s", "--file", file, "--games", 1)
    assert run("arena", "--line-up", "random,random", *words).code == 0
    ran = run("arena", "--line-up", "simple,random", *words)
    assert ran.code == 1 and "another plan" in ran.err
    folder = run("arena", "--line-up", "random", "--seed", "s", "--file", tmp_path)
    assert folder.code == 1
