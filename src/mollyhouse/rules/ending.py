"""E, Endings: who wins, and why."""

from mollyhouse import chance as ch
from mollyhouse import components as c
from mollyhouse.chance import Chance
from mollyhouse.events import Event
from mollyhouse.rules.betrayal import informer_house, successful
from mollyhouse.rules.general import clockwise, gain, reputation
from mollyhouse.rules.week import indict
from mollyhouse.state import FLAT, State


def ending(s: State, chance: Chance) -> bool:
    """E1, E2, E3: the results; the agenda is empty afterwards and the game over."""
    s.agenda.pop()
    if s.ending != c.ATROPHY:
        reveal_tokens(s)
    if s.ending == c.INFILTRATION:
        infiltration(s)
    elif s.ending == c.SURVIVAL:
        survival(s, chance)
    if s.log is not None:
        rule = "E1" if s.ending == c.INFILTRATION else "E2" if s.ending == c.SURVIVAL else "E3"
        s.log.append(Event("winners", rule, ending=s.ending, seats=s.winners))
    return False


def reveal_tokens(s: State) -> None:
    """E1, E2: all placed encounter tokens are turned up."""
    rule = "E1" if s.ending == c.INFILTRATION else "E2"
    for seat in range(s.options.players):
        for number, token in enumerate(s.tokens[seat]):
            if not token & 8 and s.log is not None:
                s.log.append(
                    Event(
                        "token-revealed",
                        rule,
                        seat=seat,
                        token=number + 1,
                        suit=token & 3,
                        kind=token >> 2 & 1,
                    )
                )
        s.tokens[seat] = tuple([token | 8 for token in s.tokens[seat]])


def infiltration(s: State) -> None:
    """E1: all but successful informers hang; the highest positive points win, a tie loses."""
    seats = range(s.options.players)
    s.points = [0] * s.options.players
    best = 0
    for seat in seats:
        if successful(s, seat):
            s.joy[seat] = 0
            house = informer_house(s, seat)
            others = sum(reputation(s, other, house) for other in seats if other != seat)
            own = sum(reputation(s, seat, suit) for suit in range(4))
            points = 2 * s.evidence[house] + 2 * others - own
            s.points[seat] = points
            if s.log is not None:
                s.log.append(Event("points", "E1", seat=seat, suit=house, total=points))
            if points > best:
                best = points
                s.winners = 1 << seat
            elif points == best and points > 0:
                s.winners = 0  # a tie so far; a higher total may still win
        else:
            hang(s, seat, "E1")


def survival(s: State, chance: Chance) -> None:
    """E2: pardons, trials, unused items; the highest joy among those not hanged wins.

    Only where majors run out does it matter who comes first: clockwise from the candelabra (G10).
    """
    options = s.options
    order = clockwise(s, 0)
    for seat in order:
        for indictment in s.indictments[seat]:
            show(s, seat, indictment)
    for seat in clockwise(s, s.candelabra):
        if successful(s, seat):
            if s.log is not None:
                amount = len(s.indictments[seat])
                s.log.append(Event("pardon", "E2", seat=seat, amount=amount))
            continue
        if options.failed_informers_indicted and informer_house(s, seat) >= 0:
            before = s.indictments[seat]
            indict(s, seat, c.MAJOR, informer_house(s, seat), "E2")
            if s.indictments[seat] != before:
                show(s, seat, s.indictments[seat][-1])
        loyal = loyal_at_open_houses(s, seat) if options.loyal_joy else 0
        if loyal:
            if s.log is not None:
                s.log.append(Event("loyal-tokens", "E2", seat=seat, amount=loyal))
            gain(s, seat, options.loyal_joy * loyal, "E2")
    for seat in order:
        for indictment in () if successful(s, seat) else s.indictments[seat]:
            if s.hanged >> seat & 1:
                break
            if options.sentencing == FLAT:
                kind = c.INDICTMENT_KIND[indictment]
                if s.log is not None:
                    s.log.append(Event("indictment-sentence", "E2", seat=seat, kind=kind))
                gain(s, seat, -c.FLAT_SENTENCE[kind], "E2")
            else:
                trial(s, seat, indictment, chance)
    best = -1
    for seat in order:
        if s.hanged >> seat & 1:
            continue
        if options.item_joy and s.held[seat]:
            if s.log is not None:
                s.log.append(Event("unused-items", "E2", seat=seat, amount=len(s.held[seat])))
            gain(s, seat, options.item_joy * len(s.held[seat]), "E2")
        if s.joy[seat] > best:
            best = s.joy[seat]
            s.winners = 0
        if s.joy[seat] == best:
            s.winners |= 1 << seat


def loyal_at_open_houses(s: State, seat: int) -> int:
    """E2: loyal tokens that the player has placed at houses still open."""
    return sum(
        1 for token in s.tokens[seat] if token >> 2 & 1 == c.LOYAL and not s.raided >> (token & 3) & 1
    )


def show(s: State, seat: int, indictment: int) -> None:
    """E2: all indictments are turned up, also those that are pardoned or never tried."""
    if s.log is not None:
        kind = c.INDICTMENT_KIND[indictment]
        s.log.append(Event("indictment-shown", "E2", seat=seat, kind=kind, face=indictment))


def trial(s: State, seat: int, indictment: int, chance: Chance) -> None:
    """E2: a d10 at or above the number convicts; the noose hangs."""
    face = chance.roll(ch.TRIAL, c.TEN)
    convicted = face >= c.CONVICTED_ON[indictment]
    loss = c.CONVICTED[indictment] if convicted else c.ACQUITTED[indictment]
    if s.log is not None:
        kind = "convicted" if convicted else "acquitted"
        s.log.append(Event(kind, "E2", seat=seat, value=face, face=indictment))
    if loss == c.HANGED:
        hang(s, seat, "E2")
    else:
        gain(s, seat, -loss, "E2")


def hang(s: State, seat: int, rule: str) -> None:
    """E1, E2: the player is hanged; the joy is gone."""
    s.hanged |= 1 << seat
    s.joy[seat] = 0
    if s.log is not None:
        s.log.append(Event("hanged", rule, seat=seat))
