"""ROOT-13.D.2 The Corvids' pieces. Which plot lies where is theirs to know while it lies face down."""

from __future__ import annotations

from typing import Final

from maraud.engine.rng import Rng
from maraud.games.root.board import with_piece
from maraud.games.root.lists import changed, with_row
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import PLOT
from maraud.games.root.pieces import CORVIDS, WARRIOR_OF, WIDTH, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[CORVIDS]
PLOT_TOKEN: Final = kind("plot")

BOMB: Final = 0  # the plots, as in PLOT
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
KINDS: Final = 4
COPIES: Final = 2  # ROOT-13.D.1 of each


def with_plot(s: Root) -> int:
    """The clearings with a plot, as a mask."""
    return with_piece(s, PLOT_TOKEN)


def face_up(s: Root) -> int:
    """ROOT-13.2.2 The clearings with a plot that lies face up, as a mask."""
    bits = 0
    for clearing in MEMBERS[with_plot(s)]:
        if s.open_plots[clearing]:
            bits |= 1 << clearing
    return bits


def face_down(s: Root) -> int:
    """ROOT-13.2.2 The clearings with a plot that lies face down, as a mask."""
    return with_plot(s) & ~face_up(s)


def is_open(s: Root, clearing: int, plot: int) -> bool:
    """Whether such a plot lies face up in a clearing."""
    return s.open_plots[clearing] == plot + 1


def with_open(s: Root, plot: int) -> int:
    """The clearings with such a plot face up, as a mask."""
    bits = 0
    for clearing, face in enumerate(s.open_plots):
        if face == plot + 1:
            bits |= 1 << clearing
    return bits


def extortions(s: Root) -> int:
    """ROOT-13.7.3 How many extortions lie face up."""
    return s.open_plots.count(EXTORTION + 1)


def unseen(s: Root) -> list[int]:
    """How many plots of each kind do not lie face up: `[plot]`."""
    return [COPIES - s.open_plots.count(plot + 1) for plot in range(KINDS)]


def in_supply(s: Root, seat: int) -> list[int]:
    """ROOT-13.D.2 How many plots of each kind are in the supply, for the Corvids to know: `[plot]`."""
    left = unseen(s)
    for face in s.plots[seat]:
        if face:
            left[face - 1] -= 1
    return left


def forget_plot(s: Root, seat: int, clearing: int) -> None:
    """A plot has left a clearing."""
    s.plots = with_row(s.plots, seat, changed(s.plots[seat], clearing, 0))
    s.open_plots, s.denied = changed(s.open_plots, clearing, 0), changed(s.denied, clearing, 0)


def redeal_plots(s: Root, side: int, rng: Rng) -> None:
    """Other plots face down, as they could be for all that is known: two of a kind at most, none that was denied."""
    sites = [clearing for clearing in range(1, WIDTH) if s.plots[side][clearing]]
    tokens = [plot for plot, number in enumerate(unseen(s)) for _ in range(number)]
    rng.shuffle(tokens)
    chosen: list[int] = []
    if fill(s, sites, tokens, chosen):
        for clearing, plot in zip(sites, chosen, strict=True):
            s.plots = with_row(s.plots, side, changed(s.plots[side], clearing, plot + 1))


def fill(s: Root, sites: list[int], tokens: list[int], chosen: list[int]) -> bool:
    """Find plots for the sites, one after another; gives whether there are any."""
    if len(chosen) == len(sites):
        return True
    for place, plot in enumerate(tokens):
        if not s.denied[sites[len(chosen)]] >> plot & 1:
            chosen.append(plot)
            if fill(s, sites, tokens[:place] + tokens[place + 1 :], chosen):
                return True
            chosen.pop()
    return False


def names(plots: int) -> list[str]:
    """The names of a bit mask of plots."""
    return [PLOT[plot].name for plot in range(KINDS) if plots >> plot & 1]
