"""ROOT-H.PR Furious Protector, ROOT-H.SP Stoic Protector."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Flow
from maraud.games.root.board import neighbors, with_faction_piece
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hirelings.acting import one_of, pawn_goes
from maraud.games.root.hirelings.hireling import Hireling, add, pawn_of
from maraud.games.root.hirelings.words import PROTECTOR_WHERE
from maraud.games.root.law.effects import START_OF_BIRDSONG
from maraud.games.root.law.moving import barred
from maraud.games.root.law.removal import remove
from maraud.games.root.maps import ALL
from maraud.games.root.pieces import WARRIOR_OF, faction
from maraud.games.root.state import Root, are_enemies


class Protector(Hireling):
    """ROOT-H.PR.2, ROOT-H.SP.2 A pawn that cannot be battled or removed."""

    acts_in = START_OF_BIRDSONG
    must_act = True

    def pawn_at(self, s: Root, side: int) -> int:
        return pawn_of(s, side)

    def can_be_attacked(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """ROOT-H.PR.2, ROOT-H.SP.2"""
        return False

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return pawn_of(s, side) > 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PR.3, ROOT-H.SP.4 It must move, whoever rules."""
        here = pawn_of(s, side)
        near = neighbors(s, side, here)
        ends = near & ~barred(s, side, here, near)
        if ends:
            yield from pawn_goes(s, side, (yield from one_of(s, side, seat, PROTECTOR_WHERE, ends)))

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        return {"clearing": pawn_of(s, side)}


class FuriousProtector(Protector):
    """ROOT-H.PR.1 to ROOT-H.PR.3"""

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PR.1 In any clearing."""
        yield from pawn_goes(s, side, (yield from one_of(s, side, seat, PROTECTOR_WHERE, ALL)))

    def bars_placing(self, s: Root, side: int, placer: int) -> int:
        """ROOT-H.PR.2 Enemies place nothing in its clearing."""
        return 1 << pawn_of(s, side) if pawn_of(s, side) > 0 and are_enemies(s, side, placer) else 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.PR.3 It must move; then each player loses a faction warrior where it is."""
        yield from Protector.acts(self, s, side, seat)
        here = pawn_of(s, side)
        losses: list[Loss] = []
        for player in range(s.seats):
            kind = WARRIOR_OF[s.faction[player]]
            if kind >= 0 and s.count[kind][here]:
                losses.append(Loss(player, kind, here, 1, side))
        yield from remove(s, losses)


class StoicProtector(Protector):
    """ROOT-H.SP.1 to ROOT-H.SP.4"""

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SP.1 From the supply to a clearing with faction pieces of its controller."""
        sites = with_faction_piece(s, seat)
        if not pawn_of(s, side) and sites:
            yield from pawn_goes(s, side, (yield from one_of(s, side, seat, PROTECTOR_WHERE, sites)))

    def protects(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-H.SP.3"""
        return pawn_of(s, side) == clearing


add(FuriousProtector(faction("furious-protector")))
add(StoicProtector(faction("stoic-protector")))
