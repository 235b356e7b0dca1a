"""ROOT-10.3 Setting up the Cult."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import add_to_supply, may_place, place, placeable, with_slot
from maraud.games.root.cards import SUITS
from maraud.games.root.factions.lizards.pieces import GARDEN, WARRIOR
from maraud.games.root.factions.lizards.words import (
    AROUND_WHERE,
    FIRST_OUTCAST,
    HOME_WHERE,
    OUTCAST_SET,
    START_CORNER,
    STARTED,
)
from maraud.games.root.law.set_up import choose_home, homelands, place_around, starting_corners
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, SUIT
from maraud.games.root.state import Root

START_WARRIORS: Final = 4
AROUND: Final = 3
START_ACOLYTES: Final = 2


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.3.2 Four warriors and a garden in a corner, opposite another start if possible, one beside each way.

    ROOT-10.3.1, ROOT-10.3.4 All others are in the supply and on their tracks as every game begins.
    """
    corners = [CLEARING[corner] for corner in MEMBERS[starting_corners(s)]]
    corner = (yield Ask(seat, START_CORNER, corners)).value
    s.corners |= 1 << corner
    settle(s, seat, corner)
    for near in MEMBERS[s.paths[corner]]:
        if may_place(s, seat, near):
            place(s, seat, WARRIOR, near)
    yield from choose_outcast(s, seat)


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.CULT A homeland, three warriors around it as evenly as possible, and two acolytes."""
    home = yield from choose_home(s, seat, HOME_WHERE, homes(s, seat))
    settle(s, seat, home)
    yield from place_around(s, seat, home, AROUND, AROUND_WHERE)
    add_acolytes(s, START_ACOLYTES)
    yield from choose_outcast(s, seat)


def homes(s: Root, seat: int) -> int:
    """ROOT-A.8.3.1 Where the Cult may have its homeland, as a mask."""
    return homelands(s, seat, placeable(s, seat, with_slot(s)))


def settle(s: Root, seat: int, clearing: int) -> None:
    """ROOT-10.3.2 The first warriors and the first garden."""
    place(s, seat, WARRIOR, clearing, START_WARRIORS)
    place(s, seat, GARDEN[s.suit[clearing]], clearing)
    s.tell(STARTED, (CLEARING[clearing],))


def choose_outcast(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.3.3 The marker starts on any suit, its Outcast side up."""
    suit = yield Ask(seat, FIRST_OUTCAST, [SUIT[suit] for suit in SUITS])
    s.outcast, s.hated = suit.value, False
    s.tell(OUTCAST_SET, (suit,))


def add_acolytes(s: Root, number: int) -> int:
    """ROOT-G.20 Warriors of the supply become acolytes, as many as there are. Gives how many."""
    number = min(number, s.count[WARRIOR][0])
    add_to_supply(s, WARRIOR, -number)
    s.acolytes += number
    return number
