"""`maraud simulate`: progress, a table, JSON."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from maraud.cli.arguments import check_target, write_json
from maraud.engine.errors import Fault
from maraud.engine.game import Value
from maraud.lab.simulate import plan, simulate


def run(
    game: str,
    number: int,
    names: list[str],
    seed: int,
    jobs: int,
    options: dict[str, Value],
    records: Path | None,
    json: str,
) -> None:
    """Simulate and report."""
    if jobs < 0:
        raise Fault(f"At least 1 process can play, or 0 for one a core, not {jobs}.")
    planned = plan(game, names, options, seed, number, records)
    check_target(json)
    stderr = Console(stderr=True)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
            bar = progress.add_task("", total=number)
            report = simulate(planned, jobs or os.cpu_count() or 1, lambda more: progress.advance(bar, more))
    except OSError as error:
        raise Fault(f"{records} cannot be written: {(error.strerror or 'no reason given').lower()}.") from error
    if json != "-":
        show(report)
    if json:
        write_json(report, json)


def table_of(what: str, title: str, rows: list[dict[str, Any]]) -> Table:
    """Wins and scores, one row each, with their 95 % intervals."""
    table = Table(what, title=title, box=box.SIMPLE)
    for heading in ("wins", "95 % between", "mean score", "95 % between "):
        table.add_column(heading, justify="right")
    for row in rows:
        low, high = row["win_rate_95"]
        least, most = row["mean_score_95"]
        wins = f"{row['win_rate']:.1%}", f"{low:.1%} – {high:.1%}"
        table.add_row(row["name"], *wins, f"{row['mean_score']:.2f}", f"{least:.2f} – {most:.2f}")
    return table


def show(report: dict[str, Any]) -> None:
    """The report as a table of players, and one of roles where the game has them."""
    title = f"{report['game']}, {report['games']:,} games, seed {report['seed']}"
    figures = ("win_rate", "win_rate_95", "mean_score", "mean_score_95")
    players = [
        {"name": name, **{figure: report[figure][place] for figure in figures}}
        for place, name in enumerate(report["players"])
    ]
    console = Console()
    console.print(table_of("player", title, players))
    if report["roles"]:
        roles = [{"name": f"{name} ({role['played']:,})", **role} for name, role in report["roles"].items()]
        console.print(table_of("role (played)", "", roles))
    console.print(
        f"{report['mean_decisions']:.1f} decisions a game, {report['unfinished']} games unfinished; "
        f"{report['games_per_s']:,.0f} games/s, {report['decisions_per_s']:,.0f} decisions/s "
        f"({'compiled' if report['compiled'] else 'plain'} form, {report['seconds']:.1f} s).",
        highlight=False,
    )
