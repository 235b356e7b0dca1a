"""ROOT-8.2.3 The Supporters: a stack of cards that only the Alliance may look at."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.alliance.pieces import bases
from maraud.games.root.factions.alliance.words import (
    DREW_SUPPORTER,
    SPEND_SUPPORTER,
    SPENT_SUPPORTER,
    TURNED_AWAY,
)
from maraud.games.root.hands import card_options, different, forget, to_discard, turn_up
from maraud.games.root.lists import with_one, with_row, without_one
from maraud.games.root.options import CARD, NUMBER, SUIT
from maraud.games.root.state import STACK, Root

MOST_WITHOUT_BASE: Final = 5


def is_full(s: Root, seat: int) -> bool:
    """ROOT-8.2.3.1 Without a base on the map the stack holds at most five."""
    return len(s.supporters[seat]) >= MOST_WITHOUT_BASE and not bases(s)


def add_supporter(s: Root, seat: int, card: int) -> None:
    """A card joins the stack. ROOT-8.2.3.1 Where it has no room, it is discarded."""
    if is_full(s, seat):
        to_discard(s, card)
        s.tell(TURNED_AWAY, (CARD[card],))
    else:
        s.supporters = with_row(s.supporters, seat, with_one(s.supporters[seat], card))


def draw_supporter(s: Root, seat: int) -> Flow[None]:
    """The top card of the deck joins the stack; all see one that has no room there."""
    card = yield from turn_up(s, EVERYONE if is_full(s, seat) else 1 << seat)
    if card < 0:
        return
    if not is_full(s, seat):
        s.whisper(DREW_SUPPORTER, (), 1 << seat, (CARD[card],))
    add_supporter(s, seat, card)


def fitting(s: Root, seat: int, suit: int) -> list[int]:
    """The supporters that match a suit (ROOT-2.1.1), in the order of their numbers."""
    return [card for card in s.supporters[seat] if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD]


def may_spend(s: Root, seat: int, suit: int, number: int) -> bool:
    """Whether that many supporters match a suit."""
    return len(fitting(s, seat, suit)) >= number


def spend_supporters(s: Root, seat: int, suit: int, number: int) -> Flow[None]:
    """ROOT-8.2.3 Spend supporters for their suit. Asked unless all go: being asked must not tell what is held."""
    while number:
        card = s.supporters[seat][0]
        if len(s.supporters[seat]) > number:
            cards = card_options(different(fitting(s, seat, suit)))
            card = (yield Ask(seat, SPEND_SUPPORTER, cards, (NUMBER[number], SUIT[suit]))).value
        lose_supporter(s, seat, card)
        s.tell(SPENT_SUPPORTER, (CARD[card],))
        number -= 1


def lose_supporter(s: Root, seat: int, card: int) -> None:
    """A supporter goes to the discard pile, in everybody's sight."""
    s.supporters = with_row(s.supporters, seat, without_one(s.supporters[seat], card))
    forget(s, STACK + seat, card, EVERYONE)
    to_discard(s, card)
