"""What is printed on the cards, against the counts of the card sheet."""

from __future__ import annotations

from maraud.games.marooned.cards import (
    CARD_IDS,
    CARDS,
    CORNERS,
    FACE_IDS,
    FACE_NAMES,
    FLIP_IN_PLAY,
    FLIP_STANDING,
    HEARTS,
    SHIP_ICONS,
    SPARED_BY,
    VICTORY_POINTS,
)


def test_moo_1_sixteen_island_cards_with_two_sides_each() -> None:
    assert len(CARDS) == 16
    assert len(set(FACE_IDS)) == len(set(FACE_NAMES)) == 32


def test_every_side_a_has_its_side_b() -> None:
    assert dict(zip(FACE_IDS[::2], FACE_IDS[1::2], strict=True)) == {
        "wild_boar": "meat",
        "map_column": "treasure",
        "map_row": "rum",
        "sticks": "spear",
        "vines": "shelter",
        "flint": "torch",
        "hook": "fish",
        "rocks": "sos",
        "higher_ground": "lit_beacon",
        "palm_trees": "coconuts",
        "telescope": "ship_sighted",
        "mirage": "sea_serpent",
        "pirates": "compass",
        "storm": "tornado",
        "bottle": "message",
        "water": "waterfall",
    }


def test_moo_19_four_ship_icons_one_for_each_corner() -> None:
    icons = {FACE_IDS[face]: CORNERS[corner] for face, corner in enumerate(SHIP_ICONS) if corner >= 0}
    assert icons == {"sticks": "NW", "vines": "SW", "hook": "NE", "palm_trees": "SE"}


def test_moo_15_seven_sides_give_15_health_in_all() -> None:
    good = {face: heart for face, heart in zip(FACE_IDS, HEARTS, strict=True) if heart > 0}
    assert good == {"meat": 3, "rum": 1, "shelter": 2, "fish": 3, "coconuts": 2, "water": 2, "waterfall": 2}
    assert sum(good.values()) == 15


def test_moo_17_three_sides_take_health_unless_something_protects() -> None:
    bad = {face: heart for face, heart in zip(FACE_IDS, HEARTS, strict=True) if heart < 0}
    assert bad == {"wild_boar": -2, "storm": -2, "tornado": -3}
    spared = {FACE_IDS[face]: [FACE_IDS[by] for by in guards] for face, guards in enumerate(SPARED_BY) if guards}
    assert spared == {"wild_boar": ["torch", "spear"], "storm": ["shelter"]}


def test_moo_37_eight_sides_have_32_victory_points_in_all() -> None:
    points = {face: vp for face, vp in zip(FACE_IDS, VICTORY_POINTS, strict=True) if vp}
    assert points == {
        "treasure": 10,
        "spear": 2,
        "shelter": 2,
        "torch": 2,
        "sos": 5,
        "lit_beacon": 7,
        "ship_sighted": 1,
        "message": 3,
    }
    assert sum(points.values()) == 32


def test_moo_28_what_each_card_needs_to_flip() -> None:
    needs = {CARD_IDS[card]: FACE_IDS[face] for card, face in enumerate(FLIP_IN_PLAY) if face >= 0}
    assert needs == {
        "wild_boar": "spear",
        "sticks": "flint",
        "vines": "palm_trees",
        "flint": "vines",
        "hook": "water",
        "higher_ground": "torch",
        "palm_trees": "rocks",
        "water": "telescope",
    }
    standing = {CARD_IDS[card] for card in CARDS if FLIP_STANDING[card]}
    assert standing == {"rocks", "higher_ground", "telescope"}
