"""Positions from outside: a wrong one is refused in one sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from maraud.engine import PositionError
from maraud.engine.position import position_of, table_at
from maraud.games.marooned.cards import FACE_IDS
from maraud.games.marooned.game import GAME
from tests.games.marooned.island import island

FLINT, WATER, MIRAGE = (FACE_IDS.index(face) // 2 for face in ("flint", "water", "mirage"))

WRONG: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("a short list", lambda s: s["deck"].pop(), "wrong length"),
    ("a card twice", lambda s: s["order"].append(FLINT), "either in the deck or on the island"),
    ("a card in both places", lambda s: s["deck"].__setitem__(FLINT, 1), "either in the deck or on the island"),
    ("two of a card", lambda s: s["deck"].__setitem__(WATER, 2), "either in the deck or on the island"),
    ("a card of the deck on a square", lambda s: s["place"].__setitem__(WATER, 3), "a card in the deck on none"),
    ("a card on no square", lambda s: s["place"].__setitem__(FLINT, -1), "a card in the deck on none"),
    ("a square far away", lambda s: s["place"].__setitem__(FLINT, 99), "a card in the deck on none"),
    ("a third side", lambda s: s["side"].__setitem__(FLINT, 2), "side 0 or 1"),
    ("a flipped card in the deck", lambda s: s["side"].__setitem__(WATER, 1), "side 0 in the deck"),
    ("a card too many", lambda s: s["at"].__setitem__(0, WATER), "do not agree"),
    ("a player at sea", lambda s: s.update(player=0), "stand on a card"),
    ("a player off the grid", lambda s: s.update(player=49), "stand on a card"),
    ("wrong bounds", lambda s: s.update(north=1), "bounds"),
    ("a fifth corner", lambda s: s.update(corner=4), "no place of its course"),
    ("a ship beyond its coast", lambda s: s.update(ship_at=5), "no place of its course"),
    ("an unknown sighting", lambda s: s.update(sighting=3), "no place of its course"),
    ("an area elsewhere", lambda s: s.update(top=1), "area of the ship"),
    ("an unknown phase", lambda s: s.update(phase=3), "Only the first turn"),
    ("cards before the first turn", lambda s: s.update(phase=0), "Only the first turn"),
    ("too much Health", lambda s: s.update(health=17), "at most 16"),
    ("no Health", lambda s: s.update(health=0), "at least 1"),
    ("turns without end", lambda s: s.update(turn=101), "counted from 0 to 100"),
    ("an unknown outcome", lambda s: s.update(outcome=4), "outcome"),
    ("a result without an outcome", lambda s: s.update(result=[1.0]), "outcome"),
    ("text for a number", lambda s: s.update(health="ten"), "health"),
    ("a field too few", lambda s: s.pop("turn"), "turn"),
    ("a field too many", lambda s: s.update(luck=7), "luck"),
]


@pytest.mark.parametrize(("change", "words"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_wrong_position_is_refused(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    position = position_of(island("*flint rocks\nstorm", ship="NW").table)
    table_at(copy.deepcopy(position), GAME, None)  # sound before the change
    change(position["state"])
    with pytest.raises(PositionError, match=words):
        table_at(position, GAME, None)


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("*flint mirage", "Sea Serpent"),
        ("*treasure map_row", "same side"),
        ("*rum map_column", "same side"),
    ],
)
def test_an_impossible_island_is_refused(picture: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        island(picture)


def test_moo_12_an_island_of_five_in_a_row_is_refused() -> None:
    position = position_of(island("*flint rocks . storm").table)
    state = position["state"]
    state["at"][24], state["at"][23] = -1, FLINT
    state["place"][FLINT], state["player"], state["west"] = 23, 23, -1
    with pytest.raises(PositionError, match="larger than four by four"):
        table_at(position, GAME, None)


def test_moo_e4_a_dying_player_may_stand_in_a_position_of_a_table_that_tests_death_later() -> None:
    late = island("*flint rocks", health=0, options={"death_check": "after-step-2"})
    assert late.question == "move"
