"""ROOT-A.X.1 Which factions a table can play, and whether they are enough for it."""

from __future__ import annotations

from typing import Final

from maraud.games.root.pieces import FACTION_IDS, MILITANT, SECOND_VAGABOND, VAGABOND
from maraud.games.root.state import Options

PLAYABLE: Final[list[int]] = []  # the factions that can be played; filled by game.py
BASE_AND_MARAUDER: Final = ["marquise", "eyrie", "alliance", "vagabond", "second-vagabond", "hundreds", "keepers"]


def factions_in_play(options: Options, barred: list[int]) -> list[int]:
    """The factions of the table's boxes but for those that hirelings bar."""
    return [
        faction
        for faction in PLAYABLE
        if faction not in barred and (options.boxes == "all" or FACTION_IDS[faction] in BASE_AND_MARAUDER)
    ]


def are_enough(options: Options, seats: int, factions: list[int]) -> bool:
    """Whether so many seats can play with these factions: as many in the standard set-up, and all that are named.

    ROOT-A.X.1 In Advanced Set-up one more than seats, a militant among them; with two players three militants.
    """
    if options.setup == "advanced":
        cards = [faction for faction in factions if faction != SECOND_VAGABOND]
        militants = sum(MILITANT[faction] for faction in cards)
        return militants >= 3 if seats == 2 else len(cards) > seats and militants > 0
    named = [FACTION_IDS.index(name) for name in options.factions[:seats] if name != "random"]
    usable = len(factions) - int(SECOND_VAGABOND in factions and VAGABOND not in factions)
    return usable >= seats and all(faction in factions for faction in named)
