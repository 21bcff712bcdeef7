"""``mollyhouse judge``: cases in JSON, in short words, and whatever else people type."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands import Ran, run
from games import STEADY
from mollyhouse.companion import spoken
from mollyhouse.companion.judge import judge
from mollyhouse.errors import BadCase
from mollyhouse.i18n import LANGUAGES

CASES = Path(__file__).parent / "conformance"
KINDS = ("festivity", "investigation", "ending")


def cases(kind: str) -> list[dict[str, Any]]:
    """The conformance cases of a kind."""
    lines = (CASES / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("kind", KINDS)
def test_conformance_as_jsonl(kind: str) -> None:
    given = cases(kind)
    typed = "\n".join(json.dumps({kind: case[kind]}) for case in given)
    ran = run("judge", "--jsonl", stdin=typed)
    assert ran.code == 0
    assert [json.loads(line) for line in ran.out.splitlines()] == [case["expect"] for case in given]


def test_a_case_from_a_file_or_standard_input(tmp_path: Path) -> None:
    case = cases("festivity")[0]
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case, indent=1))
    for ran in (
        run("judge", file),
        run("judge", "case", file),
        run("judge", stdin=json.dumps(case)),
        run("judge", "-", stdin=json.dumps(case)),
        run("judge", "--jsonl", "-", stdin=json.dumps(case)),
    ):
        assert ran.code == 0 and json.loads(ran.out) == case["expect"]


def test_a_bad_line_is_answered_in_its_place() -> None:
    good = json.dumps(cases("ending")[0])
    bad = ["{", "[]", "null", '{"ending": {}}', "[" * 100_000, "\x00", '{"festivity": {"players": 9}}']
    ran = run("judge", "--jsonl", stdin="\n".join([good, "", *bad, good]))
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0 and len(answers) == len(bad) + 2
    assert answers[0] == answers[-1] == cases("ending")[0]["expect"]
    assert all(set(answer) == {"error"} and len(answer["error"]) < 400 for answer in answers[1:-1])


def test_a_line_or_case_that_is_too_long() -> None:
    good = json.dumps(cases("ending")[0])
    ran = run("judge", "--jsonl", stdin=f'{good}\n"{"x" * 9_000_000}"\n{good}')
    first, second, third = (json.loads(line) for line in ran.out.splitlines())
    assert first == third == cases("ending")[0]["expect"] and "larger than" in second["error"]
    ran = run("judge", stdin=" " * 4_000_001)
    assert ran.code == 1 and "larger than" in ran.err


@pytest.mark.parametrize("typed", ["", "{", "[]", "1", "{}", '{"festivity": 1}', "[" * 100_000, "\x00"])
def test_bad_cases(typed: str) -> None:
    ran = run("judge", stdin=typed)
    assert ran.code == 1 and ran.err.count("\n") == 1 and not ran.out


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        ran = run("judge", path)
        assert ran.code == 1 and str(path) in ran.err


def test_rules_for_cases_that_name_none() -> None:
    case: dict[str, Any] = next(case for case in cases("ending") if case["ending"]["kind"] == "survival")
    case["ending"] |= {"items": [2] * case["ending"]["players"], "joy": [50] * case["ending"]["players"]}
    typed = json.dumps({"ending": case["ending"]})
    plain = json.loads(run("judge", stdin=typed).out)
    published = json.loads(run("judge", "--rules", "published", stdin=typed).out)
    assert plain != published
    for inside in (case["ending"], case):
        named = {**case, "ending": {**case["ending"]}}
        (named["ending"] if inside is case["ending"] else named)["rules"] = "published"
        assert json.loads(run("judge", stdin=json.dumps(named)).out) == published


@STEADY
@given(st.sampled_from(KINDS), st.data())
def test_anything_anywhere_is_a_bad_case_or_an_answer(kind: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(cases(kind)[:20]))
    changed = json.loads(json.dumps({kind: case[kind]}))
    place: Any = changed
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    anything = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
    place[key] = data.draw(
        anything | st.lists(anything, max_size=3) | st.dictionaries(st.text(max_size=5), anything)
    )
    try:
        judge(changed)
    except BadCase as error:
        assert "\n" not in repr(str(error))


# --- short words ----------------------------------------------------------------------------------


def short_festivity(case: dict[str, Any]) -> list[str]:
    """The words for a conformance case."""
    words = [
        "--players",
        str(case["players"]),
        "--house",
        case["house"],
        "--runner",
        str(case["runner"]),
    ]
    for play in case["played"]:
        value = f"={play['value']}" if "value" in play else ""
        words.append(f"{play['by']}:{play['card']}{value}")
    words += [*_reputations(case), "--joy", ",".join(map(str, case["joy"]))]
    words += ["--community-joy", str(case["community_joy"])]
    for dress in case["dresses"]:
        words += ["--dress", dress]
    words += ["--doll"] if case.get("doll") else []
    for seat, house in case["revealed_informers"].items():
        words += ["--informer", f"{seat}:{house}"]
    if case["pride"]:
        words += ["--pride", ",".join(map(str, case["pride"]))]
    if case.get("choose"):
        words += ["--choose", ",".join(case["choose"])]
    return words


def short_investigation(case: dict[str, Any]) -> list[str]:
    words = ["--players", str(case["players"]), "--week", str(case["week"]), *case["revealed"]]
    words += [*_houses(case), *_reputations(case), "--community-joy", str(case["community_joy"])]
    return words + (["--domino", ",".join(map(str, case["dominoes"]))] if case["dominoes"] else [])


def short_ending(case: dict[str, Any]) -> list[str]:
    words = [case["kind"], "--players", str(case["players"]), *_houses(case), *_reputations(case)]
    for token in case["tokens"]:
        words += ["--token", f"{token['seat']}:{token['house']},{token['kind']}"]
    for field, option in (("joy", "--joy"), ("items", "--items")):
        if field in case:
            words += [option, ",".join(map(str, case[field]))]
    for seat, stack in enumerate(case.get("indictments", [])):
        for one in stack:
            lost = "noose" if one["convicted"] == "hanged" else -one["convicted"]
            face = f"{one['convicted_on']}/{-one['acquitted']}/{lost}={one['roll']}"
            words += ["--indictment", f"{seat}:{face}"]
    return words


def _houses(case: dict[str, Any]) -> list[str]:
    words = []
    for name, house in case["houses"].items():
        words += ["--house", f"{name}:{house['evidence']}{',raided' if house['raided'] else ''}"]
    return words


def _reputations(case: dict[str, Any]) -> list[str]:
    words = []
    for seat, owned in enumerate(case["reputations"]):
        cubes = [f"{name[0].upper()}+{count}" for name, count in owned["cubes"].items()]
        if owned["cards"] or cubes:
            words += ["--reputation", f"{seat}:{','.join([*owned['cards'], *cubes])}"]
    return words


SHORT = {"festivity": short_festivity, "investigation": short_investigation, "ending": short_ending}


@pytest.mark.parametrize("kind", KINDS)
def test_short_words_say_the_same_as_the_case(kind: str) -> None:
    for case in cases(kind)[::6]:
        ran = run("judge", kind, *SHORT[kind](case[kind]), "--json")
        assert ran.code == 0, ran.err
        assert json.loads(ran.out) == case["expect"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_is_answered_in_words(kind: str, lang: str) -> None:
    for case in cases(kind)[::30]:
        ran = run("judge", kind, *SHORT[kind](case[kind]), "--lang", lang, columns=80)
        assert ran.code == 0 and ran.out.strip()
        assert not re.search(r"[{}]|None", ran.out)


def example(*more: str) -> Ran:
    words = ("--players", 3, "--house", "hearts", "--runner", 0, "community:H4", "0:HR=6", "1:hq")
    return run("judge", "festivity", *words, *more)


def test_words_cite_the_rules() -> None:
    ran = example("2:H5", "c:H7", "--names", "Anna,Bo", "--reputation", "0:H2,H+1", "--explain")
    out = ran.flat()
    for words in (
        "F5 The festivity becomes a surprise ball.",
        "F8 A threat is foiled: the Rogue of Hearts, played by Anna, goes to the safe pile.",
        "F10 Left over: the Queen of Hearts, played by Bo, goes to the gossip pile.",
        "Bo now has 0 joy and draws a card; reputation: –.",
        "Player 2 now has 3 joy; reputation: H5.",
        "The community now has 10 joy.",
        "F8 · Foiling threats",
        "Pride rule:",
    ):
        assert words in out, words
    assert (
        "It reads"
        not in run(
            *(
                "judge",
                "investigation",
                "--players",
                2,
                "--week",
                1,
                "--house",
                "H:7",
                "--reputation",
                "0:H1",
            )
        ).out
    )


def test_an_open_choice_is_put_to_the_runner() -> None:
    words = ["judge", "festivity", "--players", 3, "--house", "F", "--runner", 0]
    words += ["c:H2", "0:C2", "1:F2", "2:P2", "0:C1"]
    ran = run(*words)
    assert ran.code == 0 and "chooses one of 4 sets" in ran.flat() and "C1 C2 F2 H2" in ran.out
    assert json.loads(run(*words, "--json").out)["result"] is None
    ran = run(*words, "--choose", "c1,c2,f2,h2")
    assert "The winning set" in ran.out


def test_flat_and_published_endings() -> None:
    words = ["judge", "ending", "survival", "--players", 2, "--joy", "20,20", "--token", "0:H,informer"]
    ran = run(*words, "--rules", "published", "--extra", "0:5/3/8=7")
    assert "Player 0 ends with 12 joy." in ran.out
    ran = run(*words, "--sentencing", "flat", "--indictment", "0:major,minor", "--items", "0,2")
    assert "Player 0 ends with 8 joy." in ran.out and "Player 1 ends with 24 joy." in ran.out


@pytest.mark.parametrize(
    "words",
    [
        *(["H4"], [":H4"], ["0:"], ["9:H4"], ["x:H4"], ["0:Z9"], ["0:H4=3"], ["0:HR"], ["0:HR=10"]),
        *(["0:H4", "1:H4"], ["0:H9"], ["0:HR=" + "9" * 5000], ["c:H7", "--house", "x"]),
        *(["c:H7", "--reputation", "9:H1"], ["c:H7", "--reputation", "0:HC"], ["c:H7", "--joy", "1,2"]),
        *(["c:H7", "--joy", "a"], ["c:H7", "--pride", "7"], ["c:H7", "--choose", "H1"]),
        *(["c:H7", "--informer", "7:hearts"], ["c:H7", "--dress", "H", "--dress", "hearts"]),
        *(
            ["c:H7", "--community-joy", "-3"],
            ["c:H7", "--runner", "5"],
            ["c:H7", "--reputation", "0:H+x"],
        ),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_bad_short_words(words: list[str]) -> None:
    start = ("judge", "festivity", "--players", 3, "--house", "hearts", "--runner", 0)
    ran = run(*start, *words)
    assert ran.code == 1 and ran.err.count("\n") == 1 and len(ran.err) < 320 and not ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["0:hr"], "hr needs a value, such as hr=6"),
        (["0:H4=3"], "'H4=3': only a rogue takes a value; leave it out: H4"),
        (["0:HR=10"], "'HR=10': the value of a rogue is from 0 to 9"),
        (["0:Z9"], "'Z9' is no card"),
        (["9:H4"], "there is no seat 9; seats run from 0 to 2"),
        (["0:H4", "1:H4"], "cards: H4 lies in two places"),
        (["c:H7", "--pride", "7"], "--pride: 7 is not a number from 0 to 2"),
        (["c:H7", "--reputation", "0:HC"], "--reputation: HC is a threat"),
        (["c:H7", "--choose", "H7,H7"], "--choose: H7 is chosen twice"),
        (["c:H7", "c:H6", "--choose", "H6"], "--choose: the only possible set is "),
        (["c:H2", "0:C2", "1:F2", "2:P2", "0:C1", "--choose", "H2"], "not one of the "),
    ],
    ids=lambda value: " ".join(value)[:30],
)
def test_errors_speak_the_words_that_were_typed(words: list[str], said: str) -> None:
    start = ("judge", "festivity", "--players", 3, "--house", "hearts", "--runner", 0)
    ran = run(*start, *words)
    assert ran.code == 1 and said in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("festivity",),
        ("festivity", "--players", 9, "--house", "H", "--runner", 0, "c:H4"),
        ("investigation", "--players", 3),
        ("ending", "happy", "--players", 3),
        ("ending", "survival"),
        ("--nonsense",),
        ("a.json", "b.json"),
        ("--rules", "home"),
    ],
)
def test_bad_usage(words: tuple[Any, ...]) -> None:
    assert run("judge", *words).code == 2


@pytest.mark.parametrize("words", ["hearts", "hearts:x", "hearts:3,open", "x:3"])
def test_bad_houses(words: str) -> None:
    assert run("judge", "investigation", "--players", 3, "--week", 1, "--house", words).code == 1


@pytest.mark.parametrize(
    "words", ["0", "0:5", "0:5/3/8", "0:5/3/9=1", "0:a/b/c=1", "5:major", "0:5/3/8=x"]
)
def test_bad_indictments(words: str) -> None:
    assert run("judge", "ending", "survival", "--players", 3, "--indictment", words).code == 1


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("0:5/3/8", "--indictment: the die of a trial is missing; add it, such as 0:5/3/8=7"),
        ("0:5/3/9=1", "'5/3/9=1': no such indictment is printed"),
    ],
)
def test_what_is_wrong_with_an_indictment(word: str, said: str) -> None:
    assert said in run("judge", "ending", "survival", "--players", 3, "--indictment", word).err


def test_bad_tokens() -> None:
    for word in ("0:hearts", "0:hearts,friend", "x:hearts,loyal", "hearts"):
        assert run("judge", "ending", "atrophy", "--players", 3, "--token", word).code == 1


def test_suits() -> None:
    assert [spoken.suit(text) for text in ("C", "f", "Hearts", "pentacles")] == [
        *("cups", "fans", "hearts", "pentacles")
    ]
    with pytest.raises(BadCase, match="no suit"):
        spoken.suit("spades")
