"""The action table: every action has one integer id and one short text, fixed for all games.

Inside the engine an action is its id; :data:`KIND` and :data:`ARG` take it apart with two look-ups.
Outside, :func:`text` and :func:`parse` turn ids into notation and back (``play HR=6``, ``accuse 2.1``).
"""

from typing import Final

from mollyhouse import components as c
from mollyhouse.errors import MalformedAction

# Kinds of action, in table order.
START: Final = 0
MOVE: Final = 1
LIE_LOW: Final = 2
INDULGE: Final = 3
ACCUSE: Final = 4
CRUISE: Final = 5
SHOP: Final = 6
DROP: Final = 7
FESTIVITY: Final = 8
BRIBE: Final = 9
TAKE: Final = 10
NOTICE: Final = 11
NOTICE_MARKET: Final = 12
PLAY: Final = 13
PASS: Final = 14
DRESS: Final = 15
SWAP: Final = 16
DOLL: Final = 17
GIN: Final = 18
VIOLIN: Final = 19
NO_ITEM: Final = 20
SELECT: Final = 21
CUBES: Final = 22
GOSSIP: Final = 23
GOSSIP_REST: Final = 24
DISCARD: Final = 25
DOMINO: Final = 26
ENCOUNTER: Final = 27

KIND_NAMES: Final = (
    "start",
    "move",
    "lie-low",
    "indulge",
    "accuse",
    "cruise",
    "shop",
    "drop",
    "festivity",
    "bribe",
    "take",
    "notice",
    "notice-market",
    "play",
    "pass",
    "dress",
    "swap",
    "doll",
    "gin",
    "violin",
    "no-item",
    "select",
    "cubes",
    "gossip",
    "gossip-rest",
    "discard",
    "domino",
    "encounter",
)

TO_GOSSIP: Final = 0
TO_REPUTATION: Final = 1
NO: Final = 0
YES: Final = 1
_CODES: Final = c.CARD_CODES
_ALL: Final = tuple(range(c.CARDS))
_PLAIN: Final = tuple(k for k in range(c.CARDS) if c.CARD_FACE[k] != c.ROGUE)
_DESIRES: Final = tuple(k for k in range(c.CARDS) if c.CARD_FACE[k] < c.JACK)
_ROGUES: Final = tuple(k for k in range(c.CARDS) if c.CARD_FACE[k] == c.ROGUE)


def _table() -> list[tuple[int, int, int, str]]:
    """Rows of (kind, argument, rogue value, notation); the row number is the action's id."""
    rows: list[tuple[int, int, int, str]] = []
    rows += [(START, k, 0, f"start {_CODES[k]}") for k in _ALL]
    rows += [(MOVE, s, 0, f"move {s}") for s in range(c.SITES)]
    rows += [(LIE_LOW, 0, 0, "lie low")]
    rows += [(INDULGE, k, 0, f"indulge {_CODES[k]}") for k in _ALL]
    rows += [
        (ACCUSE, c.TOKENS * seat + t, 0, f"accuse {seat}.{t + 1}")
        for seat in range(c.MAX_PLAYERS)
        for t in range(c.TOKENS)
    ]
    rows += [(CRUISE, k, 0, f"cruise {_CODES[k]}") for k in _DESIRES]
    rows += [(SHOP, 0, 0, "shop")]
    rows += [(DROP, i, 0, f"drop {c.ITEM_IDS[i]}") for i in range(c.ITEMS)]
    rows += [(FESTIVITY, 0, 0, "festivity"), (BRIBE, 0, 0, "bribe")]
    rows += [(TAKE, k, 0, f"take {_CODES[k]}") for k in _ALL]
    rows += [(NOTICE, kind, 0, f"notice {c.TOKEN_KINDS[kind]}") for kind in (c.LOYAL, c.INFORMER)]
    rows += [
        (NOTICE_MARKET, TO_GOSSIP, 0, "notice gossip"),
        (NOTICE_MARKET, TO_REPUTATION, 0, "notice reputation"),
    ]
    rows += [(PLAY, k, c.CARD_FACE[k] + 1 if k in _DESIRES else 0, f"play {_CODES[k]}") for k in _PLAIN]
    rows += [(PLAY, k, v, f"play {_CODES[k]}={v}") for k in _ROGUES for v in range(c.TEN)]
    rows += [(PASS, 0, 0, "pass")]
    rows += [(DRESS, s, 0, f"dress {c.SUITS[s]}") for s in range(4)]
    rows += [(SWAP, k, 0, f"swap {_CODES[k]}") for k in _ALL]
    rows += [(DOLL, 0, 0, "doll"), (GIN, 0, 0, "gin"), (VIOLIN, 0, 0, "violin")]
    rows += [(NO_ITEM, 0, 0, "no item")]
    rows += [(SELECT, k, 0, f"select {_CODES[k]}") for k in _ALL]
    rows += [(CUBES, NO, 0, "cubes no"), (CUBES, YES, 0, "cubes yes")]
    rows += [(GOSSIP, k, 0, f"gossip {_CODES[k]}") for k in _ALL]
    rows += [(GOSSIP_REST, 0, 0, "gossip rest")]
    rows += [(DISCARD, k, 0, f"discard {_CODES[k]}") for k in _ALL]
    rows += [(DOMINO, NO, 0, "domino no"), (DOMINO, YES, 0, "domino yes")]
    rows += [(ENCOUNTER, kind, 0, f"encounter {c.TOKEN_KINDS[kind]}") for kind in (c.LOYAL, c.INFORMER)]
    return rows


_ROWS: Final = _table()
ACTIONS: Final = len(_ROWS)
"""Number of actions in the table; ids run from 0 to this number less one."""
KIND: Final = [row[0] for row in _ROWS]
ARG: Final = [row[1] for row in _ROWS]
"""What the action is about: a card, site, suit, item, token kind, yes or no; 4 * seat + token - 1."""
VALUE: Final = [row[2] for row in _ROWS]
"""For ``play``: the value that the card counts as in ranking (F4)."""
NOTATION: Final = tuple(row[3] for row in _ROWS)
_ID_OF: Final = {row[3]: i for i, row in enumerate(_ROWS)}

# First id of each kind. Ids of kinds over all cards are FIRST + card.
_first: Final = [KIND.index(kind) for kind in range(len(KIND_NAMES))]
A_START: Final[int] = _first[START]
A_MOVE: Final[int] = _first[MOVE]
A_LIE_LOW: Final[int] = _first[LIE_LOW]
A_INDULGE: Final[int] = _first[INDULGE]
A_ACCUSE: Final[int] = _first[ACCUSE]
A_SHOP: Final[int] = _first[SHOP]
A_DROP: Final[int] = _first[DROP]
A_FESTIVITY: Final[int] = _first[FESTIVITY]
A_BRIBE: Final[int] = _first[BRIBE]
A_TAKE: Final[int] = _first[TAKE]
A_NOTICE: Final[int] = _first[NOTICE]
A_NOTICE_MARKET: Final[int] = _first[NOTICE_MARKET]
A_PASS: Final[int] = _first[PASS]
A_DRESS: Final[int] = _first[DRESS]
A_SWAP: Final[int] = _first[SWAP]
A_DOLL: Final[int] = _first[DOLL]
A_GIN: Final[int] = _first[GIN]
A_VIOLIN: Final[int] = _first[VIOLIN]
A_NO_ITEM: Final[int] = _first[NO_ITEM]
A_SELECT: Final[int] = _first[SELECT]
A_CUBES: Final[int] = _first[CUBES]
A_GOSSIP: Final[int] = _first[GOSSIP]
A_GOSSIP_REST: Final[int] = _first[GOSSIP_REST]
A_DISCARD: Final[int] = _first[DISCARD]
A_DOMINO: Final[int] = _first[DOMINO]
A_ENCOUNTER: Final[int] = _first[ENCOUNTER]
CRUISE_WITH: Final = [_ID_OF.get(f"cruise {code}", -1) for code in _CODES]
"""By card: the id of cruising with it, -1 for cards that are not desires."""
PLAYS_OF: Final = [[i for i, row in enumerate(_ROWS) if row[0] == PLAY and row[1] == k] for k in _ALL]
"""By card: the ids that play it, ten for a rogue (F4), else one."""


def text(action: int) -> str:
    """Notation of an action id, such as ``move 7``.

    Raises:
        MalformedAction: the number is not in the table.
    """
    if not 0 <= action < ACTIONS:
        raise MalformedAction(f"no action has the number {action}; ids run from 0 to {ACTIONS - 1}")
    return NOTATION[action]


def parse(notation: str) -> int:
    """Action id of a notation, as :func:`text` writes it.

    Raises:
        MalformedAction: the text is no action.
    """
    action = _ID_OF.get(notation)
    if action is None:
        raise MalformedAction(f"{notation[:40]!r} is no action; actions look like 'move 7'")
    return action
