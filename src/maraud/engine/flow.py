"""The shape of a rule: a generator that yields what it needs decided.

`Flow[T]` is such a generator with a result of type T. It yields an `Ask` (one seat decides), a `Chance` (dice and
draws) or a `Together` (through
`together`). Each yield gives the option decided.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeVar

from maraud.engine.phrases import Fact, Prompt, Reason
from maraud.engine.vocabulary import Option

T = TypeVar("T")

EVERYONE: Final = -1
NO_ONE: Final = 0


class Step:
    """What a flow can yield."""


class Refusal:
    """An option that is not on offer, and why."""

    def __init__(self, option: Option, reason: Reason, facts: tuple[Fact, ...]) -> None:
        self.option: Final = option
        self.reason: Final = reason
        self.facts: Final = facts


NOTHING_REFUSED: Final[list[Refusal]] = []  # shared by all asks that explain nothing: never changed


class Ask(Step):
    """One seat decides between options. `about` fills the prompt's places; `secret` hides the answer from the others.

    *Whom* we ask may depend only on public facts, *what* we offer only on what the asked seat sees.
    """

    def __init__(
        self, seat: int, prompt: Prompt, options: list[Option], about: tuple[Fact, ...] = (), secret: bool = False
    ) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.about: Final = about
        self.secret: Final = secret
        self.refused = NOTHING_REFUSED


class Chance(Step):
    """Dice or a draw: one of `options`, as likely as its weight (all alike without weights; those beyond them never).

    `seen_by` is a bit mask of the seats that see the outcome: EVERYONE, NO_ONE, or `1 << seat`. `size` is the sum of
    the weights, for who knows it already.
    """

    def __init__(
        self, options: list[Option], weights: list[int] | None = None, seen_by: int = EVERYONE, size: int = 0
    ) -> None:
        self.options: Final = options
        self.weights: Final = weights
        self.seen_by: Final = seen_by
        self.size: Final = size

    def total(self) -> int:
        """How many equally likely outcomes there are."""
        if self.size:
            return self.size
        return len(self.options) if self.weights is None else sum(self.weights)

    def outcome(self, number: int) -> Option:
        """The option of outcome `number`, from 0 to total - 1."""
        if self.weights is None:
            return self.options[number]
        for place, weight in enumerate(self.weights):
            number -= weight
            if number < 0:
                return self.options[place]
        raise AssertionError("an outcome beyond the total")

    def allows(self, option: Option) -> bool:
        """Whether this option can come out."""
        for place, candidate in enumerate(self.options):
            if candidate is option:
                return self.weights is None or (place < len(self.weights) and self.weights[place] > 0)
        return False


class Together(Step):
    """Several seats decide at once; each answer stays sealed until all are in."""

    def __init__(self, asks: list[Ask]) -> None:
        self.asks: Final = asks
        self.answers: Final[list[Option]] = [ask.options[0] for ask in asks]


Flow = Generator[Step, Option, T]


def together(asks: list[Ask]) -> Flow[list[Option]]:
    """Ask several seats at once: gives their answers in the order of the asks."""
    step = Together(asks)
    yield step
    return step.answers


class Over(Exception):
    """Raised by a rule that ends the game in the middle of a step, after it has set the result."""
