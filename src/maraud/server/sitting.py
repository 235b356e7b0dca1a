"""One table in memory: the game that runs on it, its log, who sits there and who looks on.

It is a cache: the store can always give it back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from maraud.engine.dice import SeededDice
from maraud.engine.errors import Fault, Refused
from maraud.engine.game import Game
from maraud.engine.record import record_of
from maraud.engine.table import CHANCE, SPECTATOR, Table
from maraud.engine.vocabulary import GIVE_UP
from maraud.server import views, wire
from maraud.server.faults import Forbidden, NotFound
from maraud.server.frames import Frames
from maraud.server.ledger import Ledger, standing
from maraud.server.store import UNDO, NotSaved, Row, SeqTaken, Store, TableRow

log = logging.getLogger("maraud.server")

KEEP: Final = 3  # checkpoints of a table
MOST_TOKEN: Final = 200
MOST_UNREAD: Final = 32  # refusals and errors that a client has not read yet
STALE: Final = "That question is no longer open: the table has moved on."
RULE_FAILED: Final = "A rule of the game failed here. Nothing was changed, and the fault was noted."


class Mark(NamedTuple):
    """A choice as it was made: how many moves stood before it and before its step, and whether it ended the turn."""

    move: int
    step: int
    ends_turn: bool


class Viewer:
    """A connection that is told of every change. `have` is how many events it holds that still stand."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.have = 0
        self.is_behind = True
        self.outbox: Final[asyncio.Queue[Refused | str]] = asyncio.Queue(MOST_UNREAD)  # refusals, and errors as text
        self.wake: Final = asyncio.Event()
        self.wake.set()

    async def tell(self, what: Refused | str) -> None:
        """Send a refusal with the present state, or an error. Waits while the client has many of them to read."""
        await self.outbox.put(what)
        self.wake.set()

    def fall_behind(self) -> None:
        """The table has changed."""
        self.is_behind = True
        self.wake.set()


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


class Sitting:
    """A table with the people and programs around it. All changes go through `act`, one at a time."""

    def __init__(
        self, store: Store, row: TableRow, game: Game[Any], table: Table, ledger: Ledger, marks: list[Mark]
    ) -> None:
        self.store: Final = store
        self.row: Final = row
        self.game: Final = game
        self.names: Final = [seat.name for seat in row.seats]
        self.commitment: Final = hashlib.sha256(row.seed).hexdigest()
        self.table = table
        self.ledger = ledger
        self.marks = marks
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[set[Viewer]] = set()
        self.thinking: Final[dict[int, int]] = {}  # by bot seat: the ask it thinks about
        self.used = time.monotonic()
        self.on_change: Callable[[Sitting], None] = lambda sitting: None
        self._states: dict[int, wire.State] = {}  # by seat, without events
        self._told: dict[int, list[msgspec.Raw]] = {}  # by seat: its events
        self._frames: dict[int, Frames] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @staticmethod
    def open(store: Store, row: TableRow, game: Game[Any]) -> Sitting:
        """A new table, run up to its first ask; its rows are still to be kept."""
        table, marks = _play(row, game, [])
        ledger = Ledger()
        ledger.made(len(table.moves))
        return Sitting(store, row, game, table, ledger, marks)

    @staticmethod
    def restore(store: Store, row: TableRow, game: Game[Any], rows: list[Row]) -> Sitting:
        """The table of a log. Raises Fault if the log does not fit the rules."""
        ledger, moves = standing(rows)
        table, marks = _play(row, game, moves)
        return Sitting(store, row, game, table, ledger, marks)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.viewers or self.thinking or self._tasks or self.lock.locked())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.result)

    def seat_of(self, token: str | None) -> int:
        """The seat that a token holds, else the spectator's. Raises Forbidden where spectators need a token too."""
        self.used = time.monotonic()
        known = digest(token) if token and len(token) <= MOST_TOKEN else None
        for place, seat in enumerate(self.row.seats):
            if known is not None and seat.token == known:
                return place
        if self.row.is_public or known == self.row.watch:
            return SPECTATOR
        raise Forbidden("This table is open only to those who have a link to it.")

    # Commands.

    async def act(self, seat: int, command: wire.Command, by: str = "") -> None:
        """Do what a seat commands; when this returns it is on disk. Raises Refused, NotSaved: then nothing was changed.

        It goes on to its end even when whoever sent it is gone.
        """
        task = asyncio.create_task(self._act(seat, command, by))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait until all commands under way are done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _act(self, seat: int, command: wire.Command, by: str) -> None:
        async with self.lock:
            self.used = time.monotonic()
            self._check_status(seat)
            match command:
                case wire.Choose():
                    await self._choose(seat, command, by)
                case wire.Undo():
                    await self._undo(seat, command)
                case wire.GiveUp():
                    await self._give_up(seat, command)

    def _check_status(self, seat: int) -> None:
        """What holds for every command, checked before any is looked at."""
        if seat == SPECTATOR:
            raise Refused("You are watching: only those who sit at the table may do that.")
        if self.is_over:
            raise Refused("The game is over.")

    async def _choose(self, seat: int, command: wire.Choose, by: str) -> None:
        table = self.table
        ask = table.ask_of(seat)
        if ask is None:
            raise Refused("It is not your turn to choose.")
        if command.asked != self.asked(seat):
            raise Refused(STALE)
        before, step = table.seq, table.checkpoints[-1].seq
        try:
            table.choose_text(command.option, seat)
        except Refused:
            raise
        except Exception as error:
            log.exception("A rule failed at table %s, after %d moves, on %r.", self.row.id, before, command.option[:60])
            if table.seq != before:
                table.undo(before)
            raise Refused(RULE_FAILED) from error
        option = table.moves[before - table.base].option
        await self._keep(before, by)
        self.marks.append(Mark(before, step, self.game.is_end(ask, option)))
        self._changed()

    async def _give_up(self, seat: int, command: wire.GiveUp) -> None:
        self._check_seq(command.seq)
        before = self.table.seq
        try:
            self.table.give_up(seat)
        except Refused:
            raise
        except Exception as error:
            log.exception("Giving up failed at table %s, after %d moves.", self.row.id, before)
            self.table.undo(before)
            raise Refused(RULE_FAILED) from error
        await self._keep(before, "")
        self._changed()

    async def _undo(self, seat: int, command: wire.Undo) -> None:
        self._check_seq(command.seq)
        table, ledger = self.table, self.ledger
        to = ledger.moves_at(command.to)
        if to is None or to >= table.seq:
            raise Refused("There is nothing to take back to there.")
        if to < table.undo_floor(seat):
            raise Refused(
                "That cannot be taken back: dice, a draw, something turned up or another player's answer lies between."
            )
        row = Row(ledger.seq, seat, f"{UNDO}{ledger.place(to)}")
        await self._append([row], over=False)
        ledger.undone(to, {move.who for move in table.moves[to:]})
        self.table.undo(to)
        while self.marks and self.marks[-1].move >= to:
            self.marks.pop()
        for told in self._told.values():
            del told[len(table.events) :]
        self._frames.clear()
        for viewer in self.viewers:
            viewer.have = min(viewer.have, len(table.events))
        self._changed()

    def _check_seq(self, seq: int) -> None:
        if seq != self.ledger.seq:
            raise Refused("The table has moved on since: look again before you take that step.")

    async def _keep(self, before: int, by: str) -> None:
        """Write the moves made since to the log; if that fails, take them back."""
        made = self.table.moves[before:]
        rows = [
            Row(self.ledger.seq + place, move.who, move.option.text, "" if move.who == CHANCE else by)
            for place, move in enumerate(made)
        ]
        try:
            await self._append(rows, self.is_over)
        except NotSaved:
            self.table.undo(before)
            raise
        self.ledger.made(len(rows))

    async def _append(self, rows: list[Row], over: bool) -> None:
        try:
            await self.store.append(self.row.id, rows, over)
        except SeqTaken as error:
            await self._reload()
            raise Refused("Somebody else was first: the table has moved on.") from error

    async def _reload(self) -> None:
        """Another server has gone on with this table: take its log anew."""
        ledger, moves = standing(await self.store.rows(self.row.id))
        self.table, self.marks = _play(self.row, self.game, moves)
        self.ledger = ledger
        self._told.clear()
        self._frames.clear()
        for viewer in self.viewers:
            viewer.have = 0
        self._changed()

    def _changed(self) -> None:
        self._states.clear()
        for viewer in self.viewers:
            viewer.fall_behind()
        self.on_change(self)

    # What is told. Call these with the lock held: while a move is being written nobody may see it.

    def asked(self, seat: int) -> int:
        """The number of a seat's open ask."""
        opened = self.table.seq - self.table._sealed()
        return self.ledger.asked(seat, opened)

    def state(self, seat: int, first: int = 0) -> wire.State:
        """The state as a seat may know it, with its events from number `first` on."""
        if seat not in self._states:
            self._states[seat] = self._state(seat)
        return msgspec.structs.replace(self._states[seat], events_from=first, events=self._events(seat)[first:])

    def undo_places(self, seat: int) -> wire.UndoPlaces | None:
        """Where a seat may go back to alone: one choice, the start of its action, the start of its turn."""
        now = self.table.seq
        if seat == SPECTATOR or self.is_over or not self.marks:
            return None
        floor = self.table.undo_floor(seat)
        if floor >= now:
            return None
        step = self.table.checkpoints[-1].seq
        action = step if step < now else self.marks[-1].step
        turn = next((mark.move + 1 for mark in reversed(self.marks) if mark.ends_turn and mark.move + 1 < now), 0)
        place = self.ledger.place
        return wire.UndoPlaces(place(now - 1), place(max(floor, action)), place(max(floor, turn)))

    async def frames(self, seat: int, first: int) -> bytes:
        """The game so far as a seat saw it, from frame `first` on, as JSON."""
        if seat not in self._frames:
            self._frames[seat] = Frames(self.row.seed, self.names, seat)
        frames = self._frames[seat]
        await frames.go_on(self.table, self.ledger, self._events(seat))
        return wire.encode(wire.Frames(frames.all(self.table, self.ledger, self._events(seat))[first:]))

    def other(self, seat: int, wanted: int) -> int:
        """The seat whose game a seat wants to look at: its own, or any when the game is over. Raises Forbidden."""
        if wanted != seat and not self.is_over:
            raise Forbidden("What others saw is shown when the game is over.")
        if wanted >= len(self.row.seats):
            raise NotFound("There is no such seat.")
        return wanted

    def record(self) -> str:
        """The record of the game, when it is over. Raises Forbidden while it runs."""
        if not self.is_over:
            raise Forbidden("The record is given out when the game is over.")
        return record_of(self.table, [seat.player for seat in self.row.seats]).text()

    def _state(self, seat: int) -> wire.State:
        table, names = self.table, self.names
        result = table.result
        seats = [
            wire.Seat(place, sitting.name, sitting.player, result[place] if result else None)
            for place, sitting in enumerate(self.row.seats)
        ]
        return wire.State(
            table=self.row.id,
            game=self.game.name,
            seq=self.ledger.seq,
            you=seat,
            options=table.options,
            seats=seats,
            view=self.game.view(table.state, seat),
            ask=views.ask_of(table, seat, self.asked(seat), names),
            waiting=views.waiting(table, names),
            events_from=0,
            events=[],
            undo=self.undo_places(seat),
            over=views.over(table),
            commitment=self.commitment,
            seed=self.row.seed.hex() if self.is_over else None,
        )

    def _events(self, seat: int) -> list[msgspec.Raw]:
        told = self._told.setdefault(seat, [])
        if len(told) < len(self.table.events):
            new = views.events(self.table, self.ledger, seat, self.names, len(told))
            told.extend(wire.raw(event) for event in new)
        return told

    def forget_frames(self) -> None:
        """Give up the replays kept ready: they can be made again."""
        self._frames.clear()


def _play(row: TableRow, game: Game[Any], moves: list[Row]) -> tuple[Table, list[Mark]]:
    """Play the moves of a log. Raises Fault if they do not fit the rules, or the dice their seed."""
    table = Table.open(game, len(row.seats), row.options, SeededDice(row.seed), KEEP)
    marks: list[Mark] = []
    for number, move in enumerate(moves):
        if move.who == CHANCE:
            continue
        if table.seq != number:
            raise Fault(f"The log of table {row.id} does not fit the rules from move {number} on.")
        if move.option == GIVE_UP.text:
            table.give_up(move.who)
            continue
        ask = table.ask_of(move.who)
        option = game.vocabulary.find(move.option)
        if ask is None or option is None:
            raise Fault(f"The log of table {row.id} does not fit the rules at move {number}.")
        marks.append(Mark(number, table.checkpoints[-1].seq, game.is_end(ask, option)))
        table.choose(option, move.who)
    played = [(move.who, move.option.text) for move in table.moves]
    if moves and played != [(move.who, move.option) for move in moves]:
        raise Fault(f"The log of table {row.id} does not fit the rules or its dice.")
    return table, marks


def find_game(row: TableRow, find: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game of a table. Raises NotFound where it is gone, or of another version."""
    try:
        game = find(row.game)
    except Fault as error:
        raise NotFound(f"This table is of the game {row.game}, which is not installed.") from error
    if game.version != row.rules:
        raise NotFound(
            f"This table was begun with version {row.rules} of the rules of {game.title}; "
            f"this server has version {game.version}."
        )
    return game
