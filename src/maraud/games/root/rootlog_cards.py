"""Cards that changed places between two states of a game, for Rootlog. What is hidden from all is only counted."""

from __future__ import annotations

from typing import Final

from maraud.games.root.cards import CARDS
from maraud.games.root.factions.eyrie.pieces import DECREE_WIDTH, VIZIER
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.factions.keepers.pieces import RETAINER, RETINUE_WIDTH
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.rootlog_lines import Act, Line
from maraud.games.root.rootlog_signs import COLUMNS, LETTER, card_sign
from maraud.games.root.state import SETUP, Root

# Zones: a kind, and a number that tells zones of a kind apart (a seat, a column).
DECK: Final = "deck"
DISCARD: Final = "discard"
SOULS: Final = "souls"
AVAILABLE: Final = "available"
HAND: Final = "hand"
CRAFTED: Final = "crafted"
DOMINANCE: Final = "dominance"
SUPPORTERS: Final = "supporters"
DECREE: Final = "decree"
RETINUE: Final = "retinue"
REVEALED: Final = "revealed"
PILES: Final = (DISCARD, SOULS, AVAILABLE)

Zone = tuple[str, int]
Counts = dict[tuple[str, int, int], int]  # (kind of zone, its number, card)


def counts(s: Root) -> Counts:
    """How many of each card lie in each zone."""
    found: Counts = {}

    def add(kind: str, number: int, card: int, copies: int = 1) -> None:
        if copies:
            found[kind, number, card] = found.get((kind, number, card), 0) + copies

    for kind, pile in ((DECK, s.deck), (DISCARD, s.discard), (SOULS, s.souls)):
        for card, copies in enumerate(pile):
            add(kind, 0, card, copies)
    for kind, cards in ((AVAILABLE, s.available), (REVEALED, s.revealed), (REVEALED, s.shown)):
        for card in cards:
            add(kind, 0, card)
    for seat in range(s.seats):
        for card in s.hands[seat]:
            add(HAND, seat, card)
        for card in s.supporters[seat] if seat < len(s.supporters) else []:
            add(SUPPORTERS, seat, card)
        for card in range(CARDS):
            add(CRAFTED, seat, card, s.crafted[seat] >> card & 1)
        if s.dominance[seat] >= 0:
            add(DOMINANCE, seat, s.dominance[seat])
    for entry in s.decree:
        add(DECREE, entry // DECREE_WIDTH, entry % DECREE_WIDTH)
    for entry in s.retinue:
        add(RETINUE, entry // RETINUE_WIDTH, entry % RETINUE_WIDTH)
    return found


class Shift:
    """A card that went from one zone to another; a zone may be unknown, as for a card being crafted."""

    def __init__(self, card: int, source: Zone | None, target: Zone | None) -> None:
        self.card: Final = card
        self.source: Final = source
        self.target: Final = target


def shifts(before: Root, after: Root) -> list[Shift]:
    """What cards went where."""
    old, new = counts(before), counts(after)
    left: dict[int, list[Zone]] = {}
    came: dict[int, list[Zone]] = {}
    for key in sorted({*old, *new}):
        kind, number, card = key
        change = new.get(key, 0) - old.get(key, 0)
        side = came if change > 0 else left
        side.setdefault(card, []).extend([(kind, number)] * abs(change))
    found: list[Shift] = []
    for card in sorted({*left, *came}):
        sources, targets = left.get(card, []), came.get(card, [])
        shuffled = min(sources.count((DISCARD, 0)), targets.count((DECK, 0)))  # ROOT-2.1 a new deck
        for _ in range(shuffled):
            sources.remove((DISCARD, 0))
            targets.remove((DECK, 0))
        for place in range(max(len(sources), len(targets))):
            source = sources[place] if place < len(sources) else None
            target = targets[place] if place < len(targets) else None
            found.append(Shift(card, source, target))
    return found


def is_open(s: Root, zone: Zone) -> bool:
    """Whether all see the cards of a zone."""
    kind, seat = zone
    if kind == HAND:
        return s.faction[seat] != NO_FACTION and FACTIONS[s.faction[seat]].hand_is_public
    return kind not in (DECK, SUPPORTERS)


def owner(s: Root, shift: Shift) -> int:
    """The seat to whose cards a shift belongs, or -1."""
    for zone in (shift.source, shift.target):
        if zone is not None and zone[0] in (HAND, CRAFTED, DOMINANCE, SUPPORTERS):
            return zone[1]
    return s.active


def place(s: Root, line: Line, zone: Zone) -> str:
    """A zone as a place of the notation; none for deck and discard pile, which need no name."""
    kind, number = zone
    if kind == HAND:
        return LETTER[s.faction[number]]
    if kind in (CRAFTED, DOMINANCE, SUPPORTERS):
        return line.board(LETTER[s.faction[number]])
    if kind == DECREE:
        return f"$_{COLUMNS[number]}"
    return f"$_{number + 1}" if kind == RETINUE else ""


def card_act(s: Root, line: Line, shift: Shift, crafted: list[int]) -> Act | None:
    """A card's way as it is written, or None if that is said otherwise or not at all."""
    source, target, card = shift.source, shift.target, shift.card
    if card == VIZIER or target == (DECK, 0) or (source is None and card != RETAINER):
        return None
    if source is None or (s.phase == SETUP and source == (DECK, 0) and target is not None and target[0] == HAND):
        return None  # ROOT-5.1.3 hands that are dealt go without saying
    if source[0] in PILES and (target is None or target[0] in PILES):
        return None  # ROOT-10.4.2
    if (source[0] == REVEALED and (target is None or target[0] not in PILES)) or (
        target is not None and target[0] == CRAFTED
    ):
        return None
    if target is None and source[0] != RETINUE:
        return None  # being crafted
    if card in crafted and source[0] == HAND and target is not None and target[0] in PILES:
        return None
    if source[0] == DECREE or (target is not None and target[0] == REVEALED):
        return None  # ROOT-7.7.2 the whole of the Decree goes; what is revealed may be back at once, so events tell it
    return seen_act(s, line, shift, source, target)


def seen_act(s: Root, line: Line, shift: Shift, source: Zone, target: Zone | None) -> Act:
    """A card's way, the card named where all see it."""
    shown = is_open(s, source) or (target is not None and is_open(s, target))
    sign = card_sign(shift.card) if shown else "#"
    start = place(s, line, source)
    if source[0] == DISCARD:
        start = "*"
    elif source[0] == REVEALED:
        start = line.letter
    return Act(1, sign, start, place(s, line, target) if target is not None else "")
