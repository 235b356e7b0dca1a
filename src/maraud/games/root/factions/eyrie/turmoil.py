"""ROOT-7.7 Turmoil."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.games.root.cards import BIRD
from maraud.games.root.factions.eyrie.pieces import ALL_LEADERS, VIZIER, card_of, suit_of, tuck_viziers
from maraud.games.root.factions.eyrie.words import LEADER_CHOSEN, LEADERS_BACK, NEW_LEADER, PURGED, TURMOIL
from maraud.games.root.hands import to_discard
from maraud.games.root.law.points import lose_points
from maraud.games.root.options import COLUMN, LEADER, SUIT
from maraud.games.root.state import Root


def turmoil(s: Root, seat: int, column: int, suit: int) -> Flow[None]:
    """ROOT-7.7 A card of the Decree could not be carried out completely: humiliate, purge, depose, rest."""
    s.tell(TURMOIL, (COLUMN[column], SUIT[suit]))
    humiliate(s, seat)
    purge(s)
    yield from depose(s, seat)


def humiliate(s: Root, seat: int) -> None:
    """ROOT-7.7.1 Lose a point for each bird card in the whole Decree, viziers included."""
    lose_points(s, seat, sum(suit_of(entry) == BIRD for entry in s.decree))


def purge(s: Root) -> None:
    """ROOT-7.7.2 All but the viziers are discarded."""
    cards = [card_of(entry) for entry in s.decree if card_of(entry) != VIZIER]
    s.decree, s.decree_left = [entry for entry in s.decree if card_of(entry) == VIZIER], []
    for card in cards:
        to_discard(s, card)
    s.tell(PURGED, (len(cards),))


def depose(s: Root, seat: int) -> Flow[None]:
    """ROOT-7.7.3 The leader is deposed, and another of those face up follows, with the viziers."""
    s.deposed |= 1 << s.leader
    if s.deposed == ALL_LEADERS:  # ROOT-7.7.3.1
        s.deposed = 0
        s.tell(LEADERS_BACK)
    face_up = [option for option in LEADER if not s.deposed >> option.value & 1]
    s.leader = (yield Ask(seat, NEW_LEADER, face_up)).value
    s.decree = []
    tuck_viziers(s)
    s.tell(LEADER_CHOSEN, (LEADER[s.leader],))
