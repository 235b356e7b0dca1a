"""ROOT-15.D The Keepers' waystations, relics and Retinue, each as a row of numbers.

Which face-down relic has which value is not decided before it is turned up: relics of one type are alike until then.
"""

from __future__ import annotations

from typing import Final

from maraud.games.root.cards import BIRD, CARD_SUIT, CARDS
from maraud.games.root.lists import changed, with_one, without_one
from maraud.games.root.maps import MEMBERS
from maraud.games.root.pieces import KEEPERS, WARRIOR_OF, WIDTH, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[KEEPERS]
FIGURE: Final = 0  # the types of relics
TABLET: Final = 1
JEWELRY: Final = 2
TYPE_IDS: Final = ["figure", "tablet", "jewelry"]
STATIONS: Final = [kind(f"{name}-station") for name in TYPE_IDS]  # [type]
RELICS: Final = [kind(f"{name}-relic") for name in TYPE_IDS]  # [type]

# ROOT-15.D.2 Waystations. A tile's place is `clearing * 2 + side`, 0 on the board; `side` is the face that is up.
TILE_FACES: Final = [[TABLET, JEWELRY], [JEWELRY, FIGURE], [FIGURE, TABLET]]  # [tile][side]
TILES: Final = len(TILE_FACES)

# ROOT-15.D.3 Relics. Each is `place * FACES + face`, where a face is `type * 4 + value`, with value 0 face down.
FACES: Final = 12
VALUES: Final = [0, 1, 1, 2]  # how many relics of a type have the value 0, 1, 2, 3
LOST: Final = 0  # places: removed and not yet put anywhere, the clearings by their numbers, the board, the forests
BOARD: Final = WIDTH
FORESTS_FROM: Final = BOARD  # forest f is place FORESTS_FROM + f
GONE: Final = 30  # out of the game

# ROOT-15.D.9 The Retinue. Each card is `column * RETINUE_WIDTH + card`.
MOVE: Final = 0
DELVE: Final = 1
RECOVER: Final = 2
COLUMNS: Final = 3
RETINUE_WIDTH: Final = 64
RETAINER: Final = CARDS  # a Faithful Retainer: a bird that is no part of the deck
MOST_CARDS: Final = 10


# Waystations.


def face_up(s: Root, tile: int) -> int:
    """The type that a tile on the map shows."""
    return TILE_FACES[tile][s.tiles[tile] % 2]


def free_tiles(s: Root) -> list[int]:
    """The waystations that lie on the board."""
    return [tile for tile in range(TILES) if not s.tiles[tile]]


def tiles_in(s: Root, clearing: int) -> list[int]:
    """The waystations in a clearing."""
    return [tile for tile in range(TILES) if s.tiles[tile] // 2 == clearing]


def stations(s: Root) -> int:
    """The clearings with a waystation, as a mask."""
    bits = 0
    for place in s.tiles:
        if place:
            bits |= 1 << place // 2
    return bits


def return_tiles(s: Root, shown: int, clearing: int, number: int) -> None:
    """Waystations that showed a type in a clearing go back to the board."""
    for tile in tiles_in(s, clearing):
        if number and face_up(s, tile) == shown:
            s.tiles = changed(s.tiles, tile, 0)
            number -= 1


# Relics.


def relics_at(s: Root, place: int) -> list[int]:
    """The faces of the relics in a place."""
    return [code % FACES for code in s.relics if code // FACES == place]


def in_forest(forest: int) -> int:
    """The place that a forest is."""
    return FORESTS_FROM + forest


def shift_relic(s: Root, face: int, origin: int, destination: int) -> None:
    """A relic lies elsewhere."""
    s.relics = without_one(s.relics, origin * FACES + face)
    s.relics = with_one(s.relics, destination * FACES + face)


def unseen(s: Root, shown: int) -> list[int]:
    """How many face-down relics of a type have the value 1, 2, 3: all that have not been turned up."""
    left = VALUES[1:]
    for code in s.relics:
        face = code % FACES
        if face // 4 == shown and face % 4:
            left[face % 4 - 1] -= 1
    return left


def rows(s: Root) -> list[int]:
    """ROOT-15.D.7 How many relics of each type are recovered."""
    found = relics_at(s, BOARD)
    return [sum(face // 4 == shown for face in found) for shown in range(3)]


def forests_of(s: Root, clearing: int) -> list[int]:
    """The forests adjacent to a clearing that hold a relic."""
    return [
        forest
        for forest in s.board.forests
        if s.board.touches[forest] >> clearing & 1 and relics_at(s, in_forest(forest))
    ]


def recoverable(s: Root, clearing: int) -> list[int]:
    """ROOT-15.5.2.3a The faces of the relics that can be recovered in a clearing, each once."""
    shown = {face_up(s, tile) for tile in tiles_in(s, clearing)}
    return sorted({face for face in relics_at(s, clearing) if face // 4 in shown})


# The Retinue.


def column_of(entry: int) -> int:
    """The column in which a card of the Retinue lies."""
    return entry // RETINUE_WIDTH


def card_of(entry: int) -> int:
    """The card, or RETAINER."""
    return entry % RETINUE_WIDTH


def suit_of(entry: int) -> int:
    """The suit of a card of the Retinue: nothing else of it counts."""
    card = entry % RETINUE_WIDTH
    return BIRD if card == RETAINER else CARD_SUIT[card]


def matching(s: Root, clearings: int, suit: int) -> int:
    """Those of some clearings that a suit matches, as a mask."""
    if suit == BIRD:
        return clearings
    bits = 0
    for clearing in MEMBERS[clearings]:
        if s.suit[clearing] == suit:
            bits |= 1 << clearing
    return bits
