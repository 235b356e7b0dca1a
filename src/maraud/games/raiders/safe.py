"""SAFE spaces."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.raiders.options import CARD
from maraud.games.raiders.state import Raiders
from maraud.games.raiders.taking import look, lookable
from maraud.games.raiders.words import AT_SAFE


def safe(s: Raiders) -> Flow[bool]:
    """RAI-27 Look at one card. RAI-E12 If one likes."""
    seat = s.active
    choice = yield Ask(seat, AT_SAFE, [PASS, *[CARD[card] for card in lookable(s, seat)]])
    if choice is not PASS:
        yield from look(s, seat, choice.value)
    return False
