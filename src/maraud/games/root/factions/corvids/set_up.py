"""ROOT-13.3 Setting up the Corvids."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import of_suit, place, placeable
from maraud.games.root.cards import SUITS
from maraud.games.root.factions.corvids.pieces import PLOT_TOKEN, WARRIOR, in_supply
from maraud.games.root.factions.corvids.words import HOME_WHERE, PLOT_LAID, START_WHERE, STARTED, WHICH_PLOT
from maraud.games.root.law.set_up import choose_home, homelands
from maraud.games.root.lists import changed, with_row
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING, PLOT, SUIT
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import Root


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.3.2 A warrior in a clearing of each suit. ROOT-13.3.1 All else is in the supply as every game begins."""
    s.plots = with_row(s.plots, seat, [0] * WIDTH)
    yield from scatter(s, seat)


def scatter(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.3.2 A warrior in a clearing of each suit."""
    for suit in SUITS:
        sites = [CLEARING[clearing] for clearing in MEMBERS[placeable(s, seat, of_suit(s, suit))]]
        where = yield Ask(seat, START_WHERE, sites, (SUIT[suit],))
        place(s, seat, WARRIOR, where.value)
        s.tell(STARTED, (where,))


def sets_up_at_home(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.SC.CORVIDS A warrior and a plot at home before that."""
    s.plots = with_row(s.plots, seat, [0] * WIDTH)
    home = yield from choose_home(s, seat, HOME_WHERE, homes(s, seat))
    place(s, seat, WARRIOR, home)
    yield from lay_plot(s, seat, home)
    yield from scatter(s, seat)


def homes(s: Root, seat: int) -> int:
    """ROOT-A.8.3.1 Where the Corvids may have their homeland, as a mask."""
    return homelands(s, seat, placeable(s, seat, ALL))


def lay_plot(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-13.2.2 A plot of their choice, face down: which one nobody else sees."""
    left = [PLOT[plot] for plot, number in enumerate(in_supply(s, seat)) if number]
    plot = yield Ask(seat, WHICH_PLOT, left, (CLEARING[clearing],), secret=True)
    place(s, seat, PLOT_TOKEN, clearing)
    s.plots = with_row(s.plots, seat, changed(s.plots[seat], clearing, plot.value + 1))
    s.tell(PLOT_LAID, (CLEARING[clearing],))
