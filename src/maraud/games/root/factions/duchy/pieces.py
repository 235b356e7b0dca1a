"""ROOT-12.D.1 The Duchy's pieces, the tracks of its buildings, and its ministers."""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import on_map, pieces, supply, with_piece
from maraud.games.root.maps import BURROW
from maraud.games.root.options import MINISTER
from maraud.games.root.pieces import DUCHY, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[DUCHY]
CITADEL: Final = kind("citadel")
MARKET: Final = kind("market")
BUILDINGS: Final = [CITADEL, MARKET]
TUNNEL: Final = kind("tunnel")

RECRUITS: Final = [1, 2, 4, 6]  # ROOT-12.D.2, by citadels on the map

FOREMOLE: Final = 0  # ROOT-12.D.5 the ministers, as in MINISTER
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS: Final = 6
BARON: Final = 7
EARL: Final = 8
MINISTERS: Final = 9

RANK_IDS: Final = ["squire", "noble", "lord"]
LORD: Final = 2
CROWNS: Final = 3  # ROOT-12.D.1 of each rank
CROWN_POINTS: Final = [1, 2, 3]  # ROOT-12.D.4, by rank
CARDS_TO_SWAY: Final = [2, 3, 4]  # ROOT-12.D.5, by rank


def rank_of(minister: int) -> int:
    """ROOT-12.D.5 Squire, noble or lord."""
    return minister // CROWNS


def is_swayed(s: Root, minister: int) -> bool:
    """Whether a minister is swayed."""
    return bool(s.swayed >> minister & 1)


def swayed(s: Root) -> list[int]:
    """ROOT-12.5.3.3 The swayed ministers."""
    return [minister for minister in range(MINISTERS) if is_swayed(s, minister)]


def names(ministers: list[int]) -> list[str]:
    """Their names."""
    return [MINISTER[minister].name for minister in ministers]


def with_tunnel(s: Root) -> int:
    """The clearings with a tunnel, as a mask."""
    return with_piece(s, TUNNEL)


def tunnels_out(s: Root) -> bool:
    """Whether all tunnels are on the map."""
    return not supply(s, TUNNEL)


def in_burrow(s: Root) -> int:
    """ROOT-12.2.2 How many warriors are in the Burrow."""
    return pieces(s, WARRIOR, BURROW)


def recruits(s: Root) -> int:
    """ROOT-12.4 How many warriors come in Birdsong."""
    return RECRUITS[on_map(s, CITADEL)]


def more_cards(s: Root) -> int:
    """ROOT-12.D.3 The cards that markets on the map add to the draw in Evening."""
    return on_map(s, MARKET)
