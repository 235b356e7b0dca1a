"""Step 3 of a turn: flipping one card."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.marooned.cards import (
    FLIP_BY,
    FLIP_IN_PLAY,
    FLIP_STANDING,
    HEARTS,
    MAP_COLUMN,
    MAP_ROW,
    TELESCOPE,
    A,
    B,
)
from maraud.games.marooned.health import heart
from maraud.games.marooned.options import FACE, FLIP, FLIP_MAPS
from maraud.games.marooned.ships import look_for_signals, sail, sight_ship
from maraud.games.marooned.state import (
    MOVE,
    NOWHERE,
    Marooned,
    column,
    face_of,
    is_in_play,
    row,
    ship_sails,
    stands_on_high_ground,
)
from maraud.games.marooned.words import (
    FLIPPED,
    FLIPS_BY_ITSELF,
    MAPS_APART,
    NO_SHIP_SET_SAIL,
    NOT_AT_CROSSING,
    NOT_IN_PLAY,
    NOT_ON_HIGH_GROUND,
    WHAT_TO_FLIP,
)

PLAYER: Final = 0


def flip_and_sail(s: Marooned) -> Flow[None]:
    """MOO-6 Steps 3 and 4, and the next turn begins."""
    yield from flip(s)
    sail(s)
    s.turn += 1
    s.phase = MOVE
    s.extra_used, s.moved, s.paid = False, False, False


def flip(s: Marooned) -> Flow[None]:
    """MOO-7 At most one flip a turn, and only if the player wants it. Nothing is asked where nothing can flip."""
    menu = Menu(s, PLAYER, WHAT_TO_FLIP, PASS)
    for card in s.order:
        if s.side[card] == A:
            offer_flip(s, menu, card)
    if len(menu.ask.options) == 1:
        return
    choice = yield menu.ask
    if choice is FLIP_MAPS:
        turn_over(s, MAP_COLUMN)
        turn_over(s, MAP_ROW)
    elif choice is not PASS:
        turn_over(s, choice.value)
    if choice is not PASS and s.options.rescue_on_flip and ship_sails(s) and s.ship_at:  # MOO-E14
        look_for_signals(s)


def offer_flip(s: Marooned, menu: Menu, card: int) -> None:
    """MOO-28 A card may flip if its prerequisite is met. MOO-29 Where the player stands matters only if the card says so."""
    by = FLIP_BY[card]
    if by == "crossing":
        if card == MAP_ROW or s.place[MAP_ROW] == NOWHERE:  # both halves flip as one, offered once
            offer_maps(s, menu)
    elif by == "itself":
        menu.refuse(FLIP[card], FLIPS_BY_ITSELF, (FACE[face_of(s, card)],))
    elif by == "set_sail":
        menu.offer(FLIP[card], s.set_sail_in == s.turn, NO_SHIP_SET_SAIL)  # MOO-50, MOO-E23
    elif FLIP_IN_PLAY[card] >= 0 and not is_in_play(s, FLIP_IN_PLAY[card]):
        menu.refuse(FLIP[card], NOT_IN_PLAY, (FACE[FLIP_IN_PLAY[card]],))
    else:
        menu.offer(FLIP[card], not FLIP_STANDING[card] or stands_on_high_ground(s), NOT_ON_HIGH_GROUND)


def offer_maps(s: Marooned, menu: Menu) -> None:
    """MOO-51 The halves flip together where the row of the one crosses the column of the other."""
    if s.place[MAP_ROW] == NOWHERE or s.place[MAP_COLUMN] == NOWHERE:
        menu.refuse(FLIP_MAPS, MAPS_APART)
        return
    menu.offer(FLIP_MAPS, is_at_crossing(s), NOT_AT_CROSSING)


def is_at_crossing(s: Marooned) -> bool:
    """Whether the player stands in the row of the row half and the column of the column half."""
    return row(s.player) == row(s.place[MAP_ROW]) and column(s.player) == column(s.place[MAP_COLUMN])


def may_flip(s: Marooned, card: int) -> bool:
    """Whether the card's prerequisite is met now; for views and rules of thumb."""
    if s.side[card] == B or s.place[card] == NOWHERE:
        return False
    menu = Menu(s, PLAYER, WHAT_TO_FLIP)
    if FLIP_BY[card] == "crossing":
        offer_maps(s, menu)
    else:
        offer_flip(s, menu, card)
    return bool(menu.ask.options)


def turn_over(s: Marooned, card: int) -> None:
    """MOO-31 After a flip side B's icons and text apply. MOO-E9 Its heart works again after a second flip, unless the option says once."""
    before = FACE[face_of(s, card)]
    s.side[card] = B
    s.tell(FLIPPED, (before, FACE[face_of(s, card)]))
    if HEARTS[face_of(s, card)] and (s.options.reflip_heart or not s.healed >> card & 1):
        s.healed |= 1 << card
        heart(s, card)
    if card == TELESCOPE:
        sight_ship(s)
