"""The shapes of what the server answers, as JSON Schemas for its description.

Answers are encoded once and sent as they are; nothing checks them on their way. Tests hold real answers
against these shapes instead. All objects are closed: a key that is not declared is an error. The shapes
of views, events and cases are those of :mod:`mollyhouse.schema`, under names of this description.
"""

from typing import Any

from mollyhouse import components as c
from mollyhouse.schema import case_schema, event_schema, view_schema
from mollyhouse.server.box import FORMAT, box
from mollyhouse.state import PRESETS, SENTENCINGS

Schema = dict[str, Any]

AT = "#/components/schemas/"
TEXT: Schema = {"type": "string"}
YES_OR_NO: Schema = {"type": "boolean"}
COUNT: Schema = {"type": "integer", "minimum": 0}
NUMBER: Schema = {"type": "integer"}
TIME: Schema = {"type": "number", "description": "seconds since the epoch"}
SECRET: Schema = {"type": "string", "description": "shown this once"}


def ref(name: str) -> Schema:
    """A shape by its name."""
    return {"$ref": AT + name}


def list_of(items: Schema) -> Schema:
    """A list."""
    return {"type": "array", "items": items}


def or_null(schema: Schema) -> Schema:
    """Something that may be missing."""
    return {"anyOf": [schema, {"type": "null"}]}


def names(*known: str) -> Schema:
    """One of some words."""
    return {"enum": list(known)}


def closed(description: str, optional: str = "", **fields: Schema) -> Schema:
    """An object of these fields, all of them there but the ``optional`` ones."""
    return {
        "type": "object",
        "description": description,
        "properties": fields,
        "required": [name for name in fields if name not in optional.split()],
        "additionalProperties": False,
    }


HEX: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
TABLE_ID: Schema = {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"}
SEAT = ref("Seat")
SUIT = ref("Suit")

# --- from the schemas of the engine ------------------------------------------------------------------


def _name(part: str) -> str:
    return "".join(word.capitalize() for word in part.split("-"))


def _moved(schema: Any) -> Any:
    """A part of a schema, its references leading to the description's components."""
    if isinstance(schema, list):
        return [_moved(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: AT + _name(value.removeprefix("#/$defs/")) if key == "$ref" else _moved(value)
        for key, value in schema.items()
    }


def _engine() -> dict[str, Schema]:
    """View, event and case with all their parts; what they share is there once."""
    found: dict[str, Schema] = {}
    for title, schema in (("View", view_schema()), ("Event", event_schema()), ("Case", case_schema())):
        parts = {_name(part): _moved(body) for part, body in schema["$defs"].items()}
        whole = {k: v for k, v in schema.items() if k not in ("$defs", "$schema", "$id", "title")}
        parts[title] = {**_moved(whole), "description": schema["title"]}
        for name, part in parts.items():
            if found.setdefault(name, part) != part:
                raise ValueError(f"{name} is two things")
    return found


# --- messages ----------------------------------------------------------------------------------------

_MESSAGES: dict[str, tuple[str, Any]] = {
    "event": ("Something that happened in the game, as you are told of it.", {"event": ref("Event")}),
    "join": ("A person takes a seat.", {"seat": SEAT, "name": TEXT}),
    "leave": ("The person of a seat goes, or is removed.", {"seat": SEAT, "removed": YES_OR_NO}),
    "start": ("The game begins.", {"commitment": HEX}),
    "undo": ("A seat takes back what it did.", {"seat": SEAT}),
    "clock": ("The time of a seat is out; a bot moves.", {"seat": SEAT}),
    "seed": ("The game is over: what the commitment was the SHA-256 of.", {"seed": HEX}),
    "pause": (
        "Nobody could play for a while; clocks have stood still.",
        {"begin": TIME, "end": TIME},
    ),
    "chat": (
        "Something said (G1: true or not).",
        {"seat": SEAT, "name": TEXT, "text": TEXT, "at": TIME},
    ),
    "standing": (
        "Your own answers in advance; nobody else is told.",
        {"items": YES_OR_NO, "pride": names("yes", "no", "ask")},
    ),
    "concede": ("The person of a seat gives up; a bot plays on.", {"seat": SEAT, "bot": TEXT}),
    "offer": (
        "A seat is to go to a bot, or to the person of that name.",
        {"target": SEAT, "bot": or_null(TEXT), "name": TEXT},
    ),
    "agree": ("A seat agrees to the offer.", {"seat": SEAT}),
    "refuse": ("A seat does not.", {"seat": SEAT}),
    "takeover": ("A seat has changed hands.", {"seat": SEAT, "name": TEXT, "bot": or_null(TEXT)}),
    "mute": (
        "You stop hearing a seat, or hear it again; only you know.",
        {"target": SEAT, "muted": YES_OR_NO},
    ),
    "rematch": ("The same people meet again at another table.", {"table": TABLE_ID}),
}


def _messages() -> dict[str, Schema]:
    """Every kind of message, and ``Message``, which is one of them."""
    number = {**COUNT, "description": "dense from 1, for each viewer apart"}
    found = {
        f"{_name(kind)}Message": closed(what, id=number, kind={"const": kind}, **fields)
        for kind, (what, fields) in _MESSAGES.items()
    }
    found["Message"] = {"oneOf": [ref(name) for name in found]}
    return found


# --- tables ------------------------------------------------------------------------------------------


def _summary(description: str, **more: Any) -> Schema:
    """What everybody may know of a table apart from the game."""
    return closed(
        description,
        id=TABLE_ID,
        name=TEXT,
        status=names("waiting", "playing", "finished"),
        options=ref("Options"),
        clock=ref("TableClock"),
        hot_seat={**YES_OR_NO, "description": "whoever made it sits at all seats for persons"},
        seats=list_of(ref("TableSeat")),
        waiting_for={**list_of(SEAT), "description": "seats whose answer the game waits for"},
        question={**COUNT, "description": "number of the present question; a move names it"},
        deadline=or_null({**TIME, "description": "when the time for the question is out"}),
        offer=or_null(ref("TableOffer")),
        rematch=or_null({**TABLE_ID, "description": "the table where the same people meet again"}),
        commitment={**HEX, "description": "SHA-256 of the seed"},
        seed=or_null({**HEX, "description": "shown when the game is over"}),
        **more,
    )


def _tables() -> dict[str, Schema]:
    mine: Any = {
        "mine": ref("Mine"),
        "seat": {**SEAT, "description": "the first of your seats"},
        "your_turn": YES_OR_NO,
    }
    return {
        "Options": closed(
            "What a table plays with.",
            players={"type": "integer", "minimum": c.MIN_PLAYERS, "maximum": c.MAX_PLAYERS},
            rules=names(*PRESETS),
            items=names(*c.ITEM_SETS),
            sentencing=names(*SENTENCINGS),
        ),
        "TableClock": closed(
            "How long a decision may take, in seconds.",
            kind=names("none", "live", "slow"),
            seconds=COUNT,
            reserve=COUNT,
        ),
        "TableSeat": closed(
            "Who sits where: a person, a bot by name, or nobody yet.",
            seat=SEAT,
            name=TEXT,
            bot=or_null(TEXT),
            taken={**YES_OR_NO, "description": "by a person"},
        ),
        "TableOffer": closed(
            "A seat that is to change hands.",
            target=SEAT,
            bot=or_null(TEXT),
            name=TEXT,
            agreed=list_of(SEAT),
            needed={**COUNT, "description": "how many must agree"},
        ),
        "Summary": _summary("What everybody may know of a table apart from the game."),
        "MyTable": _summary("A table of yours.", **mine),
        "FrozenTable": closed(
            "A table of yours that is kept, but not played on.",
            id=TABLE_ID,
            status={"const": "frozen"},
            **mine,
        ),
        "NewTableAnswer": closed(
            "A new table; at a rematch that another has made, without the secrets.",
            id=TABLE_ID,
            invite=or_null({**SECRET, "description": "lets people join; shown this once"}),
            invites=or_null(
                {**list_of(or_null(SECRET)), "description": "by seat: seats one person there, once"}
            ),
            watch=or_null({**SECRET, "description": "lets people watch; shown this once"}),
            seat=or_null(SEAT),
        ),
        "RenewedLink": closed(
            "A new link.", link=names("invite", "watch", "seat"), seat=or_null(SEAT), secret=SECRET
        ),
        "Mine": closed(
            "What of the table is yours.",
            seats={**list_of(SEAT), "description": "your seats; several with hot seat"},
            owner={**YES_OR_NO, "description": "whether you made it"},
        ),
        "Seated": closed("Where you sit.", seat=SEAT),
        "Watching": closed("You watch.", seat={"type": "null"}),
        "Begun": closed("The game has begun.", question=COUNT),
        "Done": closed("It is done."),
    }


def _playing() -> dict[str, Schema]:
    return {
        "Snapshot": closed(
            "A table as you may see it.",
            mine=ref("Mine"),
            seat=or_null({**SEAT, "description": "the seat that you look with; null for who watches"}),
            seen={**COUNT, "description": "how many messages you have had"},
            steps={**COUNT, "description": "how many steps you can replay"},
            legal={**list_of(TEXT), "description": "your legal actions in notation"},
            undo={**YES_OR_NO, "description": "whether you may take back what you did"},
            standing=or_null(ref("StandingAnswers")),
            view=or_null(ref("View")),
            table=ref("Summary"),
        ),
        "StandingAnswers": closed(
            "Your answers in advance.", items=YES_OR_NO, pride=names("yes", "no", "ask")
        ),
        "Change": closed(
            "The data of every event of a stream: what is new, and all as it is now.",
            messages=list_of(ref("Message")),
            snapshot=ref("Snapshot"),
        ),
        "StreamEvent": closed(
            "An event of a stream: first `table`, then `change` after `change`. Its data is JSON.",
            event=names("table", "change"),
            id={**TEXT, "pattern": "^(w|[0-4])-[0-9]+$", "description": "send it as Last-Event-ID"},
            data=ref("Change"),
        ),
        "TurnNotice": closed(
            "What a webhook is sent.", table=TABLE_ID, seat=SEAT, name=TEXT, your_turn={"const": True}
        ),
        "Told": closed("How you are told.", webhook=YES_OR_NO, feed=YES_OR_NO),
        "ToldFrom": closed(
            "How you are told from now on.",
            webhook=YES_OR_NO,
            feed=or_null({**TEXT, "description": "path of the private feed; shown this once"}),
        ),
        "Feed": closed(
            "A JSON Feed 1.1.",
            version={"const": "https://jsonfeed.org/version/1.1"},
            title=TEXT,
            items=list_of(
                closed("It is your turn.", id=TEXT, title=TEXT, content_text=TEXT),
            ),
        ),
    }


# --- people ------------------------------------------------------------------------------------------


def _people() -> dict[str, Schema]:
    return {
        "Me": closed("Who you are.", id=TEXT, name=TEXT),
        "Known": closed("Who you are, and what stands for you.", id=TEXT, name=TEXT, token=SECRET),
        "Code": closed("A code for another device.", code=SECRET, until=TIME),
    }


# --- looking back ------------------------------------------------------------------------------------


def _replay() -> dict[str, Schema]:
    by_seat = list_of(COUNT)
    week: Schema = {"type": "integer", "minimum": 1, "maximum": c.WEEKS}
    return {
        "ReplayStep": closed(
            "A game as it was; `hands` by seat if all cards are up.",
            "hands log",
            step=COUNT,
            steps={**COUNT, "description": "the last step"},
            view=ref("View"),
            events={**list_of(ref("Event")), "description": "what this step told"},
            hands=list_of(ref("Cards")),
            log={
                **list_of(list_of(ref("Event"))),
                "description": "what every step told, if it is asked for",
            },
        ),
        "Result": closed(
            "How a game ended.",
            ending=names(*c.ENDINGS),
            winners=list_of(SEAT),
            hanged=list_of(SEAT),
            joy=list_of(COUNT),
            community_joy=COUNT,
            points=list_of(NUMBER),
            week=week,
        ),
        "Record": closed(
            "A game that anyone can replay and verify (docs/records.md).",
            format={"const": 1},
            rules_version=COUNT,
            rules=names(*PRESETS),
            items=names(*c.ITEM_SETS),
            sentencing=names(*SENTENCINGS),
            players=list_of(closed("Who played.", name=TEXT, bot=or_null(TEXT))),
            commitment=or_null(HEX),
            seed=or_null(HEX),
            actions=list_of(closed("What was done.", seat=SEAT, action=TEXT)),
            chance={
                **list_of(
                    {
                        "type": "array",
                        "prefixItems": [TEXT, list_of({"type": ["string", "integer"]})],
                        "items": False,
                        "minItems": 2,
                    }
                ),
                "description": "what was shuffled or rolled, and how it fell",
            },
            result=or_null(ref("Result")),
            digest=HEX,
        ),
        "KeptRecord": closed(
            "A record that you keep, in short.",
            id=TABLE_ID,
            digest=HEX,
            created=TIME,
            rules=names(*PRESETS),
            items=names(*c.ITEM_SETS),
            sentencing=names(*SENTENCINGS),
            players=list_of(closed("Who played.", name=TEXT, bot=or_null(TEXT))),
            result=ref("Result"),
        ),
        "Statistics": closed(
            "What a page of results tells.",
            joy=list_of(closed("At the end of a week.", week=week, players=by_seat, community=NUMBER)),
            festivities=list_of(
                closed("A festivity.", week=week, runner=SEAT, house=SUIT, rank=names(*c.RANKS))
            ),
            exposures={**by_seat, "description": "by seat"},
            lost={**by_seat, "description": "reputation cards that became gossip, by seat"},
            raids=list_of(closed("A raid.", week=week, house=SUIT)),
            informers=list_of(closed("An informer revealed.", week=week, seat=SEAT, house=SUIT)),
            indictments={**by_seat, "description": "by seat"},
            decisions={**by_seat, "description": "by seat"},
            result=or_null(ref("Result")),
        ),
        "CheckedRecord": closed(
            "A record that holds, and is kept.",
            id=TABLE_ID,
            checked=list_of(names("digest", "actions", "chance", "result", "commitment")),
            statistics=ref("Statistics"),
        ),
    }


# --- without a table --------------------------------------------------------------------------------


def _companion() -> dict[str, Schema]:
    reasons = closed("What follows from a rule, in words.", text=TEXT, rule=or_null(TEXT))
    kinds = ("festivity", "investigation", "ending")
    found = {
        f"{_name(kind)}Verdict": closed(
            "What the judge says.",
            kind={"const": kind},
            answer=ref(f"{_name(kind)}Answer"),
            reasons=or_null(list_of(reasons)),
        )
        for kind in kinds
    }
    return {**found, "Verdict": {"oneOf": [ref(name) for name in found]}, "Box": _box()}


def _box() -> Schema:
    site = {"type": "integer", "minimum": 0, "maximum": c.SITES - 1}
    counts: Any = dict.fromkeys(c.ITEM_SETS, COUNT)
    key = {**TEXT, "description": "of the message that names it"}
    numbers: Any = dict.fromkeys(box()["numbers"], COUNT)
    return closed(
        "The facts of the box. Messages name the pieces: `suit-cups`, `item-gin`, `rank-dance` …",
        format={"const": FORMAT},
        suits=list_of(closed("A suit, and where its house is.", suit=SUIT, letter=TEXT, house=site)),
        sites=list_of(
            closed(
                "A site, clockwise; a shop's number is its place in the view.",
                site=site,
                name=key,
                kind=names(*c.SITE_KINDS),
                suit=or_null(SUIT),
                shop=or_null(COUNT),
            )
        ),
        cards=list_of(
            closed(
                "A vice card; a desire has a value.",
                card=ref("Card"),
                suit=SUIT,
                face=names("desire", "jack", "queen", "constable", "rogue"),
                value=or_null(COUNT),
                joy=COUNT,
                infamy=COUNT,
            )
        ),
        items=list_of(
            closed(
                "An item, and its copies in each set.",
                item=names(*c.ITEM_IDS),
                counts=closed("By set.", **counts),
            )
        ),
        indictments=list_of(ref("Face")),
        tokens=closed("Encounter tokens of each player.", loyal=COUNT, informer=COUNT),
        die={**list_of(COUNT), "description": "boots on each face; 0 is the market discard"},
        ranks=list_of(closed("A rank of festivity.", rank=names(*c.RANKS), community_joy=NUMBER)),
        endings=list_of(names(*c.ENDINGS)),
        players=list_of(
            closed(
                "What depends on the number of players.",
                players=COUNT,
                highest_desire=COUNT,
                threshold={**COUNT, "description": "community joy for survival"},
                opening_hand=COUNT,
                festivity_rounds=COUNT,
                festivity_hand={**COUNT, "description": "cards needed to throw a festivity"},
            )
        ),
        numbers=closed("The numbers of the rules.", **numbers),
    )


def shapes() -> dict[str, Schema]:
    """Every shape by its name."""
    made = (_engine, _messages, _tables, _playing, _people, _replay, _companion)
    return {name: shape for part in made for name, shape in part().items()}
