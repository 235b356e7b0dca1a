"""What one asks of the others at a table: to take the game back, or to let a bot play a seat."""

from __future__ import annotations

import msgspec

from maraud.server import wire
from maraud.server.store import PERSON, SeatRow


class Proposal(msgspec.Struct):
    """One that is open as long as nobody has moved: `seq` is the place in the log where it was made.

    An undo goes back to the place `to`; a bot, `player`, takes the seat `target`.
    """

    id: str
    seq: int
    what: str
    seat: int
    agreed: list[int]
    to: int = 0
    count: int = 0
    target: int = -1
    player: str = ""

    def waiting_for(self, seats: list[SeatRow]) -> list[int]:
        """Who has still to agree: the people at the table, except whoever's seat is empty and would be taken."""
        return [
            place
            for place, seat in enumerate(seats)
            if seat.player == PERSON and place not in (*self.agreed, self.target)
        ]

    def text(self, names: list[str]) -> str:
        """What is asked, in words."""
        if self.what == "undo":
            choices = "one choice" if self.count == 1 else f"{self.count} choices"
            return f"{names[self.seat]} asks to take the game back by {choices}."
        if self.target == self.seat:
            return f"{names[self.seat]} is leaving and asks to let a bot ({self.player}) play on."
        return f"{names[self.seat]} asks to let a bot ({self.player}) play for {names[self.target]}."

    def told(self, seats: list[SeatRow], names: list[str]) -> wire.Proposal:
        """The proposal as all are told of it."""
        return wire.Proposal(self.id, self.what, self.seat, self.text(names), self.agreed, self.waiting_for(seats))
