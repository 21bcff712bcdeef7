"""How likely a seat is to win: the race between the endings, and who is ahead in each of them.

:func:`chance_to_win` looks at a state through the eyes of one seat. It reads what that seat may know and
nothing else: the public part, the own hand, tokens and indictments, and what the seat remembers. So it
gives the same for the real state and for every sample of it, and a search may use it as it stands.

Three questions make the number. Will the community fall, or survive, or run out of time (E3)?
If it falls, has the seat informed at a raided house, and who else has? If it survives, who has the most
joy after the trials? The weights of the first two were fitted to games of the simple bot; the others
were tuned in the arena (docs/bots.md).
"""

from math import exp
from typing import Final

from mollyhouse import components as c
from mollyhouse import knowledge as known
from mollyhouse.masks import cards_of
from mollyhouse.observation import visible_cards
from mollyhouse.rules.betrayal import informer_house
from mollyhouse.rules.general import reputation
from mollyhouse.rules.week import indicted_at
from mollyhouse.state import FLAT, NOBODY, State

# --- will the community fall? Weights of a logistic regression, in this order. ---------------------
FALL_BASE: Final = -3.4
FALL_MISSING_JOY: Final = 4.3
"""For all of the joy that survival takes."""
FALL_RAID: Final = 0.97
"""For each raided house."""
FALL_SECOND_RAID: Final = 2.44
"""For a raided house that gathers all of the evidence for a second raid, which ends the game (W5)."""
FALL_OPEN_EVIDENCE: Final = 0.96
"""For evidence at an open house, as part of a raid."""
FALL_LAST_HOUSE: Final = 1.47
"""For such evidence at the last open house."""

# --- if it does not fall, will there be joy enough in time? ----------------------------------------
WEEKS_TO_SURVIVE: Final = 3.5
"""Weeks in which a community gathers the joy that it needs."""
FULL_WEEK: Final = 24
"""Cards in the deck that make about a whole week."""
IN_TIME_SCALE: Final = 4.0
"""Joy to spare that makes it e times as likely."""

# --- if it falls, will the house of a token be raided? ---------------------------------------------
RAID_BASE: Final = -1.6
RAID_EVIDENCE: Final = 3.7
RAID_SECOND: Final = -1.1

# --- if it falls, who wins? ------------------------------------------------------------------------
POINTS_SCALE: Final = 4.0
"""Victory points by which an informer has to lead to be e times as likely to stay ahead."""
ABOVE_ZERO_SCALE: Final = 2.0
"""The same for the lead over nothing that a win takes (E1)."""
RIVAL_INFORMS: Final = 0.8
"""How likely another player is to have placed the informer, once an encounter was possible."""
LATE_INFORMER: Final = 0.1
"""How likely an informer not yet placed comes in time, before the first raid."""
LIKELY: Final = 0.5
"""Part of the evidence for a raid from which on it is reckoned with."""
NOTICE_INFORMS: Final = 0.7
"""How good it is to hold a notice, against an informer already placed where a raid is likeliest."""
SUCCESS_WINS: Final = 0.65
"""How likely a successful informer is to win."""

# --- if it survives, who has most joy? -------------------------------------------------------------
JOY_SCALE: Final = 3.5
"""Joy by which a player has to lead to be e times as likely to win."""
JOY_SCALE_LATE: Final = 2.75
"""The same once the community has the joy that it needs."""
CARD_JOY: Final = 0.5
"""What a card in hand will bring, as part of its stars."""
UNKNOWN_CARD: Final = 1.3
"""What a card of somebody else's hand, or one not seen yet, will bring."""
REPUTATION_JOY: Final = 0.45
"""What each point of reputation in the suit of an open house will bring to a runner."""
MOLLY_JOY: Final = 0.5
"""What the bonus of a molly in a reputation will bring, as part of it, while its house is open."""
THREAT_JOY: Final = (-0.5, 0.8)
"""What a constable and a rogue in hand will bring."""
MOLLY_HAND_JOY: Final = 2.2
"""What a molly in hand will bring."""
FEW_WEEKS: Final = 0.5
"""How much of what reputation brings is left in the last week."""
ITEM_JOY: Final = 1.5
"""What an item will bring; a rule set may count it as joy at survival."""
INDICTMENT_JOY: Final = (7.0, 3.5)
"""What a major and a minor indictment will cost whose faces are hidden."""
NOOSE_JOY: Final = 12.0
"""What being hanged costs, in joy."""

THREAT_SHOWN: Final = 0.7
"""How likely a threat in hand is still there when it is revealed (W1)."""


_ALL: Final = 15


def logistic(x: float) -> float:
    """The number between 0 and 1 that log-odds stand for."""
    return 1.0 / (1.0 + exp(-x))


def coming_evidence(s: State, seat: int) -> list[float]:
    """Evidence at each house if the week ended now, as the seat expects it: pairs of the gossip (W2)."""
    n = s.options.players
    hand = s.hands[seat]
    unseen = c.VICE_CARDS[n] & ~(visible_cards(s) | hand)
    places = known.places(known.beliefs(s.knowledge, n, seat, unseen, bool(s.deck)), n)
    elsewhere = places[known.DECK]
    for cards in places[known.HAND :]:
        elsewhere |= cards
    maybe = places[known.PILE]
    sure = maybe & ~elsewhere
    maybe &= elsewhere
    size = s.gossip.bit_count()
    share = (size - sure.bit_count()) / maybe.bit_count() if maybe else 0.0
    kept = (size - size // 3) / size if size else 1.0
    kept *= kept
    expected = []
    for suit, mask in enumerate(c.SUIT_MASK):
        threats = (sure & mask & c.THREATS).bit_count() + share * (maybe & mask & c.THREATS).bit_count()
        threats += THREAT_SHOWN * (hand & mask & c.THREATS).bit_count()
        others = (sure & mask & ~c.THREATS).bit_count() + share * (maybe & mask & ~c.THREATS).bit_count()
        expected.append(s.evidence[suit] + kept * threats * others)
    return expected


def chance_to_fall(s: State, evidence: list[float]) -> float:
    """The chance of infiltration, against survival."""
    missing = max(0, c.THRESHOLD[s.options.players] - s.community) / c.THRESHOLD[s.options.players]
    raids = s.raided.bit_count()
    second = most_open = all_open = 0.0
    for suit in range(4):
        part = evidence[suit] / c.RAID_EVIDENCE
        if s.raided >> suit & 1:
            second = max(second, part)
        else:
            part = min(part, 1.0)
            all_open += part
            most_open = max(most_open, part)
    odds = FALL_BASE + FALL_MISSING_JOY * missing + FALL_RAID * raids
    odds += FALL_SECOND_RAID * second + FALL_OPEN_EVIDENCE * all_open
    if raids == 3:
        odds += FALL_LAST_HOUSE * most_open
    return logistic(odds)


def chance_in_time(s: State) -> float:
    """If the community does not fall, the chance that its joy suffices before the last week is over."""
    threshold = c.THRESHOLD[s.options.players]
    missing = threshold - s.community
    if missing <= 0:
        return 1.0
    weeks = c.WEEKS - s.week + min(1.0, len(s.deck) / FULL_WEEK)
    return logistic((weeks * threshold / WEEKS_TO_SURVIVE - missing) / IN_TIME_SCALE)


def chance_of_raid(s: State, house: int, evidence: list[float]) -> float:
    """The chance that a house is raided in the end, if the community falls."""
    if s.raided >> house & 1:
        return 1.0
    second = max([evidence[suit] for suit in range(4) if s.raided >> suit & 1], default=0.0)
    part = evidence[house] / c.RAID_EVIDENCE
    return logistic(RAID_BASE + RAID_EVIDENCE * part + RAID_SECOND * second / c.RAID_EVIDENCE)


def points(s: State, seat: int, house: int, evidence: list[float]) -> float:
    """E1: what an informer of a house would score."""
    total = 2 * evidence[house]
    if not s.raided >> house & 1:
        total = max(0.0, total - 2 * c.RAID_EVIDENCE)
    for other in range(s.options.players):
        if other != seat:
            total += 2 * reputation(s, other, house)
    return total - sum(reputation(s, seat, suit) for suit in range(4))


def fallen_share(s: State, seat: int, evidence: list[float]) -> float:
    """The seat's chance to win if the community falls."""
    house = informer_house(s, seat)
    if house < 0:
        return _late_informer(s, seat, evidence)
    own = points(s, seat, house, evidence)
    share = chance_of_raid(s, house, evidence) * logistic((own - 1.0) / ABOVE_ZERO_SCALE)
    for rival in range(s.options.players):
        if rival != seat:
            share *= 1.0 - _rivalry(s, rival, own, evidence)
    return share


def _rivalry(s: State, rival: int, own: float, evidence: list[float]) -> float:
    """The chance that another player is a successful informer and has more points."""
    if s.informer[rival] != NOBODY:
        houses = [s.informer[rival]]
        informs = 1.0
    else:
        houses = [token & 3 for token in s.tokens[rival] if not token & 8]
        informs = RIVAL_INFORMS
    if not houses:
        return 0.0
    ahead = 0.0
    for house in houses:
        lead = points(s, rival, house, evidence) - own
        ahead += chance_of_raid(s, house, evidence) * logistic(lead / POINTS_SCALE)
    return informs * ahead / len(houses)


def _late_informer(s: State, seat: int, evidence: list[float]) -> float:
    """What an informer is worth that is not placed yet: it takes an indictment, and then a raid."""
    houses = 3 - s.raided.bit_count()
    chance = LATE_INFORMER * houses / 3
    soon = 0.0
    raided = s.raided
    for suit in range(4):
        if not s.raided >> suit & 1:
            majors, minors = indicted_at(s, suit)
            likely = min(1.0, evidence[suit] / c.RAID_EVIDENCE)
            if likely > LIKELY:
                raided |= 1 << suit
                if (majors | minors) >> seat & 1:
                    soon = max(soon, likely)
    if len(s.tokens[seat]) >= c.TOKENS - 1:
        chance = 0.0
    elif soon and raided != _ALL:
        house = _nearest(raided, s.pawn[seat])
        chance += soon * (chance_of_raid(s, house, evidence) - chance)
    if c.NOTICE in s.held[seat] and s.raided != _ALL:
        best = max(chance_of_raid(s, suit, evidence) for suit in range(4) if not s.raided >> suit & 1)
        chance = max(chance, NOTICE_INFORMS * best)
    return SUCCESS_WINS * chance


def _nearest(raided: int, site: int) -> int:
    """W6: the open house nearest to a site, once the houses of a mask are raided."""
    open_houses = [suit for suit in range(4) if not raided >> suit & 1]
    return min(open_houses, key=lambda suit: ((c.HOUSE_SITE[suit] - site + 7) % c.SITES - 7) ** 2)


def survival_joy(s: State, seat: int, me: int, evidence: list[float], seen: int) -> float:
    """The joy that a player will have at survival, as ``me`` expects it."""
    left = 1.0 if s.week < c.WEEKS else FEW_WEEKS
    joy = float(s.joy[seat])
    if seat == me:
        joy += UNKNOWN_CARD * (s.hands[seat] & ~seen).bit_count()
        for card in cards_of(s.hands[seat] & seen):
            joy += hand_joy(s, seat, card)
    else:
        joy += UNKNOWN_CARD * s.hands[seat].bit_count()
    joy += UNKNOWN_CARD * s.draw_tokens[seat]
    joy += ITEM_JOY * len(s.held[seat])
    house = informer_house(s, seat) if seat == me else s.informer[seat]
    pardoned = house >= 0 and bool(s.raided >> house & 1)
    for suit in range(4):
        if s.raided >> suit & 1:
            continue
        total = reputation(s, seat, suit)
        joy += REPUTATION_JOY * left * total
        joy += left * MOLLY_JOY * _molly_bonus(s, seat, suit)
        if total and not pardoned:
            raid = min(1.0, evidence[suit] / c.RAID_EVIDENCE)
            majors, minors = indicted_at(s, suit)
            kind = c.MAJOR if majors >> seat & 1 else c.MINOR if minors >> seat & 1 else NOBODY
            if kind != NOBODY:
                joy -= raid * raid * INDICTMENT_JOY[kind]
    if not pardoned:
        joy -= trials(s, seat, me)
        if s.options.failed_informers_indicted and house >= 0:
            joy -= INDICTMENT_JOY[c.MAJOR]
    return joy


def trials(s: State, seat: int, me: int) -> float:
    """E2: what a player's indictments will cost; who is ``me`` knows the own faces."""
    cost = 0.0
    for face in s.indictments[seat]:
        kind = c.INDICTMENT_KIND[face]
        if s.options.sentencing == FLAT:
            cost += c.FLAT_SENTENCE[kind]
        elif seat != me:
            cost += INDICTMENT_JOY[kind]
        else:
            convicted = (c.TEN - c.CONVICTED_ON[face]) / c.TEN
            loss = NOOSE_JOY if c.CONVICTED[face] == c.HANGED else c.CONVICTED[face]
            cost += convicted * loss + (1 - convicted) * c.ACQUITTED[face]
    return cost


def hand_joy(s: State, seat: int, card: int) -> float:
    """What a card in the own hand will bring at survival."""
    if c.THREATS >> card & 1:
        return THREAT_JOY[c.ROGUES >> card & 1]
    if c.MOLLIES >> card & 1:
        return MOLLY_HAND_JOY
    return CARD_JOY * c.CARD_JOY[card] + MOLLY_JOY * _molly_bonus(s, seat, c.CARD_SUIT[card])


def _molly_bonus(s: State, seat: int, suit: int) -> int:
    """G7: what the next desire of a suit would gain."""
    mollies = s.reputation[seat] & c.SUIT_MASK[suit]
    return c.JACK_BONUS * (mollies & c.JACKS != 0) + c.QUEEN_BONUS * (mollies & c.QUEENS != 0)


def survival_share(s: State, seat: int, evidence: list[float], seen: int) -> float:
    """The seat's chance to win if the community survives."""
    surviving = s.community >= c.THRESHOLD[s.options.players]
    scale = JOY_SCALE_LATE if surviving else JOY_SCALE
    own = survival_joy(s, seat, seat, evidence, seen)
    total = 1.0
    for other in range(s.options.players):
        if other != seat:
            total += exp((survival_joy(s, other, seat, evidence, seen) - own) / scale)
    return 1.0 / total


def chance_to_win(s: State, seat: int, seen: int) -> float:
    """The seat's chance to win; cards of its hand that are not in ``seen`` count as any card."""
    evidence = coming_evidence(s, seat)
    fall = chance_to_fall(s, evidence)
    survive = (1.0 - fall) * chance_in_time(s)
    lost = fall * fallen_share(s, seat, evidence)
    return lost + survive * survival_share(s, seat, evidence, seen)
