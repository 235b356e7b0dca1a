"""Whether a state that comes from outside could be one of this game."""

from __future__ import annotations

from typing import Final

from maraud.games.marooned.cards import CARDS, MAP_COLUMN, MAP_ROW, MIRAGE, SW, A, B
from maraud.games.marooned.state import (
    FIRST_CARD,
    FLIP_AND_SAIL,
    GIVEN_UP,
    GRID,
    IN_PORT,
    LOST,
    MAX_HEALTH,
    MOVE,
    NOWHERE,
    PLAYING,
    RESCUED,
    SIZE,
    Marooned,
    column,
    row,
    ship_sails,
)

MOST_TURNS: Final = 100  # nobody has Health for more
RESULTS: Final[dict[int, list[float]]] = {PLAYING: [], RESCUED: [1.0], LOST: [0.0], GIVEN_UP: [0.0]}


def check(s: Marooned) -> str:
    """What is wrong with a state from outside."""
    if len(s.at) != GRID * GRID or any(len(lists) != len(CARDS) for lists in (s.deck, s.place, s.side)):
        return "A list of the state has the wrong length."
    return check_cards(s) or check_island(s) or check_numbers(s)


def check_cards(s: Marooned) -> str:
    """Whether each card is in one place only, on a side that it can show there."""
    if sorted(s.order) != [card for card in CARDS if not s.deck[card]] or any(left not in (0, 1) for left in s.deck):
        return "Each of the sixteen cards must be either in the deck or on the island."
    for card in CARDS:
        square = s.place[card]
        if s.deck[card] != (square == NOWHERE) or not NOWHERE <= square < GRID * GRID:
            return "A card on the island lies on a square, a card in the deck on none."
        if s.side[card] not in (A, B) or (s.deck[card] and s.side[card] == B):
            return "A card shows side 0 or 1, and side 0 in the deck."
    if any(s.at[s.place[card]] != card for card in s.order) or sum(c != NOWHERE for c in s.at) != len(s.order):
        return "The squares and the places of the cards do not agree."
    if not s.deck[MIRAGE] and s.side[MIRAGE] == A:
        return "A Mirage on the island is a Sea Serpent."
    if s.side[MAP_ROW] != s.side[MAP_COLUMN]:
        return "Both halves of the map show the same side."
    return ""


def check_island(s: Marooned) -> str:
    """Whether player, island and area fit."""
    if not 0 <= s.player < GRID * GRID or (s.order and s.at[s.player] == NOWHERE):
        return "The player must stand on a card."
    rows, columns = [row(s.place[card]) for card in s.order], [column(s.place[card]) for card in s.order]
    if s.order and [s.north, s.south, s.west, s.east] != [min(rows), max(rows), min(columns), max(columns)]:
        return "The island's bounds do not fit its cards."
    if s.south - s.north >= SIZE or s.east - s.west >= SIZE:
        return "The island is larger than four by four."
    if not IN_PORT <= s.corner <= SW or not 0 <= s.ship_at <= SIZE or s.sighting not in (0, 1, 2):
        return "The ship is at no place of its course."
    inside = s.top <= s.north and s.south < s.top + SIZE and s.left <= s.west and s.east < s.left + SIZE
    if ship_sails(s) and not inside:
        return "The island must lie in the area of the ship."
    return ""


def check_numbers(s: Marooned) -> str:
    """Whether the numbers of the state are in bounds and fit one another."""
    if s.phase not in (FIRST_CARD, MOVE, FLIP_AND_SAIL) or (s.phase == FIRST_CARD) != (not s.order):
        return "Only the first turn has no card."
    if s.health > MAX_HEALTH or (s.health < 1 and not s.result and s.options.death_at_once):
        return "Health is at most 16, and at least 1 while the game runs."
    if not 0 <= s.turn <= MOST_TURNS:
        return f"The turns are counted from 0 to {MOST_TURNS}."
    if s.outcome not in RESULTS or s.result != RESULTS[s.outcome]:
        return "The result does not fit the outcome."
    return ""
