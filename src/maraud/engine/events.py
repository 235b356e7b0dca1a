"""What happened, in the rulebook's words: facts for all, and a fuller form for named seats."""

from __future__ import annotations

from typing import Final

from maraud.engine.phrases import EventKind, Fact


class Event:
    """One thing that happened. `facts` is for all, `told` for the seats in the bit mask `to`.

    `seq` is the number of moves made before it showed.
    """

    def __init__(self, kind: EventKind, facts: tuple[Fact, ...], told: tuple[Fact, ...], to: int) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.told: Final = told
        self.to: Final = to
        self.seq = -1

    def is_told(self, seat: int) -> bool:
        """Whether this seat gets the fuller form; the spectator, -1, if everyone does."""
        return bool(self.to >> seat & 1) if seat >= 0 else self.to < 0

    def facts_for(self, seat: int) -> tuple[Fact, ...]:
        """The facts in this seat's form."""
        return self.told if self.is_told(seat) else self.facts

    def text_for(self, seat: int) -> str:
        """The text, with places for facts, in this seat's form."""
        return self.kind.private if self.is_told(seat) else self.kind.text
