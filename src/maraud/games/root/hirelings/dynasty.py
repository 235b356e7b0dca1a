"""ROOT-H.LD Last Dynasty and Bluebird Nobles."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import own_strength, placeable, supply
from maraud.games.root.hirelings.acting import one_of, put, troop, troop_battles_in
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.words import DYNASTY_EDGE, DYNASTY_MOVE, NOBLES_SCORED
from maraud.games.root.law.battle import defenders, may_battle
from maraud.games.root.law.effects import IN_DAYLIGHT, START_OF_BIRDSONG
from maraud.games.root.law.moving import destinations, move
from maraud.games.root.law.points import score
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, FACTION
from maraud.games.root.pieces import faction
from maraud.games.root.state import Root, principal

CLEARINGS_A_POINT: Final = 3


class LastDynasty(Hireling):
    """ROOT-H.LD.D Five warriors, always in one clearing."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.LD.1 All in one clearing of the map's edge."""
        yield from appear(s, side, seat)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        if not s.where[side]:
            return supply(s, troop(s, side)) > 0 and placeable(s, side, s.board.edge) != 0
        return may_battle(s, side) or (rules_here(s, side) and destinations(s, side, home(s, side)) != 0)

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.LD.2 Appear and battle; where they rule, all move on and battle; elsewhere battle twice.

        ROOT-H.LD.2x1 Just one of the three, and all of it as far as possible.
        """
        if not s.where[side]:
            yield from appear(s, side, seat)
            yield from battle_here(s, side)
        elif rules_here(s, side):
            yield from move_on(s, side, seat)
            yield from battle_here(s, side)
        else:
            yield from battle_here(s, side)
            yield from battle_here(s, side)


def home(s: Root, side: int) -> int:
    """The clearing where they are, or 0."""
    return MEMBERS[s.where[side]][0] if s.where[side] else 0


def rules_here(s: Root, side: int) -> bool:
    """Whether they rule their clearing: for a controlled hireling, whether its controller does (ROOT-H.3.1x2)."""
    return s.ruler[home(s, side)] == principal(s, side)


def appear(s: Root, side: int, seat: int) -> Flow[None]:
    """All warriors into one clearing of the edge."""
    clearing = yield from one_of(s, side, seat, DYNASTY_EDGE, placeable(s, side, s.board.edge))
    if clearing:
        put(s, side, clearing, supply(s, troop(s, side)))


def move_on(s: Root, side: int, seat: int) -> Flow[None]:
    """All warriors move together."""
    here = home(s, side)
    options = [CLEARING[end] for end in MEMBERS[destinations(s, side, here)]]
    if not options:
        return
    end = options[0]
    if len(options) > 1:
        end = yield Ask(seat, DYNASTY_MOVE, options, (CLEARING[here],))
    yield from move(s, side, here, end.value, s.count[troop(s, side)][here])


def battle_here(s: Root, side: int) -> Flow[None]:
    """A battle where they are, if any of them is left and there is somebody to fight."""
    here = home(s, side)
    if here and defenders(s, side, here):
        yield from troop_battles_in(s, side, here)


class BluebirdNobles(Hireling):
    """ROOT-H.LD.3, ROOT-H.LD.4"""

    acts_in = START_OF_BIRDSONG
    must_act = True
    claims_rule = True

    def claims(self, s: Root, side: int, clearing: int, most: int) -> bool:
        """ROOT-H.LD.3 The controller rules where tied for most, with a faction piece there (ROOT-H.LD.3x1)."""
        seat = controller(s, side)
        if seat < 0 or not most or s.strength[seat][clearing] != most:
            return False
        return own_strength(s, seat, clearing) > 0

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return s.ruled[seat].bit_count() >= CLEARINGS_A_POINT

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.LD.4 A point for every three clearings that the controller rules."""
        s.tell(NOBLES_SCORED, (FACTION[s.faction[seat]], s.ruled[seat].bit_count()))
        score(s, seat, s.ruled[seat].bit_count() // CLEARINGS_A_POINT)
        return
        yield


add(LastDynasty(faction("last-dynasty")))
add(BluebirdNobles(faction("bluebird-nobles")))
