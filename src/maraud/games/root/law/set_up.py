"""ROOT-5 Standard set-up: corners and the order of factions."""

from __future__ import annotations

from maraud.games.root.maps import CORNERS, MEMBERS
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
