"""Whether what the Eyrie have can be so, in a state that came from outside."""

from __future__ import annotations

from maraud.games.root.factions.eyrie.pieces import ALL_LEADERS, BUILD, DESPOT, VIZIER, card_of, column_of
from maraud.games.root.state import TURNS, Root


def check(s: Root) -> str:
    """Leader and Decree. There is no leader before the Eyrie have set up."""
    if not -1 <= s.leader <= DESPOT or not 0 <= s.deposed <= ALL_LEADERS:
        return "The Eyrie have no such leader."
    for decree in (s.decree, s.decree_left):
        if decree != sorted(decree):
            return "The Decree is not in order."
        if any(not 0 <= column_of(entry) <= BUILD or card_of(entry) > VIZIER for entry in decree):
            return "The Decree has no such column or card."
    if sum(card_of(entry) == VIZIER for entry in s.decree) > 2:
        return "The Eyrie have two Viziers."
    if s.phase == TURNS and s.leader < 0:
        return "The Eyrie have no leader."
    return ""
