"""Dealing cards at random between holders where least and most are known of each."""

from __future__ import annotations

from typing import Final

from maraud.engine.rng import Rng

ANY_NUMBER: Final = 1000


def spread(
    supply: list[int], sizes: list[int], least: list[list[int]], most: list[list[int]], rng: Rng
) -> list[list[int]]:
    """Deal the supply, [kind], to holders of these sizes: [holder][kind] cards, within [holder][kind] least and most.

    Each card is dealt as if at random from what is left; where that leads nowhere cards are exchanged. An empty list
    where the bounds cannot all be kept.
    """
    kinds = len(supply)
    left = supply[:]
    dealt = [[0] * kinds for _ in sizes]
    for holder, size in enumerate(sizes):
        room = size
        for kind in range(kinds):
            count = least[holder][kind]
            dealt[holder][kind] = count
            left[kind] -= count
            room -= count
            if left[kind] < 0 or room < 0:
                return []
    for holder, size in enumerate(sizes):
        if holder == len(sizes) - 1 and fits(left, dealt[holder], most[holder]):
            for kind in range(kinds):
                dealt[holder][kind] += left[kind]
            break
        for _ in range(size - sum(dealt[holder])):
            kind = pick(left, dealt[holder], most[holder], rng)
            if kind >= 0:
                left[kind] -= 1
                dealt[holder][kind] += 1
            elif not exchange(left, dealt, least, most, holder, rng):
                return []
    return dealt


def fits(left: list[int], held: list[int], most: list[int]) -> bool:
    """Whether one holder can take all that is left."""
    for kind, count in enumerate(left):
        if count and held[kind] + count > most[kind]:
            return False
    return True


def pick(left: list[int], held: list[int], most: list[int], rng: Rng) -> int:
    """A kind for a holder, as likely as it is left; -1 if it can take none."""
    total = 0
    for kind, count in enumerate(left):
        if count and held[kind] < most[kind]:
            total += count
    if not total:
        return -1
    number = rng.below(total)
    for kind, count in enumerate(left):
        if count and held[kind] < most[kind]:
            number -= count
            if number < 0:
                return kind
    raise AssertionError("a card beyond those that are left")


def exchange(
    left: list[int], dealt: list[list[int]], least: list[list[int]], most: list[list[int]], holder: int, rng: Rng
) -> bool:
    """Give a holder that can take nothing of what is left a card of another, who takes one that is left in its place.

    The shortest such chain of exchanges, found breadth first.
    """
    kinds = range(len(left))
    came: dict[int, tuple[int, int]] = {}  # holder -> (who takes a card from it, which kind)
    queue = [holder]
    for taker in queue:
        if taker != holder:
            kind = pick(left, dealt[taker], most[taker], rng)
            if kind >= 0:
                left[kind] -= 1
                dealt[taker][kind] += 1
                while taker != holder:
                    onward, moved = came[taker]
                    dealt[taker][moved] -= 1
                    dealt[onward][moved] += 1
                    taker = onward
                return True
        for giver in range(len(dealt)):
            if giver == holder or giver in came:
                continue
            for kind in kinds:
                if dealt[giver][kind] > least[giver][kind] and dealt[taker][kind] < most[taker][kind]:
                    came[giver] = (taker, kind)
                    queue.append(giver)
                    break
    return False
