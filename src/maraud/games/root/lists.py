"""Lists that copies of a state share: never changed in place. Who changes one puts another in its place."""

from __future__ import annotations

from bisect import insort


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The list with another value at one place."""
    other = values[:]
    other[place] = value
    return other


def added(values: list[int], place: int, number: int) -> list[int]:
    """The list with so much more at one place."""
    other = values[:]
    other[place] += number
    return other


def swapped(values: list[int], one: int, other: int) -> list[int]:
    """The list with two values in each other's place."""
    after = values[:]
    after[one], after[other] = values[other], values[one]
    return after


def with_row(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    """The rows with another one at one place."""
    other = rows[:]
    other[place] = row
    return other


def with_one(values: list[int], value: int) -> list[int]:
    """The sorted list with one more value."""
    other = values[:]
    insort(other, value)
    return other


def without_one(values: list[int], value: int) -> list[int]:
    """The list without the first of that value."""
    other = values[:]
    other.remove(value)
    return other
