"""E, Endings. Indictments by number: 0 major 4/-3/-8, 4 major 8/-5/noose, 6 major 6/-6/noose,
8 minor 4/-1/-3, 10 minor 5/-2/-4, 15 minor 8/-4/-10 (number to convict, acquitted, convicted)."""

from collections.abc import Sequence

import pytest

from mollyhouse import components as c
from mollyhouse.state import State
from mollyhouse.view import view
from table import only, reputation, run, script, seats, table, tokens, told

ALL = "cups fans hearts pentacles"


def test_the_numbers_of_the_indictments() -> None:
    """E2: those of the heading, so that the tests below can be read."""
    printed = [
        (number, c.CONVICTED_ON[number], c.ACQUITTED[number], c.CONVICTED[number])
        for number in (0, 4, 6, 8, 10, 15)
    ]
    assert printed == [
        (0, 4, 3, 8),
        (4, 8, 5, c.HANGED),
        (6, 6, 6, c.HANGED),
        (8, 4, 1, 3),
        (10, 5, 2, 4),
        (15, 8, 4, 10),
    ]


# --- E1 --------------------------------------------------------------------------------------------


def test_infiltration() -> None:
    """E1, B3: who has no informer token, or one at an open house, is hanged; points for the rest."""
    s = table(
        5,
        at="ending",
        ending="infiltration",
        raided="hearts cups",
        evidence={"hearts": 8, "cups": 1},
        tokens=["informer@hearts", "loyal@hearts", "informer@fans!", "informer@cups!", ""],
        reputation=["C1 F1", "H1 H2", "H3 C2", "H4", ""],
        cubes=["H1", "H1", "P3", "C1 F1", "C2"],
        joy=[9, 9, 9, 9, 9],
    )
    happened = run(s)
    assert s.hanged == seats(1, 2, 4)
    assert s.joy == [0] * 5
    # Seat 0: 2 x 8, 2 x (3 + 1 + 1) hearts of seats 1, 2 and 3, hanged or not; less own 3.
    # Seat 3: 2 x 1, 2 x (1 + 1 + 2) cups of seats 0, 2 and 4; less own 3.
    assert s.points == [23, 0, 0, 7, 0]
    assert told(happened, "points", "seat", "total") == [(0, 23), (3, 7)]
    assert s.winners == seats(0)
    assert tokens(s, 0) == "informer@hearts!"
    assert told(happened, "winners", "rule", "ending", "seats") == [("E1", "infiltration", [0])]
    assert told(happened, "token-revealed", "seat", "token", "kind") == [
        (0, 1, "informer"),
        (1, 1, "loyal"),
    ]


def points(own: Sequence[int]) -> State:
    """An infiltration in which each seat, a successful informer at cups, gets these points."""
    # The house holds 20 evidence: 40 points less the own reputation, all of it in fans.
    s = table(
        len(own),
        at="ending",
        ending="infiltration",
        raided=ALL,
        evidence={"cups": 20},
        tokens=["informer@cups"] * len(own),
        cubes=[f"F{40 - number}" for number in own],
    )
    run(s)
    assert s.points == list(own)
    return s


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([5, 3, 1], [0]),
        ([1, 3, 5], [2]),
        ([1, 0, -4], [0]),
        # A tie for the highest total, and all lose; a lower one does not matter.
        ([5, 5, 1], []),
        ([5, 1, 5], []),
        ([5, 5, 5], []),
        ([1, 1, 5], [2]),
        ([5, 1, 1], [0]),
        ([3, 3, 5, 5, 1], []),
        # None above 0.
        ([0, -1, -2], []),
        ([-1, -2, -3], []),
        ([0], []),
        ([1], [0]),
    ],
)
def test_the_highest_positive_points_win(totals: list[int], winners: list[int]) -> None:
    """E1: a tie for it, or none above 0, and everyone loses; nobody of them is hanged."""
    s = points(totals)
    assert s.winners == seats(*winners)
    assert s.hanged == 0


def test_infiltration_without_informers() -> None:
    """E1: all are hanged, nobody wins."""
    s = table(at="ending", ending="infiltration", raided=ALL, joy=[5, 5, 5])
    run(s)
    assert s.hanged == seats(0, 1, 2)
    assert s.winners == 0
    assert view(s, None)["result"]["ending"] == "infiltration"


# --- E2 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("indictment", "roll", "joy"),
    [
        (0, 3, 17),
        (0, 4, 12),
        (0, 9, 12),
        (8, 3, 19),
        (8, 4, 17),
        (10, 0, 18),
        (10, 5, 16),
        (15, 7, 16),
        (15, 8, 10),
        (4, 7, 15),
        (6, 5, 14),
    ],
)
def test_trials(indictment: int, roll: int, joy: int) -> None:
    """E2: a d10 at or above the number convicts; joy falls by the amount on the card."""
    s = table(at="ending", ending="survival", indictments=[[indictment]], joy=[20])
    run(s, chance=script(f"trial {roll}"))
    assert s.joy[0] == joy
    assert s.hanged == 0


@pytest.mark.parametrize(("indictment", "roll"), [(4, 8), (4, 9), (6, 6)])
def test_the_noose(indictment: int, roll: int) -> None:
    """E2: it hangs the player: joy 0, no further trials, no joy for items, no victory."""
    s = table(
        at="ending",
        ending="survival",
        indictments=[[8, indictment, 0], [10]],
        joy=[30, 4, 1],
        held=["gin gin"],
    )
    happened = run(s, chance=script("trial 0", f"trial {roll}", "trial 0"))
    assert s.hanged == seats(0)
    assert s.joy == [0, 2, 1]
    assert s.winners == seats(1)
    assert told(happened, "acquitted", "seat", "value") == [(0, 0), (1, 0)]
    assert told(happened, "convicted", "seat", "value") == [(0, roll)]


def test_trials_stop_at_zero_joy() -> None:
    """E2, G8: before the items are counted."""
    s = table(at="ending", ending="survival", indictments=[[0]], joy=[2], held=["gin bribe", "violin"])
    run(s, chance=script("trial 9"))
    assert s.joy == [4, 2, 0]


def test_successful_informers_are_pardoned() -> None:
    """E2, B3: no trial for them, but all indictments are shown; nothing else for the unsuccessful."""
    s = table(
        at="ending",
        ending="survival",
        raided="hearts",
        tokens=["informer@hearts", "informer@cups", "loyal@hearts"],
        indictments=[[4, 6], [8], [10]],
        joy=[20, 20, 20],
    )
    happened = run(s, chance=script("trial 0", "trial 0"))
    assert s.joy == [20, 19, 18]
    assert told(happened, "pardon", "seat", "amount") == [(0, 2)]
    assert [face["seat"] for face in only(happened, "indictment-shown")] == [0, 0, 1, 2]
    assert len(only(happened, "token-revealed")) == 3
    assert told(happened, "winners", "rule", "ending", "seats") == [("E2", "survival", [0])]


@pytest.mark.parametrize(
    ("joy", "winners"),
    [([5, 9, 7], [1]), ([9, 9, 7], [0, 1]), ([0, 0, 0], [0, 1, 2]), ([1, 2, 3], [2])],
)
def test_the_highest_joy_wins(joy: list[int], winners: list[int]) -> None:
    """E2: ties share."""
    s = table(at="ending", ending="survival", joy=joy)
    run(s)
    assert s.winners == seats(*winners)
    assert view(s, 0)["result"]["winners"] == winners


def test_if_all_hang_nobody_wins() -> None:
    """E2: also with joy 0 all around; one who is not hanged wins with 0."""
    s = table(at="ending", ending="survival", indictments=[[4], [5], [6]], joy=[9, 9, 9])
    run(s, chance=script("trial 9", "trial 9", "trial 9"))
    assert s.hanged == seats(0, 1, 2)
    assert s.winners == 0
    s = table(at="ending", ending="survival", indictments=[[4], [5], [0]], joy=[9, 9, 1])
    run(s, chance=script("trial 9", "trial 9", "trial 9"))
    assert s.hanged == seats(0, 1)
    assert s.winners == seats(2)


def test_every_indictment_is_tried() -> None:
    """E2: majors and minors, each with a die of its own."""
    s = table(at="ending", ending="survival", indictments=[[8], [], [9, 0, 10]], joy=[20, 20, 20])
    happened = run(s, chance=script("trial 9", "trial 0", "trial 4", "trial 4"))
    assert told(happened, "convicted", "seat", "value") == [(0, 9), (2, 4)]
    assert told(happened, "acquitted", "seat", "value") == [(2, 0), (2, 4)]
    assert s.joy == [17, 20, 20 - 1 - 8 - 2]


def test_a_hanged_player_keeps_reputation() -> None:
    """E2: only joy is lost."""
    s = table(
        at="ending", ending="survival", indictments=[[4]], joy=[9], reputation=["H1"], community=36
    )
    run(s, chance=script("trial 8"))
    assert reputation(s, 0) == "H1"
    assert s.community == 36


# --- E3 --------------------------------------------------------------------------------------------


def test_atrophy() -> None:
    """E3: everyone loses, successful informers too; nobody is hanged, nothing is tried."""
    s = table(
        at="ending",
        ending="atrophy",
        raided="hearts",
        tokens=["informer@hearts"],
        indictments=[[4]],
        joy=[9, 5, 1],
    )
    happened = run(s)
    assert told(happened, "winners", "rule", "ending", "seats") == [("E3", "atrophy", [])]
    assert s.hanged == 0
    assert not only(happened, "token-revealed", "convicted", "acquitted")
    assert view(s, None)["result"] == {
        "ending": "atrophy",
        "winners": [],
        "hanged": [],
        "points": [],
    }
