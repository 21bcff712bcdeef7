"""Full states consistent with all that a seat knows: the basis of search and of fair tests.

A view says of every hidden card where it may be, and how many lie in each place. :class:`Sampler`
draws uniformly among all ways to lay the cards that fit, by counting them; face-down tokens,
indictments, decks and sealed answers of others are drawn uniformly as well. The other players of a
sampled state believe what the public may believe: nobody in it knows what only the observer knows.
"""

from collections.abc import Iterator
from math import comb
from random import Random
from typing import Any

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import engine
from mollyhouse import knowledge as known
from mollyhouse.events import COMMUNITY_NAME
from mollyhouse.masks import CARD, cards_of, mask_of
from mollyhouse.state import (
    COMMUNITY,
    NOBODY,
    STEP_NAMES,
    Festivity,
    Options,
    State,
    play_of,
)

View = dict[str, Any]
_SUIT = {name: suit for suit, name in enumerate(c.SUITS)}
_ITEM = {name: item for item, name in enumerate(c.ITEM_IDS)}
_FACES = {
    (c.INDICTMENT_KIND[i], c.CONVICTED_ON[i], c.ACQUITTED[i], c.CONVICTED[i]): [
        j
        for j in range(c.INDICTMENTS)
        if (c.INDICTMENT_KIND[j], c.CONVICTED_ON[j], c.ACQUITTED[j], c.CONVICTED[j])
        == (c.INDICTMENT_KIND[i], c.CONVICTED_ON[i], c.ACQUITTED[i], c.CONVICTED[i])
    ]
    for i in range(c.INDICTMENTS)
}


def sample(view: View, rng: Random) -> State:
    """One full state that the observer of a view cannot tell from the real one."""
    return Sampler(view).sample(rng)


def _seats(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _or_nobody(value: int | None) -> int:
    return NOBODY if value is None else value


class Layout:
    """All ways to lay cards into places of given sizes, counted and drawn uniformly.

    Cards that may lie in the same places form a group. Place by place, with counts of the groups that
    are left as the state, the ways are added up; a draw goes the same path with the ways as weights.

    Args:
        places: for each place its size and the mask of cards that may lie there.
        cards: mask of the cards to lay; as many as the sizes sum up to.
    """

    def __init__(self, places: list[tuple[int, int]], cards: int) -> None:
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in cards_of(cards):
            fits = tuple(i for i, (size, mask) in enumerate(places) if size and mask >> card & 1)
            groups.setdefault(fits, []).append(card)
        self.cards = list(groups.values())
        self.places = [size for size, _ in places]
        # Places in which the same groups fit are filled as one, and split afterwards.
        alike: dict[tuple[int, ...], list[int]] = {}
        for place, size in enumerate(self.places):
            if size:
                fitting = tuple(g for g, fits in enumerate(groups) if place in fits)
                alike.setdefault(fitting, []).append(place)
        # Narrow places first, the largest last: it takes what is left, which needs no counting.
        ordered = sorted(
            alike.items(), key=lambda entry: (sum(self.places[p] for p in entry[1]), entry[0])
        )
        self.fitting = [fitting for fitting, _ in ordered]
        self.merged = [merged for _, merged in ordered]
        self.sizes = [sum(self.places[p] for p in merged) for merged in self.merged]
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(self) -> int:
        """How many ways there are."""
        ways = self._count(0, tuple(len(cards) for cards in self.cards))
        for merged, left in zip(self.merged, self.sizes, strict=True):
            for place in merged:
                ways *= comb(left, self.places[place])
                left -= self.places[place]
        return ways

    def _count(self, at: int, left: tuple[int, ...]) -> int:
        """Ways to fill the places from number ``at`` of the order on with what is left of the groups."""
        if at == len(self.sizes):
            return int(not any(left))
        key = at, left
        if key not in self._ways:
            self._ways[key] = sum(ways for _, ways in self._fillings(at, left))
        return self._ways[key]

    def _fillings(self, at: int, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """Ways to fill one place: what is left of the groups then, and the ways so far and on."""
        fitting = self.fitting[at]
        for counts, ways in _pick(self.sizes[at], [left[g] for g in fitting]):
            after = list(left)
            for g, count in zip(fitting, counts, strict=True):
                after[g] -= count
            on = self._count(at + 1, tuple(after))
            if on:
                yield tuple(after), ways * on

    def at_random(self, rng: Random) -> list[int]:
        """A mask for each place: of the right size, but of any of the cards."""
        cards = [card for group in self.cards for card in group]
        rng.shuffle(cards)
        masks = []
        for size in self.places:
            masks.append(sum(1 << card for card in cards[:size]))
            cards = cards[size:]
        return masks

    def draw(self, rng: Random) -> list[int]:
        """A mask of cards for each place."""
        masks = [0] * len(self.places)
        piles = [rng.sample(cards, len(cards)) for cards in self.cards]
        left = tuple(len(cards) for cards in self.cards)
        for at, merged in enumerate(self.merged):
            pick = rng.randrange(self._count(at, left))
            for filling, ways in self._fillings(at, left):
                after = filling
                pick -= ways
                if pick < 0:
                    break
            taken: list[int] = []
            for g, pile in enumerate(piles):
                taken += [pile.pop() for _ in range(left[g] - after[g])]
            if len(merged) > 1:
                rng.shuffle(taken)
            for place in merged:
                for _ in range(self.places[place]):
                    masks[place] |= 1 << taken.pop()
            left = after
        return masks


def _pick(size: int, groups: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Ways to take ``size`` different cards from groups of these sizes: counts, and how many ways."""
    if not groups:
        if not size:
            yield (), 1
        return
    if sum(groups) < size:
        return
    for first in range(min(size, groups[0]) + 1):
        ways = comb(groups[0], first)
        for rest, more in _pick(size - first, groups[1:]):
            yield (first, *rest), ways * more


class Sampler:
    """Draws full states for one view; reading the view is done once.

    Args:
        view: a view as :func:`mollyhouse.view.view` makes it.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        options = view["options"]
        n = options["players"]
        self.base = _public_state(view)
        self.you: View | None = view["you"]
        self.seat: int = _or_nobody(view["seat"])
        hand = 0 if self.you is None else mask_of(self.you["hand"])
        beliefs = view if self.you is None else self.you
        maybe = [beliefs["maybe"]["deck"], beliefs["maybe"]["gossip"], *beliefs["maybe"]["hands"]]
        masks = [mask_of(codes) for codes in maybe]
        sizes = [view["deck"], view["gossip"], *[player["hand"] for player in view["players"]]]
        if self.seat >= 0:
            self.base.hands[self.seat] = hand
            sizes[known.HAND + self.seat] = 0
        visible = mask_of(view["market"]) | mask_of(view["revealed"]) | mask_of(view["safe"])
        for cards in self.base.reputation:
            visible |= cards
        if self.base.festivity is not None:
            for play in self.base.festivity.played:
                visible |= 1 << (play & 63)
        unseen = c.VICE_CARDS[n] & ~visible & ~hand
        self.layout = Layout(list(zip(sizes, masks, strict=True)), unseen)
        public = [view["maybe"]["deck"], view["maybe"]["gossip"], *view["maybe"]["hands"]]
        blocks = [[mask_of(codes) for codes in public]] * (n + 1)
        if self.seat >= 0:
            blocks[self.seat] = masks
        self.base.knowledge = known.from_places(n, blocks)
        self.own_faces = self._own_indictments()

    def _own_indictments(self) -> list[int]:
        """Own indictments as cards of the box; equal faces are interchangeable."""
        faces: list[int] = []
        for face in [] if self.you is None else self.you["indictments"]:
            convicted = face["convicted"]
            key = (
                c.INDICTMENT_KINDS.index(face["kind"]),
                face["convicted_on"],
                -face["acquitted"],
                c.HANGED if convicted == "hanged" else -convicted,
            )
            faces.append(next(card for card in _FACES[key] if card not in faces))
        return faces

    def sample(self, rng: Random) -> State:
        """A full state that the observer cannot tell from the real one."""
        return self._laid(self.layout.draw(rng), rng)

    def outline(self, rng: Random) -> State:
        """As :meth:`sample`, but quick: any unseen card may lie in any hidden place of the right size.

        That suits whoever looks at what the observer knows, or can do with a rough guess.
        """
        return self._laid(self.layout.at_random(rng), rng)

    def _laid(self, masks: list[int], rng: Random) -> State:
        """The public state with these cards in the hidden places, and all else that is hidden drawn."""
        s = self.base.copy()
        s.deck = cards_of(masks[known.DECK])
        rng.shuffle(s.deck)
        s.gossip = masks[known.PILE]
        for seat in range(s.options.players):
            if seat != self.seat:
                s.hands[seat] = masks[known.HAND + seat]
        self.lay_tokens(s, rng)
        self._indictments(s, rng)
        rng.shuffle(s.item_deck)
        self._answers(s, rng)
        return s

    def lay_tokens(self, s: State, rng: Random) -> None:
        """Others' face-down tokens: each of the tokens not turned up may be the informer."""
        for seat in range(s.options.players):
            tokens = list(s.tokens[seat])
            if seat == self.seat and self.you is not None:
                for i, kind in enumerate(self.you["tokens"]):
                    tokens[i] |= c.TOKEN_KINDS.index(kind) << 2
            elif not any(token & 8 and token >> 2 & 1 for token in tokens):
                hidden = [i for i, token in enumerate(tokens) if not token & 8]
                pick = rng.randrange(len(hidden) + c.TOKENS - len(tokens))
                if pick < len(hidden):
                    tokens[hidden[pick]] |= c.INFORMER << 2
            s.tokens[seat] = tuple(tokens)

    def _indictments(self, s: State, rng: Random) -> None:
        """Faces of others' indictments and of the stacks: any that the observer does not hold."""
        seen = list(self.own_faces)
        public: list[list[int]] = []
        for seat, player in enumerate(self.view["players"]):
            public.append([])
            for face in player["indictments"]:
                if seat != self.seat and "convicted" in face:
                    convicted = face["convicted"]
                    key = (
                        c.INDICTMENT_KINDS.index(face["kind"]),
                        face["convicted_on"],
                        -face["acquitted"],
                        c.HANGED if convicted == "hanged" else -convicted,
                    )
                    card = next(card for card in _FACES[key] if card not in seen)
                    seen.append(card)
                    public[seat].append(card)
        for kind, stack in ((c.MAJOR, s.major), (c.MINOR, s.minor)):
            unseen = [
                card
                for card in range(c.INDICTMENTS)
                if c.INDICTMENT_KIND[card] == kind and card not in seen
            ]
            rng.shuffle(unseen)
            stack.extend(unseen)
        for seat, player in enumerate(self.view["players"]):
            if seat == self.seat:
                s.indictments[seat] = tuple(self.own_faces)
                continue
            faces = []
            for face in player["indictments"]:
                if "convicted" in face:
                    faces.append(public[seat].pop(0))
                else:
                    faces.append((s.major if face["kind"] == "major" else s.minor).pop())
            s.indictments[seat] = tuple(faces)

    def _answers(self, s: State, rng: Random) -> None:
        """Sealed answers that others have given: any that they may have given."""
        if self.you is not None and self.you["answer"] is not None:
            s.sealed[self.seat] = a.parse(self.you["answer"])
        for seat in self.view["ready"]:
            if seat != self.seat:
                s.sealed[seat] = 0  # given, so that the seat may answer; then what was given
                s.sealed[seat] = rng.choice(engine.legal(s, seat))


def _public_state(view: View) -> State:
    """The public part of a view as a state."""
    o = view["options"]
    s = State(Options.named(o["players"], o["rules"], o["items"], o["sentencing"]))
    s.agenda = [STEP_NAMES.index(name) for name in view["agenda"]]
    question = view["question"]
    s.waiting = 0 if question is None else _seats(question["seats"])
    s.week = view["week"]
    s.turn = view["turn"]
    s.candelabra = view["candelabra"]
    s.die1, s.die2 = (NOBODY, NOBODY) if view["dice"] is None else view["dice"]
    s.market = [CARD[code] for code in view["market"]]
    s.revealed = mask_of(view["revealed"])
    s.safe = mask_of(view["safe"])
    s.community = view["community_joy"]
    s.final_week = view["final_week"]
    s.indicted = _seats(view["indicted"])
    s.dominoes = _seats(view["dominoes"])
    s.asked = _seats(view["asked"])
    for suit, name in enumerate(c.SUITS):
        s.evidence[suit] = view["houses"][name]["evidence"]
        s.raided |= view["houses"][name]["raided"] << suit
    s.shops = [c.NO_ITEM if name is None else _ITEM[name] for name in view["shops"]]
    items = list(c.ITEM_COUNTS[s.options.items])
    s.item_discard = [_ITEM[name] for name in view["item_discard"]]
    for seat, player in enumerate(view["players"]):
        reputation = player["reputation"]
        s.joy[seat] = player["joy"]
        s.pawn[seat] = _or_nobody(player["pawn"])
        s.reputation[seat] = mask_of(reputation["cards"])
        for suit, name in enumerate(c.SUITS):
            s.cubes[4 * seat + suit] = reputation["cubes"][name]
        s.held[seat] = tuple(_ITEM[name] for name in player["items"])
        s.draw_tokens[seat] = player["draw_tokens"]
        informer = player["informer"]
        s.informer[seat] = NOBODY if informer is None else _SUIT[informer]
        s.tokens[seat] = tuple(
            _SUIT[token["house"]]
            + (8 if token["kind"] != "hidden" else 0)
            + (4 if token["kind"] == "informer" else 0)
            for token in player["tokens"]
        )
    s.festivity = None if view["festivity"] is None else _festivity(view["festivity"])
    for item in s.shops:
        if item != c.NO_ITEM:
            items[item] -= 1
    for held in s.held:
        for item in held:
            items[item] -= 1
    for item in s.item_discard:
        items[item] -= 1
    if s.festivity is not None:
        for suit in range(4):
            items[c.DRESS + suit] -= s.festivity.dresses >> suit & 1
    for item, count in enumerate(items):
        s.item_deck += [item] * count
    result = view["result"]
    if result is not None:
        s.ending = c.ENDINGS.index(result["ending"])
        s.winners = _seats(result["winners"])
        s.hanged = _seats(result["hanged"])
        s.points = list(result["points"])
    return s


def _festivity(view: View) -> Festivity:
    """A festivity as the view shows it."""
    f = Festivity(view["runner"], _SUIT[view["house"]])
    f.round = view["round"]
    f.offset = view["offset"]
    f.gin = view["gin"]
    f.passed = _seats(view["passed"])
    f.declined = _seats(view["declined"])
    for played in view["played"]:
        card = CARD[played["card"]]
        side = COMMUNITY if played["by"] == COMMUNITY_NAME else played["by"]
        value = played["value"]
        if value is None:
            face = c.CARD_FACE[card]
            value = face + 1 if face < c.JACK else 0
        f.played.append(play_of(card, side, value))
    f.dresses = sum(1 << _SUIT[name] for name in view["dresses"])
    f.doll = view["doll"]
    if view["window"] is not None:
        f.window = view["window"]["seat"]
        f.first = view["window"]["first"]
        f.last = NOBODY if view["window"]["card"] is None else CARD[view["window"]["card"]]
    f.selected = mask_of(view["selected"])
    f.rank = NOBODY if view["rank"] is None else c.RANKS.index(view["rank"])
    f.winning = mask_of(view["winning"])
    f.foils = [foil["seat"] + 8 * _SUIT[foil["suit"]] for foil in view["foils"]]
    if view["pride"] is not None:
        f.proud = view["pride"]["seat"]
        f.pride = mask_of(view["pride"]["cards"])
    return f
