"""B, Betrayal."""

import pytest

from mollyhouse import components as c
from mollyhouse.chance import FastChance
from mollyhouse.rules.betrayal import successful
from mollyhouse.state import NOBODY
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

# --- B1 --------------------------------------------------------------------------------------------


def test_an_accused_informer_is_revealed() -> None:
    """B1, A3: matching reputation cards are safe at once, without cubes; cubes and others stay."""
    s = table(
        pawns=[6, 6, 2],
        tokens=["", "informer@hearts loyal@cups"],
        reputation=["H1", "H2 HJ C1"],
        cubes=["", "H2"],
    )
    happened = play(s, "accuse 1.1")
    assert s.informer == [NOBODY, c.HEARTS, NOBODY]
    assert safe(s) == "H2 HJ"
    assert (reputation(s, 0), reputation(s, 1)) == ("H1", "C1")
    assert cubes(s, 1) == "H2"
    assert told(happened, "informer-revealed", "seat", "suit", "cards") == [(1, "hearts", ["H2", "HJ"])]


def test_a_notice_reveals_an_informer() -> None:
    """B1, I5: the own one."""
    s = table(site=12, held=["notice"], reputation=["C1 CQ F1"])
    play(s, "notice informer")
    assert s.informer == [c.CUPS, NOBODY, NOBODY]
    assert safe(s) == "C1 CQ"


def test_a_face_down_informer_is_not_revealed() -> None:
    """B1, B2: none of the restrictions binds a secret informer."""
    s = table(at="reveal-threats", tokens=["informer@hearts"], hands=["HC"])
    run(s)
    assert (hand(s, 0), gossip(s)) == ("", "HC")
    s = table(site=8, tokens=["informer@hearts"], hands=["H1 H2"])
    assert "festivity" in legal(s)
    s = table(site=7, tokens=["informer@hearts"], hands=["H1 H2"])
    assert "cruise H1" in legal(s)


# --- B2 --------------------------------------------------------------------------------------------


def test_where_a_revealed_informer_is_unwelcome() -> None:
    """B2, A4, A6: no festivity at the matching house, no cruising beside it; elsewhere as anybody."""
    for site in range(16):
        s = table(site=site, tokens=["informer@hearts!"], hands=["C1 F1 H1 P1"], market="C2 F2 H2 P2")
        actions = " ".join(legal(s))
        assert ("festivity" in actions) == (site in (0, 4, 12))
        assert ("cruise" in actions) == (site in (1, 3, 5, 11, 13, 15))
        assert ("indulge" in actions) == (c.SITE_KIND[site] != c.SHOP)


def test_a_revealed_informer_may_regain_reputation_until_the_next_festivity() -> None:
    """B2, F9: exposed or not, matching cards gained in a festivity are safe at its end."""
    s = table(
        at="select",
        house="cups",
        played="0:H3 0:H4 0:H5 0:H6",
        tokens=["informer@hearts!"],
    )
    run(s)
    assert reputation(s, 0) == ""
    assert safe(s) == "H3 H4 H5 H6"
    # The joy stays: 3 + 3 + 3 + 4.
    assert s.joy[0] == 13


# --- B3 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("placed", "raided", "success"),
    [
        ("informer@hearts", "hearts", True),
        ("informer@hearts!", "hearts", True),
        ("informer@hearts", "cups fans pentacles", False),
        ("loyal@hearts loyal@hearts", "hearts", False),
        ("loyal@cups informer@hearts loyal@fans", "hearts", True),
        ("", "hearts", False),
    ],
)
def test_a_successful_informer(placed: str, raided: str, success: bool) -> None:
    """B3: the house of the informer token is raided, revealed or not."""
    assert successful(table(tokens=[placed], raided=raided), 0) == success


# --- B4 --------------------------------------------------------------------------------------------

THREE = "cups fans pentacles"


def test_the_early_end() -> None:
    """B4: the last player betrays the last open house: the week ends at once, as the fifth."""
    s = table(
        2,
        rest=True,
        turn=1,
        candelabra=0,
        week=2,
        pawns=[6, 8],
        raided=THREE,
        tokens=["informer@hearts!"],
        held=["", "notice"],
        hands=["C1 HC", "C2"],
        market="C3 C4",
        deck="F1 F2",
    )
    happened = play(s, "notice informer", chance=FastChance(0))
    assert told(happened, "early-end", "rule", "seat") == [("B4", 1)]
    assert s.candelabra == 1
    assert s.final_week
    # Before T6: the market was not refilled. The week was resolved: threats, investigation, end.
    assert market(s) == "C3 C4"
    assert deck(s) == "F1 F2"
    assert told(happened, "week-ends", "seat") == [1]
    assert only(happened, "gossip-revealed")
    assert hand(s, 0) == "C1 HC"
    assert s.ending == c.ATROPHY
    assert question(s) is None


def test_the_early_end_after_an_accusation() -> None:
    """B4: after every action, whoever's token was turned up."""
    s = table(
        2,
        rest=True,
        pawns=[6, 6],
        raided=THREE,
        tokens=["informer@hearts!", "informer@hearts"],
        community=40,
    )
    play(s, "accuse 1.1", chance=FastChance(0))
    # It is resolved like any fifth week: the community survives.
    assert s.ending == c.SURVIVAL


def test_the_early_end_may_be_an_infiltration() -> None:
    """B4, W5: when its investigation raids the last house."""
    s = table(
        2,
        rest=True,
        pawns=[6, 6],
        raided=THREE,
        evidence={"hearts": 7},
        tokens=["informer@hearts!", "informer@hearts"],
    )
    play(s, "accuse 1.1", chance=FastChance(0))
    assert s.ending == c.INFILTRATION


def test_the_early_end_of_a_solo_game() -> None:
    """B4: one player is every player."""
    s = table(1, rest=True, site=8, raided=THREE, held=["notice"], week=1)
    play(s, "notice informer", chance=FastChance(0))
    assert s.ending == c.ATROPHY


@pytest.mark.parametrize(
    ("raided", "others"),
    [
        (THREE, "informer@hearts"),
        (THREE, "loyal@hearts!"),
        (THREE, "informer@cups!"),
        ("cups fans", "informer@hearts!"),
    ],
)
def test_no_early_end(raided: str, others: str) -> None:
    """B4: a hidden informer, a loyal player, an informer elsewhere, a second open house."""
    s = table(2, rest=True, pawns=[8, 6], raided=raided, tokens=["", others], held=["notice"])
    happened = play(s, "notice informer")
    assert not only(happened, "early-end")
    assert question(s) is None
    assert s.turn == 1
    assert len(market(s).split()) == 4


def test_the_early_end_in_the_game_end_check() -> None:
    """B4, W5: when the raids of this week leave exactly the betrayed house open."""
    for evidence, week, ending in ((7, 2, c.ATROPHY), (6, 2, NOBODY)):
        s = table(
            2,
            at="week",
            week=week,
            raided="cups fans",
            evidence={"pentacles": evidence},
            tokens=["informer@hearts!", "informer@hearts!"],
        )
        run(s, chance=FastChance(0))
        assert s.ending == ending


def test_an_open_betrayed_house_does_not_end_the_game_by_itself() -> None:
    """B4: with another house open the next turn just comes."""
    s = table(
        2,
        at="turn",
        raided="cups fans",
        tokens=["informer@hearts!", "informer@hearts!"],
        hands=["P1 P2"],
        market="C4 F4 H4 P4",
        site=15,
    )
    run(s, chance=script("boots 1 1"))
    play(s, "move 0", "lie low", chance=script("boots 1 1"))
    assert question(s) == ("move", [1])
