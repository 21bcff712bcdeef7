"""Records: save, load, replay, verify. A record is JSON that anyone can check.

Fields: ``format`` and ``rules_version`` (numbers), ``rules``, ``items``, ``sentencing`` (names),
``players`` (names and bots by seat), ``commitment`` and ``seed`` (hex, or null), ``actions`` (a list of
``{"seat", "action"}``), ``chance`` (a list of ``[what, [values]]``), ``result`` (null while the game is
on), ``digest`` (SHA-256 over the canonical rest). ``docs/records.md`` has the details.

Files may come from strangers: whatever is wrong with one raises :class:`BadRecord` with a reason.
"""

import hashlib
import json
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, BinaryIO, Final

from mollyhouse import components as c
from mollyhouse.chance import (
    BOOTS,
    FIRST_PLAYER,
    GOSSIP,
    ITEM,
    MAJOR,
    MINOR,
    ROGUE,
    TRIAL,
    VICE,
    Chance,
    Outcome,
    ReplayChance,
    SeededChance,
    commitment,
)
from mollyhouse.errors import BadOptions, BadRecord, MollyHouseError
from mollyhouse.events import Event
from mollyhouse.game import Game
from mollyhouse.masks import CARD
from mollyhouse.state import NOBODY, PRESETS, SENTENCINGS, Options, State

FORMAT = 1
RULES_VERSION = 1
"""Changes whenever an old record would replay differently."""
MAX_BYTES = 4_000_000
MAX_ENTRIES = 20_000
MAX_NAME = 40

Record = dict[str, Any]
Player = tuple[str, str | None]
"""Name, and the bot that plays; None for a person."""

MIGRATIONS: dict[int, Callable[[Record], Record]] = {}
"""By old format: a pure function that makes the next format of a record."""

_CHANCES: Final = (FIRST_PLAYER, VICE, ITEM, MAJOR, MINOR, BOOTS, ROGUE, GOSSIP, TRIAL)
_HEX: Final = re.compile("[0-9a-f]{64}")
_FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "rules_version": int,
    "rules": str,
    "items": str,
    "sentencing": str,
    "players": list,
    "commitment": (str, type(None)),
    "seed": (str, type(None)),
    "actions": list,
    "chance": list,
    "result": (dict, type(None)),
    "digest": str,
}


def record_of(game: Game, players: Sequence[Player] | None = None) -> Record:
    """The record of a game, finished or not.

    Args:
        game: its chance must have recorded.
        players: name and bot (or None) of every seat.
    """
    return compose(game.state, game.chance, game.entries, players, game.settled)


def compose(
    s: State,
    chance: Chance,
    entries: Sequence[tuple[int, str]],
    players: Sequence[Player] | None = None,
    settled: int | None = None,
) -> Record:
    """The record of a game that no :class:`Game` holds, such as one that was simulated.

    Args:
        s: where it stands.
        chance: what decided; it must have recorded.
        entries: what was done, as (seat, notation or ``undo``).
        players: name and bot (or None) of every seat.
        settled: how many outcomes of chance belong to the entries, all by default.
    """
    o = s.options
    if chance.outcomes is None:
        raise BadRecord("the chance of this game was not recorded")
    seated = players or [(f"Player {seat + 1}", None) for seat in range(o.players)]
    seed = chance.seed if isinstance(chance, SeededChance) else None
    record: Record = {
        "format": FORMAT,
        "rules_version": RULES_VERSION,
        "rules": PRESETS[o.preset],
        "items": c.ITEM_SETS[o.items],
        "sentencing": SENTENCINGS[o.sentencing],
        "players": [{"name": name, "bot": bot} for name, bot in seated],
        "commitment": None if seed is None else commitment(seed),
        "seed": None if seed is None else seed.hex(),
        "actions": [{"seat": seat, "action": text} for seat, text in entries],
        "chance": [[what, _names(what, fall)] for what, fall in chance.outcomes[:settled]],
        "result": result_of(s),
    }
    record["digest"] = digest(record)
    return record


def result_of(s: State) -> dict[str, Any] | None:
    """Ending, winners, hanged, joy and points of a finished game; None while it goes on."""
    if s.agenda or s.ending == NOBODY:
        return None
    seats = range(s.options.players)
    return {
        "ending": c.ENDINGS[s.ending],
        "winners": [seat for seat in seats if s.winners >> seat & 1],
        "hanged": [seat for seat in seats if s.hanged >> seat & 1],
        "joy": list(s.joy),
        "community_joy": s.community,
        "points": list(s.points),
        "week": s.week,
    }


def canonical(record: Record) -> bytes:
    """The bytes that the digest is taken over: keys sorted, no spaces, UTF-8, without the digest."""
    rest = {key: value for key, value in record.items() if key != "digest"}
    try:
        return dumps(rest).encode()
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("the record holds text or data that is not valid JSON") from error


def digest(record: Record) -> str:
    """SHA-256 of :func:`canonical` in hex."""
    return hashlib.sha256(canonical(record)).hexdigest()


def dumps(record: Record) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def loads(text: str | bytes) -> Record:
    """Read a record: its shape is checked, old formats are brought up to date.

    Raises:
        BadRecord: it is no JSON, too large, or not of the shape of a record.
    """
    if len(text) > MAX_BYTES:
        raise BadRecord(f"the record is larger than {MAX_BYTES} bytes")
    return migrate(_parse(text))


def load_all(file: BinaryIO) -> Iterator[Record]:
    """Read the record of a file, or all of a file with one on each line.

    Raises:
        BadRecord: as :func:`loads`; the records before the bad one are given first.
    """
    first = file.readline(MAX_BYTES + 1)
    try:
        _parse(first)
    except BadRecord:  # Not complete on one line.
        yield loads(first + file.read(max(0, MAX_BYTES + 1 - len(first))))
        return
    while first:
        if first.strip():
            yield loads(first)
        first = file.readline(MAX_BYTES + 1)


def _parse(text: str | bytes) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise BadRecord("the record is not valid JSON") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys are all different, so that no two readers see different records."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key comes twice")
    return found


def migrate(record: Any) -> Record:
    """A record of any known format in the present one, its shape checked."""
    if not isinstance(record, dict):
        raise BadRecord("a record is an object")
    while record.get("format") != FORMAT:
        number = record.get("format")
        if not isinstance(number, int) or number not in MIGRATIONS:
            raise BadRecord(f"format: {_short(number)} is unknown; this program reads {FORMAT}")
        try:
            record = MIGRATIONS[number](record)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"format {number}: not of the shape of such a record") from error
    for field, kind in _FIELDS.items():
        if field not in record:
            raise BadRecord(f"{field}: missing")
        if not isinstance(record[field], kind) or isinstance(record[field], bool):
            raise BadRecord(f"{field}: of the wrong kind")
    for field in record:
        if field not in _FIELDS:
            raise BadRecord(f"{_short(field)} is no field of a record")
    for field in ("actions", "chance"):
        if len(record[field]) > MAX_ENTRIES:
            raise BadRecord(f"{field}: more than {MAX_ENTRIES} entries")
    for field in ("commitment", "seed"):
        if record[field] is not None and not _HEX.fullmatch(record[field]):
            raise BadRecord(f"{field}: not 64 hexadecimal digits")
    players_of(record)
    checked: Record = record
    return checked


def _short(value: Any) -> str:
    """What a stranger wrote, short enough for a message."""
    return repr(value if isinstance(value, str | int | float) else type(value).__name__)[:40]


def players_of(record: Record) -> list[Player]:
    """Name and bot of every seat."""
    players: list[Player] = []
    for seat, player in enumerate(record["players"][: c.MAX_PLAYERS + 1]):
        if not isinstance(player, dict) or set(player) != {"name", "bot"}:
            raise BadRecord(f"players[{seat}]: needs name and bot")
        players.append((player["name"], player["bot"]))
    check_players(players)
    return players


def check_players(players: Iterable[tuple[Any, Any]]) -> None:
    """Names and bots are short printable texts, or this raises :class:`BadRecord`."""
    for seat, (name, played_by) in enumerate(players):
        for what, text in (("name", name), ("bot", played_by)):
            if text is None and what == "bot":
                continue
            if not isinstance(text, str) or not 0 < len(text) <= MAX_NAME or not text.isprintable():
                raise BadRecord(f"players[{seat}]: a {what} has 1 to {MAX_NAME} printable characters")


def options_of(record: Record) -> Options:
    """The options that a record was played with."""
    if record["rules_version"] != RULES_VERSION:
        raise BadRecord(
            f"rules_version: {_short(record['rules_version'])} is not played here, only {RULES_VERSION}"
        )
    try:
        return Options.named(
            len(record["players"]), record["rules"], record["items"], record["sentencing"]
        )
    except BadOptions as error:
        raise BadRecord(str(error)[:200]) from error


def _names(what: str, fall: list[int]) -> list[Any]:
    """Outcome numbers as they stand in a record: cards and items by name."""
    if what in (VICE, GOSSIP):
        return [c.CARD_CODES[card] for card in fall]
    if what == ITEM:
        return [c.ITEM_IDS[item] for item in fall]
    return list(fall)


_ITEM = {name: item for item, name in enumerate(c.ITEM_IDS)}


def outcomes_of(record: Record) -> list[Outcome]:
    """The chance of a record as numbers."""
    outcomes: list[Outcome] = []
    for i, entry in enumerate(record["chance"]):
        match entry:
            case [str(what), list(fall)] if what in _CHANCES and len(fall) <= c.CARDS:
                names = CARD if what in (VICE, GOSSIP) else _ITEM if what == ITEM else None
                outcomes.append((what, [_number(value, names, i) for value in fall]))
            case _:
                raise BadRecord(f"chance[{i}]: not of the form [what, [values]]")
    return outcomes


def _number(value: Any, names: dict[str, int] | None, i: int) -> int:
    """One value of an outcome as a number: where there are names, it is a name."""
    number = value if names is None else names.get(value) if isinstance(value, str) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadRecord(f"chance[{i}]: {_short(value)} is unknown")
    return number


def seed_of(record: Record) -> bytes | None:
    """The seed, if the record shows it; its commitment is checked."""
    if record["seed"] is None:
        return None
    seed = bytes.fromhex(record["seed"])
    if commitment(seed) != record["commitment"]:
        raise BadRecord("commitment: not the SHA-256 of the seed")
    return seed


def steps(record: Record, chance: Chance | None = None) -> Iterator[tuple[Game, list[Event]]]:
    """Replay a record: the game after the setup and after each entry, with what happened.

    The same :class:`Game` is given every time, one entry further.

    Raises:
        BadRecord: an entry that is not legal, or chance that does not fit.
    """
    game = Game(options_of(record), chance or ReplayChance(outcomes_of(record)))
    yield game, game.history[0]
    for i, entry in enumerate(record["actions"]):
        if not isinstance(entry, dict) or set(entry) != {"seat", "action"}:
            raise BadRecord(f"actions[{i}]: needs seat and action")
        seat, action = entry["seat"], entry["action"]
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(action, str):
            raise BadRecord(f"actions[{i}]: seat is a number, action a text")
        try:
            events = game.play(seat, action)
        except BadRecord:
            raise
        except MollyHouseError as error:
            raise BadRecord(f"actions[{i}]: {error}"[:400]) from error
        yield game, events


def _last(stages: Iterator[tuple[Game, list[Event]]]) -> Game:
    """The game after all stages of a replay."""
    (game, _), *_ = deque(stages, maxlen=1)
    return game


def replay(record: Record, entries: int | None = None) -> Game:
    """The game after some entries of its record, all by default."""
    return _last(islice(steps(record), None if entries is None else entries + 1))


def resume(record: Record) -> Game:
    """An unfinished game, ready to go on: its chance continues where it stopped.

    Raises:
        BadRecord: also where the record shows no seed, so that its chance cannot continue.
    """
    verify(record)
    seed = seed_of(record)
    if seed is None:
        raise BadRecord("seed: not shown, so this game cannot go on from its record")
    return _last(steps(record, SeededChance(seed)))


def verify(record: Record) -> list[str]:
    """Check all that a record claims.

    Returns:
        Names of what was checked: ``digest``, ``actions``, ``chance``, ``result``, and ``commitment``
        where the seed is shown.

    Raises:
        BadRecord: what does not hold.
    """
    if digest(record) != record["digest"]:
        raise BadRecord("digest: the record was changed after it was written")
    game = replay(record)
    given = outcomes_of(record)
    if game.chance.count != len(given):
        raise BadRecord(f"chance: {len(given) - game.chance.count} outcomes more than the game used")
    result = result_of(game.state)
    if canonical({"result": result}) != canonical({"result": record["result"]}):  # 1.0 is not 1.
        raise BadRecord("result: not what the game came to")
    checked = ["digest", "actions", "chance", "result"]
    seed = seed_of(record)
    if seed is not None:
        again = SeededChance(seed)
        for _ in steps(record, again):
            pass
        if again.outcomes != given:
            raise BadRecord("chance: not what the seed gives")
        checked.append("commitment")
    return checked
