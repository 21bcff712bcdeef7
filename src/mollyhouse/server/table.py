"""A table is a fold over its log: who sits where, the game, the chat, and what each viewer has seen.

Nothing here knows a database, a clock or a network. :meth:`Table.apply` takes one entry after the other;
entries were checked before they were written.

Every viewer (each seat, and the spectator) has a feed of messages, numbered densely from 1: what a
viewer may not see leaves no gap. Kinds of entries:

========== ==========================================================================================
join       a person takes a seat: ``person``, ``name``, ``invite`` (hash of what was used up)
leave      the person of a seat goes, or is removed: ``removed``, by ``who``
start      the game begins, by ``who``
move       an action of a seat: ``action``, and ``by``: person, bot, stand-in, clock or standing
chat       ``text``
standing   standing answers of a seat: ``items`` (until the festivity ends), ``pride``
concede    the person of a seat gives up; a bot plays on
offer      the seat ``target`` is to go to the bot ``bot``, or to ``person`` named ``name``
agree      a seat agrees to the offer
refuse     a seat does not
takeover   the seat changes hands: ``person``, ``name``, ``bot``
mute       a seat stops hearing another: ``target``, ``muted``
rematch    the same people meet again: ``id`` of the new table
pause      nobody could play for a while: ``begin``, ``end``; clocks have stood still
========== ==========================================================================================
"""

from typing import Any, NamedTuple

import msgspec

from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse import record as records
from mollyhouse.chance import SeededChance, commitment
from mollyhouse.errors import GameOver, MollyHouseError
from mollyhouse.events import project
from mollyhouse.game import UNDO, Game
from mollyhouse.server.store import WATCHER, Entry
from mollyhouse.state import CLOSING, NOBODY, PRIDE, WINDOW, Options
from mollyhouse.view import views

Plain = dict[str, Any]
Draft = tuple[str, int | None, Plain, str | None]
"""Kind, seat, data and key of an entry that is to be written."""


class Done(NamedTuple):
    """What somebody did under a key."""

    seat: int
    kind: str
    data: Plain


STAND_IN = "simple"
"""The bot that plays for people who are gone."""

_PRIVATE = ("seat", "you")
"""The part of a view that is not the same for all."""

_encode = msgspec.json.encode


class Refused(MollyHouseError):
    """A command that the table does not take; ``code`` says why to a program."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Seat:
    """A place at the table.

    Attributes:
        person: id of who sits here, None for a bot or nobody.
        name: shown name.
        bot: name of the bot that plays, None for a person.
        reserve: seconds left beyond the time of a decision, with a live clock.
        no_items: standing answer until the festivity ends.
        pride: standing answer ``yes``, ``no`` or ``ask``.
        muted: seats that this one does not hear.
    """

    def __init__(self, bot: str | None, reserve: float) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot = bot
        self.reserve = reserve
        self.no_items = False
        self.pride = "ask"
        self.muted: set[int] = set()

    def standing(self) -> Plain:
        """Its standing answers."""
        return {"items": self.no_items, "pride": self.pride}


def _bot_name(bot: str, number: int) -> str:
    """How a bot at a seat is called."""
    return f"{bot.capitalize()} {number + 1}"


def _message(event: Plain) -> bytes:
    """An event of the game as a message."""
    return _encode({"kind": "event", "event": event})


class Table:
    """A table in memory.

    Args:
        table_id: its id.
        setup: ``name``, ``players``, ``rules``, ``items``, ``sentencing``, ``seats`` (a bot's name or
            null for
            a person), ``clock`` (``kind`` none, live or slow; ``seconds``; ``reserve``).
        seed: the 32 bytes of its chance.

    Attributes:
        position: how many entries were taken.
        question: number of the present question; it says nothing but how many answers everybody has
            seen.
        since: when it was asked.
        offer: a seat that is to change hands.
        rematch: id of the table where the same people meet again.
        used: hashes of invitations to one seat by which somebody sat down.
        done: by person and idempotency key, what they did under it.
        keys: all keys by the seat that they were used for.
        knows: by person, the seats whose cards they have seen.
        feeds: by viewer, the encoded messages.
        steps: by viewer, after how many entries of the game there was something new to see.
    """

    def __init__(self, table_id: str, setup: Plain, seed: bytes) -> None:
        self.id = table_id
        self.setup = setup
        self.seed = seed
        self.players: int = setup["players"]
        self.clock: Plain = setup["clock"]
        self.seats = [Seat(bot, float(self.clock["reserve"])) for bot in setup["seats"]]
        for number, seat in enumerate(self.seats):
            if seat.bot is not None:
                seat.name = _bot_name(seat.bot, number)
        self.game: Game | None = None
        self.position = 0
        self.question = 0
        self.since = 0.0
        self.offer: Plain | None = None
        self.rematch: str | None = None
        self.used: set[str] = set()
        self.done: dict[tuple[str, str], Done] = {}
        self.keys: set[tuple[int, str | None]] = set()
        self.knows: dict[str, set[int]] = {}
        self.viewers = [*range(self.players), WATCHER]
        self.feeds: dict[int, list[bytes]] = {viewer: [] for viewer in self.viewers}
        self.steps: dict[int, list[int]] = {viewer: [] for viewer in self.viewers}
        self._clocks: list[tuple[float, float]] = []
        self._paused = 0.0
        self._shown: dict[int, bytes] = {}
        self._views: list[Plain] = []
        self._public = (b"", b"")

    # --- where it stands ---------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """waiting, playing or finished."""
        if self.game is None:
            return "waiting"
        return "finished" if self.game.over else "playing"

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits: one seat, or several with hot seat."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def asked(self) -> list[int]:
        """Seats whose answer the game waits for."""
        return [] if self.game is None else engine.to_act(self.game.state)

    def free_seats(self) -> list[int]:
        """Seats for people that nobody has taken."""
        return [i for i, seat in enumerate(self.seats) if seat.bot is None and seat.person is None]

    def summary(self) -> Plain:
        """What everybody may know of the table apart from the game."""
        deadline = self.deadline()
        offer = self.offer
        return {
            "id": self.id,
            "name": self.setup["name"],
            "status": self.status,
            "options": {k: self.setup[k] for k in ("players", "rules", "items", "sentencing")},
            "clock": self.clock,
            "hot_seat": self.setup.get("hot_seat", False),
            "seats": [
                {"seat": i, "name": seat.name, "bot": seat.bot, "taken": seat.person is not None}
                for i, seat in enumerate(self.seats)
            ],
            "waiting_for": self.asked(),
            "question": self.question,
            "deadline": None if deadline is None else round(deadline, 3),
            "offer": None
            if offer is None
            else {**{k: offer[k] for k in ("target", "bot", "name", "agreed")}, "needed": self.judges()},
            "rematch": self.rematch,
            "commitment": commitment(self.seed),
            "seed": self.seed.hex() if self.status == "finished" else None,
        }

    def snapshot(self, viewer: int) -> bytes:
        """What a viewer needs to draw the table, as JSON: summary, view, legal actions, may it undo.

        It is encoded once for all readers, the part that everybody sees once for all viewers.
        """
        if viewer not in self._shown:
            self._shown[viewer] = self._snapshot(viewer)
        return self._shown[viewer]

    def _snapshot(self, viewer: int) -> bytes:
        seat = None if viewer < 0 else viewer
        shown: Plain = {"seat": seat, "seen": len(self.feeds[viewer]), "steps": len(self.steps[viewer])}
        if self.game is None:
            return _encode({**shown, "legal": [], "undo": False, "standing": None, "view": None})[
                :-1
            ] + (b',"table":' + _encode(self.summary()) + b"}")
        s = self.game.state
        shown["legal"] = []
        if seat is not None:
            shown["legal"] = [a.NOTATION[action] for action in engine.legal(s, seat)]
        shown["undo"] = seat is not None and not self.game.over and self.game.may_undo(seat)
        shown["standing"] = None if seat is None else self.seats[seat].standing()
        if not self._views:
            self._views = views(s)
            public = {k: v for k, v in self._views[WATCHER].items() if k not in _PRIVATE}
            self._public = _encode(public)[:-1], b'},"table":' + _encode(self.summary()) + b"}"
        private = {k: self._views[viewer][k] for k in _PRIVATE}
        begin, end = self._public
        return b"".join((_encode(shown)[:-1], b',"view":', begin, b",", _encode(private)[1:-1], end))

    def messages(self, viewer: int, after: int, most: int | None = None) -> bytes:
        """The messages of a viewer behind a number, as JSON."""
        feed = self.feeds[viewer]
        end = len(feed) if most is None else min(len(feed), after + most)
        return b"[%b]" % b",".join(b'{"id":%d,%b' % (i + 1, feed[i][1:]) for i in range(after, end))

    def deadline(self) -> float | None:
        """When the time for the present question is out, by the clock of the table."""
        if self.clock["kind"] == "none" or self.status != "playing":
            return None
        people = [self.seats[seat] for seat in self.asked() if self.seats[seat].bot is None]
        if not people:
            return None
        return self.since + float(self.clock["seconds"]) + max(seat.reserve for seat in people)

    def judges(self) -> int:
        """How many people must agree to the offer."""
        assert self.offer is not None
        target = self.offer["target"]
        return sum(seat.person is not None and i != target for i, seat in enumerate(self.seats))

    def moved(self, drafts: list[Draft]) -> dict[str, list[int]]:
        """Who moves by entries: by person their seats from then on, or that of a watcher, or none."""
        moved: dict[str, list[int]] = {}

        def seats(person: str) -> list[int]:
            return moved.setdefault(person, self.seats_of(person))

        for kind, seat, data, _ in drafts:
            if seat is None:
                continue
            person = self.seats[seat].person
            if kind in ("leave", "concede", "takeover") and person is not None:
                seats(person).remove(seat)
                if kind != "leave" and not seats(person):
                    seats(person).append(WATCHER)
            if kind in ("join", "takeover") and data["person"] is not None:
                seats(data["person"]).append(seat)
        return moved

    def record(self) -> records.Record:
        """The record of a finished game; that of a running one would show all cards."""
        if self.game is None or not self.game.over:
            raise Refused("not-over", "a record is given when the game is over")
        players = [(seat.name, seat.bot) for seat in self.seats]
        return records.record_of(self.game, players)

    # --- folding -----------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take one entry of the log. Entries of the log were checked before they were written."""
        if entry.key is not None:
            self._remember(entry, entry.key)
        getattr(self, f"_apply_{entry.kind}")(entry)
        self.position += 1
        self._shown.clear()
        self._views = []

    def _remember(self, entry: Entry, key: str) -> None:
        """Keep what was done under a key, by who did it."""
        seat = WATCHER if entry.seat is None else entry.seat
        self.keys.add((seat, key))
        person = entry.data.get("who")
        if person is None:
            joins = entry.seat is None or entry.kind == "join"
            person = entry.data["person"] if joins else self.seats[seat].person
        if person is not None:
            self.done[person, key] = Done(seat, entry.kind, entry.data)

    def _tell(self, message: Plain, to: list[int] | None = None) -> None:
        text = _encode(message)
        for viewer in self.viewers if to is None else to:
            self.feeds[viewer].append(text)

    def _apply_join(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.person = entry.data["person"]
        seat.name = entry.data["name"]
        if entry.data.get("invite"):
            self.used.add(entry.data["invite"])
        self._tell({"kind": "join", "seat": entry.seat, "name": seat.name})

    def _apply_leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._tell({"kind": "leave", "seat": entry.seat, "removed": entry.data["removed"]})
        self._hand_over(entry.seat, None, "", None)

    def _apply_start(self, entry: Entry) -> None:
        s = self.setup
        options = Options.named(self.players, s["rules"], s["items"], s["sentencing"])
        self.game = Game(options, SeededChance(self.seed))
        self._tell({"kind": "start", "commitment": commitment(self.seed)})
        self._tell_events(self.game.history[0])
        for viewer in self.viewers:
            self.steps[viewer].append(0)
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.knows.setdefault(seat.person, set()).add(number)
        self._ask(entry.at)

    def _tell_events(self, events: list[Any]) -> None:
        """Tell every viewer what it may know; what is the same for several is kept once."""
        for event in events:
            public = project(event, None)
            text = None if public is None else _message(public)
            for viewer in self.viewers:
                own = public if viewer != event.seat else project(event, viewer)
                if own is not None:
                    self.feeds[viewer].append(text if own == public and text else _message(own))

    def _ask(self, at: float) -> None:
        self.question += 1
        self.since = at

    def _apply_pause(self, entry: Entry) -> None:
        begin: float = max(entry.data["begin"], self._paused)
        end: float = entry.data["end"]
        self._paused = max(self._paused, end)

        def later(since: float) -> float:
            return since + max(0.0, end - max(begin, since))

        self.since = later(self.since)
        self._clocks = [(later(since), reserve) for since, reserve in self._clocks]
        self._tell({"kind": "pause", "begin": entry.data["begin"], "end": end})

    def _apply_move(self, entry: Entry) -> None:
        game, number = self.game, entry.seat
        assert game is not None and number is not None
        action, by = entry.data["action"], entry.data["by"]
        seat = self.seats[number]
        heard = {viewer: len(self.feeds[viewer]) for viewer in self.viewers}
        events = game.play(number, action)
        if action == UNDO:
            since, seat.reserve = self._clocks.pop()
            self._tell({"kind": "undo", "seat": number})
            self._ask(since)
        else:
            self._clocks.append((self.since, seat.reserve))
            if self.clock["kind"] != "none" and by in ("person", "clock"):
                over = entry.at - self.since - float(self.clock["seconds"])
                seat.reserve = max(0.0, seat.reserve - max(0.0, over))
            if by == "clock":
                self._tell({"kind": "clock", "seat": number})
            self._tell_events(events)
            if game.state.sealed[number] == NOBODY:  # Else others have yet to answer the same question.
                self._ask(entry.at)
        if game.state.festivity is None:
            for each in self.seats:
                each.no_items = False
        if game.over:
            self._tell({"kind": "seed", "seed": self.seed.hex()})
            self.offer = None
        for viewer, before in heard.items():
            if len(self.feeds[viewer]) > before:
                self.steps[viewer].append(len(game.entries))

    def _apply_chat(self, entry: Entry) -> None:
        assert entry.seat is not None
        to = [v for v in self.viewers if v < 0 or entry.seat not in self.seats[v].muted]
        name = self.seats[entry.seat].name
        message = {"kind": "chat", "seat": entry.seat, "name": name, "text": entry.data["text"]}
        self._tell({**message, "at": entry.at}, to)

    def _apply_standing(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.no_items = entry.data["items"]
        seat.pride = entry.data["pride"]
        self._tell({"kind": "standing", **entry.data}, [entry.seat])

    def _apply_concede(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._hand_over(entry.seat, None, _bot_name(STAND_IN, entry.seat), STAND_IN)
        self._tell({"kind": "concede", "seat": entry.seat, "bot": STAND_IN})

    def _hand_over(self, number: int, person: str | None, name: str, bot: str | None) -> None:
        """A seat changes hands; what its old owner wished for goes with them."""
        reserve = self.seats[number].reserve
        self.seats[number] = Seat(bot, reserve)
        self.seats[number].person = person
        self.seats[number].name = name
        if person is not None and self.game is not None:
            self.knows.setdefault(person, set()).add(number)
        for seat in self.seats:
            seat.muted.discard(number)
        self.offer = None

    def _apply_offer(self, entry: Entry) -> None:
        self.offer = {**entry.data, "agreed": []}
        self._tell({"kind": "offer", **{k: entry.data[k] for k in ("target", "bot", "name")}})
        if entry.seat is not None:
            self._apply_agree(entry)

    def _apply_agree(self, entry: Entry) -> None:
        assert self.offer is not None
        self.offer["agreed"] = [*self.offer["agreed"], entry.seat]
        self._tell({"kind": "agree", "seat": entry.seat})

    def _apply_refuse(self, entry: Entry) -> None:
        self.offer = None
        self._tell({"kind": "refuse", "seat": entry.seat})

    def _apply_takeover(self, entry: Entry) -> None:
        assert entry.seat is not None
        data = entry.data
        self._hand_over(entry.seat, data["person"], data["name"], data["bot"])
        self._tell({"kind": "takeover", "seat": entry.seat, "name": data["name"], "bot": data["bot"]})

    def _apply_mute(self, entry: Entry) -> None:
        assert entry.seat is not None
        muted = self.seats[entry.seat].muted
        (muted.add if entry.data["muted"] else muted.discard)(entry.data["target"])
        self._tell({"kind": "mute", **entry.data}, [entry.seat])

    def _apply_rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["id"]
        self._tell({"kind": "rematch", "table": self.rematch})

    # --- checking commands -------------------------------------------------------------------------

    def check_playing(self) -> None:
        """Raise if no game is going on."""
        if self.status != "playing":
            raise Refused("not-playing", "there is no game going on")

    def check_move(self, seat: int, action: str, question: int | None) -> None:
        """Raise what is wrong with a move.

        Args:
            seat: who moves.
            action: notation, or ``undo``.
            question: number of the question that the player answered; None is not checked.

        Raises:
            Refused: no game, or the question has passed.
            MollyHouseError: the rules do not allow it.
        """
        if self.game is None:
            raise Refused("not-started", "the game has not begun")
        if self.game.over:
            raise GameOver("the game is over")
        if question is not None and question != self.question:
            raise Refused("stale", f"question {question} has passed; now it is {self.question}")
        if action == UNDO:
            if not self.game.may_undo(seat):
                raise Refused("no-undo", "there is nothing that you may take back")
            return
        engine.check(self.game.state, seat, a.parse(action))

    def standing_move(self) -> tuple[int, str] | None:
        """The next move that a standing answer makes, if one applies."""
        if self.game is None or self.game.over:
            return None
        if not any(seat.no_items or seat.pride != "ask" for seat in self.seats):
            return None
        step = self.game.state.agenda[-1]
        for number in self.asked():
            seat = self.seats[number]
            if seat.bot is None and step in (WINDOW, CLOSING) and seat.no_items:
                return number, "no item"
            if seat.bot is None and step == PRIDE and seat.pride != "ask":
                return number, f"cubes {seat.pride}"
        return None
