"""The player that takes any option, all alike likely."""

from __future__ import annotations

from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.players.player import Player


class RandomPlayer(Player):
    """Chooses at random."""

    def choose(self, seat: Seat) -> Option:
        return self.rng.choice(seat.ask.options)


def play_randomly(table: Table, rngs: list[Rng], most: int) -> int:
    """Play a table to its end, or for `most` decisions, without handing out seats: how many there were."""
    decisions = 0
    while table.asks and decisions < most:
        ask = table.asks[0]
        table.choose(rngs[ask.seat].choice(ask.options), ask.seat)
        decisions += 1
    return decisions
