"""Games of a few lines for tests of single properties: one state with a list of numbers, one flow as the only step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from maraud.engine import Ask, Field, Flow, Game, Option, Phrasebook, Setting, State, Table, Vocabulary
from maraud.engine.game import Value

WORDS: Final = Vocabulary()
A, B, C = [WORDS.word(text) for text in "abc"]
NUMBERS: Final = WORDS.numbers("number", 0, 9)
PHRASES: Final = Phrasebook()
WHAT: Final = PHRASES.prompt("what", "TINY-1", "What?")
SAID: Final = PHRASES.event("said", "TINY-1", "Seat {0} said {1}.")
SHOWN: Final = PHRASES.event("shown", "TINY-1", "Seat {0} showed {1}.", reveals=True)
NONE: Final[list[Setting]] = []


class Said(State):
    """What was said so far."""

    FIELDS: ClassVar[dict[str, Field]] = {"said": Field(list[int])}
    said: list[int]

    def copy(self) -> Said:
        c = Said()
        c.result = self.result[:]
        c.said = self.said[:]
        return c


class Tiny(Game[Said]):
    """A game whose only step is the given flow."""

    def __init__(self, step: Callable[[Said], Flow[None]]) -> None:
        self.flow = step
        self.name = "tiny"
        self.title = "Tiny"
        self.edition = "first"
        self.version = 1
        self.least_seats = 1
        self.most_seats = 3
        self.settings = NONE
        self.vocabulary = WORDS
        self.phrases = PHRASES
        self.most_decisions = 50

    def start(self, seats: int, options: dict[str, Value]) -> Said:
        s = Said()
        s.result = []
        s.said = []
        return s

    def step(self, s: Said) -> Flow[None]:
        return self.flow(s)

    def view(self, s: Said, seat: int) -> dict[str, Any]:
        return {"said": s.said[:]}

    def score(self, s: Said, seat: int) -> float:
        return len(s.said)


def ask(seat: int = 0, *options: Option) -> Ask:
    return Ask(seat, WHAT, list(options) or [A, B])


def note(s: Said, seat: int, option: Option) -> None:
    s.said.append(option.code)
    s.tell(SAID, (seat, option))


def said(table: Table) -> list[int]:
    """What was said at a table of a tiny game."""
    s = table.state
    assert isinstance(s, Said)
    return s.said
