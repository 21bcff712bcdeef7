"""The languages: the same messages in all of them, none missing, none unused, and what they say."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mollyhouse
from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, narrate
from mollyhouse.arena import LOYALTIES
from mollyhouse.chance import FastChance
from mollyhouse.cli.session import COMMANDS
from mollyhouse.errors import MollyHouseError
from mollyhouse.events import EVENTS, Event, project
from mollyhouse.i18n import (
    LANGUAGES,
    BadMessage,
    Language,
    UnknownLanguage,
    language,
    negotiate,
)
from mollyhouse.state import COMMUNITY, PRESETS, SENTENCINGS, STEP_NAMES, Options

SOURCE = Path(mollyhouse.__file__).parent
NAMES = ("Anna", "Beth", "Clara", "Dora", "Inés")
EN, ZH, ES = (language(code) for code in LANGUAGES)
ALL = pytest.mark.parametrize("lang", (EN, ZH, ES), ids=LANGUAGES)

# --- the messages: every id is a literal of the source, or built as prefix and key of these tables

ASKED = [STEP_NAMES[step] for step in engine.RULE_OF_STEP]
EVENT_VARIANTS: dict[str, tuple[str, ...]] = {
    "candelabra": ("first", "week"),
    "draw": ("", "returned"),
    "draw-tokens": ("", "threats"),
    "opening": ("", "threat"),
    "joy": (
        *("gain", "loss", "molly", "community-gain", "community-loss"),
        *("runner-gain", "runner-loss"),
    ),
    "cubes": ("", "pride"),
    "exposed": ("market", "played", "community", "hand"),
    "roll": ("", "double"),
    "accuse": c.TOKEN_KINDS,
    "notice": c.TOKEN_KINDS,
    "token-revealed": c.TOKEN_KINDS,
    "informer-revealed": ("", "cards"),
    "played": ("", "rogue", "community", "community-rogue"),
    "foiled": ("", "community"),
    "to-gossip": ("", "community"),
    "rank": ("", "dress", "doll"),
    "winning-set": ("", "empty"),
    "gossip-safe": ("", "none"),
    "gossip-revealed": ("", "none"),
    "item": (*(i for i in c.ITEM_IDS if not i.startswith("dress-")), "dress"),
    "indictment-shown": c.INDICTMENT_KINDS,
    "indicted": (*c.INDICTMENT_KINDS, "informer"),
    "convicted": ("", "hanged"),
    "hanged": ("", "infiltration"),
    "game-ends": c.ENDINGS,
    "winners": (
        *("infiltration", "survival"),
        *("infiltration-none", "survival-none", "atrophy-none"),
    ),
}
"""Events that are told in several ways; all others in one."""
ACTION_VARIANTS: dict[str, tuple[str, ...]] = {
    "notice": c.TOKEN_KINDS,
    "notice-market": ("gossip", "reputation"),
    "play": ("", "rogue"),
    "cubes": ("no", "yes"),
    "domino": ("no", "yes"),
    "encounter": c.TOKEN_KINDS,
}


def spread(names: Any, variants: dict[str, tuple[str, ...]]) -> list[str]:
    """Names with their variants."""
    return [
        f"{name}-{variant}" if variant else name
        for name in names
        for variant in variants.get(name, ("",))
    ]


FAMILIES: dict[str, Any] = {
    "suit": c.SUITS,
    "card": ("desire", "jack", "queen", "constable", "rogue", "rogue-valued"),
    "site": range(c.SITES),
    "site-kind": c.SITE_KINDS,
    "house": c.SUITS,
    "item": c.ITEM_IDS,
    "token": (*c.TOKEN_KINDS, "hidden"),
    "indictment": c.INDICTMENT_KINDS,
    "rank": [name.replace(" ", "-") for name in c.RANKS],
    "ending": c.ENDINGS,
    "ruleset": PRESETS,
    "itemset": c.ITEM_SETS,
    "sentencing": SENTENCINGS,
    "term": narrate.WORDS,
    "chapter": "GSTAFWIBE",
    "rule": narrate.RULES,
    "event": spread(EVENTS, EVENT_VARIANTS),
    "exposure": ("loss", "nothing"),
    "action": spread(a.KIND_NAMES, ACTION_VARIANTS),
    "prompt": ASKED,
    "player": range(c.MAX_PLAYERS),
    "arena-as": LOYALTIES,
    "why-indulge": ("desire", "molly", "threat"),
    "why-notice": c.TOKEN_KINDS,
    "why-notice-market": ("gossip", "reputation"),
    "why-select": ("own", "community", "other"),
    "why-cubes": ("no", "yes"),
    "why-domino": ("no", "yes"),
    "command": (*COMMANDS, "number", "notation"),
}
BUILT = {f"{prefix}-{key}" for prefix, keys in FAMILIES.items() for key in keys}


class Variables(Visitor):
    """Collects the names of the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str] | None:
    """Those of a pattern; None if there is none."""
    if pattern is None:
        return None
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


@cache
def entries(code: str) -> list[tuple[str, Any]]:
    """What the files of a language hold, with the name of the file."""
    parser = FluentParser(with_spans=False)
    return [
        (file.name, entry)
        for file in sorted((SOURCE / "locales" / code).glob("*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def messages(code: str) -> dict[str, dict[str, Any]]:
    """By id: the file, and the variables of the value and of each attribute."""
    return {
        entry.id.name: {
            "file": file,
            "value": variables(entry.value),
            **{f".{one.id.name}": variables(one.value) for one in entry.attributes},
        }
        for file, entry in entries(code)
        if isinstance(entry, ast.Message)
    }


@cache
def python() -> str:
    """All source code of the package."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py")))


def test_each_language_has_a_folder() -> None:
    assert {folder.name for folder in (SOURCE / "locales").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_files_are_well_formed(code: str) -> None:
    assert not [entry.content for _, entry in entries(code) if isinstance(entry, ast.Junk)]
    named = [entry.id.name for _, entry in entries(code) if isinstance(entry, ast.Message)]
    assert len(named) == len(set(named))


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_languages_have_the_same_messages(code: str) -> None:
    assert messages(code) == messages("en")
    assert list(messages(code)) == list(messages("en"))


SAME = ("prompt-for", "web-table-title", "web-table-and", "web-table-bot", "web-table-refuse")
"""Messages that read the same in several languages."""


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_sentences_are_translated(code: str) -> None:
    english = dict(zip(messages("en"), entries_of_messages("en"), strict=True))
    for entry in entries_of_messages(code):
        if messages(code)[entry.id.name]["file"] != "terms.ftl" and entry.id.name not in SAME:
            assert not entry.value.equals(english[entry.id.name].value), entry.id.name


def entries_of_messages(code: str) -> list[Any]:
    return [entry for _, entry in entries(code) if isinstance(entry, ast.Message)]


def test_no_message_is_missing() -> None:
    literal = set(re.findall(r'\.(?:text|attribute)\(\s*"([^"]+)"', python()))
    assert "list-two" in literal
    assert (BUILT | literal) - set(messages("en")) == set()


def test_no_message_is_unused() -> None:
    literals = set(re.findall(r'"([a-z][A-Za-z0-9-]*)"', python()))
    # Those of the page are the business of tests/web/test_texts.py.
    own = {ident for ident, one in messages("en").items() if not one["file"].startswith("web")}
    assert own - BUILT - literals == set()


# --- loading --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["", "de", "zh", "../en"])
def test_unknown_language(code: str) -> None:
    with pytest.raises(UnknownLanguage, match="zh-Hans") as caught:
        language(code)
    assert isinstance(caught.value, MollyHouseError)


def test_languages_are_loaded_once() -> None:
    assert language("es") is ES
    assert [lang.code for lang in (EN, ZH, ES)] == list(LANGUAGES)


def test_bad_messages_raise() -> None:
    with pytest.raises(BadMessage, match="no message nothing"):
        EN.text("nothing")
    with pytest.raises(BadMessage, match=r"no message event-pass\.own"):
        EN.attribute("event-pass", "own", name="Anna")
    with pytest.raises(BadMessage, match=r"event-pass: .*name"):
        EN.text("event-pass")
    with pytest.raises(BadMessage, match="action-nonsense"):
        EN.text("action-nonsense")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (None, "en"),
        ("", "en"),
        ("C", "en"),
        ("en_GB.UTF-8", "en"),
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("ZH_hans", "zh-Hans"),
        ("es", "es"),
        ("es_MX.UTF-8", "es"),
        ("es@euro", "es"),
        ("fr", "en"),
        ("est", "en"),
        ("fr-CA, es;q=0.8, en;q=0.5", "es"),
        ("de:zh_CN:en", "zh-Hans"),
    ],
)
def test_negotiate(wanted: str | None, code: str) -> None:
    assert negotiate(wanted) == code


def test_join() -> None:
    assert [EN.join(NAMES[:n]) for n in range(4)] == [
        "none",
        "Anna",
        "Anna and Beth",
        "Anna, Beth and Clara",
    ]
    assert ZH.join(NAMES[:3]) == "Anna、Beth和Clara"
    assert ES.join(NAMES[:3]) == "Anna, Beth y Clara"


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Inés", "Anna e Inés"),
        ("Íñigo", "Anna e Íñigo"),
        ("Hilda", "Anna e Hilda"),
        ("Yves", "Anna e Yves"),
        ("Yara", "Anna y Yara"),
        ("Hiedra", "Anna y Hiedra"),
        ("Zoe", "Anna y Zoe"),
    ],
)
def test_spanish_and_before_the_sound_i(name: str, joined: str) -> None:
    assert ES.join(["Anna", name]) == joined


# --- names of things ------------------------------------------------------------------------------


def test_cards() -> None:
    assert narrate.card(EN, "C4") == "4 of Cups"
    assert narrate.card(ES, "HQ") == "Reina de corazones"
    assert narrate.card(ZH, "FC") == "折扇治安官"
    assert narrate.card(EN, "PR", 6) == "Rogue of Pentacles (as 6)"
    assert narrate.card(EN, "PR", 0) == "Rogue of Pentacles (as 0)"
    assert narrate.card(EN, "PR") == "Rogue of Pentacles"
    assert narrate.the_card(EN, "HQ") == "the Queen of Hearts"
    assert narrate.the_card(ES, "HQ") == "la reina de corazones"
    assert narrate.cards(ES, ["C4", "FJ"]) == "4 de copas y sota de abanicos"


@ALL
def test_all_things_have_names(lang: Language) -> None:
    for code in c.CARD_CODES:
        assert spoken(narrate.card(lang, code)) and spoken(narrate.the_card(lang, code))
    assert len({narrate.card(lang, code) for code in c.CARD_CODES}) == c.CARDS
    assert len({narrate.site(lang, site) for site in range(c.SITES)}) == c.SITES
    assert len({narrate.site_kind(lang, site) for site in range(c.SITES)}) == 3
    assert len({narrate.item(lang, item) for item in c.ITEM_IDS}) == c.ITEMS
    assert len({narrate.rank(lang, name) for name in c.RANKS}) == 4
    assert len({narrate.word(lang, ident) for ident in narrate.WORDS}) == len(narrate.WORDS)
    assert len({narrate.chapter(lang, letter) for letter in FAMILIES["chapter"]}) == 9
    assert len({narrate.token(lang, kind) for kind in (*c.TOKEN_KINDS, None)}) == 3
    assert len({narrate.indictment(lang, kind) for kind in c.INDICTMENT_KINDS}) == 2
    for suit, name in enumerate(c.SUITS):
        assert narrate.house(lang, name) == narrate.site(lang, c.HOUSE_SITE[suit])
    for family in ("item", "rank", "ending", "ruleset", "itemset", "sentencing"):
        for key in FAMILIES[family]:
            name, explanation = narrate.described(lang, family, key)
            assert spoken(name) and len(explanation) > len(name)


def test_sides() -> None:
    assert narrate.player(EN, 1, NAMES) == "Beth"
    assert narrate.player(EN, "community", NAMES) == "Community"
    assert narrate.player(EN, None, NAMES) == ""


# --- rules ----------------------------------------------------------------------------------------


def test_rules_are_those_that_the_source_cites() -> None:
    cited = set(re.findall(r'"([GSTAFWIBE]\d+)"', python()))
    assert len(cited) > 30
    assert cited <= set(narrate.RULES)


@ALL
def test_rules_have_title_and_text(lang: Language) -> None:
    for ident in (*narrate.RULES, *engine.RULE_OF_STEP.values()):
        title, text = narrate.rule(lang, ident)
        assert spoken(title) and spoken(text) and title != text


def test_why() -> None:
    events = [{"event": "pass", "rule": rule} for rule in ("F3", "G7", "F3", "I")]
    reasons = narrate.why(EN, events)
    assert [ident for ident, _, _ in reasons] == ["F3", "G7", "I"]
    assert reasons[0] == ("F3", *narrate.rule(EN, "F3"))
    assert reasons[0][1] == "Play or pass"


# --- events ---------------------------------------------------------------------------------------


def spoken(words: str) -> bool:
    """Whether these are words for people: not empty, and nothing of the machinery in them."""
    return bool(words.strip()) and not re.search(r"[{}$_]|None|\[|\]|\?\?\?|  ", words)


def line(lang: Language, what: str, rule: str, **fields: Any) -> str:
    """A made-up event in words."""
    words = narrate.event_line(lang, {"event": what, "rule": rule, **fields}, NAMES)
    assert words is not None
    return words


@cache
def random_events() -> list[Event]:
    """Events of random games with 1 to 5 players under all rule sets."""
    log: list[Event] = []
    for seed in range(40):
        chance = FastChance(seed)
        choose = random.Random(seed)
        options = Options(1 + seed % 5, seed // 5 % 2, seed // 10 % 2, seed // 20)
        state = engine.new(options, chance, log)
        while not engine.game_over(state):
            seat = engine.next_seat(state)
            log += engine.apply(state, seat, choose.choice(engine.legal(state, seat)), chance)
    return log


def rare_events() -> list[Event]:
    """Events that random games seldom or never hold."""
    noose = c.CONVICTED.index(c.HANGED)
    cards = 1 << 3 | 1 << 20
    return [
        Event("accuse", "A3", seat=0, target=1, token=2, suit=2, kind=c.INFORMER),
        Event("acquitted", "E2", seat=0, face=0, value=1),
        Event("barred", "F12", seat=0),
        Event("changed", "G12", seat=0, action=a.parse("encounter informer")),
        Event("convicted", "E2", seat=0, face=0, value=9),
        Event("convicted", "E2", seat=0, face=noose, value=9),
        Event("draw-tokens", "G9", seat=0, amount=2),
        Event("drop", "A5", seat=0, item=c.GIN),
        Event("early-end", "B4", seat=0),
        Event("excess-safe", "B2", seat=0, card=5),
        Event("game-ends", "W5", ending=c.INFILTRATION),
        Event("game-ends", "W5", ending=c.SURVIVAL),
        Event("game-ends", "W5", ending=c.ATROPHY),
        Event("gossip-revealed", "W2"),
        Event("gossip-safe", "W2"),
        Event("gossip-shuffled", "F2"),
        Event("hanged", "E1", seat=0),
        Event("hanged", "E2", seat=0),
        Event("indicted", "E2", seat=0, suit=1, kind=c.MAJOR, face=0),
        Event("indicted", "E2", seat=0, suit=1, kind=c.MAJOR, face=noose),
        Event("indictment-shown", "E2", seat=0, kind=c.MAJOR, face=noose),
        Event("indictment-shown", "E2", seat=0, kind=c.MINOR, face=8),
        Event("informer-revealed", "B1", seat=0, suit=1),
        Event("informer-revealed", "B1", seat=0, suit=1, cards=cards),
        Event("joy", "F11", seat=0, amount=3, total=5),
        Event("joy", "F11", seat=0, amount=-3, total=5),
        Event("joy", "F11", seat=COMMUNITY, amount=-1, total=5),
        Event("joy", "G7", seat=0, amount=3, total=5),
        Event("known-threat", "F9", seat=0, cards=cards),
        Event("no-community-card", "F2"),
        Event("no-domino", "I3", seat=0),
        Event("no-indictment-left", "W4", seat=0, suit=1, kind=c.MAJOR),
        Event("no-indictment-left", "W4", seat=0, suit=1, kind=c.MINOR),
        Event("notice", "I5", seat=0, suit=1, kind=c.INFORMER, token=1),
        Event("notice", "I5", seat=0, suit=1, kind=c.LOYAL, token=1),
        Event("notice-gossip", "I7", seat=0, cards=cards),
        Event("pardon", "E2", seat=0),
        Event("pardon", "E2", seat=0, amount=2),
        Event("points", "E1", seat=0, suit=2, total=-4),
        Event("rank", "I4", seat=0, rank=c.SURPRISE_BALL),
        Event("rank", "I9", seat=0, rank=c.QUIET_GATHERING),
        Event("swap", "I8", seat=0, card=3, other=5),
        *(Event("indictment-sentence", "E2", seat=0, kind=kind) for kind in (0, 1)),
        Event("loyal-tokens", "E2", seat=0, amount=1),
        Event("unused-items", "E2", seat=0, amount=2),
        Event("winners", "E1", ending=c.INFILTRATION, seats=1),
        Event("winners", "E1", ending=c.INFILTRATION),
        Event("winners", "E2", ending=c.SURVIVAL, seats=5),
        Event("winners", "E2", ending=c.SURVIVAL),
        Event("winners", "E3", ending=c.ATROPHY),
        Event("winning-set", "F6", seat=0),
        *(Event("item", "I1", seat=0, item=item) for item in range(c.ITEMS)),
        *(Event("rank", "F5", seat=0, rank=rank) for rank in range(4)),
        *(Event("token-revealed", "E2", seat=0, token=1, kind=kind, suit=0) for kind in (0, 1)),
    ]


@cache
def samples() -> list[dict[str, Any]]:
    """Projected events of every sort, a few of each, with and without their secret fields."""
    found: dict[str, list[dict[str, Any]]] = {}
    for event in rare_events() + random_events():
        for seat in (None, event.seat):
            plain = project(event, seat)
            if plain is not None:
                few = found.setdefault(sort_of(plain), [])
                if len(few) < 3:
                    few.append(plain)
    return [plain for few in found.values() for plain in few]


def sort_of(plain: dict[str, Any]) -> str:
    """A key that is the same for events that are told alike."""
    told = {
        field: value if field in ("rule", "kind", "item", "rank", "ending") else bool(value)
        for field, value in plain.items()
        if field not in ("seat", "target", "amount")
    }
    sides = [
        value if isinstance(value := plain.get(side, ""), str) else type(value).__name__
        for side in ("seat", "target")
    ]
    threat = [str(plain.get("card"))[1:2] in faces for faces in ("R", "CR")]
    signs = [plain.get("amount", 0) > 0, plain.get("amount", 0) < 0]
    return repr((plain["event"], told, sides, threat, signs))


def test_samples_hold_every_event_with_and_without_secrets() -> None:
    for what, shape in EVENTS.items():
        fields = [set(plain) for plain in samples() if plain["event"] == what]
        assert fields, what
        for secret in shape.secret:
            assert any(secret in one for one in fields) and any(secret not in one for one in fields)


class Listening(Language):
    """A language that remembers which messages it was asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.asked: set[str] = set()

    def text(self, ident: str, /, **args: str | int) -> str:
        self.asked.add(ident)
        return super().text(ident, **args)

    def attribute(self, ident: str, name: str, /, **args: str | int) -> str:
        self.asked |= {ident, f"{ident}.{name}"}
        return super().attribute(ident, name, **args)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_told(code: str) -> None:
    lang = Listening(code)
    silent = set()
    for plain in samples():
        words = narrate.event_line(lang, plain, NAMES)
        if words is None:
            silent.add((plain["event"], plain["rule"]))
        else:
            assert spoken(words), plain
    assert silent == {("cubes", "G6"), ("reputation", "A4")}
    about_events = {ident for ident in BUILT if ident.startswith("event-")}
    own = {f"{ident}.own" for ident in about_events if ".own" in messages(code)[ident]}
    assert about_events | own <= lang.asked


@ALL
def test_secrets_are_told_only_to_whom_they_are_shown(lang: Language) -> None:
    for event in random_events()[:2000]:
        public, own = project(event, None), project(event, event.seat)
        if public is None or own is None or public == own:
            continue
        others, owner = (narrate.event_line(lang, plain, NAMES) for plain in (public, own))
        assert others != owner


@ALL
def test_gains_and_losses_read_differently(lang: Language) -> None:
    for seat, rule in ((0, "F7"), (0, "F11"), ("community", "F11")):
        gain, loss = (line(lang, "joy", rule, seat=seat, amount=n, total=5) for n in (2, -2))
        assert gain != loss
        assert "2" in loss and "-" not in loss


REASONS = {
    "market": {"en": "most infamous", "zh-Hans": "最臭名昭著", "es": "más infame"},
    "played": {"en": "Anna played it", "zh-Hans": "由Anna打出", "es": "Anna jugó"},
    "community": {
        "en": "the community played it",
        "zh-Hans": "由社区打出",
        "es": "la comunidad jugó",
    },
    "everybody": {"en": "everybody", "zh-Hans": "人人", "es": "todo el mundo"},
    "left over": {"en": "left over", "zh-Hans": "没有选入获胜组合", "es": "sobró"},
    "hand": {"en": "in Anna’s hand", "zh-Hans": "在Anna手中", "es": "en la mano de Anna"},
    "week": {"en": "end of the week", "zh-Hans": "周末", "es": "final de la semana"},
    "sum": {"en": "add up", "zh-Hans": "总和", "es": "suma"},
    "two cubes": {
        "en": "2 cubes of Hearts",
        "zh-Hans": "2个红心方块",
        "es": "2 cubos de corazones",
    },
    "nothing": {"en": "no reputation card", "zh-Hans": "没有损失", "es": "no pierde nada"},
}


@ALL
@pytest.mark.parametrize(
    ("rule", "target", "reasons"),
    [
        ("T3", None, ("market", "sum")),
        ("F10", 0, ("played", "left over")),
        ("F10", "community", ("community", "left over", "everybody")),
        ("W1", 0, ("hand", "week")),
    ],
)
def test_exposure_says_who_by_what_why_and_what_it_costs(
    lang: Language, rule: str, target: Any, reasons: tuple[str, ...]
) -> None:
    for lost in (["H4", "HJ"], []):
        words = line(lang, "exposed", rule, seat=0, card="HC", target=target, cards=lost)
        assert words.startswith("Anna")
        assert narrate.the_card(lang, "HC") in words
        for reason in (*reasons, "two cubes" if lost else "nothing"):
            assert REASONS[reason][lang.code] in words
        for reason in {"market", "played", "community", "hand"} - set(reasons):
            assert REASONS[reason][lang.code] not in words
        if lost:
            assert narrate.cards(lang, lost) in words


FACE = {"kind": "major", "convicted_on": 5, "acquitted": -4, "convicted": -10}


@pytest.mark.parametrize(
    ("lang", "what", "fields", "words"),
    [
        (EN, "draw", {"amount": 1}, "Anna draws a card."),
        (EN, "draw", {"amount": 2}, "Anna draws 2 cards."),
        (EN, "draw", {"amount": 1, "cards": ["C4"]}, "Anna draws a card: 4 of Cups."),
        (
            EN,
            "draw",
            {"amount": 2, "cards": ["C4", "HQ"]},
            "Anna draws 2 cards: 4 of Cups and Queen of Hearts.",
        ),
        (ES, "draw", {"amount": 1}, "Anna roba una carta."),
        (ES, "draw", {"amount": 3}, "Anna roba 3 cartas."),
        (ES, "draw", {"amount": 1, "cards": ["HQ"]}, "Anna roba una carta: reina de corazones."),
        (ZH, "draw", {"amount": 1}, "Anna抽1张牌。"),
        (ZH, "draw", {"amount": 2, "cards": ["C4", "HQ"]}, "Anna抽2张牌：圣杯4和红心王后。"),
        (EN, "cubes", {"suit": "fans", "amount": 1}, "Anna takes a cube of Fans."),
        (EN, "cubes", {"suit": "fans", "amount": 2}, "Anna takes 2 cubes of Fans."),
        (ES, "cubes", {"suit": "fans", "amount": 1}, "Anna toma un cubo de abanicos."),
        (ES, "cubes", {"suit": "fans", "amount": 2}, "Anna toma 2 cubos de abanicos."),
        (ZH, "cubes", {"suit": "fans", "amount": 2}, "Anna获得2个折扇方块。"),
        (EN, "roll", {"die1": 0, "die2": 2}, "Anna rolls a market discard and two boots."),
        (ES, "roll", {"die1": 1, "die2": 1}, "Anna saca una bota en cada dado."),
        (ZH, "roll", {"die1": 1, "die2": 2}, "Anna掷出1只靴子和2只靴子。"),
        (
            EN,
            "convicted",
            {"face": FACE, "value": 7},
            "Anna is tried: 5 or more convicts, and the die shows 7. Convicted, at the price of 10 joy.",
        ),
        (
            ES,
            "convicted",
            {"face": FACE | {"convicted": "hanged"}, "value": 7},
            "Juicio de Anna: con 5 o más hay condena, y el dado muestra 7. Condena, a la horca.",
        ),
        (
            ZH,
            "acquitted",
            {"face": FACE, "value": 2},
            "Anna受审：5或以上定罪，掷出2。无罪，代价是4点愉悦值。",
        ),
    ],
)
def test_sentences(lang: Language, what: str, fields: dict[str, Any], words: str) -> None:
    assert line(lang, what, "A1", seat=0, **fields) == words


# --- outcomes -------------------------------------------------------------------------------------


def test_outcomes() -> None:
    shared = narrate.outcome_lines(EN, "survival", [0, 1], [2], NAMES)
    assert shared[1:] == [
        "Anna and Beth share the victory, with the most joy among those not hanged.",
        "Hanged: Clara.",
    ]
    assert narrate.outcome_lines(ES, "survival", [4], [], NAMES)[1:] == [
        "Gana Inés, con la mayor alegría entre quienes se libraron de la horca."
    ]
    assert narrate.outcome_lines(ZH, "survival", [0, 4], [], NAMES)[1].startswith("Anna和Inés共享胜利")
    assert narrate.outcome_lines(ZH, "survival", [0], [], NAMES)[1].startswith("Anna获胜")
    assert narrate.outcome_lines(EN, "survival", [], [0, 1], NAMES)[1:] == [
        "Nobody wins: all are hanged.",
        "Hanged: Anna and Beth.",
    ]
    assert narrate.outcome_lines(ES, "infiltration", [0], [1, 4], NAMES)[1:] == [
        "Gana Anna, con más puntos de victoria que nadie.",
        "En la horca: Beth e Inés.",
    ]
    assert narrate.outcome_lines(EN, "atrophy", [], [], NAMES)[1:] == ["Everyone loses."]


@ALL
@pytest.mark.parametrize("ending", c.ENDINGS)
def test_outcomes_have_words(lang: Language, ending: str) -> None:
    for winners in ([], [0]) if ending != "atrophy" else ([],):
        lines = narrate.outcome_lines(lang, ending, winners, [1], NAMES)
        assert len(lines) == 3 and all(spoken(words) for words in lines)


# --- choices and questions ------------------------------------------------------------------------


@ALL
def test_every_action_has_a_label(lang: Language) -> None:
    labels = [narrate.action_label(lang, action, NAMES) for action in range(a.ACTIONS)]
    assert all(spoken(label) for label in labels)
    twins = 2  # An item and its updated form are never met together.
    assert len(set(labels)) == a.ACTIONS - twins


def test_labels() -> None:
    assert narrate.action_label(EN, a.parse("move 13"), NAMES) == "Move to Covent Garden Piazza"
    assert narrate.action_label(EN, a.parse("accuse 0.1"), NAMES) == "Accuse Anna: token no. 1"
    assert narrate.action_label(ES, a.parse("accuse 4.3"), NAMES) == "Denunciar a Inés: ficha n.º 3"
    assert narrate.action_label(ZH, a.parse("indulge HQ"), NAMES) == "放纵：从市场拿取红心王后"
    assert narrate.action_label(ES, a.parse("play HR=6"), NAMES) == (
        "Jugar el pícaro de corazones con el valor 6"
    )
    assert narrate.action_label(EN, a.parse("drop gin"), NAMES) == "Discard a bottle of gin"
    assert narrate.action_label(EN, a.parse("dress hearts"), NAMES) == "Put on the dress of Hearts"


@ALL
def test_every_question_has_words(lang: Language) -> None:
    questions = [narrate.prompt(lang, step, NAMES, None) for step in ASKED]
    assert all(spoken(question) for question in questions)
    assert len(set(questions)) == len(ASKED) == 14


def test_questions() -> None:
    opening = "Choose a card to start your reputation."
    assert narrate.prompt(EN, "opening", NAMES, None) == opening
    assert narrate.prompt(EN, "opening", NAMES, 0) == f"Anna: {opening}"
    assert narrate.waiting(EN, NAMES[:2]) == "Waiting for Anna and Beth."
    assert narrate.waiting(ZH, NAMES[:1]) == "正在等待Anna。"
