"""ROOT-10.D.2 The Cult's pieces and the tracks of its gardens."""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import on_map
from maraud.games.root.cards import SUITS
from maraud.games.root.pieces import CULT, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[CULT]
GARDENS: Final = [kind("fox-garden"), kind("rabbit-garden"), kind("mouse-garden")]
GARDEN: Final = [-1, *GARDENS]  # [suit]

TRACK: Final = [0, 0, 2, 2, 3, 4]  # ROOT-10.D.3, ROOT-10.D.4, by gardens of a suit on the map
CARD_FROM: Final = 2  # so many gardens of a suit are a card more in Evening
CRUSADE_COST: Final = 2
CONVERT_COST: Final = 2
SANCTIFY_COST: Final = 3


def gardens(s: Root, suit: int) -> int:
    """How many gardens of a suit are on the map."""
    return on_map(s, GARDEN[suit])


def has_garden(s: Root, clearing: int) -> bool:
    """Whether any garden is in a clearing."""
    for garden in GARDENS:
        if s.count[garden][clearing]:
            return True
    return False


def more_cards(s: Root) -> int:
    """ROOT-10.D.3 The cards that uncovered spaces add to the draw in Evening."""
    return sum(gardens(s, suit) >= CARD_FROM for suit in SUITS)


def cost(s: Root, acolytes: int) -> int:
    """ROOT-10.4.3 What a conspiracy costs: one less among the Hated."""
    return acolytes - 1 if s.hated else acolytes
