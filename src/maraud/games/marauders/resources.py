"""The eight resource cards."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import Option
from maraud.games.marauders.asking import only
from maraud.games.marauders.box import (
    CANNON,
    CANOE,
    COPIES,
    FIRST_JEWEL,
    FIRST_RESOURCE,
    FORTRESS,
    HORSE,
    HORSE_SPACES,
    JEWELS,
    KINDS,
    MINE_CART,
    POISON,
    SLOTS,
    SPYGLASS,
    SWORD,
)
from maraud.games.marauders.cards import leave, pay, take_all
from maraud.games.marauders.chests import close, discard_cart
from maraud.games.marauders.clues import unlock
from maraud.games.marauders.island import CELLS
from maraud.games.marauders.options import CARD, CELL, PLAY, SEAT, SLOT, WISH
from maraud.games.marauders.scouts import may_paddle, paddle
from maraud.games.marauders.state import NO_ONE, Marauders, guarded, has_unlocked, opponents
from maraud.games.marauders.words import (
    ALL_UNLOCKED,
    CANNON_WHERE,
    CART_PLACED,
    CART_SHIFTED,
    CART_WHENCE,
    CART_WHERE,
    FORTIFIED,
    FORTRESS_WHERE,
    HORSE_WITH_KEY,
    NO_CARD_TO_PLAY,
    NO_CHEST_OPEN,
    NO_PLACE_FOR_CART,
    NO_PLACE_FOR_FORTRESS,
    NO_RIVER,
    PLAYED,
    POISON_WHOM,
    POISONED,
    ROBBED,
    SHOT_CLOSED,
    SHOT_FORTRESS,
    STEAL_FROM,
    STEAL_WHAT,
    WHICH_CLUE,
)


def may_play(s: Marauders, seat: int, kind: int) -> bool:
    """Whether a resource card of this kind, held, would do something now."""
    if kind == HORSE:
        return s.options.horse_with_key or not s.took_key  # MAR-E18
    if kind == CANOE:
        return may_paddle(s, seat)
    if kind == MINE_CART:
        return bool(without(s, seat, s.carts))
    if kind == FORTRESS:
        return bool(without(s, seat, s.forts))
    if kind == CANNON:
        return max(s.guards) != NO_ONE
    if kind == SPYGLASS:
        return s.markers[seat] != (1 << SLOTS) - 1
    return True  # MAR-E51: a Sword may find nothing


def without(s: Marauders, seat: int, under: list[int]) -> list[Option]:
    """MAR-E12 The seat's guarded chests with no card of this kind under them: one of each a chest."""
    return [CELL[cell] for cell in guarded(s, seat) if not under[cell]]


def play_card(s: Marauders, seat: int, card: Option) -> Flow[None]:
    """MAR-34 Any number of cards, in any order (MAR-E19). They are discarded after use unless said otherwise."""
    kind = card.value
    s.tell(PLAYED, (SEAT[seat], card))
    if kind not in (MINE_CART, FORTRESS, POISON):  # these come to lie on the table
        pay(s, seat, kind, 1)
    if kind == HORSE:
        horse(s)
    elif kind == CANOE:
        yield from paddle(s, seat)
    elif kind == SWORD:
        yield from sword(s, seat)
    elif kind == MINE_CART:
        yield from mine_cart(s, seat)
    elif kind == CANNON:
        yield from cannon(s, seat)
    elif kind == FORTRESS:
        yield from fortress(s, seat)
    elif kind == POISON:
        yield from poison(s, seat)
    else:
        yield from spyglass(s, seat)


def offer_cards(s: Marauders, menu: Menu, seat: int) -> None:
    """The resource cards in hand."""
    hand = s.hands[seat]
    for kind in range(FIRST_RESOURCE, KINDS):
        if hand[kind]:
            offer_card(s, menu, seat, kind)
    if not any(hand[FIRST_RESOURCE:]):
        menu.refuse(PLAY, NO_CARD_TO_PLAY)


def offer_card(s: Marauders, menu: Menu, seat: int, kind: int) -> None:
    """A card that is held is on offer if it would do something, else its reason is noted."""
    if may_play(s, seat, kind):
        menu.options.append(CARD[kind])
    elif kind == HORSE:
        menu.refuse(CARD[kind], HORSE_WITH_KEY)
    elif kind == CANOE:
        menu.refuse(CARD[kind], NO_RIVER)
    elif kind == MINE_CART:
        menu.refuse(CARD[kind], NO_PLACE_FOR_CART)
    elif kind == FORTRESS:
        menu.refuse(CARD[kind], NO_PLACE_FOR_FORTRESS)
    elif kind == CANNON:
        menu.refuse(CARD[kind], NO_CHEST_OPEN)
    else:
        menu.refuse(CARD[kind], ALL_UNLOCKED)


def horse(s: Marauders) -> None:
    """MAR-100 Ten more spaces this turn. MAR-E18 With a key card taken too, unless the option says no."""
    s.horse_spaces += HORSE_SPACES


def sword(s: Marauders, seat: int) -> Flow[None]:
    """MAR-102 Take all hand cards of one jewel from one opponent. MAR-142 A stash is safe."""
    victim = yield from only(Ask(seat, STEAL_FROM, [SEAT[other] for other in opponents(s, seat)]))
    jewels = WISH[FIRST_JEWEL : FIRST_JEWEL + JEWELS]  # MAR-E51: all five, whatever the victim holds
    jewel = yield Ask(seat, STEAL_WHAT, jewels, (victim,))
    count = take_all(s, seat, victim.value, jewel.value)
    s.tell(ROBBED, (SEAT[seat], victim, count, jewel))


def mine_cart(s: Marauders, seat: int) -> Flow[None]:
    """MAR-103 Under one own guarded chest: it gives one jewel more."""
    place = yield from only(Ask(seat, CART_WHERE, without(s, seat, s.carts)))
    leave(s, seat, MINE_CART, 1)
    s.carts[place.value] = 1
    s.tell(CART_PLACED, (SEAT[seat], place))


def may_shift_cart(s: Marauders, seat: int) -> bool:
    """Whether the seat has a Mine Cart, and a chest to which it could move. MAR-E58 Only so often in a turn."""
    return 1 in s.carts and s.shifts < COPIES[MINE_CART] and bool(carts(s, seat))


def carts(s: Marauders, seat: int) -> list[Option]:
    """The seat's chests with a Mine Cart that could move."""
    own = guarded(s, seat)
    with_cart = [CELL[cell] for cell in own if s.carts[cell]]
    return with_cart if len(with_cart) < len(own) else []


def shift_cart(s: Marauders, seat: int) -> Flow[None]:
    """MAR-103 A Mine Cart may move to another own guarded chest."""
    source = yield from only(Ask(seat, CART_WHENCE, carts(s, seat)))
    place = yield from only(Ask(seat, CART_WHERE, without(s, seat, s.carts)))
    s.carts[source.value], s.carts[place.value] = 0, 1
    s.shifts += 1
    s.tell(CART_SHIFTED, (SEAT[seat], source, place))


def cannon(s: Marauders, seat: int) -> Flow[None]:
    """MAR-104 Guard and Mine Cart go from any chest, and it closes. MAR-105 Another's takes only a Fortress first."""
    place = yield from only(Ask(seat, CANNON_WHERE, [CELL[cell] for cell in range(CELLS) if s.guards[cell] != NO_ONE]))
    cell = place.value
    owner = s.guards[cell]
    if s.forts[cell]:
        s.forts[cell] = 0
        s.discard[FORTRESS] += 1
        s.tell(SHOT_FORTRESS, (place,))
        if owner != seat:  # MAR-E17: an own Fortress does not stop an own Cannon
            return
    close(s, cell)
    s.tell(SHOT_CLOSED, (place, SEAT[owner]))
    discard_cart(s, cell)


def fortress(s: Marauders, seat: int) -> Flow[None]:
    """MAR-105 Under one own guarded chest. It may not be moved."""
    place = yield from only(Ask(seat, FORTRESS_WHERE, without(s, seat, s.forts)))
    leave(s, seat, FORTRESS, 1)
    s.forts[place.value] = 1
    s.tell(FORTIFIED, (SEAT[seat], place))


def poison(s: Marauders, seat: int) -> Flow[None]:
    """MAR-106 An opponent loses a turn. MAR-E38 The card lies before that player until then, never in the hand."""
    victim = yield from only(Ask(seat, POISON_WHOM, [SEAT[other] for other in opponents(s, seat)]))
    leave(s, seat, POISON, 1)
    s.poisoned[victim.value] = 1
    s.tell(POISONED, (SEAT[seat], victim))


def spyglass(s: Marauders, seat: int) -> Flow[None]:
    """MAR-107 Unlock any one clue, the Terrain Clue too."""
    locked = [SLOT[slot] for slot in range(SLOTS) if not has_unlocked(s, seat, slot)]
    choice = yield from only(Ask(seat, WHICH_CLUE, locked))
    unlock(s, seat, choice.value)
