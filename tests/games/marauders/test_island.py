"""The island: tiles, spaces, ports, x's and rivers."""

from __future__ import annotations

import itertools
import json
import statistics
from pathlib import Path

import pytest

from maraud.engine import Rng
from maraud.games.marauders import island as land
from maraud.games.marauders.island import (
    BEGINNER_TILES,
    BEGINNER_TURNS,
    CANOE_AT,
    CELLS,
    CHEST_AT,
    GRID,
    HAS_CANOE_PORT,
    HOME_CELLS,
    KEYHOLES,
    LANDINGS,
    MOUTHS,
    NEIGHBORS,
    PORT_NAMES,
    PORTS,
    SIDE,
    SPACES,
    SQUARES,
    TERRAIN,
    TURNS,
    X_AT,
    beside,
    has_mouth,
    is_x,
    river_from,
    square_at,
    x_of,
)

FAR = 10_000
ISLAND = Path(land.__file__).parent / "data" / "island.json"
BASE_TILE = json.loads(ISLAND.read_text(encoding="utf-8"))["base_tile"]


def layouts(count: int) -> list[tuple[list[int], list[int]]]:
    """Random layouts: tiles and turns."""
    rng = Rng(5)
    found = []
    for _ in range(count):
        tiles = list(range(CELLS))
        rng.shuffle(tiles)
        found.append((tiles, [rng.below(TURNS) for _ in tiles]))
    return found


def xs(turns: list[int]) -> list[int]:
    return [X_AT[cover][cell * TURNS + turns[cell]] for cover in range(2) for cell in range(CELLS)]


def reach(start: list[int], barred: set[int]) -> list[int]:
    found = [FAR] * SPACES
    queue = start[:]
    for space in start:
        found[space] = 0
    for space in queue:
        for other in NEIGHBORS[space]:
            if found[other] == FAR and other not in barred:
                found[other] = found[space] + 1
                queue.append(other)
    return found


def test_mar_61_steps_go_to_the_side_or_up_and_down() -> None:
    assert sorted(NEIGHBORS[square_at(1, 1)]) == sorted(
        [square_at(1, 0), square_at(2, 1), square_at(1, 2), square_at(0, 1)]
    )
    for space in range(SQUARES):
        for other in NEIGHBORS[space]:
            assert space in NEIGHBORS[other]
            if other < SQUARES:
                assert abs(space % 20 - other % 20) + abs(space // 20 - other // 20) == 1


def test_mar_65_a_chest_is_no_space() -> None:
    for square in CHEST_AT:
        assert NEIGHBORS[square] == []
        assert not any(square in NEIGHBORS[space] for space in range(SPACES))


def test_mar_60_eight_ports_and_mar_62_sailing() -> None:
    assert PORTS == 8
    for port in range(PORTS):
        assert set(NEIGHBORS[SQUARES + port]) == {*LANDINGS[port], *(SQUARES + p for p in range(PORTS) if p != port)}
        for square in LANDINGS[port]:
            assert square % 20 in (0, 19) or square // 20 in (0, 19)


def test_every_layout_is_one_piece_round_its_32_xs() -> None:
    """The squares that are neither chest nor x are connected with every port, even with all x's barred."""
    middles = BASE_TILE["mouth_squares"].values()
    mouths = {
        square_at(SIDE * (cell % GRID) + x, SIDE * (cell // GRID) + y) for cell in range(CELLS) for x, y in middles
    }
    assert len(mouths) == 64
    for _, turns in layouts(300):
        barred = xs(turns)
        assert len(set(barred)) == 32
        assert not set(barred) & {square for holes in KEYHOLES for square in holes}
        assert not set(barred) & {square for squares in LANDINGS for square in squares}
        assert not set(barred) & mouths
        found = reach([SQUARES], set(barred))
        open_squares = [s for s in range(SQUARES) if s not in CHEST_AT and s not in barred]
        assert len(open_squares) == 352
        assert all(found[space] < FAR for space in [*open_squares, *range(SQUARES, SPACES)])


def test_mar_17_x_squares_are_those_of_the_tiles() -> None:
    for _, turns in layouts(50):
        assert [s for s in range(SPACES) if is_x(turns, s)] == sorted(xs(turns))


def test_mar_t1_four_clues_leave_one_x() -> None:
    """MAR-20, MAR-17, MAR-18: 32 combinations, 32 x's."""
    for tiles, turns in [(BEGINNER_TILES, BEGINNER_TURNS), *layouts(20)]:
        found = [x_of(tiles, turns, list(clues)) for clues in itertools.product(range(4), range(2), range(2), range(2))]
        assert sorted(found) == sorted(xs(turns))
    # Forest, lake, turtle, boulder: in the beginners' layout that tile lies in cell 3, turned twice.
    assert x_of(BEGINNER_TILES, BEGINNER_TURNS, [1, 1, 1, 0]) == square_at(15 + 0, 3)


def test_distances_to_chests_and_xs() -> None:
    for _, turns in layouts(20):
        for corner, home in ((0, 0), (2, 3), (4, 15), (6, 12)):
            found = reach([SQUARES + corner], set(xs(turns)))
            spaces = [min(found[hole] for hole in KEYHOLES[cell]) for cell in range(CELLS)]
            inner = [5, 6, 9, 10]
            assert spaces[home] == 4
            assert all(spaces[cell] == 10 for cell in inner)
            assert all(spaces[cell] == 5 for cell in range(CELLS) if cell != home and cell not in inner)
            free = reach([SQUARES + corner], set())
            away = [free[x] for x in xs(turns)]
            assert min(away) >= 2
            assert max(away) <= 12
        for cell in range(CELLS):
            found = reach(KEYHOLES[cell], set())
            assert all(found[X_AT[cover][cell * TURNS + turns[cell]]] == 2 for cover in range(2))
    assert reach([KEYHOLES[0][1]], set())[KEYHOLES[1][3]] == 3  # facing keyholes


def test_mean_distance_to_an_x() -> None:
    means = [
        statistics.mean(reach([SQUARES + port], set())[x] for x in xs(turns))
        for _, turns in layouts(40)
        for port in (0, 2, 4, 6)
    ]
    assert statistics.mean(means) == pytest.approx(6.8, abs=0.15)


def test_mar_101_fourteen_canoe_ports_on_rivers() -> None:
    assert sum(HAS_CANOE_PORT) == 14
    assert [len(mouths) for mouths in MOUTHS].count(3) == 8
    assert [len(mouths) for mouths in MOUTHS].count(2) == 6
    assert [len(mouths) for mouths in MOUTHS].count(0) == 2
    assert all(bool(mouths) == port for mouths, port in zip(MOUTHS, HAS_CANOE_PORT, strict=True))


def joins(tiles: list[int], turns: list[int]) -> int:
    return sum(
        beside(cell, side) >= 0
        and has_mouth(tiles, turns, cell, side)
        and has_mouth(tiles, turns, beside(cell, side), (side + 2) % 4)
        for cell in range(CELLS)
        for side in (1, 2)
    )


def test_mar_t28_the_beginners_rivers_join_all_canoe_ports() -> None:
    assert joins(BEGINNER_TILES, BEGINNER_TURNS) == 16
    with_port = {cell for cell in range(CELLS) if HAS_CANOE_PORT[BEGINNER_TILES[cell]]}
    assert set(river_from(BEGINNER_TILES, BEGINNER_TURNS, 0)) == with_port


def test_rivers_of_random_layouts() -> None:
    found, sizes, alone, others, largest = [], [], [], [], []
    for tiles, turns in layouts(1000):
        found.append(joins(tiles, turns))
        ports = [cell for cell in range(CELLS) if HAS_CANOE_PORT[tiles[cell]]]
        sizes = [len(river_from(tiles, turns, cell)) for cell in ports]
        alone.append(sizes.count(1))
        others.append(statistics.mean(sizes) - 1)
        largest.append(max(sizes))
    assert statistics.mean(found) == pytest.approx(7.5, abs=0.2)
    assert statistics.mean(others) == pytest.approx(2.5, abs=0.25)
    assert statistics.mean(largest) == pytest.approx(5.3, abs=0.25)
    assert statistics.mean(alone) == pytest.approx(3.4, abs=0.25)


def test_rivers_join_both_ways() -> None:
    for tiles, turns in layouts(50):
        for cell in range(CELLS):
            for other in river_from(tiles, turns, cell):
                assert cell in river_from(tiles, turns, other)


def test_mar_3_the_beginners_layout_has_a_terrain_in_each_corner() -> None:
    assert sorted(BEGINNER_TILES) == list(range(16))
    for corner, terrain in ((0, 0), (2, 1), (6, 2), (4, 3)):
        assert {TERRAIN[BEGINNER_TILES[cell]] for cell in HOME_CELLS[corner]} == {terrain}


def test_mar_18_lakes_and_ponds_come_as_bear_and_turtle() -> None:
    traits = {(land.TERRAIN[t], land.WATER[t], land.SHAPE[t]) for t in range(16)}
    assert len(traits) == 16
    assert [len(BASE_TILE[name]) for name in land.WATER_NAMES] == [1, 4]


def test_canoe_ports_are_plain_squares_of_their_cell() -> None:
    for cell in range(CELLS):
        for turn in range(TURNS):
            square = CANOE_AT[cell * TURNS + turn]
            assert land.CELL_OF[square] == cell
            assert NEIGHBORS[square]


def test_home_chests_are_the_quadrants() -> None:
    """MAR-25 The four nearest of each corner."""
    assert sorted(cell for cells in HOME_CELLS for cell in cells) == list(range(16))
    assert [PORT_NAMES[port] for port in range(8) if HOME_CELLS[port]] == ["NW", "NE", "SE", "SW"]
