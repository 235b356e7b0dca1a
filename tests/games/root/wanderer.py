"""A woodland with Vagabonds in it: a pawn, a bag of items in words, and what others think of him."""

from __future__ import annotations

from typing import Any

from maraud.games.root.cards import ITEM_IDS, RUIN_ITEMS
from maraud.games.root.maps import BOARDS
from maraud.games.root.pieces import WIDTH
from maraud.games.root.quests import CHARACTER_IDS, QUEST_IDS
from tests.games.root.woodland import Woodland, position

STATES = {"": 0, "tired": 1, "broken": 2, "tired-broken": 3}
NAMES = ("", "tired ", "broken ", "tired-broken ")
QUESTS = ("fundraising", "rabbit-guard", "escort")


def pack(
    items: str = "boot, torch, sword",
    at: int = 1,
    character: str = "thief",
    relations: dict[str, int] | None = None,
    done: tuple[str, ...] = (),
    found: str = "",
) -> dict[str, Any]:
    """One Vagabond: his items (`2 sword, tired boot, broken tea`), the clearing he is in (below 0 a forest), and more.

    Relationships by faction: 0 Indifferent to 3 Allied, -1 Hostile. `found`: the kinds he has from ruins.
    """
    gear = [0] * (4 * len(ITEM_IDS))
    for word in filter(None, (part.strip() for part in items.split(","))):
        number, rest = word.split(" ", 1) if word[0].isdigit() else ("1", word)
        state, _, item = rest.rpartition(" ")
        gear[ITEM_IDS.index(item) * 4 + STATES[state]] += int(number)
    return {
        "gear": gear,
        "pawn": at,
        "character": CHARACTER_IDS.index(character),
        "relations": relations or {},
        "quests_done": [QUEST_IDS.index(quest) for quest in done],
        "found": sum(1 << ITEM_IDS.index(item) for item in found.split(", ") if item),
    }


def wander(
    clearings: dict[int, str] | None = None,
    items: str = "boot, torch, sword",
    at: int = 1,
    *,
    part: str = "actions",
    turn: str = "vagabond",
    factions: tuple[str, ...] = ("vagabond", "marquise", "eyrie", "alliance"),
    character: str = "thief",
    relations: dict[str, int] | None = None,
    done: tuple[str, ...] = (),
    found: str = "",
    second: dict[str, Any] | None = None,
    quests: tuple[str, ...] = QUESTS,
    fields: dict[str, Any] | None = None,
    **more: Any,
) -> Woodland:
    """A position in the Vagabond's turn, or another's; `second` is the other Vagabond, as `pack` says."""
    packs = {"vagabond": pack(items, at, character, relations, done, found)}
    if second:
        packs["second-vagabond"] = second
        if second["character"] == packs["vagabond"]["character"]:
            second["character"] = CHARACTER_IDS.index("ronin" if character != "ronin" else "thief")
    given: dict[str, Any] = {
        "gear": [packs[name]["gear"] if name in packs else [] for name in factions],
        "pawn": [packs[name]["pawn"] if name in packs else 0 for name in factions],
        "character": [packs[name]["character"] if name in packs else -1 for name in factions],
        "found": [packs[name]["found"] if name in packs else 0 for name in factions],
        "quests_done": [packs[name]["quests_done"] if name in packs else [] for name in factions],
        "relations": [
            [packs[name]["relations"].get(other, 0) for other in factions] if name in packs else [] for name in factions
        ],
        "quests": [QUEST_IDS.index(quest) for quest in quests],
    }
    used = [*given["quests"], *(quest for done_by in given["quests_done"] for quest in done_by)]
    given["quest_deck"] = [int(quest not in used) for quest in range(len(QUEST_IDS))]
    board = BOARDS[["autumn", "winter", "lake", "mountain"].index((more.get("options") or {}).get("map", "autumn"))]
    sets = len(packs)
    more.setdefault("leader", "despot" if "eyrie" in factions else "")
    given["ruin_items"] = [sets * (board.ruins >> clearing & 1) for clearing in range(WIDTH)]
    given["ruin_pool"] = [sets * (item in RUIN_ITEMS) for item in range(len(ITEM_IDS))]
    return position(clearings, turn=turn, part=part, factions=factions, fields={**given, **(fields or {})}, **more)


def gear(t: Woodland, faction: str = "vagabond") -> dict[str, int]:
    """A Vagabond's items by their names and states: `{"boot": 1, "tired sword": 2}`."""
    row = t.state.gear[t.seat(faction)]
    return {f"{NAMES[place % 4]}{ITEM_IDS[place // 4]}": number for place, number in enumerate(row) if number}


def place(t: Woodland, faction: str = "vagabond") -> int:
    """The clearing of the pawn, or its forest as a number below 0."""
    return t.state.pawn[t.seat(faction)]


def relation(t: Woodland, other: str, faction: str = "vagabond") -> int:
    """0 Indifferent to 3 Allied, -1 Hostile."""
    return t.state.relations[t.seat(faction)][t.seat(other)]


def faces_up(t: Woodland) -> list[str]:
    """The quests that can be chosen from."""
    return [QUEST_IDS[quest] for quest in t.state.quests]
