"""Every registered game keeps the contract; `maraud selfcheck GAME` looks at more of each."""

from __future__ import annotations

import pytest

from maraud import games
from maraud.engine import Rng, State, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.state import is_same
from maraud.lab.selfcheck import selfcheck
from maraud.lab.selfcheck.seen import attributes, copied, state_containers
from maraud.lab.selfcheck.shape import may_share

GAMES = games.names()


def played(name: str, decisions: int) -> State:
    """A state of the game after some random decisions."""
    game, rng = games.find(name), Rng(7)
    table = Table.open(game, 0, None, SeededDice(seed_from(7)), keep=0)
    for _ in range(decisions):
        if table.asks:
            ask = table.asks[0]
            table.choose(rng.choice(ask.options), ask.seat)
    return table.state


@pytest.mark.timeout(900)  # the longest games have thousands of decisions
@pytest.mark.parametrize("name", GAMES)
def test_p_20_p_21_p_47_p_53_a_game_keeps_the_contract(name: str) -> None:
    report = selfcheck(name, games=2, seed=104, again=1)
    assert report.findings == []
    assert report.decisions > 20
    assert report.counts["games again in another process"] == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_state_says_each_of_its_attributes_as_a_field_or_as_shared(name: str) -> None:
    kind = type(played(name, 0))
    assert sorted(attributes(played(name, 0))) == sorted([*kind.FIELDS, *kind.SHARED])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 5, 40])
def test_a_changed_list_of_a_copy_leaves_the_original(name: str, decisions: int) -> None:
    state = played(name, decisions)
    twin, before = state.copy(), {name: copied(getattr(state, name)) for name in ["result", *type(state).FIELDS]}
    assert is_same(state, twin)
    for path, item in state_containers(twin).items():
        if isinstance(item, list) and not may_share(state, path):  # those the selfcheck watches
            item.append(99)
    assert {name: getattr(state, name) for name in ["result", *type(state).FIELDS]} == before
