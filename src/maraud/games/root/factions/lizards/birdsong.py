"""ROOT-10.4.3 The conspiracies of the Cult."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import add_to_supply, may_place, of_suit, supply
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.lizards.pieces import (
    CONVERT_COST,
    CRUSADE_COST,
    GARDEN,
    SANCTIFY_COST,
    WARRIOR,
    cost,
)
from maraud.games.root.factions.lizards.words import (
    CONSPIRE,
    CONSPIRED,
    CONVERT_WHERE,
    CONVERT_WHOM,
    CONVERTED,
    CRUSADE_HOW,
    CRUSADE_ON,
    NO_CONSPIRACY,
    SANCTIFIED,
    SANCTIFY_WHAT,
    SANCTIFY_WHERE,
)
from maraud.games.root.law.battle import (
    battle_in,
    battle_somewhere,
    defenders,
    may_battle,
    might_battle,
    move_or_battle,
)
from maraud.games.root.law.effects import IN_BIRDSONG, offer_effects, use_effect
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.removal import removable, replace
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, CONVERT, CRUSADE, FACTION, NUMBER, PIECE, SANCTIFY, SUIT
from maraud.games.root.pieces import BUILDING, CARDBOARD_OF, KIND_FACTION, KIND_SORT, NO_FACTION, WARRIORS_OF, WIDTH
from maraud.games.root.state import Root, are_enemies

PRICES: Final[dict[Option, int]] = {CRUSADE: CRUSADE_COST, CONVERT: CONVERT_COST, SANCTIFY: SANCTIFY_COST}
BUILDINGS_OF: Final = [[kind for kind in kinds if KIND_SORT[kind] == BUILDING] for kinds in CARDBOARD_OF]  # [faction]


def conspire(s: Root, seat: int) -> Flow[bool]:
    """ROOT-10.4.3 Any number of conspiracies in Outcast clearings, in any order. One lap, one conspiracy."""
    menu = Menu(s, seat, CONSPIRE, PASS, (SUIT[s.outcast], s.acolytes))
    for option, possible in (
        (CRUSADE, may_crusade(s, seat)),
        (CONVERT, bool(converts(s, seat))),
        (SANCTIFY, bool(holy_sites(s, seat))),
    ):
        price = cost(s, PRICES[option])
        menu.offer(option, s.acolytes >= price and possible, NO_CONSPIRACY, (NUMBER[price],))
    if len(menu.options) == 1 and not (s.acolytes >= cost(s, CRUSADE_COST) and might_battle(s, seat, outcasts(s))):
        return DONE
    offer_effects(s, seat, IN_BIRDSONG, menu)  # ROOT-IMPL-29
    choice = yield menu
    if choice is PASS:
        return DONE
    if choice.kind in ("use", "hire"):
        yield from use_effect(s, seat, IN_BIRDSONG, choice)
        return AGAIN
    if choice is CRUSADE:
        pay(s, CRUSADE, CRUSADE_COST)
        yield from crusade(s, seat)
    elif choice is CONVERT:
        yield from convert(s, seat)
    else:
        yield from sanctify(s, seat)
    return AGAIN


def pay(s: Root, what: Option, price: int) -> None:
    """ROOT-10.4.3 Acolytes go back to the supply."""
    number = cost(s, price)
    s.acolytes -= number
    add_to_supply(s, WARRIOR, number)
    s.tell(CONSPIRED, (NUMBER[number], what))


def outcasts(s: Root) -> int:
    """ROOT-10.4.3 The Outcast clearings, as a mask."""
    return of_suit(s, s.outcast)


# Crusade.


def may_crusade(s: Root, seat: int) -> bool:
    """Whether there is a battle or a move from an Outcast clearing."""
    return may_battle(s, seat, outcasts(s)) or may_move(s, seat, outcasts(s))


def crusade(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.4.3.1 A battle in an Outcast clearing, or a move out of one and perhaps a battle where it ends.

    ROOT-10.4.3x3 The move is a move as any other.
    """
    way = yield from move_or_battle(s, seat, CRUSADE_HOW, may_move(s, seat, outcasts(s)), outcasts(s))
    if way is BATTLE:
        yield from battle_somewhere(s, seat, outcasts(s))
        return
    there = yield from take_move(s, seat, outcasts(s))
    if might_battle(s, seat, 1 << there):
        options = [PASS, BATTLE] if defenders(s, seat, there) else [PASS]
        choice = yield Ask(seat, CRUSADE_ON, options, (CLEARING[there],))
        if choice is BATTLE:
            yield from battle_in(s, seat, there)


# Convert and Sanctify: replacing.


def victims(s: Root, seat: int, sort: list[list[int]]) -> list[int]:
    """`kind * WIDTH + clearing` of the enemy pieces in Outcast clearings that can be replaced; `sort`: by faction."""
    return [
        kind * WIDTH + clearing
        for clearing in MEMBERS[outcasts(s)]
        if may_place(s, seat, clearing)
        for side in range(s.sides)
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side)
        for kind in removable(s, side, clearing, seat, sort[s.faction[side]])
    ]


def converts(s: Root, seat: int) -> list[int]:
    """ROOT-10.4.3x1 The enemy warriors that can be converted; an acolyte that is spent can take their place."""
    return victims(s, seat, WARRIORS_OF) if supply(s, WARRIOR) + cost(s, CONVERT_COST) else []


def holy_sites(s: Root, seat: int) -> list[int]:
    """ROOT-10.4.3x1 The enemy buildings that can become gardens, while there is one of the Outcast suit.

    ROOT-10.4.3x4 Bases are buildings, sympathy is none.
    """
    return victims(s, seat, BUILDINGS_OF) if supply(s, GARDEN[s.outcast]) else []


def convert(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.4.3.2 An enemy warrior in an Outcast clearing is replaced by one of the Cult."""
    targets = converts(s, seat)
    clearings = sorted({target % WIDTH for target in targets})
    where = yield Ask(seat, CONVERT_WHERE, [CLEARING[clearing] for clearing in clearings])
    kinds = [target // WIDTH for target in targets if target % WIDTH == where.value]
    whom = yield Ask(seat, CONVERT_WHOM, [FACTION[KIND_FACTION[kind]] for kind in kinds], (where,))
    kind = next((kind for kind in kinds if KIND_FACTION[kind] == whom.value), -1)
    pay(s, CONVERT, CONVERT_COST)
    yield from replace(s, seat, kind, where.value, WARRIOR)
    s.tell(CONVERTED, (where,))


def sanctify(s: Root, seat: int) -> Flow[None]:
    """ROOT-10.4.3.3 An enemy building in an Outcast clearing is replaced by a garden.

    ROOT-10.4.3x2 It is removed as any other, with its point and all that follows.
    """
    targets = holy_sites(s, seat)
    clearings = sorted({target % WIDTH for target in targets})
    where = yield Ask(seat, SANCTIFY_WHERE, [CLEARING[clearing] for clearing in clearings])
    kinds = [PIECE[target // WIDTH] for target in targets if target % WIDTH == where.value]
    kind = yield Ask(seat, SANCTIFY_WHAT, kinds, (where,))
    pay(s, SANCTIFY, SANCTIFY_COST)
    yield from replace(s, seat, kind.value, where.value, GARDEN[s.outcast])
    s.tell(SANCTIFIED, (where,))
