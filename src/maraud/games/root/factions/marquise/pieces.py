"""ROOT-6.D The Marquise's pieces and tracks."""

from __future__ import annotations

from typing import Final

from maraud.games.root.pieces import KIND_COUNT, MARQUISE, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[MARQUISE]
SAWMILL: Final = kind("sawmill")
WORKSHOP: Final = kind("workshop")
RECRUITER: Final = kind("recruiter")
WOOD: Final = kind("wood")
KEEP: Final = kind("keep")
BUILDINGS: Final = [SAWMILL, WORKSHOP, RECRUITER]

WOOD_COST: Final = [0, 1, 2, 3, 3, 4]  # ROOT-6.D.2, by buildings of the kind already on the map
POINTS: Final = {SAWMILL: [0, 1, 2, 3, 4, 5], WORKSHOP: [0, 2, 2, 3, 4, 5], RECRUITER: [0, 1, 2, 3, 3, 4]}
CARDS_DRAWN: Final = [1, 1, 1, 2, 2, 3, 3]  # ROOT-6.D.3, by recruiters on the map


def built(s: Root, building: int) -> int:
    """How many buildings of a kind are on the map."""
    return KIND_COUNT[building] - s.count[building][0]


def is_left(s: Root, building: int) -> bool:
    """Whether the track has a building of a kind."""
    return s.count[building][0] > 0


def keep_at(s: Root) -> int:
    """The keep's clearing, or 0 once it is gone."""
    for clearing in range(1, 13):
        if s.count[KEEP][clearing]:
            return clearing
    return 0
