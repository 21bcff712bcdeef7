"""What a player may choose, as a numbered list, and what the player means by an answer."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from mollyhouse import actions as a
from mollyhouse import components as c
from mollyhouse import narrate
from mollyhouse.cli.flow import Flow
from mollyhouse.i18n import Language

View = dict[str, Any]


class Unclear(Exception):
    """An answer that fits several choices.

    Attributes:
        notations: of these choices.
    """

    def __init__(self, notations: list[str]) -> None:
        super().__init__()
        self.notations = notations


def understand(answer: str, legal: Sequence[int]) -> int | None:
    """The choice that is meant: its number in the list, its notation, the beginning or the end of it.

    Returns:
        An action of ``legal``; None if it is none of them.

    Raises:
        Unclear: it could be several.
    """
    words = " ".join(answer.casefold().split())
    if words.isascii() and words.isdigit():
        return legal[int(words) - 1] if len(words) < 4 and 0 < int(words) <= len(legal) else None
    notations = {a.NOTATION[action].casefold(): action for action in legal}
    if words in notations:
        return notations[words]
    for fits in (str.startswith, str.endswith):
        found = [action for notation, action in notations.items() if words and fits(notation, words)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear([a.NOTATION[action] for action in found])
    return None


def menu(lang: Language, view: View, legal: Sequence[int], names: Sequence[str]) -> Table:
    """The choices with their numbers, words and notation; the values of a rogue on one line."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, style="bold")
    grid.add_column(overflow="fold")
    grid.add_column(style="cyan")
    number = 1
    while number <= len(legal):
        action = legal[number - 1]
        notation = a.NOTATION[action]
        if a.KIND[action] == a.PLAY and c.CARD_FACE[a.ARG[action]] == c.ROGUE:
            card = narrate.the_card(lang, c.CARD_CODES[a.ARG[action]])
            last = number + c.TEN - 1
            grid.add_row(
                f"{number}–{last}",
                Flow(lang.text("ui-choice-rogue", card=card)),
                Text(f"{notation} … {c.TEN - 1}"),
            )
            number = last + 1
            continue
        label = narrate.action_label(lang, action, names)
        words = " · ".join([label, *_there(lang, view, action)])
        grid.add_row(str(number), Flow(words), Text(notation))
        number += 1
    return grid


def _there(lang: Language, view: View, action: int) -> list[str]:
    """What a player finds at the site of a move."""
    if a.KIND[action] != a.MOVE:
        return []
    site = a.ARG[action]
    words = [narrate.site_kind(lang, site)]
    if c.SITE_KIND[site] == c.SHOP:
        item = view["shops"][c.SHOP_OF_SITE[site]]
        words.append(lang.text("ui-sold") if item is None else narrate.item(lang, item))
        return words
    suit = c.SUITS[c.SITE_SUIT[site]]
    words.append(narrate.suit(lang, suit))
    if view["houses"][suit]["raided"]:
        house = c.SITE_KIND[site] == c.HOUSE
        words.append(lang.text("ui-raided") if house else lang.text("ui-dangerous"))
    return words
