"""The four corners."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.raiders.board import GROUP_AT, OF_A_KIND
from maraud.games.raiders.options import CARD, GROUP, LOOK, TAKE
from maraud.games.raiders.state import Raiders, count_of_group
from maraud.games.raiders.taking import look, lookable, take_here
from maraud.games.raiders.words import AT_CORNER, LOOK_AT, PILE_EMPTY


def corner(s: Raiders) -> Flow[bool]:
    """RAI-39 Take a card of the pile here, or look at one of the group, or neither (RAI-E12).

    RAI-40 From an empty pile nothing is taken. RAI-49 With all four one's own there is nothing to ask.
    """
    seat = s.active
    here = s.at[seat]
    group = GROUP_AT[here]
    if count_of_group(s, seat, group) < OF_A_KIND:
        menu = Menu(s, seat, AT_CORNER, PASS, (GROUP[group],))
        menu.offer(TAKE, here in s.place, PILE_EMPTY)
        menu.options.append(LOOK)
        choice = yield menu
        if choice is TAKE:
            yield from take_here(s, seat)
        elif choice is LOOK:
            yield from look_at_one(s, seat, group)
    return False


def look_at_one(s: Raiders, seat: int, group: int = -1) -> Flow[None]:
    """RAI-27, RAI-39 Choose a card, of the group if one is given, and look at it."""
    cards = lookable(s, seat, group)
    card = cards[0]
    if len(cards) > 1:
        choice = yield Ask(seat, LOOK_AT, [CARD[other] for other in cards])
        card = choice.value
    yield from look(s, seat, card)
