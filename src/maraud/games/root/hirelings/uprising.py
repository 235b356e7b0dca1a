"""ROOT-H.SU Spring Uprising and Rabbit Scouts."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import of_suit, placeable, supply
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import card_options, discard, has_match, matching, spend
from maraud.games.root.hirelings.acting import one_of, place_one, troop
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.words import (
    FACE_UPRISING,
    RISE_ACTION,
    RISE_WHERE,
    RISE_WHERE_NOW,
    SCOUT,
    SCOUTED,
    UPRISING_ROLLED,
)
from maraud.games.root.law.effects import START_OF_BIRDSONG
from maraud.games.root.law.removal import remove, remove_all_enemies
from maraud.games.root.options import CLEARING, FACTION, PLACE, REMOVE, SUIT
from maraud.games.root.pieces import faction
from maraud.games.root.state import HIGH_ROLL, Root

UPRISING_DIE: Final = Chance(SUIT, [0, 2, 2, 2])  # ROOT-H.D.2
START_WARRIORS: Final = 2


class SpringUprising(Hireling):
    """ROOT-H.SU.D Four warriors."""

    acts_in = START_OF_BIRDSONG
    must_act = True
    reacts_to_battles = True
    takes_card = True  # ROOT-H.SU.3

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SU.1 Two rolls, each with a warrior in a clearing of that suit."""
        for _ in range(START_WARRIORS):
            yield from rise(s, side, seat)

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SU.2 With none on the map, one roll and one warrior."""
        if not s.where[side]:
            yield from rise(s, side, seat)

    def can_be_attacked(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """ROOT-H.SU.3 Only by who can discard a card of that suit: no hireling can (ROOT-H.SU.3x1)."""
        return attacker < s.seats and has_match(s, attacker, s.suit[clearing])

    def seems_attackable(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        return attacker < s.seats and bool(s.hands[attacker])

    def at_start_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-H.SU.3 The attacker discards it."""
        if side == defender and attacker < s.seats:
            yield from spend(s, attacker, matching(s, attacker, s.suit[clearing]), FACE_UPRISING, (CLEARING[clearing],))

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return True

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.SU.4 Roll; then remove a warrior and all enemies of a clearing of that suit, or place a warrior."""
        suit = yield UPRISING_DIE
        s.tell(UPRISING_ROLLED, (suit,))
        uprisings = s.where[side] & of_suit(s, suit.value)
        sites = placeable(s, side, of_suit(s, suit.value)) if supply(s, troop(s, side)) else 0
        options = [REMOVE] if uprisings else []
        if sites:
            options.append(PLACE)
        if not options:  # ROOT-H.SU.4x2
            return
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, RISE_ACTION, options, (suit,))
        if choice is PLACE:
            yield from place_one(s, side, seat, RISE_WHERE, sites)
        else:
            clearing = yield from one_of(s, side, seat, RISE_WHERE_NOW, uprisings)
            yield from remove(s, [Loss(side, troop(s, side), clearing, 1, side)])
            yield from remove_all_enemies(s, side, 1 << clearing)  # ROOT-H.SU.4x1


def rise(s: Root, side: int, seat: int) -> Flow[None]:
    """A roll of the uprising die, and a warrior in a clearing of that suit."""
    suit = yield UPRISING_DIE
    s.tell(UPRISING_ROLLED, (suit,))
    yield from place_one(s, side, seat, RISE_WHERE, of_suit(s, suit.value))


class RabbitScouts(Hireling):
    """ROOT-H.SU.5"""

    reacts_to_battles = True

    def before_roll(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-H.SU.5 As defender the controller may spend a card for the higher roll. Asked with any hand."""
        if defender != controller(s, side) or not s.hands[defender]:
            return
        options = [PASS, *card_options(matching(s, defender, s.suit[clearing]))]
        card = yield Ask(defender, SCOUT, options, (CLEARING[clearing],))
        if card is not PASS:
            discard(s, defender, card.value)
            s.battle[HIGH_ROLL] = 1
            s.tell(SCOUTED, (FACTION[s.faction[defender]],))


add(SpringUprising(faction("spring-uprising")))
add(RabbitScouts(faction("rabbit-scouts")))
