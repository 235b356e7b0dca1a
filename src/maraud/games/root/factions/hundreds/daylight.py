"""ROOT-14.5 The Daylight of the Hundreds: commanding them, and the warlord's advance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import place, placeable, supply, with_slot
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.hundreds.pieces import (
    GRANDIOSE,
    RELENTLESS,
    STRONGHOLD,
    WARLORD,
    WARRIOR,
    command,
    is_led,
    prowess,
    warlord_at,
)
from maraud.games.root.factions.hundreds.words import (
    ADVANCE,
    BUILD_AT,
    BUILD_CARD,
    CANNOT_LEAD,
    COMMAND,
    LEAD_HOW_MANY,
    NO_SITE,
    NOBODY_THERE,
    ONCE_MORE,
    STRONGHOLD_BUILT,
    THEN_BATTLE,
    WARLORD_MOVED,
    WARLORD_TOO,
)
from maraud.games.root.hands import has_match, matching, spend
from maraud.games.root.law.battle import battle_in, battle_somewhere, defenders, may_battle, might_battle
from maraud.games.root.law.moving import destinations, may_move, move, take_move
from maraud.games.root.law.turn import do_of_daylight, in_daylight, is_of_daylight, offer_daylight
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, BUILD, CLEARING, MOVE, NUMBER, PIECE
from maraud.games.root.state import Root
from maraud.games.root.words import MOVE_HOW_MANY, MOVE_TO, NO_LEGAL_MOVE, NOBODY_TO_FIGHT


def first_actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.7.2 Command comes first, but for a Grandiose warlord."""
    return advance_lap(s, seat) if s.mood == GRANDIOSE else command_lap(s, seat)


def second_actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.7.2"""
    return command_lap(s, seat) if s.mood == GRANDIOSE else advance_lap(s, seat)


# Command the Hundreds.


def command_lap(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.5.2 Up to Command actions, in any order. One lap, one action; what is gained meanwhile counts at once."""
    left = command(s) - s.acts
    if left <= 0:
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, COMMAND, PASS, (left,))
    menu.offer(MOVE, may_move(s, seat), NO_LEGAL_MOVE)
    menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
    menu.offer(BUILD, bool(sites(s, seat)), NO_SITE)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        s.acts += 1
        yield from DO[act](s, seat)
    return AGAIN


def move_some(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.5.2.1 One move."""
    yield from take_move(s, seat)


def battle(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.5.2.2 One battle."""
    yield from battle_somewhere(s, seat)


def sites(s: Root, seat: int) -> int:
    """ROOT-14.5.2.3 Where a stronghold can be built with a card of the hand, as a mask."""
    if not supply(s, STRONGHOLD):
        return 0
    bits = 0
    for clearing in MEMBERS[placeable(s, seat, s.ruled[seat] & with_slot(s))]:
        if has_match(s, seat, s.suit[clearing]):
            bits |= 1 << clearing
    return bits


def build(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.5.2.3 Spend a card, place a stronghold in a matching clearing that the Hundreds rule."""
    site = (yield Ask(seat, BUILD_AT, [CLEARING[clearing] for clearing in MEMBERS[sites(s, seat)]])).value
    yield from spend(s, seat, matching(s, seat, s.suit[site]), BUILD_CARD, (CLEARING[site],))
    place(s, seat, STRONGHOLD, site)
    s.tell(STRONGHOLD_BUILT, (CLEARING[site],))


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {MOVE: move_some, BATTLE: battle, BUILD: build}


def choose_group(s: Root, seat: int, origin: int, destination: int) -> Flow[None]:
    """ROOT-14.5.2.1 A move of warriors, of the warlord with them, or of the warlord alone."""
    most = s.count[WARRIOR][origin]
    led = is_led(s, origin)
    about = (CLEARING[origin], CLEARING[destination])
    number = 0
    if most:
        number = (yield Ask(seat, MOVE_HOW_MANY, NUMBER[0 if led else 1 : most + 1], about)).value
    if led and number:
        choice = yield Ask(seat, WARLORD_TOO, [PASS, PIECE[WARLORD]], (CLEARING[destination],))
        led = choice is not PASS
    if led:
        yield from lead(s, seat, origin, destination, number)
    else:
        yield from move(s, seat, origin, destination, number)


def lead(s: Root, seat: int, origin: int, destination: int, number: int) -> Flow[None]:
    """The warlord moves, and so many warriors with it."""
    s.tell(WARLORD_MOVED, (CLEARING[origin], CLEARING[destination]))
    yield from move(s, seat, origin, destination, number, WARLORD)


# Advance the warlord.


def advance_lap(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.5.3 Up to Prowess times a move that the warlord leads, then a battle where it is, or one of the two.

    ROOT-14.5.3x1 Without the warlord there is no advance.
    """
    left = prowess(s) - s.acts
    here = warlord_at(s)
    if left <= 0 or not here:
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, ADVANCE, PASS, (left,))
    offer_advance(s, seat, here, menu)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
        return AGAIN
    s.acts += 1
    if act is BATTLE:
        yield from battle_in(s, seat, here)
    else:
        yield from move_and_battle(s, seat, here)
    return AGAIN


def offer_advance(s: Root, seat: int, here: int, menu: Menu) -> None:
    """What the warlord can do where it is."""
    menu.offer(MOVE, destinations(s, seat, here) != 0, CANNOT_LEAD)
    menu.offer(BATTLE, bool(defenders(s, seat, here)), NOBODY_THERE)


def move_and_battle(s: Root, seat: int, here: int) -> Flow[None]:
    """ROOT-14.5.3 The move, then perhaps the battle. ROOT-14.7.5 After both a Relentless warlord may do more."""
    there = yield from move_with_warlord(s, seat, here)
    if not is_led(s, there) or not might_battle(s, seat, 1 << there):
        return
    options = [PASS, BATTLE] if defenders(s, seat, there) else [PASS]
    choice = yield Ask(seat, THEN_BATTLE, options, (CLEARING[there],))
    if choice is PASS:
        return
    yield from battle_in(s, seat, there)
    if s.mood == RELENTLESS:
        yield from go_on(s, seat)


def move_with_warlord(s: Root, seat: int, here: int) -> Flow[int]:
    """ROOT-14.5.3 A move with the warlord and any warriors of its clearing. Gives where it goes."""
    ends = [CLEARING[clearing] for clearing in MEMBERS[destinations(s, seat, here)]]
    there = (yield Ask(seat, MOVE_TO, ends, (CLEARING[here],))).value
    most = s.count[WARRIOR][here]
    number = 0
    if most:
        about = (CLEARING[here], CLEARING[there])
        number = (yield Ask(seat, LEAD_HOW_MANY, NUMBER[: most + 1], about)).value
    yield from lead(s, seat, here, there, number)
    return there


def go_on(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.7.5 One move of the warlord, or one battle where it is."""
    here = warlord_at(s)
    if not here:
        return
    menu = Menu(s, seat, ONCE_MORE, PASS)
    offer_advance(s, seat, here, menu)
    act = yield menu
    if act is MOVE:
        yield from move_with_warlord(s, seat, here)
    elif act is BATTLE:
        yield from battle_in(s, seat, here)
