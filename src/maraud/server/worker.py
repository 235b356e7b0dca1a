"""A process in which bots think.

It reads jobs from standard input, one JSON line each, and writes the option each bot chooses. It is handed the position
of a table; the bot gets no more of it than its seat's knowledge.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from typing import Any, Final

import msgspec

from maraud import games, players
from maraud.engine.dice import RandomDice
from maraud.engine.position import table_at
from maraud.engine.rng import Rng
from maraud.engine.seat import Seat

READY: Final = "ready"


class Job(msgspec.Struct):
    """A question to a bot."""

    position: dict[str, Any]
    seat: int
    player: str
    seed: int


class Answer(msgspec.Struct):
    """The text of the option chosen, or what went wrong."""

    option: str = ""
    error: str = ""


def think(job: Job) -> str:
    """The option that the bot chooses."""
    game = games.find(job.position["game"])
    table = table_at(job.position, game, RandomDice(Rng(job.seed)))
    return players.make(job.player, job.seed).choose(Seat(table, job.seat)).text


def answer(line: bytes) -> Answer:
    """The answer to one job."""
    try:
        return Answer(option=think(msgspec.json.decode(line, type=Job)))
    except Exception:
        return Answer(error=traceback.format_exc())


def main() -> None:
    """Answer jobs until there are no more."""
    with contextlib.suppress(OSError):
        os.nice(5)  # the server's loop goes first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    out.write(msgspec.json.encode(Answer(option=READY)) + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
