"""What people read beside a question, from `data/sayings.toml`: hints, answers of their own, what an action does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "sayings.toml").read_text(encoding="utf-8")
)
HINTS: Final[dict[str, str]] = _TABLE["hints"]  # by prompt
ANSWERS: Final[dict[str, str]] = _TABLE["answers"]  # by "prompt/option", or "/option" whatever is asked
DOES: Final[dict[str, str]] = _TABLE["does"]  # likewise

_THING: Final = (
    "((?:Lost |matching |revealed )?"
    "(?:acolyte|card|clearing|fund|hit|item|marker|officer|point|Soul|supporter|warrior))s"
)
_ONE: Final = re.compile(rf"\b1 {_THING}\b( are| become| come| join)?")
_NONE: Final = re.compile(rf"\b0 (?={_THING}\b|wood\b)")
_TIMES: Final = re.compile(r"\b(\d+) × (?:[a-z ]+ (?=warrior))?([a-z ]+?)(?= in |\.$)")  # whose warrior is told
_MASS: Final = ("wood", "sympathy")
_VERBS: Final = {" are": " is", " become": " becomes", " come": " comes", " join": " joins", "": ""}


def in_number(text: str) -> str:
    """A text in which one thing is not several: `1 warriors come` becomes `1 warrior comes`, `2 × roost` `2 roosts`.

    `0 hits` are `no hits`. A name that ends with a mark of its own needs no full stop.
    """
    text = text.replace("!.", "!")
    text = _TIMES.sub(lambda found: f"{found[1]} {found[2]}{'' if found[1] == '1' or found[2] in _MASS else 's'}", text)
    text = _NONE.sub("no ", text)
    return _ONE.sub(lambda found: f"1 {found[1]}{_VERBS[found[2] or '']}", text)


def said_of(table: dict[str, str], prompt: str, option: str) -> str:
    """What a table says of an option as an answer to a prompt, or in general, or nothing."""
    return table.get(f"{prompt}/{option}") or table.get(f"/{option}") or ""
