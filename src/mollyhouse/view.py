"""The only door out: what one seat may know, as plain data with a closed schema.

:func:`view` reads nothing but the numbers of :func:`mollyhouse.observation.observe`. It adds what a
client would otherwise have to compute by the rules: the standing of a festivity, who would score what,
the most infamous, evidence odds. The schema is ``schemas/view.schema.json``.
"""

from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.engine import RULE_OF_STEP
from mollyhouse.events import indictment_face, side_name
from mollyhouse.masks import codes
from mollyhouse.observation import (
    HIDDEN_FACE,
    HIDDEN_TOKEN,
    Reader,
    private_numbers,
    public_numbers,
    visible_cards,
)
from mollyhouse.odds import house_odds
from mollyhouse.rules.general import molly_bonus, most_infamous, stars
from mollyhouse.rules.ranking import completed, rank_of, selectable
from mollyhouse.rules.scoring import community_worth
from mollyhouse.state import COMMUNITY, NOBODY, PRESETS, SENTENCINGS, STEP_NAMES, State

FORMAT = "mollyhouse.view/1"

Plain = dict[str, Any]


def view(s: State, seat: int | None) -> Plain:
    """What a seat, or a spectator (None), may know."""
    visible = visible_cards(s)
    own = -1 if seat is None else seat
    return decode(public_numbers(s, visible), private_numbers(s, own, visible))


def views(s: State) -> list[Plain]:
    """The views of all seats, then a spectator's; the public part is made once and shared."""
    visible = visible_cards(s)
    public = _public(Reader(public_numbers(s, visible)))
    seats = [*range(s.options.players), -1]
    return [
        {**public, **_private(Reader(private_numbers(s, seat, visible)), s.options.players)}
        for seat in seats
    ]


def decode(public: list[int], private: list[int]) -> Plain:
    """The view that the two parts of an observation stand for."""
    return {**_public(Reader(public)), **_private(Reader(private), public[0])}


_SEATS = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))


def _seats(mask: int) -> list[int]:
    return list(_SEATS[mask])


def _suit(suit: int) -> str | None:
    return None if suit == NOBODY else c.SUITS[suit]


def _item(item: int) -> str | None:
    return None if item == c.NO_ITEM else c.ITEM_IDS[item]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _public(r: Reader) -> Plain:
    """The part of the view that is the same for all."""
    n, preset, items, sentencing, week, turn, candelabra, die1, die2, community = r.take(10)
    waiting, ready, final_week, ending, winners, hanged, raided = r.take(7)
    indicted, dominoes, asked, deck, gossip, revealed, safe = r.take(7)
    item_deck, majors, minors, beliefs = r.take(4)
    evidence = r.take(4)
    shops = r.take(4)
    joy = r.take(n)
    pawn = r.take(n)
    reputation = r.take(n)
    cubes = r.take(4 * n)
    informer = r.take(n)
    draw_tokens = r.take(n)
    hands = r.take(n)
    points = r.part()
    market = r.part()
    discard = r.part()
    agenda = r.part()
    held = [r.part() for _ in range(n)]
    tokens = [r.part() for _ in range(n)]
    indictments = [r.part() for _ in range(n)]
    places = known.places(beliefs, n)
    maybe, sure = _beliefs(places)
    step = agenda[-1] if agenda else NOBODY
    players = [
        {
            "seat": seat,
            "joy": joy[seat],
            "hand": hands[seat],
            "pawn": _seat(pawn[seat]),
            "reputation": _reputation(reputation[seat], *cubes[4 * seat : 4 * seat + 4]),
            "items": [c.ITEM_IDS[item] for item in held[seat]],
            "draw_tokens": draw_tokens[seat],
            "informer": _suit(informer[seat]),
            "tokens": _tokens(tokens[seat]) if tokens[seat] else [],
            "indictments": _indictments(indictments[seat]) if indictments[seat] else [],
        }
        for seat in range(n)
    ]
    return {
        "format": FORMAT,
        "options": {
            "players": n,
            "rules": PRESETS[preset],
            "items": c.ITEM_SETS[items],
            "sentencing": SENTENCINGS[sentencing],
        },
        "week": week,
        "final_week": bool(final_week),
        "turn": turn,
        "candelabra": candelabra,
        "dice": None if die1 == NOBODY else [die1, die2],
        "question": None
        if not waiting
        else {"step": STEP_NAMES[step], "rule": RULE_OF_STEP[step], "seats": _seats(waiting)},
        "ready": _seats(ready),
        "agenda": [STEP_NAMES[step] for step in agenda],
        "community_joy": community,
        "threshold": c.THRESHOLD[n],
        "deck": deck,
        "market": [c.CARD_CODES[card] for card in market],
        "gossip": gossip,
        "revealed": codes(revealed),
        "safe": codes(safe),
        "houses": {
            "cups": {"evidence": evidence[0], "raided": bool(raided & 1)},
            "fans": {"evidence": evidence[1], "raided": bool(raided & 2)},
            "hearts": {"evidence": evidence[2], "raided": bool(raided & 4)},
            "pentacles": {"evidence": evidence[3], "raided": bool(raided & 8)},
        },
        "shops": [_item(item) for item in shops],
        "item_deck": item_deck,
        "item_discard": [c.ITEM_IDS[item] for item in discard],
        "indictments": {"major": majors, "minor": minors},
        "indicted": _seats(indicted),
        "dominoes": _seats(dominoes),
        "asked": _seats(asked),
        "players": players,
        "infamous": {
            "cups": _seats(most_infamous(reputation, c.CUPS)),
            "fans": _seats(most_infamous(reputation, c.FANS)),
            "hearts": _seats(most_infamous(reputation, c.HEARTS)),
            "pentacles": _seats(most_infamous(reputation, c.PENTACLES)),
        },
        "maybe": maybe,
        "sure": sure,
        "odds": _odds(evidence, gossip, places),
        "festivity": _festivity(r, reputation, cubes) if r.one() else None,
        "result": None
        if agenda or ending == NOBODY
        else {
            "ending": c.ENDINGS[ending],
            "winners": _seats(winners),
            "hanged": _seats(hanged),
            "points": points,
        },
    }


def _beliefs(places: list[int]) -> tuple[Plain, Plain]:
    """Where the hidden cards may be, and which of them can only be in the gossip or in one hand."""
    once = twice = 0
    for cards in places:
        twice |= once & cards
        once |= cards
    maybe = {
        "deck": codes(places[known.DECK]),
        "gossip": codes(places[known.PILE]),
        "hands": [codes(cards) for cards in places[known.HAND :]],
    }
    sure = {
        "gossip": codes(places[known.PILE] & ~twice),
        "hands": [codes(cards & ~twice) for cards in places[known.HAND :]],
    }
    return maybe, sure


def _odds(evidence: list[int], gossip: int, places: list[int]) -> Plain:
    """Evidence odds of the four houses, from what everybody knows of the pile."""
    elsewhere = places[known.DECK]
    for cards in places[known.HAND :]:
        elsewhere |= cards
    sure = places[known.PILE] & ~elsewhere
    maybe = places[known.PILE] & elsewhere
    return {
        "cups": house_odds(c.CUPS, evidence[0], gossip, sure, maybe),
        "fans": house_odds(c.FANS, evidence[1], gossip, sure, maybe),
        "hearts": house_odds(c.HEARTS, evidence[2], gossip, sure, maybe),
        "pentacles": house_odds(c.PENTACLES, evidence[3], gossip, sure, maybe),
    }


def _reputation(cards: int, cups: int, fans: int, hearts: int, pentacles: int) -> Plain:
    """Cards, cubes, and what they come to by suit (G5)."""
    return {
        "cards": codes(cards),
        "cubes": {"cups": cups, "fans": fans, "hearts": hearts, "pentacles": pentacles},
        "total": {
            "cups": cups + (cards & c.SUIT_MASK[c.CUPS]).bit_count(),
            "fans": fans + (cards & c.SUIT_MASK[c.FANS]).bit_count(),
            "hearts": hearts + (cards & c.SUIT_MASK[c.HEARTS]).bit_count(),
            "pentacles": pentacles + (cards & c.SUIT_MASK[c.PENTACLES]).bit_count(),
        },
    }


def _tokens(tokens: list[int]) -> list[Plain]:
    """Placed encounter tokens; a face-down one shows its house only."""
    return [
        {
            "token": number + 1,
            "house": c.SUITS[token & 3],
            "kind": "hidden" if token & HIDDEN_TOKEN else c.TOKEN_KINDS[token >> 2 & 1],
        }
        for number, token in enumerate(tokens)
    ]


def _indictments(indictments: list[int]) -> list[Plain]:
    """Indictments; a hidden one shows its kind only."""
    return [
        {"kind": c.INDICTMENT_KINDS[i - HIDDEN_FACE]} if i >= HIDDEN_FACE else indictment_face(i)
        for i in indictments
    ]


def _played(plays: list[int]) -> list[Plain]:
    return [
        {
            "by": side_name(play >> 6 & 7),
            "card": c.CARD_CODES[play & 63],
            "value": play >> 9 if c.CARD_FACE[play & 63] == c.ROGUE else None,
        }
        for play in plays
    ]


def _festivity(r: Reader, reputation: list[int], cubes: list[int]) -> Plain:
    """The festivity in progress and its standing."""
    runner, house, round_, offset, gin, passed, declined, dresses, doll = r.take(9)
    window, first, last, selected, rank, winning, pride, proud = r.take(8)
    foils = r.part()
    plays = r.part()
    return {
        "runner": runner,
        "house": c.SUITS[house],
        "round": round_,
        "offset": offset,
        "gin": bool(gin),
        "passed": _seats(passed),
        "declined": _seats(declined),
        "played": _played(plays),
        "dresses": [c.SUITS[suit] for suit in range(4) if dresses >> suit & 1],
        "doll": bool(doll),
        "window": None
        if window == NOBODY
        else {
            "seat": window,
            "first": bool(first),
            "card": None if last == NOBODY else c.CARD_CODES[last],
        },
        "selected": codes(selected),
        "rank": None if rank == NOBODY else c.RANKS[rank],
        "winning": codes(winning),
        "foils": [{"seat": foil & 7, "suit": c.SUITS[foil >> 3]} for foil in foils],
        "pride": None if proud == NOBODY else {"seat": proud, "cards": codes(pride)},
        "standing": None
        if winning or not plays
        else _standing(runner, house, plays, dresses, bool(doll), selected, reputation, cubes),
    }


def _standing(
    runner: int,
    house: int,
    plays: list[int],
    dresses: int,
    doll: bool,
    selected: int,
    reputation: list[int],
    cubes: list[int],
) -> Plain:
    """What the cards on the table would make now (F5), and what they would score (F7, F11).

    While the runner would have a choice, ``cards`` are those chosen so far, ``choice`` those between
    which the choice is, and the scores are null.
    """
    rank, alternatives = rank_of(plays, dresses, doll)
    choice = selectable(alternatives, selected)
    standing: Plain = {
        "rank": c.RANKS[rank],
        "cards": codes(selected),
        "choice": codes(choice),
        "joy": None,
        "community_joy": None,
    }
    if choice:
        return standing
    winning = completed(alternatives, selected)
    standing["cards"] = codes(winning)
    sides = [0] * (COMMUNITY + 1)
    for play in plays:
        if winning >> (play & 63) & 1:
            sides[play >> 6 & 7] |= 1 << (play & 63)
    joy = []
    own = 0
    for seat, before in enumerate(reputation):
        cards = sides[seat] & ~c.THREATS
        after = before | cards
        joy.append(stars(cards) + molly_bonus(after, cards))
        if seat == runner:
            own = (after & c.SUIT_MASK[house]).bit_count() + cubes[4 * seat + house]
    community = community_worth(sides[COMMUNITY] & ~c.THREATS)
    if rank != c.QUIET_GATHERING or not doll:
        joy[runner] += own if rank != c.QUIET_GATHERING else -own
        community += c.COMMUNITY_BONUS[rank]
    standing["joy"] = joy
    standing["community_joy"] = community
    return standing


def _private(r: Reader, players: int) -> Plain:
    """The part of the view that belongs to the observer."""
    seat = r.one()
    if seat < 0:
        return {"seat": None, "you": None}
    hand, sealed = r.take(2)
    kinds = r.part()
    faces = r.part()
    informers = sum(kinds)
    maybe, sure = _beliefs(known.places(r.one(), players))
    you = {
        "hand": codes(hand),
        "answer": None if sealed == NOBODY else a.NOTATION[sealed],
        "tokens": [c.TOKEN_KINDS[kind] for kind in kinds],
        "tokens_left": {
            "loyal": c.LOYAL_TOKENS - len(kinds) + informers,
            "informer": 1 - informers,
        },
        "indictments": [indictment_face(face) for face in faces],
        "maybe": maybe,
        "sure": sure,
    }
    return {"seat": seat, "you": you}
