"""ROOT-5 Standard set-up, as steps: every deal and draw is a recorded move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Chance, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import find_ruler
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import draw
from maraud.games.root.lists import changed
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import CLEARING, FACTION, SUIT
from maraud.games.root.pieces import (
    FACTION_IDS,
    HUNDREDS,
    IS_CORNER_STARTER,
    KIND_COUNT,
    KINDS_OF,
    NO_FACTION,
    PLAYER_FACTIONS,
    SECOND_VAGABOND,
    VAGABOND,
)
from maraud.games.root.setup.choice import MOST_CORNERS, REACH_ADVISED, factions_in_play, reach
from maraud.games.root.setup.hirelings import barred, deal_hirelings, dealt_cards, set_up_hirelings
from maraud.games.root.setup.ruins import lay_ruin_items
from maraud.games.root.state import TURNS, Root, clockwise
from maraud.games.root.words import FIRST_PLAYER, LITTLE_REACH, PLAYS_FACTION, SUIT_DEALT

START_CARDS: Final = 3


def set_up_step(s: Root) -> Flow[None]:
    """One step of set-up; `s.part` says which."""
    steps = steps_of(s)
    yield from steps[s.part](s)
    s.part += 1
    if s.part == len(steps):
        s.phase, s.part = TURNS, 0


def steps_of(s: Root) -> list[Callable[[Root], Flow[None]]]:
    """The steps of this table's set-up."""
    if s.options.setup == "advanced":
        return ADVANCED
    return WITH_HIRELINGS if s.options.hirelings else STEPS


def deal_suits(s: Root) -> Flow[None]:
    """ROOT-MAP The clearings' suits: printed, as pictured, or four markers of each shuffled (ROOT-A.1)."""
    fixed = s.board.fixed_suits or (s.board.pictured_suits if s.options.suits == "pictured" else [])
    left = [0, 4, 4, 4]
    for clearing in CLEARINGS:
        if fixed:
            s.suit = changed(s.suit, clearing, fixed[clearing - 1])
            continue
        suit = yield Chance(SUIT, left)
        s.suit = changed(s.suit, clearing, suit.value)
        left[suit.value] -= 1
        s.tell(SUIT_DEALT, (CLEARING[clearing], SUIT[s.suit[clearing]]))


def deal_factions(s: Root) -> Flow[None]:
    """ROOT-5.1.1 Factions as the table's options say, or at random among those left.

    Named again a faction is random, and so is a second Vagabond without a first.
    """
    free = factions_in_play(s.options, barred(dealt_cards(s)))  # ROOT-A.6.5
    wanted = [FACTION_IDS.index(name) if name != "random" else NO_FACTION for name in s.options.factions[: s.seats]]
    for seat, faction in enumerate(wanted):
        if faction in s.faction or (faction == SECOND_VAGABOND and VAGABOND not in wanted):
            continue
        if faction != NO_FACTION:
            take_faction(s, seat, faction)
    for seat in range(s.seats):
        if s.faction[seat] == NO_FACTION:
            left = [int(number in free and number not in s.faction) for number in range(PLAYER_FACTIONS)]
            left[SECOND_VAGABOND] *= VAGABOND in s.faction
            corners = sum(IS_CORNER_STARTER[number] for number in s.faction[: s.seats] if number != NO_FACTION)
            if corners == MOST_CORNERS:  # ROOT-5.0
                left = [0 if IS_CORNER_STARTER[number] else weight for number, weight in enumerate(left)]
            faction = (yield Chance(FACTION, left)).value
            take_faction(s, seat, faction)
    if reach(s.faction[: s.seats]) < REACH_ADVISED[s.seats]:
        s.tell(LITTLE_REACH, (reach(s.faction[: s.seats]), REACH_ADVISED[s.seats]))  # ROOT-5.2


def take_faction(s: Root, seat: int, faction: int) -> None:
    """A seat plays a faction: its pieces go to its supply (ROOT-1.5.1)."""
    s.faction = changed(s.faction, seat, faction)
    for kind in KINDS_OF[faction]:
        s.count[kind] = changed(s.count[kind], 0, KIND_COUNT[kind])
    s.tell(PLAYS_FACTION, (SEATS[seat], FACTION[faction]))


def choose_first_player(s: Root) -> Flow[None]:
    """ROOT-5.1.1 A random first player."""
    first = yield Chance(SEATS[: s.seats])
    s.active = first.value
    s.tell(FIRST_PLAYER, (first,))


def deal_hands(s: Root) -> Flow[None]:
    """ROOT-5.1.3 Everyone draws three cards."""
    yield from deal_cards(s, START_CARDS)


def deal_cards(s: Root, number: int) -> Flow[None]:
    """ROOT-5.1.3, ROOT-A.7 Everyone draws so many cards; with two players without the dominance cards."""
    for seat in clockwise(s):
        yield from draw(s, seat, number)


def fill_ruins(s: Root) -> Flow[None]:
    """ROOT-5.1.4, ROOT-ITEM-9 An item under each ruin where somebody can find it; ROOT-ITEM-8 two for two Vagabonds."""
    if (VAGABOND in s.faction or HUNDREDS in s.faction) and not sum(s.ruin_pool):  # ROOT-H.BR.1x1
        lay_ruin_items(s)
    if SECOND_VAGABOND in s.faction:
        lay_ruin_items(s)
    return
    yield


def set_up_factions(s: Root) -> Flow[None]:
    """ROOT-5.1.7, ROOT-IMPL-12 Factions set up in setup order. ROOT-9.7.1 Which Vagabond comes first is random."""
    order = [faction for faction in range(PLAYER_FACTIONS) if faction in s.faction]
    if SECOND_VAGABOND in order:
        place = order.index(VAGABOND)
        first = yield Chance([FACTION[VAGABOND], FACTION[SECOND_VAGABOND]])
        order[place : place + 2] = (
            [VAGABOND, SECOND_VAGABOND] if first.value == VAGABOND else [SECOND_VAGABOND, VAGABOND]
        )
    for faction in order:
        yield from FACTIONS[faction].set_up(s, s.faction.index(faction))
    for clearing in CLEARINGS:
        find_ruler(s, clearing)


STEPS: Final[list[Callable[[Root], Flow[None]]]] = [
    deal_suits,
    deal_factions,
    choose_first_player,
    deal_hands,
    fill_ruins,
    set_up_factions,
]
ADVANCED: Final[list[Callable[[Root], Flow[None]]]] = []  # filled by setup/advanced.py
WITH_HIRELINGS: Final[list[Callable[[Root], Flow[None]]]] = [  # ROOT-A.6.0x1
    deal_suits,
    choose_first_player,
    deal_hirelings,
    set_up_hirelings,
    deal_factions,
    deal_hands,
    fill_ruins,
    set_up_factions,
]
