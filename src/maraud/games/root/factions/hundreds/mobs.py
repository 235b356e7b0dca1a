"""ROOT-14.4.1 Mobs: what they raze, and how they spread."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.root.board import neighbors, of_suit, place, placeable, remove_ruin, supply
from maraud.games.root.factions.faction import AGAIN, DONE, Loss
from maraud.games.root.factions.hundreds.hoard import gain
from maraud.games.root.factions.hundreds.pieces import MOB, MOB_DIE, mobs
from maraud.games.root.factions.hundreds.words import (
    MOB_PLACED,
    MOB_ROLLED,
    RAZE_WHERE,
    RAZED,
    RUIN_RAZED,
    SPREAD_WHERE,
)
from maraud.games.root.law.removal import removable, remove
from maraud.games.root.law.ruins import look_under
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, SUIT
from maraud.games.root.pieces import CARDBOARD_OF, NO_FACTION
from maraud.games.root.state import Root, are_enemies

DIE: Final = Chance([SUIT[suit] for suit in MOB_DIE])


def raze(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.4.1 All mobs raze, one lap each, in the order the Hundreds choose; then the mob die, once.

    ROOT-14.4.1x1 With no mob on the map the die is not rolled.
    """
    if not mobs(s) and not s.marks:
        return DONE
    targets = [clearing for clearing in MEMBERS[mobs(s) & ~s.marks] if prey(s, seat, clearing) or has_find(s, clearing)]
    if not targets:
        yield from spread(s, seat)
        return DONE
    target = targets[0]
    if len(targets) > 1:
        target = (yield Ask(seat, RAZE_WHERE, [CLEARING[clearing] for clearing in targets])).value
    s.marks |= 1 << target
    yield from raze_clearing(s, seat, target)
    return AGAIN


def prey(s: Root, seat: int, clearing: int) -> list[Loss]:
    """ROOT-14.4.1 All enemy buildings and tokens in a clearing. ROOT-14.4.1x3 Warriors and pawns are left alone."""
    return [
        Loss(side, kind, clearing, s.count[kind][clearing], seat)
        for side in range(s.sides)
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side)
        for kind in removable(s, side, clearing, seat, CARDBOARD_OF[s.faction[side]])
    ]


def has_find(s: Root, clearing: int) -> bool:
    """Whether a ruin with an item is in a clearing."""
    return bool(s.ruins >> clearing & 1) and s.ruin_items[clearing] > 0


def raze_clearing(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-14.4.1 Buildings and tokens go, with all that this triggers (ROOT-14.4.1x4); then an item of the ruin."""
    s.tell(RAZED, (CLEARING[clearing],))
    yield from remove(s, prey(s, seat, clearing))
    if not has_find(s, clearing):
        return
    s.tell(RUIN_RAZED, (CLEARING[clearing],))
    item = yield from look_under(s, seat, clearing)  # ROOT-14.4.1x5
    if item < 0:
        return
    s.found = changed(s.found, seat, s.found[seat] | 1 << item)
    if not s.ruin_items[clearing]:
        remove_ruin(s, clearing)
    yield from gain(s, seat, item)


def spread(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.4.1 Roll the mob die: a new mob in a clearing of that suit beside one with a mob, if there is one."""
    suit = yield DIE
    s.tell(MOB_ROLLED, (suit,))
    sites = spreadable(s, seat, suit.value)
    if not sites:
        return
    site = MEMBERS[sites][0]
    if len(MEMBERS[sites]) > 1:
        site = (yield Ask(seat, SPREAD_WHERE, [CLEARING[clearing] for clearing in MEMBERS[sites]])).value
    place_mob(s, seat, site)


def spreadable(s: Root, seat: int, suit: int) -> int:
    """ROOT-14.4.1 Where a mob could spread to, as a mask. ROOT-14.4.1x2 With none in the supply, nowhere.

    ROOT-14.4.1x6 Not where the Hundreds may place nothing.
    """
    if not supply(s, MOB):
        return 0
    near = 0
    for clearing in MEMBERS[mobs(s)]:
        near |= neighbors(s, seat, clearing)
    return placeable(s, seat, near & of_suit(s, suit) & ~mobs(s))


def place_mob(s: Root, seat: int, clearing: int) -> None:
    """ROOT-14.D.3 At most one in a clearing."""
    place(s, seat, MOB, clearing)
    s.tell(MOB_PLACED, (CLEARING[clearing],))
