"""What can go wrong, each in one clear sentence that may be shown to whoever caused it."""

from __future__ import annotations


class Fault(Exception):
    """A fault that somebody outside can mend. Its text is one sentence for that person."""


class UnknownGame(Fault):
    """No game of that name is registered."""


class BadOption(Fault):
    """A table option that the game does not have, or a value it cannot take."""


class BadSeats(Fault):
    """A number of seats, or a player's name, that the game cannot take."""


class RecordError(Fault):
    """A record that is damaged, truncated, or of another game or version."""


class PositionError(Fault):
    """A position that is not one of this game."""


class Refused(Fault):
    """A choice that is not on offer. Nothing was changed."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule


class RuleFailed(Exception):
    """A rule raised an exception: the table went back to before the choice. The cause stays on the server."""


def shown(text: str, empty: str = "empty") -> str:
    """What was typed and is refused, for a sentence: what of it can be printed, and not too much of it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text[:60]).split()) or empty
