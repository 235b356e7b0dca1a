"""ROOT-8.3 Setting up the Alliance."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.games.root.factions.alliance.supporters import draw_supporter
from maraud.games.root.state import Root

START_SUPPORTERS: Final = 3


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.3.4, ROOT-A.SC.ALLIANCE Three cards from the deck as supporters; no piece on the map.

    ROOT-8.3.1, ROOT-8.3.2, ROOT-8.3.3 Warriors, bases and sympathy are in their supplies as every game begins.
    """
    for _ in range(START_SUPPORTERS):
        yield from draw_supporter(s, seat)
