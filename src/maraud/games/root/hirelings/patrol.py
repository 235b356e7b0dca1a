"""ROOT-H.FP Forest Patrol and Feline Physicians."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import add_to_supply, may_place, place, placeable, with_faction_piece
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import card_options, discard, matching
from maraud.games.root.hirelings.acting import one_of, put, troop, troop_battles, troop_moves
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.words import (
    NURSE,
    NURSE_WHERE,
    NURSED,
    PATROL_ACTION,
    PATROL_RESTS,
    PATROL_WHERE,
)
from maraud.games.root.law.battle import may_battle
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.law.moving import may_move
from maraud.games.root.law.removal import number_removed
from maraud.games.root.lists import added, changed
from maraud.games.root.maps import CLEARINGS, MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, FACTION, MOVE, PLACE
from maraud.games.root.pieces import WARRIOR_OF, WIDTH, faction
from maraud.games.root.state import FIRST_HIRELING, Root


class ForestPatrol(Hireling):
    """ROOT-H.FP.D Twelve warriors."""

    acts_in = IN_DAYLIGHT
    reacts_to_removal = True

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FP.1 One warrior in every clearing."""
        for clearing in CLEARINGS:
            if may_place(s, side, clearing):
                put(s, side, clearing)
        return
        yield

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-H.FP.2 One of those removed at a moment goes onto the card (ROOT-H.FP.2x1)."""
        if number_removed(losses, troop(s, side)):
            add_to_supply(s, troop(s, side), -1)
            s.on_card = added(s.on_card, side - FIRST_HIRELING, 1)
            s.tell(PATROL_RESTS)
        return
        yield

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return may_move(s, side) or may_battle(s, side) or can_return(s, side)

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FP.3 Move and battle, each or none; or all warriors on the card into a clearing with one."""
        options = [MOVE] if may_move(s, side) else []
        if may_battle(s, side):
            options.append(BATTLE)
        if can_return(s, side):
            options.append(PLACE)
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, PATROL_ACTION, options)
        if choice is PLACE:
            yield from return_to_map(s, side, seat)
            return
        if choice is MOVE:
            yield from troop_moves(s, side)
        yield from troop_battles(s, side, skip=PASS if choice is MOVE else None)  # ROOT-H.FP.3x1

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        return {"on_card": s.on_card[side - FIRST_HIRELING]}

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        return {"forest-patrol-warrior": s.on_card[side - FIRST_HIRELING]}


def can_return(s: Root, side: int) -> bool:
    """Whether warriors on the card can go to a clearing with one of theirs."""
    return s.on_card[side - FIRST_HIRELING] > 0 and placeable(s, side, s.where[side]) != 0


def return_to_map(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.FP.3 All warriors on the card go to one clearing."""
    clearing = yield from one_of(s, side, seat, PATROL_WHERE, placeable(s, side, s.where[side]))
    number = s.on_card[side - FIRST_HIRELING]
    s.on_card = changed(s.on_card, side - FIRST_HIRELING, 0)
    add_to_supply(s, troop(s, side), number)
    put(s, side, clearing, number)


class FelinePhysicians(Hireling):
    """ROOT-H.FP.4"""

    reacts_to_removal = True

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-H.FP.4 The controller may save warriors, clearing by clearing (ROOT-H.FP.4x1), but no warlord."""
        seat = controller(s, side)
        if seat < 0 or WARRIOR_OF[s.faction[seat]] < 0:
            return
        lost = [0] * WIDTH
        for loss in losses:
            if loss.kind == WARRIOR_OF[s.faction[seat]]:
                lost[loss.clearing] += loss.number
        for clearing in CLEARINGS:
            if lost[clearing]:
                yield from nurse(s, seat, clearing, lost[clearing])


def nurse(s: Root, seat: int, clearing: int, number: int) -> Flow[None]:
    """ROOT-H.FP.4 Spend a card that matches: those warriors go where a faction piece is. Asked with any hand."""
    refuges = placeable(s, seat, with_faction_piece(s, seat))
    number = min(number, s.count[WARRIOR_OF[s.faction[seat]]][0])
    if not refuges or not number or not s.hands[seat]:
        return
    options = [PASS, *card_options(matching(s, seat, s.suit[clearing]))]
    card = yield Ask(seat, NURSE, options, (number, CLEARING[clearing]))
    if card is PASS:
        return
    discard(s, seat, card.value)
    where = yield Ask(seat, NURSE_WHERE, [CLEARING[refuge] for refuge in MEMBERS[refuges]])
    place(s, seat, WARRIOR_OF[s.faction[seat]], where.value, number)
    s.tell(NURSED, (FACTION[s.faction[seat]], number, where))


add(ForestPatrol(faction("forest-patrol")))
add(FelinePhysicians(faction("feline-physicians")))
