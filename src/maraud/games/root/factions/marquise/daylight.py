"""ROOT-6.5 The Marquise's Daylight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors, place, placeable, supply, take_away, with_piece, with_slot
from maraud.games.root.cards import BIRD
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.marquise.pieces import (
    BUILDINGS,
    POINTS,
    RECRUITER,
    SAWMILL,
    WARRIOR,
    WOOD,
    WOOD_COST,
    built,
    is_left,
)
from maraud.games.root.factions.marquise.words import (
    ACTION,
    BUILD_WHAT,
    BUILD_WHERE,
    BUILT,
    NO_ACTIONS_LEFT,
    NO_BIRD,
    NO_OVERWORK,
    NO_SITE,
    OVERWORK_CARD,
    OVERWORK_WHERE,
    OVERWORKED,
    PAY_WOOD,
    RECRUIT_WHERE,
    RECRUITED,
    RECRUITED_ALREADY,
    SPEND_BIRD,
)
from maraud.games.root.hands import has_match, matching, spend
from maraud.games.root.law.battle import battle_somewhere, may_battle
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.placing import place_at_each
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import do_of_daylight, is_of_daylight, offer_daylight
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, BUILD, CLEARING, EXTRA_ACTION, MARCH, OVERWORK, PIECE, RECRUIT
from maraud.games.root.state import Root
from maraud.games.root.words import NO_LEGAL_MOVE, NOBODY_TO_FIGHT

ACTIONS: Final = 3
STARTED: Final = 1  # marks of this part
HAS_RECRUITED: Final = 2


def actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-6.5 Up to three actions, one more for each bird card spent. One lap, one action.

    ROOT-6.5x1 Birds may be spent at any time between actions, also after the last.
    """
    if not s.marks & STARTED:
        s.marks, s.acts = STARTED, ACTIONS
    menu = Menu(s, seat, ACTION, PASS, (s.acts,))
    if s.acts:
        menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
        menu.offer(MARCH, may_move(s, seat), NO_LEGAL_MOVE)
        menu.offer(RECRUIT, may_recruit(s, seat), RECRUITED_ALREADY)
        menu.offer(BUILD, may_build(s, seat), NO_SITE)
        menu.offer(OVERWORK, bool(overworkable(s, seat)), NO_OVERWORK)
    else:
        for act in (BATTLE, MARCH, RECRUIT, BUILD, OVERWORK):
            menu.refuse(act, NO_ACTIONS_LEFT)
    menu.offer(EXTRA_ACTION, has_match(s, seat, BIRD), NO_BIRD)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if act is EXTRA_ACTION:
        yield from spend(s, seat, matching(s, seat, BIRD), SPEND_BIRD)
        s.acts += 1
    elif is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        s.acts -= 1
        yield from DO[act](s, seat)
    return AGAIN


def battle(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.5.1 One battle."""
    yield from battle_somewhere(s, seat)


def march(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.5.2 Up to two moves."""
    yield from take_move(s, seat)
    if may_move(s, seat):
        yield from take_move(s, seat, skip=PASS)


def may_recruit(s: Root, seat: int) -> bool:
    """ROOT-6.5.3 Only once per turn."""
    if s.marks & HAS_RECRUITED or not supply(s, WARRIOR):
        return False
    return placeable(s, seat, with_piece(s, RECRUITER)) > 0


def recruit(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.5.3 One warrior at each recruiter; with too few the Marquise choose where."""
    s.marks |= HAS_RECRUITED
    placed = yield from place_at_each(s, seat, RECRUITER, WARRIOR, RECRUIT_WHERE)
    s.tell(RECRUITED, (placed,))


def network(s: Root, seat: int, clearing: int) -> int:
    """ROOT-6.5.4.2x1 The clearings connected to one through clearings that the Marquise rule, as a mask."""
    reached, frontier = 1 << clearing, 1 << clearing
    while frontier:
        found = 0
        for near in MEMBERS[frontier]:
            found |= neighbors(s, seat, near)
        frontier = found & s.ruled[seat] & ~reached
        reached |= frontier
    return reached


def wood_for(s: Root, seat: int, clearing: int) -> int:
    """How much wood can be spent for a building in a clearing."""
    wood = 0
    for near in MEMBERS[network(s, seat, clearing)]:
        wood += s.count[WOOD][near]
    return wood


def sites(s: Root, seat: int, building: int) -> int:
    """ROOT-6.5.4.1 The clearings where a building of a kind can be built, as a mask."""
    if not is_left(s, building):
        return 0
    cost = WOOD_COST[built(s, building)]
    bits = 0
    for clearing in MEMBERS[s.ruled[seat] & with_slot(s)]:
        if not cost or wood_for(s, seat, clearing) >= cost:
            bits |= 1 << clearing
    return placeable(s, seat, bits)


def may_build(s: Root, seat: int) -> bool:
    """Whether any building can be built: the cheapest kind left decides."""
    costs = [WOOD_COST[built(s, building)] for building in BUILDINGS if is_left(s, building)]
    if not costs or not s.ruled[seat]:
        return False
    cheapest = min(costs)
    for clearing in MEMBERS[placeable(s, seat, s.ruled[seat] & with_slot(s))]:
        if not cheapest or wood_for(s, seat, clearing) >= cheapest:
            return True
    return False


def build(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.5.4 Choose a clearing and a kind, pay wood, place it and score."""
    possible = [sites(s, seat, building) for building in BUILDINGS]
    where = [CLEARING[c] for c in MEMBERS[possible[0] | possible[1] | possible[2]]]
    clearing = (yield Ask(seat, BUILD_WHERE, where)).value
    kinds = [PIECE[b] for place, b in enumerate(BUILDINGS) if possible[place] >> clearing & 1]
    building = (yield Ask(seat, BUILD_WHAT, kinds, (CLEARING[clearing],))).value
    column = built(s, building)
    yield from pay_wood(s, seat, clearing, WOOD_COST[column])
    place(s, seat, building, clearing)
    s.tell(BUILT, (PIECE[building], CLEARING[clearing]))
    score(s, seat, POINTS[building][column])


def pay_wood(s: Root, seat: int, clearing: int, cost: int) -> Flow[None]:
    """ROOT-6.5.4.2 The payer chooses the tokens; they return to the supply."""
    reach = network(s, seat, clearing)
    while cost:
        sources = [c for c in MEMBERS[reach] if s.count[WOOD][c]]
        source = sources[0]
        if len(sources) > 1 and wood_for(s, seat, clearing) > cost:
            source = (yield Ask(seat, PAY_WOOD, [CLEARING[c] for c in sources], (cost,))).value
        take_away(s, seat, WOOD, source)
        cost -= 1


def overworkable(s: Root, seat: int) -> int:
    """ROOT-6.5.5 The sawmills' clearings that a card of the hand matches, as a mask."""
    if not supply(s, WOOD):
        return 0
    bits = 0
    for clearing in MEMBERS[placeable(s, seat, with_piece(s, SAWMILL))]:
        if has_match(s, seat, s.suit[clearing]):
            bits |= 1 << clearing
    return bits


def overwork(s: Root, seat: int) -> Flow[None]:
    """ROOT-6.5.5 Spend a card that matches a sawmill's clearing: one wood there."""
    where = [CLEARING[c] for c in MEMBERS[overworkable(s, seat)]]
    clearing = (yield Ask(seat, OVERWORK_WHERE, where)).value
    yield from spend(s, seat, matching(s, seat, s.suit[clearing]), OVERWORK_CARD, (CLEARING[clearing],))
    place(s, seat, WOOD, clearing)
    s.tell(OVERWORKED, (CLEARING[clearing],))


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    BATTLE: battle,
    MARCH: march,
    RECRUIT: recruit,
    BUILD: build,
    OVERWORK: overwork,
}
