"""The players' names and what they make."""

from __future__ import annotations

import pytest

from maraud import players
from maraud.engine import BadSeats
from maraud.players import GreedyPlayer, RandomPlayer, SearchPlayer


@pytest.mark.parametrize(
    ("name", "kind"), [("random", RandomPlayer), ("greedy", GreedyPlayer), ("search", SearchPlayer)]
)
def test_each_name_makes_its_player(name: str, kind: type) -> None:
    assert type(players.make(name, 1)) is kind
    assert name in players.catalog()


@pytest.mark.parametrize(
    ("name", "iterations", "milliseconds"),
    [("search", players.ITERATIONS, 0), ("search:2000", 2000, 0), ("search:500ms", 0, 500)],
)
def test_a_search_has_a_budget(name: str, iterations: int, milliseconds: int) -> None:
    player = players.make(name, 1)
    assert isinstance(player, SearchPlayer)
    assert (player.iterations, player.milliseconds) == (iterations, milliseconds)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bob", "There is no player bob; the players are random, greedy, search."),
        ("", "There is no player without a name; the players are random, greedy, search."),
        ("random:3", "The player random takes no number: write random, not random:3."),
        ("greedy:", "The player greedy takes no number: write greedy, not greedy:."),
    ],
)
def test_a_wrong_name_gets_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadSeats) as caught:
        players.make(name, 1)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    "budget", ["", "0", "-5", "x", "1.5", "10000001", "0ms", "ms", "3600001ms", "5s", "٣", "9" * 5000]
)
def test_a_budget_that_is_none_gets_one_sentence(budget: str) -> None:
    with pytest.raises(BadSeats, match=r"^After search: stands a number of iterations, 1 to 10000000, or"):
        players.make(f"search:{budget}", 1)


def test_other_names_may_be_allowed_beside_the_players() -> None:
    players.check("human", ["human"])
    with pytest.raises(BadSeats, match="the players are human, random, greedy, search"):
        players.check("humans", ["human"])


def test_who_answers_without_looking_ahead() -> None:
    names = ["random", "greedy", "search", "search:5", "search:20ms", "bob", "greedy:", ""]
    assert [name for name in names if players.is_quick(name)] == ["random", "greedy"]
