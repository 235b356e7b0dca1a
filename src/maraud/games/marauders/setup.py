"""The set-up: island, chests, clues, home ports and the deal."""

from __future__ import annotations

from maraud.engine.flow import NO_ONE as UNSEEN
from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.marauders.box import (
    A_KEY,
    A_RESOURCE,
    CHESTS,
    CLUE_CARDS,
    FIRST_OF_SET,
    SLOTS,
    START_KEYS,
    START_RESOURCES,
    TRUE_SETS,
)
from maraud.games.marauders.cards import draw
from maraud.games.marauders.island import (
    BEGINNER_TILES,
    BEGINNER_TURNS,
    CELLS,
    CORNERS,
    NOWHERE,
    SEATED,
    SQUARES,
    TILES,
)
from maraud.games.marauders.options import CHEST, CLUE, PORT, QUARTER, SEAT, SLOT, TILE
from maraud.games.marauders.state import DEALING, PORT_CHOICE, Marauders
from maraud.games.marauders.words import CHOOSE_PORT, CLUES_LAID, LAID_OUT, PORT_CHOSEN, PORT_ORDER


def lay_out(s: Marauders) -> Flow[None]:
    """The first step: everything that nobody decides."""
    yield from lay_tiles(s)
    yield from lay_chests(s)
    s.tell(LAID_OUT)
    yield from lay_clues(s)
    s.tell(CLUES_LAID)
    yield from port_order(s)
    s.phase = PORT_CHOICE


def lay_tiles(s: Marauders) -> Flow[None]:
    """MAR-2 Sixteen tiles in any order, each turned at random. MAR-3 Or the layout for beginners."""
    if s.options.beginner:
        s.tiles, s.turns = BEGINNER_TILES[:], BEGINNER_TURNS[:]
        return
    for _ in range(CELLS):
        tile = yield Chance(TILE, [0 if number in s.tiles else 1 for number in range(TILES)])
        s.tiles.append(tile.value)
        quarter = yield Chance(QUARTER)
        s.turns.append(quarter.value)


def lay_chests(s: Marauders) -> Flow[None]:
    """MAR-5 Sixteen chests at random, face down; nobody sees them. MAR-6 Three of each jewel, and the Wild chest."""
    for _ in range(CELLS):
        chest = yield Chance(CHEST, [0 if number in s.chests else 1 for number in range(CHESTS)], UNSEEN)
        s.chests.append(chest.value)


def lay_clues(s: Marauders) -> Flow[None]:
    """MAR-15 One card of each of four sets and both of the fifth. MAR-16 Each lies above a Vault pile at random."""
    s.clues = [NOWHERE] * SLOTS
    for number in range(TRUE_SETS):
        first, end = FIRST_OF_SET[number], FIRST_OF_SET[number + 1]
        card = yield Chance(CLUE[first:end], None, UNSEEN)
        yield from lay_clue(s, card.value)
    for nothing in range(FIRST_OF_SET[TRUE_SETS], CLUE_CARDS):
        yield from lay_clue(s, nothing)


def lay_clue(s: Marauders, card: int) -> Flow[None]:
    """One clue card goes to one of the free places."""
    s.removed.remove(card)
    slot = yield Chance(SLOT, [1 if there == NOWHERE else 0 for there in s.clues], UNSEEN)
    s.clues[slot.value] = card


def port_order(s: Marauders) -> Flow[None]:
    """MAR-12 The youngest chooses first. MAR-E4 Nobody's age is known: the order is random, or that of the seats."""
    if not s.options.choose_ports:  # MAR-E48
        for seat in range(s.seats):
            settle(s, seat, SEATED[s.seats][seat])
        return
    for place in range(s.seats):
        if s.options.random_port_order:
            drawn = yield Chance(SEAT[: s.seats], [0 if seat in s.order else 1 for seat in range(s.seats)])
            s.order.append(drawn.value)
        else:
            s.order.append(place)
        s.tell(PORT_ORDER, (SEAT[s.order[-1]],))


def choose_port(s: Marauders) -> Flow[None]:
    """MAR-12 One seat chooses one of the corners that are left; the last of four has no choice."""
    waiting = [seat for seat in s.order if s.ports[seat] == NOWHERE]
    if not waiting:
        s.phase = DEALING
        return
    free = [corner for corner in CORNERS if corner not in s.ports]
    seat = waiting[0]
    if len(free) == 1:
        settle(s, seat, free[0])
        return
    port = yield Ask(seat, CHOOSE_PORT, [PORT[corner] for corner in free])
    settle(s, seat, port.value - SQUARES)


def settle(s: Marauders, seat: int, port: int) -> None:
    """MAR-E21 The scouts wait on the home port, or by option still at sea."""
    s.ports[seat] = port
    if not s.options.starts_at_sea:
        s.scouts[2 * seat] = SQUARES + port
        s.scouts[2 * seat + 1] = SQUARES + port
    s.tell(PORT_CHOSEN, (SEAT[seat], PORT[port]))


def deal(s: Marauders) -> Flow[None]:
    """MAR-13 Three key cards and two resource cards for each player, seen by that player alone."""
    for seat in range(s.seats):
        for _ in range(START_KEYS):
            yield from draw(s, seat, A_KEY)
        for _ in range(START_RESOURCES):
            yield from draw(s, seat, A_RESOURCE)
