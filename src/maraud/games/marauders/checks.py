"""What must be true of every state: for tests, and for positions that come from outside."""

from __future__ import annotations

from maraud.games.marauders.box import (
    A_JEWEL,
    CANNON,
    CHESTS,
    CLUE_CARDS,
    COPIES,
    FIRST_JEWEL,
    FORTRESS,
    GUARDS,
    JEWELS,
    KIND_NAMES,
    KINDS,
    MINE_CART,
    POISON,
    SLOTS,
    SORT_OF,
)
from maraud.games.marauders.state import NO_ONE, Marauders


def pieces(s: Marauders) -> dict[str, int]:
    """How many cards, chests, clue cards and guards there are in all places together."""
    found = {KIND_NAMES[kind]: count(s, kind) for kind in range(KINDS)}
    found["chests"] = CHESTS - len(s.chests) + len(set(s.chests))
    found["clue cards"] = len({*s.clues, *s.removed} - {NO_ONE})
    return found


def count(s: Marauders, kind: int) -> int:
    """All cards of a kind, wherever they are."""
    held = sum(s.hands[seat][kind] + s.stashes[seat][kind] for seat in range(s.seats))
    if SORT_OF[kind] == A_JEWEL:
        return held + s.vault[kind - FIRST_JEWEL]
    lying = {MINE_CART: sum(s.carts), FORTRESS: sum(s.forts), POISON: sum(s.poisoned)}.get(kind, 0)
    return held + s.pile[kind] + s.discard[kind] + lying


def check(s: Marauders) -> str:
    return ""
