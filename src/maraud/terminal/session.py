"""One game at this terminal: who sits where, whose turn it is, and what people type."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from maraud import games
from maraud import players as catalog
from maraud.engine.dice import SEED_BYTES, SeededDice, seed_from
from maraud.engine.errors import BadSeats, Fault, RuleFailed
from maraud.engine.flow import Ask
from maraud.engine.game import Game, Value
from maraud.engine.position import read_position, table_at
from maraud.engine.record import read_record, replay
from maraud.engine.seat import Seat
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.terminal import commands, telling

HUMAN: Final = "human"
OPPONENT: Final = "greedy"
MOST_NAMED: Final = 6  # options that are not on offer
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # of a terminal: the screen, and what has scrolled off it


def play(name: str, players: list[str], seed: int | None, options: dict[str, Value], file: Path | None) -> None:
    """Play a game, new or from a file. Raises UnknownGame, BadSeats, BadOption, RecordError, PositionError."""
    game = games.find(name)
    for player in players:
        catalog.check(player, [HUMAN])
    dice = SeededDice(os.urandom(SEED_BYTES) if seed is None else seed_from(seed))
    if file is None:
        seats = len(players) or game.least_seats
        game.check_seats(seats)
        table = Table.open(game, seats, options, dice)
    elif options:
        raise Fault("A saved game keeps its options: leave out --option.")
    else:
        table = _saved(file, game, dice)
    players = players or [HUMAN] + [OPPONENT] * (table.seats - 1)
    if len(players) != table.seats:
        raise BadSeats(f"The game in {file} has {table.seats} seats, not {len(players)}.")
    Session(table, players, int.from_bytes(dice.seed[:7], "big")).run()


def _saved(file: Path, game: Game[Any], dice: SeededDice) -> Table:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault(f"{file} cannot be read: {(error.strerror or 'no reason given').lower()}.") from error
    except UnicodeDecodeError as error:
        raise Fault(f"{file} is neither a record nor a position: it is not text.") from error
    if '"maraud": "position"' in text[:200]:
        return table_at(read_position(text), game, dice, listen=True)
    return replay(read_record(text), game, dice=dice)


class Session:
    """A table and those who sit at it."""

    def __init__(self, table: Table, players: list[str], seed: int) -> None:
        self.table: Final = table
        self.game: Final = table.game
        self.players: Final = players
        self.names: Final = telling.seat_names(players)
        self.bots: Final = {seat: catalog.make(name, seed + seat) for seat, name in enumerate(players) if name != HUMAN}
        self.told = [0] * table.seats  # how many events each seat has been told
        self.last_seat = -1  # who chose here last
        self.last_view = -1  # who has seen the position, and only chosen since

    def run(self) -> None:
        """Play to the end, or until people leave."""
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        print(f"{self.game.title}\nType a number to choose, help for all commands.")
        remark = self.game.remark(self.table.seats, self.table.options)
        if remark:
            print(remark)
        if isinstance(self.table.dice, SeededDice):
            print(f"SHA-256 of the seed of the dice: {self.table.dice.commitment}")
        try:
            while self.table.asks:
                self.take_turn(self.table.asks[0])
            self.end()
        except EOFError:
            print("\nThe input has ended." if self.table.result else "\nThe input has ended; so has the game.")
        except commands.Quit:
            print("Goodbye.")

    def take_turn(self, ask: Ask) -> None:
        """One seat chooses: a bot by itself, a person by what they type."""
        bot = self.bots.get(ask.seat)
        if bot is not None:
            self.last_view = -1
            self.choose(bot.choose(Seat(self.table, ask.seat)), ask.seat)
            return
        self.hand_over(ask.seat)
        self.show_next(ask)
        while not self.table.result and self.table.ask_of(ask.seat) is ask:
            commands.obey(self, ask, input("> ").strip())

    def hand_over(self, seat: int) -> None:
        """Where several people share the terminal, let the next one sit down before their secrets show.

        What the last one has seen goes from the screen.
        """
        people = len(self.players) - len(self.bots)
        if people > 1 and seat != self.last_seat:
            if self.last_seat >= 0 and sys.stdout.isatty():
                print(WIPE, end="")
            input(f"{self.names[seat]}, it is your turn: press Enter. ")
        self.last_seat = seat

    def show(self, ask: Ask) -> None:
        """The news, the position, the question."""
        self.tell(ask.seat)
        print()
        print(telling.describe(self.game, self.game.view(self.table.state, ask.seat), ask.seat, self.names))
        self.last_view = ask.seat
        self.show_ask(ask)

    def show_next(self, ask: Ask) -> None:
        """The news and the question; the position too where others have acted, or it is short."""
        if self.last_view != ask.seat or self.table.seats == 1:
            self.show(ask)
        else:
            self.tell(ask.seat)
            self.show_ask(ask)

    def show_ask(self, ask: Ask) -> None:
        """The question, what helps to answer it, its numbered answers, and whether others are not on offer."""
        print()
        print(f"{self.game.say(ask.prompt.text, ask.about, self.names)} ({ask.prompt.rule})")
        if ask.prompt.hint:
            print(self.game.say(ask.prompt.hint, ask.about, self.names))
        for number, option in enumerate(ask.options, 1):
            print(f"{number:>3}. {self.label(ask, option)}")
        explained = self.table.explain(ask.seat)
        if explained and explained.refused:
            names = [self.label(ask, refusal.option) for refusal in explained.refused]
            more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
            print(f"  ?. Why not: {'; '.join(names[:MOST_NAMED])}{more}")

    def label(self, ask: Ask, option: Option) -> str:
        """An option as an answer to the ask; seats by the names that they have here."""
        if option.kind == "seat":
            return self.names[option.value]
        return self.game.choice_label(self.table.state, ask, option)

    def tell(self, seat: int) -> None:
        """What happened since the seat last looked."""
        events = self.table.events
        for event in events[min(self.told[seat], len(events)) :]:
            print(telling.event_line(self.game, event, seat, self.names))
        self.told[seat] = len(events)

    def tell_again(self, seat: int) -> None:
        """All that happened, but nothing that the seat has to remember by itself."""
        view = self.game.view(self.table.state, seat)
        for event in self.table.events:
            print(telling.old_event_line(self.game, event, seat, self.names, view))
        self.told[seat] = len(self.table.events)

    def choose(self, option: Option, seat: int) -> None:
        """Make a choice; a rule that fails is told, and the game is where it was."""
        try:
            self.table.choose(option, seat)
        except RuleFailed as error:
            if seat in self.bots:
                raise
            print(error)

    def end(self) -> None:
        """The last news and the score; the record can still be saved."""
        people = [seat for seat in range(self.table.seats) if seat not in self.bots]
        self.tell(people[0] if len(people) == 1 else 0)
        print()
        print("\n".join(telling.ending(self.table, self.names)))
        if isinstance(self.table.dice, SeededDice):
            print(f"The seed of the dice was {self.table.dice.seed.hex()}.")
        while people:
            text = input("Type save FILE to keep the record, or press Enter to leave. ").strip()
            if not text:
                return
            commands.obey(self, None, text)
