"""ROOT-9.7.3 Looking under ruins, for whoever may take an item there.

ROOT-9.3.4 Which item lies under which ruin is not decided before somebody looks.
"""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Chance, Flow
from maraud.engine.rng import Rng
from maraud.games.root.lists import added, changed, with_one, without_one
from maraud.games.root.options import ITEM
from maraud.games.root.state import Root
from maraud.games.root.words import LEAVE_ITEM


def look_under(s: Root, seat: int, clearing: int) -> Flow[int]:
    """ROOT-9.7.3 Look at all items there and take one, none of a kind found before. Gives -1 for none."""
    s.ruin_seen = changed(s.ruin_seen, clearing, s.ruin_seen[clearing] | 1 << seat)
    seen_by = EVERYONE if s.ruin_items[clearing] == 1 else 1 << seat
    for _ in range(s.ruin_items[clearing] - len(seen_under(s, clearing))):
        item = (yield Chance(ITEM, unseen_items(s), seen_by)).value
        s.ruin_left = with_one(s.ruin_left, clearing * 8 + item)
    takable = [item for item in seen_under(s, clearing) if not s.found[seat] >> item & 1]
    if not takable:
        return -1
    taken = takable[0]
    if takable[-1] != taken:
        taken = (yield Ask(seat, LEAVE_ITEM, [ITEM[item] for item in takable])).value
    s.ruin_left = without_one(s.ruin_left, clearing * 8 + taken)
    s.ruin_pool = added(s.ruin_pool, taken, -1)
    s.ruin_items = added(s.ruin_items, clearing, -1)
    return taken


def seen_under(s: Root, clearing: int) -> list[int]:
    """The items under a ruin that somebody has seen there."""
    return [code % 8 for code in s.ruin_left if code // 8 == clearing]


def unseen_items(s: Root) -> list[int]:
    """The items under all ruins that nobody has seen yet: `[item]`."""
    unseen = s.ruin_pool[:]
    for code in s.ruin_left:
        unseen[code % 8] -= 1
    return unseen


def redeal_ruins(s: Root, seat: int, rng: Rng) -> None:
    """ROOT-9.7.3 What was left under a ruin is known to those who saw it only. What lies there has no order."""
    pool = s.ruin_pool[:]
    kept: list[int] = []
    hidden: list[int] = []  # the clearing of each item
    for code in s.ruin_left:
        if seat >= 0 and s.ruin_seen[code // 8] >> seat & 1:
            kept.append(code)
            pool[code % 8] -= 1
        else:
            hidden.append(code // 8)
    if not hidden:
        return
    items = [item for item, number in enumerate(pool) for _ in range(number)]
    rng.shuffle(items)
    s.ruin_left = sorted([*kept, *[clearing * 8 + items.pop() for clearing in hidden]])
