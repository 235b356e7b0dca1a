"""ROOT-6.3 Setting up the Marquise."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import may_place, pieces, place, placeable, with_slot
from maraud.games.root.factions.marquise.pieces import BUILDINGS, KEEP, WARRIOR
from maraud.games.root.factions.marquise.words import HOME_WHERE, KEEP_HOME, KEEP_WHERE, SET_UP, START_WHERE
from maraud.games.root.law.set_up import beside, choose_home, enemy_homes, free_corners, homelands
from maraud.games.root.maps import CLEARINGS, MEMBERS
from maraud.games.root.options import CLEARING, PIECE
from maraud.games.root.state import Root


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.MARQUISE Three connected homelands, a building in each, the keep in one; warriors everywhere.

    ROOT-A.X.3 Also where others are at home.
    """
    for _ in range(len(BUILDINGS)):
        yield from choose_home(s, seat, HOME_WHERE, next_homes(s, seat))
    homes = s.homes[seat]
    for clearing in CLEARINGS:
        if may_place(s, seat, clearing):
            place(s, seat, WARRIOR, clearing, 2 if homes >> clearing & 1 else 1)
    calm = homes & ~beside(s, enemy_homes(s, seat))
    keep = (yield Ask(seat, KEEP_HOME, [CLEARING[home] for home in MEMBERS[calm or homes]])).value
    place(s, seat, KEEP, keep)
    s.tell(SET_UP, (CLEARING[keep],))
    for building in BUILDINGS:
        sites = [home for home in MEMBERS[homes] if not any(pieces(s, other, home) for other in BUILDINGS)]
        site = sites[0]
        if len(sites) > 1:
            site = (yield Ask(seat, START_WHERE, [CLEARING[home] for home in sites], (PIECE[building],))).value
        place(s, seat, building, site)


def next_homes(s: Root, seat: int) -> int:
    """Where the next homeland can be: beside an earlier one, the first where there is room for all three, as a mask."""
    open_homes = homelands(s, seat, placeable(s, seat, with_slot(s)))
    if s.homes[seat]:
        return open_homes & beside(s, s.homes[seat])
    bits = 0
    for home in MEMBERS[open_homes]:
        near = open_homes & s.board.adjacent[home]
        if (near | (open_homes & beside(s, near) & ~(1 << home))).bit_count() >= 2 and near:
            bits |= 1 << home
    return bits


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
