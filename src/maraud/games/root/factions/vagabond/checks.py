"""Whether what a Vagabond has can be so, in a state that came from outside."""

from __future__ import annotations

from typing import Final

from maraud.games.root.factions.vagabond.items import ITEMS
from maraud.games.root.factions.vagabond.relations import HOSTILE
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.quests import CHARACTER_IDS, QUEST_IDS
from maraud.games.root.state import TURNS, Root

ALLIED: Final = 3
STATES: Final = 4  # of an item
MOST_ITEMS: Final = 30


def check(s: Root, side: int) -> str:
    """Character, pawn, items, relationships, quests. There are none before he has set up."""
    character, gear, relations = s.character[side], s.gear[side], s.relations[side]
    if s.phase == TURNS and character < 0:
        return "A Vagabond has no character."
    if not -1 <= character < len(CHARACTER_IDS):
        return "There is no such character."
    if character < 0:
        return "" if not gear and not relations and not s.pawn[side] else "A Vagabond has things before his set-up."
    if s.character.count(character) > 1:
        return "Two Vagabonds are one character."
    if s.pawn[side] not in CLEARINGS and -s.pawn[side] not in s.board.forests and (s.pawn[side] or s.phase == TURNS):
        return "A Vagabond is in no clearing and in no forest."
    if len(gear) != ITEMS * STATES or any(not 0 <= number <= MOST_ITEMS for number in gear):
        return "The items of a Vagabond are not in order."
    if len(relations) != s.seats or any(not HOSTILE <= relation <= ALLIED for relation in relations):
        return "The relationships of a Vagabond are not in order."
    quests = [*s.quests, *(quest for done in s.quests_done for quest in done)]
    if any(not 0 <= quest < len(s.quest_deck) or s.quest_deck[quest] for quest in quests):
        return "A quest is where it cannot be."
    if len(s.quest_deck) not in (0, len(QUEST_IDS)) or len(quests) != len(set(quests)):
        return "A quest is there twice."
    return ""
