"""ROOT-6.6 The Marquise's Evening."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.games.root.factions.faction import DONE
from maraud.games.root.factions.marquise.pieces import CARDS_DRAWN, RECRUITER, built
from maraud.games.root.hands import discard_to_limit
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.state import Root


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-6.6 Draw one card and the bonuses (ROOT-6.D.3), discard down to five."""
    yield from draw_in_evening(s, seat, CARDS_DRAWN[built(s, RECRUITER)])
    yield from discard_to_limit(s, seat)
    return DONE
