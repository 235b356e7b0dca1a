"""A board to play on: a position in words, spins and colors that are given.

In a position the first card of each group is the red one, then yellow, green, blue: `ra-1` is the red RA. Cards on a
corner have not been seen by anybody unless the position says so.

Every choice is also made by a clone and by a table made from the position as JSON, and taken back and made again by all
three: so each test of a rule tests clone, undo and position too.
"""

from __future__ import annotations

import json
from typing import Any

from maraud.engine import Chance, Dice, Option, Refused, State, Table
from maraud.engine.game import Value
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.raiders.board import CARDS, CORNER_OF, GROUP_OF
from maraud.games.raiders.game import GAME
from maraud.games.raiders.memory import bit_of
from maraud.games.raiders.options import CARD, COLOR, PIPS, VOCABULARY
from maraud.games.raiders.state import ALL, BEFORE, TURN, UNSEEN, Raiders

SPECTATOR = -1
USUAL = 2  # a spin that is not given: from a corner it leads to SAFE


class Given(Dice):
    """Spins and colors in the order in which they are given, then usual ones; what came out once comes out again."""

    def __init__(self) -> None:
        self.spins: list[int] = []
        self.colors: list[str] = []
        self.came: dict[int, Option] = {}

    def pick(self, number: int, chance: Chance) -> Option:
        if number not in self.came:
            self.came[number] = self._next(chance)
        assert chance.allows(self.came[number]), f"{self.came[number]} cannot come out here"
        return self.came[number]

    def _next(self, chance: Chance) -> Option:
        if chance.options[0] in PIPS:
            return PIPS[(self.spins.pop(0) if self.spins else USUAL) - 1]
        if len(chance.options) == 1:
            return chance.options[0]
        if chance.options[0] in COLOR and self.colors:
            return word(f"color:{self.colors.pop(0)}")
        return chance.options[0]


class Ring:
    """A table and words to play on it."""

    def __init__(self, table: Table, dice: Given) -> None:
        self.table = table
        self.dice = dice
        self._told = 0

    # Playing.

    def play(self, *choices: str, spins: tuple[int, ...] = (), colors: tuple[str, ...] = ()) -> None:
        """Make choices, here and on the copies. The spins and the colors of cards that nobody has seen are given."""
        self.dice.spins += spins
        self.dice.colors += colors
        self._told = len(self.table.events)
        for choice in choices:
            self._choose(choice)

    def _choose(self, choice: str) -> None:
        table = self.table
        position = read_position(json.dumps(position_of(table)))
        copies = [table.clone(), table_at(position, GAME, table.dice)]
        before, seq = situation(table), table.seq
        table.choose_text(choice)
        after, events = situation(table), told(table)
        for copy in [*copies, table]:
            if copy is not table:
                assert situation(copy) == before
                copy.choose_text(choice)
                assert situation(copy) == after
            copy.undo(seq)
            assert situation(copy) == before
            copy.choose_text(choice)
            assert situation(copy) == after
        assert told(table) == events
        fault = GAME.check(raiders(table.checkpoints[-1].state))
        assert not fault, fault

    # Looking.

    @property
    def state(self) -> Raiders:
        return raiders(self.table.state)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what; (-1, "") when the game is over."""
        asks = self.table.asks
        return (asks[0].seat, asks[0].prompt.key) if asks else (-1, "")

    @property
    def offers(self) -> list[str]:
        """What is on offer."""
        return [option.text for option in self.table.asks[0].options]

    def refusal(self, choice: str) -> str:
        """The rule that forbids a choice, tried in earnest; empty if it is allowed."""
        before = situation(self.table)
        if choice in self.offers:
            return ""
        try:
            self.table.choose_text(choice)
        except Refused as refused:
            assert situation(self.table) == before
            return refused.rule
        raise AssertionError(f"{choice} was not on offer and went through")

    def cards(self, seat: int) -> list[str]:
        """The cards before a seat."""
        return self.lying(BEFORE + seat)

    def lying(self, place: int) -> list[str]:
        """The cards on a space."""
        return [CARD[card].name for card in CARDS if self.state.place[card] == place]

    def events(self) -> list[str]:
        """The kinds of what was told since the last call of `play`."""
        return [event.kind.key for event in self.table.events[self._told :]]

    def text(self, kind: str, seat: int = SPECTATOR) -> str:
        """What a seat read last of this kind."""
        event = [event for event in self.table.events if event.kind.key == kind][-1]
        return GAME.say(event.text_for(seat), event.facts_for(seat), ["Ana", "Ben", "Cem", "Dan"])

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def known(self, seat: int) -> dict[str, str]:
        """The colors that the view tells a seat."""
        return {row["card"]: row["color"] for row in self.view(seat)["known"] if row["color"]}

    def could_be(self, seat: int, card: str) -> list[str]:
        """With the memory aid: what a card can be for all a seat knows."""
        rows = [row["could_be"] for row in self.view(seat)["known"] if row["card"] == card]
        return rows[0] if rows else ["red", "yellow", "green", "blue"]


def raiders(state: State) -> Raiders:
    """The state of a table as what it is."""
    assert isinstance(state, Raiders)
    return state


def word(text: str) -> Option:
    option = VOCABULARY.find(text)
    assert option is not None, text
    return option


def card(name: str) -> int:
    return word(f"card:{name}").value


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [[ask.seat, ask.prompt.key, [option.text for option in ask.options]] for ask in table.asks]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(table: Table) -> list[str]:
    return [f"{event.kind.key} {event.facts} {event.told} {event.to} {event.seq}" for event in table.events]


def ring(
    at: list[int],
    owned: dict[int, str] | None = None,
    lying: dict[int, str] | None = None,
    seen: dict[int, str] | None = None,
    spins: tuple[int, ...] = (),
    colors: tuple[str, ...] = (),
    active: int = 0,
    options: dict[str, Value] | None = None,
) -> Ring:
    """A position at the start of a turn: pieces, cards before seats and on spaces, and what seats saw beside (-1: all).

    Cards that are not named lie on their corners.
    """
    seats = len(at)
    complete = GAME.complete(options or {})
    s = GAME.start(seats, complete)
    s.phase, s.active, s.at = TURN, active, at[:]
    for seat, names in (owned or {}).items():
        for name in names.split():
            s.place[card(name)] = BEFORE + seat
            s.seen[card(name)] |= bit_of(seat)
    for space, names in (lying or {}).items():
        for name in names.split():
            s.place[card(name)] = space
            if space != CORNER_OF[GROUP_OF[card(name)]]:
                s.seen[card(name)] |= bit_of(seats - 1)
    for seat, names in (seen or {}).items():
        for name in names.split():
            s.seen[card(name)] |= ALL if seat < 0 else bit_of(seat)
    s.color = [number % 4 if s.seen[number] else UNSEEN for number in CARDS]
    assert not GAME.check(s), GAME.check(s)
    dice = Given()
    dice.spins += spins
    dice.colors += colors
    return Ring(Table.resume(GAME, s, seats, complete, dice, 2), dice)


def opened(seats: int, spins: tuple[int, ...] = (), first: str = "1", **options: Value) -> Ring:
    """A new game; the first color that is left is dealt."""
    dice = Given()
    dice.spins += spins
    return Ring(Table.open(GAME, seats, {"first_player": first, **options}, dice), dice)
