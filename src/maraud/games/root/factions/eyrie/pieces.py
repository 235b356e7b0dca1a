"""ROOT-7.D The Eyrie's pieces, tracks, leaders, and the Decree as a row of numbers."""

from __future__ import annotations

from typing import Final

from maraud.games.root.cards import BIRD, CARD_SUIT, CARDS
from maraud.games.root.pieces import EYRIE, KIND_COUNT, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[EYRIE]
ROOST: Final = kind("roost")

POINTS: Final = [0, 0, 1, 2, 3, 4, 4, 5]  # ROOT-7.D.1, by roosts on the map
CARDS_DRAWN: Final = [1, 1, 1, 2, 2, 2, 3, 3]  # ROOT-7.D.2

RECRUIT: Final = 0  # the columns of the Decree
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
ALL_LEADERS: Final = 0b1111
VIZIER_COLUMNS: Final = [[RECRUIT, MOVE], [RECRUIT, BATTLE], [MOVE, BATTLE], [MOVE, BUILD]]  # [leader]

DECREE_WIDTH: Final = 64
VIZIER: Final = CARDS  # a Loyal Vizier in the Decree: a bird that never leaves it


def roosts(s: Root) -> int:
    """How many roosts are on the map."""
    return KIND_COUNT[ROOST] - s.count[ROOST][0]


def column_of(entry: int) -> int:
    """The column in which a card of the Decree lies."""
    return entry // DECREE_WIDTH


def card_of(entry: int) -> int:
    """The card, or VIZIER."""
    return entry % DECREE_WIDTH


def suit_of(entry: int) -> int:
    """The suit of a card of the Decree."""
    card = entry % DECREE_WIDTH
    return BIRD if card == VIZIER else CARD_SUIT[card]


def tuck_viziers(s: Root) -> None:
    """ROOT-7.3.4 The two Loyal Viziers go into the columns of the leader."""
    s.decree = sorted([*s.decree, *[column * DECREE_WIDTH + VIZIER for column in VIZIER_COLUMNS[s.leader]]])
