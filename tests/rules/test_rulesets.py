"""Rule sets: the named switches, each alone; they matter in E2 and in the box of items."""

import pytest

from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.errors import BadOptions
from mollyhouse.state import FLAT, ORIGINAL, PUBLISHED, RULEBOOK, TRIAL, UPDATED, Options
from table import gossip, hand, only, play, run, script, seats, table, told

PRESETS = pytest.mark.parametrize("rules", ["rulebook", "published"])


def test_the_default() -> None:
    """E2: the rulebook, the original items, trials."""
    options = Options()
    assert (options.preset, options.items, options.sentencing) == (RULEBOOK, ORIGINAL, TRIAL)
    assert (options.item_joy, options.loyal_joy, options.failed_informers_indicted) == (2, 0, False)


def test_the_published_preset() -> None:
    """E2: its three switches; items and sentencing are independent of it."""
    options = Options.named(4, "published", "updated", "flat")
    assert (options.preset, options.items, options.sentencing) == (PUBLISHED, UPDATED, FLAT)
    assert (options.item_joy, options.loyal_joy, options.failed_informers_indicted) == (0, 2, True)


@pytest.mark.parametrize(
    ("players", "names"),
    [(0, ()), (6, ()), (3, ("house",)), (3, ("rulebook", "new")), (3, ("rulebook", "original", "x"))],
)
def test_options_that_do_not_exist(players: int, names: tuple[str, ...]) -> None:
    """S1: 1 to 5 players, and the names above."""
    with pytest.raises(BadOptions):
        Options.named(players, *names)


# --- unused items ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "joy"), [("rulebook", [9, 7, 6]), ("published", [5, 5, 6])])
def test_unused_items(rules: str, joy: list[int]) -> None:
    """E2: 2 joy each in the rulebook, nothing as published."""
    s = table(at="ending", ending="survival", rules=rules, joy=[5, 5, 6], held=["gin violin", "bribe"])
    happened = run(s)
    assert s.joy == joy
    assert bool(only(happened, "unused-items")) == (rules == "rulebook")


# --- loyal tokens ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "bonus"), [("rulebook", 0), ("published", 2)])
def test_loyal_tokens_on_open_houses(rules: str, bonus: int) -> None:
    """E2: as published 2 joy each, face up or not; not on raided houses."""
    s = table(
        at="ending",
        ending="survival",
        rules=rules,
        raided="hearts",
        tokens=["loyal@cups loyal@fans! loyal@hearts", "loyal@cups loyal@cups", "loyal@hearts"],
        joy=[5, 5, 5],
    )
    run(s)
    assert s.joy == [5 + 2 * bonus, 5 + 2 * bonus, 5]


def test_loyal_tokens_of_informers() -> None:
    """E2, B3: as published they do not score for successful informers, but do for the others."""
    s = table(
        at="ending",
        ending="survival",
        rules="published",
        raided="hearts",
        tokens=["informer@hearts loyal@cups", "informer@fans loyal@cups"],
        joy=[5, 5, 5],
        stacks=([0], []),
    )
    run(s, chance=script("trial 0"))
    assert s.joy == [5, 5 + 2 - 3, 5]


# --- unsuccessful informers ------------------------------------------------------------------------


def test_unsuccessful_informers_are_indicted() -> None:
    """E2: as published one more major each, tried after those they have."""
    s = table(
        at="ending",
        ending="survival",
        rules="published",
        raided="hearts",
        tokens=["informer@cups", "informer@hearts", "loyal@hearts"],
        indictments=[[8], [9]],
        stacks=([6, 0], []),
        joy=[20, 20, 20],
    )
    happened = run(s, chance=script("trial 4", "trial 5"))
    assert told(happened, "indicted", "seat", "kind") == [(0, "major")]
    # The minor convicts on 4: -3; the major 6 acquits below 6: -6.
    assert s.joy == [11, 20, 20]
    assert s.indictments == [(8, 6), (9,), ()]


def test_unsuccessful_informers_without_a_major_left() -> None:
    """E2, G8: -8 joy, before the loyal tokens score."""
    s = table(
        at="ending",
        ending="survival",
        rules="published",
        tokens=["informer@cups loyal@cups loyal@fans", "informer@cups"],
        stacks=([], []),
        joy=[3, 20, 0],
    )
    run(s)
    assert s.joy == [4, 12, 0]


@pytest.mark.parametrize(("candelabra", "joy"), [(0, [17, 12, 12]), (2, [12, 12, 17])])
def test_the_last_major_goes_to_the_first_from_the_candelabra(candelabra: int, joy: list[int]) -> None:
    """E2, G10, W4: as at a raid."""
    s = table(
        at="ending",
        ending="survival",
        rules="published",
        candelabra=candelabra,
        tokens=["informer@cups"] * 3,
        stacks=([0], []),
        joy=[20, 20, 20],
    )
    run(s, chance=script("trial 0"))
    assert s.joy == joy


def test_in_the_rulebook_unsuccessful_informers_have_nothing_more() -> None:
    """E2: no extra indictment."""
    s = table(at="ending", ending="survival", tokens=["informer@cups"], joy=[20])
    happened = run(s)
    assert not only(happened, "indicted")
    assert s.joy[0] == 20


# --- sentencing ------------------------------------------------------------------------------------


@PRESETS
@pytest.mark.parametrize(
    ("indictments", "joy"), [([0], 12), ([8], 16), ([4, 6], 4), ([15, 8], 12), ([4, 6, 15], 0)]
)
def test_flat_sentencing(rules: str, indictments: list[int], joy: int) -> None:
    """E2: each major 8, each minor 4, whatever is printed; no dice, nobody hanged."""
    s = table(
        at="ending",
        ending="survival",
        rules=rules,
        sentencing="flat",
        indictments=[indictments],
        joy=[20],
    )
    happened = run(s)
    assert s.joy[0] == joy
    assert s.hanged == 0
    assert not only(happened, "convicted", "acquitted")


def test_flat_sentencing_pardons_and_adds() -> None:
    """E2, B3: pardons and the additional major of the published preset stay."""
    s = table(
        at="ending",
        ending="survival",
        rules="published",
        sentencing="flat",
        raided="hearts",
        tokens=["informer@hearts", "informer@cups"],
        indictments=[[4], [8]],
        joy=[20, 20, 20],
    )
    run(s)
    assert s.joy == [20, 20 - 4 - 8, 20]
    assert s.winners == seats(0, 2)


# --- items -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("items", "count"), [("original", 20), ("updated", 24)])
def test_item_sets(items: str, count: int) -> None:
    """S2, I7, I8, I9: 20 original items, 24 updated ones."""
    s = engine.new(Options.named(3, items=items), FastChance(0))
    box = [c.ITEM_IDS[item] for item in s.item_deck + s.shops]
    assert len(box) == count
    common = {"bribe": 3, "violin": 3, "gin": 4}
    own = (
        {"notice": 3, "domino": 3}
        if items == "original"
        else {"notice-updated": 3, "domino-updated": 4, "doll": 3}
    )
    for name, copies in {**common, **own, **{f"dress-{suit}": 1 for suit in c.SUITS}}.items():
        assert box.count(name) == copies


# --- solo ------------------------------------------------------------------------------------------


def test_solo() -> None:
    """S1, S2, A6, F1, W5: the general rules, with the numbers of one player."""
    s = table(1, site=8, hands=["H1 H2 H3"], deck="C1 C2 C3 P1 P2 P3 ...")
    happened = play(s, "festivity", "play H1", "play H2", "play H3")
    assert told(happened, "round", "amount") == [1, 2, 3]
    # The quiet gathering C1 H1 C2 H2: 4 stars less a reputation of 2; 4 stars less 1.
    assert s.joy == [2]
    assert s.community == 3
    assert (hand(s, 0), gossip(s)) == ("P1", "C3 H3")
    s = table(1, at="raids", evidence={"hearts": 7}, cubes=["H1"])
    happened = run(s)
    assert told(happened, "indicted", "seat", "kind") == [(0, "major")]


@PRESETS
@pytest.mark.parametrize("players", range(1, 6))
def test_random_games_end(rules: str, players: int) -> None:
    """T1, W5: whatever the options, within five weeks."""
    for items in c.ITEM_SETS:
        for sentencing in ("trial", "flat"):
            chance = FastChance(f"{players} {rules} {items} {sentencing}")
            s = engine.new(Options.named(players, rules, items, sentencing), chance)
            while not engine.game_over(s):
                actions = engine.legal(s, engine.next_seat(s))
                engine.step(s, actions[chance.below(len(actions))], chance)
            assert s.ending in (c.INFILTRATION, c.SURVIVAL, c.ATROPHY)
            assert 1 <= s.week <= 5
