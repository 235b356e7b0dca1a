"""Step 3 of a turn: flipping one card."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.phrases import Reason
from maraud.engine.vocabulary import PASS, Option
from maraud.games.marooned.cards import (
    BOTTLE,
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
from maraud.games.marooned.ships import look_for_signals, sail, serpent_beside, sight_ship
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
    """MOO-7 At most one flip a turn, and only if the player wants it. Nothing is asked where nothing can flip."""
    menu = Menu(s, PLAYER, WHAT_TO_FLIP, PASS)
    for card in s.order:
        if s.side[card] == A:
            offer_flip(s, menu, card)
    if len(menu.options) > 1:
        choice = yield menu
        if choice is not PASS:
            flip(s, choice)
    sail_and_end_turn(s)


def sail_and_end_turn(s: Marooned) -> None:
    """MOO-6 Step 4, and the next turn begins."""
    sail(s)
    s.turn += 1
    s.phase = MOVE
    s.extra_used, s.moved, s.paid = False, False, False


def flip(s: Marooned, choice: Option) -> None:
    """MOO-28 Flip the chosen card, or both halves of the map."""
    if choice is FLIP_MAPS:
        turn_over(s, MAP_COLUMN)
        turn_over(s, MAP_ROW)
    else:
        turn_over(s, choice.value)
    if s.options.rescue_on_flip and ship_sails(s) and s.ship_at and not serpent_beside(s):  # MOO-E14
        look_for_signals(s)


def offer_flip(s: Marooned, menu: Menu, card: int) -> None:
    """MOO-51 Both halves of the map are one flip, offered once."""
    if card == MAP_ROW and s.place[MAP_COLUMN] != NOWHERE:
        return
    option = FLIP_MAPS if card in (MAP_ROW, MAP_COLUMN) else FLIP[card]
    reason = why_not(s, card)
    if reason is None:
        menu.options.append(option)
    elif s.explain:
        needed = FLIP_IN_PLAY[card] if reason is NOT_IN_PLAY else card * 2
        menu.refuse(option, reason, (FACE[needed],))


def why_not(s: Marooned, card: int) -> Reason | None:
    """MOO-28 Why a placed card on side A may not flip now, or None if it may.

    MOO-29 Where the player stands matters only if the card says so.
    """
    needed = FLIP_IN_PLAY[card]
    if needed >= 0 and not is_in_play(s, needed):
        return NOT_IN_PLAY
    if FLIP_STANDING[card]:
        return None if stands_on_high_ground(s) else NOT_ON_HIGH_GROUND  # MOO-47, MOO-48, MOO-49
    if needed >= 0:
        return None
    if card == BOTTLE:
        return None if s.set_sail_in == s.turn else NO_SHIP_SET_SAIL  # MOO-50, MOO-E22, MOO-E23
    if card in (MAP_ROW, MAP_COLUMN):
        return crossing(s)
    return FLIPS_BY_ITSELF


def crossing(s: Marooned) -> Reason | None:
    """MOO-51 The halves flip where the row of the one crosses the column of the other."""
    if s.place[MAP_ROW] == NOWHERE or s.place[MAP_COLUMN] == NOWHERE:
        return MAPS_APART
    if row(s.player) == row(s.place[MAP_ROW]) and column(s.player) == column(s.place[MAP_COLUMN]):
        return None
    return NOT_AT_CROSSING


def may_flip_any(s: Marooned) -> bool:
    """Whether any card can be flipped as things stand."""
    for card in s.order:
        if s.side[card] == A and why_not(s, card) is None:
            return True
    return False


def may_flip(s: Marooned, card: int) -> bool:
    """Whether a card on the island can be flipped as things stand; for views and rules of thumb."""
    return s.side[card] == A and why_not(s, card) is None


def turn_over(s: Marooned, card: int) -> None:
    """MOO-31 After a flip side B's icons and text apply.

    MOO-E9 Its heart works again after a second flip, unless the option says once.
    """
    before = FACE[face_of(s, card)]
    s.side[card] = B
    s.tell(FLIPPED, (before, FACE[face_of(s, card)]))
    if HEARTS[face_of(s, card)] and (s.options.reflip_heart or not s.healed >> card & 1):
        s.healed |= 1 << card
        heart(s, card)
    if card == TELESCOPE:
        sight_ship(s)
