"""ROOT-7.4 The Eyrie's Birdsong."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import all_warriors, place, placeable, with_slot
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.eyrie.pieces import DECREE_WIDTH, ROOST, WARRIOR, roosts
from maraud.games.root.factions.eyrie.words import (
    ADD_MORE,
    ADD_TO_DECREE,
    ADD_WHERE,
    ADDED,
    NEW_ROOST,
    NEW_ROOST_WHERE,
    ONE_BIRD,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import different, draw, leaves_hand
from maraud.games.root.lists import with_one
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CARD, CLEARING, COLUMN
from maraud.games.root.state import Root

MOST_ADDED: Final = 2
ADDED_BIRD: Final = 1  # a mark of this part
NEW_ROOST_WARRIORS: Final = 3


def emergency_orders(s: Root, seat: int) -> Flow[bool]:
    """ROOT-7.4.1 With an empty hand, draw a card."""
    if not s.hands[seat]:
        yield from draw(s, seat, 1)
    return DONE


def add_to_decree(s: Root, seat: int) -> Flow[bool]:
    """ROOT-7.4.2 One or two cards from the hand join the Decree, at most one of them a bird. One lap, one card.

    ROOT-7.4.2x1 The first one is a must, whatever it is.
    """
    if not s.hands[seat] or s.acts == MOST_ADDED:
        return DONE
    menu = Menu(s, seat, ADD_MORE, PASS) if s.acts else Menu(s, seat, ADD_TO_DECREE)
    for card in different(s.hands[seat]):
        menu.offer(CARD[card], not s.marks & ADDED_BIRD or CARD_SUIT[card] != BIRD, ONE_BIRD)
    choice = yield menu
    if choice is PASS:
        return DONE
    column = yield Ask(seat, ADD_WHERE, COLUMN, (choice,))
    leaves_hand(s, seat, choice.value, -1)
    s.decree = with_one(s.decree, column.value * DECREE_WIDTH + choice.value)
    s.tell(ADDED, (choice, column))
    s.acts += 1
    if CARD_SUIT[choice.value] == BIRD:
        s.marks |= ADDED_BIRD
    return AGAIN


def new_roost(s: Root, seat: int) -> Flow[bool]:
    """ROOT-7.4.3 With no roost on the map: a roost and three warriors where the fewest warriors are."""
    sites = 0 if roosts(s) else fewest_warriors(s, placeable(s, seat, with_slot(s)))
    if sites:
        site = (yield Ask(seat, NEW_ROOST_WHERE, [CLEARING[c] for c in MEMBERS[sites]])).value
        place(s, seat, ROOST, site)
        place(s, seat, WARRIOR, site, NEW_ROOST_WARRIORS)
        s.tell(NEW_ROOST, (CLEARING[site],))
    return DONE


def fewest_warriors(s: Root, clearings: int) -> int:
    """ROOT-7.4.3x1 Those of some clearings with the fewest warriors of all players together, as a mask."""
    fewest, bits = 1000, 0
    for clearing in MEMBERS[clearings]:
        number = all_warriors(s, clearing)
        if number < fewest:
            fewest, bits = number, 0
        if number == fewest:
            bits |= 1 << clearing
    return bits
