"""Reading a position of a physical table: vocabulary, player numbers and piece counts.

Every reader takes plain JSON data from strangers and answers numbers of ``components``, or raises
:class:`~mollyhouse.errors.BadCase` naming the field.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mollyhouse import components as c
from mollyhouse.errors import BadCase
from mollyhouse.events import indictment_face
from mollyhouse.masks import CARD
from mollyhouse.state import COMMUNITY, Options, State, play_of

MOST = 999
"""The largest count or joy that is read."""

_FACE_NAMES = ("convicted_on", "acquitted", "convicted")


def member(data: Mapping[str, Any], name: str, inside: str = "") -> Any:
    """A field that must be there; ``inside`` names where it belongs."""
    if name not in data:
        raise BadCase(f"{inside}.{name}: missing" if inside else f"{name}: missing")
    return data[name]


def mapping(value: Any, field: str, known: Sequence[str] = ()) -> Mapping[str, Any]:
    """An object; with ``known``, of these keys only."""
    if not isinstance(value, dict):
        raise BadCase(f"{field}: not an object")
    for key in value:
        if known and key not in known:
            raise BadCase(f"{field}: {str(key)[:40]!r} is unknown; possible: {', '.join(known)}")
    return value


def sequence(value: Any, field: str, length: int | None = None) -> Sequence[Any]:
    """A list, of a given length if any."""
    if not isinstance(value, list):
        raise BadCase(f"{field}: not a list")
    if length is not None and len(value) != length:
        raise BadCase(f"{field}: {len(value)} entries where {length} are needed")
    return value


def number(value: Any, field: str, low: int = 0, high: int = MOST) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCase(f"{field}: {_shown(value)}not a number from {low} to {high}")
    return value


def _shown(value: Any) -> str:
    """A wrong value that is short enough to be repeated."""
    if isinstance(value, str):
        return f"{value[:40]!r} is "
    return f"{value} is " if type(value) is int and abs(value) < 10**9 else ""


def word(value: Any, field: str, known: Sequence[str]) -> int:
    """The index of a word of a vocabulary."""
    if not isinstance(value, str):
        raise BadCase(f"{field}: not a text; possible: {', '.join(known)}")
    if value not in known:
        raise BadCase(f"{field}: {value[:40]!r} is none of {', '.join(known)}")
    return known.index(value)


def truth(value: Any, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadCase(f"{field}: neither true nor false")
    return value


class Box:
    """The vice cards of the game: each may lie in one place only."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.left = c.VICE_CARDS[players]

    def take(self, code: Any, field: str) -> int:
        """A card by its code, out of the box."""
        card = CARD.get(code) if isinstance(code, str) else None
        if card is None:
            raise BadCase(f"{field}: {str(code)[:40]!r} is not a card code such as 'H7'")
        if not c.VICE_CARDS[self.players] >> card & 1:
            raise BadCase(f"{field}: {code} is not in the deck of {self.players} players")
        if not self.left >> card & 1:
            raise BadCase(f"{field}: {code} lies in two places")
        self.left ^= 1 << card
        return card


def options_of(case: Mapping[str, Any], body: Mapping[str, Any]) -> Options:
    """Players, and the rule set where the case names one, outside or inside."""
    players = number(member(body, "players"), "players", c.MIN_PLAYERS, c.MAX_PLAYERS)
    chosen = {}
    for name, known in (
        ("rules", ("rulebook", "published")),
        ("sentencing", ("trial", "flat")),
    ):
        value = body.get(name, case.get(name, known[0]))
        word(value, name, known)
        chosen[name] = value
    return Options.named(players, chosen["rules"], sentencing=chosen["sentencing"])


def read_reputations(s: State, value: Any, box: Box) -> None:
    """Cards and cubes of every player."""
    players = s.options.players
    for seat, entry in enumerate(sequence(value, "reputations", players)):
        field = f"reputations[{seat}]"
        entry = mapping(entry, field, ("cards", "cubes"))
        for code in sequence(member(entry, "cards", field), field + ".cards"):
            card = box.take(code, field + ".cards")
            if c.THREATS >> card & 1:
                raise BadCase(f"{field}.cards: {code} is a threat and never lies in a reputation")
            s.reputation[seat] |= 1 << card
        cubes = mapping(entry.get("cubes", {}), field + ".cubes", c.SUITS)
        for suit, count in cubes.items():
            s.cubes[4 * seat + c.SUITS.index(suit)] = number(count, f"{field}.cubes.{suit}")


def read_houses(s: State, value: Any) -> None:
    """Evidence and raids of the four houses."""
    houses = mapping(value, "houses", c.SUITS)
    for suit, name in enumerate(c.SUITS):
        field = f"houses.{name}"
        house = mapping(member(houses, name, "houses"), field, ("evidence", "raided"))
        s.evidence[suit] = number(member(house, "evidence", field), field + ".evidence")
        if truth(member(house, "raided", field), field + ".raided"):
            s.raided |= 1 << suit


def read_informers(s: State, value: Any) -> None:
    """Revealed informers: suit of the house by seat."""
    for seat_name, suit in mapping(value, "revealed_informers").items():
        seats = [str(seat) for seat in range(s.options.players)]
        seat = word(seat_name, "revealed_informers", seats)
        house = word(suit, f"revealed_informers.{seat_name}", c.SUITS)
        s.informer[seat] = house
        s.tokens[seat] = (house + 4 * c.INFORMER + 8,)


def read_played(s: State, value: Any, box: Box) -> list[int]:
    """The cards on the table of a festivity, as integers of ``state.play_of``."""
    played = []
    for i, entry in enumerate(sequence(value, "played")):
        field = f"played[{i}]"
        entry = mapping(entry, field, ("by", "card", "value"))
        by = member(entry, "by", field)
        side = COMMUNITY if by == "community" else number(by, field + ".by", 0, s.options.players - 1)
        card = box.take(member(entry, "card", field), field + ".card")
        face = c.CARD_FACE[card]
        if face == c.ROGUE:
            points = number(member(entry, "value", field), field + ".value", 0, 9)
        elif "value" in entry:
            raise BadCase(f"{field}.value: only a rogue takes a value")
        else:
            points = face + 1 if face < c.JACK else 0
        played.append(play_of(card, side, points))
    return played


def read_tokens(s: State, value: Any) -> None:
    """Placed encounter tokens."""
    counts: Counter[tuple[int, int]] = Counter()
    for i, entry in enumerate(sequence(value, "tokens")):
        field = f"tokens[{i}]"
        entry = mapping(entry, field, ("house", "kind", "seat"))
        seat = number(member(entry, "seat", field), field + ".seat", 0, s.options.players - 1)
        kind = word(member(entry, "kind", field), field + ".kind", c.TOKEN_KINDS)
        house = word(member(entry, "house", field), field + ".house", c.SUITS)
        counts[seat, kind] += 1
        if counts[seat, kind] > (c.LOYAL_TOKENS, 1)[kind]:
            raise BadCase(f"{field}: seat {seat} has no more {c.TOKEN_KINDS[kind]} tokens")
        s.tokens[seat] = (*s.tokens[seat], house + 4 * kind)


def read_indictment(entry: Any, field: str, need_roll: bool) -> tuple[int, int]:
    """An indictment by its printed face, and the face of the die at its trial.

    How often a face is printed is not checked: what counts is only what it says.
    """
    entry = mapping(entry, field, (*_FACE_NAMES, "roll", "kind"))
    face = {name: member(entry, name, field) for name in _FACE_NAMES}
    for indictment in range(c.INDICTMENTS):
        printed = indictment_face(indictment)
        if all(printed[name] == face[name] for name in _FACE_NAMES):
            roll = member(entry, "roll", field) if need_roll else entry.get("roll", 0)
            return indictment, number(roll, field + ".roll", 0, 9)
    raise BadCase(f"{field}: no such indictment is printed")
