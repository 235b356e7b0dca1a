"""What a seat or a spectator sees of Root (ROOT-1.2, the information model), and the redeal of what it cannot know."""

from __future__ import annotations

from bisect import insort
from typing import Any

from maraud.engine.rng import Rng
from maraud.games.root.cards import CARD_IDS, CARDS, ITEM_IDS, SUIT_IDS
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import knows, learn
from maraud.games.root.law.ruins import seen_under
from maraud.games.root.lists import with_row
from maraud.games.root.maps import CLEARINGS, MEMBERS
from maraud.games.root.pieces import (
    FACTION_IDS,
    HIRELING_IDS,
    HIRELING_MARKERS,
    KIND_IDS,
    KINDS_OF,
    NO_FACTION,
    SECOND_VAGABOND,
    VAGABOND,
    card_of_hireling,
    is_demoted,
)
from maraud.games.root.quests import CHARACTER_IDS
from maraud.games.root.state import FIRST_HIRELING, KNOWN_WIDTH, PAID, SIDES, STACK, TURNS, Root


def view(s: Root, seat: int) -> dict[str, Any]:
    """ROOT-IMPL-30 All that a seat (-1: a spectator) may know. ROOT-1.2.2 The discard pile is open, the deck is not."""
    return {
        "map": s.board.name,
        "phase": "turns" if s.phase == TURNS else "set-up",
        "turn": s.turn,
        "active": s.active,
        "clearings": [clearing_view(s, clearing, seat) for clearing in CLEARINGS],
        "closed": [s.board.closed[number] for number in MEMBERS[s.closed]] if s.closed else [],
        "ferry": s.ferry,
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "deck": s.deck_size,
        "discard": named_counts(s.discard),
        "available": [CARD_IDS[card] for card in s.available],
        "items": {ITEM_IDS[item]: number for item, number in enumerate(s.items) if number},
        "battle": s.battle[:],
        "draft": draft_view(s) if s.homes else None,
        "hirelings": [hireling_view(s, side, seat) for side in range(FIRST_HIRELING, SIDES)] if s.controller else [],
        "markers": [
            {"points": HIRELING_MARKERS[place], "seat": owner if 0 <= owner < s.seats else -1, "paid": owner == PAID}
            for place, owner in enumerate(s.markers)
        ],
    }


def clearing_view(s: Root, clearing: int, viewer: int) -> dict[str, Any]:
    """A clearing: its suit, who rules, its slots, what the viewer saw under its ruin, and all pieces in it."""
    saw = viewer >= 0 and s.ruin_seen[clearing] >> viewer & 1
    pieces = [
        {"side": side, "piece": KIND_IDS[kind], "count": s.count[kind][clearing]}
        for side in range(SIDES)
        if s.faction[side] != NO_FACTION
        for kind in KINDS_OF[s.faction[side]]
        if s.count[kind][clearing]
    ]
    return {
        "id": clearing,
        "suit": SUIT_IDS[s.suit[clearing]],
        "ruler": s.ruler[clearing],
        "open_slots": s.open_slots[clearing],
        "ruin": bool(s.ruins >> clearing & 1),
        "ruin_items": s.ruin_items[clearing],
        "under_ruin": [ITEM_IDS[item] for item in seen_under(s, clearing)] if saw else [],
        "pieces": pieces,
        "pawns": [side for side in range(SIDES) if pawn_at(s, side) == clearing],
    }


def draft_view(s: Root) -> dict[str, Any]:
    """ROOT-A.8 The setup cards to choose from, and the homelands chosen. All of it is public."""
    cards = [
        {
            "faction": FACTION_IDS[faction],
            "locked": faction == s.locked,
            "character": character_beside(s, faction),
        }
        for faction in s.pool
    ]
    return {"pool": cards, "homelands": [MEMBERS[homes] for homes in s.homes]}


def character_beside(s: Root, faction: int) -> str | None:
    """ROOT-A.8.2.3 The character dealt with a Vagabond's card."""
    return CHARACTER_IDS[s.beside[faction - VAGABOND]] if faction in (VAGABOND, SECOND_VAGABOND) else None


def hireling_view(s: Root, side: int, viewer: int) -> dict[str, Any]:
    """ROOT-H.D.3 A hireling: which side of its card is up, who controls it and for how long. All of it is public."""
    faction, number = s.faction[side], side - FIRST_HIRELING
    return {
        "side": side,
        "hireling": FACTION_IDS[faction],
        "card": HIRELING_IDS[card_of_hireling(faction)],
        "demoted": is_demoted(faction),
        "controller": s.controller[number],
        "control": s.control[number],
        "acted": bool(s.acted >> (2 * number) & 1),
        "supply": {KIND_IDS[kind]: s.count[kind][0] for kind in KINDS_OF[faction]},
        "board": FACTIONS[faction].view(s, side, viewer),
    }


def pawn_at(s: Root, side: int) -> int:
    """The clearing of a side's pawn, or 0."""
    return FACTIONS[s.faction[side]].pawn_at(s, side) if s.faction[side] != NO_FACTION else 0


def player_view(s: Root, seat: int, viewer: int) -> dict[str, Any]:
    """A player's board, the same form for all; a hand only for its owner."""
    faction = s.faction[seat]
    if faction == NO_FACTION:  # ROOT-A.7 five cards may be in hand before factions are chosen
        hand = [CARD_IDS[card] for card in s.hands[seat]] if seat == viewer else None
        return {"seat": seat, "faction": None, "points": 0, "hand_size": len(s.hands[seat]), "hand": hand}
    open_hand = seat == viewer or FACTIONS[faction].hand_is_public
    return {
        "seat": seat,
        "faction": FACTION_IDS[faction],
        "points": s.vp[seat],
        "dominance": CARD_IDS[s.dominance[seat]] if s.dominance[seat] >= 0 else None,
        "partner": s.partner[seat],
        "hand_size": len(s.hands[seat]),
        "hand": [CARD_IDS[card] for card in s.hands[seat]] if open_hand else None,
        "known": [] if open_hand else [CARD_IDS[card] for card in knows(s, viewer, seat)],
        "known_by": known_by(s, seat) if seat == viewer else [],
        "crafted": [CARD_IDS[card] for card in bits(s.crafted[seat])],
        "supply": {KIND_IDS[kind]: s.count[kind][0] for kind in KINDS_OF[faction]},
        "items": {ITEM_IDS[item]: s.boxes[seat * 8 + item] for item in range(8) if s.boxes[seat * 8 + item]},
        "tired": {ITEM_IDS[i]: s.tired_boxes[seat * 8 + i] for i in range(8) if s.tired_boxes[seat * 8 + i]},
        "board": FACTIONS[faction].view(s, seat, viewer),
    }


def known_by(s: Root, seat: int) -> list[dict[str, Any]]:
    """Which of a seat's cards others have seen: in its hand, and in the stack that its faction hides. It was there."""
    return [
        {"seat": other, place: [CARD_IDS[card] for card in cards]}
        for other in range(s.seats)
        for place, cards in (("hand", knows(s, other, seat)), ("stack", knows(s, other, STACK + seat)))
        if cards
    ]


def bits(mask: int) -> list[int]:
    """The cards of a bit mask."""
    return [card for card in range(CARDS) if mask >> card & 1]


def named_counts(counts: list[int]) -> dict[str, int]:
    """Cards and how many of each."""
    return {CARD_IDS[card]: number for card, number in enumerate(counts) if number}


def redeal(s: Root, seat: int, rng: Rng) -> None:
    """Deal anew all that a seat cannot know: the deck, other hands but for what it knows of them, hidden cards.

    What others know of each other is dealt anew with it: as many cards as before.
    """
    s.hands = [cards[:] for cards in s.hands]
    s.supporters = [cards[:] for cards in s.supporters]
    pool = [card for card in range(CARDS) for _ in range(s.deck[card])]
    places = hidden_cards(s, seat)
    numbers: list[int] = []  # for each place, how many of its cards are dealt anew
    for place, cards in places:
        kept = knows(s, seat, place)
        rest = without(cards, kept)
        pool.extend(rest)
        numbers.append(len(rest))
        cards[:] = kept
    pool.sort()
    rng.shuffle(pool)
    for (place, cards), number in zip(places, numbers, strict=True):
        for _ in range(number):
            insort(cards, pool.pop())
        for viewer in range(s.seats):
            if viewer != seat and s.known[viewer]:
                redeal_knowledge(s, viewer, place, cards[:], rng)
    for card in range(CARDS):
        s.deck[card] = 0
    for card in pool:
        s.deck[card] += 1
    for other in range(s.seats):
        if s.faction[other] != NO_FACTION:
            FACTIONS[s.faction[other]].redeal_more(s, other, seat, rng)


def redeal_knowledge(s: Root, viewer: int, place: int, cards: list[int], rng: Rng) -> None:
    """A seat knows as many cards of a place as before, any of those now there."""
    number = len(knows(s, viewer, place))
    if number:
        rest = [code for code in s.known[viewer] if code // KNOWN_WIDTH != place]
        s.known = with_row(s.known, viewer, rest)
        rng.shuffle(cards)
        for card in cards[:number]:
            learn(s, viewer, place, card)


def hidden_cards(s: Root, seat: int) -> list[tuple[int, list[int]]]:
    """The places with cards that a seat does not see, and those cards: hands, and what factions hide."""
    places: list[tuple[int, list[int]]] = []
    for other in range(s.seats):
        if other == seat:
            continue
        if s.faction[other] == NO_FACTION:
            places.append((other, s.hands[other]))
            continue
        if not FACTIONS[s.faction[other]].hand_is_public:
            places.append((other, s.hands[other]))
        places.append((STACK + other, FACTIONS[s.faction[other]].hides(s, other)))
    return places


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Some cards without some others, one for one."""
    rest = cards[:]
    for card in taken:
        if card in rest:
            rest.remove(card)
    return rest
