"""What a table remembers of a game: moves and checkpoints; and the one flow of all its steps."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Flow, Step
from maraud.engine.game import Game
from maraud.engine.state import State
from maraud.engine.vocabulary import Option

SPECTATOR: Final = -1  # who is no seat
CHANCE: Final = -2
REDEAL: Final = -3


class Move:
    """A choice of a seat, an outcome of chance (`who` is CHANCE) or a redeal of an imagined table (REDEAL).

    A redeal has its seat in `seen_by`. Else `seen_by` is a bit mask of the seats that see the option at once;
    `events` is how many events had been told before it.
    """

    def __init__(self, who: int, option: Option, seen_by: int, events: int, seed: int = 0) -> None:
        self.who: Final = who
        self.option: Final = option
        self.seen_by: Final = seen_by
        self.events: Final = events
        self.seed: Final = seed


class Checkpoint:
    """The state between two steps, never changed, with the number of moves and of chances made before it."""

    def __init__(self, state: State, seq: int, chances: int) -> None:
        self.state: Final = state
        self.seq: Final = seq
        self.chances: Final = chances


STEP_DONE: Final = Step()


def steps(game: Game[Any], s: State) -> Flow[None]:
    """Step after step, until the game has a result; STEP_DONE between two of them."""
    while True:
        yield from game.step(s)
        if s.result:
            return
        yield STEP_DONE
