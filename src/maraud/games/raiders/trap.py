"""TRAP spaces."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS
from maraud.games.raiders.duel import duel
from maraud.games.raiders.state import BY_TRAP, Raiders, has_cards, is_safe
from maraud.games.raiders.words import HAS_NOTHING, ON_SAFE, TRAP_WHOM, TRAPPED


def trap(s: Raiders) -> Flow[bool]:
    """RAI-12 The player may try to trap an opponent, wherever that piece stands. RAI-16 Then the turn ends."""
    seat = s.active
    menu = Menu(s, seat, TRAP_WHOM, PASS)
    for other in range(s.options.seats):
        if other != seat:
            offer_target(s, menu, other)
    if len(menu.options) > 1:
        choice = yield menu
        if choice is not PASS:
            yield from spring(s, seat, choice.value)
    return True


def offer_target(s: Raiders, menu: Menu, other: int) -> None:
    """RAI-17 Nobody on SAFE. RAI-18 Nobody without a card."""
    if is_safe(s, other):
        menu.refuse(SEATS[other], ON_SAFE, (SEATS[other],))
    else:
        menu.offer(SEATS[other], has_cards(s, other), HAS_NOTHING, (SEATS[other],))


def spring(s: Raiders, seat: int, target: int) -> Flow[None]:
    """RAI-13 The target's piece is moved here, and stays until its next turn (RAI-16).

    RAI-E21 It does nothing else here. RAI-E19 It has not left a SAFE space: there nobody is trapped.
    """
    s.at[target] = s.at[seat]
    s.tell(TRAPPED, (SEATS[seat], SEATS[target]))
    yield from duel(s, BY_TRAP, target)
