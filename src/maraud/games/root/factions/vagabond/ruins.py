"""ROOT-9.5.3 The Vagabond explores ruins."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.games.root.board import remove_ruin
from maraud.games.root.cards import TORCH
from maraud.games.root.factions.vagabond.items import exhaust, gain, ready
from maraud.games.root.factions.vagabond.words import EXPLORED, LOOKED_UNDER
from maraud.games.root.law.points import score
from maraud.games.root.law.ruins import look_under
from maraud.games.root.lists import changed
from maraud.games.root.options import ITEM
from maraud.games.root.state import Root


def may_explore(s: Root, seat: int) -> bool:
    """ROOT-9.5.3 A torch to exhaust, and a ruin with an item in the pawn's clearing."""
    here = s.pawn[seat]
    return here > 0 and ready(s, seat, TORCH) > 0 and bool(s.ruins >> here & 1) and s.ruin_items[here] > 0


def explore(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.3 Take an item from the ruin and score for it; a ruin without items is removed."""
    exhaust(s, seat, TORCH)
    here = s.pawn[seat]
    s.tell(LOOKED_UNDER)
    item = yield from look_under(s, seat, here)
    if item < 0:
        return
    gain(s, seat, item)
    s.found = changed(s.found, seat, s.found[seat] | 1 << item)
    s.tell(EXPLORED, (ITEM[item],))
    if not s.ruin_items[here]:
        remove_ruin(s, here)
    score(s, seat, 1)
