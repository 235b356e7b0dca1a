"""Rules of thumb."""

from __future__ import annotations

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.marauders.state import Marauders


def advise(s: Marauders, ask: Ask, rng: Rng) -> Option:
    return rng.choice(ask.options)


def evaluate(s: Marauders, seat: int) -> float:
    return 0.5
