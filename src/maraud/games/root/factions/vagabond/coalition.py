"""ROOT-9.2.8 The coalition."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.root.cards import IS_DOMINANCE
from maraud.games.root.factions.vagabond.relations import HOSTILE, INDIFFERENT
from maraud.games.root.factions.vagabond.words import COALITION, COALITION_CARD, PARTNER
from maraud.games.root.hands import different, leaves_hand
from maraud.games.root.law.points import has_points
from maraud.games.root.lists import changed, with_row
from maraud.games.root.options import CARD
from maraud.games.root.state import Root
from maraud.games.root.words import DOMINANCE_ACTIVATED

LEAST_PLAYERS: Final = 4


def partners(s: Root, seat: int) -> list[int]:
    """Whoever has the fewest points of all others and is in no coalition. ROOT-9.2.8x1 Dominance leaves no points."""
    if s.seats < LEAST_PLAYERS:
        return []
    others = [other for other in range(s.seats) if other != seat and has_points(s, other)]
    fewest = min((s.vp[other] for other in others), default=0)
    return [other for other in others if s.vp[other] == fewest and other not in s.partner]


def form_coalition(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.2.8 He scores no more; if the partner wins in any way, he wins too. No consent is asked.

    ROOT-FAQ-147 From now on they are no enemies. ROOT-FAQ-146 The partner may activate dominance later.
    """
    cards = [card for card in different(s.hands[seat]) if IS_DOMINANCE[card]]
    card = yield Ask(seat, COALITION_CARD, [CARD[card] for card in cards])
    partner = yield Ask(seat, PARTNER, [SEATS[other] for other in partners(s, seat)])
    leaves_hand(s, seat, card.value, -1)
    s.dominance = changed(s.dominance, seat, card.value)
    s.partner = changed(s.partner, seat, partner.value)
    s.tell(DOMINANCE_ACTIVATED, (SEATS[seat], card))
    s.tell(COALITION, (partner,))
    if s.relations[seat][partner.value] == HOSTILE:  # ROOT-9.2.8x2
        s.relations = with_row(s.relations, seat, changed(s.relations[seat], partner.value, INDIFFERENT))
