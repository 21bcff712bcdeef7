"""F7 to F11: from the winning set to the bonuses."""

import pytest

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
    table,
    told,
)

# --- F7 --------------------------------------------------------------------------------------------


def test_cards_score_for_whom_they_belong_to() -> None:
    """F7: stars for players' desires, nothing for their mollies; all these join the reputations."""
    s = table(at="select", house="pentacles", played="0:HJ 1:H3 2:C5 1:F4 0:P1", joy=[1, 1, 1])
    run(s)
    # The dance HJ H3 F4 C5.
    assert s.joy == [1, 1 + 3 + 3, 1 + 3]
    assert [reputation(s, seat) for seat in range(3)] == ["HJ", "F4 H3", "C5"]


@pytest.mark.parametrize(
    ("played", "joy"),
    [
        ("community:C2 community:C3 0:C4 0:C5", 2 + 3),
        ("community:C6 0:C3 0:C4 0:C5", 4),
        ("community:CQ 0:C5 0:F5 0:H5", 4),
        ("community:F4 community:HJ 0:C3 0:C5", 4 + 3),
    ],
)
def test_community_cards(played: str, joy: int) -> None:
    """F7: they score their stars, a molly 4, for the community, and are safe; F11 adds the rank's."""
    s = table(at="select", house="pentacles", played=played, community=10)
    happened = run(s)
    bonus = {"surprise ball": 3, "christening": 2, "dance": 1}[told(happened, "rank", "rank")[0]]
    assert s.community == 10 + joy + bonus
    ours = [card.removeprefix("community:") for card in played.split() if "community" in card]
    assert safe(s) == " ".join(ours)


def test_molly_bonuses_of_a_festivity() -> None:
    """F7, G7: with the own mollies only, those of the set included; the community has none."""
    s = table(
        at="select",
        house="pentacles",
        played="0:H3 1:H4 1:H5 community:H6 community:HJ",
        reputation=["HQ", "CJ"],
        community=10,
    )
    run(s)
    # A surprise ball: seat 0 has 3 + 3, seat 1 has 3 + 3, the community 4 and 3 for the ball.
    assert s.joy == [6, 6, 0]
    assert s.community == 17


# --- F8 --------------------------------------------------------------------------------------------


def test_a_foiled_threat() -> None:
    """F8: it is safe, and so are its player's matching cards, those just scored included."""
    s = table(
        at="select",
        runner=1,
        house="cups",
        played="0:HR=6 0:H3 1:H4 1:H5",
        reputation=["H1 HJ C1", "H2"],
    )
    happened = run(s)
    assert question(s) == ("pride", [0])
    assert legal(s) == ["cubes no", "cubes yes"]
    # The H3 scored 3 and 2 for the jack before it was lost.
    assert s.joy == [5, 6, 0]
    assert told(happened, "foiled", "seat", "card") == [(0, "HR")]
    assert safe(s) == "H1 H3 HJ HR"
    assert reputation(s, 0) == "C1"
    assert reputation(s, 1) == "H2 H4 H5"


@pytest.mark.parametrize(("answer", "after"), [("cubes yes", "C1 H4"), ("cubes no", "C1 H2")])
def test_the_pride_rule(answer: str, after: str) -> None:
    """F8: one matching cube for each card lost, all or none."""
    s = table(
        at="select", played="0:HR=6 0:H3 1:H4 1:H5", reputation=["H1 C2"], cubes=["H2 C1"], joy=[0]
    )
    run(s)
    play(s, answer)
    assert cubes(s, 0) == after
    assert question(s) is None


def test_no_pride_without_loss() -> None:
    """F8: who had no matching card is not asked."""
    s = table(at="select", played="0:HC 1:H1 1:C1 2:F1", reputation=["C2", "H2"])
    run(s)
    assert question(s) is None
    assert (reputation(s, 0), reputation(s, 1)) == ("C2", "C1 H1 H2")
    assert "HC" in safe(s)


def test_a_foiled_community_threat_reaches_everybody() -> None:
    """F8: clockwise from the runner, each with an own choice; who has nothing is not asked."""
    s = table(
        4,
        at="select",
        runner=2,
        house="cups",
        played="community:HR=6 0:H3 2:H4 1:H5",
        reputation=["", "H1", "C1", "C2"],
    )
    happened = run(s)
    assert told(happened, "foiled", "seat", "card") == [("community", "HR")]
    assert question(s) == ("pride", [2])
    play(s, "cubes yes")
    # Seat 3 has no hearts.
    assert question(s) == ("pride", [0])
    play(s, "cubes no")
    assert question(s) == ("pride", [1])
    assert safe(s) == "H1 H3 H4 H5 HR"
    play(s, "cubes yes")
    assert [reputation(s, seat) for seat in range(4)] == ["", "", "C1", "C2"]
    assert [cubes(s, seat) for seat in range(4)] == ["", "H2", "H1", ""]


def test_two_threats_in_one_set() -> None:
    """F8: each costs its player the cards of its own suit."""
    s = table(
        at="select",
        house="pentacles",
        played="0:HC 0:CC 1:FC 2:F1",
        reputation=["H1 H2 C1 F2", "F3 H3", "F4"],
    )
    run(s)
    for _ in range(3):
        assert question(s) in (("pride", [0]), ("pride", [1]))
        play(s, "cubes yes")
    assert [reputation(s, seat) for seat in range(3)] == ["F2", "H3", "F1 F4"]
    assert [cubes(s, seat) for seat in range(3)] == ["C1 H2", "F1", ""]


# --- F9 --------------------------------------------------------------------------------------------


def test_the_reputation_of_a_revealed_informer() -> None:
    """F9: after F8 its matching cards are safe, without cubes; their joy is kept."""
    s = table(
        at="select",
        house="fans",
        played="0:H3 1:H4 1:H5 1:H6 0:C1",
        tokens=["", "informer@hearts!"],
        reputation=["", "C2"],
        cubes=["", "H1"],
    )
    happened = run(s)
    assert s.joy == [3, 10, 0]
    assert (reputation(s, 0), reputation(s, 1)) == ("H3", "C2")
    assert cubes(s, 1) == "H1"
    assert safe(s) == "H4 H5 H6"
    assert told(happened, "known-threat", "seat", "cards") == [(1, ["H4", "H5", "H6"])]


def test_pride_comes_before_the_known_threat() -> None:
    """F8, F9: an informer who foils a matching threat may still take cubes."""
    s = table(at="select", house="fans", played="0:H3 1:HR=4 1:H5 1:H6", tokens=["", "informer@hearts!"])
    run(s)
    assert question(s) == ("pride", [1])
    play(s, "cubes yes")
    assert (reputation(s, 1), cubes(s, 1)) == ("", "H2")


# --- F10 -------------------------------------------------------------------------------------------


def test_gossip() -> None:
    """F10: the other cards become gossip; their players draw one card each, the community none."""
    s = table(
        at="select",
        played="0:H3 0:H4 1:H5 1:H6 community:C1 0:C2 1:C3 1:CJ",
        deck="P1 P2 P3 P4 ...",
        gossip="F1",
    )
    happened = run(s)
    assert gossip(s) == "C1 C2 C3 CJ F1"
    assert told(happened, "to-gossip", "seat", "card") == [
        ("community", "C1"),
        (0, "C2"),
        (1, "C3"),
        (1, "CJ"),
    ]
    assert [hand(s, seat) for seat in range(3)] == ["P1", "P2 P3", ""]
    assert deck(s).startswith("P4")


def test_a_threat_among_the_gossip_exposes_its_player() -> None:
    """F10, G6: also the cards just scored; its player draws for it."""
    s = table(
        at="select",
        runner=1,
        played="0:H3 0:H4 1:H5 1:H6 0:HC",
        reputation=["H1 C1"],
        deck="P1 ...",
    )
    happened = run(s)
    assert reputation(s, 0) == "C1"
    assert reputation(s, 1) == "H5 H6"
    assert cubes(s, 0) == "H3"
    assert gossip(s) == "H1 H3 H4 HC"
    assert hand(s, 0) == "P1"
    assert told(happened, "exposed", "rule", "seat", "target") == [("F10", 0, 0)]


def test_a_community_threat_among_the_gossip_exposes_everybody() -> None:
    """F10: clockwise from the runner."""
    s = table(
        at="select",
        runner=1,
        played="0:H3 0:H4 1:H5 1:H6 community:CR=9",
        reputation=["C1", "P1", "C2"],
    )
    happened = run(s)
    assert told(happened, "exposed", "seat", "target", "cards") == [
        (1, "community", []),
        (2, "community", ["C2"]),
        (0, "community", ["C1"]),
    ]
    assert [cubes(s, seat) for seat in range(3)] == ["C1", "", "C1"]


def test_the_runner_orders_the_gossip_where_it_matters() -> None:
    """F10, G9: with fewer cards than draws due, the order decides who draws and who takes tokens."""
    s = table(
        at="select",
        runner=2,
        played="0:H3 0:H4 1:H5 1:H6 0:C2 1:C3 community:C1 1:P5",
        deck="F1 F2",
    )
    run(s)
    assert question(s) == ("gossip", [2])
    assert legal(s) == ["gossip C2", "gossip C3", "gossip P5", "gossip rest"]
    play(s, "gossip P5")
    assert question(s) == ("gossip", [2])
    play(s, "gossip C3")
    # The deck is empty: the rest needs no order.
    assert question(s) is None
    assert [hand(s, seat) for seat in range(3)] == ["", "F1 F2", ""]
    assert s.draw_tokens == [1, 0, 0]


def test_the_runner_may_leave_the_order_as_played() -> None:
    """F10: ``gossip rest``."""
    s = table(at="select", played="0:H3 0:H4 1:H5 1:H6 0:C2 1:C3", deck="F1")
    run(s)
    play(s, "gossip rest")
    assert [hand(s, seat) for seat in range(2)] == ["F1", ""]
    assert s.draw_tokens == [0, 1, 0]
    assert gossip(s) == "C2 C3"


@pytest.mark.parametrize(
    ("others", "top"),
    [("0:C2 1:C3", "F1 F2"), ("0:C2 1:C3", ""), ("0:C2 0:C3", "F1"), ("0:C2 community:C3", "F1")],
)
def test_where_the_order_of_the_gossip_does_not_matter(others: str, top: str) -> None:
    """F10: enough cards, none at all, or one player only: no question."""
    s = table(at="select", played=f"0:H3 0:H4 1:H5 1:H6 {others}", deck=top)
    run(s)
    assert question(s) is None


# --- F11 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "runner", "community"),
    [
        ("1:C1 1:C2 1:C3 1:C4", 12, 13),
        ("1:CQ 1:C3 1:F3 1:P3", 12, 12),
        ("1:CJ 1:C3 1:F4 1:P5", 12, 11),
        ("1:C1 1:F3 1:P5", 8, 9),
    ],
)
def test_bonuses(played: str, runner: int, community: int) -> None:
    """F11: the runner gains, or after a quiet gathering loses, the reputation at the house."""
    s = table(at="select", played=played, cubes=["H2 C5", "H4"], joy=[10], community=10)
    run(s)
    assert s.joy[0] == runner
    assert s.community == community


def test_the_bonus_counts_cards_just_scored() -> None:
    """F11, F7: with the two hearts of the ball and two cubes the reputation is 4."""
    s = table(at="select", played="0:H3 0:H4 1:H5 1:H6", cubes=["H2"])
    run(s)
    assert s.joy[0] == 3 + 3 + 4


def test_the_bonus_comes_after_the_gossip() -> None:
    """F11, F8, F10: a foiled threat has lowered it before, an exposure only made cubes of cards."""
    s = table(at="select", played="0:HR=3 0:H4 1:H5 1:H6", reputation=["H1"])
    happened = run(s)
    happened += play(s, "cubes no")
    # The reputation is gone: only the 3 stars of the H4.
    assert s.joy[0] == 3
    s = table(at="select", played="0:C4 0:C5 0:C6 0:C7 0:HC", reputation=["H1"])
    happened = run(s)
    assert cubes(s, 0) == "H1"
    # Stars 3 + 3 + 4 + 4, and 1 for the cube.
    assert s.joy[0] == 15
    names = [fact["event"] for fact in happened]
    assert names.index("to-gossip") < names.index("festivity-ends")


def test_the_losses_of_a_quiet_gathering_stop_at_zero() -> None:
    """F11, G8: a runner with less joy than reputation, a community with none."""
    s = table(at="select", played="1:C1 1:F3 1:P5", cubes=["H4"], joy=[3], community=0)
    happened = run(s)
    assert (s.joy[0], s.community) == (0, 0)
    assert [fact["amount"] for fact in only(happened, "joy") if fact["rule"] == "F11"] == [-3]
