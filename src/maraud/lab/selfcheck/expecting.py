"""What must hold, said so that a finding names its kind; and what is tried to see whether it does."""

from __future__ import annotations

import json
import traceback
from typing import Any, Final

from maraud.engine.errors import Fault, Refused
from maraud.engine.rng import Rng
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.lab.selfcheck.seen import difference, text

STRAY: Final = 6  # random choices on a clone, to see that the original stays
ODD_VALUES: Final[list[Any]] = [-1, 0, 1, 2, 99, True, None, 1.5, "", "x", [], [1], {}]


class Wrong(Exception):
    """A property that does not hold: its kind and a sentence."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind: Final = kind


def expect(holds: bool, kind: str, what: str = "") -> None:
    """Raise Wrong unless it holds."""
    if not holds:
        raise Wrong(kind, what)


def same(one: Any, other: Any, kind: str) -> None:
    """Raise Wrong, with the place, unless two data, or their JSON texts, are alike to the byte."""
    if isinstance(one, str) and isinstance(other, str):
        if one != other:
            raise Wrong(kind, difference(json.loads(one), json.loads(other)) or "the order of entries")
    elif one != other or text(one) != text(other):
        raise Wrong(kind, difference(one, other) or "the order of entries")


def result_fits(table: Table) -> None:
    """A result has one figure a seat, from 0 to 1."""
    result = table.result
    expect(len(result) == table.seats, "result", f"{result} for {table.seats} seats")
    expect(all(0 <= figure <= 1 for figure in result), "result", f"{result} is not from 0 to 1")


def refuses(table: Table, option: Option, seat: int) -> None:
    """A choice that must be refused with a text."""
    what = f"{option} by seat {seat}"
    try:
        table.choose(option, seat)
    except Refused as refused:
        expect(bool(refused.text), "refusal", f"{what} is refused without a word")
    except Exception as error:
        raise Wrong("refusal", f"{what} fails: {crash(error)}") from error
    else:
        raise Wrong("an option not on offer is accepted", what)


def crash(error: BaseException) -> str:
    """An exception in one line, with the place where it came up."""
    frames = traceback.extract_tb(error.__traceback__)
    cause = f" from {crash(error.__cause__)}" if isinstance(error, Fault) and error.__cause__ else ""
    place = f" at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__} {' '.join(str(error).split())[:200]}{place}{cause}".strip()


# What is tried.


def distort(position: dict[str, Any], rng: Rng) -> str:
    """Change one value of a position, mostly in its state, and say which."""
    part: Any = position
    key: Any = "state" if rng.below(4) else rng.choice(list(position))
    path = str(key)
    while isinstance(part[key], dict | list) and part[key] and (part is position or rng.below(4)):
        part = part[key]
        key = rng.choice(list(part)) if isinstance(part, dict) else rng.below(len(part))
        path = f"{path}[{key!r}]"
    if isinstance(part, list) and rng.below(4) == 0:
        del part[key]
        return f"{path} taken out"
    part[key] = rng.choice(ODD_VALUES)
    return f"{path} = {part[key]!r}"


def stray(table: Table, rng: Rng) -> None:
    """A few random choices."""
    for _ in range(STRAY):
        if not table.asks:
            return
        ask = table.asks[rng.below(len(table.asks))]
        table.choose(rng.choice(ask.options), ask.seat)
