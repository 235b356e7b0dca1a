"""ROOT-10 The Lizard Cult: its abilities, and the parts of its turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_IDS, CARD_SUIT, CARDS, SUIT_IDS, SUITS
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.factions.lizards.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.lizards.birdsong import PRICES, conspire
from maraud.games.root.factions.lizards.daylight import rituals
from maraud.games.root.factions.lizards.evening import draw_and_discard, take_back
from maraud.games.root.factions.lizards.pieces import GARDEN, GARDENS, TRACK, cost, gardens, has_garden
from maraud.games.root.factions.lizards.set_up import homes, set_up, sets_up_at_home
from maraud.games.root.factions.lizards.souls import adjust_outcast, after_losses, discard_souls
from maraud.games.root.factions.lizards.words import CONSPIRE, SCORE_CARD
from maraud.games.root.law.crafting import craft_only
from maraud.games.root.lists import added
from maraud.games.root.pieces import CULT, WIDTH
from maraud.games.root.state import TURNS, Root


class Lizards(Faction):
    """ROOT-10 The Lizard Cult."""

    reacts_to_removal = True
    claims_rule = True
    claims_first = True
    takes_discards = True

    def crafts_with(self) -> list[int]:
        return GARDENS

    def crafting_pieces(self, s: Root, seat: int) -> list[int]:
        """ROOT-10.2.1 Only gardens of the Outcast suit; each counts as the suit of its clearing."""
        pieces = [0, 0, 0, 0]
        if not s.outcast:
            return pieces
        for clearing in range(1, WIDTH):
            pieces[s.suit[clearing]] += s.count[GARDEN[s.outcast]][clearing]
        return pieces

    def birdsong(self) -> list[Part]:
        return [adjust_outcast, discard_souls, conspire]

    def daylight(self) -> list[Part]:
        """ROOT-10.5x1 No moves and no battles."""
        return [rituals]

    def evening(self) -> list[Part]:
        """ROOT-10.6.2 Crafting comes after taking cards back."""
        return [take_back, craft_only, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        return homes(s, seat) != 0

    def claims(self, s: Root, side: int, clearing: int, most: int) -> bool:
        """ROOT-10.2.4 Pilgrims: the Cult rules wherever it has a garden, and nobody else does (ROOT-10.2.4x1)."""
        return has_garden(s, clearing)

    def takes_discard(self, s: Root, side: int, card: int) -> None:
        """ROOT-10.2.6 Lost Souls: whatever anybody spends or discards, dominance cards too (ROOT-10.2.6x1).

        ROOT-10.2.6x4 A Faithful Retainer is no card of the deck and never comes here.
        """
        s.souls = added(s.souls, card, 1)

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-10.2.3, ROOT-10.2.5"""
        return after_losses(s, side, losses, in_battle)

    # What is seen: everything.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The Outcast, acolytes, Lost Souls, what lies revealed, and the gardens on the map by suit."""
        return {
            "outcast": SUIT_IDS[s.outcast] if s.outcast else None,
            "hated": s.hated,
            "acolytes": s.acolytes,
            "lost_souls": {CARD_IDS[card]: number for card, number in enumerate(s.souls) if number},
            "revealed": [CARD_IDS[card] for card in s.revealed],
            "gardens": {SUIT_IDS[suit]: gardens(s, suit) for suit in SUITS},
        }

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """Lost Souls and revealed cards, and the acolytes, who are warriors (ROOT-10.2.3x2)."""
        return {"cards": len(self.cards(s, side)), "cult-warrior": s.acolytes}

    def cards(self, s: Root, side: int) -> list[int]:
        return [*s.revealed, *(card for card, number in enumerate(s.souls) for _ in range(number))]

    def check(self, s: Root, side: int) -> str:
        """The marker is on a suit, and cards and acolytes are in order."""
        if not 0 <= s.outcast <= max(SUITS) or (s.phase == TURNS and not s.outcast):
            return "The Outcast is one of the three suits."
        if s.acolytes < 0 or len(s.souls) != CARDS or min(s.souls) < 0 or s.revealed != sorted(s.revealed):
            return "The acolytes or the cards of the Cult are not in order."
        return ""

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """ROOT-10.4.3 The acolytes of a conspiracy; ROOT-10.5.3 the points of a card."""
        if ask.prompt is CONSPIRE and option in PRICES:
            return f"For {cost(s, PRICES[option])} acolytes."
        if ask.prompt is SCORE_CARD:
            return f"Scores {TRACK[gardens(s, CARD_SUIT[option.value])]}."
        return ""

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)


register(Lizards(CULT))
