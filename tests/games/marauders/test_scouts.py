"""Scouts and canoes."""

from __future__ import annotations

from typing import Any

import pytest

from maraud.games.marauders.island import (
    BEGINNER_TILES,
    BEGINNER_TURNS,
    CANOE_AT,
    HAS_CANOE_PORT,
    KEYHOLES,
    X_AT,
    name_of,
)
from tests.games.marauders.camp import EIGHT, TRUE, Camp, at, camp, chest_square

READY: dict[str, Any] = {"unlocked": {0: " ".join(["terrain", *TRUE])}, "stashes": {0: EIGHT}}


def go(c: Camp, *spaces: str, scout: int = 1) -> Camp:
    """Walk with a scout over these spaces."""
    c.play("move", f"scout:{scout}")
    for word in spaces:
        c.choose(at(word))
    return c


def test_mar_33_the_spaces_may_be_split() -> None:
    """MAR-T17 Two and one."""
    c = camp(scouts={0: "square:2:4 square:7:4"})
    go(c, "square:2:5", "square:2:6").choose("stop")
    go(c, "square:7:5", scout=2)
    assert (c.scout(0, 1), c.scout(0, 2)) == ("square:2:6", "square:7:5")
    assert "move" not in c.offers
    assert c.refused["move"] == "MAR-35"


def test_mar_35_unused_spaces_are_lost() -> None:
    c = camp(scouts={0: "square:2:4"})
    go(c, "square:2:5").choose("stop")
    c.pass_to(0)
    assert c.view(0)["spaces"] == 3


def test_mar_61_no_diagonals_and_water_stops_nobody() -> None:
    c = camp(scouts={0: "square:3:8"})  # beside the pond of its tile, which is the square 4:9
    c.play("move", "scout:1")
    assert sorted(c.offers) == sorted(["square:3:7", "square:4:8", "square:3:9", "square:2:8"])
    c.choose("square:3:9")
    assert "stop" in c.offers  # a walk has a first step, and may end after each
    c.choose("square:4:9")
    assert c.scout(0) == "square:4:9"


def test_mar_t17_movement() -> None:
    """Thirteen with a Horse; sailing costs one; a diagonal is not on offer."""
    c = camp(hands={0: "horse"}, scouts={0: "port:NW"})
    c.play("card:horse")
    assert c.view(0)["spaces"] == 13
    go(c, "port:SE")
    assert c.view(0)["spaces"] == 12
    assert "square:18:18" not in c.offers


def test_mar_60_scouts_enter_by_any_port_and_mar_62_sail() -> None:
    """MAR-60, MAR-62."""
    c = camp(scouts={0: "port:NW"})
    c.play("move", "scout:1")
    assert set(c.offers) == {"square:0:0", *(f"port:{name}" for name in ["N", "NE", "E", "SE", "S", "SW", "W"])}
    c.choose("port:N")
    assert set(c.offers) >= {"square:9:0", "square:10:0"}
    c.choose("square:9:0")
    assert "port:N" in c.offers
    c.choose("port:N")
    assert c.asked == (0, "your-turn")
    assert c.view(0)["spaces"] == 0


def test_mar_e21_scouts_start_at_home_or_at_sea() -> None:
    from tests.games.marauders.test_opening import PLAIN, opening

    assert opening(*PLAIN).scout(1) == "port:NE"
    c = opening(*PLAIN, scout_start="sea")
    assert c.scout(1) == "sea"
    assert c.view(0)["scouts"][0]["at"] is None


def test_mar_e21_from_the_sea_the_first_space_is_any_port() -> None:
    c = camp(options={"scout_start": "sea"}, scouts={0: "sea"})
    c.play("move", "scout:2")
    assert sorted(c.offers) == sorted(f"port:{name}" for name in ["NW", "N", "NE", "E", "SE", "S", "SW", "W"])
    c.choose("port:W")
    assert (c.scout(0, 2), c.view(0)["spaces"]) == ("port:W", 2)


def test_mar_63_a_look_is_for_its_player_alone() -> None:
    """MAR-E23 In passing too; the others see that there was a look."""
    c = camp(scouts={0: "square:12:0"})  # above chest 2
    go(c, "square:12:1")
    assert c.events == ["moved", "looked"]
    assert c.heard(0)[-1] == "You look under chest C1: silver with a yellow key."
    assert c.heard(1)[-1] == "Ana looks under chest C1."
    assert c.heard(-1)[-1] == "Ana looks under chest C1."
    assert c.view(0)["chests"][2]["chest"] == "silver-yellow"
    assert c.view(2)["chests"][2]["chest"] is None
    assert c.view(2)["chests"][2]["looked"] == [0, 1]  # seat 1 lives in that corner
    c.choose("square:13:1")  # and on
    assert c.view(0)["chests"][2]["chest"] == "silver-yellow"


def test_mar_63_no_second_look_at_what_is_known() -> None:
    c = go(camp(scouts={0: "square:2:0"}), "square:2:1")
    assert c.events == ["moved"]


def test_mar_e22_scouts_may_meet_and_pass() -> None:
    c = camp(scouts={0: "square:2:4 square:2:5", 1: "square:2:6"})
    go(c, "square:2:5", "square:2:6", "square:1:6")
    assert c.scout(0) == "square:1:6"


def test_ma_16_split_movement() -> None:
    """One step onto a keyhole, the chest opened, one through it, one onwards; then no key card."""
    c = camp(hands={0: "red"}, scouts={0: "square:2:0 square:7:4"})
    go(c, "square:2:1").choose("stop")
    c.play("open:0")
    assert "take-key" not in c.offers
    assert c.refused["take-key"] == "MAR-31"
    go(c, "keyhole:0:S", "square:2:4")
    assert c.view(0)["spaces"] == 0
    assert c.asked == (0, "your-turn")


def test_mar_64_a_scout_crosses_an_own_chest() -> None:
    """MAR-E47 For one space, from any keyhole to any other."""
    c = camp(guards={0: 0}, scouts={0: "square:2:1"})
    c.play("move", "scout:1")
    assert set(c.offers) == {
        "square:2:0",
        "square:1:1",
        "square:3:1",
        *(at(f"keyhole:0:{side}") for side in "ESW"),
    }
    c.choose(at("keyhole:0:S"))
    assert c.events == ["crossed"]
    assert c.view(0)["spaces"] == 2


@pytest.mark.parametrize(("cost", "left"), [(1, 2), (0, 3)])
def test_mar_e47_what_crossing_costs(cost: int, left: int) -> None:
    c = camp(guards={0: 0}, scouts={0: "square:2:1"}, options={"chest_cross_cost": cost})
    go(c, "keyhole:0:S")
    assert c.view(0)["spaces"] == left


def test_mar_e47_crossing_for_nothing_needs_no_space_but_no_key_turn() -> None:
    c = camp(guards={0: 0}, scouts={0: "square:2:1"}, options={"chest_cross_cost": 0})
    c.choose("take-key")
    assert "move" not in c.offers
    c = camp(guards={0: 0}, scouts={0: "square:2:1"}, options={"chest_cross_cost": 0})
    go(c, "keyhole:0:S").choose("stop")
    assert c.view(0)["spaces"] == 3
    assert c.refused["take-key"] == "MAR-31"
    c = camp(guards={0: 0}, hands={0: "horse"}, scouts={0: "square:2:1"}, options={"chest_cross_cost": 0})
    c.choose("card:horse")
    go(c, "keyhole:0:S").choose("stop")
    assert "take-key" in c.offers  # it went by Horse
    c = camp(guards={0: 0}, scouts={0: "square:2:0 square:7:9"}, options={"chest_cross_cost": 0})
    go(c, "square:2:1", "square:2:0", "square:2:1")
    assert c.offers == ["stop", *(at(f"keyhole:0:{side}") for side in "ESW")]


def test_mar_e47_crossing_for_nothing_with_the_second_scout_or_by_horse_after_a_key() -> None:
    free = {"chest_cross_cost": 0}
    c = camp(guards={0: 0}, scouts={0: "square:7:9 square:2:1"}, options=free, spaces=0)
    c.choose("move")
    assert c.offers == [at(f"keyhole:0:{side}") for side in "ESW"]
    c = camp(guards={0: 0}, hands={0: "horse"}, scouts={0: "square:2:1"}, options=free)
    c.play("take-key", "card:horse", "move", "scout:1")
    assert at("keyhole:0:S") in c.offers


def test_mar_e21_from_the_sea_into_a_port_is_no_crossing() -> None:
    for port in ("NW", "W"):
        c = camp(scouts={0: "sea"})
        c.play("move", "scout:1", f"port:{port}")
        assert c.events == ["moved"]
        assert c.view(0)["spaces"] == 2


def test_mar_101_either_scout_can_paddle() -> None:
    c = camp(hands={0: "canoe"}, scouts={0: "port:NW square:3:1"})
    c.play("card:canoe", "square:8:3")
    assert (c.scout(0), c.scout(0, 2)) == ("port:NW", "square:8:3")


def test_ma_17_crossing_a_chest() -> None:
    """Another's chest or a closed one cannot be crossed; MAR-65 nor entered."""
    c = camp(guards={0: 1}, scouts={0: "square:2:1"})
    c.play("move", "scout:1")
    assert at("keyhole:0:S") not in c.offers
    assert c.refused[at("keyhole:0:S")] == "MAR-64"
    assert chest_square(0) not in c.offers
    c = camp(scouts={0: "square:2:1"})
    c.play("move", "scout:1")
    assert at("keyhole:0:S") not in c.offers


def test_mar_e24_the_way_through_is_shut_when_the_chest_closes() -> None:
    c = camp(guards={0: 0}, hands={0: "cannon"}, scouts={0: "square:2:1"})
    c.play("card:cannon", "cell:0")
    c.play("move", "scout:1")
    assert sorted(c.offers) == sorted(["square:2:0", "square:1:1", "square:3:1"])


def test_mar_t22_cards_and_spaces_mix() -> None:
    """MAR-32, MAR-34."""
    c = camp(hands={0: "sword horse red"}, scouts={0: "square:2:0 square:7:4"})
    c.play("card:sword", "seat:1", "wish:gold")
    go(c, "square:2:1").choose("stop")
    c.play("open:0")
    go(c, "square:7:5", "square:7:6", scout=2)
    assert c.asked == (0, "your-turn")
    c.play("card:horse")
    assert c.view(0)["spaces"] == 10


def test_mar_t22_no_key_after_a_step() -> None:
    c = go(camp(scouts={0: "square:2:0"}), "square:2:1")
    c.choose("stop")
    assert "take-key" not in c.offers


def test_mar_32_a_card_between_two_steps() -> None:
    c = camp(hands={0: "gold"}, scouts={0: "square:2:4"})
    go(c, "square:2:5").choose("stop")
    c.play("stash", "card:gold")
    go(c, "square:2:6", "square:3:6")
    assert c.view(0)["spaces"] == 0


# Entering x's.


def xs() -> list[str]:
    return [name_of(X_AT[cover][cell * 4 + BEGINNER_TURNS[cell]]) for cover in range(2) for cell in range(16)]


def beside_x(cell: int) -> tuple[str, str]:
    """A space beside the boulder x of a cell, towards the middle of the tile, and the x."""
    x = X_AT[0][cell * 4 + BEGINNER_TURNS[cell]]
    row, column = divmod(x, 20)
    local = (column % 5, row % 5)
    inside = {0: (1, 0), 4: (-1, 0)}.get(local[0]) or {0: (0, 1), 4: (0, -1)}[local[1]]
    return f"square:{column + inside[0]}:{row + inside[1]}", name_of(x)


@pytest.mark.parametrize("cell", [0, 3, 6, 13])
def test_mar_e26_no_x_for_whoever_is_not_ready(cell: int) -> None:
    """MAR-23, MAR-E55 All x's are refused in the same words, the right one too."""
    near, x = beside_x(cell)
    c = camp(scouts={0: near})
    c.play("move", "scout:1")
    assert x not in c.offers
    assert c.refused[x] == "MAR-E26"
    refusals = {r.reason.key for r in c.table.explain(0).refused if r.option.text in xs()}  # type: ignore[union-attr]
    assert refusals == {"not-ready"}


def test_mar_e26_all_xs_are_free_for_whoever_is_ready() -> None:
    near, x = beside_x(6)
    c = camp(scouts={0: near}, **READY)
    go(c, x)
    assert c.events == ["moved", "entered-x"]
    assert c.view(2)["players"][0]["ready"]
    assert c.known(2, 0)["stash"] == dict.fromkeys(EIGHT.split(), 1)


def test_mar_e26_open_xs_by_option() -> None:
    near, x = beside_x(6)
    for ready in ({}, READY):  # who enters shows nothing: anybody may
        c = camp(scouts={0: near}, options={"x_entry": "open"}, **ready)
        go(c, x)
        assert c.events == ["moved"]
        assert not c.view(2)["players"][0]["ready"]


# Canoes.


def canoe(cell: int) -> str:
    return name_of(CANOE_AT[cell * 4 + BEGINNER_TURNS[cell]])


@pytest.mark.parametrize("cell", [cell for cell in range(16) if HAS_CANOE_PORT[BEGINNER_TILES[cell]]])
def test_mar_t28_canoe_in_the_beginners_layout(cell: int) -> None:
    """MAR-101 To any of the other 13, and still three spaces to walk."""
    c = camp(hands={0: "canoe"}, scouts={0: canoe(cell)})
    c.play("card:canoe", "scout:1")
    others = [canoe(other) for other in range(16) if HAS_CANOE_PORT[BEGINNER_TILES[other]] and other != cell]
    assert c.offers == others
    c.choose(others[-1])
    assert c.scout(0) == others[-1]
    assert c.view(0)["spaces"] == 3
    assert c.discards() == "canoe"


def test_mar_t28_not_from_another_square_nor_where_no_river_leads_on() -> None:
    c = camp(hands={0: "canoe"}, scouts={0: "square:2:4"})
    assert c.of_kind("card") == []
    assert c.refused["card:canoe"] == "MAR-E20"
    alone = [0] * 16  # all tiles as they are printed: a tile with mouths N and S alone in its column
    dry = camp(hands={0: "canoe"}, tiles=dry_tiles(), turns=alone, scouts={0: "square:1:1"})
    assert dry.of_kind("card") == []


def dry_tiles() -> list[int]:
    """A layout in which the river of cell 0 joins no other: beside it only the two dry tiles."""
    return [2, 3, 0, 1, 15, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_mar_e20_a_canoe_in_a_key_turn() -> None:
    c = camp(hands={0: "canoe"}, scouts={0: canoe(1)})
    c.choose("take-key")
    c.play("card:canoe", "scout:2", canoe(12))
    assert (c.scout(0, 1), c.scout(0, 2)) == (canoe(1), canoe(12))


def test_mar_e19_several_canoes_and_horses() -> None:
    c = camp(hands={0: "canoe canoe horse horse"}, scouts={0: canoe(1)})
    c.play("card:canoe", "scout:1", canoe(12))
    c.play("card:canoe", "scout:1", canoe(2))
    c.play("card:horse").play("card:horse")
    assert c.view(0)["spaces"] == 23


def test_mar_100_horse() -> None:
    c = camp(hands={0: "horse"}, scouts={0: "square:2:4"})
    c.play("card:horse")
    assert (c.view(0)["spaces"], c.discards()) == (13, "horse")


@pytest.mark.parametrize("works", [True, False])
def test_mar_e18_a_horse_in_a_key_turn(works: bool) -> None:
    c = camp(hands={0: "horse sword"}, options={"horse_with_key": works})
    c.choose("take-key")
    if works:
        c.choose("card:horse")
        assert c.view(0)["spaces"] == 10
        assert "move" in c.offers
    else:
        assert c.refused["card:horse"] == "MAR-E18"
    c = camp(hands={0: "horse"}, scouts={0: "square:2:4"}, options={"horse_with_key": works})
    c.play("card:horse")
    go(c, "square:2:5").choose("stop")
    assert ("take-key" in c.offers) == works
    c = camp(hands={0: "horse"}, options={"horse_with_key": works})
    c.play("card:horse", "take-key")
    assert c.view(0)["spaces"] == (10 if works else 0)


def test_keyholes_are_four_around_the_chest() -> None:
    assert [name_of(square) for square in KEYHOLES[0]] == ["square:2:1", "square:3:2", "square:2:3", "square:1:2"]
