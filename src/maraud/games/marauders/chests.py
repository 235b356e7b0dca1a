"""Chests and guards."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import Option
from maraud.games.marauders.box import COLORS, FORTRESS, GUARDS, MINE_CART, WILD, WOODEN, color_of
from maraud.games.marauders.cards import pay
from maraud.games.marauders.island import KEYHOLE_OF, NOWHERE
from maraud.games.marauders.options import CARD, CELL, CHEST, OPEN_AT, PRY_AT, SEAT
from maraud.games.marauders.state import NO_ONE, Marauders, guarded, knows_chest
from maraud.games.marauders.words import (
    CART_LOST,
    CLOSE_WHICH,
    CLOSED,
    FORTRESS_LOST,
    OPENED,
    PAID,
)


def has_color(s: Marauders, seat: int, chest: int) -> bool:
    """MAR-80 Whether a hand has the key of the chest's color. MAR-81 The Wild chest takes one of each of the three."""
    hand = s.hands[seat]
    if chest == WILD:
        return hand[0] > 0 and hand[1] > 0 and hand[2] > 0
    return hand[color_of(chest)] > 0


def has_wooden(s: Marauders, seat: int) -> bool:
    """MAR-80 A wooden key opens any chest, MAR-81 the Wild one too."""
    return s.hands[seat][WOODEN] > 0


def reached(s: Marauders, seat: int, scout: int) -> int:
    """MAR-80 The cell of the closed chest at whose keyhole a scout stands, MAR-E24 however it closed; or NOWHERE."""
    space = s.scouts[2 * seat + scout]
    cell = KEYHOLE_OF[space] if space >= 0 else NOWHERE
    return cell if cell != NOWHERE and s.guards[cell] == NO_ONE and knows_chest(s, seat, cell) else NOWHERE


def openings(s: Marauders, seat: int) -> list[Option]:
    """MAR-E25 The chests that a seat can open now, and with which keys."""
    found: list[Option] = []
    one, two = reached(s, seat, 0), reached(s, seat, 1)
    for cell in (one,) if one == two else (one, two):
        if cell != NOWHERE:
            if has_color(s, seat, s.chests[cell]):
                found.append(OPEN_AT[cell])
            if has_wooden(s, seat):
                found.append(PRY_AT[cell])
    return found


def open_reached(s: Marauders, seat: int, choice: Option) -> Flow[None]:
    """MAR-80 Open a chest that a scout has reached. MAR-83 With all guards standing another chest closes first."""
    own = guarded(s, seat)
    if len(own) == GUARDS:
        freed = yield Ask(seat, CLOSE_WHICH, [CELL[cell] for cell in own])
        s.tell(CLOSED, (SEAT[seat], freed))
        close_own(s, freed.value)
    open_chest(s, seat, choice.value, choice is PRY_AT[choice.value])


def open_chest(s: Marauders, seat: int, cell: int, wooden: bool) -> None:
    """MAR-80 Discard the key, turn the chest face up, put a guard on it."""
    chest = s.chests[cell]
    if wooden:
        pay_key(s, seat, WOODEN)
    elif chest == WILD:
        for color in range(COLORS):
            pay_key(s, seat, color)
    else:
        pay_key(s, seat, color_of(chest))
    s.guards[cell] = seat
    s.opened[chest] = cell
    s.seen_open |= 1 << cell
    s.tell(OPENED, (SEAT[seat], CELL[cell], CHEST[chest]))


def pay_key(s: Marauders, seat: int, key: int) -> None:
    """One key card goes to the discards."""
    pay(s, seat, key, 1)
    s.tell(PAID, (SEAT[seat], 1, CARD[key]))


def close(s: Marauders, cell: int) -> None:
    """The guard goes back to its owner, the chest lies face down, open to all again."""
    s.guards[cell] = NO_ONE
    s.opened[s.chests[cell]] = NOWHERE


def close_own(s: Marauders, cell: int) -> None:
    """MAR-E16 What lies under a chest that its owner closes is discarded; a Mine Cart may have moved before."""
    close(s, cell)
    discard_cart(s, cell)
    if s.forts[cell]:
        s.forts[cell] = 0
        s.discard[FORTRESS] += 1
        s.tell(FORTRESS_LOST, (CELL[cell],))


def discard_cart(s: Marauders, cell: int) -> None:
    """A Mine Cart never stays under a closed chest."""
    if s.carts[cell]:
        s.carts[cell] = 0
        s.discard[MINE_CART] += 1
        s.tell(CART_LOST, (CELL[cell],))
