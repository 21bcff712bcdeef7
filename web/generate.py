"""Writes what the page takes from the engine and the server, into ``src/generated``:

``openapi.json``, from which the client's types are made; ``box.json``, the facts of the box that drawings
need; and ``narration.json``, events of real games with the sentences that Python makes of them, to which
a test holds the page's.
"""

import json
import random
from pathlib import Path
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine, narrate
from mollyhouse.chance import FastChance
from mollyhouse.events import EVENTS, project
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.masks import codes
from mollyhouse.server.openapi import document
from mollyhouse.state import Options

OUT = Path(__file__).parent / "src" / "generated"
NAMES = ("Anna", "Beth", "Clara", "Dora", "Inés")
GAMES = 60


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


def narration() -> dict[str, Any]:
    """Events in all their variants, and all actions, in words."""
    events: dict[str, dict[str, Any]] = {}
    for number in range(GAMES):
        rng = random.Random(number)
        players = number % 5 + 1
        items = c.ITEM_SETS[number % 2]
        chance = FastChance(number)
        s = engine.new(Options.named(players, "rulebook", items), chance)
        while (seat := engine.next_seat(s)) >= 0:
            for event in engine.apply(s, seat, rng.choice(engine.legal(s, seat)), chance):
                for viewer in (None, seat):
                    plain = project(event, viewer)
                    if plain is not None:
                        line = narrate.event_line(language("en"), plain, NAMES)
                        kind = f"{plain['event']} {plain['rule']} {len(line or '') % 7} {sorted(plain)}"
                        events.setdefault(kind, plain)
    told = [
        {
            "event": event,
            "lines": {code: narrate.event_line(language(code), event, NAMES) for code in LANGUAGES},
        }
        for event in events.values()
    ]
    missing = set(EVENTS) - {one["event"]["event"] for one in told}
    labels = [
        {
            "action": a.NOTATION[action],
            "labels": {code: narrate.action_label(language(code), action, NAMES) for code in LANGUAGES},
        }
        for action in range(a.ACTIONS)
    ]
    return {"names": NAMES, "events": told, "actions": labels, "missing": sorted(missing)}


def write(name: str, data: Any) -> None:
    """A file, touched only if it changes, so that what depends on it is not made again."""
    path = OUT / name
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    write("openapi.json", document())
    write("box.json", box())
    write("narration.json", narration())
