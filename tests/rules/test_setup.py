"""S, Setup."""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.events import Event
from mollyhouse.state import NOBODY, Options, State
from table import (
    deck,
    gossip,
    hand,
    legal,
    market,
    play,
    question,
    reputation,
    safe,
    script,
    seen,
    shuffled,
    shuffled_items,
    told,
)

COUNTS = pytest.mark.parametrize("players", range(1, 6))


def opening(
    players: int, top: str, first: int = 0, log: list[Event] | None = None, items: str = ""
) -> State:
    """A game at its opening question, with the deck, the item deck and the first player as told."""
    box = [item for item in range(c.ITEMS) for _ in range(c.ITEM_COUNTS[0][item])]
    chance = script(
        f"first {first}",
        shuffled("vice", top, c.VICE_CARDS[players]),
        shuffled_items(items, box),
        "major 0 1 2 3 4 5 6 7",
        "minor 8 9 10 11 12 13 14 15",
    )
    return engine.new(Options(players), chance, log)


@pytest.mark.parametrize(
    ("players", "cards", "highest"), [(1, 40, 6), (2, 40, 6), (3, 44, 7), (4, 48, 8), (5, 52, 9)]
)
def test_the_vice_deck_by_player_count(players: int, cards: int, highest: int) -> None:
    """S1: of each suit jack, queen, constable, rogue and the desires 1 to 6, 7, 8 or 9."""
    s = engine.new(Options(players), FastChance(1))
    box = s.deck + s.market + [k for k in range(c.CARDS) if (sum(s.hands) | s.gossip) >> k & 1]
    expected = [suit + face for suit in "CFHP" for face in [*map(str, range(1, highest + 1)), *"JQCR"]]
    assert sorted(c.CARD_CODES[k] for k in box) == sorted(expected)
    assert len(box) == cards


@COUNTS
def test_what_lies_where_at_the_start(players: int) -> None:
    """S2: market 4, gossip 1, hands of 4 (5 with 1-2 players), shops, stacks of 8, joy 0, week 1."""
    s = engine.new(Options(players), FastChance(2))
    cards = 5 if players <= 2 else 4
    assert [mask.bit_count() for mask in s.hands] == [cards] * players
    assert len(s.market) == 4
    assert s.gossip.bit_count() == 1
    assert c.NO_ITEM not in s.shops
    assert len(s.item_deck) == 20 - 4
    assert sorted(s.major) == list(range(8))
    assert sorted(s.minor) == list(range(8, 16))
    assert s.joy == [0] * players
    assert s.community == 0
    assert s.week == 1
    assert s.turn == s.candelabra
    assert s.tokens == [()] * players
    assert s.draw_tokens == [0] * players
    assert s.evidence == [0, 0, 0, 0]


def test_the_order_of_the_deal() -> None:
    """S2: four to the market, one face down to the gossip, then the hands; one item to each shop."""
    top = "C1 CR H2 PQ FC F1 F2 F3 F4 H3 H4 H5 H6 P1 P2 P3 P4 C2"
    log: list[Event] = []
    s = opening(3, top, 1, log, "gin bribe violin domino notice")
    assert market(s) == "C1 CR H2 PQ"
    assert gossip(s) == "FC"
    assert (hand(s, 1), hand(s, 2), hand(s, 0)) == ("F1 F2 F3 F4", "H3 H4 H5 H6", "P1 P2 P3 P4")
    assert deck(s).startswith("C2")
    assert [c.ITEM_IDS[item] for item in s.shops] == ["gin", "bribe", "violin", "domino"]
    assert c.ITEM_IDS[s.item_deck[-1]] == "notice"
    assert {"event": "gossip-dealt", "rule": "S2"} in seen(log, 0)
    assert {"event": "draw", "rule": "S2", "seat": 1, "amount": 4} in seen(log, 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_random_player_takes_the_candelabra_and_plays_first(first: int) -> None:
    """S2: the first turn is that player's."""
    s = opening(3, "", first)
    assert s.candelabra == first
    for seat in range(3):
        chance = script("boots 1 1") if seat == 2 else script()
        play(s, f"{seat}: {legal(s, seat)[0]}", chance=chance)
    assert question(s) == ("move", [first])


def test_the_opening_cards() -> None:
    """S3: a desire scores its joy, a molly nothing, a threat is safe; pawns start at those houses."""
    top = "C1 C2 C3 C4 C5 H6 F1 F2 F3 PJ F4 F5 F6 HC P1 P3 P4 CQ F7 H1 P2"
    s = opening(4, top)
    assert question(s) == ("opening", [0, 1, 2, 3])
    assert legal(s, 0) == ["start F1", "start F2", "start F3", "start H6"]
    happened = play(
        s, "0: start H6", "1: start PJ", "2: start HC", "3: start P2", chance=script("boots 1 1")
    )
    assert [reputation(s, seat) for seat in range(4)] == ["H6", "PJ", "", "P2"]
    assert s.joy == [4, 0, 0, 2]
    assert safe(s) == "HC"
    assert s.pawn == [8, 0, 8, 0]
    assert told(happened, "opening", "seat", "card", "site") == [
        (0, "H6", 8),
        (1, "PJ", 0),
        (2, "HC", 8),
        (3, "P2", 0),
    ]
    assert gossip(s) == "C5"
    assert s.sealed == [NOBODY] * 4


def test_opening_cards_are_revealed_together() -> None:
    """S3: nothing shows before the last choice is in, and only cards of the own hand may be chosen."""
    s = opening(3, "C1 C2 C3 C4 C5 H1 H2 H3 H4 F1 F2 F3 F4 P1 P2 P3 P4")
    happened = play(s, "1: start F1", "0: start H2")
    assert [fact["event"] for fact in happened] == ["ready", "ready"]
    assert s.joy == [0, 0, 0]
    assert s.pawn == [NOBODY] * 3
    assert "start P1" not in legal(s, 1)
    happened = play(s, "2: start P3", chance=script("boots 2 2"))
    assert told(happened, "opening", "seat") == [0, 1, 2]
    assert s.joy == [2, 2, 3]


def test_solo_opening() -> None:
    """S2, S3: one player has five cards and starts at once."""
    s = opening(1, "C1 C2 C3 C4 C5 H1 H2 H3 H4 HQ")
    assert hand(s, 0) == "H1 H2 H3 H4 HQ"
    play(s, "start HQ", chance=script("boots 1 2"))
    assert (reputation(s, 0), s.joy, s.pawn) == ("HQ", [0], [8])
