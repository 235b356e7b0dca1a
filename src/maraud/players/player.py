"""What a player is: somebody who chooses for a seat and knows only what the seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.vocabulary import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat. The same seed and the same questions give the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def choose(self, seat: Seat) -> Option:
        """One of the options of the seat's ask."""
        raise NotImplementedError
