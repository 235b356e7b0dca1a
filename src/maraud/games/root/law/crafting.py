"""ROOT-4.1 Crafting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.phrases import Reason
from maraud.engine.vocabulary import PASS, SEATS
from maraud.games.root.cards import (
    ANY_SUIT,
    CARD_COST,
    CARD_ITEM,
    IS_CRAFTABLE,
    IS_PERSISTENT,
    SUITS,
)
from maraud.games.root.factions.faction import AGAIN, DONE, FACTIONS
from maraud.games.root.hands import different, leaves_hand, to_discard
from maraud.games.root.law.boxes import into_box
from maraud.games.root.law.effects import IN_BIRDSONG, IN_EVENING, offer_effects, use_effect
from maraud.games.root.law.hirelings import spares_card
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import EVENING, do_of_daylight, is_of_daylight, offer_daylight
from maraud.games.root.lists import added, changed
from maraud.games.root.options import CARD, ITEM
from maraud.games.root.state import Root
from maraud.games.root.words import (
    CANNOT_PAY,
    CRAFT_WHAT,
    CRAFTED,
    NO_ITEM_LEFT,
    NOT_CRAFTABLE,
    TOOK_ITEM,
    TWIN_EFFECT,
)

Crafted = Callable[[Root, int], Flow[None]]
WHEN_CRAFTED: Final[dict[int, Crafted]] = {}  # what a card does as it is crafted; see decks/
AFTER_ITEM: Final[list[Crafted]] = []  # what cards do whenever anybody crafts an item; see decks/


def craft(s: Root, seat: int) -> Flow[bool]:
    """ROOT-4.1 One lap of crafting: a card, or no more; ROOT-IMPL-24 or something else that Daylight offers to all."""
    if not is_crafting_open(s, seat):
        return DONE
    menu = Menu(s, seat, CRAFT_WHAT, PASS)
    offer_crafts(s, seat, menu)
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    if is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
    else:
        yield from craft_card(s, seat, choice.value)
    return AGAIN


def is_crafting_open(s: Root, seat: int) -> bool:
    """Whether something may be crafted, as far as all can see: being asked must not tell what the hand holds."""
    return bool(s.hands[seat]) and sum(crafting_pieces(s, seat)) > sum(s.crafting)


def craft_only(s: Root, seat: int) -> Flow[bool]:
    """ROOT-4.1 One lap of crafting outside Daylight: a card, or no more; or what else may be done at that time."""
    if not is_crafting_open(s, seat):
        return DONE
    which = IN_EVENING if s.part >= EVENING[s.faction[seat]] else IN_BIRDSONG
    menu = Menu(s, seat, CRAFT_WHAT, PASS)
    offer_crafts(s, seat, menu)
    offer_effects(s, seat, which, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    if choice.kind in ("use", "hire"):
        yield from use_effect(s, seat, which, choice)
    else:
        yield from craft_card(s, seat, choice.value)
    return AGAIN


def craft_something(s: Root, seat: int) -> Flow[None]:
    """ROOT-4.1 Craft one card, where a faction crafts by an action of its own."""
    menu = Menu(s, seat, CRAFT_WHAT)
    offer_crafts(s, seat, menu)
    choice = yield menu
    yield from craft_card(s, seat, choice.value)


def offer_crafts(s: Root, seat: int, menu: Menu) -> None:
    """Put what can be crafted on a menu."""
    pieces = crafting_pieces(s, seat)
    if not sum(pieces) and not s.explain:
        return
    for card in different(s.hands[seat]):
        reason = why_not(s, seat, card, pieces)
        if reason is None:
            menu.options.append(CARD[card])
        else:
            menu.refuse(CARD[card], reason)


def may_craft(s: Root, seat: int) -> bool:
    """Whether anything can be crafted now."""
    pieces = crafting_pieces(s, seat)
    return any(why_not(s, seat, card, pieces) is None for card in s.hands[seat])


def why_not(s: Root, seat: int, card: int, pieces: list[int]) -> Reason | None:
    """Why a card of the hand cannot be crafted now, or None if it can."""
    if not IS_CRAFTABLE[card]:
        return NOT_CRAFTABLE  # ROOT-2.1.2, ROOT-2.1.3
    if not can_pay(s, CARD_COST[card], pieces) or not FACTIONS[s.faction[seat]].can_afford(s, seat, card):
        return CANNOT_PAY
    if CARD_ITEM[card] >= 0 and not s.items[CARD_ITEM[card]]:
        return NO_ITEM_LEFT  # ROOT-4.1.2
    if IS_PERSISTENT[card] and s.crafted[seat] >> card & 1:
        return TWIN_EFFECT  # ROOT-4.1.4
    return None


def crafting_pieces(s: Root, seat: int) -> list[int]:
    """ROOT-4.1.1 How many crafting pieces stand in clearings of each suit."""
    return FACTIONS[s.faction[seat]].crafting_pieces(s, seat)


def can_pay(s: Root, cost: list[int], pieces: list[int]) -> bool:
    """ROOT-4.1.1 Whether pieces not yet activated can pay.

    ROOT-IMPL-08 Icons that take any suit are paid by whatever is left.
    """
    spare = 0
    for suit in SUITS:
        left = max(pieces[suit] - s.crafting[suit], 0) - cost[suit]
        if left < 0:
            return False
        spare += left
    return spare >= s.crafting[ANY_SUIT] + cost[ANY_SUIT]


def craft_card(s: Root, seat: int, card: int) -> Flow[None]:
    """ROOT-4.1.2, ROOT-4.1.3 Activate pieces, then the card's effect: an item, something at once, or for good."""
    s.crafting = [s.crafting[suit] + CARD_COST[card][suit] for suit in range(4)]
    yield from FACTIONS[s.faction[seat]].pays_for_craft(s, seat, card)
    leaves_hand(s, seat, card, -1)
    s.tell(CRAFTED, (SEATS[seat], CARD[card]))
    if IS_PERSISTENT[card]:
        s.crafted = changed(s.crafted, seat, s.crafted[seat] | 1 << card)
    elif not s.controller or not (yield from spares_card(s, seat, card)):
        to_discard(s, card)
    if CARD_ITEM[card] >= 0:
        yield from craft_item(s, seat, card)
    if card in WHEN_CRAFTED:
        yield from WHEN_CRAFTED[card](s, seat)


def craft_item(s: Root, seat: int, card: int) -> Flow[None]:
    """ROOT-3.2.2 Take the item from the supply into the box, and score the card's points."""
    item = CARD_ITEM[card]
    faction = FACTIONS[s.faction[seat]]
    s.items = added(s.items, item, -1)
    points = faction.item_points(s, seat, card)
    own = faction.gains_crafted_item(s, seat, item, points)
    if own is not None:
        yield from own
    else:
        into_box(s, seat, item)
        s.tell(TOOK_ITEM, (SEATS[seat], ITEM[item]))
        score(s, seat, points)
    for reaction in AFTER_ITEM:
        yield from reaction(s, seat)
