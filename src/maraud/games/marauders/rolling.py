"""Rolling: what the dice give, and earthquakes."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.marauders.asking import only
from maraud.games.marauders.box import A_RESOURCE, COLORS, FIRST_JEWEL, MARAUDER_FACE, POISON, SPACES, WILD
from maraud.games.marauders.cards import draw, lose_jewel, take_jewels
from maraud.games.marauders.chests import close, discard_cart
from maraud.games.marauders.island import NOWHERE
from maraud.games.marauders.options import CARD, CELL, COLOR, FACE, SEAT
from maraud.games.marauders.state import ACTING, Marauders, guarded
from maraud.games.marauders.winning import end_turn
from maraud.games.marauders.words import (
    CART_SAVED,
    CART_SHIFTED,
    COLLECTED,
    EARTHQUAKE,
    HELD_OUT,
    QUAKE_CLOSED,
    QUAKE_LOST,
    QUAKE_ROLLED,
    ROLLED,
    TURN_BEGAN,
    TURN_LOST,
)

JEWELS_GIVEN: Final = 2
JEWELS_ON_DOUBLES: Final = 3
MOST_REROLLS: Final = 20


def roll(s: Marauders) -> Flow[None]:
    """MAR-40 A turn begins with the roll of all three dice, which counts for all players."""
    seat = s.active
    s.spaces, s.horse_spaces, s.has_moved, s.took_key, s.shifts = SPACES, 0, False, False, 0
    s.offers = [0] * s.seats
    s.dice = [-1, -1, -1]
    s.tell(TURN_BEGAN, (SEAT[seat],))
    if s.poisoned[seat]:  # MAR-106, MAR-E38: the whole turn, with its roll
        s.poisoned[seat] = 0
        s.discard[POISON] += 1
        s.tell(TURN_LOST, (SEAT[seat],))
        end_turn(s)
        return
    one = yield Chance(FACE)
    two = yield Chance(FACE)
    color = yield Chance(COLOR)
    s.dice = [one.value, two.value, color.value]
    s.tell(ROLLED, (one, two, color))
    s.phase = ACTING
    if one.value == MARAUDER_FACE and two.value == MARAUDER_FACE:
        yield from earthquake(s)
    elif one is two:
        yield from two_equal(s, one.value, color.value)
    else:  # MAR-43, MAR-45
        for jewel in (one.value, two.value):
            if jewel != MARAUDER_FACE:
                if s.options.wild_on_all:  # MAR-E10
                    pay_out(s, WILD, jewel, JEWELS_GIVEN)
                pay_out(s, jewel * COLORS + color.value, jewel, JEWELS_GIVEN)


def pay_out(s: Marauders, chest: int, jewel: int, count: int) -> None:
    """MAR-42 An open chest gives its guard's owner jewels, MAR-49 a closed one none. MAR-103 A Mine Cart: 1 more."""
    cell = s.opened[chest]
    if cell == NOWHERE:
        return
    if s.carts[cell] and (count == JEWELS_GIVEN or s.options.cart_on_doubles):  # MAR-E11
        count += 1
    owner = s.guards[cell]
    got = take_jewels(s, owner, jewel, count)
    if got:
        s.tell(COLLECTED, (SEAT[owner], got, CARD[FIRST_JEWEL + jewel]))


def two_equal(s: Marauders, jewel: int, color: int) -> Flow[None]:
    """MAR-44 The matching chest and the Wild one give three each; all draw a resource. MAR-47 The Wild one is first."""
    pay_out(s, WILD, jewel, JEWELS_ON_DOUBLES)
    pay_out(s, jewel * COLORS + color, jewel, JEWELS_ON_DOUBLES)
    for place in range(s.seats):
        yield from draw(s, (s.active + place) % s.seats, A_RESOURCE)


def earthquake(s: Marauders) -> Flow[None]:
    """MAR-46 The jewel dice are rolled again: their chests of the key's color close, and hands lose these jewels."""
    s.tell(EARTHQUAKE)
    for die in range(2):
        face = yield Chance(FACE)
        if s.options.quake_reroll:  # MAR-E13
            for _ in range(MOST_REROLLS):
                if face.value == MARAUDER_FACE:
                    face = yield Chance(FACE)
        s.dice[die] = face.value
    s.tell(QUAKE_ROLLED, (FACE[s.dice[0]], FACE[s.dice[1]]))
    struck = [s.dice[0]] if s.dice[0] == s.dice[1] else [s.dice[0], s.dice[1]]  # MAR-E14
    for jewel in struck:
        if jewel != MARAUDER_FACE:
            yield from shake(s, jewel * COLORS + s.dice[2])
            for seat in range(s.seats):
                count = lose_jewel(s, seat, jewel)
                if count:
                    s.tell(QUAKE_LOST, (SEAT[seat], count, CARD[FIRST_JEWEL + jewel]))


def shake(s: Marauders, chest: int) -> Flow[None]:
    """MAR-46 An open chest closes. MAR-105 Not on a Fortress. MAR-E15 The Wild chest has no single jewel and stays."""
    cell = s.opened[chest]
    if cell == NOWHERE:
        return
    if s.forts[cell]:
        s.tell(HELD_OUT, (CELL[cell],))
        return
    owner = s.guards[cell]
    close(s, cell)
    s.tell(QUAKE_CLOSED, (CELL[cell], SEAT[owner]))
    if s.carts[cell] and s.options.quake_moves_cart:  # MAR-E16
        places = [CELL[other] for other in guarded(s, owner) if not s.carts[other]]
        if places:
            place = yield from only(Ask(owner, CART_SAVED, places))
            s.carts[cell], s.carts[place.value] = 0, 1
            s.tell(CART_SHIFTED, (SEAT[owner], CELL[cell], place))
    discard_cart(s, cell)
