"""Rules of thumb for Marooned!, and how good a position looks."""

from __future__ import annotations

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.marooned.state import Marooned


def advise(s: Marooned, ask: Ask, rng: Rng) -> Option:
    return rng.choice(ask.options)


def evaluate(s: Marooned) -> float:
    return s.result[0] if s.result else 0.5
