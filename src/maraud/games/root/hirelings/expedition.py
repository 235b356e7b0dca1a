"""ROOT-H.SE Sunward Expedition and Mole Artisans."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import place, placeable, supply, with_piece
from maraud.games.root.cards import CARD_IDS, CARD_ITEM
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import enters_hand
from maraud.games.root.hirelings.acting import one_of, put, troop, troop_battles, troop_moves, troops_at_each
from maraud.games.root.hirelings.hireling import Hireling, add
from maraud.games.root.hirelings.words import (
    ARTISANS_KEPT,
    EXPEDITION_ACTION,
    FOOTHOLD_FROM,
    FOOTHOLD_HOW_MANY,
    FOOTHOLD_WHERE,
    KEEP_CARD,
)
from maraud.games.root.law.battle import may_battle
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.law.moving import may_move
from maraud.games.root.law.removal import remove
from maraud.games.root.lists import with_one, without_one
from maraud.games.root.maps import ALL
from maraud.games.root.options import BATTLE, CARD, CLEARING, FACTION, FIRST, MOVE, NUMBER, RECRUIT
from maraud.games.root.pieces import faction, kind
from maraud.games.root.state import Root

FOOTHOLD: Final = kind("foothold")
WARRIORS: Final = 3


class SunwardExpedition(Hireling):
    """ROOT-H.SE.1, ROOT-H.SE.2 Eight warriors and three footholds."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SE.1 A foothold and three warriors in any clearing."""
        clearing = yield from one_of(s, side, seat, FOOTHOLD_WHERE, placeable(s, side, ALL))
        place(s, side, FOOTHOLD, clearing)
        put(s, side, clearing, WARRIORS)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return True

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SE.2 First a new foothold with warriors; then move and battle, or a warrior at each foothold."""
        yield from new_foothold(s, side, seat)
        options = [MOVE] if may_move(s, side) else []
        if may_battle(s, side):
            options.append(BATTLE)
        if supply(s, troop(s, side)) and placeable(s, side, with_piece(s, FOOTHOLD)):
            options.append(RECRUIT)
        choice = PASS
        if options:
            choice = yield Ask(seat, EXPEDITION_ACTION, [PASS, *options])
        if choice is RECRUIT:
            yield from troops_at_each(s, side, seat, FOOTHOLD, FOOTHOLD_WHERE)
        elif choice is not PASS:
            if choice is MOVE:
                yield from troop_moves(s, side)
            yield from troop_battles(s, side, skip=PASS if choice is MOVE else None)


def new_foothold(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.SE.2 Where there is none; with none in the supply, one of the map goes first."""
    sites = placeable(s, side, ALL & ~with_piece(s, FOOTHOLD))
    if not sites:
        return
    if not supply(s, FOOTHOLD):
        old = yield from one_of(s, side, seat, FOOTHOLD_FROM, with_piece(s, FOOTHOLD))
        yield from remove(s, [Loss(side, FOOTHOLD, old, 1, side)])
    clearing = yield from one_of(s, side, seat, FOOTHOLD_WHERE, sites)
    place(s, side, FOOTHOLD, clearing)
    most = min(WARRIORS, supply(s, troop(s, side)))
    if most:
        number = yield Ask(seat, FOOTHOLD_HOW_MANY, NUMBER[: most + 1], (CLEARING[clearing],))
        if number.value:
            put(s, side, clearing, number.value)


class MoleArtisans(Hireling):
    """ROOT-H.SE.3"""

    def spares(self, s: Root, side: int, seat: int, card: int) -> Flow[bool]:
        """ROOT-H.SE.3 A card that was crafted for its item may be shown instead of discarded."""
        if CARD_ITEM[card] < 0:
            return False
        s.kept = with_one(s.kept, card)
        choice = yield Ask(seat, KEEP_CARD, [PASS, FIRST], (CARD[card],))
        if choice is PASS:
            s.kept = without_one(s.kept, card)
        return choice is FIRST

    def at_end_of_evening(self, s: Root, side: int, seat: int) -> None:
        """ROOT-H.SE.3 They go back into the hand, however full."""
        for card in s.kept:
            enters_hand(s, seat, card, EVERYONE)
            s.tell(ARTISANS_KEPT, (FACTION[s.faction[seat]], CARD[card]))
        s.kept = []

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        return {"kept": [CARD_IDS[card] for card in s.kept]}

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        return {"cards": len(s.kept)}


add(SunwardExpedition(faction("sunward-expedition")))
add(MoleArtisans(faction("mole-artisans")))
