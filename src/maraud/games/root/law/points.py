"""ROOT-3 Victory: points, winning, dominance."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Flow, Over
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import of_suit
from maraud.games.root.cards import BIRD, CARD_SUIT, IS_DOMINANCE
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import different, enters_hand, leaves_hand, matches, spend
from maraud.games.root.law.hirelings import take_markers
from maraud.games.root.lists import added, changed, without_one
from maraud.games.root.options import CARD
from maraud.games.root.state import POINTS_TO_WIN, Root, clockwise
from maraud.games.root.words import (
    DOMINANCE_ACTIVATED,
    DOMINANCE_TAKEN,
    DOMINANCE_TO_TAKE,
    DOMINANCE_WON,
    LOST_POINTS,
    PAY_FOR_DOMINANCE,
    SCORED,
    WHICH_DOMINANCE,
    WON,
)


def has_points(s: Root, seat: int) -> bool:
    """ROOT-IMPL-06 Whether a player has a total of points: not after activating dominance."""
    return s.dominance[seat] < 0


def score(s: Root, seat: int, points: int) -> None:
    """ROOT-3.1, ROOT-IMPL-04 Score points, and win with 30, at any moment. ROOT-3.3.1 Not with dominance."""
    if points <= 0 or not has_points(s, seat):
        return
    s.vp = added(s.vp, seat, points)
    s.tell(SCORED, (SEATS[seat], points, s.vp[seat]))
    if s.vp[seat] >= POINTS_TO_WIN:
        win(s, seat)
    if s.markers:
        take_markers(s, seat)


def score_together(s: Root, points: list[int]) -> None:
    """ROOT-3.1.1 Several score at one moment: of those who reach 30 the first clockwise from the active player wins."""
    for seat in range(s.seats):
        if points[seat] > 0 and has_points(s, seat):
            s.vp = added(s.vp, seat, points[seat])
            s.tell(SCORED, (SEATS[seat], points[seat], s.vp[seat]))
    for seat in clockwise(s):
        if s.vp[seat] >= POINTS_TO_WIN and has_points(s, seat):
            win(s, seat)
    if s.markers:
        for seat in clockwise(s):
            take_markers(s, seat)


def lose_points(s: Root, seat: int, points: int) -> None:
    """ROOT-IMPL-03 Never below 0."""
    points = min(points, s.vp[seat])
    if points > 0 and has_points(s, seat):
        s.vp = added(s.vp, seat, -points)
        s.tell(LOST_POINTS, (SEATS[seat], points, s.vp[seat]))


def win(s: Root, seat: int) -> None:
    """ROOT-3.1 The game ends. ROOT-9.2.8 A coalition partner wins too."""
    if has_points(s, seat):
        s.tell(WON, (SEATS[seat], s.vp[seat]))
    s.result = [1.0 if wins_with(s, other, seat) else 0.0 for other in range(s.seats)]
    raise Over


def wins_with(s: Root, seat: int, winner: int) -> bool:
    """Whether a player is the winner, or in a coalition with whoever wins."""
    while seat >= 0 and seat != winner:
        seat = s.partner[seat]
    return seat == winner


def check_dominance(s: Root, seat: int) -> None:
    """ROOT-3.3.1.1, ROOT-3.3.1.2, ROOT-IMPL-05 At the start of the own Birdsong."""
    card = s.dominance[seat]
    if card < 0 or s.partner[seat] >= 0:
        return
    ruled, suit = s.ruled[seat], CARD_SUIT[card]
    if suit == BIRD:
        wins = any(ruled >> c & 1 and ruled >> s.board.opposite[c] & 1 for c in range(1, 5))
    else:
        wins = (ruled & of_suit(s, suit)).bit_count() >= 3
    if wins:
        s.tell(DOMINANCE_WON, (SEATS[seat], CARD[card]))
        win(s, seat)


def may_activate_dominance(s: Root, seat: int) -> bool:
    """ROOT-3.3.1 In the own Daylight, with ten points; ROOT-3.3.2 only one ever."""
    if not may_hold_dominance(s, seat) or not any(IS_DOMINANCE[card] for card in s.hands[seat]):
        return False
    return FACTIONS[s.faction[seat]].may_activate_dominance(s, seat)


def may_hold_dominance(s: Root, seat: int) -> bool:
    """Whether, for all that others know, the seat could activate a dominance card. ROOT-3.3.6 Never of two players."""
    points = FACTIONS[s.faction[seat]].points_for_dominance(s)
    return s.seats > 2 and s.vp[seat] >= points and has_points(s, seat)


def activate_dominance(s: Root, seat: int) -> Flow[None]:
    """ROOT-3.3.1 The card goes to the play area and the marker leaves the track for good."""
    cards = [card for card in different(s.hands[seat]) if IS_DOMINANCE[card]]
    card = (yield Ask(seat, WHICH_DOMINANCE, [CARD[card] for card in cards])).value
    leaves_hand(s, seat, card, -1)
    s.dominance = changed(s.dominance, seat, card)
    s.tell(DOMINANCE_ACTIVATED, (SEATS[seat], CARD[card]))


def payable_dominances(s: Root, seat: int) -> list[int]:
    """ROOT-3.3.4 The available dominance cards that the hand can pay for."""
    return [card for card in s.available if any(matches(other, CARD_SUIT[card]) for other in s.hands[seat])]


def take_dominance(s: Root, seat: int) -> Flow[None]:
    """ROOT-3.3.4 Spend a card of its suit (a bird for the bird dominance) to take an available dominance card."""
    cards = payable_dominances(s, seat)
    card = (yield Ask(seat, DOMINANCE_TO_TAKE, [CARD[card] for card in cards])).value
    payment = [other for other in different(s.hands[seat]) if matches(other, CARD_SUIT[card])]
    yield from spend(s, seat, payment, PAY_FOR_DOMINANCE)
    s.available = without_one(s.available, card)
    enters_hand(s, seat, card, EVERYONE)
    s.tell(DOMINANCE_TAKEN, (SEATS[seat], CARD[card]))
