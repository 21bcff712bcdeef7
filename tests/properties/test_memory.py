"""The memory of a view is what its observer was told: no more, and nothing is forgotten.

Here it is kept once more, card by card, from the projected events alone.
"""

from typing import Any

from hypothesis import given, settings

from games import OPTIONS, SEEDS, STEADY, play
from mollyhouse import components as c
from mollyhouse.events import COMMUNITY_NAME, Event, project
from mollyhouse.masks import codes
from mollyhouse.state import Options
from mollyhouse.view import view

DECK, GOSSIP = "deck", "gossip"


class Memory:
    """What one observer believes, from what it was told.

    Attributes:
        maybe: for each card that the observer does not see, the places where it may lie.
        count: cards in each place.
        discarded: cards that everybody sees and that go into the new deck (W7).
        informers: suits of the houses of revealed informers, by seat.
    """

    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.seat = seat
        cards = codes(c.VICE_CARDS[players])
        hands = [f"hand {other}" for other in range(players) if other != seat]
        self.maybe: dict[str, set[str]] = {card: {DECK, GOSSIP, *hands} for card in cards}
        self.count = dict.fromkeys([DECK, GOSSIP, *(f"hand {p}" for p in range(players))], 0)
        self.count[DECK] = len(cards)
        self.discarded: set[str] = set()
        self.informers: dict[int, str] = {}

    def moved(self, place: str, number: int) -> None:
        """Cards came to a place or left it; nothing may be in an empty one."""
        self.count[place] += number
        assert self.count[place] >= 0
        if not self.count[place]:
            for places in self.maybe.values():
                places.discard(place)

    def seen(self, card: str) -> None:
        """A card lies before everybody."""
        self.maybe.pop(card, None)

    def at(self, card: str, place: str) -> None:
        """A card went to a hidden place before everybody's eyes, or is known to be there."""
        self.maybe[card] = {place}

    def spread(self, source: str, target: str) -> None:
        """A card that nobody saw went from one place to another."""
        for places in self.maybe.values():
            if source in places:
                places.add(target)

    def told(self, event: Event) -> None:
        """The observer is told of an event."""
        plain = project(event, self.seat)
        if plain is not None:
            self.learn(plain)

    def learn(self, plain: dict[str, Any]) -> None:
        what = plain["event"]
        seat = plain.get("seat")
        own = seat == self.seat
        hand = f"hand {seat}"
        card = plain.get("card", "")
        cards = plain.get("cards", [])
        if what == "market":
            self.seen(card)
            self.moved(DECK, -1)
        elif what == "gossip-dealt":
            self.moved(GOSSIP, 1)
            self.moved(DECK, -1)
        elif what == "draw":
            self.moved(hand, plain["amount"])
            if own:
                assert len(cards) == plain["amount"]
                for drawn in cards:
                    self.seen(drawn)
            else:
                self.spread(DECK, hand)
            self.moved(DECK, -plain["amount"])
        elif what in ("opening", "cruise", "excess-safe"):
            self.seen(card)
            self.moved(hand, -1)
        elif what == "indulge":
            self.moved(hand, 1)
            if not own:
                self.at(card, hand)
        elif what == "played" and seat == COMMUNITY_NAME:
            self.seen(card)
            self.moved(DECK if self.count[DECK] else GOSSIP, -1)
        elif what == "played":
            self.seen(card)
            self.moved(hand, -1)
        elif what == "excess":
            self.moved(GOSSIP, 1)
            if own:
                self.at(card, GOSSIP)
            else:
                self.spread(hand, GOSSIP)
            self.moved(hand, -1)
        elif what == "look" and own:
            assert len(cards) == plain["amount"] == self.count[GOSSIP]
            for other, places in self.maybe.items():
                places.discard(GOSSIP)
                if other in cards:
                    self.at(other, GOSSIP)
        elif what == "take":
            self.moved(hand, 1)
            if own:
                self.seen(card)
            else:
                self.spread(GOSSIP, hand)
            self.moved(GOSSIP, -1)
        elif what == "threat-revealed":
            self.moved(GOSSIP, 1)
            self.at(card, GOSSIP)
            self.moved(hand, -1)
        elif what in ("market-to-gossip", "dangerous-cruising", "to-gossip"):
            self.moved(GOSSIP, 1)
            self.at(card, GOSSIP)
        elif what in ("exposed", "notice-gossip"):
            for exposed in cards:
                self.moved(GOSSIP, 1)
                self.at(exposed, GOSSIP)
        elif what == "informer-revealed":
            self.informers[plain["seat"]] = plain["suit"]
        elif what == "week-ends":
            self.no_threats()
        elif what == "gossip-revealed":
            self.count[GOSSIP] = 0
            self.moved(GOSSIP, 0)
        elif what == "new-deck":
            assert len(self.discarded) == plain["amount"]
            for other in self.discarded:
                self.maybe[other] = {DECK, GOSSIP}
            self.discarded = set()
            self.count[DECK] = plain["amount"]
        if what in SAFE or (what == "opening" and card[1] in "CR"):
            for safe in [card] if card else cards:
                self.seen(safe)
                self.discarded.add(safe)

    def no_threats(self) -> None:
        """W1: every threat that is still in a hand is about to be shown, but for some of informers."""
        for card, places in self.maybe.items():
            if card[1] in "CR":
                for seat in range(self.players):
                    if self.informers.get(seat, " ")[0].upper() != card[0]:
                        places.discard(f"hand {seat}")

    def beliefs(self) -> dict[str, Any]:
        """As in a view."""
        cards = [code for code in c.CARD_CODES if code in self.maybe]

        def at(place: str) -> list[str]:
            return [card for card in cards if place in self.maybe[card]]

        hands = [at(f"hand {seat}") for seat in range(self.players)]
        return {DECK: at(DECK), GOSSIP: at(GOSSIP), "hands": hands}


SAFE = (
    *("market-to-safe", "excess-safe", "foiled", "foil-loses", "known-threat", "community-scores"),
    *("informer-revealed", "gossip-safe", "gossip-revealed"),
)
"""Events that send their cards to the safe pile, or turn them up for the rest of the week."""


@settings(STEADY, max_examples=24)
@given(OPTIONS, SEEDS)
def test_a_view_remembers_what_its_observer_was_told(options: Options, seed: int) -> None:
    game = play(options, seed)
    observers = [*range(options.players), None]
    for seat in (observers[seed % len(observers)], None):
        memory = Memory(options.players, seat)
        happened = game.setup
        for s, move in zip(game.states(), [*game.moves, None], strict=True):
            for event in happened:
                memory.told(event)
            seen = view(s, seat)
            assert (seen["you"] or seen)["maybe"] == memory.beliefs()
            assert seen["deck"] == memory.count[DECK]
            assert seen["gossip"] == memory.count[GOSSIP]
            for player in seen["players"]:
                assert player["hand"] == memory.count[f"hand {player['seat']}"]
            happened = [] if move is None else move.events
