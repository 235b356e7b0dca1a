"""Chests, guards, keys and clues."""

from __future__ import annotations

from typing import Any

from tests.games.marauders.camp import Camp, at, camp

FOUR = {0: 0, 1: 0, 2: 0, 14: 0}  # mountain, mountain, forest, desert


def at_chest(cell: int, hand: str, **rest: Any) -> Camp:
    """A scout of seat 0 at a keyhole of a closed chest."""
    return camp(hands={0: hand}, scouts={0: f"keyhole:{cell}:N square:7:9"}, **rest)


def test_mar_80_open_a_chest_with_a_key_of_its_color() -> None:
    c = at_chest(0, "red yellow")
    assert c.of_kind("open", "pry") == ["open:0"]
    c.choose("open:0")
    assert (c.guards(0), c.hand(0), c.discards()) == ([0], "yellow", "red")
    assert c.view(2)["chests"][0] | {"looked": []} == {
        "cell": 0,
        "open": True,
        "guard": 0,
        "chest": "silver-red",
        "cart": False,
        "fortress": False,
        "looked": [],
        "was_open": True,
    }
    assert c.events == ["paid", "opened"]


def test_mar_80_not_without_the_key_and_not_from_afar() -> None:
    """MAR-82 It stays closed for anyone."""
    c = at_chest(0, "yellow blue")
    assert c.of_kind("open", "pry") == []
    assert c.refused["open-chest"] == "MAR-80"
    c = camp(hands={0: "red"}, scouts={0: "square:2:0"})
    assert c.refused["open-chest"] == "MAR-80"


def test_mar_80_a_wooden_key_opens_any_chest() -> None:
    c = at_chest(0, "red wooden")
    assert c.of_kind("open", "pry") == ["open:0", "pry:0"]
    c.choose("pry:0")
    assert (c.guards(0), c.hand(0), c.discards()) == ([0], "red", "wooden")


def test_ma_12_keys_for_the_wild_chest() -> None:
    """MAR-81."""
    cases = {
        "red yellow blue": ["open:15"],
        "red red wooden": ["pry:15"],
        "red blue": [],
        "red yellow": [],
        "yellow blue": [],
        "red yellow blue wooden": ["open:15", "pry:15"],
    }
    for hand, ways in cases.items():
        c = at_chest(15, hand, looked=[1 << 15, 0, 0, 0])
        assert c.of_kind("open", "pry") == ways
    c.choose("open:15")
    assert (c.hand(0), c.discards()) == ("wooden", "red yellow blue")
    assert c.guards(0) == [15]


def test_mar_81_the_wild_chest_by_one_wooden_key() -> None:
    c = at_chest(15, "red red wooden", looked=[1 << 15, 0, 0, 0])
    c.play("pry:15")
    assert c.hand(0) == "red red"


def test_mar_83_a_fifth_chest_mar_t16() -> None:
    """MAR-T16 One of the four closes first, the owner chooses which."""
    c = at_chest(5, "red", guards=FOUR)
    c.play("open:5")
    assert c.asked == (0, "close-which")
    assert c.offers == ["cell:0", "cell:1", "cell:2", "cell:14"]
    c.choose("cell:1")
    assert c.guards(0) == [0, 2, 5, 14]
    assert c.view(3)["chests"][1]["open"] is False
    assert c.view(3)["chests"][1]["chest"] == "gold-blue"  # all have seen it open


def test_ma_13_four_guards() -> None:
    """MAR-90, MAR-E9."""
    for closes, may in (("cell:2", True), ("cell:14", True), ("cell:0", False)):
        c = at_chest(5, "red", guards=FOUR)
        c.play("open:5", closes)
        assert c.of_kind("slot") == (["slot:terrain-clue"] if may else [])


def test_mar_83_no_closing_at_will() -> None:
    c = camp(guards=FOUR)
    assert not {"close", "cell:0"} & set(c.offers)


def test_mar_e16_closing_an_own_chest_discards_what_lies_under_it() -> None:
    """MAR-103 The cart may move before."""
    c = at_chest(5, "red", guards=FOUR, carts=(1,), forts=(1,))
    c.play("open:5", "cell:1")
    assert c.discards() == "red mine_cart fortress"
    assert (c.s.carts, c.s.forts) == ([0] * 16, [0] * 16)
    c = at_chest(5, "red", guards=FOUR, carts=(1,), forts=(1,))
    c.play("shift-cart", "cell:1", "cell:0")
    c.play("open:5", "cell:1")
    assert c.discards() == "red fortress"
    assert c.s.carts[0] == 1


def test_mar_e25_opening_later_from_the_same_keyhole() -> None:
    c = at_chest(0, "")
    c.pass_to(0)
    assert c.of_kind("open", "pry") == []
    c.play("take-key", dice="card:red")
    c.play("open:0")
    assert c.guards(0) == [0]


def test_mar_e24_a_scout_at_a_chest_that_was_closed_opens_it_again() -> None:
    c = camp(hands={0: "cannon blue"}, guards={3: 1}, scouts={0: "keyhole:3:N"}, looked=[0, 0, 0, 0])
    c.play("card:cannon", "cell:3")
    assert c.view(0)["chests"][3]["chest"] == "gold-red"
    assert c.of_kind("open", "pry") == []  # it has no red key, and the table says so to it alone
    c = camp(hands={0: "cannon red"}, guards={3: 1}, scouts={0: "keyhole:3:N"}, looked=[0, 0, 0, 0])
    c.play("card:cannon", "cell:3", "open:3")
    assert c.guards(0) == [3]


def test_two_scouts_at_one_chest_open_it_once() -> None:
    c = camp(hands={0: "red"}, scouts={0: "keyhole:0:N keyhole:0:S"})
    assert c.of_kind("open", "pry") == ["open:0"]


# The key pile.


def test_mar_84_a_key_card_instead_of_moving() -> None:
    c = camp()
    c.play("take-key", dice="card:blue")
    assert c.hand(0) == "blue"
    assert c.heard(0)[-1] == "You draw blue key."
    assert c.heard(1)[-1] == "Ana draws a card: the top key card."
    assert "move" not in c.offers
    assert c.refused["move"] == "MAR-31"
    assert c.refused["take-key"] == "MAR-31"


REDS = "red red red red red red red red"
ALL_KEYS = {0: REDS, 1: "yellow yellow yellow yellow yellow yellow yellow yellow", 2: "wooden wooden wooden wooden"}


def test_mar_t21_the_key_pile_is_refilled_from_its_discards() -> None:
    hands = {**ALL_KEYS, 3: "blue blue blue"}
    c = camp(hands=hands, gone="blue blue blue blue blue")
    assert c.view(0)["piles"]["key"] == 0
    c.play("take-key", dice="card:blue")
    assert c.events == ["took-key", "reshuffled", "drew"]
    assert (c.view(0)["piles"]["key"], c.discards()) == (4, "")


def test_mar_t21_with_both_empty_no_key_is_offered() -> None:
    """MAR-E31."""
    c = camp(hands={**ALL_KEYS, 3: "blue blue blue blue blue blue blue blue"})
    assert "take-key" not in c.offers
    assert c.refused["take-key"] == "MAR-84"


# Clues.


def test_mar_90_the_terrain_clue_mar_t18() -> None:
    """MAR-T18, MAR-94: two players with chests on different terrains unlock the same card."""
    c = camp(guards={0: 0, 1: 0, 4: 0, 8: 1, 9: 1, 12: 1}, hands={2: "cannon"})
    c.play("slot:terrain-clue")
    assert c.unlocked(0) == ["terrain"]
    assert c.view(0)["clues"][0] == {"slot": "terrain", "markers": [0], "card": "marauder"}
    assert c.view(1)["clues"][0] == {"slot": "terrain", "markers": [0], "card": None}
    c.pass_to(1).play("slot:terrain-clue")
    assert c.view(1)["clues"][0]["markers"] == [0, 1]
    c.pass_to(2).play("card:cannon", "cell:0")
    assert c.unlocked(0) == ["terrain"]  # MAR-95
    assert c.view(0)["clues"][0]["card"] == "marauder"  # MAR-93


def test_mar_t18_in_the_first_turn_and_mar_e39_at_no_cost() -> None:
    """MAR-E39."""
    c = camp(guards={0: 0, 1: 0, 4: 0}, hands={0: "gold"})
    c.play("slot:terrain-clue")
    assert c.hand(0) == "gold"
    c = camp(guards={0: 0, 1: 0, 8: 0})
    assert c.of_kind("slot") == []
    assert c.refused["unlock"] == "MAR-91"


def test_mar_e9_the_wild_chest_counts_on_the_terrain_where_it_lies() -> None:
    c = camp(guards={15: 0, 14: 0, 11: 0})
    assert c.of_kind("slot") == ["slot:terrain-clue"]


def test_mar_91_a_jewel_clue_mar_t23() -> None:
    """MAR-T23, MAR-92, MAR-94: three leave the hand, the Vault grows, one marker, seen by the payer alone."""
    c = camp(hands={0: "silver silver silver"})
    assert c.vault("silver") == 7
    c.play("slot:silver-clue")
    assert (c.hand(0), c.vault("silver"), c.unlocked(0)) == ("", 10, ["silver"])
    assert c.heard(0)[-1] == "You look at the Silver Clue: Mountain."
    assert c.heard(1)[-1] == c.heard(-1)[-1] == "Ana unlocks a clue: Silver Clue."
    assert c.view(0)["clues"][1]["card"] == "mountain"
    assert c.view(3)["clues"][1]["card"] is None


def test_mar_t23_not_with_less() -> None:
    for hand, stash in (("silver silver", ""), ("gold gold gold", ""), ("silver silver", "silver")):
        c = camp(hands={0: hand}, stashes={0: stash})
        assert "slot:silver-clue" not in c.offers


def test_mar_95_what_is_unlocked_is_not_paid_again() -> None:
    c = camp(hands={0: "silver silver silver"}, unlocked={0: "silver"})
    assert c.of_kind("slot") == []


def test_ma_19_jewel_clue_cost_goes_back_to_the_vault() -> None:
    c = camp(hands={0: "emerald emerald emerald"}, vault={"emerald": 0})
    c.play("slot:emerald-clue")
    assert c.vault("emerald") == 3
    assert [c.view(seat)["clues"][3]["card"] for seat in range(4)] == ["bear", None, None, None]
    c = camp(hands={0: "diamond diamond diamond"})
    c.play("slot:diamond-clue")
    assert c.view(0)["clues"][5]["card"] == "marauder"
    assert set(c.view(0)["mine"]["clues"].values()) == {None}


def test_mar_92_mar_93_an_unlocked_clue_stays_open_to_its_player() -> None:
    """MAR-92, MAR-93."""
    c = camp(unlocked={0: "gold ruby", 1: "silver"})
    c.pass_to(2)
    assert c.view(0)["clues"][2]["card"] == "pond"
    assert c.view(0)["mine"]["clues"] == {"terrain": None, "water": "pond", "shape": None, "cover": "boulder"}
    assert c.view(1)["clues"][2]["card"] is None


def test_mar_18_what_clues_leave_possible() -> None:
    """MAR-19 The Marauders leave all."""

    def possible(c: Camp) -> int:
        return sum(tile["boulder_possible"] + tile["cave_possible"] for tile in c.view(0)["tiles"])

    assert possible(camp(unlocked={0: "terrain diamond"})) == 32
    assert possible(camp(unlocked={0: "silver"})) == 8
    assert possible(camp(unlocked={0: "silver gold"})) == 4
    assert possible(camp(unlocked={0: "silver gold ruby"})) == 2
    assert possible(camp(unlocked={0: "silver gold emerald ruby"})) == 1


def test_mar_e46_no_clue_for_other_cards() -> None:
    c = camp(hands={0: "gold gold gold silver silver"})
    c.play("five-for-one")
    assert not [text for text in c.offers if text.startswith("slot")]


def test_keyholes_are_named_by_side() -> None:
    assert at("keyhole:5:W") == "square:6:7"
