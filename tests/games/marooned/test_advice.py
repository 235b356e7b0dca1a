"""Rules of thumb: what a sensible castaway does."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import RandomDice, Rng, Table
from maraud.engine.game import Value
from maraud.engine.state import plain
from maraud.games.marooned.game import GAME
from tests.games.marooned.island import Island, island
from tests.games.marooned.test_properties import OPTIONS


def advice(t: Island) -> str:
    """What the rules of thumb choose."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


def share_won(games: int, greedy: bool) -> float:
    """The share of games won by the rules of thumb, or by chance."""
    won = 0.0
    for number in range(games):
        rng = Rng(number)
        table = Table.open(GAME, dice=RandomDice(rng), keep=0, listen=False)
        while table.asks:
            ask = table.asks[0]
            table.choose(table.game.advise(table.state, ask, rng) if greedy else rng.choice(ask.options))
        won += table.result[0]
    return won / games


@settings(max_examples=100)
@given(seed=st.integers(0, 2**40), stray=st.integers(0, 3), options=OPTIONS)
def test_advice_is_on_offer_and_changes_nothing(seed: int, stray: int, options: dict[str, Value]) -> None:
    rng = Rng(seed)
    table = Table.open(GAME, 1, options, RandomDice(rng), keep=0)
    while table.asks:
        ask = table.asks[0]
        before = json.dumps(plain(table.state))
        advised = table.game.advise(table.state, ask, rng)
        worth = table.game.evaluate(table.state, 0)
        assert json.dumps(plain(table.state)) == before
        assert advised in ask.options
        assert 0 <= worth <= 1
        table.choose(rng.choice(ask.options) if rng.below(4) < stray else advised)
    assert table.game.evaluate(table.state, 0) == table.result[0]


def test_make_sos_on_higher_ground() -> None:
    t = island("rocks *higher_ground\nflint water", phase=2)
    assert advice(t) == "flip:rocks"


def test_go_to_higher_ground_for_sos() -> None:
    t = island("rocks *flint water\n. higher_ground .", ship="NE")
    assert advice(t) == "go:south"


def test_keep_still_when_the_ship_comes() -> None:
    t = island("sos *flint water", ship="NE", area=(-2, 0))
    assert advice(t) in ("go:west", "go:east")


def test_do_not_walk_into_the_boar_while_waiting() -> None:
    t = island("wild_boar *flint sos", ship="NE", area=(-2, 0))
    assert advice(t) == "go:east"


def test_do_not_drive_the_ship_away_while_waiting() -> None:
    t = island("pirates *flint sos", ship="NE", area=(-2, 0))
    assert advice(t) == "go:east"


def test_message_when_the_ship_will_pass_it() -> None:
    t = island("sticks bottle *palm_trees vines", ship="NW", phase=2, set_sail_in=4)
    assert advice(t) == "flip:bottle"


def test_sight_the_ship_that_would_go_home_unseeing() -> None:
    t = island("sos *higher_ground telescope", ship="NW", at=2, phase=2)
    assert advice(t) == "flip:telescope"


def test_go_where_the_ship_can_be_sighted() -> None:
    t = island("sos *flint higher_ground telescope", ship="NW", at=2)
    assert advice(t) == "go:east"


def test_mirage_brings_water_to_the_weak() -> None:
    t = island("water . wild_boar\nmap_row *bottle map_column", health=4)
    t.go("south", "mirage")
    assert t.offers == ["card:water", "card:wild_boar"]
    assert advice(t) == "card:water"


def test_a_position_looks_better_with_a_ship_that_comes_with_health_and_with_a_signal() -> None:
    worth = {
        "coming": island("sos *flint", health=10, ship="NE", at=0),
        "gone by": island("sos *flint", health=10, ship="NE", at=1),
        "weak": island("sos *flint", health=3, ship="NE", at=1),
        "no signal": island("rocks *flint", health=10, ship="NE", at=1),
    }
    seen = {name: GAME.evaluate(t.state, 0) for name, t in worth.items()}
    assert seen["coming"] > 0.9
    assert seen["coming"] > seen["gone by"] > seen["weak"]
    assert seen["gone by"] > seen["no signal"]


@pytest.mark.slow
def test_rules_of_thumb_win_more_than_half_and_chance_one_in_twenty() -> None:
    assert share_won(2000, greedy=True) > 0.6
    assert 0.03 < share_won(2000, greedy=False) < 0.09
