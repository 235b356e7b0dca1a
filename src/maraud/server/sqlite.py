"""Tables in a SQLite file: write-ahead log, synchronous FULL, and one thread that does all writing and reading.

What waits for that thread is written in one transaction, so many tables share one sync of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from maraud.engine.errors import Fault
from maraud.server.store import ChatRow, NotSaved, Row, SeatRow, SeqTaken, Store, TableRow

T = TypeVar("T")

VERSION: Final = 2
APPLICATION: Final = 0x6D617264
PATIENCE: Final = 2.0  # seconds to wait for another program's lock
MOST_JOBS: Final = 256  # in one transaction

CHAT: Final = """
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
  text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
"""
SCHEMA: Final = f"""
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, watch BLOB NOT NULL,
  public INTEGER NOT NULL, seed BLOB NOT NULL, over INTEGER NOT NULL DEFAULT 0, opened INTEGER NOT NULL,
  following TEXT NOT NULL DEFAULT '', proposals TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
  token BLOB NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE moves (
  table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, who INTEGER NOT NULL, option TEXT NOT NULL,
  answered_by TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX running ON tables (over) WHERE over = 0;
{CHAT}"""
# From version 1 to 2. There an open seat was given out with a token: who holds it keeps the seat.
MIGRATION: Final = f"""
ALTER TABLE tables ADD COLUMN following TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN proposals TEXT NOT NULL DEFAULT '[]';
UPDATE seats SET player = 'person' WHERE player = 'open';
{CHAT}"""


class Job(NamedTuple):
    """Something to do on the connection, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class SqliteStore(Store):
    """Keeps tables in one file, which no other server may use meanwhile."""

    def __init__(self, where: str) -> None:
        self.path: Final = _check_path(where)
        self._lock: Final = _claim(self.path)
        try:
            self._connection: Final = _connect(self.path)
        except BaseException:
            os.close(self._lock)
            raise
        self._file: Final = os.fstat(self._lock).st_ino
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def create(self, table: TableRow, rows: list[Row], after: str = "") -> None:
        def work(connection: sqlite3.Connection) -> None:
            if after:
                query = "UPDATE tables SET following = ? WHERE id = ? AND following = ''"
                _change_one(connection, query, (table.id, after))
            options = msgspec.json.encode(table.options).decode()
            now = _now()
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, watch, public, seed, over, opened)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (table.id, table.game, table.rules, options, table.watch, table.watching, table.seed, table.over, now),
            )
            seats = [(table.id, place, *seat) for place, seat in enumerate(table.seats)]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", seats)
            _insert(connection, table.id, rows, now)

        await self._do(work, writes=True)

    async def append(self, table: str, rows: list[Row], over: bool) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _insert(connection, table, rows, _now())
            if over:
                connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))

        await self._do(work, writes=True)

    async def reseat(self, table: str, seat: int, was: SeatRow, now: SeatRow) -> None:
        query = (
            "UPDATE seats SET player = ?, name = ?, token = ?"
            " WHERE table_id = ? AND seat = ? AND player = ? AND name = ? AND token = ?"
        )
        await self._do(lambda connection: _change_one(connection, query, (*now, table, seat, *was)), writes=True)

    async def set_watching(self, table: str, watching: bool) -> None:
        query = "UPDATE tables SET public = ? WHERE id = ?"
        await self._do(lambda connection: _change_one(connection, query, (watching, table)), writes=True)

    async def set_proposals(self, table: str, proposals: tuple[dict[str, Any], ...]) -> None:
        query, text = "UPDATE tables SET proposals = ? WHERE id = ?", msgspec.json.encode(proposals).decode()
        await self._do(lambda connection: _change_one(connection, query, (text, table)), writes=True)

    async def say(self, table: str, line: ChatRow) -> None:
        query = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)"
        await self._do(lambda connection: connection.execute(query, (table, *line)), writes=True)

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        def work(connection: sqlite3.Connection) -> list[ChatRow]:
            found = connection.execute(
                "SELECT n, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?", (table, most)
            )
            return [ChatRow(*row) for row in found][::-1]

        return await self._do(work)

    async def find(self, table: str) -> TableRow | None:
        def work(connection: sqlite3.Connection) -> TableRow | None:
            found = connection.execute(
                "SELECT id, game, rules, options, watch, public, seed, over, following, proposals"
                " FROM tables WHERE id = ?",
                (table,),
            ).fetchone()
            if found is None:
                return None
            name, game, rules, options, watch, public, seed, over, following, proposed = found
            seats = connection.execute(
                "SELECT player, name, token FROM seats WHERE table_id = ? ORDER BY seat", (table,)
            ).fetchall()
            chosen = msgspec.json.decode(options)
            sitting = [SeatRow(*seat) for seat in seats]
            proposals = tuple(msgspec.json.decode(proposed))
            return TableRow(
                name, game, rules, chosen, sitting, watch, bool(public), seed, bool(over), following, proposals
            )

        return await self._do(work)

    async def rows(self, table: str) -> list[Row]:
        def work(connection: sqlite3.Connection) -> list[Row]:
            found = connection.execute(
                "SELECT seq, who, option, answered_by FROM moves WHERE table_id = ? ORDER BY seq", (table,)
            )
            return [Row(*row) for row in found]

        return await self._do(work)

    async def with_bots(self) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            found = connection.execute(
                "SELECT id FROM tables WHERE over = 0 AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id"
                " AND player NOT IN ('person', 'open')) ORDER BY opened"
            )
            return [name for (name,) in found]

        return await self._do(work)

    async def check(self) -> None:
        await self._do(lambda connection: connection.execute("SELECT 1").fetchone())

    def close(self) -> None:
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()
            os.close(self._lock)  # last: closing it earlier would let go of SQLite's own locks

    # The thread.

    async def _do(self, work: Callable[[sqlite3.Connection], T], writes: bool = False) -> T:
        if not self._thread.is_alive():
            raise NotSaved("The server is closing; nothing was changed.")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, writes, loop, future))
        return await future

    def _work(self) -> None:
        closing = False
        while not closing:
            waiting = [self._jobs.get()]
            with contextlib.suppress(Empty):
                while len(waiting) < MOST_JOBS:
                    waiting.append(self._jobs.get_nowait())
            closing = None in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                for job, (value, error) in zip(jobs, self._transaction(jobs), strict=True):
                    with contextlib.suppress(RuntimeError):  # the loop that waited for it may be closed
                        job.loop.call_soon_threadsafe(_resolve, job.future, value, error)

    def _transaction(self, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
        connection = self._connection
        writes = any(job.writes for job in jobs)
        try:
            if writes:
                self._check_file()
            connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
            outcomes = [_attempt(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except (sqlite3.Error, NotSaved) as error:
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            reason = str(error) if isinstance(error, NotSaved) else f"The database cannot be used just now ({error})."
            return [(None, NotSaved(f"{reason} Nothing was changed."))] * len(jobs)
        return outcomes

    def _check_file(self) -> None:
        """A file that was deleted can still be written to, and all would be lost."""
        try:
            there = self.path.stat().st_ino
        except OSError:
            there = 0
        if there != self._file:
            raise NotSaved("The database file is no longer where it was.")


def _attempt(connection: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
    connection.execute("SAVEPOINT job")
    try:
        value = job.work(connection)
    except sqlite3.Error as error:
        if not isinstance(error, sqlite3.IntegrityError):
            raise
        failed: Exception = SeqTaken(str(error))
    except Exception as error:
        failed = error
    else:
        connection.execute("RELEASE job")
        return value, None
    connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return None, failed


def _resolve(future: asyncio.Future[Any], value: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)


def _insert(connection: sqlite3.Connection, table: str, rows: list[Row], now: int) -> None:
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)", [(table, *row, now) for row in rows])


def _change_one(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> None:
    """Change one row. Raises SeqTaken if it is not there, or no longer as the query wants it."""
    if connection.execute(query, values).rowcount != 1:
        raise SeqTaken("The row is no longer as it was.")


def _now() -> int:
    return time.time_ns() // 1_000_000


# Opening.


def _check_path(where: str) -> Path:
    if not where:
        raise Fault("The database needs a path.")
    try:
        path = Path(where).expanduser().absolute()
        if path.is_dir():
            raise Fault(f"{path} is a folder; the database must be a file.")
        if not path.parent.is_dir():
            raise Fault(f"The folder {path.parent} does not exist, so no database can be kept there.")
    except OSError as error:
        raise Fault(f"{where} cannot be opened: {(error.strerror or 'no reason given').lower()}.") from error
    except RuntimeError as error:
        raise Fault(f"{where} is in nobody's home folder.") from error
    return path


def _claim(path: Path) -> int:
    """Open the file so that no second server uses it; it is readable by its owner alone, as it holds seeds."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Fault(f"{path} cannot be opened: {(error.strerror or 'no reason given').lower()}.") from error
    try:
        import fcntl
    except ImportError:
        return handle  # where there are no such locks, SQLite's own must do
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise Fault(f"The database {path} is in use by another server.") from error
    return handle


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection, path)
    except sqlite3.OperationalError as error:
        connection.close()
        if "locked" in str(error) or "busy" in str(error):
            raise Fault(f"The database {path} is locked by another program.") from error
        raise Fault(f"The database {path} cannot be used: {error}.") from error
    except sqlite3.DatabaseError as error:
        connection.close()
        raise Fault(f"{path} is not a database: {error}.") from error
    except Fault:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    def one(query: str) -> int:
        return int(connection.execute(query).fetchone()[0])

    is_new = one("SELECT count(*) FROM sqlite_master") == 0
    version = VERSION
    if not is_new:
        if one("PRAGMA application_id") != APPLICATION:
            raise Fault(f"{path} is a database of another program.")
        version = one("PRAGMA user_version")
        if not 1 <= version <= VERSION:
            raise Fault(f"The database {path} has version {version}; this program reads version {VERSION}.")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    if is_new:
        _run(connection, SCHEMA)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
    elif version < VERSION:
        _run(connection, MIGRATION)
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _run(connection: sqlite3.Connection, statements: str) -> None:
    for statement in filter(str.strip, statements.split(";")):
        connection.execute(statement)
