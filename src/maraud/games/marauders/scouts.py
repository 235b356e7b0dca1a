"""Scouts: moving, sailing, crossing chests and looking under them."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import Option
from maraud.games.marauders.asking import only
from maraud.games.marauders.box import SAIL_COST, SCOUTS
from maraud.games.marauders.island import (
    AT_SEA,
    CANOE_AT,
    HAS_CANOE_PORT,
    KEYHOLE_OF,
    KEYHOLES,
    NEIGHBORS,
    NOWHERE,
    TURNS,
    X_TURNS,
    canoe_cell,
    is_x,
    river_from,
)
from maraud.games.marauders.options import CELL, CHEST, PORT, SCOUT, SEAT, SPACE, STOP
from maraud.games.marauders.state import ACTING, NO_ONE, WALKING, Marauders, is_ready, knows_chest
from maraud.games.marauders.winning import enter_x
from maraud.games.marauders.words import (
    CROSSED,
    LOOKED,
    MOVED,
    NOT_READY,
    NOT_YOUR_CHEST,
    PADDLED,
    PADDLES,
    RIVER_TO,
    WHERE_TO,
    WHICH_SCOUT,
)


def spaces_left(s: Marauders) -> int:
    """MAR-31 Of the turn's three spaces, and MAR-100 of those that Horses gave."""
    return s.spaces + s.horse_spaces


def spend(s: Marauders, cost: int) -> None:
    """A Horse's spaces go first, so that the three of the turn may still be changed for a key card.

    Without a Horse a crossing that costs nothing is a move all the same: it rules the key card out.
    """
    if not s.horse_spaces or not s.options.horse_with_key:
        s.has_moved = True
    from_horse = min(cost, s.horse_spaces)
    s.horse_spaces -= from_horse
    s.spaces -= cost - from_horse


def may_enter(s: Marauders, seat: int, space: int) -> bool:
    """MAR-23, MAR-E26 Every x is barred alike, and in the same words (MAR-E55), to whoever is not ready."""
    if not X_TURNS[space] or s.options.x_open or not is_x(s.turns, space):
        return True
    return is_ready(s, seat)


def may_cross(s: Marauders, seat: int, space: int) -> bool:
    """MAR-64 A scout at a keyhole may cross a chest that its own player guards, while it is open."""
    if space < 0 or KEYHOLE_OF[space] == NOWHERE or s.guards[KEYHOLE_OF[space]] != seat:
        return False
    cost = s.options.cross_cost  # MAR-E47
    return spaces_left(s) >= cost and (cost > 0 or not s.took_key or s.horse_spaces > 0)


def has_way(s: Marauders, seat: int, scout: int) -> bool:
    """Whether a scout can move at all: the answer is the same for all x's."""
    space = s.scouts[2 * seat + scout]
    return spaces_left(s) > 0 or may_cross(s, seat, space)


def may_walk(s: Marauders, seat: int) -> bool:
    """Whether one of the two scouts can move."""
    return has_way(s, seat, 0) or has_way(s, seat, 1)


def begin_walk(s: Marauders, seat: int) -> Flow[None]:
    """MAR-33 The spaces may be split between the scouts: each walk is one scout's, and it has a first step."""
    scouts = [SCOUT[number] for number in range(SCOUTS) if has_way(s, seat, number)]
    scout = yield from only(Ask(seat, WHICH_SCOUT, scouts))
    s.walker = scout.value
    s.phase = WALKING
    choice = yield steps(s, seat, None)
    go(s, seat, choice)


def walk(s: Marauders) -> Flow[None]:
    """MAR-61 One step, or MAR-35 no more. MAR-32 After it cards may be played, and the walk goes on."""
    seat = s.active
    choice = yield steps(s, seat, STOP)
    if choice is STOP:
        s.phase = ACTING
    else:
        go(s, seat, choice)


def steps(s: Marauders, seat: int, always: Option | None) -> Menu:
    """Where the scout can go now."""
    menu = Menu(s, seat, WHERE_TO, always, (spaces_left(s),))
    offer_steps(s, menu, seat, s.scouts[2 * seat + s.walker])
    return menu


def go(s: Marauders, seat: int, choice: Option) -> None:
    """One step. The walk is over when no more can follow."""
    step(s, seat, choice)
    if not has_way(s, seat, s.walker):
        s.phase = ACTING


def offer_steps(s: Marauders, menu: Menu, seat: int, here: int) -> None:
    """The spaces one step away, and those across an own chest."""
    if may_cross(s, seat, here):
        for keyhole in KEYHOLES[KEYHOLE_OF[here]]:
            if keyhole != here:
                menu.options.append(SPACE[keyhole])
    elif s.explain and here >= 0 and KEYHOLE_OF[here] != NOWHERE:
        for keyhole in KEYHOLES[KEYHOLE_OF[here]]:
            menu.refuse(SPACE[keyhole], NOT_YOUR_CHEST)
    if spaces_left(s) < SAIL_COST:
        return
    if here == AT_SEA:  # MAR-60, MAR-E21: the first space is any port
        menu.options.extend(PORT)
        return
    for space in NEIGHBORS[here]:
        if not X_TURNS[space] or may_enter(s, seat, space):
            menu.options.append(SPACE[space])
        else:
            menu.refuse(SPACE[space], NOT_READY)


def step(s: Marauders, seat: int, choice: Option) -> None:
    """MAR-61 Steps cost a space, MAR-62 sailing too, MAR-E47 crossing what the option says. MAR-E22 Scouts can meet."""
    at = 2 * seat + s.walker
    here, space = s.scouts[at], choice.value
    crosses = here >= 0 and space not in NEIGHBORS[here]
    spend(s, s.options.cross_cost if crosses and here != AT_SEA else 1)
    s.scouts[at] = space
    s.tell(CROSSED if crosses else MOVED, (SEAT[seat], SCOUT[s.walker], choice))
    arrive(s, seat, space)


def arrive(s: Marauders, seat: int, space: int) -> None:
    """MAR-63 At a keyhole of a closed chest its player looks under it, MAR-E23 in passing too. MAR-21 An x may win."""
    cell = KEYHOLE_OF[space]
    if cell != NOWHERE:
        if s.guards[cell] == NO_ONE and not knows_chest(s, seat, cell):
            look(s, seat, cell)
    elif X_TURNS[space] and is_x(s.turns, space):
        enter_x(s, seat, space)


def look(s: Marauders, seat: int, cell: int) -> None:
    """MAR-63 Jewel and key color, for this player alone; the others see that there was a look."""
    s.looked[seat] |= 1 << cell
    s.whisper(LOOKED, (SEAT[seat], CELL[cell]), 1 << seat, (SEAT[seat], CELL[cell], CHEST[s.chests[cell]]))


# Canoes.


def canoe_ways(s: Marauders, space: int) -> list[int]:
    """MAR-101, MAR-E20 The canoe ports that joined rivers lead to from a canoe port, at any distance."""
    start = canoe_cell(s.tiles, s.turns, space)
    if start == NOWHERE:
        return []
    joined = river_from(s.tiles, s.turns, start)
    return [CANOE_AT[cell * TURNS + s.turns[cell]] for cell in sorted(joined) if cell != start and is_port(s, cell)]


def is_port(s: Marauders, cell: int) -> bool:
    """Whether the tile in a cell has a canoe port."""
    return HAS_CANOE_PORT[s.tiles[cell]]


def may_paddle(s: Marauders, seat: int) -> bool:
    """Whether a scout stands on a canoe port from which a river leads on."""
    return bool(canoe_ways(s, s.scouts[2 * seat]) or canoe_ways(s, s.scouts[2 * seat + 1]))


def paddle(s: Marauders, seat: int) -> Flow[None]:
    """MAR-101 A scout goes along the river; MAR-E20 it costs no space, in a key turn too."""
    scouts = [SCOUT[number] for number in range(SCOUTS) if canoe_ways(s, s.scouts[2 * seat + number])]
    scout = yield from only(Ask(seat, PADDLES, scouts))
    at = 2 * seat + scout.value
    port = yield from only(Ask(seat, RIVER_TO, [SPACE[space] for space in canoe_ways(s, s.scouts[at])]))
    s.scouts[at] = port.value
    s.tell(PADDLED, (SEAT[seat], scout, port))
    arrive(s, seat, port.value)
