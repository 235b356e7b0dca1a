"""Tables of bots for a long time, on a server that is killed now and then.

Starts a server of its own on this machine, keeps so many tables of bots running, kills the server with SIGKILL and
starts it again on the same database, and looks on at every table. When the time is up no new table is opened and all
must come to their end. Then every record is verified, all that was ever seen must still be there, and the log in the
database must have every row. Nothing leaves the loopback device; everything is limited in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from maraud.engine.errors import Fault
from maraud.engine.record import read_record, verify
from maraud.games import find, names

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0  # seconds for any one answer, or for the server to be there
MOST_TABLES: Final = 500
MOST_SECONDS: Final = 3600.0
MOST_OPENED: Final = 20_000
GRACE: Final = 1800.0  # seconds for the last tables to end
PLAYERS: Final = ("random", "greedy")
OPTIONS: Final[dict[str, dict[str, int]]] = {  # they end
    "marauders": {"max_turns": 24},
    "raiders": {"max_turns": 200},
    "root": {"most_turns": 24},
}
PROGRAM: Final = "from maraud.server import serve; import sys; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
LOST: Final = (OSError, TimeoutError, WebSocketException, URLError)


class Plan(NamedTuple):
    """What is to be done."""

    tables: int
    seconds: float
    kills: int
    games: tuple[str, ...]
    seed: int


class Server:
    """The server's process; it comes back on the same port."""

    def __init__(self, folder: Path) -> None:
        self.db: Final = folder / "soak.db"
        self.port = 0
        self.peak = 0.0  # megabytes
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"{HOST}:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.port), str(self.db)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("The server did not start.")
        self.port = int(line.split("http://")[1].split("/")[0].rpartition(":")[2])

    def end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._measure(self._process.pid)
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def _measure(self, pid: int) -> None:
        with contextlib.suppress(OSError, IndexError, ValueError):
            status = Path(f"/proc/{pid}/status").read_text()
            self.peak = max(self.peak, int(status.split("VmHWM:")[1].split()[0]) / 1024)


class Seen:
    """What one who looks on has seen of a table."""

    def __init__(self, game: str, table: str) -> None:
        self.game: Final = game
        self.table: Final = table
        self.seq = 0
        self.events: Final[list[dict[str, Any]]] = []
        self.is_over = False

    def take(self, state: dict[str, Any]) -> None:
        """A state has come. Raises SystemExit if something that was seen before is gone."""
        if state["seq"] < self.seq:
            raise SystemExit(f"Table {self.table} was at {self.seq} and is now at {state['seq']}: rows were lost.")
        first = state["events_from"]
        for old, new in zip(self.events[first:], state["events"], strict=False):
            if old != new:
                raise SystemExit(f"Table {self.table} told {old} before and {new} now.")
        if first + len(state["events"]) < len(self.events):
            raise SystemExit(f"Table {self.table} has lost events.")
        self.events[first:] = state["events"]
        self.seq = state["seq"]
        self.is_over = state["over"] is not None


class Soak:
    """One run, and its figures."""

    def __init__(self, plan: Plan, server: Server) -> None:
        self.plan: Final = plan
        self.server: Final = server
        self.rng: Final = random.Random(plan.seed)
        self.seen: Final[list[Seen]] = []
        self.states = 0
        self.lost_lines = 0
        self.killed = 0
        self.outages: Final[list[float]] = []
        self.took = 0.0  # seconds until the last table had ended

    async def run(self) -> None:
        begun = time.monotonic()
        until = begun + self.plan.seconds
        playing = asyncio.gather(*(self._play(until) for _ in range(self.plan.tables)))
        killing = asyncio.create_task(self._kill(until))
        try:
            async with asyncio.timeout(self.plan.seconds + GRACE):
                await playing
            self.took = time.monotonic() - begun
        except TimeoutError:
            running = sum(not seen.is_over for seen in self.seen)
            raise SystemExit(f"{running} tables did not come to their end.") from None
        finally:
            killing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await killing

    async def _play(self, until: float) -> None:
        """One table after the other, until the time is up."""
        while time.monotonic() < until and len(self.seen) < MOST_OPENED:
            seen = await self._open()
            self.seen.append(seen)
            while not seen.is_over:
                try:
                    await self._look_on(seen)
                except LOST:
                    self.lost_lines += 1
                    await asyncio.sleep(0.2 + self.rng.random())

    async def _open(self) -> Seen:
        name = self.rng.choice(self.plan.games)
        game = find(name)
        seats = self.rng.randint(game.least_seats, game.most_seats)
        plan = {
            "game": name,
            "options": OPTIONS.get(name, {}),
            "seats": [{"player": self.rng.choice(PLAYERS)} for _ in range(seats)],
        }
        while True:
            try:
                answer = await asyncio.to_thread(self.call, "/api/tables", plan)
                return Seen(name, json.loads(answer)["table"])
            except LOST:
                await asyncio.sleep(0.2 + self.rng.random())

    async def _look_on(self, seen: Seen) -> None:
        address = f"ws://{self.server.base}/api/tables/{seen.table}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=PATIENCE) as socket:
            await socket.send('{"type": "hello", "token": null}')
            while not seen.is_over:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE * 4))
                if message["type"] != "state":
                    raise SystemExit(f"The server sent {str(message)[:200]}")
                seen.take(message)
                self.states += 1

    async def _kill(self, until: float) -> None:
        """Kill the server at even distances and start it again."""
        pause = self.plan.seconds / (self.plan.kills + 1)
        for _ in range(self.plan.kills):
            await asyncio.sleep(max(0.0, min(pause, until - time.monotonic())))
            begun = time.monotonic()
            self.server.end(signal.SIGKILL)
            await asyncio.to_thread(self.server.start)
            self.killed += 1
            self.outages.append(time.monotonic() - begun)

    def call(self, path: str, body: Any = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"http://{self.server.base}{path}", data, {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            text: str = answer.read().decode()
            return text

    def check(self) -> tuple[int, int]:
        """All tables over, all records sound, all rows there: how many outcomes of dice and how many rows.

        Raises SystemExit with what is wrong.
        """
        dice = rows = 0
        with sqlite3.connect(f"file:{self.server.db}?mode=ro", uri=True) as kept:
            for seen in self.seen:
                path = f"/api/tables/{seen.table}"
                seen.take(json.loads(self.call(path)))
                if not seen.is_over:
                    raise SystemExit(f"Table {seen.table} has not ended.")
                record = read_record(self.call(f"{path}/record"))
                try:
                    dice += verify(record, find(seen.game))
                except Fault as fault:
                    raise SystemExit(f"The record of table {seen.table} is not sound: {fault}") from fault
                query = "SELECT seq, who, option FROM moves WHERE table_id = ? ORDER BY seq"
                log = kept.execute(query, (seen.table,)).fetchall()
                if [seq for seq, _, _ in log] != list(range(seen.seq)):
                    raise SystemExit(f"The log of table {seen.table} has gaps.")
                if [(who, option) for _, who, option in log] != record.moves:
                    raise SystemExit(f"The log of table {seen.table} is not its record.")
                rows += len(log)
            (tables,) = kept.execute("SELECT count(*) FROM tables WHERE over = 0").fetchone()
        kept.close()
        if tables > self.killed * self.plan.tables:
            raise SystemExit(f"{tables} tables run that nobody knows of.")
        return dice, rows


def soak(plan: Plan) -> list[str]:
    """Do it: gives what is to be printed. Raises SystemExit with the first thing that is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            run = Soak(plan, server)
            asyncio.run(run.run())
            dice, rows = run.check()
        finally:
            server.end(signal.SIGTERM)
    games = ", ".join(f"{name} {sum(seen.game == name for seen in run.seen)}" for name in plan.games)
    return [
        f"tables at once     {plan.tables}, new ones for {plan.seconds:g} s; the last ended after {run.took:.0f} s",
        f"tables played      {len(run.seen)}, all to their end: {games}",
        f"kills              {run.killed}, connections lost {run.lost_lines}",
        f"longest outage     {max(run.outages, default=0.0):.1f} s",
        f"rows in the log    {rows}, none lost; {rows / run.took:.0f} a second",
        f"records verified   {len(run.seen)}, with {dice} outcomes of dice and draws",
        f"states looked at   {run.states}",
        f"server's memory    {server.peak:.0f} MB at most",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play tables of bots on a server that is killed now and then.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--games", default="", help="names, divided by commas; all without it")
    parser.add_argument("--seed", type=int, default=1, help="which games and bots are taken")
    given = parser.parse_args()
    games = tuple(given.games.split(",")) if given.games else tuple(names())
    if not (1 <= given.tables <= MOST_TABLES and 0 < given.seconds <= MOST_SECONDS and 0 <= given.kills <= 100):
        parser.error(f"1 to {MOST_TABLES} tables, at most {MOST_SECONDS:g} seconds and 100 kills")
    if set(games) - set(names()):
        parser.error(f"the games are {', '.join(names())}")
    print("\n".join(soak(Plan(given.tables, given.seconds, given.kills, games, given.seed))))


if __name__ == "__main__":
    main()
