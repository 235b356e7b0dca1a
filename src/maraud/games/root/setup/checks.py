"""Whether what a state from outside says of an advanced set-up can be."""

from __future__ import annotations

from maraud.games.root.maps import ALL
from maraud.games.root.pieces import NO_FACTION, PLAYER_FACTIONS
from maraud.games.root.quests import CHARACTER_IDS
from maraud.games.root.state import SETUP, Root


def check_draft(s: Root) -> str:
    """ROOT-A.8 The pool, what was not dealt, the characters, the homelands; nothing of it when the game is on."""
    if s.phase != SETUP or not s.homes:
        return "There is nothing to choose from any more." if s.pool or s.undealt or s.homes or s.beside else ""
    cards = [*s.pool, *s.undealt]
    if len(s.homes) != s.seats or len(s.beside) != 2 or len(set(cards)) != len(cards):
        return "A list of the set-up has the wrong length."
    if any(not 0 <= faction < PLAYER_FACTIONS for faction in cards) or not NO_FACTION <= s.locked < PLAYER_FACTIONS:
        return "There is no such faction."
    if any(not 0 <= homes <= ALL for homes in s.homes):
        return "There is no such homeland."
    if any(not -1 <= character < len(CHARACTER_IDS) for character in s.beside):
        return "There is no such character."
    return ""
