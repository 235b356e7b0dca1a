"""Small pieces of sentences that the descriptions of games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def listed(words: Iterable[str], nothing: str = "nothing") -> str:
    """Words in a row."""
    return ", ".join(words) or nothing


def named(identity: str) -> str:
    """An id as words."""
    return identity.replace("-", " ").replace("_", " ")


def counted(counts: Mapping[str, int], nothing: str = "nothing") -> str:
    """Things with their numbers, the number left out where it is one."""
    return listed((named(kind) if count == 1 else f"{count} {named(kind)}" for kind, count in counts.items()), nothing)


def number(count: int, word: str, words: str = "") -> str:
    """One card, two cards."""
    return f"{count} {word if count == 1 else words or word + 's'}"
