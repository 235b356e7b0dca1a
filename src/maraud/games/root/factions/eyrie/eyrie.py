"""ROOT-7 The Eyrie Dynasties: their abilities, and the parts of their turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_IDS, CARD_POINTS
from maraud.games.root.factions.eyrie.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.eyrie.birdsong import add_to_decree, emergency_orders, new_roost
from maraud.games.root.factions.eyrie.checks import check
from maraud.games.root.factions.eyrie.daylight import resolve_decree
from maraud.games.root.factions.eyrie.evening import draw_and_discard, score_roosts
from maraud.games.root.factions.eyrie.pieces import (
    BUILDER,
    COMMANDER,
    DESPOT,
    ROOST,
    VIZIER,
    WARRIOR,
    card_of,
    column_of,
)
from maraud.games.root.factions.eyrie.set_up import set_up, sets_up_at_home
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.law.crafting import craft
from maraud.games.root.options import COLUMN, LEADER
from maraud.games.root.pieces import EYRIE, KIND_SORT
from maraud.games.root.pieces import WARRIOR as IS_WARRIOR
from maraud.games.root.state import ATTACKER, BONUS_SCORED, Root


class Eyrie(Faction):
    """ROOT-7 The Eyrie Dynasties."""

    claims_rule = True
    rules_ties = True
    has_removal_bonus = True

    def birdsong(self) -> list[Part]:
        return [emergency_orders, add_to_decree, new_roost]

    def daylight(self) -> list[Part]:
        """ROOT-7.5.1, ROOT-7.5.2"""
        return [craft, resolve_decree]

    def evening(self) -> list[Part]:
        return [score_roosts, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def crafts_with(self) -> list[int]:
        """ROOT-7.2.1"""
        return [ROOST]

    def claims(self, s: Root, side: int, clearing: int, most: int) -> bool:
        """ROOT-7.2.2 Lords of the Forest: they rule when tied for most, with a piece of theirs there."""
        if not most or s.strength[side][clearing] != most:
            return False
        return s.count[WARRIOR][clearing] + s.count[ROOST][clearing] > 0

    def item_points(self, s: Root, side: int, card: int) -> int:
        """ROOT-7.2.3 Disdain for Trade: one point. ROOT-7.8.1 The Builder ignores it."""
        return CARD_POINTS[card] if s.leader == BUILDER else 1

    def extra_hits(self, s: Root, side: int, attacking: bool, clearing: int) -> int:
        """ROOT-7.8.3 The Commander deals an extra hit as attacker."""
        return 1 if attacking and s.leader == COMMANDER else 0

    def removal_bonus(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> int:
        """ROOT-7.8.4 The Despot: one more point, once a battle, for buildings and tokens removed in it."""
        if not in_battle or s.leader != DESPOT:
            return 0
        mark = BONUS_SCORED + (0 if s.battle[ATTACKER] == side else 1)
        if s.battle[mark] or not any(loss.by == side and KIND_SORT[loss.kind] != IS_WARRIOR for loss in losses):
            return 0
        s.battle[mark] = 1
        return 1

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The leaders and the Decree as columns; how many of its cards are still to be resolved."""
        return {
            "leader": LEADER[s.leader].name if s.leader >= 0 else None,
            "deposed": [option.name for option in LEADER if s.deposed >> option.value & 1],
            "decree": columns(s.decree),
            "decree_left": columns(s.decree_left),
        }

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """The cards in the Decree, without the viziers, which are no part of the deck."""
        return {"cards": len(self.cards(s, side))}

    def cards(self, s: Root, side: int) -> list[int]:
        """The Decree without the viziers."""
        return [card_of(entry) for entry in s.decree if card_of(entry) != VIZIER]

    def check(self, s: Root, side: int) -> str:
        return check(s)

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)


def columns(entries: list[int]) -> dict[str, list[str]]:
    """Cards of the Decree by columns."""
    return {
        column.name: [name_of(card_of(entry)) for entry in entries if column_of(entry) == column.value]
        for column in COLUMN
    }


def name_of(card: int) -> str:
    """The name of a card of the Decree."""
    return "vizier" if card == VIZIER else CARD_IDS[card]


register(Eyrie(EYRIE))
