"""HAZARD spaces."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.board import ESCAPE
from maraud.games.raiders.options import CARD, SPIN
from maraud.games.raiders.state import Raiders, has_cards
from maraud.games.raiders.taking import lose_sight, pick, take_here
from maraud.games.raiders.words import BRAVED, CAUGHT_AT, CAUGHT_EMPTY, ESCAPED, LEAVE_WHICH


def hazard(s: Raiders) -> Flow[bool]:
    """RAI-20 Whoever owns a card, or finds one here, must spin. RAI-25 Then the turn ends."""
    seat = s.active
    if has_cards(s, seat) or s.at[seat] in s.place:
        pip = yield SPIN
        s.hazard_spun = pip.value
        s.tell(BRAVED, (SEATS[seat], pip))
        if s.options.caught >> s.hazard_spun & 1:  # RAI-E1
            yield from caught(s, seat)
        elif s.hazard_spun in ESCAPE:
            yield from escape(s, seat)
    return True


def caught(s: Raiders, seat: int) -> Flow[None]:
    """RAI-21 Leave one card, of one's own choice, here. RAI-23 Without a card nothing is lost.

    RAI-24 Any number may lie here, and stays apart from that of other HAZARDs.
    """
    if not has_cards(s, seat):
        s.tell(CAUGHT_EMPTY, (SEATS[seat],))
        return
    card = yield from pick(s, seat, LEAVE_WHICH, seat, ())
    lose_sight(s, card)
    s.place[card] = s.at[seat]
    s.tell(CAUGHT_AT, (SEATS[seat], CARD[card]))


def escape(s: Raiders, seat: int) -> Flow[None]:
    """RAI-22 Take one of the cards that lie here."""
    s.tell(ESCAPED, (SEATS[seat],))
    if s.at[seat] in s.place:
        yield from take_here(s, seat)
