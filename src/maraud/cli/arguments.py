"""Reading what the command line gives as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from maraud.engine.errors import BadOption, Fault
from maraud.engine.game import Value


def names(text: str) -> list[str]:
    """Names with commas between."""
    return [name.strip() for name in text.split(",")] if text.strip() else []


def options(given: list[str] | None) -> dict[str, Value]:
    """Table options from NAME=VALUE. Raises BadOption."""
    found: dict[str, Value] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option is given as NAME=VALUE, not as {pair}.")
        if name in found:
            raise BadOption(f"Option {name} is given twice.")
        found[name] = value
    return found


def check_target(target: str, option: str = "--json") -> None:
    """Raises Fault, before any work is done, for a file that cannot be written; “-” stands for printing."""
    if target.startswith("-") and target != "-":
        raise Fault(f"After {option} stands a file or -, not {target}.")
    try:
        if target and Path(target).is_dir():
            raise Fault(f"{target} cannot be written: is a directory.")
        if target and not Path(target).absolute().parent.is_dir():
            raise Fault(f"{target} cannot be written: its folder does not exist.")
    except OSError as error:
        raise Fault(f"{target} cannot be written: {(error.strerror or 'no reason given').lower()}.") from error


def write_json(data: Any, target: str) -> None:
    """Write plain data as JSON to a file, or print it where the target is “-”. Raises Fault."""
    write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", target)


def write_text(text: str, target: str) -> None:
    """Write a text to a file, or print it where the target is “-”. Raises Fault."""
    if target == "-":
        print(text, end="")
        return
    try:
        Path(target).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"{target} cannot be written: {(error.strerror or 'no reason given').lower()}.") from error
