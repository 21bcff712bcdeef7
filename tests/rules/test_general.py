"""G, General. Every test says in front which rules it shows."""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.state import Options
from mollyhouse.view import view
from table import (
    cubes,
    deck,
    gossip,
    hand,
    legal,
    only,
    play,
    question,
    reputation,
    run,
    safe,
    script,
    seen,
    table,
    told,
)

FULL_MARKET = "C4 F4 H4 P4"


def test_cards_are_shown_only_where_a_rule_says_so() -> None:
    """G1, G11: what a player draws is a number to all others, and nothing in their views names it."""
    s = table(hands=["C1 C2", "F1"], deck="H5 ...")
    log = engine.apply(s, 0, "lie low", script())
    assert [fact.get("cards") for fact in only(seen(log, 0), "draw")] == [["H5"]]
    for other in (1, 2, None):
        (draw,) = only(seen(log, other), "draw")
        assert draw == {"event": "draw", "rule": "A1", "seat": 0, "amount": 1}
    assert view(s, 0)["you"]["hand"] == ["C1", "C2", "H5"]
    assert view(s, 1)["players"][0]["hand"] == 3
    assert view(s, 1)["you"]["hand"] == ["F1"]


def test_suits_of_the_board() -> None:
    """G2: a cruising site has the suit of the house beside it, a shop has none."""
    for site, kind in enumerate(c.SITE_KIND):
        around = [(site - 1) % 16, (site + 1) % 16]
        if kind == c.HOUSE:
            assert [c.SITE_KIND[there] for there in around] == [c.CRUISE, c.CRUISE]
            assert {c.SITE_SUIT[there] for there in around} == {c.SITE_SUIT[site]}
        elif kind == c.SHOP:
            assert c.SITE_SUIT[site] == c.NO_SUIT
    assert c.SITE_KIND.count(c.HOUSE) == c.SITE_KIND.count(c.SHOP) == 4
    assert sorted(c.SITE_SUIT[site] for site in c.HOUSE_SITE) == [0, 1, 2, 3]
    assert [c.SITE_SUIT[site] for site in c.HOUSE_SITE] == [c.CUPS, c.FANS, c.HEARTS, c.PENTACLES]


def test_a_placed_token_has_the_suit_of_its_house() -> None:
    """G2: that suit is what a revealed informer loses, not the suit of the site of the pawn."""
    s = table(site=2, pawns=[2, 2, 10], tokens=["", "informer@fans"], reputation=["", "F2 P3 H1"])
    play(s, "accuse 1.1")
    assert reputation(s, 1) == "H1 P3"


# --- G3 --------------------------------------------------------------------------------------------


def test_excess_cards_go_face_down_to_the_gossip() -> None:
    """G3: the player chooses them one by one until 6 are left; a threat among them exposes nobody."""
    s = table(
        hands=["C1 C2 C3 F1 F2 F3 HC"],
        reputation=["H2", "H3"],
        market=FULL_MARKET,
        deck="P1 ...",
        rest=True,
    )
    play(s, "lie low")
    assert question(s) == ("excess", [0])
    assert legal(s) == [f"discard {code}" for code in hand(s, 0).split()]
    assert len(legal(s)) == 8
    happened = play(s, "discard HC", "discard F2")
    assert question(s) is None
    assert hand(s, 0) == "C1 C2 C3 F1 F3 P1"
    assert gossip(s) == "F2 HC"
    assert not only(happened, "exposed")
    assert (reputation(s, 0), reputation(s, 1)) == ("H2", "H3")


def test_others_learn_only_how_many_cards_were_excess() -> None:
    """G3, G11: the card is a secret of its player."""
    s = table(hands=["C1 C2 C3 F1 F2 F3"], market=FULL_MARKET, deck="P1 ...", rest=True)
    play(s, "lie low")
    log = engine.apply(s, 0, "discard C2", script())
    assert seen(log, 0) == [{"event": "excess", "rule": "G3", "seat": 0, "card": "C2"}]
    for other in (1, 2, None):
        assert seen(log, other) == [{"event": "excess", "rule": "G3", "seat": 0}]
        assert view(s, other)["gossip"] == 1
    assert view(s, 0)["you"]["sure"]["gossip"] == ["C2"]
    assert view(s, 1)["you"]["sure"]["gossip"] == []


def test_excess_cards_of_a_revealed_informer_are_safe_and_public() -> None:
    """G3, B2: they go to the safe pile, and all see which."""
    s = table(
        hands=["C1 C2 C3 F1 F2 F3"],
        tokens=["informer@cups!"],
        market=FULL_MARKET,
        deck="P1 ...",
        rest=True,
    )
    play(s, "lie low")
    log = engine.apply(s, 0, "discard C2", script())
    assert gossip(s) == ""
    assert safe(s) == "C2"
    assert seen(log, None) == [{"event": "excess-safe", "rule": "B2", "seat": 0, "card": "C2"}]


def test_hand_limit_binds_only_at_the_end_of_the_own_turn() -> None:
    """G3: six cards are no excess, and who holds more out of turn is not asked."""
    s = table(
        hands=["C1 C2 C3 F1 F2", "C5 C6 F5 F6 H5 H6 P5"], market=FULL_MARKET, deck="P1 ...", rest=True
    )
    play(s, "lie low")
    assert question(s) is None
    assert len(hand(s, 0).split()) == 6
    assert len(hand(s, 1).split()) == 7


def test_hand_limit_is_checked_after_the_action() -> None:
    """G3: with a full hand a player may still cruise and draw; the excess goes afterwards."""
    s = table(
        hands=["H1 C1 C2 C3 C5 C6"],
        cubes=["H3"],
        site=7,
        market=FULL_MARKET,
        deck="F1 F2 F3 F5 ...",
        rest=True,
    )
    play(s, "cruise H1")
    assert len(hand(s, 0).split()) == 9
    play(s, "discard F1", "discard F2", "discard F3")
    assert question(s) is None
    assert hand(s, 0) == "C1 C2 C3 C5 C6 F5"


# --- G4, G5 ----------------------------------------------------------------------------------------


def test_the_gossip_is_hidden_and_the_safe_pile_open() -> None:
    """G4: a view counts the gossip and names the safe cards, in an order that says nothing."""
    s = table(players=1, gossip="HC C2 P6", deck="")
    for seat in (0, None):
        assert view(s, seat)["gossip"] == 3
        assert view(s, seat)["safe"] == safe(s).split()
        assert len(view(s, seat)["safe"]) == 40 - 3


def test_reputation_is_cards_and_cubes() -> None:
    """G5: in each suit matching cards plus matching cubes, public."""
    s = table(reputation=["H2 HJ C1"], cubes=["H3 P1"])
    total = view(s, None)["players"][0]["reputation"]["total"]
    assert total == {"cups": 1, "fans": 0, "hearts": 5, "pentacles": 1}


def test_cubes_are_never_lost_and_never_run_out() -> None:
    """G5: exposed again and again, a player only gains cubes; the supply has no limit."""
    s = table(at="turn", reputation=["H1 H2 H3"], cubes=["H97"], market="HC HR C1 C2")
    run(s, chance=script("boots 0 0"))
    assert reputation(s, 0) == ""
    assert cubes(s, 0) == "H100"


# --- G6 --------------------------------------------------------------------------------------------


def test_an_exposed_player_gossips_the_matching_reputation() -> None:
    """G6: every matching card, mollies too, moves to the gossip; a matching cube for each."""
    s = table(at="turn", reputation=["H3 H6 HJ C2"], cubes=["H1"], market="HR C1 F1 P1")
    happened = run(s, chance=script("boots 0 1"))
    assert reputation(s, 0) == "C2"
    assert gossip(s) == "H3 H6 HJ HR"
    assert cubes(s, 0) == "H4"
    assert told(happened, "exposed", "seat", "card", "cards") == [(0, "HR", ["H3", "H6", "HJ"])]


def test_exposed_without_a_matching_card() -> None:
    """G6: no card, no effect."""
    s = table(
        at="select",
        played="community:HC 0:PJ 0:C1 1:C2 1:C3",
        reputation=["P3", "H4"],
        cubes=["H2"],
        deck="",
    )
    run(s)
    assert cubes(s, 0) == "H2"
    assert cubes(s, 1) == "H1"
    assert gossip(s) == "H4 HC"


# --- G7 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mollies", "bonus"), [("", 0), ("HJ", 2), ("HQ", 3), ("HJ HQ", 5), ("CJ CQ", 0)]
)
def test_molly_bonus_of_a_desire(mollies: str, bonus: int) -> None:
    """G7: +2 with the jack of the suit, +3 with the queen, +5 with both; A4 scores no stars."""
    s = table(site=7, hands=["H6"], reputation=[mollies], joy=[10])
    play(s, "cruise H6")
    assert s.joy == [10 + bonus, 0, 0]


def test_molly_bonus_for_every_desire_that_enters() -> None:
    """G7: two desires of hearts beside both mollies are worth 2 x 5, the one of cups nothing."""
    s = table(
        at="select", played="0:C4 0:H5 0:H6 1:PJ", reputation=["HJ HQ"], joy=[0], house="pentacles"
    )
    run(s)
    # Stars 3 + 3 + 4, bonus 5 + 5; no reputation in pentacles, so nothing by F11.
    assert s.joy[0] == 20


def test_mollies_enter_before_desires() -> None:
    """G7: a jack that enters together with a desire of its suit already counts."""
    s = table(at="select", played="0:HJ 0:H3 1:C4 1:F5", house="pentacles")
    run(s)
    # Seat 0: 3 stars and 2 for the jack. Seat 1: 3 + 3 stars.
    assert s.joy == [5, 6, 0]


def test_no_molly_bonus_for_mollies() -> None:
    """G7: only desires earn it; a queen that joins a jack does not."""
    s = table(at="select", played="0:HQ 1:C4 1:F4 1:P4", reputation=["HJ"], house="pentacles")
    run(s)
    assert s.joy[0] == 0
    assert reputation(s, 0) == "HJ HQ"


# --- G8, G9, G10 -----------------------------------------------------------------------------------


def test_joy_never_falls_below_zero() -> None:
    """G8: of a loss of 3 a player with 2 joy loses 2; the community with none loses none."""
    s = table(site=2, pawns=[2, 2, 2], tokens=["", "loyal@hearts"], joy=[2, 0, 0])
    happened = play(s, "accuse 1.1")
    assert s.joy[0] == 0
    assert told(happened, "joy", "seat", "amount", "total") == [(0, -2, 0)]
    s = table(at="select", played="community:CJ 0:HJ", cubes=["H9"], joy=[4], community=0)
    run(s)
    assert s.joy == [0, 0, 0]
    assert s.community == 0


@pytest.mark.parametrize(
    ("top", "drawn", "missing"), [("F1 F2 F3", 3, 0), ("F1 F2", 2, 1), ("F1", 1, 2), ("", 0, 3)]
)
def test_draw_tokens_for_cards_that_the_deck_lacks(top: str, drawn: int, missing: int) -> None:
    """G9: one for each card not drawn, here when cruising with a reputation of 3."""
    s = table(site=7, hands=["H1"], cubes=["H2"], deck=top)
    happened = play(s, "cruise H1")
    assert len(hand(s, 0).split()) == drawn
    assert s.draw_tokens == [missing, 0, 0]
    assert told(happened, "draw-tokens", "rule", "amount") == ([("G9", missing)] if missing else [])


def test_lying_low_with_an_empty_deck() -> None:
    """G9, A1: a draw token instead of the card."""
    s = table(deck="", draw_tokens=[2], hands=["P1 P2"])
    play(s, "lie low")
    assert s.draw_tokens == [3, 0, 0]
    assert deck(s) == ""


@pytest.mark.parametrize(
    ("candelabra", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])]
)
def test_conflicts_are_resolved_from_the_candelabra(candelabra: int, order: list[int]) -> None:
    """G10: players exposed by one card, clockwise from its holder, whoever's turn it is."""
    s = table(
        4,
        at="turn",
        turn=1,
        candelabra=candelabra,
        reputation=["H5", "H1 H4", "H2 H3"],
        market="HC F1 F2 F3",
    )
    happened = run(s, chance=script("boots 0 1"))
    assert told(happened, "exposed", "seat") == order


# --- G11, G12 --------------------------------------------------------------------------------------


def test_what_is_public() -> None:
    """G11: a spectator sees all that lies open, counts of what does not, and no private part."""
    s = table(
        hands=["C1 C2", "F1"],
        reputation=["H2"],
        cubes=["H1"],
        joy=[3, 4, 5],
        community=6,
        market="C3 PR",
        gossip="HC H3",
        deck="P1 P2",
        evidence={"fans": 2},
        raided="cups",
        held=["gin"],
        shops={2: "bribe"},
        tokens=["", "loyal@fans informer@hearts", "informer@pentacles!"],
        indictments=[[4, 8]],
        draw_tokens=[0, 2],
    )
    seen_by_all = view(s, None)
    assert seen_by_all["you"] is None
    assert seen_by_all["market"] == ["C3", "PR"]
    assert seen_by_all["community_joy"] == 6
    assert (seen_by_all["deck"], seen_by_all["gossip"]) == (2, 2)
    assert seen_by_all["houses"]["fans"] == {"evidence": 2, "raided": False}
    assert seen_by_all["houses"]["cups"]["raided"]
    assert seen_by_all["shops"] == ["bribe", None, None, None]
    zero, one, two = seen_by_all["players"]
    assert (zero["hand"], zero["joy"], zero["items"]) == (2, 3, ["gin"])
    assert zero["reputation"]["cards"] == ["H2"]
    assert zero["indictments"] == [{"kind": "major"}, {"kind": "minor"}]
    assert one["draw_tokens"] == 2
    assert one["tokens"] == [
        {"token": 1, "house": "fans", "kind": "hidden"},
        {"token": 2, "house": "hearts", "kind": "hidden"},
    ]
    assert two["tokens"] == [{"token": 1, "house": "pentacles", "kind": "informer"}]
    assert two["informer"] == "pentacles"


def test_owners_may_look_at_their_own() -> None:
    """G11: at the kinds of their tokens and the faces of their indictments; others may not."""
    s = table(tokens=["loyal@fans informer@hearts"], indictments=[[4]])
    assert view(s, 0)["you"]["tokens"] == ["loyal", "informer"]
    assert view(s, 0)["you"]["indictments"] == [
        {"kind": "major", "convicted_on": 8, "acquitted": -5, "convicted": "hanged"}
    ]
    assert view(s, 1)["players"][0] == view(s, None)["players"][0]
    assert view(s, 1)["players"][0]["tokens"][1]["kind"] == "hidden"


def test_a_public_gossip_card_is_known_and_a_face_down_one_only_counts() -> None:
    """G11: after a public and a face-down card all know where the one is, and of the other nothing."""
    s = table(at="turn", hands=["C1 C2 C3 F1 F2 F3"], market="HC C4 F4 P4", deck="F5 H7 ...", week=2)
    run(s, chance=script("boots 0 1"))
    play(s, "move 0", "lie low", "discard C1", chance=script("boots 1 1"))
    assert gossip(s) == "C1 HC"
    for other in (1, 2, None):
        assert view(s, other)["gossip"] == 2
        sure = view(s, other)["sure" if other is None else "maybe"]["gossip"]
        assert "HC" in sure
    assert view(s, None)["sure"]["gossip"] == ["HC"]


def test_sealed_choices_may_be_changed_until_the_last_is_in() -> None:
    """G12, S3: until then others see only who is ready; then no answer can be changed."""
    s = engine.new(Options(3), FastChance(4))
    first, second = (legal(s, 0)[i] for i in (0, 1))
    log = engine.apply(s, 0, first, script())
    assert seen(log, 1) == [{"event": "ready", "rule": "G12", "seat": 0}]
    assert seen(log, 0) == [{"event": "ready", "rule": "G12", "seat": 0, "action": first}]
    assert view(s, 1)["ready"] == [0]
    assert question(s) == ("opening", [1, 2])
    before = view(s, 1)
    log = engine.apply(s, 0, second, script())
    assert seen(log, 0) == [{"event": "changed", "rule": "G12", "seat": 0, "action": second}]
    assert seen(log, 1) == seen(log, None) == []
    assert view(s, 1) == before
    assert view(s, 0)["you"]["answer"] == second
    play(s, "1: " + legal(s, 1)[0])
    play(s, "2: " + legal(s, 2)[0], chance=script("boots 1 1"))
    assert second.removeprefix("start ") in reputation(s, 0) + safe(s)
    assert question(s) == ("move", [s.candelabra])


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    """G12: the same answers in another order give the same game."""
    games = []
    for order in ((0, 1, 2), (2, 0, 1)):
        s = engine.new(Options(3), FastChance(4))
        choice = [legal(s, seat)[-1] for seat in range(3)]
        for seat in order:
            engine.apply(s, seat, choice[seat], FastChance(9))
        games.append([view(s, seat) for seat in (0, 1, 2, None)])
    assert games[0] == games[1]
