"""ROOT-1.5.4 Placing pieces at buildings."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Prompt
from maraud.games.root.board import pieces, place, placeable, supply, with_piece
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import Root


def place_at_each(s: Root, seat: int, building: int, kind: int, prompt: Prompt) -> Flow[int]:
    """One piece at each building of a kind; with too few in the supply the player chooses where (ROOT-1.5.4)."""
    wanted = [pieces(s, building, clearing) for clearing in range(WIDTH)]
    wanted[0] = 0
    for clearing in MEMBERS[with_piece(s, building) & ~placeable(s, seat, with_piece(s, building))]:
        wanted[clearing] = 0
    number = min(sum(wanted), supply(s, kind))
    for left in range(number, 0, -1):
        sites = [clearing for clearing in range(WIDTH) if wanted[clearing]]
        site = sites[0]
        if sum(wanted) > left and len(sites) > 1:
            site = (yield Ask(seat, prompt, [CLEARING[clearing] for clearing in sites])).value
        wanted[site] -= 1
        place(s, seat, kind, site)
    return number
