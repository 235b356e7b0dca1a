"""ROOT-9.5.3, ROOT-9.7.3 Exploring ruins. Which item lies under which ruin is not decided before somebody looks."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Chance, Flow
from maraud.games.root.board import remove_ruin
from maraud.games.root.cards import TORCH
from maraud.games.root.factions.vagabond.items import exhaust, gain, ready
from maraud.games.root.factions.vagabond.words import EXPLORED, LEAVE_ITEM, LOOKED_UNDER
from maraud.games.root.law.points import score
from maraud.games.root.options import ITEM
from maraud.games.root.state import Root


def may_explore(s: Root, seat: int) -> bool:
    """ROOT-9.5.3 A torch to exhaust, and a ruin with an item in the pawn's clearing."""
    here = s.pawn[seat]
    return here > 0 and ready(s, seat, TORCH) > 0 and bool(s.ruins >> here & 1) and s.ruin_items[here] > 0


def explore(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.3 Take an item from the ruin and score for it; a ruin without items is removed."""
    exhaust(s, seat, TORCH)
    here = s.pawn[seat]
    s.tell(LOOKED_UNDER)
    item = yield from look_under(s, seat, here)
    if item < 0:
        return
    gain(s, seat, item)
    s.found[seat] |= 1 << item
    s.tell(EXPLORED, (ITEM[item],))
    if not s.ruin_items[here]:
        remove_ruin(s, here)
    score(s, seat, 1)


def look_under(s: Root, seat: int, clearing: int) -> Flow[int]:
    """ROOT-9.7.3 Look at all items there and take one, none of a kind found before. Gives -1 for none."""
    items: list[int] = []
    if s.ruin_left[clearing] >= 0:
        items.append(s.ruin_left[clearing])
    unseen = unseen_items(s)
    seen_by = EVERYONE if s.ruin_items[clearing] == 1 else 1 << seat
    while len(items) < s.ruin_items[clearing]:
        item = (yield Chance(ITEM, unseen, seen_by)).value
        unseen[item] -= 1
        items.append(item)
    takable = [item for item in items if not s.found[seat] >> item & 1]
    if len(takable) == 2 and takable[0] != takable[1]:
        chosen = yield Ask(seat, LEAVE_ITEM, [ITEM[item] for item in takable])
        takable = [chosen.value]
    if takable:
        items.remove(takable[0])
        s.ruin_pool[takable[0]] -= 1
    s.ruin_items[clearing] = len(items)
    s.ruin_left[clearing], s.ruin_seen[clearing] = -1, 0
    if len(items) == 1:  # what stays is known to whoever looked
        s.ruin_left[clearing], s.ruin_seen[clearing] = items[0], 1 << seat
    return takable[0] if takable else -1


def unseen_items(s: Root) -> list[int]:
    """The items under all ruins that nobody has seen yet: `[item]`."""
    unseen = s.ruin_pool[:]
    for item in s.ruin_left:
        if item >= 0:
            unseen[item] -= 1
    return unseen
