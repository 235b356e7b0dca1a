"""Spinning, moving, and following the space."""

from __future__ import annotations

import pytest

from maraud.games.raiders.board import SPACES
from tests.games.raiders.ring import opened, ring

PROMPTS = {0: "corner", 2: "safe", 3: "trap", 4: "go", 6: "at-raid", 7: "corner", 27: "at-raid"}


@pytest.mark.parametrize("pip", [1, 2, 3, 4, 5, 6])
def test_rai_10_spin_and_move_clockwise(pip: int) -> None:
    t = opened(2, spins=(pip, 2))
    moved = next(event for event in t.table.events if event.kind.key == "spun")
    assert [str(fact) for fact in moved.facts] == ["seat:0", f"pip:{pip}", f"space:{pip}"]
    if pip in PROMPTS:
        assert t.asked == (0, PROMPTS[pip])
        assert t.state.at[0] == pip
    else:  # HAZARD: spun for, and then it is the next one's turn
        assert t.asked[0] == 1


def test_rai_t16_the_ring_closes_after_27() -> None:
    t = ring([24, 14], spins=(6,))
    assert t.state.at[0] == 2
    assert t.asked == (0, "safe")


def test_rai_11_what_lies_between_does_not_matter() -> None:
    t = ring([27, 0, 1], {0: "ra-1", 1: "ra-2", 2: "ra-3"}, spins=(3,))
    assert t.state.at == [2, 0, 1]  # past MARION, a HAZARD and both pieces
    assert t.asked == (0, "safe")
    assert t.events() == ["spun"]
    t.play("pass")
    assert t.asked[0] == 1


@pytest.mark.parametrize("turns", [1, 7])
def test_rai_e17_after_so_many_turns_it_is_a_draw(turns: int) -> None:
    t = opened(2, max_turns=turns)
    while t.table.asks:
        t.play("pass" if "pass" in t.offers else t.offers[0])
    assert t.table.result == [0.5, 0.5]
    assert t.state.turn == turns
    assert t.text("drawn") == f"After {turns} turns nobody has the four: a draw."
    assert t.view(0)["winner"] is None


def test_rai_e17_the_limit_is_a_thousand_turns() -> None:
    assert opened(2).table.options["max_turns"] == 1000


def test_rai_e14_without_a_card_one_plays_on() -> None:
    t = ring([0, 7], {1: "ra-1"}, spins=(3,))
    assert t.offers == ["pass", "seat:1"]  # may trap
    t = ring([0, 6], {1: "ra-1"}, spins=(6,))
    assert {"look", "raid"} <= set(t.offers)
    t.play("pass")
    assert t.asked == (0, "fight")
    t = ring([1, 14], {1: "ra-1"}, spins=(6,))
    assert "take" in t.offers


def test_the_view_names_space_and_round() -> None:
    t = opened(2, spins=(2,))
    assert t.view(0)["phase"] == "safe"
    assert (t.view(0)["turn"], t.view(0)["round"]) == (1, 1)
    t.play("pass", spins=(6,))
    t.play("pass", spins=(5,))
    assert (t.view(0)["turn"], t.view(0)["round"]) == (3, 2)
    assert len(t.view(0)["track"]) == SPACES
