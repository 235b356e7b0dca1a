"""What people read beside a question, from `data/sayings.toml`: hints, answers of their own, what an action does."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "sayings.toml").read_text(encoding="utf-8")
)
HINTS: Final[dict[str, str]] = _TABLE["hints"]  # by prompt
ANSWERS: Final[dict[str, str]] = _TABLE["answers"]  # by "prompt/option", or "/option" whatever is asked
DOES: Final[dict[str, str]] = _TABLE["does"]  # likewise


def said_of(table: dict[str, str], prompt: str, option: str) -> str:
    """What a table says of an option as an answer to a prompt, or in general, or nothing."""
    return table.get(f"{prompt}/{option}") or table.get(f"/{option}") or ""
