"""Says in words what happened, what may be done, what is asked, and by which rule.

Works on plain data, as :func:`mollyhouse.events.project` gives it, so that a log reads the same for
every client. What only one player may know is told when, and only when, it is in the event.

    >>> from mollyhouse.i18n import language
    >>> event = {"event": "draw", "rule": "A1", "seat": 0, "amount": 2}
    >>> event_line(language("en"), event, ["Anna", "Beth"])
    'Anna draws 2 cards.'
    >>> event_line(language("en"), {**event, "cards": ["C4", "HQ"]}, ["Anna", "Beth"])
    'Anna draws 2 cards: 4 of Cups and Queen of Hearts.'
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse.events import COMMUNITY_NAME, EVENTS
from mollyhouse.i18n import Language

Fact = Mapping[str, Any]
"""An event as plain data."""
Arguments = dict[str, str | int]

RULES: Final = tuple(
    f"{chapter}{number}"
    for chapter, last in zip("GSTAFWIBE", (12, 3, 6, 6, 13, 7, 9, 4, 3), strict=True)
    for number in range(1, last + 1)
)
"""Ids of all rules, in their order."""
WORDS: Final = (
    *("community", "market", "deck", "gossip", "safe", "joy", "reputation", "evidence"),
    *("candelabra", "runner", "week", "hand", "draw-tokens"),
)
"""Words of the table that have a name of their own, see :func:`word`."""

_FACES: Final = {"J": "jack", "Q": "queen", "C": "constable", "R": "rogue"}
_CHOICES: Final[dict[int, tuple[str, ...]]] = {
    a.NOTICE: c.TOKEN_KINDS,
    a.NOTICE_MARKET: ("gossip", "reputation"),
    a.CUBES: ("no", "yes"),
    a.DOMINO: ("no", "yes"),
    a.ENCOUNTER: c.TOKEN_KINDS,
}
"""Kinds of action with a message for each choice."""


# --- names of things ------------------------------------------------------------------------------


def card(lang: Language, code: str, value: int | None = None) -> str:
    """A card by its code: ``Queen of Hearts``; a rogue may have its value of a festivity."""
    message, args = _card(lang, code, value)
    return lang.text(message, **args)


def the_card(lang: Language, code: str, value: int | None = None) -> str:
    """A card as a part of a sentence: ``the Queen of Hearts``."""
    message, args = _card(lang, code, value)
    return lang.attribute(message, "the", **args)


def cards(lang: Language, codes: Iterable[str]) -> str:
    """A list of cards: ``4 of Cups and Queen of Hearts``."""
    named = [_card(lang, code, None) for code in codes]
    return lang.join([lang.attribute(message, "inline", **args) for message, args in named])


def _card(lang: Language, code: str, value: int | None) -> tuple[str, Arguments]:
    """The message of a card, and its arguments."""
    args: Arguments = {"suit": suit(lang, _suit_of(code))}
    if code[1].isdigit():
        return "card-desire", args | {"value": int(code[1])}
    if code[1] == "R" and value is not None:
        return "card-rogue-valued", args | {"value": value}
    return f"card-{_FACES[code[1]]}", args


def _suit_of(code: str) -> str:
    return c.SUITS[c.SUIT_LETTERS.index(code[0])]


def suit(lang: Language, name: str) -> str:
    """A suit, one of ``components.SUITS``."""
    return lang.text(f"suit-{name}")


def site(lang: Language, index: int) -> str:
    """A site by its number."""
    return lang.text(f"site-{index}")


def site_kind(lang: Language, index: int) -> str:
    """What kind of place a site is."""
    return lang.text(f"site-kind-{c.SITE_KINDS[c.SITE_KIND[index]]}")


def house(lang: Language, name: str) -> str:
    """The molly house of a suit."""
    return lang.text(f"house-{name}")


def item(lang: Language, ident: str) -> str:
    """An item, one of ``components.ITEM_IDS``."""
    return lang.text(f"item-{ident}")


def token(lang: Language, kind: str | None) -> str:
    """An encounter token: ``loyal``, ``informer``, or None while it lies face down."""
    return lang.text(f"token-{kind or 'hidden'}")


def indictment(lang: Language, kind: str) -> str:
    """An indictment: ``major`` or ``minor``."""
    return lang.text(f"indictment-{kind}")


def rank(lang: Language, name: str) -> str:
    """A festivity, one of ``components.RANKS``."""
    return lang.text(_rank(name))


def a_rank(lang: Language, name: str) -> str:
    """A festivity as a part of a sentence: ``a surprise ball``."""
    return lang.attribute(_rank(name), "a")


def _rank(name: str) -> str:
    return f"rank-{name.replace(' ', '-')}"


def word(lang: Language, ident: str) -> str:
    """One of :data:`WORDS`."""
    return lang.text(f"term-{ident}")


def player(lang: Language, side: int | str | None, names: Sequence[str]) -> str:
    """The name of a seat, or the community; nobody has none."""
    if isinstance(side, int):
        return names[side]
    return word(lang, COMMUNITY_NAME) if side == COMMUNITY_NAME else ""


def described(lang: Language, family: str, key: str) -> tuple[str, str]:
    """Name and explanation.

    Args:
        lang: the language.
        family: ``item``, ``rank``, ``ending``, ``ruleset``, ``itemset`` or ``sentencing``.
        key: which of them, as in ``components`` and ``state``.
    """
    message = f"{family}-{key.replace(' ', '-')}"
    return lang.text(message), lang.attribute(message, "text")


# --- rules ----------------------------------------------------------------------------------------


def chapter(lang: Language, letter: str) -> str:
    """Title of a chapter of the rules, by the letter of its ids."""
    return lang.text(f"chapter-{letter}")


def rule(lang: Language, ident: str) -> tuple[str, str]:
    """Title and text of a rule; ``I`` is what holds for all items."""
    message = "chapter-I" if ident == "I" else f"rule-{ident}"
    return lang.text(message), lang.attribute(message, "text")


def why(lang: Language, events: Iterable[Fact]) -> list[tuple[str, str, str]]:
    """The rules behind events, each once, in order: id, title and text."""
    idents = dict.fromkeys(event["rule"] for event in events)
    return [(ident, *rule(lang, ident)) for ident in idents]


# --- what happened --------------------------------------------------------------------------------


def event_line(lang: Language, event: Fact, names: Sequence[str]) -> str | None:
    """An event as a sentence.

    Args:
        lang: the language.
        event: as :func:`mollyhouse.events.project` gives it, with or without its secret fields.
        names: of the players, by seat.

    Returns:
        The sentence; None if the event before it has already said the same.
    """
    what: str = event["event"]
    variant = _variant(event)
    if variant is None:
        return None
    message = f"event-{what}-{variant}" if variant else f"event-{what}"
    args = _arguments(lang, event, names)
    if any(field in event for field in EVENTS[what].secret):
        return lang.attribute(message, "own", **args)
    return lang.text(message, **args)


def _variant(event: Fact) -> str | None:
    """In which of several ways the event happened; None if there is nothing to say."""
    rule_id: str = event["rule"]
    community = "community" if event.get("seat") == COMMUNITY_NAME else ""
    match event["event"]:
        case "candelabra":
            return "first" if rule_id == "S2" else "week"
        case "draw":
            return "returned" if rule_id == "W7" else ""
        case "draw-tokens":
            return "threats" if rule_id == "W1" else ""
        case "opening":
            return "threat" if event["card"][1] in "CR" else ""
        case "joy":
            return _joy_variant(event, community)
        case "cubes":  # Those for exposure are told with it.
            return None if rule_id == "G6" else "pride" if rule_id == "F8" else ""
        case "exposed":
            return _exposure_variant(event)
        case "reputation":  # The card of a cruise is told with it.
            return None if rule_id == "A4" else ""
        case "roll":
            return "double" if event["die1"] == event["die2"] else ""
        case "accuse" | "notice" | "token-revealed" | "indictment-shown":
            return str(event["kind"])
        case "informer-revealed":
            return "cards" if event["cards"] else ""
        case "played":
            rogue = "rogue" if event["card"][1] == "R" else ""
            return "-".join(filter(None, (community, rogue)))
        case "foiled" | "to-gossip":
            return community
        case "rank":
            return {"I4": "dress", "I9": "doll"}.get(rule_id, "")
        case "winning-set":
            return "" if event["cards"] else "empty"
        case "gossip-safe" | "gossip-revealed":
            return "" if event["cards"] else "none"
        case "item":
            return "dress" if event["item"].startswith("dress-") else str(event["item"])
        case "indicted":
            return "informer" if rule_id == "E2" else str(event["kind"])
        case "convicted":
            return "hanged" if event["face"]["convicted"] == "hanged" else ""
        case "hanged":
            return "infiltration" if rule_id == "E1" else ""
        case "game-ends":
            return str(event["ending"])
        case "winners":
            return f"{event['ending']}{'' if event['seats'] else '-none'}"
    return ""


def _joy_variant(event: Fact, community: str) -> str:
    """Who gained or lost joy, and for the molly bonus and the runner's bonus, why."""
    change = "gain" if event["amount"] > 0 else "loss"
    if community:
        return f"community-{change}"
    if event["rule"] == "F11":
        return f"runner-{change}"
    return "molly" if event["rule"] == "G7" else change


def _exposure_variant(event: Fact) -> str:
    """Why this player is exposed (T3, F10, W1)."""
    if event["rule"] == "W1":
        return "hand"
    if event["target"] is None:
        return "market"
    return "community" if event["target"] == COMMUNITY_NAME else "played"


def _arguments(lang: Language, event: Fact, names: Sequence[str]) -> Arguments:
    """The facts of an event in words, by the names that they have in messages."""
    args: Arguments = {}
    for field, value in event.items():
        match field:
            case "seat":
                args["name"] = player(lang, value, names)
            case "target":
                args["target"] = player(lang, value, names)
            case "card":
                args["card"] = the_card(lang, value)
                args.setdefault("suit", suit(lang, _suit_of(value)))
            case "other":
                args["other"] = the_card(lang, value)
            case "cards":
                args |= {"cards": cards(lang, value), "count": len(value)}
            case "suit":
                args |= {"suit": suit(lang, value), "house": house(lang, value)}
            case "site":
                args["site"] = site(lang, value)
            case "item":
                args["item"] = lang.attribute(f"item-{value}", "a")
                if value.startswith("dress-"):
                    args["suit"] = suit(lang, value.removeprefix("dress-"))
            case "rank":
                args["rank"] = lang.attribute(_rank(value), "a")
            case "die1" | "die2":
                args[field] = lang.text("die", boots=value)
            case "face":
                args |= _face(lang, value)
            case "action":
                args["action"] = action_label(lang, a.parse(value), names)
            case "seats":
                args |= _players(lang, value, names)
            case "amount":
                args["amount"] = abs(value)
            case "total" | "value" | "token" | "kind":
                args[field] = value
    if event["event"] == "exposed":
        lost = "loss" if event["cards"] else "nothing"
        args["loss"] = lang.text(f"exposure-{lost}", **args)
    return args


def indictment_face(lang: Language, face: Fact) -> str:
    """The print of an indictment in words."""
    return str(_face(lang, face)["face"])


def _face(lang: Language, face: Fact) -> Arguments:
    """The print of an indictment."""
    noose = face["convicted"] == "hanged"
    args: Arguments = {
        "needed": face["convicted_on"],
        "acquitted": -face["acquitted"],
        "convicted": 0 if noose else -face["convicted"],
    }
    message = "indictment-face-noose" if noose else "indictment-face"
    return args | {"face": lang.text(message, **args)}


def _players(lang: Language, seats: Sequence[int], names: Sequence[str]) -> Arguments:
    return {"names": lang.join([names[seat] for seat in seats]), "count": len(seats)}


def outcome_lines(
    lang: Language, ending: str, winners: Sequence[int], hanged: Sequence[int], names: Sequence[str]
) -> list[str]:
    """How the game ended: the ending, who won or that nobody did, and who was hanged.

    Args:
        lang: the language.
        ending: one of ``components.ENDINGS``.
        winners: seats that won, several if they share the victory.
        hanged: seats that were hanged.
        names: of the players, by seat.
    """
    won = {"event": "winners", "rule": "", "ending": ending, "seats": winners}
    lines = [lang.text(f"event-game-ends-{ending}"), event_line(lang, won, names) or ""]
    if hanged:
        lines.append(lang.text("outcome-hanged", **_players(lang, hanged, names)))
    return lines


# --- what may be done and what is asked -----------------------------------------------------------


def action_label(lang: Language, action: int, names: Sequence[str]) -> str:
    """What a choice means: ``Move to Covent Garden Piazza``."""
    kind, about = a.KIND[action], a.ARG[action]
    message = f"action-{a.KIND_NAMES[kind]}"
    args: Arguments = {}
    if kind in _CHOICES:
        message += f"-{_CHOICES[kind][about]}"
    elif kind == a.MOVE:
        args["site"] = site(lang, about)
    elif kind == a.ACCUSE:
        args = {"name": names[about // c.TOKENS], "token": about % c.TOKENS + 1}
    elif kind == a.DROP:
        args["item"] = lang.attribute(f"item-{c.ITEM_IDS[about]}", "a")
    elif kind == a.DRESS:
        args["suit"] = suit(lang, c.SUITS[about])
    else:
        args["card"] = the_card(lang, c.CARD_CODES[about])  # Where there is no card, none is named.
    if kind == a.PLAY and c.CARD_FACE[about] == c.ROGUE:
        message += "-rogue"
        args["value"] = a.VALUE[action]
    return lang.text(message, **args)


def prompt(lang: Language, step: str, names: Sequence[str], seat: int | None) -> str:
    """The question of a step that asks, addressed to a seat by name; bare if that is None."""
    question = lang.text(f"prompt-{step}")
    if seat is None:
        return question
    return lang.text("prompt-for", name=names[seat], question=question)


def waiting(lang: Language, names_waiting: Sequence[str]) -> str:
    """Who has to act before the game goes on."""
    return lang.text("waiting", names=lang.join(names_waiting))
