"""`make bench`: the plain and the compiled form side by side, as a table and in bench/results.json.

Each form is measured by its own `maraud bench --json -`, which prints {game: {figure: number}}.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.table import Table

from tools import compiled

Figures = dict[str, dict[str, float]]
RESULTS = compiled.ROOT / "bench" / "results.json"
LOWER_IS_BETTER = "_us"
SAME_IN_BOTH = "decisions_per_game"


def measure(is_compiled: bool) -> Figures:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if is_compiled:
        environment["PYTHONPATH"] = str(compiled.FAST)

    def answer(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout

    form = answer("-c", "from maraud.engine.form import COMPILED; print(COMPILED)").strip()
    if form != str(is_compiled):
        raise SystemExit(
            f"Asked for COMPILED = {is_compiled}, but {form} is what runs: is there a stray extension module?"
        )
    figures: Figures = json.loads(answer("-m", "maraud", "bench", "--json", "-"))
    return figures


def ratio(figure: str, pure: float, fast: float) -> str:
    if figure == SAME_IN_BOTH or not pure or not fast:
        return ""
    return f"{pure / fast if figure.endswith(LOWER_IS_BETTER) else fast / pure:.1f}"


def main() -> None:
    pure, fast = measure(is_compiled=False), measure(is_compiled=True)
    table = Table("game", "figure", title="One core; the last column says how many times better the compiled form is")
    for heading in ("plain", "compiled", "times"):
        table.add_column(heading, justify="right")
    for game, figures in pure.items():
        for figure, value in figures.items():
            other = fast[game][figure]
            table.add_row(game, figure, f"{value:,.1f}", f"{other:,.1f}", ratio(figure, value, other))
        table.add_section()
    Console().print(table)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"pure": pure, "compiled": fast}, indent=2) + "\n")
    print(f"Written to {RESULTS.relative_to(compiled.ROOT)}.")


if __name__ == "__main__":
    main()
