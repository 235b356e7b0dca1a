"""What the tests of tables share: playing at random, and comparing."""

from __future__ import annotations

import json
from typing import Any

from maraud.engine import Event, Game, Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.game import Value
from maraud.engine.state import plain
from tests.engine.toy import GAME


def opened(
    number: int = 0, seats: int = 3, keep: int = 2, options: dict[str, Value] | None = None, game: Game[Any] = GAME
) -> Table:
    """A new game on the seed of this number."""
    return Table.open(game, seats, options, SeededDice(seed_from(number)), keep)


def play(table: Table, rng: Rng, moves: int = 1000) -> Table:
    """At most so many choices at random."""
    for _ in range(moves):
        if not table.asks:
            break
        ask = rng.choice(table.asks)
        table.choose(rng.choice(ask.options), ask.seat)
    return table


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [
        [ask.seat, ask.prompt.key, [option.text for option in ask.options], repr(ask.about), ask.secret]
        for ask in table.asks
    ]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(events: list[Event]) -> list[tuple[str, str, str, int, int]]:
    """Events as plain values."""
    return [(event.kind.key, repr(event.facts), repr(event.told), event.to, event.seq) for event in events]


def everything(table: Table) -> tuple[str, list[tuple[str, str, str, int, int]]]:
    """The situation and all events."""
    return situation(table), told(table.events)
