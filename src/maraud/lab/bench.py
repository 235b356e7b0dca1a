"""How fast this form of the engine runs, game by game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from maraud import games
from maraud.engine.dice import RandomDice, SeededDice, seed_from
from maraud.engine.game import Game
from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.table import Table
from maraud.players.random import play_randomly
from maraud.players.search import SearchPlayer

ROUNDS: Final = 4  # the best one counts: what else the machine does only slows
SECONDS: Final = 0.25  # of a round
SOME: Final = 0.002  # seconds between two looks at the clock
GAMES: Final = 100  # played again and again, or fewer
ENOUGH: Final = 20_000  # where so many decisions are enough
POSITIONS: Final = 24
ITERATIONS: Final = 20  # of a search from each position


def bench(game: Game[Any]) -> dict[str, float]:
    """The figures of one game, one figure a name; times are in microseconds."""
    decisions: list[int] = []
    while len(decisions) < GAMES and sum(decisions) < ENOUGH:
        decisions.append(random_game(game, len(decisions)))
    games_per_s = rate(lambda number: random_game(game, number % len(decisions)))
    decisions_per_game = sum(decisions) / len(decisions)
    tables = positions(game)
    seats = [Seat(table, table.asks[0].seat) for table in tables]
    rng, player = Rng(1), SearchPlayer(1, ITERATIONS)
    searches = rate(lambda number: player.search(seats[number % POSITIONS]))
    return {
        "decisions_per_s": games_per_s * decisions_per_game,
        "games_per_s": games_per_s,
        "decisions_per_game": decisions_per_game,
        "clone_us": 1e6 / rate(lambda number: tables[number % POSITIONS].clone()),
        "state_copy_us": 1e6 / rate(lambda number: tables[number % POSITIONS].state.copy()),
        "imagine_us": 1e6 / rate(lambda number: seats[number % POSITIONS].imagine(rng)),
        "search_iterations_per_s": searches * ITERATIONS,
    }


def bench_all() -> dict[str, dict[str, float]]:
    """The figures of every registered game."""
    return {name: bench(games.find(name)) for name in games.names()}


def random_game(game: Game[Any], number: int) -> int:
    """Play one game at random, on quick dice as play-outs do: how many decisions it had."""
    table = Table.open(game, game.usual_seats, dice=RandomDice(Rng(number)), keep=0, listen=False)
    rngs = [Rng(number * table.seats + seat + 1) for seat in range(table.seats)]
    return play_randomly(table, rngs, game.most_decisions)


def positions(game: Game[Any]) -> list[Table]:
    """Tables of random games, stopped after 2, 3, 4, … decisions."""
    found: list[Table] = []
    number = 0
    while len(found) < POSITIONS:
        table = Table.open(game, game.usual_seats, dice=SeededDice(seed_from(number)), keep=1, listen=False)
        play_randomly(table, [Rng(number + seat) for seat in range(table.seats)], 2 + number % POSITIONS)
        if table.asks:
            found.append(table)
        number += 1
    return found


def rate(work: Callable[[int], object]) -> float:
    """How often a second of this process's time the work is done, in the best of some rounds.

    It is given the numbers 0, 1, 2, …
    """
    best, number, lot = 0.0, 0, 1
    for _ in range(ROUNDS):
        begun, first, seconds = time.process_time(), number, 0.0
        while seconds < SECONDS:
            before = seconds
            for _ in range(lot):
                work(number)
                number += 1
            seconds = time.process_time() - begun
            if seconds - before < SOME:
                lot *= 2
        best = max(best, (number - first) / seconds)
    return best
