"""Step 1 of a turn: moving, placing a card, and what happens there."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.marooned.cards import HIGHER_GROUND, MIRAGE, PIRATES, STORM, TELESCOPE, VINES, A, B
from maraud.games.marooned.flipping import may_flip_any, sail_and_end_turn
from maraud.games.marooned.health import check_death, harm, heart, pay_for_turn
from maraud.games.marooned.options import ALSO, CARD, FACE, GO
from maraud.games.marooned.ships import advance, return_to_port, serpent_beside, ship_icon, sight_ship
from maraud.games.marooned.state import (
    COLUMNS,
    FLIP_AND_SAIL,
    IN_PORT,
    MIDDLE,
    MOVE,
    NEIGHBORS,
    NOWHERE,
    ROWS,
    SIZE,
    Marooned,
    cards_placed,
    column,
    face_of,
    row,
    ship_sails,
)
from maraud.games.marooned.words import (
    ATTACKED,
    DECK_EMPTY,
    DRAWN,
    EXTRA_NEEDS_CARD,
    EXTRA_SPACE,
    FADED,
    FLIPPED_BACK,
    OUTSIDE_AREA,
    STEPPED,
    STORM_BROKE,
    SWAP_WITH,
    SWAPPED,
    TOO_LARGE,
    WHERE_TO,
)

PLAYER: Final = 0
STORM_FLIPS_AT: Final = 13


def first_card(s: Marooned) -> Flow[None]:
    """MOO-5 The first card is drawn and placed; it is turn 1. MOO-E1 By option it is set-up and free."""
    yield from draw(s, MIDDLE)
    if s.options.first_card_is_turn:
        end_of_move(s)
    else:
        check_death(s)
        s.turn, s.phase = 1, MOVE


def move(s: Marooned) -> Flow[None]:
    """MOO-6 Step 1. MOO-11 The move is compulsory.

    MOO-46, MOO-E11 The Compass's extra space comes before or after it.
    """
    if s.moved:
        yield from extra_space(s)
        return
    menu = Menu(s, PLAYER, WHERE_TO)
    deck_is_empty = len(s.order) == len(CARD)
    for direction, square in enumerate(NEIGHBORS[s.player]):
        if square != NOWHERE and s.at[square] != NOWHERE:
            menu.options.append(GO[direction])
        elif deck_is_empty:  # MOO-13
            menu.refuse(GO[direction], DECK_EMPTY)
        else:
            menu.offer(GO[direction], may_place(s, square), TOO_LARGE if s.corner == IN_PORT else OUTSIDE_AREA)
    if has_extra_space(s):
        offer_extra_spaces(s, menu)
    choice = yield menu
    square = NEIGHBORS[s.player][choice.value]
    if choice is ALSO[choice.value]:
        s.extra_used = True
        step_onto(s, square)
        return
    if s.at[square] == NOWHERE:  # MOO-10 the direction was chosen before the card is drawn
        yield from draw(s, square)
    else:
        step_onto(s, square)
    s.moved = True
    if not has_extra_space(s) or not neighbors_with_card(s):
        end_of_move(s)


def may_place(s: Marooned, square: int) -> bool:
    """MOO-12 A new card must fit: into the ship's area, or with no ship in play into a bounding box of four by four."""
    if square == NOWHERE:
        return False
    r, c = ROWS[square], COLUMNS[square]
    if s.corner != IN_PORT:
        return s.top <= r < s.top + SIZE and s.left <= c < s.left + SIZE
    return r - s.north < SIZE and s.south - r < SIZE and c - s.west < SIZE and s.east - c < SIZE


def has_extra_space(s: Marooned) -> bool:
    """MOO-46 The Compass works from the turn after it appeared (MOO-E21), once each turn."""
    return s.side[PIRATES] == B and not s.extra_used and s.compass_in < s.turn


def neighbors_with_card(s: Marooned) -> bool:
    """Whether a placed card is beside the player."""
    return any(square != NOWHERE and s.at[square] != NOWHERE for square in NEIGHBORS[s.player])


def offer_extra_spaces(s: Marooned, menu: Menu) -> None:
    """MOO-46 Only onto a card already placed."""
    for direction in range(4):
        square = NEIGHBORS[s.player][direction]
        menu.offer(ALSO[direction], square != NOWHERE and s.at[square] != NOWHERE, EXTRA_NEEDS_CARD)


def extra_space(s: Marooned) -> Flow[None]:
    """MOO-46, MOO-E11 The extra space after the move. MOO-E13 Whatever area a ship has set meanwhile."""
    menu = Menu(s, PLAYER, EXTRA_SPACE, PASS)
    offer_extra_spaces(s, menu)
    choice = yield menu
    if choice is not PASS:
        s.extra_used = True
        step_onto(s, NEIGHBORS[s.player][choice.value])
    end_of_move(s)


def end_of_move(s: Marooned) -> None:
    """MOO-6 Steps 1 and 2 are done. Where nothing can flip, the turn goes on to its end at once."""
    pay_for_turn(s)
    check_death(s)
    if may_flip_any(s):
        s.phase = FLIP_AND_SAIL
    else:
        sail_and_end_turn(s)


def step_onto(s: Marooned, square: int) -> None:
    """MOO-8 Step onto a placed card. MOO-16 Its positive heart gives nothing again. MOO-E12 Every step is a landing."""
    card = s.at[square]
    s.player = square
    s.tell(STEPPED, (FACE[face_of(s, card)],))
    if s.options.cost_before_effects:  # MOO-E3 with the extra space as well, once a turn
        pay_for_turn(s)
    harm(s, card)
    if card == PIRATES:
        pirates(s)
    elif card == TELESCOPE and s.side[card] == B:
        sight_ship(s)


def draw(s: Marooned, square: int) -> Flow[None]:
    """MOO-8 Draw a card, place it and stand on it. MOO-4 Which card it is, nobody knows before."""
    card = (yield Chance(CARD, s.deck)).value
    s.deck[card] = 0
    s.order.append(card)
    s.place[card], s.at[square], s.player = square, card, square
    r, c = ROWS[square], COLUMNS[square]
    s.north, s.south = min(s.north, r), max(s.south, r)
    s.west, s.east = min(s.west, c), max(s.east, c)
    s.tell(DRAWN, (CARD[card], r, c))
    if s.options.cost_before_effects and s.turn > 0:  # MOO-E3
        pay_for_turn(s)
    if card == MIRAGE:
        yield from mirage(s)
    else:
        thirteenth_card(s)
        appear(s, card)


def appear(s: Marooned, card: int) -> None:
    """MOO-15 What a card does when it comes to lie under the player: drawn, or brought by Mirage (MOO-43, MOO-E8)."""
    heart(s, card)
    if card == STORM and s.side[card] == B:
        tornado_turns_back(s)
    ship_icon(s, card)
    if card == PIRATES:
        pirates(s)
    elif card == TELESCOPE and s.side[card] == B:
        sight_ship(s)


def thirteenth_card(s: Marooned) -> None:
    """MOO-40 When the 13th card is placed, Storm becomes Tornado; never later. MOO-41 Even if it is that card."""
    if cards_placed(s) != STORM_FLIPS_AT or s.place[STORM] == NOWHERE:
        return
    s.side[STORM] = B
    s.tell(STORM_BROKE)
    tornado_turns_back(s)


def tornado_turns_back(s: Marooned) -> None:
    """MOO-42 When Tornado appears, Shelter and Lit Beacon turn back. MOO-E10 No ship sails for that."""
    for card in (VINES, HIGHER_GROUND):
        if s.side[card] == B:
            before = FACE[face_of(s, card)]
            s.side[card] = A
            s.tell(FLIPPED_BACK, (before, FACE[face_of(s, card)]))


def mirage(s: Marooned) -> Flow[None]:
    """MOO-43 Mirage swaps places with the furthest card, then flips.

    The player stays, now on that card, which works again.

    MOO-E7 If Mirage is the 13th card, Storm flips first (by option, last).
    """
    if s.options.storm_before_mirage:
        thirteenth_card(s)
    here = s.player
    furthest = furthest_cards(s, here)
    if not furthest:  # MOO-E5
        s.side[MIRAGE] = B
        s.tell(FADED)
        return
    card = furthest[0]
    if len(furthest) > 1:
        card = (yield Ask(PLAYER, SWAP_WITH, [CARD[far] for far in furthest])).value
    there = s.place[card]
    s.place[card], s.at[here] = here, card
    s.place[MIRAGE], s.at[there] = there, MIRAGE
    s.side[MIRAGE] = B
    s.tell(SWAPPED, (FACE[face_of(s, card)],))
    appear(s, card)
    if not s.options.storm_before_mirage:
        thirteenth_card(s)
        if cards_placed(s) == STORM_FLIPS_AT and card == STORM:
            heart(s, STORM)
    if s.options.serpent_moves_standing_ship and ship_sails(s) and s.ship_at and serpent_beside(s):  # MOO-E15
        advance(s)


def furthest_cards(s: Marooned, square: int) -> list[int]:
    """MOO-E6 The cards at the greatest distance from a square: in steps, or by option in a straight line."""
    best, cards = 0, [0 for _ in range(0)]
    for card in s.order:
        down, right = abs(row(s.place[card]) - row(square)), abs(column(s.place[card]) - column(square))
        distance = down + right if s.options.mirage_by_steps else down * down + right * right
        if distance > best:
            best, cards = distance, [card]
        elif distance == best and distance:
            cards.append(card)
    return cards


def pirates(s: Marooned) -> None:
    """MOO-45 Drawn or landed on with a ship in play: it returns to port and Pirates become Compass.

    MOO-E20 Brought by Mirage too.
    """
    if s.side[PIRATES] == A and ship_sails(s):
        return_to_port(s)
        s.side[PIRATES] = B
        s.compass_in = s.turn
        s.tell(ATTACKED)
