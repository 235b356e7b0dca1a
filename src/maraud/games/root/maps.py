"""The four maps, read from `data/maps.toml`. A set of clearings is a bit mask, bit c for clearing c; forests too."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from maraud.games.root.cards import SUIT_IDS
from maraud.games.root.pieces import WIDTH

CLEARINGS: Final = list(range(1, 13))
ALL: Final = 0b1_1111_1111_1110
BURROW: Final = 13  # ROOT-12.2.2 of the Underground Duchy alone; beside the map (ROOT-15.X.4)
BEYOND: Final = ALL | 1 << BURROW  # all clearings and the Burrow
CORNERS: Final = 0b1_1110
MAP_IDS: Final = ["autumn", "winter", "lake", "mountain"]


def mask(clearings: list[int]) -> int:
    """The bit mask of some clearings."""
    bits = 0
    for clearing in clearings:
        bits |= 1 << clearing
    return bits


MEMBERS: Final[list[list[int]]] = [[c for c in range(WIDTH) if bits >> c & 1] for bits in range(1 << WIDTH)]  # [mask]


class Board:
    """ROOT-2.2 What is printed on a map. Never changed: copies of a state share it."""

    def __init__(self, name: str, row: dict[str, Any]) -> None:
        self.name: Final = name
        self.slots: Final[list[int]] = [0, *row["slots"], 0]
        self.ruins: Final[int] = mask(row["ruins"])
        self.edge: Final[int] = mask(row["edge"])  # ROOT-G.15
        self.at: Final[list[list[int]]] = [[0, 0], *row["at"]]
        self.paths: Final[list[list[int]]] = row["paths"]
        self.closed: Final[list[list[int]]] = row.get("closed", [])
        self.rivers: Final[list[list[int]]] = row["rivers"]
        self.adjacent: Final[list[int]] = links(self.paths)
        self.by_river: Final[list[int]] = links(self.rivers)  # ROOT-2.3
        self.on_river: Final[int] = mask([clearing for clearing in CLEARINGS if self.by_river[clearing]])
        self.opposite: Final[list[int]] = [0] * 5
        for one, other in row["opposite_corners"]:
            self.opposite[one], self.opposite[other] = other, one
        self.ferry: Final[int] = row.get("ferry", 0)
        self.tower: Final[int] = row.get("tower", 0)
        fixed: list[str] = row.get("fixed_suits", [])
        pictured: list[str] = row.get("pictured_suits", fixed)
        self.fixed_suits: Final[list[int]] = [SUIT_IDS.index(suit) for suit in fixed]
        self.pictured_suits: Final[list[int]] = [SUIT_IDS.index(suit) for suit in pictured]
        # ROOT-2.4, ROOT-2.4.1
        self.touches: Final[list[int]] = [0, *(mask(forest["touches"]) for forest in row["forests"])]  # [forest]
        self.beside: Final[list[int]] = [0, *(mask(forest["beside"]) for forest in row["forests"])]  # [forest]: forests
        self.forests: Final[list[int]] = list(range(1, len(self.touches)))


def links(pairs: list[list[int]]) -> list[int]:
    """The neighbors of each clearing as a mask, from pairs."""
    masks = [0] * WIDTH
    for one, other in pairs:
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


_TABLE: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "maps.toml").read_text(encoding="utf-8")
)
BOARDS: Final[list[Board]] = [Board(name, _TABLE[name]) for name in MAP_IDS]
