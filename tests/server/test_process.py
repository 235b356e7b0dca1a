"""A real server: its start, its end, and being killed in the middle."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from maraud.engine.errors import Fault
from maraud.engine.record import read_record, verify
from maraud.games import find
from maraud.server import serve
from maraud.server.listening import bind
from tests.server.process import PATIENCE, Process, read

Start = Callable[..., Process]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Start]:
    """`run()` starts a server; all use the same database."""
    started: list[Process] = []

    def start(port: int = 0) -> Process:
        started.append(Process(tmp_path / "tables.db", port))
        return started[-1]

    yield start
    for process in started:
        process.kill()


def test_it_prints_its_address_serves_and_stops_in_good_order(run: Start) -> None:
    server = run()
    assert server.call("GET", "/api/health")[0] == 200
    table, (token,) = server.open()
    with server.connect(table, token) as line:
        assert read(line)["seq"] == 2
        _, errors = server.stop()
        assert errors == ""
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # the service restarts: come back


def test_a_port_in_use(run: Start, tmp_path: Path) -> None:
    server = run()
    with pytest.raises(Fault, match=rf"Port {server.port} on 127\.0\.0\.1 is in use.*--port"):
        serve("127.0.0.1", server.port, str(tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()
    assert server.call("GET", "/api/health")[0] == 200


def test_a_database_in_use(run: Start) -> None:
    first = run()
    second = run()
    status, errors = second.stop()
    assert status == 1
    assert errors.startswith("Fault: The database ")
    assert errors.strip().endswith("is in use by another server.")
    assert first.call("GET", "/api/health")[0] == 200


@pytest.mark.parametrize(
    ("host", "port", "words"),
    [
        ("127.0.0.1", -1, "from 0 to 65535"),
        ("127.0.0.1", 65536, "from 0 to 65535"),
        ("no host", 0, "no host"),
        ("192.0.2.1", 0, "not an address of this machine"),
    ],
)
def test_an_address_that_cannot_be_used(host: str, port: int, words: str) -> None:
    with pytest.raises(Fault, match=words) as raised:
        bind(host, port).close()
    assert str(raised.value).endswith(".")


def test_a_free_port_is_found(run: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert run().port != taken.getsockname()[1]


def test_a_message_of_ten_megabytes_is_refused_in_words_and_the_server_lives(run: Start) -> None:
    server = run()
    table, (token,) = server.open()
    for message in ("x" * 10_000_000, json.dumps({"type": "choose", "asked": 2, "option": "y" * 10_000_000})):
        with server.connect(table, token) as line:
            assert read(line)["seq"] == 2
            line.send(message)
            assert read(line) == {"type": "error", "error": "A message has at most 64 kB."}
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with server.connect(table, token) as line:
        read(line)
        line.send(json.dumps({"type": "choose", "asked": 2, "option": "note"}))
        assert read(line)["seq"] == 3


def test_a_request_of_ten_megabytes_is_refused(run: Start) -> None:
    server = run()
    plan = {"game": "smugglers", "seats": [{"player": "person", "name": "x" * 10_000_000}]}
    assert server.call("POST", "/api/tables", plan) == (413, {"error": "A message has at most 64 kB."})
    assert server.call("GET", "/api/health")[0] == 200


class Crowd:
    """Players at many tables, each in a thread, until their connection breaks. Keeps all that was acknowledged."""

    def __init__(self, server: Process, tables: int, seed: int) -> None:
        self.tables = [server.open(2, rounds=2000) for _ in range(tables)]
        self.acknowledged: list[list[tuple[int, str]]] = [[] for _ in self.tables]
        self.states: list[dict[str, Any]] = [{} for _ in self.tables]
        self.under_way = ["" for _ in self.tables]
        self._threads = [
            threading.Thread(target=self._play, args=(server, place, random.Random(f"{seed} {place}")))
            for place in range(tables)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def join(self) -> None:
        for thread in self._threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()

    def _play(self, server: Process, place: int, rng: random.Random) -> None:
        table, tokens = self.tables[place]
        with suppress(ConnectionClosed, OSError), ExitStack() as connected:
            lines = [connected.enter_context(server.connect(table, token)) for token in tokens]
            states = [read(line) for line in lines]
            while True:
                seat = rng.choice([wait["seat"] for wait in states[0]["waiting"]])
                ask, undo, seq = states[seat]["ask"], states[seat]["undo"], states[seat]["seq"]
                if undo and rng.random() < 0.2:
                    command = {"type": "undo", "seq": seq, "to": undo["choice"]}
                else:
                    command = {"type": "choose", "asked": ask["asked"], "option": rng.choice(ask["options"])["option"]}
                self.under_way[place] = json.dumps(command)
                lines[seat].send(self.under_way[place])
                for one, line in enumerate(lines):
                    while states[one]["seq"] == seq:
                        states[one] = read(line)
                    if one == seat:  # this is the acknowledgement
                        self.acknowledged[place].append((seq, self.under_way[place]))
                        self.states[place] = states[one]


def without_events(state: dict[str, Any]) -> dict[str, Any]:
    """What is the same on every connection: who is online now, and which events are new to it, is not."""
    seats = [{**seat, "online": False} for seat in state["seats"]]
    return {key: value for key, value in state.items() if key not in ("events", "events_from")} | {"seats": seats}


@pytest.mark.parametrize("seed", range(3))
def test_killed_in_the_middle_it_has_lost_nothing_that_was_acknowledged(run: Start, seed: int) -> None:
    server = run()
    crowd = Crowd(server, 6, seed)
    crowd.start()
    time.sleep(0.3 + random.Random(seed).random())
    server.kill()
    crowd.join()
    assert sum(map(len, crowd.acknowledged)) > 20
    server = run()
    for place, (table, tokens) in enumerate(crowd.tables):
        if not crowd.acknowledged[place]:
            continue
        last = crowd.states[place]
        status, state = server.call("GET", table, token=tokens[last["you"]])
        assert status == 200
        if state["seq"] == last["seq"]:
            assert without_events(state) == without_events(last)
        else:  # one more was under way: written, but not yet acknowledged
            assert state["seq"] > last["seq"]
            crowd.acknowledged[place].append((last["seq"], crowd.under_way[place]))
        status, over = server.call("POST", f"{table}/give-up", {"seq": state["seq"]}, tokens[0])
        assert (status, bool(over["over"])) == (200, True)
        record = read_record(server.text(f"{table}/record", tokens[1]))
        assert verify(record, find("smugglers")) >= 4
        assert [option for who, option in record.moves if who >= 0] == [*kept(crowd.acknowledged[place]), "give-up"]


def kept(acknowledged: list[tuple[int, str]]) -> list[str]:
    """The choices that were written and not taken back."""
    choices: list[tuple[int, str]] = []
    for seq, text in acknowledged:
        command = json.loads(text)
        if command["type"] == "undo":
            choices = [choice for choice in choices if choice[0] < command["to"]]
        else:
            choices.append((seq, command["option"]))
    return [option for _, option in choices]


def test_killed_again_and_again_a_game_comes_to_its_end(run: Start) -> None:
    server = run()
    table, (token,) = server.open(1, "marooned")
    rng = random.Random(5)
    state = server.call("GET", table, token=token)[1]
    while state["ask"]:
        command = {"asked": state["ask"]["asked"], "option": rng.choice(state["ask"]["options"])["option"]}
        status, state = server.call("POST", f"{table}/choose", command, token)
        assert status == 200
        if rng.random() < 0.15:
            server.kill()
            server = run()
            assert server.call("GET", table, token=token) == (200, state)
    assert verify(read_record(server.text(f"{table}/record", token)), find("marooned")) > 0
