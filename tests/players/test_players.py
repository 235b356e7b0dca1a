"""What every player keeps to: it chooses what is on offer, the same for the same seed and the same knowledge."""

from __future__ import annotations

import pytest

from maraud import players
from maraud.engine import PASS, Ask, Option, Rng, Seat, State, Table
from maraud.players import GreedyPlayer, Player
from tests.engine.playing import opened, play
from tests.engine.toy import GAME, VOCABULARY, MagpiesGame

NAMES = ["random", "greedy", "search:8"]


def game(name: str, seed: int) -> Table:
    """A game of three such players, played to its end."""
    table = opened(seed, keep=1)
    sitting = [players.make(name, seed + seat) for seat in range(3)]
    while table.asks:
        seat = table.asks[-1].seat
        table.choose(sitting[seat].choose(Seat(table, seat)), seat)
    return table


def moves(table: Table) -> list[str]:
    return [move.option.text for move in table.moves]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_plays_whole_games(name: str) -> None:
    for seed in range(3):
        assert sum(game(name, seed).result) > 0


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert moves(game(name, 1)) == moves(game(name, 1))
    assert moves(game(name, 1)) != moves(game(name, 2))


@pytest.mark.parametrize("name", NAMES)
def test_a_player_chooses_the_same_where_its_seat_knows_the_same(name: str) -> None:
    for number in range(12):
        table = play(opened(number), Rng(number), 5 + 3 * number)
        for ask in table.asks:
            imagined = table.imagine(ask.seat, Rng(99))
            there = players.make(name, 7).choose(Seat(imagined, ask.seat))
            assert players.make(name, 7).choose(Seat(table, ask.seat)) is there


class Boaster(MagpiesGame):
    """Its rules of thumb are to pass, and to note whose hands they saw."""

    seen: list[State]

    def advise(self, s: State, ask: Ask, rng: Rng) -> Option:
        self.seen.append(s)
        return PASS if PASS in ask.options else ask.options[0]


def test_greedy_follows_the_advice_about_an_imagined_world() -> None:
    boaster = Boaster()
    boaster.seen = []
    table = opened(1, game=boaster)
    assert GreedyPlayer(1).choose(Seat(table, 0)) is PASS
    assert len(boaster.seen) == 1
    assert boaster.seen[0] is not table.state


class First(Player):
    """A player as anybody may write one."""

    def choose(self, seat: Seat) -> Option:
        assert seat.game is GAME
        return seat.ask.options[0]


def test_anybody_can_write_a_player() -> None:
    assert First(1).choose(Seat(opened(1), 0)) is VOCABULARY.find("pass")
