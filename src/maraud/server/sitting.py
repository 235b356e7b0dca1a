"""One table in memory: the game that runs on it, its log, who sits there and who looks on.

It is a cache: the store can always give it back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from maraud.engine.errors import Refused
from maraud.engine.game import Game
from maraud.engine.moves import CHANCE, SPECTATOR
from maraud.engine.record import record_of
from maraud.engine.table import Table
from maraud.server import views, wire
from maraud.server.chat import MOST_KEPT, Chat
from maraud.server.company import Company
from maraud.server.door import Caller, admit, may_watch
from maraud.server.faults import Forbidden, NotFound
from maraud.server.frames import Frames
from maraud.server.history import Mark, play_log
from maraud.server.ledger import Ledger, standing
from maraud.server.store import UNDO, ChatRow, NotSaved, Row, SeatRow, SeqTaken, Store, TableRow
from maraud.server.viewer import Viewer

T = TypeVar("T")

log = logging.getLogger("maraud.server")

STALE: Final = "That question is no longer open: the table has moved on."
BOT_PLAYS: Final = "A bot plays this seat: take it back first."
RULE_FAILED: Final = "A rule of the game failed here. Nothing was changed, and the fault was noted."


class Sitting:
    """A table with the people and programs around it. All changes go through `act`, one at a time."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        game: Game[Any],
        table: Table,
        ledger: Ledger,
        marks: list[Mark],
        chat: list[ChatRow],
    ) -> None:
        self.store: Final = store
        self.row = row
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
        self.company: Final = Company(self, Chat(chat))
        self.on_change: Callable[[Sitting], None] = lambda sitting: None
        self._states: dict[int, wire.State] = {}  # by seat, without events
        self._told: dict[int, list[msgspec.Raw]] = {}  # by seat: its events
        self._frames: dict[int, Frames] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    @staticmethod
    def open(store: Store, row: TableRow, game: Game[Any]) -> Sitting:
        """A new table, run up to its first ask; its rows are still to be kept."""
        table, marks = play_log(row, game, [])
        ledger = Ledger()
        ledger.made(len(table.moves))
        return Sitting(store, row, game, table, ledger, marks, [])

    @staticmethod
    def restore(store: Store, row: TableRow, game: Game[Any], rows: list[Row], chat: list[ChatRow]) -> Sitting:
        """The table of a log. Raises Fault if the log does not fit the rules."""
        ledger, moves = standing(rows)
        table, marks = play_log(row, game, moves)
        return Sitting(store, row, game, table, ledger, marks, chat)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.viewers or self.thinking or self._tasks or self.lock.locked())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.result)

    def admit(self, token: str | None) -> Caller:
        """Who holds a token. Raises Forbidden where spectators are not let in."""
        self.used = time.monotonic()
        return admit(self.row, token, self.is_over)

    def come(self, viewer: Viewer) -> None:
        """A connection opens."""
        is_first = not self.company.is_online(viewer.caller.seat)
        self.viewers.add(viewer)
        if is_first and viewer.caller.seat != SPECTATOR:
            self.tell_all()

    def go(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
        seat = viewer.caller.seat
        self.company.was_here(seat)
        if seat != SPECTATOR and not self.company.is_online(seat):
            self.tell_all()

    # Commands.

    async def act(self, seat: int, command: wire.Command, by: str | None = None) -> None:
        """Do what a seat commands; when this returns it is on disk. Raises Refused, NotSaved: then nothing was changed.

        `by` says that a program answers for the seat, and how the log names it. It goes on to its end even when
        whoever sent it is gone.
        """
        await self.finish(self._act(seat, command, by))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even when whoever asked for it is gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait until all commands under way are done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _act(self, seat: int, command: wire.Command, by: str | None) -> None:
        async with self.lock:
            self.used = time.monotonic()
            if seat == SPECTATOR:
                raise Refused("You are watching: only those who sit at the table may do that.")
            if by is None:
                self.company.was_here(seat)
            match command:
                case wire.Choose() | wire.Undo() | wire.GiveUp():
                    await self._move(seat, command, by)
                case wire.Say():
                    await self.company.say(seat, command)
                case wire.Propose():
                    await self.company.propose(seat, command)
                case wire.Answer():
                    await self.company.answer(seat, command)
                case wire.SetWatching():
                    await self.company.set_watching(seat, command)
                case wire.Return():
                    await self.company.come_back(seat)

    async def _move(self, seat: int, command: wire.Move, by: str | None) -> None:
        self.check_running()
        if self.row.seats[seat].is_bot != (by is not None):
            raise Refused(BOT_PLAYS if by is None else "Whoever holds this seat plays it again.")
        match command:
            case wire.Choose():
                await self._choose(seat, command, by or "")
            case wire.Undo():
                await self._undo(seat, command)
            case wire.GiveUp():
                await self._give_up(seat, command)

    def check_running(self) -> None:
        """What holds for every move, checked before any is looked at. Raises Refused when the game is over."""
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
        self.marks.append(Mark(before, step, self.game.is_end(ask, option), by))
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
        await self.take_back(seat, to)

    async def take_back(self, seat: int, to: int) -> None:
        """Go back to the first `to` moves of the game, as that seat wished."""
        table, ledger = self.table, self.ledger
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
            await self.reload()
            raise Refused("Somebody else was first: the table has moved on.") from error

    async def reload(self) -> None:
        """Another server has gone on with this table: take its log anew."""
        row = await self.store.find(self.row.id)
        assert row is not None
        ledger, moves = standing(await self.store.rows(row.id))
        self.company.chat = Chat(await self.store.chat(row.id, MOST_KEPT))
        self.row = row
        self.table, self.marks = play_log(row, self.game, moves)
        self.ledger = ledger
        self._rename()

    def seated(self, seat: int, now: SeatRow) -> None:
        """Somebody else sits there: all that was told is told anew, with the new name."""
        seats = [*self.row.seats]
        seats[seat] = now
        self.row = self.row._replace(seats=seats)
        self.show_out()
        self._rename()

    def _rename(self) -> None:
        self.names[:] = [seat.name for seat in self.row.seats]
        self._told.clear()
        self._frames.clear()
        for viewer in self.viewers:
            viewer.have = 0
        self._changed()

    def show_out(self) -> None:
        """Those who may look on no longer are told, and their connections end."""
        for viewer in self.viewers:
            if viewer.caller.seat == SPECTATOR and not may_watch(self.row, viewer.caller, self.is_over):
                viewer.show_out()

    def tell_all(self) -> None:
        """Something has changed around the table, but not in its game."""
        for viewer in self.viewers:
            viewer.fall_behind()

    def _changed(self) -> None:
        self._states.clear()
        if self.is_over:
            self.show_out()
        self.tell_all()
        self.on_change(self)

    # What is told. Call these with the lock held: while a move is being written nobody may see it.

    def asked(self, seat: int) -> int:
        """The number of a seat's open ask."""
        return self.ledger.asked(seat, self.table.opened)

    def state(self, caller: Caller, first: int = 0, heard: int = 0) -> wire.State:
        """The state as the caller may know it: its events from number `first` on and the chat from line `heard` on."""
        seat = caller.seat
        if seat not in self._states:
            self._states[seat] = self._state(seat)
        state = msgspec.structs.replace(self._states[seat], events_from=first, events=self._events(seat)[first:])
        return self.company.told(state, caller, heard)

    def undo_places(self, seat: int) -> wire.UndoPlaces | None:
        """Where a seat may go back to alone: one choice, the start of its action, the start of its turn."""
        now = self.table.seq
        if seat == SPECTATOR or self.is_over or not self.marks or self.row.seats[seat].is_bot:
            return None
        floor = self.table.undo_floor(seat)
        if floor >= now:
            return None
        step = self.table.checkpoints[-1].seq
        action = step if step < now else self.marks[-1].step
        turn = next((mark.move + 1 for mark in reversed(self.marks) if mark.ends_turn and mark.move + 1 < now), 0)
        place = self.ledger.place
        return wire.UndoPlaces(place(now - 1), place(max(floor, action)), place(max(floor, turn)))

    def since(self, seat: int) -> int | None:
        """How many events there were when the seat's last own choice had been answered; None for spectators."""
        if seat == SPECTATOR:
            return None
        table, after = self.table, len(self.table.events)
        for mark in reversed(self.marks):
            move = table.moves[mark.move]
            if move.who == seat and not mark.by:
                return after
            after = move.events
        return 0

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
        is_replaced = seat != SPECTATOR and self.row.seats[seat].is_bot
        return wire.State(
            table=self.row.id,
            game=self.game.name,
            seq=self.ledger.seq,
            you=seat,
            options=table.options,
            seats=[],
            view=self.game.view(table.state, seat),
            ask=None if is_replaced else views.ask_of(table, seat, self.asked(seat), names),
            waiting=views.waiting(table, names),
            events_from=0,
            events=[],
            undo=self.undo_places(seat),
            over=views.over(table),
            commitment=self.commitment,
            seed=self.row.seed.hex() if self.is_over else None,
            since=self.since(seat),
            invite=None,
            watching=self.row.watching,
            proposals=[],
            chat_from=0,
            chat=[],
            rematch=False,
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
