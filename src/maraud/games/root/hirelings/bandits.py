"""ROOT-H.HB Highway Bandits, ROOT-H.BG Bandit Gangs."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import has_piece, may_place, place, placeable, supply, with_faction_piece
from maraud.games.root.hirelings.acting import one_of, place_one, put, troop
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.words import (
    BANDIT_AT,
    BANDIT_FROM,
    BANDIT_JOIN,
    BANDIT_PLACED,
    BANDIT_REMOVED,
    BANDITS_JOINED,
    GANG_ACTION,
    GANG_WHERE,
    GANGS_JOINED,
    WAYLAID,
)
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, FACTION, FIRST, PLACE, RECRUIT, ROAD
from maraud.games.root.pieces import WARRIOR_OF, WIDTH, faction
from maraud.games.root.state import Root, are_enemies, principal

BANDITS: Final = 4
START_BANDITS: Final = 2


def roads(s: Root) -> list[list[int]]:
    """All paths of the map, the closed ones last."""
    return s.board.paths + s.board.closed


def free_roads(s: Root, among: int = -1) -> list[int]:
    """The paths without a bandit that link to one of some clearings (a mask); closed paths are none."""
    return [
        number
        for number, (one, other) in enumerate(roads(s))
        if not s.bandits >> number & 1 and s.paths[one] >> other & 1 and among & (1 << one | 1 << other)
    ]


def is_watched(s: Root, origin: int, destination: int) -> bool:
    """Whether a bandit is on the path between two clearings."""
    if not s.bandits or not s.paths[origin] >> destination & 1:
        return False
    return any(
        s.bandits >> number & 1 and sorted(road) == sorted((origin, destination))
        for number, road in enumerate(roads(s))
    )


class HighwayBandits(Hireling):
    """ROOT-H.HB.1 to ROOT-H.HB.4 Four bandits on paths."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.HB.1 Two of them, each on a path of its own."""
        for _ in range(START_BANDITS):
            yield from lie_in_wait(s, seat, free_roads(s))

    def waylays(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """ROOT-H.HB.2 An enemy on a bandit's path loses a piece."""
        if not are_enemies(s, side, mover) or not is_watched(s, origin, destination):
            return False
        s.tell(WAYLAID, (FACTION[s.faction[mover]], CLEARING[origin], CLEARING[destination]))
        return True

    def sees_move(self, s: Root, side: int, mover: int, origin: int, destination: int) -> Flow[None]:
        """ROOT-H.HB.3 The controller's move along such a path brings a warrior, if wanted."""
        seat = controller(s, side)
        if mover != seat or WARRIOR_OF[s.faction[seat]] < 0 or not is_watched(s, origin, destination):
            return
        kind = WARRIOR_OF[s.faction[seat]]
        if not supply(s, kind) or not may_place(s, seat, destination):
            return
        choice = yield Ask(seat, BANDIT_JOIN, [PASS, FIRST], (CLEARING[destination],))
        if choice is FIRST:
            place(s, seat, kind, destination)
            s.tell(BANDITS_JOINED, (FACTION[s.faction[seat]], CLEARING[destination]))

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return bool(free_roads(s, with_faction_piece(s, seat)))

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.HB.4 A bandit onto a path at a clearing with faction pieces; with none left, one moves there."""
        goals = free_roads(s, with_faction_piece(s, seat))
        if s.bandits.bit_count() == BANDITS:
            watched = [ROAD[number] for number in range(len(roads(s))) if s.bandits >> number & 1]
            number = (yield Ask(seat, BANDIT_FROM, watched)).value
            s.bandits &= ~(1 << number)
            one, other = roads(s)[number]
            s.tell(BANDIT_REMOVED, (CLEARING[one], CLEARING[other]))
        yield from lie_in_wait(s, seat, goals)

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        return {"bandits": [road for number, road in enumerate(roads(s)) if s.bandits >> number & 1]}


def lie_in_wait(s: Root, seat: int, goals: list[int]) -> Flow[None]:
    """A bandit goes onto one of some paths."""
    number = (yield Ask(seat, BANDIT_AT, [ROAD[goal] for goal in goals])).value
    s.bandits |= 1 << number
    one, other = roads(s)[number]
    s.tell(BANDIT_PLACED, (CLEARING[one], CLEARING[other]))


class BanditGangs(Hireling):
    """ROOT-H.BG.1 to ROOT-H.BG.3 The same bandits, as warriors."""

    acts_in = IN_DAYLIGHT

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.BG.1 With none on the map, one where the controller has faction pieces."""
        if not s.where[side]:
            yield from place_one(s, side, seat, GANG_WHERE, with_faction_piece(s, seat))

    def can_be_attacked(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """ROOT-H.BG.2 Not beside faction pieces of the controller."""
        seat = principal(s, side)
        return seat >= s.seats or not has_piece(s, seat, clearing)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return joined(s, side, seat) != 0 or hideouts(s, side, seat) != 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.BG.3 A faction warrior at each bandit, or a bandit where faction pieces are."""
        options = [RECRUIT] if joined(s, side, seat) else []
        if hideouts(s, side, seat):
            options.append(PLACE)
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, GANG_ACTION, options)
        if choice is PLACE:
            clearing = yield from one_of(s, side, seat, GANG_WHERE, hideouts(s, side, seat))
            put(s, side, clearing)
        else:
            yield from join(s, side, seat)


def hideouts(s: Root, side: int, seat: int) -> int:
    """Where a bandit can be placed, as a mask."""
    return placeable(s, side, with_faction_piece(s, seat)) if supply(s, troop(s, side)) else 0


def joined(s: Root, side: int, seat: int) -> int:
    """Where the controller's warriors can join bandits, as a mask."""
    kind = WARRIOR_OF[s.faction[seat]]
    return placeable(s, seat, s.where[side]) if kind >= 0 and supply(s, kind) else 0


def join(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.BG.3 One warrior a bandit; with too few the controller says where."""
    kind = WARRIOR_OF[s.faction[seat]]
    sites = joined(s, side, seat)
    wanted = [s.count[troop(s, side)][clearing] * (sites >> clearing & 1) for clearing in range(WIDTH)]
    number = min(sum(wanted), supply(s, kind))
    for _ in range(number):
        left = sum(1 << clearing for clearing in range(WIDTH) if wanted[clearing])
        clearing = MEMBERS[left][0]
        if sum(wanted) > supply(s, kind):
            clearing = yield from one_of(s, side, seat, GANG_WHERE, left)
        wanted[clearing] -= 1
        place(s, seat, kind, clearing)
    s.tell(GANGS_JOINED, (FACTION[s.faction[seat]], number))


add(HighwayBandits(faction("highway-bandits")))
add(BanditGangs(faction("bandit-gangs")))
