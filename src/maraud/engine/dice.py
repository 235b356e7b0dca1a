"""Where chance comes from.

Dice are counted, not consumed: outcome n depends on the seed and n alone, so undo, clone and replay restore
nothing.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from maraud.engine.errors import Fault
from maraud.engine.flow import Chance
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option

SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Decides a chance, given its number in the game."""

    def pick(self, number: int, chance: Chance) -> Option:
        """The outcome of chance `number` of the game, counted from 0."""
        raise NotImplementedError


class SeededDice(Dice):
    """Fair dice that anyone can verify afterwards.

    Outcome n is SHA-256(seed + n as 8 bytes): its first 7 bytes as a number, modulo the total.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise Fault(f"A seed of dice has {SEED_BYTES} bytes, not {len(seed)}.")
        self.seed: Final = seed

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed as hexadecimal text: told before the game, checked after it."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, number: int, chance: Chance) -> Option:
        total = chance.total()
        if total == 1:  # whatever the digest
            return chance.outcome(0)
        digest = hashlib.sha256(self.seed + number.to_bytes(8, "big")).digest()
        return chance.outcome(int.from_bytes(digest[:7], "big") % total)


class RandomDice(Dice):
    """Fast dice for rollouts: not repeatable by number, so only for tables that are thrown away."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng

    def pick(self, number: int, chance: Chance) -> Option:
        return chance.outcome(self.rng.below(chance.total()))


class ScriptedDice(Dice):
    """Given outcomes, by their texts, in order; after them other dice, or a fault without any."""

    def __init__(self, script: list[str], then: Dice | None = None, start: int = 0) -> None:
        self.script: Final = script
        self.then: Final = then
        self.start: Final = start

    def pick(self, number: int, chance: Chance) -> Option:
        place = number - self.start
        if place >= len(self.script):
            if self.then is None:
                raise Fault("The script of dice is used up.")
            return self.then.pick(number, chance)
        for option in chance.options:
            if option.text == self.script[place] and chance.allows(option):
                return option
        raise Fault(f"Outcome {number}, {self.script[place][:60]}, cannot come out here.")


def seed_from(number: int) -> bytes:
    """32 bytes from a whole number: for simulations and tests, which name their seed by a number."""
    return hashlib.sha256(b"maraud" + str(number).encode()).digest()
