"""The state of a game: plain numbers, flat lists and bitmasks, copied by hand.

Only the rules change it. What the rest of a turn, a festivity or a week still has to do is a stack of
small steps, the agenda, so a state can be copied, saved and resumed between any two questions.
"""

from collections.abc import Callable
from typing import Final

from mollyhouse import components as c
from mollyhouse.errors import BadOptions
from mollyhouse.events import Event

RULEBOOK: Final = 0
PUBLISHED: Final = 1
PRESETS: Final = ("rulebook", "published")
ORIGINAL: Final = 0
UPDATED: Final = 1
TRIAL: Final = 0
FLAT: Final = 1
SENTENCINGS: Final = ("trial", "flat")

NOBODY: Final = -1
COMMUNITY: Final = 5
"""Stands where a seat would: the card belongs to the community."""

# --- steps of the agenda; those that ask are marked ? ----------------------------------------------
OPENING: Final = 0  # ? S3
TURN: Final = 1  # T1
ROLL: Final = 2  # T2
MOVE: Final = 3  # ? T4
ACTION: Final = 4  # ? T5
DROP: Final = 5  # ? A5
MARKET_DISCARD: Final = 6  # A5
TAKE: Final = 7  # ? I2
LAST_HOUSE: Final = 8  # B4
REFILL: Final = 9  # T6
EXCESS: Final = 10  # ? G3
END_TURN: Final = 11
COMMUNITY_CARD: Final = 12  # F2
PLAY: Final = 13  # ? F3
WINDOW: Final = 14  # ? I4, I8, I9
CLOSING: Final = 15  # ? F13
SELECT: Final = 16  # ? F5, F6
SCORE: Final = 17  # F7
FOIL: Final = 18  # F8
PRIDE: Final = 19  # ? F8
KNOWN_THREAT: Final = 20  # F9
GOSSIP: Final = 21  # ? F10
BONUS: Final = 22  # F11
REVEAL_THREATS: Final = 23  # W1
DOMINO: Final = 24  # ? I3
INVESTIGATE: Final = 25  # W2
RAIDS: Final = 26  # W3, W4
GAME_END: Final = 27  # W5
ENCOUNTER: Final = 28  # ? W6
CLEANUP: Final = 29  # W7
ENDING: Final = 30  # E
STEPS: Final = 31
STEP_NAMES: Final = (
    "opening",
    "turn",
    "roll",
    "move",
    "action",
    "drop",
    "market-discard",
    "take",
    "last-house",
    "refill",
    "excess",
    "end-turn",
    "community-card",
    "play",
    "window",
    "closing",
    "select",
    "score",
    "foil",
    "pride",
    "known-threat",
    "gossip",
    "bonus",
    "reveal-threats",
    "domino",
    "investigate",
    "raids",
    "game-end",
    "encounter",
    "cleanup",
    "ending",
)

# Sequences of steps, in reverse: the agenda is a stack, its last step comes first.
TURN_STEPS: Final = (TURN, END_TURN, EXCESS, REFILL, LAST_HOUSE, ACTION, MOVE, ROLL)
WEEK_STEPS: Final = (
    CLEANUP,
    ENCOUNTER,
    GAME_END,
    RAIDS,
    INVESTIGATE,
    DOMINO,
    REVEAL_THREATS,
)
FESTIVITY_STEPS: Final = (BONUS, GOSSIP, KNOWN_THREAT, FOIL, SCORE, SELECT, CLOSING)
ROUND_STEPS: Final = (PLAY, COMMUNITY_CARD)


class Options:
    """What a game is played with: the number of players and the switches of the rule set.

    Attributes:
        players: 1-5.
        preset: RULEBOOK or PUBLISHED.
        items: item set, ORIGINAL or UPDATED.
        sentencing: TRIAL or FLAT (E2).
        item_joy: joy for each unused item at survival (E2).
        loyal_joy: joy for each loyal token on an open house at survival (E2).
        numbers: the four above as a tuple.
        failed_informers_indicted: whether unsuccessful informers take one more major indictment.
    """

    __slots__ = (
        "failed_informers_indicted",
        "item_joy",
        "items",
        "loyal_joy",
        "numbers",
        "players",
        "preset",
        "sentencing",
    )

    def __init__(
        self,
        players: int = 3,
        preset: int = RULEBOOK,
        items: int = ORIGINAL,
        sentencing: int = TRIAL,
    ) -> None:
        self.players = players
        self.preset = preset
        self.items = items
        self.sentencing = sentencing
        self.numbers = (players, preset, items, sentencing)
        self.item_joy = c.ITEM_JOY if preset == RULEBOOK else 0
        self.loyal_joy = c.LOYAL_JOY if preset == PUBLISHED else 0
        self.failed_informers_indicted = preset == PUBLISHED

    @staticmethod
    def named(
        players: int, rules: str = "rulebook", items: str = "original", sentencing: str = "trial"
    ) -> "Options":
        """Options by their names outside, as in records and on the command line.

        Raises:
            BadOptions: a name or number that does not exist.
        """
        if not c.MIN_PLAYERS <= players <= c.MAX_PLAYERS:
            raise BadOptions(f"a game has 1 to 5 players, not {players}")
        for name, known, what in (
            (rules, PRESETS, "rule set"),
            (items, c.ITEM_SETS, "item set"),
            (sentencing, SENTENCINGS, "sentencing"),
        ):
            if name not in known:
                raise BadOptions(f"no {what} is called {name!r}; there are {', '.join(known)}")
        return Options(
            players,
            PRESETS.index(rules),
            c.ITEM_SETS.index(items),
            SENTENCINGS.index(sentencing),
        )

    def __reduce__(self) -> tuple[type["Options"], tuple[int, int, int, int]]:
        return Options, (self.players, self.preset, self.items, self.sentencing)


class Festivity:
    """A festivity in progress (chapter F).

    A played card is one integer: ``card + 64 * side + 512 * value``, the side a seat or COMMUNITY,
    the value what the card counts as in ranking (F4), 0 for cards without one.

    Attributes:
        runner: seat that threw it.
        house: suit of the house.
        round: rounds begun; a bottle of gin adds one.
        offset: seats after the runner that have had their turn in this round.
        gin: whether this round was opened by a bottle of gin (I1).
        passed: mask of seats that play no more (F3).
        declined: mask of seats that declined in the closing window (F13).
        played: cards on the table, in the order they were played.
        dresses: mask of suits of the dresses played (I4).
        doll: whether a doll was played (I9).
        window: seat whose item window is open (WINDOW), or NOBODY.
        first: whether that window is the one after the first card (I9).
        last: the card just played by the seat of the window, NOBODY in the runner's first window.
        selected: mask of cards chosen for the winning set so far.
        rank: rank of the winning set, NOBODY before it is known.
        winning: the winning set, once scored.
        foils: ``seat + 8 * suit`` of reputations that a foiled threat still has to reach (F8).
        pride: cards just lost to a foiled threat, of one suit.
        proud: seat that may take cubes for them.
    """

    __slots__ = (
        "declined",
        "doll",
        "dresses",
        "first",
        "foils",
        "gin",
        "house",
        "last",
        "offset",
        "passed",
        "played",
        "pride",
        "proud",
        "rank",
        "round",
        "runner",
        "selected",
        "window",
        "winning",
    )

    def __init__(self, runner: int = 0, house: int = 0) -> None:
        self.runner = runner
        self.house = house
        self.round = 0
        self.offset = 0
        self.gin = False
        self.passed = 0
        self.declined = 0
        self.played: list[int] = []
        self.dresses = 0
        self.doll = False
        self.window = NOBODY
        self.first = False
        self.last = NOBODY
        self.selected = 0
        self.rank = NOBODY
        self.winning = 0
        self.foils: list[int] = []
        self.pride = 0
        self.proud = NOBODY

    def copy(self) -> "Festivity":
        """An independent copy."""
        f = Festivity(self.runner, self.house)
        f.round = self.round
        f.offset = self.offset
        f.gin = self.gin
        f.passed = self.passed
        f.declined = self.declined
        f.played = self.played[:]
        f.dresses = self.dresses
        f.doll = self.doll
        f.window = self.window
        f.first = self.first
        f.last = self.last
        f.selected = self.selected
        f.rank = self.rank
        f.winning = self.winning
        f.foils = self.foils[:]
        f.pride = self.pride
        f.proud = self.proud
        return f

    def __reduce__(self) -> "Pickled":
        return restored, (Festivity, {name: getattr(self, name) for name in FESTIVITY_FIELDS})


FESTIVITY_FIELDS: Final = (
    *("runner", "house", "round", "offset", "gin", "passed", "declined", "played", "dresses"),
    *("doll", "window", "first", "last", "selected", "rank", "winning", "foils", "pride", "proud"),
)
"""All fields of a festivity; everybody may know them."""

Pickled = tuple[Callable[..., object], tuple[Callable[[], object], dict[str, object]]]


def restored(piece: Callable[[], object], fields: dict[str, object]) -> object:
    """A piece with these fields: pickling spelled out, as compiled classes have no slots to ask."""
    made = piece()
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def play_of(card: int, side: int, value: int) -> int:
    """A played card as one integer; see :class:`Festivity`."""
    return card + 64 * side + 512 * value


class State:
    """Everything about a game at one moment. Field by field in :data:`FIELDS`: who may know it.

    Seats are numbered from 0 clockwise; suits, cards, sites and items as in ``components``. Masks hold
    bit ``seat`` or bit ``card``.
    """

    __slots__ = (
        "agenda",
        "asked",
        "candelabra",
        "community",
        "cubes",
        "deck",
        "die1",
        "die2",
        "dominoes",
        "draw_tokens",
        "ending",
        "evidence",
        "festivity",
        "final_week",
        "gossip",
        "hands",
        "hanged",
        "held",
        "indicted",
        "indictments",
        "informer",
        "item_deck",
        "item_discard",
        "joy",
        "knowledge",
        "log",
        "major",
        "market",
        "minor",
        "options",
        "pawn",
        "points",
        "raided",
        "reputation",
        "revealed",
        "safe",
        "sealed",
        "shops",
        "tokens",
        "turn",
        "waiting",
        "week",
        "winners",
    )

    def __init__(self, options: Options | None = None) -> None:
        self.options = options if options is not None else Options()
        n = self.options.players
        self.log: list[Event] | None = None
        self.agenda: list[int] = []
        self.waiting = 0
        self.sealed: list[int] = [NOBODY] * n
        self.week = 1
        self.turn = 0
        self.candelabra = 0
        self.die1 = NOBODY
        self.die2 = NOBODY
        self.deck: list[int] = []
        self.market: list[int] = []
        self.gossip = 0
        self.revealed = 0
        self.safe = 0
        self.hands: list[int] = [0] * n
        self.reputation: list[int] = [0] * n
        self.cubes: list[int] = [0] * (4 * n)
        self.joy: list[int] = [0] * n
        self.community = 0
        self.pawn: list[int] = [NOBODY] * n
        self.evidence: list[int] = [0, 0, 0, 0]
        self.raided = 0
        self.item_deck: list[int] = []
        self.item_discard: list[int] = []
        self.shops: list[int] = [c.NO_ITEM] * 4
        self.held: list[tuple[int, ...]] = [()] * n
        self.tokens: list[tuple[int, ...]] = [()] * n
        self.informer: list[int] = [NOBODY] * n
        self.major: list[int] = []
        self.minor: list[int] = []
        self.indictments: list[tuple[int, ...]] = [()] * n
        self.indicted = 0
        self.dominoes = 0
        self.asked = 0
        self.draw_tokens: list[int] = [0] * n
        self.final_week = False
        self.festivity: Festivity | None = None
        self.knowledge = 0
        self.ending = NOBODY
        self.winners = 0
        self.hanged = 0
        self.points: list[int] = []

    def copy(self) -> "State":
        """An independent copy; it has no log."""
        s = State.__new__(State)
        s.options = self.options
        s.log = None
        s.agenda = self.agenda[:]
        s.waiting = self.waiting
        s.sealed = self.sealed[:]
        s.week = self.week
        s.turn = self.turn
        s.candelabra = self.candelabra
        s.die1 = self.die1
        s.die2 = self.die2
        s.deck = self.deck[:]
        s.market = self.market[:]
        s.gossip = self.gossip
        s.revealed = self.revealed
        s.safe = self.safe
        s.hands = self.hands[:]
        s.reputation = self.reputation[:]
        s.cubes = self.cubes[:]
        s.joy = self.joy[:]
        s.community = self.community
        s.pawn = self.pawn[:]
        s.evidence = self.evidence[:]
        s.raided = self.raided
        s.item_deck = self.item_deck[:]
        s.item_discard = self.item_discard[:]
        s.shops = self.shops[:]
        s.held = self.held[:]
        s.tokens = self.tokens[:]
        s.informer = self.informer[:]
        s.major = self.major[:]
        s.minor = self.minor[:]
        s.indictments = self.indictments[:]
        s.indicted = self.indicted
        s.dominoes = self.dominoes
        s.asked = self.asked
        s.draw_tokens = self.draw_tokens[:]
        s.final_week = self.final_week
        s.festivity = None if self.festivity is None else self.festivity.copy()
        s.knowledge = self.knowledge
        s.ending = self.ending
        s.winners = self.winners
        s.hanged = self.hanged
        s.points = self.points[:]
        return s

    def __reduce__(self) -> Pickled:
        """Pickled without its log, as a copy is."""
        fields: dict[str, object] = {n: getattr(self, n) for n in FIELDS if n != "log"}
        return restored, (State, fields)


PUBLIC: Final = "public"
SEAT: Final = "seat"
HIDDEN: Final = "hidden"
FIELDS: Final[dict[str, str]] = {
    "options": PUBLIC,
    "log": HIDDEN,
    "agenda": PUBLIC,
    "waiting": PUBLIC,
    "sealed": SEAT,
    "week": PUBLIC,
    "turn": PUBLIC,
    "candelabra": PUBLIC,
    "die1": PUBLIC,
    "die2": PUBLIC,
    "deck": HIDDEN,
    "market": PUBLIC,
    "gossip": HIDDEN,
    "revealed": PUBLIC,
    "safe": PUBLIC,
    "hands": SEAT,
    "reputation": PUBLIC,
    "cubes": PUBLIC,
    "joy": PUBLIC,
    "community": PUBLIC,
    "pawn": PUBLIC,
    "evidence": PUBLIC,
    "raided": PUBLIC,
    "item_deck": HIDDEN,
    "item_discard": PUBLIC,
    "shops": PUBLIC,
    "held": PUBLIC,
    "tokens": SEAT,
    "informer": PUBLIC,
    "major": HIDDEN,
    "minor": HIDDEN,
    "indictments": SEAT,
    "indicted": PUBLIC,
    "dominoes": PUBLIC,
    "asked": PUBLIC,
    "draw_tokens": PUBLIC,
    "final_week": PUBLIC,
    "festivity": PUBLIC,
    "knowledge": SEAT,
    "ending": PUBLIC,
    "winners": PUBLIC,
    "hanged": PUBLIC,
    "points": PUBLIC,
}
"""Who may know a field: everybody; the seat it belongs to (others a count); nobody (a count)."""
