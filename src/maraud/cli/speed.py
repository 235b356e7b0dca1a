"""`maraud bench`: a table and JSON."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from maraud.cli.arguments import check_target, write_json
from maraud.engine.form import COMPILED
from maraud.lab.bench import bench_all


def run(json: str) -> None:
    """Measure every game."""
    check_target(json)
    figures = bench_all()
    if json != "-":
        table = Table("game", "figure", title=f"{'compiled' if COMPILED else 'plain'} form, one core", box=box.SIMPLE)
        table.add_column("", justify="right")
        for game, measured in figures.items():
            for name, figure in measured.items():
                table.add_row(game, name, f"{figure:,.1f}")
        Console().print(table)
    if json:
        write_json(figures, json)
