"""The players: who chooses for a seat.

A name, with a parameter or without, makes one: `random`, `greedy`, `search`, `search:2000`, `search:500ms`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maraud.engine.errors import BadSeats, shown
from maraud.players.greedy import GreedyPlayer
from maraud.players.player import Player
from maraud.players.random import RandomPlayer
from maraud.players.search import SearchPlayer

__all__ = ["GreedyPlayer", "Player", "RandomPlayer", "SearchPlayer", "budget", "catalog", "check", "is_quick", "make"]

ITERATIONS: Final = 1000  # of a plain `search`
MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 3_600_000
CATALOG: Final = {
    "random": "Takes any option, all alike likely.",
    "greedy": "Follows a few rules of thumb of the game.",
    "search": f"Looks ahead by playing out {ITERATIONS} imagined games; search:N plays out N, search:Nms thinks N ms.",
}


def catalog() -> dict[str, str]:
    """Each player's name and, in one sentence, how it plays."""
    return dict(CATALOG)


def make(name: str, seed: int) -> Player:
    """The player of this name. Raises BadSeats for a name that stands for none."""
    kind, colon, budget = name.partition(":")
    if kind not in CATALOG:
        check(name)
    if kind == "search":
        iterations, milliseconds = _budget(budget) if colon else (ITERATIONS, 0)
        return SearchPlayer(seed, iterations, milliseconds)
    if colon:
        raise BadSeats(f"The player {kind} takes no number: write {kind}, not {name}.")
    return GreedyPlayer(seed) if kind == "greedy" else RandomPlayer(seed)


def check(name: str, others: Sequence[str] = ()) -> None:
    """Raises BadSeats for a name that stands for no player and is none of the others either."""
    if name in others:
        return
    if name.partition(":")[0] not in CATALOG:
        names = ", ".join([*others, *CATALOG])
        raise BadSeats(f"There is no player {shown(name, 'without a name')}; the players are {names}.")
    make(name, 0)


def budget(name: str) -> tuple[int, int]:
    """How much the player of this name may think at a choice: iterations and milliseconds, 0 where it counts neither.

    Raises BadSeats for a name that stands for none.
    """
    player = make(name, 0)
    return (player.iterations, player.milliseconds) if isinstance(player, SearchPlayer) else (0, 0)


def is_quick(name: str) -> bool:
    """Whether the player of this name answers without looking ahead."""
    return name in CATALOG and budget(name) == (0, 0)


def _budget(text: str) -> tuple[int, int]:
    """Iterations and milliseconds, one of them 0."""
    digits = text.removesuffix("ms")
    most = MOST_MILLISECONDS if text.endswith("ms") else MOST_ITERATIONS
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else 0
    if not 1 <= number <= most:
        raise BadSeats(
            f"After search: stands a number of iterations, 1 to {MOST_ITERATIONS}, or of milliseconds, 1ms to "
            f"{MOST_MILLISECONDS}ms, not {text or 'nothing'}."
        )
    return (0, number) if text.endswith("ms") else (number, 0)
