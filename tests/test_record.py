"""Records: the same bytes again, and whatever a stranger does to one, nothing but ``BadRecord``."""

import copy
import io
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import STEADY
from mollyhouse import components as c
from mollyhouse import engine, record
from mollyhouse.bots import BOTS, Budget
from mollyhouse.chance import Chance, FastChance, SeededChance, commitment
from mollyhouse.errors import BadRecord
from mollyhouse.game import UNDO, Game
from mollyhouse.record import Record
from mollyhouse.state import Options
from mollyhouse.view import view, views


def played(options: Options, chance: Chance, seed: int = 0, most: int = 10_000) -> Game:
    """A game at random, with an undo now and then."""
    game = Game(options, chance)
    rng = random.Random(seed)
    while not game.over and len(game.entries) < most:
        seat = engine.next_seat(game.state)
        game.play(seat, rng.choice(engine.legal(game.state, seat)))
        if game.may_undo(seat) and rng.random() < 0.2:
            game.undo(seat)
    return game


@cache
def _finished() -> str:
    """A game that ended well, after trials and with unused items, so that each switch mattered."""
    seated = [("Anna", None), ("阿楠", "simple"), ("Inés", "random")]
    for seed in range(200):
        game = Game(Options(3), SeededChance(bytes([seed] * 32)))
        rng = random.Random(seed)
        while not game.over:
            seat = engine.next_seat(game.state)
            legal = engine.legal(game.state, seat)
            game.play(seat, BOTS["simple"].choose(view(game.state, seat), legal, Budget(), rng))
            if game.may_undo(seat) and rng.random() < 0.1:
                game.undo(seat)
        what = [event.what for event in game.history[-1]]
        if "acquitted" in what and "unused-items" in what:
            return record.dumps(record.record_of(game, seated))
    raise AssertionError("no such game")


def finished() -> Record:
    """A record of a finished game, a fresh copy."""
    found: Record = json.loads(_finished())
    return found


def signed(changed: Record) -> Record:
    """With a digest that fits, as an attacker would write it."""
    changed["digest"] = record.digest(changed)
    return changed


def check(changed: Any) -> None:
    """Read and verify as strangers' records are."""
    record.verify(record.loads(json.dumps(changed)))


def test_the_record_is_good() -> None:
    check(finished())
    assert UNDO in [entry["action"] for entry in finished()["actions"]]


# --- the same again -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("seeded", [True, False])
def test_save_load_replay_gives_the_same_bytes(players: int, seeded: bool) -> None:
    for seed in range(4):
        chance: Chance = SeededChance(bytes([seed] * 32)) if seeded else FastChance(seed, recording=True)
        options = Options(players, seed % 2, seed // 2 % 2, seed % 2)
        game = played(options, chance, seed)
        text = record.dumps(record.record_of(game))
        loaded = record.loads(text)
        again = record.replay(loaded)
        seated = record.players_of(loaded)
        if seeded:
            again = record._last(record.steps(loaded, SeededChance(bytes([seed] * 32))))
            assert record.dumps(record.record_of(again, seated)) == text
        else:
            assert record.dumps(record.record_of(again, seated)) == text
        assert views(again.state) == views(game.state)
        assert record.verify(loaded)[:4] == ["digest", "actions", "chance", "result"]
        assert ("commitment" in record.verify(loaded)) == seeded


def test_replay_to_any_step() -> None:
    game = Game(Options(3), FastChance(3, recording=True))
    seen = [views(game.state)]
    rng = random.Random(3)
    while not game.over and len(seen) < 60:
        seat = engine.next_seat(game.state)
        game.play(seat, rng.choice(engine.legal(game.state, seat)))
        seen.append(views(game.state))
    saved = record.record_of(game)
    for step, expected in enumerate(seen):
        assert views(record.replay(saved, step).state) == expected
    assert views(record.replay(saved, 10_000).state) == seen[-1]


@pytest.mark.parametrize("most", [0, 1, 10, 60])
def test_resume_goes_on_as_if_nothing_had_happened(most: int) -> None:
    seed = bytes([7] * 32)
    game = played(Options(3), SeededChance(seed), 5, most)
    again = record.resume(record.loads(record.dumps(record.record_of(game))))
    for one in (game, again):
        rng = random.Random(9)
        while not one.over:
            seat = engine.next_seat(one.state)
            one.play(seat, rng.choice(engine.legal(one.state, seat)))
    assert record.record_of(again) == record.record_of(game)


def test_resume_needs_the_seed() -> None:
    game = played(Options(3), FastChance(1, recording=True), 1, 10)
    with pytest.raises(BadRecord, match="seed"):
        record.resume(record.record_of(game))


def test_chance_that_did_not_record() -> None:
    with pytest.raises(BadRecord, match="not recorded"):
        record.record_of(played(Options(1), FastChance(1), 1, 5))


def test_chance_of_an_unfinished_action_is_left_out() -> None:
    game = played(Options(3), SeededChance(bytes(32)), 1, 10)
    game.chance.roll("boots", 6)  # As if the program had been stopped in the middle of an action.
    record.verify(record.record_of(game))


def test_names_by_default() -> None:
    saved = record.record_of(played(Options(2), FastChance(1, recording=True), 1, 2))
    assert saved["players"][1] == {"name": "Player 2", "bot": None}


# --- strangers ------------------------------------------------------------------------------------

LIES: dict[str, list[Any]] = {
    "format": [0, 2, -1, True, 1.0, "1", None, 10**4000],
    "rules_version": [0, 2, True, 1.0, "1", None, 10**4000],
    "rules": ["published", "home", "", 1, None, "x" * 100_000],
    "items": ["updated", "none", 1, None],
    "sentencing": ["flat", "mild", 1, None],
    "players": [
        *([], [{}], {}, "AB", None, [{"name": "Anna", "bot": None}] * 4),
        *(
            [{"name": name, "bot": None}] * 3
            for name in ("", " \n", "x" * 41, "\x1b[2J", "\ud800", 1, None)
        ),
        *([{"name": "Anna", "bot": lie}] * 3 for lie in ("", "\x1b", 1, "x" * 41)),
        [{"name": "Anna", "bot": None, "seat": 0}] * 3,
        [{"name": "Anna", "bot": None}] * 1000,
    ],
    "commitment": [None, "", "0" * 64, "x" * 64, 1, "A" * 64],
    "seed": [None, "", "1" * 64, "x" * 64, 1, "٣" * 64],
    "actions": [[], {}, None, "start C1", [1], [{}], [{"seat": 0}], [{"action": "pass"}]],
    "chance": [[], {}, None, [1], [[]], [["first"]], [["first", 1]], [[1, [1]]], [["luck", [1]]]],
    "result": [None, {}, [], 1, "infiltration", {"ending": "survival"}],
    "digest": ["", "0" * 64, None, 1],
}
"""For every field: what else could stand there."""


@pytest.mark.parametrize("field", [*finished()])
@pytest.mark.parametrize("sign", [False, True])
def test_every_field_is_watched(field: str, sign: bool) -> None:
    for lie in LIES[field]:
        changed = finished()
        changed[field] = lie
        if sign and field == "digest":
            continue
        try:
            changed = signed(changed) if sign else changed
        except BadRecord:
            continue
        if sign and field == "seed" and lie is None:
            check(changed)  # The seed is not shown: less is claimed, and all of it holds.
            continue
        with pytest.raises(BadRecord):
            check(changed)


@pytest.mark.parametrize("field", [*finished()])
def test_missing_fields_and_strange_ones(field: str) -> None:
    changed = finished()
    del changed[field]
    with pytest.raises(BadRecord, match=r"missing|format"):
        check(changed)
    changed = finished()
    changed[field + "x" * 1000] = 1
    with pytest.raises(BadRecord, match="no field") as caught:
        check(signed(changed))
    assert len(str(caught.value)) < 200


def test_every_action_is_watched() -> None:
    rng = random.Random(1)
    for at in range(0, len(finished()["actions"]), 3):
        for lie in (
            *(
                {"seat": 1, "action": "lie low"},
                {"seat": 0, "action": "undo"},
                {"seat": -1, "action": "pass"},
            ),
            *(
                {"seat": 10**30, "action": "pass"},
                {"seat": True, "action": "pass"},
                {"seat": 0.0, "action": "x"},
            ),
            *({"seat": 0, "action": "x" * 100_000}, {"seat": 0, "action": None}, None),
        ):
            changed = finished()
            if changed["actions"][at] == lie:
                continue
            changed["actions"][at] = lie
            with pytest.raises(BadRecord) as caught:
                check(signed(changed))
            assert len(str(caught.value)) < 500
            if rng.random() < 0.9:  # One lie at most of the places is enough.
                break
    for changed in (finished(), finished(), finished()):
        changed["actions"] += [{"seat": 0, "action": "lie low"}]
        with pytest.raises(BadRecord, match="over"):
            check(signed(changed))


def test_every_outcome_of_chance_is_watched() -> None:
    chance = list(enumerate(finished()["chance"]))
    for at, (what, fall) in chance[:5] + chance[5::9]:
        lies = [
            [what, fall[::-1]],
            [what, fall[:-1]],
            [what, [*fall, *fall[:1]]],
            [what, []],
            ["trial", fall],
        ]
        lies += [[what, [10**30, *fall[1:]]], [what, [True, *fall[1:]]], [what, [None, *fall[1:]]]]
        lies += [[what, fall, 1], [what, [fall]]]
        for lie in lies:
            if lie == [what, fall]:
                continue
            changed = finished()
            changed["chance"][at] = lie
            with pytest.raises(BadRecord):
                check(signed(changed))
    changed = finished()
    changed["chance"].append(["boots", [0]])
    with pytest.raises(BadRecord, match="1 outcomes more"):
        check(signed(changed))
    changed["chance"] = changed["chance"][:-2]
    with pytest.raises(BadRecord):
        check(signed(changed))


def test_chance_that_could_be_but_is_not_what_the_seed_gives() -> None:
    """The last shuffle is another one: without a seed this is a game like any other, with it a lie."""
    game = played(Options(1), SeededChance(bytes(32)), 4)
    saved = record.record_of(game)
    for at in range(len(saved["chance"])):
        changed = copy.deepcopy(saved)
        what, fall = changed["chance"][at]
        if what not in ("major", "minor"):
            continue
        fall.reverse()
        with pytest.raises(BadRecord):
            check(signed(changed))
        return


def test_every_result_is_watched() -> None:
    result = finished()["result"]
    for key, value in result.items():
        lies: list[Any] = [None, "x", [], [0], [True], 99, 10**30, 1.5]
        lies += [float(value), bool(value)] if isinstance(value, int) else []
        for lie in lies:
            if json.dumps(lie) == json.dumps(value):
                continue
            changed = finished()
            changed["result"][key] = lie
            with pytest.raises(BadRecord, match="result"):
                check(signed(changed))
    changed = finished()
    changed["result"]["more"] = 1
    with pytest.raises(BadRecord, match="result"):
        check(signed(changed))


def test_truncated() -> None:
    text = _finished()
    for end in range(0, len(text) - 1, 97):
        with pytest.raises(BadRecord):
            record.verify(record.loads(text[:end]))
    changed = finished()
    changed["actions"] = changed["actions"][:-1]
    with pytest.raises(BadRecord):
        check(signed(changed))
    changed["result"] = None
    with pytest.raises(BadRecord):
        check(signed(changed))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "null",
            "1",
            '"x"',
            "[]",
            "nonsense",
            "NaN",
            "[" * 200_000,
            '{"a":' * 100_000,
            "\ud800",
        ),
        *(b"\xff\xfe", b"\x00", "9" * 1_000_000, "x" * 4_000_001, '{"format": ' + "9" * 5000 + "}"),
    ],
    ids=lambda text: repr(text[:8]),
)
def test_no_record_at_all(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        record.loads(text)


def test_deep_nesting_where_it_can_be_read() -> None:
    for depth in (50, 500, 900, 5000):
        deep = "[" * depth + "]" * depth
        text = record.dumps(finished() | {"result": {"ending": "@"}}).replace('"@"', deep)
        with pytest.raises(BadRecord):
            record.verify(record.loads(text))


def test_too_many_entries() -> None:
    changed = finished()
    changed["actions"] = [{"seat": 0, "action": "undo"}] * (record.MAX_ENTRIES + 1)
    with pytest.raises(BadRecord, match="more than"):
        check(changed)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(STEADY, max_examples=60)
@given(st.data())
def test_anything_anywhere_is_a_bad_record_or_the_same(data: st.DataObject) -> None:
    """Put anything in any place of a record, sign it, and read it."""
    changed = finished()
    place: Any = changed
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        inner = place[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            place = inner
            continue
        break
    place[key] = data.draw(JSON)
    same = json.dumps(changed) == json.dumps(finished())
    try:
        check(signed(changed))
    except BadRecord as error:
        assert not same and "\n" not in str(error)


@STEADY
@given(st.binary(max_size=200))
def test_bytes(text: bytes) -> None:
    with pytest.raises(BadRecord):
        record.loads(text)


# --- formats --------------------------------------------------------------------------------------


def test_old_formats_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up format -1 called the players ``names``; format 0 had no sentencing."""

    def from_minus_one(old: Record) -> Record:
        new = {key: value for key, value in old.items() if key != "names"}
        return new | {"format": 0, "players": [{"name": name, "bot": None} for name in old["names"]]}

    def from_zero(old: Record) -> Record:
        return signed(old | {"format": 1, "sentencing": "trial"})

    monkeypatch.setattr(record, "MIGRATIONS", {-1: from_minus_one, 0: from_zero})
    old = finished()
    names = [player["name"] for player in old.pop("players")]
    del old["sentencing"]
    old |= {"format": -1, "names": names}
    new = record.loads(json.dumps(old))
    assert new["format"] == record.FORMAT
    assert [player["name"] for player in new["players"]] == names
    record.verify(new)
    with pytest.raises(BadRecord, match="format: -2 is unknown"):
        record.loads(json.dumps(old | {"format": -2}))


def test_a_migration_meets_a_malformed_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MIGRATIONS", {0: lambda old: {**old, "format": 1, "x": old["y"]}})
    with pytest.raises(BadRecord, match="format 0"):
        record.loads('{"format": 0}')


# --- files ----------------------------------------------------------------------------------------


def test_files_with_one_record_or_many() -> None:
    one = _finished()
    pretty = json.dumps(finished(), indent=1)
    for text, count in ((one, 1), (one + "\n", 1), (pretty, 1), (f"{one}\n\n{one}\n", 2)):
        assert list(record.load_all(io.BytesIO(text.encode()))) == [finished()] * count
    for text in ("", "\n", "{\n", one[:-1], "x" * 5_000_000, "[" * 5_000_000):
        with pytest.raises(BadRecord):
            list(record.load_all(io.BytesIO(text.encode())))
    several = record.load_all(io.BytesIO(f"{one}\n{{}}\n".encode()))
    assert next(several) == finished()
    with pytest.raises(BadRecord):
        next(several)


def test_commitment() -> None:
    saved = finished()
    assert saved["commitment"] == commitment(bytes.fromhex(saved["seed"]))
    assert c.ENDINGS.index(saved["result"]["ending"]) >= 0


def test_a_key_that_comes_twice_is_refused() -> None:
    text = record.dumps(finished())
    with pytest.raises(BadRecord, match="JSON"):
        record.loads('{"digest":"0",' + text[1:])
