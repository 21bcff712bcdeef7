"""I, Items: the windows in which each may be played, and what it does."""

from collections.abc import Callable

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.errors import IllegalAction, NotYourTurn
from mollyhouse.state import State
from mollyhouse.view import view
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
    run,
    script,
    seats,
    seen,
    table,
    tokens,
    told,
    winning,
)

# --- every item in every window --------------------------------------------------------------------


def item_set(item: str) -> str:
    """An item set that has the item."""
    return "original" if c.ITEM_COUNTS[0][c.ITEM_IDS.index(item)] else "updated"


def at_action(item: str, site: int = 8, raided: str = "") -> State:
    return table(
        items=item_set(item),
        held=[item],
        site=site,
        raided=raided,
        hands=["H5 H6 H7"],
        market="H1 C1 C2 C3",
        gossip="F1 F2",
    )


def at_move(item: str) -> State:
    return table(items=item_set(item), held=[item], at="move", dice=(1, 1), market="H1", gossip="F1")


def after_the_first_card(item: str) -> State:
    s = table(
        items=item_set(item), held=[item], site=8, hands=["H5 H6", "H1 H2"], deck="H3 H4 F1 F2 F3 ..."
    )
    play(s, "festivity")
    return s


def on_the_own_turn(item: str) -> State:
    s = after_the_first_card(item)
    if question(s) == ("window", [0]):
        play(s, "no item")
    assert question(s) == ("play", [0])
    return s


def after_the_own_card(item: str) -> State:
    s = on_the_own_turn(item)
    play(s, "play H5")
    return s


def on_the_turn_of_another(item: str) -> State:
    s = after_the_own_card(item)
    if question(s) == ("window", [0]):
        play(s, "no item")
    assert question(s) == ("play", [1])
    return s


def after_the_card_of_another(item: str) -> State:
    s = on_the_turn_of_another(item)
    play(s, "play H1")
    return s


def on_the_turn_of_another_after_passing(item: str) -> State:
    s = table(
        at="play",
        items=item_set(item),
        held=["", item],
        played="community:H3 0:H5",
        hands=["H6", "H7", "H1"],
        deck="F1 F2 ...",
    )
    play(s, "play H6", "pass")
    assert question(s) == ("play", [2])
    return s


def at_the_close(item: str) -> State:
    s = table(
        at="closing",
        items=item_set(item),
        held=[item],
        played="community:H3 0:H5 1:C1 2:C2",
        hands=["H6"],
        deck="P1 P2 ...",
    )
    run(s)
    return s


def while_choosing_the_set(item: str) -> State:
    s = table(at="select", items=item_set(item), held=[item], played="0:H1 0:C1 1:F1 1:P2 1:F2")
    run(s)
    assert question(s) == ("select", [0])
    return s


def while_asked_for_pride(item: str) -> State:
    s = table(
        at="select",
        items=item_set(item),
        held=[item],
        played="0:HC 1:C1 1:F1 1:P1",
        reputation=["H1"],
        deck="P2 P3 ...",
    )
    run(s)
    assert question(s) == ("pride", [0])
    return s


def while_ordering_the_gossip(item: str) -> State:
    s = table(
        at="select",
        items=item_set(item),
        held=[item],
        played="0:H3 0:H4 1:H5 1:H6 0:C2 1:C3",
        deck="F1",
    )
    run(s)
    assert question(s) == ("gossip", [0])
    return s


def while_discarding(item: str) -> State:
    s = table(
        items=item_set(item),
        held=[item],
        hands=["C1 C2 C3 F1 F2 F3"],
        market="C4 F4 H4 P4",
        gossip="C5",
        rest=True,
    )
    play(s, "lie low")
    assert question(s) == ("excess", [0])
    return s


def in_the_investigation(item: str) -> State:
    s = table(at="domino", items=item_set(item), held=[item], reputation=["H1"], gossip="HC")
    run(s)
    return s


def at_the_encounter(item: str) -> State:
    return table(at="encounter", items=item_set(item), held=[item], indicted=[0], gossip="HC")


WINDOWS: dict[str, tuple[Callable[[str], State], set[str]]] = {
    "move": (at_move, set()),
    "action at an open house": (at_action, {"bribe", "notice loyal", "notice gossip"}),
    "action at a raided house": (
        lambda item: at_action(item, raided="hearts"),
        {"bribe", "notice gossip"},
    ),
    "action at a cruising site": (lambda item: at_action(item, site=7), {"bribe", "notice gossip"}),
    "action at a shop": (lambda item: at_action(item, site=6), {"bribe", "notice gossip"}),
    "after the first card": (after_the_first_card, {"doll", "violin"}),
    "own turn": (on_the_own_turn, {"violin"}),
    "after the own card": (after_the_own_card, {"violin", "dress hearts", "swap H3"}),
    "turn of another": (on_the_turn_of_another, {"violin"}),
    "after the card of another": (after_the_card_of_another, {"violin"}),
    "close": (at_the_close, {"violin", "gin"}),
    "choice of the set": (while_choosing_the_set, set()),
    "pride": (while_asked_for_pride, set()),
    "order of the gossip": (while_ordering_the_gossip, set()),
    "excess": (while_discarding, set()),
    "investigation": (in_the_investigation, {"domino yes"}),
    "encounter": (at_the_encounter, set()),
}
PLAYED_AS = {
    "notice": "notice loyal",
    "bribe": "bribe",
    "violin": "violin",
    "domino": "domino yes",
    "gin": "gin",
    "dress-cups": "dress cups",
    "dress-hearts": "dress hearts",
    "notice-updated": "notice gossip",
    "domino-updated": "swap H3",
    "doll": "doll",
}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("item", PLAYED_AS)
def test_every_item_in_every_window(item: str, window: str) -> None:
    """I1, I2, I3, I4, I5, I6, I7, I8, I9: where each may be played by its holder, and where not."""
    position, playable = WINDOWS[window]
    actions = legal(position(item), 0)
    assert (PLAYED_AS[item] in actions) == (PLAYED_AS[item] in playable)


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
    s = on_the_turn_of_another_after_passing("violin")
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
