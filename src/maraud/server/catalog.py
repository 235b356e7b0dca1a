"""The games of the home page, and the rules of each."""

from __future__ import annotations

from typing import Any

from maraud import games, players
from maraud.engine.errors import Fault, UnknownGame
from maraud.engine.game import Game
from maraud.lab import rulebook
from maraud.server import wire
from maraud.server.faults import NotFound


def cards() -> list[wire.GameCard]:
    """All games that can be played."""
    kinds = [wire.PlayerKind(name, text) for name, text in players.catalog().items()]
    return [_card(games.find(name), kinds) for name in games.names()]


def opinion(plan: wire.NewTable) -> wire.Opinion:
    """What there is to say of a table before it is opened."""
    try:
        game = games.find(plan.game)
        game.check_seats(len(plan.seats))
        options = game.complete(plan.options)
        game.start(len(plan.seats), options)
    except Fault as error:
        return wire.Opinion(refused=str(error))
    return wire.Opinion(remark=game.remark(len(plan.seats), options))


def rules(name: str) -> dict[str, Any]:
    """The rules of a game as players read them. Raises NotFound."""
    try:
        return {"game": name, "title": games.find(name).title, "rules": rulebook.rules(name)}
    except UnknownGame as error:
        raise NotFound(str(error)) from error
    except Fault as error:
        raise NotFound(f"There are no rules of {name} to read.") from error


def _card(game: Game[Any], kinds: list[wire.PlayerKind]) -> wire.GameCard:
    settings = [
        wire.Setting(
            setting.name,
            setting.kind,
            setting.default,
            list(setting.choices),
            setting.low if setting.kind == "number" else None,
            setting.high if setting.kind == "number" else None,
            setting.rule,
            setting.text,
        )
        for setting in game.settings
    ]
    return wire.GameCard(game.name, game.title, game.blurb, (game.least_seats, game.most_seats), settings, kinds)
