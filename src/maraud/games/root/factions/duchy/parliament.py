"""ROOT-12.5.2 The Parliament: what swayed ministers do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import on_map
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.duchy.assembly import build_anywhere, fight, free_sites, march
from maraud.games.root.factions.duchy.pieces import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CITADEL,
    DUCHESS,
    EARL,
    FOREMOLE,
    LORD,
    MARKET,
    MARSHAL,
    MAYOR,
    rank_of,
    swayed,
    tunnels_out,
)
from maraud.games.root.factions.duchy.words import (
    ACTED,
    BANK_CARD,
    BANK_MORE,
    BRIGADE_HOW,
    CANNOT_ACT,
    HAS_ACTED,
    MAYOR_ACTED,
    MAYOR_AS,
    PARLIAMENT,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import card_options, different, discard
from maraud.games.root.law.battle import battle_somewhere, may_battle, might_battle, move_or_battle
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import do_of_daylight, is_of_daylight, offer_daylight
from maraud.games.root.options import BATTLE, MINISTER, MOVE
from maraud.games.root.state import Root

BRIGADE: Final = 2  # moves or battles
TUNNEL_POINTS: Final = 2


def parliament(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.5.2 Each swayed minister once, in any order. One lap, one minister.

    ROOT-12.5.2x1 Who is lost meanwhile acts no more.
    """
    if not any(not s.marks >> minister & 1 for minister in swayed(s)):
        return DONE
    menu = Menu(s, seat, PARLIAMENT, PASS)
    for minister in swayed(s):
        if s.marks >> minister & 1:
            menu.refuse(MINISTER[minister], HAS_ACTED, (MINISTER[minister],))
        else:
            menu.offer(MINISTER[minister], can_act(s, seat, minister), CANNOT_ACT, (MINISTER[minister],))
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    if is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
        return AGAIN
    s.marks |= 1 << choice.value
    s.tell(ACTED, (choice,))
    yield from DO[choice.value](s, seat)
    return AGAIN


def can_act(s: Root, seat: int, minister: int) -> bool:
    """Whether a minister's action can do anything now."""
    return MAY[minister](s, seat)


# Squires. The Captain fights, the Marshal marches.


def may_build_anywhere(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.1 It takes a card, whatever it is."""
    return bool(s.hands[seat]) and free_sites(s, seat) != 0


def may_fight(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.2"""
    return may_battle(s, seat)


def may_march(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.3"""
    return may_move(s, seat)


# Nobles.


def may_lead(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.4"""
    return may_move(s, seat) or may_battle(s, seat)


def lead(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.4 The Brigadier: up to two moves or up to two battles."""
    way = yield from move_or_battle(s, seat, BRIGADE_HOW, may_move(s, seat))
    for number in range(BRIGADE):
        skip = PASS if number else None
        if way is MOVE and may_move(s, seat):
            yield from take_move(s, seat, skip=skip)
        elif way is BATTLE and might_battle(s, seat):
            yield from battle_somewhere(s, seat, skip=skip)


def may_bank(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.5"""
    return bool(s.hands[seat])


def bank(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.5 The Banker: cards of one suit, a point each; birds are of any suit.

    Asked with any hand: being asked for more must not tell what it holds.
    """
    card = yield Ask(seat, BANK_CARD, card_options(different(s.hands[seat])))
    number, suit = 0, BIRD
    while card is not PASS:
        if CARD_SUIT[card.value] != BIRD:
            suit = CARD_SUIT[card.value]
        discard(s, seat, card.value)
        number += 1
        if not s.hands[seat]:
            break
        card = yield Ask(seat, BANK_MORE, [PASS, *card_options(bankable(s, seat, suit))])
    score(s, seat, number)


def bankable(s: Root, seat: int, suit: int) -> list[int]:
    """The different cards of the hand that go with a suit; with birds alone so far, all."""
    return [card for card in different(s.hands[seat]) if suit == BIRD or CARD_SUIT[card] in (suit, BIRD)]


def imitable(s: Root, seat: int) -> list[int]:
    """ROOT-12.5.2.6 The swayed squires and nobles whose action could be taken now. The Mayor's own is none."""
    return [
        minister
        for minister in swayed(s)
        if rank_of(minister) < LORD and minister != MAYOR and can_act(s, seat, minister)
    ]


def may_imitate(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.6"""
    return bool(imitable(s, seat))


def imitate(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.6 The Mayor: the action of another swayed squire or noble, taken already or not."""
    whom = yield Ask(seat, MAYOR_AS, [MINISTER[minister] for minister in imitable(s, seat)])
    s.tell(MAYOR_ACTED, (whom,))
    yield from DO[whom.value](s, seat)


# Lords.


def may_show_tunnels(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.7"""
    return tunnels_out(s)


def show_tunnels(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.7 The Duchess: two points with all three tunnels on the map."""
    score(s, seat, TUNNEL_POINTS)
    return
    yield


def may_show_markets(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.8"""
    return on_map(s, MARKET) > 0


def show_markets(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.8 The Baron: a point for each market on the map."""
    score(s, seat, on_map(s, MARKET))
    return
    yield


def may_show_citadels(s: Root, seat: int) -> bool:
    """ROOT-12.5.2.9"""
    return on_map(s, CITADEL) > 0


def show_citadels(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.9 The Earl: a point for each citadel on the map."""
    score(s, seat, on_map(s, CITADEL))
    return
    yield


MAY: Final[dict[int, Callable[[Root, int], bool]]] = {
    FOREMOLE: may_build_anywhere,
    CAPTAIN: may_fight,
    MARSHAL: may_march,
    BRIGADIER: may_lead,
    BANKER: may_bank,
    MAYOR: may_imitate,
    DUCHESS: may_show_tunnels,
    BARON: may_show_markets,
    EARL: may_show_citadels,
}
DO: Final[dict[int, Callable[[Root, int], Flow[None]]]] = {
    FOREMOLE: build_anywhere,
    CAPTAIN: fight,
    MARSHAL: march,
    BRIGADIER: lead,
    BANKER: bank,
    MAYOR: imitate,
    DUCHESS: show_tunnels,
    BARON: show_markets,
    EARL: show_citadels,
}
