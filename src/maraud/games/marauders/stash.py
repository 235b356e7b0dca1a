"""The stash."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.marauders import facts
from maraud.games.marauders.box import KINDS
from maraud.games.marauders.options import CARD, SEAT
from maraud.games.marauders.state import Marauders
from maraud.games.marauders.words import STASH_WHAT, STASHED, STASHED_OPENLY


def stash_card(s: Marauders, seat: int) -> Flow[None]:
    """MAR-140 A hand card goes into the stash, any card (MAR-E28), said aloud. MAR-143 It never comes back.

    MAR-141 Which card it is, the others are not told.
    """
    hand = s.hands[seat]
    kinds = [CARD[kind] for kind in range(KINDS) if hand[kind]]
    card = kinds[0]
    if sum(hand) > 1:  # all can see how many cards there are
        card = yield Ask(seat, STASH_WHAT, kinds, (), not s.options.open_stash)
    hand[card.value] -= 1
    s.stashes[seat][card.value] += 1
    if s.options.open_stash:  # MAR-E29
        facts.stashed_openly(s.facts, seat, card.value)
        for own in s.private:
            if own:
                facts.stashed_openly(own, seat, card.value)
        s.tell(STASHED_OPENLY, (SEAT[seat], card))
        return
    left = sum(hand)
    facts.stashed(s.facts, seat, left)
    for own in s.private:
        if own:
            facts.stashed(own, seat, left)
    s.whisper(STASHED, (SEAT[seat],), 1 << seat, (SEAT[seat], card))
