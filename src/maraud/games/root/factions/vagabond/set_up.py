"""ROOT-9.3 Setting up a Vagabond."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.vocabulary import Option
from maraud.games.root.factions.vagabond.items import ITEMS, gain
from maraud.games.root.factions.vagabond.words import ARRIVED, QUEST_TURNED, START_FOREST, WHICH_CHARACTER
from maraud.games.root.lists import changed, with_row
from maraud.games.root.options import CHARACTER, FOREST, QUEST
from maraud.games.root.pieces import SECOND_VAGABOND, VAGABOND
from maraud.games.root.quests import CHARACTER_ITEMS, QUEST_IDS
from maraud.games.root.setup.ruins import lay_ruin_items
from maraud.games.root.state import Root

FACE_UP: Final = 3


def set_up(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.3.1 A character, ROOT-9.3.2 a forest, ROOT-9.3.3 quests, ROOT-9.3.5 items, ROOT-9.3.6 relationships."""
    free = [character for character in CHARACTER if character.value not in s.character]
    character = yield Ask(seat, WHICH_CHARACTER, free)
    yield from wander(s, seat, character)


def sets_up_as_dealt(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.8.2.3, ROOT-A.SC.VAGABOND As the character that lay beside the card.

    One item under each ruin unless they lie there; for a second Vagabond one more.
    """
    vagabonds = sum(faction in s.faction for faction in (VAGABOND, SECOND_VAGABOND))
    if not sum(s.ruin_pool) or vagabonds > 1:
        lay_ruin_items(s)
    yield from wander(s, seat, CHARACTER[s.beside[s.faction[seat] - VAGABOND]])


def wander(s: Root, seat: int, character: Option) -> Flow[None]:
    """ROOT-9.3.2 A forest to start in, ROOT-9.3.5 the character's items; quests once (ROOT-A.SC.VAGABONDx1)."""
    s.character = changed(s.character, seat, character.value)
    s.gear = with_row(s.gear, seat, [0] * (ITEMS * 4))
    s.relations = with_row(s.relations, seat, [0] * s.seats)
    for item in CHARACTER_ITEMS[character.value]:
        gain(s, seat, item)
    forest = yield Ask(seat, START_FOREST, [FOREST[number] for number in s.board.forests])
    s.pawn = changed(s.pawn, seat, -forest.value)
    s.tell(ARRIVED, (character, forest))
    if not s.quest_deck:
        s.quest_deck = [1 for _ in QUEST_IDS]
        for _ in range(FACE_UP):
            yield from turn_up_quest(s)


def turn_up_quest(s: Root) -> Flow[None]:
    """ROOT-9.5.5 A new quest, if any is left."""
    if sum(s.quest_deck):
        quest = yield Chance(QUEST, s.quest_deck)
        s.quest_deck = changed(s.quest_deck, quest.value, 0)
        s.quests = [*s.quests, quest.value]
        s.tell(QUEST_TURNED, (quest,))
