"""``mollyhouse simulate`` and ``mollyhouse record``."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from commands import run
from mollyhouse import record, simulation
from mollyhouse.cli import common
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.state import Options

# --- simulate -------------------------------------------------------------------------------------


def simulated(*words: Any) -> dict[str, Any]:
    """The JSON of a simulation, without the seconds."""
    ran = run("simulate", "--json", *words)
    assert ran.code == 0 and not ran.err
    result: dict[str, Any] = json.loads(ran.out)
    assert result.pop("seconds") >= 0
    return result


def test_json() -> None:
    result = simulated("--players", 4, "--games", 12, "--bots", "random,simple", "--seed", "s")
    assert result["games"] == 12 and result["players"] == 4 and result["seed"] == "s"
    assert result["bots"] == ["random", "simple"] * 2
    assert set(result["endings"]) == {"infiltration", "survival", "atrophy"}
    assert sum(result["endings"].values()) == 12
    assert len(result["wins"]) == 4 and result["decisions"] > 12 * 20


@pytest.mark.parametrize("players", range(1, 6))
def test_options(players: int) -> None:
    options = ("--rules", "published", "--items", "updated", "--sentencing", "flat")
    result = simulated("--players", players, "--games", 5, "--bots", "random", *options)
    assert (result["rules"], result["items"], result["sentencing"]) == ("published", "updated", "flat")
    assert len(result["wins"]) == players


def test_same_seed_same_result_for_any_number_of_jobs(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2, 1)]
    results = [
        simulated("--games", 30, "--bots", "random", "--seed", "x", "--jobs", jobs, "--record", file)
        for jobs, file in zip((1, 2, 1), files, strict=True)
    ]
    assert results[0] == results[1] == results[2]
    first, second, third = (file.read_bytes() for file in files)
    assert first == second == third and first.count(b"\n") == 30
    other = simulated("--games", 30, "--bots", "random", "--seed", "y")
    assert other["decisions"] != results[0]["decisions"]


def test_games_do_not_depend_on_how_many_are_played() -> None:
    plan = simulation.Plan(Options(3), ("random",), "z", True)
    assert simulation.play(plan, 7) == simulation.play_some(plan, 5, 8)[2]
    flat = [played for lot in simulation.run(plan, 9) for played in lot]
    assert flat == simulation.play_some(plan, 0, 9)


def test_without_a_seed_games_differ() -> None:
    first, second = (simulated("--games", 2, "--bots", "random") for _ in range(2))
    assert first["seed"] != second["seed"]


def test_words() -> None:
    ran = run("simulate", "--games", 3, "--bots", "random", "--seed", "[bold]x")
    assert ran.code == 0 and "3 games" in ran.out and "infiltration" in ran.out
    assert "[bold]x" in ran.out and not ran.err


def test_progress_only_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    with common.progress(3) as advance:
        advance(3)


@pytest.mark.parametrize(
    "words",
    [
        *(("--players", 0), ("--games", 0), ("--games", "x"), ("--bots", "clever"), ("--jobs", 0)),
        *(("--players", 2, "--bots", "random,random,simple"), ("--rules", "home"), ("--seat", 1)),
    ],
)
def test_bad_usage_of_simulate(words: tuple[Any, ...]) -> None:
    assert run("simulate", *words).code == 2


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    ran = run("simulate", "--games", 1, "--record", tmp_path)
    assert ran.code == 1 and str(tmp_path) in ran.err


# --- record ---------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game that a person played."""
    file = tmp_path / "game.json"
    run("play", "--seed", "g", "--bots", "random", "--record", file, stdin="1\n" * 600)
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A game that was left, with an action taken back."""
    file = tmp_path / "unfinished.json"
    run("play", "--players", 1, "--seed", "g", "--record", file, stdin="1\n1\nundo\n")
    return file


def test_verify(game: Path) -> None:
    ran = run("record", "verify", game)
    assert ran.code == 0
    for word in ("digest", "actions", "chance", "result", "commitment"):
        assert f"{word}: " in ran.out


def test_verify_jsonl(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "--games", 3, "--bots", "random", "--seed", "v", "--record", file)
    ran = run("record", "verify", file)
    assert ran.code == 0 and ran.out.count("digest: unchanged") == 3
    with file.open("a") as out:
        out.write("{}\n")
    ran = run("record", "verify", file)
    assert ran.code == 1 and "game 4" in ran.err
    assert run("record", "show", file, "--game", 2).code == 0
    assert run("record", "show", file, "--game", 9).code == 1


def test_verify_standard_input(game: Path) -> None:
    assert run("record", "verify", "-", stdin=game.read_bytes()).code == 0


@pytest.mark.parametrize("command", ["verify", "show"])
def test_bad_records(command: str, tmp_path: Path, game: Path) -> None:
    file = tmp_path / "bad.json"
    good = json.loads(game.read_text())
    lies = [good | {"result": None}, good | {"rules": "\x1b[2J" * 1000}, good | {"format": 10**4000}]
    lies += [good | {"players": [{"name": "x\ny", "bot": None}] * 3}]
    texts = [json.dumps(lie) for lie in lies]
    texts += ["", "{", "[]", "[" * 100_000, "9" * 10_000, "\x00", "x" * 4_100_000]
    for text in texts:
        file.write_text(text)
        ran = run("record", command, file)
        assert ran.code == 1 and ran.err.count("\n") == 1 and len(ran.err) < 330
        assert "\x1b" not in ran.err and not ran.out
    file.write_bytes(b"\xff\xfe\xfd")
    assert run("record", command, file).code == 1
    for path in (tmp_path / "none", tmp_path):
        ran = run("record", command, path)
        assert ran.code == 1 and ran.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_in_all_languages(lang: str, game: Path) -> None:
    ran = run("record", "show", game, "--lang", lang, columns=80)
    assert ran.code == 0
    ending = json.loads(game.read_text())["result"]["ending"]
    words = language(lang).text(f"event-game-ends-{ending}")
    assert "".join(words.split()) in "".join(ran.flat().split())


def test_show_as_somebody(game: Path) -> None:
    told = {
        seen: run("record", "show", game, *(("--as", seen) if seen else ()), columns=110).flat()
        for seen in ("", "all", "spectator", "0", "1", "2")
    }
    assert told[""] == told["all"]
    assert len(set(told.values())) == 5
    for seat, name in enumerate(("Seraphina", "Kitty", "Leonora")):
        own = f"{name} draws 4 cards: "
        for seen, text in told.items():
            assert (own in text) == (seen in ("", "all", str(seat)))


def test_show_unfinished(unfinished: Path) -> None:
    ran = run("record", "show", unfinished)
    assert "The game was not finished." in ran.out and "draws 5 cards: " not in ran.out
    assert "Seraphina takes the last action back." in ran.out
    assert "draws 5 cards: " in run("record", "show", unfinished, "--as", "0").flat()


@pytest.mark.parametrize("seen", ["3", "-1", "x", "٣", "9" * 5000])
def test_show_as_nobody(seen: str, game: Path) -> None:
    assert run("record", "show", game, "--as", seen).code == 2


def test_python_dash_m() -> None:

    ran = subprocess.run(
        [sys.executable, "-m", "mollyhouse", "--version"], capture_output=True, check=True, timeout=60
    )
    assert ran.stdout.startswith(b"mollyhouse ")


def test_a_simulated_record_shows_its_bots() -> None:
    plan = simulation.Plan(Options(2), ("random", "simple"), "n", True)
    seated = record.players_of(record.loads(simulation.play(plan, 0).record))
    assert seated == [("random 0", "random"), ("simple 1", "simple")]
