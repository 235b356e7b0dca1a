"""Where everything is in Root.

A *side* is a player's seat (0 to 5) or a hireling (6 to 8): whatever has pieces on the map and can take part in a
battle. `faction` says who each side is. Facts that many options depend on (strength, rule, where warriors are, open
slots) are kept up to date by the few functions of `board.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from maraud.engine.state import NOBODY, OWNER, Field, State
from maraud.games.root.maps import Board
from maraud.games.root.pieces import (
    ALLIANCE,
    CORVIDS,
    CULT,
    DUCHY,
    EYRIE,
    HUNDREDS,
    KEEPERS,
    NO_FACTION,
    RIVERFOLK,
    SECOND_VAGABOND,
    VAGABOND,
)

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
        "suit": Field(list[int]),
        "paths": Field(list[int]),
        "closed": Field(int),
        "ferry": Field(int),
        "ferry_used": Field(bool),
        "path_cleared": Field(bool),
        "corners": Field(int),
        "ruins": Field(int),
        "ruin_items": Field(list[int]),
        "ruin_pool": Field(list[int]),
        # Pieces.
        "faction": Field(list[int]),
        "count": Field(list[int]),
        "strength": Field(list[int]),
        "where": Field(list[int]),
        "holds": Field(list[int]),
        "present": Field(list[int]),
        "ruler": Field(list[int]),
        "ruled": Field(list[int]),
        "open_slots": Field(list[int]),
        # Points.
        "vp": Field(list[int]),
        "dominance": Field(list[int]),
        "partner": Field(list[int]),
        # Cards and items.
        "deck": Field(list[int], NOBODY),
        "deck_size": Field(int),
        "discard": Field(list[int]),
        "available": Field(list[int]),
        "hands": Field(list[list[int]], OWNER),
        "known": Field(list[list[int]], OWNER),
        "crafted": Field(list[int]),
        "used": Field(int),
        "items": Field(list[int]),
        "boxes": Field(list[int]),
        "tired_boxes": Field(list[int]),
        "crafting": Field(list[int]),
        "coffins": Field(list[int]),
        # The battle being fought.
        "battle": Field(list[int]),
        # Advanced set-up.
        "pool": Field(list[int]),
        "undealt": Field(list[int]),
        "locked": Field(int),
        "beside": Field(list[int]),
        "homes": Field(list[int]),
        # Hirelings.
        "controller": Field(list[int]),
        "control": Field(list[int]),
        "markers": Field(list[int]),
        "acted": Field(int),
        "on_card": Field(list[int]),
        "stands": Field(list[int]),
        "exile_items": Field(list[int]),
        "bandits": Field(int),
        "entered": Field(list[int]),
        "kept": Field(list[int]),
        "pile": Field(list[int]),
        # Eyrie Dynasties.
        "leader": Field(int),
        "deposed": Field(int),
        "decree": Field(list[int]),
        "decree_left": Field(list[int]),
        # Woodland Alliance.
        "supporters": Field(list[list[int]], OWNER),
        "officers": Field(int),
        # Lizard Cult.
        "outcast": Field(int),
        "hated": Field(bool),
        "acolytes": Field(int),
        "souls": Field(list[int]),
        "revealed": Field(list[int]),
        # Underground Duchy.
        "swayed": Field(int),
        "crowns": Field(list[int]),
        "shown": Field(list[int]),
        # Riverfolk Company.
        "payments": Field(list[int]),
        "funds": Field(list[int]),
        "committed": Field(list[int]),
        "posts_lost": Field(list[int]),
        "prices": Field(list[int]),
        "boats": Field(bool),
        "lender": Field(int),
        "hirer": Field(int),
        # Corvid Conspiracy.
        "plots": Field(list[list[int]], OWNER),
        "open_plots": Field(list[int]),
        "denied": Field(list[int]),
        "raided": Field(int),
        "plotted": Field(int),
        "exerted": Field(bool),
        # Lord of the Hundreds.
        "hoard": Field(list[int]),
        "mood": Field(int),
        # Keepers in Iron.
        "tiles": Field(list[int]),
        "relics": Field(list[int]),
        "retinue": Field(list[int]),
        "retinue_left": Field(list[int]),
        # Vagabonds.
        "pawn": Field(list[int]),
        "character": Field(list[int]),
        "gear": Field(list[list[int]]),
        "relations": Field(list[list[int]]),
        "aids": Field(list[int]),
        "found": Field(list[int]),
        "quests": Field(list[int]),
        "quest_deck": Field(list[int]),
        "quests_done": Field(list[list[int]]),
        "scorched": Field(int),
        "ruin_left": Field(list[int], NOBODY),
        "ruin_seen": Field(list[int]),
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
    count: list[int]  # [kind * WIDTH + clearing]; clearing 0 is the supply
    strength: list[int]  # [side * WIDTH + clearing]: warriors and buildings, as they count for rule
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
        """An independent copy. What only an absent faction or hireling changes stays as it is: copies share it."""
        c = Root()
        c.result = self.result[:]
        c.options, c.board, c.seats, c.sides = self.options, self.board, self.seats, self.sides
        c.phase, c.active, c.turn, c.part = self.phase, self.active, self.turn, self.part
        c.acts, c.marks = self.acts, self.marks
        c.paths = self.paths[:]
        c.closed, c.ferry, c.ferry_used, c.path_cleared = self.closed, self.ferry, self.ferry_used, self.path_cleared
        c.corners, c.ruins = self.corners, self.ruins
        c.ruin_items = self.ruin_items[:]
        c.ruin_pool = self.ruin_pool[:]
        c.count = self.count[:]
        c.strength = self.strength[:]
        c.where = self.where[:]
        c.holds = self.holds[:]
        c.present = self.present[:]
        c.ruler = self.ruler[:]
        c.ruled = self.ruled[:]
        c.open_slots = self.open_slots[:]
        c.vp = self.vp[:]
        c.dominance = self.dominance[:]
        c.partner = self.partner[:]
        c.deck = self.deck[:]
        c.deck_size = self.deck_size
        c.discard = self.discard[:]
        c.available = self.available[:]
        c.hands = rows(self.hands)
        c.known = rows(self.known)
        c.crafted = self.crafted[:]
        c.used = self.used
        c.items = self.items[:]
        c.boxes = self.boxes[:]
        c.tired_boxes = self.tired_boxes[:]
        c.crafting = self.crafting[:]
        c.coffins = self.coffins[:]
        c.battle = self.battle[:]
        setting_up = self.phase == SETUP
        c.suit = self.suit[:] if setting_up else self.suit
        c.faction = self.faction[:] if setting_up else self.faction
        c.locked = self.locked
        c.pool, c.undealt = (self.pool[:], self.undealt[:]) if setting_up else (self.pool, self.undealt)
        c.beside, c.homes = (self.beside[:], self.homes[:]) if setting_up else (self.beside, self.homes)
        self._copy_hirelings(c)
        playing = -1 if setting_up else 0  # bit mask of factions
        for faction in self.faction:
            if faction != NO_FACTION:
                playing |= 1 << faction
        self._copy_factions(c, playing)
        return c

    def _copy_hirelings(self, c: Root) -> None:
        c.acted, c.bandits = self.acted, self.bandits
        if self.options.hirelings:
            c.controller, c.control, c.markers = self.controller[:], self.control[:], self.markers[:]
            c.on_card, c.stands, c.exile_items = self.on_card[:], self.stands[:], self.exile_items[:]
            c.entered, c.kept, c.pile = self.entered[:], self.kept[:], self.pile[:]
        else:
            c.controller, c.control, c.markers = self.controller, self.control, self.markers
            c.on_card, c.stands, c.exile_items = self.on_card, self.stands, self.exile_items
            c.entered, c.kept, c.pile = self.entered, self.kept, self.pile

    def _copy_factions(self, c: Root, playing: int) -> None:
        c.leader, c.deposed, c.officers = self.leader, self.deposed, self.officers
        c.outcast, c.hated, c.acolytes = self.outcast, self.hated, self.acolytes
        c.swayed = self.swayed
        c.boats, c.lender, c.hirer = self.boats, self.lender, self.hirer
        c.raided, c.plotted, c.exerted = self.raided, self.plotted, self.exerted
        c.mood, c.scorched = self.mood, self.scorched
        eyrie, alliance = playing >> EYRIE & 1, playing >> ALLIANCE & 1
        c.decree = self.decree[:] if eyrie else self.decree
        c.decree_left = self.decree_left[:] if eyrie else self.decree_left
        c.supporters = rows(self.supporters) if alliance else self.supporters
        cult, duchy = playing >> CULT & 1, playing >> DUCHY & 1
        c.souls = self.souls[:] if cult else self.souls
        c.revealed = self.revealed[:] if cult else self.revealed
        c.crowns = self.crowns[:] if duchy else self.crowns
        c.shown = self.shown[:] if duchy else self.shown
        riverfolk, corvids = playing >> RIVERFOLK & 1, playing >> CORVIDS & 1
        c.payments = self.payments[:] if riverfolk else self.payments
        c.funds = self.funds[:] if riverfolk else self.funds
        c.committed = self.committed[:] if riverfolk else self.committed
        c.posts_lost = self.posts_lost[:] if riverfolk else self.posts_lost
        c.prices = self.prices[:] if riverfolk else self.prices
        c.plots = rows(self.plots) if corvids else self.plots
        c.open_plots = self.open_plots[:] if corvids else self.open_plots
        c.denied = self.denied[:] if corvids else self.denied
        hundreds, keepers = playing >> HUNDREDS & 1, playing >> KEEPERS & 1
        c.hoard = self.hoard[:] if hundreds else self.hoard
        c.tiles = self.tiles[:] if keepers else self.tiles
        c.relics = self.relics[:] if keepers else self.relics
        c.retinue = self.retinue[:] if keepers else self.retinue
        c.retinue_left = self.retinue_left[:] if keepers else self.retinue_left
        vagabond = playing & (1 << VAGABOND | 1 << SECOND_VAGABOND)
        c.pawn = self.pawn[:] if vagabond else self.pawn
        c.character = self.character[:] if vagabond else self.character
        c.gear = rows(self.gear) if vagabond else self.gear
        c.relations = rows(self.relations) if vagabond else self.relations
        c.aids = self.aids[:] if vagabond else self.aids
        c.quests = self.quests[:] if vagabond else self.quests
        c.quest_deck = self.quest_deck[:] if vagabond else self.quest_deck
        c.quests_done = rows(self.quests_done) if vagabond else self.quests_done
        explorers = vagabond | hundreds | self.options.hirelings
        c.found = self.found[:] if explorers else self.found
        c.ruin_left = self.ruin_left[:] if explorers else self.ruin_left
        c.ruin_seen = self.ruin_seen[:] if explorers else self.ruin_seen


def rows(lists: list[list[int]]) -> list[list[int]]:
    """A copy of a list of lists."""
    return [one[:] for one in lists]


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
