"""The JSON Schemas of views, events, actions and judge cases, made from the tables of the engine.

``python -m mollyhouse.schema`` writes them to ``schemas/``; a test fails while the committed files
differ. All objects are closed. How they are versioned: ``docs/schemas.md``.
"""

import json
from pathlib import Path
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse.chance import FastChance
from mollyhouse.events import COMMUNITY_NAME, EVENTS, Event, indictment_face, project
from mollyhouse.state import (
    COMMUNITY,
    END_TURN,
    FESTIVITY_STEPS,
    PLAY,
    PRESETS,
    SENTENCINGS,
    STEP_NAMES,
    Festivity,
    Options,
    State,
    play_of,
)
from mollyhouse.view import FORMAT, view

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FOLDER = Path(__file__).parent / "schemas"
MOST = 999
"""The largest count that the judge reads."""

# --- the vocabulary ----------------------------------------------------------------------------------


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _names(names: tuple[str, ...] | list[str]) -> Schema:
    return {"enum": list(names)}


def _object(properties: Schema, optional: str = "") -> Schema:
    """A closed object; all properties but the ``optional`` ones are there."""
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional.split()],
        "additionalProperties": False,
    }


def _list(items: Schema, least: int = 0, most: int | None = None, unique: bool = False) -> Schema:
    found: Schema = {"type": "array", "items": items}
    if least:
        found["minItems"] = least
    if most is not None:
        found["maxItems"] = most
    if unique:
        found["uniqueItems"] = True
    return found


def _number(low: int, high: int | None = None) -> Schema:
    found: Schema = {"type": "integer", "minimum": low}
    if high is not None:
        found["maximum"] = high
    return found


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _by_suit(schema: Schema) -> Schema:
    """One entry for each suit, or for the house of that suit."""
    return _object(dict.fromkeys(c.SUITS, schema))


YES_OR_NO: Schema = {"type": "boolean"}
COUNT = _number(0)
LOSS: Schema = {"type": "integer", "maximum": 0}
SEAT = _ref("seat")
SEATS = _ref("seats")
SIDE = _ref("side")
CARD = _ref("card")
CARDS = _ref("cards")
SUIT = _ref("suit")
FACE = _ref("face")
_DEFS: Schema = {
    "seat": {**_number(0, c.MAX_PLAYERS - 1), "description": "A player, clockwise."},
    "seats": _list(SEAT, most=c.MAX_PLAYERS, unique=True),
    "side": {"anyOf": [SEAT, {"const": COMMUNITY_NAME}]},
    "card": {**_names(c.CARD_CODES), "description": "Suit and face: H7, PQ, CC, HR."},
    "cards": _list(CARD, unique=True),
    "suit": _names(c.SUITS),
    "face": _object(
        {
            "kind": _names(c.INDICTMENT_KINDS),
            "convicted_on": _number(0, c.TEN - 1),
            "acquitted": LOSS,
            "convicted": {"anyOf": [LOSS, {"const": "hanged"}]},
        }
    ),
}


def _schema(name: str, title: str, body: Schema, defs: str, examples: list[Any]) -> Schema:
    return {
        "$schema": DIALECT,
        "$id": f"urn:mollyhouse:{name}",
        "title": title,
        "examples": examples,
        **body,
        "$defs": {part: _DEFS[part] for part in defs.split()},
    }


# --- the view ----------------------------------------------------------------------------------------


def _hidden_cards(deck: bool) -> Schema:
    """Cards by the hidden place where they may be, or surely are."""
    places: Schema = {"deck": CARDS} if deck else {}
    return _object({**places, "gossip": CARDS, "hands": _list(CARDS, 1, c.MAX_PLAYERS)})


def _player() -> Schema:
    token = {
        "token": _number(1, c.TOKENS),
        "house": SUIT,
        "kind": _names([*c.TOKEN_KINDS, "hidden"]),
    }
    unseen = _object({"kind": _names(c.INDICTMENT_KINDS)})
    return _object(
        {
            "seat": SEAT,
            "joy": COUNT,
            "hand": COUNT,
            "pawn": _or_null(_number(0, c.SITES - 1)),
            "reputation": _object({"cards": CARDS, "cubes": _by_suit(COUNT), "total": _by_suit(COUNT)}),
            "items": _list(_names(c.ITEM_IDS), most=c.ITEMS_HELD + 1),
            "draw_tokens": COUNT,
            "informer": _or_null(SUIT),
            "tokens": _list(_object(token), most=c.TOKENS),
            "indictments": _list({"anyOf": [unseen, FACE]}),
        }
    )


def _festivity() -> Schema:
    played = {"by": SIDE, "card": CARD, "value": _or_null(_number(0, c.TEN - 1))}
    standing = {
        "rank": _names(c.RANKS),
        "cards": CARDS,
        "choice": CARDS,
        "joy": _or_null(_list({"type": "integer"}, 1, c.MAX_PLAYERS)),
        "community_joy": _or_null({"type": "integer"}),
    }
    window = {"seat": SEAT, "first": YES_OR_NO, "card": _or_null(CARD)}
    return _object(
        {
            "runner": SEAT,
            "house": SUIT,
            "round": COUNT,
            "offset": _number(0, c.MAX_PLAYERS),
            "gin": YES_OR_NO,
            "passed": SEATS,
            "declined": SEATS,
            "played": _list(_object(played)),
            "dresses": _list(SUIT, unique=True),
            "doll": YES_OR_NO,
            "window": _or_null(_object(window)),
            "selected": CARDS,
            "rank": _or_null(_names(c.RANKS)),
            "winning": CARDS,
            "foils": _list(_object({"seat": SEAT, "suit": SUIT})),
            "pride": _or_null(_object({"seat": SEAT, "cards": CARDS})),
            "standing": _or_null(_object(standing)),
        }
    )


def _you() -> Schema:
    left = {"loyal": _number(0, c.LOYAL_TOKENS), "informer": _number(0, 1)}
    return _object(
        {
            "hand": CARDS,
            "answer": _or_null({"type": "string"}),
            "tokens": _list(_names(c.TOKEN_KINDS), most=c.TOKENS),
            "tokens_left": _object(left),
            "indictments": _list(FACE),
            "maybe": _hidden_cards(True),
            "sure": _hidden_cards(False),
        }
    )


def view_schema() -> Schema:
    """What one seat may know (``view.view``)."""
    question = {
        "step": _names([STEP_NAMES[step] for step in engine.RULE_OF_STEP]),
        "rule": _names(sorted(set(engine.RULE_OF_STEP.values()))),
        "seats": SEATS,
    }
    result = {
        "ending": _names(c.ENDINGS),
        "winners": SEATS,
        "hanged": SEATS,
        "points": _list({"type": "integer"}, most=c.MAX_PLAYERS),
    }
    house = {"evidence": COUNT, "raided": YES_OR_NO}
    odds = {
        "evidence": {"type": "number", "minimum": 0},
        "raid": {"type": "number", "minimum": 0, "maximum": 1},
    }
    body = _object(
        {
            "format": {"const": FORMAT},
            "options": _object(
                {
                    "players": _number(c.MIN_PLAYERS, c.MAX_PLAYERS),
                    "rules": _names(PRESETS),
                    "items": _names(c.ITEM_SETS),
                    "sentencing": _names(SENTENCINGS),
                }
            ),
            "week": _number(1, c.WEEKS),
            "final_week": YES_OR_NO,
            "turn": SEAT,
            "candelabra": SEAT,
            "dice": _or_null(_list(_number(0, max(c.DIE_FACES)), 2, 2)),
            "question": _or_null(_object(question)),
            "ready": SEATS,
            "agenda": _list(_names(STEP_NAMES)),
            "community_joy": COUNT,
            "threshold": {"enum": sorted(set(c.THRESHOLD[1:]))},
            "deck": COUNT,
            "market": _list(CARD, most=c.MARKET_SIZE, unique=True),
            "gossip": COUNT,
            "revealed": CARDS,
            "safe": CARDS,
            "houses": _by_suit(_object(house)),
            "shops": _list(_or_null(_names(c.ITEM_IDS)), 4, 4),
            "item_deck": COUNT,
            "item_discard": _list(_names(c.ITEM_IDS)),
            "indictments": _object(dict.fromkeys(c.INDICTMENT_KINDS, _number(0, 8))),
            "indicted": SEATS,
            "dominoes": SEATS,
            "asked": SEATS,
            "players": _list(_player(), 1, c.MAX_PLAYERS),
            "infamous": _by_suit(SEATS),
            "maybe": _hidden_cards(True),
            "sure": _hidden_cards(False),
            "odds": _by_suit(_object(odds)),
            "festivity": _or_null(_festivity()),
            "result": _or_null(_object(result)),
            "seat": _or_null(SEAT),
            "you": _or_null(_you()),
        }
    )
    alone = {"properties": {"seat": {"type": "null"}, "you": {"type": "null"}}}
    seated = {"properties": {"seat": {"type": "integer"}, "you": {"type": "object"}}}
    body["oneOf"] = [alone, seated]
    s = _example()
    return _schema(
        "view:1",
        "What one seat, or a spectator, may know",
        body,
        "seat seats side card cards suit face",
        [view(s, s.turn), view(_example_festivity(s), None)],
    )


def _example() -> State:
    """A game of two at its first question."""
    return engine.new(Options(2), FastChance(1))


def _example_festivity(s: State) -> State:
    """The same game, as if the first hands were played in a festivity."""
    s = s.copy()
    one, two = s.turn, 1 - s.turn
    f = s.festivity = Festivity(one, c.HEARTS)
    f.round = f.offset = 1
    s.agenda = [END_TURN, *FESTIVITY_STEPS, PLAY]
    s.waiting = 1 << two
    s.pawn = [c.HOUSE_SITE[c.HEARTS]] * 2
    hand = s.hands[one]
    card = hand.bit_length() - 1
    s.hands[one] ^= 1 << card
    f.played = [play_of(s.deck.pop(), COMMUNITY, 0), play_of(card, one, 0)]
    return s


# --- events ------------------------------------------------------------------------------------------

_FIELDS: Schema = {
    "seat": _or_null(SIDE),
    "target": _or_null(SIDE),
    "card": CARD,
    "other": CARD,
    "cards": CARDS,
    "suit": SUIT,
    "site": _number(0, c.SITES - 1),
    "item": _names(c.ITEM_IDS),
    "amount": {"type": "integer"},
    "total": {"type": "integer"},
    "value": COUNT,
    "die1": _number(0, max(c.DIE_FACES)),
    "die2": _number(0, max(c.DIE_FACES)),
    "token": _number(1, c.TOKENS),
    "face": FACE,
    "rank": _names(c.RANKS),
    "ending": _names(c.ENDINGS),
    "seats": SEATS,
    "action": {"type": "string"},
}


def _event(what: str) -> Schema:
    """One event: its public fields always, its secret ones only for its seat."""
    shape = EVENTS[what]
    kinds = c.INDICTMENT_KINDS if "indict" in what else c.TOKEN_KINDS
    fields = {**_FIELDS, "kind": _names(kinds)}
    properties: Schema = {"event": {"const": what}, "rule": _ref("rule")}
    properties.update((name, fields[name]) for name in (*shape.public, *shape.secret))
    return _object(properties, " ".join(shape.secret))


def event_schema() -> Schema:
    """What a seat is told of an event (``events.project``)."""
    log: list[Event] = []
    s = engine.new(Options(2), FastChance(1), log)
    told = [plain for event in log if (plain := project(event, s.turn)) is not None]
    examples = [plain for i, plain in enumerate(told) if plain["event"] != told[i - 1]["event"]]
    names = {f"event-{what}": _event(what) for what in EVENTS}
    schema = _schema(
        "event:1",
        "What one seat, or a spectator, is told of an event",
        {"type": "object", "oneOf": [_ref(name) for name in names]},
        "seat seats side card cards suit face",
        examples,
    )
    rule = {"type": "string", "pattern": "^[GSTAFWIBE][0-9]+$", "description": "Id of a rule."}
    schema["$defs"].update({"rule": rule, **names})
    return schema


# --- actions -----------------------------------------------------------------------------------------


def action_table() -> list[dict[str, int | str]]:
    """Every action with its id: what a network learns, and what records and clients write."""
    return [{"id": i, "notation": notation} for i, notation in enumerate(a.NOTATION)]


def action_table_schema() -> Schema:
    """The action table."""
    row = {"id": _number(0, a.ACTIONS - 1), "notation": {"type": "string", "minLength": 1}}
    return _schema(
        "action-table:1",
        "All actions, in the order of their ids",
        _list(_object(row), 1, unique=True),
        "",
        [action_table()[:3]],
    )


# --- judge cases -------------------------------------------------------------------------------------


def _per_seat(items: Schema) -> Schema:
    """A list with one entry for each seat."""
    return _list(items, 1, c.MAX_PLAYERS)


_SOME_CUBES = _object(dict.fromkeys(c.SUITS, _number(0, MOST)), " ".join(c.SUITS))
_REPUTATIONS = _per_seat(_object({"cards": CARDS, "cubes": _SOME_CUBES}, "cubes"))
_HOUSES = _by_suit(_object({"evidence": _number(0, MOST), "raided": YES_OR_NO}))
_INFORMERS = _object(dict.fromkeys("01234", SUIT), "0 1 2 3 4")
_PLAYERS = _number(c.MIN_PLAYERS, c.MAX_PLAYERS)
_RULES = {"rules": _names(PRESETS), "sentencing": _names(SENTENCINGS)}
_JOY = _number(0, MOST)


def _festivity_case() -> Schema:
    """F5 to F11: the cards on the table."""
    rogues = [code for code in c.CARD_CODES if code.endswith("R")]
    others = [code for code in c.CARD_CODES if not code.endswith("R")]
    rogue = {"by": SIDE, "card": _names(rogues), "value": _number(0, c.TEN - 1)}
    played = {"oneOf": [_object(rogue), _object({"by": SIDE, "card": _names(others)})]}
    body = {
        "players": _PLAYERS,
        "house": SUIT,
        "runner": SEAT,
        "played": _list(played),
        "dresses": _list(SUIT, unique=True),
        "doll": YES_OR_NO,
        "pride": _list(SEAT),
        "choose": _or_null(CARDS),
        "joy": _per_seat(_JOY),
        "community_joy": _JOY,
        "reputations": _REPUTATIONS,
        "revealed_informers": _INFORMERS,
        **_RULES,
    }
    needed = ("players", "house", "runner", "played")
    return _object(body, " ".join(name for name in body if name not in needed))


def _festivity_answer() -> Schema:
    result = {
        "set": CARDS,
        "joy": _per_seat(COUNT),
        "community_joy": COUNT,
        "reputations": _REPUTATIONS,
        "gossip": CARDS,
        "safe": CARDS,
        "draws": _per_seat(COUNT),
    }
    return _object(
        {
            "rank": _names(c.RANKS),
            "sets": _list(CARDS, 1),
            "result": {**_or_null(_object(result)), "description": "Null if the choice is open."},
        }
    )


def _investigation_case() -> Schema:
    """W2 to W5: the revealed gossip."""
    body = {
        "players": _PLAYERS,
        "week": _number(1, c.WEEKS),
        "community_joy": _JOY,
        "houses": _HOUSES,
        "revealed": CARDS,
        "dominoes": _list(SEAT),
        "reputations": _REPUTATIONS,
        "revealed_informers": _INFORMERS,
        **_RULES,
    }
    return _object(body, "dominoes revealed_informers rules sentencing")


def _investigation_answer() -> Schema:
    some_houses = _object(dict.fromkeys(c.SUITS, SEATS), " ".join(c.SUITS))
    return _object(
        {
            "raids": _list(SUIT, unique=True),
            "indictments": _object(dict.fromkeys(c.INDICTMENT_KINDS, some_houses)),
            "houses": _HOUSES,
            "ending": _or_null(_names(c.ENDINGS)),
        }
    )


def _ending_case() -> Schema:
    """E1 to E3: the position at the end."""
    token = {"seat": SEAT, "kind": _names(c.TOKEN_KINDS), "house": SUIT}
    indictment = {
        "kind": _names(c.INDICTMENT_KINDS),
        "convicted_on": _number(0, c.TEN - 1),
        "acquitted": LOSS,
        "convicted": _DEFS["face"]["properties"]["convicted"],
        "roll": _number(0, c.TEN - 1),
    }
    face = _object(indictment, "kind roll")
    body = {
        "players": _PLAYERS,
        "kind": _names(c.ENDINGS),
        "houses": _HOUSES,
        "tokens": _list(_object(token)),
        "reputations": _REPUTATIONS,
        "joy": _per_seat(_JOY),
        "items": _per_seat(_number(0, c.ITEMS_HELD)),
        "indictments": _per_seat(_list(face)),
        "extra_indictments": _per_seat(_or_null(face)),
        **_RULES,
    }
    schema = _object(body, "joy items indictments extra_indictments rules sentencing")
    survival = {"properties": {"kind": {"const": "survival"}}}
    return {**schema, "if": survival, "then": {"required": ["joy", "items", "indictments"]}}


def _ending_answer() -> Schema:
    points = _per_seat(_or_null({"type": "integer"}))
    body = {"hanged": SEATS, "winners": SEATS, "scores": points, "joy": _per_seat(COUNT)}
    return _object(body, "scores joy")


def case_schema() -> Schema:
    """What the judge reads, and under ``expect`` what it answers (``companion.judge``)."""
    cases = {
        "festivity": (_festivity_case(), _festivity_answer()),
        "investigation": (_investigation_case(), _investigation_answer()),
        "ending": (_ending_case(), _ending_answer()),
    }
    schema = _schema(
        "case:1",
        "A position of a table that the judge decides, and its answer",
        {"type": "object", "oneOf": [_ref(f"{kind}-case") for kind in cases]},
        "seat seats side card cards suit",
        _CASES,
    )
    for kind, (case, answer) in cases.items():
        body = {kind: _ref(kind), "expect": _ref(f"{kind}-answer"), **_RULES}
        schema["$defs"][f"{kind}-case"] = _object(body, "expect rules sentencing")
        schema["$defs"][kind] = case
        schema["$defs"][f"{kind}-answer"] = answer
    return schema


_BOARD = {name: {"evidence": 0, "raided": False} for name in c.SUITS}
_CASES: list[Schema] = [
    {
        "festivity": {
            "players": 3,
            "house": "hearts",
            "runner": 0,
            "played": [
                {"by": COMMUNITY_NAME, "card": "H4"},
                {"by": 0, "card": "HR", "value": 6},
                {"by": 1, "card": "HQ"},
                {"by": 0, "card": "H5"},
                {"by": 2, "card": "H7"},
            ],
        }
    },
    {
        "investigation": {
            "players": 2,
            "week": 2,
            "community_joy": 12,
            "houses": {**_BOARD, "fans": {"evidence": 4, "raided": False}},
            "revealed": ["FC", "F1", "F2", "FJ", "C3"],
            "reputations": [{"cards": ["F4"]}, {"cards": [], "cubes": {"fans": 2}}],
        }
    },
    {
        "rules": "published",
        "ending": {
            "players": 2,
            "kind": "survival",
            "houses": {**_BOARD, "cups": {"evidence": 1, "raided": True}},
            "tokens": [{"seat": 0, "kind": "loyal", "house": "fans"}],
            "reputations": [{"cards": ["F4"]}, {"cards": ["C2"]}],
            "joy": [14, 21],
            "items": [0, 1],
            "indictments": [[], [{**indictment_face(8), "roll": 5}]],
        },
    },
]

# --- the files ---------------------------------------------------------------------------------------


def files() -> dict[str, str]:
    """The committed files, by name."""
    schemas = {
        "view": view_schema(),
        "event": event_schema(),
        "action-table": action_table_schema(),
        "case": case_schema(),
    }
    written = {
        f"{name}.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in schemas.items()
    }
    rows = ",\n".join(json.dumps(row) for row in action_table())
    written["action-table.json"] = f"[\n{rows}\n]\n"
    return written


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
