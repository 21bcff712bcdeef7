"""``mollyhouse play``: whole games, every command, several people at one machine, save and go on."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from commands import run
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, narrate, record
from mollyhouse.chance import FastChance, SeededChance
from mollyhouse.cli.choices import Unclear, understand
from mollyhouse.cli.common import language_for
from mollyhouse.cli.flow import lines
from mollyhouse.cli.session import COMMANDS, Session
from mollyhouse.cli.table import Painter
from mollyhouse.game import Game
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.state import PLAY, Options
from mollyhouse.view import view

EN = language("en")
FIRST = "1\n" * 600
"""Always the first choice: enough for any game."""
RESULT = {"en": "Results", "zh-Hans": "结果", "es": "Resultados"}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the games of a test are kept."""
    return tmp_path / "kept.json"


def saved(path: Path) -> dict[str, Any]:
    """A record from a file, verified."""
    found = record.loads(path.read_text(encoding="utf-8"))
    record.verify(found)
    return found


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "columns"), [("en", 80), ("zh-Hans", 80), ("es", 120)])
def test_a_whole_game(lang: str, columns: int, kept: Path) -> None:
    ran = run(
        *("play", "--seed", f"{lang}{columns}", "--lang", lang, "--record", kept),
        stdin=FIRST,
        columns=columns,
    )
    assert ran.code == 0 and RESULT[lang] in ran.out
    assert max(cell_len(line) for line in ran.out.splitlines() if str(kept) not in line) <= columns
    result = saved(kept)["result"]
    told = narrate.outcome_lines(
        *(language(lang), result["ending"], result["winners"], result["hanged"]),
        [language(lang).text(f"player-{seat}") for seat in range(3)],
    )
    for words in told:
        assert re.sub(r"\s", "", words) in re.sub(r"[\s│]", "", ran.out)


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize(
    "rules", [(), ("--rules", "published", "--items", "updated", "--sentencing", "flat")]
)
def test_all_tables(players: int, rules: tuple[str, ...], kept: Path) -> None:
    choose = random.Random(players)
    typed = "".join(f"{choose.randint(1, 4)}\n1\n" for _ in range(600))
    bots = {1: (), 2: ("--bots", "random"), 5: ("--bots", "random,simple")}[players]
    ran = run(
        *("play", "--players", players, "--seat", players - 1, *bots, "--seed", 1),
        *(*rules, "--record", kept),
        stdin=typed,
    )
    assert ran.code == 0 and "Results" in ran.out
    found = saved(kept)
    assert len(found["players"]) == players
    assert [player["bot"] for player in found["players"]].count(None) == 1
    assert found["players"][-1]["bot"] is None
    cast = ["random", "simple"] * 2 if players == 5 else ["random"] * (players - 1)
    assert [player["bot"] for player in found["players"][:-1]] == cast


def test_commitment_is_shown_first_and_seed_last(kept: Path) -> None:
    ran = run("play", "--record", kept, stdin=FIRST)
    found = saved(kept)
    start, _, end = ran.flat().partition("Results")
    assert found["commitment"] in start and found["seed"] not in start
    assert found["commitment"] in end and found["seed"] in end
    assert "not be used" not in start


def test_seeds(tmp_path: Path) -> None:
    files = [tmp_path / str(i) for i in range(4)]
    for file, seed in zip(files, ("a", "a", "b", None), strict=True):
        options = ("--seed", seed) if seed else ()
        run("play", *options, "--record", file, stdin="1\n")
    first, again, other, secret = (file.read_text() for file in files)
    assert first == again
    assert len({first, other, secret}) == 3


def test_language_of_the_environment() -> None:
    assert "Molly House: a game" in run("play").out
    assert "Molly House: un juego" in run("play", "--lang", "es-MX").out
    assert "莫莉小屋" in run("play", "--lang", "zh_CN.UTF-8").out


@pytest.mark.parametrize(
    ("name", "value"),
    [("LANGUAGE", "es:en"), ("LC_ALL", "es_ES.UTF-8"), ("LC_MESSAGES", "es"), ("LANG", "es")],
)
def test_language_variables(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:

    for other in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(other, raising=False)
    assert language_for(None).code == "en"
    monkeypatch.setenv(name, value)
    assert language_for(None).code == "es"


@pytest.mark.parametrize(
    "words",
    [
        ("--players", 6),
        ("--players", 0),
        ("--seat", 3),
        ("--seat", -1),
        ("--humans", "0,3"),
        ("--humans", "x"),
        ("--bots", "clever"),
        ("--bots", ""),
        ("--rules", "home"),
        ("--items", "none"),
        ("--sentencing", "mild"),
        ("--lang", "fr"),
        ("--lang", "english please"),
        ("--names", "a,b,c,d"),
        ("--names", "Anna,Anna"),
        ("--names", "A\x1b[2J"),
        ("--names", "x" * 41),
        ("--resume", "nowhere", "--players", 3),
        ("--seat", 0, "--humans", "0,1"),
        ("--bots", "simple,random,simple"),
        ("--players", 1, "--bots", "simple"),
        ("--nonsense",),
    ],
)
def test_bad_usage(words: tuple[Any, ...]) -> None:
    ran = run("play", *words)
    assert ran.code == 2 and not ran.out.startswith("Molly House")
    assert "Error" in ran.err


# --- questions and commands -----------------------------------------------------------------------


def test_every_command(tmp_path: Path, kept: Path) -> None:
    typed = "\n".join(
        [
            *("help", "?", "", "   ", "nonsense", "99", "0", "move 7", "why", "rule f8", "rule F"),
            *("rule", "rule Z9", "log", "log all", "table", "safe", "items", "undo", "save"),
            *(f"save {tmp_path / 'mine.json'}", f"save {tmp_path}", "HELP", "start", "1", "why", "quit"),
        ]
    )
    ran = run("play", "--seed", "x", "--record", kept, stdin=typed)
    assert ran.code == 0
    out = ran.flat()
    for words in (
        *("What you can type", "How to read the table", "The rule of this moment: Your first card (S3)"),
        *("Type a number from 1 to 4, or “help”.", "“nonsense” is not one of the choices."),
        *("“99” is not one of the choices.", "“0” is not one of the choices."),
        "“move 7” is not possible now (rule S3).",
        *("Pride rule: that player may take", "F · The festivity", "E3 · Community atrophy"),
        *("There is no rule “Z9”.", "The safe pile is empty.", "Nothing can be taken back"),
        *("Where to? Add the name of a file", "The file holds every secret", "could not be written"),
        *("S2 · Laying the table", "S3 · Your first card", "“start” could mean several things"),
        *("The game is kept in", "play --resume", "Until next time!"),
    ):
        assert words in out, words
    for name in COMMANDS:
        assert name in out
    assert saved(tmp_path / "mine.json")["actions"][0]["action"].startswith("start ")
    assert saved(tmp_path / "mine.json")["players"][0] == {"name": "Seraphina", "bot": None}
    assert kept.exists() is False  # The game is kept where it was last saved.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_in_all_languages(lang: str) -> None:
    typed = "\n".join([*COMMANDS[:-1], "nonsense", "move 7", "undo", "1", "1", "1", "undo", *COMMANDS])
    ran = run("play", "--seed", "x", "--lang", lang, stdin=typed)
    assert ran.code == 0


def test_understand() -> None:
    legal = [a.parse(text) for text in ("play C4", "play HR=0", "play HR=1", "pass")]
    for typed, text in {
        "1": "play C4",
        "4": "pass",
        "PASS": "pass",
        " play   c4 ": "play C4",
        "c4": "play C4",
        "=1": "play HR=1",
        "pa": "pass",
    }.items():
        assert understand(typed, legal) == a.parse(text)
    for typed in ("5", "0", "-1", "", "foo", "٣", "9" * 5000, "play H"):
        if typed != "play H":
            assert understand(typed, legal) is None
    with pytest.raises(Unclear) as caught:
        understand("play h", legal)
    assert caught.value.notations == ["play HR=0", "play HR=1"]


def test_undo_takes_a_move_back(kept: Path) -> None:
    typed = "1\n1\nundo\n2\nquit\n"
    ran = run("play", "--players", 1, "--seed", "x", "--record", kept, stdin=typed)
    assert "Seraphina takes the last action back." in ran.out
    actions = [entry["action"] for entry in saved(kept)["actions"]]
    assert [text.split()[0] for text in actions] == ["start", "move", "undo", "move"]
    assert actions[1] != actions[3]


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n1"])
def test_end_of_input_keeps_the_game(typed: str, tmp_path: Path) -> None:
    ran = run("play", stdin=typed, folder=tmp_path)
    assert ran.code == 0 and "Until next time!" in ran.out
    (file,) = (tmp_path / "mollyhouse").iterdir()
    assert str(file) in ran.flat()
    assert len([entry for entry in saved(file)["actions"] if entry["seat"] == 0]) == typed.count("1")


def test_interruption_keeps_the_game(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Session, seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "_ask", interrupt)
    ran = run("play", "--record", kept)
    assert ran.code == 0 and "Until next time!" in ran.out
    assert saved(kept)["result"] is None


def test_a_game_that_cannot_be_kept_says_so() -> None:
    ran = run("play", "--record", "/proc/nowhere/game.json")
    assert ran.code == 0 and "could not be written" in ran.flat()


# --- going on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 7])
def test_going_on_gives_the_same_game(after: int, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    common = ("play", "--seed", "again", "--bots", "simple,random")
    run(*common, "--record", whole, stdin=FIRST)
    run(*common, "--record", half, stdin="1\n" * after)
    assert saved(half)["result"] is None
    ran = run("play", "--resume", half, stdin=FIRST)
    assert "The game goes on where it was left." in ran.out
    assert half.read_text() == whole.read_text()


def test_going_on_after_undo(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    common = ("play", "--seed", "again", "--players", 2, "--bots", "random")
    run(*common, "--record", whole, stdin=f"1\n1\nundo\n2\n{FIRST}")
    run(*common, "--record", half, stdin="1\n1\nundo\n")
    run("play", "--resume", half, stdin=f"2\n{FIRST}")
    assert half.read_text() == whole.read_text()


def test_going_on_with_nonsense(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--resume", file).code == 1
    assert run("play", "--resume", tmp_path).code == 1
    for content in ("", "{}", "[]", "\x00", "[" * 100_000, '{"format": 1}'):
        file.write_text(content)
        ran = run("play", "--resume", file)
        assert ran.code == 1 and ran.err.count("\n") == 1
    file.unlink()
    run("play", "--record", file, stdin="1\n")
    found = saved(file)
    found["players"][1]["bot"] = "gone"
    found["digest"] = record.digest(found)
    file.write_text(record.dumps(found))
    ran = run("play", "--resume", file)
    assert ran.code == 1 and "no bot is called 'gone'" in ran.err


def test_a_finished_game_shows_its_end(kept: Path) -> None:
    run("play", "--record", kept, stdin=FIRST)
    before = kept.read_bytes()
    ran = run("play", "--resume", kept)
    assert ran.code == 0 and "Results" in ran.out and "This game is over." in ran.out
    assert "goes on where" not in ran.out and f"record show {kept}" in ran.out
    assert kept.read_bytes() == before


# --- files of others ------------------------------------------------------------------------------


def test_a_foreign_file_is_left_alone(tmp_path: Path) -> None:
    letter, other, mine = (tmp_path / name for name in ("letter", "other", "mine"))
    letter.write_text("Dear Anna")
    run("play", "--seed", "other", "--record", other)
    before = other.read_bytes()
    for file in (letter, other):
        ran = run("play", "--seed", "x", "--record", file)
        assert ran.code == 1 and "left alone" in ran.err and not ran.out
        typed = f"save {file}\nquit\n"
        assert "left alone" in run("play", "--seed", "x", "--record", mine, stdin=typed).flat()
    assert letter.read_text() == "Dear Anna" and other.read_bytes() == before
    run("play", "--seed", "x", "--record", mine, stdin="1\n")
    assert len(saved(mine)["actions"]) > 0  # Its own file may be replaced.
    assert {file.name for file in tmp_path.iterdir()} == {"letter", "other", "mine"}


def test_no_folders_are_made(tmp_path: Path) -> None:
    ran = run("play", "--record", tmp_path / "new" / "game", stdin=f"save {tmp_path}/a/b\nsave a\0b\n")
    assert ran.code == 0 and ran.flat().count("could not be written") == 3
    assert not list(tmp_path.iterdir())


# --- the violin out of turn (I6) ------------------------------------------------------------------


def with_a_violin(typed: list[str], path: Path) -> tuple[Game, str]:
    """A game of one person, who gets a violin in a festivity, and what was shown."""
    game = Game(Options(3), SeededChance(bytes(32)))
    choose = random.Random(0)
    while game.state.agenda[-1] != PLAY or engine.next_seat(game.state) != 1:
        seat = engine.next_seat(game.state)
        game.play(seat, choose.choice(engine.legal(game.state, seat)))
    game.state.held[0] = (c.VIOLIN,)
    console = Console(file=StringIO(), width=100)
    answers = iter(typed)

    def answer(*_: Any, **__: Any) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    console.input = answer  # type: ignore[method-assign]
    Session(console, EN, game, [("Anna", None), ("Bo", "simple"), ("Cleo", "simple")], path).run()
    assert isinstance(console.file, StringIO)
    return game, console.file.getvalue()


QUESTION = "Anna, do you play your violin out of turn?"


def test_a_violin_may_be_played_before_a_bot_answers(kept: Path) -> None:
    game, shown = with_a_violin([], kept)
    start, played = len(game.entries), len(game.state.festivity.played if game.state.festivity else ())
    assert shown.count(QUESTION) == 1 and "I6" in shown
    game, shown = with_a_violin(["help", "table", "nonsense", "play H4", "violin"], kept)
    assert shown.count(QUESTION) == 2 and "from 1 to 3" in shown and "(rule I6)" in shown
    assert game.entries[start] == (0, "violin") and game.entries[start + 1][0] == 1
    assert game.state.festivity is not None and len(game.state.festivity.played) >= played + 2


def test_a_violin_put_off_is_asked_about_at_the_next_card(kept: Path) -> None:
    later = with_a_violin(["2"] * 2, kept)[1].count(QUESTION)
    never = with_a_violin(["never"], kept)[1].count(QUESTION)
    assert later > never == 1


# --- several people -------------------------------------------------------------------------------


CODE = re.compile(r"\b[CFHP][1-9JQCR]\b")


def pages(out: str) -> Iterator[tuple[str, str]]:
    """What stands between two screens, with the name of who sits there."""
    name = ""
    for page in re.split(r"─{90,}\n(?! )", out):
        if name:
            yield name, page
        found = re.search(r"(\w+), press Enter when only you can see", page)
        name = found.group(1) if found else ""


def test_hot_seat_hides_hands(kept: Path) -> None:
    # Enter twice between two people; an empty line at a question is answered kindly, so many do no harm.
    typed = "\n".join(["", *(["1", "log", "", ""] * 60), "quit"])
    ran = run(
        *("play", "--humans", "0,2", "--names", "Anna,Bo,Cleo", "--seed", "hot", "--record", kept),
        stdin=typed,
    )
    assert ran.code == 0
    assert "pass the machine to Cleo" in ran.out and "Cleo, press Enter" in ran.out
    found = saved(kept)
    hidden = {"Anna": 0, "Cleo": 0}
    for name, page in pages(ran.out):
        assert name in hidden
        other = "Cleo" if name == "Anna" else "Anna"
        hidden[name] += 1
        flat = re.sub(r"\s+", " ", page)
        for secret in ("draws {} cards: ", "draws a card: ", "chosen in secret: "):
            assert f"{other} {secret}".replace("{} ", "4 ") not in flat
        assert not re.search(rf"^{other}: ", page, re.MULTILINE)  # No question to the other one.
    assert min(hidden.values()) > 3
    assert [player["bot"] for player in found["players"]] == [None, "simple", None]


def test_hot_seat_never_shows_a_card_of_another_hand(kept: Path) -> None:
    """While all choose their first card, nothing of one hand is on the other's page."""
    ran = run(
        *("play", "--humans", "0,1,2", "--names", "Anna,Bo,Cleo", "--seed", "hot", "--record", kept),
        stdin="\n".join(["", "1", "", "", "2", "", "", "3", "", ""]),
    )
    game = record.replay(saved(kept), 0)
    hands = [set(view(game.state, seat)["you"]["hand"]) for seat in range(3)]
    shown = dict([*pages(ran.out)][:3])
    assert set(shown) == {"Anna", "Bo", "Cleo"}
    for seat, name in enumerate(("Anna", "Bo", "Cleo")):
        page = re.split("starts (a|at) ", shown[name])[0]
        assert hands[seat] <= set(CODE.findall(page))
        for other in {0, 1, 2} - {seat}:
            assert not hands[other] & set(CODE.findall(page))
            for code in hands[other]:
                assert narrate.the_card(EN, code) not in page
                assert narrate.card(EN, code) not in page


# --- the picture of the table ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits(lang: str, width: int) -> None:
    """At every question of random games, for every seat and a spectator."""

    speaks = language(lang)
    for players in (1, 3, 5):
        chance = FastChance(players)
        choose = random.Random(players)
        state = engine.new(Options(players, items=players % 2), chance)
        names = [speaks.text(f"player-{seat}") for seat in range(players)]
        count = 0
        while not engine.game_over(state):
            seat = engine.next_seat(state)
            if count % 30 == 0:
                for known in (view(state, seat), view(state, None)):
                    out = StringIO()
                    console = Console(file=out, width=width)
                    console.print(Painter(speaks, known, names, width).table())
                    shown = out.getvalue()
                    assert max(map(cell_len, shown.splitlines())) <= width
                    for code in known["market"] if not known["festivity"] else ():
                        assert code in shown
                    for player in known["players"]:
                        assert names[player["seat"]] in shown
            count += 1
            engine.step(state, choose.choice(engine.legal(state, seat)), chance)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_most_infamous_and_the_market_are_shown(lang: str) -> None:
    state = engine.new(Options(3), FastChance(1))
    state.reputation = [1 << c.CARD_CODES.index("H7"), 0, 1 << c.CARD_CODES.index("F2")]
    known = view(state, 0)
    out = StringIO()
    painter = Painter(language(lang), known, ("Anna", "Bo", "Cleo"), 80)
    console = Console(file=out, width=80)
    console.print(painter.table())
    console.print(painter.market_line())
    assert out.getvalue().count("F Cleo · H Anna") == 2
    assert " ".join(known["market"]) in out.getvalue()


def test_lines_break_at_spaces_and_between_chinese_characters() -> None:
    assert list(lines("one two three", 8)) == ["one two", "three"]
    assert list(lines("红心7和星币。", 12)) == ["红心7和星", "币。"]
    assert list(lines("说“你好”。", 5)) == ["说“你", "好”。"]
    assert list(lines("说“你好”。", 4)) == ["说", "“你", "好”。"]
    assert list(lines("", 8)) == [""]


def test_version_and_help() -> None:
    assert re.fullmatch(r"mollyhouse \d+\.\d+\.\d+\n", run("--version").out)
    ran = run("--help")
    assert ran.code == 0
    for command in ("play", "simulate", "judge", "record"):
        assert command in ran.out
        assert run(command, "--help").code == 0
    assert run("nonsense").code == 2
