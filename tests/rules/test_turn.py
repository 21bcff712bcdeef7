"""T, Turn."""

from typing import Any

import pytest

from mollyhouse.chance import FastChance
from table import (
    cubes,
    deck,
    gossip,
    hand,
    legal,
    market,
    only,
    play,
    question,
    reputation,
    run,
    safe,
    script,
    table,
    told,
)

# --- T1 --------------------------------------------------------------------------------------------


def test_with_cards_in_the_deck_the_turn_just_begins() -> None:
    """T1: the candelabra stays where it is, and no week ends."""
    s = table(at="turn", turn=1, candelabra=0, deck="C1")
    happened = run(s, chance=script("boots 1 1"))
    assert s.candelabra == 0
    assert s.week == 1
    assert not only(happened, "week-ends")
    assert question(s) == ("move", [1])


def test_an_empty_deck_ends_the_week_first() -> None:
    """T1: that player takes the candelabra, the week ends, and then that player takes the turn."""
    s = table(at="turn", turn=1, candelabra=0, deck="", gossip="C1 C2 C3")
    happened = run(s, chance=FastChance(1))
    names = [fact["event"] for fact in happened]
    assert names[:3] == ["turn", "candelabra", "week-ends"]
    assert names.index("week") < names.index("roll")
    assert s.candelabra == 1
    assert s.week == 2
    assert question(s) == ("move", [1])


def test_no_turn_after_the_last_week() -> None:
    """T1, W5: if the game does not go on, nobody takes a turn."""
    s = table(at="turn", turn=1, week=5, deck="", gossip="C1 C2 C3")
    happened = run(s, chance=FastChance(1))
    assert question(s) is None
    assert not only(happened, "roll", "week")


def test_the_turn_passes_clockwise() -> None:
    """T1: after the last seat the first one follows."""
    s = table(at="turn", turn=2, market="C4 F4 H4 P4", hands=["", "", "P1 P2"], site=15)
    run(s, chance=script("boots 1 1"))
    play(s, "move 0", "lie low", chance=script("boots 1 2"))
    assert question(s) == ("move", [0])


# --- T2 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boots", "before", "after", "to_safe", "to_gossip"),
    [
        ("1 2", "H1 H2 H3 H4", "H1 H2 H3 H4", "", ""),
        ("0 2", "H1 H2 H3 H4", "H2 H3 H4", "H1", ""),
        ("1 0", "HJ H2 H3 H4", "H2 H3 H4", "", "HJ"),
        ("0 1", "HC H2 H3 H4", "H2 H3 H4", "", "HC"),
        ("0 1", "PR H2 H3 H4", "H2 H3 H4", "", "PR"),
        ("0 0", "H1 HQ H3 H4", "H3 H4", "H1", "HQ"),
        ("0 0", "CC FR H3 H4", "H3 H4", "", "CC FR"),
        ("0 0", "H1", "", "H1", ""),
        ("0 0", "", "", "", ""),
    ],
)
def test_market_discards(boots: str, before: str, after: str, to_safe: str, to_gossip: str) -> None:
    """T2: the farthest card for each icon; desires safe, the others gossip; no refill between."""
    s = table(at="turn", market=before)
    untouched = deck(s)
    run(s, chance=script(f"boots {boots}"))
    assert market(s) == after
    assert safe(s) == to_safe
    assert gossip(s) == to_gossip
    assert deck(s) == untouched


def test_the_first_discard_is_resolved_fully_before_the_second() -> None:
    """T2, T3: once the first constable has exposed the most infamous, the rogue meets the next."""
    s = table(at="turn", reputation=["H5", "H3 H1"], market="HC HR C1 C2")
    happened = run(s, chance=script("boots 0 0"))
    assert told(happened, "exposed", "seat", "card", "cards") == [
        (0, "HC", ["H5"]),
        (1, "HR", ["H1", "H3"]),
    ]
    assert gossip(s) == "H1 H3 H5 HC HR"
    assert (cubes(s, 0), cubes(s, 1)) == ("H1", "H2")


# --- T3 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reputations", "own_cubes", "exposed"),
    [
        (["H7", "H1"], [], [0]),
        (["H7 H2", "HJ"], [], [1]),
        (["H7 H4", "HJ"], [], [0]),
        (["HJ", "HQ"], [], [0, 1]),
        (["H6 H1", "H7", "H5 H2"], [], [0, 1, 2]),
        (["H4 H3", "H7", "H5"], [], [0, 1]),
        (["C7 CJ H1", "H2"], [], [1]),
        (["H1", ""], ["", "H9"], [0]),
        (["C7", "P5"], ["H2", "H3"], []),
        ([], [], []),
    ],
)
def test_the_most_infamous(reputations: list[str], own_cubes: list[str], exposed: list[int]) -> None:
    """T3: the highest sum of matching cards, a molly 10, cubes nothing; ties all; else nobody."""
    s = table(at="turn", reputation=reputations, cubes=own_cubes, market="HR C1 C2 C3")
    happened = run(s, chance=script("boots 1 0"))
    assert told(happened, "exposed", "seat") == exposed
    assert told(happened, "nobody-exposed", "card") == ([] if exposed else ["HR"])
    for seat, cards in enumerate(reputations):
        matching = [code for code in cards.split() if code[0] == "H"]
        lost = [] if seat not in exposed else matching
        assert sorted(set(cards.split()) - set(lost)) == sorted(reputation(s, seat).split())


def test_only_threats_expose() -> None:
    """T3: a molly that leaves the market becomes gossip without exposing anybody."""
    s = table(at="turn", reputation=["H7"], market="HJ HQ C2 C3")
    happened = run(s, chance=script("boots 0 0"))
    assert gossip(s) == "HJ HQ"
    assert not only(happened, "exposed", "nobody-exposed")
    assert reputation(s, 0) == "H7"


# --- T4 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "site", "sites"),
    [
        ((1, 1), 5, [3, 4, 6, 7]),
        ((1, 2), 5, [2, 3, 4, 6, 7, 8]),
        ((2, 1), 5, [2, 3, 4, 6, 7, 8]),
        ((2, 2), 5, [1, 3, 7, 9]),
        ((0, 1), 5, [4, 5, 6]),
        ((2, 0), 5, [3, 5, 7]),
        ((0, 0), 5, list(range(16))),
        ((1, 2), 0, [1, 2, 3, 13, 14, 15]),
        ((2, 2), 15, [1, 3, 11, 13]),
    ],
)
def test_moves(dice: tuple[int, int], site: int, sites: list[int]) -> None:
    """T4: the boots of one die or of both, exactly, in one direction; an icon has 0 boots."""
    s = table(at="move", dice=dice, site=site)
    assert legal(s) == [f"move {there}" for there in sites]


def test_the_pawn_moves() -> None:
    """T4: it stands where the player said, and the dice are gone."""
    s = table(at="move", dice=(2, 1), site=5, market="H4")
    happened = play(s, "move 8")
    assert s.pawn == [8, 13, 13]
    assert (s.die1, s.die2) == (-1, -1)
    assert told(happened, "move", "seat", "site") == [(0, 8)]


# --- T5 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", range(16))
def test_lie_low_is_always_possible(site: int) -> None:
    """T5, A1: at every site, whatever else is."""
    s = table(
        site=site,
        hands=["C1 F1 H1 P1"],
        market="C2 F2 H2 P2",
        shops={2: "gin", 6: "gin", 10: "gin", 14: "gin"},
    )
    assert legal(s)[0] == "lie low"
    assert len(legal(s)) > 1


def test_exactly_one_action() -> None:
    """T5: after it the turn is over, also when an item replaced it."""
    for action in ("lie low", "indulge P4", "notice loyal", "bribe"):
        s = table(hands=["H1 H2"], market="C4 F4 H4 P4", gossip="C1", held=["notice bribe"], rest=True)
        play(s, action)
        assert question(s) is None
        assert s.turn == 1


def test_an_action_that_all_see_is_the_only_one_is_taken() -> None:
    """T5, A1: at an empty shop, alone and without items, the player lies low unasked."""
    s = table(at="move", dice=(1, 1), site=0, hands=["C1 C2"], deck="F1 ...")
    happened = play(s, "move 2")
    assert told(happened, "lie-low", "seat") == [0]
    assert hand(s, 0) == "C1 C2 F1"


@pytest.mark.parametrize(
    ("site", "hands", "tokens", "raided"),
    [
        # A cruising site without any card; an informer beside the own house.
        (7, "", [], ""),
        (7, "H1 H2", ["informer@hearts!"], ""),
        # A house with too few cards, raided, or betrayed.
        (8, "H1", [], ""),
        (8, "H1 H2", [], "hearts"),
        (8, "H1 H2", ["informer@hearts!"], ""),
        # Another player at the site whose tokens are face up.
        (6, "H1 H2", ["", "loyal@cups!"], ""),
    ],
)
def test_where_all_see_that_only_lying_low_is_left(
    site: int, hands: str, tokens: list[str], raided: str
) -> None:
    """T5, A1: by public facts alone: sites, counts, tokens, market, items."""
    s = table(
        pawns=[site, site, 0],
        hands=[hands],
        tokens=tokens,
        raided=raided,
        market="C1 P1",
        held=["bribe notice"] if site != 8 else ["gin"],
    )
    assert question(s) is None
    assert len(hand(s, 0).split()) == len(hands.split()) + 1


@pytest.mark.parametrize(
    ("site", "change"),
    [
        (7, {"hands": ["C1"]}),
        (7, {"market": "H1"}),
        (8, {"market": "HC"}),
        (8, {"hands": ["C1 C2"]}),
        (6, {"shops": {6: "gin"}}),
        (6, {"tokens": ["", "loyal@cups"]}),
        (6, {"held": ["bribe"], "gossip": "C1"}),
        (8, {"held": ["notice"]}),
        (6, {"held": ["notice-updated"], "items": "updated", "market": "C1"}),
    ],
)
def test_what_makes_the_action_a_question(site: int, change: dict[str, Any]) -> None:
    """T5: one thing that might be done is enough for a question."""
    assert question(table(pawns=[site, site, 0])) is None
    assert question(table(pawns=[site, site, 0], **change)) == ("action", [0])


def test_an_action_that_only_the_player_knows_to_be_the_only_one_is_asked() -> None:
    """T5, G11: at a cruising site with no matching desire in hand; others must not learn that."""
    s = table(site=1, hands=["C1 PJ PC"])
    assert question(s) == ("action", [0])
    assert legal(s) == ["lie low"]


# --- T6 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "after", "left"),
    [("F1 F2 F3", "C4 P4 F1 F2", "F3"), ("F1", "C4 P4 F1", ""), ("", "C4 P4", "")],
)
def test_the_market_is_refilled(top: str, after: str, left: str) -> None:
    """T6: cards slide away from the deck, the gaps next to it are filled while it lasts."""
    s = table(site=1, hands=["P1"], market="C4 P2 P4", deck=top, rest=True)
    play(s, "indulge P2")
    assert market(s) == after
    assert deck(s) == left


def test_the_refill_comes_before_the_hand_limit() -> None:
    """T6, G3: the player sees the new market card before choosing the excess."""
    s = table(hands=["C1 C2 C3 C5 C6 C7"], market="P4 F4 H4 C4", deck="F1 F2 ...", rest=True)
    happened = play(s, "indulge P4")
    assert told(happened, "market", "card") == ["F1"]
    assert question(s) == ("excess", [0])
    assert market(s) == "F4 H4 C4 F1"
