"""ROOT-9.5.5 Quests."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.games.root.factions.vagabond.items import (
    FRESH,
    ITEMS,
    TIRED_AND_DAMAGED,
    change,
    exhaust,
    in_states,
    ready,
)
from maraud.games.root.factions.vagabond.set_up import turn_up_quest
from maraud.games.root.factions.vagabond.words import IMPROVISE_FOR, QUEST_DONE, QUEST_REWARD, WHICH_QUEST
from maraud.games.root.hands import draw
from maraud.games.root.law.points import score
from maraud.games.root.options import DRAW_TWO, QUEST, SCORE_QUESTS
from maraud.games.root.quests import ADVENTURER, QUEST_ITEMS, QUEST_SUIT
from maraud.games.root.state import Root

REWARD_CARDS: Final = 2
HAS_IMPROVISED: Final = 4  # a mark of Daylight


def possible_quests(s: Root, seat: int) -> list[int]:
    """The face-up quests of the clearing's suit whose items are ready."""
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


def can_pay(s: Root, seat: int, quest: int) -> bool:
    """ROOT-9.5.5 Both items are ready; ROOT-V.7.2 the Adventurer may improvise one of them, once per turn."""
    lacking = missing(s, seat, quest)
    if not lacking:
        return True
    if len(lacking) > 1 or s.character[seat] != ADVENTURER or s.marks & HAS_IMPROVISED:
        return False
    return sum(ready(s, seat, item) for item in range(ITEMS)) >= len(QUEST_ITEMS[quest])


def complete_quest(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.5 Exhaust the items; score for the quests of that suit, or draw two cards; then turn up a quest."""
    quest = (yield Ask(seat, WHICH_QUEST, [QUEST[quest] for quest in possible_quests(s, seat)])).value
    lacking = missing(s, seat, quest)
    to_improvise = bool(lacking)
    for item in QUEST_ITEMS[quest]:
        if item in lacking:
            lacking.remove(item)
        else:
            exhaust(s, seat, item)
    if to_improvise:
        yield from improvise(s, seat)
    s.quests.remove(quest)
    s.quests_done[seat].append(quest)
    s.tell(QUEST_DONE, (QUEST[quest],))
    number = sum(QUEST_SUIT[done] == QUEST_SUIT[quest] for done in s.quests_done[seat])
    reward = yield Ask(seat, QUEST_REWARD, [SCORE_QUESTS, DRAW_TWO], (number,))
    if reward is SCORE_QUESTS:
        score(s, seat, number)
    else:
        yield from draw(s, seat, REWARD_CARDS)
    yield from turn_up_quest(s)


def improvise(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.7.2 One unexhausted item counts as any other; it is exhausted and damaged."""
    s.marks |= HAS_IMPROVISED
    item = yield Ask(seat, IMPROVISE_FOR, in_states(s, seat, (FRESH,)))
    change(s, seat, item.value, FRESH, TIRED_AND_DAMAGED)
