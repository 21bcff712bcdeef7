"""The committed schemas: made from the tables, closed, and true of what random games show."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games import every_options, play
from mollyhouse import actions as a
from mollyhouse import schema
from mollyhouse.companion.judge import judge
from mollyhouse.events import EVENTS, project
from mollyhouse.view import view, views

NAMES = ("view", "event", "action-table", "case")
CASES = Path(__file__).parents[1] / "conformance"


def validator(name: str) -> Draft202012Validator:
    text = (schema.FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")
    return Draft202012Validator(json.loads(text))


def complaints(checker: Draft202012Validator, plain: Any) -> str | None:
    """What is wrong with an instance, if anything."""
    error = next(checker.iter_errors(plain), None)
    return None if error is None else f"{error.json_path}: {error.message[:200]}"


def parts_of(plain: Any) -> Iterator[dict[str, Any]]:
    """All objects inside plain data, the whole included."""
    if isinstance(plain, dict):
        yield plain
    if isinstance(plain, dict | list):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from parts_of(part)


def test_the_committed_files_are_those_of_the_tables() -> None:
    """After a change: ``python -m mollyhouse.schema``, a migration and a note (docs/schemas.md)."""
    files = schema.files()
    assert {path.name for path in schema.FOLDER.glob("*.json")} >= {*files}
    for name, text in files.items():
        assert (schema.FOLDER / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_closed_and_its_examples_fit(name: str) -> None:
    checker = validator(name)
    body = checker.schema
    assert isinstance(body, dict)
    assert body["$schema"] == schema.DIALECT
    Draft202012Validator.check_schema(body)
    for part in parts_of(body):
        if part.get("type") == "object" and "properties" in part:
            assert part["additionalProperties"] is False
    assert body["examples"]
    for example in body["examples"]:
        assert complaints(checker, example) is None


def test_every_view_fits_and_none_with_more_or_less() -> None:
    checker = validator("view")
    for seed, options in enumerate(every_options()):
        rng = Random(seed)
        states = [*play(options, seed).states()]
        for s in [rng.choice(states), states[-1]]:
            assert complaints(checker, rng.choice(views(s))) is None
        festive = [s for s in states if s.festivity is not None]
        if festive and seed % 20 == 7:
            plain = view(rng.choice(festive), rng.randrange(options.players))
            for i in range(0, len([*parts_of(plain)]), 3):
                changed = copy.deepcopy(plain)
                part = [*parts_of(changed)][i]
                part["secret"] = 1
                assert not checker.is_valid(changed)
                del part["secret"]
                if part:
                    del part[rng.choice([*part])]
                    assert not checker.is_valid(changed)


def test_every_event_fits() -> None:
    """As each seat and a spectator are told; most kinds of events turn up."""
    checker = validator("event")
    body = checker.schema
    assert isinstance(body, dict)
    assert {ref["$ref"] for ref in body["oneOf"]} == {f"#/$defs/event-{what}" for what in EVENTS}
    alone = {
        what: Draft202012Validator({"$ref": f"#/$defs/event-{what}", "$defs": body["$defs"]})
        for what in EVENTS
    }
    asked: Counter[str] = Counter()
    met: dict[str, set[str]] = {what: set() for what in EVENTS}
    for seed, options in enumerate(every_options()):
        game = play(options, seed)
        for happened in [game.setup, *(move.events for move in game.moves)]:
            for event in happened:
                asked[event.what] += 1
                if asked[event.what] < 8:
                    for seat in (event.seat, (event.seat + 1) % options.players, None):
                        plain = project(event, seat)
                        if plain is not None:
                            met[event.what].add(json.dumps(plain))
    assert len([what for what in met if met[what]]) > 55
    for what, texts in met.items():
        for text in sorted(texts)[:8]:
            plain = json.loads(text)
            assert complaints(alone[what], plain) is None
            assert not alone[what].is_valid({**plain, "secret": 1})
            assert not alone[what].is_valid({**plain, "event": "no-such-event"})
        for text in sorted(texts)[:1]:
            assert complaints(checker, json.loads(text)) is None


def test_the_action_table() -> None:
    text = (schema.FOLDER / "action-table.json").read_text(encoding="utf-8")
    table = json.loads(text)
    assert complaints(validator("action-table"), table) is None
    assert table == [{"id": i, "notation": a.text(i)} for i in range(a.ACTIONS)]
    assert text.count("\n") == a.ACTIONS + 2, "one action a line, so that a change shows as such"


def test_cases_and_answers_fit() -> None:
    checker = validator("case")
    body = checker.schema
    assert isinstance(body, dict)
    for example in body["examples"]:
        answered = {**example, "expect": judge(example).answer}
        assert complaints(checker, json.loads(json.dumps(answered))) is None
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines()[:12]:
            case = json.loads(line)
            assert complaints(checker, case) is None
            for i, _ in enumerate(parts_of(case)):
                changed = copy.deepcopy(case)
                [*parts_of(changed)][i]["secret"] = 1
                assert i % 4 or not checker.is_valid(changed)
