"""ROOT-11.3 Setting up the Riverfolk, and ROOT-11.6.2 prices. By a setup card it is the same (ROOT-A.SC.RIVERFOLK)."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import place, placeable
from maraud.games.root.factions.riverfolk.pieces import HIGHEST_PRICE, SERVICES, WARRIOR, pay_in
from maraud.games.root.factions.riverfolk.words import PRICE_SET, START_WHERE, STARTED, WHICH_PRICE
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, HAND_CARD, MERCENARIES, NUMBER, RIVERBOATS
from maraud.games.root.state import Root

START_WARRIORS: Final = 4
START_PAYMENTS: Final = 3
GOODS: Final = [HAND_CARD, RIVERBOATS, MERCENARIES]  # [service]


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.3.2, ROOT-11.3.4, ROOT-11.3.5 Four warriors on the river, three in Payments, a price each.

    ROOT-11.3.1, ROOT-11.3.3 All else is in the supply and on the tracks as every game begins.
    """
    for _ in range(START_WARRIORS):
        sites = [CLEARING[clearing] for clearing in MEMBERS[placeable(s, seat, s.board.on_river)]]
        if sites:
            where = yield Ask(seat, START_WHERE, sites)
            place(s, seat, WARRIOR, where.value)
            s.tell(STARTED, (where,))
    pay_in(s, START_PAYMENTS)
    for service in range(SERVICES):
        yield from set_price(s, seat, service)


def set_price(s: Root, seat: int, service: int) -> Flow[None]:
    """ROOT-11.D.3 A marker goes to any price, or stays."""
    price = yield Ask(seat, WHICH_PRICE, NUMBER[1 : HIGHEST_PRICE + 1], (GOODS[service],))
    s.prices = changed(s.prices, service, price.value)
    s.tell(PRICE_SET, (GOODS[service], s.prices[service]))
