"""ROOT-14.D The Hundreds' pieces, the tracks of their Hoard, and the warlord's moods."""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import with_piece
from maraud.games.root.cards import BAG, BOOT, COINS, CROSSBOW, FOX, HAMMER, MOUSE, RABBIT, SWORD, TEA
from maraud.games.root.pieces import HUNDREDS, WARRIOR_OF, WIDTH, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[HUNDREDS]
WARLORD: Final = kind("warlord")
STRONGHOLD: Final = kind("stronghold")
MOB: Final = kind("mob")

COMMAND_ITEMS: Final = [BOOT, BAG, COINS]
PROWESS_ITEMS: Final = [HAMMER, TEA, SWORD, CROSSBOW]
TRACK: Final = 4  # spaces of each track
TRACK_VALUE: Final = [1, 2, 2, 3, 4]  # ROOT-14.D.7, by items on the track
OPPRESS_POINTS: Final = [0, 1, 1, 2, 2, 3, 4]  # ROOT-14.D.8, by clearings; the last one for more as well
MOB_DIE: Final = [FOX, MOUSE, RABBIT]  # ROOT-14.D.4, two faces each

BITTER: Final = 0  # the moods, as in MOOD
GRANDIOSE: Final = 1
JUBILANT: Final = 2
LAVISH: Final = 3
RELENTLESS: Final = 4
ROWDY: Final = 5
STUBBORN: Final = 6
WRATHFUL: Final = 7
NO_ITEM: Final = -1
MOOD_ITEM: Final = [HAMMER, TEA, BOOT, NO_ITEM, BAG, COINS, CROSSBOW, SWORD]  # ROOT-14.D.9 [mood]


def warlord_at(s: Root) -> int:
    """The warlord's clearing, or 0 while there is none."""
    for clearing in range(1, WIDTH):
        if s.count[WARLORD][clearing]:
            return clearing
    return 0


def is_led(s: Root, clearing: int) -> bool:
    """Whether the warlord is in a clearing."""
    return s.count[WARLORD][clearing] > 0


def mobs(s: Root) -> int:
    """The clearings with a mob, as a mask."""
    return with_piece(s, MOB)


def track_of(item: int) -> list[int]:
    """The items that share a track of the Hoard with one."""
    return COMMAND_ITEMS if item in COMMAND_ITEMS else PROWESS_ITEMS


def number_on(s: Root, track: list[int]) -> int:
    """How many items lie on a track."""
    number = 0
    for item in track:
        number += s.hoard[item]
    return number


def command(s: Root) -> int:
    """ROOT-14.2.4.2 How many actions the Hundreds can be commanded to."""
    return TRACK_VALUE[number_on(s, COMMAND_ITEMS)]


def prowess(s: Root) -> int:
    """ROOT-14.2.4.2 How many warriors the warlord attracts, and how often it advances."""
    return TRACK_VALUE[number_on(s, PROWESS_ITEMS)]
