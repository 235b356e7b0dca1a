"""Any view as an outline in words: for games that have no text of their own here."""

from __future__ import annotations

from typing import Any


def outline(data: dict[str, Any], lead: str = "") -> list[str]:
    """Plain data line by line; what lies deeper is set in."""
    lines = []
    for key, value in data.items():
        name = f"{lead}{_words(key)}:"
        if _is_short(value):
            lines.append(f"{name} {_short(value)}")
        elif isinstance(value, dict):
            lines += [name, *outline(value, lead + "  ")]
        else:
            lines += [name, *[line for item in value for line in _item(item, lead + "  ")]]
    return lines


def _item(item: Any, lead: str) -> list[str]:
    """A member of a list: on one line where it is flat."""
    if _is_short(item):
        return [lead + _short(item)]
    if isinstance(item, dict):
        if all(_is_short(value) for value in item.values()):
            return [lead + "; ".join(f"{_words(key)} {_short(value)}" for key, value in item.items())]
        return [f"{lead}-", *outline(item, lead + "  ")]
    return [line for inner in item for line in _item(inner, lead + "  ")]


def _is_short(value: Any) -> bool:
    """Whether a value is one word, or a list of such."""
    if isinstance(value, list):
        return not any(isinstance(item, dict | list) for item in value)
    return not value or not isinstance(value, dict)


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value) or "none"
    if value is None or value == {}:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _words(value) if isinstance(value, str) else str(value)


def _words(text: str) -> str:
    return text.replace("_", " ").replace("-", " ") if text.lower() == text else text
