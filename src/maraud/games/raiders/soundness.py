"""Whether a state that came from outside can be one of this game."""

from __future__ import annotations

from typing import Final

from maraud.games.raiders.board import CARDS, CORNER, GROUP_AT, GROUP_OF, HAZARD, KIND, OF_A_KIND, SPACES
from maraud.games.raiders.state import (
    ALL,
    BEFORE,
    BY_FIGHT,
    EYES,
    FIGHTS,
    NO_DUEL,
    NOTHING,
    SET_UP,
    TURN,
    UNSEEN,
    Raiders,
)
from maraud.games.raiders.winning import full_color

ALL_COLORS: Final = 15
ALL_CARDS: Final = 65535


def check(s: Raiders) -> str:
    """What is wrong with the state, in one sentence; empty if it is sound."""
    seats = s.options.seats
    lists = (s.place, s.color, s.seen, s.ruled_out)
    if len(s.at) != seats or len(s.shown) != EYES + 1 or any(len(each) != len(CARDS) for each in lists):
        return "A list of the state has the wrong length."
    if not (SET_UP <= s.phase <= FIGHTS and 0 <= s.active < seats and s.turn >= 0):
        return "There is no such phase or player."
    if any(not 0 <= space < SPACES for space in s.at):
        return "A piece stands outside the board."
    wrong = check_cards(s) or check_turn(s)
    if wrong:
        return wrong
    if not s.result and any(full_color(s, seat) != NOTHING for seat in range(seats)):
        return "Somebody has won this game already."
    if s.result and any(figure not in (0.0, 0.5, 1.0) for figure in s.result):
        return "A result is 0, ½ or 1."
    return ""


def check_cards(s: Raiders) -> str:
    """RAI-B1 Where the cards lie and who has seen them."""
    for card in CARDS:
        place = s.place[card]
        on_board = 0 <= place < SPACES and (
            KIND[place] == HAZARD or (KIND[place] == CORNER and GROUP_AT[place] == GROUP_OF[card])
        )
        if not on_board and not BEFORE <= place < BEFORE + s.options.seats:
            return "A card lies on its own corner, at a HAZARD or before a player."
        if (
            not UNSEEN <= s.color[card] < OF_A_KIND
            or not 0 <= s.seen[card] <= ALL
            or not 0 <= s.ruled_out[card] <= ALL_COLORS
        ):
            return "A number of a card is out of its bounds."
        if (s.color[card] == UNSEEN) != (s.seen[card] == 0):
            return "A card has a color when somebody has seen it, and only then."
        if place >= BEFORE and not s.seen[card] >> (place - BEFORE) & 1:
            return "Players have seen their own cards."
        if s.color[card] != UNSEEN and s.ruled_out[card] >> s.color[card] & 1:
            return "A card has a color that was ruled out."
        if s.color[card] == UNSEEN and s.ruled_out[card]:
            return "Of a card that nobody has seen nothing is ruled out."
    for first in range(0, len(CARDS), OF_A_KIND):
        colors = [color for color in s.color[first : first + OF_A_KIND] if color != UNSEEN]
        if len(set(colors)) != len(colors):
            return "A group has one card of each color."
    return ""


def check_turn(s: Raiders) -> str:
    """The figures of the turn."""
    pips = (s.spun, s.hazard_spun, s.rival_spun, s.own_spun)
    if any(not 0 <= pip <= 6 for pip in pips) or not NO_DUEL <= s.duel <= BY_FIGHT:
        return "A figure of the turn is out of its bounds."
    if s.raid != NOTHING or s.aims or s.turned:
        return "Between two steps no raid is on."
    if not NOTHING <= s.rival < s.options.seats or not NOTHING <= s.winner < s.options.seats:
        return "There is no such player."
    if s.met >> s.options.seats or s.met >> s.active & 1 or any(not 0 <= mask <= ALL_CARDS for mask in s.shown):
        return "A figure of the turn is out of its bounds."
    if s.phase == TURN and not s.result and (any(pips) or s.met or s.chained or s.duel != NO_DUEL):
        return "At the start of a turn nothing has been spun yet."
    if (s.winner != NOTHING) != (1.0 in s.result):
        return "The winner and the result do not agree."
    return ""
