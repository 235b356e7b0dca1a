"""ROOT-7.5, ROOT-7.7 The Decree and turmoil."""

from tests.games.root.woodland import Woodland, position


def decree(
    clearings: dict[int, str], columns: dict[str, list[str]], leader: str = "builder", **more: object
) -> Woodland:
    """The Eyrie's Decree, about to be resolved."""
    fields = {"turn": "eyrie", "part": "resolve_decree", "leader": leader, **more}
    return position(clearings, decree=columns, **fields)  # type: ignore[arg-type]


def in_turmoil(t: Woodland) -> bool:
    """Whether turmoil has come and a new leader is asked for."""
    return t.question == "new-leader"


def test_root_7_5_1_may_craft_first() -> None:
    t = position({5: "roost, eyrie"}, turn="eyrie", part="craft", hands={"eyrie": ["travel-gear-fox"]})
    assert t.asked("eyrie") == ["pass", "card:travel-gear-fox"]
    t.play("pass")
    assert t.active != "eyrie"


def test_root_7_5_2_columns_from_left_to_right_every_card_once() -> None:
    columns = {"recruit": ["bake-sale"], "move": ["vizier"], "battle": ["vizier"], "build": ["anvil"]}
    t = decree({5: "roost, eyrie", 1: "2 eyrie, marquise"}, columns)
    order = [t.question]
    t.play(5)
    order.append(t.question)
    t.play(5, 1, 1)
    order.append(t.question)
    t.play(1, "marquise", dice=(1, 0))
    order.append(t.question)
    t.play(1)
    assert order == ["decree-recruit", "move-from", "battle-where", "decree-build"]
    assert (t.count("eyrie", 5), t.count("eyrie", 1), t.count("marquise", 1), t.count("roost", 1)) == (1, 3, 0, 1)
    assert t.active != "eyrie"
    assert t.points("eyrie") == 1  # two roosts: Evening went on as usual


def test_root_7_5_2_in_a_column_any_order() -> None:
    t = decree({5: "roost, eyrie", 1: "roost"}, {"recruit": ["anvil", "bake-sale", "vizier"]})
    assert t.names("eyrie") == ["bird", "fox", "rabbit"]
    t.play("rabbit", 5)
    assert t.names("eyrie") == ["bird", "fox"]
    t.play("fox", 1)
    assert t.names("eyrie") == ["1", "5"]  # the Vizier matches any clearing


def test_root_7_5_2_a_bird_card_matches_any_clearing() -> None:
    t = decree({5: "roost", 1: "roost", 2: "roost"}, {"recruit": ["armorers"]})
    assert t.names("eyrie") == ["1", "2", "5"]


def test_ey_01_an_empty_column_is_harmless() -> None:
    """ROOT-7.5.2x1 ROOT-7.7 EY-01"""
    t = decree({1: "eyrie"}, {"move": ["anvil"]}).play(1, 5, 1)
    assert t.events.count("turmoil") == 0
    assert t.active != "eyrie"


def test_ey_04_the_impossible_card_may_come_first() -> None:
    """ROOT-7.5.2 EY-04"""
    t = decree({1: "eyrie"}, {"move": ["anvil", "bake-sale"]}).play("suit:rabbit")
    assert in_turmoil(t)
    assert t.count("eyrie", 1) == 1


def test_root_7_5_2_1_recruit_at_a_matching_roost() -> None:
    t = decree({5: "roost", 1: "roost", 2: "3 eyrie"}, {"recruit": ["bake-sale"]})
    assert t.names("eyrie") == ["5"]
    t.play(5)
    assert t.count("eyrie", 5) == 1


def test_root_7_5_2_1_no_matching_roost_or_no_warrior() -> None:
    """ROOT-7.5.2x1"""
    assert in_turmoil(decree({1: "roost"}, {"recruit": ["bake-sale"]}))
    assert in_turmoil(decree({1: "roost, 20 eyrie"}, {"recruit": ["vizier"]}))


def test_root_7_8_2_the_charismatic_recruit_two_in_one_clearing() -> None:
    t = decree({5: "roost", 4: "roost"}, {"recruit": ["bake-sale"]}, "charismatic").play(5)
    assert (t.count("eyrie", 5), t.count("eyrie", 4)) == (2, 0)


def test_ey_05_the_charismatic_with_one_warrior_left() -> None:
    """ROOT-7.5.2x2 ROOT-7.8.2 EY-05"""
    t = decree({5: "roost", 1: "19 eyrie"}, {"recruit": ["vizier"]}, "charismatic").play(5)
    assert t.count("eyrie", 5) == 1
    assert in_turmoil(t)


def test_root_t_f23_no_recruiting_at_the_keep() -> None:
    """ROOT-6.2.2 ROOT-T-F23"""
    t = decree({1: "roost, keep", 12: "roost, no ruin"}, {"recruit": ["anvil"]})
    assert t.names("eyrie") == ["12"]
    assert in_turmoil(decree({1: "roost, keep"}, {"recruit": ["anvil"]}))


def test_root_7_5_2_2_move_from_a_matching_clearing() -> None:
    t = decree({5: "2 eyrie", 1: "2 eyrie", 2: "marquise"}, {"move": ["bake-sale"]})
    assert t.names("eyrie") == ["5"]
    t.play(5)
    assert t.names("eyrie") == ["1", "2"]
    t.play(2)
    assert t.asked("eyrie") == ["number:1", "number:2"]  # at least one
    t.play(2)
    assert t.count("eyrie", 2) == 2


def test_g_23_moving_nothing_is_no_move() -> None:
    """ROOT-4.2 ROOT-7.5.2.2 G-23"""
    assert in_turmoil(decree({1: "2 eyrie"}, {"move": ["sword"]}))
    assert in_turmoil(
        decree({9: "eyrie, 2 marquise", 1: "marquise", 4: "marquise", 12: "marquise"}, {"move": ["sword"]})
    )


def test_root_7_5_2_x_the_same_warriors_move_again() -> None:
    """ROOT-7.5.2x3"""
    t = decree({1: "2 eyrie"}, {"move": ["vizier", "armorers"]}).play(1, 5, 2)
    t.play(5, 2, 2)
    assert t.count("eyrie", 2) == 2


def test_root_7_5_2_3_battle_in_a_matching_clearing() -> None:
    t = decree({1: "2 eyrie, marquise", 5: "2 eyrie, marquise, alliance"}, {"battle": ["bake-sale"]})
    assert t.names("eyrie") == ["5"]
    t.play(5)
    assert t.names("eyrie") == ["marquise", "alliance"]
    t.play("alliance", dice=(1, 0))
    assert t.count("alliance", 5) == 1 - 0  # the Alliance deals the higher roll


def test_root_7_5_2_3_nobody_to_battle() -> None:
    assert in_turmoil(decree({1: "2 eyrie, marquise", 5: "2 eyrie"}, {"battle": ["bake-sale"]}))


def test_root_7_5_2_4_build_where_they_rule_with_a_slot_and_no_roost() -> None:
    clearings = {1: "eyrie, sawmill", 12: "eyrie", 8: "eyrie, roost", 6: "eyrie, 2 marquise"}
    t = decree(clearings | {5: "eyrie"}, {"build": ["anvil"]})
    assert t.names("eyrie") == ["12"]
    t.play(12)
    assert t.count("roost", 12) == 1


def test_ey_13_the_seventh_roost() -> None:
    """ROOT-7.5.2x1 ROOT-7.5.2.4 EY-13"""
    seven = dict.fromkeys((1, 2, 3, 4, 5, 6, 7), "roost, eyrie")
    assert in_turmoil(decree(seven | {8: "eyrie"}, {"build": ["vizier"]}))
    assert in_turmoil(decree({8: "roost, eyrie", 1: "eyrie, sawmill"}, {"build": ["anvil"]}))


def test_root_7_5_2_x_what_can_be_done_must_be_done() -> None:
    """ROOT-7.5.2x1"""
    t = decree({1: "2 eyrie, marquise"}, {"battle": ["vizier"]})
    assert "pass" not in t.asked("eyrie")


def test_root_7_7_turmoil_in_the_middle_of_the_decree() -> None:
    t = decree({1: "2 eyrie"}, {"move": ["anvil"], "battle": ["vizier"], "build": ["vizier"]}).play(1, 5, 2)
    assert in_turmoil(t)
    assert t.on_map("roost") == 0


def test_root_7_7_1_turmoil_by_the_book() -> None:
    """ROOT-7.7.1 ROOT-7.7.2 ROOT-7.7.3 ROOT-7.7.4 EY-02"""
    t = decree(
        {1: "2 eyrie, roost, marquise", 2: "roost", 3: "roost"},
        {"recruit": ["vizier"], "move": ["armorers", "anvil"], "battle": ["vizier"], "build": ["sword"]},
        "charismatic",
        points={"eyrie": 9},
        hands={"eyrie": ["sappers", "sappers"]},
    )
    t.play(1, "suit:fox", 1, 5, 1, 5, 1, 1).play(1, "marquise", dice=(1, 0))
    assert t.question == "new-leader"  # no mouse clearing to build in
    assert (t.points("eyrie"), sorted(t.discarded)) == (6, ["anvil", "armorers", "sword"])
    assert t.names("eyrie") == ["builder", "commander", "despot"]
    t.play("despot")
    board = t.board("eyrie")
    assert board["decree"] == {"recruit": [], "move": ["vizier"], "battle": [], "build": ["vizier"]}
    assert (board["leader"], board["deposed"]) == ("despot", ["charismatic"])
    assert t.points("eyrie") == 8  # Evening: three roosts
    assert len(t.hand("eyrie")) == 4
    assert t.active != "eyrie"


def test_root_t_f06_turmoil_with_viziers_and_a_bird() -> None:
    """ROOT-7.7.1 ROOT-7.7.2 ROOT-T-F06"""
    columns = {"move": ["vizier"], "battle": ["anvil"], "build": ["vizier", "armorers"]}
    t = decree({5: "2 eyrie"}, columns, "despot", points={"eyrie": 7}).play(5, 2, 1)
    assert (t.points("eyrie"), sorted(t.discarded)) == (4, ["anvil", "armorers"])
    t.play("builder")
    assert t.board("eyrie")["decree"] == {"recruit": ["vizier"], "move": ["vizier"], "battle": [], "build": []}


def test_root_7_7_1_never_below_0() -> None:
    """ROOT-IMPL-03"""
    t = decree({}, {"move": ["vizier"], "build": ["vizier"]}, "despot", points={"eyrie": 1})
    assert (in_turmoil(t), t.points("eyrie")) == (True, 0)


def test_root_t_c14_a_purged_dominance_card_becomes_available() -> None:
    """ROOT-3.3.3 ROOT-7.7.2 ROOT-T-C14"""
    t = decree({}, {"recruit": ["dominance-fox", "vizier"], "move": ["vizier"]}).play("suit:fox")
    assert (t.available, t.discarded) == (["dominance-fox"], [])


def test_root_7_7_3_1_all_leaders_are_turned_up_again() -> None:
    """ROOT-T-F07"""
    t = decree({}, {"move": ["vizier"], "build": ["vizier"]}, "despot", fields={"deposed": 0b0111})
    assert t.names("eyrie") == ["builder", "charismatic", "commander", "despot"]
    t.play("despot")
    assert t.board("eyrie")["deposed"] == []


def test_root_7_7_4_turmoil_ends_daylight() -> None:
    """ROOT-7.7.4 ROOT-IMPL-29: what Daylight offers to all is over, too."""
    hand = {"eyrie": ["dominance-fox", "anvil"]}
    columns = {"move": ["vizier"], "build": ["vizier"]}
    t = decree({}, columns, "despot", points={"eyrie": 15}, hands=hand)
    assert t.asked("eyrie") == ["suit:bird", "activate-dominance"]
    t.play("suit:bird", "builder")
    assert t.active != "eyrie"


def test_root_7_5_2_card_effects_between_two_cards_and_after_the_last() -> None:
    """ROOT-IMPL-29 ROOT-3.3.1"""
    hand = {"eyrie": ["dominance-fox"]}
    t = decree({1: "2 eyrie"}, {"move": ["anvil", "vizier"]}, points={"eyrie": 10}, hands=hand)
    t.play("suit:fox", 1, 5, 2)
    assert t.asked("eyrie") == ["suit:bird", "activate-dominance"]
    t.play("suit:bird", 5, 1, 2)
    assert t.asked("eyrie") == ["pass", "activate-dominance"]
