"""The judge: what it answers where the conformance files are silent, and what it refuses."""

import copy
import json
import re
from typing import Any

import pytest

from mollyhouse.companion.judge import judge
from mollyhouse.errors import BadCase

Case = dict[str, Any]
GONE = object()
"""Stands for a field that is taken out."""

HOUSES = {
    "cups": {"evidence": 0, "raided": False},
    "fans": {"evidence": 0, "raided": False},
    "hearts": {"evidence": 6, "raided": True},
    "pentacles": {"evidence": 0, "raided": False},
}
MINOR = {"convicted_on": 4, "acquitted": -1, "convicted": -3, "roll": 0}
MAJOR = {"convicted_on": 4, "acquitted": -3, "convicted": -8, "roll": 9}
NOOSE = {"convicted_on": 8, "acquitted": -5, "convicted": "hanged", "roll": 9}

FESTIVITY: Case = {
    "festivity": {
        "players": 3,
        "house": "hearts",
        "runner": 0,
        "played": [
            {"by": "community", "card": "H4"},
            {"by": 0, "card": "HR", "value": 6},
            {"by": 1, "card": "H5"},
            {"by": 2, "card": "H7"},
            {"by": 1, "card": "C1"},
        ],
        "dresses": [],
        "doll": False,
        "pride": [0],
        "joy": [1, 2, 3],
        "community_joy": 4,
        "reputations": [
            {"cards": ["H1"], "cubes": {"hearts": 1}},
            {"cards": ["HJ"], "cubes": {}},
            {"cards": []},
        ],
        "revealed_informers": {"2": "hearts"},
    }
}
INVESTIGATION: Case = {
    "investigation": {
        "players": 3,
        "week": 2,
        "community_joy": 10,
        "houses": HOUSES,
        "revealed": ["CC", "C1", "CJ"],
        "dominoes": [0],
        "reputations": [{"cards": ["C2"]}, {"cards": []}, {"cards": ["C3"]}],
        "revealed_informers": {},
    }
}
ENDING: Case = {
    "ending": {
        "players": 2,
        "kind": "survival",
        "houses": HOUSES,
        "tokens": [
            {"seat": 0, "kind": "informer", "house": "hearts"},
            {"seat": 1, "kind": "informer", "house": "cups"},
            {"seat": 1, "kind": "loyal", "house": "fans"},
            {"seat": 0, "kind": "loyal", "house": "fans"},
        ],
        "reputations": [{"cards": ["C2"]}, {"cards": []}],
        "joy": [20, 20],
        "items": [2, 1],
        "indictments": [[MAJOR], [MINOR]],
    }
}


def changed(case: Case, path: str, value: Any) -> Case:
    """A case with one field, by its path, set or taken out."""
    case = copy.deepcopy(case)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inside: Any = case
    for step in way:
        inside = inside[step]
    if value is GONE:
        del inside[last]
    elif isinstance(inside, list) and last == len(inside):
        inside.append(value)
    else:
        inside[last] = value
    return case


# --- answers ---------------------------------------------------------------------------------------


def test_a_festivity() -> None:
    """F5, F7, F8, F9, F10, F11, worked out by hand."""
    assert judge(FESTIVITY).answer == {
        "rank": "surprise ball",
        "sets": [["H4", "H5", "H7", "HR"]],
        "result": {
            "set": ["H4", "H5", "H7", "HR"],
            # Seat 0: a cube for the H1 lost to the foiled rogue, so 2 cubes: +2. Seat 1: 3 stars
            # and 2 for the jack. Seat 2: 4 stars for a card that is safe at once.
            "joy": [3, 7, 7],
            "community_joy": 4 + 3 + 3,
            "reputations": [
                {"cards": [], "cubes": {"hearts": 2}},
                {"cards": ["H5", "HJ"], "cubes": {}},
                {"cards": [], "cubes": {}},
            ],
            "gossip": ["C1"],
            "safe": ["H1", "H4", "H7", "HR"],
            "draws": [0, 1, 0],
        },
    }


def test_an_open_choice_has_no_result() -> None:
    """F6: the sets are listed; with ``choose`` the result is there."""
    case = changed(FESTIVITY, "festivity.played.5", {"by": 1, "card": "H6"})
    answer = judge(case).answer
    assert answer["sets"] == [["H4", "H5", "H6", "H7"], ["H4", "H5", "H7", "HR"]]
    assert answer["result"] is None
    case["festivity"]["choose"] = ["H7", "H6", "H5", "H4"]
    answer = judge(case).answer
    assert answer["result"]["set"] == ["H4", "H5", "H6", "H7"]
    assert answer["result"]["gossip"] == ["C1", "H1", "HR"]


def test_a_choice_that_is_none_may_be_named() -> None:
    """F6: also where only one set is possible; null means no choice."""
    for chosen in (["H4", "H5", "H7", "HR"], None):
        case = changed(FESTIVITY, "festivity.choose", chosen)
        assert judge(case).answer == judge(FESTIVITY).answer


def test_defaults_of_a_festivity() -> None:
    """What is not said is empty or 0."""
    case = {"festivity": {"players": 2, "house": "cups", "runner": 1, "played": []}}
    assert judge(case).answer == {
        "rank": "quiet gathering",
        "sets": [[]],
        "result": {
            "set": [],
            "joy": [0, 0],
            "community_joy": 0,
            "reputations": [{"cards": [], "cubes": {}}] * 2,
            "gossip": [],
            "safe": [],
            "draws": [0, 0],
        },
    }


def test_a_doll() -> None:
    """I9: a quiet gathering of the three desires, without any loss."""
    case = changed(FESTIVITY, "festivity.doll", True)
    answer = judge(case).answer
    assert answer["rank"] == "quiet gathering"
    assert answer["sets"] == [["C1", "H4", "H5", "H7"]]
    # The rogue is gossip and exposes its player: H1 becomes a cube. The runner does not lose 2.
    assert answer["result"]["joy"] == [1, 2 + 3 + 2 + 2, 3 + 4]
    assert answer["result"]["community_joy"] == 4 + 3


def test_an_investigation() -> None:
    """W2, W4, W5: one threat and two cards make 2 evidence, which is no raid."""
    answer = judge(INVESTIGATION).answer
    assert answer["houses"]["cups"] == {"evidence": 2, "raided": False}
    assert (answer["raids"], answer["ending"]) == ([], None)
    case = changed(INVESTIGATION, "investigation.houses.cups.evidence", 5)
    answer = judge(case).answer
    # Seat 0 plays a domino; seat 2 is the only one with cups.
    assert answer["raids"] == ["cups"]
    assert answer["indictments"] == {"major": {"cups": [2]}, "minor": {"cups": []}}


@pytest.mark.parametrize(
    ("rules", "sentencing", "joy"),
    [
        # Seat 0 is pardoned, seat 1 acquitted of the minor (-1) and then, as published, convicted of
        # the additional major (-8). Items: 2 each in the rulebook. A loyal token: 2 as published.
        ("rulebook", "trial", [24, 21]),
        ("published", "trial", [20, 13]),
        ("rulebook", "flat", [24, 18]),
        ("published", "flat", [20, 10]),
    ],
)
def test_rule_sets(rules: str, sentencing: str, joy: list[int]) -> None:
    """E2: rules and sentencing may be named."""
    case = {**copy.deepcopy(ENDING), "rules": rules, "sentencing": sentencing}
    if rules == "published":
        case["ending"]["extra_indictments"] = [None, MAJOR]
    assert judge(case).answer == {"hanged": [], "winners": [0], "joy": joy}


def test_published_without_a_major_left() -> None:
    """E2: no additional indictment is named: the stack was empty, -8 joy."""
    case = {**ENDING, "rules": "published"}
    assert judge(case).answer["joy"] == [20, 20 - 8 + 2 - 1]


def test_flat_sentencing_needs_no_rolls() -> None:
    """E2: a major 8, whatever is printed; with trials the roll must be there."""
    bare = {field: value for field, value in NOOSE.items() if field != "roll"}
    case = changed(ENDING, "ending.indictments.1.0", bare)
    with pytest.raises(BadCase, match="roll"):
        judge(case)
    assert judge({**case, "sentencing": "flat"}).answer["joy"] == [24, 20 - 8 + 2]


def test_a_noose_needs_no_further_rolls() -> None:
    """E2: no further trials."""
    case = changed(ENDING, "ending.indictments.1", [NOOSE, MAJOR])
    assert judge(case).answer == {"hanged": [1], "winners": [0], "joy": [24, 0]}


def test_the_expected_answer_may_be_there() -> None:
    """As in the conformance files: it is not looked at."""
    assert judge({**FESTIVITY, "expect": None}).answer == judge(FESTIVITY).answer


def test_a_case_is_not_changed() -> None:
    """Judging leaves the data as it was."""
    for case in (FESTIVITY, INVESTIGATION, ENDING):
        before = json.dumps(case, sort_keys=True)
        judge(case)
        assert json.dumps(case, sort_keys=True) == before


# --- refusals --------------------------------------------------------------------------------------

NO_NUMBERS: tuple[Any, ...] = (None, "1", 1.0, True, [1], {})


@pytest.mark.parametrize(
    "case",
    [
        *(None, [], "festivity", 7, {}),
        {"festivity": None},
        {"festivity": []},
        {"ball": {}},
        {**FESTIVITY, **ENDING},
        {**FESTIVITY, "ball": 1},
        {**FESTIVITY, "rules": "house"},
        {**FESTIVITY, "rules": None},
        {**FESTIVITY, "rules": ["published"]},
        {**FESTIVITY, "sentencing": "harsh"},
    ],
)
def test_no_case(case: Any) -> None:
    with pytest.raises(BadCase):
        judge(case)


@pytest.mark.parametrize(
    ("case", "field"),
    [
        *((FESTIVITY, f"festivity.{name}") for name in ("players", "house", "runner", "played")),
        (FESTIVITY, "festivity.played.0.by"),
        (FESTIVITY, "festivity.played.0.card"),
        (FESTIVITY, "festivity.played.1.value"),
        (FESTIVITY, "festivity.reputations.0.cards"),
        *(
            (INVESTIGATION, f"investigation.{name}")
            for name in ("players", "week", "community_joy", "houses", "revealed", "reputations")
        ),
        (INVESTIGATION, "investigation.houses.fans"),
        (INVESTIGATION, "investigation.houses.fans.raided"),
        (INVESTIGATION, "investigation.houses.fans.evidence"),
        *(
            (ENDING, f"ending.{name}")
            for name in ("players", "kind", "houses", "tokens", "reputations", "joy", "items")
        ),
        (ENDING, "ending.indictments"),
        *((ENDING, f"ending.tokens.0.{name}") for name in ("seat", "kind", "house")),
        *(
            (ENDING, f"ending.indictments.1.0.{name}")
            for name in ("convicted_on", "acquitted", "convicted", "roll")
        ),
    ],
)
def test_a_missing_field(case: Case, field: str) -> None:
    path = re.sub(r"\.(\d+)", r"[\1]", field.partition(".")[2])
    with pytest.raises(BadCase) as refusal:
        judge(changed(case, field, GONE))
    assert str(refusal.value) == f"{path}: missing"


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("players", (0, 6, -1, *NO_NUMBERS)),
        ("house", ("spades", "Hearts", "", None, 2, ["hearts"])),
        ("runner", (3, -1, *NO_NUMBERS)),
        ("played", (None, {}, "H4", [1], [["H4"]], [None])),
        ("played.0.by", (3, -1, "Community", "0", None, True, 1.0, ["community"])),
        ("played.0.card", ("X1", "h4", "H0", "H10", "", "HR=6", 4, None, ["H4"], "C1", "H1")),
        # Not in the deck of three.
        ("played.0.card", ("H8", "C9")),
        ("played.0.card", ("HR",)),
        ("played.1.value", (10, -1, *NO_NUMBERS)),
        ("played.0.value", (4, None)),
        ("played.0.joy", (3,)),
        ("dresses", (["silk"], ["hearts", "hearts"], "hearts", None, [0], {"hearts": 1})),
        ("doll", (1, "yes", None)),
        ("pride", ([3], [-1], ["0"], [None], 0, None)),
        ("joy", ([1, 2], [1, 2, 3, 4], [1, 2, -1], [1, 2, "3"], [1, 2, 10**9], 6, None)),
        ("community_joy", (-1, 10**9, *NO_NUMBERS)),
        ("reputations", ([], [{"cards": []}] * 4, {}, None, [[], [], []])),
        # A threat; a card that lies elsewhere, unknown, not in this deck, twice.
        ("reputations.2.cards", (["HC"], ["CR"], ["H4"], ["X"], ["F9"], ["F1", "F1"], "F1", None)),
        ("reputations.2.gems", ([],)),
        ("reputations.2.cubes", ({"gold": 1}, {"hearts": -1}, {"hearts": "1"}, [], None)),
        ("revealed_informers", ({"3": "cups"}, {"x": "cups"}, {"0": "gold"}, {"0": None}, [], 1)),
        ("choose", (["H4"], ["H4", "H5", "H7", "C1"], ["H4", "H5", "H7", "H6"], "H4", {}, [4], 0)),
        ("guests", (3,)),
        ("rules", ("house", None)),
    ],
)
def test_a_bad_festivity(field: str, values: tuple[Any, ...]) -> None:
    for value in values:
        with pytest.raises(BadCase):
            judge(changed(FESTIVITY, f"festivity.{field}", value))


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("players", (0, 6, *NO_NUMBERS)),
        ("week", (0, 6, *NO_NUMBERS)),
        ("community_joy", (-1, *NO_NUMBERS)),
        ("houses", ({}, [], None)),
        ("houses.gold", ({"evidence": 0, "raided": False},)),
        ("houses.cups.evidence", (-1, *NO_NUMBERS)),
        ("houses.cups.raided", (0, 1, "no", None)),
        ("houses.cups.open", (True,)),
        ("revealed", (["CC", "CC"], ["C2"], ["C8"], ["X"], "CC", [1], None)),
        ("dominoes", ([3], [-1], ["0"], 0, None)),
        ("reputations", ([{"cards": []}], [{"cards": ["PC"]}, {"cards": []}, {"cards": []}])),
        ("revealed_informers", ({"3": "cups"}, [])),
        ("gossip", ([],)),
    ],
)
def test_a_bad_investigation(field: str, values: tuple[Any, ...]) -> None:
    for value in values:
        with pytest.raises(BadCase):
            judge(changed(INVESTIGATION, f"investigation.{field}", value))


LOYAL = {"seat": 1, "kind": "loyal", "house": "cups"}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("players", (0, 3, 6, *NO_NUMBERS)),
        ("kind", ("victory", "", None, 1)),
        ("tokens", (None, {}, [1], [LOYAL] * 4)),
        ("tokens.0.seat", (2, -1, *NO_NUMBERS)),
        # Seat 1 has only one informer token.
        ("tokens.0.seat", (1,)),
        ("tokens.0.kind", ("spy", None, 1)),
        ("tokens.0.house", ("gold", None, 0)),
        ("tokens.0.face", ("up",)),
        ("reputations", ([{"cards": ["CC"]}, {"cards": []}], [{"cards": ["C7"]}, {"cards": []}])),
        ("joy", ([20], [20, -1], [20, "20"], None)),
        ("items", ([2], [3, 0], [-1, 0], [None, 0], None)),
        ("indictments", ([[MAJOR]], [[], {}], [[], None], [[], [1]], None)),
        ("indictments.1.0.roll", (10, -1, *NO_NUMBERS)),
        ("indictments.1.0.convicted_on", (7, "4", None)),
        ("indictments.1.0.convicted", ("noose", -99, None)),
        ("indictments.1.0.suit", ("cups",)),
        ("extra", (1,)),
    ],
)
def test_a_bad_ending(field: str, values: tuple[Any, ...]) -> None:
    for value in values:
        with pytest.raises(BadCase):
            judge(changed(ENDING, f"ending.{field}", value))


@pytest.mark.parametrize(
    "extra",
    [
        # A minor; for a pardoned seat; too few seats; no list.
        [None, MINOR],
        [MAJOR, None],
        [None],
        MAJOR,
    ],
)
def test_bad_extra_indictments(extra: Any) -> None:
    """E2: as published only unsuccessful informers take one more major indictment."""
    case = {**changed(ENDING, "ending.extra_indictments", extra), "rules": "published"}
    with pytest.raises(BadCase):
        judge(case)


def fields(value: Any, path: str = "") -> list[str]:
    """Paths of all fields inside a case."""
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = [(str(number), entry) for number, entry in enumerate(value)]
    else:
        return []
    found = []
    for step, entry in inside:
        found.append(f"{path}{step}")
        found += fields(entry, f"{path}{step}.")
    return found


@pytest.mark.parametrize("case", [FESTIVITY, INVESTIGATION, ENDING], ids=["f", "i", "e"])
def test_strange_data_in_any_field(case: Case) -> None:
    """A list in lists, an object in objects, a long text, a long number: always refused."""
    nested: Any = []
    tower: Any = {}
    for _ in range(200):
        nested = [nested]
        tower = {"cups": tower}
    for field in fields(case):
        for value in (nested, tower, "H" * 100_000, 10**100, float("nan"), "\ud800"):
            with pytest.raises(BadCase) as refusal:
                judge(changed(case, field, value))
            assert len(str(refusal.value)) < 300
