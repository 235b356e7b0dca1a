"""Ships: setting sail, the area, the course."""

from __future__ import annotations

import pytest

from maraud.games.marooned.ships import coast_square
from maraud.games.marooned.state import column, row
from tests.games.marooned.island import begin, island

COURSES = {  # beside an area of rows and columns 0 to 3: the corner, four squares, the next corner
    "NW": [(-1, -1), (-1, 0), (-1, 1), (-1, 2), (-1, 3), (-1, 4)],
    "NE": [(-1, 4), (0, 4), (1, 4), (2, 4), (3, 4), (4, 4)],
    "SE": [(4, 4), (4, 3), (4, 2), (4, 1), (4, 0), (4, -1)],
    "SW": [(4, -1), (3, -1), (2, -1), (1, -1), (0, -1), (-1, -1)],
}
WALK = ("east", "west") * 4


def test_moo_19_a_ship_icon_drawn_puts_the_ship_at_its_corner() -> None:
    for card, corner in (("sticks", "NW"), ("hook", "NE"), ("palm_trees", "SE"), ("vines", "SW")):
        t = island("*map_row bottle")
        t.go("south", card)
        assert t.table.game.view(t.state, 0)["ship"]["corner"] == corner


def test_moo_20_the_corner_is_of_the_whole_island_the_new_card_included() -> None:
    t = island(
        """
        . rocks
        *flint map_row
        """
    )
    t.go("south", "hook")
    assert t.ship == (-1, 2)  # diagonally outside the box of rows 0 to 2, columns 0 and 1
    t = island("*rocks map_row")
    t.go("north", "sticks")
    assert t.ship == (-2, -1)


@pytest.mark.parametrize(
    ("card", "area"), [("sticks", (0, 3, 0, 3)), ("hook", (0, 3, -2, 1)), ("palm_trees", (-2, 1, -2, 1))]
)
def test_moo_21_the_corner_fixes_the_area(card: str, area: tuple[int, int, int, int]) -> None:
    t = island("*rocks bottle")
    t.go("south", card)
    assert t.area == area


def test_moo_21_from_the_south_west_too() -> None:
    t = island("*rocks bottle")
    t.go("south", "vines")
    assert t.area == (-2, 1, 0, 3)


@pytest.mark.parametrize("corner", COURSES)
def test_moo_22_the_course_along_each_coast(corner: str) -> None:
    t = island("*flint rocks", health=16, ship=corner, area=(0, 0))
    seen = [t.ship]
    for direction in WALK[:4]:
        t.turn(direction)
        seen.append(t.ship)
    assert seen == COURSES[corner][:5]


@pytest.mark.parametrize("corner", COURSES)
def test_moo_23_one_card_length_a_turn_with_cards_or_without(corner: str) -> None:
    t = island("*flint rocks", health=16, ship=corner, area=(-2, 0))  # two coasts without a card
    for step, direction in enumerate(WALK[:4], 1):
        t.turn(direction)
        assert t.state.ship_at == step
    t.turn("east")
    assert t.ship is None


def test_moo_24_not_in_the_turn_in_which_it_is_placed() -> None:
    t = island("*rocks flint")
    t.turn("south", "vines")
    assert t.ship == (2, -1)
    t.turn("north")
    assert t.ship == (1, -1)


def test_moo_25_at_the_next_corner_it_returns_to_port_at_once() -> None:
    t = island("*flint rocks", ship="NW", at=4)
    assert t.area == (0, 3, 0, 3)
    t.turn("east")
    assert t.ship is None
    assert t.area is None
    assert t.events[-1] == "returned"
    assert "go:north" in t.offers


def test_moo_26_icons_are_ignored_while_a_ship_sails() -> None:
    t = island("*rocks flint", ship="NW", at=1)
    t.go("south", "hook")
    assert "ignored" in t.events
    assert (t.ship, t.area) == ((-1, 1), (0, 3, 0, 3))


def test_moo_27_a_later_ship_defines_a_new_area() -> None:
    t = island("*flint rocks", ship="NW", at=4)
    assert t.refused == {"go:north": "MOO-12", "go:west": "MOO-12"}
    t.turn("east")  # the ship returns to port
    t.turn("north", "palm_trees")
    assert t.area == (-3, 0, -2, 1)  # what was sea in the north and west may become land
    assert t.ship == (1, 2)


def test_moo_52_the_coast_is_the_12_outer_squares() -> None:
    coasts = {
        corner: [coast_square(number, place, 0, 0) for place in (1, 2, 3, 4)] for number, corner in enumerate(COURSES)
    }
    squares = [(row(square), column(square)) for coast in coasts.values() for square in coast]
    outer = {(down, right) for down in range(4) for right in range(4) if {down, right} & {0, 3}}
    assert set(squares) == outer
    twice = {square for square in squares if squares.count(square) == 2}
    assert twice == {(0, 0), (0, 3), (3, 0), (3, 3)}
    assert len(outer - twice) == 8


def test_moo_e18_a_ship_that_sails_on_takes_one_step_at_the_corner() -> None:
    t = island("*flint rocks", ship="NW", at=4, sighting=1)
    t.turn("east")
    assert (t.ship, t.area) == ((-1, 4), (0, 3, 0, 3))
    t.turn("west")
    assert (t.ship, t.area) == ((0, 4), (0, 3, 0, 3))


def test_moo_e24_icons_of_the_turn_in_which_the_ship_reaches_port_are_ignored_for_good() -> None:
    t = island("*flint rocks", ship="NW", at=4)
    t.turn("south", "hook")
    assert t.ship is None
    t.turn("north")
    assert t.ship is None


def test_moo_e26_by_option_the_ship_moves_in_the_turn_in_which_it_is_placed() -> None:
    t = island("*rocks flint", options={"ship_moves_at_once": True})
    t.turn("south", "vines")
    assert t.ship == (1, -1)
    standard = island("*rocks flint")
    standard.turn("south", "vines")
    assert standard.ship == (2, -1)


def test_moo_e26_by_option_a_ship_of_the_first_card_moves_too() -> None:
    assert begin("vines", ship_moves_at_once=True).ship == (0, -1)


def test_mn_08_ignored_ship_icons() -> None:
    t = island("*flint rocks", ship="NW", at=3)
    t.turn("south", "hook")
    assert (t.ship, t.area) == ((-1, 3), (0, 3, 0, 3))
    t.turn("north")
    assert t.ship is None
    t.turn("north", "sticks")
    assert t.ship == (-2, -1)  # the third sails
