"""The texts of the page: none missing, none unused, and every refusal of the server in words."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import mollyhouse

SOURCE = Path(mollyhouse.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"


def messages() -> dict[str, str]:
    """Ids of the page's own messages, with the name of their file."""
    parser = FluentParser(with_spans=False)
    return {
        entry.id.name: file.name
        for file in sorted((SOURCE / "locales" / "en").glob("web*.ftl"))
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def used() -> tuple[set[str], set[str]]:
    """What the sources of the page (and of its server) name: ids, and beginnings of built ids."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), SOURCE / "server" / "page.py"]
    text = "\n".join(
        file.read_text(encoding="utf-8")
        for file in files
        if "generated" not in file.parts and not file.name.endswith(".test.ts")
    )
    whole = set(re.findall(r"""['"`]((?:web|problem)-[a-z0-9-]*[a-z0-9])['"`]""", text))
    built = set(re.findall(r"`((?:web|problem)-(?:[a-z0-9-]*-)?)\$\{", text))
    return whole, built


def test_no_message_is_missing() -> None:
    whole, _ = used()
    assert len(whole) > 20
    assert whole - set(messages()) == set()


def test_no_message_is_unused() -> None:
    whole, built = used()
    unused = {
        ident: file
        for ident, file in messages().items()
        if ident not in whole and not ident.startswith(tuple(built))
    }
    assert unused == {}


def test_every_built_id_begins_a_message() -> None:
    _, built = used()
    assert [start for start in built if not any(one.startswith(start) for one in messages())] == []


def test_every_refusal_is_told_in_words() -> None:
    server = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCE / "server").glob("*.py"))
    codes = set(re.findall(r'(?:Refused\(|Denied\(\s*\d+,)\s*"([a-z-]+)"', server))
    codes |= set(re.findall(r'code="([a-z-]+)"', server))
    codes |= set(re.findall(r'\d{3}, "([a-z-]+)"\)', server))
    assert {"stale", "no-table", "slow-down", "internal"} <= codes
    assert {f"problem-{code}" for code in codes} - set(messages()) == set()
