"""ROOT-12.5.3 Swaying a minister, and ROOT-12.6 the Evening of the Duchy."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS
from maraud.games.root.cards import BIRD, CARD_SUIT, SUITS
from maraud.games.root.factions.duchy.assembly import reveal
from maraud.games.root.factions.duchy.pieces import (
    CARDS_TO_SWAY,
    CROWN_POINTS,
    MINISTERS,
    is_swayed,
    more_cards,
    rank_of,
)
from maraud.games.root.factions.duchy.words import CANNOT_SWAY, RETURNED, SWAY, SWAY_CARD, SWAYED
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import card_options, different, discard_to_limit, enters_hand, to_discard
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import (
    do_of_daylight,
    draw_in_evening,
    in_daylight,
    is_of_daylight,
    offer_daylight,
)
from maraud.games.root.lists import added
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CARD, MINISTER, NUMBER
from maraud.games.root.state import Root
from maraud.games.root.words import DISCARDED


def sway(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.5.3 One minister at most."""
    if s.acts or not s.hands[seat]:
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, SWAY, PASS)
    for minister in range(MINISTERS):
        if not is_swayed(s, minister):
            cards = NUMBER[CARDS_TO_SWAY[rank_of(minister)]]
            menu.offer(MINISTER[minister], can_sway(s, seat, minister), CANNOT_SWAY, (cards,))
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    if is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
    else:
        s.acts += 1
        yield from win_over(s, seat, choice.value)
    return AGAIN


def can_sway(s: Root, seat: int, minister: int) -> bool:
    """ROOT-12.5.3.1 Not swayed, a crown of the rank left, and cards for it."""
    rank = rank_of(minister)
    return not is_swayed(s, minister) and s.crowns[rank] > 0 and bool(swaying(s, seat, [], CARDS_TO_SWAY[rank]))


def win_over(s: Root, seat: int, minister: int) -> Flow[None]:
    """ROOT-12.5.3.2 Reveal the cards; ROOT-12.5.3.3 the crown goes to the minister, and its space scores."""
    rank = rank_of(minister)
    chosen: list[int] = []
    for left in range(CARDS_TO_SWAY[rank], 0, -1):
        card = (yield Ask(seat, SWAY_CARD, card_options(swaying(s, seat, chosen, left)), (left,))).value
        chosen.append(card)
        reveal(s, seat, card)
    s.crowns = added(s.crowns, rank, -1)
    s.swayed |= 1 << minister
    s.tell(SWAYED, (MINISTER[minister],))
    score(s, seat, CROWN_POINTS[rank])


def presence(s: Root, seat: int) -> list[int]:
    """ROOT-12.5.3.2 In how many clearings of each suit the Duchy has a piece: `[suit]`. The Burrow has no suit."""
    numbers = [0, 0, 0, 0]
    for clearing in MEMBERS[s.present[seat] & ALL]:
        numbers[s.suit[clearing]] += 1
    return numbers


def swaying(s: Root, seat: int, chosen: list[int], left: int) -> list[int]:
    """ROOT-12.5.3.2 The different cards of the hand that can be revealed next, so many being left to reveal.

    Each card needs a clearing of its own; a bird takes any.
    """
    here = presence(s, seat)
    if sum(here) < len(chosen) + left:
        return []
    free = [here[suit] - sum(CARD_SUIT[card] == suit for card in chosen) for suit in SUITS]
    held = [sum(CARD_SUIT[card] == suit for card in s.hands[seat]) for suit in SUITS]
    usable = [min(own, room) for own, room in zip(held, free, strict=True)]
    if sum(usable) + sum(CARD_SUIT[card] == BIRD for card in s.hands[seat]) < left:
        return []
    suits = [BIRD, *(suit for suit, number in zip(SUITS, usable, strict=True) if number)]
    return [card for card in different(s.hands[seat]) if CARD_SUIT[card] in suits]


# Evening.


def take_back(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.6.1 Revealed birds are discarded, all others return to the hand; everybody has seen them."""
    cards, s.shown = s.shown, []
    back = [card for card in cards if CARD_SUIT[card] != BIRD]
    for card in cards:
        if CARD_SUIT[card] == BIRD:
            to_discard(s, card)
            s.tell(DISCARDED, (SEATS[seat], CARD[card]))
    for card in back:
        enters_hand(s, seat, card, EVERYONE)
    if back:
        s.tell(RETURNED, (len(back),))
    return DONE
    yield


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.6.3 A card, and one more for each market on the map; then down to five."""
    yield from draw_in_evening(s, seat, 1 + more_cards(s))
    yield from discard_to_limit(s, seat)
    return DONE
