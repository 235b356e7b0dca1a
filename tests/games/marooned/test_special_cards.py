"""Boar, Storm, Tornado, Mirage, Pirates, Compass, Ship Sighted."""

from __future__ import annotations

import pytest

from tests.games.marooned.island import Island, begin, island

TWELVE = """
    flint rocks map_row sticks
    {0} bottle map_column hook
    water higher_ground *telescope {1}
    """


def twelve(first: str = "vines", second: str = "palm_trees", health: int = 10) -> Island:
    """Twelve cards; the next one drawn is the 13th."""
    return island(TWELVE.format(first, second), health=health)


def test_moo_39_wild_boar_takes_2_on_each_landing_and_becomes_meat() -> None:
    t = island("*flint rocks", health=10)
    t.turn("south", "wild_boar")
    assert t.health == 10 - 2 - 1
    t = island("*spear wild_boar", health=10)
    t.turn("east", flip="wild_boar")
    assert (t.in_play("meat"), t.health) == (True, 10 - 1 + 3)


def test_moo_39_not_with_torch_or_spear() -> None:
    for guard in ("torch", "spear"):
        t = island(f"*{guard} rocks", health=10)
        t.go("south", "wild_boar")
        assert t.health == 9
        assert "spared" in t.events


def test_moo_40_storm_becomes_tornado_when_the_13th_card_is_placed() -> None:
    t = twelve("storm")
    t.go("south", "vines")
    assert (t.in_play("tornado"), t.events[:2]) == (True, ["drawn", "storm-broke"])


def test_moo_40_not_before_and_not_after_the_13th() -> None:
    t = island(TWELVE.format("storm", "."), health=10)
    t.go("south", "vines")  # the 12th
    assert t.in_play("storm")
    t = twelve()
    t.turn("south", "pirates")  # the 13th
    t.go("west", "storm")  # the 14th
    assert t.in_play("storm")
    t.decline()
    t.go("west", "wild_boar")
    assert t.in_play("storm")


def test_moo_41_storm_as_the_13th_card_is_tornado_at_once() -> None:
    t = twelve("shelter", health=10)
    t.go("south", "storm")
    assert (t.in_play("tornado"), t.health) == (True, 10 - 3 - 1)


def test_moo_42_tornado_takes_3_on_each_landing() -> None:
    t = island("tornado *shelter", health=10)
    t.turn("west")
    assert t.health == 10 - 3 - 1


def test_moo_42_tornado_flips_shelter_and_lit_beacon_back() -> None:
    t = island(TWELVE.replace("higher_ground", "lit_beacon").format("shelter", "storm"))
    t.go("south", "wild_boar")
    assert (t.in_play("vines"), t.in_play("higher_ground")) == (True, True)
    assert t.events.count("flipped-back") == 2


def test_moo_42_nothing_else_is_flipped_back() -> None:
    t = island(TWELVE.replace("flint", "torch").replace("rocks", "sos").format("storm", "coconuts"))
    t.go("south", "wild_boar")
    assert t.in_play("torch")
    assert t.in_play("sos")
    assert t.in_play("coconuts")


def test_moo_43_mirage_swaps_with_the_furthest_card() -> None:
    t = island("bottle rocks *map_row")
    t.go("east", "mirage")
    assert t.place_of("sea_serpent") == (0, 0)
    assert (t.player, t.under) == ((0, 3), "bottle")


def test_moo_43_the_player_chooses_between_equals() -> None:
    t = island(
        """
        bottle . storm
        rocks *map_row hook
        """
    )
    t.go("south", "mirage")
    assert (t.question, t.offers) == ("mirage", ["card:bottle", "card:storm"])
    t.swap("bottle")
    assert (t.place_of("sea_serpent"), t.under) == ((0, 0), "bottle")


def test_moo_43_effects_of_the_card_under_the_player_happen_again() -> None:
    t = island("water rocks *map_row", health=10)
    t.turn("east", "mirage")
    assert t.health == 10 + 2 - 1
    t = island("ship_sighted rocks *map_row", ship="NW")
    t.go("east", "mirage")
    assert "sighted" in t.events


def test_moo_44_a_ship_does_not_stop_beside_a_sea_serpent_on_the_coast() -> None:
    t = island("*flint rocks sea_serpent", ship="NW", at=2)
    t.turn("east")
    assert (t.ship, t.events[-2:]) == ((-1, 3), ["skipped", "sailed"])


def test_moo_44_no_signal_of_that_row_or_column_is_seen_from_that_coast() -> None:
    t = island("*flint rocks sea_serpent\n. . lit_beacon", ship="NW", at=2)
    t.turn("east")
    assert (t.outcome, t.ship) == ("", (-1, 3))
    south = island("*flint rocks sea_serpent\n. . lit_beacon", ship="SE", at=1, area=(0, 0))
    south.turn("east")  # from another coast the Beacon is seen
    assert south.outcome == "rescued"


def test_moo_45_pirates_drawn_with_a_ship_in_play_drive_it_to_port() -> None:
    t = island("*flint rocks", ship="NW", at=2)
    t.go("south", "pirates")
    assert (t.ship, t.in_play("compass"), t.events[-2:]) == (None, True, ["attacked", "tired"])


def test_moo_45_without_a_ship_nothing_happens_until_a_later_landing() -> None:
    t = island("*map_row rocks")
    t.turn("south", "pirates")
    assert t.in_play("pirates")
    t.turn("north")
    t.turn("north", "sticks")
    t.turn("south")
    t.go("south")
    assert (t.in_play("compass"), t.ship) == (True, None)


def test_moo_45_pirates_cannot_be_flipped_in_step_3() -> None:
    t = island("pirates *vines flint", ship="NW", phase=2)
    assert t.offers == ["pass", "flip:flint"]
    assert t.refused["flip:pirates"] == "MOO-7"


def test_moo_46_compass_gives_one_extra_space_without_cost() -> None:
    t = island("compass rocks *flint", health=10)
    t.go("west")
    assert t.question == "extra"
    t.also("west")
    assert (t.under, t.health, t.question) == ("compass", 9, "move")


def test_moo_46_only_onto_a_card_already_placed_and_only_if_wanted() -> None:
    t = island("compass rocks *flint", health=10)
    t.go("west")
    assert t.offers == ["pass", "also:east", "also:west"]
    t.decline()
    assert (t.under, t.question) == ("rocks", "move")


def test_moo_46_no_extra_space_without_a_compass() -> None:
    t = island("pirates rocks *flint", health=10)
    t.go("west")
    assert (t.question, t.offers) == ("move", ["go:north", "go:east", "go:south", "go:west"])


def test_moo_47_ship_sighted_lets_the_ship_sail_on_once() -> None:
    t = island("higher_ground *flint\ntelescope rocks", health=12, ship="NW", at=3)
    t.turn("west", flip="telescope")
    assert t.ship == (-1, 3)
    t.turn("east")
    assert t.ship == (-1, 4)
    for direction, square in zip(("south", "north", "south", "north"), range(4), strict=True):
        t.turn(direction)
        assert t.ship == (square, 4)
    t.turn("south")
    assert t.ship is None


def test_moo_47_landing_on_it_works_for_the_ship_of_that_turn_only() -> None:
    t = island("ship_sighted *flint", ship="NW", at=3)
    t.turn("west")
    assert "sighted" in t.events
    t.turn("east")
    assert t.ship == (-1, 4)
    t = island("ship_sighted *flint", health=12)
    t.turn("west")  # no ship is in play
    t.turn("south", "vines")
    assert t.state.sighting == 0


def test_moo_47_once_for_each_ship() -> None:
    t = island("ship_sighted *flint", health=14, ship="NW", at=4, sighting=1)
    t.turn("west")
    assert t.ship == (-1, 4)  # it has sailed on
    for direction in ("east", "west", "east", "west"):
        t.turn(direction)  # sighted again
    t.turn("east")
    assert t.ship is None


def test_moo_48_rocks_become_sos_from_higher_ground() -> None:
    t = island("rocks *higher_ground flint")
    t.go("west")
    assert t.question == "move"
    t.turn("east", flip="rocks")
    assert t.in_play("sos")


def test_moo_e5_mirage_as_the_first_card_just_becomes_sea_serpent() -> None:
    t = begin("mirage")
    assert (t.under, t.health, t.question) == ("sea_serpent", 15, "move")


STRAIGHT_OR_BENT = """
    storm . .
    map_row . bottle
    *flint rocks hook
    """


def test_moo_e6_furthest_is_counted_in_steps() -> None:
    t = island(STRAIGHT_OR_BENT)
    t.go("south", "mirage")
    assert t.under == "bottle"


def test_moo_e6_or_in_a_straight_line() -> None:
    t = island(STRAIGHT_OR_BENT, options={"mirage_distance": "straight"})
    t.go("south", "mirage")
    assert t.under == "storm"


def test_moo_e6_both_ways_agree_in_a_row() -> None:
    for distance in ("steps", "straight"):
        t = island("bottle rocks *map_row", options={"mirage_distance": distance})
        t.go("east", "mirage")
        assert t.under == "bottle"


STORMY = """
    storm map_row rocks water
    sticks shelter bottle hook
    flint telescope higher_ground *map_column
    """


def test_moo_e7_storm_flips_before_the_swap() -> None:
    t = island(STORMY, health=10)
    t.go("south", "mirage")
    assert (t.under, t.health) == ("tornado", 10 - 3 - 1)
    assert t.events[:3] == ["drawn", "storm-broke", "flipped-back"]


def test_moo_e7_or_after_it() -> None:
    t = island(STORMY.replace("shelter", "vines"), health=10, options={"storm_before_mirage": False})
    t.go("south", "mirage")
    assert (t.under, t.health) == ("tornado", 10 - 2 - 3 - 1)  # Storm, then Tornado under the player
    t = island(STORMY, health=10, options={"storm_before_mirage": False})
    t.go("south", "mirage")
    assert (t.under, t.health) == ("tornado", 10 - 3 - 1)  # Shelter still protected from Storm


def test_moo_e7_mirage_brings_another_card_than_storm() -> None:
    t = island(STORMY.replace("storm map_row rocks water", "water map_row rocks storm"), health=10)
    t.go("south", "mirage")
    assert (t.under, t.in_play("tornado"), t.health) == ("water", True, 10 + 2 - 1)


@pytest.mark.parametrize("first", [True, False])
def test_moo_e7_either_way_storm_becomes_tornado(first: bool) -> None:
    picture = STORMY.replace("storm", "pirates")
    t = island(picture.replace("water", "storm"), health=10, options={"storm_before_mirage": first})
    t.go("south", "mirage")
    assert (t.in_play("tornado"), t.in_play("vines"), t.health) == (True, True, 9)


def test_moo_e8_mirage_brings_a_flipped_card_whose_side_b_works_again() -> None:
    t = island("fish rocks *map_row", health=8)
    t.turn("east", "mirage")
    assert (t.under, t.health) == ("fish", 8 + 3 - 1)
    t = island("tornado shelter *lit_beacon", health=8)
    t.turn("east", "mirage")
    assert (t.health, t.in_play("vines"), t.in_play("higher_ground")) == (8 - 3 - 1, True, True)


def test_moo_e10_vines_turned_back_send_out_no_ship() -> None:
    t = island(TWELVE.format("shelter", "storm"))
    t.go("south", "wild_boar")
    assert (t.in_play("vines"), t.ship) == (True, None)


def test_moo_e12_the_extra_space_is_a_landing() -> None:
    t = island("wild_boar *flint compass", health=10)
    t.also("west")
    assert t.health == 8
    t.go("east")
    assert t.health == 7
    t = island("ship_sighted *flint compass", health=10, ship="NW")
    t.go("east")
    t.also("west")
    t.turn("west")
    assert t.state.sighting == 1


def test_moo_e12_both_spaces_of_a_turn_are_landings() -> None:
    t = island("wild_boar storm *flint compass", health=10)
    t.go("west")
    t.also("west")
    assert t.health == 10 - 2 - 1 - 2


def test_moo_e15_a_serpent_beside_a_standing_ship_counts_from_the_next_move() -> None:
    t = island("rocks bottle *map_row", ship="NW", at=1, area=(0, 0))
    t.go("east", "mirage")
    assert (t.place_of("sea_serpent"), t.events.count("skipped")) == ((0, 0), 0)
    assert t.ship == (-1, 1)  # it moved on in step 4, by one


def test_moo_e15_or_the_ship_moves_on_at_once() -> None:
    t = island("rocks bottle *map_row", ship="NW", at=1, area=(0, 0), options={"serpent_moves_standing_ship": True})
    t.go("east", "mirage")
    assert t.ship == (-1, 2)  # once at once, once in step 4


def test_moo_e15_a_serpent_elsewhere_moves_no_ship() -> None:
    t = island("rocks bottle *map_row", ship="NW", at=2, area=(0, 0), options={"serpent_moves_standing_ship": True})
    t.go("east", "mirage")
    assert t.ship == (-1, 2)


def test_moo_e16_from_the_4th_coast_square_the_ship_jumps_to_the_corner_and_to_port() -> None:
    t = island("*flint rocks . sea_serpent", ship="NW", at=3)
    t.turn("east")
    assert t.ship is None


def test_moo_e16_a_corner_square_belongs_to_both_its_coasts() -> None:
    t = island("*flint rocks . sea_serpent", ship="NE", area=(0, 0))
    t.turn("east")
    assert t.ship == (1, 4)


def test_moo_e17_ship_sighted_holds_a_ship_that_sets_sail_in_the_same_turn() -> None:
    t = island("ship_sighted *flint compass")
    t.also("west")
    t.go("south", "vines")
    assert t.state.sighting == 1
    assert t.events == ["drawn", "set-sail", "sighted", "tired"]


def test_moo_e20_pirates_brought_by_mirage_count_as_landed_on() -> None:
    t = island("pirates rocks *map_row", ship="NW", at=1)
    t.go("east", "mirage")
    assert (t.under, t.ship) == ("compass", None)
    t = island("pirates rocks *map_row")
    t.go("east", "mirage")
    assert t.under == "pirates"


def test_mn_13_thirteenth_card() -> None:
    t = island(TWELVE.format("vines", "."), health=12)
    t.turn("south", "storm")  # the 12th
    assert (t.in_play("storm"), t.health) == (True, 12 - 2 - 1)
    t.turn("west", "wild_boar")  # the 13th
    assert t.in_play("tornado")
    t = twelve("shelter", health=12)
    t.go("south", "storm")  # the 13th
    assert (t.in_play("tornado"), t.health) == (True, 12 - 3 - 1)
    t = twelve(health=12)
    t.turn("south", "pirates")
    t.go("west", "storm")  # the 14th
    assert (t.in_play("storm"), t.health) == (True, 12 - 1 - 2 - 1)
