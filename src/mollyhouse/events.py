"""Events: what happened, by which rule, who may know it, and what the others see instead.

An event is a fact without prose. The rules make events only while somebody listens (``State.log``);
:func:`project` turns one into plain data for a seat or a spectator.
"""

from typing import Any, Final

from mollyhouse import components as c
from mollyhouse.actions import text
from mollyhouse.masks import codes


class Event:
    """One fact.

    Attributes:
        what: name of the event, a key of :data:`EVENTS`.
        rule: id of the rule that did it.

    The other attributes are numbers as in ``components`` and ``state``; :data:`EVENTS` says which of
    them an event uses. ``seat`` and ``target`` may be COMMUNITY (5) or nobody (-1).
    """

    __slots__ = (
        "action",
        "amount",
        "card",
        "cards",
        "die1",
        "die2",
        "ending",
        "face",
        "item",
        "kind",
        "other",
        "rank",
        "rule",
        "seat",
        "seats",
        "site",
        "suit",
        "target",
        "token",
        "total",
        "value",
        "what",
    )

    def __init__(
        self,
        what: str,
        rule: str,
        seat: int = -1,
        target: int = -1,
        card: int = -1,
        other: int = -1,
        cards: int = 0,
        suit: int = -1,
        site: int = -1,
        item: int = -1,
        amount: int = 0,
        total: int = 0,
        value: int = 0,
        die1: int = 0,
        die2: int = 0,
        token: int = 0,
        kind: int = 0,
        face: int = 0,
        rank: int = 0,
        ending: int = 0,
        seats: int = 0,
        action: int = 0,
    ) -> None:
        self.what = what
        self.rule = rule
        self.seat = seat
        self.target = target
        self.card = card
        self.other = other
        self.cards = cards
        self.suit = suit
        self.site = site
        self.item = item
        self.amount = amount
        self.total = total
        self.value = value
        self.die1 = die1
        self.die2 = die2
        self.token = token
        self.kind = kind
        self.face = face
        self.rank = rank
        self.ending = ending
        self.seats = seats
        self.action = action


class Shape:
    """Which facts an event of one name carries.

    Attributes:
        public: fields that everybody sees.
        secret: fields that only ``seat`` sees; the others see the rest of the event.
        reveals: whether somebody learns something hidden by it; it cannot be undone.
        private: whether others see nothing of it at all.
    """

    __slots__ = ("private", "public", "reveals", "secret")

    def __init__(
        self, public: str = "", secret: str = "", reveals: bool = False, private: bool = False
    ) -> None:
        self.public = tuple(public.split())
        self.secret = tuple(secret.split())
        self.reveals = reveals
        self.private = private


EVENTS: Final[dict[str, Shape]] = {
    # S and general
    "candelabra": Shape("seat"),
    "market": Shape("card", reveals=True),
    "gossip-dealt": Shape(),
    "draw": Shape("seat amount", "cards", reveals=True),
    "draw-tokens": Shape("seat amount"),
    "stocked": Shape("site item", reveals=True),
    "ready": Shape("seat", "action"),
    "changed": Shape("seat action", private=True),
    "opening": Shape("seat card site", reveals=True),
    "joy": Shape("seat amount total"),
    "cubes": Shape("seat suit amount"),
    "exposed": Shape("seat card target cards"),
    "nobody-exposed": Shape("card"),
    "reputation": Shape("seat cards"),
    # T and A
    "turn": Shape("seat"),
    "roll": Shape("seat die1 die2", reveals=True),
    "market-to-safe": Shape("card"),
    "market-to-gossip": Shape("card"),
    "move": Shape("seat site"),
    "excess": Shape("seat", "card"),
    "excess-safe": Shape("seat card", reveals=True),
    "lie-low": Shape("seat"),
    "indulge": Shape("seat card"),
    "accuse": Shape("seat target token suit kind", reveals=True),
    "informer-revealed": Shape("seat suit cards"),
    "cruise": Shape("seat card site", reveals=True),
    "dangerous-cruising": Shape("seat card"),
    "shop": Shape("seat site item"),
    "drop": Shape("seat item"),
    "early-end": Shape("seat"),
    # F
    "festivity": Shape("seat suit site"),
    "round": Shape("amount"),
    "played": Shape("seat card value", reveals=True),
    "gossip-shuffled": Shape(reveals=True),
    "no-community-card": Shape(),
    "barred": Shape("seat"),
    "pass": Shape("seat"),
    "no-item": Shape("seat"),
    "rank": Shape("seat rank"),
    "select": Shape("seat card"),
    "winning-set": Shape("seat cards"),
    "community-scores": Shape("cards"),
    "foiled": Shape("seat card"),
    "foil-loses": Shape("seat suit cards"),
    "no-cubes": Shape("seat"),
    "known-threat": Shape("seat cards"),
    "to-gossip": Shape("seat card"),
    "festivity-ends": Shape("seat rank"),
    # I
    "item": Shape("seat item"),
    "look": Shape("seat amount", "cards", reveals=True),
    "take": Shape("seat", "card"),
    "notice": Shape("seat suit kind token", reveals=True),
    "notice-gossip": Shape("seat cards"),
    "swap": Shape("seat card other"),
    "no-domino": Shape("seat"),
    # W
    "week-ends": Shape("seat amount"),
    "threat-revealed": Shape("seat card", reveals=True),
    "gossip-safe": Shape("cards amount", reveals=True),
    "gossip-revealed": Shape("cards", reveals=True),
    "evidence": Shape("suit amount total"),
    "raid": Shape("suit total"),
    "indicted": Shape("seat suit kind", "face", reveals=True),
    "no-indictment-left": Shape("seat suit kind"),
    "encounter": Shape("seat suit token", "kind"),
    "new-deck": Shape("amount", reveals=True),
    "week": Shape("amount"),
    # E
    "game-ends": Shape("ending"),
    "token-revealed": Shape("seat token suit kind", reveals=True),
    "points": Shape("seat suit total"),
    "indictment-shown": Shape("seat kind face", reveals=True),
    "pardon": Shape("seat amount"),
    "convicted": Shape("seat face value", reveals=True),
    "acquitted": Shape("seat face value", reveals=True),
    "hanged": Shape("seat"),
    "loyal-tokens": Shape("seat amount"),
    "indictment-sentence": Shape("seat kind"),
    "unused-items": Shape("seat amount"),
    "winners": Shape("ending seats"),
}
"""All events by name."""

COMMUNITY_NAME: Final = "community"


def side_name(side: int) -> int | str | None:
    """A seat as its number, the community by name, nobody as None."""
    return None if side < 0 else COMMUNITY_NAME if side >= c.MAX_PLAYERS else side


def indictment_face(indictment: int) -> dict[str, int | str]:
    """An indictment as it is printed: number to convict, joy changes, or the noose."""
    convicted = c.CONVICTED[indictment]
    return {
        "kind": c.INDICTMENT_KINDS[c.INDICTMENT_KIND[indictment]],
        "convicted_on": c.CONVICTED_ON[indictment],
        "acquitted": -c.ACQUITTED[indictment],
        "convicted": "hanged" if convicted == c.HANGED else -convicted,
    }


def _plain(event: Event, field: str) -> Any:
    """One field as plain data."""
    value: int = getattr(event, field)
    match field:
        case "seat" | "target":
            return side_name(value)
        case "card" | "other":
            return c.CARD_CODES[value]
        case "cards":
            return codes(value)
        case "suit":
            return c.SUITS[value]
        case "item":
            return c.ITEM_IDS[value]
        case "kind":
            names = c.INDICTMENT_KINDS if "indict" in event.what else c.TOKEN_KINDS
            return names[value]
        case "face":
            return indictment_face(value)
        case "rank":
            return c.RANKS[value]
        case "ending":
            return c.ENDINGS[value]
        case "seats":
            return [seat for seat in range(c.MAX_PLAYERS) if value >> seat & 1]
        case "action":
            return text(value)
    return value


def project(event: Event, seat: int | None) -> dict[str, Any] | None:
    """An event as one seat, or a spectator (None), may know it; None if it may not at all."""
    shape = EVENTS[event.what]
    own = seat is not None and seat == event.seat
    if shape.private and not own:
        return None
    plain = _public(event, shape)
    return {**plain, **_secret(event, shape)} if own else plain


def project_all(event: Event, players: int) -> list[dict[str, Any] | None]:
    """An event as all seats may know it, then as a spectator may; the public part is made once."""
    shape = EVENTS[event.what]
    plain = _public(event, shape)
    told: list[dict[str, Any] | None] = [None if shape.private else plain] * (players + 1)
    if 0 <= event.seat < players and (shape.secret or shape.private):
        told[event.seat] = {**plain, **_secret(event, shape)}
    return told


def _public(event: Event, shape: Shape) -> dict[str, Any]:
    plain: dict[str, Any] = {"event": event.what, "rule": event.rule}
    for field in shape.public:
        plain[field] = _plain(event, field)
    return plain


def _secret(event: Event, shape: Shape) -> dict[str, Any]:
    return {field: _plain(event, field) for field in shape.secret}
