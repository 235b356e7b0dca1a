"""The words of a game: every choice and every outcome is one of them, made once at import."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_SEATS: Final = 6


class Option:
    """One word of a vocabulary. Compare with `is`.

    `code` numbers the words of one game from 0 (a fixed action space); `text` is stable and unique in a game
    (`clearing:5`); `kind` is the
    part before the colon; `value` is the number a rule calculates with.
    """

    def __init__(self, code: int, text: str, kind: str, value: int) -> None:
        self.code: Final = code
        self.text: Final = text
        self.kind: Final = kind
        self.value: Final = value

    @property
    def name(self) -> str:
        """The part after the colon, or the whole text of a bare word."""
        return self.text[len(self.kind) + 1 :] if ":" in self.text else self.text

    def __repr__(self) -> str:
        return self.text


PASS: Final = Option(0, "pass", "pass", 0)
GIVE_UP: Final = Option(1, "give-up", "give-up", 0)
SEATS: Final = [Option(2 + seat, f"seat:{seat}", "seat", seat) for seat in range(MOST_SEATS)]


class Vocabulary:
    """All words of one game, the common ones (pass, give-up, seats) first."""

    def __init__(self) -> None:
        self.words: list[Option] = [PASS, GIVE_UP, *SEATS]
        self._by_text: dict[str, Option] = {word.text: word for word in self.words}

    def word(self, text: str, value: int = 0) -> Option:
        """Add a bare word or a single `kind:name`."""
        if text in self._by_text:
            raise ValueError(f"the word {text} is there already")
        option = Option(len(self.words), text, text.partition(":")[0], value)
        self.words.append(option)
        self._by_text[text] = option
        return option

    def row(self, kind: str, names: Sequence[str]) -> list[Option]:
        """Add `kind:name` for each name; the value is the place in the row."""
        return [self.word(f"{kind}:{name}", place) for place, name in enumerate(names)]

    def numbers(self, kind: str, low: int, high: int) -> list[Option]:
        """Add `kind:low` to `kind:high`; the value is the number itself."""
        return [self.word(f"{kind}:{number}", number) for number in range(low, high + 1)]

    def find(self, text: str) -> Option | None:
        """The word with this text, or None."""
        return self._by_text.get(text)
