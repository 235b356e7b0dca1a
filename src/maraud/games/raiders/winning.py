"""Winning, and games that nobody wins."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Over
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.board import CARDS, GROUP_OF, OF_A_KIND
from maraud.games.raiders.memory import reveal
from maraud.games.raiders.options import COLOR, MIXED, OF_ONE_COLOR
from maraud.games.raiders.state import BEFORE, NOTHING, UNSEEN, Raiders
from maraud.games.raiders.words import COUNTED, DRAWN, WON

DRAW: Final = 0.5
ALL_GROUPS: Final = 15


def full_color(s: Raiders, seat: int) -> int:
    """RAI-1 The color of which a seat owns all four groups, or NOTHING."""
    place = BEFORE + seat
    have = [0, 0, 0, 0]
    for card in CARDS:
        if s.place[card] == place and s.color[card] != UNSEEN:
            color = s.color[card]
            have[color] += 1
            if have[color] == OF_A_KIND:
                return color
    return NOTHING


def owns_all_groups(s: Raiders, seat: int) -> bool:
    """RAI-1 Whether a seat owns a card of each group: all see that (RAI-6)."""
    place = BEFORE + seat
    groups = 0
    for card in CARDS:
        if s.place[card] == place:
            groups |= 1 << GROUP_OF[card]
    return groups == ALL_GROUPS


def check_win(s: Raiders, seat: int) -> None:
    """RAI-46 The four of one color win at once, in whoever's turn. RAI-E15 Without a call; the four are shown.

    RAI-E16 Only the one who has just received a card can have them. That four groups are not of one color is told as
    well: it shows, for nobody wins.
    """
    if not owns_all_groups(s, seat):
        return
    color = full_color(s, seat)
    s.tell(COUNTED, (SEATS[seat], MIXED if color == NOTHING else OF_ONE_COLOR))
    if color == NOTHING:
        return
    s.winner = seat
    s.result = [1.0 if other == seat else 0.0 for other in range(s.options.seats)]
    for card in CARDS:
        if s.color[card] == color:  # all four that there are
            reveal(s, card)
    s.tell(WON, (SEATS[seat], COLOR[color]))
    raise Over


def out_of_turns(s: Raiders) -> None:
    """RAI-E17 After so many turns the game is a draw."""
    s.result = [DRAW] * s.options.seats
    s.tell(DRAWN, (s.turn,))


def most_of_a_color(s: Raiders, seat: int) -> int:
    """RAI-1 How many groups a seat owns in its best color."""
    have = [0, 0, 0, 0]
    for card in CARDS:
        if s.place[card] == BEFORE + seat and s.color[card] != UNSEEN:
            have[s.color[card]] += 1
    return max(have)
