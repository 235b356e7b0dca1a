"""ROOT-6 The Marquise de Cat: her abilities, and the parts of her turn."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import may_place, place
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.factions.marquise.advice import advise, promise
from maraud.games.root.factions.marquise.birdsong import place_wood
from maraud.games.root.factions.marquise.daylight import actions
from maraud.games.root.factions.marquise.evening import draw_and_discard
from maraud.games.root.factions.marquise.pieces import KEEP, POINTS, WARRIOR, WOOD_COST, WORKSHOP, built, keep_at
from maraud.games.root.factions.marquise.set_up import next_homes, set_up, sets_up_at_home
from maraud.games.root.factions.marquise.words import BUILD_WHAT, HOSPITALS, SAVED
from maraud.games.root.hands import card_options, discard, matching
from maraud.games.root.law.crafting import craft
from maraud.games.root.options import CLEARING
from maraud.games.root.pieces import MARQUISE, WIDTH
from maraud.games.root.state import Root


class Marquise(Faction):
    """ROOT-6 The Marquise de Cat."""

    reacts_to_removal = True

    def crafts_with(self) -> list[int]:
        """ROOT-6.2.1"""
        return [WORKSHOP]

    def birdsong(self) -> list[Part]:
        return [place_wood]

    def daylight(self) -> list[Part]:
        return [craft, actions]

    def evening(self) -> list[Part]:
        return [draw_and_discard]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_at_home(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        return next_homes(s, seat) != 0

    def bars_placing(self, s: Root, side: int, placer: int) -> int:
        """ROOT-6.2.2, ROOT-6.2.2x1 The Keep: only the Marquise places pieces in its clearing. Moving in is allowed."""
        return s.holds[KEEP]

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-6.2.3 Field Hospitals, once for each clearing that lost warriors (ROOT-6.2.3x1)."""
        lost = [0] * WIDTH
        for loss in losses:
            if loss.kind == WARRIOR:
                lost[loss.clearing] += loss.number
        for clearing in range(1, 13):
            if lost[clearing]:
                yield from field_hospitals(s, side, clearing, lost[clearing])

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """ROOT-6.D.2 What the next building of a kind costs and scores."""
        if ask.prompt is not BUILD_WHAT:
            return ""
        column = built(s, option.value)
        return f"For {WOOD_COST[column]} wood; scores {POINTS[option.value][column]}."

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)


def field_hospitals(s: Root, seat: int, clearing: int, number: int) -> Flow[None]:
    """ROOT-6.2.3 Spend a card that matches the clearing: those warriors return to the keep.

    ROOT-6.2.3x2 In battle that is before anybody asks whether an attacker is left. Asked with any hand: being asked
    must not tell what it holds.
    """
    keep = keep_at(s)
    if not s.hands[seat] or not keep or not may_place(s, seat, keep):
        return
    options = [PASS, *card_options(matching(s, seat, s.suit[clearing]))]
    card = yield Ask(seat, HOSPITALS, options, (number, CLEARING[clearing]))
    if card is PASS:
        return
    discard(s, seat, card.value)
    place(s, seat, WARRIOR, keep, number)
    s.tell(SAVED, (number,))


register(Marquise(MARQUISE))
