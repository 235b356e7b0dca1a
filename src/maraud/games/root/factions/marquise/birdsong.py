"""ROOT-6.4 The Marquise's Birdsong."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import pieces, place, supply, with_piece
from maraud.games.root.factions.faction import DONE
from maraud.games.root.factions.marquise.pieces import SAWMILL, WOOD, built
from maraud.games.root.factions.marquise.words import WOOD_PLACED, WOOD_WHERE
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.state import Root


def place_wood(s: Root, seat: int) -> Flow[bool]:
    """ROOT-6.4 One wood at each sawmill; with too little wood the Marquise choose where."""
    before = supply(s, WOOD)
    if before >= built(s, SAWMILL):
        for clearing in MEMBERS[with_piece(s, SAWMILL)]:
            place(s, seat, WOOD, clearing, pieces(s, SAWMILL, clearing))
    else:
        placed = [0] * 13
        while supply(s, WOOD):
            mills = [c for c in MEMBERS[with_piece(s, SAWMILL)] if placed[c] < pieces(s, SAWMILL, c)]
            clearing = (yield Ask(seat, WOOD_WHERE, [CLEARING[c] for c in mills])).value
            placed[clearing] += 1
            place(s, seat, WOOD, clearing)
    s.tell(WOOD_PLACED, (before - supply(s, WOOD),))
    return DONE
