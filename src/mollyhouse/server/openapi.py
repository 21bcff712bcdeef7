"""The description of the interface: what FastAPI knows of it, and the shapes of all answers.

``python -m mollyhouse.server.openapi`` prints it; no server is started, and no database is opened.
"""

import json
import sys
from typing import Any

from fastapi import FastAPI

from mollyhouse.server import examples
from mollyhouse.server.problems import CODES
from mollyhouse.server.shapes import TEXT, Schema, list_of, names, or_null, ref, shapes

_TABLE = "/api/tables/{table_id}"
_RECORD = "/api/records/{record_id}"

ANSWERS: dict[tuple[str, str], Schema] = {
    ("post", "/api/people"): ref("Known"),
    ("get", "/api/me"): or_null(ref("Me")),
    ("patch", "/api/me"): ref("Me"),
    ("post", "/api/me/code"): ref("Code"),
    ("post", "/api/devices"): ref("Known"),
    ("post", "/api/tables"): ref("NewTableAnswer"),
    ("get", "/api/tables"): list_of(ref("Summary")),
    ("get", "/api/tables/mine"): list_of({"oneOf": [ref("MyTable"), ref("FrozenTable")]}),
    ("post", f"{_TABLE}/links"): ref("RenewedLink"),
    ("post", f"{_TABLE}/join"): ref("Seated"),
    ("post", f"{_TABLE}/watch"): ref("Watching"),
    ("post", f"{_TABLE}/leave"): ref("Done"),
    ("post", f"{_TABLE}/remove"): ref("Done"),
    ("post", f"{_TABLE}/start"): ref("Begun"),
    ("post", f"{_TABLE}/rematch"): ref("NewTableAnswer"),
    ("get", _TABLE): ref("Snapshot"),
    ("get", f"{_TABLE}/stream"): {
        **TEXT,
        "description": "server-sent events; each, once it is taken apart, is a StreamEvent",
    },
    ("post", f"{_TABLE}/moves"): ref("Snapshot"),
    ("post", f"{_TABLE}/standing"): ref("StandingAnswers"),
    ("post", f"{_TABLE}/concede"): ref("Done"),
    ("post", f"{_TABLE}/offer"): ref("Summary"),
    ("post", f"{_TABLE}/claim"): ref("Summary"),
    ("post", f"{_TABLE}/agree"): ref("Summary"),
    ("post", f"{_TABLE}/refuse"): ref("Summary"),
    ("post", f"{_TABLE}/chat"): ref("Done"),
    ("post", f"{_TABLE}/mute"): ref("Done"),
    ("get", f"{_TABLE}/messages"): list_of(ref("Message")),
    ("get", f"{_TABLE}/replay/{{step}}"): ref("ReplayStep"),
    ("get", f"{_TABLE}/record"): ref("Record"),
    ("get", f"{_TABLE}/statistics"): ref("Statistics"),
    ("post", "/api/records"): ref("CheckedRecord"),
    ("get", "/api/records"): list_of(ref("KeptRecord")),
    ("get", _RECORD): ref("Record"),
    ("get", f"{_RECORD}/replay/{{step}}"): ref("ReplayStep"),
    ("get", f"{_RECORD}/statistics"): ref("Statistics"),
    ("delete", _RECORD): ref("Done"),
    ("post", "/api/judge"): ref("Verdict"),
    ("get", "/api/bots"): list_of(TEXT),
    ("get", "/api/box"): ref("Box"),
    ("get", f"{_TABLE}/notification"): ref("Told"),
    ("put", f"{_TABLE}/notification"): ref("ToldFrom"),
    ("get", "/api/feeds/{secret}"): ref("Feed"),
    ("get", "/healthz"): TEXT,
    ("get", "/readyz"): TEXT,
}
"""The shape of what an operation answers when it works."""

_BODIES = {("post", "/api/records"): "Record", ("post", "/api/judge"): "Case"}
"""Bodies that the engine reads."""


def install(app: FastAPI) -> None:
    """Let an app describe its answers, with examples."""
    plain = app.openapi

    def described() -> Schema:
        if app.openapi_schema is None:
            app.openapi_schema = _described(plain())
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _described(document: Schema) -> Schema:
    known = examples.examples()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    (content,) = answer["content"].values()
                    content["schema"] = ANSWERS[method, path]
                    content.setdefault("example", known.get((method, path)))
    bodies = {"Record": known["get", f"{_TABLE}/record"], "Case": examples.case()}
    for (method, path), name in _BODIES.items():
        (content,) = document["paths"][path][method]["requestBody"]["content"].values()
        content.update(schema=ref(name), example=bodies[name])
    document["webhooks"] = {"your-turn": {"post": _notice()}}
    schemas = document["components"]["schemas"]
    problem = schemas["Problem"]
    problem["properties"] |= {
        "code": names(*CODES),
        "rule": TEXT,
        "possible": list_of(TEXT),
    }
    problem["additionalProperties"] = False
    for name, shape in shapes().items():
        if schemas.setdefault(name, shape) is not shape:
            raise ValueError(f"{name} is two things")
    return document


def _notice() -> dict[str, Any]:
    return {
        "summary": "It is your turn",
        "description": "What the webhook of a seat is sent; any status 2xx takes it.",
        "requestBody": {"content": {"application/json": {"schema": ref("TurnNotice")}}},
        "responses": {"2XX": {"description": "taken"}},
    }


def main() -> None:
    """Print the description."""
    from mollyhouse.server.app import create_app

    json.dump(create_app().openapi(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
