"""Telling in plain lines what happened at a table, how things stand and how a game ended."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from maraud import games
from maraud.engine.errors import RecordError
from maraud.engine.events import Event
from maraud.engine.game import Game
from maraud.engine.moves import SPECTATOR
from maraud.engine.record import load_record, verify
from maraud.engine.record import replay as replayed
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.terminal.outline import outline

OF_A_SECRET: Final = re.compile(r": [^:]*\.(?= \()")  # the end of an event's text that says what was seen


def describe(game: Game[Any], view: dict[str, Any], seat: int, names: list[str]) -> str:
    """The view of a seat as text: by the game's own module here if it has one, else as an outline."""
    module = _module(game)
    if module:
        own = [f"{one} (you)" if place == seat else one for place, one in enumerate(names)]
        text: str = module.describe(view, own)
        return text
    return "\n".join(outline(view))


def _module(game: Game[Any]) -> ModuleType | None:
    """The game's own module here, if it has one."""
    name = f"maraud.terminal.{game.name}"
    return import_module(name) if find_spec(name) else None


def event_line(game: Game[Any], event: Event, seat: int, names: list[str]) -> str:
    """An event in a seat's form, with its rule."""
    return f"{game.say(event.text_for(seat), event.facts_for(seat), names)} ({event.kind.rule})"


def old_event_line(game: Game[Any], event: Event, seat: int, names: list[str], view: dict[str, Any]) -> str:
    """The same of an old event: where remembering is part of the game, without what the view does not show any more."""
    hides = getattr(_module(game), "hides", None)
    line = event_line(game, event, seat, names)
    facts = [fact.text for fact in event.facts_for(seat) if isinstance(fact, Option)]
    return OF_A_SECRET.sub(".", line) if hides and hides(event.kind.key, facts, view) else line


def ending(table: Table, names: list[str]) -> list[str]:
    """How the game ended and what each seat scored."""
    game, state = table.game, table.state
    lines = [game.outcome(state)]
    for seat in range(table.seats):
        parts = [f"{label} {points:g} ({rule})" for label, rule, points in game.score_parts(state, seat)]
        whole = f"Score of {names[seat]}: {game.score(state, seat):g}"
        lines.append(f"{whole} = {' + '.join(parts)}." if parts else f"{whole}.")
    return lines


def seat_names(players: list[str]) -> list[str]:
    """What the seats are called: by who sits there and, with several, by number."""
    if len(players) == 1:
        return [players[0].capitalize()]
    return [f"{player.partition(':')[0].capitalize()} {seat}" for seat, player in enumerate(players, 1)]


def replay(file: Path, is_verified: bool, to: int | None) -> None:
    """Print a recorded game. Raises RecordError."""
    record = load_record(file)
    game = games.find(record.game)
    if to is not None and not 0 <= to <= len(record.moves):
        raise RecordError(f"The record has moves 0 to {len(record.moves)}; there is no move {to}.")
    count = verify(record, game) if is_verified else 0
    table = replayed(record, game, to)
    players = [str(player) for player in record.header["players"]]
    names = seat_names(players if len(players) == table.seats else ["Seat"] * table.seats)
    print(f"{game.title}, {table.seq} of {len(record.moves)} moves.")
    for event in table.events:
        print(f"{event.seq:>4}  {event_line(game, event, SPECTATOR, names)}")
    print()
    if table.result:
        print("\n".join(ending(table, names)))
    else:
        print(describe(game, game.view(table.state, SPECTATOR), SPECTATOR, names))
    if is_verified:
        print(f"Verified: all {count} rolls and draws are what the published seed gives.")
