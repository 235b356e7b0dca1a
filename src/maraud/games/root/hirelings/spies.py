"""ROOT-H.CS Corvid Spies and Raven Sentries."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import cardboard, has_piece, of_suit, placeable, supply
from maraud.games.root.cards import SUITS
from maraud.games.root.decks.standard import deal_extra_hit, take_random_card
from maraud.games.root.hirelings.acting import one_of, place_one, troop, troop_battles_in
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.words import SPIES_ACTION, SPIES_NEXT, SPIES_STEAL, SPY_WHERE
from maraud.games.root.law.battle import battlefields
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BATTLE, ROB
from maraud.games.root.pieces import NO_FACTION, faction
from maraud.games.root.state import SIDES, Root, are_enemies, opponents

NEW_SPIES: Final = 2


class CorvidSpies(Hireling):
    """ROOT-H.CS.1, ROOT-H.CS.2 Six warriors."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.CS.1 Two of them, in two clearings of one suit."""
        first = yield from place_one(s, side, seat, SPY_WHERE, with_twin(s))
        if first:
            yield from place_one(s, side, seat, SPY_WHERE, of_suit(s, s.suit[first]) & ~(1 << first))

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return hiding_places(s, side) != 0 or battlefields(s, side) != 0 or rich(s, side, seat) != 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.CS.2 Two Spies among enemies; then a battle wherever one is, or a card of each enemy in one place."""
        for _ in range(NEW_SPIES):
            yield from place_one(s, side, seat, SPY_WHERE, hiding_places(s, side))
        options = [BATTLE] if battlefields(s, side) else []
        if rich(s, side, seat):
            options.append(ROB)
        if not options:
            return
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, SPIES_ACTION, options)
        if choice is BATTLE:
            yield from battle_everywhere(s, side, seat, s.where[side])
        else:
            clearing = yield from one_of(s, side, seat, SPIES_STEAL, rich(s, side, seat))
            for other in robbed(s, seat, clearing):
                yield from take_random_card(s, seat, other)


def with_twin(s: Root) -> int:
    """The clearings of suits that two clearings or more have, as a mask."""
    bits = 0
    for suit in SUITS:
        if of_suit(s, suit).bit_count() > 1:
            bits |= of_suit(s, suit)
    return bits


def hiding_places(s: Root, side: int) -> int:
    """The clearings with enemy pieces where a Spy could be placed, as a mask."""
    if not supply(s, troop(s, side)):
        return 0
    enemies = [e for e in range(SIDES) if s.faction[e] != NO_FACTION and are_enemies(s, side, e)]
    bits = 0
    for clearing in MEMBERS[placeable(s, side, ALL)]:
        if any(has_piece(s, enemy, clearing) for enemy in enemies):
            bits |= 1 << clearing
    return bits


def battle_everywhere(s: Root, side: int, seat: int, clearings: int) -> Flow[None]:
    """A battle in each of some clearings where one can be fought, in the controller's order."""
    while True:
        left = clearings & battlefields(s, side)
        if not left:
            return
        clearing = yield from one_of(s, side, seat, SPIES_NEXT, left)
        clearings &= ~(1 << clearing)
        yield from troop_battles_in(s, side, clearing)


def robbed(s: Root, seat: int, clearing: int) -> list[int]:
    """The enemy players with cards and a faction piece in a clearing."""
    return [
        other
        for other in opponents(s, seat)
        if s.hands[other] and are_enemies(s, seat, other) and has_piece(s, other, clearing)
    ]


def rich(s: Root, side: int, seat: int) -> int:
    """The clearings with a Spy and somebody to take a card from, as a mask."""
    bits = 0
    for clearing in MEMBERS[s.where[side]]:
        if robbed(s, seat, clearing):
            bits |= 1 << clearing
    return bits


class RavenSentries(Hireling):
    """ROOT-H.CS.3"""

    reacts_to_battles = True

    def before_roll(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-H.CS.3 The controller deals an extra hit where a building or token of the own faction is."""
        seat = controller(s, side)
        if seat in (attacker, defender) and cardboard(s, seat, clearing):
            deal_extra_hit(s, seat)
        return
        yield


add(CorvidSpies(faction("corvid-spies")))
add(RavenSentries(faction("raven-sentries")))
