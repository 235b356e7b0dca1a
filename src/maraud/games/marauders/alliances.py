"""Alliances of two against a third."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow, together
from maraud.games.marauders.asking import only
from maraud.games.marauders.cards import lose_hand, pass_hand
from maraud.games.marauders.options import ACCEPT, FACES, HANDSHAKE, MARAUDER, REFUSE, SEAT
from maraud.games.marauders.state import ACTING, ALLYING, NO_ONE, STRIKING, Marauders, opponents
from maraud.games.marauders.words import (
    ALLIED,
    ALLY_AGAINST,
    ALLY_WHOM,
    ANSWER_ALLIANCE,
    LAY_ALLIANCE,
    PROPOSED,
    REFUSED,
    TURNED_UP,
)


def allies(s: Marauders, seat: int) -> list[int]:
    """MAR-132 Who could still join an alliance with a seat. MAR-E2 Two players have no third."""
    if s.seats == 2 or s.allied[seat]:
        return []
    return [other for other in opponents(s, seat) if not s.allied[other]]


def may_ally(s: Marauders, seat: int) -> bool:
    """Whether a seat could propose an alliance to anybody."""
    return s.seats > 2 and not s.allied[seat] and s.allied.count(0) > 1


def propose_alliance(s: Marauders, seat: int) -> Flow[None]:
    """MAR-130 With a second player against a third; MAR-131, MAR-E36 whoever and whatever that is."""
    partner = yield from only(Ask(seat, ALLY_WHOM, [SEAT[other] for other in allies(s, seat)]))
    thirds = [SEAT[other] for other in opponents(s, seat) if other != partner.value]
    third = yield from only(Ask(seat, ALLY_AGAINST, thirds, (partner,)))
    s.bidder, s.partner, s.target = seat, partner.value, third.value
    s.offers[seat] += 1
    s.phase = ALLYING
    s.tell(PROPOSED, (SEAT[seat], partner, third))


def answer_alliance(s: Marauders) -> Flow[None]:
    """MAR-131 Who joins has used up the one alliance, and so has the proposer. MAR-E37 A refusal uses nothing up."""
    one, two = s.bidder, s.partner
    answer = yield Ask(two, ANSWER_ALLIANCE, [REFUSE, ACCEPT], (SEAT[one], SEAT[s.target]))
    if answer is REFUSE:
        s.tell(REFUSED, (SEAT[two],))
        end_alliance(s)
        return
    s.allied[one], s.allied[two] = 1, 1
    s.tell(ALLIED, (SEAT[one], SEAT[two], SEAT[s.target]))
    s.phase = STRIKING


def strike(s: Marauders) -> Flow[None]:
    """MAR-133 Both lay a Marauders card face down and turn them up: what becomes of the hands."""
    one, two, third = s.bidder, s.partner, s.target
    about = (SEAT[third],)
    faces = yield from together([Ask(one, LAY_ALLIANCE, FACES, about), Ask(two, LAY_ALLIANCE, FACES, about)])
    mine, theirs = faces[0], faces[1]
    s.tell(TURNED_UP, (SEAT[one], mine, SEAT[two], theirs))
    if mine is HANDSHAKE and theirs is HANDSHAKE:  # MAR-133
        lose_hand(s, third)
    elif mine is MARAUDER and theirs is MARAUDER:  # MAR-135
        lose_hand(s, one)
        lose_hand(s, two)
    elif mine is MARAUDER:  # MAR-134
        pass_hand(s, two, one)
    else:
        pass_hand(s, one, two)
    end_alliance(s)


def end_alliance(s: Marauders) -> None:
    """The turn goes on. MAR-126 The Marauders cards go back to their owners."""
    s.bidder, s.partner, s.target = NO_ONE, NO_ONE, NO_ONE
    s.phase = ACTING
