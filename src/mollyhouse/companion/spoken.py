"""The judge for people: cases in short words that can be typed at a table, and answers in sentences.

Short words are lists with a colon: ``0:HR=6,H5`` are two cards of seat 0, ``hearts:5,raided`` is a
house. They become a case as in the conformance files, so :func:`mollyhouse.companion.judge.judge`
checks and decides alike.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from mollyhouse import components as c
from mollyhouse import narrate
from mollyhouse.companion.judge import Verdict
from mollyhouse.errors import BadCase
from mollyhouse.events import COMMUNITY_NAME, indictment_face, project
from mollyhouse.i18n import Language
from mollyhouse.masks import CARD

Case = dict[str, Any]

_OPTIONS = {
    "case": "the case",
    "played": "cards",
    "revealed": "cards",
    "reputations": "--reputation",
    "revealed_informers": "--informer",
    "houses": "--house",
    "dresses": "--dress",
    "dominoes": "--domino",
    "tokens": "--token",
    "indictments": "--indictment",
    "extra_indictments": "--extra",
}
"""What the fields of a case are called on the command line, where it is not the same."""


# --- short words ----------------------------------------------------------------------------------


def _split(word: str, example: str) -> tuple[str, list[str]]:
    """What stands before the colon, and the list after it."""
    head, colon, tail = word.partition(":")
    if not colon or not head or not tail:
        raise BadCase(f"{word[:40]!r} is not of the form {example}")
    return head, tail.split(",")


def number(text: str, what: str) -> int:
    """A whole number."""
    if not (text.isascii() and text.removeprefix("-").isdigit()) or len(text) > 6:
        raise BadCase(f"{what}: {text[:40]!r} is not a number")
    return int(text)


def numbers(text: str, what: str) -> list[int]:
    """Whole numbers with commas between them."""
    return [number(part, what) for part in text.split(",")]


def suit(text: str) -> str:
    """A suit by its name or letter."""
    for letter, name in zip(c.SUIT_LETTERS, c.SUITS, strict=True):
        if text.casefold() in (letter.casefold(), name):
            return name
    raise BadCase(f"{text[:40]!r} is no suit; there are {', '.join(c.SUITS)}, or C, F, H, P")


def code(text: str) -> str:
    """A card code, in capitals or not."""
    found = text.upper()
    if found not in CARD:
        raise BadCase(f"{text[:40]!r} is no card; a card is its suit and its face, such as H7 or HQ")
    return found


def plain(error: str) -> str:
    """A complaint about a case, with the name of the option in place of that of the field."""
    field, colon, rest = error.partition(": ")
    if error.endswith(".roll: missing"):
        rest = "the die of a trial is missing; add it, such as 0:5/3/8=7"
    name = re.sub(r"\[\d+\]", "", field).partition(".")[0]
    option = _OPTIONS.get(name, "--" + name.replace("_", "-"))
    return f"{option}: {rest}" if colon and name.isidentifier() else error


def plays(players: int, words: Iterable[str]) -> list[Case]:
    """Cards of a festivity: ``community:H4``, ``c:H4``, ``0:HR=6,H5``."""
    played: list[Case] = []
    for word in words:
        by, cards = _split(word, "community:H4 or 0:HR=6")
        side = COMMUNITY_NAME if by in ("c", COMMUNITY_NAME) else _seat(by, players)
        for text in cards:
            card, equals, value = text.partition("=")
            play: Case = {"by": side, "card": code(card)}
            rogue = c.CARD_FACE[CARD[play["card"]]] == c.ROGUE
            if rogue and not value:
                raise BadCase(f"{card} needs a value, such as {card}=6")
            if equals and not rogue:
                raise BadCase(f"{text[:40]!r}: only a rogue takes a value; leave it out: {card}")
            if rogue:
                play["value"] = number(value, text[:40])
                if not 0 <= play["value"] <= 9:
                    raise BadCase(f"{text[:40]!r}: the value of a rogue is from 0 to 9")
            played.append(play)
    return played


def reputations(players: int, words: Iterable[str]) -> list[Case]:
    """Reputations: ``0:H2,HJ,H+2`` are two cards and two cubes of seat 0."""
    found: list[Case] = [{"cards": [], "cubes": {}} for _ in range(players)]
    for word in words:
        head, parts = _split(word, "0:H2,HJ,H+2")
        owned = found[_seat(head, players)]
        for part in parts:
            letter, plus, cubes = part.partition("+")
            if plus:
                owned["cubes"][suit(letter)] = number(cubes, part[:40])
            else:
                owned["cards"].append(code(part))
    return found


def houses(words: Iterable[str]) -> Case:
    """Houses: ``hearts:5`` has 5 evidence, ``fans:3,raided`` is raided; others are empty and open."""
    found: Case = {name: {"evidence": 0, "raided": False} for name in c.SUITS}
    for word in words:
        head, parts = _split(word, "hearts:5 or hearts:5,raided")
        evidence, *raided = parts
        if raided not in ([], ["raided"]):
            raise BadCase(f"{word[:40]!r} is not of the form hearts:5 or hearts:5,raided")
        found[suit(head)] = {"evidence": number(evidence, word[:40]), "raided": bool(raided)}
    return found


def informers(players: int, words: Iterable[str]) -> Case:
    """Revealed informers: ``1:hearts``."""
    found: Case = {}
    for word in words:
        head, parts = _split(word, "1:hearts")
        if len(parts) != 1:
            raise BadCase(f"{word[:40]!r} is not of the form 1:hearts")
        found[str(_seat(head, players))] = suit(parts[0])
    return found


def tokens(players: int, words: Iterable[str]) -> list[Case]:
    """Placed encounter tokens: ``0:hearts,informer`` or ``0:hearts,loyal``."""
    found: list[Case] = []
    for word in words:
        head, parts = _split(word, "0:hearts,informer")
        if len(parts) != 2:
            raise BadCase(f"{word[:40]!r} is not of the form 0:hearts,informer")
        if parts[1] not in c.TOKEN_KINDS:
            raise BadCase(f"{parts[1][:40]!r} is no token; there are {', '.join(c.TOKEN_KINDS)}")
        found.append({"seat": _seat(head, players), "house": suit(parts[0]), "kind": parts[1]})
    return found


def indictments(players: int, words: Iterable[str]) -> list[list[Case]]:
    """Indictments with the dice of their trials: ``0:5/3/8=7``.

    It reads: 5 or more convicts; 3 joy for an acquittal, 8 for a conviction (or ``noose``); the die
    showed 7. For flat sentences ``0:major`` or ``0:minor`` is enough.
    """
    found: list[list[Case]] = [[] for _ in range(players)]
    for word in words:
        head, parts = _split(word, "0:5/3/8=7")
        found[_seat(head, players)] += [_indictment(part) for part in parts]
    return found


def _indictment(text: str) -> Case:
    if text in c.INDICTMENT_KINDS:
        return indictment_face(c.INDICTMENT_KIND.index(c.INDICTMENT_KINDS.index(text)))
    printed, equals, roll = text.partition("=")
    parts = printed.split("/")
    if len(parts) != 3:
        raise BadCase(f"{text[:40]!r} is not of the form 5/3/8=7 or 8/5/noose=2, or major or minor")
    needed, acquitted, convicted = parts
    noose = convicted in ("noose", "hanged")
    face: Case = {
        "convicted_on": number(needed, text[:40]),
        "acquitted": -number(acquitted, text[:40]),
        "convicted": "hanged" if noose else -number(convicted, text[:40]),
    }
    if not any(face.items() <= indictment_face(one).items() for one in range(c.INDICTMENTS)):
        raise BadCase(f"{text[:40]!r}: no such indictment is printed")
    return face | {"roll": number(roll, text[:40])} if equals else face


def _seat(text: str, players: int) -> int:
    seat = number(text, "seat")
    if not 0 <= seat < players:
        raise BadCase(f"there is no seat {seat}; seats run from 0 to {players - 1}")
    return seat


# --- answers --------------------------------------------------------------------------------------


def answer(lang: Language, verdict: Verdict, names: Sequence[str]) -> list[tuple[str, str]]:
    """What the judge says, line by line, each with the rule that it follows from, or none."""
    told = [
        (words, event.rule)
        for event in verdict.events
        if (words := _words(lang, project(event, None), names)) is not None
    ]
    result = {"festivity": _festivity, "investigation": _investigation, "ending": _ending}
    return told + result[verdict.kind](lang, verdict.answer, names)


def _words(lang: Language, event: Case | None, names: Sequence[str]) -> str | None:
    return None if event is None else narrate.event_line(lang, event, names)


def _festivity(lang: Language, answer: Case, names: Sequence[str]) -> list[tuple[str, str]]:
    """Where all stand; or the sets between which the runner has to choose."""
    result = answer["result"]
    if result is None:
        rank = narrate.a_rank(lang, answer["rank"])
        sets = [" ".join(one) for one in answer["sets"]]
        choice = lang.text("judge-choice", rank=rank, count=len(sets))
        return [(choice, "F6"), *((one, "") for one in sets)]
    lines = [
        lang.text(
            "judge-player",
            name=name,
            joy=result["joy"][seat],
            reputation=_reputation(lang, result["reputations"][seat]),
            draws=result["draws"][seat],
        )
        for seat, name in enumerate(names)
    ]
    lines.append(lang.text("judge-community", joy=result["community_joy"]))
    return [(line, "") for line in lines]


def _reputation(lang: Language, owned: Case) -> str:
    """A reputation in short: cards by code, then cubes."""
    letters = dict(zip(c.SUITS, c.SUIT_LETTERS, strict=True))
    cubes = [f"{letters[name]}+{count}" for name, count in owned["cubes"].items()]
    return " ".join([*owned["cards"], *cubes]) or "–"


def _investigation(lang: Language, answer: Case, names: Sequence[str]) -> list[tuple[str, str]]:
    """Whether the game ends."""
    lines = [] if answer["raids"] else [(lang.text("judge-no-raid"), "W3")]
    ending = answer["ending"]
    ends = lang.text(f"event-game-ends-{ending}") if ending else lang.text("judge-goes-on")
    return [*lines, (ends, "W5")]


def _ending(lang: Language, answer: Case, names: Sequence[str]) -> list[tuple[str, str]]:
    """The final joy; the rest has been told."""
    joy = answer.get("joy", [])
    return [
        (lang.text("judge-joy", name=name, joy=own), "") for name, own in zip(names, joy, strict=False)
    ]
