"""Databases and servers for the tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.processes import Cluster, Server, serving

Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL; it is missing nowhere, least of all in CI."""
    started = Cluster()
    yield started
    started.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/molly.db"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The URL of a new database, of either kind."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers; what they log is shown if a test fails."""
    with ExitStack() as stack:

        def start(db: str, **settings: Any) -> Server:
            server = Server(db, tmp_path / "server.log", **settings)
            stack.enter_context(serving(server))
            return server

        yield start
    log = tmp_path / "server.log"
    if log.exists() and log.read_text():
        print(log.read_text()[-8000:])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that the tests of a module share."""
    folder = tmp_path_factory.mktemp("shared")
    shared = Server(f"sqlite:///{folder}/molly.db", folder / "server.log", gone_seconds=0)
    with serving(shared):
        yield shared
    print(shared.log.read_text()[-8000:])
