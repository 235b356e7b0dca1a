"""Rules of thumb for Marooned!, and how good a position looks.

Fast, as play-outs use them: no menu is built, nothing is copied. A choice is weighed by what it may bring, in points of
no unit; the weights were found by playing.
"""

from __future__ import annotations

import math
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
    NW,
    PIRATES,
    ROCKS,
    SE,
    SHIP_ICONS,
    SPARED_BY,
    STORM,
    SW,
    TELESCOPE,
    VINES,
    A,
    B,
    card,
    face,
)
from maraud.games.marooned.moving import may_place
from maraud.games.marooned.options import FLIP_MAPS
from maraud.games.marooned.ships import coast_square
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
TORCH: Final = face("torch")
SHIPS: Final = [number for number in CARDS if SHIP_ICONS[number * 2] >= 0]
SIGNALS: Final = [ROCKS, HIGHER_GROUND, BOTTLE]
BITS: Final = [1 << square for square in range(49)]
FAR: Final = 9
NEVER: Final = 99

# Weights of a move.
EXPLORE: Final = 4.0  # to see a new card
DRAW: Final = 2.0  # the same while a ship sails
RESCUE: Final = 30.0  # a drawn ship that sees a signal
HALF_RESCUE: Final = 10.0  # a drawn ship that will see it once it is made
LOSE: Final = 3.0  # a drawn ship that sees nothing
WASTE: Final = 3.0  # a ship icon drawn while another sails
WAIT: Final = 3.0  # the same with a signal up that such a ship would see
WAIT_HEALTH: Final = 0.5  # and for each Health one could wait
FIND: Final = 3.0  # Higher Ground, Rocks and what else is wanted
OPEN: Final = 0.2  # an empty square beside, to draw onto next
NEAR: Final = 0.3  # a step nearer to Higher Ground, some day
GOAL: Final = 1.0  # the same with a signal to make there
GOAL_SHIP: Final = 2.0  # the same with a ship that will see it
GOAL_SIGHT: Final = 5.0  # a step nearer to where the ship can be sighted, and so made to come
EDGE: Final = 0.6  # a step nearer to where one can draw
HARM: Final = 1.0  # a Health lost
WEAK: Final = 6.0  # the same, over the Health left
BLOW: Final = 10.0  # a Lit Beacon that Tornado turns back
SWIRL: Final = 3.0  # Mirage with a signal in play
DRIVE: Final = 2.0  # a useless ship that Pirates drive home
DRIVEN: Final = 20.0  # a ship that would have come
SURE: Final = 50.0  # to wait for it

# Weights of a flip.
SOS_UP: Final = 8.0
SOS_SHIP: Final = 2.0  # for each ship left that would see it
BEACON_UP: Final = 8.0
BEACON_SHIP: Final = 2.0
MESSAGE_UP: Final = 3.0
SEEN: Final = 30.0  # the ship in play sees it
HEAL: Final = 0.5  # a Health won
HEAL_WEAK: Final = 5.0  # the same, over the Health left
TORCH_UP: Final = 4.0
SPEAR_UP: Final = 1.0
MAPS_UP: Final = 0.5
SIGHT: Final = 0.2
LAST_GROUND: Final = 4.0  # Higher Ground gone before SOS is made
BLOCKS: Final = 1.5  # a card in play that needs this side
BLOCKS_LATER: Final = 0.7  # a card in the deck that needs it


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
    if plan.left:
        worth += OPEN * openings(s, square) if s.at[square] == NOWHERE else -EDGE * to_the_edge(s, plan, square)
    return worth


def landing(s: Marooned, plan: Plan, square: int) -> float:
    """What it costs to land on a placed card."""
    number = s.at[square]
    hurt = harm_of(s, face_of(s, number))
    worth = HARM * hurt + WEAK * hurt / s.health + (1e4 if hurt >= s.health else 0.0)
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


def draw_risk(s: Marooned, left: int, sure: bool) -> float:
    """What a draw may cost wherever it is made, set against what it may find."""
    bad = 0.0
    if s.deck[BOAR]:
        hurt = harm_of(s, BOAR * 2)
        bad += HARM * hurt + WEAK * hurt / s.health
    if s.deck[STORM]:
        hurt = 3 if left == 4 else harm_of(s, STORM * 2)
        bad += HARM * hurt + WEAK * hurt / s.health
    if s.deck[WATER]:
        bad -= HARM * 2 + WEAK * 2 / s.health
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
        top = north if corner in (NW, NE) else south - SIZE + 1
        left = west if corner in (NW, SW) else east - SIZE + 1
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


def openings(s: Marooned, square: int) -> int:
    """How many squares beside this one a card could be drawn onto."""
    count = 0
    for beside in NEIGHBORS[square]:
        if beside != NOWHERE and s.at[beside] == NOWHERE and may_place(s, beside):
            count += 1
    return count


def to_the_edge(s: Marooned, plan: Plan, square: int) -> int:
    """How many steps it is from a card to one beside which a card can be drawn: 0, 1, or more."""
    if openings(s, square):
        return 0
    for beside in NEIGHBORS[square]:
        if beside != NOWHERE and s.at[beside] != NOWHERE and openings(s, beside):
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


# Ships and signals.


def is_up(s: Marooned, signal: int) -> bool:
    """Whether a card shows its signal."""
    return s.side[signal] == B and s.place[signal] != NOWHERE


def rescue_in(s: Marooned, sighting: int) -> int:
    """How often the ship in play must move until it sees a signal that is up; NEVER if it will not."""
    soon = NEVER
    for signal in SIGNALS:
        if is_up(s, signal):
            soon = min(soon, arrival(s, signal, sighting))
    return soon


def sighting_square(s: Marooned, ground: int) -> int:
    """The square from which Ship Sighted can come into play now, or NOWHERE."""
    if s.place[TELESCOPE] == NOWHERE:
        return NOWHERE
    return ground if s.side[TELESCOPE] == A else s.place[TELESCOPE]


def signal_to_make(s: Marooned) -> int:
    """The card that could become a signal on Higher Ground and still be seen, or NOWHERE."""
    if s.side[ROCKS] == A and s.place[ROCKS] != NOWHERE and ships_left(s, ROCKS):
        return ROCKS
    if is_in_play(s, TORCH) and ships_left(s, HIGHER_GROUND):
        return HIGHER_GROUND
    return NOWHERE


def ships_left(s: Marooned, signal: int) -> int:
    """How many ships of the deck, or now sailing, can still see this signal."""
    count = 1 if ship_sails(s) and arrival(s, signal, s.sighting) < NEVER else 0
    for number in SHIPS:
        if s.deck[number] and (SHIP_ICONS[number * 2] in (NE, SW)) == (signal == ROCKS):
            count += 1
    return count


def seen_from(s: Marooned, corner: int, top: int, left: int, signal: int) -> int:
    """The place of a coast from which a ship sees a signal where it lies, or 0."""
    square = s.place[signal]
    r, c = row(square) - top, column(square) - left
    along = c if corner in (NW, SE) else r
    if (signal == ROCKS and corner in (NW, SE)) or (signal == HIGHER_GROUND and corner in (NE, SW)):
        return 0
    place = along + 1 if corner in (NW, NE) else SIZE - along
    if signal == BOTTLE and (place in (1, SIZE) or square != coast_square(corner, place, top, left)):
        return 0
    if s.side[MIRAGE] == B and s.place[MIRAGE] == coast_square(corner, place, top, left):
        return 0
    return place


def arrival(s: Marooned, signal: int, sighting: int) -> int:
    """How often the ship in play must move until it sees a signal where it lies; NEVER if it will not.

    A Sea Serpent may save it a move.
    """
    if s.corner == IN_PORT:
        return NEVER
    wait = 1 if s.set_sail_in == s.turn else 0
    place = seen_from(s, s.corner, s.top, s.left, signal)
    if place > s.ship_at:
        return wait + place - s.ship_at
    if sighting == SAILS_ON:
        place = seen_from(s, (s.corner + 1) % 4, s.top, s.left, signal)
        if place:
            return wait + SIZE + 1 - s.ship_at + place
    return NEVER


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
    return won * (HEAL + HEAL_WEAK / s.health) if won > 0 else 0.0


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
            top = s.north if corner in (NW, NE) else s.south - SIZE + 1
            left = s.west if corner in (NW, SW) else s.east - SIZE + 1
            worth += ship_worth(s, Plan(s), corner, top, left, FAR)
        if worth > most:
            best, most = option, worth
    return best


# How good a position looks: the log of the odds of a rescue, as games by these rules of thumb ended.


def evaluate(s: Marooned) -> float:
    """How likely a rescue is, from 0 to 1."""
    if s.result:
        return s.result[0]
    outlook = 1.15 * math.log(max(s.health, 1)) - 3.6
    if rescue_in(s, s.sighting) <= s.health:
        outlook += 4.3
    if s.side[HIGHER_GROUND] == A and s.place[HIGHER_GROUND] != NOWHERE and signal_to_make(s) != NOWHERE:
        outlook += 1.0
    for number in SHIPS:
        if s.deck[number]:
            signal = ROCKS if SHIP_ICONS[number * 2] in (NE, SW) else HIGHER_GROUND
            outlook += 0.3 + (0.8 if is_up(s, signal) else 0.0) + (0.15 if is_up(s, BOTTLE) else 0.0)
    return 1 / (1 + math.exp(-outlook))
