"""W, End of the week."""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.events import Event
from mollyhouse.state import ACTION, NOBODY, State
from mollyhouse.view import view
from table import (
    cubes,
    deck,
    discarded,
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
    seen,
    shuffled,
    shuffled_items,
    table,
    tokens,
    told,
)


def loose(s: State) -> int:
    """The cards that make the new deck: all but hands, reputations and market (W7)."""
    held = sum(s.hands) | sum(s.reputation) | sum(1 << k for k in s.market)
    return c.VICE_CARDS[s.options.players] & ~held


# --- W1 --------------------------------------------------------------------------------------------


def test_threats_in_hands_are_revealed() -> None:
    """W1: all become gossip and expose their owners; each owner takes one draw token."""
    s = table(
        at="reveal-threats",
        hands=["HC C1", "HR FR F1", "C2 CJ"],
        reputation=["H1 C3", "H2 F2 C4", "H3 C5"],
        gossip="P1",
    )
    run(s)
    assert [hand(s, seat) for seat in range(3)] == ["C1", "F1", "C2 CJ"]
    assert gossip(s) == "F2 FR H1 H2 HC HR P1"
    assert [reputation(s, seat) for seat in range(3)] == ["C3", "C4", "C5 H3"]
    assert [cubes(s, seat) for seat in range(3)] == ["H1", "F1 H1", ""]
    assert s.draw_tokens == [1, 1, 0]


@pytest.mark.parametrize(("candelabra", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0])])
def test_threats_are_revealed_from_the_candelabra(candelabra: int, order: list[int]) -> None:
    """W1, G10: clockwise."""
    s = table(at="reveal-threats", candelabra=candelabra, hands=["HC", "FC", "CC"])
    happened = run(s)
    assert told(happened, "threat-revealed", "seat") == order
    assert told(happened, "exposed", "seat") == order


def test_a_revealed_informer_keeps_matching_threats() -> None:
    """W1, B2: those that match the own token; others are revealed; with none, no draw token."""
    s = table(
        at="reveal-threats",
        hands=["HC HR C1", "FC"],
        tokens=["informer@hearts!", "informer@cups!"],
        reputation=["", "F1"],
    )
    run(s)
    assert hand(s, 0) == "C1 HC HR"
    assert hand(s, 1) == ""
    assert gossip(s) == "F1 FC"
    assert s.draw_tokens == [0, 1, 0]


def test_all_know_that_no_threats_are_left() -> None:
    """W1, G11: after it nobody's hand may hold a threat, but for an informer's own suit."""
    s = table(at="reveal-threats", hands=["HC C1", "C2"], tokens=["informer@hearts!"])
    run(s)
    maybe = view(s, 2)["maybe"]["hands"]
    assert [code for code in maybe[0] if code[1] in "CR"] == ["HC", "HR"]
    assert [code for code in maybe[1] if code[1] in "CR"] == []


# --- W2 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "saved", "shown"),
    [
        ("", "", ""),
        ("C1", "", "C1"),
        ("C1 C2", "", "C1 C2"),
        ("C1 C2 C3", "C1", "C2 C3"),
        ("C1 C2 C3 C4 C5", "C1", "C2 C3 C4 C5"),
        ("C1 C2 C3 C4 C5 C6 C7 F1", "C1 C2", "C3 C4 C5 C6 C7 F1"),
    ],
)
def test_a_third_of_the_gossip_is_safe(pile: str, saved: str, shown: str) -> None:
    """W2: rounded down, after a shuffle; the rest is revealed."""
    s = table(at="investigate", gossip=pile)
    happened = run(s, chance=script(f"gossip {pile}"))
    assert safe(s) == saved
    assert told(happened, "gossip-safe", "cards", "amount") == [(saved.split(), len(saved.split()))]
    assert told(happened, "gossip-revealed", "cards") == [shown.split()]
    assert gossip(s) == ""


@pytest.mark.parametrize(
    ("revealed", "evidence"),
    [
        ("H1 H2 HJ", 0),
        ("HC HR", 0),
        ("HC H1", 1),
        ("HR H1 H2 HJ HQ", 4),
        ("HC HR H1 H2 HJ", 6),
        ("HC C1 F1 P1", 0),
    ],
)
def test_evidence(revealed: str, evidence: int) -> None:
    """W2: matching revealed threats times matching revealed desires and mollies."""
    safe_ones = ["PC", "PR", "PJ", "PQ"][: len(revealed.split()) // 2]
    pile = " ".join([*safe_ones, revealed])
    s = table(at="investigate", gossip=pile, evidence={"hearts": 2}, raided="cups")
    assert len(pile.split()) // 3 == len(safe_ones)
    run(s, chance=script(f"gossip {pile}"))
    assert s.evidence == [0, 0, 2 + evidence, 0]


def test_evidence_gathers_at_raided_houses_too() -> None:
    """W2, W3: a raided house keeps collecting."""
    s = table(at="investigate", gossip="HC H1", raided="hearts", evidence={"hearts": 3})
    run(s, chance=script("gossip HC H1"))
    assert s.evidence == [0, 0, 4, 0]


# --- W3 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "raided", "after"),
    [(6, False, 6), (7, True, 0), (9, True, 2), (14, True, 7), (0, False, 0)],
)
def test_raids(before: int, raided: bool, after: int) -> None:
    """W3: 7 or more evidence raids an open house; 7 are returned, the rest stays."""
    s = table(at="raids", evidence={"hearts": before})
    happened = run(s)
    assert s.raided == (1 << c.HEARTS if raided else 0)
    assert s.evidence == [0, 0, after, 0]
    assert told(happened, "raid", "suit", "total") == ([("hearts", after)] if raided else [])


def test_a_raided_house_is_never_raided_again() -> None:
    """W3: its evidence stays, and nobody is indicted anew."""
    s = table(at="raids", raided="hearts", evidence={"hearts": 9}, reputation=["H1"])
    happened = run(s)
    assert s.evidence == [0, 0, 9, 0]
    assert not only(happened, "raid", "indicted")


def test_a_raid_makes_cruising_dangerous_on_both_sides() -> None:
    """W3, A4: at the two neighbours of the house, nowhere else."""
    for site, dangerous in ((7, True), (9, True), (5, False), (11, False)):
        card = {7: "H1", 9: "H1", 5: "F1", 11: "C1"}[site]
        s = table(at="raids", site=site, evidence={"hearts": 7}, hands=[card])
        run(s)
        s.agenda = [ACTION]
        engine.advance(s, script())
        happened = play(s, f"cruise {card}")
        assert bool(only(happened, "dangerous-cruising")) == dangerous


def test_all_raids_are_marked_before_the_indictments() -> None:
    """W3, W4: houses in the order of their sites, also for the indictments."""
    s = table(
        at="raids",
        evidence={"cups": 7, "pentacles": 8, "hearts": 7, "fans": 6},
        reputation=["C1", "P1", "H1"],
    )
    happened = run(s)
    assert told(happened, "raid", "suit") == ["pentacles", "hearts", "cups"]
    assert told(happened, "indicted", "seat", "suit") == [(1, "pentacles"), (2, "hearts"), (0, "cups")]
    names = [fact["event"] for fact in happened]
    assert names.index("indicted") > max(i for i, name in enumerate(names) if name == "raid")


# --- W4 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amounts", "majors", "minors"),
    [
        ([3, 2, 1], [0], [1]),
        ([1, 5, 3], [1], [2]),
        ([3, 3, 1], [0, 1], [2]),
        ([3, 1, 1], [0], [1, 2]),
        ([2, 2, 2], [0, 1, 2], []),
        ([0, 2, 0], [1], []),
        ([0, 4, 2], [1], [2]),
        ([0, 0, 0], [], []),
        ([3, 2, 2, 1], [0], [1, 2]),
        ([4, 4, 2, 2, 1], [0, 1], [2, 3]),
    ],
)
def test_who_is_indicted(amounts: list[int], majors: list[int], minors: list[int]) -> None:
    """W4: the highest a major, the second-highest amount a minor, ties alike, 0 never."""
    players = len(amounts)
    s = table(
        players,
        at="raids",
        evidence={"hearts": 7},
        cubes=[f"H{amount} C9" for amount in amounts],
    )
    happened = run(s)
    assert told(happened, "indicted", "seat", "kind") == [
        *((seat, "major") for seat in majors),
        *((seat, "minor") for seat in minors),
    ]
    assert s.indicted == sum(1 << seat for seat in majors + minors)
    kinds = [[c.INDICTMENT_KINDS[c.INDICTMENT_KIND[i]] for i in own] for own in s.indictments]
    for seat in range(players):
        assert kinds[seat] == ["major"] * (seat in majors) + ["minor"] * (seat in minors)


def test_reputation_for_an_indictment_is_cards_and_cubes() -> None:
    """W4, G5: two cards and a cube outweigh two cubes; other suits do not count."""
    s = table(
        at="raids", evidence={"hearts": 7}, reputation=["H1 HJ", "", "C1 C2 C3"], cubes=["H1", "H2"]
    )
    happened = run(s)
    assert told(happened, "indicted", "seat", "kind") == [(0, "major"), (1, "minor")]


def test_one_player_may_be_indicted_at_several_raids() -> None:
    """W4: a card for each."""
    s = table(at="raids", evidence={"hearts": 7, "cups": 7}, cubes=["H2 C1", "H1 C2"])
    happened = run(s)
    assert told(happened, "indicted", "seat", "suit", "kind") == [
        (0, "hearts", "major"),
        (1, "hearts", "minor"),
        (1, "cups", "major"),
        (0, "cups", "minor"),
    ]
    assert [len(own) for own in s.indictments] == [2, 2, 0]


@pytest.mark.parametrize(
    ("candelabra", "joy"), [(0, [20, 12, 12]), (1, [12, 20, 12]), (2, [12, 12, 20])]
)
def test_an_empty_stack_of_majors(candelabra: int, joy: list[int]) -> None:
    """W4, G10: one card for three tied players: first come, clockwise from the candelabra; others −8."""
    s = table(
        at="raids",
        candelabra=candelabra,
        evidence={"hearts": 7},
        cubes=["H2", "H2", "H2"],
        joy=[20, 20, 20],
        stacks=([3], []),
    )
    happened = run(s)
    assert s.joy == joy
    assert s.indictments[candelabra] == (3,)
    assert s.indicted == 1 << candelabra
    assert len(only(happened, "no-indictment-left")) == 2


def test_an_empty_stack_of_minors() -> None:
    """W4, G8: costs 4 joy, never more than there is."""
    s = table(
        at="raids",
        evidence={"hearts": 7},
        cubes=["H2", "H1", "H1"],
        joy=[20, 20, 3],
        stacks=([0], []),
    )
    run(s)
    assert s.joy == [20, 16, 0]
    assert s.indictments == [(0,), (), ()]


def test_indictments_lie_face_down() -> None:
    """W4, G11: others learn the kind, the player the face."""
    s = table(at="raids", evidence={"hearts": 7}, cubes=["H2"], stacks=([4], []))
    log: list[Event] = []
    s.log = log
    engine.advance(s, script())
    own, other = (only(seen(log, seat), "indicted")[0] for seat in (0, 1))
    assert other == {"event": "indicted", "rule": "W4", "seat": 0, "suit": "hearts", "kind": "major"}
    assert own["face"]["convicted"] == "hanged"


# --- W5 --------------------------------------------------------------------------------------------

NOT_ALL = "cups fans hearts"
ALL = "cups fans hearts pentacles"


@pytest.mark.parametrize(
    ("raided", "evidence", "community", "week", "ending"),
    [
        ("", 0, 0, 1, None),
        (NOT_ALL, 6, 34, 4, None),
        # Infiltration: all raided, or a raided house with 7 again; before all else.
        (ALL, 0, 0, 1, "infiltration"),
        ("hearts", 7, 0, 1, "infiltration"),
        ("hearts", 7, 99, 5, "infiltration"),
        ("hearts", 6, 0, 1, None),
        # Survival: the threshold reached or passed.
        ("", 0, 35, 1, "survival"),
        ("", 0, 36, 5, "survival"),
        ("", 0, 34, 1, None),
        # Atrophy.
        ("", 0, 34, 5, "atrophy"),
    ],
)
def test_game_end(raided: str, evidence: int, community: int, week: int, ending: str | None) -> None:
    """W5: infiltration, else survival, else atrophy in week 5."""
    s = table(
        at="game-end", raided=raided, evidence={"hearts": evidence}, community=community, week=week
    )
    happened = run(s, chance=FastChance(0))
    assert told(happened, "game-ends", "ending") == ([ending] if ending else [])


@pytest.mark.parametrize(("players", "threshold"), [(1, 30), (2, 35), (3, 35), (4, 30), (5, 25)])
def test_thresholds(players: int, threshold: int) -> None:
    """W5: by number of players."""
    for community, ending in ((threshold, c.SURVIVAL), (threshold - 1, NOBODY)):
        s = table(players, at="game-end", community=community)
        run(s)
        assert s.ending == ending


def test_the_end_is_checked_only_at_the_end_of_a_week() -> None:
    """W5: with joy enough the week still goes on."""
    s = table(at="turn", community=50, deck="C1")
    run(s, chance=script("boots 1 1"))
    assert question(s) == ("move", [0])


def test_twice_seven_evidence_at_once() -> None:
    """W3, W5: raids the house, leaves 7 and ends the game."""
    s = table(at="week", evidence={"hearts": 14})
    run(s, chance=FastChance(0))
    assert s.ending == c.INFILTRATION


def test_the_end_skips_encounters_and_cleanup() -> None:
    """W5: although somebody was indicted."""
    s = table(at="week", evidence={"hearts": 14}, cubes=["H1"], deck="", week=2)
    happened = run(s, chance=FastChance(0))
    assert only(happened, "indicted")
    assert not only(happened, "encounter", "new-deck", "week", "stocked")
    assert question(s) is None
    assert s.week == 2


# --- W6 --------------------------------------------------------------------------------------------


def test_the_indicted_encounter_the_society() -> None:
    """W6: at once and in secret, a token face down at the nearest open house."""
    s = table(at="encounter", indicted=[0, 2], pawns=[8, 8, 5], tokens=["loyal@hearts"])
    assert question(s) == ("encounter", [0, 2])
    assert legal(s, 0) == ["encounter loyal", "encounter informer"]
    assert legal(s, 1) == []
    happened = play(s, "2: encounter loyal")
    assert [fact["event"] for fact in happened] == ["ready"]
    assert tokens(s, 2) == ""
    happened = play(s, "0: encounter informer")
    assert tokens(s, 0) == "loyal@hearts informer@hearts"
    assert tokens(s, 2) == "loyal@fans"
    assert told(happened, "encounter", "seat", "suit", "token", "kind") == [
        (0, "hearts", 2, "informer"),
        (2, "fans", 1, "loyal"),
    ]
    assert question(s) is None
    assert s.informer == [NOBODY] * 3
    assert s.indicted == 0


def test_an_encounter_shows_no_kind() -> None:
    """W6, G11, G12: others see who is ready, then where the token lies."""
    s = table(at="encounter", indicted=[0, 1], pawns=[8, 8, 5])
    log = engine.apply(s, 0, "encounter informer", script())
    assert seen(log, 1) == [{"event": "ready", "rule": "G12", "seat": 0}]
    assert view(s, 0)["you"]["answer"] == "encounter informer"
    log = engine.apply(s, 1, "encounter loyal", script())
    assert only(seen(log, 1), "encounter")[0] == {
        **{"event": "encounter", "rule": "W6", "seat": 0, "suit": "hearts", "token": 1}
    }


def test_an_encounter_may_be_changed_until_all_are_in() -> None:
    """W6, G12: the last answer counts; afterwards none may be changed."""
    s = table(at="encounter", indicted=[0, 1], pawns=[8, 8, 5])
    happened = play(s, "0: encounter loyal", "0: encounter informer", "1: encounter loyal")
    assert [fact["event"] for fact in happened][:3] == ["ready", "changed", "ready"]
    assert (tokens(s, 0), tokens(s, 1)) == ("informer@hearts", "loyal@hearts")
    assert legal(s, 0) == []


@pytest.mark.parametrize(
    ("site", "raided", "house"),
    [
        (8, "", "hearts"),
        (9, "", "hearts"),
        (11, "", "cups"),
        # Ties: clockwise.
        (10, "", "cups"),
        (2, "", "fans"),
        (14, "", "pentacles"),
        (8, "hearts", "cups"),
        (0, "pentacles", "fans"),
        # Raided houses are passed over.
        (9, "hearts", "cups"),
        (7, "hearts", "fans"),
        (12, "cups pentacles", "hearts"),
        (13, "cups pentacles hearts", "fans"),
        (4, "cups fans hearts", "pentacles"),
        (10, "cups hearts", "pentacles"),
    ],
)
def test_the_nearest_open_house(site: int, raided: str, house: str) -> None:
    """W6: the house under the pawn is nearest; clockwise on ties."""
    s = table(at="encounter", site=site, indicted=[0], raided=raided)
    play(s, "encounter loyal")
    assert tokens(s, 0) == f"loyal@{house}"


@pytest.mark.parametrize(
    ("placed", "answers"),
    [
        ("", ["encounter loyal", "encounter informer"]),
        ("informer@cups", ["encounter loyal"]),
        ("loyal@cups loyal@cups", ["encounter loyal", "encounter informer"]),
        ("informer@cups loyal@cups!", ["encounter loyal"]),
        ("loyal@cups loyal@cups loyal@cups", None),
        ("informer@cups loyal@cups loyal@cups", None),
        ("informer@cups loyal@cups loyal@cups loyal@fans", None),
    ],
)
def test_who_has_one_token_left_skips_the_encounter(placed: str, answers: list[str] | None) -> None:
    """W6: one or none left; with loyal ones only, the player is asked all the same."""
    s = table(at="encounter", indicted=[0], tokens=[placed])
    assert question(s) == (None if answers is None else ("encounter", [0]))
    if answers is not None:
        assert legal(s) == answers


def test_nobody_indicted_nobody_encounters() -> None:
    """W6: indictments of earlier weeks do not count."""
    s = table(at="encounter", indictments=[[4], [8]])
    assert question(s) is None


def test_a_loss_of_joy_is_no_indictment() -> None:
    """W6, W4: who found the stack empty is not asked; two cards mean one token."""
    s = table(
        at="week",
        hands=["C1 C2 C3 C4"],
        evidence={"hearts": 7, "cups": 7},
        cubes=["H3 C3", "H2", "C2"],
        joy=[9, 9, 9],
        stacks=([0, 1], []),
    )
    run(s, chance=FastChance(0))
    assert s.joy == [9, 5, 5]
    assert len(s.indictments[0]) == 2
    assert question(s) == ("encounter", [0])
    play(s, "encounter loyal", chance=FastChance(0))
    assert len(s.tokens[0]) == 1


# --- W7 --------------------------------------------------------------------------------------------


def test_a_new_deck() -> None:
    """W7: of all cards not in hands, reputations or the market; one is dealt to the gossip."""
    s = table(
        at="cleanup",
        hands=["C1 C2", "F1"],
        reputation=["H1", "H2"],
        market="P1 PC P3",
        gossip="C3 C4",
        revealed="HC H3",
        deck="C5",
    )
    order = shuffled("vice", "HC C5 H3", loose(s))
    happened = run(s, chance=script(order))
    assert gossip(s) == "HC"
    assert market(s) == "P1 PC P3 C5"
    assert deck(s).startswith("H3")
    assert safe(s) == ""
    assert s.revealed == 0
    assert (hand(s, 0), hand(s, 1)) == ("C1 C2", "F1")
    assert (reputation(s, 0), reputation(s, 1)) == ("H1", "H2")
    assert len(deck(s).split()) == 44 - 2 - 1 - 2 - 4 - 1
    names = [fact["event"] for fact in happened]
    assert names[:3] == ["new-deck", "gossip-dealt", "market"]


def test_draw_tokens_are_returned_for_cards() -> None:
    """W7: clockwise from the candelabra, after the market is filled."""
    s = table(at="cleanup", candelabra=1, draw_tokens=[1, 0, 2], hands=["C1"], market="P1 P2 P3 P4")
    run(s, chance=script(shuffled("vice", "F1 H1 H2 H3 H4", loose(s))))
    assert gossip(s) == "F1"
    assert [hand(s, seat) for seat in range(3)] == ["C1 H3", "", "H1 H2"]
    assert s.draw_tokens == [0, 0, 0]


def test_the_shops_are_restocked() -> None:
    """W7: what lies there is discarded, each shop gets a new item; the week advances."""
    s = table(
        at="cleanup",
        week=3,
        shops={2: "gin", 10: "bribe"},
        item_deck="violin domino notice dress-cups gin",
    )
    before = s.item_discard.count(c.GIN)
    happened = run(s, chance=FastChance(0))
    assert [c.ITEM_IDS[item] for item in s.shops] == ["violin", "domino", "notice", "dress-cups"]
    assert s.item_discard.count(c.GIN) == before + 1
    assert told(happened, "stocked", "site") == [2, 6, 10, 14]
    assert s.week == 4
    assert "bribe" in discarded(s)


def test_the_item_discards_are_reshuffled_when_needed() -> None:
    """W7: when the item deck runs out; what was just discarded from the shops is among them."""
    s = table(at="cleanup", shops={2: "dress-fans"}, item_deck="violin", held=["gin gin", "bribe"])
    discards = [*s.item_discard, c.DRESS + c.FANS]
    run(
        s,
        chance=script(
            shuffled("vice", "", loose(s)), shuffled_items("dress-fans domino notice", discards)
        ),
    )
    assert [c.ITEM_IDS[item] for item in s.shops] == ["violin", "dress-fans", "domino", "notice"]
    assert s.item_discard == []
    assert len(s.item_deck) == len(discards) - 3


def test_an_item_deck_that_just_suffices_is_not_reshuffled() -> None:
    """W7: only when needed."""
    s = table(at="cleanup", item_deck="violin domino notice bribe")
    run(s, chance=script(shuffled("vice", "", loose(s))))
    assert s.item_deck == []
    assert len(s.item_discard) == 16


def test_a_whole_week() -> None:
    """W1, W2, W3, W4, W6, W7: from the threats in hand to the new week, in this order."""
    s = table(
        at="week",
        candelabra=1,
        pawns=[8, 4, 10],
        hands=["HC C1", "HR", "F1"],
        reputation=["H1 H2", "H3", "H4"],
        cubes=["", "", "H5"],
        gossip="HJ HQ C2",
        deck="",
    )
    # Gossip: HJ HQ C2, then HR H3 of seat 1, HC H1 H2 of seat 0: eight cards, two of them safe.
    pile = "C2 HQ HJ HR H3 HC H1 H2"
    happened = run(s, chance=script(f"gossip {pile}"))
    # Revealed are 2 threats x (HJ H3 H1 H2) = 8: a raid that leaves 1.
    assert s.evidence == [0, 0, 1, 0]
    # Hearts: seat 0 has 2 cubes, seat 1 one, seat 2 H4 and 5 cubes.
    assert told(happened, "indicted", "seat", "kind") == [(2, "major"), (0, "minor")]
    assert question(s) == ("encounter", [0, 2])
    play(s, "0: encounter loyal", "2: encounter informer", chance=FastChance(0))
    # With hearts raided: cups, clockwise, is as near to site 8 as fans; site 10 is nearest to cups.
    assert (tokens(s, 0), tokens(s, 2)) == ("loyal@cups", "informer@cups")
    assert s.week == 2
    assert s.draw_tokens == [0, 0, 0]
    assert [len(hand(s, seat).split()) for seat in range(3)] == [2, 1, 1]
