"""What a seat needs, and what cards are worth to it: the ground of all rules of thumb.

Read only what the seat knows: its hand and stash, the clues that it has unlocked, and what is public.
"""

from __future__ import annotations

from typing import Final

from maraud.games.marauders.box import (
    COLORS,
    FIRST_JEWEL,
    FIRST_RESOURCE,
    HORSE,
    MINE_CART,
    SPYGLASS,
    SWORD,
    WOODEN,
)
from maraud.games.marauders.island import NOWHERE
from maraud.games.marauders.state import Marauders, guards_left, has_unlocked, true_clues

PER_CLUE: Final = 3

STASH_JEWEL: Final = 50  # worth of cards, in hundredths of an ordinary card by tens
STASH_KEY: Final = 40
FOR_CLUE: Final = 26
LAST_FOR_CLUE: Final = 34
OPENING_KEY: Final = 20
SPARE: Final = 9
CLUE_WORTH: Final = 80
CLUE_COST: Final = 45  # of giving one away


def needs_clues(s: Marauders, seat: int) -> bool:
    """Whether a true clue is still missing."""
    return NOWHERE in true_clues(s, seat)


def wanted(s: Marauders, seat: int, kind: int, for_clues: bool) -> int:
    """How many cards of a kind the seat wants to have in hand."""
    if kind < FIRST_JEWEL:
        if kind == WOODEN:
            return 1 if guards_left(s, seat) else 0
        return (0 if s.stashes[seat][kind] else 1) + (1 if guards_left(s, seat) else 0)
    if kind < FIRST_RESOURCE:
        count = 0 if s.stashes[seat][kind] else 1
        if for_clues and not has_unlocked(s, seat, 1 + kind - FIRST_JEWEL):
            count += PER_CLUE
        return count
    if kind == SPYGLASS:
        return 3 if for_clues else 0
    return 1 if kind in (HORSE, SWORD, MINE_CART) else 0


def spare(s: Marauders, seat: int, kind: int, for_clues: bool) -> int:
    """How many cards of a kind the seat could do without."""
    return max(s.hands[seat][kind] - wanted(s, seat, kind, for_clues), 0)


def worth(s: Marauders, seat: int, kind: int, held: int, for_clues: bool) -> int:
    """What one more card of a kind is worth to a seat that holds so many."""
    stash = s.stashes[seat]
    if FIRST_JEWEL <= kind < FIRST_RESOURCE:
        if not stash[kind]:
            if held == 0:
                return STASH_JEWEL
            held -= 1
        if for_clues and not has_unlocked(s, seat, 1 + kind - FIRST_JEWEL) and held < PER_CLUE:
            return LAST_FOR_CLUE if held == PER_CLUE - 1 else FOR_CLUE
        return SPARE
    if kind < COLORS:
        if not stash[kind] and held == 0:
            return STASH_KEY
        return OPENING_KEY if guards_left(s, seat) and held < 2 else SPARE
    if kind == WOODEN:
        return OPENING_KEY + 10 if guards_left(s, seat) else SPARE
    if kind == SPYGLASS:
        return CLUE_WORTH if for_clues else SPARE
    return SPARE + 5 if kind in (HORSE, SWORD, MINE_CART) else SPARE


def threat(s: Marauders, seat: int) -> int:
    """How near a seat looks to winning, for all to see."""
    return 2 * s.markers[seat].bit_count() + min(sum(s.stashes[seat]), 8) + 6 * s.proved[seat]


def leader(s: Marauders, seats: list[int]) -> int:
    """Of these seats the one that looks nearest to winning."""
    best, most = seats[0], -1
    for seat in seats:
        danger = threat(s, seat)
        if danger > most:
            best, most = seat, danger
    return best
