"""The island: tiles, spaces and ways between them, read from `data/island.json`.

A space is a number: 0 to 399 are the squares, 20 × row + column, 400 to 407 the ports clockwise from the north-west. A
tile lies in a cell, 0 to 15 row by row, turned by quarter turns clockwise. Where spaces, chests and ports are does not
depend on the tiles; x's, canoe ports and rivers do.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_ISLAND: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "island.json").read_text(encoding="utf-8")
)

SIDE: Final[int] = _ISLAND["tile_size"]
GRID: Final[int] = _ISLAND["grid"]
WIDTH: Final = SIDE * GRID
SQUARES: Final = WIDTH * WIDTH
CELLS: Final = GRID * GRID
TURNS: Final = 4
PORT_NAMES: Final = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"]
PORTS: Final = len(PORT_NAMES)
CORNERS: Final = [0, 2, 4, 6]  # the home ports among the ports
SPACES: Final = SQUARES + PORTS
AT_SEA: Final = -1
NOWHERE: Final = -1

BOULDER: Final = 0
CAVE: Final = 1

_TILES: Final[list[dict[str, Any]]] = _ISLAND["tiles"]
TILE_IDS: Final[list[str]] = [str(tile["id"]) for tile in _TILES]
TILES: Final = len(TILE_IDS)
TERRAIN_NAMES: Final = ["mountain", "forest", "grassland", "desert"]
WATER_NAMES: Final = ["pond", "lake"]
SHAPE_NAMES: Final = ["bear", "turtle"]
TERRAIN: Final[list[int]] = [TERRAIN_NAMES.index(tile["terrain"]) for tile in _TILES]
WATER: Final[list[int]] = [WATER_NAMES.index(tile["water"]) for tile in _TILES]
SHAPE: Final[list[int]] = [SHAPE_NAMES.index(tile["shape"]) for tile in _TILES]
MOUTHS: Final[list[list[int]]] = [["NESW".index(side) for side in tile["mouths"]] for tile in _TILES]
HAS_CANOE_PORT: Final[list[bool]] = [bool(tile["canoe_port"]) for tile in _TILES]
TILE_OF: Final[dict[tuple[int, int, int], int]] = {
    (TERRAIN[tile], WATER[tile], SHAPE[tile]): tile for tile in range(TILES)
}

_PLACED: Final[list[tuple[int, int, int]]] = sorted(
    (int(row["cell"]), TILE_IDS.index(row["tile"]), int(row["quarter_turns_cw"])) for row in _ISLAND["beginner_layout"]
)
BEGINNER_TILES: Final[list[int]] = [tile for _, tile, _ in _PLACED]
BEGINNER_TURNS: Final[list[int]] = [turn for _, _, turn in _PLACED]

HOME_CELLS: Final[list[list[int]]] = [list(_ISLAND["home_chests"].get(name, [])) for name in PORT_NAMES]
SEATED: Final[dict[int, list[int]]] = {
    int(seats): [PORT_NAMES.index(name) for name in names] for seats, names in _ISLAND["seats"].items()
}


def square_at(column: int, row: int) -> int:
    """The square in a column and row of the island."""
    return row * WIDTH + column


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    """A square of a tile after quarter turns clockwise."""
    for _ in range(turn):
        x, y = SIDE - 1 - y, x
    return x, y


def _in_cell(cell: int, x: int, y: int) -> int:
    return square_at(SIDE * (cell % GRID) + x, SIDE * (cell // GRID) + y)


def _places(x: int, y: int) -> list[int]:
    """Where a square of the base tile comes to lie: [cell * TURNS + turn]."""
    return [_in_cell(cell, *_turned(x, y, turn)) for cell in range(CELLS) for turn in range(TURNS)]


_BASE: Final[dict[str, Any]] = _ISLAND["base_tile"]
CHEST_AT: Final[list[int]] = _places(*_BASE["chest"])[::TURNS]  # [cell]: no space
CANOE_AT: Final[list[int]] = _places(*_BASE["canoe_port"])  # [cell * TURNS + turn]
X_AT: Final[list[list[int]]] = [_places(*_BASE["x_boulder"]), _places(*_BASE["x_cave"])]
KEYHOLES: Final[list[list[int]]] = [  # [cell]: its four, from the north clockwise
    [_in_cell(cell, x, y) for x, y in _BASE["keyholes"]] for cell in range(CELLS)
]

CELL_OF: Final[list[int]] = [
    (square // WIDTH // SIDE) * GRID + square % WIDTH // SIDE if square < SQUARES else NOWHERE
    for square in range(SPACES)
]
KEYHOLE_OF: Final[list[int]] = [  # [space]: the cell whose chest has a keyhole there
    next((cell for cell in range(CELLS) if space in KEYHOLES[cell]), NOWHERE) for space in range(SPACES)
]


def _x_turns(space: int, cover: int) -> int:
    """A bit for each turn of the tile that puts its x of this cover onto the space."""
    if space >= SQUARES:
        return 0
    return sum(1 << turn for turn in range(TURNS) if X_AT[cover][CELL_OF[space] * TURNS + turn] == space)


_BOULDER_TURNS: Final[list[int]] = [_x_turns(space, BOULDER) for space in range(SPACES)]
_CAVE_TURNS: Final[list[int]] = [_x_turns(space, CAVE) for space in range(SPACES)]
X_TURNS: Final[list[int]] = [_BOULDER_TURNS[space] | _CAVE_TURNS[space] for space in range(SPACES)]


def _entries() -> list[list[int]]:
    ports: dict[str, list[list[int]]] = _ISLAND["ports"]
    return [[square_at(column, row) for column, row in ports[name]] for name in PORT_NAMES]


LANDINGS: Final[list[list[int]]] = _entries()  # [port]: the squares beside it


def _walks(space: int) -> list[int]:
    """MAR-61 The spaces one step away; no diagonals. MAR-62 A port leads to its squares and to every other port."""
    if space >= SQUARES:
        port = space - SQUARES
        return [*LANDINGS[port], *(SQUARES + other for other in range(PORTS) if other != port)]
    if space in CHEST_AT:  # MAR-65
        return []
    row, column = divmod(space, WIDTH)
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    found = [square_at(c, r) for r, c in around if 0 <= r < WIDTH and 0 <= c < WIDTH]
    ports = [SQUARES + port for port in range(PORTS) if space in LANDINGS[port]]
    return [square for square in found if square not in CHEST_AT] + ports


NEIGHBORS: Final[list[list[int]]] = [_walks(space) for space in range(SPACES)]


def is_x(turns: list[int], space: int) -> bool:
    """Whether an x is on the space, as the tiles lie."""
    mask = X_TURNS[space]
    return mask != 0 and bool(mask >> turns[CELL_OF[space]] & 1)


def x_of(tiles: list[int], turns: list[int], clues: list[int]) -> int:
    """MAR-20 The one square that four clues leave: terrain, water, shape, cover."""
    cell = tiles.index(TILE_OF[clues[0], clues[1], clues[2]])
    return X_AT[clues[3]][cell * TURNS + turns[cell]]


def canoe_cell(tiles: list[int], turns: list[int], space: int) -> int:
    """The cell whose canoe port is on the space, or NOWHERE."""
    cell = CELL_OF[space] if space >= 0 else NOWHERE
    if cell == NOWHERE or not HAS_CANOE_PORT[tiles[cell]] or CANOE_AT[cell * TURNS + turns[cell]] != space:
        return NOWHERE
    return cell


_BESIDE: Final[list[int]] = [-GRID, 1, GRID, -1]  # north, east, south, west


def has_mouth(tiles: list[int], turns: list[int], cell: int, side: int) -> bool:
    """Whether the tile in a cell has a river mouth on a side, as it lies."""
    return (side - turns[cell]) % TURNS in MOUTHS[tiles[cell]]


def beside(cell: int, side: int) -> int:
    """The cell next to a cell, or NOWHERE at the shore."""
    if (side == 1 and cell % GRID == GRID - 1) or (side == 3 and cell % GRID == 0):
        return NOWHERE
    other = cell + _BESIDE[side]
    return other if 0 <= other < CELLS else NOWHERE


def river_from(tiles: list[int], turns: list[int], cell: int) -> list[int]:
    """MAR-101 The cells whose rivers are joined to the river of this cell, itself first."""
    found = [cell]
    for here in found:
        for side in range(TURNS):
            other = beside(here, side)
            if (
                other != NOWHERE
                and other not in found
                and has_mouth(tiles, turns, here, side)
                and has_mouth(tiles, turns, other, (side + 2) % TURNS)
            ):
                found.append(other)  # the loop goes on over what is found
    return found


def name_of(space: int) -> str:
    """A space as text: `square:COLUMN:ROW` or `port:NAME`."""
    if space >= SQUARES:
        return f"port:{PORT_NAMES[space - SQUARES]}"
    return f"square:{space % WIDTH}:{space // WIDTH}"
