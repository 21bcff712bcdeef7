"""F5, F6, I4 and I9 against an exhaustive check of all four-card subsets, written from the rules."""

from collections.abc import Iterable
from itertools import combinations, pairwise

from hypothesis import example, given, settings
from hypothesis import strategies as st

from games import STEADY
from mollyhouse import components as c
from mollyhouse.rules.ranking import completed, rank_of, selectable, winning_sets
from mollyhouse.state import COMMUNITY, play_of

Played = dict[str, int]
"""Card codes with the values they count as; 0 for those without one."""
Sets = set[frozenset[str]]


def is_desire(code: str) -> bool:
    """F4: a rogue is one, of the value that was chosen."""
    return code[1] in "123456789R"


def in_sequence(values: list[int]) -> bool:
    return all(later == value + 1 for value, later in pairwise(values))


def sets_of(played: Played, rank: str, dresses: str) -> Sets:
    """All sets of four that make a rank, each alone."""
    found: Sets = set()
    for four in combinations(played, 4):
        desires = [code for code in four if is_desire(code)]
        values = sorted(played[code] for code in desires)
        others = "".join(code[1] for code in four if not is_desire(code))
        suits = {code[0] for code in four}
        if rank == "surprise ball" and dresses:
            fits = len(desires) == 4 and suits <= {*dresses}
        elif rank == "surprise ball":
            fits = len(desires) == 4 and len(suits) == 1 and in_sequence(values)
        elif rank == "christening":
            fits = others == "Q" and len({*values}) == 1
        else:
            fits = others == "J" and in_sequence(values)
        if fits:
            found.add(frozenset(four))
    return found


def best_by_rules(played: Played, dresses: str, doll: bool) -> tuple[str, Sets]:
    """The rank and all sets that the runner may choose from."""
    if not doll:
        for rank in ("surprise ball", "christening", "dance"):
            found = sets_of(played, rank, dresses)
            if found:

                def height(four: Iterable[str], all_four: bool) -> list[int]:
                    values = sorted((played[k] for k in four if is_desire(k)), reverse=True)
                    return values if all_four else values[:1]

                all_four = rank == "surprise ball" and dresses != ""
                highest = max(height(four, all_four) for four in found)
                return rank, {four for four in found if height(four, all_four) == highest}
    eligible = [code for code in played if code[1] in "123456789C"]
    if len(eligible) <= 4:
        return "quiet gathering", {frozenset(eligible)}
    fours = [frozenset(four) for four in combinations(eligible, 4)]
    lowest = min(sorted(played[code] for code in four) for four in fours)
    return "quiet gathering", {four for four in fours if sorted(played[code] for code in four) == lowest}


def value_of(code: str) -> int:
    return int(code[1]) if code[1].isdigit() else 0


CODES = st.sampled_from(c.CARD_CODES)
NARROW = st.sampled_from([s + f for s in "CF" for f in "123456789JQCR"])
LOW = st.sampled_from([s + f for s in "CFHP" for f in "1234JQCR"])
FEW = st.sampled_from([s + f for s in "CFHP" for f in "79JQCR"])


@st.composite
def tables(draw: st.DrawFn) -> Played:
    """Cards played; of few suits or values, or with sequences, so that every rank is frequent."""
    codes = draw(st.sampled_from((CODES, NARROW, LOW, FEW)))
    cards = draw(st.lists(codes, max_size=8, unique=True))
    low = draw(st.integers(1, 6))
    for suit in draw(st.one_of(st.just(""), st.sets(st.sampled_from("CFHP"), max_size=2))):
        gap = draw(st.integers(0, 4))
        cards += [f"{suit}{low + i}" for i in range(4) if i != gap] + [suit + "R"] * (gap < 4)
    played = {}
    for code in dict.fromkeys(cards):
        played[code] = draw(st.integers(0, 9)) if code[1] == "R" else value_of(code)
    return played


def masked(codes: Iterable[str]) -> int:
    return sum(1 << c.CARD_CODES.index(code) for code in codes)


def reached(alternatives: list[list[int]]) -> set[int]:
    """The sets at the ends of all ways to answer; no question has fewer than two answers."""
    ends = set()
    open_ = [0]
    seen = {0}
    while open_:
        selected = open_.pop()
        choice = selectable(alternatives, selected)
        if not choice:
            ends.add(completed(alternatives, selected))
            assert not selected & ~completed(alternatives, selected)
            continue
        assert choice.bit_count() >= 2
        assert not choice & selected
        for card in range(c.CARDS):
            after = selected | 1 << card
            if choice >> card & 1 and after not in seen:
                seen.add(after)
                open_.append(after)
    return ends


@settings(STEADY, max_examples=350)
@given(tables(), st.one_of(st.just(""), st.sets(st.sampled_from("CFHP")).map("".join)), st.booleans())
@example({}, "", False)
@example({"CR": 0, "C1": 1, "C2": 2, "C3": 3, "H1": 1, "HQ": 0}, "", False)
@example({"CR": 4, "C4": 4, "C5": 5, "C3": 3, "C2": 2, "C6": 6, "CC": 0}, "", False)
@example({"CR": 9, "C1": 1, "C2": 2, "C3": 3, "C4": 4, "HR": 0}, "C", False)
@example({"C7": 7, "F7": 7, "H7": 7, "P7": 7, "CQ": 0, "FQ": 0}, "C", False)
@example({"CC": 0, "FC": 0, "HC": 0, "PC": 0, "C1": 1, "CR": 0}, "", True)
def test_the_winning_sets_are_those_of_the_rules(played: Played, dresses: str, doll: bool) -> None:
    plays = [
        play_of(c.CARD_CODES.index(code), number % (COMMUNITY + 1), value)
        for number, (code, value) in enumerate(played.items())
    ]
    mask = sum(1 << c.SUIT_LETTERS.index(letter) for letter in dresses)
    rank, alternatives = rank_of(plays, mask, doll and not dresses)
    expected, sets = best_by_rules(played, dresses, doll and not dresses)
    assert c.RANKS[rank] == expected
    found = winning_sets(alternatives)
    assert found == sorted(masked(four) for four in sets)
    assert reached(alternatives) == {*found}
    # Who played a card, and when, makes no difference.
    again = rank_of([play % 64 + 512 * (play >> 9) for play in plays[::-1]], mask, doll and not dresses)
    assert again[0] == rank
    assert winning_sets(again[1]) == found


@settings(STEADY, max_examples=100)
@given(tables(), st.sets(st.sampled_from("CFHP")).map("".join))
def test_a_doll_overrules_dresses(played: Played, dresses: str) -> None:
    """I9: a quiet gathering, whatever the dresses."""
    plays = [play_of(c.CARD_CODES.index(code), 0, value) for code, value in played.items()]
    mask = sum(1 << c.SUIT_LETTERS.index(letter) for letter in dresses)
    rank, alternatives = rank_of(plays, mask, True)
    assert rank == c.QUIET_GATHERING
    sets = best_by_rules(played, "", True)[1]
    assert winning_sets(alternatives) == sorted(masked(four) for four in sets)
