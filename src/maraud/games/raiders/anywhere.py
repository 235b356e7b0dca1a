"""GO ANYWHERE spaces."""

from __future__ import annotations

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.board import GO_ANYWHERE, KIND, SPACES
from maraud.games.raiders.options import SPACE
from maraud.games.raiders.state import Raiders
from maraud.games.raiders.words import GO_WHERE, NO_CHAIN, STAYING, WENT


def go_anywhere(s: Raiders) -> Flow[None]:
    """RAI-38 Move to any other space. RAI-E9 Not to another GO ANYWHERE; by option once a turn."""
    seat = s.active
    may_chain = s.options.go_anywhere_chain and not s.chained
    menu = Menu(s, seat, GO_WHERE)
    for space in range(SPACES):
        if KIND[space] != GO_ANYWHERE or (may_chain and space != s.at[seat]):
            menu.options.append(SPACE[space])
        else:
            menu.refuse(SPACE[space], STAYING if space == s.at[seat] else NO_CHAIN)
    choice = yield menu
    s.at[seat] = choice.value
    s.chained = KIND[choice.value] == GO_ANYWHERE
    s.tell(WENT, (SEATS[seat], choice))
