"""A record is a whole game as text: save file, replay, bug report and test in one.

JSON lines: a header (game, edition, rules version, seats, options, commitment of the seed), one line a move
(`{"who": 0, "option": "go:north"}`, dice and draws with `"who": "chance"`) and a closing line with the number of moves;
when the game is over also the result and the seed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from maraud.engine.dice import SEED_BYTES, Dice, ScriptedDice, SeededDice
from maraud.engine.errors import Fault, RecordError
from maraud.engine.flow import Chance
from maraud.engine.game import Game
from maraud.engine.moves import CHANCE, REDEAL
from maraud.engine.table import Table
from maraud.engine.vocabulary import GIVE_UP, Option

FORMAT: Final = 1


class Record:
    """A game as its header and its moves: `(who, option text)`, with who -2 for chance."""

    def __init__(self, header: dict[str, Any], moves: list[tuple[int, str]], closing: dict[str, Any]) -> None:
        self.header: Final = header
        self.moves: Final = moves
        self.closing: Final = closing

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.header["game"])

    @property
    def seed(self) -> bytes | None:
        """The seed of the dice, published when the game is over."""
        text = self.closing.get("seed")
        return bytes.fromhex(text) if text else None

    def text(self) -> str:
        """The record as JSON lines."""
        moves = [{"who": "chance" if who == CHANCE else who, "option": option} for who, option in self.moves]
        return "".join(json.dumps(line) + "\n" for line in [self.header, *moves, self.closing])

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.text(), encoding="utf-8")


def record_of(table: Table, players: list[str]) -> Record:
    """The record of a table on seeded dice, as far as its game has gone.

    The seed stands in it only when the game is over.
    """
    if table.base or any(move.who == REDEAL for move in table.moves):
        raise Fault("Only a table that has its game from the beginning has a record.")
    game = table.game
    over = bool(table.result)
    dice = table.dice if isinstance(table.dice, SeededDice) else None
    header = {
        "maraud": "record",
        "format": FORMAT,
        "game": game.name,
        "edition": game.edition,
        "rules": game.version,
        "seats": table.seats,
        "players": players,
        "options": table.options,
        "commitment": dice.commitment if dice else None,
    }
    closing = {
        "moves": len(table.moves),
        "result": table.result or None,
        "scores": [game.score(table.state, seat) for seat in range(table.seats)] if over else None,
        "seed": dice.seed.hex() if dice and over else None,
    }
    return Record(header, [(move.who, move.option.text) for move in table.moves], closing)


def read_record(text: str) -> Record:
    """A record from its text. Raises RecordError in one sentence that names the line."""
    lines = text.rstrip("\r\n").split("\n")
    rows = [_row(line, number) for number, line in enumerate(lines, 1)]
    if not rows or rows[0].get("maraud") != "record":
        raise RecordError("This is not a maraud record: its first line must be a record's header.")
    header = rows[0]
    if header.get("format") != FORMAT:
        raise RecordError(f"This record has format {header.get('format')}; this program reads format {FORMAT}.")
    _check_header(header)
    if len(rows) < 2 or "moves" not in rows[-1]:
        raise RecordError(f"The record is cut off after line {len(rows)}: its closing line is missing.")
    closing = rows[-1]
    moves = [_move(row, number) for number, row in enumerate(rows[1:-1], 2)]
    if closing["moves"] != len(moves):
        raise RecordError(
            f"The record is damaged: it has {len(moves)} moves, its closing line says {closing['moves']}."
        )
    _check_closing(closing)
    return Record(header, moves, closing)


def load_record(path: Path) -> Record:
    """A record from a file. Raises RecordError."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {(error.strerror or 'no reason given').lower()}.") from error
    except UnicodeDecodeError as wrong:
        raise RecordError(f"{path} is not a maraud record: it is not text.") from wrong


def replay(record: Record, game: Game[Any], to: int | None = None, keep: int = 2, dice: Dice | None = None) -> Table:
    """The table of a record after its first `to` moves (all without it). Raises RecordError.

    Chance comes from the record; `dice` go on where it ends.
    """
    if record.game != game.name:
        raise RecordError(f"This record is of {record.game}, not of {game.name}.")
    if record.header["rules"] != game.version:
        raise RecordError(
            f"This record has version {record.header['rules']} of the rules; this program has {game.version}."
        )
    outcomes = [option for who, option in record.moves if who == CHANCE]
    try:
        scripted = ScriptedDice(outcomes, then=dice)
        table = Table.open(game, record.header["seats"], record.header["options"], scripted, keep)
        for number, (who, option) in enumerate(record.moves):
            if to is not None and number >= to:
                break
            if option == GIVE_UP.text and who >= 0:
                table.give_up(who)
            elif who >= 0:
                _check_place(table, number)
                table.choose_text(option, who)
    except RecordError:
        raise
    except Fault as fault:
        raise RecordError(f"The record does not fit the rules: {fault}") from fault
    except Exception as error:
        raise RecordError("The record does not fit the rules: a rule failed.") from error
    if to is None and table.seq != len(record.moves):
        raise RecordError(
            f"The record does not fit the rules: it has {len(record.moves)} moves, play gives {table.seq}."
        )
    result = record.closing.get("result")
    if to is None and (result or []) != table.result:
        raise RecordError(f"The record says that the game ended {result}, play gives {table.result or 'no end'}.")
    scores = record.closing.get("scores")
    played = [float(game.score(table.state, seat)) for seat in range(table.seats)] if table.result else None
    if to is None and scores != played:
        raise RecordError(f"The record says that the scores are {scores}, play gives {played or 'none'}.")
    if to is None and dice is not None:
        table.dice = dice
    return table


class _CheckedDice(Dice):
    """Scripted dice that compare each outcome with what the seed gives."""

    def __init__(self, script: list[str], seed: bytes) -> None:
        self.scripted: Final = ScriptedDice(script)
        self.seeded: Final = SeededDice(seed)
        self.wrong: int | None = None
        self.checked = 0

    def pick(self, number: int, chance: Chance) -> Option:
        outcome = self.scripted.pick(number, chance)
        self.checked += 1
        if self.wrong is None and self.seeded.pick(number, chance) is not outcome:
            self.wrong = number
        return outcome


def verify(record: Record, game: Game[Any]) -> int:
    """Recompute every roll and draw from the published seed: gives how many there were.

    Raises RecordError where one differs.
    """
    seed = record.seed
    if seed is None:
        raise RecordError("The seed is published when the game is over: this record has none.")
    if hashlib.sha256(seed).hexdigest() != record.header.get("commitment"):
        raise RecordError("The seed is not the one that was promised: its SHA-256 differs from the commitment.")
    replay(record, game)
    dice = _CheckedDice([option for who, option in record.moves if who == CHANCE], seed)
    table = Table.open(game, record.header["seats"], record.header["options"], dice, keep=0, listen=False)
    for who, option in record.moves:
        if who >= 0 and option != GIVE_UP.text:
            table.choose_text(option, who)
    if dice.wrong is not None:
        raise RecordError(f"Outcome {dice.wrong + 1} of the dice is not what the seed gives.")
    return dice.checked


def _row(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        if number == 1:
            raise RecordError("This is not a maraud record: its first line must be a record's header.") from error
        raise RecordError(f"The record is damaged or cut off in line {number}: it is not JSON.") from error
    if not isinstance(row, dict):
        raise RecordError(f"The record is damaged in line {number}: it is not an object.")
    return row


def _move(row: dict[str, Any], number: int) -> tuple[int, str]:
    who, option = row.get("who"), row.get("option")
    if who == "chance" and isinstance(option, str):
        return CHANCE, option
    if isinstance(who, int) and not isinstance(who, bool) and who >= 0 and isinstance(option, str):
        return who, option
    raise RecordError(f"The record is damaged in line {number}: it is not a move.")


def _check_header(header: dict[str, Any]) -> None:
    kinds: dict[str, type] = {"game": str, "rules": int, "seats": int, "options": dict, "players": list}
    for name, kind in kinds.items():
        if not isinstance(header.get(name), kind) or isinstance(header.get(name), bool):
            raise RecordError(f"The record is damaged: its header has no sound “{name}”.")
    players, seats = header["players"], header["seats"]
    if any(not isinstance(player, str) for player in players):
        raise RecordError("The record is damaged: its header has no sound “players”.")
    if len(players) != seats:
        raise RecordError(f"The record is damaged: it names {len(players)} players for {seats} seats.")


def _check_closing(closing: dict[str, Any]) -> None:
    seed = closing.get("seed")
    if seed is None:
        return
    try:
        sound = len(bytes.fromhex(seed)) == SEED_BYTES
    except (TypeError, ValueError):
        sound = False
    if not sound:
        raise RecordError("The record is damaged: its seed is not 32 bytes of hexadecimal text.")


def _check_place(table: Table, number: int) -> None:
    if table.seq != number:
        raise RecordError(
            f"The record does not fit the rules: play reached move {table.seq} where it has move {number}."
        )
