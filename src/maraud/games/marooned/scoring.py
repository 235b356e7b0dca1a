"""Points."""

from __future__ import annotations

from maraud.games.marooned.cards import VICTORY_POINTS
from maraud.games.marooned.state import RESCUED, Marooned, cards_placed, face_of


def victory_points(s: Marooned) -> int:
    """The victory points on all visible sides."""
    return sum(VICTORY_POINTS[face_of(s, card)] for card in s.order)


def points(s: Marooned) -> int:
    """MOO-37 Victory points, Health left, and one point for each full four cards placed (MOO-38)."""
    return victory_points(s) + s.health + cards_placed(s) // 4


def score(s: Marooned) -> int:
    """MOO-37 Only a rescued player scores."""
    return points(s) if s.outcome == RESCUED else 0
