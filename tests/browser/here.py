"""A server in a thread of the tests' own process: the test can see the truth of its tables, and so what is hidden."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from maraud.engine import SeededDice, Table
from maraud.engine.rng import Rng
from maraud.games import find
from maraud.server import hall, wire
from maraud.server.app import create_app
from maraud.server.listening import address, bind
from maraud.server.sitting import Sitting
from maraud.server.sockets import Sockets
from maraud.server.store import open_store

PATIENCE = 20.0


class Here:
    """A running server."""

    def __init__(self, db: Path) -> None:
        self.store = open_store(str(db))
        self.app = create_app(self.store)
        self.listener = bind("127.0.0.1", 0)
        self.address = address("127.0.0.1", self.listener).removesuffix("/")
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, ws=Sockets, ws_max_size=wire.MOST_BYTES,
            ws_per_message_deflate=False, timeout_graceful_shutdown=1,
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]})
        self.thread.start()
        last = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < last, "the server does not start"
            time.sleep(0.02)

    def sitting(self, table: str) -> Sitting:
        """A table in the server's memory."""
        sittings: dict[str, Any] = self.app.state.hall.sittings
        found = sittings[table]
        assert isinstance(found, Sitting)
        return found

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        self.store.close()


@contextlib.contextmanager
def server_here(db: Path) -> Iterator[Here]:
    here = Here(db)
    try:
        yield here
    finally:
        here.stop()


def play_by_advice(game: str, options: dict[str, Any], seed: bytes, seats: int = 4, most: int = 2000) -> dict[str, int]:
    """Play a game of its own by the game's advice: how often each question was asked, under "" all of them.

    And how often an option of each kind was chosen, such as `chose slot`.
    """
    rules, rng = find(game), Rng(1)
    table = Table.open(rules, seats, options, SeededDice(seed))
    asked = {"": 0}
    while table.asks and asked[""] < most:
        ask = table.asks[0]
        option = rules.advise(table.state, ask, rng)
        table.choose(option, ask.seat)
        for key in ("", ask.prompt.key, f"chose {option.kind}"):
            asked[key] = asked.get(key, 0) + 1
    return asked


def shuffle_so_that(
    monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], keys: tuple[str, ...], length: tuple[int, int]
) -> None:
    """The servers of this test shuffle so that these questions come up by advice, in a game of so many choices."""
    for number in range(1, 300):
        seed = bytes([number % 256, number // 256]) * 16
        asked = play_by_advice(game, options, seed)
        if length[0] <= asked[""] <= length[1] and all(key in asked for key in keys):
            monkeypatch.setattr(hall, "new_seed", lambda seed=seed: seed)
            return
    raise AssertionError(f"in 300 games of {game} there is none with {keys}")
