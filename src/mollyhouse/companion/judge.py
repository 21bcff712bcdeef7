"""Judges a festivity, an investigation or an ending of a physical game.

A case is plain data as in the conformance files: an object with one of the keys ``festivity``,
``investigation`` or ``ending``, and optionally ``rules`` and ``sentencing``. The rules engine itself
decides: the judge only sets the table up, answers the questions as the case says, and reads the result.
"""

from collections.abc import Mapping
from typing import Any

from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import ReplayChance
from mollyhouse.companion.case import (
    Box,
    mapping,
    member,
    number,
    options_of,
    read_houses,
    read_indictment,
    read_informers,
    read_played,
    read_reputations,
    read_tokens,
    sequence,
    truth,
    word,
)
from mollyhouse.errors import BadCase
from mollyhouse.events import Event
from mollyhouse.masks import codes
from mollyhouse.rules.betrayal import informer_house, successful
from mollyhouse.rules.ranking import fits, rank_of, winning_sets
from mollyhouse.rules.week import ending_now, gather_evidence, indicted_at, raids
from mollyhouse.state import (
    ENDING,
    FESTIVITY_STEPS,
    FLAT,
    NOBODY,
    PRIDE,
    SELECT,
    Festivity,
    Options,
    State,
)

KINDS = ("festivity", "investigation", "ending")
_TOP = (*KINDS, "rules", "sentencing", "expect")


class Verdict:
    """What the judge says.

    Attributes:
        kind: festivity, investigation or ending.
        answer: plain data, as ``expect`` in the conformance files.
        events: what happened, with the rule of each, for people who ask why.
        players: number of players of the case.
    """

    def __init__(self, kind: str, answer: dict[str, Any], events: list[Event], players: int) -> None:
        self.kind = kind
        self.answer = answer
        self.events = events
        self.players = players


def judge(case: Any) -> Verdict:
    """Judge one case.

    Raises:
        BadCase: it breaks vocabulary, player numbers or piece counts.
    """
    case = mapping(case, "case", _TOP)
    kinds = [kind for kind in KINDS if kind in case]
    if len(kinds) != 1:
        raise BadCase("case: needs exactly one of festivity, investigation, ending")
    kind = kinds[0]
    body = mapping(case[kind], kind)
    s = State(options_of(case, body))
    s.log = []
    answer = {"festivity": _festivity, "investigation": _investigation, "ending": _ending}[kind]
    result = answer(s, body)
    return Verdict(kind, result, s.log, s.options.players)


def _code_list(mask: int) -> list[str]:
    return sorted(codes(mask))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(c.MAX_PLAYERS) if mask >> seat & 1]


def _reputations(s: State) -> list[dict[str, Any]]:
    return [
        {
            "cards": _code_list(s.reputation[seat]),
            "cubes": {
                c.SUITS[suit]: s.cubes[4 * seat + suit] for suit in range(4) if s.cubes[4 * seat + suit]
            },
        }
        for seat in range(s.options.players)
    ]


# --- festivity -------------------------------------------------------------------------------------
_SETS_SHOWN = 6
"""So many possible sets are listed when a choice is none of them."""
_FESTIVITY = (
    *("players", "house", "runner", "played", "dresses", "doll", "pride", "choose"),
    *("joy", "community_joy", "reputations", "revealed_informers", "rules", "sentencing"),
)


def _festivity(s: State, body: Mapping[str, Any]) -> dict[str, Any]:
    """F5 to F11 for the cards on the table."""
    mapping(body, "festivity", _FESTIVITY)
    players = s.options.players
    box = Box(players)
    f = Festivity(
        number(member(body, "runner"), "runner", 0, players - 1),
        word(member(body, "house"), "house", c.SUITS),
    )
    read_reputations(s, body.get("reputations", [{"cards": []}] * players), box)
    read_informers(s, body.get("revealed_informers", {}))
    f.played = read_played(s, member(body, "played"), box)
    joy = sequence(body.get("joy", [0] * players), "joy", players)
    s.joy = [number(value, f"joy[{seat}]") for seat, value in enumerate(joy)]
    s.community = number(body.get("community_joy", 0), "community_joy")
    for i, name in enumerate(sequence(body.get("dresses", []), "dresses")):
        dress = 1 << word(name, f"dresses[{i}]", c.SUITS)
        if f.dresses & dress:
            raise BadCase(f"dresses: there is only one dress of {name}")
        f.dresses |= dress
    f.doll = truth(body.get("doll", False), "doll")
    proud = 0
    for i, seat in enumerate(sequence(body.get("pride", []), "pride")):
        proud |= 1 << number(seat, f"pride[{i}]", 0, players - 1)
    chosen = 0
    if body.get("choose") is not None:
        on_table = [c.CARD_CODES[play & 63] for play in f.played]
        for i, code in enumerate(sequence(body["choose"], "choose")):
            card = 1 << (f.played[word(code, f"choose[{i}]", on_table)] & 63)
            if chosen & card:
                raise BadCase(f"choose[{i}]: {code} is chosen twice")
            chosen |= card
    rank, alternatives = rank_of(f.played, f.dresses, f.doll)
    sets = winning_sets(alternatives)
    if chosen and chosen not in sets:
        raise BadCase(f"choose: {_possible(sets)}")
    result = None
    if chosen or len(sets) == 1:
        f.selected = chosen or sets[0]
        assert any(fits(alternative, f.selected) for alternative in alternatives)
        result = _settle(s, f, proud)
    return {
        "rank": c.RANKS[rank],
        "sets": sorted(_code_list(one) for one in sets),
        "result": result,
    }


def _possible(sets: list[int]) -> str:
    """What could have been chosen."""
    listed = "; ".join(" ".join(_code_list(one)) or "no cards" for one in sets[:_SETS_SHOWN])
    if len(sets) == 1:
        return f"the only possible set is {listed}"
    more = "; …" if len(sets) > _SETS_SHOWN else ""
    return f"not one of the {len(sets)} possible sets: {listed}{more}"


def _settle(s: State, f: Festivity, proud: int) -> dict[str, Any]:
    """Let the engine score: the deck is empty, so that each card due shows as a draw token."""
    log = s.log
    s.festivity = f
    s.agenda = list(FESTIVITY_STEPS[: FESTIVITY_STEPS.index(SELECT) + 1])
    chance = ReplayChance([])
    engine.advance(s, chance)
    while s.agenda:
        assert s.agenda[-1] == PRIDE
        seat = engine.next_seat(s)
        engine.step(s, engine.legal(s, seat)[proud >> seat & 1], chance)
    s.log = log
    if log is not None:
        log[:] = [event for event in log if event.what != "draw-tokens"]
    return {
        "set": _code_list(f.winning),
        "joy": s.joy,
        "community_joy": s.community,
        "reputations": _reputations(s),
        "gossip": _code_list(s.gossip),
        "safe": _code_list(s.safe),
        "draws": s.draw_tokens,
    }


# --- investigation ---------------------------------------------------------------------------------
_INVESTIGATION = (
    *("players", "week", "community_joy", "houses", "revealed", "dominoes", "reputations"),
    *("revealed_informers", "rules", "sentencing"),
)


def _investigation(s: State, body: Mapping[str, Any]) -> dict[str, Any]:
    """W2 to W5 for the revealed gossip."""
    mapping(body, "investigation", _INVESTIGATION)
    players = s.options.players
    box = Box(players)
    s.week = number(member(body, "week"), "week", 1, c.WEEKS)
    s.community = number(member(body, "community_joy"), "community_joy")
    read_houses(s, member(body, "houses"))
    read_reputations(s, member(body, "reputations"), box)
    read_informers(s, body.get("revealed_informers", {}))
    for i, code in enumerate(sequence(member(body, "revealed"), "revealed")):
        s.revealed |= 1 << box.take(code, f"revealed[{i}]")
    for i, seat in enumerate(sequence(body.get("dominoes", []), "dominoes")):
        s.dominoes |= 1 << number(seat, f"dominoes[{i}]", 0, players - 1)
    open_before = 15 ^ s.raided
    gather_evidence(s, s.revealed)
    raided = [
        suit for suit in range(4) if open_before >> suit & 1 and s.evidence[suit] >= c.RAID_EVIDENCE
    ]
    indicted = {suit: indicted_at(s, suit) for suit in raided}
    s.major = list(range(8))
    s.minor = list(range(8, c.INDICTMENTS))
    s.agenda = [NOBODY]
    raids(s, ReplayChance([]))
    ending = ending_now(s)
    return {
        "raids": [c.SUITS[suit] for suit in raided],
        "indictments": {
            kind: {c.SUITS[suit]: _seats(indicted[suit][i]) for suit in raided}
            for i, kind in enumerate(c.INDICTMENT_KINDS)
        },
        "houses": {
            name: {"evidence": s.evidence[suit], "raided": bool(s.raided >> suit & 1)}
            for suit, name in enumerate(c.SUITS)
        },
        "ending": None if ending == NOBODY else c.ENDINGS[ending],
    }


# --- ending ----------------------------------------------------------------------------------------
_ENDING = (
    *("players", "kind", "houses", "tokens", "reputations", "joy", "items", "indictments"),
    *("extra_indictments", "rules", "sentencing"),
)


def _ending(s: State, body: Mapping[str, Any]) -> dict[str, Any]:
    """E1 to E3 for the position at the end."""
    mapping(body, "ending", _ENDING)
    players = s.options.players
    s.ending = word(member(body, "kind"), "kind", c.ENDINGS)
    read_houses(s, member(body, "houses"))
    read_reputations(s, member(body, "reputations"), Box(players))
    read_tokens(s, member(body, "tokens"))
    rolls: list[ch.Outcome] = []
    if s.ending == c.SURVIVAL:
        joy = sequence(member(body, "joy"), "joy", players)
        s.joy = [number(value, f"joy[{seat}]") for seat, value in enumerate(joy)]
        items = sequence(member(body, "items"), "items", players)
        for seat, count in enumerate(items):
            s.held[seat] = (c.BRIBE,) * number(count, f"items[{seat}]", 0, c.ITEMS_HELD)
        rolls = _read_trials(s, body)
    s.agenda = [ENDING]
    engine.advance(s, ReplayChance(rolls))
    answer: dict[str, Any] = {"hanged": _seats(s.hanged), "winners": _seats(s.winners)}
    if s.ending == c.INFILTRATION:
        answer["scores"] = [None if s.hanged >> seat & 1 else s.points[seat] for seat in range(players)]
    elif s.ending == c.SURVIVAL:
        answer["joy"] = s.joy
    return answer


def _read_trials(s: State, body: Mapping[str, Any]) -> list[ch.Outcome]:
    """Indictments of all, and the dice in the order in which the engine will roll them (E2)."""
    options: Options = s.options
    trial = options.sentencing != FLAT
    faces: list[list[tuple[int, int]]] = []
    entries = sequence(member(body, "indictments"), "indictments", options.players)
    for seat, stack in enumerate(entries):
        field = f"indictments[{seat}]"
        faces.append(
            [
                read_indictment(entry, f"{field}[{i}]", trial)
                for i, entry in enumerate(sequence(stack, field))
            ]
        )
        s.indictments[seat] = tuple(indictment for indictment, _ in faces[seat])
    if options.failed_informers_indicted:
        _read_extra(s, body, faces)
    rolls: list[ch.Outcome] = []
    for seat, stack in enumerate(faces):
        for indictment, roll in () if successful(s, seat) else stack:
            rolls.append((ch.TRIAL, [roll]))
            if c.CONVICTED[indictment] == c.HANGED and roll >= c.CONVICTED_ON[indictment]:
                break
    return rolls


def _read_extra(s: State, body: Mapping[str, Any], faces: list[list[tuple[int, int]]]) -> None:
    """E2, published: the major that each unsuccessful informer took, null for an empty stack."""
    extra = sequence(
        body.get("extra_indictments", [None] * s.options.players),
        "extra_indictments",
        s.options.players,
    )
    for seat in range(s.options.players):
        if informer_house(s, seat) >= 0 and not successful(s, seat) and extra[seat] is not None:
            need_roll = s.options.sentencing != FLAT
            taken = read_indictment(extra[seat], f"extra_indictments[{seat}]", need_roll)
            if c.INDICTMENT_KIND[taken[0]] != c.MAJOR:
                raise BadCase(f"extra_indictments[{seat}]: not a major indictment")
            faces[seat].append(taken)
            s.major.insert(0, taken[0])
        elif extra[seat] is not None:
            raise BadCase(f"extra_indictments[{seat}]: seat {seat} takes no indictment here")
