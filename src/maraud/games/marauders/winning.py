"""How turns and the game end."""

from __future__ import annotations

from maraud.engine.flow import Over
from maraud.games.marauders import facts
from maraud.games.marauders.box import FIRST_OF_SET, NEEDED, SET_OF, SLOTS, TRUE_SETS
from maraud.games.marauders.island import x_of
from maraud.games.marauders.options import SEAT
from maraud.games.marauders.state import ROLLING, Marauders, is_ready
from maraud.games.marauders.words import ENTERED_X, TURNS_UP, WON


def solution(s: Marauders) -> int:
    """MAR-17, MAR-18, MAR-20 The x that the four true clues leave. MAR-19 The two others tell nothing."""
    said = [0] * TRUE_SETS
    for slot in range(SLOTS):
        number = SET_OF[s.clues[slot]]
        if number < TRUE_SETS:
            said[number] = s.clues[slot] - FIRST_OF_SET[number]
    return x_of(s.tiles, s.turns, said)


def enter_x(s: Marauders, seat: int, space: int) -> None:
    """MAR-21 On the right x, with the four clues and the eight cards, a player wins. MAR-22 Never without."""
    if not is_ready(s, seat):  # only where the option makes x's plain spaces, MAR-E26
        return
    if space == solution(s):
        s.result = [1.0 if other == seat else 0.0 for other in range(s.seats)]
        s.tell(WON, (SEAT[seat],))
        raise Over
    if not s.options.x_open:
        prove(s, seat)


def prove(s: Marauders, seat: int) -> None:
    """MAR-E26 Who enters an x has shown to have the four true clues and the eight cards."""
    s.tell(ENTERED_X, (SEAT[seat],))
    s.proved[seat] = 1
    for kind in NEEDED:
        facts.has_stashed(s.facts, seat, kind)
        for own in s.private:
            if own:
                facts.has_stashed(own, seat, kind)


def end_turn(s: Marauders) -> None:
    """The next seat clockwise, whatever the corners (MAR-E48). MAR-E43 After the last turn nobody has won."""
    if s.turn >= s.options.max_turns:
        s.result = [0.5] * s.seats
        s.tell(TURNS_UP)
        return
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    s.phase = ROLLING
