"""Every command, doing what it is for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import maraud
from maraud import games
from maraud.engine.form import COMPILED
from maraud.lab import bench
from tests.cli.running import output, run

COMMANDS = ["serve", "play", "simulate", "replay", "rules", "selfcheck", "bench"]


def test_the_version_names_the_form() -> None:
    assert (
        output("--version", alone=True) == f"maraud {maraud.__version__}, {'compiled' if COMPILED else 'plain'} form\n"
    )


def test_without_a_command_it_shows_them_all() -> None:
    shown = output()
    assert output("--help") == shown
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", shown)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(command: str) -> None:
    shown = output(command, "--help")
    assert shown.startswith(f"Usage: maraud {command}")
    for line in shown.splitlines():
        assert not re.search(r"--\S+( [A-Z]+)?\s+│", line), f"an option without a word: {line}"


def test_simulate_prints_a_table_with_intervals() -> None:
    shown = output("simulate", "marooned", "--games", "50", "--jobs", "1", "--seed", "4")
    assert "marooned, 50 games, seed 4" in shown
    assert "95 % between" in shown
    assert re.search(r"random +\d+\.\d% +\d+\.\d% – \d+\.\d%", shown)
    assert "0 games unfinished" in shown


def test_simulate_gives_json_alone() -> None:
    report = json.loads(
        output("simulate", "marooned", "--games", "30", "--json", "-", "--option", "reflip_heart=false")
    )
    assert report["games"] == 30
    assert report["compiled"] is COMPILED
    assert report["options"]["reflip_heart"] is False
    for name in ("players", "win_rate", "mean_score", "win_rate_95", "mean_score_95"):
        assert len(report[name]) == 1
    for name in ("mean_decisions", "decisions_per_s", "games_per_s", "unfinished", "seed", "version"):
        assert name in report


def test_simulate_writes_json_and_records(tmp_path: Path) -> None:
    target, records = tmp_path / "report.json", tmp_path / "records"
    shown = output(
        "simulate",
        "marooned",
        "--games",
        "6",
        "--jobs",
        "1",
        "--players",
        "greedy",
        "--json",
        target,
        "--records",
        records,
    )
    assert "greedy" in shown
    assert json.loads(target.read_text())["players"] == ["greedy"]
    files = sorted(records.iterdir())
    assert len(files) == 6
    assert "Verified: all " in output("replay", files[5], "--verify", alone=True)


def test_replay_tells_a_game_again(tmp_path: Path) -> None:
    output("simulate", "marooned", "--games", "1", "--jobs", "1", "--records", tmp_path)
    file = next(tmp_path.iterdir())
    shown = output("replay", file, "--verify")
    moves = len(file.read_text().splitlines()) - 2
    assert shown.startswith(f"Marooned!, {moves} of {moves} moves.\n   1  ")
    assert "is drawn and placed. (MOO-8)" in shown
    assert "Score of Random: " in shown
    assert re.search(r"Verified: all \d+ rolls and draws are what the published seed gives\.\n$", shown)


def test_replay_stops_where_it_is_told_to(tmp_path: Path) -> None:
    output("simulate", "marooned", "--games", "1", "--jobs", "1", "--records", tmp_path)
    file = next(tmp_path.iterdir())
    shown = output("replay", file, "--to", "1")
    assert shown.startswith("Marooned!, 1 of ")
    assert "Turn 2. Health" in shown
    assert output("replay", file, "--to", "0").startswith("Marooned!, 1 of ")  # the first draw needs no choice


def test_rules_prints_a_rule() -> None:
    shown = output("rules", "moo-43")
    assert shown.startswith("MOO-43  Marooned!, ")
    assert "Mirage" in shown


def test_rules_prints_all_rules_of_a_game() -> None:
    shown = output("rules", "marooned")
    assert "\nMOO-1  " in shown
    assert "\nMOO-52  " in shown


def test_rules_counts() -> None:
    assert re.search(r"^marooned: \d+ rules, .*\d+ in code, \d+ in tests; \d+ faults\.$", output("rules"), re.MULTILINE)


def test_rules_check_is_green() -> None:
    done = run("rules", "marooned", "--check")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^marooned: \d+ rules, .*; 0 faults\.$", done.stdout, re.MULTILINE)


def test_play_takes_its_choices_from_stdin() -> None:
    said = output("play", "marooned", "--seed", "5", stdin="1\nfly\nquit\n", alone=True)
    assert "Turn 3. Health" in said
    assert "“fly” is not one of the choices" in said
    assert said.endswith("> Goodbye.\n")


def test_selfcheck_says_what_it_looked_at() -> None:
    shown = output("selfcheck", "marooned", "--games", "4", "--jobs", "1")
    assert re.search(r"^Looked at: .*4 games, ", shown, re.MULTILINE)
    assert re.search(r"^marooned: 4 games, \d+ decisions, \d+ in the longest; found: nothing\.$", shown, re.MULTILINE)


@pytest.fixture
def only_marooned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game alone is measured, and not for long."""
    monkeypatch.setattr(games, "names", lambda: ["marooned"])
    monkeypatch.setattr(bench, "SECONDS", 0.01)


FIGURES = ["decisions_per_s", "games_per_s", "decisions_per_game", "clone_us", "state_copy_us", "imagine_us"]


@pytest.mark.timeout(600)
def test_bench_gives_json_alone(only_marooned: None) -> None:
    figures = json.loads(output("bench", "--json", "-"))["marooned"]
    assert list(figures) == [*FIGURES, "search_iterations_per_s"]
    assert min(figures.values()) > 0


def test_bench_prints_a_table(only_marooned: None) -> None:
    shown = output("bench")
    for figure in FIGURES:
        assert re.search(rf"marooned +{figure} +[\d,]+\.\d", shown)
