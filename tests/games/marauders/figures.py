"""Lengths and results of many games: `python -m tests.games.marauders.figures [GAMES]` from the root of the project."""

from __future__ import annotations

import statistics
import sys
import time

from maraud.engine import Rng, Seat, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.games.marauders.game import GAME
from maraud.games.marauders.state import Marauders
from maraud.players import make
from maraud.players.random import play_randomly


def play(number: int, names: list[str]) -> Table:
    """One game of these players."""
    table = Table.open(GAME, len(names), {}, SeededDice(seed_from(number)), keep=1, listen=False)
    players = [make(name, number * 10 + seat) for seat, name in enumerate(names)]
    while table.asks:
        ask = table.asks[0]
        table.choose(players[ask.seat].choose(Seat(table, ask.seat)), ask.seat)
    return table


def rounds(table: Table, seats: int) -> int:
    """How many rounds a game had."""
    state = table.state
    assert isinstance(state, Marauders)
    return (state.turn + seats - 1) // seats


def lengths(games: int, seats: int) -> str:
    """Rounds of games of greedy players: a tenth of the games is shorter than the first figure, and so on."""
    found = sorted(rounds(play(number, ["greedy"] * seats), seats) for number in range(games))
    middle = statistics.median(found)
    return f"{seats} greedy: rounds 10 % {found[games // 10]}, median {middle:g}, 90 % {found[games * 9 // 10]}"


def wins(games: int) -> str:
    """How often greedy beats random, the seats turned."""
    won = 0.0
    for number in range(games):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        won += play(number, names).result[names.index("greedy")]
    return f"greedy wins {won:g} of {games} games against random"


def random_games(games: int, seats: int) -> str:
    """How random games end, and how fast they are played."""
    begun, decisions, limit = time.process_time(), 0, 0
    for number in range(games):
        table = Table.open(GAME, seats, {}, SeededDice(seed_from(number)), keep=0, listen=False)
        decisions += play_randomly(table, [Rng(number * seats + seat) for seat in range(seats)], GAME.most_decisions)
        assert table.result, "a random game has not ended"
        limit += table.result == [0.5] * seats
    speed = decisions / (time.process_time() - begun)
    return (
        f"{seats} random: {games - limit} of {games} games won, {limit} ended by the turn limit, "
        f"{decisions / games:,.0f} decisions a game, {speed:,.0f} a second"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for seats in (2, 3, 4):
        sys.stdout.write(f"{lengths(games, seats)}\n")
    sys.stdout.write(f"{wins(games)}\n")
    for seats in (2, 3, 4):
        sys.stdout.write(f"{random_games(games, seats)}\n")


if __name__ == "__main__":
    main()
