"""The kinds of pieces, read from `data/pieces.toml`: whose they are, what sort, and how many are in the box.

A kind is a number. Where pieces are is one list of the state: `count[kind * WIDTH + clearing]`, the supply at 0.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 13  # the supply and twelve clearings
WARRIOR: Final = 0  # ROOT-G.36
BUILDING: Final = 1  # ROOT-G.3
TOKEN: Final = 2  # ROOT-G.34

_TABLE: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "pieces.toml").read_text(encoding="utf-8")
)
FACTION_IDS: Final[list[str]] = list(_TABLE)
FACTION_NAMES: Final[list[str]] = [str(row["name"]) for row in _TABLE.values()]
MILITANT: Final[list[bool]] = [bool(row["militant"]) for row in _TABLE.values()]
REACH: Final[list[int]] = [int(row["reach"]) for row in _TABLE.values()]

KIND_IDS: Final[list[str]] = []
KIND_FACTION: Final[list[int]] = []  # ROOT-1.5.2
KIND_SORT: Final[list[int]] = []
KIND_COUNT: Final[list[int]] = []
KINDS_OF: Final[list[list[int]]] = [[] for _ in FACTION_IDS]  # [faction]: its kinds


def _add(faction: int, name: str, sort: int, number: int) -> None:
    KINDS_OF[faction].append(len(KIND_IDS))
    KIND_IDS.append(name)
    KIND_FACTION.append(faction)
    KIND_SORT.append(sort)
    KIND_COUNT.append(number)


for _faction, (_id, _row) in enumerate(_TABLE.items()):
    if "warriors" in _row:
        _add(_faction, f"{_id}-warrior", WARRIOR, _row["warriors"])
    if "warlord" in _row:
        _add(_faction, "warlord", WARRIOR, _row["warlord"])
    for _name, _number in _row.get("buildings", {}).items():
        _add(_faction, _name, BUILDING, _number)
    for _name, _number in _row.get("tokens", {}).items():
        _add(_faction, _name, TOKEN, _number)

KINDS: Final = len(KIND_IDS)
WARRIORS_OF: Final[list[list[int]]] = [[k for k in kinds if KIND_SORT[k] == WARRIOR] for kinds in KINDS_OF]
CARDBOARD_OF: Final[list[list[int]]] = [[k for k in kinds if KIND_SORT[k] != WARRIOR] for kinds in KINDS_OF]
WARRIOR_OF: Final[list[int]] = [warriors[0] if warriors else -1 for warriors in WARRIORS_OF]  # the ordinary warrior


def kind(name: str) -> int:
    """The number of a kind of pieces."""
    return KIND_IDS.index(name)


def faction(name: str) -> int:
    """The number of a faction."""
    return FACTION_IDS.index(name)


MARQUISE: Final = faction("marquise")
EYRIE: Final = faction("eyrie")
ALLIANCE: Final = faction("alliance")
VAGABOND: Final = faction("vagabond")
SECOND_VAGABOND: Final = faction("second-vagabond")
CULT: Final = faction("cult")
RIVERFOLK: Final = faction("riverfolk")
DUCHY: Final = faction("duchy")
CORVIDS: Final = faction("corvids")
HUNDREDS: Final = faction("hundreds")
KEEPERS: Final = faction("keepers")
NO_FACTION: Final = -1
