"""A turn: spin and move, follow the space, perhaps fight."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.anywhere import go_anywhere
from maraud.games.raiders.board import CORNER, GO_ANYWHERE, HAZARD, KIND, SAFE, SPACES, TRAP
from maraud.games.raiders.corner import corner
from maraud.games.raiders.hazard import hazard
from maraud.games.raiders.options import SPACE, SPIN
from maraud.games.raiders.raid import raid_space
from maraud.games.raiders.safe import safe
from maraud.games.raiders.state import FIGHTS, NO_DUEL, NOTHING, TURN, Raiders
from maraud.games.raiders.trap import trap
from maraud.games.raiders.winning import out_of_turns
from maraud.games.raiders.words import SPUN


def turn(s: Raiders) -> Flow[None]:
    """RAI-10 Spin, move clockwise, and follow the space. RAI-11 What lies between does not matter."""
    if s.turn >= s.options.max_turns:
        out_of_turns(s)
        return
    seat = s.active
    s.turn += 1
    s.shown[seat] = 0  # RAI-50 from here on that is a matter of memory
    pip = yield SPIN
    s.spun = pip.value
    s.at[seat] = (s.at[seat] + pip.value) % SPACES
    s.tell(SPUN, (SEATS[seat], pip, SPACE[s.at[seat]]))
    while KIND[s.at[seat]] == GO_ANYWHERE:
        yield from go_anywhere(s)
    land(s)
    ends_turn = yield from follow_space(s)
    if s.met and (s.options.fight_after_action or not ends_turn):  # RAI-45, RAI-E6
        s.phase = FIGHTS
    else:
        end_turn(s)


def land(s: Raiders) -> None:
    """RAI-41 Whom one finds here may be fought later. RAI-44 Never on SAFE. RAI-E20 Only where the move ends."""
    here = s.at[s.active]
    if KIND[here] != SAFE:
        for other in range(s.options.seats):
            if other != s.active and s.at[other] == here:
                s.met |= 1 << other


def follow_space(s: Raiders) -> Flow[bool]:
    """What the space says on which the piece has landed. Gives whether that ends the turn."""
    kind = KIND[s.at[s.active]]
    if kind == HAZARD:
        return hazard(s)
    if kind == CORNER:
        return corner(s)
    if kind == SAFE:
        return safe(s)
    return trap(s) if kind == TRAP else raid_space(s)


def end_turn(s: Raiders) -> None:
    """RAI-8 Play passes to the left."""
    s.active = (s.active + 1) % s.options.seats
    s.phase = TURN
    s.met, s.chained, s.spun, s.hazard_spun = 0, False, 0, 0
    s.duel, s.rival, s.rival_spun, s.own_spun = NO_DUEL, NOTHING, 0, 0
