"""I, Items: what each of the original set does. All windows: ``test_item_windows``."""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.errors import IllegalAction, NotYourTurn
from mollyhouse.view import view
from table import (
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
    run,
    script,
    seats,
    seen,
    table,
    tokens,
    told,
    winning,
)


def test_items_are_no_reputation() -> None:
    """G5, I1: an item adds nothing to the reputation, not even a dress to its suit."""
    s = table(held=["dress-hearts gin"])
    assert set(view(s, None)["players"][0]["reputation"]["total"].values()) == {0}


# --- I1 Bottle of gin ------------------------------------------------------------------------------


def test_a_bottle_of_gin() -> None:
    """I1: one more round without a community card; who had passed plays again, the runner may pass."""
    s = table(
        at="closing",
        runner=1,
        played="community:C1 1:C2 2:F4",
        passed=[0],
        hands=["H1 H2", "H3", "H4"],
        held=["gin"],
    )
    run(s)
    assert question(s) == ("closing", [0])
    happened = play(s, "gin")
    assert told(happened, "item", "rule", "seat", "item") == [("I1", 0, "gin")]
    assert discarded(s) == "gin"
    assert view(s, None)["festivity"]["round"] == 2
    assert question(s) == ("play", [1])
    assert legal(s) == ["play H3", "pass"]
    play(s, "pass")
    assert question(s) == ("play", [2])
    play(s, "play H4")
    assert question(s) == ("play", [0])
    assert legal(s) == ["play H1", "play H2", "pass"]
    play(s, "play H1")
    # The set is 1, 1, 2 and one of the fours.
    assert question(s) == ("select", [1])
    assert legal(s) == ["select F4", "select H4"]


def test_two_bottles_of_gin() -> None:
    """I1, F13: one after the other; passing binds only the round of its bottle."""
    s = table(at="closing", played="community:C1 0:C2", hands=["", "H3", "H4"], held=["", "gin gin"])
    run(s)
    play(s, "gin", "pass", "pass")
    assert question(s) == ("closing", [1])
    play(s, "gin")
    assert question(s) == ("play", [1])
    play(s, "play H3", "play H4")
    # No bottle is left; the set is determined.
    assert s.festivity is None
    assert discarded(s) == "gin gin"


def test_a_barred_informer_and_the_bottle() -> None:
    """I1, F12: may not open it, but plays in its round as at another house, items included."""
    s = table(
        at="closing",
        played="community:C1 0:C2 2:F4",
        hands=["H1", "C3 H3", "H4"],
        tokens=["", "informer@hearts!"],
        held=["gin", "gin dress-cups", ""],
    )
    run(s)
    assert question(s) == ("closing", [0])
    play(s, "gin", "pass")
    assert question(s) == ("play", [1])
    assert legal(s) == ["play C3", "play H3", "pass"]
    play(s, "play C3")
    assert question(s) == ("window", [1])
    assert legal(s) == ["dress cups", "no item"]
    play(s, "dress cups", "pass")
    # The own bottle stays closed: nobody is asked.
    assert s.festivity is None
    assert held(s, 1) == "gin"


def test_a_barred_informer_may_play_the_violin_in_the_round_of_the_bottle() -> None:
    """I1, I6, F12: and only there."""
    s = table(
        at="closing",
        played="community:C1 0:C2 2:F4",
        hands=["H1", "H3", "H4"],
        tokens=["", "informer@hearts!"],
        held=["gin", "violin"],
        deck="P1 P2 ...",
    )
    run(s)
    assert legal(s, 1) == []
    play(s, "gin")
    assert legal(s, 1) == ["violin"]
    play(s, "1: violin")
    assert on_table(s).endswith("community:P1 community:P2")
    assert question(s) == ("play", [0])


def test_a_round_of_gin_without_cards() -> None:
    """I1, F3: who has no cards passes; the bottle needs a card in some hand."""
    s = table(at="closing", played="community:C1 0:C2", hands=["", "", "H4"], held=["gin"], deck="...")
    run(s)
    happened = play(s, "gin")
    assert told(happened, "pass", "seat") == [0, 1]
    assert question(s) == ("play", [2])


# --- I2 Bribe --------------------------------------------------------------------------------------


def test_a_bribe() -> None:
    """I2: look at the gossip pile and take one card of it."""
    s = table(held=["bribe gin"], hands=["C1"], gossip="HC H3 P1")
    happened = play(s, "bribe")
    assert told(happened, "look", "cards") == [["H3", "HC", "P1"]]
    assert question(s) == ("take", [0])
    assert legal(s) == ["take H3", "take HC", "take P1"]
    play(s, "take HC")
    assert hand(s, 0) == "C1 HC"
    assert gossip(s) == "H3 P1"
    assert (held(s, 0), discarded(s)) == ("gin", "bribe")


def test_a_bribe_is_secret() -> None:
    """I2, G11: others see that it was done, the briber remembers the rest of the pile."""
    s = table(held=["bribe"], gossip="HC H3 P1")
    log = engine.apply(s, 0, "bribe", script()) + engine.apply(s, 0, "take HC", script())
    assert seen(log, 1) == [
        {"event": "item", "rule": "I2", "seat": 0, "item": "bribe"},
        {"event": "look", "rule": "I2", "seat": 0, "amount": 3},
        {"event": "take", "rule": "I2", "seat": 0},
    ]
    assert view(s, 0)["you"]["sure"]["gossip"] == ["H3", "P1"]
    assert view(s, 1)["you"]["sure"]["gossip"] == []


def test_a_bribe_needs_a_pile() -> None:
    """I2: of one card there is nothing to choose; of none nothing to take."""
    s = table(held=["bribe"], gossip="", hands=["C1 C2"])
    assert "bribe" not in legal(s)
    s = table(held=["bribe"], gossip="HC")
    play(s, "bribe")
    assert question(s) is None
    assert (hand(s, 0), gossip(s)) == ("HC", "")


# --- I3 Domino -------------------------------------------------------------------------------------


def test_a_domino() -> None:
    """I3, W4: the own reputation is ignored in this week's raids; others move up."""
    s = table(
        at="week",
        deck="",
        hands=["C1", "C2", "C3"],
        held=["domino"],
        cubes=["H3", "H2", "H1"],
        evidence={"hearts": 7},
    )
    run(s)
    assert question(s) == ("domino", [0])
    assert legal(s) == ["domino no", "domino yes"]
    happened = play(s, "domino yes", chance=script("gossip"))
    assert told(happened, "indicted", "seat", "kind") == [(1, "major"), (2, "minor")]
    assert discarded(s) == "domino"
    names = [fact["event"] for fact in happened]
    assert names.index("item") < names.index("gossip-safe")


def test_a_domino_not_played() -> None:
    """I3: it is kept, and the reputation counts."""
    s = table(at="week", hands=["C1"], held=["domino"], cubes=["H3"], evidence={"hearts": 7})
    run(s)
    happened = play(s, "domino no", chance=FastChance(0))
    assert told(happened, "indicted", "seat", "kind") == [(0, "major")]
    assert held(s, 0) == "domino"


def test_dominoes_are_asked_openly() -> None:
    """I3, G10: one a player, clockwise from the candelabra, where there is reputation to hide."""
    s = table(
        4,
        at="domino",
        candelabra=2,
        held=["domino domino", "domino", "", "gin"],
        cubes=["H1", "C1", "H1", "H1"],
        raided="cups",
    )
    run(s)
    # Seats 2 and 3 have none; seat 1 has a reputation only at a raided house.
    assert question(s) == ("domino", [0])
    play(s, "domino yes")
    assert question(s) is None
    assert held(s, 0) == "domino"
    assert s.dominoes == seats(0)


def test_a_domino_lasts_one_week() -> None:
    """I3: after the raids of the week it is over."""
    s = table(at="raids", dominoes=[0], cubes=["H1"])
    run(s)
    assert s.dominoes == 0


# --- I4 Dress --------------------------------------------------------------------------------------


def test_a_dress() -> None:
    """I4: directly after playing any card of its suit, also a threat or a molly."""
    for code in ("H1", "HJ", "HC", "HR=4"):
        s = table(at="play", played="community:C1", hands=[code[:2], "F1"], held=["dress-hearts", ""])
        play(s, f"play {code}")
        assert question(s) == ("window", [0])
        assert legal(s) == ["dress hearts", "no item"]
        play(s, "dress hearts")
        assert s.festivity is not None
        assert s.festivity.dresses == 1 << c.HEARTS
        assert held(s, 0) == ""
    s = table(at="play", played="community:C1", hands=["C2", "F1"], held=["dress-hearts", ""])
    play(s, "play C2")
    assert question(s) == ("play", [1])


def test_a_dress_of_another_player() -> None:
    """I4: only the player of the card is asked; a dress declined may follow a later card."""
    s = table(
        site=8,
        hands=["H1 H2", "H3 C1", "F1 F2"],
        held=["", "dress-hearts"],
        deck="P1 P2 ...",
    )
    play(s, "festivity", "play H1")
    assert question(s) == ("play", [1])
    play(s, "play H3", "no item", "play F1", "play H2")
    assert question(s) == ("play", [1])
    play(s, "play C1")
    assert question(s) == ("play", [2])


@pytest.mark.parametrize(
    ("played", "dresses", "expected"),
    [
        # Any four of the suit, the highest; the sequence counts no longer.
        ("H1 H3 H6 H8", "hearts", ("surprise ball", ["H1 H3 H6 H8"])),
        ("H1 H2 H3 H4 H9", "hearts", ("surprise ball", ["H2 H3 H4 H9"])),
        ("H1 H3 H6 HR=0", "hearts", ("surprise ball", ["H1 H3 H6 HR"])),
        ("H1 H3 H6 HR=9 H2", "hearts", ("surprise ball", ["H2 H3 H6 HR"])),
        ("H1 H3 H6 HC", "hearts", ("quiet gathering", ["H1 H3 H6 HC"])),
        ("C3 C4 C5 C6 H1", "hearts", ("quiet gathering", ["C3 C4 C5 H1"])),
        ("C3 C4 C5 C6 HJ", "hearts", ("dance", ["C4 C5 C6 HJ"])),
        # Several dresses: the suits mix, a choice among equal values.
        ("H2 H3 H9 C5 F8", "hearts cups", ("surprise ball", ["C5 H2 H3 H9"])),
        ("C9 H2 H4 H6", "hearts cups", ("surprise ball", ["C9 H2 H4 H6"])),
        ("H6 H5 H4 C4 H3 C7", "hearts cups", ("surprise ball", ["C4 C7 H5 H6", "C7 H4 H5 H6"])),
        (
            "H4 C4 F4 P4 P5",
            "hearts cups fans pentacles",
            ("surprise ball", ["C4 F4 H4 P5", "C4 F4 P4 P5", "C4 H4 P4 P5", "F4 H4 P4 P5"]),
        ),
        ("H1 H2 H3 C9 CQ F2 P2", "hearts", ("christening", ["CQ F2 H2 P2"])),
        ("H1 H2 H3 F4 FJ", "hearts", ("dance", ["F4 FJ H2 H3"])),
    ],
)
def test_a_dressed_surprise_ball(played: str, dresses: str, expected: tuple[str, list[str]]) -> None:
    """I4, F5, F6: four desires of the dressed suits, the highest values."""
    assert winning(played, dresses) == expected


def test_dresses_are_discarded_after_the_festivity() -> None:
    """I4: in any case, also after a quiet gathering; before that they lie with it."""
    s = table(at="play", played="community:C1", hands=["H1", "F1"], held=["dress-hearts", ""])
    play(s, "play H1", "dress hearts")
    assert discarded(s) == ""
    happened = play(s, "play F1")
    assert told(happened, "rank", "rank") == ["quiet gathering"]
    assert discarded(s) == "dress-hearts"


def test_each_dress_needs_a_card_of_its_own() -> None:
    """I4: after a card of cups the dress of hearts must wait for a card of hearts."""
    s = table(
        at="play",
        played="community:P1",
        hands=["C1", "F1 F2"],
        held=["dress-hearts dress-cups", ""],
    )
    play(s, "play C1")
    assert legal(s) == ["dress cups", "no item"]
    play(s, "dress cups")
    assert question(s) == ("play", [1])


# --- I5 Newspaper notice ---------------------------------------------------------------------------


def test_a_loyal_newspaper_notice() -> None:
    """I5: the token lies face up; matching market cards of any kind are gossip, 2 joy for each."""
    s = table(site=8, held=["notice"], hands=["C1"], market="H3 C2 HJ H1", joy=[1])
    happened = play(s, "notice loyal")
    assert tokens(s, 0) == "loyal@hearts!"
    assert market(s) == "C2"
    assert gossip(s) == "H1 H3 HJ"
    assert s.joy[0] == 1 + 3 * 2
    assert told(happened, "market-to-gossip", "card") == ["H3", "HJ", "H1"]
    assert discarded(s) == "notice"
    assert s.informer == [-1, -1, -1]


def test_a_newspaper_notice_exposes() -> None:
    """I5, T3: farthest first, each threat exposes the most infamous then; loyal counts threats too."""
    s = table(site=8, held=["notice"], market="HC H1 HR C2", reputation=["H5", "H6", "H2 H3"])
    happened = play(s, "notice loyal")
    assert told(happened, "exposed", "seat", "card") == [(1, "HC"), (0, "HR"), (2, "HR")]
    assert s.joy[0] == 6


def test_the_notice_of_an_informer() -> None:
    """I5, B1: at once a revealed informer; the reputation is safe before the market exposes."""
    s = table(site=8, held=["notice"], market="HC C2 H3 H1", reputation=["H7 C1", "H2"], joy=[4, 4, 4])
    happened = play(s, "notice informer")
    assert s.informer == [c.HEARTS, -1, -1]
    assert tokens(s, 0) == "informer@hearts!"
    assert reputation(s, 0) == "C1"
    assert told(happened, "exposed", "seat") == [1]
    assert gossip(s) == "H1 H2 H3 HC"
    assert s.joy == [4, 4, 4]
    names = [fact["event"] for fact in happened]
    assert names.index("informer-revealed") < names.index("market-to-gossip")


@pytest.mark.parametrize(
    ("placed", "notices"),
    [
        ("", ["notice loyal", "notice informer"]),
        ("informer@cups", ["notice loyal"]),
        ("informer@cups!", ["notice loyal"]),
        ("loyal@cups loyal@cups loyal@cups", ["notice informer"]),
        ("loyal@cups loyal@cups loyal@cups informer@fans", []),
    ],
)
def test_a_notice_needs_a_token(placed: str, notices: list[str]) -> None:
    """I5: of the kinds that are left; a revealed informer may still place loyal ones."""
    s = table(site=8, held=["notice"], hands=["C1 C2"], tokens=[placed])
    assert [action for action in legal(s) if "notice" in action] == notices


def test_where_to_place_a_notice() -> None:
    """I5: the pawn stands at an open house; the market need not match."""
    for site in range(16):
        s = table(site=site, held=["notice"], hands=["C1 C2"], raided="fans", market="F3")
        assert ("notice loyal" in legal(s)) == (site in (0, 8, 12))
    s = table(site=8, held=["notice"], market="F3")
    play(s, "notice loyal")
    assert s.joy[0] == 0
    assert market(s) == "F3"


# --- I6 Violin -------------------------------------------------------------------------------------


def test_a_violin() -> None:
    """I6: two more cards for the community; then the same question stands, in the same round."""
    s = table(
        site=8,
        hands=["H1 H2", "F1 F2", "P1 P2"],
        held=["", "", "violin"],
        deck="C1 C2 CR C4 ...",
    )
    play(s, "festivity", "play H1")
    assert question(s) == ("play", [1])
    happened = play(s, "2: violin", chance=script("rogue 3"))
    assert told(happened, "played", "rule", "seat", "card", "value") == [
        ("I6", "community", "C2", 2),
        ("I6", "community", "CR", 3),
    ]
    assert question(s) == ("play", [1])
    assert s.festivity is not None
    assert s.festivity.round == 1
    assert discarded(s) == "violin"
    play(s, "play F1", "play P1")
    assert on_table(s) == "community:C1 0:H1 community:C2 community:CR=3 1:F1 2:P1 community:C4"
    assert question(s) == ("play", [0])


def test_a_violin_after_passing() -> None:
    """I6: by a player who has passed, out of turn."""
    s = table(
        at="play",
        held=["", "violin"],
        played="community:H3 0:H5",
        hands=["H6", "H7", "H1"],
        deck="F1 F2 ...",
    )
    play(s, "play H6", "pass")
    assert question(s) == ("play", [2])
    assert legal(s, 1) == ["violin"]
    play(s, "1: violin")
    assert question(s) == ("play", [2])


def test_a_violin_in_the_window_of_another() -> None:
    """I6: while the player of a card is asked for a dress; the window stays open."""
    s = table(
        at="play",
        played="community:C1",
        hands=["H1", "F1"],
        held=["dress-hearts", "", "violin"],
        deck="P1 P2 ...",
    )
    play(s, "play H1")
    assert question(s) == ("window", [0])
    assert legal(s, 2) == ["violin"]
    play(s, "2: violin")
    assert question(s) == ("window", [0])
    play(s, "dress hearts")
    assert question(s) == ("play", [1])


@pytest.mark.parametrize(
    ("top", "pile", "fall", "cards", "left"),
    [
        ("P1 P2 P3", "F1", [], "P1 P2", "F1"),
        ("P1", "F1 F2", ["gossip F2 F1"], "P1 F2", "F1"),
        ("", "F1 F2 F3", ["gossip F2 F1 F3", "gossip F3 F1"], "F2 F3", "F1"),
        ("", "F1", ["gossip F1"], "F1", ""),
        ("P1", "", [], "P1", ""),
    ],
)
def test_the_cards_of_a_violin(top: str, pile: str, fall: list[str], cards: str, left: str) -> None:
    """I6, F2: from the deck, then from the shuffled gossip, as far as there are any."""
    s = table(at="play", played="", hands=["H1"], held=["violin"], deck=top, gossip=pile)
    play(s, "violin", chance=script(*fall))
    assert on_table(s) == " ".join(f"community:{code}" for code in cards.split())
    assert gossip(s) == left


def test_a_violin_without_any_card() -> None:
    """I6: with deck and gossip empty it cannot be played."""
    s = table(at="play", played="", hands=["H1"], held=["violin"], deck="")
    assert legal(s) == ["play H1"]


def test_who_holds_no_violin() -> None:
    """I6: may not play one; nor outside a festivity."""
    s = table(at="play", played="", hands=["H1"], held=["", "violin"])
    with pytest.raises(NotYourTurn):
        play(s, "2: violin")
    with pytest.raises(IllegalAction):
        play(s, "0: violin")


def test_two_violins() -> None:
    """I6: one after the other."""
    s = table(at="play", played="", hands=["H1"], held=["violin violin"], deck="C1 C2 C3 C4 ...")
    play(s, "violin", "violin")
    assert on_table(s) == "community:C1 community:C2 community:C3 community:C4"
    assert question(s) == ("play", [0])
