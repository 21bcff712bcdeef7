"""Tells a record line by line, for the golden playthroughs; as a script it writes their texts anew."""

from pathlib import Path
from typing import Any

from mollyhouse import record as records
from mollyhouse.events import EVENTS, Event, project

GOLDEN = Path(__file__).with_name("golden")


def told(record: records.Record) -> str:
    """The whole game, all cards up."""
    lines = [
        f"{len(record['players'])} players, rules {record['rules']}, items {record['items']}, "
        f"sentencing {record['sentencing']}",
        "",
    ]
    entries = iter(record["actions"])
    for number, (_, events) in enumerate(records.steps(record)):
        if number:
            entry = next(entries)
            lines.append(f"{number:>4}  seat {entry['seat']}: {entry['action']}")
        lines += [f"        {_line(event)}" for event in events]
    lines += ["", f"result: {_value(record['result'])}", ""]
    return "\n".join(lines)


def _line(event: Event) -> str:
    """An event with its rule and all its fields, the secret ones too."""
    shape = EVENTS[event.what]
    plain = project(event, event.seat)
    assert plain is not None
    names = [field for field in (*shape.public, *shape.secret) if field in plain]
    fields = ", ".join(f"{field} {_value(plain[field])}" for field in names)
    return f"{event.rule:<4}{event.what}" + (f": {fields}" if fields else "")


def _value(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(item)}" for key, item in value.items())
    return str(value)


if __name__ == "__main__":
    for path in sorted(GOLDEN.glob("*.json")):
        path.with_suffix(".txt").write_text(told(records.loads(path.read_bytes())), encoding="utf-8")
