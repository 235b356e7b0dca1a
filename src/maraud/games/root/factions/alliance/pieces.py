"""ROOT-8.D The Alliance's pieces and tracks."""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import with_piece
from maraud.games.root.pieces import ALLIANCE, KIND_COUNT, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[ALLIANCE]
SYMPATHY: Final = kind("sympathy")
BASE: Final = [-1, kind("fox-base"), kind("rabbit-base"), kind("mouse-base")]  # [suit]
BASES: Final = BASE[1:]

SUPPORTERS_TO_SPREAD: Final = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]  # ROOT-8.D.1, by sympathy tokens already on the map
POINTS: Final = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]


def tokens(s: Root) -> int:
    """How many sympathy tokens are on the map."""
    return KIND_COUNT[SYMPATHY] - s.count[SYMPATHY][0]


def sympathetic(s: Root) -> int:
    """ROOT-8.2.5.2 The clearings with a sympathy token, as a mask."""
    return with_piece(s, SYMPATHY)


def bases(s: Root) -> int:
    """How many bases are on the map."""
    return sum(1 - s.count[base][0] for base in BASES)


def based(s: Root) -> int:
    """The clearings with a base, as a mask."""
    return with_piece(s, BASE[1]) | with_piece(s, BASE[2]) | with_piece(s, BASE[3])
