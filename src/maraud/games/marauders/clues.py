"""Clues: how they are unlocked."""

from __future__ import annotations

from typing import Final

from maraud.engine.vocabulary import Option
from maraud.games.marauders.box import FIRST_JEWEL, SLOTS, TERRAIN_SLOT
from maraud.games.marauders.cards import pay
from maraud.games.marauders.options import CARD, CLUE, SEAT, SLOT
from maraud.games.marauders.state import Marauders, has_unlocked, most_on_one_terrain
from maraud.games.marauders.words import PAID, UNLOCKED

PRICE: Final = 3
CHESTS_ON_TERRAIN: Final = 3


def may_unlock(s: Marauders, seat: int, slot: int) -> bool:
    """Whether a seat can pay for a clue now. MAR-95 What is unlocked stays so."""
    if has_unlocked(s, seat, slot):
        return False
    if slot == TERRAIN_SLOT:  # MAR-90, MAR-E39
        return most_on_one_terrain(s, seat) >= CHESTS_ON_TERRAIN
    return s.hands[seat][FIRST_JEWEL + slot - 1] >= PRICE  # MAR-91


def unlockable(s: Marauders, seat: int) -> list[Option]:
    """The clues that a seat can unlock now."""
    return [SLOT[slot] for slot in range(SLOTS) if may_unlock(s, seat, slot)]


def unlock_paid(s: Marauders, seat: int, slot: int) -> None:
    """MAR-90 The Terrain Clue for three chests on one terrain. MAR-91 A jewel's clue for three hand cards of it."""
    if slot != TERRAIN_SLOT:
        kind = FIRST_JEWEL + slot - 1
        pay(s, seat, kind, PRICE)
        s.tell(PAID, (SEAT[seat], PRICE, CARD[kind]))
    unlock(s, seat, slot)


def unlock(s: Marauders, seat: int, slot: int) -> None:
    """MAR-92 Look at the card alone and place a marker. MAR-94 It stays face down, and others may unlock it too."""
    s.markers[seat] |= 1 << slot
    s.whisper(UNLOCKED, (SEAT[seat], SLOT[slot]), 1 << seat, (SEAT[seat], SLOT[slot], CLUE[s.clues[slot]]))
