"""F1 to F6, F12, F13: a festivity up to its winning set."""

import pytest

from mollyhouse.errors import IllegalAction, NotYourTurn
from mollyhouse.view import view
from table import (
    gossip,
    hand,
    legal,
    on_table,
    only,
    play,
    question,
    reputation,
    run,
    safe,
    script,
    table,
    told,
    winning,
)

# --- F1, F2 ----------------------------------------------------------------------------------------


def test_the_runner_takes_the_candelabra() -> None:
    """F1: whoever had it before."""
    s = table(turn=1, candelabra=0, site=8, hands=["C1 C2", "H1 H2", "F1 F2"])
    happened = play(s, "festivity")
    assert s.candelabra == 1
    assert told(happened, "festivity", "seat", "suit", "site") == [(1, "hearts", 8)]
    assert question(s) == ("play", [1])


@pytest.mark.parametrize(("players", "rounds"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 2)])
def test_rounds(players: int, rounds: int) -> None:
    """F1, F2: 2 rounds, 3 with 1 or 2 players, each opened by a card for the community."""
    hands = ["H1 H2 H3", "F1 F2 F3", "P1 P2 P3", "C4 F4 H4", "C5 F5 H5"][:players]
    s = table(players, site=8, hands=hands, deck="C1 C2 C3 ...")
    happened = play(s, "festivity")
    for number in range(1, rounds + 1):
        assert on_table(s).split()[-1] == f"community:C{number}"
        for seat in range(players):
            assert question(s) == ("play", [seat])
            happened += play(s, legal(s)[0])
    assert s.festivity is None or question(s) == ("select", [0])
    assert told(happened, "round", "amount") == list(range(1, rounds + 1))
    assert told(happened, "played", "seat").count("community") == rounds


def test_a_whole_festivity() -> None:
    """F1, F3, F5, F7, F10, F11: two rounds of three players, from the first card to the bonus."""
    s = table(site=8, hands=["H1 H5", "F2 F6", "P3 P7"], deck="C4 CJ C1 C2 C3 ...")
    play(s, "festivity", "play H1", "play F2", "play P3", "play H5", "play F6")
    assert on_table(s) == "community:C4 0:H1 1:F2 2:P3 community:CJ 0:H5 1:F6"
    happened = play(s, "play P7")
    # The jack and 5-6-7, the highest of the sequences.
    assert told(happened, "winning-set", "cards") == [["CJ", "F6", "H5", "P7"]]
    # Stars 3, 4 and 4; the runner adds 1 for the H5 at the house of hearts.
    assert s.joy == [4, 4, 4]
    # The jack is worth 4, the dance 1.
    assert s.community == 5
    assert [reputation(s, seat) for seat in range(3)] == ["H5", "F6", "P7"]
    assert safe(s) == "CJ"
    assert gossip(s) == "C4 F2 H1 P3"
    assert [hand(s, seat) for seat in range(3)] == ["C1", "C2", "C3"]
    assert s.festivity is None


def test_the_gossip_stands_in_for_an_empty_deck() -> None:
    """F2: it is shuffled, its top card is played, the rest stays gossip; again in the next round."""
    s = table(site=8, hands=["H1 H2", "", ""], deck="", gossip="C5 C6 F6")
    play(s, "festivity", chance=script("gossip F6 C5 C6"))
    assert on_table(s) == "community:F6"
    assert gossip(s) == "C5 C6"
    assert {"C5", "C6"} <= set(view(s, None)["maybe"]["gossip"])
    play(s, "play H1", chance=script("gossip C5 C6"))
    assert on_table(s) == "community:F6 0:H1 community:C5"
    assert gossip(s) == "C6"


def test_a_community_without_cards() -> None:
    """F2: with deck and gossip empty it plays nothing."""
    s = table(site=8, hands=["H1 H2", "", ""], deck="", gossip="")
    happened = play(s, "festivity")
    assert on_table(s) == ""
    assert len(only(happened, "no-community-card")) == 1
    happened = play(s, "play H1", "play H2")
    assert told(happened, "winning-set", "cards") == [["H1", "H2"]]


# --- F3 --------------------------------------------------------------------------------------------


def test_clockwise_from_the_runner() -> None:
    """F3: who passes, or has no cards, plays no more; the runner must play in each round."""
    s = table(4, turn=2, site=8, hands=["C1 C2", "", "H1 H2", "F1 F2"], deck="P1 P2 ...")
    play(s, "festivity")
    assert question(s) == ("play", [2])
    assert legal(s) == ["play H1", "play H2"]
    play(s, "play H1")
    assert question(s) == ("play", [3])
    assert legal(s) == ["play F1", "play F2", "pass"]
    play(s, "pass")
    assert question(s) == ("play", [0])
    happened = play(s, "play C1")
    # Seat 1 has no cards and passes; the second round begins with the runner.
    assert told(happened, "pass", "seat") == [1]
    assert question(s) == ("play", [2])
    assert legal(s) == ["play H2"]
    happened = play(s, "play H2")
    # Seat 3 has passed.
    assert question(s) == ("play", [0])
    assert hand(s, 3) == "F1 F2"
    assert not only(happened, "pass")


def test_the_runner_may_not_pass() -> None:
    """F3: nor may anybody play out of turn."""
    s = table(site=8, hands=["H1 H2", "F1 F2"])
    play(s, "festivity")
    with pytest.raises(IllegalAction):
        play(s, "pass")
    with pytest.raises(NotYourTurn):
        play(s, "1: play F1")


def test_a_runner_without_cards_passes() -> None:
    """F3: as any player without cards."""
    s = table(at="play", played="", hands=["", "H1"])
    assert question(s) == ("play", [1])


def test_cards_are_played_face_up() -> None:
    """F3: they leave the hand and lie before their player."""
    s = table(at="play", played="community:C1", hands=["HJ H2", "F1"])
    happened = play(s, "play HJ")
    assert hand(s, 0) == "H2"
    assert told(happened, "played", "seat", "card") == [(0, "HJ")]


# --- F4 --------------------------------------------------------------------------------------------


def test_the_player_of_a_rogue_chooses_its_value() -> None:
    """F4: 0 to 9, whatever desires the deck holds."""
    s = table(at="play", played="community:C1", hands=["HR H2"])
    assert legal(s) == ["play H2", *[f"play HR={value}" for value in range(10)]]
    s = table(at="play", played="community:C1 1:C2", hands=["HR H2"], deck="")
    happened = play(s, "play HR=9")
    assert told(happened, "played", "rule", "card", "value") == [("F4", "HR", 9)]


def test_a_die_decides_for_the_community() -> None:
    """F4: a d10."""
    s = table(site=8, hands=["H1 H2"], deck="CR ...")
    play(s, "festivity", chance=script("rogue 7"))
    assert on_table(s) == "community:CR=7"


# --- F5, F6: which sets win ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "sets"),
    [
        ("H3 H4 H5 H6", ["H3 H4 H5 H6"]),
        ("H6 H4 CJ H3 H5", ["H3 H4 H5 H6"]),
        ("H1 H2 H3 H4 H5", ["H2 H3 H4 H5"]),
        ("H1 H2 H3 H4 H6 H7 H8 H9", ["H6 H7 H8 H9"]),
        ("H1 H2 H3 H4 F2 F3 F4 F5", ["F2 F3 F4 F5"]),
        ("H2 H3 H4 H5 F2 F3 F4 F5", ["F2 F3 F4 F5", "H2 H3 H4 H5"]),
        ("H4 H5 H6 HR=7", ["H4 H5 H6 HR"]),
        ("H4 H5 H7 HR=6", ["H4 H5 H7 HR"]),
        ("H3 H4 H5 H6 HR=5", ["H3 H4 H5 H6", "H3 H4 H6 HR"]),
        ("H1 H2 H3 HR=0", ["H1 H2 H3 HR"]),
        ("H3 H4 H5 H6 CQ C9 F9 P9 CJ F8 P7", ["H3 H4 H5 H6"]),
    ],
)
def test_surprise_ball(played: str, sets: list[str]) -> None:
    """F5, F6, F4: four desires of one suit in sequence; the highest, else the runner's choice."""
    assert winning(played) == ("surprise ball", sets)


@pytest.mark.parametrize(
    ("played", "sets"),
    [
        ("HQ C3 F3 P3", ["C3 F3 HQ P3"]),
        ("HQ C3 F3 P3 C5 F5 P5", ["C5 F5 HQ P5"]),
        ("HQ C8 F8 P8 C9 F9 P9", ["C9 F9 HQ P9"]),
        ("HQ C3 F3 H3 P3", ["C3 F3 H3 HQ", "C3 F3 HQ P3", "C3 H3 HQ P3", "F3 H3 HQ P3"]),
        ("HQ CQ C3 F3 P3", ["C3 CQ F3 P3", "C3 F3 HQ P3"]),
        ("HQ C3 F3 PR=3", ["C3 F3 HQ PR"]),
        ("HQ CR=0 FR=0 PR=0", ["CR FR HQ PR"]),
        ("HQ C6 F6 H6 PJ H7 H8", ["C6 F6 H6 HQ"]),
        ("HQ C2 F2 H2 PJ C7 F8 H9", ["C2 F2 H2 HQ"]),
    ],
)
def test_christening(played: str, sets: list[str]) -> None:
    """F5, F6, F4: a queen and three desires of one value; it ranks above a higher dance."""
    assert winning(played) == ("christening", sets)


@pytest.mark.parametrize(
    ("played", "sets"),
    [
        ("HJ C3 F4 P5", ["C3 F4 HJ P5"]),
        ("HJ C3 C4 C5", ["C3 C4 C5 HJ"]),
        ("HJ C1 C2 C3 F4", ["C2 C3 F4 HJ"]),
        ("HJ C3 F3 H4 P5", ["C3 H4 HJ P5", "F3 H4 HJ P5"]),
        ("HJ PJ C3 H4 P5", ["C3 H4 HJ P5", "C3 H4 P5 PJ"]),
        ("HJ C3 FR=4 P5", ["C3 FR HJ P5"]),
        ("HJ CR=0 F1 P2", ["CR F1 HJ P2"]),
        ("HJ CR=9 F8 P7 H1 H2 H3", ["CR F8 HJ P7"]),
    ],
)
def test_dance(played: str, sets: list[str]) -> None:
    """F5, F6, F4: a jack and three desires in sequence, of any suits."""
    assert winning(played) == ("dance", sets)


@pytest.mark.parametrize(
    ("played", "sets"),
    [
        ("H1 C2 F3 P4 H7", ["C2 F3 H1 P4"]),
        ("C1 F1 H1 P1 C2", ["C1 F1 H1 P1"]),
        # A choice among equal values at the boundary.
        ("H1 H2 C5 F5 P5", ["C5 F5 H1 H2", "C5 H1 H2 P5", "F5 H1 H2 P5"]),
        ("H9 H8 H7 C9 F9", ["C9 F9 H7 H8", "C9 H7 H8 H9", "F9 H7 H8 H9"]),
        # Constables count 0, in no other rank.
        ("HC H5 C6 F6 P7", ["C6 F6 H5 HC"]),
        ("CC FC HC PC H1", ["CC FC HC PC"]),
        ("HC H1 H2 H3", ["H1 H2 H3 HC"]),
        ("HJ CC F1 P2", ["CC F1 P2"]),
        # Rogues and mollies are ignored.
        ("HR=0 H1 C3 F5 P7", ["C3 F5 H1 P7"]),
        ("HJ C3 F3 P3", ["C3 F3 P3"]),
        ("HQ C3 F4 P5", ["C3 F4 P5"]),
        # Nearly a christening, nearly a dance.
        ("HQ C3 F3 P4", ["C3 F3 P4"]),
        ("HJ C3 F4 P6", ["C3 F4 P6"]),
        # Nearly a surprise ball: another suit, a rogue of another suit, nothing wraps from 9 to 0.
        ("H3 H4 H5 C6", ["C6 H3 H4 H5"]),
        ("FR=7 H4 H5 H6", ["H4 H5 H6"]),
        ("H8 H9 HR=0 H1", ["H1 H8 H9"]),
        # Fewer than four: all there are.
        ("HJ CQ H1", ["H1"]),
        ("HJ CQ FR=3", [""]),
        ("", [""]),
    ],
)
def test_quiet_gathering(played: str, sets: list[str]) -> None:
    """F5, F6, F4: else the four lowest desires."""
    assert winning(played) == ("quiet gathering", sets)


# --- F6: the runner's choice -----------------------------------------------------------------------


def test_no_question_without_a_choice() -> None:
    """F6: the only possible set is taken."""
    s = table(at="select", played="0:H3 1:H4 0:H5 2:H6 1:C1")
    happened = run(s)
    assert told(happened, "winning-set", "cards") == [["H3", "H4", "H5", "H6"]]
    assert question(s) is None


def test_the_runner_chooses_card_by_card() -> None:
    """F6: among equal values, whoever played them."""
    s = table(at="select", runner=1, played="1:H1 0:H2 0:C5 1:F5 2:P5")
    run(s)
    assert question(s) == ("select", [1])
    assert legal(s) == ["select C5", "select F5", "select P5"]
    play(s, "select F5")
    assert legal(s) == ["select C5", "select P5"]
    happened = play(s, "select P5")
    assert told(happened, "winning-set", "cards") == [["F5", "H1", "H2", "P5"]]


def test_a_choice_of_three_out_of_four() -> None:
    """F6: below a constable, three of the four desires of value 1."""
    s = table(at="select", played="0:HC 0:C1 1:F1 1:H1 2:P1")
    run(s)
    assert legal(s) == ["select C1", "select F1", "select H1", "select P1"]
    play(s, "select P1", "select C1")
    assert legal(s) == ["select F1", "select H1"]
    happened = play(s, "select H1")
    assert told(happened, "winning-set", "cards") == [["C1", "H1", "HC", "P1"]]


def test_choosing_a_card_may_settle_the_rest() -> None:
    """F6: of two surprise balls alike, one card tells which."""
    s = table(at="select", played="0:H2 1:H3 0:H4 1:H5 0:F2 1:F3 0:F4 1:F5")
    run(s)
    assert len(legal(s)) == 8
    happened = play(s, "select F3")
    assert told(happened, "winning-set", "cards") == [["F2", "F3", "F4", "F5"]]


def test_only_a_highest_set_may_be_chosen() -> None:
    """F6: lower cards are no choice, be they of the same rank."""
    s = table(at="select", played="0:HJ 1:PJ 0:F1 1:C2 1:C3 0:F3 0:P4")
    run(s)
    assert legal(s) == ["select C3", "select F3", "select HJ", "select PJ"]


# --- F12 -------------------------------------------------------------------------------------------


def test_a_revealed_informer_at_the_house() -> None:
    """F12: is not asked, but turns the top vice card for the community, in every round."""
    s = table(
        site=8,
        hands=["C1 C2", "H1 H2", "P1 P2"],
        tokens=["", "informer@hearts!"],
        deck="F1 F2 F3 F4 ...",
    )
    play(s, "festivity")
    happened = play(s, "play C1")
    assert told(happened, "barred", "seat") == [1]
    assert on_table(s) == "community:F1 0:C1 community:F2"
    assert question(s) == ("play", [2])
    play(s, "play P1")
    play(s, "play C2")
    assert on_table(s) == "community:F1 0:C1 community:F2 2:P1 community:F3 0:C2 community:F4"
    assert hand(s, 1) == "H1 H2"


def test_the_card_of_an_informer_may_come_from_the_gossip() -> None:
    """F12, F2: with an empty deck; a rogue rolls its value (F4)."""
    s = table(
        site=8,
        hands=["C1 C2", "H1 H2"],
        tokens=["", "informer@hearts!"],
        deck="F1",
        gossip="CR F3",
    )
    play(s, "festivity", "play C1", chance=script("gossip CR F3", "rogue 4", "gossip F3"))
    assert on_table(s) == "community:F1 0:C1 community:CR=4 community:F3"


def test_a_revealed_informer_plays_no_items_at_the_house() -> None:
    """F12, I6, I1: no violin out of turn, and no closing window."""
    s = table(
        site=8,
        hands=["C1 C2", "H1 H2", "P1 P2"],
        tokens=["", "informer@hearts!"],
        held=["", "violin gin"],
    )
    play(s, "festivity")
    assert legal(s, 1) == []
    happened = play(s, "play C1", "play P1", "play C2", "play P2")
    assert s.festivity is None or question(s) == ("select", [0])
    assert not only(happened, "no-item")


def test_a_revealed_informer_elsewhere() -> None:
    """F12: at another house the informer plays cards and items as anybody."""
    s = table(
        site=8,
        hands=["C1 C2", "H1 H2", "P1 P2"],
        tokens=["", "informer@fans!"],
        held=["", "violin gin"],
    )
    play(s, "festivity", "play C1")
    assert question(s) == ("play", [1])
    assert legal(s) == ["play H1", "play H2", "pass", "violin"]
    assert legal(s, 1) == legal(s)


# --- F13 -------------------------------------------------------------------------------------------

LAST_CARD = "community:C1 0:C2 1:C3 2:F4 3:F5"


def test_holders_are_asked_clockwise_from_the_runner() -> None:
    """F13: those of a playable bottle of gin or violin, until all decline in a row."""
    s = table(
        4,
        at="closing",
        runner=1,
        played=LAST_CARD,
        hands=["H1", "H2", "H3", "H4"],
        held=["gin", "bribe", "gin", "violin"],
        deck="P1 P2 ...",
    )
    run(s)
    assert question(s) == ("closing", [2])
    assert legal(s) == ["gin", "no item"]
    play(s, "no item")
    assert question(s) == ("closing", [3])
    assert legal(s) == ["no item", "violin"]
    play(s, "violin")
    # After an item all are asked again.
    assert question(s) == ("closing", [2])
    play(s, "no item")
    assert question(s) == ("closing", [0])
    play(s, "gin")
    # The round of the bottle, clockwise from the runner.
    for seat in (1, 2, 3, 0):
        assert question(s) == ("play", [seat])
        play(s, "pass")
    assert question(s) == ("closing", [2])
    happened = play(s, "no item")
    assert told(happened, "rank", "rank") == ["quiet gathering"]
    # 1, 1, 2, 2 are C1, P1, C2, P2.
    assert told(happened, "winning-set", "cards") == [["C1", "C2", "P1", "P2"]]


def test_nobody_is_asked_whose_items_cannot_be_played() -> None:
    """F13: no violin without any card to draw, no bottle without any card in a hand."""
    s = table(4, at="closing", played=LAST_CARD, held=["violin", "gin"], deck="", hands=["", "", ""])
    happened = run(s)
    assert told(happened, "rank", "rank") == ["quiet gathering"]
    s = table(4, at="closing", played=LAST_CARD, held=["violin"], deck="", gossip="P1")
    run(s)
    assert question(s) == ("closing", [0])
    s = table(4, at="closing", played=LAST_CARD, held=["", "gin"], deck="", hands=["", "", "", "P1"])
    run(s)
    assert question(s) == ("closing", [1])


def test_who_declined_may_still_play_a_violin_while_others_are_asked() -> None:
    """F13, I6: any time before the set is determined; then all are asked again."""
    s = table(
        at="closing",
        played="community:C1 0:C2 1:C3 2:F4",
        held=["violin", "violin gin"],
        hands=["P3"],
        deck="P1 P2 F1 F2 ...",
    )
    run(s)
    play(s, "no item")
    assert question(s) == ("closing", [1])
    play(s, "0: violin")
    assert question(s) == ("closing", [1])
    assert legal(s) == ["gin", "no item", "violin"]
    play(s, "violin")
    assert on_table(s).endswith("community:P1 community:P2 community:F1 community:F2")
    assert question(s) == ("closing", [1])
    assert legal(s) == ["gin", "no item"]
