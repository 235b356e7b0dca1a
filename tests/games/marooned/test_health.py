"""Health: the turn's cost, hearts and death."""

from __future__ import annotations

import pytest

from maraud.engine import Refused
from tests.games.marooned.island import begin, island


def test_moo_14_a_turn_takes_1_health_whatever_the_move_was() -> None:
    t = island("*flint rocks", health=10)
    t.turn("south", "telescope")
    assert t.health == 9
    t.turn("north")
    assert t.health == 8


def test_moo_15_a_heart_works_when_its_side_is_placed() -> None:
    t = island("*flint rocks", health=10)
    t.turn("south", "water")  # drawn
    assert t.health == 10 + 2 - 1
    t = island("*rocks palm_trees", health=10)
    t.turn("south", "flint", flip="palm_trees")  # revealed by a flip, wherever it lies
    assert t.health == 10 - 1 + 2


def test_moo_16_a_positive_heart_works_once() -> None:
    t = island("water *flint", health=10)
    t.turn("west")
    assert t.health == 9
    t = island("fish *flint", health=10)
    t.turn("west")
    assert t.health == 9


@pytest.mark.parametrize(("face", "cost"), [("wild_boar", 2), ("storm", 2), ("tornado", 3)])
def test_moo_17_a_negative_heart_works_at_each_landing(face: str, cost: int) -> None:
    t = island(f"{face} *flint", health=12)
    t.turn("west")
    assert t.health == 12 - cost - 1
    t.turn("east")
    t.turn("west")
    assert t.health == 12 - 2 * cost - 3


@pytest.mark.parametrize(("face", "guard"), [("wild_boar", "torch"), ("wild_boar", "spear"), ("storm", "shelter")])
def test_moo_17_not_while_its_exception_holds(face: str, guard: str) -> None:
    t = island(f"{face} *rocks {guard}", health=12)
    t.turn("west")
    assert t.health == 11


def test_moo_18_the_game_is_lost_as_soon_as_health_reaches_0() -> None:
    t = island("*flint rocks", health=1)
    t.go("east")
    assert (t.outcome, t.health, t.table.result, t.offers) == ("lost", 0, [0.0], [])
    assert t.events == ["stepped", "tired", "died"]
    with pytest.raises(Refused):
        t.choose("go:west")


def test_moo_18_in_the_middle_of_a_step_too() -> None:
    t = island("*flint rocks", health=2)
    t.go("south", "wild_boar")
    assert (t.outcome, t.health) == ("lost", 0)
    assert t.events == ["drawn", "hurt", "died"]


def test_moo_e2_the_turn_of_the_rescue_costs_health_before_the_ship_sails() -> None:
    t = island("lit_beacon *flint", health=5, ship="NW")
    t.turn("east", "rocks")
    assert (t.outcome, t.health) == ("rescued", 4)
    t = island("lit_beacon *flint", health=1, ship="NW")
    t.go("west")
    assert t.outcome == "lost"


def test_moo_e3_effects_come_before_the_cost() -> None:
    t = begin("flint", "rocks", "water")
    t.turn("east")
    t.turn("east")
    assert t.health == 16 - 1  # 14 + 2, then 1
    t = island("*flint rocks", health=15)
    t.go("south", "water")
    assert t.health == 15
    t = island("*flint rocks", health=1)
    t.go("south", "water")
    assert t.health == 2


def test_moo_e3_the_cost_before_effects() -> None:
    t = island("*flint rocks", health=15, options={"cost_before_effects": True})
    t.go("south", "water")
    assert t.health == 16  # 14, then 2 more
    assert t.events == ["drawn", "tired", "healed"]
    t = island("*flint rocks", health=1, options={"cost_before_effects": True})
    t.go("south", "water")
    assert t.outcome == "lost"


def test_moo_e3_the_cost_before_the_effects_of_a_walk_too() -> None:
    t = island("wild_boar *flint", health=10, options={"cost_before_effects": True})
    t.go("west")
    assert t.events == ["stepped", "tired", "hurt"]
    assert t.health == 7


def test_moo_e3_the_cost_before_the_effects_of_the_extra_space_and_only_once() -> None:
    t = island("compass *flint wild_boar", health=10, options={"cost_before_effects": True})
    t.also("east")
    assert t.events == ["stepped", "tired", "hurt"]
    t.go("west")
    assert t.health == 10 - 1 - 2


def test_moo_e3_the_first_card() -> None:
    t = begin("water", cost_before_effects=True)
    assert t.health == 16  # 15, then 2 more up to 16
    assert begin("water").health == 15


def test_moo_e4_death_is_tested_at_once() -> None:
    t = island("wild_boar *flint compass", health=2)
    t.also("west")
    assert t.outcome == "lost"


def test_moo_e4_or_after_step_2_only() -> None:
    after = {"death_check": "after-step-2"}
    t = island("wild_boar *flint compass", health=2, options=dict(after))
    t.also("west")
    assert (t.health, t.outcome) == (0, "")
    t.go("south", "water")  # 2 more in the same move
    assert (t.health, t.outcome) == (1, "")
    t = island("*flint rocks", health=2, options=dict(after))
    t.go("south", "wild_boar")
    assert (t.health, t.outcome) == (-1, "lost")


def test_moo_e4_a_set_up_is_never_deadly() -> None:
    t = begin("wild_boar", first_card_is_turn=False, death_check="after-step-2")
    assert (t.health, t.outcome) == (14, "")


def test_mn_03_order_within_a_turn_and_death() -> None:
    a = island("*flint rocks", health=1)
    a.go("south", "water")
    assert a.health == 1 + 2 - 1
    b = island("*flint rocks", health=1)
    b.go("east")
    assert (b.health, b.outcome) == (0, "lost")
    c = island("higher_ground *torch", health=1, ship="NW")  # the Beacon would be seen this turn
    c.go("west")
    assert (c.health, c.outcome) == (0, "lost")


def test_mn_04_revisiting_a_heart() -> None:
    t = island("fish *flint wild_boar", health=10)
    t.turn("west")
    assert t.health == 9
    t.turn("east")
    t.turn("east")
    assert t.health == 9 - 1 - 1 - 2
