"""What ships may see: when the one in play will, how many still can, and how likely a rescue is."""

from __future__ import annotations

import math
from typing import Final

from maraud.games.marooned.cards import (
    BOTTLE,
    CARDS,
    HIGHER_GROUND,
    MIRAGE,
    NE,
    NW,
    ROCKS,
    SE,
    SHIP_ICONS,
    SW,
    TELESCOPE,
    A,
    B,
    face,
)
from maraud.games.marooned.ships import coast_square
from maraud.games.marooned.state import (
    IN_PORT,
    NOWHERE,
    SAILS_ON,
    SIZE,
    Marooned,
    column,
    is_in_play,
    row,
    ship_sails,
)

TORCH: Final = face("torch")
SHIPS: Final = [number for number in CARDS if SHIP_ICONS[number * 2] >= 0]
SIGNALS: Final = [ROCKS, HIGHER_GROUND, BOTTLE]
NEVER: Final = 99


def is_up(s: Marooned, signal: int) -> bool:
    """Whether a card shows its signal."""
    return s.side[signal] == B and s.place[signal] != NOWHERE


def rescue_in(s: Marooned, sighting: int) -> int:
    """How often the ship in play must move until it sees a signal that is up; NEVER if it will not."""
    soon = NEVER
    for signal in SIGNALS:
        if is_up(s, signal):
            soon = min(soon, arrival(s, signal, sighting))
    return soon


def sighting_square(s: Marooned, ground: int) -> int:
    """The square from which Ship Sighted can come into play now, or NOWHERE."""
    if s.place[TELESCOPE] == NOWHERE:
        return NOWHERE
    return ground if s.side[TELESCOPE] == A else s.place[TELESCOPE]


def signal_to_make(s: Marooned) -> int:
    """The card that could become a signal on Higher Ground and still be seen, or NOWHERE."""
    if s.side[ROCKS] == A and s.place[ROCKS] != NOWHERE and ships_left(s, ROCKS):
        return ROCKS
    if is_in_play(s, TORCH) and ships_left(s, HIGHER_GROUND):
        return HIGHER_GROUND
    return NOWHERE


def ships_left(s: Marooned, signal: int) -> int:
    """How many ships of the deck, or now sailing, can still see this signal."""
    count = 1 if ship_sails(s) and arrival(s, signal, s.sighting) < NEVER else 0
    for number in SHIPS:
        if s.deck[number] and (SHIP_ICONS[number * 2] in (NE, SW)) == (signal == ROCKS):
            count += 1
    return count


def seen_from(s: Marooned, corner: int, top: int, left: int, signal: int) -> int:
    """The place of a coast from which a ship sees a signal where it lies, or 0."""
    square = s.place[signal]
    r, c = row(square) - top, column(square) - left
    along = c if corner in (NW, SE) else r
    if (signal == ROCKS and corner in (NW, SE)) or (signal == HIGHER_GROUND and corner in (NE, SW)):
        return 0
    place = along + 1 if corner in (NW, NE) else SIZE - along
    if signal == BOTTLE and (place in (1, SIZE) or square != coast_square(corner, place, top, left)):
        return 0
    if s.side[MIRAGE] == B and s.place[MIRAGE] == coast_square(corner, place, top, left):
        return 0
    return place


def arrival(s: Marooned, signal: int, sighting: int) -> int:
    """How often the ship in play must move until it sees a signal where it lies; NEVER if it will not.

    A Sea Serpent may save it a move.
    """
    if s.corner == IN_PORT:
        return NEVER
    wait = 1 if s.set_sail_in == s.turn else 0
    place = seen_from(s, s.corner, s.top, s.left, signal)
    if place > s.ship_at:
        return wait + place - s.ship_at
    if sighting == SAILS_ON:
        place = seen_from(s, (s.corner + 1) % 4, s.top, s.left, signal)
        if place:
            return wait + SIZE + 1 - s.ship_at + place
    return NEVER


def evaluate(s: Marooned) -> float:
    """How likely a rescue is, from 0 to 1: the odds with which games by rules of thumb ended."""
    if s.result:
        return s.result[0]
    outlook = 1.15 * math.log(max(s.health, 1)) - 3.6
    if rescue_in(s, s.sighting) <= s.health:
        outlook += 4.3
    if s.side[HIGHER_GROUND] == A and s.place[HIGHER_GROUND] != NOWHERE and signal_to_make(s) != NOWHERE:
        outlook += 1.0
    for number in SHIPS:
        if s.deck[number]:
            signal = ROCKS if SHIP_ICONS[number * 2] in (NE, SW) else HIGHER_GROUND
            outlook += 0.3 + (0.8 if is_up(s, signal) else 0.0) + (0.15 if is_up(s, BOTTLE) else 0.0)
    return 1 / (1 + math.exp(-outlook))
