"""ROOT-14.3 Setting up the Hundreds."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import place, placeable, with_slot
from maraud.games.root.factions.hundreds.pieces import STRONGHOLD, STUBBORN, WARLORD, WARRIOR
from maraud.games.root.factions.hundreds.words import HOME_WHERE, START_CORNER, STARTED
from maraud.games.root.law.set_up import choose_home, homelands, starting_corners
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.setup.ruins import lay_ruin_items
from maraud.games.root.state import Root

START_WARRIORS: Final = 4


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.3.2 Warlord, four warriors and a stronghold in a corner, opposite another start if possible.

    ROOT-14.3.1 All others are in the supply as every game begins, and ROOT-14.3.3 items under the ruins.
    ROOT-14.3.4 The warlord is Stubborn.
    """
    corners = [CLEARING[corner] for corner in MEMBERS[starting_corners(s)]]
    corner = (yield Ask(seat, START_CORNER, corners)).value
    s.corners |= 1 << corner
    gather(s, seat, corner)


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.HUNDREDS The same in a homeland at the map's edge; items under the ruins unless they lie there."""
    home = yield from choose_home(s, seat, HOME_WHERE, homelands(s, seat, placeable(s, seat, with_slot(s))))
    if not sum(s.ruin_pool):
        lay_ruin_items(s)
    gather(s, seat, home)


def gather(s: Root, seat: int, corner: int) -> None:
    """ROOT-14.3.2 The warlord, the warriors and the stronghold; ROOT-14.3.4 the first mood."""
    place(s, seat, WARLORD, corner)
    place(s, seat, WARRIOR, corner, START_WARRIORS)
    place(s, seat, STRONGHOLD, corner)
    s.mood = STUBBORN
    s.tell(STARTED, (CLEARING[corner],))
