"""A sensible player that takes one look: it values every legal action by rules of thumb.

It goes where it can do something, throws festivities that are likely to be ranked, keeps threats out of
the gossip of its own suits, sheds constables where they are foiled, and informs as soon as it may,
unless that costs something. It remembers nothing and looks no move ahead.
"""

from random import Random
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse.bots.base import BOTS, Budget, View
from mollyhouse.events import COMMUNITY_NAME
from mollyhouse.masks import CARD, mask_of
from mollyhouse.rules.general import molly_bonus
from mollyhouse.rules.ranking import completed, rank_of, selectable
from mollyhouse.state import COMMUNITY, play_of

_RANK_WORTH = (-1.0, 4.0, 6.0, 8.0)
_LOOKOUT = 0.6


class _Look:
    """The facts of a view that the rules of thumb use."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.me: dict[str, Any] = view["players"][self.seat]
        self.hand = mask_of(view["you"]["hand"])
        self.reputation = mask_of(self.me["reputation"]["cards"])
        self.total: list[int] = [self.me["reputation"]["total"][name] for name in c.SUITS]
        houses = [view["houses"][name] for name in c.SUITS]
        self.raided = [house["raided"] for house in houses]
        self.evidence: list[int] = [house["evidence"] for house in houses]
        self.informer = None if self.me["informer"] is None else c.SUITS.index(self.me["informer"])
        self.informed = "informer" in view["you"]["tokens"]
        self.week: int = view["week"]
        self.missing: int = view["threshold"] - view["community_joy"]

    def suit_cards(self, suit: int) -> int:
        """Own hand cards of a suit, threats not counted."""
        return (self.hand & c.SUIT_MASK[suit] & ~c.THREATS).bit_count()

    def keep(self, card: int) -> float:
        """How much a card is worth in the hand."""
        suit = c.CARD_SUIT[card]
        if c.THREATS >> card & 1:
            return -2.0 if c.CONSTABLES >> card & 1 else 0.5
        if c.MOLLIES >> card & 1:
            return 3.5
        return 1.0 + c.CARD_JOY[card] / 3 + 0.4 * self.suit_cards(suit)


class SimpleBot:
    """One look, no memory."""

    needs_view = True

    def choose(self, view: View | None, legal: list[int], budget: Budget, rng: Random) -> int:
        """The action of the highest value; equals are decided by ``rng``."""
        assert view is not None
        if len(legal) == 1:
            return legal[0]
        look = _Look(view)
        return max((value(look, action) + rng.random() * 0.3, action) for action in legal)[1]


BOTS["simple"] = SimpleBot()


def value(look: _Look, action: int) -> float:
    """What an action seems to be worth, in joy."""
    kind = a.KIND[action]
    arg = a.ARG[action]
    match kind:
        case a.START:
            return _start(look, arg)
        case a.MOVE:
            return max(_best_at(look, arg), 0.5) + _lookout(look, arg)
        case a.LIE_LOW:
            return 0.5 if look.hand.bit_count() < c.HAND_LIMIT else -0.5
        case a.INDULGE:
            return _indulge(look, arg)
        case a.ACCUSE:
            return 0.5 if look.week > 2 else -1.0
        case a.CRUISE:
            return _cruise(look, arg)
        case a.SHOP:
            return 1.2 if len(look.me["items"]) < c.ITEMS_HELD else 0.0
        case a.FESTIVITY:
            return _festivity(look, c.SITE_SUIT[look.me["pawn"]])
        case a.BRIBE:
            return 0.8
        case a.NOTICE:
            return _notice(look, arg)
        case a.NOTICE_MARKET:
            return 2.0 if arg == a.TO_REPUTATION else -1.0
        case a.TAKE:
            return 4.0 if c.THREATS >> arg & 1 and look.total[c.CARD_SUIT[arg]] else look.keep(arg)
        case a.PLAY | a.PASS:
            return _play(look, action)
        case a.GIN | a.VIOLIN | a.SWAP | a.DOLL | a.DRESS:
            return _festivity_item(look, action)
        case a.SELECT:
            return _select(look, arg)
        case a.CUBES:
            return 0.5 if arg == a.YES and not look.raided[_lost_suit(look)] else 0.0
        case a.DISCARD | a.DROP:
            return -look.keep(arg) if kind == a.DISCARD else -float(arg == c.VIOLIN)
        case a.DOMINO:
            # Who is not indicted cannot inform; once that is done, the mask is of use.
            at_risk = look.informed and _raid_near(look)
            return 1.0 if (arg == a.YES) == at_risk else 0.0
        case a.ENCOUNTER:
            # Where it costs nothing at survival, having informed is the only way to win at infiltration.
            free = look.view["options"]["rules"] == "rulebook"
            return float((arg == c.INFORMER) == (free or _doomed(look)))
    return 0.0


def _doomed(look: _Look) -> bool:
    """Whether the community looks like losing: raids and missing joy against the weeks left."""
    raids = sum(look.raided)
    weeks_left = c.WEEKS - look.week
    return raids >= 2 or look.missing > 6 * (weeks_left + 1)


def _raid_near(look: _Look) -> bool:
    return any(e >= 5 and not r for e, r in zip(look.evidence, look.raided, strict=True))


def _lookout(look: _Look, site: int) -> float:
    """Who has not informed yet likes to be near an open house with evidence, to inform there (W6)."""
    houses = [suit for suit in range(4) if not look.raided[suit]]
    if look.informed or not houses:
        return 0.0
    nearest = min(houses, key=lambda suit: abs((c.HOUSE_SITE[suit] - site + 8) % c.SITES - 8))
    return _LOOKOUT * min(look.evidence[nearest], c.RAID_EVIDENCE)


def _start(look: _Look, card: int) -> float:
    if c.THREATS >> card & 1:
        return 1.0 + (c.CONSTABLES >> card & 1)
    suit = look.suit_cards(c.CARD_SUIT[card])
    return 3.0 + suit if c.MOLLIES >> card & 1 else c.CARD_JOY[card] * 0.7 + 0.6 * suit


def _best_at(look: _Look, site: int) -> float:
    """The best that a site offers, seen from outside."""
    kind = c.SITE_KIND[site]
    suit = c.SITE_SUIT[site]
    best = 0.5
    if kind == c.SHOP:
        shop = look.view["shops"][c.SHOP_OF_SITE[site]]
        return 1.1 if shop is not None and len(look.me["items"]) < c.ITEMS_HELD else best
    for code in look.view["market"]:
        if c.CARD_SUIT[CARD[code]] == suit:
            best = max(best, _indulge(look, CARD[code]))
    if kind == c.CRUISE and look.informer != suit:
        desires = look.hand & c.SUIT_MASK[suit] & c.DESIRES
        if desires:
            best = max(best, _cruise(look, (desires & -desires).bit_length() - 1))
    if kind == c.HOUSE and not look.raided[suit] and look.informer != suit:
        enough = look.hand.bit_count() >= c.FESTIVITY_HAND[look.view["options"]["players"]]
        best = max(best, _festivity(look, suit) if enough else 0.0)
    return best


def _indulge(look: _Look, card: int) -> float:
    room = look.hand.bit_count() < c.HAND_LIMIT
    if c.THREATS >> card & 1:
        return -1.0
    return look.keep(card) * 0.7 + 0.3 if room else look.keep(card) * 0.3


def _cruise(look: _Look, card: int) -> float:
    suit = c.CARD_SUIT[card]
    draws = min(look.total[suit] + 1, c.CRUISE_DRAWS)
    space = max(0, c.HAND_LIMIT + 1 - look.hand.bit_count())
    bonus = molly_bonus(look.reputation, 1 << card)
    danger = 0.8 if look.raided[suit] else 0.0
    return 0.9 * min(draws, space) + bonus - 0.4 * c.CARD_JOY[card] - danger


def _festivity(look: _Look, house: int) -> float:
    """What throwing a festivity promises: the best that the own hand could make of it."""
    desires = look.hand & c.DESIRES
    mollies = (look.hand & c.MOLLIES).bit_count()
    stars = sorted((c.CARD_JOY[k] for k in range(c.CARDS) if desires >> k & 1), reverse=True)
    rounds = c.FESTIVITY_ROUNDS[look.view["options"]["players"]]
    ranked = 0.25 + 0.2 * (desires.bit_count() >= 3) + 0.2 * (mollies > 0)
    shed = 1.0 * (look.hand & c.CONSTABLES).bit_count()
    reputation = look.total[house]
    return sum(stars[:rounds]) * 0.7 + (2 * ranked - 1) * reputation + shed + ranked * 2


def _notice(look: _Look, kind: int) -> float:
    house = c.SITE_SUIT[look.me["pawn"]]
    matching = sum(c.CARD_SUIT[CARD[code]] == house for code in look.view["market"])
    if kind == c.LOYAL:
        return c.NOTICE_JOY * matching - 0.5
    return 2.0 if _doomed(look) and look.evidence[house] >= 4 else -3.0


def _plays(look: _Look) -> list[int]:
    """The cards on the table as the ranking takes them."""
    plays = []
    for played in look.view["festivity"]["played"]:
        card = CARD[played["card"]]
        side = COMMUNITY if played["by"] == COMMUNITY_NAME else played["by"]
        face = c.CARD_FACE[card]
        value = played["value"] if played["value"] is not None else face + 1 if face < c.JACK else 0
        plays.append(play_of(card, side, value))
    return plays


def _worth(look: _Look, plays: list[int], dresses: int, doll: bool) -> float:
    """What the festivity would be worth to me if it ended with these cards on the table."""
    rank, alternatives = rank_of(plays, dresses, doll)
    selected = 0
    while choice := selectable(alternatives, selected):
        selected |= choice & -choice
    winning = completed(alternatives, selected)
    festivity = look.view["festivity"]
    total = 0.3 * _RANK_WORTH[rank]
    if festivity["runner"] == look.seat:
        own = look.total[c.SUITS.index(festivity["house"])]
        total += own if rank != c.QUIET_GATHERING else -own
    for play in plays:
        card = play & 63
        side = play >> 6 & 7
        suit = c.CARD_SUIT[card]
        in_set = winning >> card & 1
        mine = side == look.seat
        if c.THREATS >> card & 1:
            if mine or side == COMMUNITY:
                # Left over it exposes; foiled it costs the reputation, and the threat is gone.
                cards = (look.reputation & c.SUIT_MASK[suit]).bit_count()
                total -= 0.6 * cards if in_set else 1.0 + 0.8 * cards
                total += 1.5 if in_set and mine else 0.0
        elif in_set:
            if mine:
                total += c.CARD_JOY[card] + 2.0 * bool(c.MOLLIES >> card & 1)
                total += molly_bonus(look.reputation, 1 << card)
            elif side == COMMUNITY and look.missing > 0:
                total += 0.4 * (c.CARD_JOY[card] or c.MOLLY_COMMUNITY_JOY)
            else:
                total -= 0.3 * c.CARD_JOY[card]
        elif mine:
            total -= 0.4 * look.keep(card)
    return total


def _play(look: _Look, action: int) -> float:
    festivity = look.view["festivity"]
    dresses = sum(1 << c.SUITS.index(name) for name in festivity["dresses"])
    plays = _plays(look)
    if action != a.A_PASS:
        plays.append(play_of(a.ARG[action], look.seat, a.VALUE[action]))
    return _worth(look, plays, dresses, festivity["doll"])


def _festivity_item(look: _Look, action: int) -> float:
    """An item is worth what it changes at once, less what it may be worth later."""
    kind = a.KIND[action]
    festivity = look.view["festivity"]
    dresses = sum(1 << c.SUITS.index(name) for name in festivity["dresses"])
    plays = _plays(look)
    before = _worth(look, plays, dresses, festivity["doll"])
    quiet = rank_of(plays, dresses, festivity["doll"])[0] == c.QUIET_GATHERING
    if kind == a.VIOLIN:
        # Two more cards may lift a quiet gathering at the end; anything earlier is too early.
        closing = look.view["question"]["step"] == "closing"
        return 1.0 if closing and quiet and festivity["runner"] == look.seat else -2.0
    if kind == a.GIN:
        return 0.8 if quiet and look.hand.bit_count() > 1 else -1.0
    if kind == a.DRESS:
        dresses |= 1 << a.ARG[action]
    elif kind == a.SWAP:
        mine = CARD[festivity["window"]["card"]]
        other = a.ARG[action]
        sides = {mine: COMMUNITY, other: look.seat}
        plays = [play_of(play & 63, sides.get(play & 63, play >> 6 & 7), play >> 9) for play in plays]
    after = _worth(look, plays, dresses, kind == a.DOLL or festivity["doll"])
    return after - before - 1.0


def _select(look: _Look, card: int) -> float:
    for played in look.view["festivity"]["played"]:
        if CARD[played["card"]] == card:
            if played["by"] == look.seat:
                return 3.0 + c.CARD_JOY[card] + molly_bonus(look.reputation, 1 << card)
            return 1.0 if played["by"] == COMMUNITY_NAME else 0.0
    return 0.0


def _lost_suit(look: _Look) -> int:
    return c.CARD_SUIT[CARD[look.view["festivity"]["pride"]["cards"][0]]]
