"""ROOT-15.4 The Keepers' Birdsong: encamp, decamp, recruit. One lap, one of them."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import may_place, place, placeable, supply, take_away, with_slot
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.keepers.pieces import (
    STATIONS,
    WARRIOR,
    face_up,
    free_tiles,
    stations,
    tiles_in,
)
from maraud.games.root.factions.keepers.words import (
    COME_BACK,
    DECAMP_WHERE,
    DECAMP_WHICH,
    DECAMPED,
    ENCAMP_WHERE,
    ENCAMPED,
    RECRUIT_AT,
    RECRUIT_CARD,
    RECRUITED,
    WHICH_STATION,
)
from maraud.games.root.hands import has_match, matching, spend
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, WAYSTATION
from maraud.games.root.state import Root

RECRUITED_EACH: Final = 2


def encamp(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.4.1 A warrior becomes a waystation, once in each clearing that has a slot for it.

    ROOT-15.X.3 Not where nothing may be placed.
    """
    if not s.where[seat] and not stations(s) and not s.marks:
        yield from come_back(s, seat)
        return DONE
    sites = placeable(s, seat, s.where[seat] & with_slot(s) & ~s.marks) if free_tiles(s) else 0
    if not sites:
        return DONE
    site = yield Ask(seat, ENCAMP_WHERE, [PASS, *(CLEARING[clearing] for clearing in MEMBERS[sites])])
    if site is PASS:
        return DONE
    s.marks |= 1 << site.value
    take_away(s, seat, WARRIOR, site.value)
    yield from place_station(s, seat, site)
    return AGAIN


def place_station(s: Root, seat: int, site: Option) -> Flow[None]:
    """ROOT-15.2.2 A waystation from the board, either side up."""
    words = [WAYSTATION[tile * 2 + side] for tile in free_tiles(s) for side in range(2)]
    station = yield Ask(seat, WHICH_STATION, words, (site,))
    tile, side = divmod(station.value, 2)
    s.tiles = changed(s.tiles, tile, site.value * 2 + side)
    place(s, seat, STATIONS[face_up(s, tile)], site.value)
    s.tell(ENCAMPED, (site, station))


def come_back(s: Root, seat: int) -> Flow[None]:
    """ROOT-15.4.1x1 With neither warrior nor waystation on the map one of each comes to the map's edge."""
    sites = placeable(s, seat, s.board.edge & with_slot(s))
    if not sites:
        return
    site = yield Ask(seat, COME_BACK, [PASS, *(CLEARING[clearing] for clearing in MEMBERS[sites])])
    if site is PASS:
        return
    yield from place_station(s, seat, site)
    place(s, seat, WARRIOR, site.value)


def decamp(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.4.2 A waystation becomes a warrior and may be used again, once in each clearing."""
    sites = placeable(s, seat, stations(s) & ~s.marks) if supply(s, WARRIOR) else 0
    if not sites:
        return DONE
    site = yield Ask(seat, DECAMP_WHERE, [PASS, *(CLEARING[clearing] for clearing in MEMBERS[sites])])
    if site is PASS:
        return DONE
    s.marks |= 1 << site.value
    tiles = tiles_in(s, site.value)
    tile = tiles[0]
    if len(tiles) > 1:
        words = [WAYSTATION[number * 2 + s.tiles[number] % 2] for number in tiles]
        tile = (yield Ask(seat, DECAMP_WHICH, words)).value // 2
    take_away(s, seat, STATIONS[face_up(s, tile)], site.value)
    s.tiles = changed(s.tiles, tile, 0)
    place(s, seat, WARRIOR, site.value)
    s.tell(DECAMPED, (site,))
    return AGAIN


def recruit(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.4.3 Spend a card for two warriors at a waystation in a clearing that it matches, any number of times.

    Asked with any hand: being asked must not tell what it holds.
    """
    if not s.hands[seat] or not supply(s, WARRIOR):
        return DONE
    camps = [clearing for clearing in MEMBERS[stations(s)] if may_place(s, seat, clearing)]
    if not camps:
        return DONE
    words = [CLEARING[clearing] for clearing in camps if has_match(s, seat, s.suit[clearing])]
    camp = yield Ask(seat, RECRUIT_AT, [PASS, *words])
    if camp is PASS:
        return DONE
    yield from spend(s, seat, matching(s, seat, s.suit[camp.value]), RECRUIT_CARD, (camp,))
    number = place(s, seat, WARRIOR, camp.value, RECRUITED_EACH)
    s.tell(RECRUITED, (number, camp))
    return AGAIN
