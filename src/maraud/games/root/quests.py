"""The Vagabond's characters and quests, read from `data/vagabonds.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from maraud.games.root.cards import ITEM_IDS, SUIT_IDS

_TABLE: Final[dict[str, dict[str, dict[str, Any]]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "vagabonds.toml").read_text(encoding="utf-8")
)
CHARACTER_IDS: Final[list[str]] = list(_TABLE["characters"])
CHARACTER_NAMES: Final[list[str]] = [str(row["name"]) for row in _TABLE["characters"].values()]
CHARACTER_ITEMS: Final[list[list[int]]] = [
    [ITEM_IDS.index(item) for item in row["items"]] for row in _TABLE["characters"].values()
]
QUEST_IDS: Final[list[str]] = list(_TABLE["quests"])
QUEST_NAMES: Final[list[str]] = [str(row["name"]) for row in _TABLE["quests"].values()]
QUEST_SUIT: Final[list[int]] = [SUIT_IDS.index(row["suit"]) for row in _TABLE["quests"].values()]
QUEST_ITEMS: Final[list[list[int]]] = [
    [ITEM_IDS.index(item) for item in row["items"]] for row in _TABLE["quests"].values()
]

THIEF: Final = CHARACTER_IDS.index("thief")
TINKER: Final = CHARACTER_IDS.index("tinker")
RANGER: Final = CHARACTER_IDS.index("ranger")
VAGRANT: Final = CHARACTER_IDS.index("vagrant")
ARBITER: Final = CHARACTER_IDS.index("arbiter")
SCOUNDREL: Final = CHARACTER_IDS.index("scoundrel")
ADVENTURER: Final = CHARACTER_IDS.index("adventurer")
HARRIER: Final = CHARACTER_IDS.index("harrier")
RONIN: Final = CHARACTER_IDS.index("ronin")
