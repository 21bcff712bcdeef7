"""I, Items: every item in every window in which a table may stand."""

from collections.abc import Callable

import pytest

from mollyhouse import components as c
from mollyhouse.state import State
from table import (
    legal,
    play,
    question,
    run,
    table,
)


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
