"""The game so far as one seat saw it, choice by choice: for replays.

Made from a table of its own that is played again, and kept for the next time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from maraud.engine.dice import SeededDice
from maraud.engine.moves import CHANCE, Move
from maraud.engine.table import Table
from maraud.engine.vocabulary import GIVE_UP
from maraud.server import views, wire
from maraud.server.ledger import Ledger

TURN: Final = 0.004  # seconds of work before others get their turn


class Frames:
    """One seat's frames of a game that goes on. After an undo they are made anew."""

    def __init__(self, seed: bytes, names: list[str], seat: int) -> None:
        self._seed: Final = seed
        self._names: Final = names
        self._seat: Final = seat
        self._done: Final[list[msgspec.Raw]] = []
        self._table: Table | None = None
        self._told = 0  # events in the frames done

    async def go_on(self, now: Table, ledger: Ledger, events: list[msgspec.Raw]) -> None:
        """Add the frames of all choices made since. Others work meanwhile, but this table must not change."""
        if self._table is None:
            self._table = Table.open(now.game, now.seats, now.options, SeededDice(self._seed), keep=0)
        table = self._table
        begun = time.monotonic()
        for place in range(table.seq, len(now.moves)):
            move = now.moves[place]
            if move.who == CHANCE:
                continue
            is_seen = move.seen_by < 0 or (self._seat >= 0 and bool(move.seen_by >> self._seat & 1))
            chosen = self._chosen(table, move) if is_seen else None
            self._done.append(self._frame(table, ledger.live[place], events, chosen))
            self._told = len(table.events)
            if move.option is GIVE_UP:
                table.give_up(move.who)
            else:
                table.choose(move.option, move.who)
            if time.monotonic() - begun > TURN:
                await asyncio.sleep(0)
                begun = time.monotonic()

    def _chosen(self, table: Table, move: Move) -> wire.Chosen:
        """The choice in words: in those of its ask for whoever was asked, in general ones for others."""
        game, ask = table.game, table.ask_of(move.who)
        if move.option is GIVE_UP or ask is None or move.who != self._seat:
            return wire.Chosen(move.option.text, game.label(move.option))
        return wire.Chosen(move.option.text, game.choice_label(table.state, ask, move.option))

    def all(self, now: Table, ledger: Ledger, events: list[msgspec.Raw]) -> list[msgspec.Raw]:
        """All frames, the present one last."""
        return [*self._done, self._frame(now, ledger.seq, events, None)]

    def _frame(self, table: Table, seq: int, events: list[msgspec.Raw], chosen: wire.Chosen | None) -> msgspec.Raw:
        view = table.game.view(table.state, self._seat)
        prompt = views.prompt(table, self._seat, self._names)
        return wire.raw(wire.Frame(seq, view, prompt, events[self._told : len(table.events)], chosen))
