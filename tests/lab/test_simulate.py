"""Simulations: repeatable, the same on any number of processes, fair to each seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from maraud import games, players
from maraud.engine import BadOption, BadSeats, UnknownGame
from maraud.engine.record import load_record, replay, verify
from maraud.lab import simulate
from maraud.lab.simulate import Plan, plan, play, play_range
from tests.engine import toy

TIMES = ("seconds", "decisions_per_s", "games_per_s")


@pytest.fixture
def magpies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game for two or three, found by its name in this process."""
    monkeypatch.setitem(games.MODULES, "magpies", toy.__name__)


def figures(planned: Plan, jobs: int = 1) -> dict[str, Any]:
    """The report without what the clock says."""
    report = simulate.simulate(planned, jobs)
    return {name: figure for name, figure in report.items() if name not in TIMES}


def test_the_report_has_one_figure_a_player() -> None:
    report = simulate.simulate(plan("marooned", ["random"], number=40), 1)
    assert report["game"] == "marooned"
    assert report["games"] == 40
    assert report["players"] == ["random"]
    assert report["unfinished"] == 0
    assert len(report["win_rate"]) == len(report["mean_score"]) == len(report["win_rate_95"]) == 1
    assert 5 < report["mean_decisions"] < 60
    assert report["decisions_per_s"] > report["games_per_s"] > 0
    assert report["version"] == "0.1.0"
    assert json.loads(json.dumps(report)) == report


def test_roles_have_figures_of_their_own_whoever_plays_them() -> None:
    report = simulate.simulate(plan("root", ["random"] * 3, {"most_turns": 12}, number=6), 1)
    assert {name: role["played"] for name, role in report["roles"].items()} == {
        "Eyrie Dynasties": 6,
        "Marquise de Cat": 6,
        "Woodland Alliance": 6,
    }
    scores = sum(role["mean_score"] for role in report["roles"].values())
    assert scores == pytest.approx(sum(report["mean_score"]))
    assert simulate.simulate(plan("marooned", ["random"], number=2), 1)["roles"] == {}


def test_p_58_the_same_on_one_process_and_on_two() -> None:
    planned = plan("marooned", ["random"], {"reflip_heart": "false"}, seed=5, number=120)
    assert figures(planned, 2) == figures(planned, 1)


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few, many = (plan("marooned", ["random"], seed=5, number=number) for number in (3, 30))
    assert play_range(few, 0, 3) == play_range(many, 0, 30)[:3]


def test_another_seed_gives_other_games() -> None:
    one, other = (play_range(plan("marooned", ["random"], seed=seed, number=20), 0, 20) for seed in (5, 6))
    assert one != other


def test_random_players_play_the_same_with_and_without_seats(magpies: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The short cut for random players is the same as handing out seats."""
    planned = plan("magpies", ["random", "random", "random"], seed=2, number=10)
    quick = play_range(planned, 0, 10)

    def by_seats(table: Any, rngs: Any, most: int) -> int:
        names = ["random"] * table.seats
        made = [players.make(name, 0) for name in names]
        for player, rng in zip(made, rngs, strict=True):
            player.rng._state = rng._state
        return simulate._play_out(table, made)

    monkeypatch.setattr(simulate, "play_randomly", by_seats)
    assert play_range(planned, 0, 10) == quick


def test_seats_rotate_from_game_to_game(magpies: None) -> None:
    planned = plan("magpies", ["greedy", "random", "search:2"], number=3)
    seats = []
    for number in range(3):
        sitting = [planned.players[(seat - number) % 3] for seat in range(3)]
        seats.append(sitting)
        assert play(planned, number).finished
    assert seats == [
        ["greedy", "random", "search:2"],
        ["search:2", "greedy", "random"],
        ["random", "search:2", "greedy"],
    ]


def test_records_name_who_sat_where_and_their_dice_can_be_verified(magpies: None, tmp_path: Path) -> None:
    planned = plan("magpies", ["greedy", "random"], seed=3, number=4, records=tmp_path / "new")
    played = [simulate.simulate(planned, 1)]
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"magpies-3-{number:06}.jsonl" for number in range(4)]
    wins = 0.0
    for number, file in enumerate(files):
        record = load_record(file)
        assert record.header["players"] == (["greedy", "random"] if number % 2 == 0 else ["random", "greedy"])
        table = replay(record, toy.GAME)
        assert verify(record, toy.GAME) > 0
        wins += table.result[number % 2]  # greedy sits one seat further on in each game
    assert played[0]["win_rate"][0] == wins / 4


def test_one_name_takes_all_seats(magpies: None) -> None:
    assert plan("magpies", ["random"]).players == ["random", "random"]


def test_win_rates_of_all_players_add_up(magpies: None) -> None:
    report = figures(plan("magpies", ["random", "random", "greedy"], number=50))
    assert 0.99 < sum(report["win_rate"]) <= 1.5  # a shared win is a half for each


def test_a_game_that_does_not_end_is_counted(magpies: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "most_decisions", 3)
    report = figures(plan("magpies", ["random"], number=5))
    assert report["unfinished"] == 5
    assert report["mean_decisions"] == 3
    assert report["win_rate"] == [0.0, 0.0]


def test_a_rule_that_fails_names_its_game(magpies: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(toy.GAME), "act", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        play_range(plan("magpies", ["random"], seed=4, number=5), 2, 5)
    assert caught.value.__notes__ == ["This was game 2 of magpies with seed 4."]


@pytest.mark.parametrize(
    ("arguments", "fault", "sentence"),
    [
        (("chess", ["random"]), UnknownGame, "There is no game chess; the games are marooned"),
        (("marooned", ["bob"]), BadSeats, "There is no player bob; the players are random, greedy, search."),
        (("marooned", ["random", "random"]), BadSeats, "Marooned! is for 1 player, not 2."),
        (("marooned", []), BadSeats, "Marooned! is for 1 player, not 0."),
        (("marooned", ["random"], {"x": "1"}), BadOption, "Marooned! has no option x; its options: "),
        (("marooned", ["random"], {}, 1, 0), BadSeats, "At least 1 game can be played, not 0."),
    ],
)
def test_a_plan_that_cannot_be_played_gets_one_sentence(
    arguments: tuple[Any, ...], fault: type[Exception], sentence: str
) -> None:
    with pytest.raises(fault) as caught:
        plan(*arguments)
    assert str(caught.value).startswith(sentence)
