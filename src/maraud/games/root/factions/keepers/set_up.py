"""ROOT-15.3 Setting up the Keepers."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.root.board import place, placeable
from maraud.games.root.factions.keepers.pieces import (
    COLUMNS,
    FACES,
    RELICS,
    RETAINER,
    RETINUE_WIDTH,
    WARRIOR,
    in_forest,
)
from maraud.games.root.factions.keepers.words import HOME_WHERE, RELIC_LAID, START_BESIDE, START_CORNER, STARTED
from maraud.games.root.law.set_up import beside, choose_home, enemy_homes, homelands, starting_corners
from maraud.games.root.lists import with_one
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING, FOREST, PIECE
from maraud.games.root.pieces import KIND_COUNT
from maraud.games.root.state import Root

START_WARRIORS: Final = 4
RELIC_WORDS: Final = [PIECE[kind] for kind in RELICS]


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-15.3.1 to ROOT-15.3.6 in their order. ROOT-15.3.2 The supply is as every game begins."""
    for forest in s.board.forests:
        yield from lay_relic(s, forest)
    yield from arrive(s, seat)
    yield from lay_the_rest(s, seat)
    make_ready(s)


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.KEEPERS The same with two homelands beside each other at the map's edge, four warriors in each."""
    for forest in s.board.forests:
        yield from lay_relic(s, forest)
    yield from choose_homes(s, seat)
    yield from lay_the_rest(s, seat)
    make_ready(s)


def make_ready(s: Root) -> None:
    """The Retinue and the stations."""
    s.retinue = [column * RETINUE_WIDTH + RETAINER for column in range(COLUMNS)]  # ROOT-15.3.5
    s.tiles = [0, 0, 0]  # ROOT-15.3.6


def lay_relic(s: Root, forest: int) -> Flow[None]:
    """ROOT-15.3.1 A relic at random, face down: its type shows, its value does not."""
    left = [KIND_COUNT[kind] for kind in RELICS]
    for code in s.relics:
        left[code % FACES // 4] -= 1
    relic = yield Chance(RELIC_WORDS, left)
    s.relics = with_one(s.relics, in_forest(forest) * FACES + RELICS.index(relic.value) * 4)
    s.tell(RELIC_LAID, (relic, FOREST[forest]))


def arrive(s: Root, seat: int) -> Flow[None]:
    """ROOT-15.3.3 Four warriors in a corner, opposite another start if possible, and four beside it, at the edge."""
    corners = [CLEARING[corner] for corner in MEMBERS[starting_corners(s)]]
    corner = (yield Ask(seat, START_CORNER, corners)).value
    s.corners |= 1 << corner
    place(s, seat, WARRIOR, corner, START_WARRIORS)
    near = placeable(s, seat, s.paths[corner] & s.board.edge)
    beside = (yield Ask(seat, START_BESIDE, [CLEARING[clearing] for clearing in MEMBERS[near]])).value
    place(s, seat, WARRIOR, beside, START_WARRIORS)
    s.tell(STARTED, (CLEARING[corner], CLEARING[beside]))


def choose_homes(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.8.3.3 Both as far from enemies as they should be; else one after the other as far as may be."""
    fitting = placeable(s, seat, ALL)
    first = yield from choose_home(s, seat, HOME_WHERE, first_homes(s, seat))
    place(s, seat, WARRIOR, first, START_WARRIORS)
    second = yield from choose_home(s, seat, HOME_WHERE, homelands(s, seat, fitting & s.board.adjacent[first]))
    place(s, seat, WARRIOR, second, START_WARRIORS)
    s.tell(STARTED, (CLEARING[first], CLEARING[second]))


def first_homes(s: Root, seat: int) -> int:
    """The clearings for a first homeland, as a mask: with room for the second beside them, far off if possible."""
    free = s.board.edge & placeable(s, seat, ALL) & ~enemy_homes(s, seat)
    far = homelands(s, seat, free)
    for among in (far, free):
        paired = among & beside(s, among)
        if paired:
            return homelands(s, seat, paired)
    return 0


def lay_the_rest(s: Root, seat: int) -> Flow[None]:
    """ROOT-15.3.4 All other relics at random, as evenly as possible, into forests without Keepers beside them."""
    forests = [forest for forest in s.board.forests if not s.board.touches[forest] & s.where[seat]]
    added = [0] * (len(s.board.forests) + 1)
    for _ in range(sum(KIND_COUNT[kind] for kind in RELICS) - len(s.relics)):
        fewest = min(added[forest] for forest in forests)
        forest = (yield Chance([FOREST[forest] for forest in forests if added[forest] == fewest])).value
        added[forest] += 1
        yield from lay_relic(s, forest)
