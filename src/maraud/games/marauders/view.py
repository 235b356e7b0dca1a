"""What a seat or the spectator sees of Marauders, as `docs/views-marauders.md` describes it."""

from __future__ import annotations

from typing import Any, Final

from maraud.games.marauders.box import (
    CHEST_NAMES,
    CLUE_NAMES,
    FIRST_OF_SET,
    JEWEL_FACES,
    JEWEL_NAMES,
    KEY_NAMES,
    KIND_NAMES,
    KINDS,
    NEEDED,
    SEAT_COLORS,
    SET_OF,
    SLOT_NAMES,
    SLOTS,
    TRUE_SETS,
)
from maraud.games.marauders.cards import facts_of
from maraud.games.marauders.facts import HAND_LEAST, HAND_MOST, HOLDER, LEAST, STASH_LEAST
from maraud.games.marauders.island import (
    BOULDER,
    CANOE_AT,
    CAVE,
    CELLS,
    HAS_CANOE_PORT,
    KEYHOLE_OF,
    MOUTHS,
    NOWHERE,
    PORT_NAMES,
    SHAPE,
    SHAPE_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    TURNS,
    WATER,
    WATER_NAMES,
    X_AT,
    has_mouth,
    name_of,
    river_from,
)
from maraud.games.marauders.offers import cards_in, clues_in
from maraud.games.marauders.state import (
    ALLYING,
    ANSWERING,
    CLUES_GIVEN,
    CLUES_WANTED,
    COMPOSING,
    FIRST_PLAYER,
    GIVES,
    NO_ONE,
    PAYING,
    SEALING,
    STRIKING,
    WALKING,
    WANTS,
    Marauders,
    guards_left,
    has_unlocked,
    in_turn,
    is_ready,
    knows_chest,
    tiles_lie,
    true_clues,
)

PHASES: Final = [
    "laying",
    "ports",
    "dealing",
    "key-trades",
    "first-chests",
    "first-player",
    "rolling",
    "acting",
    "walking",
    "paying",
    "composing",
    "answering",
    "sealing",
    "allying",
    "striking",
]
MOST_LAYOUTS: Final = 100
_LAYOUTS: Final[dict[tuple[int, ...], list[dict[str, Any]]]] = {}


def view(s: Marauders, seat: int) -> dict[str, Any]:
    """All that lies on the table, and what this seat alone knows."""
    return {
        "turn": s.turn,
        "round": (s.turn + s.seats - 1) // s.seats,
        "active": s.active,
        "phase": "over" if s.result else PHASES[s.phase],
        "spaces": s.spaces + s.horse_spaces,
        "horse_spaces": s.horse_spaces,
        "took_key": s.took_key,
        "walker": s.walker + 1 if s.phase == WALKING else None,
        "dice": dice(s),
        "tiles": tiles(s, seat),
        "ports": ports(s),
        "chests": [chest(s, seat, cell) for cell in range(len(s.chests))],
        "scouts": [scout(s, number) for number in range(len(s.scouts))],
        "players": [player(s, other) for other in range(s.seats)],
        "vault": {name: s.vault[jewel] for jewel, name in enumerate(JEWEL_NAMES)},
        "piles": {"key": sum(s.pile[:4]), "resource": sum(s.pile[9:])},
        "discards": kinds(s.discard),
        "clues": [clue(s, seat, slot) for slot in range(SLOTS)] if tiles_lie(s) else [],
        "offer": offer(s, seat),
        "alliance": alliance(s),
        "paying": paying(s),
        "known": [known(s, seat, other) for other in range(s.seats) if other != seat],
        "mine": mine(s, seat) if seat >= 0 else None,
    }


def kinds(counts: list[int]) -> dict[str, int]:
    """Cards by the names of their kinds, those that there are."""
    return {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def dice(s: Marauders) -> dict[str, Any] | None:
    """The dice as they lie in this turn."""
    if s.dice[0] < 0:
        return None
    return {"jewels": [JEWEL_FACES[s.dice[0]], JEWEL_FACES[s.dice[1]]], "key": KEY_NAMES[s.dice[2]]}


def tiles(s: Marauders, seat: int) -> list[dict[str, Any]]:
    """The tiles as they lie, and whether for all this seat knows the artifact can be under each x."""
    if not tiles_lie(s):
        return []
    said = true_clues(s, seat) if seat >= 0 else [NOWHERE] * TRUE_SETS
    return [
        {
            **lying,
            "boulder_possible": is_possible(s.tiles[cell], BOULDER, said),
            "cave_possible": is_possible(s.tiles[cell], CAVE, said),
        }
        for cell, lying in enumerate(layout(s))
    ]


def layout(s: Marauders) -> list[dict[str, Any]]:
    """What never changes on the island, worked out once for each."""
    key = (*s.tiles, *s.turns)
    found = _LAYOUTS.get(key)
    if found is None:
        if len(_LAYOUTS) >= MOST_LAYOUTS:
            _LAYOUTS.clear()
        found = [tile(s, cell) for cell in range(CELLS)]
        _LAYOUTS[key] = found
    return found


def tile(s: Marauders, cell: int) -> dict[str, Any]:
    """One tile; canoe ports of the same `river` are joined."""
    number, turned = s.tiles[cell], s.turns[cell]
    at = cell * TURNS + turned
    return {
        "cell": cell,
        "terrain": TERRAIN_NAMES[TERRAIN[number]],
        "water": WATER_NAMES[WATER[number]],
        "shape": SHAPE_NAMES[SHAPE[number]],
        "turned": turned,
        "mouths": "".join(side for place, side in enumerate("NESW") if has_mouth(s.tiles, s.turns, cell, place)),
        "river": min(river_from(s.tiles, s.turns, cell)) if MOUTHS[number] else None,
        "canoe_port": name_of(CANOE_AT[at]) if HAS_CANOE_PORT[number] else None,
        "boulder": name_of(X_AT[BOULDER][at]),
        "cave": name_of(X_AT[CAVE][at]),
    }


def is_possible(tile: int, cover: int, said: list[int]) -> bool:
    """MAR-18 Whether the artifact can lie here for all that these clues say."""
    traits = [TERRAIN[tile], WATER[tile], SHAPE[tile], cover]
    return all(card == NOWHERE or card - FIRST_OF_SET[SET_OF[card]] == traits[SET_OF[card]] for card in said)


def ports(s: Marauders) -> dict[str, int | None]:
    """The eight ports and whose home they are."""
    return {f"port:{name}": s.ports.index(port) if port in s.ports else None for port, name in enumerate(PORT_NAMES)}


def chest(s: Marauders, seat: int, cell: int) -> dict[str, Any]:
    """A chest: what is in it only if the seat can know; MAR-E54 what lies under it for all."""
    guard = s.guards[cell]
    shown = guard != NO_ONE or (knows_chest(s, seat, cell) and (s.options.assist_memory or is_beside(s, seat, cell)))
    number = s.chests[cell] if shown else NOWHERE
    return {
        "cell": cell,
        "open": guard != NO_ONE,
        "guard": None if guard == NO_ONE else guard,
        "chest": CHEST_NAMES[number] if shown else None,
        "cart": bool(s.carts[cell]),
        "fortress": bool(s.forts[cell]),
        "looked": [other for other in range(s.seats) if s.looked[other] >> cell & 1],
        "was_open": bool(s.seen_open >> cell & 1),
    }


def is_beside(s: Marauders, seat: int, cell: int) -> bool:
    """MAR-E44 Whether the seat can look now: a scout at a keyhole, or in the opening the chests of its corner."""
    if seat < 0:
        return False
    if s.phase <= FIRST_PLAYER:
        return True
    spaces = s.scouts[2 * seat : 2 * seat + 2]
    return any(space >= 0 and KEYHOLE_OF[space] == cell for space in spaces)


def scout(s: Marauders, number: int) -> dict[str, Any]:
    """A scout and where it stands; null is at sea."""
    space = s.scouts[number]
    return {"seat": number // 2, "scout": number % 2 + 1, "at": name_of(space) if space >= 0 else None}


def player(s: Marauders, seat: int) -> dict[str, Any]:
    """MAR-E53 What is public about a player."""
    return {
        "seat": seat,
        "color": SEAT_COLORS[seat],
        "home": PORT_NAMES[s.ports[seat]] if s.ports[seat] != NOWHERE else None,
        "hand": sum(s.hands[seat]),
        "stash": sum(s.stashes[seat]),
        "guards": guards_left(s, seat),
        "unlocked": [SLOT_NAMES[slot] for slot in range(SLOTS) if has_unlocked(s, seat, slot)],
        "allied": bool(s.allied[seat]),
        "poisoned": bool(s.poisoned[seat]),
        "offers": s.offers[seat],
        "ready": bool(s.proved[seat]),
    }


def clue(s: Marauders, seat: int, slot: int) -> dict[str, Any]:
    """MAR-93 A clue: its card only beside the own marker, MAR-94 even when the game is over."""
    shown = seat >= 0 and has_unlocked(s, seat, slot)
    return {
        "slot": SLOT_NAMES[slot],
        "markers": [other for other in range(s.seats) if has_unlocked(s, other, slot)],
        "card": CLUE_NAMES[s.clues[slot]].partition("-")[0] if shown else None,
    }


def offer(s: Marauders, seat: int) -> dict[str, Any] | None:
    """The offer on the table, or being composed; its terms only for those who may know them."""
    if s.bidder == NO_ONE or s.phase not in (COMPOSING, ANSWERING, SEALING):
        return None
    knows = bool(s.offer) or seat == s.bidder or (seat >= 0 and seat == s.partner and s.phase != COMPOSING)
    return {
        "from": s.bidder,
        "to": None if s.partner == NO_ONE else s.partner,
        "asked": None if s.answerer == NO_ONE else s.answerer,
        "sent": s.phase != COMPOSING,
        "terms": terms(s.offer or s.drafts[s.bidder]) if knows else None,
    }


def terms(offer: list[int]) -> dict[str, Any]:
    """What an offer gives and asks for."""
    return {
        "gives": kinds(cards_in(offer, GIVES)),
        "gives_clues": slots(clues_in(offer, CLUES_GIVEN)),
        "wants": kinds(cards_in(offer, WANTS)),
        "wants_clues": slots(clues_in(offer, CLUES_WANTED)),
    }


def slots(mask: int) -> list[str]:
    """Clues by name."""
    return [SLOT_NAMES[slot] for slot in range(SLOTS) if mask >> slot & 1]


def alliance(s: Marauders) -> dict[str, Any] | None:
    """The alliance that is proposed or struck."""
    if s.phase not in (ALLYING, STRIKING):
        return None
    return {"from": s.bidder, "with": s.partner, "against": s.target, "joined": s.phase == STRIKING}


def paying(s: Marauders) -> dict[str, Any] | None:
    """The five cards that are being paid to the Vault."""
    if s.phase != PAYING:
        return None
    return {"for": KIND_NAMES[s.price] if s.price >= 0 else ["key", "jewel", "resource"][-1 - s.price], "due": s.due}


def known(s: Marauders, seat: int, other: int) -> dict[str, Any]:
    """What this seat has seen of another's cards: how many of a kind it must have, and which its hand cannot have."""
    row, at = facts_of(s, seat), other * HOLDER
    return {
        "seat": other,
        "hand": least(row, at + HAND_LEAST),
        "stash": least(row, at + STASH_LEAST),
        "both": least(row, at + LEAST),
        "not_in_hand": [KIND_NAMES[kind] for kind in range(KINDS) if row[at + HAND_MOST + kind] == 0],
    }


def least(row: list[int], at: int) -> dict[str, int]:
    """How many of each kind there must be, those with any."""
    return {KIND_NAMES[kind]: row[at + kind] for kind in range(KINDS) if row[at + kind]}


def mine(s: Marauders, seat: int) -> dict[str, Any]:
    """What only this seat sees: its hand and stash, and what it can work out."""
    said = true_clues(s, seat)
    return {
        "hand": kinds(s.hands[seat]),
        "stash": kinds(s.stashes[seat]),
        "missing": [KIND_NAMES[kind] for kind in NEEDED if not s.stashes[seat][kind]],
        "clues": {
            name: (CLUE_NAMES[said[number]] if said[number] != NOWHERE else None)
            for number, name in enumerate(["terrain", "water", "shape", "cover"])
        },
        "ready": in_turn(s) and is_ready(s, seat),
    }
