"""ROOT-8 The Woodland Alliance: its abilities, and the parts of its turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_IDS
from maraud.games.root.factions.alliance.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.alliance.birdsong import revolt, spread_sympathy
from maraud.games.root.factions.alliance.daylight import daylight_actions
from maraud.games.root.factions.alliance.evening import draw_and_discard, operations
from maraud.games.root.factions.alliance.outrage import after_losses, outrage
from maraud.games.root.factions.alliance.pieces import SYMPATHY
from maraud.games.root.factions.alliance.set_up import set_up
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.hands import knows
from maraud.games.root.law.battle import decider
from maraud.games.root.pieces import ALLIANCE
from maraud.games.root.state import STACK, Root


class Alliance(Faction):
    """ROOT-8 The Woodland Alliance."""

    reacts_to_removal = True
    reacts_to_moves = True

    def birdsong(self) -> list[Part]:
        """ROOT-8.4x1 All revolts come before all spreading."""
        return [revolt, spread_sympathy]

    def daylight(self) -> list[Part]:
        return [daylight_actions]

    def evening(self) -> list[Part]:
        return [operations, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def crafts_with(self) -> list[int]:
        """ROOT-8.2.1"""
        return [SYMPATHY]

    def takes_high_roll(self, s: Root, side: int, attacking: bool) -> bool:
        """ROOT-8.2.2 Guerrilla War: also as defender."""
        return True

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-8.2.4, ROOT-8.2.6 Lost bases, and Outrage over lost sympathy."""
        return after_losses(s, side, losses, in_battle)

    def after_move(self, s: Root, side: int, mover: int, origin: int, destination: int, number: int) -> Flow[None]:
        """ROOT-8.2.6, ROOT-8.2.6x1 Outrage over warriors that another moves into sympathy: once for each move."""
        payer = decider(s, mover)
        if payer != side and s.count[SYMPATHY][destination]:
            yield from outrage(s, payer, side, destination)

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """ROOT-8.2.3 The Supporters are for the Alliance alone; others see how many, and what they gave."""
        cards = s.supporters[side]
        return {
            "officers": s.officers,
            "supporters_size": len(cards),
            "supporters": [CARD_IDS[card] for card in cards] if viewer == side else None,
            "known_supporters": [CARD_IDS[card] for card in knows(s, viewer, STACK + side)],
        }

    def hides(self, s: Root, side: int) -> list[int]:
        return s.supporters[side]

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """The Supporters, and the officers, who are warriors."""
        return {"cards": len(s.supporters[side]), "alliance-warrior": s.officers}

    def cards(self, s: Root, side: int) -> list[int]:
        return s.supporters[side]

    def check(self, s: Root, side: int) -> str:
        """The Supporters lie in order, and no officer is owed."""
        if s.supporters[side] != sorted(s.supporters[side]) or s.officers < 0:
            return "The Supporters or the officers of the Alliance are not in order."
        return ""

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)

    def toll_kinds(self) -> list[int]:
        return [SYMPATHY]


register(Alliance(ALLIANCE))
