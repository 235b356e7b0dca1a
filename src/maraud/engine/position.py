"""A position is a state as JSON and the moves since: for puzzles, tests, what-ifs and worker processes.

It holds the secrets of the game.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from maraud.engine.dice import Dice
from maraud.engine.errors import Fault, PositionError
from maraud.engine.game import Game
from maraud.engine.moves import CHANCE, REDEAL, Checkpoint, Move
from maraud.engine.state import State, plain
from maraud.engine.table import Table

FORMAT: Final = 1
KEYS: Final = {
    "maraud": str,
    "format": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "seq": int,
    "chances": int,
    "state": dict,
    "moves": list,
}


def position_of(table: Table) -> dict[str, Any]:
    """The position of a table that keeps checkpoints, as plain data of its own."""
    last = table._last_checkpoint()
    return {
        "maraud": "position",
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "seats": table.seats,
        "options": dict(table.options),
        "seq": last.seq,
        "chances": last.chances,
        "state": json.loads(json.dumps(plain(last.state))),
        "moves": [_move_out(move) for move in table.moves[last.seq - table.base :]],
    }


def table_at(
    position: dict[str, Any], game: Game[Any], dice: Dice | None, keep: int = 2, listen: bool = False
) -> Table:
    """A table in a position, on new dice. It listens from there on. Raises PositionError in one sentence."""
    _check(position, game)
    try:
        options = game.complete(position["options"])
        game.check_seats(position["seats"])
    except Fault as fault:
        raise PositionError(str(fault)) from fault
    state = _state(position, game)
    table = Table(game, state.copy(), dice, keep, position["seq"], position["chances"])
    table.options, table.seats = options, position["seats"]
    if keep:
        table.checkpoints = [Checkpoint(state, position["seq"], position["chances"])]
    moves = [_move_in(row, game) for row in position["moves"]]
    table._strict = True
    try:
        table._resend(moves)
    except Fault as fault:
        raise PositionError(f"The moves of the position do not fit it: {fault}") from fault
    except Exception as error:
        raise PositionError("The rules cannot go on from this position.") from error
    table._strict = False
    if table.moves[: len(moves)] != moves:
        raise PositionError("The moves of the position do not fit it.")
    if listen:
        table.state.log = table.events
    return table


def read_position(text: str | bytes) -> dict[str, Any]:
    """A position from JSON text; its shape is checked by `table_at`. Raises PositionError."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError("This is not a position: it is not JSON.") from error
    if not isinstance(position, dict) or position.get("maraud") != "position":
        raise PositionError("This is not a maraud position.")
    return position


def _check(position: dict[str, Any], game: Game[Any]) -> None:
    for key, kind in KEYS.items():
        if not isinstance(position.get(key), kind) or isinstance(position.get(key), bool):
            raise PositionError(f"The position has no sound “{key}”.")
    for key in position:
        if key not in KEYS:
            raise PositionError(f"A position has no “{key}”.")
    if position["format"] != FORMAT:
        raise PositionError(f"This position has format {position['format']}; this program reads format {FORMAT}.")
    if position["game"] != game.name:
        raise PositionError(f"This position is of {position['game']}, not of {game.name}.")
    if position["rules"] != game.version:
        raise PositionError(
            f"This position has version {position['rules']} of the rules; this program has {game.version}."
        )
    if position["seq"] < 0 or position["chances"] < 0:
        raise PositionError("The position counts its moves below 0.")


def _state(position: dict[str, Any], game: Game[Any]) -> State:
    state: State = game.start(position["seats"], game.complete(position["options"]))
    fields = type(state).FIELDS
    given = position["state"]
    for name in given:
        if name not in fields and name != "result":
            raise PositionError(f"A state of {game.title} has no field “{name}”.")
    for name in ["result", *fields]:
        if name not in given:
            raise PositionError(f"The state has no field “{name}”.")
        kind = list[float] if name == "result" else fields[name].kind
        try:
            setattr(state, name, msgspec.convert(given[name], kind))
        except msgspec.ValidationError as wrong_kind:
            raise PositionError(f"The state's field “{name}” is wrong: {wrong_kind}.") from wrong_kind
    if state.result and len(state.result) != position["seats"]:
        raise PositionError("The state's result does not have one figure a seat.")
    try:
        wrong = game.check(state)
    except Exception as error:
        raise PositionError(f"This is not a position of {game.title}.") from error
    if wrong:
        raise PositionError(wrong)
    return state


def _move_out(move: Move) -> list[Any]:
    who = "chance" if move.who == CHANCE else "redeal" if move.who == REDEAL else move.who
    return [who, move.option.text, move.seen_by, move.seed]


def _move_in(row: Any, game: Game[Any]) -> Move:
    match row:
        case [str() | int() as who, str() as text, int() as seen_by, int() as seed]:
            option = game.vocabulary.find(text)
            number = {"chance": CHANCE, "redeal": REDEAL}.get(who) if isinstance(who, str) else who
            if option is not None and number is not None and (number >= 0 or isinstance(who, str)):
                return Move(number, option, seen_by, 0, seed)
    raise PositionError("A move of the position is not one of this game.")
