"""The turn after the roll: scouts or a key card, and any cards, mixed as the player likes."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.phrases import Reason
from maraud.engine.vocabulary import Option
from maraud.games.marauders.alliances import may_ally, propose_alliance
from maraud.games.marauders.box import A_KEY, COPIES, MINE_CART
from maraud.games.marauders.cards import can_draw, draw
from maraud.games.marauders.chests import open_reached, openings, reached
from maraud.games.marauders.clues import unlock_paid, unlockable
from maraud.games.marauders.island import NOWHERE
from maraud.games.marauders.offers import call, make_offer, may_bargain, offers_left
from maraud.games.marauders.options import (
    ALLY,
    CALL,
    END_TURN,
    FIVE,
    MOVE,
    OFFER,
    OPEN,
    SEAT,
    SHIFT_CART,
    STASH,
    TAKE_KEY,
    UNLOCK,
)
from maraud.games.marauders.resources import may_shift_cart, offer_cards, play_card, shift_cart
from maraud.games.marauders.scouts import begin_walk, may_walk, spaces_left
from maraud.games.marauders.stash import stash_card
from maraud.games.marauders.state import Marauders
from maraud.games.marauders.vault import may_pay_five, trade_five, trade_three, triples
from maraud.games.marauders.winning import end_turn
from maraud.games.marauders.words import (
    ALLIANCE_SPENT,
    CARTS_MOVED,
    HAND_EMPTY,
    KEY_TAKEN,
    MOVED_ALREADY,
    NEEDS_THIRD,
    NO_ALLY,
    NO_CART,
    NO_CHEST_REACHED,
    NO_CLUE_PAID,
    NO_KEY_FITS,
    NO_KEYS_LEFT,
    NO_OFFERS_LEFT,
    NO_SPACES,
    NOTHING_TO_GIVE,
    SPACES_FOR_KEY,
    TOO_FEW_CARDS,
    TOOK_KEY,
    TURN_ENDED,
    YOUR_TURN,
)


def act(s: Marauders) -> Flow[None]:
    """MAR-31 Parts 2 and 3, MAR-32 mixed: one lap, one thing. MAR-34 What is not used is kept."""
    seat = s.active
    choice = yield menu(s, seat)
    kind = choice.kind
    if choice is MOVE:
        yield from begin_walk(s, seat)
    elif kind == "card":
        yield from play_card(s, seat, choice)
    elif choice is STASH:
        yield from stash_card(s, seat)
    elif kind == "open" or kind == "pry":
        yield from open_reached(s, seat, choice)
    elif kind == "slot":
        unlock_paid(s, seat, choice.value)
    elif kind == "three":
        yield from trade_three(s, seat, choice.value)
    elif choice is FIVE:
        yield from trade_five(s, seat)
    elif choice is OFFER:
        yield from make_offer(s, seat)
    elif choice is CALL:
        yield from call(s, seat)
    elif choice is ALLY:
        yield from propose_alliance(s, seat)
    elif choice is TAKE_KEY:
        yield from take_key(s, seat)
    elif choice is SHIFT_CART:
        yield from shift_cart(s, seat)
    else:
        s.tell(TURN_ENDED, (SEAT[seat],))
        end_turn(s)


def menu(s: Marauders, seat: int) -> Menu:
    """All that a turn is made of, one line each."""
    m = Menu(s, seat, YOUR_TURN, END_TURN, (spaces_left(s),))
    held, left = sum(s.hands[seat]), offers_left(s, seat)
    can_bargain = left > 0 and may_bargain(s, seat)
    m.offer(MOVE, may_walk(s, seat), SPACES_FOR_KEY if s.took_key else NO_SPACES)
    m.offer(TAKE_KEY, may_take_key(s), why_no_key(s) if s.explain else KEY_TAKEN)
    offer_all(m, openings(s, seat), OPEN, why_not_open(s, seat) if s.explain else NO_KEY_FITS)
    offer_all(m, unlockable(s, seat), UNLOCK, NO_CLUE_PAID)
    offer_cards(s, m, seat)
    m.offer(SHIFT_CART, may_shift_cart(s, seat), CARTS_MOVED if s.shifts == COPIES[MINE_CART] else NO_CART)
    m.offer(STASH, held > 0, HAND_EMPTY)
    m.options.extend(triples(s, seat))
    m.offer(FIVE, may_pay_five(s, seat), TOO_FEW_CARDS)
    m.offer(OFFER, can_bargain, NOTHING_TO_GIVE if left > 0 else NO_OFFERS_LEFT)
    m.offer(CALL, can_bargain and left > 1, NOTHING_TO_GIVE if left > 1 else NO_OFFERS_LEFT)  # MAR-E42
    m.offer(ALLY, left > 0 and may_ally(s, seat), why_no_ally(s, seat) if s.explain else NO_ALLY)
    return m


def offer_all(m: Menu, options: list[Option], none: Option, reason: Reason) -> None:
    """All of them, or why there are none."""
    m.options.extend(options)
    if not options:
        m.refuse(none, reason)


def may_take_key(s: Marauders) -> bool:
    """MAR-84 Instead of the three spaces, with none of them used. MAR-E18 A Horse's may be, unless barred by option."""
    return not s.took_key and not s.has_moved and can_draw(s, A_KEY)


def take_key(s: Marauders, seat: int) -> Flow[None]:
    """MAR-31, MAR-84 The top key card."""
    s.took_key = True
    s.spaces = 0
    if not s.options.horse_with_key:
        s.horse_spaces = 0
    s.tell(TOOK_KEY, (SEAT[seat],))
    yield from draw(s, seat, A_KEY)


def why_no_key(s: Marauders) -> Reason:
    """Why no key card can be taken."""
    if s.took_key:
        return KEY_TAKEN
    return NO_KEYS_LEFT if not can_draw(s, A_KEY) else MOVED_ALREADY


def why_not_open(s: Marauders, seat: int) -> Reason:
    """Why no chest can be opened."""
    is_there = reached(s, seat, 0) != NOWHERE or reached(s, seat, 1) != NOWHERE
    return NO_KEY_FITS if is_there else NO_CHEST_REACHED


def why_no_ally(s: Marauders, seat: int) -> Reason:
    """Why no alliance can be proposed."""
    if s.seats == 2:
        return NEEDS_THIRD
    if s.allied[seat]:
        return ALLIANCE_SPENT
    return NO_OFFERS_LEFT if offers_left(s, seat) <= 0 else NO_ALLY
