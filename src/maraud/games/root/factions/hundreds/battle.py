"""What the Hundreds do in battle: looters, moods, and whether the warlord falls."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import may_place, neighbors, place, rules, supply, take_away
from maraud.games.root.factions.faction import Loss
from maraud.games.root.factions.hundreds.hoard import gain
from maraud.games.root.factions.hundreds.pieces import BITTER, MOB, WARLORD, WARRIOR, is_led, mobs
from maraud.games.root.factions.hundreds.words import BITTER_WHERE, LOOT, LOOTED, LOOTING, TAKE_LOOT, WARRIORS_CAME
from maraud.games.root.law.boxes import out_of_box
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, ITEM, LOOT_IT, PIECE
from maraud.games.root.state import WAIVES_HITS, Root
from maraud.games.root.words import LOSE


def crafted_items(s: Root, other: int) -> list[Option]:
    """ROOT-14.2.5 What lies in a Crafted Items box, exhausted items too. ROOT-14.2.5x1 Only players have one."""
    if other >= s.seats:
        return []
    return [ITEM[item] for item in range(8) if s.boxes[other * 8 + item] or s.tired_boxes[other * 8 + item]]


def declare_loot(s: Root, seat: int, defender: int) -> Flow[None]:
    """ROOT-14.2.5 Before anything else in the battle: no rolled hits, for a chance of an item."""
    if not crafted_items(s, defender):
        return
    choice = yield Ask(seat, LOOT, [PASS, LOOT_IT], (SEATS[defender],))
    if choice is LOOT_IT:
        s.battle[WAIVES_HITS] = 1
        s.tell(LOOTING, (SEATS[defender],))


def take_loot(s: Root, seat: int, defender: int, clearing: int) -> Flow[None]:
    """ROOT-14.2.5 Who has looted and rules the clearing in the end may take an item. ROOT-14.2.5x2, ROOT-14.2.5x3"""
    if not s.battle[WAIVES_HITS] or not rules(s, seat, clearing):
        return
    item = yield Ask(seat, TAKE_LOOT, [PASS, *crafted_items(s, defender)], (SEATS[defender],))
    if item is PASS:
        return
    out_of_box(s, defender, item.value)
    s.tell(LOOTED, (item, SEATS[defender]))
    yield from gain(s, seat, item.value)


def be_bitter(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-14.7.1 Bitter: before the roll, mobs here and beside turn into warriors where the warlord fights.

    ROOT-14.4.4x1 A mood lasts: defending too.
    """
    if s.mood != BITTER:
        return
    while is_led(s, clearing):
        near = mobs(s) & (neighbors(s, seat, clearing) | 1 << clearing)
        if not near:
            return
        choice = yield Ask(seat, BITTER_WHERE, [PASS, *(CLEARING[site] for site in MEMBERS[near])])
        if choice is PASS:
            return
        take_away(s, seat, MOB, choice.value)
        number = min(1, supply(s, WARRIOR)) if may_place(s, seat, clearing) else 0
        place(s, seat, WARRIOR, clearing, number)
        s.tell(WARRIORS_CAME, (number, CLEARING[clearing]))


def choose_losses(s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
    """ROOT-14.2.2x1 The Hundreds say whether the warlord is among the warriors lost."""
    if not is_led(s, clearing):
        return None
    choice = yield Ask(side, LOSE, [PIECE[WARRIOR], PIECE[WARLORD]], (hits, CLEARING[clearing]))
    if choice.value == WARRIOR:
        return None
    losses = [Loss(side, WARLORD, clearing, 1, by)]
    if hits > 1:
        losses.append(Loss(side, WARRIOR, clearing, hits - 1, by))
    return losses
