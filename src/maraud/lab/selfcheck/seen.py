"""What there is to see of a table, from inside and from a seat, as plain data that can be compared byte by byte."""

from __future__ import annotations

import json
from inspect import get_annotations
from typing import Any

from maraud.engine.events import Event
from maraud.engine.flow import Ask
from maraud.engine.game import Game
from maraud.engine.moves import SPECTATOR
from maraud.engine.phrases import Fact
from maraud.engine.state import State, plain
from maraud.engine.table import Table

Plain = Any  # JSON data


def text(data: Plain) -> str:
    """Data as JSON text. Raises where it is not JSON data."""
    return json.dumps(data)


def inside(table: Table) -> str:
    """The true state of a table, its asks and its counts, as JSON text."""
    return text(
        {
            "state": plain(table.state),
            "asks": [ask_inside(ask) for ask in table.asks],
            "seq": table.seq,
            "chances": table.chances,
        }
    )


def ask_inside(ask: Ask) -> Plain:
    """An ask with its options, but without what it refuses."""
    return {
        "seat": ask.seat,
        "prompt": ask.prompt.key,
        "about": facts(ask.about),
        "options": [option.text for option in ask.options],
        "secret": ask.secret,
    }


def facts(given: tuple[Fact, ...]) -> list[str | int]:
    """Facts as texts and numbers."""
    return [fact if isinstance(fact, int) else fact.text for fact in given]


def events_inside(events: list[Event]) -> str:
    """Events with all that anybody is told, as JSON text."""
    return text([[event.kind.key, facts(event.facts), facts(event.told), event.to, event.seq] for event in events])


def ending(table: Table) -> str:
    """How a game ended, with all that was told, as JSON text."""
    return f"[{inside(table)}, {events_inside(table.events)}]"


def names(seats: int) -> list[str]:
    """Names for the seats."""
    return [f"Seat {seat + 1}" for seat in range(seats)]


def event_seen(game: Game[Any], event: Event, seat: int, seats: int) -> str:
    """An event as a seat is told it."""
    return game.say(event.text_for(seat), event.facts_for(seat), names(seats))


def reveals_to(event: Event, seat: int) -> bool:
    """Whether an event turns up for this seat what was hidden from it."""
    return event.kind.reveals and (not event.to or event.is_told(seat))


def asks_seen(table: Table) -> Plain:
    """Who is asked what, as everybody sees it."""
    who = names(table.seats)
    return [
        [ask.seat, ask.prompt.key, table.game.say(ask.prompt.waiting, ask.about, who), ask.secret] for ask in table.asks
    ]


def own_ask(table: Table, ask: Ask) -> Plain:
    """An ask as the asked seat sees it, with what is refused and why where that is known."""
    game, state, who = table.game, table.state, names(table.seats)
    return {
        "prompt": [ask.prompt.key, game.say(ask.prompt.text, ask.about, who)],
        "options": [
            [
                option.text,
                game.choice_label(state, ask, option),
                game.element(state, option),
                game.is_end(ask, option),
            ]
            for option in ask.options
        ],
        "refused": [
            [refusal.option.text, refusal.reason.key, game.say(refusal.reason.text, refusal.facts, who)]
            for refusal in ask.refused
        ],
    }


def seen(table: Table, seat: int) -> Plain:
    """All that a seat, or the spectator, is shown of a table: its view, who is asked, its own ask."""
    ask = table.ask_of(seat) if seat != SPECTATOR else None
    return {
        "view": table.game.view(table.state, seat),
        "asked": asks_seen(table),
        "ask": own_ask(table, ask) if ask is not None else None,
        "seq": table.seq,
    }


def copied(data: Plain) -> Plain:
    """A copy of plain data that shares no list."""
    if isinstance(data, list):
        return [copied(item) for item in data]
    if isinstance(data, dict):
        return {key: copied(item) for key, item in data.items()}
    return data


def difference(one: Plain, other: Plain, path: str = "") -> str:
    """Where two data differ first, with both values; empty if they are alike."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{_under(path, key)} is in one only"
            found = difference(one[key], other[key], _under(path, key))
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list):
        for place in range(min(len(one), len(other))):
            found = difference(one[place], other[place], f"{path}[{place}]")
            if found:
                return found
        return "" if len(one) == len(other) else f"{path} has {len(one)} entries, not {len(other)}"
    if type(one) is type(other) and one == other:
        return ""
    return f"{path} is {one!r}, not {other!r}"


def _under(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def leaves(data: Plain, path: str = "") -> dict[str, Plain]:
    """Every number and text in nested lists, by its path."""
    if isinstance(data, list):
        found: dict[str, Plain] = {}
        for place, item in enumerate(data):
            found.update(leaves(item, f"{path}[{place}]"))
        return found
    if isinstance(data, dict):
        found = {}
        for key, item in data.items():
            found.update(leaves(item, f"{path}.{key}"))
        return found
    return {path: data}


def containers(data: object, path: str) -> list[tuple[str, object]]:
    """Every list, dict and set in a value, with its path."""
    if isinstance(data, list | tuple):
        found: list[tuple[str, object]] = [(path, data)] if isinstance(data, list) else []
        for place, item in enumerate(data):
            found.extend(containers(item, f"{path}[{place}]"))
        return found
    if isinstance(data, dict):
        found = [(path, data)]
        for key, item in data.items():
            found.extend(containers(item, f"{path}[{key!r}]"))
        return found
    return [(path, data)] if isinstance(data, set | bytearray) else []


def state_containers(s: State) -> dict[str, object]:
    """Every list of a state, by its path."""
    found: dict[str, object] = {}
    for name in ["result", *type(s).FIELDS]:
        found.update(containers(getattr(s, name), name))
    return found


def attributes(s: State) -> list[str]:
    """The attributes that a state's classes declare, those of the base left out. Works plain and compiled."""
    found: list[str] = []
    for kind in reversed(type(s).__mro__):
        if kind is State or not issubclass(kind, State):
            continue
        declared = getattr(kind, "__mypyc_attrs__", ()) or get_annotations(kind)
        found.extend(name for name in declared if name not in ("FIELDS", "SHARED") and name not in BASE)
    return list(dict.fromkeys(found))


BASE = ("result", "log", "explain", "__dict__", "__weakref__")
