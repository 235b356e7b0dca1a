"""Trading with the Vault."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import Option
from maraud.games.marauders.asking import only
from maraud.games.marauders.box import (
    A_KEY,
    A_RESOURCE,
    END_OF,
    FIRST_JEWEL,
    FIRST_OF,
    JEWELS,
    KINDS,
    SORT_OF,
)
from maraud.games.marauders.cards import can_draw, draw, pay, take_jewels
from maraud.games.marauders.options import CARD, SEAT, SORT, THREE_OF, WISH
from maraud.games.marauders.state import ACTING, PAYING, Marauders
from maraud.games.marauders.words import BOUGHT_JEWEL, FOR_WHAT, PAID, PAY_FIVE

SAME: Final = 3
ANY: Final = 5
PILES: Final = [A_KEY, A_RESOURCE]


def goods(s: Marauders, paid: int) -> list[Option]:
    """What three cards of a kind can buy. MAR-112 A jewel is chosen, a key or resource is a pile's top card.

    MAR-E30 No jewel whose pile is empty, MAR-E33 and not the one that is paid.
    """
    found = [WISH[FIRST_JEWEL + jewel] for jewel in range(JEWELS) if s.vault[jewel] and FIRST_JEWEL + jewel != paid]
    found += [SORT[sort] for sort in PILES if SORT_OF[paid] == sort or can_draw(s, sort)]  # MAR-E31
    return found


def goods_for_five(s: Marauders, seat: int) -> list[Option]:
    """What any five cards can buy. MAR-E46 Never a clue."""
    hand = s.hands[seat]
    found = [WISH[FIRST_JEWEL + jewel] for jewel in range(JEWELS) if s.vault[jewel]]
    found += [SORT[sort] for sort in PILES if can_draw(s, sort) or any(hand[FIRST_OF[sort] : END_OF[sort]])]
    return found


def triples(s: Marauders, seat: int) -> list[Option]:
    """MAR-110, MAR-E32 The kinds of which a hand has three, and the Vault something for them."""
    hand = s.hands[seat]
    return [THREE_OF[kind] for kind in range(KINDS) if hand[kind] >= SAME and goods(s, kind)]


def may_pay_five(s: Marauders, seat: int) -> bool:
    """MAR-111 Whether a seat can trade any five cards now. MAR-E45 Marauders cards are no part of the hand."""
    return sum(s.hands[seat]) >= ANY and bool(goods_for_five(s, seat))


def trade_three(s: Marauders, seat: int, kind: int) -> Flow[None]:
    """MAR-110 Three cards of a kind for any other."""
    good = yield from only(Ask(seat, FOR_WHAT, goods(s, kind)))
    pay(s, seat, kind, SAME)
    s.tell(PAID, (SEAT[seat], SAME, CARD[kind]))
    yield from receive(s, seat, good)


def trade_five(s: Marauders, seat: int) -> Flow[None]:
    """MAR-111 Five cards for any other."""
    good = yield Ask(seat, FOR_WHAT, goods_for_five(s, seat))
    s.price = good.value if good.kind == "wish" else -1 - good.value
    s.due = ANY
    s.phase = PAYING


def pay_one_of_five(s: Marauders) -> Flow[None]:
    """MAR-111 Five cards, one by one. MAR-E31 If the pile has no card but those paid, one must be of its sort.

    Who has no more cards than are due, as all can see, pays them all.
    """
    seat = s.active
    good = WISH[s.price] if s.price >= 0 else SORT[-1 - s.price]
    kinds = [kind for kind in range(KINDS) if s.hands[seat][kind]]
    if s.due == 1 and s.price < 0 and not can_draw(s, -1 - s.price):
        kinds = [kind for kind in kinds if SORT_OF[kind] == -1 - s.price]
    card = CARD[kinds[0]]
    if sum(s.hands[seat]) > s.due:
        card = yield Ask(seat, PAY_FIVE, [CARD[kind] for kind in kinds], (s.due, good))
    pay(s, seat, card.value, 1)
    s.tell(PAID, (SEAT[seat], 1, card))
    s.due -= 1
    if s.due == 0:
        s.price = 0
        s.phase = ACTING
        yield from receive(s, seat, good)


def receive(s: Marauders, seat: int, good: Option) -> Flow[None]:
    """MAR-112 A chosen jewel from the Vault, or the top card of a pile."""
    if good.kind == "wish":
        take_jewels(s, seat, good.value - FIRST_JEWEL, 1)
        s.tell(BOUGHT_JEWEL, (SEAT[seat], good))
    else:
        yield from draw(s, seat, good.value)
