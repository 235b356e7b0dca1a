"""ROOT-14.3 Setting up the Hundreds."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import place
from maraud.games.root.factions.hundreds.pieces import STRONGHOLD, STUBBORN, WARLORD, WARRIOR
from maraud.games.root.factions.hundreds.words import START_CORNER, STARTED
from maraud.games.root.law.set_up import starting_corners
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING
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
    place(s, seat, WARLORD, corner)
    place(s, seat, WARRIOR, corner, START_WARRIORS)
    place(s, seat, STRONGHOLD, corner)
    s.mood = STUBBORN
    s.tell(STARTED, (CLEARING[corner],))
