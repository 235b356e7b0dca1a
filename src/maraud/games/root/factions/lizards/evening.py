"""ROOT-10.6 The Evening of the Cult."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Flow
from maraud.games.root.factions.faction import DONE
from maraud.games.root.factions.lizards.pieces import more_cards
from maraud.games.root.factions.lizards.words import RETURNED
from maraud.games.root.hands import discard_to_limit, enters_hand
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.state import Root


def take_back(s: Root, seat: int) -> None:
    """ROOT-10.6.1 Revealed cards return to the hand; everybody has seen them. ROOT-10.6x1 So they can be crafted."""
    if s.revealed:
        s.tell(RETURNED, (len(s.revealed),))
    for card in s.revealed:
        enters_hand(s, seat, card, EVERYONE)
    s.revealed = []


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-10.6.3 A card, and one more for each suit with two gardens; then down to five."""
    yield from draw_in_evening(s, seat, 1 + more_cards(s))
    yield from discard_to_limit(s, seat)
    return DONE
