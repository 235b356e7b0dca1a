"""What is known of hands and stashes, as bounds that play has shown.

A row of facts holds for each holder and each kind the least and the most cards that can be in hand and stash
together, in the hand, and in the stash; and the same for each sort (keys, jewels, resources). One row is what all know.
A seat has a row of its own once it has seen cards pass that others have not seen. The bounds are always true; together
with the sizes of hands and stashes, the piles and what lies open they say what a seat can work out.
"""

from __future__ import annotations

from typing import Final

from maraud.games.marauders.box import END_OF, FIRST_OF, KINDS, KINDS_OF, SORT_OF, SORTS

PLACES: Final = KINDS + SORTS  # a place for each kind, then one for each sort
LEAST: Final = 0  # in hand and stash
MOST: Final = PLACES
HAND_LEAST: Final = 2 * PLACES
HAND_MOST: Final = 3 * PLACES
STASH_LEAST: Final = 4 * PLACES
STASH_MOST: Final = 5 * PLACES
HOLDER: Final = 6 * PLACES
ANYTHING: Final = 1000


def blank(seats: int) -> list[int]:
    """The facts before any card is dealt: nobody holds anything."""
    return [0] * (seats * HOLDER)


def unbounded(seats: int) -> list[int]:
    """Facts that say nothing at all."""
    return ([0] * PLACES + [ANYTHING] * PLACES) * (3 * seats)


def gained(row: list[int], holder: int, kind: int, count: int) -> None:
    """So many cards of a kind came into the hand for all to see."""
    at = holder * HOLDER + kind
    _raise(row, at, count)
    _raise(row, at + KINDS - kind + SORT_OF[kind], count)


def _raise(row: list[int], at: int, count: int) -> None:
    row[at + LEAST] += count
    row[at + MOST] += count
    row[at + HAND_LEAST] += count
    row[at + HAND_MOST] += count


def drew(row: list[int], holder: int, sort: int) -> None:
    """An unseen card of a sort came into the hand."""
    at = holder * HOLDER
    for kind in KINDS_OF[sort]:
        row[at + MOST + kind] += 1
        row[at + HAND_MOST + kind] += 1
    _raise(row, at + KINDS + sort, 1)


def showed(row: list[int], holder: int, kind: int, count: int) -> None:
    """The hand has at least so many of a kind."""
    at = holder * HOLDER
    if count > row[at + HAND_LEAST + kind]:
        row[at + HAND_LEAST + kind] = count
        _draw_in(row, at + kind)
    sort = SORT_OF[kind]
    total = 0
    for other in KINDS_OF[sort]:
        total += row[at + HAND_LEAST + other]
    place = at + KINDS + sort
    if total > row[place + HAND_LEAST]:
        row[place + HAND_LEAST] = total
        _draw_in(row, place)


def _draw_in(row: list[int], at: int) -> None:
    """The hand's least has grown: the stash can have less, and both together must have more."""
    least = row[at + HAND_LEAST]
    if row[at + HAND_MOST] < least:
        row[at + HAND_MOST] = least
    if row[at + STASH_MOST] > row[at + MOST] - least:
        row[at + STASH_MOST] = row[at + MOST] - least
    if row[at + LEAST] < row[at + STASH_LEAST] + least:
        row[at + LEAST] = row[at + STASH_LEAST] + least


def lost(row: list[int], holder: int, kind: int, count: int) -> None:
    """So many cards of a kind left the hand for all to see."""
    showed(row, holder, kind, count)
    at = holder * HOLDER + kind
    _raise(row, at, -count)
    _raise(row, at + KINDS - kind + SORT_OF[kind], -count)


def lost_all(row: list[int], holder: int, kind: int, count: int) -> None:
    """The hand had exactly so many of a kind, all can see, and has none now: what is left of the kind is stashed."""
    lost(row, holder, kind, count)
    at = holder * HOLDER + kind
    row[at + HAND_LEAST], row[at + HAND_MOST] = 0, 0
    _only_in_stash(row, at)


def _only_in_stash(row: list[int], at: int) -> None:
    least = max(row[at + LEAST], row[at + STASH_LEAST])
    most = min(row[at + MOST], row[at + STASH_MOST])
    row[at + LEAST], row[at + STASH_LEAST] = least, least
    row[at + MOST], row[at + STASH_MOST] = most, most


def emptied(row: list[int], holder: int) -> None:
    """The hand is empty: everything known of the holder is in the stash."""
    for place in range(PLACES):
        at = holder * HOLDER + place
        row[at + HAND_LEAST], row[at + HAND_MOST] = 0, 0
        _only_in_stash(row, at)


def capped(row: list[int], holder: int, kind: int, most: int) -> None:
    """There are no more than so many of a kind in all hands and stashes together."""
    at = holder * HOLDER + kind
    for bound in (MOST, HAND_MOST, STASH_MOST):
        if row[at + bound] > most:
            row[at + bound] = most


def stashed(row: list[int], holder: int, left: int) -> None:
    """An unseen card went from the hand to the stash; so many cards are left in the hand."""
    at = holder * HOLDER
    sure = 0
    for kind in range(KINDS):
        sure += row[at + HAND_LEAST + kind]
    if sure > left:  # the whole hand was known
        for sort in range(SORTS):
            most = 0
            for kind in KINDS_OF[sort]:
                row[at + HAND_MOST + kind] = row[at + HAND_LEAST + kind]
                most += row[at + HAND_LEAST + kind]
            row[at + HAND_MOST + KINDS + sort] = most
    _one_of(row, at, 0, KINDS)
    _one_of(row, at, KINDS, PLACES)
    for place in range(at, at + PLACES):
        if row[place + HAND_MOST] > left:
            row[place + HAND_MOST] = left
    if left == 0:
        emptied(row, holder)


def _one_of(row: list[int], at: int, first: int, end: int) -> None:
    """One card of these places went from hand to stash: of any that can be in the hand."""
    found, possible = 0, 0
    for place in range(at + first, at + end):
        if row[place + HAND_MOST] > 0:
            possible += 1
            found = place
            row[place + STASH_MOST] += 1
            if row[place + HAND_LEAST] > 0:
                row[place + HAND_LEAST] -= 1
            if row[place + STASH_MOST] > row[place + MOST] - row[place + HAND_LEAST]:
                row[place + STASH_MOST] = row[place + MOST] - row[place + HAND_LEAST]
    if possible == 1:
        row[found + STASH_LEAST] += 1
        row[found + HAND_MOST] -= 1


def stashed_openly(row: list[int], holder: int, kind: int) -> None:
    """A card of this kind went from the hand to the stash for all to see."""
    showed(row, holder, kind, 1)
    at = holder * HOLDER
    for place in (at + kind, at + KINDS + SORT_OF[kind]):
        row[place + HAND_LEAST] -= 1
        row[place + HAND_MOST] -= 1
        row[place + STASH_LEAST] += 1
        row[place + STASH_MOST] += 1


def has_stashed(row: list[int], holder: int, kind: int) -> None:
    """The stash has at least one of a kind."""
    at = holder * HOLDER
    _stash_at_least(row, at + kind, 1)
    sort = SORT_OF[kind]
    total = 0
    for other in range(FIRST_OF[sort], END_OF[sort]):
        total += row[at + STASH_LEAST + other]
    _stash_at_least(row, at + KINDS + sort, total)


def _stash_at_least(row: list[int], at: int, count: int) -> None:
    if row[at + STASH_LEAST] < count:
        row[at + STASH_LEAST] = count
    if row[at + LEAST] < row[at + STASH_LEAST] + row[at + HAND_LEAST]:
        row[at + LEAST] = row[at + STASH_LEAST] + row[at + HAND_LEAST]


def sent(row: list[int], giver: int, count: int, left: int) -> list[int]:
    """So many unseen cards left the hand, so many are left in it: gives how many of each kind at least and at most."""
    went = [0] * (2 * PLACES)
    for place in range(PLACES):
        at = giver * HOLDER + place
        least, most = row[at + HAND_LEAST], row[at + HAND_MOST]
        sure, could = max(least - left, 0), min(most, count)
        went[place], went[PLACES + place] = sure, could
        row[at + HAND_LEAST] = max(least - count, 0)
        row[at + HAND_MOST] = min(most, left)
        row[at + LEAST] = max(row[at + LEAST] - could, row[at + STASH_LEAST] + row[at + HAND_LEAST])
        row[at + MOST] -= sure
    if left == 0:
        emptied(row, giver)
    return went


def received(row: list[int], taker: int, went: list[int]) -> None:
    """Unseen cards that were sent came into the hand."""
    for place in range(PLACES):
        at = taker * HOLDER + place
        row[at + LEAST] += went[place]
        row[at + HAND_LEAST] += went[place]
        row[at + MOST] += went[PLACES + place]
        row[at + HAND_MOST] += went[PLACES + place]


def joined(one: list[int], other: list[int]) -> list[int]:
    """Two rows of facts as one: of each bound the narrower."""
    found = one[:]
    for at in range(len(one)):
        is_least = at % HOLDER // PLACES % 2 == 0
        if (other[at] > one[at]) == is_least and other[at] != one[at]:
            found[at] = other[at]
    return found
