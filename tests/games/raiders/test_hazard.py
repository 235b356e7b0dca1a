"""HAZARD."""

from __future__ import annotations

import pytest

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring


def on_hazard(owned: str, lying: str, spin: int, **options: Value) -> Ring:
    """Seat 0 lands on the HAZARD of space 1 and spins; seat 1 is next, on SAFE."""
    return ring([0, 7], {0: owned, 1: "map-room-4"}, {1: lying}, spins=(1, spin, 2), options=options)


def count(t: Ring) -> tuple[int, int]:
    return len(t.cards(0)), len(t.lying(1))


def told(t: Ring) -> list[str]:
    return [event.kind.key for event in t.table.events]


def test_rai_20_whoever_has_something_to_lose_or_win_must_spin() -> None:
    assert "braved" in told(on_hazard("ra-1", "", 6))
    assert "braved" in told(on_hazard("", "ra-1", 6))
    assert "escaped" in told(on_hazard("", "ra-1", 6))
    t = ring([0, 7], {1: "map-room-4"}, spins=(1, 2))
    assert "braved" not in told(t)
    assert t.asked == (1, "safe")


@pytest.mark.parametrize("spin", [1, 2, 3])
def test_rai_21_caught_and_one_card_of_ones_choice_stays_here(spin: int) -> None:
    t = on_hazard("ra-1 imam-2", "", spin)
    assert t.asked == (0, "leave")
    assert t.offers == ["card:ra-1", "card:imam-2"]
    t.play("card:imam-2")
    assert (t.cards(0), t.lying(1)) == (["ra-1"], ["imam-2"])
    assert t.text("caught", 1) == "Ana is caught and leaves IMAM 2 at the HAZARD."


@pytest.mark.parametrize("spin", [4, 5, 6])
def test_rai_22_escaped_and_one_of_the_cards_here_is_taken(spin: int) -> None:
    t = on_hazard("marion-1", "ra-2 imam-2", spin)
    assert t.asked == (0, "take")
    assert t.known(0) == {"marion-1": "red"}
    t.play("card:imam-2")
    assert (t.cards(0), t.lying(1)) == (["marion-1", "imam-2"], ["ra-2"])
    assert t.text("took", 0) == "You take IMAM 2 from HAZARD, space 1: it is yellow."
    assert t.text("took", 1) == "Ana takes IMAM 2 from HAZARD, space 1."


def test_rai_23_caught_without_a_card() -> None:
    t = on_hazard("", "ra-1", 1)
    assert count(t) == (0, 1)
    assert "caught-empty" in told(t)


def test_rai_24_each_hazard_keeps_its_own_cards_as_many_as_come() -> None:
    t = ring([0, 7], {0: "map-room-1"}, {1: "ra-1 ra-2 ra-3 imam-1", 5: "imam-4"}, spins=(1, 4))
    assert t.offers == ["card:ra-1", "card:ra-2", "card:ra-3", "card:imam-1"]
    t.play("card:ra-3")
    assert t.lying(5) == ["imam-4"]
    t = on_hazard("map-room-1", "ra-1 ra-2 ra-3 imam-1", 1)
    assert len(t.lying(1)) == 5


def test_rai_25_then_the_turn_ends() -> None:
    for spin in (1, 6):
        assert on_hazard("ra-1", "", spin).asked == (1, "safe")


@pytest.mark.parametrize(
    ("owned", "lying", "spin", "after"),
    [
        ("", "ra-1 ra-2", 2, (0, 2)),
        ("marion-1 marion-2 marion-3", "", 3, (2, 1)),
        ("marion-1 marion-2 marion-3", "", 6, (3, 0)),
        ("marion-1", "", 2, (0, 1)),
        ("", "ra-1 ra-2", 4, (1, 1)),
    ],
)
def test_rai_t6_six_hazards(owned: str, lying: str, spin: int, after: tuple[int, int]) -> None:
    t = on_hazard(owned, lying, spin)
    if t.asked[0] == 0:
        t.play(t.offers[0])
    assert count(t) == after
    assert "braved" in told(t)
    assert "braved" not in told(ring([0, 7], {1: "ra-1"}, spins=(1, 2)))  # nothing owned, nothing there


def test_rai_e1_the_struck_two_catches() -> None:
    assert count(on_hazard("marion-1", "", 2)) == (0, 1)


def test_rai_e1_by_option_a_two_does_nothing() -> None:
    for spin, after in ((1, (0, 2)), (2, (1, 1)), (3, (0, 2)), (4, (2, 0))):
        assert count(on_hazard("marion-1", "ra-1", spin, hazard_caught="1,3")) == after, spin


def test_ra_04_nothing_at_stake_no_spin() -> None:
    t = ring([0, 7], {1: "ra-1"}, spins=(1, 2))
    assert (t.asked[0], t.state.turn) == (1, 2)
    assert "braved" not in told(t)
    assert "braved" in told(on_hazard("", "ra-1", 5))


def test_ra_06_a_two_at_the_hazard() -> None:
    t = on_hazard("ra-1", "", 2)
    assert t.lying(1) == ["ra-1"]
    assert "caught" in told(t)


def test_rai_e13_what_was_left_at_a_hazard_is_not_looked_at_again() -> None:
    t = on_hazard("ra-1 imam-2", "", 1)
    t.play("card:imam-2")
    assert "imam-2" not in t.known(0)
    t = on_hazard("ra-1 imam-2", "", 1, assist_memory=True)
    t.play("card:imam-2")
    assert t.known(0)["imam-2"] == "yellow"  # but nobody has forgotten it
    assert "imam-2" not in t.known(1)
