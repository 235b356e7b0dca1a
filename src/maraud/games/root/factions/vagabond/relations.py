"""ROOT-9.2.9 Relationships: aid, allies, hostility, infamy.

ROOT-9.2.9.3d Nothing here ends hostility: see coalition.py.
"""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import warriors
from maraud.games.root.factions.faction import Loss
from maraud.games.root.factions.vagabond.words import BECAME_HOSTILE, IMPROVED
from maraud.games.root.law.points import score
from maraud.games.root.lists import added, changed, with_row
from maraud.games.root.options import FACTION
from maraud.games.root.pieces import KIND_SORT, SECOND_VAGABOND, VAGABOND, WARRIOR
from maraud.games.root.state import Root, fights_for_pay

HOSTILE: Final = -1
INDIFFERENT: Final = 0
ALLIED: Final = 3  # ROOT-9.2.9.2
AIDS_NEEDED: Final = [1, 2, 3]  # ROOT-9.D.3, to leave Indifferent, Amiable, Friendly
POINTS: Final = [1, 2, 2]  # on arrival at the next space
POINTS_FOR_ALLIED_AID: Final = 2


def has_relation(s: Root, seat: int, other: int) -> bool:
    """ROOT-9.7x1 Vagabonds have no relationship with each other, and hirelings none at all."""
    return other < s.seats and other != seat and s.faction[other] not in (VAGABOND, SECOND_VAGABOND)


def is_hostile(s: Root, seat: int, other: int) -> bool:
    """Whether a faction is Hostile."""
    return has_relation(s, seat, other) and s.relations[seat][other] == HOSTILE


def allies(s: Root, seat: int, clearing: int) -> list[int]:
    """The Allied factions with warriors in a clearing."""
    return [
        other
        for other in range(s.seats)
        if has_relation(s, seat, other) and s.relations[seat][other] == ALLIED and warriors(s, other, clearing)
    ]


def aided(s: Root, seat: int, other: int) -> None:
    """ROOT-9.2.9.1, ROOT-9.2.9.1a Enough Aids in one turn take the marker one space on.

    ROOT-9.2.9.2a Once Allied, each Aid scores.
    """
    if not has_relation(s, seat, other) or s.relations[seat][other] == HOSTILE:  # ROOT-9.2.9.3c
        return
    step = s.relations[seat][other]
    if step == ALLIED:
        score(s, seat, POINTS_FOR_ALLIED_AID)
        return
    s.aids = added(s.aids, other, 1)
    if s.aids[other] >= AIDS_NEEDED[step]:
        s.aids = changed(s.aids, other, 0)
        s.relations = with_row(s.relations, seat, changed(s.relations[seat], other, step + 1))
        s.tell(IMPROVED, (FACTION[s.faction[other]], step + 1))
        score(s, seat, POINTS[step])  # ROOT-9.2.9.1b


def become_hostile(s: Root, seat: int, other: int) -> None:
    """ROOT-9.2.9.3 The marker goes to the Hostile box."""
    if has_relation(s, seat, other) and s.relations[seat][other] != HOSTILE:
        s.relations = with_row(s.relations, seat, changed(s.relations[seat], other, HOSTILE))
        s.tell(BECAME_HOSTILE, (FACTION[s.faction[other]],))


def infamy(s: Root, seat: int, losses: list[Loss], in_battle: bool) -> int:
    """ROOT-9.2.9.3a One point for each piece of a Hostile faction removed in battle in the own turn.

    Not for the one warrior whose removal made the faction Hostile. ROOT-FAQ-144 Nor for a Strike.
    """
    if not in_battle or s.active != seat:
        return 0
    points = 0
    for other in range(s.seats):
        mine = [loss for loss in losses if loss.by == seat and loss.side == other]
        if not mine or not has_relation(s, seat, other):
            continue
        number = sum(loss.number for loss in mine)
        if s.relations[seat][other] == HOSTILE:
            points += number
        elif any(KIND_SORT[loss.kind] == WARRIOR for loss in mine):
            points += number - 1
    return points


def note_removals(s: Root, seat: int, losses: list[Loss]) -> None:
    """ROOT-9.2.9.3 Removing a warrior of a faction makes it Hostile; ROOT-FAQ-143 buildings and tokens do not."""
    for loss in losses:
        if loss.by != seat or loss.side == seat or KIND_SORT[loss.kind] != WARRIOR:
            continue
        if not fights_for_pay(s, loss.side):  # ROOT-11.2.7.3b
            become_hostile(s, seat, loss.side)
