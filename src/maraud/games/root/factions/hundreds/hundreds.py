"""ROOT-14 The Lord of the Hundreds: their abilities, and the parts of their turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import ITEM_IDS
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.factions.hundreds.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.hundreds.battle import be_bitter, choose_losses, declare_loot, take_loot
from maraud.games.root.factions.hundreds.birdsong import anoint, be_lavish, choose_mood, recruit
from maraud.games.root.factions.hundreds.checks import check
from maraud.games.root.factions.hundreds.daylight import choose_group, first_actions, second_actions
from maraud.games.root.factions.hundreds.evening import draw_and_discard, incite, oppress, oppressed
from maraud.games.root.factions.hundreds.hoard import craft_item, gain
from maraud.games.root.factions.hundreds.mobs import raze
from maraud.games.root.factions.hundreds.pieces import (
    STRONGHOLD,
    STUBBORN,
    WARLORD,
    WRATHFUL,
    command,
    is_led,
    prowess,
    warlord_at,
)
from maraud.games.root.factions.hundreds.set_up import set_up, sets_up_at_home
from maraud.games.root.law.crafting import craft
from maraud.games.root.options import MOOD
from maraud.games.root.pieces import HUNDREDS
from maraud.games.root.state import Root


class Hundreds(Faction):
    """ROOT-14 The Lord of the Hundreds."""

    reacts_to_battles = True

    def crafts_with(self) -> list[int]:
        """ROOT-14.2.1"""
        return [STRONGHOLD]

    def birdsong(self) -> list[Part]:
        return [raze, recruit, anoint, choose_mood, be_lavish]

    def daylight(self) -> list[Part]:
        """ROOT-14.5.1 Crafting comes first."""
        return [craft, first_actions, second_actions]

    def evening(self) -> list[Part]:
        return [incite, oppress, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def moves_group(self, s: Root, side: int, origin: int, destination: int) -> Flow[None] | None:
        """ROOT-14.5.2.1 The warlord can move too; ROOT-14.2.2x4 in their own turn only."""
        return choose_group(s, side, origin, destination)

    def resists_removal(self, s: Root, kind: int, in_battle: bool) -> bool:
        """ROOT-14.2.2, ROOT-14.2.2x2, ROOT-14.2.2x3 The warlord falls in battle only.

        ROOT-14.2.2x5, ROOT-14.2.2x6 In all else it is one of two kinds of warriors, and only the other is placed.
        """
        return kind == WARLORD and not in_battle

    def gains_crafted_item(self, s: Root, seat: int, item: int, points: int) -> Flow[None] | None:
        """ROOT-14.2.3"""
        return craft_item(s, seat, item, points)

    def keeps_item(self, s: Root, seat: int, item: int) -> Flow[None]:
        """ROOT-14.2.4.1"""
        return gain(s, seat, item)

    # Battle.

    def extra_hits(self, s: Root, side: int, attacking: bool, clearing: int) -> int:
        """ROOT-14.7.8 A Wrathful warlord deals an extra hit as attacker."""
        return 1 if attacking and s.mood == WRATHFUL and is_led(s, clearing) else 0

    def ignores_first_hit(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-14.7.7 Where a Stubborn warlord is."""
        return s.mood == STUBBORN and is_led(s, clearing)

    def at_start_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-14.2.5"""
        if side == attacker:
            yield from declare_loot(s, side, defender)

    def before_roll(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-14.7.1"""
        if side in (attacker, defender):
            yield from be_bitter(s, side, clearing)

    def losses_of_warriors(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """ROOT-14.2.2x1"""
        return choose_losses(s, side, clearing, hits, by)

    def at_end_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-14.2.5"""
        if side == attacker:
            yield from take_loot(s, side, defender, clearing)

    # What is seen: everything.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The mood, the Hoard and what it is good for, and the clearings that would be oppressed now."""
        if s.mood < 0:
            return {}
        return {
            "mood": MOOD[s.mood].name,
            "hoard": {ITEM_IDS[item]: number for item, number in enumerate(s.hoard) if number},
            "command": command(s),
            "prowess": prowess(s),
            "warlord": warlord_at(s),
            "oppressed": oppressed(s, side),
        }

    def check(self, s: Root, side: int) -> str:
        return check(s)

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)


register(Hundreds(HUNDREDS))
