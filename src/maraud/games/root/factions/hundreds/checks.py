"""Whether what the Hundreds have can be so, in a state that came from outside."""

from __future__ import annotations

from maraud.games.root.factions.hundreds.pieces import COMMAND_ITEMS, MOB, PROWESS_ITEMS, TRACK, WRATHFUL, number_on
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import TURNS, Root


def check(s: Root) -> str:
    """Mood, Hoard and mobs. There is no mood before the Hundreds have set up."""
    if not -1 <= s.mood <= WRATHFUL or (s.phase == TURNS and s.mood < 0):
        return "The warlord has no such mood."
    if len(s.hoard) != 8 or min(s.hoard) < 0 or s.hoard[7]:
        return "The Hoard is not in order."
    if max(number_on(s, COMMAND_ITEMS), number_on(s, PROWESS_ITEMS)) > TRACK:
        return "A track of the Hoard holds four items."
    if any(s.count[MOB][clearing] > 1 for clearing in range(1, WIDTH)):  # ROOT-14.D.3
        return "A clearing holds one mob at most."
    return ""
