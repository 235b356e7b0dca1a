"""ROOT-14.4 The Hundreds: Birdsong."""

from typing import Any

from maraud.games.root.cards import ITEM_IDS
from maraud.games.root.factions.hundreds.pieces import command, prowess
from tests.games.root.test_hundreds import MOODS, hundreds
from tests.games.root.woodland import Woodland

# Raze.


def razing(ruins: bool = True, **more: Any) -> Woodland:
    """The example of the booklet: mobs in 9 and 10."""
    clearings = {3: "warlord", 9: "mob, roost, 2 eyrie, wood", 10: "mob"}
    return hundreds(clearings, "raze", points={"hundreds": 5}, ruins={10: "hammer"} if ruins else {}, **more)


def test_root_t_h01_razing_buildings_and_tokens() -> None:
    """ROOT-14.4.1 ROOT-14.4.1x3 ROOT-T-H01 LH-01"""
    t = razing()
    assert t.question == "raze-where"
    assert t.names() == ["9", "10"]
    t.play(9, dice=("item:hammer", "suit:fox"))
    assert (t.count("roost"), t.count("wood")) == (7, 8)
    assert t.count("eyrie", 9) == 2
    assert t.points("hundreds") == 7


def test_root_t_h02_razing_a_ruin() -> None:
    """ROOT-14.4.1 ROOT-14.2.4.1 ROOT-T-H02 LH-01"""
    t = razing()
    assert prowess(t.state) == 1
    t.play(10, dice=("item:hammer", "suit:fox"))
    assert t.board("hundreds")["hoard"] == {"hammer": 1}
    assert prowess(t.state) == 2
    assert not t.state.ruins >> 10 & 1
    assert t.state.open_slots[10] == 2
    assert t.points("hundreds") == 5 + 2  # nothing for the item


def test_root_t_h03_one_roll_and_a_choice() -> None:
    """ROOT-14.4.1 ROOT-T-H03"""
    t = razing().play(9, dice=("item:hammer", "suit:fox"))
    assert t.events.count("mob-rolled") == 1
    assert t.question == "spread-where"
    assert t.names() == ["1", "12"]
    t.play(12)
    assert (t.on_map("mob"), t.count("mob")) == (3, 2)


def test_root_t_h04_no_choice_where_there_is_one_clearing() -> None:
    """ROOT-14.4.1 ROOT-T-H04"""
    t = razing().play(9, dice=("item:hammer", "suit:mouse"))
    assert t.count("mob", 2) == 1
    assert t.question == "choose-mood"


def waiting(clearings: dict[int, str], **more: Any) -> Woodland:
    """Before the mobs raze: a card could be used."""
    t = hundreds(clearings, crafted={"hundreds": ["royal-claim"]}, **more)
    assert t.question == "use-effect"
    return t


def test_root_t_h05_nothing_is_placed_and_nothing_rolled_again() -> None:
    """ROOT-14.4.1 ROOT-T-H05 ROOT-FAQ-61"""
    t = waiting({1: "mob", 3: "warlord"}).play("pass", dice=("suit:fox",))
    assert t.on_map("mob") == 1
    assert t.events.count("mob-rolled") == 1


def test_root_t_h06_no_roll_in_the_first_turn() -> None:
    """ROOT-14.4.1x1 ROOT-T-H06 ROOT-FAQ-70 LH-04"""
    t = hundreds({3: "warlord, 4 hundreds, stronghold"})
    assert t.table.chances == 0
    assert t.question == "choose-mood"
    assert t.count("hundreds", 3) == 6


def test_lh_04_no_mob_no_roll_later() -> None:
    """ROOT-14.4.1x1 ROOT-FAQ-70 LH-04"""
    t = hundreds({3: "warlord, 4 hundreds", 9: "eyrie"}, fields={"turn": 9})
    assert t.table.chances == 0


def test_root_14_4_1_x2_with_five_mobs_out_none_is_placed() -> None:
    """ROOT-14.4.1x2 ROOT-14.D.3"""
    clearings = {1: "mob, wood", 2: "mob, wood", 3: "mob, warlord", 4: "mob", 5: "mob"}
    t = hundreds(clearings, "raze").play(1, dice=("suit:fox",))
    assert t.events.count("mob-rolled") == 1
    assert (t.on_map("mob"), t.count("mob")) == (5, 0)


def test_lh_02_razing_sympathy_owes_outrage() -> None:
    """ROOT-14.4.1x4 LH-02"""
    more: dict[str, Any] = {"factions": ("hundreds", "alliance"), "hands": {"hundreds": ["anvil"]}}
    t = hundreds({3: "mob, sympathy", 5: "warlord"}, "raze", **more)
    assert t.points("hundreds") == 1
    assert t.asked("hundreds") == ["show"]
    t.play("show", dice=("sword", "suit:fox"))
    assert t.known("alliance", "hundreds") == ["anvil"]
    assert t.board("alliance")["supporters_size"] == 1


def test_root_faq_59_the_keep_can_be_razed() -> None:
    """ROOT-14.4.1 ROOT-14.4.1x6 ROOT-FAQ-59"""
    t = hundreds({1: "mob, keep, 2 marquise", 8: "mob, wood", 3: "warlord"}, "raze")
    t.play(1, dice=("suit:mouse",))
    assert t.count("keep", 1) == 0
    assert t.count("marquise", 1) == 2


def test_root_14_4_1_x6_no_mob_is_placed_at_the_keep() -> None:
    """ROOT-14.4.1x6"""
    t = hundreds({5: "mob, wood", 4: "mob, wood", 1: "keep", 3: "warlord"}, "raze").play(5, dice=("suit:fox",))
    assert t.count("mob", 1) == 0
    assert t.names() == ["8", "12"]


def test_root_faq_60_a_ruin_without_an_item_stays() -> None:
    """ROOT-FAQ-60"""
    t = hundreds({10: "mob, wood", 9: "mob, wood", 3: "warlord"}, "raze").play(10, dice=("suit:rabbit",))
    assert t.state.ruins >> 10 & 1


def two_vagabonds(found: str = "") -> Woodland:
    """A mob at a ruin with two items, before it razes; the Hundreds have found an item elsewhere."""
    gear: dict[str, Any] = {"gear": [[], [0] * 32, [0] * 32, []], "character": [-1, 0, 1, -1]}
    gear["relations"] = [[], [0] * 4, [0] * 4, []]
    gear["found"] = [1 << ITEM_IDS.index(found) if found else 0, 0, 0, 0]
    four = ("hundreds", "vagabond", "second-vagabond", "marquise")
    ruins = {10: "hammer boot", 11: "hammer boot"}
    return waiting({10: "mob", 3: "warlord"}, hoard=found, factions=four, ruins=ruins, fields=gear)


def test_root_faq_68_two_items_one_is_taken() -> None:
    """ROOT-14.4.1x5 ROOT-FAQ-68"""
    t = two_vagabonds().play("pass", dice=("item:boot", "item:hammer"))
    assert t.asked("hundreds") == ["item:boot", "item:hammer"]
    t.play("boot", dice=("suit:fox",))
    assert t.board("hundreds")["hoard"] == {"boot": 1}
    assert t.state.ruins >> 10 & 1
    assert t.state.ruin_items[10] == 1


def test_root_faq_68_none_of_a_type_found_before() -> None:
    """ROOT-14.4.1x5 ROOT-FAQ-68"""
    t = two_vagabonds("boot").play("pass", dice=("item:boot", "item:hammer", "suit:fox"))
    assert t.board("hundreds")["hoard"] == {"boot": 1, "hammer": 1}
    t = two_vagabonds("boot").play("pass", dice=("item:boot", "item:boot", "suit:fox"))
    assert t.board("hundreds")["hoard"] == {"boot": 1}
    assert t.state.ruin_items[10] == 2


# Recruit and Anoint.


def test_root_t_h07_the_first_recruit() -> None:
    """ROOT-14.4.2 ROOT-T-H07"""
    t = hundreds({3: "warlord, 4 hundreds, stronghold"}, "recruit")
    assert (t.count("hundreds", 3), t.count("hundreds")) == (6, 14)


def test_root_t_h08_too_few_warriors() -> None:
    """ROOT-14.4.2 ROOT-T-H08 ROOT-FAQ-72"""
    clearings = {3: "warlord, 8 hundreds", 6: "stronghold", 7: "stronghold", 4: "8 hundreds"}
    t = hundreds(clearings, "recruit", hoard="hammer tea sword")
    assert prowess(t.state) == 3
    assert t.names() == ["6", "7"]
    t.play(7)
    assert [t.count("hundreds", clearing) for clearing in (3, 6, 7)] == [11, 0, 1]


def test_root_faq_62_no_warlord_no_warriors_for_prowess() -> None:
    """ROOT-14.4.2 ROOT-FAQ-62 LH-05"""
    t = hundreds({8: "2 stronghold", 9: "stronghold"}, "recruit", hoard="hammer tea sword")
    assert [t.count("hundreds", clearing) for clearing in (8, 9)] == [2, 1]
    assert t.question == "anoint-whom"
    assert t.names() == ["8", "9"]


def test_root_14_4_2_not_at_the_keep() -> None:
    t = hundreds({1: "warlord, 2 hundreds, keep", 8: "stronghold"}, "recruit", hoard="hammer")
    assert (t.count("hundreds", 1), t.count("hundreds", 8)) == (2, 1)


def test_root_t_h09_a_warrior_becomes_the_warlord() -> None:
    """ROOT-14.4.3 ROOT-T-H09 LH-07"""
    t = hundreds({6: "2 hundreds", 7: "hundreds"}, "anoint")
    assert t.asked("hundreds") == ["clearing:6", "clearing:7"]
    t.play(6)
    assert (t.count("hundreds", 6), t.count("warlord", 6), t.count("hundreds")) == (1, 1, 18)


def test_root_t_h10_anywhere_but_at_the_keep() -> None:
    """ROOT-14.4.3 ROOT-T-H10 ROOT-FAQ-63 LH-07"""
    t = hundreds({1: "keep", 5: "stronghold"}, "anoint")
    assert t.names() == [str(clearing) for clearing in range(2, 13)]
    t.play(12)
    assert t.count("warlord", 12) == 1
    t = hundreds({1: "keep, 3 hundreds", 5: "hundreds"}, "anoint")
    assert t.names() == ["5"]


def test_root_14_4_3_not_while_it_lives() -> None:
    assert hundreds({6: "2 hundreds", 7: "warlord"}, "anoint").question == "choose-mood"


# Moods.


def test_root_t_h11_moods_to_choose_from() -> None:
    """ROOT-14.4.4 ROOT-T-H11"""
    t = hundreds({3: "warlord"}, "choose_mood", mood="jubilant", hoard="coins")
    assert t.names() == ["bitter", "grandiose", "lavish", "relentless", "stubborn", "wrathful"]
    assert t.refused == {"mood:jubilant": "ROOT-14.4.4", "mood:rowdy": "ROOT-14.4.4"}
    t.play("wrathful")
    assert t.board("hundreds", "eyrie")["mood"] == "wrathful"


def test_lh_08_a_hoard_of_four() -> None:
    """ROOT-14.4.4 LH-08"""
    t = hundreds({3: "warlord"}, "choose_mood", mood="grandiose", hoard="boot bag coins hammer")
    assert t.names() == ["lavish", "stubborn", "wrathful"]


def test_root_t_h12_lavish_stays_lavish() -> None:
    """ROOT-14.4.4 ROOT-T-H12 ROOT-FAQ-57"""
    everything = "boot bag coins hammer tea sword crossbow"
    t = hundreds({3: "warlord"}, "choose_mood", mood="lavish", hoard=everything)
    assert (t.state.mood, t.question) == (MOODS.index("lavish"), "give-away")
    t = hundreds({3: "warlord"}, "choose_mood", mood="lavish", hoard="boot bag coins hammer tea sword")
    assert t.names() == ["stubborn"]


def test_root_14_4_4_x1_the_mood_lasts_in_the_turns_of_others() -> None:
    """ROOT-14.4.4x1 ROOT-14.7.7"""
    t = hundreds({5: "warlord, 2 hundreds, 3 marquise"}, "actions", turn="marquise")
    t.play("battle", 5, "hundreds", dice=(1, 0))
    assert (t.count("hundreds", 5), t.count("warlord", 5)) == (2, 1)


def test_root_14_7_4_lavish() -> None:
    """LH-10 ROOT-FAQ-56"""
    t = hundreds({8: "warlord"}, "choose_mood", hoard="boot hammer sword tea")
    assert prowess(t.state) == 3
    t.play("lavish")
    assert t.names() == ["pass", "boot", "hammer", "sword", "tea"]
    t.play("hammer", "sword")
    assert t.count("hundreds", 8) == 4
    assert (prowess(t.state), command(t.state)) == (2, 2)
    assert t.board("hundreds")["hoard"] == {"boot": 1, "tea": 1}
    t.play("pass")
    assert t.state.mood == MOODS.index("lavish")  # chosen for this turn
    assert t.question == "command"


def test_root_14_7_4_lavish_without_warlord_or_warriors() -> None:
    t = hundreds({8: "20 hundreds, warlord"}, "be_lavish", mood="lavish", hoard="boot").play("boot")
    assert t.count("hundreds", 8) == 20
    assert t.board("hundreds")["hoard"] == {}
