"""Two spins for a card: the common part of TRAP and fights."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.options import SPIN
from maraud.games.raiders.state import Raiders, has_cards
from maraud.games.raiders.taking import pick, take
from maraud.games.raiders.words import DUELED, LOST_NOTHING, PICK_FROM, TIED


def duel(s: Raiders, kind: int, rival: int) -> Flow[bool]:
    """RAI-14, RAI-42 The challenged spins, then the player; the higher takes a card of the other.

    Gives whether it was a tie.
    """
    seat = s.active
    s.duel, s.rival, s.rival_spun, s.own_spun = kind, rival, 0, 0
    pip = yield SPIN
    s.rival_spun = pip.value
    s.tell(DUELED, (SEATS[rival], pip))
    pip = yield SPIN
    s.own_spun = pip.value
    s.tell(DUELED, (SEATS[seat], pip))
    if s.own_spun == s.rival_spun:  # RAI-15, RAI-43
        s.tell(TIED, (pip,))
        return True
    if s.own_spun > s.rival_spun:
        yield from win_card(s, seat, rival)
    else:
        yield from win_card(s, rival, seat)
    return False


def win_card(s: Raiders, winner: int, loser: int) -> Flow[None]:
    """The winner picks a card. RAI-19, RAI-48 A loser without cards loses nothing."""
    if not has_cards(s, loser):
        s.tell(LOST_NOTHING, (SEATS[loser],))
        return
    card = yield from pick(s, winner, PICK_FROM, loser, (SEATS[loser],))
    yield from take(s, winner, card)
