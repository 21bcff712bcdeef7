"""Real answers held against the description of the interface."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from mollyhouse.server.app import create_app
from server import inside

DESCRIPTION: dict[str, Any] = create_app(inside.settings(Path("/nonexistent"))).openapi()
MANY = 12
"""Of an answer that comes more often, one in so many is looked at."""
_ROOT = "urn:description"
_REGISTRY: Registry[Any] = Registry().with_resource(
    _ROOT, DRAFT202012.create_resource({"components": DESCRIPTION["components"]})
)


def _moved(schema: Any) -> Any:
    """A schema of the description as one that stands by itself."""
    if isinstance(schema, list):
        return [_moved(each) for each in schema]
    if isinstance(schema, dict):
        return {k: f"{_ROOT}{v}" if k == "$ref" else _moved(v) for k, v in schema.items()}
    return schema


def validator(schema: dict[str, Any]) -> Draft202012Validator:
    """What holds data against a schema of the description."""
    return Draft202012Validator(_moved(schema), registry=_REGISTRY)


@cache
def component(name: str) -> Draft202012Validator:
    """What holds data against a shape."""
    return validator({"$ref": f"#/components/schemas/{name}"})


@cache
def _answer(method: str, path: str, status: str) -> Draft202012Validator:
    (content,) = DESCRIPTION["paths"][path][method]["responses"][status]["content"].values()
    return validator(content["schema"])


def template(path: str) -> str:
    """The path of the description that a request went to."""
    fits: list[str] = [
        known
        for known in DESCRIPTION["paths"]
        if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(known)), path)
    ]
    return min(fits, key=lambda known: known.count("{"))


def check_message(message: dict[str, Any]) -> None:
    """Hold a message against the shape of its kind, which takes a fraction of trying them all."""
    if message["kind"] == "event":
        named = "".join(word.capitalize() for word in message["event"]["event"].split("-"))
        component(f"Event{named}").validate(message["event"])
    else:
        component(f"{message['kind'].capitalize()}Message").validate(message)


class Witness:
    """Follows clients, and holds the answers that they get against the description.

    Attributes:
        seen: operations that worked, as (method, path).
        kinds: kinds of messages that were heard.
        codes: codes of problems that were met.
    """

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()
        self.kinds: set[str] = set()
        self.codes: set[str] = set()
        self._heard: Counter[tuple[str, str, str]] = Counter()

    def follow(self, *clients: httpx.AsyncClient) -> None:
        """Hear every answer that clients get from now on."""
        for client in clients:
            client.event_hooks = {"request": [], "response": [self.hear]}

    async def hear(self, answer: httpx.Response) -> None:
        """Hold one answer against the description."""
        await answer.aread()
        method, path = answer.request.method.lower(), template(answer.request.url.path)
        is_json = answer.headers["content-type"].startswith("application/json")
        data: Any = answer.json() if is_json else answer.text
        if path.endswith("/messages") and answer.is_success:
            for message in data:
                check_message(message)
                self.kinds.add(message["kind"])
            data = data[:MANY]
        status = str(answer.status_code)
        self._heard[method, path, status] += 1
        if self._heard[method, path, status] < MANY or self._heard[method, path, status] % MANY == 0:
            _answer(method, path, status).validate(data)
        if answer.is_success:
            self.seen.add((method, path))
        else:
            self.codes.add(data["code"])
