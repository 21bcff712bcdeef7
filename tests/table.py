"""Positions for tests, written as one would set a table up, and chance that falls as told.

    >>> s = table(hands=["H5 C1"], site=7, market="H2 PR", deck="F1 F2 ...")
    >>> legal(s)
    ['lie low', 'indulge H2', 'cruise H5']
    >>> [fact["event"] for fact in play(s, "indulge H2")]
    ['indulge']
    >>> hand(s, 0), market(s)
    ('C1 H2 H5', 'PR')

**Cards** are codes in one text. In ``deck`` the card that is drawn next comes first; in ``market`` the
card farthest from the deck does, as in the state. Every card of the player count is on the table: those
that no argument names lie under the named cards of the deck where it ends with ``...`` (C1 first), else
in the safe pile. What is read back is in the order of the card numbers (C, F, H, P; 1-9, J, Q, C, R).

**Tokens** are ``loyal@hearts`` or ``informer@cups``, with ``!`` face up; a face-up informer is revealed.
**Items** go by their short names. Items that no argument names are in the item deck, indictments in
their stacks, in the order of their numbers with the lowest on top.

**Where it stands** (``at``): at a question, such as ``action``, with nothing after it, so that one
rule shows alone; ``rest=True`` adds the rest of the turn. ``turn``, ``week`` and its single steps,
``ending``, ``closing`` and ``select`` (with all that follows in the festivity) are not begun yet:
:func:`run` begins them. From ``turn`` on the game goes on as any game.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, state
from mollyhouse import knowledge as known
from mollyhouse.chance import Chance, Outcome, ReplayChance
from mollyhouse.events import Event, project
from mollyhouse.masks import codes
from mollyhouse.rules.ranking import rank_of, winning_sets
from mollyhouse.state import Festivity, Options, State, play_of

Fact = dict[str, Any]
"""An event with all it says, as the seat that it is about sees it."""

REST = (state.END_TURN, state.EXCESS, state.REFILL, state.LAST_HOUSE)
AGENDAS: dict[str, tuple[int, ...]] = {
    "opening": (state.OPENING,),
    "turn": (state.TURN,),
    "move": (state.ACTION, state.MOVE),
    "action": (state.ACTION,),
    "end": (),
    "play": (*state.FESTIVITY_STEPS, state.PLAY),
    **{
        name: state.FESTIVITY_STEPS[: state.FESTIVITY_STEPS.index(step) + 1]
        for name, step in (("closing", state.CLOSING), ("select", state.SELECT))
    },
    "week": state.WEEK_STEPS,
    **{state.STEP_NAMES[step]: (step,) for step in (*state.WEEK_STEPS, state.ENDING)},
}
ASKS = ("opening", "move", "action", "play", "encounter")


# --- chance ----------------------------------------------------------------------------------------


def script(*falls: str | Outcome) -> ReplayChance:
    """Chance that falls as told, in this order.

    ``boots 1 0`` are both movement dice (0 is the discard icon); ``rogue 7`` and ``trial 3`` a
    ten-sided die; ``first 2`` the first player. A shuffle lists its pieces, the top first: ``gossip
    H1 C2``, ``items gin violin``; long ones are made with :func:`shuffled`.
    """
    given: list[Outcome] = []
    for fall in falls:
        if not isinstance(fall, str):
            given.append(fall)
            continue
        what, *pieces = fall.split()
        if what == "boots":
            given += [(what, [c.DIE_FACES.index(int(boots))]) for boots in pieces]
        elif what in ("gossip", "vice"):
            given.append((what, [card(code) for code in reversed(pieces)]))
        elif what == "items":
            given.append((what, [c.ITEM_IDS.index(name) for name in reversed(pieces)]))
        else:
            given.append((what, [int(piece) for piece in pieces]))
    return ReplayChance(given)


def shuffled(what: str, top: str, among: int) -> Outcome:
    """A shuffle of the cards ``among`` that puts those of ``top`` on top, the first one uppermost."""
    first = [card(code) for code in top.split()]
    rest = [k for k in range(c.CARDS) if among >> k & 1 and k not in first]
    return what, [*reversed(rest), *reversed(first)]


def shuffled_items(top: str, among: Iterable[int]) -> Outcome:
    """A shuffle of items that puts those of ``top`` on top, the first one uppermost."""
    first = [c.ITEM_IDS.index(name) for name in top.split()]
    rest = list(among)
    for item in first:
        rest.remove(item)
    return "items", [*rest, *reversed(first)]


# --- building --------------------------------------------------------------------------------------


def card(code: str) -> int:
    """A card by its code."""
    return c.CARD_CODES.index(code)


def mask(text: str) -> int:
    """The set of the cards of a text."""
    return sum(1 << card(code) for code in text.split())


def seats(*numbers: int) -> int:
    """The set of some seats."""
    return sum(1 << seat for seat in numbers)


def table(
    players: int = 3,
    *,
    at: str = "action",
    rest: bool = False,
    rules: str = "rulebook",
    items: str = "original",
    sentencing: str = "trial",
    week: int = 1,
    turn: int = 0,
    candelabra: int | None = None,
    dice: tuple[int, int] | None = None,
    site: int = 0,
    pawns: Sequence[int] = (),
    hands: Sequence[str] = (),
    reputation: Sequence[str] = (),
    cubes: Sequence[str] = (),
    joy: Sequence[int] = (),
    community: int = 0,
    market: str = "",
    deck: str = "...",
    gossip: str = "",
    revealed: str = "",
    raided: str = "",
    evidence: Mapping[str, int] | None = None,
    tokens: Sequence[str] = (),
    held: Sequence[str] = (),
    shops: Mapping[int, str] | None = None,
    item_deck: str | None = None,
    indictments: Sequence[Sequence[int]] = (),
    indicted: Iterable[int] = (),
    stacks: tuple[Sequence[int], Sequence[int]] | None = None,
    draw_tokens: Sequence[int] = (),
    dominoes: Iterable[int] = (),
    house: str = "hearts",
    runner: int = 0,
    played: str | None = None,
    round: int = 1,
    passed: Iterable[int] = (),
    dresses: str = "",
    doll: bool = False,
    ending: str | None = None,
) -> State:
    """A position.

    Args:
        players: how many; lists by seat may be shorter, the rest of the seats has nothing.
        at: where the game stands, a key of :data:`AGENDAS`.
        rest: whether T6 and what else ends the turn follow.
        rules, items, sentencing, week: as in a record.
        turn: whose turn it is.
        candelabra: who holds it; whose turn it is, if not given.
        dice: boots on both movement dice, needed at ``move``.
        site: of the pawn whose turn it is; the others stand across the board.
        pawns: instead: sites of all pawns.
        hands, reputation: cards by seat.
        cubes: by seat, ``H2 C1`` are two cubes of hearts and one of cups.
        joy, community: joy.
        market, deck, gossip, revealed: cards, see above.
        raided: suits of the raided houses.
        evidence: by suit.
        tokens, held: by seat, see above.
        shops: items in shops by site.
        item_deck: the whole item deck, the next first; what it leaves out is discarded.
        indictments: numbers of indictments by seat.
        indicted: seats that got one this week.
        stacks: what is left of the major and the minor stack, the top first.
        draw_tokens: by seat.
        dominoes: seats that played a domino this week (I3).
        house, runner: of the festivity, where ``played`` is given.
        played: cards on its table, ``community:H4 0:HR=6 1:HQ``.
        round: its round.
        passed: seats that passed.
        dresses: suits of the dresses that lie with it.
        doll: whether it is a quiet gathering.
        ending: that was found, needed at ``ending``.
    """
    s = State(Options.named(players, rules, items, sentencing))
    s.week = week
    s.turn = turn
    s.candelabra = turn if candelabra is None else candelabra
    if dice is not None:
        s.die1, s.die2 = dice
    across = (site + 8) % c.SITES
    s.pawn = list(pawns) or [site if seat == turn else across for seat in range(players)]
    for seat, text in enumerate(hands):
        s.hands[seat] = mask(text)
    for seat, text in enumerate(reputation):
        s.reputation[seat] = mask(text)
    for seat, text in enumerate(cubes):
        for code in text.split():
            s.cubes[4 * seat + c.SUIT_LETTERS.index(code[0])] = int(code[1:])
    s.joy[: len(joy)] = joy
    s.community = community
    s.market = [card(code) for code in market.split()]
    s.gossip = mask(gossip)
    s.revealed = mask(revealed)
    s.raided = sum(1 << c.SUITS.index(suit) for suit in raided.split())
    for suit, count in (evidence or {}).items():
        s.evidence[c.SUITS.index(suit)] = count
    s.draw_tokens[: len(draw_tokens)] = draw_tokens
    for seat, text in enumerate(tokens):
        _place_tokens(s, seat, text)
    _lay_items(s, held, shops or {}, item_deck, dresses)
    _stack_indictments(s, indictments, stacks)
    s.indicted = seats(*indicted)
    s.dominoes = seats(*dominoes)
    if played is not None:
        s.festivity = _festivity(house, runner, played)
        s.festivity.round = round
        s.festivity.passed = seats(*passed)
        s.festivity.dresses = sum(1 << c.SUITS.index(suit) for suit in dresses.split())
        s.festivity.doll = doll
    s.knowledge = known.fresh(players, c.VICE_CARDS[players])
    _stack_deck(s, deck)
    s.ending = state.NOBODY if ending is None else c.ENDINGS.index(ending)
    s.agenda = [*(REST if rest else ()), *AGENDAS[at]]
    check(s)
    if at in ASKS:
        engine.advance(s, script())
    return s


def _place_tokens(s: State, seat: int, text: str) -> None:
    for token in text.split():
        kind, house = token.removesuffix("!").split("@")
        suit = c.SUITS.index(house)
        number = suit + 4 * c.TOKEN_KINDS.index(kind)
        if token.endswith("!"):
            number += 8
            if kind == "informer":
                s.informer[seat] = suit
        s.tokens[seat] = (*s.tokens[seat], number)


def _lay_items(
    s: State, held: Sequence[str], shops: Mapping[int, str], item_deck: str | None, dresses: str
) -> None:
    for seat, text in enumerate(held):
        s.held[seat] = tuple(c.ITEM_IDS.index(name) for name in text.split())
    for site, name in shops.items():
        s.shops[c.SHOP_OF_SITE[site]] = c.ITEM_IDS.index(name)
    left = [item for item in range(c.ITEMS) for _ in range(c.ITEM_COUNTS[s.options.items][item])]
    for item in [item for own in s.held for item in own] + s.shops:
        if item != c.NO_ITEM:
            left.remove(item)
    for suit in dresses.split():
        left.remove(c.DRESS + c.SUITS.index(suit))
    if item_deck is None:
        s.item_deck = left[::-1]
    else:
        s.item_deck = [c.ITEM_IDS.index(name) for name in reversed(item_deck.split())]
        for item in s.item_deck:
            left.remove(item)
        s.item_discard = left


def _stack_indictments(
    s: State, indictments: Sequence[Sequence[int]], stacks: tuple[Sequence[int], Sequence[int]] | None
) -> None:
    for seat, numbers in enumerate(indictments):
        s.indictments[seat] = tuple(numbers)
    dealt = {number for numbers in indictments for number in numbers}
    majors, minors = stacks if stacks is not None else (range(8), range(8, c.INDICTMENTS))
    s.major = [number for number in reversed(majors) if number not in dealt]
    s.minor = [number for number in reversed(minors) if number not in dealt]


def _festivity(house: str, runner: int, played: str) -> Festivity:
    f = Festivity(runner, c.SUITS.index(house))
    for text in played.split():
        by, code, value = re.fullmatch(r"(\w+):(\w\w)(?:=(\d))?", text).groups()  # type: ignore[union-attr]
        face = c.CARD_FACE[card(code)]
        side = state.COMMUNITY if by == "community" else int(by)
        worth = int(value) if face == c.ROGUE else face + 1 if face < c.JACK else 0
        f.played.append(play_of(card(code), side, worth))
    return f


def _stack_deck(s: State, deck: str) -> None:
    named, dots, _ = deck.partition("...")
    first = [card(code) for code in named.split()]
    elsewhere = sum(s.hands) | sum(s.reputation) | s.gossip | s.revealed
    elsewhere |= sum(1 << k for k in first + s.market)
    if s.festivity is not None:
        elsewhere |= sum(1 << (play & 63) for play in s.festivity.played)
    left = c.VICE_CARDS[s.options.players] & ~elsewhere
    if dots:
        first += [k for k in range(c.CARDS) if left >> k & 1]
    else:
        s.safe = left
    s.deck = first[::-1]


# --- what must always hold -------------------------------------------------------------------------


def check(s: State) -> None:
    """Every piece is there exactly once, and no joy below 0."""
    lying = [1 << k for k in s.deck + s.market]
    lying += [s.gossip, s.revealed, s.safe, *s.hands, *s.reputation]
    if s.festivity is not None:
        lying += [1 << (play & 63) for play in s.festivity.played]
    together = 0
    for cards in lying:
        twice = together & cards
        # A winning set waits on the table of the festivity only until it is scored (F7, F8).
        assert not twice, f"in two places: {codes(twice)}"
        together |= cards
    assert together == c.VICE_CARDS[s.options.players]
    found = s.item_deck + s.item_discard + [item for own in s.held for item in own]
    found += [item for item in s.shops if item != c.NO_ITEM]
    if s.festivity is not None:
        found += [c.DRESS + suit for suit in range(4) if s.festivity.dresses >> suit & 1]
    counts = c.ITEM_COUNTS[s.options.items]
    assert sorted(found) == [item for item in range(c.ITEMS) for _ in range(counts[item])]
    assert min(s.joy) >= 0 and s.community >= 0
    for tokens in s.tokens:
        informers = sum(token >> 2 & 1 for token in tokens)
        assert informers <= 1 and len(tokens) - informers <= c.LOYAL_TOKENS


# --- playing ---------------------------------------------------------------------------------------


def run(s: State, chance: Chance | None = None) -> list[Fact]:
    """Begin what the agenda holds, up to the next question; what happened."""
    log: list[Event] = []
    chance = script() if chance is None else chance
    s.log = log
    engine.advance(s, chance)
    s.log = None
    _finish(s, chance)
    return facts(log)


def play(s: State, *lines: str, chance: Chance | None = None) -> list[Fact]:
    """Take actions: a notation for the seat that is next, ``2: violin`` for another; what happened."""
    log: list[Event] = []
    chance = script() if chance is None else chance
    for line in lines:
        seat, colon, action = line.partition(": ")
        if colon:
            log += engine.apply(s, int(seat), action, chance)
        else:
            log += engine.apply(s, engine.next_seat(s), line, chance)
        check(s)
    _finish(s, chance)
    return facts(log)


def _finish(s: State, chance: Chance) -> None:
    check(s)
    if isinstance(chance, ReplayChance):
        assert chance.count == len(chance.given), f"never asked: {chance.given[chance.count :]}"


def facts(log: list[Event]) -> list[Fact]:
    """Events with all they say."""
    return [fact for event in log if (fact := project(event, event.seat)) is not None]


def seen(log: list[Event], seat: int | None) -> list[Fact]:
    """Events as a seat, or a spectator (None), receives them."""
    return [fact for event in log if (fact := project(event, seat)) is not None]


def only(happened: list[Fact], *names: str) -> list[Fact]:
    """The events of these names."""
    return [fact for fact in happened if fact["event"] in names]


def told(happened: list[Fact], name: str, *fields: str) -> list[Any]:
    """What the events of one name say in some fields; of one field the bare values."""
    rows = [[fact[field] for field in fields] for fact in only(happened, name)]
    return [row[0] for row in rows] if len(fields) == 1 else [tuple(row) for row in rows]


# --- reading ---------------------------------------------------------------------------------------


def text(cards: int) -> str:
    """A set of cards as a text."""
    return " ".join(codes(cards))


def legal(s: State, seat: int | None = None) -> list[str]:
    """Notations of the legal actions of a seat, of the next one if none is given."""
    return [a.text(i) for i in engine.legal(s, engine.next_seat(s) if seat is None else seat)]


def question(s: State) -> tuple[str, list[int]] | None:
    """Which step asks, and whom."""
    return (state.STEP_NAMES[s.agenda[-1]], engine.to_act(s)) if s.agenda else None


def hand(s: State, seat: int) -> str:
    return text(s.hands[seat])


def reputation(s: State, seat: int) -> str:
    return text(s.reputation[seat])


def cubes(s: State, seat: int) -> str:
    own = s.cubes[4 * seat : 4 * seat + 4]
    return " ".join(f"{letter}{n}" for letter, n in zip(c.SUIT_LETTERS, own, strict=True) if n)


def market(s: State) -> str:
    return " ".join(c.CARD_CODES[k] for k in s.market)


def deck(s: State) -> str:
    return " ".join(c.CARD_CODES[k] for k in reversed(s.deck))


def gossip(s: State) -> str:
    return text(s.gossip)


def safe(s: State) -> str:
    return text(s.safe)


def on_table(s: State) -> str:
    """The cards of the festivity, in the notation of ``played``."""
    f = s.festivity
    assert f is not None
    words = []
    for play in f.played:
        side = "community" if play >> 6 & 7 == state.COMMUNITY else play >> 6 & 7
        value = f"={play >> 9}" if c.CARD_FACE[play & 63] == c.ROGUE else ""
        words.append(f"{side}:{c.CARD_CODES[play & 63]}{value}")
    return " ".join(words)


def held(s: State, seat: int) -> str:
    return " ".join(c.ITEM_IDS[item] for item in s.held[seat])


def discarded(s: State) -> str:
    """The item discard, in the order of the items."""
    return " ".join(c.ITEM_IDS[item] for item in sorted(s.item_discard))


def tokens(s: State, seat: int) -> str:
    return " ".join(
        f"{c.TOKEN_KINDS[token >> 2 & 1]}@{c.SUITS[token & 3]}{'!' if token & 8 else ''}"
        for token in s.tokens[seat]
    )


def winning(played: str, dresses: str = "", doll: bool = False) -> tuple[str, list[str]]:
    """Rank and possible winning sets of cards, all of the community, in a game of five."""
    words = " ".join("community:" + code for code in played.split())
    f = table(5, at="select", played=words, dresses=dresses, doll=doll).festivity
    assert f is not None
    rank, alternatives = rank_of(f.played, f.dresses, f.doll)
    return c.RANKS[rank], sorted(text(one) for one in winning_sets(alternatives))
