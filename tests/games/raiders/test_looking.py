"""SAFE, corners, and looking at cards."""

from __future__ import annotations

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring


def on_safe(**options: Value) -> Ring:
    """Seat 0 lands on the SAFE of space 2; seat 1 stands on another SAFE."""
    return ring([0, 9, 14], {0: "marion-1 ra-1", 1: "ra-2", 2: "imam-3"}, {5: "imam-4"}, spins=(2,), options=options)


def on_corner(lying: str = "ra-3 ra-4", own: str = "marion-1", theirs: str = "ra-1 ra-2") -> Ring:
    """Seat 0 lands on the RA corner."""
    return ring([1, 14], {0: own, 1: theirs + " imam-2"}, {7: lying}, spins=(6,))


def test_rai_27_look_at_one_card_of_the_board_or_an_opponent_alone() -> None:
    t = on_safe()
    assert t.asked == (0, "safe")
    t.play("card:imam-3")
    assert t.cards(2) == ["imam-3"]  # as it was
    assert t.known(0)["imam-3"] == "green"
    assert "imam-3" not in t.known(1)
    assert t.text("looked", 0) == "You look at IMAM 3: it is green."
    assert t.text("looked", 1) == t.text("looked", 2) == t.text("looked") == "Ana looks at IMAM 3."


def test_rai_27_a_card_that_nobody_has_seen() -> None:
    t = on_safe()
    t.play("card:map-room-2", colors=("blue",))
    assert t.known(0)["map-room-2"] == "blue"
    assert t.lying(21) == ["map-room-1", "map-room-2", "map-room-3", "map-room-4"]


def test_rai_28_safe_is_no_help_against_looks() -> None:
    t = on_safe()
    assert "card:ra-2" in t.offers  # seat 1 is on SAFE
    t.play("card:ra-2")
    assert t.known(0)["ra-2"] == "yellow"


def test_rai_e12_a_look_is_free_to_decline_and_never_at_ones_own() -> None:
    t = on_safe()
    assert t.offers[0] == "pass"
    assert not {"card:marion-1", "card:ra-1"} & set(t.offers)
    assert len(t.offers) == 15
    t.play("pass")
    assert t.asked[0] == 1
    assert "looked" not in t.events()
    t = on_corner()
    assert t.offers[0] == "pass"


def test_rai_26_ra_07_what_safe_protects_from() -> None:
    """RAI-26, RA-07."""
    owned = {0: "marion-1", 1: "ra-1 imam-2"}
    trap = ring([0, 9], owned, spins=(3, 2))
    assert trap.state.active == 1  # no trap: nobody else is there
    raid = ring([0, 9], owned, spins=(6,))
    raid.play("raid", "color:red")
    assert not {"card:ra-1", "card:imam-2"} & set(raid.offers)
    assert raid.refusal("card:ra-1") == "RAI-26"
    look = ring([0, 9], owned, spins=(6,))
    look.play("look", "card:ra-1")
    assert look.known(0)["ra-1"] == "red"
    same = ring([7, 9], owned, spins=(2,))
    assert same.state.at == [9, 9]
    same.play("pass")
    assert same.asked[0] == 1  # no fight
    hazard = ring([0, 9], owned, spins=(1, 6, 5))
    assert hazard.cards(1) == ["ra-1", "imam-2"]


def test_rai_39_take_a_card_or_look_at_one_of_the_group() -> None:
    t = on_corner()
    assert t.asked == (0, "corner")
    assert t.offers == ["pass", "take", "look"]
    t.play("take")
    assert t.asked == (0, "take")
    assert t.offers == ["card:ra-3", "card:ra-4"]
    t.play("card:ra-4", colors=("blue",))
    assert t.cards(0) == ["marion-1", "ra-4"]
    assert t.known(0)["ra-4"] == "blue"
    assert "ra-4" not in t.known(1)
    look = on_corner()
    look.play("look")
    assert look.offers == ["card:ra-1", "card:ra-2", "card:ra-3", "card:ra-4"]


def test_rai_39_the_first_corners_look_is_at_its_own_group_too() -> None:
    t = ring([22, 14], {0: "ra-1", 1: "marion-2 imam-2"}, spins=(6,))
    t.play("look")
    assert t.offers == ["card:marion-1", "card:marion-2", "card:marion-3", "card:marion-4"]


def test_rai_39_the_only_card_there_is_to_see_is_looked_at_unasked() -> None:
    t = on_corner("", "ra-1 ra-2 ra-3", "ra-4")
    t.play("look")
    assert t.text("looked", 0) == "You look at RA 4: it is blue."
    assert t.asked[0] == 1


def test_rai_t2_a_look_at_an_opponents_card_of_this_group_only() -> None:
    t = on_corner()
    t.play("look")
    assert t.refusal("card:imam-2")
    t.play("card:ra-2")
    assert t.lying(7) == ["ra-3", "ra-4"]
    assert t.cards(1) == ["ra-1", "ra-2", "imam-2"]
    assert t.known(0)["ra-2"] == "yellow"
    assert "ra-2" not in t.known(-1)


def test_rai_40_ra_12_an_empty_corner_only_lets_you_look() -> None:
    """RAI-40, RA-12."""
    t = on_corner("", "marion-1 ra-3 ra-4")
    assert t.offers == ["pass", "look"]
    assert t.refusal("take") == "RAI-40"
    t.play("look")
    assert t.offers == ["card:ra-1", "card:ra-2"]


def test_rai_49_with_all_four_of_the_group_there_is_nothing_to_do() -> None:
    t = on_corner("", "ra-1 ra-2 ra-3 ra-4", "imam-1")
    assert t.asked[0] == 1
    assert t.state.at[0] == 7
    some = on_corner("ra-4", "ra-1 ra-2 ra-3", "imam-1")
    assert some.asked == (0, "corner")


def test_rai_t15_map_room_without_a_pile() -> None:
    cards = "map-room-1 map-room-2 map-room-3 map-room-4"
    t = ring([15, 0], {0: "map-room-1", 1: "map-room-2 map-room-3"}, {19: "map-room-4"}, spins=(6,))
    assert t.offers == ["pass", "look"]
    t.play("look")
    assert t.offers == ["card:map-room-2", "card:map-room-3", "card:map-room-4"]
    t = ring([15, 0], {0: cards}, spins=(6,))
    assert t.asked[0] == 1


def test_rai_e5_cards_of_a_pile_have_places_and_one_is_pointed_at() -> None:
    t = ring([0, 14], {1: "imam-1"}, seen={0: "ra-3"}, spins=(2,), options={"assist_memory": True})
    t.play("card:ra-1", colors=("red",), spins=(5,))
    assert t.known(0) == {"ra-1": "red", "ra-3": "green"}
    t = ring([1, 14], {1: "imam-1"}, seen={0: "ra-3"}, spins=(6,))
    t.play("take", "card:ra-3")  # the very card it has seen
    assert t.known(0)["ra-3"] == "green"
