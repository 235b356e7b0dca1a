"""ROOT-14.5, ROOT-14.6 The Hundreds: Daylight and Evening."""

from typing import Any

import pytest

from maraud.games.root.factions.hundreds.pieces import command, prowess
from tests.games.root.test_hundreds import hundreds

# Command.


def test_root_t_h14_command_is_a_number_of_actions() -> None:
    """ROOT-14.5.2 ROOT-14.2.4.2 ROOT-T-H14"""
    hands = {"hundreds": ["anvil", "bake-sale"]}
    t = hundreds({3: "warlord, 4 hundreds, marquise", 5: "hundreds"}, "first_actions", "rowdy", hands=hands)
    assert command(t.state) == 1
    assert t.asked("hundreds") == ["pass", "move", "battle", "build"]
    t.play("move", 5, 2, 1)
    assert t.question == "advance"


def test_root_t_h14_two_with_a_boot() -> None:
    """ROOT-14.5.2 ROOT-14.2.4.2 ROOT-T-H14"""
    t = hundreds({3: "warlord, 4 hundreds"}, "first_actions", "rowdy", hoard="boot")
    assert command(t.state) == 2
    t.play("move", 3, 6, 1, "pass")
    assert t.question == "command"
    t.play("move", 6, 3, 1)
    assert t.question == "advance"


def test_root_14_2_4_2_what_is_gained_meanwhile_counts_at_once() -> None:
    """ROOT-14.2.4.2 ROOT-14.5.2"""
    boxes = {"eyrie": ["boot"]}
    t = hundreds({3: "warlord, 4 hundreds", 6: "3 hundreds, eyrie"}, "first_actions", "rowdy", boxes=boxes)
    t.play("battle", 6, "eyrie", "loot-it", dice=(0, 0))
    t.play("boot")
    assert t.question == "command"  # the second of two actions


def test_root_14_5_2_1_the_warlord_may_move_too() -> None:
    """ROOT-14.5.2.1"""
    t = hundreds({3: "warlord, 2 hundreds"}, "first_actions", "rowdy").play("move", 3, 7)
    assert t.asked("hundreds") == ["number:0", "number:1", "number:2"]
    assert (t.count("warlord", 3), t.play(0).count("warlord", 7)) == (1, 1)
    t = hundreds({3: "warlord, 2 hundreds"}, "first_actions", "rowdy").play("move", 3, 7, 2)
    assert t.asked("hundreds") == ["pass", "piece:warlord"]
    t.play("piece:warlord")
    assert (t.count("warlord", 7), t.count("hundreds", 7)) == (1, 2)


def test_root_14_5_2_1_without_the_warlord_at_least_one() -> None:
    """ROOT-14.5.2.1"""
    t = hundreds({3: "2 hundreds", 5: "warlord"}, "first_actions", "rowdy").play("move", 3, 7)
    assert t.asked("hundreds") == ["number:1", "number:2"]
    t = hundreds({5: "warlord"}, "first_actions", "rowdy").play("move", 5, 1)
    assert t.count("warlord", 1) == 1  # alone, and nobody is asked how many


def test_root_14_5_2_2_the_warlord_alone_can_battle() -> None:
    """ROOT-14.5.2.2"""
    t = hundreds({5: "warlord, marquise"}, "first_actions", "rowdy").play("battle", 5, "marquise", dice=(1, 0))
    assert t.count("marquise", 5) == 0


def test_root_14_5_2_3_build_for_a_matching_card() -> None:
    """ROOT-14.5.2.3"""
    hands = {"hundreds": ["anvil", "bake-sale", "armorers"]}
    t = hundreds({3: "warlord", 8: "hundreds", 6: "2 hundreds, 3 marquise"}, "first_actions", "rowdy", hands=hands)
    t.play("build")
    assert t.names() == ["3", "8"]
    t.play(8)
    assert t.names() == ["anvil", "armorers"]
    t.play("anvil")
    assert (t.count("stronghold", 8), t.discarded) == (1, ["anvil"])


@pytest.mark.parametrize(
    ("pieces", "card"),
    [("stronghold, hundreds", "bake-sale"), ("hundreds", "anvil"), ("hundreds, 2 eyrie", "bake-sale")],
)
def test_root_14_5_2_3_no_build_without_slot_card_or_rule(pieces: str, card: str) -> None:
    """ROOT-14.5.2.3"""
    t = hundreds({3: pieces, 9: "warlord, eyrie"}, "first_actions", "rowdy", hands={"hundreds": [card]})
    assert t.refused["build"] == "ROOT-14.5.2.3"


def test_root_14_5_1_craft_comes_first() -> None:
    """ROOT-14.5.1 ROOT-14.2.1"""
    hands = {"hundreds": ["travel-gear-fox", "anvil"]}
    t = hundreds({4: "stronghold, warlord, hundreds"}, "craft", "rowdy", hands=hands)
    assert t.asked("hundreds") == ["pass", "card:travel-gear-fox"]
    t.play("travel-gear-fox", "keep-item")
    assert (t.question, command(t.state)) == ("command", 2)


# Advance.


def test_root_t_h15_two_advances() -> None:
    """ROOT-14.5.3 ROOT-T-H15"""
    clearings = {3: "warlord, 3 hundreds, stronghold", 7: "2 hundreds", 8: "2 marquise"}
    t = hundreds(clearings, "second_actions", "rowdy", hoard="crossbow")
    assert prowess(t.state) == 2
    t.play("move", 7, 0)
    assert (t.question, t.count("warlord", 7)) == ("advance", 1)
    t.play("move", 8, 1, "battle", "marquise", dice=(1, 0))
    assert t.count("marquise", 8) == 1
    assert [t.count("hundreds", clearing) for clearing in (3, 7, 8)] == [3, 1, 1]
    assert t.question != "advance"


def test_root_t_h16_no_advance_without_the_warlord() -> None:
    """ROOT-14.5.3 ROOT-14.5.3x1 ROOT-T-H16"""
    t = hundreds({3: "warlord, hundreds", 7: "2 hundreds, marquise"}, "second_actions", "rowdy")
    assert t.refused["battle"] == "ROOT-14.5.3"  # the enemy is elsewhere
    t.play("move")
    assert t.names() == ["6", "7", "11"]  # from its clearing
    t = hundreds({7: "2 hundreds, marquise"}, "second_actions", "rowdy")
    assert t.question != "advance"


def test_root_14_5_3_battle_only() -> None:
    t = hundreds({7: "warlord, 2 hundreds, marquise"}, "second_actions", "rowdy")
    t.play("battle", "marquise", dice=(1, 0))
    assert t.count("marquise", 7) == 0
    assert t.question != "advance"


def test_root_14_5_3_a_move_needs_rule_as_ever() -> None:
    t = hundreds({3: "warlord, 2 marquise", 7: "stronghold"}, "second_actions", "rowdy").play("move")
    assert t.names() == ["7"]


def test_root_14_5_3_x1_the_warlord_dies_during_the_step() -> None:
    """ROOT-14.5.3x1"""
    t = hundreds({7: "warlord, 3 marquise", 5: "2 hundreds"}, "second_actions", "rowdy", hoard="hammer tea sword")
    t.play("battle", "marquise", dice=(2, 1))
    assert t.count("warlord") == 1
    assert t.question != "advance"


# Incite.


def test_root_t_h22_incite_with_a_matching_card() -> None:
    """ROOT-14.6.1 ROOT-T-H22 LH-21"""
    hands = {"hundreds": ["bake-sale", "armorers", "anvil"]}
    t = hundreds({5: "warlord, 3 eyrie"}, "incite", "rowdy", hands=hands)
    assert t.asked("hundreds") == ["pass", "clearing:5"]
    t.play(5)
    assert t.names() == ["bake-sale", "armorers"]
    t.play("bake-sale")
    assert t.count("mob", 5) == 1
    assert t.question != "incite-where"  # no second mob there


def test_root_14_6_1_incite_where_a_warrior_is() -> None:
    """ROOT-14.6.1 ROOT-14.D.3"""
    hands = {"hundreds": ["armorers", "anvil"]}
    clearings = {5: "warlord, mob", 8: "hundreds", 6: "stronghold", 1: "hundreds, keep"}
    t = hundreds(clearings, "incite", "rowdy", hands=hands)
    assert t.names() == ["pass", "8"]
    t.play(8, "anvil")
    assert t.question != "incite-where"


def test_root_14_6_1_with_five_mobs_out_nobody_is_asked() -> None:
    clearings = {1: "mob", 2: "mob", 3: "mob", 4: "mob", 5: "mob", 8: "warlord"}
    t = hundreds(clearings, "incite", "rowdy", hands={"hundreds": ["armorers"]})
    assert t.question != "incite-where"


# Oppress.


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (9, 4)])
def test_root_t_h20_oppressing(number: int, points: int) -> None:
    """ROOT-14.6.2 ROOT-14.D.8 ROOT-T-H20"""
    clearings = dict.fromkeys(range(1, number + 1), "hundreds")
    assert hundreds(clearings, "oppress", "rowdy").points("hundreds") == points


def test_root_t_h21_what_is_oppressed() -> None:
    """ROOT-14.6.2 ROOT-14.6.2x2 ROOT-T-H21 ROOT-FAQ-41 ROOT-FAQ-45"""
    clearings = {
        1: "2 hundreds",
        2: "mob",
        3: "3 hundreds, sympathy",
        4: "stronghold",
        10: "2 hundreds",
        5: "3 hundreds",
    }
    fields = {"pawn": [0, 0, 5], "gear": [[], [], [0] * 32], "character": [-1, -1, 0], "relations": [[], [], [0] * 3]}
    t = hundreds(clearings, "oppress", "rowdy", factions=("hundreds", "alliance", "vagabond"), fields=fields)
    assert t.board("hundreds")["oppressed"] == [1, 4, 10]
    assert t.points("hundreds") == 2


# Drawing.


def test_root_t_h24_draw_and_discard() -> None:
    """ROOT-14.6.3 ROOT-T-H24"""
    hand = ["anvil", "bake-sale", "armorers", "sword", "cobbler"]
    more: dict[str, Any] = {"hands": {"hundreds": hand}}
    t = hundreds({12: "warlord", 3: "eyrie"}, "draw_and_discard", "stubborn", **more)
    assert (t.question, len(t.hand("hundreds"))) == ("down-to-five", 6)
    t.play(hand[0])
    assert len(t.hand("hundreds")) == 5
    assert t.active != "hundreds"
    t = hundreds({12: "warlord", 3: "eyrie"}, "draw_and_discard", "rowdy", **more)
    assert len(t.hand("hundreds")) == 7


@pytest.mark.parametrize(("pieces", "cards"), [("marquise, wood, eyrie", 3), ("marquise, wood", 2), ("", 2)])
def test_lh_24_rowdy(pieces: str, cards: int) -> None:
    """ROOT-14.7.6 ROOT-FAQ-55 LH-24"""
    t = hundreds({5: f"warlord{', ' if pieces else ''}{pieces}"}, "draw_and_discard", "rowdy")
    assert len(t.hand("hundreds")) == cards


def test_root_14_7_6_rowdy_counts_a_pawn_and_needs_no_warlord() -> None:
    """ROOT-14.7.6 ROOT-FAQ-55"""
    fields = {"pawn": [0, 5, 0], "gear": [[], [0] * 32, []], "character": [-1, 0, -1], "relations": [[], [0] * 3, []]}
    three = ("hundreds", "vagabond", "marquise")
    t = hundreds({5: "warlord, 2 marquise"}, "draw_and_discard", "rowdy", factions=three, fields=fields)
    assert len(t.hand("hundreds")) == 3
    assert len(hundreds({5: "3 marquise"}, "draw_and_discard", "rowdy").hand("hundreds")) == 2


def test_root_faq_54_rowdy_adds_nothing_to_other_draws() -> None:
    """ROOT-14.7.6 ROOT-FAQ-54"""
    more: dict[str, Any] = {"crafted": {"hundreds": ["charm-offensive"]}, "options": {"deck": "exiles"}}
    t = hundreds({5: "warlord"}, "start_of_evening", "rowdy", **more)
    t.play("use:charm-offensive", "eyrie")
    assert len(t.hand("hundreds")) == 1
    assert t.question == "incite-where"
    t.play("pass")
    assert len(t.hand("hundreds")) == 3
