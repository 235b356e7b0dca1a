"""Where a seat's scouts should go: rules of thumb for moving."""

from __future__ import annotations

from typing import Final

from maraud.games.marauders.box import CANOE, COLORS, FIRST_OF_SET, HORSE, HORSE_SPACES, SCOUTS, SET_OF, WOODEN
from maraud.games.marauders.chests import has_color, has_wooden
from maraud.games.marauders.island import (
    AT_SEA,
    CANOE_AT,
    CELLS,
    KEYHOLES,
    NEIGHBORS,
    NOWHERE,
    PORTS,
    SPACES,
    SQUARES,
    TURNS,
    is_x,
    x_of,
)
from maraud.games.marauders.scouts import canoe_ways, is_port
from maraud.games.marauders.state import NO_ONE, Marauders, guards_left, is_ready, knows_chest, true_clues

FAR: Final = 10_000
UNKNOWN_CHEST: Final = 4  # spaces that not knowing a chest counts for
MOST_LAYOUTS: Final = 200
WORTH_A_CANOE: Final = 3  # spaces that it spares

_TABLES: Final[dict[tuple[int, ...], dict[int, list[int]]]] = {}  # layout -> target -> spaces to go, [space]


def distances(s: Marauders, target: int) -> list[int]:
    """How far it is from each space to a square, or to the chest of cell -2 - target, round all x's."""
    layout = tuple(s.turns)
    tables = _TABLES.get(layout)
    if tables is None:
        if len(_TABLES) >= MOST_LAYOUTS:
            _TABLES.clear()
        tables = {}
        _TABLES[layout] = tables
    found = tables.get(target)
    if found is None:
        found = _measured(s.turns, [target] if target >= 0 else KEYHOLES[-2 - target])
        tables[target] = found
    return found


def _measured(turns: list[int], targets: list[int]) -> list[int]:
    found = [FAR] * SPACES
    queue = targets[:]
    for space in targets:
        found[space] = 0
    for space in queue:
        for other in NEIGHBORS[space]:
            if found[other] == FAR and not is_x(turns, other):
                found[other] = found[space] + 1
                queue.append(other)
    return found


def distance(table: list[int], space: int) -> int:
    """From a scout's space; at sea the first space is any port."""
    if space == AT_SEA:
        return 1 + min(table[SQUARES + port] for port in range(PORTS))
    return table[space]


def found_x(s: Marauders, seat: int) -> int:
    """The right x, if the seat has unlocked all true clues."""
    said = true_clues(s, seat)
    if NOWHERE in said:
        return NOWHERE
    return x_of(s.tiles, s.turns, [card - FIRST_OF_SET[SET_OF[card]] for card in said])


def goal_of(s: Marauders, seat: int, scout: int) -> tuple[int, int]:
    """Where one scout should go, and how far that is: NOWHERE if it has nothing to do."""
    space = s.scouts[2 * seat + scout]
    x = found_x(s, seat)
    if x != NOWHERE:
        away = distance(distances(s, x), space)
        if is_ready(s, seat):
            return x, away
        near = min(distance(distances(s, x), s.scouts[2 * seat + other]) for other in range(2))
        if away == near:
            return (x, away) if away > 1 else (NOWHERE, FAR)
    best, least = NOWHERE, FAR
    if guards_left(s, seat) and has_any_key(s, seat):
        for cell in range(CELLS):
            cost = chest_cost(s, seat, cell)
            if cost < FAR:
                away = distance(distances(s, -2 - cell), space)
                if away > 0 and away + cost < least:
                    best, least = -2 - cell, away + cost
    if best == NOWHERE:
        return NOWHERE, FAR
    return best, distance(distances(s, best), space)


def has_any_key(s: Marauders, seat: int) -> bool:
    """Whether the hand has a key at all."""
    hand = s.hands[seat]
    return hand[WOODEN] > 0 or any(hand[:COLORS])


def chest_cost(s: Marauders, seat: int, cell: int) -> int:
    """How many spaces a chest should seem farther than it is; FAR for one that is no goal."""
    if s.guards[cell] != NO_ONE:
        return FAR
    if has_wooden(s, seat):
        return 0
    if knows_chest(s, seat, cell):
        return 0 if has_color(s, seat, s.chests[cell]) else FAR
    colors = sum(count > 0 for count in s.hands[seat][:COLORS])
    return FAR if colors < 2 else UNKNOWN_CHEST * (4 - colors)


def best_scout(s: Marauders, seat: int) -> int:
    """The scout with the nearest goal, NOWHERE if neither has one."""
    one, two = goal_of(s, seat, 0)[1], goal_of(s, seat, 1)[1]
    if one == FAR and two == FAR:
        return NOWHERE
    return 0 if one <= two else 1


def wants_horse(s: Marauders, seat: int) -> bool:
    """Whether a Horse would bring a scout to its goal in this turn that cannot reach it without."""
    scout = best_scout(s, seat)
    if scout == NOWHERE or not s.hands[seat][HORSE]:
        return False
    away, left = goal_of(s, seat, scout)[1], s.spaces + s.horse_spaces
    return left < away <= left + HORSE_SPACES


def next_step(s: Marauders, seat: int, scout: int, spaces: list[int]) -> int:
    """Of the spaces on offer one that is nearer to the scout's goal, or NOWHERE."""
    target, away = goal_of(s, seat, scout)
    if target == NOWHERE:
        return NOWHERE
    if s.hands[seat][CANOE]:
        if canoe_plan(s, seat)[0] == scout:
            return NOWHERE
        port = embarks(s, s.scouts[2 * seat + scout], target, away)
        if port != NOWHERE:
            target, away = port, distance(distances(s, port), s.scouts[2 * seat + scout])
    table = distances(s, target)
    best, least = NOWHERE, away
    for space in spaces:
        if table[space] < least:
            best, least = space, table[space]
    return best


# Canoes.


def canoe_plan(s: Marauders, seat: int) -> tuple[int, int]:
    """The scout that a Canoe brings nearest to its goal, and the port; NOWHERE if that spares too little."""
    best, port_of_best, most = NOWHERE, NOWHERE, WORTH_A_CANOE - 1
    for scout in range(SCOUTS):
        ports = canoe_ways(s, s.scouts[2 * seat + scout])
        if ports:
            target, away = goal_of(s, seat, scout)
            for port in ports:
                if target != NOWHERE and away - distances(s, target)[port] > most:
                    best, port_of_best, most = scout, port, away - distances(s, target)[port]
    return best, port_of_best


def embarks(s: Marauders, space: int, target: int, away: int) -> int:
    """The canoe port that is reached in this turn and from which a Canoe spares most of the way; NOWHERE for none."""
    best, least = NOWHERE, away - WORTH_A_CANOE + 1
    for cell in range(CELLS):
        port = CANOE_AT[cell * TURNS + s.turns[cell]]
        if is_port(s, cell):
            near = distance(distances(s, port), space)
            if 0 < near <= s.spaces + s.horse_spaces and near < least:
                for landing in canoe_ways(s, port):
                    if near + distances(s, target)[landing] < least:
                        best, least = port, near + distances(s, target)[landing]
    return best
