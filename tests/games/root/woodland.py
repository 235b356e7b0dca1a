"""A woodland to play on: a position of Root told in the rulebook's words."""

from __future__ import annotations

import json
from bisect import insort
from typing import Any

from maraud.engine import SEATS, Table
from maraud.engine.game import Value
from maraud.engine.position import table_at
from maraud.engine.state import plain
from maraud.games.root.board import count_strength, find_ruler, place, take_control
from maraud.games.root.cards import ITEM_IDS, SUIT_IDS, card, deck
from maraud.games.root.factions.duchy.set_up import found
from maraud.games.root.factions.eyrie.pieces import DECREE_WIDTH, VIZIER
from maraud.games.root.factions.hundreds.pieces import STUBBORN
from maraud.games.root.game import GAME
from maraud.games.root.law.turn import PARTS
from maraud.games.root.lists import added, changed
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import COLUMN, LEADER
from maraud.games.root.pieces import (
    FACTION_IDS,
    KIND_COUNT,
    KIND_FACTION,
    KINDS_OF,
    card_of_hireling,
)
from maraud.games.root.setup.hirelings import enter
from maraud.games.root.state import FIRST_HIRELING, PAID, TURNS, Root
from tests.games.root.playing import Given, Woodland, kind_of

FACTIONS = ("marquise", "eyrie", "alliance")
# Hirelings that do nothing while nobody controls them.
IDLE = ("raven-sentries", "badger-bodyguards", "otter-divers", "lizard-envoys", "brigand")


def position(
    clearings: dict[int, str] | None = None,
    *,
    turn: str = "",
    part: str = "",
    factions: tuple[str, ...] = FACTIONS,
    hands: dict[str, list[str]] | None = None,
    points: dict[str, int] | None = None,
    crafted: dict[str, list[str]] | None = None,
    dominance: dict[str, str] | None = None,
    boxes: dict[str, list[str]] | None = None,
    discard: list[str] | None = None,
    available: list[str] | None = None,
    deck_only: list[str] | None = None,
    elsewhere: list[str] | None = None,
    gone_items: list[str] | None = None,
    decree: dict[str, list[str]] | None = None,
    leader: str = "",
    supporters: list[str] | None = None,
    officers: int = 0,
    outcast: str = "fox",
    acolytes: int = 0,
    souls: list[str] | None = None,
    revealed: list[str] | None = None,
    company: dict[str, dict[str, int]] | None = None,
    hirelings: dict[str, str] | None = None,
    control: dict[str, int] | None = None,
    options: dict[str, Value] | None = None,
    fields: dict[str, Any] | None = None,
) -> Woodland:
    """A position of a game: `{5: "2 marquise, sawmill"}` puts two warriors and a sawmill into clearing 5.

    It is the turn of `turn` (else of the first faction), at the part of it whose function is named `part` (else at its
    start). Hands hold what is given and nothing else; all other cards are in the deck, or in no place at all with
    `deck_only`; those `elsewhere` are where `fields` says. The Decree has columns: `{"move": ["vizier", "anvil"]}`.
    `company`: what the Riverfolk hold, by box and faction.
    `fields` of the state are set as given.
    Hirelings are named with the factions that control them, empty for nobody; they have two control markers each or
    what `control` says, and all hireling markers are off the track.
    """
    named = {f"faction_{n}": name for n, name in enumerate(factions, 1)}
    complete = GAME.complete({**named, "hirelings": hirelings is not None, **(options or {})})
    s = GAME.start(len(factions), complete)
    s.phase, s.active = TURNS, factions.index(turn or factions[0])
    for clearing in CLEARINGS:
        suits = s.board.fixed_suits or s.board.pictured_suits or [1, 2, 3] * 4
        s.suit[clearing] = suits[clearing - 1]
    for seat, name in enumerate(factions):
        s.faction[seat] = FACTION_IDS.index(name)
        for kind in KINDS_OF[s.faction[seat]]:
            s.count[kind] = changed(s.count[kind], 0, KIND_COUNT[kind])
    enter_hirelings(s, hirelings)
    for clearing, text in (clearings or {}).items():
        put(s, clearing, text)
    for clearing in CLEARINGS:
        find_ruler(s, clearing)
    for column, names in (decree or {}).items():
        for one in names:
            number = VIZIER if one == "vizier" else card(one)
            insort(s.decree, [word.name for word in COLUMN].index(column) * DECREE_WIDTH + number)
    if leader or "eyrie" in factions:
        s.leader = [word.name for word in LEADER].index(leader or "charismatic")
    s.mood = STUBBORN if "hundreds" in factions else -1
    if officers:
        s.officers = place_aside(s, "alliance", officers)
    found_cult(s, factions, outcast, acolytes, souls, revealed)
    stock(s, company or {})
    for one in supporters or []:
        insort(s.supporters[factions.index("alliance")], card(one))
    for name, number in (points or {}).items():
        s.vp[factions.index(name)] = number
    for name, items in (boxes or {}).items():
        for item in items:
            s.boxes[factions.index(name) * 8 + ITEM_IDS.index(item)] += 1
            s.items[ITEM_IDS.index(item)] -= 1
    for item in gone_items or []:
        s.items[ITEM_IDS.index(item)] -= 1
    _settle(s)
    _deal(s, hands or {}, crafted or {}, dominance or {}, discard or [], available or [], deck_only, elsewhere or [])
    serve(s, factions, hirelings or {}, control or {})
    s.part = part_number(s, part) if part else 0
    state: dict[str, Any] = json.loads(json.dumps(plain(s)))
    for name, value in (fields or {}).items():
        assert name in state, f"a state has no {name}"
        state[name] = value
    dice = Given()
    row = {
        "maraud": "position",
        "format": 1,
        "game": GAME.name,
        "rules": GAME.version,
        "seats": len(factions),
        "options": complete,
        "seq": 0,
        "chances": 0,
        "state": state,
        "moves": [],
    }
    return Woodland(table_at(row, GAME, dice, keep=1000, listen=True), dice)


def begin(
    factions: tuple[str, ...] = FACTIONS, *, options: dict[str, Value] | None = None, outcomes: tuple[str, ...] = ()
) -> Woodland:
    """A new game, at the first question of set-up. `outcomes`: what comes out until then, in order."""
    dice = Given()
    dice.outcomes += outcomes
    names = {f"faction_{n}": name for n, name in enumerate(factions, 1)}
    return Woodland(Table.open(GAME, len(factions), {**names, **(options or {})}, dice, keep=1000), dice)


def enter_hirelings(s: Root, hirelings: dict[str, str] | None) -> None:
    """Hirelings join, others that do nothing uncontrolled to make three; no marker is left on the track."""
    if hirelings is None:
        return
    names = list(hirelings)
    cards = [card_of_hireling(FACTION_IDS.index(name)) for name in names]
    idle = [name for name in IDLE if card_of_hireling(FACTION_IDS.index(name)) not in cards]
    for number, name in enumerate([*names, *idle][:3]):
        enter(s, number, FACTION_IDS.index(name))
    s.markers = [PAID] * len(s.markers)


def serve(s: Root, factions: tuple[str, ...], hirelings: dict[str, str], control: dict[str, int]) -> None:
    """Hirelings serve those who control them."""
    for name, owner in hirelings.items():
        if owner:
            side = s.faction.index(FACTION_IDS.index(name))
            take_control(s, side, factions.index(owner))
            s.control[side - FIRST_HIRELING] = control.get(name, 2)


def _settle(s: Root) -> None:
    """Every Vagabond is a character, without items, in a forest; the Duchy has its Burrow and its crowns."""
    for seat in range(s.seats):
        if FACTION_IDS[s.faction[seat]] == "duchy":
            found(s)
        if FACTION_IDS[s.faction[seat]].endswith("vagabond"):
            s.character[seat], s.pawn[seat] = seat, -1
            s.gear[seat], s.relations[seat] = [0] * (4 * len(ITEM_IDS)), [0] * s.seats


def put(s: Root, clearing: int, text: str) -> None:
    """Put pieces into a clearing: `2 marquise, sawmill, 3 wood`; `no ruin` frees its slot."""
    for word in text.split(","):
        number, _, name = word.strip().rpartition(" ")
        if word.strip() == "no ruin":
            s.ruins &= ~(1 << clearing)
            s.open_slots[clearing] += 1
            continue
        kind = kind_of(name)
        side = s.faction.index(KIND_FACTION[kind])
        wanted = int(number or 1)
        assert place(s, side, kind, clearing, wanted) == wanted, f"there are not so many: {word}"


def place_aside(s: Root, faction: str, number: int) -> int:
    """Take warriors out of a faction's supply."""
    assert s.count[kind_of(faction)][0] >= number
    s.count[kind_of(faction)] = added(s.count[kind_of(faction)], 0, -number)
    return number


def found_cult(
    s: Root,
    factions: tuple[str, ...],
    outcast: str,
    acolytes: int,
    souls: list[str] | None,
    revealed: list[str] | None,
) -> None:
    """The Outcast, acolytes, Lost Souls and revealed cards of the Cult, if it plays."""
    if "cult" not in factions:
        return
    s.outcast = SUIT_IDS.index(outcast)
    s.acolytes = place_aside(s, "cult", acolytes)
    for one in souls or []:
        s.souls[card(one)] += 1
    s.revealed = sorted(card(one) for one in revealed or [])


def stock(s: Root, company: dict[str, dict[str, int]]) -> None:
    """Warriors on the board of the Riverfolk: `{"funds": {"marquise": 2}}`."""
    for box, held in company.items():
        for name, number in held.items():
            getattr(s, box)[FACTION_IDS.index(name)] += place_aside(s, name, number)


def part_number(s: Root, name: str) -> int:
    """The number of a part of the active player's turn."""
    names = [part.__name__ for part in PARTS[s.faction[s.active]]]
    return names.index(name)


def _deal(
    s: Root,
    hands: dict[str, list[str]],
    crafted: dict[str, list[str]],
    dominance: dict[str, str],
    discard: list[str],
    available: list[str],
    deck_only: list[str] | None,
    elsewhere: list[str],
) -> None:
    factions = [FACTION_IDS[number] for number in s.faction[: s.seats]]
    s.deck = deck(s.options.deck)
    if s.seats == 2:
        for name in ("bird", "fox", "rabbit", "mouse"):
            s.deck[card(f"dominance-{name}")] = 0
    for name, cards in hands.items():
        for one in cards:
            insort(s.hands[factions.index(name)], card(one))
    for name, cards in crafted.items():
        for one in cards:
            s.crafted[factions.index(name)] |= 1 << card(one)
            s.deck[card(one)] -= 1
    for name, one in dominance.items():
        s.dominance[factions.index(name)] = card(one)
        s.deck[card(one)] -= 1
    for one in discard:
        s.discard[card(one)] += 1
    for one in available:
        insort(s.available, card(one))
    for one in [*discard, *available, *elsewhere, *(one for cards in hands.values() for one in cards)]:
        s.deck[card(one)] -= 1
    aside = [*s.revealed, *(one for one, copies in enumerate(s.souls) for _ in range(copies))]
    for number in [
        *aside,
        *(entry % DECREE_WIDTH for entry in s.decree),
        *(one for cards in s.supporters for one in cards),
    ]:
        if number != VIZIER:
            s.deck[number] -= 1
    if deck_only is not None:
        s.deck = [0] * len(s.deck)
        for one in deck_only:
            s.deck[card(one)] += 1
    for seat in range(s.seats):
        count_strength(s, seat)  # crafted cards count
    s.deck = [max(number, 0) for number in s.deck]
    s.deck_size = sum(s.deck)


__all__ = ["SEATS", "Woodland", "begin", "kind_of", "position"]
