"""A turn: spin and move, follow the space, perhaps fight."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.board import KIND, SAFE, SPACES
from maraud.games.raiders.options import SPACE, SPIN
from maraud.games.raiders.state import (
    FIGHTS,
    FOLLOW_SPACE,
    NO_DUEL,
    NOTHING,
    SPIN_AND_MOVE,
    Raiders,
)
from maraud.games.raiders.winning import out_of_turns
from maraud.games.raiders.words import SPUN


def spin_and_move(s: Raiders) -> Flow[None]:
    """RAI-10 Spin, and move clockwise round the ring. RAI-11 What lies between does not matter."""
    if s.turn >= s.options.max_turns:
        out_of_turns(s)
        return
    seat = s.active
    begin_turn(s, seat)
    pip = yield SPIN
    s.spun = pip.value
    s.at[seat] = (s.at[seat] + pip.value) % SPACES
    s.tell(SPUN, (SEATS[seat], pip, SPACE[s.at[seat]]))
    land(s)


def begin_turn(s: Raiders, seat: int) -> None:
    """RAI-50 With a new turn, what its player was shown since the last one is a matter of memory."""
    s.turn += 1
    s.shown[seat] = 0
    s.chained, s.spun, s.hazard_spun = False, 0, 0
    s.duel, s.rival, s.rival_spun, s.own_spun = NO_DUEL, NOTHING, 0, 0


def land(s: Raiders) -> None:
    """RAI-41 Whom one finds here may be fought later. RAI-44 Never on SAFE. RAI-E20 Only where the move ends."""
    s.met = 0
    here = s.at[s.active]
    if KIND[here] != SAFE:
        for other in range(s.options.seats):
            if other != s.active and s.at[other] == here:
                s.met |= 1 << other
    s.phase = FOLLOW_SPACE


def after_space(s: Raiders, ends_turn: bool) -> None:
    """RAI-45 Fights follow what happened on the space, even where that ends the turn; RAI-E6 by option not then."""
    if s.met and (s.options.fight_after_action or not ends_turn):
        s.phase = FIGHTS
    else:
        end_turn(s)


def end_turn(s: Raiders) -> None:
    """RAI-8 Play passes to the left."""
    s.met = 0
    s.active = (s.active + 1) % s.options.seats
    s.phase = SPIN_AND_MOVE
