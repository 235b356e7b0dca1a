"""ROOT-14.4 The Birdsong of the Hundreds, after their mobs have razed."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import may_place, on_map, place, placeable, take_away, with_piece
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.hundreds.hoard import give_away
from maraud.games.root.factions.hundreds.pieces import (
    LAVISH,
    MOOD_ITEM,
    NO_ITEM,
    STRONGHOLD,
    WARLORD,
    WARRIOR,
    prowess,
    warlord_at,
)
from maraud.games.root.factions.hundreds.words import (
    ANOINT_WHOM,
    ANOINTED,
    CHOOSE_MOOD,
    GIVE_AWAY,
    MOOD_CHOSEN,
    MOOD_LOCKED,
    RECRUIT_WHERE,
    RECRUITED,
    SAME_MOOD,
    WARRIORS_CAME,
)
from maraud.games.root.law.placing import place_at_each
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING, ITEM, MOOD
from maraud.games.root.state import Root

LAVISH_WARRIORS: Final = 2


def recruit(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.4.2 Warriors to the warlord, as many as its Prowess, then one to each stronghold.

    With too few the warlord's clearing comes first, and the Hundreds choose among the strongholds.
    """
    joined = join_warlord(s, seat, prowess(s))
    placed = yield from place_at_each(s, seat, STRONGHOLD, WARRIOR, RECRUIT_WHERE)
    s.tell(RECRUITED, (joined + placed,))
    return DONE


def join_warlord(s: Root, seat: int, number: int) -> int:
    """Place warriors in the warlord's clearing, if there is one. Gives how many."""
    clearing = warlord_at(s)
    return place(s, seat, WARRIOR, clearing, number) if clearing and may_place(s, seat, clearing) else 0


def anoint(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.4.3 Without a warlord on the map one of the warriors must become it; if none can, it comes anywhere."""
    if on_map(s, WARLORD):
        return DONE
    heirs = placeable(s, seat, with_piece(s, WARRIOR))
    sites = heirs or placeable(s, seat, ALL)
    if not sites:
        return DONE
    site = (yield Ask(seat, ANOINT_WHOM, [CLEARING[clearing] for clearing in MEMBERS[sites]])).value
    if heirs:
        take_away(s, seat, WARRIOR, site)
    place(s, seat, WARLORD, site)
    s.tell(ANOINTED, (CLEARING[site],))
    return DONE


def choose_mood(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.4.4 Another mood, none whose item lies in the Hoard. Lavish stays if there is no other."""
    menu = Menu(s, seat, CHOOSE_MOOD)
    for mood in MOOD:
        item = MOOD_ITEM[mood.value]
        if mood.value == s.mood:
            menu.refuse(mood, SAME_MOOD)
        elif item != NO_ITEM:
            menu.offer(mood, not s.hoard[item], MOOD_LOCKED, (ITEM[item],))
        else:
            menu.offer(mood, True, SAME_MOOD)
    if menu.options:
        mood = yield menu
        s.mood = mood.value
        s.tell(MOOD_CHOSEN, (mood,))
    return DONE


def be_lavish(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.7.4 Lavish: items of the Hoard leave the game, for two warriors each. One lap, one item."""
    items = [ITEM[item] for item, number in enumerate(s.hoard) if number]
    if s.mood != LAVISH or not items:
        return DONE
    item = yield Ask(seat, GIVE_AWAY, [PASS, *items])
    if item is PASS:
        return DONE
    give_away(s, seat, item.value)
    number = join_warlord(s, seat, LAVISH_WARRIORS)
    s.tell(WARRIORS_CAME, (number, CLEARING[warlord_at(s)]))
    return AGAIN
