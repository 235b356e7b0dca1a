"""ROOT-3.2.2 The Crafted Items boxes: items face up, and items that a card has exhausted."""

from __future__ import annotations

from maraud.games.root.lists import added
from maraud.games.root.state import Root


def into_box(s: Root, seat: int, item: int) -> None:
    """An item goes into a box, face up."""
    s.boxes = added(s.boxes, seat * 8 + item, 1)


def out_of_box(s: Root, seat: int, item: int) -> None:
    """An item leaves a box: one that lies face up, if there is any."""
    place = seat * 8 + item
    if s.boxes[place]:
        s.boxes = added(s.boxes, place, -1)
    else:
        s.tired_boxes = added(s.tired_boxes, place, -1)


def exhaust_in_box(s: Root, seat: int, item: int) -> None:
    """ROOT-CARD-LEAGUE.1 A crafted item is turned face down."""
    s.boxes = added(s.boxes, seat * 8 + item, -1)
    s.tired_boxes = added(s.tired_boxes, seat * 8 + item, 1)
