"""ROOT-8.6 The Alliance's Evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import place, placeable, supply, take_away
from maraud.games.root.factions.alliance.birdsong import place_sympathy
from maraud.games.root.factions.alliance.pieces import SYMPATHY, WARRIOR, based, bases, sympathetic
from maraud.games.root.factions.alliance.words import (
    NO_ORGANIZING,
    NO_RECRUITING,
    OPERATIONS,
    ORGANIZE_WHERE,
    ORGANIZED,
    RECRUIT_BASE,
    RECRUITED_AT_BASE,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import discard_to_limit
from maraud.games.root.law.battle import battle_somewhere, may_battle
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, MOVE, ORGANIZE, RECRUIT
from maraud.games.root.state import Root
from maraud.games.root.words import NO_LEGAL_MOVE, NOBODY_TO_FIGHT


def operations(s: Root, seat: int) -> Flow[bool]:
    """ROOT-8.6.1 Military operations: up to as many as there are officers. One lap, one operation."""
    if s.acts >= s.officers:
        return DONE
    menu = Menu(s, seat, OPERATIONS, PASS, (s.officers - s.acts,))
    menu.offer(MOVE, may_move(s, seat), NO_LEGAL_MOVE)
    menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
    menu.offer(RECRUIT, bool(recruiting_bases(s, seat)), NO_RECRUITING)
    menu.offer(ORGANIZE, bool(organizable(s, seat)), NO_ORGANIZING)
    act = yield menu
    if act is PASS:
        return DONE
    s.acts += 1
    yield from DO[act](s, seat)
    return AGAIN


def move(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.6.1.1 One move."""
    yield from take_move(s, seat)


def battle(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.6.1.2 One battle."""
    yield from battle_somewhere(s, seat)


def recruiting_bases(s: Root, seat: int) -> int:
    """ROOT-8.6.1.3 The clearings where a warrior can be recruited, as a mask."""
    return placeable(s, seat, based(s)) if supply(s, WARRIOR) else 0


def recruit(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.6.1.3 One warrior in a clearing with a base."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[recruiting_bases(s, seat)]]
    site = yield Ask(seat, RECRUIT_BASE, sites)
    place(s, seat, WARRIOR, site.value)
    s.tell(RECRUITED_AT_BASE, (site,))


def organizable(s: Root, seat: int) -> int:
    """ROOT-8.6.1.4 The unsympathetic clearings with a warrior of the Alliance, as a mask."""
    return placeable(s, seat, s.where[seat] & ~sympathetic(s)) if supply(s, SYMPATHY) else 0


def organize(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.6.1.4 Remove a warrior to place sympathy: no supporters, no Martial Law, no need to be adjacent."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[organizable(s, seat)]]
    site = yield Ask(seat, ORGANIZE_WHERE, sites)
    take_away(s, seat, WARRIOR, site.value)
    s.tell(ORGANIZED, (site,))
    place_sympathy(s, seat, site.value)


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-8.6.2, ROOT-8.D.2 Draw one card and one for each base on the map, discard down to five."""
    yield from draw_in_evening(s, seat, 1 + bases(s))
    yield from discard_to_limit(s, seat)
    return DONE


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    MOVE: move,
    BATTLE: battle,
    RECRUIT: recruit,
    ORGANIZE: organize,
}
