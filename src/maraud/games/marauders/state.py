"""Where everything is in Marauders, and the queries that read it. Kinds, chests and clues are the numbers of `box`."""

from __future__ import annotations

from typing import ClassVar, Final

from maraud.engine.state import NOBODY, OWNER, Field, State
from maraud.games.marauders.box import (
    A_JEWEL,
    CHESTS,
    CLUE_CARDS,
    COPIES,
    FIRST_JEWEL,
    GUARDS,
    JEWELS,
    KINDS,
    NEEDED,
    SET_OF,
    SLOTS,
    SORT_OF,
    TRUE_SETS,
)
from maraud.games.marauders.facts import blank
from maraud.games.marauders.island import AT_SEA, CELLS, NOWHERE, TERRAIN, TERRAIN_NAMES, TILES

NO_ONE: Final = -1

# The phases. The opening:
LAYING: Final = 0
PORT_CHOICE: Final = 1
DEALING: Final = 2
KEY_TRADES: Final = 3
FIRST_CHESTS: Final = 4
FIRST_PLAYER: Final = 5
# A turn:
ROLLING: Final = 6
ACTING: Final = 7
WALKING: Final = 8
PAYING: Final = 9
# A bargain, in a turn or among the key trades:
COMPOSING: Final = 10
ANSWERING: Final = 11
SEALING: Final = 12  # the Marauders cards of a pact
# An alliance:
ALLYING: Final = 13
STRIKING: Final = 14  # its Marauders cards

# An offer is a list of items, each a number: a card given, a card wanted, a clue given, a clue wanted.
GIVES: Final = 0
WANTS: Final = KINDS
CLUES_GIVEN: Final = 2 * KINDS
CLUES_WANTED: Final = 2 * KINDS + SLOTS
ITEMS: Final = 2 * KINDS + 2 * SLOTS
SIDES: Final = [GIVES, WANTS, CLUES_GIVEN, CLUES_WANTED, ITEMS]


class Options:
    """The options of a table, read once."""

    def __init__(self, given: dict[str, bool | int | str]) -> None:
        self.beginner: Final = given["layout"] == "beginner"
        self.random_port_order: Final = given["port_order"] == "random"
        self.choose_ports: Final = bool(given["choose_ports"])
        self.first_tie_reroll: Final = given["first_tie"] == "reroll"
        self.setup_trades: Final = bool(given["setup_trades"])
        self.must_open: Final = bool(given["must_open"])
        self.wild_on_all: Final = given["wild_on"] == "always"
        self.cart_on_doubles: Final = bool(given["cart_on_doubles"])
        self.quake_reroll: Final = bool(given["quake_reroll_marauders"])
        self.quake_moves_cart: Final = given["quake_cart"] == "move"
        self.horse_with_key: Final = bool(given["horse_with_key"])
        self.starts_at_sea: Final = given["scout_start"] == "sea"
        self.x_open: Final = given["x_entry"] == "open"
        self.open_stash: Final = bool(given["open_stash"])
        self.max_turns: Final = int(given["max_turns"])
        self.max_offers: Final = int(given["max_offers"])
        self.assist_memory: Final = bool(given["assist_memory"])
        self.cross_cost: Final = int(given["chest_cross_cost"])
        self.open_trades: Final = bool(given["open_trades"])


class Marauders(State):
    """One game of Marauders."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Field(int),
        "turn": Field(int),
        "active": Field(int),
        "spaces": Field(int),
        "horse_spaces": Field(int),
        "has_moved": Field(bool),
        "took_key": Field(bool),
        "shifts": Field(int),
        "walker": Field(int),
        "bidder": Field(int),
        "partner": Field(int),
        "answerer": Field(int),
        "target": Field(int),
        "price": Field(int),
        "due": Field(int),
        "tiles": Field(list[int]),
        "turns": Field(list[int]),
        "order": Field(list[int]),
        "ports": Field(list[int]),
        "scouts": Field(list[int]),
        "guards": Field(list[int]),
        "opened": Field(list[int]),
        "seen_open": Field(int),
        "carts": Field(list[int]),
        "forts": Field(list[int]),
        "vault": Field(list[int]),
        "discard": Field(list[int]),
        "refill": Field(list[int]),
        "looked": Field(list[int]),
        "markers": Field(list[int]),
        "proved": Field(list[int]),
        "allied": Field(list[int]),
        "poisoned": Field(list[int]),
        "started": Field(list[int]),
        "dice": Field(list[int]),
        "offers": Field(list[int]),
        "is_done": Field(list[int]),
        "offer": Field(list[int]),
        "facts": Field(list[int]),
        "hands": Field(list[list[int]], OWNER),
        "stashes": Field(list[list[int]], OWNER),
        "drawn": Field(list[list[int]], OWNER),
        "drafts": Field(list[list[int]], OWNER),
        "private": Field(list[list[int]], OWNER),
        "chests": Field(list[int], NOBODY),
        "clues": Field(list[int], NOBODY),
        "removed": Field(list[int], NOBODY),
        "pile": Field(list[int], NOBODY),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("options", "seats")

    options: Options
    seats: int
    phase: int
    turn: int  # 1 for the first turn of the first player
    active: int
    spaces: int  # of the turn's three, those left
    horse_spaces: int
    has_moved: bool  # a scout has moved in this turn, on more than a Horse's spaces
    took_key: bool
    shifts: int  # how often a Mine Cart has moved in this turn
    walker: int  # the scout that is moving, 0 or 1
    bidder: int  # who makes the offer that is being composed or answered; who proposed the alliance
    partner: int  # whom the offer or the alliance is for, or NO_ONE: everyone
    answerer: int  # who is asked to answer it
    target: int  # whom the alliance is against
    price: int  # what five cards are being paid for: a jewel's kind, or -1 - the sort of a pile
    due: int  # how many of the five are still to be paid
    tiles: list[int]  # [cell]
    turns: list[int]  # [cell]: quarter turns clockwise
    order: list[int]  # seats, in the order in which they choose ports
    ports: list[int]  # [seat]: the home port, or NOWHERE
    scouts: list[int]  # [seat * 2 + scout]: its space, or AT_SEA
    guards: list[int]  # [cell]: the seat that guards the open chest, or NO_ONE
    opened: list[int]  # [chest]: the cell of an open chest, or NOWHERE
    seen_open: int  # bit mask of cells whose chest was open once: all know it
    carts: list[int]  # [cell]: 1 with a Mine Cart
    forts: list[int]  # [cell]: 1 with a Fortress
    vault: list[int]  # [jewel]
    discard: list[int]  # [kind]
    refill: list[int]  # [kind]: the piles as they were when they were last shuffled
    looked: list[int]  # [seat]: bit mask of cells looked under
    markers: list[int]  # [seat]: bit mask of clues unlocked
    proved: list[int]  # [seat]: 1 if all have seen that the seat has unlocked every true clue
    allied: list[int]  # [seat]: 1 if its one alliance is used up
    poisoned: list[int]  # [seat]: 1 while the Poison lies before it
    started: list[int]  # [seat]: how many chests it opened before the first turn
    dice: list[int]  # two jewel faces and a color, -1 before they fall
    offers: list[int]  # [seat]: how many it made in this turn, or among the key trades
    is_done: list[int]  # [seat]: 1 if it is done with key trades, or with opening first chests
    offer: list[int]  # the offer on the table if all have heard it
    facts: list[int]  # what all know of all hands: see `facts`
    hands: list[list[int]]  # [seat][kind]
    stashes: list[list[int]]  # [seat][kind]
    drawn: list[list[int]]  # [seat][kind]: drawn from a pile since it was last shuffled
    drafts: list[list[int]]  # [seat]: the offer it is composing, or has heard privately
    private: list[list[int]]  # [seat]: its own facts, once they differ from those of all
    chests: list[int]  # [cell]
    clues: list[int]  # [slot]
    removed: list[int]  # the clue cards out of the game
    pile: list[int]  # [kind]: keys and resources; no order

    def copy(self) -> Marauders:
        c = Marauders()
        c.result = self.result[:]
        c.options = self.options
        c.seats = self.seats
        c.phase = self.phase
        c.turn = self.turn
        c.active = self.active
        c.spaces = self.spaces
        c.horse_spaces = self.horse_spaces
        c.has_moved = self.has_moved
        c.took_key = self.took_key
        c.shifts = self.shifts
        c.walker = self.walker
        c.bidder = self.bidder
        c.partner = self.partner
        c.answerer = self.answerer
        c.target = self.target
        c.price = self.price
        c.due = self.due
        c.tiles = self.tiles[:]
        c.turns = self.turns[:]
        c.order = self.order[:]
        c.ports = self.ports[:]
        c.scouts = self.scouts[:]
        c.guards = self.guards[:]
        c.opened = self.opened[:]
        c.seen_open = self.seen_open
        c.carts = self.carts[:]
        c.forts = self.forts[:]
        c.vault = self.vault[:]
        c.discard = self.discard[:]
        c.refill = self.refill[:]
        c.looked = self.looked[:]
        c.markers = self.markers[:]
        c.proved = self.proved[:]
        c.allied = self.allied[:]
        c.poisoned = self.poisoned[:]
        c.started = self.started[:]
        c.dice = self.dice[:]
        c.offers = self.offers[:]
        c.is_done = self.is_done[:]
        c.offer = self.offer[:]
        c.facts = self.facts[:]
        c.hands = [hand[:] for hand in self.hands]
        c.stashes = [stash[:] for stash in self.stashes]
        c.drawn = [drawn[:] for drawn in self.drawn]
        c.drafts = [draft[:] for draft in self.drafts]
        c.private = [own[:] for own in self.private]
        c.chests = self.chests[:]
        c.clues = self.clues[:]
        c.removed = self.removed[:]
        c.pile = self.pile[:]
        return c


def start(seats: int, options: Options) -> Marauders:
    """All pieces in the box; the first step lays out the island."""
    s = Marauders()
    s.result = []
    s.options, s.seats = options, seats
    s.phase, s.turn, s.active = LAYING, 0, 0
    s.spaces, s.horse_spaces, s.has_moved, s.took_key, s.shifts, s.walker = 0, 0, False, False, 0, 0
    s.bidder, s.partner, s.answerer, s.target, s.price, s.due = NO_ONE, NO_ONE, NO_ONE, NO_ONE, 0, 0
    s.tiles, s.turns = [], []
    s.order, s.ports = [], [NOWHERE] * seats
    s.scouts = [AT_SEA] * (2 * seats)
    s.guards, s.opened, s.seen_open = [NO_ONE] * CELLS, [NOWHERE] * CHESTS, 0
    s.carts, s.forts = [0] * CELLS, [0] * CELLS
    s.vault = COPIES[FIRST_JEWEL : FIRST_JEWEL + JEWELS]
    s.discard = [0] * KINDS
    s.pile = [0 if SORT_OF[kind] == A_JEWEL else COPIES[kind] for kind in range(KINDS)]
    s.refill = s.pile[:]
    s.looked, s.markers, s.proved = [0] * seats, [0] * seats, [0] * seats
    s.allied, s.poisoned, s.started = [0] * seats, [0] * seats, [0] * seats
    s.dice, s.offers, s.is_done = [-1, -1, -1], [0] * seats, [0] * seats
    s.offer = []
    s.facts = blank(seats)
    s.hands = [[0] * KINDS for _ in range(seats)]
    s.stashes = [[0] * KINDS for _ in range(seats)]
    s.drawn = [[0] * KINDS for _ in range(seats)]
    s.drafts = [[] for _ in range(seats)]
    s.private = [[] for _ in range(seats)]
    s.chests, s.clues, s.removed = [], [], list(range(CLUE_CARDS))
    return s


def opponents(s: Marauders, seat: int) -> list[int]:
    """The other seats, from the left of this one."""
    return [(seat + place) % s.seats for place in range(1, s.seats)]


def guarded(s: Marauders, seat: int) -> list[int]:
    """The cells whose chests a seat guards."""
    return [cell for cell in range(CELLS) if s.guards[cell] == seat]


def guards_left(s: Marauders, seat: int) -> int:
    """How many of the seat's guards are free."""
    return GUARDS - s.guards.count(seat)


def knows_chest(s: Marauders, seat: int, cell: int) -> bool:
    """MAR-E44 Whether a seat has looked under a chest, or all have seen it open. The spectator looks at none."""
    if s.seen_open >> cell & 1:
        return True
    return seat >= 0 and bool(s.looked[seat] >> cell & 1)


def has_unlocked(s: Marauders, seat: int, slot: int) -> bool:
    """Whether the seat's marker lies by a clue."""
    return bool(s.markers[seat] >> slot & 1)


def true_clues(s: Marauders, seat: int) -> list[int]:
    """What the unlocked clues of a seat say, by set; NOWHERE where it has not got the clue."""
    said = [NOWHERE] * TRUE_SETS
    mask = s.markers[seat]
    if mask:
        for slot in range(SLOTS):
            if mask >> slot & 1:
                number = SET_OF[s.clues[slot]]
                if number < TRUE_SETS:
                    said[number] = s.clues[slot]
    return said


def is_ready(s: Marauders, seat: int) -> bool:
    """MAR-21, MAR-E27 The four true clues unlocked, and the eight cards in the stash."""
    stash = s.stashes[seat]
    for kind in NEEDED:
        if not stash[kind]:
            return False
    return NOWHERE not in true_clues(s, seat)


def most_on_one_terrain(s: Marauders, seat: int) -> int:
    """MAR-90 How many chests a seat guards on the terrain where it guards most; MAR-E9 the Wild one counts too."""
    counts = [0] * len(TERRAIN_NAMES)
    for cell in range(CELLS):
        if s.guards[cell] == seat:
            counts[TERRAIN[s.tiles[cell]]] += 1
    return max(counts)


def in_turn(s: Marauders) -> bool:
    """Whether the game is past its opening."""
    return s.turn > 0


def tiles_lie(s: Marauders) -> bool:
    """Whether the island is laid out."""
    return len(s.tiles) == TILES
