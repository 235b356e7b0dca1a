"""What a seat or a spectator sees of Root (ROOT-1.2, the information model), and the redeal of what it cannot know."""

from __future__ import annotations

from bisect import insort
from typing import Any

from maraud.engine.rng import Rng
from maraud.games.root.cards import CARD_IDS, CARDS, ITEM_IDS, SUIT_IDS
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.maps import CLEARINGS, MEMBERS
from maraud.games.root.pieces import FACTION_IDS, KIND_IDS, KINDS_OF, NO_FACTION, WIDTH
from maraud.games.root.state import SIDES, TURNS, Root


def view(s: Root, seat: int) -> dict[str, Any]:
    """All that a seat (-1: a spectator) may know, as `docs/views-root.md` describes it."""
    return {
        "map": s.board.name,
        "phase": "turns" if s.phase == TURNS else "set-up",
        "turn": s.turn,
        "active": s.active,
        "clearings": [clearing_view(s, clearing) for clearing in CLEARINGS],
        "closed": [s.board.closed[number] for number in MEMBERS[s.closed]] if s.closed else [],
        "ferry": s.ferry,
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "deck": s.deck_size,
        "discard": named_counts(s.discard),
        "available": [CARD_IDS[card] for card in s.available],
        "items": {ITEM_IDS[item]: number for item, number in enumerate(s.items) if number},
        "battle": s.battle[:],
    }


def clearing_view(s: Root, clearing: int) -> dict[str, Any]:
    """A clearing: its suit, who rules, its slots, and all pieces in it."""
    pieces = [
        {"side": side, "piece": KIND_IDS[kind], "count": s.count[kind * WIDTH + clearing]}
        for side in range(SIDES)
        if s.faction[side] != NO_FACTION
        for kind in KINDS_OF[s.faction[side]]
        if s.count[kind * WIDTH + clearing]
    ]
    return {
        "id": clearing,
        "suit": SUIT_IDS[s.suit[clearing]],
        "ruler": s.ruler[clearing],
        "open_slots": s.open_slots[clearing],
        "ruin": bool(s.ruins >> clearing & 1),
        "ruin_items": s.ruin_items[clearing],
        "pieces": pieces,
        "pawns": [side for side in range(s.seats) if pawn_at(s, side) == clearing],
    }


def pawn_at(s: Root, side: int) -> int:
    """The clearing of a side's pawn, or 0."""
    return FACTIONS[s.faction[side]].pawn_at(s, side) if s.faction[side] != NO_FACTION else 0


def player_view(s: Root, seat: int, viewer: int) -> dict[str, Any]:
    """A player's board, the same form for all; a hand only for its owner."""
    faction = s.faction[seat]
    if faction == NO_FACTION:
        return {"seat": seat, "faction": None}
    open_hand = seat == viewer or FACTIONS[faction].hand_is_public
    return {
        "seat": seat,
        "faction": FACTION_IDS[faction],
        "points": s.vp[seat],
        "dominance": CARD_IDS[s.dominance[seat]] if s.dominance[seat] >= 0 else None,
        "partner": s.partner[seat],
        "hand_size": len(s.hands[seat]),
        "hand": [CARD_IDS[card] for card in s.hands[seat]] if open_hand else None,
        "known": [CARD_IDS[card] for card in bits(s.known[viewer][seat])] if viewer >= 0 and not open_hand else [],
        "crafted": [CARD_IDS[card] for card in bits(s.crafted[seat])],
        "supply": {KIND_IDS[kind]: s.count[kind * WIDTH] for kind in KINDS_OF[faction]},
        "items": {ITEM_IDS[item]: s.boxes[seat * 8 + item] for item in range(8) if s.boxes[seat * 8 + item]},
        "tired": {ITEM_IDS[i]: s.tired_boxes[seat * 8 + i] for i in range(8) if s.tired_boxes[seat * 8 + i]},
        "board": FACTIONS[faction].view(s, seat, viewer),
    }


def bits(mask: int) -> list[int]:
    """The cards of a bit mask."""
    return [card for card in range(CARDS) if mask >> card & 1]


def named_counts(counts: list[int]) -> dict[str, int]:
    """Cards and how many of each."""
    return {CARD_IDS[card]: number for card, number in enumerate(counts) if number}


def redeal(s: Root, seat: int, rng: Rng) -> None:
    """Deal anew all that a seat cannot know: the deck, other hands but for what it knows of them, hidden cards."""
    hidden: list[list[int]] = []  # lists of cards to be dealt anew
    fixed: list[int] = []  # for each, how many of its cards stay
    pool = [card for card in range(CARDS) for _ in range(s.deck[card])]
    for other in range(s.seats):
        if other == seat or s.faction[other] == NO_FACTION:
            continue
        if not FACTIONS[s.faction[other]].hand_is_public:
            hand = s.hands[other]
            known = s.known[seat][other] if seat >= 0 else 0
            kept = [card for card in bits(known) if card in hand]
            for card in kept:
                hand.remove(card)
            pool.extend(hand)
            hidden.append(hand)
            fixed.append(len(hand))
            hand[:] = kept + hand
        for cards in FACTIONS[s.faction[other]].hides(s, other):
            pool.extend(cards)
            hidden.append(cards)
            fixed.append(len(cards))
    rng.shuffle(pool)
    for cards, number in zip(hidden, fixed, strict=True):
        kept = cards[: len(cards) - number]
        cards[:] = []
        for card in kept:
            insort(cards, card)
        for _ in range(number):
            insort(cards, pool.pop())
    for card in range(CARDS):
        s.deck[card] = 0
    for card in pool:
        s.deck[card] += 1
    for faction in s.faction[: s.seats]:
        if faction != NO_FACTION:
            FACTIONS[faction].redeal_more(s, s.faction.index(faction), seat, rng)
