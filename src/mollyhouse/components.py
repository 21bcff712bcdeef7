"""Facts of the box: cards, sites, items, indictments, numbers. No logic.

A vice card is a small integer, ``13 * suit + face``: faces 0-8 are the desires 1-9, then jack, queen,
constable, rogue. A set of cards is an integer bitmask with bit ``card`` set, so the 13 bits of a suit
lie side by side and a set of one suit is an index below 8192 into a look-up table.
"""

from typing import Final

# --- suits -----------------------------------------------------------------------------------------
SUITS: Final = ("cups", "fans", "hearts", "pentacles")
SUIT_LETTERS: Final = "CFHP"
CUPS: Final = 0
FANS: Final = 1
HEARTS: Final = 2
PENTACLES: Final = 3

# --- vice cards (S1) -------------------------------------------------------------------------------
FACES: Final = 13
FACE_LETTERS: Final = "123456789JQCR"
JACK: Final = 9
QUEEN: Final = 10
CONSTABLE: Final = 11
ROGUE: Final = 12
CARDS: Final = 52
ALL_CARDS: Final = (1 << 52) - 1

CARD_CODES: Final = tuple(s + f for s in SUIT_LETTERS for f in FACE_LETTERS)
CARD_SUIT: Final = tuple(c // FACES for c in range(CARDS))
CARD_FACE: Final = tuple(c % FACES for c in range(CARDS))
DESIRE_JOY: Final = (2, 2, 3, 3, 3, 4, 4, 5, 5)
"""Stars on the desires 1-9."""
CARD_JOY: Final = tuple(DESIRE_JOY[c % FACES] if c % FACES < JACK else 0 for c in range(CARDS))
"""Joy a card scores for its player (F7)."""
MOLLY_COMMUNITY_JOY: Final = 4
JACK_BONUS: Final = 2
QUEEN_BONUS: Final = 3
MOLLY_INFAMY: Final = 10

SUIT_BITS: Final = (1 << FACES) - 1
SUIT_MASK: Final = tuple(SUIT_BITS << (FACES * s) for s in range(4))


def _faces(*faces: int) -> int:
    return sum(1 << (FACES * s + f) for s in range(4) for f in faces)


DESIRES: Final = _faces(*range(9))
JACKS: Final = _faces(JACK)
QUEENS: Final = _faces(QUEEN)
MOLLIES: Final = JACKS | QUEENS
CONSTABLES: Final = _faces(CONSTABLE)
ROGUES: Final = _faces(ROGUE)
THREATS: Final = CONSTABLES | ROGUES

_INFAMY_OF_FACE: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, MOLLY_INFAMY, MOLLY_INFAMY, 0, 0)
INFAMY: Final = tuple(
    sum(_INFAMY_OF_FACE[f] for f in range(FACES) if bits >> f & 1) for bits in range(1 << FACES)
)
"""Infamy (T3) of a set of cards of one suit, by its 13 bits."""

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 5
HIGHEST_DESIRE: Final = (0, 6, 6, 7, 8, 9)
"""By number of players: the deck holds the desires 1 up to this value (S1)."""


VICE_CARDS: Final = tuple(
    _faces(*range(HIGHEST_DESIRE[players]), JACK, QUEEN, CONSTABLE, ROGUE)
    for players in range(MAX_PLAYERS + 1)
)
"""The set of vice cards, by number of players (S1)."""


# --- board (G2) ------------------------------------------------------------------------------------
SITES: Final = 16
HOUSE: Final = 0
CRUISE: Final = 1
SHOP: Final = 2
SITE_KINDS: Final = ("house", "cruise", "shop")
NO_SUIT: Final = -1
SITE_NAMES: Final = (
    "Mother Clap's",
    "St Paul's Cathedral",
    "Noble Street",
    "Moorfields",
    "Miss Muff's",
    "Royal Exchange",
    "Leadenhall Street",
    "London Bridge",
    "Sukey Bevell's",
    "Old Round Court",
    "Cannon Street",
    "St James's Park",
    "Julius Cesar Taylor's",
    "Covent Garden Piazza",
    "Duke Street",
    "Lincoln's Inn Boghouse",
)
SITE_KIND: Final = (HOUSE, CRUISE, SHOP, CRUISE) * 4
SITE_SUIT: Final = (
    *(PENTACLES, PENTACLES, NO_SUIT, FANS),
    *(FANS, FANS, NO_SUIT, HEARTS),
    *(HEARTS, HEARTS, NO_SUIT, CUPS),
    *(CUPS, CUPS, NO_SUIT, PENTACLES),
)
HOUSE_SITE: Final = (12, 4, 8, 0)
"""Site of the molly house of each suit."""
HOUSE_ORDER: Final = (PENTACLES, FANS, HEARTS, CUPS)
"""Suits of the houses in the order of their site index (W4)."""
SHOP_SITES: Final = (2, 6, 10, 14)
SHOP_OF_SITE: Final = (-1, -1, 0, -1, -1, -1, 1, -1, -1, -1, 2, -1, -1, -1, 3, -1)
NO_ITEM: Final = -1

# --- movement dice (T2, T4) ------------------------------------------------------------------------
DISCARD_ICON: Final = 0
DIE_FACES: Final = (1, 1, 1, 2, 2, DISCARD_ICON)
"""Boots on the six faces; the face without boots shows the market discard icon."""
TEN: Final = 10
"""Faces 0-9 of the ten-sided die."""

# --- items (I) -------------------------------------------------------------------------------------
NOTICE: Final = 0
BRIBE: Final = 1
VIOLIN: Final = 2
DOMINO: Final = 3
GIN: Final = 4
DRESS: Final = 5
"""Dress of cups; the dresses of fans, hearts and pentacles follow."""
NOTICE_UPDATED: Final = 9
DOMINO_UPDATED: Final = 10
DOLL: Final = 11
ITEMS: Final = 12
ITEM_NAMES: Final = (
    "newspaper notice",
    "bribe",
    "violin",
    "domino",
    "bottle of gin",
    "dress of cups",
    "dress of fans",
    "dress of hearts",
    "dress of pentacles",
    "newspaper notice (updated)",
    "domino (updated)",
    "doll",
)
ITEM_IDS: Final = (
    "notice",
    "bribe",
    "violin",
    "domino",
    "gin",
    "dress-cups",
    "dress-fans",
    "dress-hearts",
    "dress-pentacles",
    "notice-updated",
    "domino-updated",
    "doll",
)
"""Short names in notation, views and messages."""
ITEM_SETS: Final = ("original", "updated")
ITEM_COUNTS: Final = (
    (3, 3, 3, 3, 4, 1, 1, 1, 1, 0, 0, 0),
    (0, 3, 3, 0, 4, 1, 1, 1, 1, 3, 4, 3),
)
"""Copies of each item, for each item set."""
ITEMS_HELD: Final = 2

# --- indictments (W4, E2) --------------------------------------------------------------------------
MAJOR: Final = 0
MINOR: Final = 1
INDICTMENT_KINDS: Final = ("major", "minor")
HANGED: Final = 99
"""Stands for the noose where a number of joy is expected."""
INDICTMENTS: Final = 16
INDICTMENT_KIND: Final = (MAJOR,) * 8 + (MINOR,) * 8
CONVICTED_ON: Final = (4, 5, 5, 5, 8, 8, 6, 6, 4, 4, 5, 5, 5, 6, 6, 8)
ACQUITTED: Final = (3, 3, 4, 4, 5, 5, 6, 6, 1, 1, 2, 2, 2, 3, 3, 4)
"""Joy lost on acquittal."""
CONVICTED: Final = (8, 8, 10, 10, HANGED, HANGED, HANGED, HANGED, 3, 3, 4, 4, 4, 8, 8, 10)
"""Joy lost on conviction, or HANGED."""
FLAT_SENTENCE: Final = (8, 4)
"""Joy lost by a major and a minor indictment without a trial, also when a stack is empty (W4)."""

# --- encounter tokens (W6) -------------------------------------------------------------------------
LOYAL: Final = 0
INFORMER: Final = 1
TOKEN_KINDS: Final = ("loyal", "informer")
TOKENS: Final = 4
LOYAL_TOKENS: Final = 3

# --- numbers ---------------------------------------------------------------------------------------
MARKET_SIZE: Final = 4
HAND_LIMIT: Final = 6
RAID_EVIDENCE: Final = 7
WEEKS: Final = 5
CRUISE_DRAWS: Final = 4
ACCUSE_JOY: Final = 3
NOTICE_JOY: Final = 2
ITEM_JOY: Final = 2
LOYAL_JOY: Final = 2
THRESHOLD: Final = (0, 30, 35, 35, 30, 25)
"""Community joy for survival, by number of players (W5)."""
OPENING_HAND: Final = (0, 5, 5, 4, 4, 4)
FESTIVITY_ROUNDS: Final = (0, 3, 3, 2, 2, 2)
FESTIVITY_HAND: Final = (0, 3, 3, 2, 2, 2)
"""Cards in hand needed to throw a festivity, by number of players (A6)."""

# --- festivity ranks (F5) --------------------------------------------------------------------------
QUIET_GATHERING: Final = 0
DANCE: Final = 1
CHRISTENING: Final = 2
SURPRISE_BALL: Final = 3
RANKS: Final = ("quiet gathering", "dance", "christening", "surprise ball")
COMMUNITY_BONUS: Final = (-1, 1, 2, 3)
"""Joy the community gains for each rank (F11)."""

# --- endings (E) -----------------------------------------------------------------------------------
INFILTRATION: Final = 0
SURVIVAL: Final = 1
ATROPHY: Final = 2
ENDINGS: Final = ("infiltration", "survival", "atrophy")
