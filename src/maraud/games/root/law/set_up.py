"""ROOT-5 Standard set-up: corners; ROOT-A.8.3 Advanced Set-up: homelands."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Prompt
from maraud.games.root.board import place, placeable, warriors
from maraud.games.root.lists import changed
from maraud.games.root.maps import CORNERS, MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.pieces import AT_EDGE, BETWEEN, WARRIOR_OF
from maraud.games.root.state import Root


def free_corners(s: Root) -> int:
    """The corners that are nobody's starting corner, as a mask."""
    return CORNERS & ~s.corners


def starting_corners(s: Root) -> int:
    """Corners for a faction that starts opposite another if it can (ROOT-7.3.2 and its like), as a mask."""
    opposite = 0
    for corner in MEMBERS[s.corners]:
        opposite |= 1 << s.board.opposite[corner]
    return opposite & free_corners(s) or free_corners(s)


# ROOT-A.8.3 Homelands of the Advanced Set-up.


def homelands(s: Root, seat: int, fitting: int) -> int:
    """ROOT-A.8.3.1 Where a seat's setup card allows a homeland, as a mask, among the clearings where its pieces fit.

    ROOT-A.8.3.2 As far from enemy homelands as it asks; else not beside one; else anywhere but in one. ROOT-A.8.3.2x2
    ROOT-A.X.2, ROOT-A.X.7 What stands there may keep pieces from being placed: see `fitting`.
    ROOT-A.8.3.4 Some factions ask for the edge of the map.
    """
    faction, taken = s.faction[seat], enemy_homes(s, seat)
    fitting &= ~taken & ~s.homes[seat]
    if AT_EDGE[faction]:
        fitting &= s.board.edge
    return farthest(s, faction, fitting, taken)


def farthest(s: Root, faction: int, fitting: int, taken: int) -> int:
    """ROOT-A.8.3.2 Those of some clearings that keep the distance as well as any can, as a mask."""
    near = beside(s, taken)
    far = fitting & ~near & ~beside(s, near)  # ROOT-A.8.3.2x1 three steps or more
    if BETWEEN[faction] > 1 and far:
        return far
    if BETWEEN[faction] and fitting & ~near:
        return fitting & ~near
    return fitting


def enemy_homes(s: Root, seat: int) -> int:
    """The homelands of all others, as a mask."""
    bits = 0
    for other in range(s.seats):
        if other != seat:
            bits |= s.homes[other]
    return bits


def beside(s: Root, clearings: int) -> int:
    """The clearings a path away from some clearings, as a mask. Rivers and closed paths do not count."""
    bits = 0
    for clearing in MEMBERS[clearings]:
        bits |= s.board.adjacent[clearing]
    return bits


def choose_home(s: Root, seat: int, prompt: Prompt, among: int) -> Flow[int]:
    """ROOT-A.8.3.1 Choose a homeland."""
    home = (yield Ask(seat, prompt, [CLEARING[clearing] for clearing in MEMBERS[among]])).value
    s.homes = changed(s.homes, seat, s.homes[seat] | 1 << home)
    return home


def place_around(s: Root, seat: int, home: int, number: int, prompt: Prompt) -> Flow[None]:
    """So many warriors around a homeland, as evenly as possible; asked only where there is a choice."""
    near = placeable(s, seat, s.paths[home])
    for _ in range(number if near else 0):
        fewest = min(warriors(s, seat, clearing) for clearing in MEMBERS[near])
        sites = [clearing for clearing in MEMBERS[near] if warriors(s, seat, clearing) == fewest]
        site = sites[0]
        if len(sites) > 1:
            site = (yield Ask(seat, prompt, [CLEARING[clearing] for clearing in sites])).value
        place(s, seat, WARRIOR_OF[s.faction[seat]], site)
