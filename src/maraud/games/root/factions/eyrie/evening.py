"""ROOT-7.6 The Eyrie's Evening."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.games.root.factions.eyrie.pieces import CARDS_DRAWN, POINTS, roosts
from maraud.games.root.factions.faction import DONE
from maraud.games.root.hands import discard_to_limit
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.state import Root


def score_roosts(s: Root, seat: int) -> None:
    """ROOT-7.6.1 Points for the roosts now on the map."""
    score(s, seat, POINTS[roosts(s)])


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-7.6.2 Draw one card and the bonuses, discard down to five."""
    yield from draw_in_evening(s, seat, CARDS_DRAWN[roosts(s)])
    yield from discard_to_limit(s, seat)
    return DONE
