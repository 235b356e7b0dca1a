"""Rules of thumb for the Eyrie: a Decree that can be obeyed, roosts early, turmoil late."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import of_suit, placeable, supply, with_piece, with_slot
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.eyrie.pieces import (
    BATTLE,
    BUILD,
    BUILDER,
    CHARISMATIC,
    COMMANDER,
    DESPOT,
    MOVE,
    POINTS,
    RECRUIT,
    ROOST,
    WARRIOR,
    column_of,
    roosts,
    suit_of,
)
from maraud.games.root.factions.eyrie.words import (
    ADD_MORE,
    ADD_TO_DECREE,
    ADD_WHERE,
    BUILD_AT,
    DECREE,
    NEW_LEADER,
    NEW_ROOST_WHERE,
    RECRUIT_AT,
    START_CORNER,
    START_LEADER,
)
from maraud.games.root.law.battle import battlefields
from maraud.games.root.law.moving import origins
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import COLUMN, LEADER, SUIT
from maraud.games.root.prospects import best_battle, card_worth, rivals, would_rule
from maraud.games.root.state import Root

PREFERRED: Final = [DESPOT, COMMANDER, BUILDER, CHARISMATIC]
SECOND_FROM: Final = 1.0  # what a second card must promise
BUILD_BASE: Final = 0.5  # a card in Build, and what each makes the next one worth less
BUILD_MORE: Final = 1.2
NEW_SITE: Final = 0.5  # to rule a clearing where a roost can stand
TASK: Final = 2.0  # a card of the Decree that a move makes possible, or impossible


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Eyrie."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


# The Decree.


def add_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card whose best column promises most for what it is worth in hand; a second one only if it promises much."""
    best, most = PASS, SECOND_FROM if PASS in ask.options else -100.0
    for option in ask.options:
        if option is not PASS:
            worth = column_worth(s, seat, option.value)[0] - 0.3 * card_worth(s, seat, option.value)
            if worth > most:
                best, most = option, worth
    return best


def add_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """The column in which the card promises most."""
    card = ask.about[0]
    assert isinstance(card, Option)
    return COLUMN[column_worth(s, seat, card.value)[1]]


def column_worth(s: Root, seat: int, card: int) -> tuple[float, int]:
    """What a card promises in its best column, and which that is."""
    suit = CARD_SUIT[card]
    worths = [worth(s, seat, suit) for worth in (recruit_worth, move_worth, battle_worth, build_worth)]
    best = max(range(4), key=lambda column: worths[column])
    return worths[best], best


def tasks(s: Root, column: int, suit: int = -1) -> int:
    """How many cards of the Decree are in a column, of one suit or all."""
    return sum(column_of(entry) == column and suit in (-1, suit_of(entry)) for entry in s.decree)


def recruit_worth(s: Root, seat: int, suit: int) -> float:
    """To recruit takes a matching roost now and warriors for some turns."""
    if not with_piece(s, ROOST) & of_suit(s, suit):
        return -3.0
    each = 2 if s.leader == CHARISMATIC else 1
    turns = supply(s, WARRIOR) / (each * (1 + tasks(s, RECRUIT)))
    return 1.4 * each - 0.5 * tasks(s, RECRUIT) if turns >= 3 else -2.0


def move_worth(s: Root, seat: int, suit: int) -> float:
    """To move takes warriors in matching clearings."""
    places = (s.where[seat] & of_suit(s, suit)).bit_count()
    return min(places, 4) * 0.4 - 0.1 - 0.3 * tasks(s, MOVE) if places else -1.5


def battle_worth(s: Root, seat: int, suit: int) -> float:
    """To battle takes an enemy in a matching clearing, this turn and the next."""
    fields = battlefields(s, seat, of_suit(s, suit))
    if not fields:
        return -1.5
    return min(fields.bit_count(), 3) * 0.3 + best_battle(s, seat, fields)[0] - 0.4 * tasks(s, BATTLE)


def build_worth(s: Root, seat: int, suit: int) -> float:
    """To build takes a site each turn, and a roost."""
    left = supply(s, ROOST) - tasks(s, BUILD)
    free = sites(s, seat, suit).bit_count() - (tasks(s, BUILD) if suit == BIRD else tasks(s, BUILD, suit))
    if left <= 0 or free <= 0:
        return -2.0
    return BUILD_BASE + 0.5 * min(free, 3) + 0.2 * min(left, 4) - BUILD_MORE * tasks(s, BUILD)


def sites(s: Root, seat: int, suit: int) -> int:
    """Where a roost of a suit can be built now, as a mask."""
    return placeable(s, seat, s.ruled[seat] & of_suit(s, suit) & with_slot(s) & ~with_piece(s, ROOST))


def resolve(s: Root, seat: int, ask: Ask) -> Option | None:
    """First the suit with the fewest ways to carry it out, but for those with none at all."""
    column = column_of(s.decree_left[0])
    ways = {option: count_ways(s, seat, column, option.value) for option in ask.options if option.kind == "suit"}
    possible = [option for option, number in ways.items() if number]
    return min(possible or list(ways), key=lambda option: (option is SUIT[BIRD], ways[option]))


def count_ways(s: Root, seat: int, column: int, suit: int) -> int:
    """In how many clearings a card of the Decree can be carried out."""
    matching = of_suit(s, suit)
    if column == RECRUIT:
        return placeable(s, seat, with_piece(s, ROOST) & matching).bit_count()
    if column == MOVE:
        return origins(s, seat, matching).bit_count()
    if column == BATTLE:
        return battlefields(s, seat, matching).bit_count()
    return sites(s, seat, suit).bit_count()


def pending(s: Root, column: int) -> list[int]:
    """The suits of a column still to be resolved in this turn."""
    return [suit_of(entry) for entry in s.decree_left if column_of(entry) == column]


def lacks_site(s: Root, seat: int, suit: int) -> bool:
    """Whether there are fewer sites of a suit than cards that want one; for a bird, than cards in all."""
    wanted = pending(s, BUILD)
    number = len(wanted) if suit == BIRD else wanted.count(suit)
    return sites(s, seat, suit).bit_count() < number


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """Warriors are worth most where they make a card of the Decree possible that was not."""
    worth = 0.0
    could_build = s.open_slots[clearing] and not s.count[ROOST][clearing]
    if could_build and s.ruler[clearing] != seat and would_rule(s, seat, clearing, number):
        worth += NEW_SITE + sum(TASK for suit in pending(s, BUILD) if wants(s, seat, suit, clearing))
    for suit in pending(s, BATTLE):
        matching = of_suit(s, suit)
        if matching >> clearing & 1 and rivals(s, seat, clearing) and not battlefields(s, seat, matching):
            worth += TASK
    return worth


def wants(s: Root, seat: int, suit: int, clearing: int) -> bool:
    """Whether a card of a suit that is to be built lacks a site, and a clearing could be it."""
    return of_suit(s, suit) >> clearing & 1 > 0 and lacks_site(s, seat, suit)


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """And missed most where they alone made one possible."""
    cost = 0.0
    here = 1 << clearing
    wanted = pending(s, BUILD)
    if wanted and s.ruler[clearing] == seat and not would_rule(s, seat, clearing, -number):
        for suit in sorted(set(wanted)):
            places = sites(s, seat, suit)
            number_wanted = len(wanted) if suit == BIRD else wanted.count(suit)
            if places & here and places.bit_count() <= number_wanted:
                cost += TASK
    if s.count[WARRIOR][clearing] == number:
        cost += sum(TASK for suit in pending(s, BATTLE) if battlefields(s, seat, of_suit(s, suit)) == here)
    return cost


# Where.


def recruit_at(s: Root, seat: int, ask: Ask) -> Option | None:
    """At the roost with the most room around it and the fewest warriors."""
    return max(ask.options, key=lambda option: room(s, seat, option.value))


def room(s: Root, seat: int, clearing: int) -> float:
    """Clearings beside one where a roost could stand; enemies about; warriors that are there already."""
    free = rivalry = 0.0
    for near in MEMBERS[s.paths[clearing]]:
        free += s.open_slots[near] > 0 and not s.count[ROOST][near]
        rivalry += min(rivals(s, seat, near), 3)
    return free + 0.3 * rivalry + 0.5 * rivals(s, seat, clearing) - 0.7 * s.count[WARRIOR][clearing]


def build_at(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most warriors guard it, and of a suit without a roost if it may be."""
    has = [s.suit[clearing] for clearing in MEMBERS[with_piece(s, ROOST)]]
    return max(
        ask.options,
        key=lambda option: (
            s.count[WARRIOR][option.value] - rivals(s, seat, option.value) - 1.5 * has.count(s.suit[option.value])
        ),
    )


def roomiest(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there is most room around."""
    return max(ask.options, key=lambda option: room(s, seat, option.value))


def leader(s: Root, seat: int, ask: Ask) -> Option | None:
    """The leader whose columns can be obeyed; after turmoil whoever is left."""
    return next(LEADER[number] for number in PREFERRED if LEADER[number] in ask.options)


def promise(s: Root, seat: int) -> float:
    """What the Eyrie's position is good for: roosts for some turns, warriors, and a Decree that holds."""
    worth = 2.0 * POINTS[roosts(s)] + 0.5 * roosts(s) + 0.25 * (20 - supply(s, WARRIOR))
    return min(worth + 0.15 * len(s.decree) + 0.2 * len(s.hands[seat]), 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    ADD_TO_DECREE.key: add_card,
    ADD_MORE.key: add_card,
    ADD_WHERE.key: add_where,
    DECREE.key: resolve,
    RECRUIT_AT.key: recruit_at,
    BUILD_AT.key: build_at,
    NEW_ROOST_WHERE.key: roomiest,
    START_CORNER.key: roomiest,
    START_LEADER.key: leader,
    NEW_LEADER.key: leader,
}
