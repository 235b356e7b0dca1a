"""Pieces on the map: the only functions that change where pieces are, and the questions asked about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.games.root.cards import SUITS
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.lists import added, changed
from maraud.games.root.maps import ALL
from maraud.games.root.pieces import (
    BUILDING,
    CARDBOARD_OF,
    KIND_FACTION,
    KIND_SORT,
    KINDS_OF,
    NO_FACTION,
    TOKEN,
    WARRIOR,
    WARRIORS_OF,
    WIDTH,
)
from maraud.games.root.state import FIRST_HIRELING, HIRELINGS, NOBODY_RULES, SIDES, Root, principal, side_of

# Changing where pieces are.


def place(s: Root, side: int, kind: int, clearing: int, number: int = 1) -> int:
    """ROOT-G.20, ROOT-G.90 Place pieces from the supply: as many as there are (ROOT-1.5.4). Gives how many."""
    number = min(number, s.count[kind][0])
    if number > 0:
        add_to_supply(s, kind, -number)
        _put(s, side, kind, clearing, number)
    return number


def take_away(s: Root, side: int, kind: int, clearing: int, number: int = 1) -> None:
    """ROOT-G.24 Remove pieces to their supply. Triggers and points are the law's: see law/removal.py."""
    add_to_supply(s, kind, number)
    _put(s, side, kind, clearing, -number)


def add_to_supply(s: Root, kind: int, number: int) -> None:
    """ROOT-G.32 So many more pieces of a kind are in the supply: with a number below 0, they are taken out of it."""
    s.count[kind] = added(s.count[kind], 0, number)


def shift(s: Root, side: int, kind: int, origin: int, destination: int, number: int) -> None:
    """Move pieces from one clearing to another."""
    _put(s, side, kind, origin, -number)
    _put(s, side, kind, destination, number)


def _put(s: Root, side: int, kind: int, clearing: int, number: int) -> None:
    s.count[kind] = added(s.count[kind], clearing, number)
    if s.count[kind][clearing]:
        s.holds[kind] |= 1 << clearing
        s.present[side] |= 1 << clearing
    else:
        s.holds[kind] &= ~(1 << clearing)
        if not cardboard(s, side, clearing) and not warriors(s, side, clearing):
            s.present[side] &= ~(1 << clearing)
    sort = KIND_SORT[kind]
    if sort == TOKEN:
        weight = FACTIONS[s.faction[side]].token_weight(s, side)
        if weight:
            _strengthen(s, side, clearing, number * weight)
        elif FACTIONS[s.faction[side]].claims_rule:
            find_ruler(s, clearing)
        return
    if sort == BUILDING:
        s.open_slots = added(s.open_slots, clearing, -number)
    elif warriors(s, side, clearing):
        s.where[side] |= 1 << clearing
    else:
        s.where[side] &= ~(1 << clearing)
    if sort == WARRIOR and side == s.lender and s.hirer >= 0:
        side = s.hirer  # ROOT-11.2.7.3
    _strengthen(s, side, clearing, number)


def _strengthen(s: Root, side: int, clearing: int, number: int) -> None:
    if side >= FIRST_HIRELING:
        side = principal(s, side)  # ROOT-H.3.1
    s.strength[side] = added(s.strength[side], clearing, number)
    find_ruler(s, clearing)


def find_ruler(s: Root, clearing: int) -> None:
    """ROOT-2.5, ROOT-IMPL-02 Who rules a clearing: the side with most warriors and buildings; with a tie nobody."""
    best, most, tied = NOBODY_RULES, 0, False
    for side in range(s.sides):
        strength = s.strength[side][clearing]
        if strength > most:
            best, most, tied = side, strength, False
        elif strength == most and strength:
            tied = True
    if tied:
        best = NOBODY_RULES
    for side in range(s.sides):
        if s.faction[side] != NO_FACTION:
            faction = FACTIONS[s.faction[side]]
            if faction.claims_rule and faction.claims(s, side, clearing, most):
                best = side if side < FIRST_HIRELING else principal(s, side)  # ROOT-H.2.5
                if faction.claims_first:
                    break
    before = s.ruler[clearing]
    if best != before:
        if before != NOBODY_RULES:
            s.ruled[before] &= ~(1 << clearing)
        if best != NOBODY_RULES:
            s.ruled[best] |= 1 << clearing
        s.ruler[clearing] = best


def count_strength(s: Root, side: int) -> None:
    """Count a side's strength anew, with the hirelings it controls (ROOT-H.3.1), after what counts has changed.

    ROOT-H.3.1x1, ROOT-H.3.1x3 All that asks for rule asks for this sum.
    """
    counted = [side] if principal(s, side) == side else []
    if s.controller and side < s.seats:
        counted += [FIRST_HIRELING + number for number in range(HIRELINGS) if s.controller[number] == side]
    for clearing in range(1, WIDTH):
        strength = sum(own_strength(s, other, clearing) for other in counted)
        if s.hirer == side:  # ROOT-11.2.7.3
            strength += warriors(s, s.lender, clearing)
        if strength or s.strength[side][clearing]:
            s.strength[side] = changed(s.strength[side], clearing, strength)
            find_ruler(s, clearing)


def own_strength(s: Root, side: int, clearing: int) -> int:
    """What a side's own pieces in a clearing count for rule."""
    weight = FACTIONS[s.faction[side]].token_weight(s, side)
    strength = 0
    for kind in KINDS_OF[s.faction[side]]:
        number = s.count[kind][clearing]
        if KIND_SORT[kind] == WARRIOR and s.lender == side and s.hirer >= 0:
            continue  # ROOT-11.2.7.3 they count for who has hired them
        strength += number * weight if KIND_SORT[kind] == TOKEN else number
    return strength


def take_control(s: Root, side: int, seat: int) -> None:
    """ROOT-H.1.2 A seat controls a hireling from now on. ROOT-H.3.1 All rule is found anew at once."""
    before = principal(s, side)
    s.controller = changed(s.controller, side - FIRST_HIRELING, seat)
    for counted in (side, before, seat):
        count_strength(s, counted)


def enter_service(s: Root, hirer: int) -> None:
    """ROOT-11.2.7.3 The lender's warriors count for who hired them from now on; with -1 for the lender again."""
    before, s.hirer = s.hirer, hirer
    for side in (s.lender, before, hirer):
        if side >= 0:
            count_strength(s, side)
    if hirer < 0:
        s.lender = -1


def remove_ruin(s: Root, clearing: int) -> None:
    """ROOT-2.2.4 A removed ruin frees its slot."""
    s.ruins &= ~(1 << clearing)
    s.open_slots = added(s.open_slots, clearing, 1)


# Questions.

LINKS: Final[list[tuple[int, Callable[[Root, int, int], int]]]] = []  # crafted cards that make clearings adjacent


def pieces(s: Root, kind: int, clearing: int) -> int:
    """How many pieces of a kind are in a clearing."""
    return s.count[kind][clearing]


def supply(s: Root, kind: int) -> int:
    """ROOT-G.32 How many pieces of a kind are in the supply."""
    return s.count[kind][0]


def on_map(s: Root, kind: int) -> int:
    """How many pieces of a kind are on the map."""
    return sum(s.count[kind]) - s.count[kind][0]


def with_piece(s: Root, kind: int) -> int:
    """The clearings that hold a piece of a kind, as a mask."""
    return s.holds[kind]


def warriors(s: Root, side: int, clearing: int) -> int:
    """How many warriors of a side's faction are in a clearing."""
    number = 0
    for kind in WARRIORS_OF[s.faction[side]]:
        number += s.count[kind][clearing]
    return number


def all_warriors(s: Root, clearing: int) -> int:
    """How many warriors of all sides together are in a clearing."""
    number = 0
    for side in range(s.sides):
        if s.where[side] >> clearing & 1:
            number += warriors(s, side, clearing)
    return number


def cardboard(s: Root, side: int, clearing: int) -> int:
    """How many buildings and tokens of a side are in a clearing."""
    number = 0
    for kind in CARDBOARD_OF[s.faction[side]]:
        number += s.count[kind][clearing]
    return number


def has_piece(s: Root, side: int, clearing: int) -> bool:
    """ROOT-G.10 Whether a side has a faction piece in a clearing: warrior, building, token or pawn."""
    faction = s.faction[side]
    if s.present[side] >> clearing & 1:
        return True
    return faction != NO_FACTION and FACTIONS[faction].pawn_at(s, side) == clearing


def with_faction_piece(s: Root, side: int) -> int:
    """ROOT-G.10 The clearings of the map with a faction piece of a side, as a mask."""
    faction = s.faction[side]
    pawn = FACTIONS[faction].pawn_at(s, side) if faction != NO_FACTION else 0
    return s.present[side] & ALL | (1 << pawn if pawn > 0 else 0)


def rules(s: Root, side: int, clearing: int) -> bool:
    """ROOT-2.5 Whether a side rules a clearing."""
    return s.ruler[clearing] == side


def neighbors(s: Root, side: int, clearing: int) -> int:
    """ROOT-2.2.1 The clearings adjacent to one for this side, as a mask: by path, or by what only it may use."""
    near = s.paths[clearing] | FACTIONS[s.faction[side]].more_neighbors(s, side, clearing)
    if s.boats and side == s.active:
        near |= s.board.by_river[clearing]  # ROOT-11.2.7.2
    if side < s.seats and s.crafted[side]:
        for card, links in LINKS:
            if s.crafted[side] >> card & 1:
                near |= links(s, side, clearing)
    return near


def of_suit(s: Root, suit: int) -> int:
    """ROOT-2.2.2 The clearings of a suit, as a mask. A bird matches every clearing."""
    if suit not in SUITS:
        return ALL
    bits = 0
    for clearing in range(1, WIDTH):
        if s.suit[clearing] == suit:
            bits |= 1 << clearing
    return bits


def with_slot(s: Root) -> int:
    """ROOT-2.2.3 The clearings with an open building slot, as a mask."""
    bits = 0
    for clearing in range(1, WIDTH):
        if s.open_slots[clearing] > 0:
            bits |= 1 << clearing
    return bits


def placeable(s: Root, side: int, clearings: int) -> int:
    """ROOT-1.1.2 Those of some clearings where nobody's ability bars this side from placing pieces, as a mask."""
    if not clearings:
        return 0
    placer = side if side < FIRST_HIRELING else principal(s, side)  # ROOT-H.3.8
    for other in range(s.sides):
        faction = s.faction[other]
        if other != placer and faction != NO_FACTION:
            clearings &= ~FACTIONS[faction].bars_placing(s, other, side)
    return clearings


def may_place(s: Root, side: int, clearing: int) -> bool:
    """Whether this side may place pieces in a clearing."""
    return placeable(s, side, 1 << clearing) != 0


def facts_hold(s: Root) -> bool:
    """Whether the facts kept up to date agree with a fresh count. For tests: a state is right if this is true."""
    slots = [s.board.slots[c] - (s.ruins >> c & 1) for c in range(WIDTH)]
    where, strength = [0] * SIDES, [[0] * WIDTH for _ in s.strength]
    holds, present = [0 for _ in s.holds], [0] * SIDES
    for kind in range(len(s.count)):
        side = side_of(s, KIND_FACTION[kind])
        if side < 0:
            continue
        for clearing in range(1, WIDTH):
            number = s.count[kind][clearing]
            sort = KIND_SORT[kind]
            weight = FACTIONS[KIND_FACTION[kind]].token_weight(s, side) if sort == TOKEN else 1
            lord = s.hirer if sort == WARRIOR and side == s.lender and s.hirer >= 0 else principal(s, side)
            strength[lord][clearing] += number * weight
            slots[clearing] -= number if sort == BUILDING else 0
            where[side] |= (1 << clearing) if sort == WARRIOR and number else 0
            holds[kind] |= (1 << clearing) if number else 0
            present[side] |= (1 << clearing) if number else 0
    if (slots, where, strength) != (s.open_slots, s.where, s.strength) or (holds, present) != (s.holds, s.present):
        return False
    rulers = s.ruler[:]
    for clearing in range(1, WIDTH):
        find_ruler(s, clearing)
    return rulers == s.ruler
