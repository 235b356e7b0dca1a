"""From the log of a table to its game: the game that it names, and its moves played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from maraud.engine.dice import SeededDice
from maraud.engine.errors import Fault
from maraud.engine.game import Game
from maraud.engine.moves import CHANCE
from maraud.engine.table import Table
from maraud.engine.vocabulary import GIVE_UP
from maraud.server.faults import NotFound
from maraud.server.store import Row, TableRow

KEEP: Final = 3  # checkpoints of a table


class Mark(NamedTuple):
    """A choice as it was made: how many moves stood before it and before its step, and whether it ended the turn.

    `by` names what answered in the seat's place, if anything did.
    """

    move: int
    step: int
    ends_turn: bool
    by: str


def find_game(row: TableRow, find: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game of a table. Raises NotFound where it is gone, or of another version."""
    try:
        game = find(row.game)
    except Fault as error:
        raise NotFound(f"This table is of the game {row.game}, which is not installed.") from error
    if game.version != row.rules:
        raise NotFound(
            f"This table was begun with version {row.rules} of the rules of {game.title}; "
            f"this server has version {game.version}."
        )
    return game


def play_log(row: TableRow, game: Game[Any], moves: list[Row]) -> tuple[Table, list[Mark]]:
    """Play the moves of a log. Raises Fault if they do not fit the rules, or the dice their seed."""
    table = Table.open(game, len(row.seats), row.options, SeededDice(row.seed), KEEP)
    marks: list[Mark] = []
    for number, move in enumerate(moves):
        if move.who == CHANCE:
            continue
        if table.seq != number:
            raise Fault(f"The log of table {row.id} does not fit the rules from move {number} on.")
        if move.option == GIVE_UP.text:
            table.give_up(move.who)
            continue
        ask = table.ask_of(move.who)
        option = game.vocabulary.find(move.option)
        if ask is None or option is None:
            raise Fault(f"The log of table {row.id} does not fit the rules at move {number}.")
        marks.append(Mark(number, table.checkpoints[-1].seq, game.is_end(ask, option), move.by))
        table.choose(option, move.who)
    played = [(move.who, move.option.text) for move in table.moves]
    if moves and played != [(move.who, move.option) for move in moves]:
        raise Fault(f"The log of table {row.id} does not fit the rules or its dice.")
    return table, marks
