"""Set-up: who goes first, and each player's first card."""

from __future__ import annotations

from maraud.engine.flow import Chance, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.memory import show
from maraud.games.raiders.options import CARD
from maraud.games.raiders.state import BEFORE, NOTHING, TURN, Raiders, cards_at
from maraud.games.raiders.words import BEGAN, DEALT


def set_up(s: Raiders) -> Flow[None]:
    """RAI-5 Each player takes a card of the start corner. The piles are shuffled: it may as well be any of them."""
    for seat in range(s.options.seats):
        dealt = yield Chance([CARD[card] for card in cards_at(s, s.at[seat])])
        s.place[dealt.value] = BEFORE + seat
        color = yield from show(s, dealt.value, seat)
        s.whisper(DEALT, (SEATS[seat], dealt), 1 << seat, (SEATS[seat], dealt, color))
    yield from first_player(s)
    s.phase = TURN


def first_player(s: Raiders) -> Flow[None]:
    """RAI-8 A first player is chosen. RAI-E3 By chance, or the option names the seat."""
    s.active = s.options.first
    if s.active == NOTHING:
        first = yield Chance(SEATS[: s.options.seats])
        s.active = first.value
    s.tell(BEGAN, (SEATS[s.active],))
