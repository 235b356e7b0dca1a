"""Landing on an occupied space."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS
from maraud.games.raiders.duel import duel
from maraud.games.raiders.state import BY_FIGHT, Raiders, has_cards
from maraud.games.raiders.turn import end_turn
from maraud.games.raiders.words import FIGHT_WHOM, FOUGHT, HAS_NOTHING


def fights(s: Raiders) -> Flow[None]:
    """RAI-41 One lap, one fight, against somebody who stood here on landing (RAI-E7).

    RAI-47 Each is named in turn; then the turn ends.
    """
    menu = Menu(s, s.active, FIGHT_WHOM, PASS)
    for other in range(s.options.seats):
        if s.met >> other & 1:
            menu.offer(SEATS[other], has_cards(s, other), HAS_NOTHING, (SEATS[other],))  # RAI-44
    if len(menu.options) == 1:
        end_turn(s)
        return
    choice = yield menu
    if choice is PASS:
        end_turn(s)
        return
    s.met &= ~(1 << choice.value)
    s.tell(FOUGHT, (SEATS[s.active], choice))
    is_tie = yield from duel(s, BY_FIGHT, choice.value)
    if is_tie and s.options.fight_tie_ends_turn:  # RAI-43, RAI-E8
        end_turn(s)
