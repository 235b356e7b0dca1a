"""ROOT-12 The Underground Duchy: its abilities, and the parts of its turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_IDS
from maraud.games.root.factions.duchy.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.duchy.assembly import assembly, muster
from maraud.games.root.factions.duchy.checks import check
from maraud.games.root.factions.duchy.failure import after_losses
from maraud.games.root.factions.duchy.parliament import parliament
from maraud.games.root.factions.duchy.pieces import (
    BUILDINGS,
    CARDS_TO_SWAY,
    CROWN_POINTS,
    MINISTERS,
    RANK_IDS,
    in_burrow,
    is_swayed,
    names,
    rank_of,
    swayed,
    with_tunnel,
)
from maraud.games.root.factions.duchy.set_up import homes, set_up, sets_up_at_home
from maraud.games.root.factions.duchy.sway import draw_and_discard, sway, take_back
from maraud.games.root.factions.duchy.words import SWAY
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.law.crafting import craft_only
from maraud.games.root.maps import BURROW
from maraud.games.root.pieces import DUCHY
from maraud.games.root.state import Root


class Duchy(Faction):
    """ROOT-12 The Underground Duchy."""

    reacts_to_removal = True
    claims_rule = True
    claims_first = True
    prized = 1.2  # ROOT-12.2.3 a minister and a card

    def crafts_with(self) -> list[int]:
        """ROOT-12.2.1 Citadels and markets."""
        return BUILDINGS

    def birdsong(self) -> list[Part]:
        return [muster]

    def daylight(self) -> list[Part]:
        return [assembly, parliament, sway]

    def evening(self) -> list[Part]:
        """ROOT-12.6.2 Crafting comes after taking cards back."""
        return [take_back, craft_only, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        return homes(s, seat) != 0

    def claims(self, s: Root, side: int, clearing: int, most: int) -> bool:
        """ROOT-12.2.2 The Duchy rules the Burrow, even empty."""
        return clearing == BURROW and bool(s.crowns)

    def more_neighbors(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-12.2.2 The Burrow is beside every clearing with a tunnel, for the Duchy alone.

        ROOT-12.2.2x1 That makes no two clearings adjacent. ROOT-12.2.2x3 Without tunnels it is beside none.
        """
        tunnels = with_tunnel(s)
        if clearing == BURROW:
            return tunnels
        return 1 << BURROW if tunnels >> clearing & 1 else 0

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-12.2.3"""
        return after_losses(s, side, losses)

    # What is seen: everything.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The Burrow, the ministers, who of them has acted, the crowns on their spaces, and what lies revealed."""
        acting = s.active == side
        return {
            "burrow": in_burrow(s),
            "swayed": names(swayed(s)),
            "unswayed": names([minister for minister in range(MINISTERS) if not is_swayed(s, minister)]),
            "crowns": dict(zip(RANK_IDS, s.crowns, strict=False)),
            "acted": names([minister for minister in swayed(s) if acting and s.marks >> minister & 1]),
            "revealed": [CARD_IDS[card] for card in s.shown],
        }

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """The revealed cards."""
        return {"cards": len(s.shown)}

    def cards(self, s: Root, side: int) -> list[int]:
        return s.shown[:]

    def check(self, s: Root, side: int) -> str:
        return check(s, side)

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """ROOT-12.D.4, ROOT-12.D.5 What it takes to sway a minister, and what that scores."""
        if ask.prompt is not SWAY or option.kind != "minister":
            return ""
        rank = rank_of(option.value)
        return f"For {CARDS_TO_SWAY[rank]} cards; scores {CROWN_POINTS[rank]}."

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)


register(Duchy(DUCHY))
