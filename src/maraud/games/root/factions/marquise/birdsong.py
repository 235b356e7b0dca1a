"""ROOT-6.4 The Marquise's Birdsong."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.games.root.factions.faction import DONE
from maraud.games.root.factions.marquise.pieces import SAWMILL, WOOD
from maraud.games.root.factions.marquise.words import WOOD_PLACED, WOOD_WHERE
from maraud.games.root.law.placing import place_at_each
from maraud.games.root.state import Root


def place_wood(s: Root, seat: int) -> Flow[bool]:
    """ROOT-6.4 One wood at each sawmill; with too little wood the Marquise choose where."""
    placed = yield from place_at_each(s, seat, SAWMILL, WOOD, WOOD_WHERE)
    s.tell(WOOD_PLACED, (placed,))
    return DONE
