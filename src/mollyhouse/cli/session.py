"""A game at one terminal: people in turn, bots in between, until it ends or somebody leaves."""

import shlex
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import chain
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mollyhouse import actions as a
from mollyhouse import engine, narrate, record
from mollyhouse.bots import Budget, bot
from mollyhouse.chance import SeededChance, commitment
from mollyhouse.cli import common
from mollyhouse.cli.choices import Unclear, menu, understand
from mollyhouse.cli.flow import Flow
from mollyhouse.cli.story import results, told
from mollyhouse.cli.table import WIDEST, Painter
from mollyhouse.errors import MalformedAction
from mollyhouse.events import project
from mollyhouse.game import Game
from mollyhouse.i18n import Language
from mollyhouse.view import view

COMMANDS: Final = (*("help", "why", "rule", "table", "log", "safe", "items", "undo", "save", "quit"),)
"""What a player can type besides a choice."""
VIOLIN_ANSWERS: Final = ("violin", "later", "never")
"""What can be typed where a violin may be played out of turn (I6)."""
WHOLE_TABLE: Final = ("opening", "move", "encounter", "domino")
"""Questions before which the whole table is shown."""
_LOG_LINES: Final = 30
_RESUMED: Final = 6
"""How many of the last actions are told again when a game goes on."""
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

Player = tuple[str, str | None]
"""Name, and the bot that plays, None for a person."""


class Leave(Exception):
    """The player at the terminal leaves the game."""


class Session:
    """One game at one terminal.

    Args:
        console: where everything is shown.
        lang: the language of the table.
        game: with a seeded chance that records.
        players: by seat.
        path: the file in which the game is kept when it ends or is left.
    """

    def __init__(
        self, console: Console, lang: Language, game: Game, players: Sequence[Player], path: Path
    ) -> None:
        self.console = console
        self.lang = lang
        self.game = game
        self.players = list(players)
        self.names = [name for name, _ in players]
        self.people = [seat for seat, (_, played_by) in enumerate(players) if played_by is None]
        self.path = path
        resumed = len(game.history) - _RESUMED if game.entries else 0
        self.seen = dict.fromkeys(self.people, max(0, resumed))
        self.told: list[dict[str, Any]] = []
        self.holder = self.people[0] if self.people else None
        self.hinted = False
        self.quiet: dict[int, float] = {}
        """By seat, up to how many cards of this festivity the violin is not asked about again."""
        assert isinstance(game.chance, SeededChance)
        self.seed = game.chance.seed

    # --- the run of the game ----------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            if len(self.people) > 1:
                self._wait(self.lang.text("ui-ready", name=self.names[self._first()]))
            while not self.game.over:
                seat = self._violinist(engine.next_seat(self.game.state))
                if self.players[seat][1] is None:
                    self._ask(seat)
                else:
                    self._let_bot(seat)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def _first(self) -> int:
        """The person who is asked first."""
        asked = [seat for seat in engine.to_act(self.game.state) if seat in self.people]
        self.holder = asked[0] if asked else self.people[0]
        return self.holder

    def _let_bot(self, seat: int) -> None:
        """A bot's choice depends on the seed and on how far the game is, so it can be repeated."""
        player = bot(self.players[seat][1] or "")
        legal = engine.legal(self.game.state, seat)
        moment = f"bot {seat} {len(self.game.entries)}".encode()
        rng = Random(sha256(self.seed + moment).digest())
        known = view(self.game.state, seat) if player.needs_view else None
        self._play(seat, player.choose(known, legal, Budget(), rng))

    def _play(self, seat: int, action: int) -> None:
        self.game.play(seat, action)

    def _violinist(self, asked: int) -> int:
        """A person who may play a violin out of turn (I6) comes before the seat that is asked."""
        festivity = self.game.state.festivity
        if festivity is None:
            self.quiet = {}
            return asked
        for seat in self.people:
            new = len(festivity.played) > self.quiet.get(seat, 0)
            if new and self._out_of_turn(seat) and engine.legal(self.game.state, seat):
                return seat
        return asked

    def _out_of_turn(self, seat: int) -> bool:
        """Whether a seat is not asked: it may then play a violin at most."""
        return seat not in engine.to_act(self.game.state)

    def _put_off(self, seat: int, line: str) -> bool:
        """Whether the player leaves the violin alone, for now or for this festivity."""
        festivity = self.game.state.festivity
        if festivity is None or not self._out_of_turn(seat):
            return False
        _, later, never = ({str(number), word} for number, word in enumerate(VIOLIN_ANSWERS, start=1))
        word = line.casefold()
        if word in never:
            self.quiet[seat] = inf
        elif word in later:
            self.quiet[seat] = len(festivity.played)
        return word in later | never

    def _rule_now(self, seat: int) -> str:
        """The rule that asks."""
        return "I6" if self._out_of_turn(seat) else engine.RULE_OF_STEP[self.game.state.agenda[-1]]

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer; commands are obeyed in between."""
        if seat != self.holder:
            self._pass_to(seat)
        self._tell(seat)
        known = view(self.game.state, seat)
        legal = engine.legal(self.game.state, seat)
        self._show(seat, known, legal)
        while True:
            line = self.console.input(Text("> ", "bold")).strip()
            self.console.print()
            word, _, rest = line.partition(" ")
            command = self._command(word.casefold())
            if command is not None:
                if command(seat, rest.strip()):
                    return
                continue
            if self._put_off(seat, line):
                return
            action = self._understand(seat, line, legal)
            if action is not None:
                self._play(seat, action)
                return

    def _understand(self, seat: int, line: str, legal: list[int]) -> int | None:
        """The chosen action; if there is none, say what would be one."""
        lang = self.lang
        shown = line if len(line) <= 30 else line[:29] + "…"
        count = len(VIOLIN_ANSWERS) if self._out_of_turn(seat) else len(legal)
        say = lang.text("ui-say", count=count)
        try:
            action = understand(line, legal)
        except Unclear as error:
            choices = ", ".join(error.notations[:8]) + (" …" if len(error.notations) > 8 else "")
            self._say(lang.text("ui-unclear", input=shown, choices=choices))
            return None
        if action is not None:
            return action
        if not line:
            self._say(say)
            return None
        try:
            a.parse(line)
            self._say(lang.text("ui-not-now", input=shown, rule=self._rule_now(seat), say=say))
        except MalformedAction:
            self._say(lang.text("ui-not-understood", input=shown, say=say))
        return None

    def _end(self) -> None:
        """How it came out; the record is kept."""
        if self.holder is not None:
            self._tell(self.holder)
        self.show_result(self.path if self._write(self.path) else None)

    def show_result(self, path: Path | None) -> None:
        """How the game came out, and where its record is, if it is anywhere."""
        result = record.result_of(self.game.state)
        assert result is not None
        self.console.print(results(self.lang, result, self.names, self.seed, self.console.width))
        if path is not None:
            self._say(self.lang.text("ui-record", path=str(path)))
            self._say_command(f"record show {shlex.quote(str(path))}")

    def _leave(self) -> None:
        """Nothing is lost: the game is kept."""
        self.console.print()
        if self._write(self.path):
            self._say(self.lang.text("ui-kept", path=str(self.path)))
            self._say_command(f"play --resume {shlex.quote(str(self.path))}")
        self._say(self.lang.text("ui-goodbye"))

    def _write(self, path: Path) -> bool:
        """Write the record of the game, over nothing but itself; say so if that does not work."""
        text = record.dumps(record.record_of(self.game, self.players)) + "\n"
        try:
            if path.parent == common.state_folder():
                path.parent.mkdir(parents=True, exist_ok=True)
            if common.is_foreign(path, commitment(self.seed)):
                self._say(self.lang.text("ui-foreign", path=str(path)))
                return False
            common.replace(path, text)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            self._say(self.lang.text("ui-not-saved", path=str(path), reason=reason))
            return False
        return True

    # --- passing the machine ----------------------------------------------------------------------

    def _pass_to(self, seat: int) -> None:
        """Hide what the last player sees, and wait until the next one sits here alone."""
        if self.holder is not None:
            self._tell(self.holder)
        self._wait(self.lang.text("ui-hide", name=self.names[seat]))
        self._wait(self.lang.text("ui-ready", name=self.names[seat]))
        self.holder = seat
        self.told = []

    def _wait(self, words: str) -> None:
        """Wait for Enter, then clear the screen and what could be scrolled back to."""
        self.console.print()
        self.console.input(Text(words, "bold"))
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()
        self.console.rule()

    # --- what is shown ----------------------------------------------------------------------------

    def _say(self, words: str) -> None:
        self.console.print(Flow(words), width=min(self.console.width, WIDEST))

    def _say_command(self, command: str) -> None:
        """A command line on a line of its own, so that it can be copied."""
        self.console.print(Text(f"  mollyhouse {command}", "cyan"), soft_wrap=True)

    def _painter(self, known: dict[str, Any]) -> Painter:
        return Painter(self.lang, known, self.names, self.console.width)

    def _show(self, seat: int, known: dict[str, Any], legal: list[int]) -> None:
        """The table or what matters of it, then the question and its choices."""
        step = known["question"]["step"]
        painter = self._painter(known)
        if step in WHOLE_TABLE:
            self.console.print(painter.table())
        else:
            if known["festivity"]:
                self.console.print(painter.stage())
            if step == "action":
                self.console.print(painter.market_line())
            self.console.print(painter.hand())
        self._question(seat, known, legal)

    def _question(self, seat: int, known: dict[str, Any], legal: list[int]) -> None:
        lang = self.lang
        choices = menu(lang, known, legal, self.names)
        if self._out_of_turn(seat):
            question = lang.text("ui-violin", name=self.names[seat])
            choices.add_row("2", Flow(lang.text("ui-violin-later")), VIOLIN_ANSWERS[1])
            choices.add_row("3", Flow(lang.text("ui-violin-never")), VIOLIN_ANSWERS[2])
        else:
            question = narrate.prompt(lang, known["question"]["step"], self.names, seat)
        self.console.print()
        self.console.print(Text.assemble((question, "bold"), (f"  {self._rule_now(seat)}", "dim")))
        self.console.print(Padding(choices, (0, 0, 0, 1)))
        if not self.hinted:
            self.hinted = True
            self.console.print(Flow(self.lang.text("ui-hint"), "dim"))

    def _plain(self, seat: int, first: int = 0) -> list[dict[str, Any]]:
        """The events that a player may know, from an entry of the history on."""
        events = (project(event, seat) for event in chain.from_iterable(self.game.history[first:]))
        return [event for event in events if event is not None]

    def _tell(self, seat: int) -> None:
        """What happened since this player last sat here."""
        news = self._plain(seat, self.seen[seat])
        self.seen[seat] = len(self.game.history)
        if news:
            self.told = news
            self._lines(news)

    def _lines(self, events: Sequence[dict[str, Any]], last: int | None = None) -> None:
        lines = told(self.lang, events, self.names)
        for line in lines if last is None else lines[-last:]:
            self.console.print(line, width=min(self.console.width, WIDEST))
        self.console.print()

    # --- commands ---------------------------------------------------------------------------------

    def _command(self, word: str) -> Callable[[int, str], bool] | None:
        """What obeys a command; it answers whether the question is to be asked anew."""
        known: dict[str, Callable[[int, str], bool]] = {
            "help": self._help,
            "?": self._help,
            "why": self._why,
            "rule": self._rule,
            "table": self._table,
            "log": self._log,
            "safe": self._safe,
            "items": self._items,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        return known.get(word)

    def _help(self, seat: int, rest: str) -> bool:
        lang = self.lang
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        legal = engine.legal(self.game.state, seat)
        grid.add_row("1", Flow(lang.text("command-number")))
        grid.add_row(Text(a.NOTATION[legal[0]]), Flow(lang.text("command-notation")))
        for name in COMMANDS:
            grid.add_row(name, Flow(lang.text(f"command-{name}")))
        self._heading(lang.text("ui-help-commands"))
        self.console.print(grid, width=min(self.console.width, WIDEST))
        self._heading(lang.text("ui-help-table"))
        self._say(lang.text("ui-legend-cards"))
        self._say(lang.text("ui-legend-sites"))
        self._say(lang.text("ui-legend-reputation"))
        self._say(lang.text("ui-legend-odds"))
        rule = self._rule_now(seat)
        title, text = narrate.rule(lang, rule)
        self._heading(lang.text("ui-help-rule", title=title, rule=rule))
        self._say(text)
        return False

    def _heading(self, words: str) -> None:
        self.console.print()
        self.console.print(Text(words, "bold underline"))

    def _why(self, seat: int, rest: str) -> bool:
        if not self.told:
            self._say(self.lang.text("ui-why-nothing"))
        for ident, title, text in narrate.why(self.lang, self.told):
            self._heading(f"{ident} · {title}")
            self._say(text)
        return False

    def _rule(self, seat: int, rest: str) -> bool:
        lang = self.lang
        wanted = rest.upper()
        if wanted in narrate.RULES:
            title, text = narrate.rule(lang, wanted)
            self._heading(f"{wanted} · {title}")
            self._say(text)
            return False
        chapters = dict.fromkeys(ident[0] for ident in narrate.RULES)
        if wanted and wanted not in chapters:
            self._say(lang.text("ui-no-rule", rule=rest[:20]))
            return False
        for letter in [wanted] if wanted else chapters:
            self._heading(f"{letter} · {narrate.chapter(lang, letter)}")
            for ident in narrate.RULES:
                if ident[0] == letter:
                    self._say(f"{ident} · {narrate.rule(lang, ident)[0]}")
        return False

    def _table(self, seat: int, rest: str) -> bool:
        known = view(self.game.state, seat)
        self.console.print(self._painter(known).table())
        self._question(seat, known, engine.legal(self.game.state, seat))
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self._lines(self._plain(seat), None if rest else _LOG_LINES)
        return False

    def _safe(self, seat: int, rest: str) -> bool:
        safe = view(self.game.state, seat)["safe"]
        word = narrate.word(self.lang, "safe")
        cards = narrate.cards(self.lang, safe)
        self._say(f"{word}: {cards}" if safe else self.lang.text("ui-safe-empty"))
        return False

    def _items(self, seat: int, rest: str) -> bool:
        known = view(self.game.state, seat)
        held = [item for player in known["players"] for item in player["items"]]
        for item in dict.fromkeys([*held, *filter(None, known["shops"])]):
            name, text = narrate.described(self.lang, "item", item)
            self._heading(name)
            self._say(text)
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        if not self.game.may_undo(seat):
            self._say(self.lang.text("ui-no-undo"))
            return False
        self.game.undo(seat)
        for person, entries in self.seen.items():
            self.seen[person] = min(entries, len(self.game.history))
        self._say(self.lang.text("ui-undone", name=self.names[seat]))
        return True

    def _save(self, seat: int, rest: str) -> bool:
        if not rest:
            self._say(self.lang.text("ui-save-how"))
            return False
        path = Path(rest).expanduser()
        if self._write(path):
            self.path = path
            self._say(self.lang.text("ui-saved", path=str(path)))
            self._say_command(f"play --resume {shlex.quote(str(path))}")
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise Leave
