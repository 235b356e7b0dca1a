"""What is printed on the sixteen cards, read from `data/cards.toml`.

A face is a side of a card: its number is 2 × card + side.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

A: Final = 0
B: Final = 1

NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3
CORNERS: Final = ["NW", "NE", "SE", "SW"]  # clockwise: the next corner of a course is the next in the list

_TABLE: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
)
CARD_IDS: Final[list[str]] = list(_TABLE)
CARDS: Final[list[int]] = list(range(len(_TABLE)))

_SIDES: Final[list[dict[str, Any]]] = [_TABLE[card][side] for card in _TABLE for side in ("a", "b")]
FACE_IDS: Final[list[str]] = [face for card in _TABLE for face in (card, str(_TABLE[card]["b"]["id"]))]
FACE_NAMES: Final[list[str]] = [str(side["name"]) for side in _SIDES]
HEARTS: Final[list[int]] = [int(side.get("heart", 0)) for side in _SIDES]
VICTORY_POINTS: Final[list[int]] = [int(side.get("vp", 0)) for side in _SIDES]
SHIP_ICONS: Final[list[int]] = [CORNERS.index(side["ship"]) if "ship" in side else -1 for side in _SIDES]
SPARED_BY: Final[list[list[int]]] = [[FACE_IDS.index(face) for face in side.get("spared_by", [])] for side in _SIDES]

_FLIPS: Final[list[dict[str, Any]]] = [_TABLE[card]["flip"] for card in _TABLE]
FLIP_IN_PLAY: Final[list[int]] = [FACE_IDS.index(flip["in_play"]) if "in_play" in flip else -1 for flip in _FLIPS]
FLIP_STANDING: Final[list[bool]] = ["stand_on" in flip for flip in _FLIPS]  # always: on Higher Ground
FLIP_WHY: Final[list[str]] = [str(flip["why"]) for flip in _FLIPS]


def card(name: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(name)


def face(name: str) -> int:
    """The number of a face."""
    return FACE_IDS.index(name)


BOTTLE: Final = card("bottle")
HIGHER_GROUND: Final = card("higher_ground")
MAP_COLUMN: Final = card("map_column")
MAP_ROW: Final = card("map_row")
MIRAGE: Final = card("mirage")
PIRATES: Final = card("pirates")
ROCKS: Final = card("rocks")
STORM: Final = card("storm")
TELESCOPE: Final = card("telescope")
VINES: Final = card("vines")
