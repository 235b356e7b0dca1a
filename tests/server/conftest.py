"""The server in this process, with a game of its own beside the real ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from maraud import games
from maraud.server import hall
from maraud.server.app import create_app
from maraud.server.bots import Thinkers
from maraud.server.store import open_store
from tests.server.talking import Host

StartHost = Callable[..., Host]


@pytest.fixture(autouse=True)
def smugglers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is registered."""
    monkeypatch.setitem(games.MODULES, "smugglers", "tests.server.toy")
    games.find.cache_clear()
    yield
    games.find.cache_clear()


@pytest.fixture(autouse=True)
def same_shuffles(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The tables of a test have the same dice whenever it is run."""
    tables = count()
    monkeypatch.setattr(hall, "new_seed", lambda: sha256(f"{request.node.nodeid} {next(tables)}".encode()).digest())


@pytest.fixture
def start(tmp_path: Path) -> Iterator[StartHost]:
    """`start()` gives a server; started again after `stop()` it has the same database."""
    with ExitStack() as running:

        def begin(thinkers: Thinkers | None = None, address: str = "127.0.0.1", **more: Any) -> Host:
            store = open_store(str(tmp_path / "tables.db"))
            app = create_app(store, thinkers, **more)
            client = TestClient(
                app, base_url="http://testserver", client=(address, 50000), raise_server_exceptions=False
            )
            host = Host(client, app.state.hall)
            running.callback(host.stop)
            client.__enter__()
            return host

        yield begin


@pytest.fixture
def host(start: StartHost) -> Host:
    """A server with nothing on it."""
    return start()
