"""The table as a picture of text, made from the view of a seat and nothing else.

Sixteen sites form a ring, the houses in its corners; in its heart lies the market or the festivity.
Everything that has a colour also has a letter.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mollyhouse import components as c
from mollyhouse import narrate
from mollyhouse.cli.flow import Flow
from mollyhouse.events import COMMUNITY_NAME
from mollyhouse.i18n import Language

View = dict[str, Any]

WIDEST: Final = 110
"""The table does not become wider than this."""
_GAP: Final = 1
_INK: Final = {"C": "bright_blue", "F": "magenta", "H": "red", "P": "yellow"}
_SEATS: Final = ("cyan", "green", "bright_magenta", "bright_yellow", "bright_red")
_BAR: Final = 24


class Painter:
    """Paints for one player.

    Args:
        lang: the language.
        view: what the player may know (:mod:`mollyhouse.view`).
        names: of the players, by seat.
        width: columns that there are.
    """

    def __init__(self, lang: Language, view: View, names: Sequence[str], width: int) -> None:
        self.lang = lang
        self.view = view
        self.names = names
        self.width = min(width, WIDEST)

    def table(self) -> RenderableType:
        """Everything on the table, then what only this player sees."""
        parts = [self._board(), self.players()]
        return Group(*parts, *([] if self.view["you"] is None else [self.own()]))

    def _board(self) -> RenderableType:
        """The ring of sites and what lies in it."""
        view, lang = self.view, self.lang
        inner = self.width - 4
        cell = (inner - 4 * _GAP) // 5
        top, right, bottom, left = range(5), range(5, 8), range(12, 7, -1), range(15, 12, -1)
        middle = _grid([cell, 3 * cell + 2 * _GAP, cell])
        heart = self.stage() if view["festivity"] else self._market()
        middle.add_row(Group(*map(self._site, left)), heart, Group(*map(self._site, right)))
        title = Text.assemble(
            (lang.text("ui-week", week=view["week"], weeks=c.WEEKS), "bold"),
            *(f" · {narrate.word(lang, word)} {count}" for word, count in self._piles()),
        )
        rows = Group(self._row(top, cell), middle, self._row(bottom, cell))
        return Panel(rows, title=title, subtitle=self._suits(), box=box.ROUNDED, width=self.width)

    def _piles(self) -> list[tuple[str, int]]:
        view = self.view
        return [("deck", view["deck"]), ("gossip", view["gossip"]), ("safe", len(view["safe"]))]

    def _suits(self) -> Text:
        """Which letter stands for which suit."""
        named = zip(c.SUIT_LETTERS, c.SUITS, strict=True)
        parts = [Text(f"{s} {narrate.suit(self.lang, name)}", _INK[s]) for s, name in named]
        return Text(" · ").join(parts)

    def _row(self, sites: Iterable[int], cell: int) -> Table:
        row = _grid([cell] * 5)
        row.add_row(*map(self._site, sites))
        return row

    def _site(self, site: int) -> Text:
        """A site: its number and kind, the pawns there, its name, what is there."""
        view, lang = self.view, self.lang
        kind, suit = c.SITE_KIND[site], c.SITE_SUIT[site]
        text = Text(f"{site} ")
        if kind == c.SHOP:
            text.append("$")
        else:
            letter = c.SUIT_LETTERS[suit]
            text.append(f"[{letter}]" if kind == c.HOUSE else letter, f"bold {_INK[letter]}")
        pawns = [player["seat"] for player in view["players"] if player["pawn"] == site]
        if pawns:
            text.append(" @")
            for seat in pawns:
                text.append(str(seat), f"bold {_SEATS[seat]}")
        text.append(f"\n{narrate.site(lang, site)}")
        if kind == c.SHOP:
            item = view["shops"][c.SHOP_OF_SITE[site]]
            what = lang.text("ui-sold") if item is None else narrate.item(lang, item)
            text.append(f"\n{what}", "dim" if item is None else "italic")
            return text
        house = view["houses"][c.SUITS[suit]]
        if kind == c.HOUSE:
            mark = f" {lang.text('ui-raided')}" if house["raided"] else ""
            text.append(f"\n{house['evidence']}/{c.RAID_EVIDENCE}{mark}", _warning(house))
        elif house["raided"]:
            text.append(f"\n{lang.text('ui-dangerous')}", "red")
        return text

    def _market(self) -> RenderableType:
        """Community joy, the market, and how the houses stand."""
        view, lang = self.view, self.lang
        lines: list[RenderableType] = [self._joy()]
        if view["market"]:
            lines += [Text(lang.text("ui-market"), "bold"), cards(view["market"])]
        else:
            lines.append(Text(lang.text("ui-market-empty")))
        for name in c.SUITS:
            house = view["houses"][name]
            args = {"suit": narrate.suit(lang, name), "evidence": house["evidence"]}
            raid = round(100 * view["odds"][name]["raid"])
            line = (
                lang.text("ui-house-raided", **args)
                if house["raided"]
                else lang.text("ui-house", raid=raid, **args)
            )
            lines.append(Text(line[:1].upper() + line[1:], _warning(house)))
        return Group(*lines)

    def _joy(self) -> Text:
        joy, threshold = self.view["community_joy"], self.view["threshold"]
        full = min(_BAR, _BAR * joy // threshold)
        words = self.lang.text("ui-community-joy", joy=joy, threshold=threshold)
        return Text.assemble((words, "bold"), "\n", ("█" * full, "yellow"), ("░" * (_BAR - full), "dim"))

    def stage(self) -> RenderableType:
        """The festivity: who played what, what it would be now, and what it would bring."""
        view, lang = self.view, self.lang
        festivity = view["festivity"]
        house = festivity["house"]
        args = {"house": narrate.house(lang, house), "suit": narrate.suit(lang, house)}
        title = (
            lang.text("ui-stage-gin", **args)
            if festivity["gin"]
            else lang.text("ui-stage", round=festivity["round"], **args)
        )
        grid = Table.grid(padding=(0, 1))
        sides: list[int | str] = [COMMUNITY_NAME, *self._clockwise(festivity["runner"])]
        for side in sides:
            played = [play for play in festivity["played"] if play["by"] == side]
            line = Text(" ").join(card(play["card"], play["value"]) for play in played)
            if side in festivity["passed"]:
                line.append(" ").append(lang.text("ui-passed"), "dim")
            name = narrate.player(lang, side, self.names)
            if side == festivity["runner"]:
                name = lang.text("ui-is-runner", name=name)
            grid.add_row(Text(name, _ink(side)), line)
        lines: list[RenderableType] = [Flow(title, "bold"), grid]
        if festivity["dresses"]:
            suits = lang.join([narrate.suit(lang, suit) for suit in festivity["dresses"]])
            lines.append(Text(lang.text("ui-dresses", suits=suits)))
        if festivity["doll"]:
            lines.append(Text(lang.text("ui-doll")))
        if festivity["standing"]:
            lines += self._standing(festivity["standing"])
        return Group(*lines)

    def _clockwise(self, first: int) -> list[int]:
        n = len(self.names)
        return [(first + i) % n for i in range(n)]

    def _standing(self, standing: View) -> list[RenderableType]:
        """What the cards would make now, and what they would bring."""
        lang = self.lang
        rank = narrate.a_rank(lang, standing["rank"])
        choice = standing["choice"]
        codes = " ".join(standing["cards"] + choice) or "–"
        if choice:
            return [Flow(lang.text("ui-standing-choice", rank=rank, cards=codes), "bold")]
        lines: list[RenderableType] = [Flow(lang.text("ui-standing", rank=rank, cards=codes), "bold")]
        joys: list[tuple[int | str, int]] = [*enumerate(standing["joy"])]
        joys.append((COMMUNITY_NAME, standing["community_joy"]))
        worth = [f"{narrate.player(lang, side, self.names)} {_signed(joy)}" for side, joy in joys if joy]
        told = lang.join(worth) if worth else lang.text("ui-worth-none")
        return [*lines, Flow(lang.text("ui-worth", worth=told))]

    def players(self) -> RenderableType:
        """What everybody may know of the players."""
        view, lang = self.view, self.lang
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, width=self.width)
        grid.add_column(lang.text("ui-player"), max_width=24, overflow="fold")
        for word in ("joy", "hand"):
            grid.add_column(narrate.word(lang, word), justify="right", no_wrap=True)
        grid.add_column(narrate.word(lang, "reputation"), ratio=2, overflow="fold")
        grid.add_column(lang.text("ui-items"), ratio=3, overflow="fold")
        for player in view["players"]:
            seat = player["seat"]
            mark = "▸" if seat == view["turn"] else " "
            name = self.names[seat]
            if seat == view["candelabra"]:
                name = lang.text("ui-has-candelabra", name=name)
            grid.add_row(
                *(Text(f"{mark}{seat} {name}", _ink(seat)), str(player["joy"]), str(player["hand"])),
                reputation(player["reputation"]),
                Flow(" · ".join(self._possessions(player))),
            )
        return Group(grid, self.infamous())

    def infamous(self) -> RenderableType:
        """Who is exposed when a threat leaves the market, by suit."""
        exposed = []
        for letter, name in zip(c.SUIT_LETTERS, c.SUITS, strict=True):
            if seats := self.view["infamous"][name]:
                who = self.lang.join([self.names[seat] for seat in seats])
                exposed.append(f"{letter} {who}")
        return Flow(self.lang.text("ui-infamous", who=" · ".join(exposed) or "–"))

    def market_line(self) -> RenderableType:
        """The market on one line, and the most infamous."""
        codes = self.view["market"]
        if not codes:
            return Group(Text(self.lang.text("ui-market-empty")), self.infamous())
        line = Text(" ").join(card(code) for code in codes)
        return Group(Text(self.lang.text("ui-market"), "bold"), line, self.infamous())

    def _possessions(self, player: View) -> list[str]:
        """Items, tokens, indictments and the rest of a player, in words."""
        lang = self.lang
        words = [narrate.item(lang, item) for item in player["items"]]
        if player["draw_tokens"]:
            words.append(lang.text("ui-draw-tokens", count=player["draw_tokens"]))
        if player["informer"]:
            words.append(lang.text("ui-informer", suit=narrate.suit(lang, player["informer"])))
        words += [self._token(token, token["kind"]) for token in player["tokens"]]
        kinds = [indictment["kind"] for indictment in player["indictments"]]
        if majors := kinds.count("major"):
            words.append(lang.text("ui-indictments-major", count=majors))
        if minors := kinds.count("minor"):
            words.append(lang.text("ui-indictments-minor", count=minors))
        return words

    def _token(self, token: View, kind: str) -> str:
        return self.lang.text(
            "ui-token",
            token=token["token"],
            suit=narrate.suit(self.lang, token["house"]),
            kind=narrate.token(self.lang, None if kind == "hidden" else kind),
        )

    def own(self) -> RenderableType:
        """The hand, the tokens and the indictments of this player."""
        you, lang = self.view["you"], self.lang
        lines: list[RenderableType] = [self.hand()]
        tokens = self.view["players"][self.view["seat"]]["tokens"]
        for token, kind in zip(tokens, you["tokens"], strict=True):
            if token["kind"] == "hidden":
                lines.append(Flow(self._token(token, kind)))
        lines.append(Flow(lang.text("ui-tokens-left", **you["tokens_left"]), "dim"))
        for face in you["indictments"]:
            kind = narrate.indictment(lang, face["kind"])
            lines.append(Flow(f"{kind}: {narrate.indictment_face(lang, face)}"))
        if you["answer"]:
            lines.append(Flow(lang.text("ui-answer", action=you["answer"])))
        return Group(*lines)

    def hand(self) -> RenderableType:
        """The cards in hand."""
        hand = self.view["you"]["hand"]
        if not hand:
            return Text(self.lang.text("ui-hand-empty"), "bold")
        return Group(Text(self.lang.text("ui-hand"), "bold"), cards(hand))


def _grid(widths: Sequence[int]) -> Table:
    grid = Table.grid(padding=(0, _GAP, 0, 0), pad_edge=False)
    for width in widths:
        grid.add_column(width=width, overflow="fold")
    return grid


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _warning(house: View) -> str:
    return "red" if house["raided"] or house["evidence"] >= 5 else ""


def _ink(side: int | str) -> str:
    """The colour of a player or the community."""
    return f"bold {_SEATS[side]}" if isinstance(side, int) else "bold"


def card_style(code: str) -> str:
    """The style of a card: threats are dark on light."""
    return f"bold {_INK[code[0]]}{' reverse' if code[1] in 'CR' else ''}"


def card(code: str, value: int | None = None) -> Text:
    """A card by its code; a rogue in play with its value."""
    return Text(code if value is None else f"{code}={value}", card_style(code))


def _foot(code: str) -> str:
    """What stands at the foot of a card."""
    face = code[1]
    if face.isdigit():
        return f"★{c.DESIRE_JOY[int(face) - 1]}"
    return {"J": f"+{c.JACK_BONUS}", "Q": f"+{c.QUEEN_BONUS}"}.get(face, "!")


def cards(codes: Sequence[str]) -> Text:
    """Cards side by side, as small boxes."""
    rows = (
        [("╭────╮", "dim")] * len(codes),
        [(f"│ {code} │", card_style(code)) for code in codes],
        [(f"│ {_pad(_foot(code))} │", "") for code in codes],
        [("╰────╯", "dim")] * len(codes),
    )
    return Text("\n").join(Text.assemble(*row) for row in rows)


def _pad(foot: str) -> str:
    return foot + " " * (2 - cell_len(foot))


def reputation(owned: View) -> Text:
    """Reputation by suit: the cards, and the number of cubes."""
    parts = []
    for letter, name in zip(c.SUIT_LETTERS, c.SUITS, strict=True):
        faces = "".join(code[1] for code in owned["cards"] if code[0] == letter)
        cubes = owned["cubes"][name]
        if faces or cubes:
            plus = f"+{cubes}" if cubes else ""
            parts.append(Text(f"{letter}{faces}{plus}", _INK[letter]))
    return Text(" ").join(parts) if parts else Text("–", "dim")
