"""How fast choices are answered with 200 sockets on 50 games.

Starts a server of its own on this machine, plays, prints figures, ends. At each table one connection plays and the
others look on, from the same seat and as spectators. A choice counts as answered when the state after it has come to
the one who chose; it must come to all the others as well. Nothing leaves the loopback device; everything is limited.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0  # seconds for any one answer
MOST_SECONDS: Final = 120
MOST_SOCKETS: Final = 1000


class Load:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: Final[list[float]] = []  # milliseconds
        self.states = 0  # states that came to connections that look on
        self.games = 0
        self.behind = 0  # connections that did not see the last state


def post(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(f"http://{base}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        found: dict[str, Any] = json.load(answer)
        return found


async def open_table(base: str) -> tuple[str, str]:
    plan = {"game": "marooned", "seats": [{"player": "person", "name": "Ana"}]}
    opened = await asyncio.to_thread(post, base, "/api/tables", plan)
    return opened["table"], opened["seats"][0]["token"]


async def join(base: str, table: str, token: str | None) -> tuple[ClientConnection, dict[str, Any]]:
    socket = await connect(f"ws://{base}/api/tables/{table}/live", max_size=None, compression=None)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    return socket, await receive(socket)


async def receive(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    if message["type"] != "state":
        raise SystemExit(f"The server sent {message['type']}: {str(message)[:200]}")
    return message


async def look_on(socket: ClientConnection, seen: dict[str, int], name: str, load: Load) -> None:
    async for data in socket:
        load.states += 1
        seen[name] = json.loads(data)["seq"]


async def play(base: str, watchers: int, until: float, pause: float, rng: random.Random, load: Load) -> None:
    """Play games at one table after the other until the time is up; whoever looks on must have seen the last state."""
    await asyncio.sleep(rng.random() * pause)
    while time.monotonic() < until:
        table, token = await open_table(base)
        socket, state = await join(base, table, token)
        seen: dict[str, int] = {}
        looking = []
        for place in range(watchers):
            one, first = await join(base, table, token if place % 2 else None)
            looking.append(one)
            seen[str(place)] = first["seq"]
        tasks = [asyncio.create_task(look_on(one, seen, str(place), load)) for place, one in enumerate(looking)]
        while state["ask"] and time.monotonic() < until:
            await asyncio.sleep(pause * (0.5 + rng.random()))
            option = rng.choice(state["ask"]["options"])["option"]
            begun = time.perf_counter()
            await socket.send(json.dumps({"type": "choose", "asked": state["ask"]["asked"], "option": option}))
            seq = state["seq"]
            while state["seq"] == seq:
                state = await receive(socket)
            load.answers.append((time.perf_counter() - begun) * 1000)
        last = time.monotonic() + PATIENCE
        while time.monotonic() < last and sum(seq == state["seq"] for seq in seen.values()) < watchers:
            await asyncio.sleep(0.01)
        load.behind += watchers - sum(seq == state["seq"] for seq in seen.values())
        load.games += not state["ask"]
        for one in [socket, *looking]:
            await one.close()
        await asyncio.gather(*tasks, return_exceptions=True)


async def run(base: str, tables: int, sockets: int, seconds: float, pause: float) -> Load:
    load = Load()
    until = time.monotonic() + seconds
    rngs = [random.Random(place) for place in range(tables)]
    shares = [sockets // tables + (place < sockets % tables) for place in range(tables)]
    players = [play(base, share - 1, until, pause, rng, load) for share, rng in zip(shares, rngs, strict=True)]
    await asyncio.gather(*players)
    return load


def quantile(figures: list[float], share: float) -> float:
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    program = "from maraud.server import serve; import sys; serve('127.0.0.1', 0, sys.argv[1])"
    server = subprocess.Popen(
        [sys.executable, "-c", program, str(folder / "load.db")], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    if "http://" not in line:
        raise SystemExit("The server did not start.")
    return server, line.split("http://")[1].split("/")[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast the server answers choices.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0.25, help="seconds a player thinks; 0 plays as fast as it goes")
    given = parser.parse_args()
    if not (
        1 <= given.tables <= given.sockets <= MOST_SOCKETS and 0 < given.seconds <= MOST_SECONDS and given.pause >= 0
    ):
        parser.error(f"at least one socket a table, at most {MOST_SOCKETS} sockets and {MOST_SECONDS} seconds")
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        server, base = start(Path(folder))
        try:
            load = asyncio.run(run(base, given.tables, given.sockets, given.seconds, given.pause))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(15)
    count = len(load.answers)
    if not count:
        raise SystemExit("Nothing was answered.")
    print(f"{given.sockets} sockets on {given.tables} tables, {os.cpu_count()} cores, {given.seconds:g} s")
    print(f"choices answered   {count} ({count / given.seconds:.0f}/s), games ended {load.games}")
    print(f"states to others   {load.states}, connections left behind {load.behind}")
    for share in (0.5, 0.95, 0.99):
        print(f"p{share * 100:<17g} {quantile(load.answers, share):.1f} ms")
    print(f"{'slowest':18} {max(load.answers):.1f} ms")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = (used.ru_utime + used.ru_stime) * 1000 / count
    print(f"server's own work  {work:.2f} ms a choice, start and joining included")
    print(
        f"others' work here  {busy:.1f} processes wanted a core when it began: p95 says little above {os.cpu_count()}"
    )


if __name__ == "__main__":
    main()
