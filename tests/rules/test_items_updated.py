"""I7 to I9: the items of the updated set."""

import pytest

from mollyhouse import components as c
from mollyhouse.state import State
from table import (
    cubes,
    discarded,
    gossip,
    hand,
    held,
    legal,
    market,
    on_table,
    play,
    question,
    reputation,
    table,
    tokens,
    told,
    winning,
)

# --- I7 Newspaper notice (updated) -----------------------------------------------------------------


def test_an_updated_notice_to_the_gossip() -> None:
    """I7: all desires of the market; mollies and threats stay."""
    s = table(items="updated", site=6, held=["notice-updated"], market="H3 CC CJ P1", joy=[2])
    play(s, "notice gossip")
    assert market(s) == "CC CJ"
    assert gossip(s) == "H3 P1"
    assert s.joy[0] == 2
    assert discarded(s) == "notice-updated"
    assert tokens(s, 0) == ""


def test_an_updated_notice_to_the_reputation() -> None:
    """I7, G7: with molly bonuses but no stars."""
    s = table(
        items="updated",
        site=6,
        held=["notice-updated"],
        market="H3 H5 CC P1",
        reputation=["HQ HJ C1"],
        joy=[2],
    )
    play(s, "notice reputation")
    assert reputation(s, 0) == "C1 H3 H5 HJ HQ P1"
    assert s.joy[0] == 2 + 2 * 5
    assert market(s) == "CC"


def test_an_updated_notice_needs_a_desire() -> None:
    """I7: in the market; the site does not matter."""
    s = table(items="updated", site=7, hands=["C2"], held=["notice-updated"], market="CC CJ FR PQ")
    assert legal(s) == ["lie low"]
    for site in range(16):
        s = table(items="updated", site=site, held=["notice-updated"], market="CC C1 HR PQ")
        assert "notice gossip" in legal(s)
        assert "notice reputation" in legal(s)


# --- I8 Domino (updated) ---------------------------------------------------------------------------


def after_a_swap(mine: str, community: str, swap: str) -> State:
    """Seat 0 has swapped a card just played for one of the community; seat 1 is asked."""
    s = table(
        at="play",
        items="updated",
        played=community,
        hands=[mine[:2], "P7"],
        held=["domino-updated", ""],
        reputation=["C7", "C6"],
        deck="F6 F7 ...",
    )
    play(s, f"play {mine}", f"swap {swap}")
    return s


def test_a_swap() -> None:
    """I8: the card just played for a community card of its suit; each belongs to its new side."""
    s = after_a_swap("C1", "community:C5 community:F2 community:C3", "C5")
    assert on_table(s) == "0:C5 community:F2 community:C3 community:C1"
    assert discarded(s) == "domino-updated"
    assert question(s) == ("play", [1])
    happened = play(s, "pass")
    # The quiet gathering C1 F2 C3 C5: 3 for seat 0; 2 + 2 + 3 - 1 for the community.
    assert told(happened, "joy", "seat", "amount") == [(0, 3), ("community", 7), ("community", -1)]
    assert reputation(s, 0) == "C5 C7"


def test_a_swapped_threat() -> None:
    """I8, F10: a constable left on the table now exposes everybody instead of its player."""
    s = after_a_swap("CC", "community:H3 community:H4 community:H5 community:H6 community:C5", "C5")
    happened = play(s, "pass")
    assert told(happened, "rank", "rank") == ["surprise ball"]
    assert told(happened, "exposed", "seat", "target") == [
        (0, "community"),
        (1, "community"),
        (2, "community"),
    ]
    assert (cubes(s, 0), cubes(s, 1)) == ("C1", "C1")
    # The C5 is gossip of seat 0 now: one card for it, none for the constable.
    assert hand(s, 0) == "F6"


def test_a_swapped_rogue_keeps_its_value() -> None:
    """I8, F4: on both sides."""
    s = after_a_swap("CR=8", "community:C5", "C5")
    assert on_table(s) == "0:C5 community:CR=8"
    s = after_a_swap("C5", "community:CR=3", "CR")
    assert on_table(s) == "0:CR=3 community:C5"


def test_what_may_be_swapped() -> None:
    """I8: community cards of the same suit only."""
    s = table(
        at="play",
        items="updated",
        played="community:C5 community:H2 1:C3 community:CJ",
        hands=["C1 H1", "P7"],
        held=["domino-updated domino-updated", ""],
    )
    play(s, "play C1")
    assert legal(s) == ["swap C5", "swap CJ", "no item"]
    play(s, "swap CJ")
    # The card of this window is swapped: the second domino waits.
    assert question(s) == ("play", [1])
    assert held(s, 0) == "domino-updated"


@pytest.mark.parametrize("order", [["dress cups", "swap C5"], ["swap C5", "dress cups"]])
def test_a_dress_and_a_swap_after_one_card(order: list[str]) -> None:
    """I4, I8: in the order their owner likes."""
    s = table(
        at="play",
        items="updated",
        played="community:C5 community:H2",
        hands=["C1", "P7"],
        held=["dress-cups domino-updated", ""],
    )
    play(s, "play C1")
    assert legal(s) == ["dress cups", "swap C5", "no item"]
    play(s, *order)
    assert on_table(s) == "0:C5 community:H2 community:C1"
    assert s.festivity is not None
    assert s.festivity.dresses == 1 << c.CUPS
    assert question(s) == ("play", [1])


def test_a_violin_may_bring_a_card_to_swap() -> None:
    """I6, I8: while the window is open."""
    s = table(
        at="play",
        items="updated",
        played="community:H2",
        hands=["C1", "P7"],
        held=["dress-cups domino-updated", "violin"],
        deck="C6 F1 ...",
    )
    play(s, "play C1")
    assert legal(s) == ["dress cups", "no item"]
    play(s, "1: violin")
    assert legal(s) == ["dress cups", "swap C6", "no item"]


# --- I9 Doll ---------------------------------------------------------------------------------------


def test_a_doll() -> None:
    """I9: a quiet gathering, whatever lies there; neither runner nor community loses joy."""
    s = table(
        items="updated",
        site=8,
        hands=["H2 H3", "H4 H5", ""],
        held=["doll"],
        cubes=["H5"],
        deck="H1 H6 ...",
        joy=[4],
        community=5,
    )
    play(s, "festivity")
    assert question(s) == ("window", [0])
    assert legal(s) == ["doll", "no item"]
    play(s, "doll")
    assert discarded(s) == "doll"
    happened = play(s, "play H2", "play H4", "play H3", "play H5")
    assert told(happened, "rank", "rule", "rank") == [("I9", "quiet gathering")]
    assert told(happened, "winning-set", "cards") == [["H1", "H2", "H3", "H4"]]
    # Seat 0: stars 2 and 3, no loss of 7. Community: 2 stars, no loss of 1.
    assert s.joy == [4 + 5, 3, 0]
    assert s.community == 5 + 2


def test_a_doll_only_after_the_first_card_and_by_the_runner() -> None:
    """I9: not by another player, not after a later card."""
    s = table(items="updated", site=8, hands=["H2 H3", "H4 H5"], held=["doll", "doll"], deck="H1 H6 ...")
    play(s, "festivity", "no item", "play H2")
    assert question(s) == ("play", [1])
    play(s, "play H4")
    assert question(s) == ("play", [0])
    assert legal(s) == ["play H3"]
    assert legal(s, 1) == []


@pytest.mark.parametrize("order", [["doll", "dress hearts"], ["dress hearts", "doll"]])
def test_a_doll_where_the_community_has_no_card(order: list[str]) -> None:
    """I9, I4, F2: then the first card is the runner's; doll and dress in any order, the doll wins."""
    s = table(
        items="updated",
        site=8,
        hands=["H2 H3", "H6 H7"],
        held=["doll dress-hearts"],
        deck="",
    )
    play(s, "festivity")
    assert question(s) == ("play", [0])
    play(s, "play H2")
    assert legal(s) == ["dress hearts", "doll", "no item"]
    play(s, *order)
    assert question(s) == ("play", [1])
    happened = play(s, "play H6", "play H3", "play H7")
    assert told(happened, "rank", "rank") == ["quiet gathering"]
    assert discarded(s) == "dress-hearts doll"


def test_a_doll_declined_is_not_offered_again() -> None:
    """I9: in the second round too the table holds one card, but it is no longer the first."""
    s = table(items="updated", site=8, hands=["H2 H3", "H6 H7"], held=["doll"], deck="")
    play(s, "festivity", "play H2", "no item", "pass")
    assert on_table(s) == "0:H2"
    assert question(s) == ("play", [0])


def test_the_set_of_a_doll() -> None:
    """I9, F5: the four lowest desires, constables 0, rogues ignored, whatever the dresses."""
    assert winning("H3 H4 H5 H6 HC HR=1", "hearts", doll=True) == (
        "quiet gathering",
        ["H3 H4 H5 HC"],
    )
