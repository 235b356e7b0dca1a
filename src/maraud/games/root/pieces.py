"""The kinds of pieces, read from `data/pieces.toml`: whose they are, what sort, and how many are in the box.

After the factions come the hirelings of `data/hirelings.toml`, which are numbered on: of each card the Promoted side,
then the Demoted one. A kind is a number. Where pieces are is one table of the state: `count[kind][clearing]`,
the supply at 0.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 14  # the supply, twelve clearings, and the Burrow
WARRIOR: Final = 0  # ROOT-G.36
BUILDING: Final = 1  # ROOT-G.3
TOKEN: Final = 2  # ROOT-G.34

_DATA: Final = Path(__file__).parent / "data"
_TABLE: Final[dict[str, dict[str, Any]]] = tomllib.loads((_DATA / "pieces.toml").read_text(encoding="utf-8"))
_HIRELINGS: Final[dict[str, dict[str, Any]]] = tomllib.loads((_DATA / "hirelings.toml").read_text(encoding="utf-8"))
_CARDS: Final[dict[str, dict[str, Any]]] = _HIRELINGS["cards"]
_SIDES: Final[list[dict[str, Any]]] = [row[side] for row in _CARDS.values() for side in ("promoted", "demoted")]

FACTION_IDS: Final[list[str]] = [*_TABLE, *(str(row["id"]) for row in _SIDES)]
_ROWS: Final[list[dict[str, Any]]] = [*_TABLE.values(), *_SIDES]
FACTION_NAMES: Final[list[str]] = [str(row["name"]) for row in _ROWS]
PLAYER_FACTIONS: Final = len(_TABLE)  # the factions before the hirelings
MILITANT: Final[list[bool]] = [bool(row["militant"]) for row in _TABLE.values()]
IS_CORNER_STARTER: Final[list[bool]] = [bool(row.get("corner", False)) for row in _TABLE.values()]
AT_EDGE: Final[list[bool]] = [bool(row.get("homeland", {}).get("edge", False)) for row in _TABLE.values()]
BETWEEN: Final[list[int]] = [int(row.get("homeland", {}).get("between", 0)) for row in _TABLE.values()]
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


for _faction, (_id, _row) in enumerate(zip(FACTION_IDS, _ROWS, strict=True)):
    if "warriors" in _row:
        _add(_faction, f"{_id}-warrior", WARRIOR, _row["warriors"])
    if "warlord" in _row:
        _add(_faction, "warlord", WARRIOR, _row["warlord"])
    for _name, _number in _row.get("buildings", {}).items():
        _add(_faction, _name, BUILDING, _number)
    for _name, _number in _row.get("tokens", {}).items():
        _add(_faction, _name, TOKEN, _number)

KINDS: Final = len(KIND_IDS)
PLAYER_KINDS: Final = sum(number < PLAYER_FACTIONS for number in KIND_FACTION)  # all without hirelings
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

# Hireling cards. Of card number n the Promoted side is faction PLAYER_FACTIONS + 2 * n, the Demoted side the next.
HIRELING_IDS: Final[list[str]] = list(_CARDS)
HIRELING_BOX: Final[list[str]] = [str(row["box"]) for row in _CARDS.values()]
HIRELING_BARS: Final[list[list[int]]] = [[faction(name) for name in row["bars"]] for row in _CARDS.values()]
HIRELING_MARKERS: Final[list[int]] = list(_HIRELINGS["law"]["markers"])
CONTROL_MARKERS: Final[int] = int(_HIRELINGS["law"]["control"])
CONTROL_DIE: Final[list[list[int]]] = [list(face) for face in _HIRELINGS["law"]["die"]]  # gold and red pips
DEMOTED: Final[list[int]] = list(_HIRELINGS["law"]["demoted"])  # [players]: how many of the three
CLUBS: Final[int] = int(_CARDS["exile"]["promoted"]["clubs"])


def is_demoted(faction: int) -> bool:
    """Whether a hireling is the Demoted side of its card."""
    return (faction - PLAYER_FACTIONS) % 2 == 1


def card_of_hireling(faction: int) -> int:
    """The card that a hireling is a side of."""
    return (faction - PLAYER_FACTIONS) // 2
