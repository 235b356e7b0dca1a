"""A woodland to play on: a position of Root told in the rulebook's words, and choices made by their texts.

Every choice is also made by a clone and by a table made from the position as JSON, and taken back and made again by all
of them; pieces and cards are counted after each. So every test of a rule tests clone, undo and position too.
"""

from __future__ import annotations

import json
from bisect import insort
from typing import Any

from maraud.engine import CHANCE, SEATS, Chance, Dice, Event, Option, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.game import Value
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.root.board import count_strength, find_ruler, place, take_control
from maraud.games.root.cards import CARD_IDS, ITEM_IDS, SUIT_IDS, card, deck
from maraud.games.root.factions.duchy.set_up import found
from maraud.games.root.factions.eyrie.pieces import DECREE_WIDTH, VIZIER
from maraud.games.root.factions.hundreds.pieces import STUBBORN
from maraud.games.root.game import GAME
from maraud.games.root.law.turn import PARTS
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import COLUMN, DIE, LEADER
from maraud.games.root.pieces import (
    FACTION_IDS,
    KIND_COUNT,
    KIND_FACTION,
    KIND_IDS,
    KINDS_OF,
    WARRIOR_OF,
    WIDTH,
    card_of_hireling,
)
from maraud.games.root.setup.hirelings import enter
from maraud.games.root.state import FIRST_HIRELING, PAID, TURNS, Root

FACTIONS = ("marquise", "eyrie", "alliance")
# Hirelings that do nothing while nobody controls them.
IDLE = ("raven-sentries", "badger-bodyguards", "otter-divers", "lizard-envoys", "brigand")


class Given(Dice):
    """The outcomes given; for draws beyond them the same ones every time, for battle dice beyond them a failure."""

    def __init__(self) -> None:
        self.outcomes: list[str] = []
        self.others = SeededDice(seed_from(1))

    def pick(self, number: int, chance: Chance) -> Option:
        if number >= len(self.outcomes):
            assert chance.options is not DIE, "battle dice must be given"
            return self.others.pick(number, chance)
        for option in chance.options:
            if option.text == self.outcomes[number] and chance.allows(option):
                return option
        raise AssertionError(f"{self.outcomes[number]} cannot come out here")


class Woodland:
    """A table of Root and words to play on it."""

    def __init__(self, table: Table, dice: Given) -> None:
        self.table = table
        self._dice = dice
        self._told = 0
        self._pieces = GAME.pieces(self.state)

    # Playing.

    def play(self, *choices: str | int, dice: tuple[int | str, ...] = ()) -> Woodland:
        """Make choices, each by its text, its name (`5` for `clearing:5`) or a seat's faction.

        `dice`: what comes out meanwhile, in order: battle dice as numbers, cards drawn by their names, all else as it
        is written (`suit:fox`).
        """
        table, given = self.table, self._dice.outcomes
        given[:] = [move.option.text for move in table.moves if move.who == CHANCE]
        given += [outcome(value) for value in dice]
        self._told = len(table.events)
        for choice in choices:
            self._choose(self._option(str(choice)))
        assert table.chances >= len(given), f"not used: {given[table.chances :]}"
        return self

    def _option(self, choice: str) -> Option:
        assert len(self.table.asks) == 1, f"nobody, or more than one, is asked: {self.table.asks}"
        options = self.table.asks[0].options
        for option in options:
            if option.text == choice:
                return option
        named = [
            option
            for option in options
            if option.name == choice or (option.kind == "seat" and self.name(option.value) == choice)
        ]
        assert len(named) == 1, f"{choice} is not one of {options}, asked {self.question}"
        return named[0]

    def _choose(self, option: Option) -> None:
        """Make a choice, here and on the copies."""
        table = self.table
        position = read_position(json.dumps(position_of(table)))
        copies = [table.clone(), table_at(position, GAME, table.dice)]
        before, seq = situation(table), table.seq
        table.choose(option)
        after = situation(table)
        events = told(table)
        for copy in [*copies, table]:
            if copy is not table:
                assert situation(copy) == before
                copy.choose(option)
                assert situation(copy) == after
            copy.undo(seq)
            assert situation(copy) == before
            copy.choose(option)
            assert situation(copy) == after
        assert told(table) == events
        assert GAME.pieces(self.state) == self._pieces  # "facts" among them

    # Looking.

    @property
    def state(self) -> Root:
        """The state of the table."""
        state = self.table.state
        assert isinstance(state, Root)
        return state

    def seat(self, faction: str) -> int:
        """The seat that plays a faction."""
        return self.state.faction.index(FACTION_IDS.index(faction))

    def name(self, seat: int) -> str:
        """The faction of a seat."""
        return FACTION_IDS[self.state.faction[seat]]

    @property
    def who(self) -> str:
        """The faction that is asked; empty if none is."""
        return self.name(self.table.asks[0].seat) if self.table.asks else ""

    @property
    def question(self) -> str:
        """The key of the prompt; empty when the game is over."""
        return self.table.asks[0].prompt.key if self.table.asks else ""

    def asked(self, faction: str = "") -> list[str]:
        """The texts of what is on offer, to this faction if one is named."""
        asks = [ask for ask in self.table.asks if faction in ("", self.name(ask.seat))]
        assert len(asks) == 1, f"{faction or 'one seat'} is not asked, but {self.who}: {self.question}"
        return [option.text for option in asks[0].options]

    def names(self, faction: str = "") -> list[str]:
        """The same without their kinds: `5` for `clearing:5`."""
        return [text.rpartition(":")[2] for text in self.asked(faction)]

    @property
    def refused(self) -> dict[str, str]:
        """What is not on offer, with the rule that says so."""
        ask = self.table.explain(self.table.asks[0].seat)
        return {refusal.option.text: refusal.reason.rule for refusal in ask.refused} if ask else {}

    @property
    def told(self) -> list[Event]:
        """What `play` brought about."""
        return self.table.events[self._told :]

    @property
    def events(self) -> list[str]:
        """The same, by the keys of the events."""
        return [event.kind.key for event in self.told]

    @property
    def winners(self) -> list[str]:
        """The factions that have won; empty while the game runs."""
        return [self.name(seat) for seat, share in enumerate(self.table.result) if share == 1.0]

    @property
    def active(self) -> str:
        """The faction whose turn it is."""
        return self.name(self.state.active)

    def points(self, faction: str) -> int:
        """Victory points."""
        return self.state.vp[self.seat(faction)]

    def hand(self, faction: str) -> list[str]:
        """The cards of a hand."""
        return [CARD_IDS[number] for number in self.state.hands[self.seat(faction)]]

    def known(self, viewer: str, faction: str) -> list[str]:
        """The cards that a player knows to be in another's hand, as its view shows them."""
        cards: list[str] = self.view(viewer)["players"][self.seat(faction)]["known"]
        return cards

    def count(self, piece: str, clearing: int = 0) -> int:
        """How many pieces of a kind are in a clearing, or in the supply."""
        return self.state.count[kind_of(piece) * WIDTH + clearing]

    def on_map(self, piece: str) -> int:
        """How many pieces of a kind are on the map."""
        return sum(self.count(piece, clearing) for clearing in CLEARINGS)

    def ruler(self, clearing: int) -> str:
        """The faction that rules a clearing; empty if nobody does."""
        side = self.state.ruler[clearing]
        return "" if side < 0 else self.name(side)

    @property
    def discarded(self) -> list[str]:
        """The discard pile."""
        return [CARD_IDS[number] for number, copies in enumerate(self.state.discard) for _ in range(copies)]

    @property
    def available(self) -> list[str]:
        """The dominance cards beside the map."""
        return [CARD_IDS[number] for number in self.state.available]

    def view(self, faction: str = "") -> dict[str, Any]:
        """What a player sees, or the spectator."""
        return GAME.view(self.state, self.seat(faction) if faction else -1)

    def crafted(self, faction: str) -> list[str]:
        """The crafted cards in a player's play area."""
        cards: list[str] = self.view()["players"][self.seat(faction)]["crafted"]
        return cards

    def board(self, faction: str, viewer: str = "") -> Any:
        """A faction's board as a player, or the spectator, sees it."""
        return self.view(viewer)["players"][self.seat(faction)]["board"]


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
            s.count[kind * WIDTH] = KIND_COUNT[kind]
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


def outcome(value: int | str) -> str:
    """What comes out, as it is written in records."""
    if isinstance(value, int):
        return f"die:{value}"
    return value if ":" in value else f"card:{value}"


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
    assert s.count[kind_of(faction) * WIDTH] >= number
    s.count[kind_of(faction) * WIDTH] -= number
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


def kind_of(name: str) -> int:
    """The kind of a piece; a faction's name means its warriors."""
    return WARRIOR_OF[FACTION_IDS.index(name)] if name in FACTION_IDS else KIND_IDS.index(name)


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


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [[ask.seat, ask.prompt.key, [option.text for option in ask.options]] for ask in table.asks]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(table: Table) -> list[tuple[str, str, str, int]]:
    """The events of a table as plain values."""
    return [(event.kind.key, repr(event.facts), repr(event.told), event.seq) for event in table.events]


__all__ = ["SEATS", "Woodland", "begin", "kind_of", "position"]
