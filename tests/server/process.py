"""A server in a process of its own on 127.0.0.1, which can be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from maraud import games
from maraud.engine import Fault
games.MODULES["smugglers"] = "tests.server.toy"
from maraud.server import serve
try:
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2])
except Fault as fault:
    sys.exit(f"Fault: {fault}")
"""
PATIENCE = 30.0


class Process:
    """A running server."""

    def __init__(self, db: Path, port: int = 0) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(port), str(db)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.partition("http://")[2].partition("/")[0]
        if not self.address:
            self.stop()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> tuple[int, str]:
        """In good order: its status, and what it had to say on the error stream."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> tuple[int, str]:
        if self.process.poll() is None:
            self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors

    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"http://{self.address}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return answer.status, json.load(answer)
        except HTTPError as error:
            with error:
                return error.code, json.load(error)

    def text(self, path: str, token: str) -> str:
        request = Request(f"http://{self.address}{path}", headers={"Authorization": f"Bearer {token}"})
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            text: str = answer.read().decode()
            return text

    def open(self, seats: int = 1, game: str = "smugglers", **options: Any) -> tuple[str, list[str]]:
        """The address of a new table, and its tokens."""
        plan = {"game": game, "seats": [{"player": "person"}] * seats, "options": options}
        status, opened = self.call("POST", "/api/tables", plan)
        assert status == 201
        return f"/api/tables/{opened['table']}", [key["token"] for key in opened["seats"]]

    @contextmanager
    def connect(self, table: str, token: str | None) -> Iterator[ClientConnection]:
        """A connection that has said hello."""
        with connect(f"ws://{self.address}{table}/live", max_size=None, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "token": token}))
            yield socket


def read(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
    return message
