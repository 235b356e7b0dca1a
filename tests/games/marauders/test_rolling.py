"""Rolling: what the dice give, and earthquakes."""

from __future__ import annotations

import pytest

from maraud.games.marauders.box import CHEST_NAMES, COLORS, JEWEL_FACES, KEY_FACES, KEY_NAMES
from tests.games.marauders.camp import Camp, camp

END = "end-turn"


def roll(c: Camp, one: str, two: str, key: str, *more: str) -> Camp:
    """End the turn of seat 0: seat 1 rolls."""
    c.choose(END, None, " ".join([f"face:{one}", f"face:{two}", f"color:{key}", *more]))
    return c


def test_mar_40_a_turn_begins_with_the_roll_and_it_counts_for_all() -> None:
    c = camp(guards={0: 3})  # Silver-R
    roll(c, "silver", "marauder", "red")
    assert c.asked == (1, "your-turn")
    assert c.view(-1)["dice"] == {"jewels": ["silver", "marauder"], "key": "red"}
    assert c.hand(3) == "silver silver"
    assert c.events == ["turn-ended", "turn-began", "rolled", "collected"]


def test_mar_41_two_jewel_dice_with_a_marauder_and_a_key_die() -> None:
    assert JEWEL_FACES == ["silver", "gold", "emerald", "ruby", "diamond", "marauder"]
    assert KEY_FACES == ["red", "yellow", "blue"] == KEY_NAMES[:COLORS]


def test_mar_48_no_two_chests_have_the_same_jewel_and_color() -> None:
    assert len(set(CHEST_NAMES)) == 16


def test_mar_43_two_different_jewels_pay_two_each_mar_t5() -> None:
    """MAR-T5, MAR-42, MA-04: color and jewel must both match, and Wild does not pay."""
    c = camp(guards={4: 0, 13: 2, 12: 3, 15: 1})  # Emerald-Y, Diamond-Y, Diamond-R, Wild
    roll(c, "diamond", "emerald", "yellow")
    assert [c.hand(seat) for seat in range(4)] == ["emerald emerald", "", "diamond diamond", ""]
    assert (c.vault("diamond"), c.vault("emerald")) == (8, 8)


def test_mar_49_a_closed_chest_gives_nothing() -> None:
    c = roll(camp(guards={13: 2}), "diamond", "emerald", "yellow")
    assert [c.hand(seat) for seat in range(4)] == ["", "", "diamond diamond", ""]


def test_ma_04_which_chest_matches() -> None:
    c = camp(guards={13: 0, 12: 1, 4: 2, 15: 3})
    roll(c, "diamond", "emerald", "yellow")
    assert [c.hand(seat) for seat in range(4)] == ["diamond diamond", "", "emerald emerald", ""]


def test_mar_45_one_jewel_and_a_marauder_mar_t7() -> None:
    """MAR-T7 Gold-R pays two, nobody draws."""
    c = roll(camp(guards={3: 3}), "gold", "marauder", "red")
    assert [c.hand(seat) for seat in range(4)] == ["", "", "", "gold gold"]
    assert "drew" not in c.events


def test_mar_44_two_equal_jewels_mar_t6() -> None:
    """MAR-T6 Ruby-B and Wild pay three each; all draw, the active player first."""
    c = roll(
        camp(guards={11: 0, 15: 1}), "ruby", "ruby", "blue", "card:horse", "card:canoe", "card:sword", "card:cannon"
    )
    assert [c.hand(seat) for seat in range(4)] == [
        "ruby ruby ruby cannon",  # seat 1 is active: 1, 2, 3, 0
        "ruby ruby ruby horse",
        "canoe",
        "sword",
    ]


@pytest.mark.parametrize(("left", "wild", "other"), [(4, 3, 1), (2, 2, 0), (6, 3, 3)])
def test_mar_47_the_wild_chest_takes_first(left: int, wild: int, other: int) -> None:
    """MAR-T6, MAR-E30."""
    c = camp(guards={11: 0, 15: 1}, vault={"ruby": left})
    roll(c, "ruby", "ruby", "blue")
    assert [c.s.hands[seat][7] for seat in range(2)] == [other, wild]


def test_mar_t6_one_owner_of_both_and_wild_closed() -> None:
    c = roll(camp(guards={11: 2, 15: 2}), "ruby", "ruby", "blue")
    assert c.s.hands[2][7] == 6
    c = roll(camp(guards={11: 2}), "ruby", "ruby", "blue")
    assert c.s.hands[2][7] == 3


def test_ma_01_wild_guard_is_paid_first_on_a_short_vault() -> None:
    c = camp(guards={11: 1, 15: 2}, vault={"ruby": 4})
    roll(c, "ruby", "ruby", "blue", "card:horse", "card:canoe", "card:sword", "card:cannon")
    assert c.hand(2) == "ruby ruby ruby canoe"
    assert c.hand(1) == "ruby horse"
    assert c.hand(0) == "cannon"


def test_mar_e30_a_short_pile_gives_what_is_left() -> None:
    c = roll(camp(guards={3: 0}, vault={"gold": 1}), "gold", "silver", "red")
    assert c.hand(0) == "gold"


def test_mar_t24_an_empty_pile_owes_nothing() -> None:
    """MA-02 too: the next hit pays two, not four."""
    c = camp(guards={12: 0, 3: 0}, vault={"diamond": 0}, hands={1: "diamond diamond diamond"})
    roll(c, "diamond", "gold", "red")
    assert c.hand(0) == "gold gold"
    c.play("slot:diamond-clue")
    c.choose(END, None, "face:diamond face:marauder color:red")
    assert c.hand(0) == "gold gold diamond diamond"


def test_ma_02_empty_pile_pays_nothing_and_creates_no_debt() -> None:
    c = roll(camp(guards={12: 0, 3: 2}, vault={"diamond": 0}), "diamond", "gold", "red")
    assert (c.hand(0), c.hand(2)) == ("", "gold gold")


def test_mar_t9_mine_cart() -> None:
    """MAR-103 Three instead of two; MAR-E11 four on two equal jewels."""
    c = roll(camp(guards={3: 0}, carts=(3,)), "gold", "marauder", "red")
    assert c.hand(0) == "gold gold gold"
    c = roll(camp(guards={3: 0}, carts=(3,)), "gold", "gold", "red")
    assert c.s.hands[0][5] == 4


@pytest.mark.parametrize(("on_doubles", "count"), [(True, 4), (False, 3)])
def test_mar_e11_cart_on_doubles(on_doubles: bool, count: int) -> None:
    c = camp(guards={3: 0, 15: 1}, carts=(3, 15), options={"cart_on_doubles": on_doubles})
    roll(c, "gold", "gold", "red")
    assert (c.s.hands[0][5], c.s.hands[1][5]) == (count, count)
    c = roll(camp(guards={3: 0}, carts=(3,), options={"cart_on_doubles": on_doubles}), "gold", "silver", "red")
    assert c.s.hands[0][5] == 3


def test_mar_e10_wild_on_all_rolls() -> None:
    c = roll(camp(guards={15: 2}), "gold", "silver", "red")
    assert c.hand(2) == ""
    c = roll(camp(guards={15: 2, 3: 0}, options={"wild_on": "always"}, vault={"gold": 3}), "gold", "silver", "red")
    assert (c.hand(2), c.hand(0)) == ("silver silver gold gold", "gold")


def test_ma_05_resource_pile_runs_out_in_the_middle() -> None:
    """MAR-T21: two draw, the discards are shuffled, two draw."""
    rest = {0: "horse horse horse canoe canoe canoe canoe sword", 1: "mine_cart mine_cart mine_cart cannon cannon"}
    rest |= {2: "cannon cannon cannon cannon fortress fortress fortress", 3: "poison spyglass spyglass spyglass"}
    c = camp(gone="horse horse sword sword sword", hands=rest)
    assert sum(c.s.pile[9:]) == 2
    roll(c, "silver", "silver", "red", "card:canoe", "card:canoe")
    assert c.discards() == ""
    assert sum(c.s.pile[9:]) == 3
    assert [sum(c.s.hands[seat]) - len(rest[seat].split()) for seat in range(4)] == [1, 1, 1, 1]
    assert c.events.count("reshuffled") == 1


def test_ma_05_with_three_in_all_the_last_draws_nothing() -> None:
    rest = {0: "horse horse horse horse canoe canoe canoe canoe canoe sword sword", 1: "mine_cart mine_cart mine_cart"}
    rest |= {2: "cannon cannon cannon cannon cannon cannon fortress fortress fortress", 3: "poison spyglass spyglass"}
    c = camp(gone="horse", hands=rest | {0: rest[0] + " sword sword"})
    assert sum(c.s.pile[9:]) == 2
    roll(c, "silver", "silver", "red")
    assert [sum(c.s.hands[seat]) - count for seat, count in enumerate([13, 3, 9, 3])] == [0, 1, 1, 1]
    assert c.events[-1] == "nothing-to-draw"


# Earthquakes.


def quake(c: Camp, key: str, one: str, two: str, *more: str) -> Camp:
    """Two Marauders, and what the jewel dice show then."""
    return roll(c, "marauder", "marauder", key, f"face:{one}", f"face:{two}", *more)


def test_mar_46_earthquake_mar_t8() -> None:
    """MAR-T8, MAR-142 Chests close, hands lose the jewels, stashes keep theirs; nobody collects."""
    c = camp(
        guards={6: 0, 11: 2},  # Silver-B, Ruby-B
        hands={0: "silver gold", 1: "ruby ruby silver", 3: "diamond"},
        stashes={0: "silver", 1: "ruby"},
    )
    quake(c, "blue", "silver", "ruby")
    assert c.guards(0) == []
    assert c.guards(2) == []
    assert [c.hand(seat) for seat in range(4)] == ["gold", "", "", "diamond"]
    assert (c.stash(0), c.stash(1)) == ("silver", "ruby")
    assert (c.vault("silver"), c.vault("ruby")) == (9, 9)
    assert "collected" not in c.events
    assert c.asked == (1, "your-turn")


def test_ma_06_earthquake_base_case() -> None:
    c = camp(guards={14: 0}, hands={0: "diamond diamond diamond", 1: "ruby ruby gold"}, stashes={0: "diamond"})
    quake(c, "blue", "diamond", "ruby")
    assert c.guards(0) == []
    assert c.view(0)["players"][0]["guards"] == 4
    assert (c.hand(0), c.stash(0), c.hand(1)) == ("", "diamond", "gold")
    assert c.view(-1)["dice"]["key"] == "blue"


def test_mar_105_fortress_in_an_earthquake_mar_t8() -> None:
    c = quake(camp(guards={6: 0}, forts=(6,), carts=(6,), hands={0: "silver"}), "blue", "silver", "ruby")
    assert c.guards(0) == [6]
    assert (c.s.forts[6], c.s.carts[6]) == (1, 1)
    assert c.hand(0) == ""
    assert "held-out" in c.events


def test_ma_08_marauders_and_twins_in_the_second_roll() -> None:
    """MAR-E13, MAR-E14."""
    hands = {0: "gold gold silver"}
    c = quake(camp(guards={1: 0, 6: 1}, hands=hands), "blue", "marauder", "gold")
    assert (c.guards(0), c.guards(1), c.hand(0)) == ([], [6], "silver")
    c = quake(camp(guards={1: 0}, hands=hands), "blue", "marauder", "marauder")
    assert (c.guards(0), c.hand(0)) == ([1], "silver gold gold")
    c = quake(camp(guards={1: 0}, hands=hands), "blue", "gold", "gold")
    assert (c.guards(0), c.hand(0)) == ([], "silver")


def test_mar_e13_marauders_are_rolled_again_by_option() -> None:
    options = {"quake_reroll_marauders": True}
    c = camp(hands={0: "gold silver"}, options=options)
    roll(c, "marauder", "marauder", "blue", "face:marauder", "face:marauder", "face:gold", "face:silver")
    assert c.hand(0) == ""
    c = camp(hands={0: "gold silver"}, options=options)
    roll(c, "marauder", "marauder", "blue", *["face:marauder"] * 21, "face:gold")
    assert c.hand(0) == "silver"
    assert c.s.dice[0] == 5


def test_mar_e14_one_jewel_twice_is_one_chest() -> None:
    c = quake(camp(guards={1: 0, 3: 0}, hands={0: "gold"}), "blue", "gold", "gold")
    assert c.guards(0) == [3]
    assert c.events.count("quake-closed") == 1
    assert c.events.count("quake-lost") == 1


def test_mar_e15_an_earthquake_does_not_reach_wild() -> None:
    c = quake(camp(guards={15: 0}), "blue", "gold", "silver")
    assert c.guards(0) == [15]


def test_ma_09_the_mine_cart_of_a_chest_that_closes() -> None:
    """MAR-E16 by default."""
    c = quake(camp(guards={1: 0, 6: 0}, carts=(1,)), "blue", "gold", "emerald")
    assert c.guards(0) == [6]
    assert c.s.carts == [0] * 16
    assert c.discards() == "mine_cart"


def test_mar_e16_the_cart_may_move_by_option() -> None:
    options = {"quake_cart": "move"}
    c = quake(camp(guards={1: 0, 6: 0, 3: 0, 4: 0}, carts=(1, 3), options=options), "blue", "gold", "emerald")
    assert c.asked == (0, "cart-saved")
    assert c.offers == ["cell:4", "cell:6"]
    c.choose("cell:6")
    assert [cell for cell in range(16) if c.s.carts[cell]] == [3, 6]
    assert c.asked == (1, "your-turn")
    c = quake(camp(guards={1: 0, 6: 0}, carts=(1,), options=options), "blue", "gold", "emerald")
    assert (c.s.carts[6], c.asked) == (1, (1, "your-turn"))  # there was one place for it
    c = quake(camp(guards={1: 0}, carts=(1,), options=options), "blue", "gold", "emerald")
    assert c.discards() == "mine_cart"
