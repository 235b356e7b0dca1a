"""What a player is handed: the view, the ask and a way to imagine. Never the true state."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.game import Game
from maraud.engine.rng import Rng
from maraud.engine.state import State
from maraud.engine.table import Table


class Seat:
    """One seat's knowledge of a table at one of its asks."""

    def __init__(self, table: Table, seat: int) -> None:
        ask = table.ask_of(seat)
        assert ask is not None, "only a seat that is asked is handed to a player"
        self._table: Final = table
        self.seat: Final = seat
        self.ask: Final = ask

    @property
    def game(self) -> Game[Any]:
        """The rules, which are public."""
        return self._table.game

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self.game.view(self._table.state, self.seat)

    def imagine(self, rng: Rng, keep: int = 1) -> Table:
        """A table that could be the true one for all this seat knows."""
        return self._table.imagine(self.seat, rng, keep)

    def world(self, rng: Rng) -> State:
        """The state of an imagined table: rules of thumb may read in it what the seat knows."""
        return self._table.imagine(self.seat, rng, 0).state
