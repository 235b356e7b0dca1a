"""ROOT-9.5.5 Quests."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.factions.vagabond.items import ITEMS, choose_item, damage, exhaust, ready
from maraud.games.root.factions.vagabond.set_up import turn_up_quest
from maraud.games.root.factions.vagabond.words import (
    IMPROVISE_FOR,
    IMPROVISE_WITH,
    QUEST_DONE,
    QUEST_REWARD,
    WHICH_QUEST,
)
from maraud.games.root.hands import draw
from maraud.games.root.law.points import score
from maraud.games.root.lists import with_row, without_one
from maraud.games.root.options import DRAW_TWO, ITEM, QUEST, SCORE_QUESTS, TIRED
from maraud.games.root.quests import ADVENTURER, QUEST_ITEMS, QUEST_SUIT
from maraud.games.root.state import Root

REWARD_CARDS: Final = 2
HAS_IMPROVISED: Final = 4  # a mark of Daylight
NOTHING: Final = -1


def possible_quests(s: Root, seat: int) -> list[int]:
    """The face-up quests of the clearing's suit whose items are ready. ROOT-9.7.2 All Vagabonds share them."""
    here = s.pawn[seat]
    if here <= 0:
        return []
    return [quest for quest in s.quests if QUEST_SUIT[quest] == s.suit[here] and can_pay(s, seat, quest)]


def missing(s: Root, seat: int, quest: int) -> list[int]:
    """The items of a quest that are not ready."""
    left = [ready(s, seat, item) for item in range(ITEMS)]
    lacking: list[int] = []
    for item in QUEST_ITEMS[quest]:
        if left[item]:
            left[item] -= 1
        else:
            lacking.append(item)
    return lacking


def stand_ins(s: Root, seat: int, quest: int, item: int) -> list[int]:
    """ROOT-V.7.2 What the Adventurer can exhaust for an item of a quest, once per turn; the other one is needed too."""
    if s.character[seat] != ADVENTURER or s.marks & HAS_IMPROVISED:
        return []
    rest = QUEST_ITEMS[quest][:]
    rest.remove(item)
    return [other for other in range(ITEMS) if other != item and ready(s, seat, other) > rest.count(other)]


def can_pay(s: Root, seat: int, quest: int) -> bool:
    """ROOT-9.5.5 Both items are ready, or one where the Adventurer improvises the other."""
    lacking = missing(s, seat, quest)
    return not lacking or (len(lacking) == 1 and bool(stand_ins(s, seat, quest, lacking[0])))


def complete_quest(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.5 Exhaust the items; score for the quests of that suit, or draw two cards; then turn up a quest."""
    quest = (yield Ask(seat, WHICH_QUEST, [QUEST[quest] for quest in possible_quests(s, seat)])).value
    improvised = yield from improvise(s, seat, quest)
    for item in QUEST_ITEMS[quest]:
        if item == improvised:
            improvised = NOTHING
        else:
            exhaust(s, seat, item)
    s.quests = without_one(s.quests, quest)
    s.quests_done = with_row(s.quests_done, seat, [*s.quests_done[seat], quest])
    s.tell(QUEST_DONE, (QUEST[quest],))
    number = sum(QUEST_SUIT[done] == QUEST_SUIT[quest] for done in s.quests_done[seat])
    reward = yield Ask(seat, QUEST_REWARD, [SCORE_QUESTS, DRAW_TWO], (number,))
    if reward is SCORE_QUESTS:
        score(s, seat, number)
    else:
        yield from draw(s, seat, REWARD_CARDS)
    yield from turn_up_quest(s)


def improvise(s: Root, seat: int, quest: int) -> Flow[int]:
    """ROOT-V.7.2 One unexhausted item counts as any other; it is exhausted and damaged. Gives what it stood for."""
    lacking = missing(s, seat, quest)
    options = [ITEM[item] for item in range(ITEMS) if item in QUEST_ITEMS[quest] and stand_ins(s, seat, quest, item)]
    if lacking:
        choice = ITEM[lacking[0]]
    elif options:
        choice = yield Ask(seat, IMPROVISE_FOR, [PASS, *options])
    else:
        choice = PASS
    if choice is PASS:
        return NOTHING
    ready_items = [ITEM[item] for item in stand_ins(s, seat, quest, choice.value)]
    item = yield from choose_item(s, seat, IMPROVISE_WITH, ready_items, (choice,))
    s.marks |= HAS_IMPROVISED
    exhaust(s, seat, item.value)
    damage(s, seat, TIRED[item.value])
    return choice.value
