"""Which games the suite plays, and playing one through at random without looking at anything."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any, Final

from maraud import games
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.errors import BadOption
from maraud.engine.flow import Ask
from maraud.engine.game import Game, Setting, Value
from maraud.engine.moves import SPECTATOR
from maraud.engine.rng import Rng
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.lab.selfcheck.seen import ask_inside, ending, events_inside, text

KEEP: Final = 3
MIXES: Final = 50  # of options that are tried
CLOSELY: Final = 200  # decisions after which the views are looked at ever more seldom


def find(name: str) -> Game[Any]:
    """A registered game, or the object `module:NAME` of one that is not."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return games.find(name)
    game: Game[Any] = getattr(import_module(module), attribute)
    return game


class Plan:
    """One game to be played: its number decides seats, options, dice and every choice, but for what is given."""

    def __init__(self, game: Game[Any], number: int, seats: int | None, options: dict[str, Value]) -> None:
        rng = Rng(number)
        self.game: Final = game
        self.number: Final = number
        self.seats: Final = seats or game.least_seats + rng.below(game.most_seats - game.least_seats + 1)
        self.options: Final = _mix(game, self.seats, options, rng)
        self.advised: Final = rng.below(3) == 0  # follows advice mostly: such games come further
        self.choices: Final = rng.seed()

    def open(self, keep: int, listen: bool = True) -> Table:
        """The table at the first ask."""
        return Table.open(self.game, self.seats, self.options, SeededDice(seed_from(self.number)), keep, listen)

    def where(self, seq: int, last: str = "") -> str:
        """A place in this game, in words."""
        default = {setting.name: setting.default for setting in self.game.settings}
        others = [f"{name}={value}" for name, value in self.options.items() if default.get(name) != value]
        told = " ".join([f"seed {self.number}, {self.seats} seats", *others])
        return f"{told}, move {seq}" + (f" after {last}" if last else "")


def _mix(game: Game[Any], seats: int, given: dict[str, Value], rng: Rng) -> dict[str, Value]:
    """Options by lot, but for those given: others as long as the game refuses them together."""
    for _ in range(MIXES):
        mix = {**{setting.name: _value(setting, rng) for setting in game.settings}, **given}
        try:
            game.start(seats, mix)
        except BadOption:
            continue
        return mix
    return {**{setting.name: setting.default for setting in game.settings}, **given}


class Chooser:
    """Makes the choices of a game, the same for the same plan."""

    def __init__(self, plan: Plan) -> None:
        self.rng: Final = Rng(plan.choices)
        self.advised: Final = plan.advised

    def next(self, table: Table) -> tuple[Ask, Option]:
        """An ask and its answer."""
        rng = self.rng
        ask = table.asks[rng.below(len(table.asks))]
        if self.advised and rng.below(4):
            return ask, table.game.advise(table.state, ask, Rng(rng.seed()))
        return ask, rng.choice(ask.options)


class Trace:
    """A game played through: how many decisions it had, what it looked like, and why it broke off if it did."""

    def __init__(self, plan: Plan) -> None:
        self.decisions = 0
        self.steps = 0  # decisions at the beginning of a step
        self.unfinished = False
        self.dead_end = ""
        self.error: Exception | None = None
        self.place = 0
        self.last = ""
        self.end = ""
        self._digest: Final = hashlib.sha256()
        try:
            self._play(plan)
        except Exception as error:
            self.error = error

    @property
    def digest(self) -> str:
        """A hash of all that was asked, chosen, told and shown."""
        return self._digest.hexdigest()

    def _play(self, plan: Plan) -> None:
        table = plan.open(1)
        chooser = Chooser(plan)
        told = 0
        while not table.result:
            self.place = table.seq
            self.steps += is_between_steps(table)
            if self.decisions % (1 + self.decisions // CLOSELY) == 0:
                self._note([table.game.view(table.state, seat) for seat in range(SPECTATOR, plan.seats)])
            self._note([[ask_inside(ask) for ask in table.asks], events_inside(table.events[told:])])
            told = len(table.events)
            self.dead_end = _dead_end(table)
            if self.dead_end:
                return
            if self.decisions >= table.game.most_decisions:
                self.unfinished = True
                return
            ask, option = chooser.next(table)
            self.last = f"{ask.seat} {option.text}"
            self._note([ask.seat, option.text])
            table.choose(option, ask.seat)
            self.decisions += 1
        self.end = ending(table)
        self._note(self.end)

    def _note(self, data: Any) -> None:
        self._digest.update((data if isinstance(data, str) else text(data)).encode())


def _value(setting: Setting, rng: Rng) -> Value:
    """The default half of the time, else any value."""
    if rng.below(2):
        return setting.default
    if setting.kind == "bool":
        return bool(rng.below(2))
    if setting.kind == "choice":
        return rng.choice(list(setting.choices))
    return setting.low + rng.below(setting.high - setting.low + 1)


def _dead_end(table: Table) -> str:
    """Why the game cannot go on, if it cannot."""
    if not table.asks:
        return "nobody is asked, and there is no result"
    return next((f"{ask.prompt.key} offers nothing" for ask in table.asks if not ask.options), "")


def is_between_steps(table: Table) -> bool:
    """Whether the state is all there is: nothing was chosen or rolled since the last checkpoint."""
    return table.checkpoints[-1].seq == table.seq
