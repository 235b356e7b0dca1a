"""The worked cases, MOO-T1 to MOO-T20."""

from __future__ import annotations

import pytest

from maraud.games.marooned.cards import CARD_IDS
from maraud.games.marooned.scoring import points
from tests.games.marooned.island import Island, begin, island


def demo(turns: int) -> Island:
    """The designer's demo game after so many turns."""
    t = begin("telescope")
    plan = [
        ("east", "flint", ""),
        ("east", "wild_boar", ""),
        ("south", "water", "water"),
        ("west", "palm_trees", ""),
        ("west", "vines", "flint"),
        ("west", "map_column", ""),
        ("north", "pirates", ""),
        ("north", "sticks", ""),
        ("east", "higher_ground", "higher_ground"),
    ]
    for direction, card, flip in plan[: turns - 1]:
        t.turn(direction, card, flip)
    return t


DEMO = [  # turn, the player's square, Health, the ship, the area
    (1, (0, 0), 15, None, None),
    (2, (0, 1), 14, None, None),
    (3, (0, 2), 11, None, None),
    (4, (1, 2), 14, None, None),
    (5, (1, 1), 13, (2, 3), (-2, 1, -1, 2)),
    (6, (1, 0), 12, (2, 2), (-2, 1, -1, 2)),
    (7, (1, -1), 11, (2, 1), (-2, 1, -1, 2)),
    (8, (0, -1), 10, None, None),
    (9, (-1, -1), 9, (-2, -2), (-1, 2, -1, 2)),
    (10, (-1, 0), 8, (-2, -1), (-1, 2, -1, 2)),
]


@pytest.mark.parametrize(("turn", "player", "health", "ship", "area"), DEMO)
def test_moo_t1_the_demo_game(
    turn: int,
    player: tuple[int, int],
    health: int,
    ship: tuple[int, int] | None,
    area: tuple[int, int, int, int] | None,
) -> None:
    t = demo(turn)
    assert (t.state.turn, t.player, t.health, t.ship, t.area) == (turn + 1, player, health, ship, area)


def test_moo_t1_what_flips_on_the_way() -> None:
    t = demo(3)
    t.go("south", "water")
    assert (t.health, t.offers) == (12, ["pass", "flip:water"])
    t = demo(5)
    t.go("west", "vines")
    assert "ignored" in t.events
    assert t.offers == ["pass", "flip:flint", "flip:vines"]
    t = demo(8)
    assert (t.under, t.ship) == ("compass", None)
    t = demo(9)
    assert not t.in_play("flint")  # so Sticks cannot flip
    assert "flip:sticks" not in t.offers
    assert demo(10).in_play("lit_beacon")


def test_moo_t1_19_points_on_the_table_and_18_at_the_rescue_in_turn_11() -> None:
    t = demo(10)
    assert points(t.state) == 7 + 2 + 8 + 10 // 4 == 19
    t.turn("east", "hook")
    assert (t.state.turn, t.outcome, t.ship, t.health) == (11, "rescued", (-2, 0), 7)
    assert t.score == 18


def test_moo_t2_what_the_demo_game_may_not_draw() -> None:
    t = demo(5)
    assert t.refused == {"go:south": "MOO-12"}  # turn 6: outside the area
    t = demo(7)
    assert t.refused["go:west"] == "MOO-12"  # turn 8: a fifth column
    t = demo(8)
    t.also("south")  # turn 9: back on the Map half with the Compass
    assert t.player == (1, -1)
    assert t.offers == ["go:north", "go:east", "go:south"]  # no ship: south is legal again
    assert t.refused["go:west"] == "MOO-12"  # the island is four wide


def test_moo_t3_the_area_of_four_cards_and_a_north_west_ship() -> None:
    t = island("rocks bottle\n. *map_row")
    t.turn("west", "sticks")
    assert t.player == (1, 0)
    assert t.area == (0, 3, 0, 3)


def test_moo_t4_the_area_of_ten_cards_and_a_south_east_ship() -> None:
    t = island(
        """
        rocks bottle . .
        storm map_row pirates *map_column
        water telescope wild_boar .
        """,
        health=12,
    )
    t.go("north", "palm_trees")
    assert t.player == (0, 3)
    assert t.area == (-1, 2, 0, 3)
    assert t.ship == (3, 4)


def test_moo_t5_score_of_14_cards_no_points_and_5_health() -> None:
    t = island(
        """
        *wild_boar map_column map_row sticks
        vines flint hook rocks
        higher_ground palm_trees telescope sea_serpent
        pirates storm . .
        """,
        health=5,
    )
    assert len(t.state.order) == 14
    assert points(t.state) == 5 + 3 == 8


def test_moo_t6_water_as_the_first_card() -> None:
    t = begin("water")
    assert t.events == ["drawn", "healed", "tired"]
    assert [event.facts[-1] for event in t.table.events if event.kind.key in ("healed", "tired")] == [16, 15]


def test_moo_t7_wild_boar_with_3_health() -> None:
    t = island("*rocks flint", health=3)
    t.go("south", "wild_boar")
    assert (t.health, t.outcome, t.events) == (0, "lost", ["drawn", "hurt", "tired", "died"])
    t = island("*rocks torch", health=3)
    t.go("south", "wild_boar")
    assert (t.health, t.outcome) == (2, "")


def test_moo_t8_the_ship_skips_a_sea_serpent_on_the_third_square() -> None:
    t = island("*flint rocks sea_serpent\n. . lit_beacon", health=12, ship="NW")
    seen = [t.ship]
    for direction in ("east", "west", "east", "west"):
        t.turn(direction)
        seen.append(t.ship)
    assert seen == [(-1, -1), (-1, 0), (-1, 1), (-1, 3), None]
    assert t.outcome == ""


@pytest.mark.parametrize(("square", "rescued"), [(0, False), (1, True), (2, True), (3, False)])
def test_moo_t9_a_message_in_the_top_row(square: int, rescued: bool) -> None:
    top = ["."] * 4
    top[square] = "message"
    t = island(" ".join(top) + "\n*flint rocks", health=12, ship="NW", area=(0, 0))
    for direction in ("east", "west", "east", "west", "east"):
        if not t.outcome:
            t.turn(direction)
    assert (t.outcome == "rescued") is rescued


def test_moo_t9_a_message_in_the_second_row_is_not_picked_up_from_the_north() -> None:
    t = island("*flint rocks\n. message", health=12, ship="NW")
    for direction in ("east", "west", "east", "west", "east"):
        t.turn(direction)
    assert (t.outcome, t.ship) == ("", None)


@pytest.mark.parametrize(
    ("signal", "corner"), [("sos", "NW"), ("sos", "SE"), ("lit_beacon", "NE"), ("lit_beacon", "SW")]
)
def test_moo_t10_the_wrong_coasts_for_sos_and_lit_beacon(signal: str, corner: str) -> None:
    t = island(f"*flint bottle\n. {signal}", health=12, ship=corner, area=(0, 0))
    for direction in ("east", "west", "east", "west", "east"):
        t.turn(direction)
    assert (t.outcome, t.ship) == ("", None)


TWELVE = """
    {0} {1} sticks hook
    water telescope map_row map_column
    flint rocks {2} *bottle
    """


def test_moo_t11_a_plain_13th_card_turns_storm_into_tornado() -> None:
    t = island(TWELVE.format("storm", "shelter", "wild_boar"), health=10)
    t.turn("south", "pirates")
    assert (t.in_play("tornado"), t.in_play("vines"), t.health) == (True, True, 9)


def test_moo_t11_storm_as_the_12th_card_stays_until_then() -> None:
    t = island(TWELVE.format(".", "shelter", "wild_boar"), health=12)
    t.turn("south", "storm")
    assert (t.in_play("storm"), t.health) == (True, 11)  # Shelter protects
    t.turn("west", "pirates")
    assert (t.in_play("tornado"), t.health) == (True, 10)


def test_moo_t12_storm_as_the_14th_card_stays_storm() -> None:
    t = island(TWELVE.format("vines", "palm_trees", "higher_ground"), health=16)
    t.turn("south", "pirates")
    t.turn("west", "storm")
    t.turn("west", "wild_boar")
    assert t.in_play("storm")
    assert len(t.state.order) == 15


CROSSINGS = [  # row half, column half, the treasure
    ((0, 1), (2, 2), (0, 2)),
    ((0, 3), (3, 0), (0, 0)),
    ((1, 0), (1, 2), (1, 2)),
    ((0, 1), (3, 1), (0, 1)),
]


@pytest.mark.parametrize(("row_half", "column_half", "treasure"), CROSSINGS)
def test_moo_t13_where_the_halves_cross(
    row_half: tuple[int, int], column_half: tuple[int, int], treasure: tuple[int, int]
) -> None:
    cards = {(down, right): "" for down in range(4) for right in range(4)}
    cards[row_half], cards[column_half] = "map_row", "map_column"
    others = iter("sea_serpent" if card == "mirage" else card for card in CARD_IDS if not card.startswith("map_"))
    cards = {square: card or next(others) for square, card in cards.items()}
    found = []
    for stand in cards:
        words = ["*" + card if square == stand else card for square, card in cards.items()]
        picture = "\n".join(" ".join(words[first : first + 4]) for first in (0, 4, 8, 12))
        t = island(picture, phase=2)
        if "flip:maps" in t.offers:
            t.flip("maps")
            assert (t.in_play("treasure"), t.in_play("rum")) == (True, True)
            found.append(stand)
    assert found == [treasure]


def test_moo_t14_ship_sighted_at_the_last_coast_square() -> None:
    t = island("telescope higher_ground *flint", health=14, ship="NW", at=4)
    t.turn("west", flip="telescope")
    assert t.ship == (-1, 4)
    for down, direction in enumerate(("east", "west", "east", "west")):
        t.turn(direction)
        assert t.ship == (down, 4)
    t.turn("east")
    assert t.ship is None


def test_moo_t15_mirage_brings_water_sticks_or_storm() -> None:
    t = island("water bottle *map_row", health=10)
    t.turn("east", "mirage")
    assert (t.health, t.place_of("sea_serpent"), t.player) == (11, (0, 0), (0, 3))
    t = island("sticks bottle *map_row", health=10)
    t.turn("east", "mirage")
    assert (t.ship, t.health, t.place_of("sea_serpent"), t.player) == ((-1, -1), 9, (0, 0), (0, 3))
    t = island("storm bottle *map_row", health=10)
    t.turn("east", "mirage")
    assert (t.health, t.place_of("sea_serpent"), t.player) == (7, (0, 0), (0, 3))


def test_moo_t16_storm_as_the_13th_card() -> None:
    t = island(TWELVE.format("lit_beacon", "shelter", "wild_boar"), health=10)
    t.go("south", "storm")
    assert (t.in_play("tornado"), t.in_play("vines"), t.in_play("higher_ground")) == (True, True, True)
    assert t.health == 10 - 3 - 1 == 6


def test_moo_t17_a_sea_serpent_on_the_east_coast_hides_an_sos() -> None:
    t = island("*flint bottle . water\nsos . . sea_serpent", health=12, ship="NE")
    seen = []
    for direction in ("east", "west", "east"):
        t.turn(direction)
        seen.append(t.ship)
    assert (seen, t.outcome) == ([(0, 4), (2, 4), (3, 4)], "")
    t = island("*flint bottle . water\nsos . sea_serpent .", health=12, ship="NE")
    t.turn("east")
    t.turn("west")
    assert (t.ship, t.outcome) == ((1, 4), "rescued")


def test_moo_t18_stepping_back_onto_water_and_wild_boar() -> None:
    t = island("water *flint wild_boar", health=12)
    t.turn("west")
    assert t.health == 11
    t.turn("east")
    for health in (7, 3):
        t.turn("east")
        assert t.health == health
        t.turn("west")


def test_moo_t19_a_second_ship_icon_never_sails_a_third_one_does() -> None:
    t = island("*flint map_row", health=12, ship="NW", at=4)
    t.turn("south", "hook")
    assert (t.ship, "ignored" in [event.kind.key for event in t.table.events]) == (None, True)
    t.turn("south", "vines")
    assert t.ship == (3, -1)
    assert t.area == (-1, 2, 0, 3)


def test_moo_t20_two_cards_may_flip_one_of_them_or_none() -> None:
    t = island("vines palm_trees flint *bottle", health=12)
    t.go("south", "telescope")
    assert t.offers == ["pass", "flip:vines", "flip:flint"]
    t.flip("flint")
    t.go("north")
    assert t.offers == ["pass", "flip:vines"]  # the other may follow
    t.flip("vines")
    t = island("vines palm_trees flint *bottle", health=12)
    t.turn("south", "telescope", flip="vines")
    t.go("north")
    assert t.question == "move"  # Vines is gone, so Flint cannot follow
    t = island("vines palm_trees flint *bottle", health=12)
    t.turn("south", "telescope")
    assert (t.in_play("vines"), t.in_play("flint")) == (True, True)
