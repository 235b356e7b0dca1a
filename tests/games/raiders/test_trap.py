"""TRAP."""

from __future__ import annotations

import pytest

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring


def on_trap(owned: dict[int, str], at: tuple[int, ...] = (7, 14), **options: Value) -> Ring:
    """Seat 0 lands on the TRAP of space 3."""
    return ring([0, *at], owned, spins=(3,), options=options)


def test_rai_12_name_an_opponent_anywhere_or_end_the_turn() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "ra-3"})
    assert t.asked == (0, "trap")
    assert t.offers == ["pass", "seat:1", "seat:2"]
    t.play("pass")
    assert t.state.at[:1] == [3]
    assert t.asked[0] == 1


def test_rai_13_the_piece_is_moved_to_the_trap() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "ra-3"})
    t.play("seat:2", spins=(1, 6))
    assert t.state.at == [3, 9, 3]  # seat 1 has moved on to its own turn
    assert t.text("trapped") == "Ana drags Cem to the TRAP."


def test_rai_14_the_higher_spin_picks_a_card_unseen_and_sees_it_alone() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2 imam-4", 2: "ra-3"})
    t.play("seat:1", spins=(2, 5))
    assert t.asked == (0, "pick")
    assert t.offers == ["card:ra-2", "card:imam-4"]
    assert "imam-4" not in t.known(0)
    t.play("card:imam-4", spins=(3,))  # from TRAP to RAID
    assert t.cards(0) == ["ra-1", "imam-4"]
    assert t.known(0)["imam-4"] == "blue"
    assert "imam-4" not in t.known(2)
    assert t.text("took", 0) == "You take IMAM 4 from Ben: it is blue."
    assert t.text("took", 1) == t.text("took") == "Ana takes IMAM 4 from Ben."


def test_rai_14_the_view_tells_the_spins_of_the_turn() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2 imam-4", 2: "ra-3"})
    assert t.view(2)["spins"] == [{"seat": 0, "pip": 3, "for": "move"}]
    assert (t.view(2)["phase"], t.view(2)["duel"]) == ("trap", None)
    t.play("seat:1", spins=(2, 5))
    assert t.view(2)["spins"] == [
        {"seat": 0, "pip": 3, "for": "move"},
        {"seat": 1, "pip": 2, "for": "trap"},
        {"seat": 0, "pip": 5, "for": "trap"},
    ]
    assert t.view(2)["duel"] == {"kind": "trap", "rival": 1, "rival_spun": 2, "own_spun": 5}
    t.play("card:ra-2", spins=(3,))
    assert (t.view(2)["duel"], len(t.view(2)["spins"])) == (None, 1)


@pytest.mark.parametrize(("target", "own", "mine", "theirs"), [(2, 5, 2, 0), (5, 2, 0, 2), (4, 4, 1, 1)])
def test_rai_t3_three_pairs_of_spins(target: int, own: int, mine: int, theirs: int) -> None:
    t = on_trap({0: "ra-1", 1: "imam-2"}, at=(7,))
    t.play("seat:1", spins=(target, own, 3))
    assert (len(t.cards(0)), len(t.cards(1))) == (mine, theirs)
    assert t.state.at == [3, 6]  # dragged to 3, and in its own turn on by 3


def test_rai_15_equal_spins_and_nobody_takes_a_card() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2"}, at=(7,))
    t.play("seat:1", spins=(6, 6, 3))
    assert (t.cards(0), t.cards(1)) == (["ra-1"], ["ra-2"])
    assert "tied" in t.events()
    assert "took" not in t.events()


def test_rai_16_the_piece_stays_there_until_its_own_turn() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "ra-3"})
    t.play("seat:2", spins=(3, 3))
    assert (t.asked[0], t.state.at[2]) == (1, 3)
    t.play("pass", spins=(4,))
    assert (t.asked[0], t.state.at[2]) == (2, 7)


def test_rai_17_nobody_on_safe_is_trapped() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "ra-3"}, at=(9, 14))
    assert t.offers == ["pass", "seat:2"]
    assert t.refusal("seat:1") == "RAI-26"


def test_rai_18_nobody_without_a_card_is_trapped() -> None:
    t = on_trap({0: "ra-1", 2: "ra-3"})
    assert t.offers == ["pass", "seat:2"]
    assert t.refusal("seat:1") == "RAI-18"


def test_rai_19_rai_t4_without_a_card_one_may_trap_and_loses_nothing() -> None:
    """RAI-19, RAI-T4."""
    t = on_trap({1: "ra-2"}, at=(7,))
    t.play("seat:1", spins=(6, 1, 3))
    assert (t.cards(0), t.cards(1)) == ([], ["ra-2"])
    assert t.text("lost-nothing") == "Ana loses, with no card to give."


def test_rai_t5_without_a_target_the_turn_ends() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2"}, at=(9, 14))
    assert "trap" not in [event.kind.key for event in t.table.events]
    assert (t.state.at[0], t.asked[0]) == (3, 1)


def test_rai_e18_the_winner_picks_and_sees_the_groups_only() -> None:
    t = on_trap({0: "ra-1 marion-1", 1: "imam-2"}, at=(7,))
    t.play("seat:1", spins=(5, 1))
    assert t.asked == (1, "pick")
    assert t.offers == ["card:marion-1", "card:ra-1"]
    labels = [t.table.game.choice_label(t.state, t.table.asks[0], option) for option in t.table.asks[0].options]
    assert labels == ["MARION 1 (seat 1)", "RA 1 (seat 1)"]


def test_rai_e19_a_piece_on_safe_is_never_dragged() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2"}, at=(9,))
    assert t.state.at[1] != 3
    assert "trapped" not in [event.kind.key for event in t.table.events]


def test_rai_e21_the_dragged_piece_does_nothing_on_the_trap() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "imam-3"})
    t.play("seat:2", spins=(4, 4))
    assert t.asked == (1, "safe")  # the next player's turn: seat 2 was not asked whom to trap
    assert t.state.at[2] == 3


def test_ra_01_a_tied_trap_from_six_spaces_away() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2"}, at=(9 - 6 + 6 + 1,))  # space 10
    t.play("seat:1", spins=(4, 4, 4))
    assert (t.cards(0), t.cards(1)) == (["ra-1"], ["ra-2"])
    assert t.state.at == [3, 7]  # on from the TRAP by 4


def test_ra_03_the_challenged_spins_first() -> None:
    t = on_trap({0: "ra-1", 1: "imam-2"}, at=(7,))
    t.play("seat:1", spins=(1, 6, 3))
    spins = [(str(e.facts[0]), str(e.facts[1])) for e in t.table.events if e.kind.key == "dueled"]
    assert spins == [("seat:1", "pip:1"), ("seat:0", "pip:6")]
    t = ring([6, 7], {0: "ra-1", 1: "imam-2"}, spins=(1,))
    t.play("pass", "seat:1", spins=(1, 6))
    spins = [(str(e.facts[0]), str(e.facts[1])) for e in t.table.events if e.kind.key == "dueled"]
    assert spins == [("seat:1", "pip:1"), ("seat:0", "pip:6")]


def test_ra_14_who_was_dragged_here_was_not_met_here() -> None:
    t = on_trap({0: "ra-1", 1: "ra-2", 2: "imam-3"}, at=(9 + 1, 3))  # seat 2 stands on the TRAP
    t.play("seat:1", spins=(4, 4))
    assert t.asked == (0, "fight")
    assert t.offers == ["pass", "seat:2"]


def test_rai_t17_who_may_be_fought_on_a_trap() -> None:
    alone = on_trap({0: "ra-1", 1: "imam-2"}, at=(7,))
    alone.play("seat:1", spins=(1, 6, 3))
    assert alone.asked[0] == 1
    trapped_here = on_trap({0: "ra-1", 1: "imam-2 imam-3"}, at=(3,))
    trapped_here.play("seat:1", "card:imam-2", spins=(1, 6))
    assert trapped_here.offers == ["pass", "seat:1"]
    two = on_trap({0: "ra-1", 1: "imam-2", 2: "imam-3"}, at=(3, 3))
    two.play("pass")
    assert two.offers == ["pass", "seat:1", "seat:2"]
    two.play("seat:1", spins=(4, 4, 3))
    assert two.asked[0] == 1  # a tie: seat 2 is not fought any more
