"""Where tables are kept: the interface. One implementation keeps them in a SQLite file."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from maraud.engine.errors import Fault
from maraud.engine.game import Value
from maraud.server.faults import Unavailable

UNDO: Final = "undo "  # an undo is a row too: its option is this and the place it goes back to
PERSON: Final = "person"
OPEN: Final = "open"
FALLBACK: Final = "fallback"  # in `by`: the server answered, as the bot of the seat had no answer


class Row(NamedTuple):
    """One row of a table's log: a choice, an outcome of chance or an undo.

    `by` says who answered in the seat's place, if anybody did.
    """

    seq: int
    who: int
    option: str
    by: str = ""


class SeatRow(NamedTuple):
    """Who sits there: `person`, `open` or a bot's name.

    Of the seat's token only its SHA-256 is kept. Open seats have none, nor have bots unless they stand in for a person.
    """

    player: str
    name: str
    token: bytes

    @property
    def is_bot(self) -> bool:
        """Whether a program chooses for this seat."""
        return self.player not in (PERSON, OPEN)

    @property
    def stands_in(self) -> bool:
        """Whether a program chooses in the place of a person, who may come back."""
        return self.is_bot and bool(self.token)


class ChatRow(NamedTuple):
    """One line of chat, number `n` of its table; `at` in milliseconds since 1970."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class TableRow(NamedTuple):
    """A table with its seats as they are now.

    `watch` is the SHA-256 of the spectators' token; where not `watching` even that lets nobody in. `following` is the
    id of the next table of the same players, `proposals` are those that were last made.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[SeatRow]
    watch: bytes
    watching: bool
    seed: bytes
    over: bool = False
    following: str = ""
    proposals: tuple[dict[str, Any], ...] = ()


class SeqTaken(Exception):
    """Somebody else wrote there first: nothing was written."""


class NotSaved(Unavailable):
    """The store could not write or read; nothing was changed."""


class Store:
    """Keeps tables and their rows. What a call wrote is safe on disk when it returns, all of it or nothing."""

    async def create(self, table: TableRow, rows: list[Row], after: str = "") -> None:
        """Keep a new table with its first rows, as the one that follows the table `after`.

        Raises SeqTaken where another follows that one.
        """
        raise NotImplementedError

    async def append(self, table: str, rows: list[Row], over: bool) -> None:
        """Add rows to the log of a table; `over` when the game has ended with them. Raises SeqTaken, NotSaved."""
        raise NotImplementedError

    async def reseat(self, table: str, seat: int, was: SeatRow, now: SeatRow) -> None:
        """Somebody else sits there. Raises SeqTaken if the seat is no longer as it was."""
        raise NotImplementedError

    async def set_watching(self, table: str, watching: bool) -> None:
        """Let spectators in, or not."""
        raise NotImplementedError

    async def set_proposals(self, table: str, proposals: tuple[dict[str, Any], ...]) -> None:
        """Keep these proposals in place of those kept before."""
        raise NotImplementedError

    async def say(self, table: str, line: ChatRow) -> None:
        """Add a line of chat. Raises SeqTaken if there is one of that number."""
        raise NotImplementedError

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The newest lines of chat, in order."""
        raise NotImplementedError

    async def find(self, table: str) -> TableRow | None:
        """The table of this id."""
        raise NotImplementedError

    async def rows(self, table: str) -> list[Row]:
        """The whole log of a table, in order."""
        raise NotImplementedError

    async def with_bots(self) -> list[str]:
        """The ids of tables where the game runs and a bot sits."""
        raise NotImplementedError

    async def check(self) -> None:
        """Raises NotSaved if the store does not work."""
        raise NotImplementedError

    def close(self) -> None:
        """Finish what was begun and let go of the store."""
        raise NotImplementedError


def open_store(where: str) -> Store:
    """The store at a path or a URL. Raises Fault in one sentence."""
    from maraud.server.sqlite import SqliteStore

    scheme, separator, rest = where.partition("://")
    if not separator:
        return SqliteStore(where)
    if scheme == "sqlite":
        return SqliteStore(rest.removeprefix("/") if rest.startswith("/") else rest)
    raise Fault(f"Tables are kept in SQLite files: {scheme}:// is not an address that this version knows.")
