"""What must be true of every state: for tests, and for positions that come from outside."""

from __future__ import annotations

from typing import Final

from maraud.games.marauders.box import (
    A_JEWEL,
    CHESTS,
    CLUE_CARDS,
    COPIES,
    FIRST_JEWEL,
    FORTRESS,
    GUARDS,
    JEWEL_FACES,
    JEWELS,
    KIND_NAMES,
    KINDS,
    MINE_CART,
    POISON,
    SET_OF,
    SLOTS,
    SORT_OF,
    TRUE_SETS,
)
from maraud.games.marauders.facts import HAND_LEAST, HAND_MOST, HOLDER, LEAST, MOST, STASH_LEAST, STASH_MOST
from maraud.games.marauders.island import AT_SEA, CELLS, CORNERS, NOWHERE, SPACES, TILES, TURNS
from maraud.games.marauders.state import (
    ALLYING,
    ANSWERING,
    CLUES_GIVEN,
    COMPOSING,
    ITEMS,
    LAYING,
    NO_ONE,
    PAYING,
    PORT_CHOICE,
    ROLLING,
    SEALING,
    STRIKING,
    WANTS,
    Marauders,
)

BITS: Final = 1 << CELLS


def pieces(s: Marauders) -> dict[str, int]:
    """How many cards, chests, clue cards and guards there are in all places together."""
    totals = counts(s)
    found = {KIND_NAMES[kind]: totals[kind] for kind in range(KINDS)}
    found["chests"] = CHESTS - len(s.chests) + len(set(s.chests))
    found["clue cards"] = len({*s.clues, *s.removed} - {NO_ONE})
    return found


def counts(s: Marauders) -> list[int]:
    """All cards of each kind, wherever they are."""
    totals = [s.pile[kind] + s.discard[kind] for kind in range(KINDS)]
    for heaps in (s.hands, s.stashes):
        for heap in heaps:
            for kind in range(KINDS):
                totals[kind] += heap[kind]
    for jewel in range(JEWELS):
        totals[FIRST_JEWEL + jewel] += s.vault[jewel]
    totals[MINE_CART] += sum(s.carts)
    totals[FORTRESS] += sum(s.forts)
    totals[POISON] += sum(s.poisoned)
    return totals


def check(s: Marauders) -> str:
    """What is wrong with a state from outside, in one sentence; empty if nothing is."""
    wrong = check_lists(s) or check_numbers(s)
    if wrong or s.phase == LAYING:
        return wrong or ("" if not s.tiles and not s.chests else "Nothing lies on the table before the set-up.")
    return check_island(s) or check_cards(s) or check_phase(s) or check_facts(s)


def check_lists(s: Marauders) -> str:
    """The lengths of lists."""
    by_seat = (s.ports, s.looked, s.markers, s.proved, s.allied, s.poisoned, s.started, s.offers, s.is_done)
    rows = (s.hands, s.stashes, s.drawn, s.drafts, s.private)
    if any(len(entries) != s.seats for entries in by_seat) or any(len(row) != s.seats for row in rows):
        return "A list with an entry for each seat has another length."
    if any(len(cards) != KINDS for cards in (s.discard, s.refill, s.pile, *s.hands, *s.stashes, *s.drawn)):
        return "A heap of cards has a number for each of the 17 kinds."
    if any(len(cells) != CELLS for cells in (s.guards, s.carts, s.forts)) or len(s.opened) != CHESTS:
        return "The island has 16 cells and 16 chests."
    if len(s.vault) != JEWELS or len(s.dice) != 3 or len(s.scouts) != 2 * s.seats:
        return "The Vault has five piles, there are three dice, and two scouts for each seat."
    if len(s.facts) != s.seats * HOLDER or any(len(own) not in (0, len(s.facts)) for own in s.private):
        return "A row of facts has another length."
    return ""


def check_numbers(s: Marauders) -> str:
    """Numbers within their bounds."""
    seats = range(s.seats)
    heaps = (s.discard, s.refill, s.pile, s.vault, *s.hands, *s.stashes, *s.drawn)
    if any(not 0 <= number <= 10 for heap in heaps for number in heap):
        return "There are 0 to 10 cards of a kind in one place."
    if not (LAYING <= s.phase <= STRIKING and s.active in seats and s.turn >= 0 and s.walker in (0, 1)):
        return "A number of the turn is out of its bounds."
    if not (0 <= s.spaces <= 3 and 0 <= s.horse_spaces <= 1000 and 0 <= s.due <= 5):
        return "A number of the turn is out of its bounds."
    if not 0 <= s.shifts <= COPIES[MINE_CART]:
        return "A number of the turn is out of its bounds."
    named = [s.bidder, s.partner, s.answerer, s.target, *s.guards]
    if any(seat != NO_ONE and seat not in seats for seat in named):
        return "There is no such seat."
    flags = (s.proved, s.allied, s.poisoned, s.is_done, s.carts, s.forts)
    if any(number not in (0, 1) for flag in flags for number in flag):
        return "What can be only yes or no is 0 or 1."
    masks = (s.seen_open, *s.looked)
    if any(not 0 <= mask < BITS for mask in masks) or any(not 0 <= mask < 1 << SLOTS for mask in s.markers):
        return "A bit mask is out of its bounds."
    if any(not AT_SEA <= space < SPACES for space in s.scouts) or any(made < 0 for made in (*s.offers, *s.started)):
        return "A scout stands on no space of the island, or a count is below 0."
    if not all(-1 <= face < len(JEWEL_FACES) for face in s.dice[:2]) or not -1 <= s.dice[2] < 3:
        return "A die has no such face."
    if any(not 0 <= item < ITEMS for offer in (s.offer, *s.drafts) for item in offer):
        return "An offer has an item that there is not."
    return ""


def check_island(s: Marauders) -> str:
    """Tiles, chests, guards, clues and ports."""
    if sorted(s.tiles) != list(range(TILES)) or len(s.turns) != CELLS or any(not 0 <= t < TURNS for t in s.turns):
        return "Each of the 16 tiles lies in one cell, turned by 0 to 3 quarter turns."
    if sorted(s.chests) != list(range(CHESTS)):
        return "Each of the 16 chests lies in one cell."
    for chest, cell in enumerate(s.opened):
        if cell != NOWHERE and not (0 <= cell < CELLS and s.chests[cell] == chest and s.guards[cell] != NO_ONE):
            return "An open chest lies in its cell under a guard."
    for cell in range(CELLS):
        if s.guards[cell] != NO_ONE and not (s.opened[s.chests[cell]] == cell and s.seen_open >> cell & 1):
            return "A guard stands on an open chest that all have seen."
        if s.guards[cell] == NO_ONE and (s.carts[cell] or s.forts[cell]):
            return "Mine Carts and Fortresses lie under guarded chests only."
    if any(s.guards.count(seat) > GUARDS for seat in range(s.seats)):
        return "A player has four guards."
    if len(s.clues) != SLOTS or sorted([*s.clues, *s.removed]) != list(range(CLUE_CARDS)):
        return "Each of the twelve clue cards is either on the table or out of the game."
    if {SET_OF[card] for card in s.clues} != set(range(TRUE_SETS + 1)):
        return "The six clues are one of each set and both that tell nothing."
    homes = [port for port in s.ports if port != NOWHERE]
    if any(port not in CORNERS for port in homes) or len(set(homes)) != len(homes):
        return "A home port is a corner of the island, another for each player."
    if s.phase > PORT_CHOICE and len(homes) != s.seats:
        return "Every player has a home port."
    if s.phase == PORT_CHOICE and s.options.choose_ports and sorted(s.order) != list(range(s.seats)):
        return "All seats choose a port, in some order."
    return ""


def check_cards(s: Marauders) -> str:
    """All cards are somewhere, once."""
    totals = counts(s)
    for kind in range(KINDS):
        if totals[kind] != COPIES[kind]:
            return f"There are {COPIES[kind]} cards of the kind {KIND_NAMES[kind]}, not {totals[kind]}."
        if SORT_OF[kind] == A_JEWEL:
            if s.pile[kind] or s.discard[kind]:
                return "Jewels lie in the Vault, not in piles."
        elif s.refill[kind] - s.pile[kind] != sum([drawn[kind] for drawn in s.drawn]):
            return "What has been drawn from a pile is what it lacks."
    return ""


def check_phase(s: Marauders) -> str:
    """What a phase needs."""
    if (s.turn == 0) != (s.phase < ROLLING or (s.turn == 0 and s.phase in (COMPOSING, ANSWERING))):
        return "Turns are counted from the first player's first."
    bargain = s.phase in (COMPOSING, ANSWERING, SEALING)
    if bargain != (s.bidder != NO_ONE) and s.phase not in (ALLYING, STRIKING):
        return "An offer has somebody who makes it."
    if bargain and (s.partner == s.bidder or (s.phase != COMPOSING and s.answerer in (NO_ONE, s.bidder))):
        return "An offer is made to somebody else."
    if s.phase in (ALLYING, STRIKING) and len({s.bidder, s.partner, s.target, NO_ONE}) != 4:
        return "An alliance is of two against a third."
    if s.phase == PAYING and not (s.due and (s.price in (-1, -3) or FIRST_JEWEL <= s.price < FIRST_JEWEL + JEWELS)):
        return "Five cards are paid for a jewel, a key or a resource."
    if s.phase == PAYING and sum(s.hands[s.active]) < s.due:
        return "Who pays five cards has them."
    if bargain and s.phase != COMPOSING:
        return check_offer(s)
    return ""


def check_offer(s: Marauders) -> str:
    """The offer on the table can be given."""
    offer = s.offer or s.drafts[s.bidder]
    if not offer:
        return "The offer on the table is empty."
    if any(offer.count(kind) > s.hands[s.bidder][kind] for kind in range(WANTS)):
        return "Who makes an offer holds what it gives."
    if s.phase == SEALING and any(
        offer.count(WANTS + kind) > s.hands[s.answerer][kind] for kind in range(CLUES_GIVEN - WANTS)
    ):
        return "Who accepts an offer holds what it wants."
    return ""


def check_facts(s: Marauders) -> str:
    """What is known of hands and stashes is true."""
    for row in (s.facts, *(own for own in s.private if own)):
        for holder in range(s.seats):
            for kind in range(KINDS):
                at = holder * HOLDER + kind
                hand, stash = s.hands[holder][kind], s.stashes[holder][kind]
                if not (
                    row[at + HAND_LEAST] <= hand <= row[at + HAND_MOST]
                    and row[at + STASH_LEAST] <= stash <= row[at + STASH_MOST]
                    and row[at + LEAST] <= hand + stash <= row[at + MOST]
                ):
                    return "What is known of a hand or stash is not so."
    return ""
