"""ROOT-15 The Keepers in Iron: their abilities, and the parts of their turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.factions.keepers.advice import advise, aim, aim_lost, promise
from maraud.games.root.factions.keepers.birdsong import decamp, encamp, recruit
from maraud.games.root.factions.keepers.checks import check, check_clearings
from maraud.games.root.factions.keepers.daylight import act_with_retinue, word_of
from maraud.games.root.factions.keepers.evening import draw_and_discard, gather_retinue, live_off_the_land
from maraud.games.root.factions.keepers.pieces import (
    BOARD,
    FACES,
    FORESTS_FROM,
    GONE,
    LOST,
    RELICS,
    RETAINER,
    STATIONS,
    TILE_FACES,
    TILES,
    TYPE_IDS,
    card_of,
    column_of,
    face_up,
    in_forest,
    relics_at,
    rows,
)
from maraud.games.root.factions.keepers.relics import after_losses, carry, is_devout, note_loss
from maraud.games.root.factions.keepers.set_up import first_homes, set_up, sets_up_at_home
from maraud.games.root.factions.keepers.words import DELVE_FROM
from maraud.games.root.law.crafting import craft
from maraud.games.root.options import CLEARING, FOREST, RELIC, RETINUE
from maraud.games.root.pieces import KEEPERS, KIND_COUNT
from maraud.games.root.state import TURNS, Root


class Keepers(Faction):
    """ROOT-15 The Keepers in Iron."""

    reacts_to_removal = True
    carries_pieces = True

    def crafts_with(self) -> list[int]:
        """ROOT-15.2.3 Waystations of any type."""
        return STATIONS

    def birdsong(self) -> list[Part]:
        return [encamp, decamp, recruit]

    def daylight(self) -> list[Part]:
        """ROOT-15.5.1 Crafting comes first."""
        return [craft, act_with_retinue]

    def evening(self) -> list[Part]:
        return [live_off_the_land, gather_retinue, draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        """ROOT-A.8.3x1"""
        return first_homes(s, seat) != 0

    def carries(self, s: Root, side: int, origin: int, destination: int, number: int) -> Flow[None]:
        """ROOT-15.2.4"""
        return carry(s, side, origin, destination, number)

    def ignores_first_hit(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-15.2.4 Devout Knights."""
        return is_devout(s, side, clearing)

    def removal_points(self, s: Root, kind: int, by: int) -> int:
        """ROOT-15.2.5 Prized Trophies: a relic is worth a point more (ROOT-15.X.2, ROOT-15.X.6)."""
        return 2 if kind in RELICS else 1

    def notes_loss(self, s: Root, loss: Loss) -> None:
        note_loss(s, loss)

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-15.2.5, ROOT-15.2.5x4 By whatever means."""
        return after_losses(s, side, losses)

    # What is seen: everything, since a value that nobody knows is not decided yet.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The Retinue by columns, what of it is left in this turn, the waystations, and where every relic is."""
        return {
            "retinue": columns(s.retinue),
            "retinue_left": columns(s.retinue_left),
            "waystations": [waystation_view(s, tile) for tile in range(TILES)],
            "relics": [{"relic": RELIC[code % FACES].name, "where": place_name(code // FACES)} for code in s.relics],
            "columns_filled": min(rows(s)),
        }

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """What lies in a forest."""
        if ask.prompt is not DELVE_FROM or option.kind != "forest":
            return ""
        relics = [RELIC[face].name.replace("-", " worth ") for face in relics_at(s, in_forest(option.value))]
        return f"{', '.join(relics).capitalize()}."

    def boxed(self) -> dict[str, int]:
        return {"relics": sum(KIND_COUNT[kind] for kind in RELICS), "misplaced": 0}

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """The cards in the Retinue, without the retainers, and whether relics and waystations lie where they should."""
        relics = len(s.relics) if s.phase == TURNS else sum(KIND_COUNT[kind] for kind in RELICS)
        return {"cards": len(self.cards(s, side)), "relics": relics, "misplaced": int(check_clearings(s) != "")}

    def cards(self, s: Root, side: int) -> list[int]:
        """The Retinue without the retainers."""
        return [card_of(entry) for entry in s.retinue if card_of(entry) != RETAINER]

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


def columns(entries: list[int]) -> dict[str, list[str]]:
    """Cards of the Retinue by columns."""
    return {
        column.name: [word_of(entry).name for entry in entries if column_of(entry) == column.value]
        for column in RETINUE
    }


def waystation_view(s: Root, tile: int) -> dict[str, Any]:
    """A waystation: its two sides, where it is (0: on the board), and the side that is up."""
    return {
        "sides": [TYPE_IDS[face] for face in TILE_FACES[tile]],
        "clearing": s.tiles[tile] // 2,
        "up": TYPE_IDS[face_up(s, tile)] if s.tiles[tile] else None,
    }


def place_name(place: int) -> str:
    """Where a relic is, as the words of the game say it."""
    if place in (LOST, GONE):
        return "gone"
    if place == BOARD:
        return "recovered"
    return CLEARING[place].text if place < BOARD else FOREST[place - FORESTS_FROM].text


register(Keepers(KEEPERS))
