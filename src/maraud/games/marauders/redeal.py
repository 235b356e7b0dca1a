"""Another world that a seat could be in: all that it cannot know is dealt anew, and nothing else.

Everything dealt comes from pools whose content the seat can work out, in the order of their numbers: so the new world
depends on what the seat knows and on the dice, never on the true one.
"""

from __future__ import annotations

from typing import Final

from maraud.engine.rng import Rng
from maraud.games.marauders import facts
from maraud.games.marauders.box import (
    A_JEWEL,
    CLUE_CARDS,
    COPIES,
    END_OF,
    FIRST_OF,
    FIRST_OF_SET,
    KEYS,
    KINDS,
    SET_OF,
    SLOTS,
    SORTS,
    TRUE_SETS,
)
from maraud.games.marauders.dealing import ANY_NUMBER, spread
from maraud.games.marauders.facts import HAND_LEAST, HAND_MOST, HOLDER, LEAST, MOST, PLACES, STASH_LEAST, STASH_MOST
from maraud.games.marauders.offers import count_in
from maraud.games.marauders.state import (
    CLUES_GIVEN,
    CLUES_WANTED,
    COMPOSING,
    GIVES,
    NO_ONE,
    SEALING,
    SIDES,
    WANTS,
    Marauders,
    has_unlocked,
    in_turn,
    knows_chest,
)

TRIES: Final = 100


def redeal(s: Marauders, seat: int, rng: Rng) -> None:
    """Chests, clues, cards, and then what others know and are composing."""
    redeal_chests(s, seat, rng)
    redeal_clues(s, seat, rng)
    redeal_cards(s, seat, rng)
    redeal_draws(s, seat, rng)
    redeal_drafts(s, seat, rng)
    rethink(s, seat, rng)


def redeal_chests(s: Marauders, seat: int, rng: Rng) -> None:
    """Chests that the seat has not looked under and nobody has opened."""
    cells = [cell for cell in range(len(s.chests)) if not knows_chest(s, seat, cell)]
    left = sorted(s.chests[cell] for cell in cells)
    rng.shuffle(left)
    for place, cell in enumerate(cells):
        s.chests[cell] = left[place]


def redeal_clues(s: Marauders, seat: int, rng: Rng) -> None:
    """Clues that the seat has not unlocked, and the six cards out of the game."""
    if not s.clues:
        return
    hidden = [slot for slot in range(SLOTS) if seat < 0 or not has_unlocked(s, seat, slot)]
    known = [s.clues[slot] for slot in range(SLOTS) if slot not in hidden]
    cards: list[int] = []
    for number in range(TRUE_SETS):
        first, end = FIRST_OF_SET[number], FIRST_OF_SET[number + 1]
        if not any(SET_OF[card] == number for card in known):
            cards.append(first + rng.below(end - first))
    nothing = [card for card in range(FIRST_OF_SET[TRUE_SETS], CLUE_CARDS) if card not in known]
    rng.shuffle(nothing)
    dead = dead_ends(s, hidden)
    for slot in dead:  # MAR-E26
        s.clues[slot] = nothing.pop()
    cards += nothing
    rng.shuffle(cards)
    for slot in hidden:
        if slot not in dead:
            s.clues[slot] = cards.pop()
    s.removed[:] = [card for card in range(CLUE_CARDS) if card not in s.clues]


def dead_ends(s: Marauders, hidden: list[int]) -> list[int]:
    """Hidden clues that must be Marauders: whoever has shown to have all true clues has not unlocked them."""
    return [slot for slot in hidden if any(s.proved[o] and not has_unlocked(s, o, slot) for o in range(s.seats))]


def redeal_cards(s: Marauders, seat: int, rng: Rng) -> None:
    """Hands and stashes of the others, and the piles: within the bounds that play has shown."""
    holders = [holder for holder in range(s.seats) if holder != seat]
    sizes = [sum(s.hands[holder]) for holder in holders]
    stash_sizes = [sum(s.stashes[holder]) for holder in holders]
    pool = [s.pile[kind] + sum(s.hands[h][kind] + s.stashes[h][kind] for h in holders) for kind in range(KINDS)]
    piles = [sum(s.pile[FIRST_OF[sort] : END_OF[sort]]) for sort in range(SORTS)]
    row = facts.joined(s.facts, s.private[seat]) if seat >= 0 and s.private[seat] else s.facts
    totals = [sizes[place] + stash_sizes[place] for place in range(len(holders))]
    ranges = [own_range(row, h, sizes[place], stash_sizes[place]) for place, h in enumerate(holders)]
    lows, highs = pile_bounds(s, seat, piles)
    for attempt in range(TRIES + 1):
        if attempt == TRIES:  # not even the bounds together: sizes and pools at least are as they must be
            row = facts.unbounded(s.seats)
            ranges = [[0] * PLACES + [ANY_NUMBER] * PLACES for _ in holders]
            lows, highs = [0] * KINDS, [ANY_NUMBER] * KINDS
        owned = deal_owned(ranges, lows, highs, totals, pool, piles, rng)
        split = [part(row, holders[place], cards, stash_sizes[place], rng) for place, cards in enumerate(owned)]
        if split and all(split):
            break
    for kind in range(KINDS):
        s.pile[kind] = pool[kind] - sum(cards[kind] for cards in owned)
    for place, holder in enumerate(holders):
        for kind in range(KINDS):
            s.stashes[holder][kind] = split[place][kind]
            s.hands[holder][kind] = owned[place][kind] - split[place][kind]


def deal_owned(
    ranges: list[list[int]],
    lows: list[int],
    highs: list[int],
    totals: list[int],
    pool: list[int],
    piles: list[int],
    rng: Rng,
) -> list[list[int]]:
    """What each holder has in hand and stash together: first how many of each sort, then which kinds.

    An empty list where that leads nowhere.
    """
    supply = [sum(pool[FIRST_OF[sort] : END_OF[sort]]) - piles[sort] for sort in range(SORTS)]
    of_sort = spread(
        supply, totals, [own[KINDS:PLACES] for own in ranges], [own[PLACES + KINDS :] for own in ranges], rng
    )
    owned = [[0] * KINDS for _ in totals]
    if not of_sort:
        return []
    for sort in range(SORTS):
        first, end = FIRST_OF[sort], END_OF[sort]
        least = [own[first:end] for own in ranges]
        most = [own[PLACES + first : PLACES + end] for own in ranges]
        counts = [of_sort[place][sort] for place in range(len(totals))]
        if sort != A_JEWEL:  # the pile takes what is left
            least.append(lows[first:end])
            most.append(highs[first:end])
            counts.append(piles[sort])
        dealt = spread(pool[first:end], counts, least, most, rng)
        if not dealt:
            return []
        for place in range(len(totals)):
            owned[place][first:end] = dealt[place]
    return owned


def own_range(row: list[int], holder: int, hand_size: int, stash_size: int) -> list[int]:
    """The least of each kind and sort that a holder can have in hand and stash together, then the most."""
    found = [0] * (2 * PLACES)
    for place in range(PLACES):
        at = holder * HOLDER + place
        in_hand, stashed = min(row[at + HAND_MOST], hand_size), min(row[at + STASH_MOST], stash_size)
        found[place] = max(row[at + LEAST], row[at + HAND_LEAST] + row[at + STASH_LEAST])
        found[PLACES + place] = min(row[at + MOST], in_hand + stashed)
    for sort in range(SORTS):
        first, end = FIRST_OF[sort], END_OF[sort]
        found[KINDS + sort] = max(found[KINDS + sort], sum(found[first:end]))
        most = sum(found[PLACES + first : PLACES + end])
        found[PLACES + KINDS + sort] = min(found[PLACES + KINDS + sort], most)
    return found


def pile_bounds(s: Marauders, seat: int, piles: list[int]) -> tuple[list[int], list[int]]:
    """What the piles can hold: as when last shuffled, less what the seat drew and perhaps what others drew."""
    lows, highs = [0] * KINDS, [0] * KINDS
    for sort in range(SORTS):
        if sort != A_JEWEL:
            kinds = range(FIRST_OF[sort], END_OF[sort])
            left = [s.refill[kind] - (s.drawn[seat][kind] if seat >= 0 else 0) for kind in kinds]
            by_others = sum(left) - piles[sort]
            for place, kind in enumerate(kinds):
                lows[kind], highs[kind] = max(left[place] - by_others, 0), min(left[place], piles[sort])
    return lows, highs


def part(row: list[int], holder: int, owned: list[int], stash_size: int, rng: Rng) -> list[int]:
    """Which of a holder's cards are stashed; an empty list where the bounds do not allow these cards at all."""
    if stash_size == 0:
        return [0] * KINDS
    at = holder * HOLDER
    least, most = [0] * KINDS, [0] * KINDS
    sorts_least, sorts_most = [0] * SORTS, [0] * SORTS
    for sort in range(SORTS):
        total = 0
        for kind in range(FIRST_OF[sort], END_OF[sort]):
            least[kind] = max(row[at + STASH_LEAST + kind], owned[kind] - row[at + HAND_MOST + kind])
            most[kind] = min(row[at + STASH_MOST + kind], owned[kind] - row[at + HAND_LEAST + kind])
            if least[kind] > most[kind]:
                return []
            total += owned[kind]
            sorts_least[sort] += least[kind]
            sorts_most[sort] += most[kind]
        place = at + KINDS + sort
        sorts_least[sort] = max(sorts_least[sort], row[place + STASH_LEAST], total - row[place + HAND_MOST])
        sorts_most[sort] = min(sorts_most[sort], row[place + STASH_MOST], total - row[place + HAND_LEAST])
        if sorts_least[sort] > sorts_most[sort]:
            return []
    if not sum(sorts_least) <= stash_size <= sum(sorts_most):
        return []
    counts = choose(sorts_least, sorts_most, stash_size, [ANY_NUMBER] * SORTS, rng)
    stash: list[int] = []
    for sort in range(SORTS):
        first, end = FIRST_OF[sort], END_OF[sort]
        stash += choose(least[first:end], most[first:end], counts[sort], owned[first:end], rng)
    return stash


def choose(least: list[int], most: list[int], count: int, weights: list[int], rng: Rng) -> list[int]:
    """So many cards in all, of each place at least and at most so many."""
    chosen = least[:]
    for _ in range(count - sum(chosen)):
        free = [min(most[place] - chosen[place], weights[place]) for place in range(len(chosen))]
        number = rng.below(sum(free))
        for place, room in enumerate(free):
            number -= room
            if number < 0:
                chosen[place] += 1
                break
    return chosen


def redeal_draws(s: Marauders, seat: int, rng: Rng) -> None:
    """What the others have drawn since a pile was shuffled: together it is what the pile lacks."""
    holders = [holder for holder in range(s.seats) if holder != seat]
    for sort in range(SORTS):
        if sort == A_JEWEL:
            continue
        first, end = FIRST_OF[sort], END_OF[sort]
        counts = [sum(s.drawn[holder][first:end]) for holder in holders]
        gone = [s.refill[kind] - s.pile[kind] for kind in range(first, end)]
        if seat >= 0:
            gone = [gone[kind - first] - s.drawn[seat][kind] for kind in range(first, end)]
        none, any_number = [0] * (end - first), [ANY_NUMBER] * (end - first)
        dealt = spread(gone, counts, [none] * len(holders), [any_number] * len(holders), rng)
        for place, holder in enumerate(holders):
            s.drawn[holder][first:end] = dealt[place]


def redeal_drafts(s: Marauders, seat: int, rng: Rng) -> None:
    """The offer that another is composing, or that two others alone have heard: as many of everything, but which?"""
    bidder = s.bidder
    if bidder == NO_ONE or not s.drafts[bidder] or seat == bidder:
        return
    if s.phase != COMPOSING and seat == s.partner:
        return
    draft = s.drafts[bidder]
    kinds = KINDS if in_turn(s) else KEYS
    hand = s.hands[bidder][:kinds]
    held = COPIES[:kinds] if s.partner == NO_ONE or s.phase != SEALING else s.hands[s.partner][:kinds]
    given = choose([0] * kinds, hand, count_in(draft, GIVES, WANTS), hand, rng)
    wanted = choose([0] * kinds, held, count_in(draft, WANTS, CLUES_GIVEN), held, rng)
    redeal_side(draft, GIVES, [kind for kind in range(kinds) for _ in range(given[kind])], rng)
    redeal_side(draft, WANTS, [kind for kind in range(kinds) for _ in range(wanted[kind])], rng)
    if s.partner != NO_ONE:
        one, two = s.markers[bidder], s.markers[s.partner]
        redeal_side(draft, CLUES_GIVEN, [slot for slot in range(SLOTS) if (one & ~two) >> slot & 1], rng)
        redeal_side(draft, CLUES_WANTED, [slot for slot in range(SLOTS) if (two & ~one) >> slot & 1], rng)
        if s.phase != COMPOSING:
            s.drafts[s.partner][:] = draft


def redeal_side(draft: list[int], side: int, values: list[int], rng: Rng) -> None:
    """Other items of one side of an offer, in the same places."""
    rng.shuffle(values)
    end = SIDES[SIDES.index(side) + 1]
    for place, item in enumerate(draft):
        if side <= item < end:
            draft[place] = side + values.pop()


def rethink(s: Marauders, seat: int, rng: Rng) -> None:
    """What others have seen of each other alone: the seat can only count on what all have seen.

    Whether another has a row of its own facts or none then makes no difference: either happens.
    """
    for other in range(s.seats):
        if other != seat:
            s.private[other][:] = [] if rng.below(4) else s.facts
