"""Flipping a card in step 3."""

from __future__ import annotations

import pytest

from tests.games.marooned.island import island

NEEDS = [
    ("wild_boar", "spear", "meat"),
    ("sticks", "flint", "spear"),
    ("vines", "palm_trees", "shelter"),
    ("flint", "vines", "torch"),
    ("hook", "water", "fish"),
    ("palm_trees", "rocks", "coconuts"),
    ("water", "telescope", "waterfall"),
]


@pytest.mark.parametrize(("card", "needed", "flipped"), NEEDS)
def test_moo_28_a_card_may_flip_if_the_named_side_is_in_play(card: str, needed: str, flipped: str) -> None:
    t = island(f"*bottle {card} {needed}")
    t.turn("south", "map_row", flip=card)
    assert t.in_play(flipped)


@pytest.mark.parametrize(("card", "needed", "flipped"), NEEDS)
def test_moo_28_and_not_without_it(card: str, needed: str, flipped: str) -> None:
    t = island(f"*bottle {card}")
    t.go("south", "map_row")
    assert t.question == "move"
    assert not t.in_play(flipped)


def test_moo_28_what_is_refused_says_why() -> None:
    t = island("flint *rocks vines bottle\nhigher_ground pirates map_row storm", phase=2)
    assert t.offers == ["pass", "flip:flint"]
    assert t.refused == {
        "flip:rocks": "MOO-28",
        "flip:vines": "MOO-28",
        "flip:bottle": "MOO-50",
        "flip:higher_ground": "MOO-28",
        "flip:pirates": "MOO-7",
        "flip:maps": "MOO-51",
        "flip:storm": "MOO-7",
    }


def test_moo_29_the_player_need_not_stand_on_the_card_or_what_it_needs() -> None:
    t = island("vines flint rocks *bottle")
    t.turn("south", "map_row", flip="flint")
    assert t.player == (1, 3)
    assert t.in_play("torch")


def test_moo_30_a_flipped_card_no_longer_counts_as_its_side_a() -> None:
    t = island("*telescope water hook")
    t.go("south", "map_row")
    assert t.offers == ["pass", "flip:water", "flip:hook"]
    t.flip("water")
    t.go("north")
    assert t.question == "move"  # nothing can flip: Water is not in play
    t = island("waterfall hook *rocks", phase=2)
    assert t.question == "move"


def test_moo_31_after_a_flip_side_b_applies() -> None:
    t = island("*water hook", health=10)
    t.turn("south", "map_row", flip="hook")
    assert t.health == 10 - 1 + 3
    assert t.events[:2] == ["flipped", "healed"]


def test_moo_31_the_protection_of_shelter_from_the_next_landing() -> None:
    t = island("*palm_trees vines storm", health=10)
    t.turn("east", flip="vines")
    t.turn("east")
    assert t.health == 10 - 1 + 2 - 1


def test_moo_47_moo_48_rocks_and_telescope_flip_on_higher_ground() -> None:
    t = island("rocks telescope\n*bottle higher_ground")
    t.go("east")
    assert t.offers == ["pass", "flip:rocks", "flip:telescope"]
    t.decline()
    t.go("west")
    assert t.question == "move"


def test_moo_49_higher_ground_needs_torch_and_the_player_on_it() -> None:
    t = island("*torch higher_ground")
    t.turn("east", flip="higher_ground")
    assert t.in_play("lit_beacon")
    t = island("torch *higher_ground")
    t.go("west")
    assert t.question == "move"
    t = island("*flint higher_ground")
    t.go("east")
    assert t.question == "move"


def test_moo_50_bottle_flips_in_the_turn_in_which_a_ship_sets_sail() -> None:
    t = island("*bottle flint")
    t.go("south", "sticks")
    assert "flip:bottle" in t.offers
    t.flip("bottle")
    assert t.in_play("message")


def test_moo_50_not_in_a_later_turn_of_the_ship() -> None:
    t = island("*bottle rocks")
    t.turn("south", "hook")
    t.go("north")
    assert t.question == "move"
    t = island("*rocks higher_ground", ship="NW")
    t.go("south", "bottle")  # drawn while a ship is sailing already
    assert t.question == "move"


def test_moo_51_the_player_at_the_crossing_flips_both_halves_as_one() -> None:
    t = island(
        """
        flint map_row *water
        . . bottle
        . . map_column
        """,
        health=10,
        phase=2,
    )
    t.flip("maps")
    assert (t.in_play("treasure"), t.in_play("rum"), t.health) == (True, True, 11)
    assert t.question == "move"


def test_moo_51_not_elsewhere_and_not_with_one_half() -> None:
    t = island("*flint map_row water\n. . map_column")
    t.go("east")
    assert t.question == "move"
    for half in ("map_row", "map_column"):
        t = island(f"*bottle {half}")
        t.go("east")
        assert t.question == "move"


def test_moo_e9_a_card_flipped_again_gives_its_heart_again() -> None:
    t = island("*palm_trees vines rocks", health=10, healed=1 << 4)  # Vines was Shelter before the Tornado
    t.turn("south", "map_row", flip="vines")
    assert t.health == 10 - 1 + 2


def test_moo_e9_or_once_a_card() -> None:
    once = {"reflip_heart": False}
    t = island("*palm_trees vines rocks", health=10, healed=1 << 4, options=dict(once))
    t.turn("south", "map_row", flip="vines")
    assert t.health == 9
    t = island("*palm_trees vines rocks", health=10, options=dict(once))
    t.turn("south", "map_row", flip="vines")
    assert t.health == 11


def test_moo_e19_a_lit_beacon_is_no_higher_ground() -> None:
    t = island("*rocks lit_beacon")
    t.go("east")
    assert t.question == "move"


def test_moo_e19_or_it_is() -> None:
    t = island("*rocks lit_beacon telescope", options={"beacon_counts_as_high_ground": True})
    t.go("east")
    assert t.offers == ["pass", "flip:rocks", "flip:telescope"]


def test_moo_e22_a_bottle_may_flip_where_no_ship_could_pick_it_up() -> None:
    t = island("*flint bottle")
    t.turn("south", "sticks", flip="bottle")
    assert t.in_play("message")
    inland = island("map_row rocks\nwater bottle\nhook *flint")
    inland.turn("west")
    inland.turn("west", "sticks", flip="bottle")
    assert inland.in_play("message")


def test_moo_e23_a_ship_that_sails_because_of_mirage_lets_the_bottle_flip() -> None:
    t = island("sticks bottle *rocks")
    t.go("east", "mirage")
    assert (t.under, t.ship) == ("sticks", (-1, -1))
    assert t.offers == ["pass", "flip:bottle"]
    t.flip("bottle")
    assert t.in_play("message")
