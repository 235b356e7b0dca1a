"""ROOT-6.3 Setting up the Marquise."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import place, with_slot
from maraud.games.root.factions.marquise.pieces import BUILDINGS, KEEP, WARRIOR
from maraud.games.root.factions.marquise.words import KEEP_WHERE, SET_UP, START_WHERE
from maraud.games.root.law.set_up import free_corners
from maraud.games.root.maps import CLEARINGS, MEMBERS
from maraud.games.root.options import CLEARING, PIECE
from maraud.games.root.state import Root


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.3.2 The keep in a corner, ROOT-6.3.3 warriors, ROOT-6.3.4 three buildings near the keep.

    ROOT-6.3.1, ROOT-6.3.5 All others are in the supply and on their tracks as every game begins.
    """
    corners = [CLEARING[corner] for corner in MEMBERS[free_corners(s)]]
    keep = (yield Ask(seat, KEEP_WHERE, corners)).value
    place(s, seat, KEEP, keep)
    s.corners |= 1 << keep
    for clearing in CLEARINGS:
        if clearing != s.board.opposite[keep]:
            place(s, seat, WARRIOR, clearing)
    s.tell(SET_UP, (CLEARING[keep],))
    near = 1 << keep | s.paths[keep]
    for building in BUILDINGS:
        sites = [CLEARING[site] for site in MEMBERS[near & with_slot(s)]]
        site = (yield Ask(seat, START_WHERE, sites, (PIECE[building],))).value
        place(s, seat, building, site)
