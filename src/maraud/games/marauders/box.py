"""What is in the box, read from `data/box.toml`: cards, chests, clues and dice as numbers.

A card is known by its kind: four keys, five jewels, eight resources, 0 to 16. A chest is 3 × jewel + color of its key;
the Wild chest is the last.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_BOX: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "data" / "box.toml").read_text(encoding="utf-8"))

# Cards: MAR-7, MAR-9, MAR-108.
KEY_NAMES: Final[list[str]] = list(_BOX["keys"])
JEWEL_NAMES: Final[list[str]] = list(_BOX["jewels"])
RESOURCE_NAMES: Final[list[str]] = list(_BOX["resources"])
KIND_NAMES: Final[list[str]] = KEY_NAMES + JEWEL_NAMES + RESOURCE_NAMES
COPIES: Final[list[int]] = [
    *(int(count) for count in _BOX["keys"].values()),
    *(int(count) for count in _BOX["jewels"].values()),
    *(int(row["count"]) for row in _BOX["resources"].values()),
]
KINDS: Final = len(KIND_NAMES)
KEYS: Final = len(KEY_NAMES)
JEWELS: Final = len(JEWEL_NAMES)
FIRST_JEWEL: Final = KEYS
FIRST_RESOURCE: Final = KEYS + JEWELS

WOODEN: Final = 3
COLORS: Final = 3  # of keys that match chests
HORSE: Final = 9
CANOE: Final = 10
SWORD: Final = 11
MINE_CART: Final = 12
CANNON: Final = 13
FORTRESS: Final = 14
POISON: Final = 15
SPYGLASS: Final = 16

A_KEY: Final = 0  # sorts of cards
A_JEWEL: Final = 1
A_RESOURCE: Final = 2
SORTS: Final = 3
FIRST_OF: Final = [0, FIRST_JEWEL, FIRST_RESOURCE]
END_OF: Final = [FIRST_JEWEL, FIRST_RESOURCE, KINDS]
SORT_OF: Final[list[int]] = [A_KEY] * KEYS + [A_JEWEL] * JEWELS + [A_RESOURCE] * (KINDS - FIRST_RESOURCE)
KINDS_OF: Final[list[list[int]]] = [list(range(FIRST_OF[sort], END_OF[sort])) for sort in range(SORTS)]
NEEDED: Final[list[int]] = [0, 1, 2, 4, 5, 6, 7, 8]  # MAR-21, MAR-24: the eight cards that win

# Chests: MAR-6, MAR-48.
WILD: Final = JEWELS * COLORS
CHESTS: Final = WILD + 1
CHEST_NAMES: Final[list[str]] = [f"{jewel}-{KEY_NAMES[color]}" for jewel in JEWEL_NAMES for color in range(COLORS)] + [
    "wild"
]

# Clues: MAR-14. A clue card is its place in the list of all twelve.
CLUE_SETS: Final[list[list[str]]] = [list(names) for names in _BOX["clues"].values()]
TRUE_SETS: Final = 4
_FACES: Final[list[str]] = [name for names in CLUE_SETS for name in names]
CLUE_CARDS: Final = len(_FACES)
CLUE_NAMES: Final[list[str]] = [f"{name}-{place}" if name == "marauder" else name for place, name in enumerate(_FACES)]
SET_OF: Final[list[int]] = [number for number, names in enumerate(CLUE_SETS) for _ in names]
FIRST_OF_SET: Final[list[int]] = [SET_OF.index(number) for number in range(len(CLUE_SETS))]
SLOT_NAMES: Final[list[str]] = ["terrain", *JEWEL_NAMES]  # MAR-16
SLOTS: Final = len(SLOT_NAMES)  # MAR-11: and as many markers has each player
TERRAIN_SLOT: Final = 0

# Dice and what lies on them: MAR-41.
JEWEL_FACES: Final[list[str]] = list(_BOX["dice"]["jewel"])
MARAUDER_FACE: Final = JEWELS
KEY_FACES: Final[list[str]] = list(_BOX["dice"]["key"])

# Players and their turns: MAR-11, MAR-13, MAR-31.
SEAT_COLORS: Final[list[str]] = list(_BOX["player"]["colors"])
SCOUTS: Final[int] = _BOX["player"]["scouts"]
GUARDS: Final[int] = _BOX["player"]["guards"]
START_KEYS: Final[int] = _BOX["player"]["start_keys"]
START_RESOURCES: Final[int] = _BOX["player"]["start_resources"]
SPACES: Final[int] = _BOX["turn"]["spaces"]
HORSE_SPACES: Final[int] = _BOX["turn"]["horse_spaces"]
SAIL_COST: Final[int] = _BOX["turn"]["sail_cost"]


def color_of(chest: int) -> int:
    """The color of the key, 0 to 2, of a chest that is not Wild."""
    return chest % COLORS
