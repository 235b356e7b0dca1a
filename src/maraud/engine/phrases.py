"""What is said to players: prompts, refusals and events, each with a key, the id of its rule and a text.

A text has places `{0}`, `{1}`, … for facts: options, or whole numbers. A phrasebook keeps all phrases of a game, so
that they can be counted,
translated and checked.
"""

from __future__ import annotations

from typing import Final

from maraud.engine.vocabulary import Option

Fact = Option | int


class Phrase:
    """A text with its key and its rule."""

    def __init__(self, key: str, rule: str, text: str) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.text: Final = text

    def __repr__(self) -> str:
        return self.key


class Prompt(Phrase):
    """A question to a seat, and a hint that helps to answer it.

    `waiting` is what the others read meanwhile; it must tell no secret.
    """

    def __init__(self, key: str, rule: str, text: str, waiting: str, hint: str) -> None:
        super().__init__(key, rule, text)
        self.waiting: Final = waiting
        self.hint: Final = hint


class Reason(Phrase):
    """Why something is not on offer."""


class EventKind(Phrase):
    """What happened, as a past participle.

    `private` is the text for seats that are told more; `reveals` marks what turns up a secret.
    """

    def __init__(self, key: str, rule: str, text: str, private: str, reveals: bool) -> None:
        super().__init__(key, rule, text)
        self.private: Final = private
        self.reveals: Final = reveals


class Phrasebook:
    """All phrases of one game, by key."""

    def __init__(self, hints: dict[str, str] | None = None) -> None:
        self.hints: Final = hints or {}  # by the keys of prompts, for a game that keeps them in a table
        self.prompts: dict[str, Prompt] = {}
        self.reasons: dict[str, Reason] = {}
        self.events: dict[str, EventKind] = {}

    def prompt(self, key: str, rule: str, text: str, waiting: str = "", hint: str = "") -> Prompt:
        """Add a question."""
        assert key not in self.prompts, key
        self.prompts[key] = phrase = Prompt(key, rule, text, waiting or text, hint or self.hints.get(key, ""))
        return phrase

    def reason(self, key: str, rule: str, text: str) -> Reason:
        """Add a reason for a refusal."""
        assert key not in self.reasons, key
        self.reasons[key] = phrase = Reason(key, rule, text)
        return phrase

    def event(self, key: str, rule: str, text: str, private: str = "", reveals: bool = False) -> EventKind:
        """Add a kind of event."""
        assert key not in self.events, key
        self.events[key] = phrase = EventKind(key, rule, text, private or text, reveals)
        return phrase
