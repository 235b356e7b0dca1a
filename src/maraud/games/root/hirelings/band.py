"""ROOT-H.PB Popular Band, ROOT-H.SB Street Band."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import neighbors, placeable, supply, with_faction_piece
from maraud.games.root.hirelings.acting import one_of, place_one, put, troop
from maraud.games.root.hirelings.hireling import Hireling, add
from maraud.games.root.hirelings.words import BAND_DRAW, BAND_MORE, BAND_STAGE, BAND_WHERE
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.law.moving import barred, move
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING, FACTION
from maraud.games.root.pieces import WARRIOR_OF, faction
from maraud.games.root.state import Root, are_enemies, side_of

START_WARRIORS: Final = 2


class Band(Hireling):
    """ROOT-H.PB.2, ROOT-H.PB.3 Five warriors."""

    acts_in = IN_DAYLIGHT
    can_bar_moving = True

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PB.2 With none on the map, one where the controller has faction pieces."""
        if not s.where[side]:
            yield from place_one(s, side, seat, BAND_WHERE, with_faction_piece(s, seat))

    def bars_moving(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """ROOT-H.PB.3 Enemies who came to the Band in this turn stay."""
        here = s.where[side] & s.entered[mover]
        return bool(here >> origin & 1) and are_enemies(s, side, mover)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return supply(s, troop(s, side)) > 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SB.1 A warrior in any clearing."""
        yield from place_one(s, side, seat, BAND_WHERE, ALL)


class PopularBand(Band):
    """ROOT-H.PB.1 to ROOT-H.PB.4"""

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PB.1 Two, in different clearings."""
        for _ in range(START_WARRIORS):
            yield from place_one(s, side, seat, BAND_WHERE, ALL & ~s.where[side])

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return s.where[side] != 0 or supply(s, troop(s, side)) > 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PB.4 One warrior of each adjacent clearing may be drawn to the Band; then a warrior anywhere."""
        if s.where[side]:
            stage = yield from one_of(s, side, seat, BAND_STAGE, s.where[side])
            near = neighbors(s, side, stage)
            for origin in MEMBERS[near]:
                yield from draw_in(s, seat, origin, stage)
        if supply(s, troop(s, side)):
            where = yield Ask(seat, BAND_MORE, [PASS, *(CLEARING[c] for c in MEMBERS[placeable(s, side, ALL)])])
            if where is not PASS:
                put(s, side, where.value)


def draw_in(s: Root, seat: int, origin: int, stage: int) -> Flow[None]:
    """ROOT-H.PB.4 A faction warrior of any player moves from a clearing to the Band's: the player's own move."""
    audience = [
        FACTION[s.faction[other]]
        for other in range(s.seats)
        if WARRIOR_OF[s.faction[other]] >= 0
        and s.count[WARRIOR_OF[s.faction[other]]][origin]
        and not barred(s, other, origin, 1 << stage)
    ]
    if not audience:
        return
    whom = yield Ask(seat, BAND_DRAW, [PASS, *audience], (CLEARING[origin], CLEARING[stage]))
    if whom is not PASS:
        yield from move(s, side_of(s, whom.value), origin, stage, 1)


class StreetBand(Band):
    """ROOT-H.SB.1 and what both Bands share."""


add(PopularBand(faction("popular-band")))
add(StreetBand(faction("street-band")))
