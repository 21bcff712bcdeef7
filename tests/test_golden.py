"""Golden playthroughs: complete games whose every event is kept and read in review."""

from pathlib import Path

import pytest

from mollyhouse import components as c
from mollyhouse import record as records
from mollyhouse.engine import RULE_OF_STEP
from mollyhouse.state import STEP_NAMES
from playthrough import GOLDEN, told

RECORDS = sorted(GOLDEN.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_is_told_as_before(path: Path) -> None:
    record = records.loads(path.read_bytes())
    assert "commitment" in records.verify(record)
    expected = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert told(record) == expected, "read the difference; if it is meant: make golden"


def test_together_they_show_the_whole_game() -> None:
    games = [records.loads(path.read_bytes()) for path in RECORDS]
    assert {len(game["players"]) for game in games} == {1, 2, 3, 4, 5}
    assert {game["result"]["ending"] for game in games} == set(c.ENDINGS)
    assert {game["rules"] for game in games} == {"rulebook", "published"}
    assert {game["sentencing"] for game in games} == {"trial", "flat"}
    played = set()
    asked = set()
    for game in games:
        for stage, events in records.steps(game):
            played |= {event.item for event in events if event.what == "item"}
            if stage.state.waiting:
                asked.add(stage.state.agenda[-1])
    assert {c.ITEM_IDS[item] for item in played} == set(c.ITEM_IDS)
    assert {STEP_NAMES[step] for step in asked} == {STEP_NAMES[step] for step in RULE_OF_STEP}
