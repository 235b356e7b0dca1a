"""ROOT-13 The Corvid Conspiracy: its abilities, and the parts of its turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.factions.corvids.advice import advise, advise_other, aim, aim_lost, promise
from maraud.games.root.factions.corvids.birdsong import flip_plots, recruit
from maraud.games.root.factions.corvids.checks import check
from maraud.games.root.factions.corvids.daylight import actions, draw_and_discard, exert
from maraud.games.root.factions.corvids.pieces import (
    PLOT_TOKEN,
    SNARE,
    face_down,
    face_up,
    in_supply,
    is_open,
    names,
    redeal_plots,
    with_open,
    with_plot,
)
from maraud.games.root.factions.corvids.plots import after_losses, exposable, expose, note_loss, suspects
from maraud.games.root.factions.corvids.set_up import homes, set_up, sets_up_at_home
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.law.crafting import craft_only
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import EXPOSE, PLOT
from maraud.games.root.pieces import CORVIDS
from maraud.games.root.state import Root, are_enemies


class Corvids(Faction):
    """ROOT-13 The Corvid Conspiracy."""

    reacts_to_removal = True
    can_bar_moving = True
    lets_others = True

    def crafts_with(self) -> list[int]:
        """ROOT-13.2.1 Plots, whichever way they lie."""
        return [PLOT_TOKEN]

    def birdsong(self) -> list[Part]:
        """ROOT-13.4.1 Crafting comes first."""
        return [craft_only, flip_plots, recruit]

    def daylight(self) -> list[Part]:
        return [actions]

    def evening(self) -> list[Part]:
        return [exert, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        return homes(s, seat) != 0

    def ignores_rule(self, s: Root, side: int) -> bool:
        """ROOT-13.2.3 Nimble."""
        return True

    def bars_placing(self, s: Root, side: int, placer: int) -> int:
        """ROOT-13.7.2 A snare face up: no enemy pieces are placed there."""
        return with_open(s, SNARE) if are_enemies(s, side, placer) else 0

    def bars_moving(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """ROOT-13.7.2 And none are moved from there; moving in and battle are free (ROOT-13.7.2x1)."""
        return is_open(s, origin, SNARE) and are_enemies(s, side, mover)

    def extra_hits(self, s: Root, side: int, attacking: bool, clearing: int) -> int:
        """ROOT-13.2.5 Embedded Agents: a hit more in defence where a plot lies face down, warriors or none."""
        return int(not attacking and bool(face_down(s) >> clearing & 1))

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-13.7.4"""
        return after_losses(s, side)

    def notes_loss(self, s: Root, loss: Loss) -> None:
        """ROOT-13.7.4"""
        note_loss(s, loss.side, loss)

    # Exposure.

    def others_may(self, s: Root, side: int, seat: int) -> bool:
        """ROOT-13.2.4 Asked with any hand: being asked must not tell what it holds."""
        return bool(s.hands[seat]) and suspects(s, side, seat) != 0

    def others_options(self, s: Root, side: int, seat: int) -> list[Option]:
        """ROOT-13.2.4"""
        return [EXPOSE] if exposable(s, side, seat) else []

    def done_by_other(self, s: Root, side: int, seat: int, option: Option) -> Flow[None]:
        return expose(s, side, seat)

    # What is seen.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """ROOT-13.2.2.1 Where plots lie, which way, and what is known of them; the faces for the Corvids alone."""
        if not s.plots[side]:
            return {}
        own = viewer == side
        left = in_supply(s, side)
        return {
            "plots": [plot_view(s, side, clearing, own) for clearing in MEMBERS[with_plot(s)]],
            "plots_left": {PLOT[plot].name: number for plot, number in enumerate(left)} if own else None,
            "plotted": s.plotted,
            "exerted": s.exerted,
        }

    def redeal_more(self, s: Root, side: int, seat: int, rng: Rng) -> None:
        if seat != side and s.plots[side]:
            redeal_plots(s, side, rng)

    def check(self, s: Root, side: int) -> str:
        return check(s, side)

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask, rng)

    def advise_other(self, s: Root, side: int, seat: int, ask: Ask) -> Option | None:
        return advise_other(s, side, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim_lost(s, seat, clearing, number)


def plot_view(s: Root, side: int, clearing: int, own: bool) -> dict[str, Any]:
    """A plot on the map: its face if it lies face up or is one's own, and what it is known not to be."""
    is_up = bool(face_up(s) >> clearing & 1)
    face = s.open_plots[clearing] if is_up else s.plots[side][clearing] if own else 0
    return {
        "clearing": clearing,
        "up": is_up,
        "plot": PLOT[face - 1].name if face else None,
        "ruled_out": names(s.denied[clearing]),
    }


register(Corvids(CORVIDS))
