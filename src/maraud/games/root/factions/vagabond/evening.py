"""ROOT-9.6 The Vagabond's Evening."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.games.root.cards import BAG, COINS
from maraud.games.root.factions.faction import DONE
from maraud.games.root.factions.vagabond.items import (
    DAMAGED_STATE,
    EXHAUSTED_STATE,
    FRESH,
    ITEMS,
    TIRED_AND_DAMAGED,
    TRACKS,
    WORDS,
    carried,
    change,
    choose_item,
    lose,
    on_track,
)
from maraud.games.root.factions.vagabond.words import ITEM_DROPPED, REMOVE_ITEM, REPAIRED
from maraud.games.root.hands import discard_to_limit
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.lists import changed
from maraud.games.root.options import ITEM
from maraud.games.root.state import Root

CAPACITY: Final = 6


def rest(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.6.1 In a forest every damaged item is repaired and flipped face up."""
    if s.pawn[seat] < 0:
        for item in range(ITEMS):
            for state in (DAMAGED_STATE, TIRED_AND_DAMAGED):
                while s.gear[seat][item * 4 + state]:
                    change(s, seat, item, state, FRESH)
                    s.tell(REPAIRED, (ITEM[item],))
    return DONE
    yield


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.6.2 Draw one card and one for each coins on the track; ROOT-9.6.3 discard down to five."""
    yield from draw_in_evening(s, seat, 1 + on_track(s, seat, COINS))
    yield from discard_to_limit(s, seat)
    return DONE


def check_capacity(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.6.4 Six items and two more for each bag on the track; the excess leaves the game."""
    while carried(s, seat) > CAPACITY + 2 * on_track(s, seat, BAG):
        options = [
            WORDS[state][item]
            for item in range(ITEMS)
            for state in (FRESH, EXHAUSTED_STATE, DAMAGED_STATE, TIRED_AND_DAMAGED)
            if s.gear[seat][item * 4 + state] > (on_track(s, seat, item) if state == FRESH and item in TRACKS else 0)
        ]
        choice = yield from choose_item(s, seat, REMOVE_ITEM, options, ())
        lose(s, seat, choice)
        # ROOT-9.7.3 Of its kind he may take one from a ruin again.
        s.found = changed(s.found, seat, s.found[seat] & ~(1 << choice.value))
        s.tell(ITEM_DROPPED, (ITEM[choice.value],))
    return DONE
