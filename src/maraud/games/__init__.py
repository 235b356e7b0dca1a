"""The games. Each is a folder of its own; none imports another."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from maraud.engine.errors import UnknownGame, shown
from maraud.engine.game import Game

MODULES: Final[dict[str, str]] = {
    "marooned": "maraud.games.marooned.game",
    "marauders": "maraud.games.marauders.game",
    "raiders": "maraud.games.raiders.game",
    "root": "maraud.games.root.game",
}
GROUP: Final = "maraud.games"  # entry points by which other packages add games


def names() -> list[str]:
    """The names of all games that can be played, ours first."""
    others = sorted(entry.name for entry in entry_points(group=GROUP))
    return [*MODULES, *(name for name in others if name not in MODULES)]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name: the `GAME` of its module. Raises UnknownGame."""
    if name in MODULES:
        game: Game[Any] = import_module(MODULES[name]).GAME
        return game
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            other: Game[Any] = entry.load()
            return other
    raise UnknownGame(f"There is no game {shown(name, 'without a name')}; the games are {', '.join(names())}.")
