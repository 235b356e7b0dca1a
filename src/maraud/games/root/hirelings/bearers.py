"""ROOT-H.FB Flame Bearers and Rat Smugglers."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors, placeable, supply, warriors
from maraud.games.root.cards import CARD_ITEM
from maraud.games.root.factions.faction import FACTIONS, Loss
from maraud.games.root.hands import card_options, different, discard
from maraud.games.root.hirelings.acting import place_one, troop
from maraud.games.root.hirelings.hireling import Hireling, add
from maraud.games.root.hirelings.words import BEARER_WHERE, BURN_WHAT, BURN_WHOM, SMUGGLE, SMUGGLE_HOW
from maraud.games.root.law.battle import battle_somewhere, might_battle, move_or_battle, show_whether
from maraud.games.root.law.effects import IN_DAYLIGHT, START_OF_BIRDSONG
from maraud.games.root.law.moving import may_move_anything, move_anything
from maraud.games.root.law.removal import removable, remove
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, FACTION, MOVE, PIECE
from maraud.games.root.pieces import CARDBOARD_OF, NO_FACTION, faction
from maraud.games.root.state import SIDES, Root, are_enemies, side_of

NEW_BEARERS: Final = 2


class FlameBearers(Hireling):
    """ROOT-H.FB.1 to ROOT-H.FB.3 Six warriors."""

    acts_in = START_OF_BIRDSONG
    must_act = True

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FB.1 Two in any clearings."""
        yield from two_anywhere(s, side, seat)

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FB.2 With none on the map, two in any clearings."""
        if not s.where[side]:
            yield from two_anywhere(s, side, seat)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return True

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FB.3 Each Bearer burns an enemy piece where it is; then a new one comes."""
        for clearing in MEMBERS[s.where[side]]:
            for _ in range(s.count[troop(s, side)][clearing]):
                yield from burn(s, side, seat, clearing)
        near = s.where[side]
        for clearing in MEMBERS[s.where[side]]:
            near |= neighbors(s, side, clearing)
        if near and supply(s, troop(s, side)) and placeable(s, side, near):
            yield from place_one(s, side, seat, BEARER_WHERE, near)
        else:
            yield from two_anywhere(s, side, seat)


def two_anywhere(s: Root, side: int, seat: int) -> Flow[None]:
    """Two Bearers, in one clearing or two."""
    for _ in range(NEW_BEARERS):
        yield from place_one(s, side, seat, BEARER_WHERE, ALL)


def burnable(s: Root, side: int, other: int, clearing: int) -> list[int]:
    """The kinds of pieces of an enemy that can be burned: its warriors before all else (ROOT-H.FB.3x1)."""
    fighters = removable(s, other, clearing, side, FACTIONS[s.faction[other]].warrior_kinds())
    if fighters or warriors(s, other, clearing):
        return fighters
    return removable(s, other, clearing, side, CARDBOARD_OF[s.faction[other]])


def burn(s: Root, side: int, seat: int, clearing: int) -> Flow[None]:
    """One enemy piece of a clearing is removed."""
    enemies = [
        other
        for other in range(SIDES)
        if s.faction[other] != NO_FACTION and are_enemies(s, side, other) and burnable(s, side, other, clearing)
    ]
    if not enemies:
        return
    whom: Option = FACTION[s.faction[enemies[0]]]
    if len(enemies) > 1:
        options = [FACTION[s.faction[other]] for other in enemies]
        whom = yield Ask(seat, BURN_WHOM, options, (CLEARING[clearing],))
    other = side_of(s, whom.value)
    kinds = [PIECE[kind] for kind in burnable(s, side, other, clearing)]
    what = kinds[0]
    if len(kinds) > 1:
        what = yield Ask(seat, BURN_WHAT, kinds, (whom, CLEARING[clearing]))
    yield from remove(s, [Loss(other, what.value, clearing, 1, side)])


class RatSmugglers(Hireling):
    """ROOT-H.FB.4"""

    acts_in = IN_DAYLIGHT
    often = True

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        """Offered with any hand: what is offered must not tell what it holds."""
        return bool(s.hands[seat]) and (might_battle(s, seat) or may_move_anything(s, seat))

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.FB.4 Discard a card that shows an item to move or to battle; as often as there are such cards."""
        card = yield Ask(seat, SMUGGLE, [PASS, *card_options(smuggled(s, seat))])
        if card is PASS:
            return
        discard(s, seat, card.value)
        if not may_move_anything(s, seat):
            show_whether(s, seat, ALL)
        choice = yield from move_or_battle(s, seat, SMUGGLE_HOW, may_move_anything(s, seat))
        if choice is MOVE:
            yield from move_anything(s, seat)
        elif choice is BATTLE:
            yield from battle_somewhere(s, seat)


def smuggled(s: Root, seat: int) -> list[int]:
    """The cards of a hand that show an item."""
    return [card for card in different(s.hands[seat]) if CARD_ITEM[card] >= 0]


add(FlameBearers(faction("flame-bearers")))
add(RatSmugglers(faction("rat-smugglers")))
