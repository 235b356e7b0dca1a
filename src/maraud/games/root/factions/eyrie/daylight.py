"""ROOT-7.5 The Eyrie's Daylight: the Decree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import Option
from maraud.games.root.board import of_suit, place, placeable, supply, with_piece, with_slot
from maraud.games.root.factions.eyrie.pieces import (
    CHARISMATIC,
    ROOST,
    WARRIOR,
    column_of,
    suit_of,
)
from maraud.games.root.factions.eyrie.turmoil import turmoil
from maraud.games.root.factions.eyrie.words import BUILD_AT, DECREE, RECRUIT_AT, RECRUITED_AT, ROOST_BUILT
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.law.battle import battle_somewhere, may_battle, show_whether
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.turn import do_of_daylight, in_daylight, is_daylight_open, is_of_daylight, offer_daylight
from maraud.games.root.lists import without_one
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, COLUMN, SUIT
from maraud.games.root.state import Root

STARTED: Final = 1  # a mark of this part


def resolve_decree(s: Root, seat: int) -> Flow[bool]:
    """ROOT-7.5.2 Columns from left to right, in a column every card once in any order. One lap, one card.

    ROOT-IMPL-29 Other effects may be used between two cards, and after the last one.
    """
    if not s.marks & STARTED:
        s.marks, s.decree_left = STARTED, s.decree[:]
    if not s.decree_left:
        return (yield from in_daylight(s, seat))
    column = column_of(s.decree_left[0])
    suits = sorted({suit_of(entry) for entry in s.decree_left if column_of(entry) == column})
    choice = SUIT[suits[0]]
    if len(suits) > 1 or is_daylight_open(s, seat):
        choice = yield from choose_card(s, seat, column, suits)
    if is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
        return AGAIN
    suit = choice.value
    entry = [e for e in s.decree_left if column_of(e) == column and suit_of(e) == suit][0]
    s.decree_left = without_one(s.decree_left, entry)
    if (yield from CARRY_OUT[column](s, seat, of_suit(s, suit))):
        return AGAIN
    yield from turmoil(s, seat, column, suit)  # ROOT-7.7.4 Daylight ends
    return DONE


def choose_card(s: Root, seat: int, column: int, suits: list[int]) -> Flow[Option]:
    """Which card of a column comes next, by its suit: nothing else of it counts."""
    menu = Menu(s, seat, DECREE, about=(COLUMN[column],))
    menu.options.extend(SUIT[suit] for suit in suits)
    offer_daylight(s, seat, menu)
    return (yield menu)


def recruit(s: Root, seat: int, matching: int) -> Flow[bool]:
    """ROOT-7.5.2.1 One warrior in a matching clearing with a roost. ROOT-7.8.2 Two under the Charismatic.

    ROOT-7.5.2x1 Impossible without a warrior. ROOT-7.5.2x2 With one for two it is placed, and turmoil follows.
    """
    sites = placeable(s, seat, with_piece(s, ROOST) & matching)
    if not sites or not supply(s, WARRIOR):
        return False
    site = (yield Ask(seat, RECRUIT_AT, [CLEARING[c] for c in MEMBERS[sites]])).value
    wanted = 2 if s.leader == CHARISMATIC else 1
    placed = place(s, seat, WARRIOR, site, wanted)
    s.tell(RECRUITED_AT, (placed, CLEARING[site]))
    return placed == wanted


def move(s: Root, seat: int, matching: int) -> Flow[bool]:
    """ROOT-7.5.2.2 One move from a matching clearing. ROOT-7.5.2x3 Warriors that have moved may move again."""
    if not may_move(s, seat, matching):
        return False
    yield from take_move(s, seat, matching)
    return True


def battle(s: Root, seat: int, matching: int) -> Flow[bool]:
    """ROOT-7.5.2.3 One battle in a matching clearing."""
    show_whether(s, seat, matching)
    if not may_battle(s, seat, matching):
        return False
    yield from battle_somewhere(s, seat, matching)
    return True


def build(s: Root, seat: int, matching: int) -> Flow[bool]:
    """ROOT-7.5.2.4 A roost in a matching clearing that the Eyrie rule, with an open slot and no roost."""
    sites = placeable(s, seat, s.ruled[seat] & matching & with_slot(s) & ~with_piece(s, ROOST))
    if not sites or not supply(s, ROOST):
        return False
    site = (yield Ask(seat, BUILD_AT, [CLEARING[c] for c in MEMBERS[sites]])).value
    place(s, seat, ROOST, site)
    s.tell(ROOST_BUILT, (CLEARING[site],))
    return True


CARRY_OUT: Final[list[Callable[[Root, int, int], Flow[bool]]]] = [recruit, move, battle, build]  # [column]
