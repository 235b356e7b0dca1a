"""The eight resource cards that are not for moving."""

from __future__ import annotations

from tests.games.marauders.camp import camp

JEWEL_CARDS = ["wish:silver", "wish:gold", "wish:emerald", "wish:ruby", "wish:diamond"]


def test_mar_102_sword_mar_t14() -> None:
    """MAR-T14, MAR-142: four in hand are taken, the stashed one is not."""
    c = camp(hands={0: "sword", 2: "gold gold gold gold silver"}, stashes={2: "gold"})
    c.play("card:sword")
    assert c.offers == ["seat:1", "seat:2", "seat:3"]
    c.choose("seat:2")
    assert c.offers == JEWEL_CARDS
    c.choose("wish:gold")
    assert (c.hand(0), c.hand(2), c.stash(2)) == ("gold gold gold gold", "silver", "gold")
    assert c.discards() == "sword"


def test_mar_t25_a_sword_that_finds_nothing() -> None:
    """MAR-E51: legal, spent, all five jewels are offered."""
    c = camp(hands={0: "sword", 1: "gold"})
    c.play("card:sword", "seat:1")
    assert c.offers == JEWEL_CARDS
    c.choose("wish:silver")
    assert (c.hand(0), c.hand(1), c.discards()) == ("", "gold", "sword")


def test_mar_e51_a_sword_against_an_empty_hand() -> None:
    c = camp(hands={0: "sword"})
    c.play("card:sword", "seat:3")
    assert c.offers == JEWEL_CARDS


def test_ma_20_sword_limits() -> None:
    c = camp(hands={0: "sword", 1: "gold gold gold gold silver", 2: "gold"}, stashes={1: "gold"})
    c.play("card:sword", "seat:1", "wish:gold")
    assert (c.hand(0), c.hand(1), c.hand(2), c.stash(1)) == ("gold gold gold gold", "silver", "gold", "gold")


def test_mar_103_mine_cart() -> None:
    c = camp(hands={0: "mine_cart"}, guards={0: 0, 1: 0, 3: 1})
    c.play("card:mine_cart")
    assert c.offers == ["cell:0", "cell:1"]
    c.choose("cell:1")
    assert (c.s.carts[1], c.hand(0), c.discards()) == (1, "", "")
    c.pass_to(0).play("shift-cart")  # from the one to the other
    assert (c.s.carts[0], c.s.carts[1]) == (1, 0)


def test_mar_e58_carts_move_three_times_in_a_turn() -> None:
    c = camp(guards={0: 0, 1: 0}, carts=(0,))
    for cart in (1, 0, 1):
        c.choose("shift-cart")
        assert c.s.carts[cart] == 1
    assert c.refused["shift-cart"] == "MAR-E58"
    c.pass_to(0)
    assert "shift-cart" in c.offers


def test_mar_103_no_cart_to_move() -> None:
    c = camp(guards={0: 0}, carts=(0,))
    assert "shift-cart" not in c.offers
    assert c.refused["shift-cart"] == "MAR-103"


def test_mar_e12_one_of_each_under_a_chest() -> None:
    c = camp(hands={0: "mine_cart fortress"}, guards={0: 0, 1: 1}, carts=(0,), forts=(0,))
    assert c.of_kind("card") == []
    c = camp(hands={0: "mine_cart fortress sword"}, guards={0: 0}, carts=(0,), forts=(0,))
    assert c.of_kind("card") == ["card:sword"]
    assert c.refused["card:mine_cart"] == c.refused["card:fortress"] == "MAR-E12"
    assert camp(hands={0: "red"}).refused["play"] == "MAR-34"
    c = camp(hands={0: "mine_cart fortress"}, guards={0: 0}, carts=(0,))
    c.play("card:fortress", "cell:0")
    assert (c.s.carts[0], c.s.forts[0]) == (1, 1)


def test_mar_104_cannon_mar_t15() -> None:
    """MAR-T15: guard back, cart to the discards, the chest closed."""
    c = camp(hands={0: "cannon"}, guards={3: 1, 0: 0}, carts=(3,))
    c.play("card:cannon")
    assert c.offers == ["cell:0", "cell:3"]
    c.choose("cell:3")
    assert (c.guards(1), c.s.carts[3], c.discards()) == ([], 0, "mine_cart cannon")
    assert c.view(1)["players"][1]["guards"] == 4


def test_mar_104_anyone_with_its_key_may_open_it_again() -> None:
    c = camp(hands={0: "cannon red"}, guards={3: 1}, scouts={0: "keyhole:3:S"})
    c.play("card:cannon", "cell:3", "open:3")
    assert c.guards(0) == [3]


def test_mar_t15_a_fortress_takes_the_first_cannon() -> None:
    """MAR-105."""
    c = camp(hands={0: "cannon cannon"}, guards={3: 1}, carts=(3,), forts=(3,))
    c.play("card:cannon", "cell:3")
    assert (c.guards(1), c.s.carts[3], c.s.forts[3], c.discards()) == ([3], 1, 0, "cannon fortress")
    c.play("card:cannon", "cell:3")
    assert (c.guards(1), c.s.carts[3], c.discards()) == ([], 0, "mine_cart cannon cannon fortress")


def test_mar_e17_an_own_cannon_at_an_own_chest() -> None:
    c = camp(hands={0: "cannon"}, guards={3: 0}, forts=(3,), carts=(3,))
    c.play("card:cannon", "cell:3")
    assert (c.guards(0), c.discards()) == ([], "mine_cart cannon fortress")


def test_mar_104_no_chest_is_open() -> None:
    c = camp(hands={0: "cannon sword"})
    assert c.refused["card:cannon"] == "MAR-104"


def test_mar_105_fortress() -> None:
    """It may not be moved."""
    c = camp(hands={0: "fortress"}, guards={0: 0, 1: 0, 2: 3})
    c.play("card:fortress")
    assert c.offers == ["cell:0", "cell:1"]
    c.choose("cell:0")
    assert (c.s.forts[0], c.hand(0), c.discards()) == (1, "", "")
    assert not [text for text in c.offers if "fortress" in text or text == "shift-cart"]


def test_mar_106_poison_mar_t27() -> None:
    """MAR-T27, MAR-E38: one turn is skipped, others' rolls pay, offers come, then the card is discarded."""
    c = camp(hands={0: "poison gold", 1: "silver"}, guards={3: 1})
    c.play("card:poison")
    assert c.offers == ["seat:1", "seat:2", "seat:3"]
    c.choose("seat:1")
    assert (c.hand(0), c.hand(1), c.discards()) == ("gold", "silver", "")
    assert c.view(-1)["players"][1]["poisoned"]
    c.play("offer", "seat:1").offer("gold", "silver")
    assert c.asked == (1, "answer")
    c.choose("refuse")
    c.choose("end-turn", None, "face:gold face:marauder color:red")
    assert c.asked == (2, "your-turn")
    assert c.events[:4] == ["turn-ended", "turn-began", "turn-lost", "turn-began"]
    assert c.hand(1) == "silver gold gold"
    assert c.discards() == "poison"
    assert not c.view(-1)["players"][1]["poisoned"]


def test_mar_t27_the_turn_after_the_lost_one_is_played() -> None:
    c = camp(seats=2, hands={0: "poison"})
    c.play("card:poison", "seat:1")
    c.pass_to(0)
    assert c.s.turn == 3
    c.pass_to(1)
    assert c.asked == (1, "your-turn")


def test_mar_107_spyglass_mar_t20() -> None:
    """MAR-T20 The Terrain Clue without chests."""
    c = camp(hands={0: "spyglass"}, unlocked={0: "gold"})
    c.play("card:spyglass")
    assert c.offers == [f"slot:{name}-clue" for name in ["terrain", "silver", "emerald", "ruby", "diamond"]]
    c.choose("slot:terrain-clue")
    assert c.unlocked(0) == ["terrain", "gold"]
    assert c.discards() == "spyglass"


def test_mar_107_nothing_left_to_unlock() -> None:
    c = camp(hands={0: "spyglass sword"}, unlocked={0: "terrain silver gold emerald ruby diamond"})
    assert c.refused["card:spyglass"] == "MAR-107"


def test_mar_34_as_many_cards_as_you_like() -> None:
    """MAR-34 In any order; what is not played is kept, without a limit."""
    c = camp(hands={0: "sword sword horse cannon spyglass red red red gold gold gold silver silver"}, guards={3: 1})
    for play in (
        ["card:sword", "seat:1", "wish:gold"],
        ["card:cannon", "cell:3"],
        ["card:sword", "seat:1", "wish:ruby"],
    ):
        c.play(*play)
    c.play("card:spyglass", "slot:gold-clue")
    c.pass_to(0)
    assert c.hand(0) == "red red red silver silver gold gold gold horse"


def test_mar_e54_carts_and_fortresses_lie_in_sight() -> None:
    c = camp(guards={3: 1}, carts=(3,), forts=(3,))
    for seat in range(-1, 4):
        chest = c.view(seat)["chests"][3]
        assert (chest["cart"], chest["fortress"], chest["guard"]) == (True, True, 1)


def test_mar_42_and_103_a_cart_counts_for_the_guard_of_its_chest() -> None:
    c = camp(guards={3: 1, 1: 2}, carts=(1,))
    c.choose("end-turn", None, "face:gold face:marauder color:blue")
    assert (c.hand(1), c.hand(2)) == ("", "gold gold gold")
