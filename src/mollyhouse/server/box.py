"""The facts of the box as plain data: what a client draws the board and the cards from.

Texts are not here: messages of the locales name the pieces (``site-0``, ``item-gin`` …).
"""

from functools import cache
from typing import Any

from mollyhouse import components as c
from mollyhouse.events import indictment_face

FORMAT = "mollyhouse.box/1"
_FACES = {c.JACK: "jack", c.QUEEN: "queen", c.CONSTABLE: "constable", c.ROGUE: "rogue"}


@cache
def box() -> dict[str, Any]:
    """Everything that is printed on the pieces, and the numbers of the rules."""
    return {
        "format": FORMAT,
        "suits": [_suit(suit) for suit in range(len(c.SUITS))],
        "sites": [_site(site) for site in range(c.SITES)],
        "cards": [_card(card) for card in range(c.CARDS)],
        "items": [
            {
                "item": name,
                "counts": {kind: c.ITEM_COUNTS[i][item] for i, kind in enumerate(c.ITEM_SETS)},
            }
            for item, name in enumerate(c.ITEM_IDS)
        ],
        "indictments": [indictment_face(indictment) for indictment in range(c.INDICTMENTS)],
        "tokens": {"loyal": c.LOYAL_TOKENS, "informer": c.TOKENS - c.LOYAL_TOKENS},
        "die": list(c.DIE_FACES),
        "ranks": [
            {"rank": name, "community_joy": c.COMMUNITY_BONUS[rank]} for rank, name in enumerate(c.RANKS)
        ],
        "endings": list(c.ENDINGS),
        "players": [_players(n) for n in range(c.MIN_PLAYERS, c.MAX_PLAYERS + 1)],
        "numbers": {
            "market": c.MARKET_SIZE,
            "hand_limit": c.HAND_LIMIT,
            "items_held": c.ITEMS_HELD,
            "raid_evidence": c.RAID_EVIDENCE,
            "weeks": c.WEEKS,
            "cruise_draws": c.CRUISE_DRAWS,
            "accuse_joy": c.ACCUSE_JOY,
            "notice_joy": c.NOTICE_JOY,
            "item_joy": c.ITEM_JOY,
            "loyal_joy": c.LOYAL_JOY,
            "jack_joy": c.JACK_BONUS,
            "queen_joy": c.QUEEN_BONUS,
            "molly_community_joy": c.MOLLY_COMMUNITY_JOY,
            "major_flat": c.FLAT_SENTENCE[c.MAJOR],
            "minor_flat": c.FLAT_SENTENCE[c.MINOR],
        },
    }


def _suit(suit: int) -> dict[str, Any]:
    return {"suit": c.SUITS[suit], "letter": c.SUIT_LETTERS[suit], "house": c.HOUSE_SITE[suit]}


def _site(site: int) -> dict[str, Any]:
    suit, shop = c.SITE_SUIT[site], c.SHOP_OF_SITE[site]
    return {
        "site": site,
        "name": f"site-{site}",
        "kind": c.SITE_KINDS[c.SITE_KIND[site]],
        "suit": None if suit == c.NO_SUIT else c.SUITS[suit],
        "shop": None if shop < 0 else shop,
    }


def _card(card: int) -> dict[str, Any]:
    face = c.CARD_FACE[card]
    return {
        "card": c.CARD_CODES[card],
        "suit": c.SUITS[c.CARD_SUIT[card]],
        "face": _FACES.get(face, "desire"),
        "value": face + 1 if face not in _FACES else None,
        "joy": c.CARD_JOY[card],
        "infamy": c.INFAMY[1 << face],
    }


def _players(n: int) -> dict[str, Any]:
    return {
        "players": n,
        "highest_desire": c.HIGHEST_DESIRE[n],
        "threshold": c.THRESHOLD[n],
        "opening_hand": c.OPENING_HAND[n],
        "festivity_rounds": c.FESTIVITY_ROUNDS[n],
        "festivity_hand": c.FESTIVITY_HAND[n],
    }
