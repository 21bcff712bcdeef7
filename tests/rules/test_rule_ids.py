"""Every rule has code and a test, and every test here names its rules.

``rule_ids.txt`` holds the ids of the rules reference, in its order. A test cites its rules at the
beginning of its docstring, before the first colon: ``F8, F9: ...``.
"""

import ast
import re
from pathlib import Path

import pytest

import mollyhouse

HERE = Path(__file__).parent
IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
ID = re.compile(r"\b[GSTAFWIBE][1-9][0-9]?\b")
SOURCE = Path(mollyhouse.__file__).parent
OF_THE_ENGINE = {"G1", "G2", "G4", "G11", "G12"}
"""Rules about what pieces are and who may know what: kept by modules beside the rules."""


def cited_by_tests() -> dict[str, list[str]]:
    """The ids that each test function cites, by its name."""
    cited = {}
    for path in sorted(HERE.glob("test_*.py")):
        if path.name != Path(__file__).name:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    head = (ast.get_docstring(node) or "").partition(":")[0]
                    cited[f"{path.name}::{node.name}"] = ID.findall(head)
    return cited


CITED = cited_by_tests()


def test_the_list_of_rules() -> None:
    chapters = {"G": 12, "S": 3, "T": 6, "A": 6, "F": 13, "W": 7, "I": 9, "B": 4, "E": 3}
    expected = [f"{letter}{n}" for letter, last in chapters.items() for n in range(1, last + 1)]
    assert expected == IDS


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_code(rule: str) -> None:
    paths = [*SOURCE.glob("rules/*.py"), *(SOURCE.glob("*.py") if rule in OF_THE_ENGINE else ())]
    assert any(rule in ID.findall(path.read_text(encoding="utf-8")) for path in paths)


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_test(rule: str) -> None:
    assert any(rule in cited for cited in CITED.values())


@pytest.mark.parametrize("name", CITED)
def test_a_test_cites_rules_that_exist(name: str) -> None:
    assert CITED[name]
    assert set(CITED[name]) <= set(IDS)
