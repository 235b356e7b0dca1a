"""What a seat or the spectator sees of Marauders, as `docs/views-marauders.md` describes it."""

from __future__ import annotations

from typing import Any, Final

from maraud.games.marauders.box import (
    CHEST_NAMES,
    CLUE_NAMES,
    CLUE_SETS,
    COLORS,
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
    SORT_OF,
    TRUE_SETS,
    WILD,
)
from maraud.games.marauders.cards import facts_of
from maraud.games.marauders.facts import HAND_LEAST, HAND_MOST, HOLDER, LEAST, MOST, STASH_LEAST, STASH_MOST
from maraud.games.marauders.island import (
    CANOE_AT,
    CELLS,
    CHEST_AT,
    HAS_CANOE_PORT,
    KEYHOLES,
    KEYHOLE_OF,
    LANDINGS,
    MOUTHS,
    NOWHERE,
    PORT_NAMES,
    SHAPE,
    SHAPE_NAMES,
    TERRAIN,
    TERRAIN_NAMES,
    TILE_IDS,
    TURNS,
    WATER,
    WATER_NAMES,
    WATER_SQUARES,
    WIDTH,
    X_AT,
    name_of,
    river_from,
)
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
COVER_NAMES: Final = CLUE_SETS[3]


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
        "walker": s.walker,
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


def point(space: int) -> list[int]:
    """A square as column and row."""
    return [space % WIDTH, space // WIDTH]


def dice(s: Marauders) -> dict[str, Any] | None:
    """The dice as they lie in this turn."""
    if s.dice[0] < 0:
        return None
    return {"jewels": [JEWEL_FACES[s.dice[0]], JEWEL_FACES[s.dice[1]]], "key": KEY_NAMES[s.dice[2]]}


def tiles(s: Marauders, seat: int) -> list[dict[str, Any]]:
    """The tiles as they lie, with what the seat can still think of their x's."""
    if not tiles_lie(s):
        return []
    river = rivers(s)
    said = true_clues(s, seat) if seat >= 0 else [NOWHERE] * TRUE_SETS
    return [tile(s, cell, river[cell], said) for cell in range(CELLS)]


def rivers(s: Marauders) -> list[int]:
    """[cell]: the first cell of the river that its own is joined to."""
    return [min(river_from(s.tiles, s.turns, cell)) for cell in range(CELLS)]


def tile(s: Marauders, cell: int, river: int, said: list[int]) -> dict[str, Any]:
    """One tile. `river` numbers the rivers: canoe ports with the same number are joined."""
    number, turned = s.tiles[cell], s.turns[cell]
    at = cell * TURNS + turned
    return {
        "cell": cell,
        "id": TILE_IDS[number],
        "terrain": TERRAIN_NAMES[TERRAIN[number]],
        "water": WATER_NAMES[WATER[number]],
        "shape": SHAPE_NAMES[SHAPE[number]],
        "turned": turned,
        "water_squares": [point(square) for square in WATER_SQUARES[WATER[number]][at]],
        "mouths": sorted("NESW"[(side + turned) % TURNS] for side in MOUTHS[number]),
        "river": river if MOUTHS[number] else None,
        "canoe_port": point(CANOE_AT[at]) if HAS_CANOE_PORT[number] else None,
        "xs": [
            {"at": point(X_AT[cover][at]), "cover": COVER_NAMES[cover], "possible": is_possible(number, cover, said)}
            for cover in range(len(COVER_NAMES))
        ],
    }


def is_possible(tile: int, cover: int, said: list[int]) -> bool:
    """MAR-18 Whether the artifact can lie here for all that these clues say."""
    traits = [TERRAIN[tile], WATER[tile], SHAPE[tile], cover]
    return all(card == NOWHERE or card - FIRST_OF_SET[SET_OF[card]] == traits[SET_OF[card]] for card in said)


def ports(s: Marauders) -> list[dict[str, Any]]:
    """The eight ports and whose home they are."""
    return [
        {
            "id": f"port:{name}",
            "squares": [point(square) for square in LANDINGS[port]],
            "home": s.ports.index(port) if port in s.ports else None,
        }
        for port, name in enumerate(PORT_NAMES)
    ]


def chest(s: Marauders, seat: int, cell: int) -> dict[str, Any]:
    """A chest: what is in it only if the seat can know."""
    guard = s.guards[cell]
    shown = guard != NO_ONE or (knows_chest(s, seat, cell) and (s.options.assist_memory or is_beside(s, seat, cell)))
    number = s.chests[cell] if shown else NOWHERE
    return {
        "cell": cell,
        "at": point(CHEST_AT[cell]),
        "keyholes": [point(square) for square in KEYHOLES[cell]],
        "open": guard != NO_ONE,
        "guard": None if guard == NO_ONE else guard,
        "chest": CHEST_NAMES[number] if shown else None,
        "jewel": JEWEL_NAMES[number // COLORS] if shown and number != WILD else None,
        "key": KEY_NAMES[number % COLORS] if shown and number != WILD else None,
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
    heard = s.offer or (s.drafts[seat] if seat >= 0 else [])
    return {
        "from": s.bidder,
        "to": None if s.partner == NO_ONE else s.partner,
        "asked": None if s.answerer == NO_ONE else s.answerer,
        "sent": s.phase != COMPOSING,
        "terms": terms(heard) if heard else None,
    }


def terms(offer: list[int]) -> dict[str, Any]:
    """What an offer gives and asks for."""
    return {
        "gives": kinds(offer[GIVES:WANTS]),
        "gives_clues": slots(offer[CLUES_GIVEN]),
        "wants": kinds(offer[WANTS:CLUES_GIVEN]),
        "wants_clues": slots(offer[CLUES_WANTED]),
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
    """What this seat has seen of another's cards: the least and the most of each kind; what can be none is left out."""
    row = facts_of(s, seat)
    at = other * HOLDER
    return {
        "seat": other,
        "hand": bounds(row, at + HAND_LEAST, at + HAND_MOST, sum(s.hands[other])),
        "stash": bounds(row, at + STASH_LEAST, at + STASH_MOST, sum(s.stashes[other])),
        "both": bounds(row, at + LEAST, at + MOST, sum(s.hands[other]) + sum(s.stashes[other])),
    }


def bounds(row: list[int], least: int, most: int, size: int) -> dict[str, list[int]]:
    """Least and most by kind, no more than there are cards."""
    found: dict[str, list[int]] = {}
    for kind in range(KINDS):
        highest = min(row[most + kind], size, row[most + KINDS + SORT_OF[kind]])
        if highest > 0:
            found[KIND_NAMES[kind]] = [row[least + kind], highest]
    return found


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
