"""Rules of thumb for the Corvids: plots early and spread out, bombs last; and when others should guess."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, has_piece, of_suit, on_map, supply, warriors
from maraud.games.root.cards import BIRD, CARD_SUIT, SUITS
from maraud.games.root.factions.corvids.daylight import plot_cost, swappable
from maraud.games.root.factions.corvids.pieces import (
    BOMB,
    EXTORTION,
    KINDS,
    PLOT_TOKEN,
    RAID,
    SNARE,
    WARRIOR,
    extortions,
    face_down,
    face_up,
    unseen,
    with_plot,
)
from maraud.games.root.factions.corvids.plots import exposable
from maraud.games.root.factions.corvids.words import (
    CORVID_ACTION,
    EXERT,
    EXPOSE_AS,
    EXPOSE_CARD,
    EXPOSE_WHERE,
    FLIP_WHERE,
    PLOT_WHERE,
    RECRUIT_CARD,
    RECRUIT_SUIT,
    RECRUIT_WHERE,
    START_WHERE,
    TRICK_FIRST,
    TRICK_SECOND,
    WHICH_PLOT,
)
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, CARD, EXPOSE, MOVE, PLACE_PLOT, PLOT, SUIT, TRICK
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.prospects import best_battle, best_move, card_worth, least_card, rivals
from maraud.games.root.state import SIDES, Root, are_enemies
from maraud.games.root.words import ACT_ON_OTHERS

LEAST: Final = 0.2  # what a move or battle must bring
PLOT_WORTH: Final = 1.6  # a plot: points when it is flipped, crafting, a hit
SURE: Final = 0.5  # how likely a guess must be right
PREY: Final = 0.8  # an enemy building or token that a bomb takes along
CAUGHT: Final = 0.25  # and one that a snare holds, with warriors beside it
WORTHS: Final = {SNARE: 0.9, EXTORTION: 1.3, RAID: 1.0}  # a plot, wherever it lies


def advise(s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
    """A good answer to a question of the Corvids."""
    if ask.prompt is WHICH_PLOT:
        return which_plot(s, seat, ask, rng)
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


# Where to be.


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing for a plot, or a plot to flip."""
    if face_down(s) >> clearing & 1 and not warriors(s, seat, clearing):
        return 1.0
    return 0.5 if not with_plot(s) >> clearing & 1 and not warriors(s, seat, clearing) else 0.0


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """The last warrior beside a plot that is to be flipped."""
    return 1.1 if face_down(s) >> clearing & 1 and number == warriors(s, seat, clearing) else 0.0


# Birdsong.


def flip_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """All but bombs first; every flip scores for all that lie face up."""
    sites = [option for option in ask.options if option is not PASS]
    quiet = [option for option in sites if s.plots[seat][option.value] != BOMB + 1]
    return quiet[0] if quiet else sites[0]


def recruit_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """A card of the suit that brings most warriors, if it is missed less."""
    cards = [option.value for option in ask.options if option is not PASS]

    def worth(card: int) -> float:
        sites = 4 if CARD_SUIT[card] == BIRD else len(MEMBERS[of_suit(s, CARD_SUIT[card])])
        return 0.45 * min(sites, supply(s, WARRIOR)) - 0.6 * card_worth(s, seat, card)

    best = max(cards, key=worth)
    return CARD[best] if worth(best) > 0 else PASS


def recruit_suit(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most clearings have no plot."""
    return SUIT[max(SUITS, key=lambda suit: len(MEMBERS[of_suit(s, suit) & ~with_plot(s)]))]


# Actions.


def action(s: Root, seat: int, ask: Ask) -> Option | None:
    """A plot while it is cheap, else the best battle or move."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    best, most = PASS, LEAST
    for option, worth in (
        (PLACE_PLOT, PLOT_WORTH - 0.35 * plot_cost(s)),
        (BATTLE, best_battle(s, seat)[0] if BATTLE in ask.options else 0.0),
        (MOVE, best_move(s, seat)[0] if MOVE in ask.options else 0.0),
        (TRICK, best_trick(s, seat)[0] if TRICK in ask.options else 0.0),
    ):
        if option in ask.options and worth > most:
            best, most = option, worth
    return best


def exert(s: Root, seat: int, ask: Ask) -> Option | None:
    """With a full hand, for a plot."""
    if PLACE_PLOT in ask.options and len(s.hands[seat]) + extortions(s) > 3 and plot_cost(s) < 3:
        return PLACE_PLOT
    return PASS


def plot_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where a warrior can stay with it, and few can expose it."""

    def worth(option: Option) -> float:
        here = option.value
        stays = s.count[WARRIOR][here] > plot_cost(s)
        watchers = sum(has_piece(s, other, here) for other in range(s.seats) if other != seat)
        return 0.8 * stays - 0.4 * watchers - 0.1 * rivals(s, seat, here)

    return max(ask.options, key=worth)


def prey(s: Root, seat: int, clearing: int) -> float:
    """What a bomb would take along."""
    return sum(
        cardboard(s, side, clearing) + 0.3 * warriors(s, side, clearing)
        for side in range(SIDES)
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side)
    )


def plot_worth(s: Root, seat: int, plot: int, clearing: int) -> float:
    """What a plot face down is good for in a clearing."""
    if plot == BOMB:
        return 0.2 + PREY * prey(s, seat, clearing)
    return WORTHS[plot]


def which_plot(s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
    """A bomb beside prey, else one that stays; a little of chance, so that nobody can be sure."""
    fact = ask.about[0]
    assert isinstance(fact, Option)
    here = fact.value
    return max(ask.options, key=lambda option: plot_worth(s, seat, option.value, here) + rng.below(100) * 0.004)


# Tricks.


def swap_worth(s: Root, seat: int, one: int, other: int) -> float:
    """What swapping two plots brings: a bomb to where its prey is, a snare to where most are caught."""
    if face_up(s) >> one & 1:
        plots = s.open_plots[one] - 1, s.open_plots[other] - 1
        caught = prey(s, seat, one) - prey(s, seat, other)
        return CAUGHT * caught * ((plots[1] == SNARE) - (plots[0] == SNARE))
    plots = s.plots[seat][one] - 1, s.plots[seat][other] - 1
    gain = 0.0
    for plot, here, there in ((plots[0], one, other), (plots[1], other, one)):
        gain += ready(s, seat, there) * plot_worth(s, seat, plot, there)
        gain -= ready(s, seat, here) * plot_worth(s, seat, plot, here)
    return gain


def ready(s: Root, seat: int, clearing: int) -> float:
    """How likely a plot can be flipped in a clearing: with a warrior beside it."""
    return 1.0 if warriors(s, seat, clearing) else 0.3


def best_trick(s: Root, seat: int) -> tuple[float, int]:
    """What the best swap brings, and one of its clearings; clearing 0 if there is none."""
    return max(((best_swap(s, seat, one), one) for one in MEMBERS[swappable(s)]), default=(0.0, 0))


def swaps(s: Root, one: int) -> list[int]:
    """The clearings with a plot that lies the same way."""
    return MEMBERS[(face_up(s) if face_up(s) >> one & 1 else face_down(s)) & ~(1 << one)]


def best_swap(s: Root, seat: int, one: int) -> float:
    """What the best swap with the plot of a clearing brings."""
    return max((swap_worth(s, seat, one, other) for other in swaps(s, one)), default=0.0)


def trick_first(s: Root, seat: int, ask: Ask) -> Option | None:
    """A plot of the best swap."""
    return max(ask.options, key=lambda option: best_swap(s, seat, option.value))


def trick_second(s: Root, seat: int, ask: Ask) -> Option | None:
    """The other plot of it."""
    one = ask.about[0]
    assert isinstance(one, Option)
    return max(ask.options, key=lambda option: swap_worth(s, seat, one.value, option.value))


def lonely_place(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where a plot waits for a warrior, or none is yet; away from others."""

    def worth(option: Option) -> float:
        here = option.value
        return aim(s, seat, here, 1) - 0.1 * rivals(s, seat, here)

    return max(ask.options, key=worth)


# What others should guess.


def advise_other(s: Root, side: int, seat: int, ask: Ask) -> Option | None:
    """A good answer for another seat that may expose plots."""
    if ask.prompt is ACT_ON_OTHERS:
        sites = MEMBERS[exposable(s, side, seat)]
        return EXPOSE if EXPOSE in ask.options and any(odds(s, side, site)[0] >= SURE for site in sites) else None
    if ask.prompt is EXPOSE_WHERE:
        return max(ask.options, key=lambda option: odds(s, side, option.value)[0])
    if ask.prompt is EXPOSE_CARD:
        return CARD[least_card(s, seat, [option.value for option in ask.options])]
    if ask.prompt is EXPOSE_AS:
        fact = ask.about[0]
        assert isinstance(fact, Option)
        return PLOT[odds(s, side, fact.value)[1]]
    return None


def odds(s: Root, side: int, clearing: int) -> tuple[float, int]:
    """How likely the likeliest plot is that may lie face down in a clearing, for all that is known, and which it is."""
    left = [0 if s.denied[clearing] >> plot & 1 else number for plot, number in enumerate(unseen(s))]
    total = sum(left)
    if not total:
        return 0.0, 0
    best = max(range(KINDS), key=lambda plot: left[plot])
    return left[best] / total, best


def promise(s: Root, seat: int) -> float:
    """What the position is good for: plots that score and will, extortions, warriors, cards.

    The same for all who look: it does not ask which plots lie face down.
    """
    up, down = len(MEMBERS[face_up(s)]), len(MEMBERS[face_down(s)])
    worth = 1.0 * up + 1.4 * down + 0.4 * extortions(s) + 0.15 * on_map(s, WARRIOR)
    worth += 0.2 * len(s.hands[seat]) + (0.3 if supply(s, PLOT_TOKEN) else 0.0)
    guarded = len(MEMBERS[face_down(s) & s.where[seat]])
    return min(worth + 0.5 * guarded * (1 + up) / 2, 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    FLIP_WHERE.key: flip_where,
    RECRUIT_CARD.key: recruit_card,
    RECRUIT_SUIT.key: recruit_suit,
    CORVID_ACTION.key: action,
    EXERT.key: exert,
    PLOT_WHERE.key: plot_where,
    TRICK_FIRST.key: trick_first,
    TRICK_SECOND.key: trick_second,
    START_WHERE.key: lonely_place,
    RECRUIT_WHERE.key: lonely_place,
}
