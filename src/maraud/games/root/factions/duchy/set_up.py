"""ROOT-12.3 Setting up the Duchy."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import find_ruler, may_place, place, placeable
from maraud.games.root.factions.duchy.pieces import CROWNS, RANK_IDS, TUNNEL, WARRIOR
from maraud.games.root.factions.duchy.words import AROUND_WHERE, HOME_WHERE, START_CORNER, STARTED
from maraud.games.root.law.set_up import choose_home, homelands, place_around, starting_corners
from maraud.games.root.maps import ALL, BURROW, MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.state import Root

START_WARRIORS: Final = 2
BESIDE: Final = 2  # in each clearing beside the corner
AROUND: Final = 5  # around a homeland, all together


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.3.3 Two warriors and a tunnel in a corner, opposite another start if possible, two more beside each way.

    ROOT-12.3.1, ROOT-12.3.4 All others are in the supply and on their tracks as every game begins.
    """
    found(s)
    corners = [CLEARING[corner] for corner in MEMBERS[starting_corners(s)]]
    corner = (yield Ask(seat, START_CORNER, corners)).value
    s.corners |= 1 << corner
    settle(s, seat, corner)
    for near in MEMBERS[s.paths[corner]]:
        if may_place(s, seat, near):
            place(s, seat, WARRIOR, near, BESIDE)


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.DUCHY The same in a homeland, with five warriors around it as evenly as possible."""
    found(s)
    home = yield from choose_home(s, seat, HOME_WHERE, homes(s, seat))
    settle(s, seat, home)
    yield from place_around(s, seat, home, AROUND, AROUND_WHERE)


def found(s: Root) -> None:
    """ROOT-12.3.2 The Burrow, empty and ruled; ROOT-12.3.5 nobody swayed; ROOT-12.3.6 all crowns on their spaces."""
    s.crowns = [CROWNS] * len(RANK_IDS)
    find_ruler(s, BURROW)


def homes(s: Root, seat: int) -> int:
    """ROOT-A.8.3.1 Where the Duchy may have its homeland, as a mask."""
    return homelands(s, seat, placeable(s, seat, ALL))


def settle(s: Root, seat: int, clearing: int) -> None:
    """ROOT-12.3.3 The first warriors and the first tunnel."""
    place(s, seat, WARRIOR, clearing, START_WARRIORS)
    place(s, seat, TUNNEL, clearing)
    s.tell(STARTED, (CLEARING[clearing],))
