"""What people say to each other at a table: plain text, not too long and not too often."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from maraud.engine.errors import Refused
from maraud.server.names import one_line
from maraud.server.store import ChatRow

MOST_LETTERS: Final = 500
MOST_KEPT: Final = 500  # lines that are sent to whoever comes
LINES: Final = 5
SECONDS: Final = 10.0


class Chat:
    """The lines of one table, those of long ago excepted."""

    def __init__(self, lines: list[ChatRow]) -> None:
        self.lines: Final = lines

    @property
    def next(self) -> int:
        """The number of the next line."""
        return self.lines[-1].n + 1 if self.lines else 0

    def line(self, seat: int, name: str, text: str) -> ChatRow:
        """The next line. Raises Refused for one that is empty or too long."""
        said = one_line(text)
        if not said:
            raise Refused("There is nothing to say in that.")
        if len(said) > MOST_LETTERS:
            raise Refused(f"A line has at most {MOST_LETTERS} characters.")
        return ChatRow(self.next, seat, name, said, time.time_ns() // 1_000_000)

    def add(self, line: ChatRow) -> None:
        """It is said."""
        self.lines.append(line)
        del self.lines[:-MOST_KEPT]

    def since(self, first: int) -> list[ChatRow]:
        """The lines from number `first` on."""
        missing = self.next - first
        return self.lines[max(0, len(self.lines) - missing) :] if missing > 0 else []


class Pace:
    """How often each seat may do something that reaches all others."""

    def __init__(self) -> None:
        self._times: Final[dict[int, deque[float]]] = {}

    def use(self, seat: int) -> None:
        """Count one use. Raises Refused when there were too many."""
        now = time.monotonic()
        times = self._times.setdefault(seat, deque(maxlen=LINES))
        if len(times) == LINES and now - times[0] < SECONDS:
            raise Refused(f"At most {LINES} times in {SECONDS:g} seconds: please wait a moment.")
        times.append(now)
