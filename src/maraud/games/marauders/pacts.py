"""Pacts: trades with clues, made with the Marauders cards."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow, together
from maraud.games.marauders.box import SLOTS
from maraud.games.marauders.clues import unlock
from maraud.games.marauders.offers import cards_in, clues_in, end_bargain, hand_over, terms
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
    if mine is HANDSHAKE or theirs is HANDSHAKE:  # MAR-125: two Marauders, and nothing changes hands
        offer = terms(s)
        if theirs is HANDSHAKE:  # MAR-123, MAR-124: what the other promised comes
            give(s, two, one, cards_in(offer, WANTS), clues_in(offer, CLUES_WANTED))
        if mine is HANDSHAKE:
            give(s, one, two, cards_in(offer, GIVES), clues_in(offer, CLUES_GIVEN))
    end_bargain(s)


def give(s: Marauders, giver: int, taker: int, moved: list[int], clues: int) -> None:
    """MAR-123 Cards pass, clues taken are looked at and marked."""
    hand_over(s, giver, taker, moved)
    for slot in range(SLOTS):
        if clues >> slot & 1:
            unlock(s, taker, slot)
