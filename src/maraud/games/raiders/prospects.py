"""How good a position looks to a seat: the chance to win, from weights fitted to how 6,000 games of greedy ended."""

from __future__ import annotations

import math
from typing import Final

from maraud.games.raiders.board import CARDS, GROUP_OF, OF_A_KIND
from maraud.games.raiders.memory import knowledge
from maraud.games.raiders.raid import LEAST
from maraud.games.raiders.state import BEFORE, Raiders

OWNED: Final = 0.08  # a card, of any color
KNOWN: Final = 0.10  # a group more of which the seat knows the card of a color that it could raid
IN_REACH: Final[list[float]] = [0.0, 0.0, 0.07, 0.26, 0.35]  # a color of which the seat has or knows so many groups
TO_MOVE: Final = 0.12
ONE_RAID: Final = 0.55  # being to move, and a raid away from all four


def evaluate(s: Raiders, seat: int) -> float:
    """How likely the seat wins."""
    if s.result:
        return s.result[seat]
    mine = prospect(s, seat)
    total = 0.0
    for other in range(s.options.seats):
        total += math.exp(prospect(s, other) - mine)
    return 1.0 / total


def prospect(s: Raiders, seat: int) -> float:
    """How far a seat has come: what it owns, and what it knows where to find."""
    sure = knowledge(s, seat)
    place = BEFORE + seat
    owned, known = [0] * OF_A_KIND, [0] * OF_A_KIND  # [color]: masks of groups
    total = TO_MOVE if s.active == seat else 0.0
    for card in CARDS:
        masks = owned if s.place[card] == place else known
        if masks is owned:
            total += OWNED
        if sure[card].bit_count() == 1:
            masks[sure[card].bit_length() - 1] |= 1 << GROUP_OF[card]
    most = 0
    for color in range(OF_A_KIND):
        missing = (known[color] & ~owned[color]).bit_count()
        reach = owned[color].bit_count() + missing
        most = max(most, missing)
        total += IN_REACH[reach]
        if reach == OF_A_KIND and missing >= LEAST and s.active == seat:
            total += ONE_RAID
    return total + KNOWN * most
