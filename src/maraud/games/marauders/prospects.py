"""How good a position looks to a seat: the chance to win, from weights fitted to how 2,500 games of greedy ended."""

from __future__ import annotations

import math
from typing import Final

from maraud.games.marauders.box import (
    CANNON,
    FIRST_JEWEL,
    HORSE,
    JEWELS,
    NEEDED,
    SPYGLASS,
    SWORD,
    TRUE_SETS,
)
from maraud.games.marauders.goals import FAR, distance, distances, found_x, goal_of
from maraud.games.marauders.island import NOWHERE
from maraud.games.marauders.state import Marauders, has_unlocked, is_ready, true_clues
from maraud.games.marauders.wants import PER_CLUE

TRUE_CLUE: Final = 0.32
ALL_TRUE: Final = 0.35
OTHER_CLUE: Final = 0.27
STASHED: Final = 0.30  # a needed card, when all clues are found; with fewer clues less
HELD: Final = 0.12
SAVED: Final = 0.21  # a jewel towards a clue
GUARDED: Final = 0.31  # a chest
WITH_CART: Final = 0.12
USEFUL: Final[list[tuple[int, float]]] = [(HORSE, 0.09), (SWORD, 0.24), (CANNON, 0.18)]
GLASS: Final = 0.55
READY: Final = 0.51
NEAR_X: Final = 0.65  # a scout on the x, when it is known; with every space less
NEAR_X_READY: Final = 0.74
NEAR_CHEST: Final = 0.25
AWAY: Final = 15  # spaces from which a scout is not near at all


def evaluate(s: Marauders, seat: int) -> float:
    """How likely the seat wins."""
    if s.result:
        return s.result[seat]
    mine = prospect(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += math.exp(prospect(s, other) - mine)
    return 1.0 / total


def prospect(s: Marauders, seat: int) -> float:
    """How far a seat has come."""
    hand = s.hands[seat]
    clues = sum([card != NOWHERE for card in true_clues(s, seat)])
    others = s.markers[seat].bit_count() - clues
    total = TRUE_CLUE * clues + OTHER_CLUE * others + needed_cards(s, seat) * clues / TRUE_SETS
    if clues < TRUE_SETS:
        total += SAVED * savings(s, seat) + GLASS * hand[SPYGLASS]
    for kind, value in USEFUL:
        total += value * hand[kind]
    for cell in range(len(s.guards)):
        if s.guards[cell] == seat:
            total += GUARDED + (WITH_CART if s.carts[cell] else 0.0)
    return total + nearness(s, seat)


def needed_cards(s: Marauders, seat: int) -> float:
    """The eight cards that win: those in the stash, and those in hand."""
    hand, stash = s.hands[seat], s.stashes[seat]
    total = 0.0
    for kind in NEEDED:
        if stash[kind]:
            total += STASHED
        elif hand[kind]:
            total += HELD
    return total


def savings(s: Marauders, seat: int) -> int:
    """The jewels in hand that go towards clues."""
    hand = s.hands[seat]
    total = 0
    for jewel in range(JEWELS):
        if not has_unlocked(s, seat, 1 + jewel):
            total += min(hand[FIRST_JEWEL + jewel], PER_CLUE)
    return total


def nearness(s: Marauders, seat: int) -> float:
    """How near the scouts are to the x, if it is known, else to a chest that the seat could open."""
    x = found_x(s, seat)
    if x == NOWHERE:
        away = min(goal_of(s, seat, 0)[1], goal_of(s, seat, 1)[1])
        return NEAR_CHEST * closeness(away)
    table = distances(s, x)
    near = closeness(min(distance(table, s.scouts[2 * seat]), distance(table, s.scouts[2 * seat + 1])))
    if is_ready(s, seat):
        return ALL_TRUE + READY + (NEAR_X + NEAR_X_READY) * near
    return ALL_TRUE + NEAR_X * near


def closeness(away: int) -> float:
    """1 where a scout is there, 0 where it is far."""
    return 0.0 if away == FAR else max(AWAY - away, 0) / AWAY
