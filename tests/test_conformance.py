"""The judge answers every case of the conformance files as they expect."""

import json
from pathlib import Path
from typing import Any

import pytest

from mollyhouse.companion.judge import judge

KINDS = {"festivity": 300, "investigation": 150, "ending": 150}


def cases(kind: str) -> list[dict[str, Any]]:
    path = Path(__file__).parent / "conformance" / f"{kind}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("kind", "count"), KINDS.items())
def test_conformance(kind: str, count: int) -> None:
    wrong = []
    for number, case in enumerate(cases(kind), 1):
        expected = case.pop("expect")
        answer = judge(case).answer
        if answer != expected:
            wrong.append((number, answer, expected))
    assert not wrong
    assert number == count
