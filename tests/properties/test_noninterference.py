"""What a seat receives does not depend on what it may not know (design: non-interference).

A recorded game is played a second time with two things exchanged that an observer cannot tell apart:
two cards wherever they hide, the kinds of two face-down tokens of another seat (sealed ones and those
still to be placed included), the faces of two indictments, two items of the deck. Actions and chance
are renamed accordingly. Whatever the observer receives (events, view, observation, legal list, who
must act, the error of a refused action) must be the same, byte for byte, until a rule shows one of the
two to it. What the rules show is listed here once more, apart from the engine: a leak is not a reveal.
"""

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from games import Game, Move, every_options, play, record
from mollyhouse import actions as a
from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse import engine, events, knowledge, masks, observation, view
from mollyhouse.chance import Outcome, ReplayChance
from mollyhouse.errors import BadRecord, MollyHouseError
from mollyhouse.events import Event, Shape
from mollyhouse.rules import action as action_rules
from mollyhouse.rules import betrayal, general, scoring, week
from mollyhouse.state import ENCOUNTER, NOBODY, OPENING, Options, State

Seat = int | None
"""An observer: a seat, or None for a spectator."""


class Leak(AssertionError):
    """An observer can tell two games apart that it should not."""


# --- what an observer receives ---------------------------------------------------------------------


def received(s: State, seat: Seat, happened: list[Event]) -> str:
    """All that an observer is told after an action, as bytes on a wire would be."""
    told = [events.project(event, seat) for event in happened]
    legal = [] if seat is None else [a.text(action) for action in engine.legal(s, seat)]
    return json.dumps(
        [
            [event for event in told if event is not None],
            view.view(s, seat),
            observation.observe(s, -1 if seat is None else seat),
            legal,
            engine.to_act(s),
            engine.next_seat(s),
            engine.game_over(s),
        ]
    )


def refusal(s: State, seat: Seat, action: int) -> str:
    """What an observer is told who tries an action that is not legal for it."""
    if seat is not None and action in engine.legal(s, seat):
        return "legal"
    try:
        engine.apply(s, -1 if seat is None else seat, action, ReplayChance([]))
    except MollyHouseError as error:
        return f"{type(error).__name__} {error} {vars(error)}"
    raise AssertionError("an illegal action was taken")


# --- what is exchanged -----------------------------------------------------------------------------


class Swap(ABC):
    """Two things that the observer cannot tell apart, exchanged.

    Args:
        seat: the observer.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @abstractmethod
    def exchange(self, s: State) -> None:
        """Exchange them in a state."""

    def renamed(self, move: Move) -> int:
        """The action of the other game."""
        return move.action

    def outcome(self, outcome: Outcome) -> Outcome:
        """The chance of the other game."""
        return outcome

    @abstractmethod
    def shown(self, before: State, happened: list[Event]) -> bool:
        """Whether the rules showed one of the two to the observer."""

    def probe(self, rng: Random) -> int:
        """An action to be refused."""
        return rng.randrange(a.ACTIONS)


TURNED_UP = (
    *("market", "opening", "cruise", "excess-safe", "played", "threat-revealed"),
    *("gossip-safe", "gossip-revealed"),
)
"""Events by which a hidden card becomes visible to all."""
SEEN_BY_SEAT = ("draw", "look")
"""Events by which only their seat sees cards."""
CARD_ACTIONS = (a.START, a.INDULGE, a.CRUISE, a.TAKE, a.PLAY, a.SWAP, a.SELECT, a.GOSSIP, a.DISCARD)


class CardSwap(Swap):
    """Two hidden cards change places, and names in the answers and the memories of others."""

    def __init__(self, seat: Seat, one: int, two: int) -> None:
        super().__init__(seat)
        self.name = {one: two, two: one}
        self.mask = 1 << one | 1 << two

    def swapped(self, cards: int) -> int:
        return cards ^ self.mask if (cards & self.mask).bit_count() == 1 else cards

    def exchange(self, s: State) -> None:
        s.deck = [self.name.get(card, card) for card in s.deck]
        s.gossip = self.swapped(s.gossip)
        s.hands = [self.swapped(hand) for hand in s.hands]
        if s.agenda[-1] == OPENING:
            s.sealed = [NOBODY if answer < 0 else self.start(answer) for answer in s.sealed]
        n = s.options.players
        for observer in range(n):
            if observer != self.seat:
                for place in range(n + 2):
                    shift = c.CARDS * ((n + 2) * observer + place)
                    cards = s.knowledge >> shift & c.ALL_CARDS
                    s.knowledge ^= (cards ^ self.swapped(cards)) << shift

    def start(self, answer: int) -> int:
        return a.A_START + self.name.get(a.ARG[answer], a.ARG[answer])

    def renamed(self, move: Move) -> int:
        kind = a.KIND[move.action]
        card = self.name.get(a.ARG[move.action])
        if card is None or kind not in CARD_ACTIONS:
            return move.action
        base = {a.START: a.A_START, a.TAKE: a.A_TAKE, a.DISCARD: a.A_DISCARD}
        return base[kind] + card

    def outcome(self, outcome: Outcome) -> Outcome:
        what, fall = outcome
        if what not in (ch.VICE, ch.GOSSIP):
            return outcome
        return what, [self.name.get(card, card) for card in fall]

    def shown(self, before: State, happened: list[Event]) -> bool:
        return any(
            (event.card in self.name or event.cards & self.mask != 0)
            if event.what in TURNED_UP
            else (event.what in SEEN_BY_SEAT and event.seat == self.seat and event.cards & self.mask)
            for event in happened
        )

    def probe(self, rng: Random) -> int:
        card = rng.choice([*self.name])
        bases = [a.A_START, a.A_INDULGE, a.A_TAKE, a.A_SWAP, a.A_SELECT, a.A_GOSSIP, a.A_DISCARD]
        actions = [*(base + card for base in bases), a.PLAYS_OF[card][0], rng.randrange(a.ACTIONS)]
        return rng.choice(actions)


class TokenSwap(Swap):
    """The informer token of another seat changes places with a loyal one.

    Either may lie face down, be sealed, or not be placed yet; of the loyal ones not placed, the one
    that goes face down first is meant.

    Args:
        seat: the observer.
        owner: whose tokens.
        loyal: number of the loyal token from 0, NOBODY if it is not placed.
        count: tokens placed at the time of the swap.
    """

    def __init__(self, seat: Seat, owner: int, loyal: int, count: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.loyal = loyal
        self.count = count

    def exchange(self, s: State) -> None:
        tokens = list(s.tokens[self.owner])
        for number, token in enumerate(tokens):
            if number == self.loyal or token >> 2 & 1 == c.INFORMER:
                tokens[number] ^= 4
        s.tokens[self.owner] = tuple(tokens)
        answer = s.sealed[self.owner]
        if answer != NOBODY and s.agenda[-1] == ENCOUNTER:
            s.sealed[self.owner] = self.encounter(answer)

    def encounter(self, action: int) -> int:
        if a.ARG[action] == c.INFORMER:
            return a.A_ENCOUNTER + c.LOYAL
        return a.A_ENCOUNTER + (c.INFORMER if self.loyal == NOBODY else c.LOYAL)

    def renamed(self, move: Move) -> int:
        if move.seat == self.owner and a.KIND[move.action] == a.ENCOUNTER:
            return self.encounter(move.action)
        return move.action

    def follow(self, after: State) -> None:
        """Notice when the loyal token is placed in the first game."""
        if self.loyal == NOBODY:
            for number, token in enumerate(after.tokens[self.owner][self.count :], self.count):
                if self.loyal == NOBODY and not token & 8 and token >> 2 & 1 == c.LOYAL:
                    self.loyal = number

    def shown(self, before: State, happened: list[Event]) -> bool:
        for event in happened:
            if event.what == "accuse" and event.target == self.owner:
                token = before.tokens[self.owner][event.token - 1]
                if event.token - 1 == self.loyal or token >> 2 & 1 == c.INFORMER:
                    return True
            if event.what == "notice" and event.seat == self.owner:
                left = c.LOYAL_TOKENS - sum(not token >> 2 & 1 for token in before.tokens[self.owner])
                if event.kind == c.INFORMER or (self.loyal == NOBODY and left == 1):
                    return True
            if event.what == "token-revealed" and event.seat == self.owner:
                return True
        return False


SHOWN = ("indictment-shown", "convicted", "acquitted")
"""Events by which everybody sees the face of an indictment (E2)."""


class IndictmentSwap(Swap):
    """Two indictments of one kind, neither of them the observer's, change places."""

    def __init__(self, seat: Seat, one: int, two: int) -> None:
        super().__init__(seat)
        self.name = {one: two, two: one}

    def exchange(self, s: State) -> None:
        s.major = [self.name.get(i, i) for i in s.major]
        s.minor = [self.name.get(i, i) for i in s.minor]
        s.indictments = [tuple(self.name.get(i, i) for i in own) for own in s.indictments]

    def outcome(self, outcome: Outcome) -> Outcome:
        what, fall = outcome
        if what not in (ch.MAJOR, ch.MINOR):
            return outcome
        return what, [self.name.get(i, i) for i in fall]

    def shown(self, before: State, happened: list[Event]) -> bool:
        return any(
            event.face in self.name
            and (event.what in SHOWN or (event.what == "indicted" and event.seat == self.seat))
            for event in happened
        )


class ItemSwap(Swap):
    """Two items of the deck change places; the later one is turned up first."""

    def __init__(self, seat: Seat, low: int, high: int) -> None:
        super().__init__(seat)
        self.low, self.high = low, high

    def exchange(self, s: State) -> None:
        deck = s.item_deck
        deck[self.low], deck[self.high] = deck[self.high], deck[self.low]

    def shown(self, before: State, happened: list[Event]) -> bool:
        stocked = sum(event.what == "stocked" for event in happened)
        return stocked >= len(before.item_deck) - self.high


# --- which things an observer cannot tell apart ----------------------------------------------------


def hidden_places(s: State, seat: Seat) -> dict[int, int]:
    """By card: the place where it is hidden from the observer."""
    found = dict.fromkeys(s.deck, 0)
    for card in range(c.CARDS):
        if s.gossip >> card & 1:
            found[card] = 1
        for owner, hand in enumerate(s.hands):
            if owner != seat and hand >> card & 1:
                found[card] = 2 + owner
    return found


def card_swap(s: State, seat: Seat, rng: Random, one: int | None = None) -> Swap | None:
    """Two cards, either of which may be where the other one is, as far as is known."""
    seen = view.view(s, seat)
    beliefs = (seen["you"] or seen)["maybe"]
    may = [set(place) for place in (beliefs["deck"], beliefs["gossip"], *beliefs["hands"])]
    places = hidden_places(s, seat)
    cards = sorted(places)
    for _ in range(40 if len(cards) > 1 else 0):
        first = rng.choice(cards) if one is None else one
        second = rng.choice(cards)
        if (
            first != second
            and first in places
            and c.CARD_CODES[first] in may[places[second]]
            and c.CARD_CODES[second] in may[places[first]]
        ):
            return CardSwap(seat, first, second)
    return None


def token_swap(s: State, seat: Seat, rng: Random, owner: int | None = None) -> Swap | None:
    """The informer and a loyal token of another seat, neither of them face up."""
    others = [p for p in range(s.options.players) if p != seat and s.tokens[p]]
    rng.shuffle(others)
    for one in others if owner is None else [owner]:
        tokens = s.tokens[one]
        if any(token & 8 and token >> 2 & 1 for token in tokens):
            continue
        loyal = [i for i, token in enumerate(tokens) if not token & 8 and not token >> 2 & 1]
        if sum(not token >> 2 & 1 for token in tokens) < c.LOYAL_TOKENS:
            loyal.append(NOBODY)
        if loyal:
            return TokenSwap(seat, one, rng.choice(loyal), len(tokens))
    return None


def indictment_swap(s: State, seat: Seat, rng: Random) -> Swap | None:
    """Two indictments with different faces, at least one of them dealt or about to be."""
    for kind in rng.sample((c.MAJOR, c.MINOR), 2):
        own = () if seat is None else s.indictments[seat]
        cards = [i for i in range(c.INDICTMENTS) if c.INDICTMENT_KIND[i] == kind and i not in own]
        dealt = [i for i in cards if i not in s.major and i not in s.minor]
        for one in dealt or (s.major if kind == c.MAJOR else s.minor)[-1:]:
            two = rng.choice(cards)
            if events.indictment_face(one) != events.indictment_face(two):
                return IndictmentSwap(seat, one, two)
    return None


def item_swap(s: State, seat: Seat, rng: Random) -> Swap | None:
    """Two different items of the deck."""
    if len(s.item_deck) > 1:
        top = len(s.item_deck) - 1
        low, high = sorted(rng.sample(range(top + 1), 2))
        if rng.random() < 0.5 and low != top:
            high = top  # the next one
        if s.item_deck[low] != s.item_deck[high]:
            return ItemSwap(seat, low, high)
    return None


# --- the comparison --------------------------------------------------------------------------------

EVERY = 31
STEPS = 16
"""How often, and how many decisions long, a swap is followed."""


class OtherChance(ReplayChance):
    """The renamed outcomes; once they do not fit any more, any others."""

    parted = False

    def shuffle(self, what: str, pieces: list[int]) -> None:
        try:
            super().shuffle(what, pieces)
        except BadRecord:
            self.parted = True

    def roll(self, what: str, n: int) -> int:
        try:
            return super().roll(what, n)
        except BadRecord:
            self.parted = True
            return 0


class Watch:
    """One recorded game, and what every observer received in it."""

    def __init__(self, options: Options, seed: int, tally: Counter[str]) -> None:
        self.game: Game = record(options, seed)
        self.states = list(self.game.states())
        self.tally = tally
        self.memory: dict[tuple[int, Seat], str] = {}

    def received(self, at: int, seat: Seat) -> str:
        """What the observer was told before decision number ``at``."""
        key = at, seat
        if key not in self.memory:
            happened = self.game.moves[at - 1].events if at else self.game.setup
            self.memory[key] = received(self.states[at], seat, happened)
        return self.memory[key]

    def follow(self, swap: Swap | None, at: int, rng: Random, anew: bool = False) -> None:
        """Play the other game from decision ``at``, or ``anew`` from the setup, and compare."""
        if swap is None:
            return
        name = type(swap).__name__
        game = self.game
        if anew:
            happened: list[Event] = []
            chance = ReplayChance([swap.outcome(outcome) for outcome in game.outcomes])
            other = engine.new(game.options, chance, happened)
            other.community = game.gift
        else:
            other = self.states[at].copy()
            swap.exchange(other)
            happened = game.moves[at - 1].events if at else game.setup
        self.tally[name] += 1
        for i in range(at, min(at + STEPS, len(game.moves) + 1)):
            if i > at or anew:
                told = received(other, swap.seat, happened)
                if told != self.received(i, swap.seat):
                    raise Leak(difference(self.received(i, swap.seat), told))
            elif received(other, swap.seat, []) != received(self.states[i], swap.seat, []):
                raise Leak("the views differ at once")
            probe = swap.probe(rng)
            if refusal(other, swap.seat, probe) != refusal(self.states[i], swap.seat, probe):
                raise Leak(f"the refusals of {a.text(probe)} differ")
            self.tally["comparisons"] += 1
            self.tally[name + " comparisons"] += 1
            if i == len(game.moves):
                return
            move = game.moves[i]
            if swap.shown(move.before, move.events):
                self.tally[name + " shown"] += 1
                return
            before = other.copy()
            renamed = swap.renamed(move)
            chance = OtherChance([swap.outcome(outcome) for outcome in move.outcomes])
            try:
                happened = engine.apply(other, move.seat, renamed, chance)
            except MollyHouseError as error:
                raise Leak(f"{a.text(renamed)} is not possible in the other game") from error
            if swap.shown(before, happened):
                self.tally[name + " shown in the other"] += 1
                return
            if chance.parted or chance.count != len(move.outcomes):
                raise Leak("the other game needs other chance")
            if isinstance(swap, TokenSwap):
                swap.follow(self.states[i + 1])
            if renamed != move.action:
                self.tally["renamed"] += 1


def difference(one: str, two: str) -> str:
    """The first place where two texts differ."""
    at = next((i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), 0)
    return f"{one[max(0, at - 60) : at + 60]} <> {two[max(0, at - 60) : at + 60]}"


def compare(options: Options, seed: int, tally: Counter[str]) -> None:
    """Swaps of all sorts in one game: before secret decisions, from the setup, now and then."""
    watch = Watch(options, seed, tally)
    rng = Random(seed)
    observers: list[Seat] = [*range(options.players), None]
    secret: dict[int, list[int]] = {}
    for at, move in enumerate(watch.game.moves):
        secret.setdefault(a.KIND[move.action], []).append(at)
    for kind in (a.START, a.BRIBE, a.TAKE, a.DISCARD, a.CRUISE, a.ENCOUNTER):
        found = secret.get(kind, [])
        for at in rng.sample(found, min(4, len(found))):
            move = watch.game.moves[at]
            seat = rng.choice([seat for seat in observers if seat != move.seat])
            if at and kind in (a.CRUISE, a.ENCOUNTER):
                at -= 1  # before the question is asked
            s = watch.states[at]
            if kind == a.ENCOUNTER:
                watch.follow(token_swap(s, seat, rng, move.seat), at, rng)
            else:
                pile = [card for card in range(c.CARDS) if s.gossip >> card & 1]
                card = rng.choice(pile) if kind == a.BRIBE else a.ARG[move.action]
                watch.follow(card_swap(s, seat, rng, card), at, rng)
    first = watch.states[0]
    late = max(0, len(watch.game.moves) - 4)
    for seat in observers:
        watch.follow(card_swap(first, seat, rng), 0, rng, anew=True)
        watch.follow(indictment_swap(watch.states[late], seat, rng), late, rng)
    watch.follow(indictment_swap(first, None, rng), 0, rng, anew=True)
    for at in range(0, len(watch.game.moves), EVERY):
        s = watch.states[at]
        for seat in rng.sample(observers, 2):
            watch.follow(card_swap(s, seat, rng), at, rng)
        seat = rng.choice(observers)
        watch.follow(token_swap(s, seat, rng), at, rng)
        seat = rng.choice(observers)
        watch.follow(rng.choice((indictment_swap, item_swap))(s, seat, rng), at, rng)


@pytest.mark.parametrize("players", range(1, 6))
def test_nobody_receives_what_it_may_not_know(players: int) -> None:
    tally: Counter[str] = Counter()
    for seed, options in enumerate(every_options()):
        if options.players == players:
            compare(options, seed, tally)
    # The test is worth nothing if it hardly compares anything.
    assert tally["comparisons"] > 2000
    assert tally["CardSwap comparisons"] > 1000
    assert tally["CardSwap shown"] > 50
    assert tally["IndictmentSwap comparisons"] > 200
    assert tally["ItemSwap comparisons"] > 100
    if players > 1:
        assert tally["renamed"] > 10
        assert tally["TokenSwap comparisons"] > 200
        assert tally["TokenSwap shown"] > 0


# --- planted leaks must be caught ------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def public(numbers: Callable[[State], list[int]]) -> Plant:
    """Numbers that everybody gets besides the others."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = observation.public_numbers
        for module in (observation, view):
            patch.setattr(module, "public_numbers", lambda s, seen: honest(s, seen) + numbers(s))

    return plant


def private(numbers: Callable[[State, int], list[int]]) -> Plant:
    """Numbers that a seat gets besides its own."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = observation.private_numbers
        for module in (observation, view):
            patch.setattr(
                module, "private_numbers", lambda s, seat, seen: honest(s, seat, seen) + numbers(s, seat)
            )

    return plant


def shape(what: str, told: str) -> Plant:
    """An event that tells everybody all of its fields."""
    return lambda patch: patch.setitem(events.EVENTS, what, Shape(told, reveals=True))


def sorted_by_place(patch: pytest.MonkeyPatch) -> None:
    """What may lie in the gossip is listed with that first which really lies there."""
    honest = view.view

    def leaking(s: State, seat: Seat) -> dict[str, Any]:
        plain = honest(s, seat)
        codes = masks.codes(s.gossip)
        plain["maybe"]["gossip"].sort(key=lambda code: code not in codes)
        return plain

    patch.setattr(view, "view", leaking)


def error_tells(patch: pytest.MonkeyPatch) -> None:
    """A refused card is said to lie in the gossip."""
    honest = engine.check

    def leaking(s: State, seat: int, action: int) -> None:
        try:
            honest(s, seat, action)
        except MollyHouseError as error:
            if a.KIND[action] in CARD_ACTIONS and s.gossip >> a.ARG[action] & 1:
                raise type(error)("that card is gossip") from error
            raise

    patch.setattr(engine, "check", leaking)


def order_of_legal(patch: pytest.MonkeyPatch) -> None:
    """The legal list is turned round by the top card of the deck."""
    honest = engine.legal

    def leaking(s: State, seat: int) -> list[int]:
        return honest(s, seat)[:: -1 if s.deck and s.deck[-1] % 2 else 1]

    patch.setattr(engine, "legal", leaking)


def excess_known_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody remembers which card went face down into the gossip."""

    def leaking(k: int, players: int, seat: int, card: int) -> int:
        return knowledge.joined_pile(k, players, 1 << card)

    patch.setattr(knowledge, "slipped", leaking)


def bribe_known_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody remembers what one player saw in the gossip."""

    def leaking(k: int, players: int, seat: int, pile: int) -> int:
        return knowledge.joined_pile(k, players, pile)

    patch.setattr(knowledge, "looked", leaking)


def draws_known_to_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody remembers that a drawn card is no longer in the deck."""
    honest = general.draw

    def leaking(s: State, seat: int, count: int, rule: str) -> None:
        had = s.hands[seat]
        honest(s, seat, count, rule)
        cards = s.hands[seat] & ~had
        s.knowledge = knowledge.joined_hand(s.knowledge, s.options.players, cards, seat)

    for module in (general, action_rules, scoring, week):
        patch.setattr(module, "draw", leaking)


def forced_lie_low(patch: pytest.MonkeyPatch) -> None:
    """Who could only lie low for reasons of the own hand is not asked."""
    patch.setattr(
        action_rules, "_only_lie_low", lambda s: len(action_rules.legal_action(s, s.turn)) == 1
    )


def forced_encounter(patch: pytest.MonkeyPatch) -> None:
    """Who has only loyal tokens left is not asked."""
    honest = week.may_encounter
    patch.setattr(
        week,
        "may_encounter",
        lambda s, seat: honest(s, seat) and len(betrayal.tokens_left(s, seat)) > 1,
    )


PLANTS: dict[str, Plant] = {
    "hand of the next seat": private(lambda s, seat: [s.hands[(seat + 1) % len(s.hands)]]),
    "hands for the public": public(lambda s: list(s.hands)),
    "cards drawn": shape("draw", "seat amount cards"),
    "cards looked at": shape("look", "seat amount cards"),
    "card taken": shape("take", "seat card"),
    "excess card": shape("excess", "seat card"),
    "token placed": shape("encounter", "seat suit token kind"),
    "indictment dealt": shape("indicted", "seat suit kind face"),
    "sealed answer": shape("ready", "seat action"),
    "changed answer": shape("changed", "seat action"),
    "sealed answers": public(lambda s: list(s.sealed)),
    "kinds of face-down tokens": public(lambda s: [t for own in s.tokens for t in own]),
    "number of loyal tokens": private(lambda s, seat: [sum(4 & t for t in s.tokens[seat - 1])]),
    "gossip": public(lambda s: [s.gossip]),
    "threats in the gossip": public(lambda s: [(s.gossip & c.THREATS).bit_count()]),
    "top of the deck": public(lambda s: s.deck[-1:]),
    "suit of the next card": private(lambda s, seat: [card // 13 for card in s.deck[-1:]]),
    "faces of indictments": public(lambda s: [i for own in s.indictments for i in own]),
    "stack of indictments": public(lambda s: s.major[-1:]),
    "next item": public(lambda s: s.item_deck[-1:]),
    "memory of others": private(lambda s, seat: [s.knowledge]),
    "order of a list": sorted_by_place,
    "order of the legal list": order_of_legal,
    "error of a refused action": error_tells,
    "excess in the memory of all": excess_known_to_all,
    "bribe in the memory of all": bribe_known_to_all,
    "draws in the memory of all": draws_known_to_all,
    "action that only a hand forces": forced_lie_low,
    "encounter that only tokens force": forced_encounter,
}


@cache
def eventful_games() -> list[tuple[Options, int]]:
    """Games with most secrets, so that leaks show early."""
    rich = []
    for seed in range(7):
        for options in every_options()[:7:-3]:
            game = play(options, seed)
            told = Counter(event.what for move in game.moves for event in move.events)
            if told["take"] and told["changed"] and told["encounter"]:
                rich.append((told["encounter"], options, seed))
    rich.sort(key=lambda game: -game[0])
    return [(options, seed) for _, options, seed in rich]


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = eventful_games() + [(options, 50) for options in every_options()[:7:-1]]
    PLANTS[name](monkeypatch)
    with pytest.raises(Leak):
        for options, seed in games:
            compare(options, seed, Counter())
