"""Rescue and score."""

from __future__ import annotations

import pytest

from maraud.games.marooned.game import GAME
from maraud.games.marooned.scoring import points
from tests.games.marooned.island import Island, island

SIZE = range(4)
SQUARES = [(down, right) for down in SIZE for right in SIZE]


def passed(corner: str, place: int, signal: str, down: int, right: int) -> Island:
    """A ship comes to a place (1 to 4) of its coast; the signal lies on this square of the area."""
    rows = [["."] * 4 for _ in SIZE]
    walk = rows[1] if down != 1 else rows[2]
    walk[1], walk[2] = "*flint", "water"
    rows[down][right] = signal
    t = island("\n".join(" ".join(row) for row in rows), health=10, ship=corner, at=place - 1, area=(0, 0))
    t.turn("east")
    return t


def rescues(corner: str, signal: str, down: int, right: int) -> list[int]:
    """The places of the coast from which the ship rescues."""
    return [place for place in (1, 2, 3, 4) if passed(corner, place, signal, down, right).outcome == "rescued"]


@pytest.mark.parametrize(("down", "right"), SQUARES)
def test_moo_32_sos_is_seen_along_its_row_from_west_and_east(down: int, right: int) -> None:
    assert rescues("NE", "sos", down, right) == [down + 1]
    assert rescues("SW", "sos", down, right) == [4 - down]


@pytest.mark.parametrize(("down", "right"), SQUARES)
def test_moo_33_lit_beacon_is_seen_along_its_column_from_north_and_south(down: int, right: int) -> None:
    assert rescues("NW", "lit_beacon", down, right) == [right + 1]
    assert rescues("SE", "lit_beacon", down, right) == [4 - right]


def test_moo_34_they_need_not_be_coast_cards() -> None:
    assert rescues("NE", "sos", 2, 1) == [3]
    assert rescues("NW", "lit_beacon", 2, 1) == [2]


@pytest.mark.parametrize(("down", "right"), SQUARES)
def test_moo_35_message_is_picked_up_beside_the_two_middle_squares_of_a_coast(down: int, right: int) -> None:
    assert rescues("NW", "message", down, right) == ([right + 1] if down == 0 and right in (1, 2) else [])
    assert rescues("NE", "message", down, right) == ([down + 1] if right == 3 and down in (1, 2) else [])
    assert rescues("SE", "message", down, right) == ([4 - right] if down == 3 and right in (1, 2) else [])
    assert rescues("SW", "message", down, right) == ([4 - down] if right == 0 and down in (1, 2) else [])


@pytest.mark.parametrize(("corner", "signal"), [("NE", "sos"), ("NW", "lit_beacon"), ("NW", "message")])
def test_moo_36_any_of_the_three_wins_the_game(corner: str, signal: str) -> None:
    t = passed(corner, 2, signal, 1 if signal == "sos" else 0, 1)
    assert (t.outcome, t.table.result, t.question, t.events[-1]) == ("rescued", [1.0], "", "rescued")


def test_moo_36_a_signal_on_side_a_is_none() -> None:
    for corner in ("NW", "NE", "SE", "SW"):
        for card in ("rocks", "higher_ground", "bottle"):
            assert rescues(corner, card, 0, 1) == []


def test_moo_e14_a_signal_made_beside_a_standing_ship_is_not_seen() -> None:
    t = island("rocks *flint\n. higher_ground", ship="NE", at=1, area=(-1, 0))
    t.turn("south", flip="rocks")  # the ship stands in the row above, and comes to the row of SOS
    assert t.outcome == "rescued"
    t = island("rocks *flint\n. higher_ground", ship="NE", at=1, area=(0, 0))
    t.turn("south", flip="rocks")  # the ship stands in the row of SOS, and leaves it
    assert (t.outcome, t.in_play("sos")) == ("", True)


def test_moo_e14_or_it_is_seen_at_once() -> None:
    t = island("rocks *flint\n. higher_ground", ship="NE", at=1, area=(0, 0), options={"rescue_on_flip": True})
    t.turn("south", flip="rocks")
    assert (t.outcome, t.ship) == ("rescued", (0, 4))


def test_moo_e14_not_by_a_ship_at_its_corner() -> None:
    t = island(
        "rocks *higher_ground", ship="NE", area=(0, -2), phase=2, set_sail_in=2, options={"rescue_on_flip": True}
    )
    t.flip("rocks")
    assert (t.outcome, t.ship) == ("", (-1, 2))


def test_moo_e14_not_past_a_sea_serpent() -> None:
    t = island(
        "rocks *flint . sea_serpent\n. higher_ground", ship="NE", at=1, area=(0, 0), options={"rescue_on_flip": True}
    )
    t.turn("south", flip="rocks")
    assert t.outcome == ""


def test_moo_37_points_on_visible_sides_health_left_and_a_bonus_for_cards() -> None:
    t = island("lit_beacon *torch spear\nrocks", ship="NW")
    t.turn("west")
    assert t.outcome == "rescued"
    assert t.score == 7 + 2 + 2 + 9 + 4 // 4
    assert GAME.score_parts(t.state, 0) == [
        ("Victory points", "MOO-37", 11.0),
        ("Health left", "MOO-37", 9.0),
        ("Cards placed, by fours", "MOO-38", 1.0),
    ]


def test_moo_37_only_a_rescued_player_scores() -> None:
    t = island("treasure rum *torch", health=1)
    t.go("west")
    assert (t.outcome, t.score, GAME.score_parts(t.state, 0)) == ("lost", 0, [])


def test_moo_38_cards_placed_are_island_cards_and_the_ship_does_not_count() -> None:
    picture = "flint *rocks water hook\nvines sticks storm bottle"
    t = island(picture, health=5)
    assert points(t.state) == 5 + 8 // 4
    assert points(island(picture, health=5, ship="NW").state) == 5 + 8 // 4
    assert points(island(picture.replace(" bottle", ""), health=5, ship="NW").state) == 5 + 1


def test_moo_e25_the_player_may_play_on_without_hope_or_give_up() -> None:
    t = island("*flint rocks", health=3)
    t.give_up()
    assert (t.outcome, t.table.result, t.score, t.question) == ("given up", [0.0], 0, "")
    t = island(
        """
        *wild_boar treasure rum sticks
        vines flint hook rocks
        higher_ground palm_trees telescope sea_serpent
        compass tornado bottle water
        """,
        health=3,  # no card left, no ship will come
    )
    for direction in ("east", "east", "east"):
        t.turn(direction)
    assert t.outcome == "lost"


def test_mn_10_rescue_score() -> None:
    picture = """
        sos *flint map_row map_column
        vines sticks hook water
        palm_trees telescope wild_boar pirates
        bottle higher_ground storm .
        """
    t = island(picture, health=4, ship="NE")
    assert len(t.state.order) == 15
    t.turn("south")
    assert (t.outcome, t.health, t.score) == ("rescued", 3, 5 + 3 + 3)
    lost = island(picture, health=1)
    lost.go("south")
    assert (lost.outcome, lost.score) == ("lost", 0)


def test_mn_12_message_square() -> None:
    assert rescues("NW", "message", 0, 0) == []
    assert rescues("NW", "message", 0, 1) == [2]
    assert rescues("NW", "message", 0, 2) == [3]
