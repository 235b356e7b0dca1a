"""ROOT-H.RF Riverfolk Flotilla and Otter Divers."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import has_piece
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import draw
from maraud.games.root.hirelings.acting import one_of, pawn_goes, troop_battles
from maraud.games.root.hirelings.hireling import Hireling, add, pawn_of
from maraud.games.root.hirelings.words import FLOTILLA_CARD, FLOTILLA_WHERE
from maraud.games.root.law.effects import START_OF_BIRDSONG
from maraud.games.root.law.moving import barred
from maraud.games.root.options import FIRST
from maraud.games.root.pieces import faction
from maraud.games.root.state import Root, clockwise

MOST_HITS: Final = 3


class RiverfolkFlotilla(Hireling):
    """ROOT-H.RF.1 to ROOT-H.RF.3 A pawn on the river."""

    acts_in = START_OF_BIRDSONG
    must_act = True

    def pawn_at(self, s: Root, side: int) -> int:
        return pawn_of(s, side)

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.RF.1 On the river, at the map's edge."""
        clearing = yield from one_of(s, side, seat, FLOTILLA_WHERE, s.board.on_river & s.board.edge)
        yield from pawn_goes(s, side, clearing)

    def can_be_attacked(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """ROOT-H.RF.2"""
        return False

    def most_hits(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-H.RF.2 Three, wherever it is."""
        return MOST_HITS if pawn_of(s, side) == clearing else 0

    def takes_hits(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """ROOT-H.RF.2 It cannot be removed."""
        return []
        yield

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return pawn_of(s, side) > 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.RF.3 Each player there may draw a card; it must go along the river; then it may battle."""
        here = pawn_of(s, side)
        for other in clockwise(s):
            if has_piece(s, other, here) and (yield Ask(other, FLOTILLA_CARD, [PASS, FIRST])) is FIRST:
                yield from draw(s, other, 1)
        ends = s.board.by_river[here] & ~barred(s, side, here, s.board.by_river[here])
        if ends:
            yield from pawn_goes(s, side, (yield from one_of(s, side, seat, FLOTILLA_WHERE, ends)))
        yield from troop_battles(s, side, 1 << pawn_of(s, side), PASS)

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        return {"clearing": pawn_of(s, side)}


class OtterDivers(Hireling):
    """ROOT-H.RF.4"""

    def frees_moves(self, s: Root, side: int, origin: int, destination: int) -> bool:
        """ROOT-H.RF.4 Moves from or to the river need no rule."""
        return bool(s.board.on_river & (1 << origin | 1 << destination))


add(RiverfolkFlotilla(faction("riverfolk-flotilla")))
add(OtterDivers(faction("otter-divers")))
