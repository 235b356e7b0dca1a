"""ROOT-10.2.6, ROOT-10.4.1, ROOT-10.4.2 The Lost Souls and the Outcast."""

from __future__ import annotations

from maraud.engine.flow import Chance, Flow
from maraud.games.root.cards import CARD_SUIT, CARDS, SUITS
from maraud.games.root.factions.faction import DONE, Loss
from maraud.games.root.factions.lizards.pieces import GARDENS, WARRIOR
from maraud.games.root.factions.lizards.set_up import add_acolytes
from maraud.games.root.factions.lizards.words import AFRAID, OUTCAST_HATED, OUTCAST_SET, REVENGED, SOULS_GONE
from maraud.games.root.hands import discard, to_pile
from maraud.games.root.lists import changed
from maraud.games.root.options import CARD, SUIT
from maraud.games.root.state import DEFENDER, Root


def adjust_outcast(s: Root, seat: int) -> Flow[bool]:
    """ROOT-10.4.1 The commonest suit of the Lost Souls becomes Outcast; one that was, or a tie, makes it Hated."""
    numbers = [0] * (max(SUITS) + 1)
    for card, number in enumerate(s.souls):
        if CARD_SUIT[card] in SUITS:
            numbers[CARD_SUIT[card]] += number
    most = [suit for suit in SUITS if numbers[suit] == max(numbers)]
    if len(most) == 1 and most[0] != s.outcast:
        s.outcast, s.hated = most[0], False
        s.tell(OUTCAST_SET, (SUIT[s.outcast],))
    else:
        s.hated = True
        s.tell(OUTCAST_HATED, (SUIT[s.outcast],))
    return DONE
    yield


def discard_souls(s: Root, seat: int) -> Flow[bool]:
    """ROOT-10.4.2 All Lost Souls go to the discard pile, dominance cards beside the map (ROOT-10.2.6x2).

    ROOT-10.2.6x3 No other way leads back from them to the deck.
    """
    number = sum(s.souls)
    for card in range(CARDS):
        for _ in range(s.souls[card]):
            to_pile(s, card)
        s.souls = changed(s.souls, card, 0)
    if number:
        s.tell(SOULS_GONE, (number,))
    return DONE
    yield


def after_losses(s: Root, seat: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
    """ROOT-10.2.3 Revenge of those who fell in defence, and ROOT-10.2.5 fear for each garden.

    ROOT-10.2.3x1 All that fall in that battle, to whatever hits.
    """
    fallen = fears = 0
    for loss in losses:
        if loss.side == seat:
            fallen += loss.number if loss.kind == WARRIOR else 0
            fears += loss.number if loss.kind in GARDENS else 0
    if fallen and in_battle and s.battle[DEFENDER] == seat:
        s.tell(REVENGED, (add_acolytes(s, fallen),))
    for _ in range(fears):
        yield from fear(s, seat)


def fear(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.2.5 A random card of the hand is discarded, if there is one."""
    if s.hands[seat]:
        card = yield Chance([CARD[held] for held in s.hands[seat]])
        s.tell(AFRAID)
        discard(s, seat, card.value)
