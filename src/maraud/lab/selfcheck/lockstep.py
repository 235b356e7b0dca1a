"""Two worlds that differ in what a seat cannot know get the same moves: the seat must see the same in both.

From one state between two steps the second world is dealt anew for the seat. Then both are played side by side: what
the seat sees chosen or rolled is the same in both, what it does not see is left to each. After every move its view, who
is asked, its own ask and the events it is told must be the same bytes, until an event reveals something to it in which
the worlds differ.
"""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.game import Game
from maraud.engine.moves import SPECTATOR
from maraud.engine.rng import Rng
from maraud.engine.state import State, is_same
from maraud.engine.table import Table
from maraud.lab.selfcheck.seen import difference, event_seen, reveals_to, seen, text

REVEALED: Final = "revealed"  # not a fault: here the worlds may part
SAME: Final = ""


class Lockstep:
    """Two worlds and the seat that must not tell them apart."""

    def __init__(self, table: Table, state: State, seat: int, rng: Rng) -> None:
        """From a state between two steps of this table's game."""
        self.game: Final[Game[Any]] = table.game
        self.seat: Final = seat
        self.rng: Final = rng
        other = state.copy()
        self.game.redeal(other, seat, Rng(rng.seed()))
        self.differ: Final = not is_same(state, other)
        self.moves = 0
        self.kind = ""  # of what was found
        self.last = "the start"
        if self.differ:
            self.one: Final = self._world(table, state.copy())
            self.other: Final = self._world(table, other)
        self._told = 0
        self._revealed = False  # whether an event has turned something up since they were alike

    @staticmethod
    def _world(table: Table, state: State) -> Table:
        state.explain = True
        return Table.resume(table.game, state, table.seats, table.options)

    def run(self, most: int) -> str:
        """What the seat can tell, or nothing. At most so many moves are made."""
        if not self.differ:
            return SAME
        while True:
            found = self._compare()
            if found:
                return "" if found is REVEALED else f"{found} (after {self.last})"
            if self.one.result or self.moves >= most or not self._move():
                return SAME
            self.moves += 1

    # Comparing.

    def _compare(self) -> str:
        one, other = self.one, self.other
        found = self._compare_events()
        if found:
            return found
        if (one.chance is None) != (other.chance is None):
            return self._leak(
                "leak in what comes next", "chance comes in one world, a question or the end in the other"
            )
        if one.chance is not None and other.chance is not None:
            if one.chance.seen_by != other.chance.seen_by:
                return self._leak("leak in what comes next", "a chance is seen by others in the other world")
            return SAME
        if one.result != other.result:
            return self._leak("leak in the result", f"the result is {one.result} or {other.result}")
        mine, theirs = seen(one, self.seat), seen(other, self.seat)
        if text(mine) == text(theirs):
            self._revealed = False
            return SAME
        for part, kind in PARTS.items():
            where = difference(mine[part], theirs[part], part)
            if where:
                return self._leak(kind, where)
        return self._leak("leak in view", "the order of its entries")

    def _compare_events(self) -> str:
        mine, theirs = self.one.events[self._told :], self.other.events[self._told :]
        for event, twin in zip(mine, theirs, strict=False):
            told, twin_told = (event_seen(self.game, each, self.seat, self.one.seats) for each in (event, twin))
            if event.kind is twin.kind and reveals_to(event, self.seat) and reveals_to(twin, self.seat):
                self._revealed = True
                if told != twin_told:
                    return REVEALED
            elif event.kind is not twin.kind or told != twin_told:
                return self._leak("leak in event", f"it is told “{told}” ({event.kind.key}) or “{twin_told}”")
        self._told += len(mine)
        if len(mine) != len(theirs):
            more = (mine if len(mine) > len(theirs) else theirs)[min(len(mine), len(theirs))]
            return self._leak("leak in event", f"“{more.kind.key}” is told in one world only")
        return SAME

    def _leak(self, kind: str, what: str) -> str:
        if self._revealed:
            return REVEALED
        self.kind = kind
        return f"{'the spectator' if self.seat == SPECTATOR else f'seat {self.seat}'} can tell: {what}"

    # Moving.

    def _sees(self, mask: int) -> bool:
        return bool(mask >> self.seat & 1) if self.seat >= 0 else mask < 0

    def _move(self) -> bool:
        """The same move in both worlds; False where what happens in one cannot happen in the other."""
        one, other, rng = self.one, self.other, self.rng
        if one.chance is not None and other.chance is not None:
            chance, twin = one.chance, other.chance
            if self._sees(chance.seen_by):
                common = [option for option in chance.options if chance.allows(option) and twin.allows(option)]
                if not common:
                    return False
                outcome = rng.choice(common)
                self.last = f"chance {outcome.text}"
                one.decide(outcome)
                other.decide(outcome)
            else:
                self.last = "hidden chance"
                for table, each in ((one, chance), (other, twin)):
                    table.decide(each.outcome(rng.below(each.total())))
            return True
        ask = one.asks[rng.below(len(one.asks))]
        match = other.ask_of(ask.seat)
        assert match is not None, "who is asked was compared"
        if ask.seat == self.seat or self._sees(one.seen_by(ask)):
            common = [option for option in ask.options if option in match.options]
            if not common:
                return False
            option = rng.choice(common)
            self.last = f"{ask.seat} {option.text}"
            one.choose(option, ask.seat)
            other.choose(option, ask.seat)
        else:
            self.last = f"a secret answer of {ask.seat}"
            one.choose(rng.choice(ask.options), ask.seat)
            other.choose(rng.choice(match.options), ask.seat)
        return True


PARTS: Final = {
    "asked": "leak in who is asked",
    "ask": "leak in the ask",
    "view": "leak in view",
    "seq": "leak in the count of moves",
}
