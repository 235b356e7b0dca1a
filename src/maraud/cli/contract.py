"""`maraud selfcheck`: what the contract suite found, and what never occurred."""

from __future__ import annotations

import os
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maraud.engine.errors import Fault
from maraud.engine.game import Value
from maraud.lab.selfcheck import Report, selfcheck

MOST_GAMES: Final = 10_000_000  # of one run: the numbers of all are listed before the first is played


def run(game: str, number: int, seed: int, jobs: int, options: dict[str, Value]) -> None:
    """Check a game; exit status 1 if something was found."""
    if number < 1:
        raise Fault(f"At least 1 game can be checked, not {number}.")
    if number > MOST_GAMES:
        raise Fault(f"At most {MOST_GAMES} games can be checked at a time, not {number}.")
    if jobs < 0:
        raise Fault(f"At least 1 process can check, or 0 for one a core, not {jobs}.")
    stderr = Console(stderr=True)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        bar = progress.add_task("", total=number)
        report = selfcheck(
            game,
            number,
            seed,
            options,
            jobs=jobs or os.cpu_count() or 1,
            progress=lambda done: progress.update(bar, completed=done),
        )
    show(report)
    if not report.ok:
        sys.exit(1)


def show(report: Report) -> None:
    """The report in lines."""
    for finding in report.findings:
        print(finding)
    if report.never:
        print(f"Never occurred: {', '.join(report.never)}.")
    looked = ", ".join(f"{count:,} {name}" for name, count in report.counts.items())
    print(f"Looked at: {looked}.")
    found = ", ".join(f"{name} {count} times" for name, count in report.kinds.items()) or "nothing"
    print(
        f"{report.game}: {report.games:,} games, {report.decisions:,} decisions, "
        f"{report.longest} in the longest; found: {found}."
    )
