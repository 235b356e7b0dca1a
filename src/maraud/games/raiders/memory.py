"""RAI-50 Who has seen which card, and what follows from it.

Cards are followed by sight: which card a winner takes, which one is left at a HAZARD and at which one somebody looks,
all see (RAI-6). So what a seat has seen it knows for good, wherever the card goes (RAI-E13). In each group the four
slots have the four colors in one of 24 orders; what a seat knows of a group is the set of the orders still possible, a
mask of 24 bits.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from maraud.engine.flow import EVERYONE, Chance, Flow
from maraud.engine.vocabulary import Option
from maraud.games.raiders.board import CARDS, OF_A_KIND
from maraud.games.raiders.options import COLOR
from maraud.games.raiders.state import ALL, BEFORE, EYES, NOTHING, UNSEEN, Raiders

ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(range(OF_A_KIND))]
ANYTHING: Final = 15  # all four colors
EVERY_ORDER: Final = (1 << len(ORDERS)) - 1


def _orders_with(slot: int, colors: int) -> int:
    """The orders in which the slot has one of the colors, a bit mask."""
    return sum(1 << number for number, order in enumerate(ORDERS) if colors >> order[slot] & 1)


WITH: Final[list[int]] = [_orders_with(slot, 1 << color) for slot in range(4) for color in range(4)]  # [4 slot + color]
WITHOUT: Final[list[int]] = [
    _orders_with(slot, 15 & ~out) for slot in range(4) for out in range(16)
]  # [16 slot + mask]
# What shows of a card when others of its group have the colors `taken`: [5 taken + seat], with EYES for all.
SIGHTS: Final[list[Chance]] = [
    Chance([word for word in COLOR if not taken >> word.value & 1], None, 1 << seat if seat < EYES else EVERYONE)
    for taken in range(1 << OF_A_KIND)
    for seat in range(EYES + 1)
]


def bit_of(seat: int) -> int:
    """The bit of a seat in `seen`; the spectator, -1, has that of all who watch."""
    return 1 << seat if seat >= 0 else 1 << EYES


def orders(s: Raiders, seat: int, group: int) -> int:
    """The orders of a group that are possible for all a seat knows: by sight, and by denied requests (RAI-35)."""
    bit = bit_of(seat)
    mask = EVERY_ORDER
    first = group * 4
    for slot in range(4):
        card = first + slot
        if s.seen[card] & bit:
            mask &= WITH[slot * 4 + s.color[card]]
        elif s.ruled_out[card]:
            mask &= WITHOUT[slot * 16 + s.ruled_out[card]]
    return mask


def possible(mask: int, slot: int) -> int:
    """The colors that a slot can have in these orders, a bit mask."""
    first = slot * 4
    return (
        (1 if mask & WITH[first] else 0)
        | (2 if mask & WITH[first + 1] else 0)
        | (4 if mask & WITH[first + 2] else 0)
        | (8 if mask & WITH[first + 3] else 0)
    )


def knowledge(s: Raiders, seat: int) -> list[int]:
    """[card]: the colors it can have for all a seat knows, a bit mask; one bit where the seat is sure."""
    masks = [orders(s, seat, group) for group in range(4)]
    return [possible(masks[card // 4], card % 4) for card in CARDS]


def sight(s: Raiders, card: int, seat: int) -> Chance:
    """What shows when a card is seen: its color, or while nobody has seen it one that is left in its group.

    One outcome is a chance too: so moves tell each seat what it was shown, and a search can tell worlds apart by it.
    """
    if s.color[card] != UNSEEN:
        taken = ANYTHING ^ 1 << s.color[card]
    else:
        first = card // 4 * 4
        taken = 0
        for other in range(first, first + 4):
            if s.color[other] != UNSEEN:
                taken |= 1 << s.color[other]
    return SIGHTS[taken * (EYES + 1) + seat]


def show(s: Raiders, card: int, seat: int) -> Flow[Option]:
    """RAI-27 Show a card's color to one seat alone."""
    color = yield sight(s, card, seat)
    s.color[card] = color.value
    s.seen[card] |= 1 << seat
    return color


def show_all(s: Raiders, card: int) -> Flow[Option]:
    """RAI-36 Turn a card's color up for everybody."""
    color = yield sight(s, card, EYES)
    s.color[card] = color.value
    reveal(s, card)
    return color


def reveal(s: Raiders, card: int) -> None:
    """RAI-36 Everybody sees a card."""
    s.seen[card] = ALL
    for knower in range(EYES + 1):
        s.shown[knower] |= 1 << card


def visible(s: Raiders, seat: int) -> list[int]:
    """[card]: the color a view shows to a seat, or UNSEEN.

    With the option assist_memory all that the seat knows; without it only its own cards and what it was shown since its
    last turn began; those who watch, what was turned up in the last raid.
    """
    if s.options.assist_memory:
        masks = knowledge(s, seat)
        return [masks[card].bit_length() - 1 if masks[card].bit_count() == 1 else UNSEEN for card in CARDS]
    bit = bit_of(seat)
    place = BEFORE + seat if seat >= 0 else NOTHING
    shown = s.shown[seat if seat >= 0 else EYES]
    return [
        s.color[card] if s.seen[card] & bit and (s.place[card] == place or shown >> card & 1) else UNSEEN
        for card in CARDS
    ]
