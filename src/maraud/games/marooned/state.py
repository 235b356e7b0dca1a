"""Where everything is in Marooned!, and the queries that read it.

Squares are numbers on a grid of 7 × 7 with the first card in its middle: no card can ever lie outside it. Row and
column count from the first card, southwards and eastwards.
"""

from __future__ import annotations

from typing import ClassVar, Final

from maraud.engine.state import Field, State
from maraud.games.marooned.cards import CARDS, HIGHER_GROUND, A

MAX_HEALTH: Final = 16
SIZE: Final = 4  # of the area
GRID: Final = 7
MIDDLE: Final = 24
NOWHERE: Final = -1
IN_PORT: Final = -1

FIRST_CARD: Final = 0
MOVE: Final = 1
FLIP_AND_SAIL: Final = 2

PLAYING: Final = 0
RESCUED: Final = 1
LOST: Final = 2
GIVEN_UP: Final = 3

NO_SIGHTING: Final = 0
SAILS_ON: Final = 1
SAILED_ON: Final = 2


class Options:
    """The options of a table, read once."""

    def __init__(self, given: dict[str, bool | int | str]) -> None:
        self.first_card_is_turn: Final = bool(given["first_card_is_turn"])
        self.cost_before_effects: Final = bool(given["cost_before_effects"])
        self.death_at_once: Final = given["death_check"] == "immediate"
        self.mirage_by_steps: Final = given["mirage_distance"] == "steps"
        self.storm_before_mirage: Final = bool(given["storm_before_mirage"])
        self.reflip_heart: Final = bool(given["reflip_heart"])
        self.rescue_on_flip: Final = bool(given["rescue_on_flip"])
        self.serpent_moves_standing_ship: Final = bool(given["serpent_moves_standing_ship"])
        self.beacon_counts_as_high_ground: Final = bool(given["beacon_counts_as_high_ground"])
        self.ship_moves_at_once: Final = bool(given["ship_moves_at_once"])


class Marooned(State):
    """One game of Marooned!. Nothing is hidden: a deck is the set of cards left.

    MOO-E27 Its order does not exist before a draw, so nothing on offer can depend on it.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Field(int),
        "turn": Field(int),
        "health": Field(int),
        "outcome": Field(int),
        "player": Field(int),
        "deck": Field(list[int]),
        "at": Field(list[int]),
        "place": Field(list[int]),
        "side": Field(list[int]),
        "order": Field(list[int]),
        "healed": Field(int),
        "north": Field(int),
        "south": Field(int),
        "west": Field(int),
        "east": Field(int),
        "corner": Field(int),
        "ship_at": Field(int),
        "top": Field(int),
        "left": Field(int),
        "sighting": Field(int),
        "sighted_in": Field(int),
        "set_sail_in": Field(int),
        "compass_in": Field(int),
        "extra_used": Field(bool),
        "moved": Field(bool),
        "paid": Field(bool),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("options",)

    options: Options
    phase: int
    turn: int
    health: int
    outcome: int
    player: int  # the square of the footprints
    deck: list[int]  # [card]: 1 while it is in the deck
    at: list[int]  # [square]: the card that lies there, or NOWHERE
    place: list[int]  # [card]: the square where it lies, or NOWHERE
    side: list[int]  # [card]: A or B
    order: list[int]  # the cards in the order in which they were placed
    healed: int  # bit mask of cards whose side B has given its heart
    north: int  # the bounding box of all cards, as rows and columns
    south: int
    west: int
    east: int
    corner: int  # the corner from which the ship sails its present coast, or IN_PORT
    ship_at: int  # 0 at that corner, 1 to 4 beside the coast
    top: int  # the area's first row and column, with a ship in play
    left: int
    sighting: int  # whether this ship sails on at the next corner, or has done so
    sighted_in: int  # the turn in which Ship Sighted was last revealed or landed on
    set_sail_in: int  # the turn in which a ship last set sail
    compass_in: int  # the turn in which the Compass appeared
    extra_used: bool
    moved: bool  # the move of this turn is made
    paid: bool  # the turn's Health is paid

    def copy(self) -> Marooned:
        c = Marooned()
        c.result = self.result[:]
        c.options = self.options
        c.phase = self.phase
        c.turn = self.turn
        c.health = self.health
        c.outcome = self.outcome
        c.player = self.player
        c.deck = self.deck[:]
        c.at = self.at[:]
        c.place = self.place[:]
        c.side = self.side[:]
        c.order = self.order[:]
        c.healed = self.healed
        c.north = self.north
        c.south = self.south
        c.west = self.west
        c.east = self.east
        c.corner = self.corner
        c.ship_at = self.ship_at
        c.top = self.top
        c.left = self.left
        c.sighting = self.sighting
        c.sighted_in = self.sighted_in
        c.set_sail_in = self.set_sail_in
        c.compass_in = self.compass_in
        c.extra_used = self.extra_used
        c.moved = self.moved
        c.paid = self.paid
        return c


def start(options: Options) -> Marooned:
    """MOO-2, MOO-3: Health 16, the ship in port, all cards in the deck."""
    s = Marooned()
    s.result = []
    s.options = options
    s.phase, s.turn, s.health, s.outcome, s.player = FIRST_CARD, 1, MAX_HEALTH, PLAYING, MIDDLE
    if not options.first_card_is_turn:
        s.turn = 0  # MOO-E1: the first card is set-up
    s.deck = [1 for _ in CARDS]
    s.at = [NOWHERE] * (GRID * GRID)
    s.place = [NOWHERE for _ in CARDS]
    s.side = [A for _ in CARDS]
    s.order = []
    s.healed = 0
    s.north, s.south, s.west, s.east = 0, 0, 0, 0
    s.corner, s.ship_at, s.top, s.left, s.sighting = IN_PORT, 0, 0, 0, NO_SIGHTING
    s.sighted_in, s.set_sail_in, s.compass_in = NOWHERE, NOWHERE, NOWHERE
    s.extra_used, s.moved, s.paid = False, False, False
    return s


ROWS: Final[list[int]] = [square // GRID - 3 for square in range(GRID * GRID)]
COLUMNS: Final[list[int]] = [square % GRID - 3 for square in range(GRID * GRID)]


def row(square: int) -> int:
    """The row of a square, counted southwards from the first card."""
    return ROWS[square]


def column(square: int) -> int:
    """The column of a square, counted eastwards from the first card."""
    return COLUMNS[square]


def square_at(row: int, column: int) -> int:
    """The square in a row and column from -3 to 3."""
    return (row + 3) * GRID + column + 3


def _neighbor(square: int, down: int, right: int) -> int:
    on_grid = abs(row(square) + down) <= 3 and abs(column(square) + right) <= 3
    return square_at(row(square) + down, column(square) + right) if on_grid else NOWHERE


NEIGHBORS: Final[list[list[int]]] = [  # [square][direction]: north, east, south, west; MOO-9
    [_neighbor(square, down, right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))]
    for square in range(GRID * GRID)
]


def is_in_play(s: Marooned, face: int) -> bool:
    """Whether a face is the visible side of a placed card; MOO-30."""
    card = face >> 1
    return s.place[card] != NOWHERE and s.side[card] == (face & 1)


def face_of(s: Marooned, card: int) -> int:
    """The visible face of a card."""
    return card * 2 + s.side[card]


def ship_sails(s: Marooned) -> bool:
    """Whether a ship is in play."""
    return s.corner != IN_PORT


def cards_placed(s: Marooned) -> int:
    """MOO-38 How many island cards are on the table; the Ship does not count."""
    return len(s.order)


def stands_on_high_ground(s: Marooned) -> bool:
    """MOO-E19 Whether the player stands on Higher Ground; a Lit Beacon counts only by option."""
    if s.player != s.place[HIGHER_GROUND]:
        return False
    return s.side[HIGHER_GROUND] == A or s.options.beacon_counts_as_high_ground
