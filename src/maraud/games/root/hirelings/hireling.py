"""What the law asks of a hireling beyond what it asks of every side."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.vocabulary import Option
from maraud.games.root.factions.faction import Faction, register
from maraud.games.root.options import HIRE
from maraud.games.root.pieces import FACTION_IDS, PLAYER_FACTIONS
from maraud.games.root.state import FIRST_HIRELING, Root, principal

WINDOW_NEVER: Final = -1


class Hireling(Faction):
    """A side of a hireling card by the common rules alone: it has nothing to set up, to offer or to do."""

    acts_in = WINDOW_NEVER  # the window in which its controller can use its action (ROOT-H.2.3, ROOT-H.2.4)
    must_act = False  # whether that action, if it is possible, cannot be left out
    often = False  # whether the action can be used any number of times

    def decider(self, s: Root, side: int) -> int:
        """ROOT-H.3.5x2, ROOT-H.3.7 The controller; for an uncontrolled hireling the player whose turn it is."""
        who = principal(s, side)
        return who if who < s.seats else s.active

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-A.6.3 The Setup line, carried out by a seat."""
        return
        yield

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.2.1 What the new controller must do."""
        return
        yield

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        """Whether the action could do anything now."""
        return False

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.2.3, ROOT-H.2.4 The action of its controller."""
        return
        yield

    def serves(self, s: Root, side: int, seat: int, window: int) -> bool:
        """Whether it lets the player whose turn it is give it an item (the Exile alone does)."""
        return False

    def serve(self, s: Root, side: int, seat: int) -> Flow[None]:
        """Give it the item."""
        return
        yield

    def waylays(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """Whether it takes a piece from who moves, on the way."""
        return False

    def sees_move(self, s: Root, side: int, mover: int, origin: int, destination: int) -> Flow[None]:
        """What it does when somebody has moved."""
        return
        yield

    def frees_moves(self, s: Root, side: int, origin: int, destination: int) -> bool:
        """Whether its controller may move there whoever rules."""
        return False

    def protects(self, s: Root, side: int, clearing: int) -> bool:
        """Whether enemies can neither battle nor remove its controller's faction pieces in a clearing."""
        return False

    def spares(self, s: Root, side: int, seat: int, card: int) -> Flow[bool]:
        """Whether it keeps a card that its controller has crafted."""
        return False
        yield

    def at_end_of_evening(self, s: Root, side: int, seat: int) -> None:
        """What it does at the end of its controller's Evening."""


HIRELINGS_BY_FACTION: Final[list[Hireling]] = [Hireling(number) for number in range(PLAYER_FACTIONS, len(FACTION_IDS))]
for _hireling in HIRELINGS_BY_FACTION:
    register(_hireling)


def add(hireling: Hireling) -> None:
    """Put a hireling in its place. Called once by each side's module."""
    HIRELINGS_BY_FACTION[hireling.number - PLAYER_FACTIONS] = hireling
    register(hireling)


def hireling_at(s: Root, side: int) -> Hireling:
    """The hireling of a side."""
    return HIRELINGS_BY_FACTION[s.faction[side] - PLAYER_FACTIONS]


def controller(s: Root, side: int) -> int:
    """The seat that controls a hireling, or -1."""
    return s.controller[side - FIRST_HIRELING]


def pawn_of(s: Root, side: int) -> int:
    """The clearing of a hireling's pawn, or 0."""
    return max(s.stands[side - FIRST_HIRELING], 0)


def controls(s: Root, seat: int) -> list[int]:
    """The hirelings that a seat controls, as sides."""
    return [FIRST_HIRELING + number for number, owner in enumerate(s.controller) if owner == seat]


def has_acted(s: Root, side: int, icon: int = 0) -> bool:
    """Whether a hireling has used its action of this turn; a card may have two (`icon` 1 for the second)."""
    return bool(s.acted >> (2 * (side - FIRST_HIRELING) + icon) & 1)


def note_action(s: Root, side: int, icon: int = 0) -> None:
    """A hireling has used its action of this turn."""
    s.acted |= 1 << (2 * (side - FIRST_HIRELING) + icon)


def hire_option(s: Root, side: int) -> Option:
    """The word for using a hireling."""
    return HIRE[s.faction[side] - PLAYER_FACTIONS]
