"""The interface keeps what its description promises, whatever it is sent (streams: elsewhere)."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

from games import STEADY
from mollyhouse.server import bodies, logs
from mollyhouse.server.app import create_app
from mollyhouse.server.notify import Notification
from server import inside
from server.described import DESCRIPTION

OPERATIONS = [
    (method, path)
    for path, methods in DESCRIPTION["paths"].items()
    for method in methods
    if not path.endswith("/stream")
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]


class Place(NamedTuple):
    """A server, somebody who asks, and tables to ask for."""

    schema: Any
    client: Any
    headers: dict[str, str]
    tables: list[str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A waiting table, one where a game goes on and one where it is over."""
    chosen = inside.settings(
        tmp_path_factory.mktemp("openapi"), tables_per_person=10**6, codes_per_minute=10**6
    )
    app = create_app(chosen)
    logs.configure("critical")
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    with asgi.get_client(cast(Any, app)) as client:
        anna = client.post("/api/people", json={"name": "Anna"}).json()
        headers = {"authorization": f"Bearer {anna['token']}"}
        tables = []
        for seats in ([None, None], [None, "simple"], [None]):
            wanted = {"name": "A table", "seats": seats, "public": True}
            tables.append(client.post("/api/tables", json=wanted, headers=headers).json()["id"])
        for table in tables[1:]:
            assert client.post(f"/api/tables/{table}/start", headers=headers).status_code == 200
        end = f"/api/tables/{tables[2]}"
        for i in range(1000):
            shown = client.get(end, headers=headers).json()
            if shown["table"]["status"] == "finished":
                break
            move = {"action": shown["legal"][-1], "question": shown["table"]["question"], "key": f"{i}"}
            assert client.post(f"{end}/moves", json=move, headers=headers).status_code == 200
        yield Place(schema, client, headers, tables)
        asgi.shutdown_lifespans()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_nothing_but_what_is_documented(method: str, path: str, place: Place) -> None:
    operation = place.schema[path][method]
    described = DESCRIPTION["paths"][path][method]
    modes = [GenerationMode.POSITIVE]
    if "requestBody" in described or any(p["in"] == "query" for p in described.get("parameters", ())):
        modes.append(GenerationMode.NEGATIVE)
    tables: st.SearchStrategy[str | None] = st.sampled_from([*place.tables, None])

    for mode in modes:

        @settings(STEADY, max_examples=20)
        @given(operation.as_strategy(generation_mode=mode), tables, st.booleans())
        def ask(case: Any, table: str | None, known: bool) -> None:
            if table is not None and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            headers = place.headers if known else {}
            case.call_and_validate(session=place.client, headers=headers, checks=CHECKS)

        ask()


@pytest.mark.parametrize(
    "method", ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "X"]
)
def test_a_method_that_there_is_not_says_which_there_are(method: str, place: Place) -> None:
    for path, methods in DESCRIPTION["paths"].items():
        if method.lower() not in methods:
            real = path.format(table_id=place.tables[0], step=0, secret="x", seat=0)
            answer = place.client.request(method, real, headers=place.headers)
            assert answer.status_code == 405, path
            assert {each.strip().lower() for each in answer.headers["allow"].split(",")} <= set(methods)


def test_everything_has_an_example() -> None:
    missing = []
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], path
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    if status.startswith("2") and not ("example" in content or "examples" in content):
                        missing.append(f"{method} {path} {status}")
    for name, model in [*vars(bodies).items(), ("Notification", Notification)]:
        schema = DESCRIPTION["components"]["schemas"].get(name, {}) if isinstance(model, type) else {}
        for field, described in schema.get("properties", {}).items():
            if not {"examples", "default", "const", "$ref", "enum"} & described.keys():
                missing.append(f"{name}.{field}")
    assert not missing
