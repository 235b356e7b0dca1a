"""ROOT-H.WS Warm Sun Prophets and Lizard Envoys."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import placeable, supply
from maraud.games.root.cards import CARD_SUIT, IS_AMBUSH
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import card_options, enters_hand
from maraud.games.root.hirelings.acting import place_one, put, troop
from maraud.games.root.hirelings.hireling import Hireling, add
from maraud.games.root.hirelings.words import (
    ENVOYS_CARD,
    ENVOYS_TOOK,
    PREACH_HOW,
    PREACH_TO,
    PREACH_TO_WHERE,
    PREACH_WHERE,
    PREACH_WHOM,
    PROPHET_WHERE,
)
from maraud.games.root.law.battle import battle, defenders, seeming_defenders, tell_whether
from maraud.games.root.law.effects import IN_DAYLIGHT, START_OF_BIRDSONG
from maraud.games.root.law.moving import destinations, move
from maraud.games.root.lists import without_one
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BATTLE, CARD, CLEARING, FACTION, MOVE, PLACE
from maraud.games.root.pieces import WARRIOR_OF, faction
from maraud.games.root.state import Root, side_of

SEARCHED: Final = 5


class WarmSunProphets(Hireling):
    """ROOT-H.WS.1 to ROOT-H.WS.3 Four warriors who make others move and fight."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.WS.1 One at each ruin."""
        for clearing in MEMBERS[placeable(s, side, s.ruins)]:
            put(s, side, clearing)
        return
        yield

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.WS.2 With none on the map, one in any clearing."""
        if not s.where[side]:
            yield from place_one(s, side, seat, PROPHET_WHERE, ALL)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return bool(flocks(s, side)) or new_sites(s, side) != 0

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.WS.3 Force a player to battle or to move, or place a Prophet."""
        places = flocks(s, side)
        options = [PLACE] if new_sites(s, side) else []
        if any(can_be_sent(s, other, clearing) for clearing, other in places):
            options.append(MOVE)
        able = [(clearing, other) for clearing, other in places if may_be_sent_to_battle(s, other, clearing)]
        if able:
            options.append(BATTLE)
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, PREACH_HOW, options)
        if choice is PLACE:
            yield from place_one(s, side, seat, PROPHET_WHERE, new_sites(s, side))
            return
        if choice is MOVE:
            movable = [(clearing, other) for clearing, other in places if can_be_sent(s, other, clearing)]
            clearing, whom = yield from choose_flock(s, seat, movable)
            yield from send(s, seat, whom, clearing)
        else:
            clearing, whom = yield from choose_flock(s, seat, able)
            yield from force_battle(s, seat, whom, clearing, None)


def new_sites(s: Root, side: int) -> int:
    """The clearings without a Prophet where one could be placed, as a mask."""
    return placeable(s, side, ALL & ~s.where[side]) if supply(s, troop(s, side)) else 0


def fights(s: Root, other: int, clearing: int) -> bool:
    """Whether a player could battle in a clearing at all."""
    return FACTIONS[s.faction[other]].can_fight(s, other, clearing)


def may_be_sent_to_battle(s: Root, other: int, clearing: int) -> bool:
    """Whether a player could be made to battle in a clearing, as far as the controller can see."""
    return fights(s, other, clearing) and bool(seeming_defenders(s, other, clearing))


def flocks(s: Root, side: int) -> list[tuple[int, int]]:
    """Where a Prophet is, and the players there who can be forced to something: clearing and seat."""
    return [
        (clearing, other)
        for clearing in MEMBERS[s.where[side]]
        for other in range(s.seats)
        if can_be_sent(s, other, clearing) or may_be_sent_to_battle(s, other, clearing)
    ]


def ends(s: Root, other: int, clearing: int) -> int:
    """Where a player's pieces can move from a clearing by the player's own rules, as a mask."""
    faction_rules = FACTIONS[s.faction[other]]
    if faction_rules.pawn_at(s, other) == clearing:
        return faction_rules.pawn_moves(s, other)
    return destinations(s, other, clearing)


def can_be_sent(s: Root, other: int, clearing: int) -> bool:
    """Whether a player has a piece there that can move."""
    kind = WARRIOR_OF[s.faction[other]]
    is_there = FACTIONS[s.faction[other]].pawn_at(s, other) == clearing
    if not is_there and (kind < 0 or not s.count[kind][clearing]):
        return False
    return ends(s, other, clearing) != 0


def choose_flock(s: Root, seat: int, able: list[tuple[int, int]]) -> Flow[tuple[int, int]]:
    """Where, and which player."""
    clearings = sorted({clearing for clearing, _ in able})
    where: Option = CLEARING[clearings[0]]
    if len(clearings) > 1:
        where = yield Ask(seat, PREACH_WHERE, [CLEARING[clearing] for clearing in clearings])
    players = [FACTION[s.faction[other]] for clearing, other in able if clearing == where.value]
    whom = players[0]
    if len(players) > 1:
        whom = yield Ask(seat, PREACH_TO, players, (where,))
    return where.value, side_of(s, whom.value)


def send(s: Root, seat: int, whom: int, origin: int) -> Flow[None]:
    """ROOT-H.WS.3 As many pieces as can move go where the controller says, and may have to battle there."""
    options = [CLEARING[end] for end in MEMBERS[ends(s, whom, origin)]]
    end = yield Ask(seat, PREACH_TO_WHERE, options, (FACTION[s.faction[whom]], CLEARING[origin]))
    faction_rules = FACTIONS[s.faction[whom]]
    if faction_rules.pawn_at(s, whom) == origin:
        yield from faction_rules.move_pawn(s, whom, end.value)
    else:
        yield from move(s, whom, origin, end.value, s.count[WARRIOR_OF[s.faction[whom]]][origin])
    yield from force_battle(s, seat, whom, end.value, PASS)


def force_battle(s: Root, seat: int, whom: int, clearing: int, skip: Option | None) -> Flow[None]:
    """The controller names the defender. ROOT-H.WS.3x1 All else in the battle the forced player decides.

    ROOT-1.2.1 A defender is named who may take a card that the forced player does not hold: then there is no battle.
    """
    others = seeming_defenders(s, whom, clearing) if fights(s, whom, clearing) else []
    options = [FACTION[s.faction[other]] for other in others]
    if not options:
        return
    if skip is not None:
        options.insert(0, skip)
    choice = options[0]
    if len(options) > 1:
        choice = yield Ask(seat, PREACH_WHOM, options, (FACTION[s.faction[whom]], CLEARING[clearing]))
    if choice is skip:
        return
    defender = side_of(s, choice.value)
    able = defender in defenders(s, whom, clearing)
    if FACTIONS[s.faction[defender]].takes_card:
        tell_whether(s, whom, able)
    if able:
        yield from battle(s, whom, defender, clearing)


class LizardEnvoys(Hireling):
    """ROOT-H.WS.4"""

    acts_in = START_OF_BIRDSONG

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return bool(envoys_cards(s))

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.WS.4 A card of the most common suit of the discard pile's top five, but no ambush."""
        card = yield Ask(seat, ENVOYS_CARD, card_options(envoys_cards(s)))
        s.discard[card.value] -= 1
        s.pile = without_one(s.pile[::-1], card.value)[::-1]  # the topmost of its kind
        enters_hand(s, seat, card.value, EVERYONE)
        s.tell(ENVOYS_TOOK, (FACTION[s.faction[seat]], CARD[card.value]))


def top_cards(s: Root) -> list[int]:
    """The top five cards of the discard pile."""
    left = s.discard[:]
    top: list[int] = []
    for card in reversed(s.pile):
        if left[card] and len(top) < SEARCHED:
            left[card] -= 1
            top.append(card)
    return top


def envoys_cards(s: Root) -> list[int]:
    """ROOT-H.WS.4 What can be taken: birds are birds here, and of several most common suits any will do."""
    top = top_cards(s)
    suits = [sum(CARD_SUIT[card] == suit for card in top) for suit in range(4)]
    most = max(suits)
    return sorted({card for card in top if suits[CARD_SUIT[card]] == most and not IS_AMBUSH[card]})


add(WarmSunProphets(faction("warm-sun-prophets")))
add(LizardEnvoys(faction("lizard-envoys")))
