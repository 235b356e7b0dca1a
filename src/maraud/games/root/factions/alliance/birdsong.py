"""ROOT-8.4 The Alliance's Birdsong: revolts, then sympathy."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import add_to_supply, may_place, neighbors, pieces, place, placeable, supply
from maraud.games.root.factions.alliance.pieces import (
    BASE,
    POINTS,
    SUPPORTERS_TO_SPREAD,
    SYMPATHY,
    WARRIOR,
    based,
    sympathetic,
    tokens,
)
from maraud.games.root.factions.alliance.supporters import may_spend, spend_supporters
from maraud.games.root.factions.alliance.words import (
    NO_REVOLT,
    NO_SPREAD,
    REVOLT_WHERE,
    REVOLTED,
    SPREAD_WHERE,
    SYMPATHY_SPREAD,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.law.effects import IN_BIRDSONG, offer_effects, use_effect
from maraud.games.root.law.hirelings import led_warriors
from maraud.games.root.law.points import score
from maraud.games.root.law.removal import remove_all_enemies
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING
from maraud.games.root.state import Root, opponents

REVOLT_COST: Final = 2
MARTIAL_LAW: Final = 3  # warriors of one other player that bring it about


def revolt(s: Root, seat: int) -> Flow[bool]:
    """ROOT-8.4.1 Revolt any number of times. One lap, one revolt. Asked when others cannot rule one out."""
    sites = ripe(s)
    if not sites or len(s.supporters[seat]) < REVOLT_COST:
        return DONE
    menu = Menu(s, seat, REVOLT_WHERE, PASS)
    for clearing in MEMBERS[sites]:
        menu.offer(CLEARING[clearing], may_spend(s, seat, s.suit[clearing], REVOLT_COST), NO_REVOLT)
    offer_effects(s, seat, IN_BIRDSONG, menu)  # ROOT-IMPL-29
    choice = yield menu
    if choice is PASS:
        return DONE
    if choice.kind in ("use", "hire"):
        yield from use_effect(s, seat, IN_BIRDSONG, choice)
        return AGAIN
    clearing = choice.value
    yield from spend_supporters(s, seat, s.suit[clearing], REVOLT_COST)  # ROOT-8.4.1.2
    yield from rise(s, seat, clearing)
    return AGAIN


def ripe(s: Root) -> int:
    """ROOT-8.4.1.1 The sympathetic clearings without a base whose suit's base is still on the board, as a mask."""
    bits = 0
    for clearing in MEMBERS[sympathetic(s) & ~based(s)]:
        if supply(s, BASE[s.suit[clearing]]):
            bits |= 1 << clearing
    return bits


def rise(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-8.4.1.3 Remove all enemy pieces, place the base, warriors for all sympathy of its suit, and an officer.

    ROOT-8.4.1x1 As many warriors as there are, in that order. What bars placing is asked when the enemies are gone.
    """
    yield from remove_all_enemies(s, seat, 1 << clearing)
    suit, number = s.suit[clearing], 0
    if may_place(s, seat, clearing):
        if s.open_slots[clearing]:
            place(s, seat, BASE[suit], clearing)
        wanted = sum(s.suit[near] == suit for near in MEMBERS[sympathetic(s)])
        number = place(s, seat, WARRIOR, clearing, wanted)
    s.tell(REVOLTED, (CLEARING[clearing], number))
    add_officer(s)


def add_officer(s: Root) -> None:
    """A warrior from the supply becomes an officer, if there is one."""
    if supply(s, WARRIOR):
        add_to_supply(s, WARRIOR, -1)
        s.officers += 1


def spread_sympathy(s: Root, seat: int) -> Flow[bool]:
    """ROOT-8.4.2 Spread sympathy any number of times. One lap, one token. Asked when others cannot rule it out."""
    if not supply(s, SYMPATHY):
        return DONE
    menu = Menu(s, seat, SPREAD_WHERE, PASS, (SUPPORTERS_TO_SPREAD[tokens(s)], POINTS[tokens(s)]))
    is_open = False
    for clearing in MEMBERS[reachable(s, seat)]:
        cost = spread_cost(s, seat, clearing)
        if len(s.supporters[seat]) >= cost:
            is_open = True
        menu.offer(CLEARING[clearing], may_spend(s, seat, s.suit[clearing], cost), NO_SPREAD, (cost,))
    if not is_open:
        return DONE
    offer_effects(s, seat, IN_BIRDSONG, menu)  # ROOT-IMPL-29
    choice = yield menu
    if choice is PASS:
        return DONE
    if choice.kind in ("use", "hire"):
        yield from use_effect(s, seat, IN_BIRDSONG, choice)
        return AGAIN
    clearing = choice.value
    yield from spend_supporters(s, seat, s.suit[clearing], spread_cost(s, seat, clearing))
    s.tell(SYMPATHY_SPREAD, (CLEARING[clearing],))
    place_sympathy(s, seat, clearing)
    return AGAIN


def reachable(s: Root, seat: int) -> int:
    """ROOT-8.4.2.1 Unsympathetic clearings adjacent to a sympathetic one, or all if there is none, as a mask."""
    has = sympathetic(s)
    near = 0 if has else ALL
    for clearing in MEMBERS[has]:
        near |= neighbors(s, seat, clearing)
    return placeable(s, seat, near & ~has)


def spread_cost(s: Root, seat: int, clearing: int) -> int:
    """ROOT-8.4.2.2 Supporters for the next token; ROOT-8.4.2.2a one more under Martial Law."""
    cost = SUPPORTERS_TO_SPREAD[tokens(s)]
    return cost + 1 if is_under_martial_law(s, seat, clearing) else cost


def is_under_martial_law(s: Root, seat: int, clearing: int) -> bool:
    """ROOT-8.4.2.2a Whether some other player has three or more warriors in a clearing. ROOT-FAQ-103 With hirelings."""
    return any(led_warriors(s, other, clearing) >= MARTIAL_LAW for other in opponents(s, seat))


def place_sympathy(s: Root, seat: int, clearing: int) -> None:
    """ROOT-8.4.2.3 Place the next token and score its points."""
    points = POINTS[tokens(s)]
    assert not pieces(s, SYMPATHY, clearing), "ROOT-8.2.5.1 one sympathy token a clearing"
    place(s, seat, SYMPATHY, clearing)
    score(s, seat, points)
