"""Writes what the page takes from the engine and the server, into ``src/generated``.

``openapi.json``, from which the client's types are made; ``box.json``, the facts of the box that
drawings need; and ``narration.json``, events of real games with the sentences that Python makes of them,
to which a test holds the page's.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, narrate
from mollyhouse.bots import Budget, bot
from mollyhouse.chance import FastChance
from mollyhouse.events import EVENTS, Event, project
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.masks import codes
from mollyhouse.server.app import create_app
from mollyhouse.state import SENTENCINGS, Options
from mollyhouse.view import view

OUT = Path(__file__).parent / "src" / "generated"
NAMES = ("Anna", "Beth", "Clara", "Dora", "Inés")
GAMES = 90


def box() -> dict[str, Any]:
    """The facts of the box."""
    return {
        "suits": c.SUITS,
        "sites": [
            {
                "site": site,
                "kind": c.SITE_KINDS[c.SITE_KIND[site]],
                "suit": None if c.SITE_SUIT[site] == c.NO_SUIT else c.SUITS[c.SITE_SUIT[site]],
            }
            for site in range(c.SITES)
        ],
        "cards": {
            code: {"suit": c.SUITS[c.CARD_SUIT[card]], "joy": c.CARD_JOY[card]}
            for card, code in enumerate(c.CARD_CODES)
        },
        "vice_cards": {n: codes(c.VICE_CARDS[n]) for n in range(1, c.MAX_PLAYERS + 1)},
        "item_sets": {
            name: {ident: count for ident, count in zip(c.ITEM_IDS, counts, strict=True) if count}
            for name, counts in zip(c.ITEM_SETS, c.ITEM_COUNTS, strict=True)
        },
        "weeks": c.WEEKS,
        "raid_evidence": c.RAID_EVIDENCE,
        "hand_limit": c.HAND_LIMIT,
        "items_held": c.ITEMS_HELD,
        "rules": narrate.RULES,
    }


def games() -> Iterator[Event]:
    """What happens in games of all kinds, and what is too rare to happen in them."""
    sensible = bot("simple")
    for number in range(GAMES):
        rng, chance = random.Random(number), FastChance(number)
        items, sentencing = c.ITEM_SETS[number % 2], SENTENCINGS[number // 2 % 2]
        s = engine.new(Options.named(number % 5 + 1, "rulebook", items, sentencing), chance)
        while (seat := engine.next_seat(s)) >= 0:
            legal = engine.legal(s, seat)
            wild = number % 3 == 0
            action = rng.choice(legal) if wild else sensible.choose(view(s, seat), legal, Budget(), rng)
            yield from engine.apply(s, seat, action, chance)
    yield Event("changed", "G12", seat=1, action=a.parse("start H4"))
    yield Event("early-end", "B4", seat=1)
    yield Event("no-community-card", "F2")
    yield from (Event("loyal-tokens", "E2", seat=1, amount=amount) for amount in (1, 2))
    yield from (Event("no-indictment-left", "W4", seat=1, suit=c.FANS, kind=kind) for kind in (0, 1))
    yield Event("winners", "E1", ending=c.INFILTRATION)


def narration() -> dict[str, Any]:
    """Events in all their variants, and all actions, in words."""
    events: dict[str, dict[str, Any]] = {}
    for event in games():
        for viewer in (None, event.seat if 0 <= event.seat < c.MAX_PLAYERS else None):
            plain = project(event, viewer)
            if plain is not None:
                line = narrate.event_line(language("en"), plain, NAMES)
                kind = f"{plain['event']} {plain['rule']} {len(line or '') % 7} {sorted(plain)}"
                events.setdefault(kind, plain)
    missing = set(EVENTS) - {event["event"] for event in events.values()}
    assert not missing, missing
    return {
        "names": NAMES,
        "events": [
            {
                "event": event,
                "lines": {code: narrate.event_line(language(code), event, NAMES) for code in LANGUAGES},
            }
            for event in events.values()
        ],
        "actions": [
            {
                "action": a.NOTATION[action],
                "labels": {
                    code: narrate.action_label(language(code), action, NAMES) for code in LANGUAGES
                },
            }
            for action in range(a.ACTIONS)
        ],
    }


def write(name: str, data: Any) -> None:
    """A file, touched only if it changes, so that what depends on it is not made again."""
    path = OUT / name
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    write("openapi.json", create_app().openapi())
    write("box.json", box())
    write("narration.json", narration())
