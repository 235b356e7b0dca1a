"""Landing on an occupied space."""

from __future__ import annotations

import pytest

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring

OWNED = {0: "marion-1", 1: "ra-2 ra-3", 2: "imam-3"}


def met(owned: dict[int, str] | None = None, at: tuple[int, ...] = (7, 7), **options: Value) -> Ring:
    """Seat 0 lands on the RA corner, where both others stand."""
    return ring([1, *at], owned or OWNED, spins=(6,), options=options)


def test_rai_41_first_the_space_then_a_fight_if_one_likes() -> None:
    t = met()
    assert t.asked == (0, "corner")
    t.play("take", "card:ra-1")
    assert t.asked == (0, "fight")
    assert t.offers == ["pass", "seat:1", "seat:2"]
    t.play("pass")
    assert t.asked[0] == 1


def test_rai_42_the_higher_spin_takes_a_card_unseen() -> None:
    t = met()
    t.play("pass", "seat:1", spins=(3, 4))
    assert t.text("fought") == "Ana fights Ben."
    assert t.asked == (0, "pick")
    t.play("card:ra-3")
    assert t.cards(0) == ["marion-1", "ra-3"]
    assert t.known(0)["ra-3"] == "green"
    assert "ra-3" not in t.known(2)
    lost = met()
    lost.play("pass", "seat:1", spins=(4, 3))
    assert lost.cards(1) == ["marion-1", "ra-2", "ra-3"]
    assert lost.known(1)["marion-1"] == "red"


def test_rai_43_equal_spins_end_the_turn() -> None:
    t = met()
    t.play("pass", "seat:1", spins=(5, 5))
    assert "tied" in t.events()
    assert (t.asked[0], len(t.cards(1))) == (1, 2)


def test_rai_44_no_fight_on_safe_or_with_somebody_without_cards() -> None:
    t = met({0: "marion-1", 1: "ra-2"})
    t.play("pass")
    assert t.offers == ["pass", "seat:1"]
    assert t.refusal("seat:2") == "RAI-18"
    safe = ring([7, 9], {0: "marion-1", 1: "ra-2"}, spins=(2,))
    safe.play("pass")
    assert safe.asked[0] == 1


def test_rai_t11_an_opponent_on_the_safe_where_one_lands() -> None:
    t = ring([7, 9], {0: "marion-1", 1: "ra-2"}, spins=(2,))
    t.play("card:ra-2")
    assert t.known(0)["ra-2"] == "yellow"
    assert t.asked[0] == 1
    assert "fight" not in [event.kind.key for event in t.table.events]


def test_rai_45_rai_e6_fights_follow_even_where_the_space_ends_the_turn() -> None:
    """RAI-45, RAI-E6."""
    hazard = ring([0, 1], OWNED | {2: ""}, spins=(1, 6))
    assert hazard.asked == (0, "fight")
    trap = ring([0, 3], OWNED | {2: ""}, spins=(3,))
    trap.play("pass")
    assert trap.asked == (0, "fight")
    raid = ring([0, 6], OWNED | {2: ""}, spins=(6,))
    raid.play("raid", "color:red", "card:imam-1", colors=("blue",))
    assert raid.asked == (0, "fight")


def test_rai_e6_by_option_no_fight_where_the_space_ends_the_turn() -> None:
    none: dict[str, Value] = {"fight_after_action": False}
    assert ring([0, 1], OWNED | {2: ""}, spins=(1, 6), options=none).asked[0] == 1
    trap = ring([0, 3], OWNED | {2: ""}, spins=(3,), options=none)
    trap.play("pass", spins=(3,))
    assert trap.asked == (1, "at-raid")
    raid = ring([0, 6], OWNED | {2: ""}, spins=(6,), options=none)
    raid.play("raid", "color:red", "card:imam-1", colors=("blue",), spins=(1,))
    assert raid.asked[0] == 1
    look = ring([0, 6], OWNED | {2: ""}, spins=(6,), options=none)
    look.play("look", "card:imam-1")
    assert look.asked == (0, "fight")  # a look does not end the turn
    corner = met(fight_after_action=False)
    corner.play("pass")
    assert corner.asked == (0, "fight")


def test_rai_47_each_is_named_and_fought_in_turn() -> None:
    t = met()
    t.play("pass", "seat:2", spins=(1, 6))
    assert t.cards(0) == ["marion-1", "imam-3"]
    assert t.asked == (0, "fight")
    assert t.offers == ["pass", "seat:1"]
    t.play("seat:1", "card:ra-2", spins=(1, 6))
    assert t.cards(0) == ["marion-1", "ra-2", "imam-3"]
    assert t.asked[0] == 1


def test_rai_t10_a_win_then_a_tie() -> None:
    t = met()
    t.play("pass", "seat:1", "card:ra-3", spins=(2, 6))
    t.play("seat:2", spins=(3, 3))
    assert t.cards(0) == ["marion-1", "ra-3"]
    assert t.cards(2) == ["imam-3"]
    assert t.asked[0] == 1


def test_rai_e8_a_tie_ends_the_turn_or_by_option_does_not() -> None:
    t = met()
    t.play("pass", "seat:1", spins=(3, 3))
    assert t.asked[0] == 1
    t = met(fight_tie_ends_turn=False)
    t.play("pass", "seat:1", spins=(3, 3))
    assert t.asked == (0, "fight")
    assert t.offers == ["pass", "seat:2"]


def test_rai_e7_only_who_stood_there_on_landing_is_fought() -> None:
    dragged = ring([0, 7], OWNED | {2: ""}, spins=(3,))
    dragged.play("seat:1", spins=(4, 4, 3))
    assert dragged.asked[0] == 1
    stood = ring([0, 3], OWNED | {2: ""}, spins=(3,))
    stood.play("seat:1", spins=(4, 4))
    assert stood.offers == ["pass", "seat:1"]  # trapped, and stood there before


@pytest.mark.parametrize(("rival", "own"), [(6, 1), (1, 6)])
def test_rai_48_rai_t4_without_a_card_one_may_fight_and_loses_nothing(rival: int, own: int) -> None:
    """RAI-48, RAI-T4."""
    t = met({1: "ra-2", 2: "imam-3"})
    t.play("pass", "seat:1", spins=(rival, own))
    assert t.cards(0) == ([] if rival > own else ["ra-2"])
    assert t.cards(1) == (["ra-2"] if rival > own else [])
    assert t.asked == (0, "fight")  # seat 2 is still here
