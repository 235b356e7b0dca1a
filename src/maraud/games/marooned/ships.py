"""Ships: setting sail, the course along a coast, and rescue."""

from __future__ import annotations

from maraud.engine.flow import Over
from maraud.games.marooned.cards import BOTTLE, HIGHER_GROUND, MIRAGE, NE, NW, ROCKS, SE, SHIP_ICONS, SW, A, B
from maraud.games.marooned.options import CORNER, FACE
from maraud.games.marooned.state import (
    IN_PORT,
    NO_SIGHTING,
    NOWHERE,
    RESCUED,
    SAILED_ON,
    SAILS_ON,
    SIZE,
    Marooned,
    column,
    face_of,
    row,
    ship_sails,
    square_at,
)
from maraud.games.marooned.words import IGNORED, RESCUED_BY, RETURNED, SAILED, SET_SAIL, SIGHTED, SKIPPED, TURNED_CORNER


def ship_icon(s: Marooned, card: int) -> None:
    """MOO-19 A ship icon puts the Ship in play. MOO-26 While one sails it is ignored and does not count later."""
    corner = SHIP_ICONS[face_of(s, card)]
    if corner < 0:
        return
    if ship_sails(s):
        s.tell(IGNORED, (FACE[face_of(s, card)],))
        return
    set_sail(s, corner)


def first_row(corner: int, north: int, south: int) -> int:
    """MOO-21 The area's first row, from the corner and the island's bounds."""
    return north if corner in (NW, NE) else south - SIZE + 1


def first_column(corner: int, west: int, east: int) -> int:
    """MOO-21 The area's first column, from the corner and the island's bounds."""
    return west if corner in (NW, SW) else east - SIZE + 1


def set_sail(s: Marooned, corner: int) -> None:
    """MOO-20, MOO-21 The Ship stands at a corner of the bounding box of all cards, which fixes the area.

    MOO-27 Anew each time.
    """
    s.corner, s.ship_at, s.sighting = corner, 0, NO_SIGHTING
    s.top, s.left = first_row(corner, s.north, s.south), first_column(corner, s.west, s.east)
    s.set_sail_in = s.turn
    s.tell(SET_SAIL, (CORNER[corner],))
    if s.sighted_in == s.turn:
        sight_ship(s)


def sight_ship(s: Marooned) -> None:
    """MOO-47 Ship Sighted: the ship in play sails on at the next corner, once for each ship.

    MOO-E17 One that sets sail this turn too.
    """
    s.sighted_in = s.turn
    if ship_sails(s) and s.sighting == NO_SIGHTING:
        s.sighting = SAILS_ON
        s.tell(SIGHTED)


def return_to_port(s: Marooned) -> None:
    """MOO-25 The ship is in port again, and the area undefined."""
    s.corner, s.ship_at, s.sighting = IN_PORT, 0, NO_SIGHTING


def coast_square(corner: int, place: int, top: int, left: int) -> int:
    """MOO-22, MOO-52 The coast square beside a ship at place 1 to 4 of its course."""
    if corner == NW:
        return square_at(top, left + place - 1)
    if corner == NE:
        return square_at(top + place - 1, left + SIZE - 1)
    if corner == SE:
        return square_at(top + SIZE - 1, left + SIZE - place)
    return square_at(top + SIZE - place, left)


def ship_square(s: Marooned) -> tuple[int, int]:
    """Row and column where the ship stands, just outside the area."""
    if s.corner == NW:
        return s.top - 1, s.left + s.ship_at - 1
    if s.corner == NE:
        return s.top + s.ship_at - 1, s.left + SIZE
    if s.corner == SE:
        return s.top + SIZE, s.left + SIZE - s.ship_at
    return s.top + SIZE - s.ship_at, s.left - 1


def sail(s: Marooned) -> None:
    """MOO-23 Step 4: one card length along the coast. MOO-24 Not in the turn in which the ship was placed."""
    if not ship_sails(s) or (s.set_sail_in == s.turn and not s.options.ship_moves_at_once):  # MOO-E26
        return
    advance(s)


def advance(s: Marooned) -> None:
    """MOO-44 Past a Sea Serpent, at once to the next place. MOO-E16 Also from the last one."""
    s.ship_at += 1
    while s.ship_at <= SIZE and serpent_beside(s):
        s.tell(SKIPPED)
        s.ship_at += 1
    if s.ship_at > SIZE:
        reach_corner(s)
        return
    s.tell(SAILED)
    look_for_signals(s)


def serpent_beside(s: Marooned) -> bool:
    """Whether the Sea Serpent lies on the coast square beside the ship."""
    return s.side[MIRAGE] == B and s.place[MIRAGE] == coast_square(s.corner, s.ship_at, s.top, s.left)


def reach_corner(s: Marooned) -> None:
    """MOO-25 At the next corner the ship returns to port. MOO-E24 Icons seen earlier in the turn stay ignored.

    MOO-47, MOO-E18 If sighted, it stays there for a turn and sails on; the area stays.
    """
    if s.sighting == SAILS_ON:
        s.corner, s.ship_at, s.sighting = (s.corner + 1) % 4, 0, SAILED_ON
        s.tell(TURNED_CORNER, (CORNER[s.corner],))
    else:
        return_to_port(s)
        s.tell(RETURNED)


def look_for_signals(s: Marooned) -> None:
    """MOO-36 Any signal that the ship passes rescues the player.

    MOO-34 SOS and Lit Beacon may lie anywhere in the row or column.
    """
    beside = coast_square(s.corner, s.ship_at, s.top, s.left)
    if s.corner in (NE, SW) and is_signal(s, ROCKS) and row(s.place[ROCKS]) == row(beside):  # MOO-32
        rescue(s, ROCKS)
    if (
        s.corner in (NW, SE) and is_signal(s, HIGHER_GROUND) and column(s.place[HIGHER_GROUND]) == column(beside)
    ):  # MOO-33
        rescue(s, HIGHER_GROUND)
    if is_signal(s, BOTTLE) and s.place[BOTTLE] == beside and s.ship_at in (2, 3):  # MOO-35
        rescue(s, BOTTLE)


def is_signal(s: Marooned, card: int) -> bool:
    """Whether a rescue card shows its signal."""
    return s.side[card] != A and s.place[card] != NOWHERE


def rescue(s: Marooned, card: int) -> None:
    """MOO-36 The game ends, won."""
    s.tell(RESCUED_BY, (FACE[face_of(s, card)],))
    s.outcome, s.result = RESCUED, [1.0]
    raise Over
