"""Why a bot moved as it did, in a sentence for everybody at the table.

The sentence follows from what a spectator sees and from the action, from nothing else: it tells what
speaks for the action in public, never what the bot holds. Of a secret action (S3, I2, G3, W6) it says
nothing about the choice.
"""

from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import narrate
from mollyhouse.events import COMMUNITY_NAME
from mollyhouse.i18n import Language
from mollyhouse.masks import CARD
from mollyhouse.rules.ranking import rank_of
from mollyhouse.state import COMMUNITY, play_of

View = dict[str, Any]
Reason = tuple[str, dict[str, str | int]]

_SIMPLE = {
    a.START: "why-start",
    a.LIE_LOW: "why-lie-low",
    a.ACCUSE: "why-accuse",
    a.DROP: "why-drop",
    a.BRIBE: "why-bribe",
    a.TAKE: "why-take",
    a.DOLL: "why-doll",
    a.GIN: "why-gin",
    a.VIOLIN: "why-violin",
    a.NO_ITEM: "why-no-item",
    a.GOSSIP: "why-gossip",
    a.GOSSIP_REST: "why-gossip",
    a.DISCARD: "why-discard",
    a.ENCOUNTER: "why-encounter",
}
"""Actions for which there is one reason, or of which nothing may be told."""


def why(lang: Language, public: View, seat: int, action: int) -> str:
    """What speaks for an action, in a sentence.

    Args:
        lang: the language.
        public: the view of a spectator just before the action.
        seat: who takes it.
        action: its id.
    """
    ident, args = _reason(lang, public, seat, action)
    return lang.text(ident, **args)


def _reason(lang: Language, public: View, seat: int, action: int) -> Reason:
    """The message, and what it needs."""
    kind = a.KIND[action]
    arg = a.ARG[action]
    if kind in _SIMPLE:
        return _SIMPLE[kind], {}
    match kind:
        case a.MOVE:
            return _move(lang, public, arg)
        case a.INDULGE:
            threat, molly = c.THREATS >> arg & 1, c.MOLLIES >> arg & 1
            return f"why-indulge-{'threat' if threat else 'molly' if molly else 'desire'}", {}
        case a.CRUISE:
            total = public["players"][seat]["reputation"]["total"][c.SUITS[c.CARD_SUIT[arg]]]
            return "why-cruise", {"draws": min(total + 1, c.CRUISE_DRAWS)}
        case a.SHOP:
            joy = public["options"]["rules"] == "rulebook"
            return ("why-shop-joy", {"joy": c.ITEM_JOY}) if joy else ("why-shop", {})
        case a.FESTIVITY:
            suit = c.SUITS[c.SITE_SUIT[public["players"][seat]["pawn"]]]
            joy = public["players"][seat]["reputation"]["total"][suit]
            return ("why-festivity-joy", {"joy": joy}) if joy else ("why-festivity", {})
        case a.NOTICE:
            return f"why-notice-{c.TOKEN_KINDS[arg]}", {}
        case a.NOTICE_MARKET:
            return f"why-notice-market-{'reputation' if arg == a.TO_REPUTATION else 'gossip'}", {}
        case a.PLAY | a.PASS | a.DRESS | a.SWAP:
            return _played(lang, public, seat, action)
        case a.SELECT:
            by = next(p["by"] for p in public["festivity"]["played"] if CARD[p["card"]] == arg)
            own = "own" if by == seat else "community" if by == COMMUNITY_NAME else "other"
            return f"why-select-{own}", {}
        case a.CUBES:
            return f"why-cubes-{'yes' if arg == a.YES else 'no'}", {}
    return f"why-domino-{'yes' if arg == a.YES else 'no'}", {}


def _move(lang: Language, public: View, site: int) -> Reason:
    """T4: what the site offers."""
    kind = c.SITE_KIND[site]
    if kind == c.SHOP:
        item = public["shops"][c.SHOP_OF_SITE[site]]
        return (
            ("why-move", {}) if item is None else ("why-move-shop", {"item": narrate.item(lang, item)})
        )
    suit = c.SUITS[c.SITE_SUIT[site]]
    if kind == c.HOUSE and not public["houses"][suit]["raided"]:
        return "why-move-house", {"house": narrate.house(lang, suit)}
    if kind == c.CRUISE:
        return "why-move-cruise", {"suit": narrate.suit(lang, suit)}
    return "why-move", {}


def _rank(public: View, more: list[int], dresses: int) -> int:
    """The rank of the cards on the table and of some more; -1 if there is none."""
    plays = list(more)
    for played in public["festivity"]["played"]:
        card = CARD[played["card"]]
        side = COMMUNITY if played["by"] == COMMUNITY_NAME else played["by"]
        value = played["value"]
        if value is None:
            value = c.CARD_FACE[card] + 1 if c.DESIRES >> card & 1 else 0
        plays.append(play_of(card, side, value))
    dresses |= sum(1 << c.SUITS.index(name) for name in public["festivity"]["dresses"])
    return rank_of(plays, dresses, public["festivity"]["doll"])[0] if plays else -1


def _played(lang: Language, public: View, seat: int, action: int) -> Reason:
    """F3, I4, I8: a better rank, or joy, or to be rid of a card."""
    kind = a.KIND[action]
    card = a.ARG[action]
    if kind == a.PASS:
        return "why-pass", {}
    if kind == a.SWAP:
        return "why-swap", {}
    before = _rank(public, [], 0)
    if kind == a.DRESS:
        after = _rank(public, [], 1 << card)
    else:
        after = _rank(public, [play_of(card, seat, a.VALUE[action])], 0)
    if after > max(before, c.QUIET_GATHERING):
        return "why-play-rank", {"rank": narrate.a_rank(lang, c.RANKS[after])}
    if kind == a.DRESS:
        return "why-dress", {}
    if c.CONSTABLES >> card & 1:
        return "why-play-constable", {}
    if c.ROGUES >> card & 1:
        return "why-play-rogue", {}
    if c.MOLLIES >> card & 1:
        return "why-play-molly", {}
    return "why-play-desire", {"joy": c.CARD_JOY[card]}
