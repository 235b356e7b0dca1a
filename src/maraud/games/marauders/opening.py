"""The opening: looking under the chests of one's corner, key trades, first chests, and who has the first turn."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow, together
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import Option
from maraud.games.marauders.box import KEYS
from maraud.games.marauders.chests import has_color, has_wooden, open_chest
from maraud.games.marauders.island import HOME_CELLS
from maraud.games.marauders.offers import begin_offer, choose_partner, offers_left
from maraud.games.marauders.options import DONE, FACE, OFFER, OPEN_AT, PRY_AT, SEAT
from maraud.games.marauders.scouts import look
from maraud.games.marauders.setup import deal
from maraud.games.marauders.state import FIRST_CHESTS, FIRST_PLAYER, KEY_TRADES, NO_ONE, ROLLING, Marauders
from maraud.games.marauders.words import (
    ALL_DONE,
    CHOSEN,
    FIRST_CHESTS_ASK,
    MUST_OPEN,
    NO_OFFERS_LEFT,
    NOTHING_TO_GIVE,
    ROLLED_FIRST,
    STARTS,
    TRADE_KEYS,
)

MOST_FIRST_CHESTS: Final = 3
MOST_TIES: Final = 20


def look_at_home(s: Marauders) -> None:
    """MAR-25 Each looks, alone, under the four chests nearest to home. MAR-E3 Those of free corners stay unseen."""
    for seat in range(s.seats):
        for cell in HOME_CELLS[s.ports[seat]]:
            look(s, seat, cell)


def trade_keys(s: Marauders) -> Flow[None]:
    """MAR-28 Key cards may be traded between any two players. MAR-E49 Seat by seat, until all are done."""
    if not s.options.setup_trades or all(s.is_done):  # MAR-E6
        s.tell(ALL_DONE)
        s.is_done = [0] * s.seats
        s.phase = FIRST_CHESTS
        return
    seat = s.active
    if s.is_done[seat]:
        s.active = (seat + 1) % s.seats
        return
    menu = Menu(s, seat, TRADE_KEYS, DONE)
    if sum(s.hands[seat][:KEYS]):
        menu.offer(OFFER, offers_left(s, seat) > 0, NO_OFFERS_LEFT)
    else:
        menu.refuse(OFFER, NOTHING_TO_GIVE)
    choice = yield menu
    if choice is DONE:
        s.is_done[seat] = 1
        s.active = (seat + 1) % s.seats
        return
    partner = yield from choose_partner(s, seat)
    begin_offer(s, seat, partner)


def open_first_chests(s: Marauders) -> Flow[None]:
    """MAR-E49 All choose at once, sealed: one chest, or no more. MAR-27, MAR-E7 As many as they can, up to three."""
    opening = [seat for seat in range(s.seats) if not s.is_done[seat]]
    if not opening:
        s.phase = FIRST_PLAYER
        return
    choices = yield from together([first_chests_ask(s, seat) for seat in opening])
    s.tell(CHOSEN)
    for place, seat in enumerate(opening):
        choice = choices[place]
        if choice is DONE:
            s.is_done[seat] = 1
            continue
        open_chest(s, seat, choice.value, choice is PRY_AT[choice.value])
        s.started[seat] += 1
        if s.started[seat] == MOST_FIRST_CHESTS:
            s.is_done[seat] = 1


def first_chests_ask(s: Marauders, seat: int) -> Ask:
    """MAR-26 A key card that matches opens one chest. MAR-29 Wooden keys and the Wild chest as ever."""
    fitting: list[Option] = []
    for cell in HOME_CELLS[s.ports[seat]]:
        if s.guards[cell] == NO_ONE:
            if has_color(s, seat, s.chests[cell]):
                fitting.append(OPEN_AT[cell])
            if has_wooden(s, seat):
                fitting.append(PRY_AT[cell])
    menu = Menu(s, seat, FIRST_CHESTS_ASK, None, (s.started[seat],))
    menu.offer(DONE, not s.options.must_open or not fitting, MUST_OPEN)  # MAR-E8
    menu.options.extend(fitting)
    return menu


def choose_first_player(s: Marauders) -> Flow[None]:
    """MAR-30 Each rolls a jewel die; the highest starts: Marauder, Diamond, Ruby, Emerald, Gold, Silver."""
    tied = list(range(s.seats))
    for _ in range(MOST_TIES):
        rolls: list[int] = []
        for seat in tied:
            face = yield Chance(FACE)
            s.tell(ROLLED_FIRST, (SEAT[seat], face))
            rolls.append(face.value)
        best = max(rolls)
        tied = [tied[place] for place in range(len(tied)) if rolls[place] == best]
        if len(tied) == 1 or not s.options.first_tie_reroll:  # MAR-E5
            break
    s.active = tied[0]
    s.turn = 1
    s.is_done = [0] * s.seats
    s.phase = ROLLING
    s.tell(STARTS, (SEAT[s.active],))


def deal_and_look(s: Marauders) -> Flow[None]:
    """MAR-13, MAR-25 The deal; then each looks at the chests of the own corner."""
    yield from deal(s)
    look_at_home(s)
    s.active = 0
    s.phase = KEY_TRADES
