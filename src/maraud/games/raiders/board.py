"""The board and the cards, read from the tables in `data/`. RAI-B1 to RAI-B4.

A card is a number: 4 × group + slot. The slot is the place in which it lay in its shuffled pile: a mark on its back,
as it were, by which everybody at the table can follow it (RAI-E5). It says nothing of the color.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

CORNER: Final = 0
HAZARD: Final = 1
SAFE: Final = 2
TRAP: Final = 3
GO_ANYWHERE: Final = 4
RAID: Final = 5
KINDS: Final = ["CORNER", "HAZARD", "SAFE", "TRAP", "GO ANYWHERE", "RAID"]


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text(encoding="utf-8"))


_BOX: Final = _table("box.toml")
_BOARD: Final = _table("track.toml")

GROUPS: Final[list[str]] = _BOX["groups"]
COLORS: Final[list[str]] = _BOX["colors"]
SPINNER: Final[list[int]] = _BOX["spinner"]  # RAI-7
OF_A_KIND: Final = 4  # groups, colors, and so cards of a group
CARDS: Final[list[int]] = list(range(OF_A_KIND * OF_A_KIND))
GROUP_OF: Final[list[int]] = [card // OF_A_KIND for card in CARDS]

CAUGHT: Final[dict[str, list[int]]] = _BOX["hazard"]["caught"]
ESCAPE: Final[list[int]] = _BOX["hazard"]["escape"]

TRACK: Final[list[str]] = _BOARD["track"]
SPACES: Final = len(TRACK)
GROUP_AT: Final[list[int]] = [GROUPS.index(name) if name in GROUPS else -1 for name in TRACK]
KIND: Final[list[int]] = [CORNER if name in GROUPS else KINDS.index(name) for name in TRACK]
CORNER_OF: Final[list[int]] = [TRACK.index(group) for group in GROUPS]  # [group]: the space
STARTS: Final[dict[str, dict[str, list[int]]]] = _BOARD["start"]


def slug(name: str) -> str:
    """A name as part of an option's text."""
    return name.lower().replace(" ", "-")


def card_name(card: int) -> str:
    """A card by its group and slot, counted from 1."""
    return f"{GROUPS[GROUP_OF[card]]} {card % OF_A_KIND + 1}"
