"""Whether what the Duchy has can be so, in a state that came from outside."""

from __future__ import annotations

from maraud.games.root.board import cardboard
from maraud.games.root.factions.duchy.pieces import CROWNS, MINISTERS, RANK_IDS, TUNNEL, rank_of, swayed
from maraud.games.root.maps import BURROW
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import TURNS, Root


def check(s: Root, side: int) -> str:
    """Crowns on their spaces or with ministers, one tunnel in a clearing, and warriors alone in the Burrow."""
    if not s.crowns and s.phase != TURNS:
        return ""
    if len(s.crowns) != len(RANK_IDS) or not 0 <= s.swayed < 1 << MINISTERS:
        return "There is no such minister."
    ranks = [rank_of(minister) for minister in swayed(s)]
    if any(not 0 <= number <= CROWNS - ranks.count(rank) for rank, number in enumerate(s.crowns)):
        return "There are three crowns of each rank."
    if cardboard(s, side, BURROW) or any(s.count[TUNNEL][clearing] > 1 for clearing in range(1, WIDTH)):
        return "A tunnel is where there can be none."
    if s.shown != sorted(s.shown):
        return "The revealed cards are not in order."
    return ""
