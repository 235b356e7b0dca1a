"""ROOT-H Hirelings: how players gain and lose them, and when they act. Each card's own rules stand in `hirelings/`."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import SEATS, Option
from maraud.games.root.board import take_control, warriors
from maraud.games.root.factions.faction import DONE
from maraud.games.root.hirelings.hireling import (
    controls,
    has_acted,
    hire_option,
    hireling_at,
    note_action,
)
from maraud.games.root.hirelings.words import (
    CONTROL_LOST,
    CONTROL_ROLLED,
    GIVE_TO,
    HANDED_OVER,
    HIRE_WHICH,
    HIRED,
    HIRELING_IDLE,
    MARKER_TAKEN,
)
from maraud.games.root.lists import changed
from maraud.games.root.options import CONTROL, CONTROL_FACES, FACTION, GIVE_ITEM
from maraud.games.root.pieces import CONTROL_DIE, CONTROL_MARKERS, HIRELING_MARKERS
from maraud.games.root.state import (
    FIRST_HIRELING,
    HIRELINGS,
    PAID,
    SIDES,
    UNCLAIMED,
    Root,
    are_enemies,
    opponents,
    side_of,
)

CONTROL_ROLL: Final = Chance(CONTROL, [CONTROL_DIE.count(face) for face in CONTROL_FACES])

# Gaining and losing.


def take_markers(s: Root, seat: int) -> None:
    """ROOT-H.1.1 Who first reaches 4, 8 or 12 points takes that marker at once. ROOT-H.1.1x1 Also in one leap.

    ROOT-H.1.1x3 Not without a total of points.
    """
    for place, points in enumerate(HIRELING_MARKERS):
        if s.markers[place] == UNCLAIMED and s.vp[seat] >= points and s.dominance[seat] < 0:
            s.markers = changed(s.markers, place, seat)
            s.tell(MARKER_TAKEN, (SEATS[seat], points))


def end_of_turn(s: Root, seat: int) -> Flow[bool]:
    """ROOT-H.1.4 After the last step of Evening: first what leaves, then what is gained (ROOT-H.1.3x1).

    ROOT-H.1.3x2 What came in another's turn was gained earlier; ROOT-H.1.1x2 a marker taken then is paid only now.
    """
    for side in controls(s, seat):
        hireling_at(s, side).at_end_of_evening(s, side, seat)
    for side in controls(s, seat):  # ROOT-H.1.3 all of them were gained on an earlier turn
        yield from lose_marker(s, seat, side)
    for place in range(len(s.markers)):
        if s.markers[place] == seat:
            s.markers = changed(s.markers, place, PAID)
            yield from gain(s, seat)
    s.acted = 0
    s.entered = [0] * SIDES
    return DONE


def lose_marker(s: Root, seat: int, side: int) -> Flow[None]:
    """ROOT-H.1.3 A control marker goes back; a hireling without any goes to another player at once.

    ROOT-H.1.3x3 Never to the supply.
    """
    number = side - FIRST_HIRELING
    s.control = changed(s.control, number, max(s.control[number] - 1, 0))
    s.tell(CONTROL_LOST, (FACTION[s.faction[side]], s.control[number]))
    if s.control[number]:
        return
    others = [SEATS[other] for other in opponents(s, seat)]
    choice = others[0]
    if len(others) > 1:
        choice = yield Ask(seat, GIVE_TO, others, (FACTION[s.faction[side]],))
    s.tell(HANDED_OVER, (SEATS[seat], FACTION[s.faction[side]], choice))
    yield from hire(s, choice.value, side)


def gain(s: Root, seat: int) -> Flow[None]:
    """ROOT-H.1.1 Any hireling from the supply."""
    free = [FACTION[s.faction[FIRST_HIRELING + number]] for number in range(HIRELINGS) if s.controller[number] < 0]
    choice = free[0]
    if len(free) > 1:
        choice = yield Ask(seat, HIRE_WHICH, free)
    s.tell(HIRED, (SEATS[seat], choice))
    yield from hire(s, seat, side_of(s, choice.value))


def hire(s: Root, seat: int, side: int) -> Flow[None]:
    """ROOT-H.1.2 Roll for control; ROOT-H.2.1 then what is to be done when hired."""
    face = yield CONTROL_ROLL
    gold, red = CONTROL_FACES[face.value]
    pips = gold if is_leader(s, seat) else gold + red
    placed = min(pips, CONTROL_MARKERS - sum(s.control))  # ROOT-H.1.2x1
    s.control = changed(s.control, side - FIRST_HIRELING, placed)
    take_control(s, side, seat)
    s.tell(CONTROL_ROLLED, (SEATS[seat], face, placed, FACTION[s.faction[side]]))
    yield from hireling_at(s, side).when_hired(s, side, seat)


def is_leader(s: Root, seat: int) -> bool:
    """ROOT-H.1.2 Whether a seat has the most points, alone or tied, among those that have points at all."""
    if s.dominance[seat] >= 0:
        return False
    return s.vp[seat] == max(s.vp[other] for other in range(s.seats) if s.dominance[other] < 0)


def led_warriors(s: Root, seat: int, clearing: int) -> int:
    """ROOT-FAQ-103 The warriors of a player and of the hirelings it controls in a clearing."""
    number = warriors(s, seat, clearing)
    if s.controller:
        number += sum(warriors(s, side, clearing) for side in controls(s, seat))
    return number


# Helping and hindering.


def waylay(s: Root, mover: int, origin: int, destination: int, number: int) -> int:
    """What hirelings take from who moves, on the way: how many of so many pieces."""
    lost = 0
    for side in range(FIRST_HIRELING, SIDES):
        if lost < number and hireling_at(s, side).waylays(s, side, mover, origin, destination):
            lost += 1
    return lost


def arrive(s: Root, mover: int, origin: int, destination: int) -> Flow[None]:
    """What hirelings do when somebody has moved."""
    s.entered = changed(s.entered, mover, s.entered[mover] | 1 << destination)
    for side in range(FIRST_HIRELING, SIDES):
        yield from hireling_at(s, side).sees_move(s, side, mover, origin, destination)


def frees_move(s: Root, mover: int, origin: int, destination: int) -> bool:
    """Whether a hireling lets its controller move there whoever rules. ROOT-H.3.4 Its own pieces only."""
    return mover < s.seats and any(
        hireling_at(s, side).frees_moves(s, side, origin, destination) for side in controls(s, mover)
    )


def is_protected(s: Root, side: int, clearing: int, by: int) -> bool:
    """Whether a hireling keeps its controller's faction pieces in a clearing from an enemy."""
    return (
        side < s.seats
        and by >= 0
        and are_enemies(s, side, by)
        and any(hireling_at(s, helper).protects(s, helper, clearing) for helper in controls(s, side))
    )


def spares_card(s: Root, seat: int, card: int) -> Flow[bool]:
    """Whether a crafted card goes elsewhere than to the discard pile."""
    for side in controls(s, seat):
        if (yield from hireling_at(s, side).spares(s, side, seat, card)):
            return True
    return False


# Acting.


def hireling_offers(s: Root, seat: int, window: int) -> list[Option]:
    """What the hirelings offer the player whose turn it is in a window of the turn."""
    options: list[Option] = []
    for side in controls(s, seat):
        hireling = hireling_at(s, side)
        is_free = hireling.often or not has_acted(s, side)
        if hireling.acts_in == window and is_free and hireling.may_act(s, side, seat):
            options.append(hire_option(s, side))
    if any(hireling_at(s, side).serves(s, side, seat, window) for side in range(FIRST_HIRELING, SIDES)):
        options.append(GIVE_ITEM)
    return options


def offer_hirelings(s: Root, seat: int, window: int, menu: Menu) -> None:
    """Put what the hirelings offer on a menu, and note which of them have nothing to offer."""
    offered = hireling_offers(s, seat, window)
    menu.options.extend(offered)
    for side in controls(s, seat):
        if hireling_at(s, side).acts_in == window and hire_option(s, side) not in offered:
            menu.refuse(hire_option(s, side), HIRELING_IDLE, (FACTION[s.faction[side]],))


def forced_hirelings(s: Root, seat: int, window: int) -> list[Option]:
    """ROOT-H.2.3 What of it cannot be left out."""
    return [
        hire_option(s, side)
        for side in controls(s, seat)
        if hireling_at(s, side).must_act and hire_option(s, side) in hireling_offers(s, seat, window)
    ]


def use_hireling(s: Root, seat: int, option: Option) -> Flow[None]:
    """Do what a hireling offers."""
    if option is GIVE_ITEM:
        for side in range(FIRST_HIRELING, SIDES):
            yield from hireling_at(s, side).serve(s, side, seat)
        return
    for side in controls(s, seat):
        if hire_option(s, side) is option:
            if not hireling_at(s, side).often:
                note_action(s, side)
            yield from hireling_at(s, side).acts(s, side, seat)
