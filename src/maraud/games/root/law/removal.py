"""ROOT-1.5.4, ROOT-3.2.1 Removing pieces: all of one moment first, then points, then what the removal triggers."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Flow
from maraud.games.root.board import add_to_supply, has_piece, place, take_away
from maraud.games.root.cards import ANY_SUIT
from maraud.games.root.factions.faction import FACTIONS, Loss
from maraud.games.root.law.hirelings import is_protected
from maraud.games.root.law.points import score_together
from maraud.games.root.lists import added
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, FACTION, PIECE
from maraud.games.root.pieces import KIND_FACTION, KIND_SORT, KINDS_OF, NO_FACTION, WARRIOR, WARRIOR_OF, WIDTH
from maraud.games.root.state import CREDIT, Root, are_enemies, clockwise, is_hired, side_of
from maraud.games.root.words import LAID_OUT, REMOVED


def remove(s: Root, losses: list[Loss], in_battle: bool = False, replaced: bool = False) -> Flow[None]:
    """Remove pieces, score them for those who remove them, and run the triggers."""
    if not losses:
        return
    if s.controller:
        losses = [loss for loss in losses if not is_protected(s, loss.side, loss.clearing, loss.by)]
    if in_battle and s.battle[CREDIT]:
        losses = [credited(loss, s.battle[CREDIT] - 1) for loss in losses]
    coffins = not replaced and coffin_owner(s) >= 0  # ROOT-CARD-COFFIN-MAKERS.1
    before = [s.count[kind][0] for kind in range(len(s.coffins))] if coffins else []
    points = [0] * s.seats
    for loss in losses:
        take_away(s, loss.side, loss.kind, loss.clearing, loss.number)
        FACTIONS[s.faction[loss.side]].notes_loss(s, loss)
        if loss.side == s.active and loss.kind in FACTIONS[s.faction[loss.side]].crafts_with():
            forget_activation(s, loss)
        s.tell(REMOVED, (FACTION[s.faction[loss.side]], loss.number, PIECE[loss.kind], CLEARING[loss.clearing]))
        # ROOT-H.3.6 no points for hirelings
        if 0 <= loss.by < s.seats and loss.by != loss.side and KIND_SORT[loss.kind] != WARRIOR:
            points[loss.by] += loss.number * FACTIONS[s.faction[loss.side]].removal_points(s, loss.kind, loss.by)
    for seat in range(s.seats):
        if FACTIONS[s.faction[seat]].has_removal_bonus:
            points[seat] += FACTIONS[s.faction[seat]].removal_bonus(s, seat, losses, in_battle)
    score_together(s, points)
    yield from react_to_removal(s, losses, in_battle)
    if coffins:
        fill_coffins(s, losses, before)


def replace(s: Root, seat: int, kind: int, clearing: int, by: int) -> Flow[None]:
    """ROOT-G.23 Remove a piece, with all that follows from it, and place one of the seat's own instead."""
    yield from remove(s, [Loss(side_of(s, KIND_FACTION[kind]), kind, clearing, 1, seat)], replaced=True)
    place(s, seat, by, clearing)


def forget_activation(s: Root, loss: Loss) -> None:
    """ROOT-IMPL-08 With an activated crafting piece its activation goes; the one removed was one if any was."""
    left = loss.number
    for suit in (s.suit[loss.clearing], ANY_SUIT):
        number = min(s.crafting[suit], left)
        s.crafting = added(s.crafting, suit, -number)
        left -= number


COFFINS: Final[list[int]] = [0]  # bit mask of cards on which removed warriors are laid


def coffin_owner(s: Root) -> int:
    """The seat with a card on which removed warriors are laid, or -1."""
    for seat in range(s.seats):
        if s.crafted[seat] & COFFINS[0]:
            return seat
    return -1


def fill_coffins(s: Root, losses: list[Loss], before: list[int]) -> None:
    """ROOT-CARD-COFFIN-MAKERS.1, ROOT-CARD-COFFIN-MAKERS.4 Removed warriors that reached a supply lie on the card.

    ROOT-CARD-COFFIN-MAKERS.3 Not those that something else has placed, and never a warlord.
    """
    for kind in sorted({loss.kind for loss in losses if loss.kind in WARRIOR_OF}):
        arrived = min(s.count[kind][0] - before[kind], number_removed(losses, kind))
        if arrived > 0 and coffin_owner(s) >= 0:
            add_to_supply(s, kind, -arrived)
            s.coffins = added(s.coffins, kind, arrived)
            s.tell(LAID_OUT, (arrived, PIECE[kind]))


def credited(loss: Loss, seat: int) -> Loss:
    """A loss of buildings or tokens as removed by the seat that is credited with them."""
    if KIND_SORT[loss.kind] == WARRIOR:
        return loss
    return Loss(loss.side, loss.kind, loss.clearing, loss.number, seat)


def react_to_removal(s: Root, losses: list[Loss], in_battle: bool) -> Flow[None]:
    """ROOT-1.5.4, ROOT-1.1.3 The triggers, in turn order."""
    for seat in clockwise(s):
        faction = FACTIONS[s.faction[seat]]
        if faction.reacts_to_removal:
            yield from faction.after_removal(s, seat, losses, in_battle)
    for side in range(s.seats, s.sides):
        if s.faction[side] != NO_FACTION and FACTIONS[s.faction[side]].reacts_to_removal:
            yield from FACTIONS[s.faction[side]].after_removal(s, side, losses, in_battle)


def removable(s: Root, side: int, clearing: int, by: int, kinds: list[int], in_battle: bool = False) -> list[int]:
    """Those kinds of pieces of a side in a clearing that a side can remove."""
    if s.controller and is_protected(s, side, clearing, by):
        return []
    faction = FACTIONS[s.faction[side]]
    return [k for k in kinds if s.count[k][clearing] and not faction.resists_removal(s, k, in_battle)]


def all_pieces(s: Root, side: int, clearing: int, by: int, in_battle: bool = False) -> list[Loss]:
    """All removable pieces of a side in a clearing, as losses."""
    return [
        Loss(side, kind, clearing, s.count[kind][clearing], by)
        for kind in removable(s, side, clearing, by, KINDS_OF[s.faction[side]], in_battle)
        if not (KIND_SORT[kind] == WARRIOR and is_hired(s, side, by))  # ROOT-11.2.7.3
    ]


def remove_all_enemies(s: Root, by: int, clearings: int) -> Flow[None]:
    """ROOT-G.9 Remove all enemy pieces from some clearings (a mask): revolts, Favors and the like.

    ROOT-9.2.2.1 Pawns cannot be removed: their factions suffer otherwise.
    """
    losses: list[Loss] = []
    sufferers: list[int] = []
    for clearing in MEMBERS[clearings]:
        for side in range(s.sides):
            if s.faction[side] == NO_FACTION or not are_enemies(s, by, side):
                continue
            if has_piece(s, side, clearing):
                losses.extend(all_pieces(s, side, clearing, by))
                sufferers.append(side * WIDTH + clearing)
    yield from remove(s, losses)
    for where in sufferers:
        side, clearing = divmod(where, WIDTH)
        yield from FACTIONS[s.faction[side]].suffers_full_removal(s, side, clearing, by)


def number_removed(losses: list[Loss], kind: int) -> int:
    """How many pieces of a kind these losses are."""
    return sum(loss.number for loss in losses if loss.kind == kind)
