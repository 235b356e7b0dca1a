"""Running the suite: many games, in one process or several, and what only the whole run can tell."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from maraud.engine.game import Game, Value
from maraud.lab.selfcheck.depth import DEEP, DEEP_IF_LONG, LIGHT, Depth
from maraud.lab.selfcheck.expecting import crash
from maraud.lab.selfcheck.fresh import HASH_SEEDS, elsewhere
from maraud.lab.selfcheck.hidden import Reach, out_of_reach
from maraud.lab.selfcheck.inspection import Inspection
from maraud.lab.selfcheck.play import Plan, Trace, find
from maraud.lab.selfcheck.report import Report

LOT: Final = 25  # games of one job, at most
DEEP_GAMES: Final = 20  # the first so many games of a run are looked at closely, of long games
DEEP_LONG: Final = 4  # so many
LONG: Final = 400  # decisions
DEEP_EVERY: Final = 25  # later one in so many
AGAIN: Final = 60  # games played again in other processes


def selfcheck(
    game_name: str,
    games: int = 200,
    seed: int = 1,
    options: dict[str, Value] | None = None,
    seats: int | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    again: int = AGAIN,
) -> Report:
    """Hold a game to the contract. Game number n of the run is the one of `selfcheck(…, games=1, seed=seed + n)`.

    Settings and seats that are not given are mixed at random. `progress` is called with the number of games done; the
    first `again` games are played again in other processes.
    """
    game = find(game_name)
    given = options or {}
    game.complete(given)
    if seats is not None:
        game.check_seats(seats)
    report = Report(game_name)
    reach: list[Any] = []
    played: list[tuple[int, str]] = []
    lot = max(min(LOT, games // max(4 * jobs, 1)), 1)
    lots = [
        {
            "game": game_name,
            "options": given,
            "seats": seats,
            "numbers": list(range(first, min(first + lot, seed + games))),
            "first": seed,
        }
        for first in range(seed, seed + games, lot)
    ]
    for part in _run_all(lots, jobs):
        report.add(part)
        reach.extend(part["reach"])
        played.extend(part["digests"])
        if progress is not None:
            progress(report.games)
    for line in out_of_reach(reach):
        report.find("redeal does not reach", "", line)
    _again(report, game_name, given, seats, sorted(played)[:again])
    report.never = [name for name in _phrases(game) if name not in report.seen]
    return report


def run_lot(lot: dict[str, Any]) -> dict[str, Any]:
    """Play and look at the games of one job; all in and out is plain data."""
    game = find(lot["game"])
    report, reach = Report(lot["game"]), Reach()
    digests: list[tuple[int, str]] = []
    for number in lot["numbers"]:
        place = number - lot["first"]
        digest = _one(Plan(game, number, lot["seats"], lot["options"]), place, report, reach)
        if digest:
            digests.append((number, digest))
    return {**report.plain(), "reach": reach.plain(game), "digests": digests}


def _depth(place: int, decisions: int) -> Depth:
    is_long = decisions >= LONG
    if place < (DEEP_LONG if is_long else DEEP_GAMES) or place % DEEP_EVERY == 0:
        return DEEP_IF_LONG if is_long else DEEP
    return LIGHT


def _one(plan: Plan, place: int, report: Report, reach: Reach) -> str:
    """One game: its digest, or nothing if it cannot be played."""
    report.games += 1
    report.counts["games"] += 1
    trace = Trace(plan)
    report.decisions += trace.decisions
    report.longest = max(report.longest, trace.decisions)
    where = plan.where(trace.place, trace.last)
    if trace.unfinished:
        report.find("unfinished game", where, f"it goes on after {trace.decisions} decisions")
    if trace.dead_end:
        report.find("dead end", where, trace.dead_end)
    if trace.error is not None:
        report.find("a rule fails", where, crash(trace.error))
    if not trace.end:
        return ""
    try:
        inspection = Inspection(plan, report, reach, _depth(place, trace.decisions), trace)
        inspection.run()
    except Exception as error:
        report.find("the game cannot be looked at", where, crash(error))
    return trace.digest


def _run_all(lots: list[dict[str, Any]], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs <= 1 or len(lots) == 1:
        yield from map(run_lot, lots)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(run_lot, lots)


def _again(
    report: Report, name: str, options: dict[str, Value], seats: int | None, played: list[tuple[int, str]]
) -> None:
    """The same games with other hash seeds."""
    if not played:
        return
    numbers = [number for number, _ in played]
    job = {"game": name, "options": options, "seats": seats, "numbers": numbers}
    for hash_seed in HASH_SEEDS:
        report.counts["games again in another process"] += len(numbers)
        try:
            digests = elsewhere(job, hash_seed)
        except RuntimeError as error:
            report.find("another process", "", str(error))
            return
        for (number, digest), other in zip(played, digests, strict=True):
            if digest != other:
                report.find("another process", f"seed {number}", f"with PYTHONHASHSEED={hash_seed} it is another game")


def _phrases(game: Game[Any]) -> list[str]:
    book = game.phrases
    return [
        *(f"prompt {key}" for key in book.prompts),
        *(f"event {key}" for key in book.events),
        *(f"reason {key}" for key in book.reasons),
    ]
