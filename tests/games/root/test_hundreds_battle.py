"""ROOT-14.2.5, ROOT-14.7 The Hundreds in battle: looters and moods; and what their hirelings are."""

from typing import Any

import pytest

from maraud.games.root.cards import ITEM_IDS
from maraud.games.root.factions.hundreds.pieces import command, prowess
from tests.games.root.test_hundreds import hundreds
from tests.games.root.woodland import Woodland

# Looters.


def looting(clearing: str, items: list[str], mood: str = "rowdy", **more: Any) -> Woodland:
    """The Hundreds battle the Eyrie in 8."""
    t = hundreds({8: clearing}, "first_actions", mood, boxes={"eyrie": items}, leader="despot", **more)
    return t.play("battle", 8, "eyrie")


def test_root_t_h17_nobody_is_left() -> None:
    """ROOT-14.2.5 ROOT-14.2.5x2 ROOT-14.7.8 ROOT-T-H17 ROOT-FAQ-46 ROOT-FAQ-47 ROOT-FAQ-48 LH-14"""
    hands = {"eyrie": ["ambush-bird"]}
    t = looting("warlord, 2 hundreds, eyrie", ["boot"], "wrathful", hands=hands)
    assert (t.who, t.question) == ("hundreds", "loot")
    t.play("loot-it")
    assert (t.who, t.question) == ("eyrie", "ambush")
    t.play("ambush-bird", "piece:hundreds-warrior", dice=(1, 1))
    assert [t.count(piece, 8) for piece in ("warlord", "hundreds", "eyrie")] == [0, 0, 0]
    assert t.view()["players"][t.seat("eyrie")]["items"] == {"boot": 1}
    assert t.points("hundreds") == 0


def test_root_t_h18_a_choice_of_items() -> None:
    """ROOT-14.2.5 ROOT-T-H18 ROOT-FAQ-50"""
    t = looting("warlord, 2 hundreds, eyrie", ["boot", "sword"]).play("loot-it", dice=(3, 1))
    assert t.who == "hundreds"
    t.play("piece:hundreds-warrior")
    assert t.count("eyrie", 8) == 1
    assert t.asked("hundreds") == ["pass", "item:boot", "item:sword"]
    nothing = looting("warlord, 2 hundreds, eyrie", ["boot"]).play("loot-it", dice=(3, 0)).play("pass")
    assert nothing.board("hundreds")["hoard"] == {}
    t.play("sword")
    assert (prowess(t.state), command(t.state)) == (2, 1)
    assert t.view()["players"][t.seat("eyrie")]["items"] == {"boot": 1}


def test_root_14_2_5_without_looting_hits_are_dealt() -> None:
    t = looting("warlord, 2 hundreds, eyrie", ["boot"]).play("pass", dice=(3, 0))
    assert t.count("eyrie", 8) == 0
    assert t.view()["players"][t.seat("eyrie")]["items"] == {"boot": 1}


def test_root_14_2_5_exhausted_items_too() -> None:
    tired = [0] * 24
    tired[8 + ITEM_IDS.index("coins")] = 1
    t = hundreds({8: "warlord, eyrie, hundreds"}, "first_actions", "rowdy", fields={"tired_boxes": tired})
    t.play("battle", 8, "eyrie", "loot-it", dice=(1, 0)).play("coins")
    assert t.board("hundreds")["hoard"] == {"coins": 1}
    assert t.state.tired_boxes == [0] * 24


def test_root_14_2_5_a_defenseless_defender_takes_the_extra_hit() -> None:
    """ROOT-FAQ-48"""
    t = looting("hundreds, 2 roost", ["boot"]).play("loot-it", dice=(3, 0))
    assert t.count("roost", 8) == 1
    assert t.points("hundreds") == 1


def test_root_14_2_5_x3_a_stronghold_rules_after_an_ambush() -> None:
    """ROOT-14.2.5x3"""
    hands = {"eyrie": ["ambush-bird"]}
    t = looting("2 hundreds, 2 stronghold, eyrie", ["boot"], hands=hands).play("loot-it", "ambush-bird")
    assert t.count("hundreds", 8) == 0
    assert t.ruler(8) == "hundreds"
    t.play("boot")
    assert command(t.state) == 2


@pytest.mark.parametrize("defender", ["marquise", "vagabond"])
def test_root_t_h19_nothing_to_loot(defender: str) -> None:
    """ROOT-14.2.5 ROOT-14.2.5x1 ROOT-T-H19 ROOT-FAQ-49 LH-15"""
    gear = [0] * 32
    gear[ITEM_IDS.index("sword") * 4] = 1
    fields = {"pawn": [0, 8, 0], "gear": [[], gear, []], "character": [-1, 0, -1], "relations": [[], [0] * 3, []]}
    three = ("hundreds", "vagabond", "marquise")
    t = hundreds({8: "warlord, hundreds, marquise"}, "first_actions", "rowdy", factions=three, fields=fields)
    t.play("battle", 8, defender, dice=(0, 0))
    assert "looting" not in t.events
    assert t.question == "advance"


def test_root_faq_51_loot_for_a_full_track() -> None:
    """ROOT-14.2.4.1 ROOT-FAQ-51"""
    t = looting("warlord, 2 hundreds, eyrie", ["hammer"], hoard="tea tea sword sword")
    t.play("loot-it", dice=(0, 0)).play("hammer")
    assert sorted(t.names()) == ["hammer", "sword", "tea"]
    t.play("hammer")
    assert (t.points("hundreds"), t.board("hundreds")["hoard"]) == (1, {"sword": 2, "tea": 2})


# Moods in battle.


@pytest.mark.parametrize("active", ["hundreds", "marquise"])
def test_root_14_7_1_bitter(active: str) -> None:
    """ROOT-14.7.1"""
    clearings = {5: "warlord, mob, 2 marquise", 1: "mob", 2: "mob", 8: "mob"}
    part = "first_actions" if active == "hundreds" else "actions"
    t = hundreds(clearings, part, "bitter", turn=active)
    t.play("battle", 5, "marquise" if active == "hundreds" else "hundreds")
    assert (t.who, t.question) == ("hundreds", "bitter-where")
    assert t.names() == ["pass", "1", "2", "5"]
    t.play(1, 5, "pass", dice=(0, 0))
    assert (t.count("hundreds", 5), t.on_map("mob")) == (2, 2)


def test_root_14_7_1_bitter_without_the_warlord() -> None:
    """An ambush has taken it, or it was elsewhere."""
    t = hundreds({5: "hundreds, mob, marquise", 3: "warlord"}, "first_actions", "bitter")
    t.play("battle", 5, "marquise", dice=(0, 0))
    assert t.on_map("mob") == 1
    hands = {"marquise": ["ambush-bird"]}
    t = hundreds({5: "warlord, 2 hundreds, mob, marquise"}, "first_actions", "bitter", hands=hands)
    t.play("battle", 5, "marquise", "ambush-bird", "piece:warlord", dice=(0, 0))
    assert (t.count("warlord", 5), t.on_map("mob")) == (0, 1)


def test_root_faq_67_more_mobs_than_warriors() -> None:
    """ROOT-14.7.1 ROOT-FAQ-67"""
    clearings = {5: "warlord, mob, 2 marquise", 1: "mob", 4: "19 hundreds"}
    t = hundreds(clearings, "first_actions", "bitter").play("battle", 5, "marquise", 1, 5, dice=(0, 0))
    assert (t.count("hundreds", 5), t.on_map("mob"), t.count("hundreds")) == (1, 0, 0)


def test_root_14_7_2_grandiose() -> None:
    """ROOT-14.7.2 LH-20"""
    t = hundreds({5: "warlord, 2 hundreds"}, "first_actions", "grandiose")
    assert t.question == "advance"
    t.play("pass")
    assert t.question == "command"
    assert hundreds({5: "warlord, 2 hundreds"}, "first_actions", "rowdy").question == "command"


def test_root_14_7_3_jubilant() -> None:
    """ROOT-14.7.3 LH-21"""
    hands = {"hundreds": ["bake-sale", "anvil"]}
    clearings = {3: "warlord", 8: "hundreds", 4: "eyrie"}
    t = hundreds(clearings, "incite", "jubilant", hands=hands).play(3, "bake-sale")
    assert (t.question, t.asked()) == ("roll-again", ["pass", "roll-mob"])
    t.play("roll-mob", dice=("suit:rabbit",))  # no rabbit clearing beside 3
    assert t.on_map("mob") == 1
    t.play("roll-mob", dice=("suit:fox",))
    assert t.count("mob", 6) == 1
    t.play("roll-mob", dice=("suit:mouse",))
    assert t.names() == ["2", "7", "11"]  # beside 6 and beside 3
    t.play(11, "roll-mob", dice=("suit:mouse",)).play(7)
    assert (t.on_map("mob"), t.question) == (4, "incite-where")  # four rolls are all
    t.play(8, "anvil")
    assert t.question != "roll-again"  # the warlord is elsewhere


def test_lh_21_one_mob_left_after_inciting() -> None:
    """ROOT-14.7.3 LH-21"""
    hands = {"hundreds": ["bake-sale", "anvil"]}
    clearings = {3: "warlord", 8: "hundreds", 1: "mob", 2: "mob", 9: "mob"}
    t = hundreds(clearings, "incite", "jubilant", hands=hands).play(3, "bake-sale")
    t.play("roll-mob", dice=("suit:mouse",)).play(7)
    assert t.count("mob") == 0
    assert t.question not in ("roll-again", "incite-where")


def test_root_14_7_5_relentless() -> None:
    """ROOT-14.7.5 LH-20"""
    t = hundreds({3: "warlord, 3 hundreds", 7: "3 marquise"}, "second_actions", "relentless")
    t.play("move", 7, 3, "battle", "marquise", dice=(1, 0))
    assert (t.question, t.asked()) == ("once-more", ["pass", "move", "battle"])
    t.play("battle", "marquise", dice=(1, 0))
    assert t.count("marquise", 7) == 1
    assert t.question not in ("once-more", "advance")


def test_root_14_7_5_relentless_moves_on_with_the_warlord() -> None:
    t = hundreds({3: "warlord, 3 hundreds", 7: "marquise"}, "second_actions", "relentless")
    t.play("move", 7, 3, "battle", "marquise", dice=(1, 0))
    t.play("move", 8, 0)
    assert t.count("warlord", 8) == 1


@pytest.mark.parametrize("choices", [("move", 7, 3, "pass"), ("battle", "eyrie")])
def test_root_faq_65_relentless_needs_move_and_battle(choices: tuple[Any, ...]) -> None:
    """ROOT-14.7.5 ROOT-FAQ-65"""
    clearings = {3: "warlord, 3 hundreds, eyrie", 7: "3 marquise"}
    t = hundreds(clearings, "second_actions", "relentless", hoard="hammer")
    t.play(*choices, dice=(0, 0) if choices[0] == "battle" else ())
    assert t.question == "advance"


def test_lh_25_stubborn_and_an_ambush() -> None:
    """ROOT-14.7.7 LH-25"""
    hands = {"marquise": ["ambush-bird"]}
    t = hundreds({5: "warlord, hundreds, 2 marquise"}, "first_actions", "stubborn", hands=hands)
    t.play("battle", 5, "marquise", "ambush-bird")
    assert t.who == "hundreds"
    t.play("piece:hundreds-warrior", dice=(1, 1))
    assert (t.count("warlord", 5), t.count("hundreds", 5), t.count("marquise", 5)) == (0, 0, 1)


def test_root_faq_66_stubborn_until_the_warlord_falls() -> None:
    """ROOT-14.7.7 ROOT-FAQ-66"""
    hands = {"marquise": ["ambush-bird"]}
    t = hundreds({5: "warlord, 2 hundreds, 2 marquise"}, "first_actions", "stubborn", hands=hands)
    t.play("battle", 5, "marquise", "ambush-bird", "piece:warlord", dice=(1, 1))
    assert (t.count("warlord", 5), t.count("hundreds", 5)) == (0, 1)


def test_root_14_7_7_stubborn_elsewhere() -> None:
    t = hundreds({5: "2 hundreds, 2 marquise", 3: "warlord"}, "first_actions", "stubborn")
    t.play("battle", 5, "marquise", dice=(1, 1))
    assert t.count("hundreds", 5) == 1


@pytest.mark.parametrize(("mood", "left"), [("wrathful", 1), ("rowdy", 2)])
def test_root_14_7_8_wrathful(mood: str, left: int) -> None:
    """ROOT-14.7.8"""
    t = hundreds({5: "warlord, hundreds, 3 marquise"}, "first_actions", mood)
    t.play("battle", 5, "marquise", dice=(1, 0))
    assert t.count("marquise", 5) == left


def test_root_14_7_8_not_as_defender_nor_elsewhere() -> None:
    t = hundreds({5: "warlord, 2 hundreds, 3 marquise"}, "actions", "wrathful", turn="marquise")
    t.play("battle", 5, "hundreds", dice=(0, 0))
    assert t.count("marquise", 5) == 3
    t = hundreds({5: "2 hundreds, 3 marquise", 3: "warlord"}, "first_actions", "wrathful")
    t.play("battle", 5, "marquise", dice=(0, 0))
    assert t.count("marquise", 5) == 3


# Hirelings.


def test_lh_23_a_hireling_rules_but_is_no_piece() -> None:
    """ROOT-14.6.2x2 ROOT-14.4.1x3 ROOT-FAQ-44 LH-23"""
    clearings = {1: "2 forest-patrol", 2: "forest-patrol, mob", 3: "forest-patrol, mob, sympathy"}
    more: dict[str, Any] = {"factions": ("hundreds", "alliance", "eyrie"), "hirelings": {"forest-patrol": "hundreds"}}
    t = hundreds(clearings, "oppress", "rowdy", **more)
    assert [t.ruler(clearing) for clearing in (1, 2, 3)] == ["hundreds"] * 3
    assert t.board("hundreds")["oppressed"] == [2]
    uncontrolled = hundreds(
        {2: "2 hundreds, forest-patrol"}, "oppress", "rowdy", **{**more, "hirelings": {"forest-patrol": ""}}
    )
    assert uncontrolled.board("hundreds")["oppressed"] == []


def test_root_t_h19_a_hireling_cannot_be_looted() -> None:
    """ROOT-14.2.5x1 ROOT-T-H19 LH-15"""
    more: dict[str, Any] = {"hirelings": {"forest-patrol": ""}, "boxes": {"eyrie": ["boot"]}}
    more["factions"] = ("hundreds", "eyrie", "alliance")
    t = hundreds({8: "warlord, 2 hundreds, forest-patrol"}, "first_actions", "rowdy", **more)
    t.play("battle", 8, "forest-patrol", dice=(0, 0))
    assert "looting" not in t.events
    assert t.question == "advance"
