"""What the player and the spectator see of Marooned!: everything but the order of the deck, which does not exist."""

from __future__ import annotations

from typing import Any, Final

from maraud.games.marooned.cards import CARD_IDS, CARDS, CORNERS, FACE_NAMES, FLIP_WHY
from maraud.games.marooned.flipping import may_flip
from maraud.games.marooned.moving import may_place
from maraud.games.marooned.scoring import points, victory_points
from maraud.games.marooned.ships import ship_square
from maraud.games.marooned.state import (
    FIRST_CARD,
    FLIP_AND_SAIL,
    GRID,
    MAX_HEALTH,
    NOWHERE,
    SAILS_ON,
    SIZE,
    Marooned,
    cards_placed,
    column,
    row,
    ship_sails,
)

OUTCOMES: Final = [None, "rescued", "lost", "given up"]
COURSE: Final = ["E", "S", "W", "N"]


def view(s: Marooned) -> dict[str, Any]:
    """All that is on the table, as `docs/protocol.md` describes it."""
    return {
        "turn": s.turn,
        "phase": phase(s),
        "health": s.health,
        "max_health": MAX_HEALTH,
        "player": [row(s.player), column(s.player)] if s.order else None,
        "cards": [card(s, number, place) for place, number in enumerate(s.order, 1)],
        "ship": ship(s),
        "area": area(s),
        "open": [[row(square), column(square)] for square in range(GRID * GRID) if is_open(s, square)],
        "deck": {"count": sum(s.deck), "left": sorted(CARD_IDS[number] for number in CARDS if s.deck[number])},
        "extra_space": s.compass_in != NOWHERE and s.compass_in < s.turn and not s.extra_used,
        "score": {
            "vp": victory_points(s),
            "health": s.health,
            "cards": cards_placed(s) // 4,
            "total": points(s),
        },
        "outcome": OUTCOMES[s.outcome],
    }


def phase(s: Marooned) -> str:
    """What the player is doing."""
    if s.result:
        return "over"
    return "move" if s.phase != FLIP_AND_SAIL else "flip"


def card(s: Marooned, number: int, place: int) -> dict[str, Any]:
    """A placed card."""
    return {
        "id": CARD_IDS[number],
        "side": "ab"[s.side[number]],
        "name": FACE_NAMES[number * 2 + s.side[number]],
        "row": row(s.place[number]),
        "col": column(s.place[number]),
        "order": place,
        "flips": may_flip(s, number),
        "why": FLIP_WHY[number],
        "rule": "MOO-28",
    }


def ship(s: Marooned) -> dict[str, Any] | None:
    """The ship in play."""
    if not ship_sails(s):
        return None
    return {
        "corner": CORNERS[s.corner],
        "at": s.ship_at,
        "square": list(ship_square(s)),
        "sails": COURSE[s.corner],
        "sails_on": s.sighting == SAILS_ON,
        "sets_sail": s.set_sail_in == s.turn,
    }


def area(s: Marooned) -> dict[str, Any]:
    """The area the ship has set, or all squares that cards could still reach."""
    if ship_sails(s):
        return {"top": s.top, "left": s.left, "height": SIZE, "width": SIZE, "fixed": True}
    top, left = s.south - SIZE + 1, s.east - SIZE + 1
    height, width = s.north + SIZE - top, s.west + SIZE - left
    return {"top": top, "left": left, "height": height, "width": width, "fixed": False}


def is_open(s: Marooned, square: int) -> bool:
    """Whether a new card could lie on a square some day, as things stand."""
    return bool(s.order) and s.at[square] == NOWHERE and s.phase != FIRST_CARD and may_place(s, square)
