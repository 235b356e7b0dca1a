"""A table of Root to play on: choices made by their texts, and what there is to see, in the rulebook's words.

Every choice is also made by a clone and by a table made from the position as JSON, and taken back and made again by all
of them; pieces and cards are counted after each. So every test of a rule tests clone, undo and position too.
"""

from __future__ import annotations

import json
from typing import Any

from maraud.engine import CHANCE, Chance, Dice, Event, Option, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.root.cards import CARD_IDS
from maraud.games.root.game import GAME
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import DIE
from maraud.games.root.pieces import (
    FACTION_IDS,
    KIND_IDS,
    WARRIOR_OF,
)
from maraud.games.root.state import Root


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
        return self.state.count[kind_of(piece)][clearing]

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


def kind_of(name: str) -> int:
    """The kind of a piece; a faction's name means its warriors."""
    return WARRIOR_OF[FACTION_IDS.index(name)] if name in FACTION_IDS else KIND_IDS.index(name)


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [[ask.seat, ask.prompt.key, [option.text for option in ask.options]] for ask in table.asks]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(table: Table) -> list[tuple[str, str, str, int]]:
    """The events of a table as plain values."""
    return [(event.kind.key, repr(event.facts), repr(event.told), event.seq) for event in table.events]


def outcome(value: int | str) -> str:
    """What comes out, as it is written in records."""
    if isinstance(value, int):
        return f"die:{value}"
    return value if ":" in value else f"card:{value}"
