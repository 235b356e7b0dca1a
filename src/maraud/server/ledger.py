"""How the rows of a table's log and the moves of its game belong together.

Every row has a number, `seq`, and no number is used twice: an undo is a row too. The game itself counts only the moves
that still stand. To clients a place in the game is named by the number of the row that led to it, plus one.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from maraud.server.store import UNDO, Row


class Ledger:
    """The numbers of the rows whose moves still stand."""

    def __init__(self) -> None:
        self.seq = 0  # how many rows there are
        self.live: Final[list[int]] = []  # the row of each move of the game
        self.reopened: Final[dict[int, int]] = {}  # by seat: where an undo last took back an answer of it

    def place(self, move: int) -> int:
        """The place in the log after this many moves of the game."""
        return self.live[move - 1] + 1 if move else 0

    def moves_at(self, place: int) -> int | None:
        """How many moves of the game stand before a place; None if the place is none, or was undone."""
        if place < 0:
            return None
        move = bisect_left(self.live, place)
        return move if self.place(move) == place else None

    def asked(self, seat: int, opened: int) -> int:
        """The number of an ask that opened after `opened` moves, a newer one where an undo opened it again."""
        return max(self.place(opened), self.reopened.get(seat, 0))

    def made(self, count: int) -> None:
        """That many moves were made, a row each."""
        self.live.extend(range(self.seq, self.seq + count))
        self.seq += count

    def undone(self, to: int, seats: set[int]) -> None:
        """The game went back to its first `to` moves; these seats had made the ones taken back."""
        del self.live[to:]
        self.seq += 1
        for seat in seats:
            self.reopened[seat] = self.seq


def standing(rows: list[Row]) -> tuple[Ledger, list[Row]]:
    """The ledger of a whole log, and the rows whose moves still stand."""
    ledger = Ledger()
    moves: list[Row] = []
    for row in rows:
        if row.option.startswith(UNDO):
            to = bisect_left(ledger.live, int(row.option.removeprefix(UNDO)))
            ledger.undone(to, {move.who for move in moves[to:]})
            del moves[to:]
        else:
            ledger.made(1)
            moves.append(row)
    return ledger, moves
