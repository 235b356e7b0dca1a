"""Where everything is in Root.

A *side* is a player's seat (0 to 5) or a hireling (6 to 8): whatever has pieces on the map and can take part in a
battle. `faction` says who each side is. Facts that many options depend on (strength, rule, where warriors are, open
slots) are kept up to date by the few functions of `board.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from maraud.engine.state import NOBODY, OWNER, ROWS, WHOLE, Field, State
from maraud.games.root.maps import Board

SIDES: Final = 9
FIRST_HIRELING: Final = 6
HIRELINGS: Final = SIDES - FIRST_HIRELING
NOBODY_RULES: Final = -1
POINTS_TO_WIN: Final = 30
HAND_LIMIT: Final = 5
KNOWN_WIDTH: Final = 64  # what a seat knows is a row of numbers: place * KNOWN_WIDTH + card
STACK: Final = 6  # the place of the cards that a seat's faction hides is STACK + seat; of a hand, the seat

# The battle being fought is a row of numbers, `s.battle`, with these places. Pairs: attacker's, then defender's.
ATTACKER: Final = 0
DEFENDER: Final = 1
BATTLEFIELD: Final = 2
ROLLED_BY: Final = 3  # rolled hits dealt
EXTRA_BY: Final = 5  # extra hits dealt
IGNORES_ROLLED: Final = 7  # whether rolled hits are ignored
SHIELD_USED: Final = 9  # whether the first hit has been ignored
EFFECTS_USED: Final = 11  # bit masks of the cards used
BONUS_SCORED: Final = 13  # whether a bonus that comes once a battle has been scored
MORE_HITS: Final = 15  # what others add to the most hits
ALLY: Final = 17  # the side that the attacker treats as its own, plus 1
ALLY_HITS: Final = 18  # hits taken by that side, and by the attacker's own items
ITEM_HITS: Final = 19
CREDIT: Final = 20  # the seat to which removed buildings and tokens are credited, plus 1
HIGH_ROLL: Final = 21  # whether the defender takes the higher roll by what it has spent
SHIELDED: Final = 22  # whether the first hit is ignored by what a hireling lends
WAIVES_HITS: Final = 24  # whether the attacker deals no rolled hits, by its own choice
BATTLE_PLACES: Final = 25

UNCLAIMED: Final = -1  # a hireling marker still on the score track
PAID: Final = SIDES  # a hireling marker whose taker has got a hireling

SETUP: Final = 0  # phases of the game
TURNS: Final = 1


class Options:
    """The options of a table, read once."""

    def __init__(self, given: dict[str, bool | int | str]) -> None:
        self.map: Final = str(given["map"])
        self.deck: Final = str(given["deck"])
        self.suits: Final = str(given["suits"])
        self.factions: Final = [str(given[f"faction_{seat}"]) for seat in range(1, 7)]
        self.most_turns: Final = int(given["most_turns"])
        self.coalition_needs_ten: Final = bool(given["coalition_needs_ten"])
        self.hirelings: Final = bool(given["hirelings"])
        self.boxes: Final = str(given["boxes"])
        self.setup: Final = str(given["setup"])
        self.two_vagabonds: Final = bool(given["two_vagabonds"])
        self.insurgents: Final = bool(given["insurgents"])


class Root(State):
    """One game of Root."""

    FIELDS: ClassVar[dict[str, Field]] = {
        # The turn.
        "phase": Field(int),
        "active": Field(int),
        "turn": Field(int),
        "part": Field(int),
        "acts": Field(int),
        "marks": Field(int),
        # The map.
        "suit": Field(list[int], replaced=WHOLE),
        "paths": Field(list[int], replaced=WHOLE),
        "closed": Field(int),
        "ferry": Field(int),
        "ferry_used": Field(bool),
        "path_cleared": Field(bool),
        "corners": Field(int),
        "ruins": Field(int),
        "ruin_items": Field(list[int], replaced=WHOLE),
        "ruin_pool": Field(list[int], replaced=WHOLE),
        # Pieces.
        "faction": Field(list[int], replaced=WHOLE),
        "count": Field(list[list[int]], replaced=ROWS),
        "strength": Field(list[list[int]], replaced=ROWS),
        "where": Field(list[int]),
        "holds": Field(list[int]),
        "present": Field(list[int]),
        "ruler": Field(list[int]),
        "ruled": Field(list[int]),
        "open_slots": Field(list[int], replaced=WHOLE),
        # Points.
        "vp": Field(list[int], replaced=WHOLE),
        "dominance": Field(list[int], replaced=WHOLE),
        "partner": Field(list[int], replaced=WHOLE),
        # Cards and items.
        "deck": Field(list[int], NOBODY),
        "deck_size": Field(int),
        "discard": Field(list[int]),
        "available": Field(list[int], replaced=WHOLE),
        "hands": Field(list[list[int]], OWNER, replaced=WHOLE),
        "known": Field(list[list[int]], OWNER, replaced=WHOLE),
        "crafted": Field(list[int], replaced=WHOLE),
        "used": Field(int),
        "items": Field(list[int], replaced=WHOLE),
        "boxes": Field(list[int], replaced=WHOLE),
        "tired_boxes": Field(list[int], replaced=WHOLE),
        "crafting": Field(list[int], replaced=WHOLE),
        "coffins": Field(list[int], replaced=WHOLE),
        # The battle being fought.
        "battle": Field(list[int]),
        # Advanced set-up.
        "pool": Field(list[int], replaced=WHOLE),
        "undealt": Field(list[int], replaced=WHOLE),
        "locked": Field(int),
        "beside": Field(list[int], replaced=WHOLE),
        "homes": Field(list[int], replaced=WHOLE),
        # Hirelings.
        "controller": Field(list[int], replaced=WHOLE),
        "control": Field(list[int], replaced=WHOLE),
        "markers": Field(list[int], replaced=WHOLE),
        "acted": Field(int),
        "on_card": Field(list[int], replaced=WHOLE),
        "stands": Field(list[int], replaced=WHOLE),
        "exile_items": Field(list[int], replaced=WHOLE),
        "bandits": Field(int),
        "entered": Field(list[int], replaced=WHOLE),
        "kept": Field(list[int], replaced=WHOLE),
        "pile": Field(list[int], replaced=WHOLE),
        # Eyrie Dynasties.
        "leader": Field(int),
        "deposed": Field(int),
        "decree": Field(list[int], replaced=WHOLE),
        "decree_left": Field(list[int], replaced=WHOLE),
        # Woodland Alliance.
        "supporters": Field(list[list[int]], OWNER, replaced=WHOLE),
        "officers": Field(int),
        # Lizard Cult.
        "outcast": Field(int),
        "hated": Field(bool),
        "acolytes": Field(int),
        "souls": Field(list[int], replaced=WHOLE),
        "revealed": Field(list[int], replaced=WHOLE),
        # Underground Duchy.
        "swayed": Field(int),
        "crowns": Field(list[int], replaced=WHOLE),
        "shown": Field(list[int], replaced=WHOLE),
        # Riverfolk Company.
        "payments": Field(list[int], replaced=WHOLE),
        "funds": Field(list[int], replaced=WHOLE),
        "committed": Field(list[int], replaced=WHOLE),
        "posts_lost": Field(list[int], replaced=WHOLE),
        "prices": Field(list[int], replaced=WHOLE),
        "boats": Field(bool),
        "lender": Field(int),
        "hirer": Field(int),
        # Corvid Conspiracy.
        "plots": Field(list[list[int]], OWNER, replaced=WHOLE),
        "open_plots": Field(list[int], replaced=WHOLE),
        "denied": Field(list[int], replaced=WHOLE),
        "raided": Field(int),
        "plotted": Field(int),
        "exerted": Field(bool),
        # Lord of the Hundreds.
        "hoard": Field(list[int], replaced=WHOLE),
        "mood": Field(int),
        # Keepers in Iron.
        "tiles": Field(list[int], replaced=WHOLE),
        "relics": Field(list[int], replaced=WHOLE),
        "retinue": Field(list[int], replaced=WHOLE),
        "retinue_left": Field(list[int], replaced=WHOLE),
        # Vagabonds.
        "pawn": Field(list[int], replaced=WHOLE),
        "character": Field(list[int], replaced=WHOLE),
        "gear": Field(list[list[int]], replaced=WHOLE),
        "relations": Field(list[list[int]], replaced=WHOLE),
        "aids": Field(list[int], replaced=WHOLE),
        "found": Field(list[int], replaced=WHOLE),
        "quests": Field(list[int], replaced=WHOLE),
        "quest_deck": Field(list[int], replaced=WHOLE),
        "quests_done": Field(list[list[int]], replaced=WHOLE),
        "scorched": Field(int),
        "ruin_left": Field(list[int], NOBODY, replaced=WHOLE),
        "ruin_seen": Field(list[int], replaced=WHOLE),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("options", "board", "seats", "sides")

    options: Options
    board: Board
    seats: int
    sides: int  # of these places for sides, seats and then hirelings, only the first so many are ever taken

    phase: int
    active: int  # the seat whose turn it is
    turn: int  # turns begun, all seats together
    part: int  # which part of the turn, as its faction lists them
    acts: int  # actions left in this part
    marks: int  # a bit mask for what may happen once in this part

    suit: list[int]  # [clearing]
    paths: list[int]  # [clearing]: clearings one path away
    closed: int  # bit mask of the Mountain's closed paths
    ferry: int  # the clearing of the Lake's Ferry, or 0; it is no piece (ROOT-M.3.6)
    ferry_used: bool
    path_cleared: bool
    corners: int  # bit mask of the starting corners taken
    ruins: int  # bit mask of clearings
    ruin_items: list[int]  # [clearing]: how many items lie under the ruin
    ruin_pool: list[int]  # [item]: the items under all ruins; which lies where shows when one is taken

    faction: list[int]  # [side]
    count: list[list[int]]  # [kind][clearing]; clearing 0 is the supply
    strength: list[list[int]]  # [side][clearing]: warriors and buildings, as they count for rule
    where: list[int]  # [side]: bit mask of the clearings with warriors of that side's faction
    holds: list[int]  # [kind]: bit mask of the clearings that hold such a piece
    present: list[int]  # [side]: bit mask of the clearings with any piece of that side's faction, pawns left out
    ruler: list[int]  # [clearing]: the side that rules, or NOBODY_RULES
    ruled: list[int]  # [side]: bit mask of clearings
    open_slots: list[int]  # [clearing]

    vp: list[int]  # [seat]; ROOT-5.1.2
    dominance: list[int]  # [seat]: the dominance card activated, or -1
    partner: list[int]  # [seat]: the seat a Vagabond is in coalition with, or -1

    deck: list[int]  # [card]: how many; no order
    deck_size: int
    discard: list[int]  # [card]: how many
    available: list[int]  # dominance cards beside the map
    hands: list[list[int]]  # [seat]: cards in the order of their numbers
    known: list[list[int]]  # [seat]: the cards that it knows to be in other hands and hidden stacks
    crafted: list[int]  # [seat]: bit mask of persistent cards in the play area
    used: int  # bit mask of crafted cards used in this turn
    items: list[int]  # [item]: the item supply
    boxes: list[int]  # [seat * 8 + item]: Crafted Items, face up
    tired_boxes: list[int]  # [seat * 8 + item]: Crafted Items, face down
    crafting: list[int]  # [suit]: pieces activated this turn; place 0: for icons that take any suit

    coffins: list[int]  # [kind]: warriors that lie on the Coffin Makers

    battle: list[int]  # the places above; empty between battles

    # Advanced set-up; all lists are empty in the standard one, and when it is over.
    pool: list[int]  # the factions whose setup cards lie there to be chosen, in the order dealt
    undealt: list[int]  # the factions whose setup cards were not dealt, sorted
    locked: int  # the faction of a setup card that cannot be chosen before a militant one, or NO_FACTION
    beside: list[int]  # the characters beside the cards of the first and the second Vagabond, or -1
    homes: list[int]  # [seat]: bit mask of its homelands

    # Hirelings. Side FIRST_HIRELING + number; all lists are empty in a game without them.
    controller: list[int]  # [number]: the seat that controls it, or -1
    control: list[int]  # [number]: control markers on its card
    markers: list[int]  # of the markers on 4, 8 and 12: UNCLAIMED, the seat that is owed a hireling, or PAID
    acted: int  # bit mask of what the hirelings have done in this turn
    on_card: list[int]  # [number]: warriors that lie on its card
    stands: list[int]  # [number]: where its pawn is: a clearing, a forest as a number below 0, or 0
    exile_items: list[int]  # on the Exile's card: how many are ready, how many exhausted
    bandits: int  # bit mask of the paths with a bandit: the map's paths, then the closed ones
    entered: list[int]  # [side]: bit mask of the clearings that it moved into in this turn
    kept: list[int]  # cards that the Mole Artisans keep from the discard pile until the Evening ends
    pile: list[int]  # the discard pile in order, the top card last; cards taken out of it may still stand here

    leader: int  # of the Eyrie: one of LEADER, or -1
    deposed: int  # bit mask of the leaders that lie face down
    decree: list[int]  # the Decree, sorted: column * DECREE_WIDTH + card
    decree_left: list[int]  # what of it is not yet resolved in this turn

    supporters: list[list[int]]  # [seat]: the Alliance's Supporters, in the order of their numbers
    officers: int

    outcast: int  # of the Cult: the suit with the marker, or 0
    hated: bool  # whether the marker lies on its Hated side
    acolytes: int
    souls: list[int]  # [card]: the Lost Souls
    revealed: list[int]  # the cards that lie revealed before the Cult, in the order of their numbers

    swayed: int  # bit mask of the Duchy's swayed ministers
    crowns: list[int]  # [rank]: the crowns on their spaces; empty until the Duchy sets up
    shown: list[int]  # the cards that lie revealed before the Duchy, in the order of their numbers

    payments: list[int]  # [faction]: warriors in the Riverfolk's Payments box
    funds: list[int]  # [faction]
    committed: list[int]  # [place * factions + faction]: place 0 the Committed box, else the track of a suit
    posts_lost: list[int]  # [suit]: trade posts that have left the game
    prices: list[int]  # of the three services; 0 before set-up
    boats: bool  # whether rivers are paths for the active player in this turn
    lender: int  # the side whose warriors the active player has hired for this turn, or -1
    hirer: int  # that player, from its Daylight on, or -1

    plots: list[list[int]]  # [seat]: of the Corvids `[clearing]`, which plot lies there face down plus 1, or 0
    open_plots: list[int]  # [clearing]: the same of plots that lie face up
    denied: list[int]  # [clearing]: bit mask of the plots that the one face down there is known not to be
    raided: int  # bit mask of the clearings from which raids were removed at this moment
    plotted: int  # plots placed in this turn
    exerted: bool

    hoard: list[int]  # [item]: the Hundreds' items
    mood: int  # of the warlord: one of MOOD, or -1

    tiles: list[int]  # the Keepers' waystations: clearing * 2 + the side that is up, 0 on their board
    relics: list[int]  # sorted: place * FACES + face, as the Keepers' pieces.py numbers them
    retinue: list[int]  # sorted: column * RETINUE_WIDTH + card
    retinue_left: list[int]  # what of it can still be used in this turn

    pawn: list[int]  # [seat]: a clearing, or a forest as a number below 0, or 0
    character: list[int]  # [seat]: one of CHARACTER, or -1
    gear: list[list[int]]  # [seat][item * 4 + state]: fresh, exhausted, damaged, both
    relations: list[list[int]]  # [seat][other seat]: 0 Indifferent to 3 Allied, -1 Hostile
    aids: list[int]  # [seat]: Aids given to it in this turn and not yet used for its relationship
    found: list[int]  # [seat]: bit mask of the kinds of ruin items it has found
    quests: list[int]  # face up, in the order they came
    quest_deck: list[int]  # [quest]: 1 while it is in the deck
    quests_done: list[list[int]]  # [seat]
    scorched: int  # bit mask of clearings where nothing may be placed or moved any more
    ruin_left: list[int]  # the items under ruins that somebody has seen there, sorted: clearing * 8 + item
    ruin_seen: list[int]  # [clearing]: bit mask of the seats that saw them

    def copy(self) -> Root:
        """An independent copy. Lists that are replaced, never changed in place, it shares."""
        c = Root()
        c.options, c.board, c.seats, c.sides = self.options, self.board, self.seats, self.sides
        c.count, c.strength, c.where, c.holds = self.count[:], self.strength[:], self.where[:], self.holds[:]
        c.present, c.ruler, c.ruled, c.battle = self.present[:], self.ruler[:], self.ruled[:], self.battle[:]
        c.deck, c.discard = self.deck[:], self.discard[:]
        c.phase, c.active, c.turn, c.part = self.phase, self.active, self.turn, self.part
        c.acts, c.marks, c.closed, c.ferry = self.acts, self.marks, self.closed, self.ferry
        c.ferry_used, c.path_cleared, c.corners = self.ferry_used, self.path_cleared, self.corners
        c.ruins, c.deck_size, c.used, c.locked = self.ruins, self.deck_size, self.used, self.locked
        c.acted, c.bandits, c.leader, c.deposed = self.acted, self.bandits, self.leader, self.deposed
        c.officers, c.outcast, c.hated, c.acolytes = self.officers, self.outcast, self.hated, self.acolytes
        c.swayed, c.boats, c.lender, c.hirer = self.swayed, self.boats, self.lender, self.hirer
        c.raided, c.plotted, c.exerted, c.mood = self.raided, self.plotted, self.exerted, self.mood
        c.scorched = self.scorched
        c.suit, c.paths, c.ruin_items, c.ruin_pool = self.suit, self.paths, self.ruin_items, self.ruin_pool
        c.faction, c.dominance, c.partner, c.available = self.faction, self.dominance, self.partner, self.available
        c.items, c.boxes, c.tired_boxes, c.crafting = self.items, self.boxes, self.tired_boxes, self.crafting
        c.coffins, c.pool, c.undealt, c.beside = self.coffins, self.pool, self.undealt, self.beside
        c.homes, c.controller, c.control, c.markers = self.homes, self.controller, self.control, self.markers
        c.on_card, c.stands, c.exile_items, c.entered = self.on_card, self.stands, self.exile_items, self.entered
        c.kept, c.pile, c.decree, c.decree_left = self.kept, self.pile, self.decree, self.decree_left
        c.souls, c.revealed, c.crowns, c.shown = self.souls, self.revealed, self.crowns, self.shown
        c.payments, c.funds, c.committed, c.posts_lost = self.payments, self.funds, self.committed, self.posts_lost
        c.prices, c.open_plots, c.denied, c.hoard = self.prices, self.open_plots, self.denied, self.hoard
        c.tiles, c.relics, c.retinue, c.retinue_left = self.tiles, self.relics, self.retinue, self.retinue_left
        c.pawn, c.character, c.aids, c.found = self.pawn, self.character, self.aids, self.found
        c.quests, c.quest_deck, c.ruin_left = self.quests, self.quest_deck, self.ruin_left
        c.ruin_seen, c.open_slots, c.vp, c.crafted = self.ruin_seen, self.open_slots, self.vp, self.crafted
        c.hands, c.known, c.supporters, c.plots = self.hands, self.known, self.supporters, self.plots
        c.gear, c.relations, c.quests_done = self.gear, self.relations, self.quests_done
        c.result = self.result
        return c


def is_player(s: Root, side: int) -> bool:
    """Whether a side is a player's seat, not a hireling."""
    return side < s.seats


def side_of(s: Root, faction: int) -> int:
    """The side that plays a faction, or -1."""
    for side in range(SIDES):
        if s.faction[side] == faction:
            return side
    return -1


def principal(s: Root, side: int) -> int:
    """The side for which a side counts: a hireling's controller; an uncontrolled hireling and a player for itself."""
    if side < FIRST_HIRELING or s.controller[side - FIRST_HIRELING] < 0:
        return side
    return s.controller[side - FIRST_HIRELING]


def are_enemies(s: Root, side: int, other: int) -> bool:
    """ROOT-G.8 Any other player who is no coalition partner. ROOT-IMPL-11

    ROOT-H.3.2 A hireling is an enemy of all but its controller, the controller's partners and its other hirelings.
    """
    if side >= FIRST_HIRELING or other >= FIRST_HIRELING:
        side, other = principal(s, side), principal(s, other)
    if side == other:
        return False
    if side < s.seats and other < s.seats:
        return s.partner[side] != other and s.partner[other] != side
    return True


def is_hired(s: Root, side: int, by: int) -> bool:
    """ROOT-11.2.7.3 Whether a side's warriors are the hired ones of another, and so no enemies of it now."""
    return s.lender == side and s.hirer == by and by >= 0


def fights_for_pay(s: Root, side: int) -> bool:
    """ROOT-11.2.7.3b Whether a side's warriors fight for another in the battle being fought."""
    return s.hirer >= 0 and s.lender == side and bool(s.battle) and side not in (s.battle[ATTACKER], s.battle[DEFENDER])


def clockwise(s: Root) -> list[int]:
    """All seats in turn order, from the active player."""
    return [(s.active + place) % s.seats for place in range(s.seats)]


def opponents(s: Root, seat: int) -> list[int]:
    """All other seats, clockwise."""
    return [(seat + place) % s.seats for place in range(1, s.seats)]
