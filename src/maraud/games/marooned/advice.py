"""Rules of thumb for Marooned!.

Fast, as play-outs use them: no menu is built, nothing is copied. A choice is weighed by what it may bring, in points of
no unit; the weights were found by playing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.marooned.cards import (
    BOTTLE,
    CARDS,
    FLIP_IN_PLAY,
    HEARTS,
    HIGHER_GROUND,
    MIRAGE,
    NE,
    PIRATES,
    ROCKS,
    SHIP_ICONS,
    SPARED_BY,
    STORM,
    SW,
    TELESCOPE,
    VINES,
    A,
    card,
)
from maraud.games.marooned.moving import may_place
from maraud.games.marooned.options import FLIP_MAPS
from maraud.games.marooned.outlook import (
    NEVER,
    SHIPS,
    SIGNALS,
    arrival,
    is_up,
    rescue_in,
    seen_from,
    ships_left,
    sighting_square,
    signal_to_make,
)
from maraud.games.marooned.ships import first_column, first_row
from maraud.games.marooned.state import (
    IN_PORT,
    NEIGHBORS,
    NO_SIGHTING,
    NOWHERE,
    SAILS_ON,
    SIZE,
    Marooned,
    column,
    face_of,
    is_in_play,
    row,
    ship_sails,
)
from maraud.games.marooned.words import EXTRA_SPACE, SWAP_WITH, WHAT_TO_FLIP

BOAR: Final = card("wild_boar")
FLINT: Final = card("flint")
WATER: Final = card("water")
BITS: Final = [1 << square for square in range(49)]
FAR: Final = 9

# Weights of a move.
EXPLORE: Final = 4.0  # to see a new card
DRAW: Final = 2.0  # the same while a ship sails
RESCUE: Final = 25.0  # a drawn ship that sees a signal
HALF_RESCUE: Final = 13.0  # a drawn ship that will see it once it is made
LOSE: Final = 2.0  # a drawn ship that sees nothing
WASTE: Final = 2.1  # a ship icon drawn while another sails
WAIT: Final = 1.4  # the same with a signal up that such a ship would see
WAIT_HEALTH: Final = 0.4  # and for each Health one could wait
FIND: Final = 2.2  # Higher Ground, Rocks and what else is wanted
NEAR: Final = 0.3  # a step nearer to Higher Ground, some day
GOAL: Final = 1.7  # the same with a signal to make there
GOAL_SHIP: Final = 1.8  # the same with a ship that will see it
GOAL_SIGHT: Final = 5.9  # a step nearer to where the ship can be sighted, and so made to come
EDGE: Final = 0.7  # a step nearer to where one can draw
HARM: Final = 0.8  # a Health lost
WEAK: Final = 8.5  # the same, over the Health left
BLOW: Final = 8.6  # a Lit Beacon that Tornado turns back
SWIRL: Final = 3.1  # Mirage with a signal in play
DRIVE: Final = 2.5  # a useless ship that Pirates drive home
DRIVEN: Final = 24.0  # a ship that would have come
SURE: Final = 37.0  # to wait for it

# Weights of a flip.
SOS_UP: Final = 6.6
SOS_SHIP: Final = 1.9  # for each ship left that would see it
BEACON_UP: Final = 2.9
BEACON_SHIP: Final = 2.3
MESSAGE_UP: Final = 3.7
SEEN: Final = 27.0  # the ship in play sees it
HEAL: Final = 0.5  # a Health won
HEAL_WEAK: Final = 6.0  # the same, over the Health left
TORCH_UP: Final = 3.8
SPEAR_UP: Final = 2.2
MAPS_UP: Final = 0.6
SIGHT: Final = 0.2
LAST_GROUND: Final = 3.7  # Higher Ground gone before SOS is made
BLOCKS: Final = 2.0  # a card in play that needs this side
BLOCKS_LATER: Final = 1.1  # a card in the deck that needs it


class Plan:
    """What a move is for: read once, before the squares are compared."""

    def __init__(self, s: Marooned) -> None:
        mask: i64 = 0
        for number in s.order:
            mask |= i64(BITS[s.place[number]])
        self.mask: i64 = mask
        self.left = 16 - len(s.order)
        self.sure = rescue_in(s, s.sighting) < s.health
        self.ground = s.place[HIGHER_GROUND] if s.side[HIGHER_GROUND] == A else NOWHERE
        self.to_make = signal_to_make(s) if self.ground != NOWHERE else NOWHERE
        self.ship_by = arrival(s, self.to_make, s.sighting) if self.to_make != NOWHERE else NEVER
        self.sight = NOWHERE  # where the ship in play can be made to sail on, to where it sees a signal
        if not self.sure and s.corner != IN_PORT and s.sighting == NO_SIGHTING and rescue_in(s, SAILS_ON) < s.health:
            self.sight = sighting_square(s, self.ground)
        self.corner_in = SIZE + 1 - s.ship_at
        self.risk = 0.0 if not self.left else draw_risk(s, self.left, self.sure or self.ship_by < NEVER)


def advise(s: Marooned, ask: Ask, rng: Rng) -> Option:
    """The best choice by rules of thumb."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    prompt = ask.prompt
    if prompt is WHAT_TO_FLIP:
        return best_flip(s, options)
    if prompt is SWAP_WITH:
        return best_swap(s, options)
    return best_move(s, options, prompt is EXTRA_SPACE)


# Moves.


def best_move(s: Marooned, options: list[Option], extra: bool) -> Option:
    """Where to go: each square by what it may bring. `extra`: the space after the move, or none."""
    plan = Plan(s)
    best, most = options[0], -1e9
    for option in options:
        if option is PASS:
            worth = standing(s, plan, s.player) + 0.01
        else:
            square = NEIGHBORS[s.player][option.value]
            if option.kind == "go":
                worth = moving(s, plan, square)
            elif extra:
                worth = standing(s, plan, square) - landing(s, plan, square)
            else:
                worth = best_from(s, plan, square) - landing(s, plan, square) - 0.01
        if worth > most:
            best, most = option, worth
    return best


def best_from(s: Marooned, plan: Plan, square: int) -> float:
    """The worth of the best move from a square."""
    most = -1e9
    for target in NEIGHBORS[square]:
        if target != NOWHERE and (s.at[target] != NOWHERE or (plan.left and may_place(s, target))):
            most = max(most, moving(s, plan, target))
    return most


def moving(s: Marooned, plan: Plan, square: int) -> float:
    """The worth of a move onto a square."""
    if s.at[square] == NOWHERE:
        return standing(s, plan, square) + drawing(s, plan, square)
    return standing(s, plan, square) - landing(s, plan, square) + (SURE if plan.sure else 0.0)


def standing(s: Marooned, plan: Plan, square: int) -> float:
    """The worth of being on a square at the end of a move."""
    worth = 0.0
    if plan.ground != NOWHERE:
        away = distance(plan.mask, square, plan.ground)
        worth -= NEAR * away
        if plan.to_make != NOWHERE:
            worth -= (GOAL_SHIP if plan.ship_by > away else GOAL) * away
    if plan.sight != NOWHERE:
        away = distance(plan.mask, square, plan.sight)
        if away < plan.corner_in:
            worth += GOAL_SIGHT * (plan.corner_in - away)
    if plan.left and s.at[square] != NOWHERE:
        worth -= EDGE * to_the_edge(s, square)
    return worth


def landing(s: Marooned, plan: Plan, square: int) -> float:
    """What it costs to land on a placed card."""
    number = s.at[square]
    hurt = harm_of(s, face_of(s, number))
    worth = pain(s, hurt) + (1e4 if hurt >= s.health else 0.0)
    if number == PIRATES and s.side[PIRATES] == A and ship_sails(s):
        worth += DRIVEN if plan.sure or plan.ship_by < NEVER else -DRIVE
    return worth


def harm_of(s: Marooned, side: int) -> int:
    """How much Health a face takes on landing, as things stand."""
    if HEARTS[side] >= 0:
        return 0
    for guard in SPARED_BY[side]:
        if is_in_play(s, guard):
            return 0
    return -HEARTS[side]


def pain(s: Marooned, hurt: int) -> float:
    """What it means to lose so much Health: the less is left, the more."""
    return hurt * (HARM + WEAK / max(s.health, 1))


def draw_risk(s: Marooned, left: int, sure: bool) -> float:
    """What a draw may cost wherever it is made, set against what it may find."""
    bad = 0.0
    if s.deck[BOAR]:
        bad += pain(s, harm_of(s, BOAR * 2))
    if s.deck[STORM]:
        bad += pain(s, 3 if left == 4 else harm_of(s, STORM * 2))
    if s.deck[WATER]:
        bad -= pain(s, 2)
    if s.deck[MIRAGE] and (is_up(s, ROCKS) or is_up(s, HIGHER_GROUND)):
        bad += SWIRL
    if s.deck[PIRATES] and ship_sails(s):
        bad += DRIVEN if sure else -DRIVE
    if left == 4 and ship_sails(s) and is_up(s, HIGHER_GROUND) and (s.deck[STORM] or s.place[STORM] != NOWHERE):
        bad += BLOW if s.deck[STORM] else BLOW * left
    wanted = 0
    if s.side[ROCKS] == A:
        wanted += s.deck[ROCKS] + s.deck[HIGHER_GROUND]
    if s.side[FLINT] == A:
        wanted += s.deck[FLINT] + s.deck[VINES]
    return (bad - FIND * wanted) / left


def drawing(s: Marooned, plan: Plan, square: int) -> float:
    """The worth of drawing a card onto a square."""
    if ship_sails(s):
        return DRAW - plan.risk - wasted(s, plan) / plan.left
    r, c = row(square), column(square)
    north, south = min(s.north, r), max(s.south, r)
    west, east = min(s.west, c), max(s.east, c)
    away = FAR if plan.ground == NOWHERE else distance(plan.mask, square, plan.ground)
    chance = 0.0
    for number in SHIPS:
        if not s.deck[number]:
            continue
        corner = SHIP_ICONS[number * 2]
        top, left = first_row(corner, north, south), first_column(corner, west, east)
        chance += ship_worth(s, plan, corner, top, left, away)
    return EXPLORE - plan.risk + chance / plan.left


def ship_worth(s: Marooned, plan: Plan, corner: int, top: int, left: int, away: int) -> float:
    """What a ship from a corner of an area would bring."""
    for signal in SIGNALS:
        if s.place[signal] == NOWHERE or (s.side[signal] == A and signal != BOTTLE):
            continue
        place = seen_from(s, corner, top, left, signal)
        if 0 < place < s.health - 1:
            return RESCUE
    if plan.to_make != NOWHERE and seen_from(s, corner, top, left, plan.to_make) >= away:
        return HALF_RESCUE
    if away <= SIZE and s.side[TELESCOPE] == A and s.place[TELESCOPE] != NOWHERE:
        for signal in SIGNALS:
            if is_up(s, signal) and seen_from(s, (corner + 1) % 4, top, left, signal):
                return HALF_RESCUE
    return -LOSE


def wasted(s: Marooned, plan: Plan) -> float:
    """What the ship icons in the deck are worth, which a draw may waste while a ship sails."""
    cost = 0.0
    spare = max(0, s.health - plan.corner_in)  # Health left if one waited for the ship to be gone
    for number in SHIPS:
        if s.deck[number]:
            signal = ROCKS if SHIP_ICONS[number * 2] in (NE, SW) else HIGHER_GROUND
            cost += WASTE + (WAIT + WAIT_HEALTH * spare if is_up(s, signal) else 0.0)
    return cost


def is_edge(s: Marooned, square: int) -> bool:
    """Whether beside this card another could be drawn."""
    for beside in NEIGHBORS[square]:
        if beside != NOWHERE and s.at[beside] == NOWHERE and may_place(s, beside):
            return True
    return False


def to_the_edge(s: Marooned, square: int) -> int:
    """How many steps it is from a card to one beside which a card can be drawn: 0, 1, or more."""
    if is_edge(s, square):
        return 0
    for beside in NEIGHBORS[square]:
        if beside != NOWHERE and s.at[beside] != NOWHERE and is_edge(s, beside):
            return 1
    return 2


def distance(mask: i64, start: int, goal: int) -> int:
    """How many steps it is from a square to a card, on the cards of the mask."""
    first: i64 = i64(BITS[start])
    reached: i64 = i64(BITS[goal])
    ground: i64 = mask | first
    steps = 0
    while not reached & first:
        reached = (reached | reached << 1 | reached >> 1 | reached << 7 | reached >> 7) & ground
        steps += 1
        if steps == FAR:
            break
    return steps


# Flips.


def best_flip(s: Marooned, options: list[Option]) -> Option:
    """What to flip, if anything."""
    best, most = PASS, 0.0
    for option in options:
        if option is PASS:
            continue
        worth = MAPS_UP + heal_worth(s, 1) if option is FLIP_MAPS else flipping(s, option.value)
        if worth > most:
            best, most = option, worth
    return best


def flipping(s: Marooned, number: int) -> float:
    """The worth of flipping a card."""
    worth = heal_worth(s, HEARTS[number * 2 + 1]) - blocked(s, number)
    if number == ROCKS:
        worth += SOS_UP + SOS_SHIP * ships_left(s, ROCKS)
    elif number == HIGHER_GROUND:
        worth += BEACON_UP + BEACON_SHIP * ships_left(s, HIGHER_GROUND)
        if s.side[ROCKS] == A and ships_left(s, ROCKS):
            worth -= LAST_GROUND
    elif number == BOTTLE:
        worth += MESSAGE_UP
    elif number == FLINT:
        worth += TORCH_UP
    elif number == TELESCOPE:
        worth += SIGHT
    elif not HEARTS[number * 2 + 1]:
        worth += SPEAR_UP
    if number in SIGNALS and arrival(s, number, s.sighting) <= s.health:
        worth += SEEN
    if (
        number == TELESCOPE
        and s.sighting == NO_SIGHTING
        and rescue_in(s, SAILS_ON) <= s.health < rescue_in(s, NO_SIGHTING)
    ):
        worth += SEEN
    return worth


def heal_worth(s: Marooned, hearts: int) -> float:
    """The worth of Health."""
    won = min(hearts, 16 - s.health)
    return won * (HEAL + HEAL_WEAK / max(s.health, 1)) if won > 0 else 0.0


NEEDED_BY: Final = [  # [card]: the cards that need its side A to flip, beside Higher Ground's
    [other for other in CARDS if FLIP_IN_PLAY[other] == number * 2] for number in CARDS
]


def blocked(s: Marooned, number: int) -> float:
    """What is lost when a card's side A is gone."""
    cost = 0.0
    for other in NEEDED_BY[number]:
        if s.deck[other]:
            cost += BLOCKS_LATER
        elif s.side[other] == A:
            cost += BLOCKS
    return cost


# Mirage.


def best_swap(s: Marooned, options: list[Option]) -> Option:
    """With which card Mirage changes places: one that helps again, or at least does no harm."""
    best, most = options[0], -1e9
    for option in options:
        number = option.value
        side = face_of(s, number)
        worth = heal_worth(s, HEARTS[side]) - HARM * harm_of(s, side)
        if number == HIGHER_GROUND and s.side[number] == A and signal_to_make(s) != NOWHERE:
            worth += GOAL_SHIP
        if SHIP_ICONS[side] >= 0 and not ship_sails(s):
            corner = SHIP_ICONS[side]
            top, left = first_row(corner, s.north, s.south), first_column(corner, s.west, s.east)
            worth += ship_worth(s, Plan(s), corner, top, left, FAR)
        if worth > most:
            best, most = option, worth
    return best
