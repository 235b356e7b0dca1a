"""All tables of this server: opens them, finds them, and lets those go that nobody needs in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from typing import Any, Final

from maraud import games
from maraud.engine.dice import SEED_BYTES
from maraud.engine.errors import UnknownGame
from maraud.engine.game import Game
from maraud.engine.moves import CHANCE
from maraud.server import wire
from maraud.server.bots import Bots, check_bot
from maraud.server.chat import MOST_KEPT
from maraud.server.door import Caller, digest, has_open_seat, invite_of, next_token
from maraud.server.faults import BadRequest, Conflict, Forbidden, NotFound, Unavailable
from maraud.server.history import find_game
from maraud.server.names import clean_name
from maraud.server.sitting import Sitting
from maraud.server.store import OPEN, PERSON, Row, SeatRow, SeqTaken, Store, TableRow

log = logging.getLogger("maraud.server")

IDLE: Final = 300.0  # seconds after which a table nobody uses leaves the memory
SWEEP: Final = 30.0
MOST_CONNECTIONS: Final = 5000
MOST_ID: Final = 64


def new_seed() -> bytes:
    """The seed of a table's dice, which nobody can foresee."""
    return os.urandom(SEED_BYTES)


class Hall:
    """The tables, by their ids."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.sittings: Final[dict[str, Sitting]] = {}
        self._opening: Final[dict[str, asyncio.Task[Sitting]]] = {}
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def start(self) -> None:
        """Wake the bots whose turn it is, and begin to sweep."""
        self._tasks.append(asyncio.create_task(self._sweep()))
        self._tasks.append(asyncio.create_task(self._resume()))

    async def stop(self) -> None:
        """Let all commands under way be written, then stop the bots and the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        for sitting in list(self.sittings.values()):
            await sitting.settle()
        self.store.close()

    async def open(self, plan: wire.NewTable) -> wire.Opened:
        """Open a table. Raises Fault for a plan that cannot be."""
        try:
            game = games.find(plan.game)
        except UnknownGame as error:
            raise BadRequest(str(error)) from error
        game.check_seats(len(plan.seats))
        options = game.complete(plan.options)
        seats, keys = _seats(plan.seats)
        watch = secrets.token_urlsafe()
        row = TableRow(
            id=secrets.token_urlsafe(12),
            game=game.name,
            rules=game.version,
            options=options,
            seats=seats,
            watch=digest(watch),
            watching=plan.watching,
            seed=new_seed(),
        )
        await self._begin(row, game)
        return wire.Opened(row.id, keys, watch, invite_of(row.seed) if has_open_seat(row) else None)

    async def _begin(self, row: TableRow, game: Game[Any], after: str = "") -> None:
        """Keep a new table and open it, as the one that follows another. Raises SeqTaken, NotSaved."""
        sitting = Sitting.open(self.store, row, game)
        moves = sitting.table.moves
        assert all(move.who == CHANCE for move in moves)
        rows = [Row(seq, move.who, move.option.text) for seq, move in enumerate(moves)]
        await self.store.create(row._replace(over=sitting.is_over), rows, after)
        self._seat(sitting)

    async def join(self, sitting: Sitting, caller: Caller, wanted: wire.Join) -> wire.SeatKey:
        """Let the holder of an invite sit down. Raises Fault."""

        async def sit_down() -> wire.SeatKey:
            async with sitting.lock:
                return await sitting.company.join(caller, wanted)

        return await sitting.finish(sit_down())

    async def rematch(self, sitting: Sitting, seat: int) -> wire.Seated:
        """A seat at the next table, which the first to ask opens; the seats are turned by one. Raises Fault."""
        holder = sitting.row.seats[seat] if seat >= 0 else None
        if holder is None:
            raise Forbidden("Only those who sit at the table play again.")

        async def follow() -> str:
            async with sitting.lock:
                if not sitting.is_over:
                    raise Conflict("The game is not over yet.")
                if not sitting.row.following:
                    await self._follow(sitting)
                return sitting.row.following

        following = await self.find(await sitting.finish(follow()))
        token = next_token(following.row.seed, holder.token)
        return wire.Seated(following.row.id, (seat - 1) % len(sitting.row.seats), token)

    async def _follow(self, sitting: Sitting) -> None:
        """Open the next table of the same players: whoever was second begins."""
        old, seed = sitting.row, new_seed()
        seats = [
            seat._replace(token=digest(next_token(seed, seat.token)) if seat.token else b"")
            for seat in [*old.seats[1:], old.seats[0]]
        ]
        new = TableRow(
            id=secrets.token_urlsafe(12),
            game=old.game,
            rules=sitting.game.version,
            options=old.options,
            seats=seats,
            watch=digest(secrets.token_urlsafe()),
            watching=old.watching,
            seed=seed,
        )
        try:
            await self._begin(new, sitting.game, old.id)
        except SeqTaken:
            await sitting.reload()
            return
        sitting.row = old._replace(following=new.id)
        sitting.tell_all()

    async def find(self, table: str) -> Sitting:
        """The table of this id, from memory or from its log. Raises NotFound."""
        sitting = self.sittings.get(table)
        if sitting is not None:
            sitting.used = time.monotonic()
            return sitting
        if table not in self._opening:
            self._opening[table] = task = asyncio.create_task(self._restore(table))
            task.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(self._opening[table])

    def check_room(self) -> None:
        """Raises Unavailable when there are as many connections as one server serves."""
        if sum(len(sitting.viewers) for sitting in self.sittings.values()) >= MOST_CONNECTIONS:
            raise Unavailable("The server is full just now: please try again later.")

    def drop_idle(self, since: float) -> None:
        """Let go of the tables that nobody has used since then, and of replays kept ready."""
        for table, sitting in list(self.sittings.items()):
            if sitting.used <= since:
                if sitting.is_idle:
                    del self.sittings[table]
                else:
                    sitting.forget_frames()

    def _opened(self, table: str, done: asyncio.Task[Sitting]) -> None:
        del self._opening[table]
        if not done.cancelled():
            done.exception()  # whoever waits for it is told; nobody may wait any more

    async def _restore(self, table: str) -> Sitting:
        row = await self.store.find(table) if len(table) <= MOST_ID else None
        if row is None:
            raise NotFound("There is no such table.")
        game = find_game(row, games.find)
        rows = await self.store.rows(table)
        chat = await self.store.chat(table, MOST_KEPT)
        try:
            sitting = Sitting.restore(self.store, row, game, rows, chat)
        except Exception as error:
            log.exception("Table %s cannot be opened.", table)
            raise Unavailable("The log of this table does not fit the rules any more: the fault was noted.") from error
        self._seat(sitting)
        return sitting

    def _seat(self, sitting: Sitting) -> None:
        self.sittings[sitting.row.id] = sitting
        sitting.on_change = self.bots.attend
        self.bots.attend(sitting)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.drop_idle(time.monotonic() - IDLE)

    async def _resume(self) -> None:
        for table in await self.store.with_bots():
            with contextlib.suppress(NotFound, Unavailable):
                await self.find(table)


def _seats(plans: list[wire.NewSeat]) -> tuple[list[SeatRow], list[wire.SeatKey]]:
    """The seats of a new table, and a token for each that a person holds."""
    seats: list[SeatRow] = []
    keys: list[wire.SeatKey] = []
    for place, plan in enumerate(plans):
        name = clean_name(plan.name)
        if plan.player == OPEN:
            seats.append(SeatRow(OPEN, name or f"Player {place + 1}", b""))
        elif plan.player == PERSON:
            token = secrets.token_urlsafe()
            keys.append(wire.SeatKey(place, token))
            seats.append(SeatRow(plan.player, name or f"Player {place + 1}", digest(token)))
        else:
            check_bot(plan.player, (PERSON, OPEN))
            seats.append(SeatRow(plan.player, name or plan.player.capitalize(), b""))
    return seats, keys
