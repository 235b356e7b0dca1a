"""ROOT-7 The Eyrie: set-up, abilities, leaders, Birdsong and Evening."""

import pytest

from maraud.games.root.pieces import KIND_COUNT
from tests.games.root.woodland import Woodland, begin, kind_of, position

NONE: dict[str, list[str]] = {"recruit": [], "move": [], "battle": [], "build": []}


def nest() -> Woodland:
    """Set-up after the Marquise have set up in corner 1."""
    return begin().play(1, 1, 5, 9)


def test_root_7_3_1_supply() -> None:
    """ROOT-7.D.1"""
    assert (KIND_COUNT[kind_of("eyrie")], KIND_COUNT[kind_of("roost")]) == (20, 7)
    assert nest().count("eyrie") == 20


def test_root_7_3_2_a_corner_opposite_to_a_starting_corner() -> None:
    t = nest()
    assert (t.question, t.names("eyrie")) == ("eyrie-corner", ["3"])
    t.play(3)
    assert (t.count("roost", 3), t.count("eyrie", 3)) == (1, 6)


def test_root_7_3_2_any_corner_when_nobody_starts_in_one() -> None:
    t = begin(("eyrie", "alliance"))
    assert t.names("eyrie") == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
def test_root_7_3_4_the_viziers_follow_the_leader(leader: str, columns: list[str]) -> None:
    """ROOT-7.3.3 ROOT-7.3.4 ROOT-7.8.1 ROOT-7.8.2 ROOT-7.8.3 ROOT-7.8.4"""
    t = nest().play(3)
    assert t.names("eyrie") == ["builder", "charismatic", "commander", "despot"]
    t.play(leader)
    board = t.board("eyrie")
    assert board["decree"] == NONE | {column: ["vizier"] for column in columns}
    assert (board["leader"], board["deposed"]) == (leader, [])


def test_root_7_3_5_six_roosts_on_the_track() -> None:
    assert nest().play(3).count("roost") == 6


# Abilities.


def test_root_7_2_1_roosts_craft_before_the_decree() -> None:
    hand = {"eyrie": ["anvil", "travel-gear-fox"]}
    t = position(
        {5: "roost, 2 eyrie", 1: "2 eyrie"}, turn="eyrie", part="craft", hands=hand, decree={"move": ["vizier"]}
    )
    assert t.asked("eyrie") == ["pass", "card:travel-gear-fox"]
    t.play("travel-gear-fox")
    assert t.question == "move-from"


def test_root_7_2_2_lords_of_the_forest() -> None:
    """ROOT-T-C01 EY-10"""
    t = position({1: "2 eyrie, 2 marquise, 2 alliance", 5: "2 marquise, sawmill, 3 eyrie", 2: "eyrie, 2 marquise"})
    assert [t.ruler(1), t.ruler(5), t.ruler(2)] == ["eyrie", "eyrie", "marquise"]


def test_root_7_2_2_nobody_rules_an_empty_clearing_or_another_tie() -> None:
    """EY-10"""
    t = position({1: "2 marquise, 2 alliance"})
    assert [t.ruler(1), t.ruler(5)] == ["", ""]


@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("builder", 2)])
def test_root_7_2_3_disdain_for_trade(leader: str, points: int) -> None:
    """ROOT-7.8.1"""
    hand = {"eyrie": ["birdy-bindle", "root-tea-fox"]}
    t = position(
        {2: "roost, eyrie"}, turn="eyrie", part="craft", hands=hand, leader=leader, decree={"move": ["vizier"]}
    )
    t.play("root-tea-fox")
    assert t.points("eyrie") == points
    assert t.state.boxes[t.seat("eyrie") * 8 + 5] == 1


def attack(leader: str, clearings: dict[int, str], dice: tuple[int, int]) -> Woodland:
    """The Eyrie battle the Marquise in clearing 5."""
    t = position(clearings, turn="eyrie", part="resolve_decree", decree={"battle": ["vizier"]}, leader=leader)
    return t.play(5, "marquise", dice=dice)


def test_root_7_8_3_the_commander_deals_an_extra_hit_as_attacker() -> None:
    assert attack("commander", {5: "eyrie, 3 marquise"}, (1, 0)).count("marquise", 5) == 1
    assert attack("builder", {5: "eyrie, 3 marquise"}, (1, 0)).count("marquise", 5) == 2


def test_root_7_8_3_the_commander_is_none_as_defender() -> None:
    t = position({5: "2 eyrie, 3 marquise"}, part="actions", leader="commander")
    t.play("battle", 5, "eyrie", dice=(1, 1))
    assert (t.count("marquise", 5), t.count("eyrie", 5)) == (2, 1)


def test_root_7_8_4_the_despot_scores_once_a_battle() -> None:
    """ROOT-T-F08 ROOT-FAQ-25 ROOT-ED-14"""
    t = attack("despot", {5: "2 eyrie, workshop, wood"}, (2, 0))
    assert t.points("eyrie") == 3
    assert attack("builder", {5: "2 eyrie, workshop, wood"}, (2, 0)).points("eyrie") == 2
    assert attack("despot", {5: "2 eyrie, marquise, wood"}, (1, 0)).points("eyrie") == 0  # a warrior only


def test_root_7_8_4_the_despot_defending_too() -> None:
    t = position({5: "2 eyrie, marquise, sawmill, wood"}, part="actions", leader="despot")
    t.play("battle", 5, "eyrie", dice=(2, 1))
    assert (t.count("marquise", 5), t.points("eyrie")) == (0, 0)
    t = position({5: "2 eyrie, alliance, sympathy"}, turn="alliance", part="operations", leader="despot", officers=1)
    t.play("battle", 5, "eyrie", dice=(2, 2))
    assert t.points("eyrie") == 2


def test_root_7_8_4_once_a_battle_with_an_ambush_in_it() -> None:
    """The ambush takes a token, Field Hospitals let the battle go on, and the dealt hits take another one."""
    t = position(
        {1: "marquise, keep, 2 wood, 3 eyrie"},
        part="actions",
        hands={"eyrie": ["ambush-fox"], "marquise": ["anvil"]},
        leader="despot",
    )
    t.play("battle", 1, "eyrie", "ambush-fox", "pass", "wood")
    assert t.points("eyrie") == 2
    t.play("anvil", dice=(2, 2)).play("wood")
    assert (t.points("eyrie"), t.count("wood", 1), t.count("keep", 1)) == (3, 0, 1)


# Birdsong.


def test_root_7_4_1_emergency_orders() -> None:
    """EY-09"""
    t = position({1: "roost"}, turn="eyrie", deck_only=["anvil", "sword"])
    assert len(t.hand("eyrie")) == 1
    assert t.asked("eyrie") == [f"card:{t.hand('eyrie')[0]}"]
    t = position({1: "roost"}, turn="eyrie", hands={"eyrie": ["sword"]})
    assert t.asked("eyrie") == ["card:sword"]


def test_root_7_4_2_one_or_two_cards_into_any_column() -> None:
    t = position({1: "roost"}, turn="eyrie", hands={"eyrie": ["anvil", "sword"]})
    t.play("anvil")
    assert t.names("eyrie") == ["recruit", "move", "battle", "build"]
    t.play("battle")
    assert t.asked("eyrie") == ["pass", "card:sword"]
    t.play("sword", "battle")
    assert t.board("eyrie")["decree"] == NONE | {"battle": ["anvil", "sword"]}
    assert t.hand("eyrie") == []


def test_root_7_4_2_one_card_is_enough_and_two_the_most() -> None:
    hand = ["anvil", "sword", "bake-sale"]
    t = position({1: "roost, eyrie"}, turn="eyrie", hands={"eyrie": hand}).play("anvil", "recruit", "pass")
    assert len(t.hand("eyrie")) == 2
    assert t.question == "craft"
    t = position({1: "roost, eyrie"}, turn="eyrie", hands={"eyrie": hand}).play("anvil", "recruit", "sword", "recruit")
    assert t.question == "craft"


def test_root_7_4_2_at_most_one_bird() -> None:
    """ROOT-T-F09 EY-09"""
    t = position({1: "roost"}, turn="eyrie", hands={"eyrie": ["armorers", "sappers"]}).play("armorers", "move")
    assert t.asked("eyrie") == ["pass"]
    assert t.refused == {"card:sappers": "ROOT-7.4.2"}
    t = position({1: "roost"}, turn="eyrie", hands={"eyrie": ["armorers", "anvil"]}).play("anvil", "move")
    assert t.asked("eyrie") == ["pass", "card:armorers"]


def test_root_7_4_2_no_card_at_all_adds_none() -> None:
    """ROOT-7.4.2x1"""
    t = position({1: "roost, eyrie"}, turn="eyrie", deck_only=[], decree={"move": ["vizier"]})
    assert t.question == "move-from"


def test_root_7_4_2_ambush_and_dominance_count_by_their_suit() -> None:
    """ROOT-7.4.2x1"""
    t = position({1: "roost, eyrie"}, turn="eyrie", hands={"eyrie": ["ambush-fox", "dominance-bird"]})
    t.play("ambush-fox", "recruit", "dominance-bird", "recruit")
    assert t.question == "decree"
    assert t.names("eyrie") == ["bird", "fox"]


def test_root_7_4_3_new_roost_with_the_fewest_warriors() -> None:
    """ROOT-7.4.3x1 EY-06"""
    clearings = dict.fromkeys(range(2, 13), "2 marquise")
    clearings |= {1: "keep", 3: "sawmill, marquise", 5: "marquise", 9: "eyrie", 10: "eyrie, marquise"}
    t = position(clearings, turn="eyrie", part="new_roost")
    assert (t.question, t.names("eyrie")) == ("new-roost-where", ["5", "9"])
    t.play(9)
    assert (t.count("roost", 9), t.count("eyrie", 9)) == (1, 4)


def test_root_7_4_3_with_too_few_warriors_as_many_as_there_are() -> None:
    """ROOT-7.4.3x1"""
    clearings = dict.fromkeys(range(2, 11), "2 eyrie")
    t = position(clearings, turn="eyrie", part="new_roost").play(12)
    assert (t.count("roost", 12), t.count("eyrie", 12), t.count("eyrie")) == (1, 2, 0)


def test_root_7_4_3_no_clearing_no_roost() -> None:
    """ROOT-7.4.3x1"""
    full = {1: "keep", 2: "2 sawmill", 3: "sawmill", 4: "sawmill", 5: "2 workshop", 6: "workshop", 7: "2 workshop"}
    full |= {8: "2 recruiter", 9: "2 recruiter", 10: "sawmill", 11: "sawmill, workshop", 12: "recruiter"}
    t = position(full, turn="eyrie", part="new_roost", decree={"move": ["vizier"]}, leader="builder")
    assert t.on_map("roost") == 0
    assert t.question == "new-leader"  # nothing to move: turmoil


@pytest.mark.parametrize("roosts", [0, 1])
def test_ey_08_a_new_roost_only_when_there_is_none(roosts: int) -> None:
    """ROOT-7.4.3 EY-08"""
    t = position(
        {5: "roost, eyrie" if roosts else "eyrie", 1: "eyrie"},
        turn="eyrie",
        hands={"eyrie": ["anvil"]},
        decree={"recruit": ["vizier"]},
        leader="builder",
    )
    t.play("anvil", "move")
    assert (t.question == "new-roost-where") is (roosts == 0)


# Evening.


@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_root_7_6_1_points_and_cards_by_roosts(roosts: int, points: int, cards: int) -> None:
    """ROOT-7.6.2 ROOT-7.D.2 ROOT-T-F05"""
    t = position(dict.fromkeys(range(1, roosts + 1), "roost"), turn="eyrie", part="score_roosts")
    assert (t.points("eyrie"), len(t.hand("eyrie"))) == (points, cards)


def test_root_7_6_2_discard_to_five() -> None:
    hand = ["anvil", "sword", "cobbler", "sappers", "armorers"]
    deck = ["bake-sale", "investments"]
    t = position({}, turn="eyrie", part="draw_and_discard", hands={"eyrie": hand}, deck_only=deck)
    t.play("anvil")
    assert len(t.hand("eyrie")) == 5
