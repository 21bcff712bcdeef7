"""A, Actions."""

import pytest

from mollyhouse.errors import IllegalAction
from table import (
    cubes,
    deck,
    discarded,
    gossip,
    hand,
    held,
    legal,
    market,
    play,
    question,
    reputation,
    safe,
    table,
    tokens,
    told,
)

# --- A1, A2 ----------------------------------------------------------------------------------------


def test_lie_low() -> None:
    """A1: draw one card."""
    s = table(site=1, hands=["C1"], deck="F1 F2 ...")
    play(s, "lie low")
    assert hand(s, 0) == "C1 F1"
    assert deck(s).startswith("F2")


@pytest.mark.parametrize(
    ("site", "cards"),
    [
        (0, "P2 PJ PC"),
        (1, "P2 PJ PC"),
        (15, "P2 PJ PC"),
        (2, ""),
        (4, ""),
        (7, "H3"),
        (8, "H3"),
        (12, ""),
    ],
)
def test_where_to_indulge(site: int, cards: str) -> None:
    """A2: market cards of any kind that match the site, none at shops."""
    s = table(site=site, hands=["C1 C2"], market="PC H3 P2 PJ", shops={2: "gin"})
    assert [a for a in legal(s) if "indulge" in a] == [f"indulge {code}" for code in cards.split()]


def test_indulge_takes_the_card_into_the_hand() -> None:
    """A2: a threat exposes nobody; the gap stays until T6."""
    s = table(site=0, hands=["C1 C2"], reputation=["P3"], market="PC H3 P2 PJ", deck="F1 ...")
    play(s, "indulge PC")
    assert hand(s, 0) == "C1 C2 PC"
    assert market(s) == "H3 P2 PJ"
    assert reputation(s, 0) == "P3"
    assert gossip(s) == ""


def test_raids_and_revealed_informers_do_not_hinder_indulgence() -> None:
    """A2: at a raided house, and a revealed informer at the own one."""
    s = table(site=0, market="P2", raided="pentacles")
    assert legal(s) == ["lie low", "indulge P2"]
    s = table(site=0, market="P2", tokens=["informer@pentacles!"])
    assert legal(s) == ["lie low", "indulge P2"]


# --- A3 --------------------------------------------------------------------------------------------


def test_whom_and_what_to_accuse() -> None:
    """A3: others at the site, and their face-down tokens on any house."""
    s = table(
        4,
        site=6,
        pawns=[6, 6, 7, 6],
        tokens=["loyal@fans", "loyal@fans! informer@hearts loyal@cups", "loyal@fans", "loyal@cups"],
    )
    assert [a for a in legal(s) if "accuse" in a] == ["accuse 1.2", "accuse 1.3", "accuse 3.1"]
    with pytest.raises(IllegalAction):
        play(s, "accuse 1.1")
    with pytest.raises(IllegalAction):
        play(s, "accuse 2.1")


def test_accusing_a_loyal_player() -> None:
    """A3: the accuser loses 3 joy; the token stays, face up."""
    s = table(pawns=[6, 6, 2], joy=[5, 5, 5], community=5, tokens=["", "loyal@cups loyal@cups"])
    happened = play(s, "accuse 1.2")
    assert s.joy == [2, 5, 5]
    assert s.community == 5
    assert tokens(s, 1) == "loyal@cups loyal@cups!"
    assert s.informer == [-1, -1, -1]
    assert told(happened, "accuse", "seat", "target", "token", "suit", "kind") == [
        (0, 1, 2, "cups", "loyal")
    ]


def test_accusing_an_informer() -> None:
    """A3, B1: accuser and community gain 3 each; the owner is a revealed informer from now on."""
    s = table(
        pawns=[6, 6, 2],
        joy=[5, 5, 5],
        community=5,
        tokens=["", "informer@cups"],
        reputation=["C1", "C2 CJ H1"],
    )
    play(s, "accuse 1.1")
    assert s.joy == [8, 5, 5]
    assert s.community == 8
    assert tokens(s, 1) == "informer@cups!"
    assert s.informer == [-1, 0, -1]
    assert (reputation(s, 0), reputation(s, 1)) == ("C1", "H1")


def test_an_accusation_can_be_made_anywhere() -> None:
    """A3: a basic action: at a house, a cruising site and a shop alike; by a revealed informer too."""
    for site in (0, 1, 2):
        s = table(pawns=[site, site, 9], tokens=["informer@fans!", "loyal@cups"])
        assert "accuse 1.1" in legal(s)


# --- A4 --------------------------------------------------------------------------------------------


def test_what_to_cruise_with() -> None:
    """A4: matching desires only, at cruising sites only."""
    own = "H1 H7 HJ HC HR C1"
    assert legal(table(site=7, hands=[own])) == ["lie low", "cruise H1", "cruise H7"]
    assert legal(table(site=9, hands=[own])) == ["lie low", "cruise H1", "cruise H7"]
    assert legal(table(site=11, hands=[own])) == ["lie low", "cruise C1"]
    assert legal(table(site=8, hands=[own])) == ["lie low", "festivity"]


@pytest.mark.parametrize(
    ("cards", "own_cubes", "draws"),
    [("", "", 1), ("H2", "", 2), ("H2 HJ", "", 3), ("", "H3", 4), ("H2 HJ", "H3", 4), ("C1", "C5", 1)],
)
def test_how_many_cards_cruising_draws(cards: str, own_cubes: str, draws: int) -> None:
    """A4: as many as the reputation in that suit, the card just played included, at most 4."""
    s = table(site=7, hands=["H7"], reputation=[cards], cubes=[own_cubes], deck="F1 F2 F3 F4 F5 ...")
    play(s, "cruise H7")
    assert hand(s, 0) == "F1 F2 F3 F4"[: 3 * draws - 1]
    assert "H7" in reputation(s, 0)


def test_cruising_scores_only_the_molly_bonus() -> None:
    """A4, G7: the stars of the card do not count."""
    s = table(site=7, hands=["H7"], reputation=["CQ"])
    play(s, "cruise H7")
    assert s.joy == [0, 0, 0]
    s = table(site=7, hands=["H7"], reputation=["HQ"])
    play(s, "cruise H7")
    assert s.joy == [3, 0, 0]


def test_dangerous_cruising() -> None:
    """A4: beside a raided house the card goes to the gossip afterwards, for one matching cube."""
    s = table(
        site=7, hands=["H7"], reputation=["HJ H2"], raided="hearts", deck="F1 F2 F3 F4 ...", joy=[1]
    )
    happened = play(s, "cruise H7")
    assert hand(s, 0) == "F1 F2 F3"
    assert s.joy == [3, 0, 0]
    assert reputation(s, 0) == "H2 HJ"
    assert gossip(s) == "H7"
    assert cubes(s, 0) == "H1"
    names = [fact["event"] for fact in happened]
    assert names.index("draw") < names.index("dangerous-cruising") < names.index("cubes")


def test_cruising_is_dangerous_only_beside_the_raided_house() -> None:
    """A4: a raid elsewhere does not matter."""
    s = table(site=7, hands=["H7"], raided="cups fans pentacles")
    play(s, "cruise H7")
    assert (reputation(s, 0), gossip(s), cubes(s, 0)) == ("H7", "", "")


# --- A5 --------------------------------------------------------------------------------------------


def test_shopping() -> None:
    """A5: take the item, then one market discard; the shop stays empty."""
    s = table(site=10, shops={10: "violin"}, held=["gin"], market="H1 H2 H3 H4")
    happened = play(s, "shop")
    assert held(s, 0) == "gin violin"
    assert s.shops == [-1, -1, -1, -1]
    assert market(s) == "H2 H3 H4"
    assert safe(s) == "H1"
    assert told(happened, "shop", "seat", "site", "item") == [(0, 10, "violin")]


def test_the_market_discard_of_a_shop_exposes() -> None:
    """A5, T3: a threat there exposes the most infamous, be it another player."""
    s = table(site=10, shops={10: "violin"}, reputation=["H1", "H7"], market="HC H2 H3 H4")
    play(s, "shop")
    assert gossip(s) == "H7 HC"
    assert (reputation(s, 0), reputation(s, 1)) == ("H1", "")


def test_a_third_item_costs_one_of_the_three() -> None:
    """A5: the player chooses, the new one included; the market discard comes after."""
    s = table(site=10, shops={10: "violin"}, held=["gin bribe"], market="H1 H2 H3 H4")
    play(s, "shop")
    assert question(s) == ("drop", [0])
    assert legal(s) == ["drop bribe", "drop violin", "drop gin"]
    assert market(s) == "H1 H2 H3 H4"
    play(s, "drop gin")
    assert held(s, 0) == "bribe violin"
    assert discarded(s) == "gin"
    assert market(s) == "H2 H3 H4"


@pytest.mark.parametrize("two", ["gin bribe", "bribe gin", "gin gin"])
def test_a_third_item_when_two_are_alike(two: str) -> None:
    """A5: the player still chooses, each kind once."""
    s = table(site=10, shops={10: "bribe"}, held=[two], market="H1 H2 H3 H4")
    play(s, "shop")
    assert legal(s) == ["drop bribe", "drop gin"]


def test_a_third_item_like_the_others() -> None:
    """A5: of three alike one goes without a question."""
    s = table(site=10, shops={10: "gin"}, held=["gin gin"], market="H1 H2 H3 H4")
    play(s, "shop")
    assert question(s) is None
    assert held(s, 0) == "gin gin"
    assert discarded(s) == "gin"


def test_an_empty_shop() -> None:
    """A5: no item there, no action; other sites have none."""
    s = table(site=10, shops={2: "gin"}, held=["bribe"], gossip="H1")
    assert legal(s) == ["lie low", "bribe"]


# --- A6 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "needed"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 2)])
def test_cards_needed_for_a_festivity(players: int, needed: int) -> None:
    """A6: 2 in hand, 3 with 1 or 2 players."""
    enough = " ".join(["C1", "C2", "C3"][:needed])
    s = table(players, site=8, hands=[enough], market="H1")
    assert legal(s) == ["lie low", "indulge H1", "festivity"]
    s = table(players, site=8, hands=[enough[:-3]], market="H1")
    assert legal(s) == ["lie low", "indulge H1"]


def test_where_to_throw_a_festivity() -> None:
    """A6: at open houses only."""
    for site in range(16):
        s = table(site=site, hands=["C1 C2"], market="C3 F3 H3 P3", raided="hearts fans")
        assert ("festivity" in legal(s)) == (site in (0, 12))
