"""An island to play on: a game whose draws are given, or a position drawn as a map.

Every choice is also made by a clone and by a table made from the position as JSON, and taken back and made again by all
three: so each test of a rule tests clone, undo and position too.
"""

from __future__ import annotations

import json
from typing import Any

from maraud.engine import PASS, ScriptedDice, Table
from maraud.engine.game import Value
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.marooned.cards import CARD_IDS, CORNERS, FACE_IDS, HEARTS, PIRATES
from maraud.games.marooned.game import GAME
from maraud.games.marooned.ships import ship_square
from maraud.games.marooned.state import IN_PORT, MOVE, NOWHERE, SIZE, Marooned, column, row, square_at

Options = dict[str, Value]


class Island:
    """A table of Marooned! and words to play on it."""

    def __init__(self, table: Table, draws: list[str]) -> None:
        self.table = table
        self._draws = draws
        self._told = 0

    # Playing.

    def choose(self, text: str) -> None:
        """Make a choice, here and on the copies."""
        table = self.table
        position = read_position(json.dumps(position_of(table)))
        copies = [table.clone(), table_at(position, GAME, table.dice)]
        before, seq = situation(table), table.seq
        self._told = len(table.events)
        table.choose_text(text)
        after, events = situation(table), told(table)
        for copy in [*copies, table]:
            if copy is not table:
                assert situation(copy) == before
                copy.choose_text(text)
                assert situation(copy) == after
            copy.undo(seq)
            assert situation(copy) == before
            copy.choose_text(text)
            assert situation(copy) == after
        assert told(table) == events

    def go(self, direction: str, draw: str = "") -> None:
        """Step 1: go there; `draw` is the card that is drawn. What may be asked next stays open."""
        if draw:
            self._draws.append(f"card:{draw}")
        self.choose(f"go:{direction}")

    def also(self, direction: str) -> None:
        """The extra space of the Compass."""
        self.choose(f"also:{direction}")

    def swap(self, card: str) -> None:
        """Let Mirage change places with this card."""
        self.choose(f"card:{card}")

    def flip(self, card: str) -> None:
        """Step 3: flip a card."""
        self.choose(f"flip:{card}")

    def decline(self) -> None:
        """No extra space, or no flip."""
        self.choose(PASS.text)

    def turn(self, direction: str, draw: str = "", flip: str = "") -> None:
        """A whole turn, with this flip or none."""
        self.go(direction, draw)
        if self.question == "extra":
            self.decline()
        if flip:
            self.flip(flip)
        elif self.question == "flip":
            self.decline()

    def give_up(self) -> None:
        """Stop playing."""
        self.table.give_up(0)

    # Looking.

    @property
    def state(self) -> Marooned:
        """The state of the table."""
        state = self.table.state
        assert isinstance(state, Marooned)
        return state

    @property
    def health(self) -> int:
        """Health left."""
        return self.state.health

    @property
    def question(self) -> str:
        """What is asked: move, extra, flip, mirage; empty when the game is over."""
        return self.table.asks[0].prompt.key if self.table.asks else ""

    @property
    def offers(self) -> list[str]:
        """The texts of what is on offer."""
        return [option.text for option in self.table.asks[0].options] if self.table.asks else []

    @property
    def refused(self) -> dict[str, str]:
        """What is not on offer, with the rule that says so."""
        ask = self.table.explain(0)
        return {refusal.option.text: refusal.reason.rule for refusal in ask.refused} if ask else {}

    @property
    def events(self) -> list[str]:
        """What the last choice brought about: the keys of its events."""
        return [event.kind.key for event in self.table.events[self._told :]]

    @property
    def player(self) -> tuple[int, int]:
        """Row and column of the footprints."""
        return row(self.state.player), column(self.state.player)

    @property
    def under(self) -> str:
        """The face on which the player stands."""
        return self.face_at(*self.player)

    @property
    def ship(self) -> tuple[int, int] | None:
        """Row and column of the Ship, or None in port."""
        return None if self.state.corner == IN_PORT else ship_square(self.state)

    @property
    def area(self) -> tuple[int, int, int, int] | None:
        """First and last row, first and last column of the area; None without a ship."""
        s = self.state
        return None if s.corner == IN_PORT else (s.top, s.top + SIZE - 1, s.left, s.left + SIZE - 1)

    @property
    def outcome(self) -> str:
        """How the game ended: rescued, lost, given up; empty while it runs."""
        return ["", "rescued", "lost", "given up"][self.state.outcome]

    @property
    def score(self) -> float:
        """The player's score."""
        return GAME.score(self.state, 0)

    def face_at(self, down: int, right: int) -> str:
        """The face that lies on a square; empty where none does."""
        card = self.state.at[square_at(down, right)]
        return "" if card == NOWHERE else FACE_IDS[card * 2 + self.state.side[card]]

    def place_of(self, face: str) -> tuple[int, int] | None:
        """Row and column of a face in play; None if it is not."""
        number = FACE_IDS.index(face)
        square = self.state.place[number // 2]
        return (
            None if square == NOWHERE or self.state.side[number // 2] != number % 2 else (row(square), column(square))
        )

    def in_play(self, face: str) -> bool:
        """Whether a face is in play."""
        return self.place_of(face) is not None


def begin(*draws: str, **options: Value) -> Island:
    """A new game: the first card is drawn; the others, if any, come in this order."""
    script = [f"card:{card}" for card in draws]
    return Island(Table.open(GAME, 1, options, ScriptedDice(script)), script)


def island(
    picture: str,
    *,
    health: int = 10,
    ship: str = "",
    at: int = 0,
    area: tuple[int, int] | None = None,
    options: Options | None = None,
    **fields: int | bool,
) -> Island:
    """A position before a move, drawn as a map: faces row by row, `.` for no card, `*` before the player's.

    The map's first square is row 0, column 0. `ship` is the corner it sails from, `at` its place on the coast, `area`
    the area's first row and column (else as if it set sail now). `fields` of the state are set as they are given.
    """
    complete = GAME.complete(dict(options or {}))
    state: dict[str, Any] = plain(GAME.start(1, complete))
    for down, line in enumerate(picture.strip().splitlines()):
        for right, word in enumerate(line.split()):
            if word != ".":
                put(state, word, square_at(down, right))
    rows, columns = [row(place) for place in taken(state)], [column(place) for place in taken(state)]
    bounds = {"north": min(rows), "south": max(rows), "west": min(columns), "east": max(columns)}
    state |= bounds | {"phase": MOVE, "health": health, "turn": len(state["order"])}
    if state["side"][PIRATES]:
        state["compass_in"] = 1
    if ship:
        top = bounds["north"] if ship in ("NW", "NE") else bounds["south"] - SIZE + 1
        left = bounds["west"] if ship in ("NW", "SW") else bounds["east"] - SIZE + 1
        state |= {"corner": CORNERS.index(ship), "ship_at": at}
        state |= dict(zip(("top", "left"), area or (top, left), strict=True))
    state |= fields
    script: list[str] = []
    position = {
        "maraud": "position",
        "format": 1,
        "game": GAME.name,
        "rules": GAME.version,
        "seats": 1,
        "options": complete,
        "seq": 0,
        "chances": 0,
        "state": json.loads(json.dumps(state)),
        "moves": [],
    }
    return Island(table_at(position, GAME, ScriptedDice(script), listen=True), script)


def put(state: dict[str, Any], word: str, square: int) -> None:
    """Put a face of the map on its square."""
    number = FACE_IDS.index(word.removeprefix("*"))
    card, side = divmod(number, 2)
    state["deck"][card], state["side"][card] = 0, side
    state["place"][card], state["at"][square] = square, card
    state["order"].append(card)
    if word.startswith("*"):
        state["player"] = square
    if side and HEARTS[number] > 0:
        state["healed"] |= 1 << card


def taken(state: dict[str, Any]) -> list[int]:
    """The squares with cards."""
    return [square for square in state["place"] if square != NOWHERE]


def deck(picture: str) -> list[str]:
    """The cards that are not on a map, in the order of the table of cards."""
    faces = {word.removeprefix("*") for word in picture.split() if word != "."}
    cards = {FACE_IDS.index(face) // 2 for face in faces}
    return [name for card, name in enumerate(CARD_IDS) if card not in cards]


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [[ask.prompt.key, [option.text for option in ask.options]] for ask in table.asks]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(table: Table) -> list[tuple[str, str, int]]:
    """The events of a table as plain values."""
    return [(event.kind.key, repr(event.facts), event.seq) for event in table.events]
