"""Many games between bots, on all cores.

One master seed gives every game its dice and every player its own seed, so that game 17 is the same game in a run of
20 and of 20,000, on one core and on sixty.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import maraud
from maraud import games, players
from maraud.engine.dice import SeededDice
from maraud.engine.errors import BadSeats
from maraud.engine.form import COMPILED
from maraud.engine.game import Game, Value
from maraud.engine.record import record_of
from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.table import Table
from maraud.lab import intervals
from maraud.players.random import play_randomly

MOST_IN_A_JOB: Final = 500  # games; of quick players
MOST_GAMES: Final = 100_000_000  # of one run: each job is listed before the first is played


class Plan(NamedTuple):
    """What to play: everything that decides the results."""

    game: str
    players: list[str]
    options: dict[str, Value]
    seed: int
    games: int
    records: Path | None = None


class Played(NamedTuple):
    """How one game went, by player in the order of the plan."""

    results: list[float]
    scores: list[float]
    roles: list[str]
    decisions: int
    finished: bool


def plan(
    game: str,
    names: list[str],
    given: dict[str, Value] | None = None,
    seed: int = 0,
    number: int = 1000,
    records: Path | None = None,
) -> Plan:
    """A checked plan. One name stands for all seats the game needs. Raises UnknownGame, BadSeats, BadOption."""
    rules = games.find(game)
    if len(names) == 1:
        names = names * rules.least_seats
    rules.check_seats(len(names))
    for name in names:
        players.check(name)
    if number < 1:
        raise BadSeats(f"At least 1 game can be played, not {number}.")
    if number > MOST_GAMES:
        raise BadSeats(f"At most {MOST_GAMES} games can be played at a time, not {number}.")
    return Plan(game, names, rules.complete(given or {}), seed, number, records)


def dice_seed(seed: int, number: int) -> bytes:
    """The seed of the dice of one game."""
    return hashlib.sha256(f"maraud {seed} {number} dice".encode()).digest()


def player_seed(seed: int, number: int, player: int) -> int:
    """The seed of one player in one game."""
    return int.from_bytes(hashlib.sha256(f"maraud {seed} {number} player {player}".encode()).digest()[:7], "big")


def play(plan: Plan, number: int) -> Played:
    """Play game `number` of a plan. The first player sits one seat further on in each game."""
    game = games.find(plan.game)
    seats = len(plan.players)
    sitting = [(seat - number) % seats for seat in range(seats)]
    seeds = [player_seed(plan.seed, number, player) for player in sitting]
    names = [plan.players[player] for player in sitting]
    is_random = all(name == "random" for name in names)
    dice = SeededDice(dice_seed(plan.seed, number))
    table = Table.open(game, seats, plan.options, dice, keep=0 if is_random else 1, listen=False)
    if is_random:
        decisions = play_randomly(table, [Rng(seed) for seed in seeds], game.most_decisions)
    else:
        decisions = _play_out(table, [players.make(name, seed) for name, seed in zip(names, seeds, strict=True)])
    if plan.records:
        record_of(table, names).save(plan.records / f"{plan.game}-{plan.seed}-{number:06}.jsonl")
    results, scores, roles = [0.0] * seats, [0.0] * seats, [""] * seats
    for seat, player in enumerate(sitting):
        results[player] = table.result[seat] if table.result else 0.0
        scores[player] = float(game.score(table.state, seat))
        roles[player] = game.role(table.state, seat)
    return Played(results, scores, roles, decisions, bool(table.result))


def _play_out(table: Table, sitting: list[players.Player]) -> int:
    decisions = 0
    while table.asks and decisions < table.game.most_decisions:
        seat = table.asks[0].seat
        table.choose(sitting[seat].choose(Seat(table, seat)), seat)
        decisions += 1
    return decisions


def play_range(plan: Plan, first: int, last: int) -> list[Played]:
    """Play the games from `first` up to, not including, `last`."""
    played = []
    for number in range(first, last):
        try:
            played.append(play(plan, number))
        except Exception as error:
            error.add_note(f"This was game {number} of {plan.game} with seed {plan.seed}.")
            raise
    return played


def play_all(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """All games in order, some at a time."""
    most = 4 if any(name.startswith("search") for name in plan.players) else MOST_IN_A_JOB
    size = max(1, min(most, plan.games // 100))
    firsts = list(range(0, plan.games, size))
    lasts = [min(first + size, plan.games) for first in firsts]
    if jobs == 1:
        yield from (play_range(plan, first, last) for first, last in zip(firsts, lasts, strict=True))
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs, len(firsts)), multiprocessing.get_context("spawn"))
    try:
        yield from pool.map(play_range, [plan] * len(firsts), firsts, lasts)
    except BaseException:  # a fault or Ctrl-C: do not wait for games that nobody wants any more
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    pool.shutdown()


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a plan and report. The report is the same for any number of jobs, but for the time taken."""
    if plan.records:
        plan.records.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    played: list[Played] = []
    for some in play_all(plan, jobs):
        played += some
        if progress:
            progress(len(some))
    return report(plan, played, time.perf_counter() - begun)


def by_role(played: list[Played]) -> dict[str, dict[str, Any]]:
    """The figures of each role that was played, whoever played it; empty where seats are alike."""
    results: dict[str, list[float]] = {}
    scores: dict[str, list[float]] = {}
    for one in played:
        for result, score, role in zip(one.results, one.scores, one.roles, strict=True):
            if role:
                results.setdefault(role, []).append(result)
                scores.setdefault(role, []).append(score)
    return {
        role: {
            "played": len(figures),
            "win_rate": sum(figures) / len(figures),
            "win_rate_95": list(intervals.of_share(sum(figures) / len(figures), len(figures))),
            "mean_score": sum(scores[role]) / len(figures),
            "mean_score_95": list(intervals.of_mean(scores[role])),
        }
        for role, figures in sorted(results.items())
    }


def report(plan: Plan, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of a run as plain data; lists have one figure a player."""
    game: Game[Any] = games.find(plan.game)
    count, who = len(played), range(len(plan.players))
    rates = [sum(one.results[player] for one in played) / count for player in who]
    scores = [[one.scores[player] for one in played] for player in who]
    decisions = sum(one.decisions for one in played)
    return {
        "game": plan.game,
        "games": count,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "win_rate": rates,
        "win_rate_95": [list(intervals.of_share(rate, count)) for rate in rates],
        "mean_score": [sum(figures) / count for figures in scores],
        "mean_score_95": [list(intervals.of_mean(figures)) for figures in scores],
        "roles": by_role(played),
        "mean_decisions": decisions / count,
        "unfinished": sum(not one.finished for one in played),
        "seconds": seconds,
        "decisions_per_s": decisions / seconds,
        "games_per_s": count / seconds,
        "version": maraud.__version__,
        "rules": game.version,
        "compiled": COMPILED,
    }
