"""Known weaknesses of the existing digital version, each a regression test.

Those about undo are tested with the records; those about a table's clock with the server.
"""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.errors import IllegalAction, NotYourTurn
from mollyhouse.observation import observe
from mollyhouse.state import Options
from mollyhouse.view import view, views
from table import (
    deck,
    hand,
    legal,
    on_table,
    only,
    play,
    question,
    run,
    script,
    seats,
    seen,
    shuffled,
    table,
    text,
    told,
)


def test_an_accuser_cannot_know_the_answer_beforehand() -> None:
    """A3, G11: whichever kind the token is, the accuser sees and may do the same before asking."""
    loyal, informer = (
        table(pawns=[6, 6, 6], tokens=["", f"{kind}@hearts loyal@cups"], hands=["C1"])
        for kind in ("loyal", "informer")
    )
    for seat in (0, 2, None):
        assert view(loyal, seat) == view(informer, seat)
        assert observe(loyal, -1 if seat is None else seat) == observe(
            informer, -1 if seat is None else seat
        )
    for seat in range(3):
        assert legal(loyal, seat) == legal(informer, seat)
    assert view(loyal, 1) != view(informer, 1)


def test_a_sealed_opening_card_is_not_broadcast() -> None:
    """S3, G12: neither views nor events of the others depend on the card that was chosen."""
    received = []
    for choice in (0, 3):
        s = engine.new(Options(3), FastChance(7))
        log = engine.apply(s, 1, legal(s, 1)[choice], script())
        received.append([(seen(log, seat), view(s, seat), legal(s, seat or 0)) for seat in (0, 2, None)])
    assert received[0] == received[1]


@pytest.mark.parametrize(
    ("raided", "hands", "tokens"),
    [
        ("hearts", ["C1 C2 C3"], []),
        ("", ["C1"], []),
        ("", ["C1 C2"], ["informer@hearts!"]),
    ],
)
def test_a_crafted_festivity_is_refused(raided: str, hands: list[str], tokens: list[str]) -> None:
    """A6, B2: at a raided house, with too few cards, by a revealed informer; nothing changes."""
    s = table(site=8, raided=raided, hands=hands, tokens=tokens, market="H1")
    before = views(s)
    with pytest.raises(IllegalAction) as refusal:
        engine.apply(s, 0, "festivity", script())
    assert "festivity" not in refusal.value.possible
    assert "lie low" in refusal.value.possible
    with pytest.raises(NotYourTurn):
        engine.apply(s, 1, "festivity", script())
    assert views(s) == before
    assert s.festivity is None


def test_the_hand_limit_is_enforced() -> None:
    """G3: with too many cards nothing else is possible, and the turn does not pass."""
    s = table(hands=["C1 C2 C3 F1 F2 F3", "P1 P2"], market="C4 F4 H4 P4", deck="H1 ...", rest=True)
    play(s, "lie low")
    assert question(s) == ("excess", [0])
    assert all(action.startswith("discard") for action in legal(s))
    for seat, action in ((0, "lie low"), (0, "pass"), (1, "lie low"), (1, "discard P1")):
        with pytest.raises((IllegalAction, NotYourTurn)):
            engine.apply(s, seat, action, script())
    play(s, "discard C1")
    assert len(hand(s, 0).split()) == 6


def test_a_violin_remembers_the_round_and_works_out_of_turn() -> None:
    """I6, F3: played on another's turn in the second round, by one who has passed."""
    s = table(
        site=8,
        hands=["H1 H2", "F1 F2", "P1 P2"],
        held=["", "", "violin"],
        deck="C1 C2 C3 C4 C5 ...",
    )
    happened = play(s, "festivity", "play H1", "play F1", "pass", "play H2")
    assert question(s) == ("play", [1])
    assert view(s, 1)["festivity"]["round"] == 2
    happened += play(s, "2: violin")
    assert question(s) == ("play", [1])
    assert view(s, 1)["festivity"]["round"] == 2
    assert on_table(s) == "community:C1 0:H1 1:F1 community:C2 0:H2 community:C3 community:C4"
    happened += play(s, "play F2")
    assert told(happened, "round", "amount") == [1, 2]
    assert s.festivity is None or question(s) == ("select", [0])


def test_revealed_informers_do_not_skip_later_rounds() -> None:
    """F12: in each of three rounds the informer turns a card for the community."""
    s = table(
        2,
        site=8,
        hands=["H1 H2 H3", "F1 F2 F3"],
        tokens=["", "informer@hearts!"],
        deck="C1 P1 C2 P2 C3 P3 ...",
    )
    happened = play(s, "festivity", "play H1", "play H2", "play H3")
    assert told(happened, "barred", "seat") == [1, 1, 1]
    assert told(happened, "played", "seat", "card") == [
        ("community", "C1"),
        (0, "H1"),
        ("community", "P1"),
        ("community", "C2"),
        (0, "H2"),
        ("community", "P2"),
        ("community", "C3"),
        (0, "H3"),
        ("community", "P3"),
    ]


def test_a_negative_informer_score_ranks_below_nobody() -> None:
    """E1: a hanged player does not win over it; with none above 0 everyone loses."""
    s = table(
        at="ending",
        ending="infiltration",
        raided="hearts",
        evidence={"hearts": 7},
        tokens=["informer@hearts"],
        cubes=["F20"],
        joy=[5, 9, 9],
    )
    run(s)
    assert view(s, None)["result"] == {
        "ending": "infiltration",
        "winners": [],
        "hanged": [1, 2],
        "points": [-6, 0, 0],
    }


def test_a_tie_for_the_highest_informer_score_is_no_win() -> None:
    """E1: nobody wins, although another informer has fewer points."""
    s = table(
        at="ending",
        ending="infiltration",
        raided="cups fans hearts pentacles",
        evidence={"hearts": 5, "cups": 5},
        tokens=["informer@hearts", "informer@cups", "informer@fans"],
    )
    run(s)
    assert s.points == [10, 10, 0]
    assert s.winners == 0


def test_draw_tokens_are_kept_when_the_deck_is_short_at_cleanup() -> None:
    """W7, G9: clockwise from the candelabra while the deck lasts, then new tokens."""
    loose = "C1 C2 C3 C4 C5"
    on_market = "P1 P2 P3 P4"
    elsewhere = [
        code
        for k, code in enumerate(c.CARD_CODES)
        if c.VICE_CARDS[3] >> k & 1 and code not in f"{loose} {on_market}"
    ]
    s = table(
        at="cleanup",
        candelabra=1,
        hands=[" ".join(elsewhere)],
        market=on_market,
        gossip="C1 C2 C3",
        deck="",
        draw_tokens=[2, 1, 3],
    )
    happened = run(s, chance=script(shuffled("vice", loose, s.gossip | s.safe)))
    assert text(s.gossip) == "C1"
    assert (hand(s, 1), hand(s, 2)) == ("C2", "C3 C4 C5")
    assert s.draw_tokens == [2, 0, 0]
    assert told(happened, "draw-tokens", "rule", "seat", "amount") == [("G9", 0, 2)]
    assert deck(s) == ""


def test_the_early_end() -> None:
    """B4: all betray the last open house, and the week ends at once, as the fifth."""
    s = table(
        rest=True,
        week=1,
        pawns=[6, 6, 2],
        raided="cups fans pentacles",
        tokens=["informer@hearts!", "informer@hearts", "informer@hearts!"],
    )
    happened = play(s, "accuse 1.1", chance=FastChance(0))
    assert only(happened, "early-end")
    assert s.ending == c.ATROPHY
    assert s.hanged == seats()
    assert question(s) is None
