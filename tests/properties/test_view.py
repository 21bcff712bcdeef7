"""The view: made of the observation alone, and right in what it computes for a client."""

import json
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import OPTIONS, SEEDS, STEADY, bits, every_options, play
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.events import project, project_all
from mollyhouse.observation import observe, private_numbers, public_numbers, visible_cards
from mollyhouse.odds import evidence_odds, house_odds
from mollyhouse.state import FESTIVITY_STEPS, NOBODY, SELECT, Options
from mollyhouse.view import decode, view, views


@settings(STEADY, max_examples=10)
@given(OPTIONS, SEEDS)
def test_the_observation_encodes_the_view(options: Options, seed: int) -> None:
    for s in [*play(options, seed).states()][seed % 3 :: 3]:
        for seat in (*range(options.players), None):
            own = -1 if seat is None else seat
            seen = visible_cards(s)
            public, private = public_numbers(s, seen), private_numbers(s, own, seen)
            assert observe(s, own) == public + private
            assert all(isinstance(number, int) for number in public + private)
            assert decode(public, private) == view(s, seat)


@settings(STEADY, max_examples=10)
@given(OPTIONS, SEEDS)
def test_all_views_at_once_are_the_same(options: Options, seed: int) -> None:
    for s in [*play(options, seed).states()][seed % 3 :: 3]:
        at_once = views(s)
        assert at_once == [view(s, seat) for seat in (*range(options.players), None)]
        assert json.loads(json.dumps(at_once)) == at_once


@settings(STEADY, max_examples=10)
@given(OPTIONS, SEEDS)
def test_the_most_infamous(options: Options, seed: int) -> None:
    """T3: the highest sum of matching reputation cards, a molly 10, cubes not; ties all."""
    for s in [*play(options, seed).states()][::3]:
        seen = view(s, None)
        players = seen["players"]
        for suit, name in zip(c.SUIT_LETTERS, c.SUITS, strict=True):
            sums = [
                sum(
                    10 if code[1] in "JQ" else int(code[1])
                    for code in player["reputation"]["cards"]
                    if code[0] == suit
                )
                for player in players
            ]
            infamous = [seat for seat, own in enumerate(sums) if own and own == max(sums)]
            assert seen["infamous"][name] == infamous


# --- the standing of a festivity -------------------------------------------------------------------


def test_the_standing_is_what_the_engine_scores() -> None:
    """F7, F11: if the festivity closes at once, the runner chooses anything, and takes cubes (F8)."""
    checked = 0
    ranks = set()
    for seed, options in enumerate(every_options()):
        rng = Random(seed)
        for before in play(options, seed + 900).states():
            if before.festivity is None or SELECT not in before.agenda:
                continue
            s = before.copy()
            s.agenda = [*FESTIVITY_STEPS[: FESTIVITY_STEPS.index(SELECT) + 1]]
            festivity = s.festivity
            assert festivity is not None
            if not festivity.played:
                assert view(s, None)["festivity"]["standing"] is None
                continue
            standing = view(s, 0)["festivity"]["standing"]
            while standing["choice"]:
                assert standing["joy"] is None
                assert standing["community_joy"] is None
                card = rng.choice(standing["choice"])
                festivity.selected |= 1 << c.CARD_CODES.index(card)
                standing = view(s, 0)["festivity"]["standing"]
            joy, community = s.joy[:], s.community
            festivity.window = NOBODY
            chance = FastChance(seed)
            engine.advance(s, chance)
            while s.festivity is not None:
                legal = engine.legal(s, engine.next_seat(s))
                action = a.parse("cubes yes")
                engine.step(s, action if action in legal else a.A_GOSSIP_REST, chance)
            for seat in range(options.players):
                assert s.joy[seat] == max(0, joy[seat] + standing["joy"][seat])
            assert s.community == max(0, community + standing["community_joy"])
            checked += 1
            ranks.add(standing["rank"])
    assert checked > 500
    assert ranks >= {"quiet gathering", "dance", "christening"}


# --- evidence odds ---------------------------------------------------------------------------------


def odds_by_counting(suit: int, evidence: int, size: int, sure: int, maybe: int) -> tuple[float, float]:
    """W2 and W3: over all piles that there may be, and all cards of them that may be turned up."""
    totals = []
    for rest in combinations(bits(maybe), size - sure.bit_count()):
        pile = [*bits(sure), *rest]
        for cards in combinations(pile, size - size // 3):
            matching = [card % 13 for card in cards if card // 13 == suit]
            threats = sum(face in (c.CONSTABLE, c.ROGUE) for face in matching)
            totals.append(evidence + threats * (len(matching) - threats))
    raids = sum(total >= c.RAID_EVIDENCE for total in totals)
    return sum(totals) / len(totals), raids / len(totals)


@st.composite
def piles(draw: st.DrawFn) -> tuple[int, int, int]:
    """Size of a pile, cards known to be in it, and cards that may be."""
    suits = st.sampled_from((range(13), range(7, 26), range(52)))
    cards = st.sampled_from(draw(suits))
    drawn = draw(st.lists(cards, unique=True, max_size=10))
    cut = draw(st.integers(0, len(drawn)))
    size = draw(st.integers(cut, len(drawn)))
    return (
        size,
        sum(1 << card for card in drawn[:cut]),
        sum(1 << card for card in drawn[cut:]),
    )


@settings(STEADY, max_examples=250)
@given(piles(), st.integers(0, 3), st.integers(0, 9))
def test_evidence_odds_are_exact(pile: tuple[int, int, int], suit: int, evidence: int) -> None:
    size, sure, maybe = pile
    mean, raid = odds_by_counting(suit, evidence, size, sure, maybe)
    odds = house_odds(suit, evidence, size, sure, maybe)
    assert odds["evidence"] == pytest.approx(mean, abs=0.00011)
    assert odds["raid"] == pytest.approx(raid, abs=0.00011)


@settings(STEADY, max_examples=20)
@given(OPTIONS, SEEDS)
def test_the_odds_of_a_view_are_those_of_the_public(options: Options, seed: int) -> None:
    """From the public masks: of some piles every one that there may be is counted."""
    for s in [*play(options, seed).states()][::2]:
        seen = view(s, None)
        maybe = {*seen["maybe"]["gossip"]}
        sure = {*seen["sure"]["gossip"]}
        assert {*bits(s.gossip)} <= {c.CARD_CODES.index(code) for code in maybe}
        if 0 < seen["gossip"] <= 6 and len(maybe - sure) <= 12:
            masks = [sum(1 << c.CARD_CODES.index(k) for k in some) for some in (sure, maybe - sure)]
            for suit, name in enumerate(c.SUITS):
                evidence = seen["houses"][name]["evidence"]
                mean, raid = odds_by_counting(suit, evidence, seen["gossip"], masks[0], masks[1])
                assert seen["odds"][name]["evidence"] == pytest.approx(mean, abs=0.00011)
                assert seen["odds"][name]["raid"] == pytest.approx(raid, abs=0.00011)


def test_nothing_can_come_of_an_empty_pile() -> None:
    assert evidence_odds(0, 0, 0, 0, 0, 0, 0, 7) == (0.0, 0.0)
    assert evidence_odds(0, 0, 0, 0, 40, 2, 9, 0) == (0.0, 1.0)


def test_events_for_all_are_the_events_for_each() -> None:
    for options in every_options()[::7]:
        game = play(options, 3)
        for move in game.moves:
            for event in move.events:
                seats = [*range(options.players), None]
                assert project_all(event, options.players) == [project(event, seat) for seat in seats]
