"""What nothing changes any more in a game: copies of its state share it."""

from __future__ import annotations

from typing import Final

from maraud.games.root.pieces import (
    ALLIANCE,
    CORVIDS,
    CULT,
    DUCHY,
    EYRIE,
    HUNDREDS,
    KEEPERS,
    RIVERFOLK,
    SECOND_VAGABOND,
    VAGABOND,
)
from maraud.games.root.state import SETUP, Root

# The fields that change only while the game is set up, or where a hireling or one of some factions is in it.
OF_SETUP: Final = ("suit", "faction", "pool", "undealt", "beside", "homes")
OF_HIRELINGS: Final = (
    *("controller", "control", "markers"),
    *("on_card", "stands", "exile_items"),
    *("entered", "kept", "pile"),
)
OF_FACTIONS: Final[list[tuple[list[int], list[str]]]] = [
    ([EYRIE], ["decree", "decree_left"]),
    ([ALLIANCE], ["supporters"]),
    ([CULT], ["souls", "revealed"]),
    ([DUCHY], ["crowns", "shown"]),
    ([RIVERFOLK], ["payments", "funds", "committed", "posts_lost", "prices"]),
    ([CORVIDS], ["plots", "open_plots", "denied"]),
    ([HUNDREDS], ["hoard"]),
    ([KEEPERS], ["tiles", "relics", "retinue", "retinue_left"]),
    (
        [VAGABOND, SECOND_VAGABOND],
        ["pawn", "character", "gear", "relations", "aids", "quests", "quest_deck", "quests_done"],
    ),
]
EXPLORERS: Final = (VAGABOND, SECOND_VAGABOND, HUNDREDS)  # and some hirelings: who may look under ruins
OF_RUINS: Final = ("found", "ruin_left", "ruin_seen")


def at_rest(s: Root) -> list[str]:
    """The fields that nothing changes any more in this game."""
    names: list[str] = [] if s.phase == SETUP else [*OF_SETUP]
    if not s.options.hirelings:
        names += OF_HIRELINGS
    if s.phase != SETUP:
        for factions, fields in OF_FACTIONS:
            if not any(faction in s.faction for faction in factions):
                names += fields
        if not s.options.hirelings and not any(faction in s.faction for faction in EXPLORERS):
            names += OF_RUINS
    return names
