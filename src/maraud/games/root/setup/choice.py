"""ROOT-A.X.1 Which factions a table can play, and whether they are enough for it."""

from __future__ import annotations

from typing import Final

from maraud.games.root.pieces import FACTION_IDS, IS_CORNER_STARTER, MILITANT, REACH, SECOND_VAGABOND, VAGABOND
from maraud.games.root.state import Options

MOST_CORNERS: Final = 4
REACH_ADVISED: Final = [0, 0, 17, 18, 21, 25, 28]  # [players]: ROOT-5.2
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
        cards = setup_cards(options, seats, factions)
        return len(cards) > seats and any(MILITANT[faction] for faction in cards)
    named = [FACTION_IDS.index(name) for name in options.factions[:seats] if name != "random"]
    corners = sum(IS_CORNER_STARTER[faction] for faction in factions)
    usable = len(factions) - int(SECOND_VAGABOND in factions and VAGABOND not in factions)
    usable -= max(corners - MOST_CORNERS, 0)
    return usable >= seats and all(faction in factions for faction in named) and not too_many_corners(named)


def too_many_corners(factions: list[int]) -> bool:
    """ROOT-5.0, ROOT-A.0.1, ROOT-A.X.6 Four corners: more factions that start in one need the Advanced Set-up."""
    return sum(IS_CORNER_STARTER[faction] for faction in sorted(set(factions))) > MOST_CORNERS


def setup_cards(options: Options, seats: int, factions: list[int]) -> list[int]:
    """ROOT-A.8.1 The setup cards of some factions: one Vagabond or two, and with two players militants only.

    ROOT-A.8.2.1 With hirelings two players may keep the insurgents by an option.
    """
    keeps_insurgents = seats > 2 or (options.hirelings and options.insurgents)
    return [
        faction
        for faction in factions
        if (faction != SECOND_VAGABOND or options.two_vagabonds) and (MILITANT[faction] or keeps_insurgents)
    ]


def reach(factions: list[int]) -> int:
    """ROOT-5.2 The Reach of some factions together."""
    return sum(REACH[faction] for faction in factions)


def remark(options: Options, seats: int) -> str:
    """ROOT-5.2 That the factions named have little Reach. Of drafted and random ones nothing is known before."""
    named = options.factions[:seats]
    if options.setup == "advanced" or "random" in named or len(set(named)) < seats:
        return ""
    sum_of_reach = reach([FACTION_IDS.index(name) for name in named])
    if sum_of_reach >= REACH_ADVISED[seats]:
        return ""
    return (
        f"These factions have a Reach of {sum_of_reach} together; "
        f"{REACH_ADVISED[seats]} or more makes a better game of {seats} players (ROOT-5.2)."
    )
