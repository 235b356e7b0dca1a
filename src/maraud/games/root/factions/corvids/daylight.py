"""ROOT-13.5 and ROOT-13.6 The actions of the Corvids, by day and exerting themselves; and their Evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import placeable, supply
from maraud.games.root.factions.corvids.pieces import (
    PLOT_TOKEN,
    WARRIOR,
    extortions,
    face_down,
    face_up,
    with_plot,
)
from maraud.games.root.factions.corvids.set_up import lay_plot
from maraud.games.root.factions.corvids.words import (
    CORVID_ACTION,
    EXERT,
    EXERTED,
    NO_PLOT_SITE,
    NO_TRICK,
    PLOT_WHERE,
    TRICK_FIRST,
    TRICK_SECOND,
    TRICKED,
)
from maraud.games.root.factions.faction import AGAIN, DONE, Loss
from maraud.games.root.hands import discard_to_limit
from maraud.games.root.law.battle import battle_somewhere, may_battle, might_battle
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.removal import remove
from maraud.games.root.law.turn import (
    do_of_daylight,
    draw_in_evening,
    in_daylight,
    is_of_daylight,
    offer_daylight,
)
from maraud.games.root.lists import swapped, with_row
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, MOVE, NUMBER, PLACE_PLOT, TRICK
from maraud.games.root.state import Root
from maraud.games.root.words import NO_LEGAL_MOVE, NOBODY_TO_FIGHT

ACTIONS: Final = 3


def actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-13.5 Up to three actions, one of them more than once if they like. One lap, one action."""
    if s.acts == ACTIONS:
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, CORVID_ACTION, PASS, (ACTIONS - s.acts,))
    offer_actions(s, seat, menu)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        s.acts += 1
        yield from DO[act](s, seat)
    return AGAIN


def offer_actions(s: Root, seat: int, menu: Menu) -> None:
    """Put the four actions on a menu."""
    menu.offer(MOVE, may_move(s, seat), NO_LEGAL_MOVE)
    menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
    menu.offer(PLACE_PLOT, bool(plot_sites(s, seat)), NO_PLOT_SITE, (NUMBER[plot_cost(s)],))
    menu.offer(TRICK, bool(swappable(s)), NO_TRICK)


def move(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.5.1"""
    yield from take_move(s, seat)


def battle(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.5.3"""
    yield from battle_somewhere(s, seat)


# Plot.


def plot_cost(s: Root) -> int:
    """ROOT-13.5.2 One warrior, and one more for each plot placed in this turn before."""
    return 1 + s.plotted


def plot_sites(s: Root, seat: int) -> int:
    """ROOT-13.5.2 The clearings without a plot and with warriors enough, as a mask. ROOT-13.2.2.2 One in a clearing."""
    if not supply(s, PLOT_TOKEN):
        return 0
    bits = 0
    for clearing in MEMBERS[s.where[seat] & ~with_plot(s)]:
        if s.count[WARRIOR][clearing] >= plot_cost(s):
            bits |= 1 << clearing
    return placeable(s, seat, bits)


def plot(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.5.2 Remove the warriors there, and place a plot face down."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[plot_sites(s, seat)]]
    where = yield Ask(seat, PLOT_WHERE, sites, (plot_cost(s),))
    yield from remove(s, [Loss(seat, WARRIOR, where.value, plot_cost(s), seat)])
    s.plotted += 1
    yield from lay_plot(s, seat, where.value)


# Trick.


def swappable(s: Root) -> int:
    """ROOT-13.5.4 The clearings whose plot could be swapped with another that lies the same way, as a mask."""
    bits = 0
    for way in (face_up(s), face_down(s)):
        if len(MEMBERS[way]) > 1:
            bits |= way
    return bits


def trick(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.5.4 Swap two plots. It is neither a move nor a placement. What is known of them goes with them."""
    one = (yield Ask(seat, TRICK_FIRST, [CLEARING[clearing] for clearing in MEMBERS[swappable(s)]])).value
    way = face_up(s) if face_up(s) >> one & 1 else face_down(s)
    others = [CLEARING[clearing] for clearing in MEMBERS[way & ~(1 << one)]]
    other = (yield Ask(seat, TRICK_SECOND, others, (CLEARING[one],))).value
    s.plots = with_row(s.plots, seat, swapped(s.plots[seat], one, other))
    s.open_plots = swapped(s.open_plots, one, other)
    s.denied = swapped(s.denied, one, other)
    s.tell(TRICKED, (CLEARING[one], CLEARING[other]))


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    MOVE: move,
    BATTLE: battle,
    PLACE_PLOT: plot,
    TRICK: trick,
}


# Evening.


def exert(s: Root, seat: int) -> Flow[bool]:
    """ROOT-13.6.1 One more action, and no draw. ROOT-13.6.1x1 A plot costs as many as it would have by day."""
    menu = Menu(s, seat, EXERT, PASS)
    offer_actions(s, seat, menu)
    if len(menu.options) == 1 and not might_battle(s, seat):
        return DONE
    act = yield menu
    if act is PASS:
        return DONE
    s.exerted = True
    s.tell(EXERTED)
    yield from DO[act](s, seat)
    return DONE


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-13.6.2 A card, and one for each extortion face up, unless they exerted themselves; then down to five."""
    if not s.exerted:
        yield from draw_in_evening(s, seat, 1 + extortions(s))
    yield from discard_to_limit(s, seat)
    s.plotted, s.exerted = 0, False
    return DONE
