"""The player that follows the game's rules of thumb."""

from __future__ import annotations

from maraud.engine.seat import Seat
from maraud.engine.vocabulary import Option
from maraud.players.player import Player


class GreedyPlayer(Player):
    """Asks the game for advice about a world it imagines, so that advice cannot rest on what the seat does not know."""

    def choose(self, seat: Seat) -> Option:
        if len(seat.ask.options) == 1:
            return seat.ask.options[0]
        return seat.game.advise(seat.world(self.rng), seat.ask, self.rng)
