"""ROOT-7.3 Setting up the Eyrie."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import place, placeable, with_slot
from maraud.games.root.factions.eyrie.pieces import ROOST, WARRIOR, tuck_viziers
from maraud.games.root.factions.eyrie.words import HOME_WHERE, LEADER_CHOSEN, NESTED, START_CORNER, START_LEADER
from maraud.games.root.law.set_up import choose_home, homelands, starting_corners
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, LEADER
from maraud.games.root.state import Root

START_WARRIORS: Final = 6


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-7.3.2 A roost and six warriors in a corner, opposite another start if possible; then the leader.

    ROOT-7.3.1, ROOT-7.3.5 All others are in the supply and on the track as every game begins.
    """
    corners = [CLEARING[corner] for corner in MEMBERS[starting_corners(s)]]
    corner = (yield Ask(seat, START_CORNER, corners)).value
    s.corners |= 1 << corner
    place(s, seat, ROOST, corner)
    place(s, seat, WARRIOR, corner, START_WARRIORS)
    s.tell(NESTED, (CLEARING[corner],))
    yield from choose_first_leader(s, seat)


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.EYRIE A roost and six warriors in a homeland at the map's edge; then the leader and the viziers."""
    home = yield from choose_home(s, seat, HOME_WHERE, homelands(s, seat, placeable(s, seat, with_slot(s))))
    place(s, seat, ROOST, home)
    place(s, seat, WARRIOR, home, START_WARRIORS)
    s.tell(NESTED, (CLEARING[home],))
    yield from choose_first_leader(s, seat)


def choose_first_leader(s: Root, seat: int) -> Flow[None]:
    """ROOT-7.3.3 One of the four leaders; ROOT-7.3.4 the viziers follow the leader."""
    s.leader = (yield Ask(seat, START_LEADER, LEADER)).value
    tuck_viziers(s)
    s.tell(LEADER_CHOSEN, (LEADER[s.leader],))
