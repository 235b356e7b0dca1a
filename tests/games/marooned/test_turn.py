"""The four steps of a turn, and moving."""

from __future__ import annotations

import pytest

from maraud.engine import Refused
from tests.games.marooned.island import begin, deck, island


def test_moo_6_move_then_health_then_flip_then_ship() -> None:
    t = island("*vines palm_trees", health=10, ship="NW")
    t.go("south", "flint")
    assert (t.health, t.question, t.ship) == (9, "flip", (-1, -1))  # moved and paid, the ship still waits
    t.flip("flint")
    assert t.events == ["flipped", "sailed"]
    assert (t.in_play("torch"), t.question, t.ship) == (True, "move", (-1, 0))


def test_moo_7_one_flip_a_turn() -> None:
    t = island("*vines palm_trees flint")
    t.go("east")
    assert t.offers == ["pass", "flip:vines", "flip:flint"]
    t.flip("flint")
    assert t.question == "move"


def test_moo_7_a_flip_is_optional() -> None:
    t = island("*vines palm_trees flint")
    t.go("east")
    t.decline()
    assert (t.in_play("vines"), t.in_play("flint"), t.question) == (True, True, "move")


def test_moo_7_a_card_that_flips_by_itself_does_not_use_the_flip() -> None:
    t = island("*vines palm_trees flint", ship="NW")
    t.go("south", "pirates")
    assert t.in_play("compass")
    assert t.offers == ["pass", "flip:vines", "flip:flint"]


def test_moo_8_draw_a_card_and_stand_on_it_or_step_onto_a_placed_one() -> None:
    t = begin("flint")
    t.turn("east", "rocks")
    assert (t.under, t.player, t.face_at(0, 1)) == ("rocks", (0, 1), "rocks")
    t.turn("west")
    assert (t.under, t.player, len(t.state.order)) == ("flint", (0, 0), 2)


def test_moo_9_adjacent_is_never_diagonal() -> None:
    t = begin("flint")
    assert t.offers == ["go:north", "go:east", "go:south", "go:west"]
    for direction, square in (("north", (-1, 0)), ("east", (0, 1)), ("south", (1, 0)), ("west", (0, -1))):
        t = begin("flint")
        t.go(direction, "rocks")
        assert t.player == square


def test_moo_10_the_direction_is_chosen_before_the_card_is_drawn() -> None:
    for card in deck("flint"):
        t = begin("flint")
        assert t.offers == ["go:north", "go:east", "go:south", "go:west"]
        assert sum(t.state.deck) == 15  # the next card is not drawn yet
        t.go("east", card)
        assert t.table.moves[-2].option.text == "go:east"
        assert t.table.moves[-1].option.text == f"card:{card}"


def test_moo_11_a_move_is_compulsory() -> None:
    t = begin("flint")
    assert "pass" not in t.offers
    with pytest.raises(Refused):
        t.choose("pass")


def test_moo_12_with_no_ship_the_island_stays_within_four_by_four() -> None:
    t = island("rocks *flint hook water")
    assert t.offers == ["go:north", "go:east", "go:south", "go:west"]
    t = island("*rocks flint hook water")
    assert t.refused == {"go:west": "MOO-12"}
    t = island(
        """
        rocks
        flint
        hook
        *water
        """
    )
    assert t.refused == {"go:south": "MOO-12"}


def test_moo_12_with_a_ship_a_card_must_lie_in_its_area() -> None:
    t = island("*flint rocks", ship="NW")
    assert t.refused == {"go:north": "MOO-12", "go:west": "MOO-12"}
    t = island("*flint rocks", ship="SE")  # the area goes on to the north and to the west
    assert t.refused == {"go:south": "MOO-12"}


def test_moo_13_with_an_empty_deck_only_steps_are_possible() -> None:
    t = island(
        """
        wild_boar map_column map_row sticks
        vines flint hook rocks
        higher_ground palm_trees telescope sea_serpent
        *pirates storm bottle water
        """,
        ship="NW",
    )
    assert t.offers == ["go:north", "go:east"]
    assert t.refused == {"go:south": "MOO-13", "go:west": "MOO-13"}


def test_moo_13_where_no_new_square_is_allowed_a_step_is() -> None:
    t = island("*flint rocks", ship="SE", area=(-3, 0))
    assert t.refused == {"go:south": "MOO-12", "go:west": "MOO-12"}
    t = island("flint *rocks", ship="NW", area=(0, -2))
    assert t.offers == ["go:south", "go:west"]


def test_moo_e11_the_extra_space_may_be_used_before_the_move() -> None:
    t = island("compass *flint rocks")
    t.also("east")
    assert (t.under, t.health, t.question) == ("rocks", 10, "move")
    t.turn("north", "water")
    assert (t.player, t.health) == ((-1, 2), 10 + 2 - 1)


def test_moo_e11_the_extra_space_may_be_used_after_the_move() -> None:
    t = island("compass *flint rocks")
    t.go("north", "water")
    assert t.question == "extra"
    assert t.offers == ["pass", "also:south"]
    t.also("south")
    assert (t.under, t.health, t.question) == ("flint", 10 + 2 - 1, "move")


def test_moo_e11_only_the_move_can_draw() -> None:
    t = island("compass *flint rocks")
    assert t.offers == ["go:north", "go:east", "go:south", "go:west", "also:east", "also:west"]
    assert t.refused == {"also:north": "MOO-46", "also:south": "MOO-46"}


def test_moo_e11_one_extra_space_a_turn() -> None:
    t = island("compass *flint rocks")
    t.also("east")
    assert t.offers == ["go:north", "go:east", "go:south", "go:west"]
    t.go("west")
    assert t.question == "move"  # the turn is over
    assert "also:west" in t.offers  # and a new one begins


def test_moo_e13_the_extra_space_needs_a_placed_card_whatever_the_new_area() -> None:
    t = island("compass *flint rocks")
    t.go("south", "hook")  # a ship from the north-east fixes the area
    assert t.area == (0, 3, -1, 2)
    t.also("north")
    assert t.under == "flint"


def test_moo_e21_the_compass_works_from_the_turn_after_it_appeared() -> None:
    t = island("*flint rocks", ship="NW")
    t.go("south", "pirates")
    assert (t.in_play("compass"), t.question) == (True, "move")
    assert "also:north" in t.offers


def test_moo_e27_what_is_offered_never_depends_on_the_next_card() -> None:
    for card in deck("flint rocks"):
        t = island("*flint rocks", ship="NW")
        before, left = t.offers, t.table.game.view(t.state, 0)["deck"]["left"]
        assert left == sorted(deck("flint rocks"))
        t.go("south", card)
        t.table.undo(0)
        assert t.offers == before


def test_mn_05_the_squares_of_the_first_ships_area() -> None:
    t = begin("flint")
    for direction, card in (("east", "rocks"), ("south", "water"), ("west", "sticks")):
        t.turn(direction, card)
    assert t.area == (0, 3, 0, 3)
    view = t.table.game.view(t.state, 0)
    island_cards = {(0, 0), (0, 1), (1, 1), (1, 0)}
    inside = {(down, right) for down in range(4) for right in range(4)}
    assert {tuple(square) for square in view["open"]} == inside - island_cards
    assert (t.player, t.offers) == ((1, 0), ["go:north", "go:east", "go:south"])
    assert t.refused == {"go:west": "MOO-12"}  # nothing is placed left of the area


def test_mn_07_never_a_fifth_card_in_a_row() -> None:
    t = island("rocks flint water *bottle")
    assert t.refused == {"go:east": "MOO-12"}
    t = island("rocks flint water *bottle", ship="SW")
    assert t.refused == {"go:east": "MOO-12", "go:south": "MOO-12"}


def test_mn_15_one_flip_a_turn_from_afar_after_the_cost_and_before_the_ship() -> None:
    t = island("vines palm_trees flint *rocks", health=10, ship="NW")
    t.go("south", "telescope")
    assert (t.health, t.ship) == (9, (-1, -1))
    assert t.offers == ["pass", "flip:vines", "flip:palm_trees", "flip:flint"]
    t.flip("flint")
    assert (t.question, t.ship, t.in_play("vines")) == ("move", (-1, 0), True)


def test_mn_16_out_of_cards_or_space_only_steps_are_offered() -> None:
    full = island(
        """
        *wild_boar map_column map_row sticks
        vines flint hook rocks
        higher_ground palm_trees telescope sea_serpent
        pirates storm bottle water
        """
    )
    assert full.offers == ["go:east", "go:south"]
    walled = island("flint *rocks", ship="NE", area=(0, -2))
    assert walled.offers == ["go:south", "go:west"]
