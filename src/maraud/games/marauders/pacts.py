"""Pacts: trades with clues, made with the Marauders cards."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow, together
from maraud.games.marauders.box import KINDS, SLOTS
from maraud.games.marauders.clues import unlock
from maraud.games.marauders.offers import cards_in, clues_in, end_bargain, swap, terms
from maraud.games.marauders.options import FACES, HANDSHAKE, SEAT
from maraud.games.marauders.state import CLUES_GIVEN, CLUES_WANTED, GIVES, WANTS, Marauders
from maraud.games.marauders.words import LAY, TURNED_UP


def seal(s: Marauders) -> Flow[None]:
    """MAR-122 Both lay a Marauders card face down and turn them up. MAR-123 Who shakes hands gives.

    MAR-E40 Whether a clue is what its giver said, nobody can check before. MAR-126 Pacts have no limit.
    """
    one, two = s.bidder, s.answerer
    faces = yield from together([Ask(one, LAY, FACES, (SEAT[two],)), Ask(two, LAY, FACES, (SEAT[one],))])
    mine, theirs = faces[0], faces[1]
    s.tell(TURNED_UP, (SEAT[one], mine, SEAT[two], theirs))
    offer, nothing = terms(s), [0] * KINDS
    given, wanted = cards_in(offer, GIVES), cards_in(offer, WANTS)
    if mine is HANDSHAKE or theirs is HANDSHAKE:  # MAR-125: two Marauders, and nothing changes hands
        swap(s, one, two, given if mine is HANDSHAKE else nothing, wanted if theirs is HANDSHAKE else nothing)
    if theirs is HANDSHAKE:  # MAR-123, MAR-124: what the other promised comes
        pass_clues(s, one, clues_in(offer, CLUES_WANTED))
    if mine is HANDSHAKE:
        pass_clues(s, two, clues_in(offer, CLUES_GIVEN))
    end_bargain(s)


def pass_clues(s: Marauders, taker: int, clues: int) -> None:
    """MAR-123 A clue taken is looked at and marked."""
    for slot in range(SLOTS):
        if clues >> slot & 1:
            unlock(s, taker, slot)
