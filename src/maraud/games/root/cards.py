"""The cards of both decks, read from `data/cards.toml`. A card is a number; copies of one card share it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

BIRD: Final = 0
FOX: Final = 1
RABBIT: Final = 2
MOUSE: Final = 3
SUIT_IDS: Final = ["bird", "fox", "rabbit", "mouse"]
SUITS: Final = [FOX, RABBIT, MOUSE]  # the suits of clearings
ANY_SUIT: Final = 0  # the place of the "?" icon in a cost

BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7
# ROOT-G.13, ROOT-ITEM-1
ITEM_IDS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch"]
ITEM_SUPPLY: Final = [2, 2, 1, 1, 2, 2, 2, 0]  # ROOT-ITEM-2, ROOT-5.1.5
RUIN_ITEMS: Final = [BAG, BOOT, HAMMER, SWORD]  # ROOT-ITEM-3

_TABLE: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
)
CARD_IDS: Final[list[str]] = list(_TABLE)
CARD_NAMES: Final[list[str]] = [str(row["name"]) for row in _TABLE.values()]
CARD_SUIT: Final[list[int]] = [SUIT_IDS.index(row["suit"]) for row in _TABLE.values()]
CARD_KIND: Final[list[str]] = [str(row["kind"]) for row in _TABLE.values()]
CARD_ITEM: Final[list[int]] = [ITEM_IDS.index(row["item"]) if "item" in row else -1 for row in _TABLE.values()]
CARD_POINTS: Final[list[int]] = [int(row.get("points", 0)) for row in _TABLE.values()]
CARD_COST: Final[list[list[int]]] = [  # [card][suit]: icons; place 0: icons that take any suit
    [str(row.get("cost", "")).count(letter) for letter in "?FRM"] for row in _TABLE.values()
]
IS_AMBUSH: Final[list[bool]] = [kind == "ambush" for kind in CARD_KIND]
IS_DOMINANCE: Final[list[bool]] = [kind == "dominance" for kind in CARD_KIND]
IS_CRAFTABLE: Final[list[bool]] = [kind not in ("ambush", "dominance") for kind in CARD_KIND]
IS_PERSISTENT: Final[list[bool]] = [kind == "persistent" for kind in CARD_KIND]
CARDS: Final = len(CARD_IDS)


def card(name: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(name)


def deck(name: str) -> list[int]:
    """How many of each card a deck holds: `standard` or `exiles`."""
    return [int(row["copies"]) if row["deck"] in ("both", name) else 0 for row in _TABLE.values()]


def matches(card: int, suit: int) -> bool:
    """ROOT-2.1.1 Bird cards are wild. ROOT-2.1.1.2 Nothing else counts as a bird."""
    return CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD
