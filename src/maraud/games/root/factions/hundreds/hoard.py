"""ROOT-14.2.3, ROOT-14.2.4 The Hoard: items kept, gained, given away."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.factions.hundreds.pieces import TRACK, number_on, track_of
from maraud.games.root.factions.hundreds.words import ITEM_GAINED, ITEM_GONE, KEEP_OR_REMOVE, OVERFLOW
from maraud.games.root.law.points import score
from maraud.games.root.lists import added, changed
from maraud.games.root.options import ITEM, KEEP_ITEM, REMOVE_ITEM
from maraud.games.root.state import Root


def gain(s: Root, seat: int, item: int) -> Flow[None]:
    """ROOT-14.2.4.1 A gained item lies on the track of its type; with that one full an item leaves for a point.

    ROOT-14.2.4.1x1 The type alone says which track.
    """
    track = track_of(item)
    gone = -1
    if number_on(s, track) == TRACK:
        words = [ITEM[other] for other in track if s.hoard[other] or other == item]
        gone = (yield Ask(seat, OVERFLOW, words, (ITEM[item],))).value
    s.hoard = added(s.hoard, item, 1)
    s.tell(ITEM_GAINED, (ITEM[item],))
    if gone >= 0:
        give_away(s, seat, gone)
        score(s, seat, 1)


def give_away(s: Root, seat: int, item: int) -> None:
    """An item of the Hoard leaves the game; of two alike the one from a ruin (ROOT-14.4.1x5)."""
    s.hoard = added(s.hoard, item, -1)
    s.found = changed(s.found, seat, s.found[seat] & ~(1 << item))
    s.tell(ITEM_GONE, (ITEM[item],))


def craft_item(s: Root, seat: int, item: int, points: int) -> Flow[None]:
    """ROOT-14.2.3 Contempt for Trade: keep the item or score, never both.

    ROOT-14.2.4.1x2 Kept on a full track it scores as a gained item does, not what the card says.
    """
    choice = yield Ask(seat, KEEP_OR_REMOVE, [KEEP_ITEM, REMOVE_ITEM], (ITEM[item], points))
    if choice is KEEP_ITEM:
        yield from gain(s, seat, item)
    else:
        s.tell(ITEM_GONE, (ITEM[item],))
        score(s, seat, points)
