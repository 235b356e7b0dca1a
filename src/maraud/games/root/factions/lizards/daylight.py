"""ROOT-10.5 The rituals of the Cult, each by a card that it reveals."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import of_suit, place, placeable, supply, with_slot
from maraud.games.root.cards import BIRD, CARD_SUIT, SUITS
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.lizards.pieces import GARDEN, TRACK, WARRIOR, gardens
from maraud.games.root.factions.lizards.set_up import add_acolytes
from maraud.games.root.factions.lizards.words import (
    GARDEN_BUILT,
    GARDEN_WHERE,
    JOIN_WHERE,
    JOINED,
    NO_GARDEN_SITE,
    NO_RECRUIT,
    NO_SACRIFICE,
    NO_SCORE,
    REVEALED,
    RITUAL,
    RITUAL_CARD,
    SACRIFICED,
    SCORE_CARD,
)
from maraud.games.root.hands import card_options, different, leaves_hand, spend
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import do_of_daylight, in_daylight, is_of_daylight, offer_daylight
from maraud.games.root.lists import with_one
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BUILD, CLEARING, RECRUIT, SACRIFICE, SCORE
from maraud.games.root.state import Root


def rituals(s: Root, seat: int) -> Flow[bool]:
    """ROOT-10.5 Any number of rituals in any order. One lap, one card. Asked with any hand: it must not tell."""
    if not s.hands[seat]:
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, RITUAL, PASS)
    menu.offer(BUILD, bool(garden_sites(s, seat)), NO_GARDEN_SITE)
    menu.offer(RECRUIT, bool(recruit_sites(s, seat)), NO_RECRUIT)
    menu.offer(SCORE, bool(score_cards(s, seat)), NO_SCORE)
    menu.offer(SACRIFICE, bool(of_exact_suit(s, seat, BIRD)) and supply(s, WARRIOR) > 0, NO_SACRIFICE)
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    if is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
    elif choice is BUILD:
        yield from build(s, seat)
    elif choice is RECRUIT:
        yield from recruit(s, seat)
    elif choice is SCORE:
        yield from score_gardens(s, seat)
    else:
        yield from sacrifice(s, seat)
    return AGAIN


def of_exact_suit(s: Root, seat: int, suit: int) -> list[int]:
    """ROOT-10.2.2 Hatred of Birds: the different cards of a suit, no bird among them unless birds are asked for."""
    return [card for card in different(s.hands[seat]) if CARD_SUIT[card] == suit]


def with_card(s: Root, seat: int, clearings: int) -> int:
    """Those of some clearings whose suit a card of the hand has, as a mask."""
    bits = 0
    for suit in SUITS:
        if of_exact_suit(s, seat, suit):
            bits |= of_suit(s, suit) & clearings
    return bits


def reveal(s: Root, seat: int, suit: int) -> Flow[None]:
    """ROOT-10.5 A card of a suit lies revealed until Evening."""
    card = yield Ask(seat, RITUAL_CARD, card_options(of_exact_suit(s, seat, suit)))
    leaves_hand(s, seat, card.value, -1)
    s.revealed = with_one(s.revealed, card.value)
    s.tell(REVEALED, (card,))


def garden_sites(s: Root, seat: int) -> int:
    """ROOT-10.5.1 Where a garden can be built with a card of the hand, as a mask."""
    bits = 0
    for clearing in MEMBERS[with_card(s, seat, s.ruled[seat] & with_slot(s))]:
        if supply(s, GARDEN[s.suit[clearing]]):
            bits |= 1 << clearing
    return placeable(s, seat, bits)


def build(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.5.1 A garden of the clearing's suit where the Cult rules."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[garden_sites(s, seat)]]
    where = yield Ask(seat, GARDEN_WHERE, sites)
    yield from reveal(s, seat, s.suit[where.value])
    place(s, seat, GARDEN[s.suit[where.value]], where.value)
    s.tell(GARDEN_BUILT, (where,))


def recruit_sites(s: Root, seat: int) -> int:
    """ROOT-10.5.2 Where a warrior can come to with a card of the hand, as a mask: rule and presence do not matter."""
    return placeable(s, seat, with_card(s, seat, ALL)) if supply(s, WARRIOR) else 0


def recruit(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.5.2 One warrior."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[recruit_sites(s, seat)]]
    where = yield Ask(seat, JOIN_WHERE, sites)
    yield from reveal(s, seat, s.suit[where.value])
    place(s, seat, WARRIOR, where.value)
    s.tell(JOINED, (where,))


def score_cards(s: Root, seat: int) -> list[int]:
    """ROOT-10.5.3 The cards that can be spent to score: not with no garden of the suit, and each suit once a turn."""
    return [
        card
        for card in different(s.hands[seat])
        if CARD_SUIT[card] in SUITS and not s.marks >> CARD_SUIT[card] & 1 and gardens(s, CARD_SUIT[card])
    ]


def score_gardens(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.5.3 The card is spent, not only revealed; the points are those of the rightmost empty space."""
    card = yield from spend(s, seat, score_cards(s, seat), SCORE_CARD)
    suit = CARD_SUIT[card]
    s.marks |= 1 << suit
    score(s, seat, TRACK[gardens(s, suit)])


def sacrifice(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.5.4 With a bird a warrior of the supply becomes an acolyte. ROOT-10.5.4x1 None of the map."""
    yield from reveal(s, seat, BIRD)
    add_acolytes(s, 1)
    s.tell(SACRIFICED)
