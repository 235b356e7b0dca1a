"""GO ANYWHERE."""

from __future__ import annotations

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring

CHAINS = {"space:11", "space:18", "space:25"}


def go(at: tuple[int, ...] = (7,), **options: Value) -> Ring:
    """Seat 0 lands on the GO ANYWHERE of space 4."""
    return ring([0, *at], {0: "marion-1", 1: "ra-2 imam-2"}, spins=(4,), options=options)


def test_rai_38_move_at_once_to_any_other_space_and_follow_it() -> None:
    t = go()
    assert t.asked == (0, "go")
    assert set(t.offers) == {f"space:{space}" for space in range(28)} - {"space:4"} - CHAINS
    t.play("space:27")
    assert t.state.at[0] == 27
    assert t.asked == (0, "at-raid")
    assert t.text("went") == "Ana goes to RAID, space 27."


def test_rai_t9_the_rulebooks_examples() -> None:
    corner = go(at=(21,))
    corner.play("space:7", "take", "card:ra-3", colors=("green",))
    assert corner.cards(0) == ["marion-1", "ra-3"]
    raid = go(at=(21,))
    raid.play("space:13", "raid", "color:yellow", "card:ra-2", "card:imam-2", "pass")
    assert raid.cards(0) == ["marion-1", "ra-2", "imam-2"]
    safe = go(at=(21,))
    safe.play("space:9", "card:ra-2")
    assert safe.known(0)["ra-2"] == "yellow"
    opponent = go()
    opponent.play("space:7", "pass")
    assert opponent.asked == (0, "fight")
    assert opponent.offers == ["pass", "seat:1"]
    staying = go()
    assert staying.refusal("space:4") == "RAI-38"


def test_rai_e9_ra_11_not_to_another_go_anywhere() -> None:
    """RAI-E9, RA-11."""
    t = go()
    assert all(t.refusal(space) == "RAI-E9" for space in CHAINS)


def test_rai_e9_by_option_once_a_turn_and_never_to_where_one_is() -> None:
    t = go(go_anywhere_chain=True)
    assert set(t.offers) >= CHAINS
    assert "space:4" not in t.offers
    t.play("space:18")
    assert t.asked == (0, "go")
    assert not {"space:4", "space:11", "space:18", "space:25"} & set(t.offers)
    t.play("space:2")
    assert t.asked == (0, "safe")
    t.play("pass", spins=(2,))
    t.play("pass", spins=(2,))
    assert t.state.chained is False


def test_rai_e20_who_stands_on_the_go_anywhere_is_left_behind() -> None:
    t = go(at=(4,))
    t.play("space:0", "pass")
    assert t.asked[0] == 1
    t = go(at=(0,))
    t.play("space:0", "pass")
    assert t.asked == (0, "fight")
