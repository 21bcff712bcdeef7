"""Bots: names, budgets, plug-ins; whole games; fairness; what they say about their moves."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from games import LONGEST, every_options, record
from mollyhouse import actions as a
from mollyhouse import engine
from mollyhouse.bots import BOTS, Budget, base, bot, bot_names
from mollyhouse.bots.reasons import why
from mollyhouse.bots.regular.endings import chance_to_win
from mollyhouse.chance import FastChance
from mollyhouse.errors import BadOptions
from mollyhouse.i18n import LANGUAGES, language
from mollyhouse.sample import Sampler, sample
from mollyhouse.simulation import Plan, play
from mollyhouse.state import NOBODY, Options, State
from mollyhouse.view import view
from properties.test_noninterference import card_swap, indictment_swap, item_swap, token_swap

LAST = """
class Last:
    needs_view = False

    def choose(self, view, legal, budget, rng):
        return legal[-1]

last = Last()
"""


@pytest.mark.parametrize(
    ("text", "budget"),
    [("200it", Budget(200)), ("1s", Budget(None, 1.0)), ("0.25s", Budget(None, 0.25))],
)
def test_a_budget_is_written_in_iterations_or_seconds(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", ["", "200", "it", "-1s", "0s", "0it", "1.5it", "1m", "1e3s"])
def test_nothing_else_is_a_budget(text: str) -> None:
    with pytest.raises(BadOptions, match="200it"):
        Budget.parse(text)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOptions, match="random"):
        bot("nobody")


def test_an_installed_package_offers_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club.py").write_text(LAST)
    info = tmp_path / "club-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[mollyhouse.bots]\nlast = club:last\nsimple = club:last\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(base, "_plugins", {})
    try:
        assert bot_names() == sorted([*BOTS, "last"])
        assert bot("last").choose(None, [3, 5], Budget(), Random(1)) == 5
        assert bot("simple") is BOTS["simple"]
        assert play(Plan(Options(3), ("last", "random"), "s"), 0).decisions
    finally:
        sys.modules.pop("club", None)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_stream_gives_the_same_choice(name: str) -> None:
    s = engine.new(Options(3), FastChance(1))
    seen, legal = view(s, 0), engine.legal(s, 0)
    choices = {bot(name).choose(seen, legal, Budget(1), Random(5)) for _ in range(5)}
    assert len(choices) == 1 and choices <= set(legal)


# --- games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
def test_bots_play_all_kinds_of_games(players: int) -> None:
    names = sorted(BOTS)
    for number, options in enumerate(o for o in every_options() if o.players == players):
        cast = [names[(number + seat) % len(names)] for seat in range(players)]
        chance, rng = FastChance(number), Random(number)
        s = engine.new(options, chance)
        for _ in range(LONGEST):
            if engine.game_over(s):
                break
            seat = engine.next_seat(s)
            player = bot(cast[seat])
            seen = view(s, seat) if player.needs_view else None
            action = player.choose(seen, engine.legal(s, seat), Budget(1), rng)
            engine.apply(s, seat, action, chance)
        assert s.ending != NOBODY


def moments(players: int, seeds: range) -> Iterator[tuple[State, int, Random]]:
    """Decisions of random games: the state, the seat that is asked, and a stream for the test."""
    for seed in seeds:
        rng = Random(seed)
        options = [o for o in every_options() if o.players == players][seed % 8]
        moves = record(options, seed).moves
        for move in rng.sample(moves, 12):
            seat = engine.next_seat(move.before)
            if len(engine.legal(move.before, seat)) > 1:
                yield move.before, seat, rng


@pytest.mark.parametrize("players", range(2, 6))
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(players: int) -> None:
    compared = 0
    for s, seat, rng in moments(players, range(8)):
        for exchange in (card_swap, token_swap, indictment_swap, item_swap):
            swap = exchange(s, seat, rng)
            if swap is None:
                continue
            other = s.copy()
            swap.exchange(other)
            for name in BOTS:
                choices = [
                    bot(name).choose(view(one, seat), engine.legal(one, seat), Budget(1), Random(7))
                    for one in (s, other)
                ]
                assert choices[0] == choices[1], (name, exchange.__name__)
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("players", range(1, 6))
def test_the_evaluation_reads_only_what_the_seat_may_know(players: int) -> None:
    for s, seat, rng in moments(players, range(8)):
        worth = chance_to_win(s, seat, s.hands[seat])
        assert 0.0 <= worth <= 1.0
        sampler = Sampler(view(s, seat))
        for one in (sampler.sample(rng), sampler.outline(rng), sampler.outline(rng)):
            assert chance_to_win(one, seat, s.hands[seat]) == worth


# --- why ------------------------------------------------------------------------------------------

SECRET = (a.START, a.TAKE, a.DISCARD, a.ENCOUNTER)


@pytest.mark.parametrize("players", range(2, 6))
def test_why_follows_from_the_public_view_and_the_action(players: int) -> None:
    kinds = Counter[int]()
    for seed in range(8):
        options = [o for o in every_options() if o.players == players][seed]
        for move in record(options, seed).moves[::5]:
            public = view(move.before, None)
            told = {why(language(code), public, move.seat, move.action) for code in LANGUAGES}
            assert len(told) == len(LANGUAGES)
            english = language("en")
            # Whatever else is hidden, and whatever the seat knows, the sentence is the same.
            for one in (sample(public, Random(seed)), move.before):
                for observer in (None, move.seat):
                    again = why(english, view(one, observer), move.seat, move.action)
                    assert again in told
            kinds[a.KIND[move.action]] += 1
    assert len(kinds) > 12


def test_why_tells_nothing_of_a_secret_choice() -> None:
    told: dict[int, set[str]] = {}
    for seed in range(6):
        for move in record(Options(4), seed).moves:
            kind = a.KIND[move.action]
            if kind in SECRET:
                public = view(move.before, None)
                told.setdefault(kind, set()).add(why(language("en"), public, move.seat, move.action))
    assert set(told) == set(SECRET)
    assert all(len(sentences) == 1 for sentences in told.values())
