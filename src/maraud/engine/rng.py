"""A small generator of random numbers for imagined worlds and bots: the same plain and compiled, and cheap to make.

Never for a game's own dice: those are `SeededDice`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MASK: Final[i64] = (1 << 62) - 1
MULTIPLIER: Final[i64] = 3202034522624059733
INCREMENT: Final[i64] = 1442695040888963407 & ((1 << 62) - 1)
SPREAD: Final[i64] = 0x3F51AFD7ED558CCD  # so that generators of seeds side by side have nothing in common


class Rng:
    """A linear congruential generator of 62 bits, its high bits mixed into the answer."""

    def __init__(self, seed: int) -> None:
        state: i64 = seed & ((1 << 62) - 1)
        state = ((state ^ (state >> 32)) * SPREAD) & MASK
        state = ((state ^ (state >> 29)) * SPREAD) & MASK
        self._state: i64 = state ^ (state >> 32)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1; the limit is from 1 to 2 ** 30."""
        state: i64 = (self._state * MULTIPLIER + INCREMENT) & MASK
        self._state = state
        mixed: i64 = (state ^ (state >> 31)) >> 13
        among: i64 = limit
        return mixed % among

    def seed(self) -> int:
        """A seed for another generator."""
        return self.below(1 << 30) << 30 | self.below(1 << 30)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 30) / (1 << 30)

    def choice(self, options: list[T]) -> T:
        """One of the options, all alike likely."""
        return options[self.below(len(options))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
