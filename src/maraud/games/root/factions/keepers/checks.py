"""Whether what the Keepers have can be so, in a state that came from outside."""

from __future__ import annotations

from collections import Counter

from maraud.games.root.factions.keepers.pieces import (
    BOARD,
    COLUMNS,
    FACES,
    FORESTS_FROM,
    GONE,
    LOST,
    MOST_CARDS,
    RELICS,
    RETAINER,
    STATIONS,
    TILES,
    VALUES,
    card_of,
    column_of,
    face_up,
    relics_at,
    tiles_in,
    unseen,
)
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import Root


def check(s: Root) -> str:
    """Waystations, relics, Retinue."""
    return check_tiles(s) or check_relics(s) or check_retinue(s) or check_clearings(s)


def check_tiles(s: Root) -> str:
    """Each waystation lies on the board or in a clearing."""
    if len(s.tiles) != TILES or any(place and not 2 <= place < 2 * WIDTH for place in s.tiles):
        return "A waystation is where none can be."
    return ""


def check_relics(s: Root) -> str:
    """ROOT-15.D.3 Twelve relics at most, face down in forests only, and none more often than it is in the box."""
    places = [*range(LOST, FORESTS_FROM + len(s.board.forests) + 1), GONE]
    if s.relics != sorted(s.relics) or any(code // FACES not in places for code in s.relics):
        return "A relic is where none can be."
    if any(not BOARD < code // FACES < GONE and code % FACES % 4 == 0 for code in s.relics):
        return "A relic that has left its forest is face up."
    for shown in range(3):
        if min(unseen(s, shown)) < 0 or sum(code % FACES // 4 == shown for code in s.relics) > sum(VALUES):
            return "There are more relics than in the box."
    return ""


def check_retinue(s: Root) -> str:
    """ROOT-15.D.9 Three columns, ten cards at most; what is left of it in a turn is part of it."""
    for cards in (s.retinue, s.retinue_left):
        if cards != sorted(cards) or any(not 0 <= column_of(e) < COLUMNS or card_of(e) > RETAINER for e in cards):
            return "The Retinue has no such column or card."
    if len(s.retinue) > MOST_CARDS or sum(card_of(entry) == RETAINER for entry in s.retinue) > COLUMNS:
        return "The Retinue has too many cards."
    return "" if not Counter(s.retinue_left) - Counter(s.retinue) else "What is left of the Retinue is not part of it."


def check_clearings(s: Root) -> str:
    """The tokens and buildings on the map are those that the rows of relics and waystations name."""
    for clearing in range(1, WIDTH):
        relics, tiles = relics_at(s, clearing), tiles_in(s, clearing)
        for shown in range(3):
            if s.count[RELICS[shown]][clearing] != sum(face // 4 == shown for face in relics):
                return "The relics in a clearing are not those on the map."
            if s.count[STATIONS[shown]][clearing] != sum(face_up(s, tile) == shown for tile in tiles):
                return "The waystations in a clearing are not those on the map."
    return ""
