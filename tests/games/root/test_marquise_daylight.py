"""ROOT-6.5 The Marquise's Daylight."""

import pytest

from tests.games.root.woodland import Woodland, position

MENU = ["pass", "battle", "march", "recruit", "build", "overwork", "extra-action"]
EVERYTHING = {1: "2 marquise, eyrie, sawmill", 5: "marquise, recruiter", 10: "marquise"}


def daylight(clearings: dict[int, str], hand: list[str] | None = None) -> Woodland:
    """The Marquise's actions."""
    return position(clearings, part="actions", hands={"marquise": hand or []})


def test_root_6_5_every_action_in_any_order_and_number() -> None:
    t = daylight(EVERYTHING, ["anvil", "cobbler", "royal-claim"])
    assert t.asked("marquise") == MENU
    t.play("overwork", 1, "anvil").play("battle", 1, "eyrie", dice=(0, 0)).play("battle", 1, "eyrie", dice=(0, 0))
    assert t.asked("marquise") == ["pass", "extra-action"]
    assert t.refused["battle"] == "ROOT-6.5"


def test_root_6_5_fewer_than_three_actions_will_do() -> None:
    t = daylight({1: "marquise, recruiter"}).play("recruit", "pass")
    assert t.active != "marquise"


def test_root_6_5_a_bird_gives_one_action_also_after_the_third() -> None:
    """ROOT-6.5x1"""
    t = daylight({1: "3 marquise, 3 eyrie"}, ["royal-claim", "cobbler", "sappers"])
    for _ in range(3):
        t.play("battle", 1, "eyrie", dice=(0, 0))
    assert t.asked("marquise") == ["pass", "extra-action"]
    t.play("extra-action", "sappers").play("battle", 1, "eyrie", dice=(0, 0))
    assert t.asked("marquise") == ["pass", "extra-action"]
    assert t.hand("marquise") == ["royal-claim", "cobbler"]


def test_root_6_5_how_many_actions_birds_give() -> None:
    """ROOT-6.5x1"""
    t = daylight({5: "marquise"}, ["royal-claim", "sappers"])
    t.play("extra-action", "royal-claim", "extra-action", "sappers")
    clearing, marches = 5, 0
    while "march" in t.asked("marquise"):
        other = 6 - clearing
        t.play("march", clearing, other, 1, "pass")
        clearing, marches = other, marches + 1
    assert marches == 5


def test_root_6_5_x_crafting_is_over_once_the_first_action_is_taken() -> None:
    """ROOT-6.5x1"""
    t = position({8: "marquise, workshop, recruiter"}, part="craft", hands={"marquise": ["cobbler", "anvil"]})
    t.play("pass", "recruit")
    assert t.question == "marquise-action"
    assert not [text for text in t.asked("marquise") if text.startswith("card:")]


def test_root_6_5_1_one_battle() -> None:
    t = daylight(EVERYTHING).play("battle", 1, "eyrie", dice=(2, 1))
    assert (t.count("eyrie", 1), t.count("marquise", 1), t.state.acts) == (0, 1, 2)


def test_root_6_5_2_march_is_up_to_two_moves() -> None:
    t = daylight({5: "3 marquise"}).play("march", 5, 1, 2)
    assert t.names("marquise") == ["1", "5", "pass"]
    t.play(5, 2, 1)
    assert (t.count("marquise", 1), t.count("marquise", 2), t.state.acts) == (2, 1, 2)


@pytest.mark.parametrize("second", ["another group", "the same two", "nothing"])
def test_mq_08_march_is_two_moves_by_any_groups(second: str) -> None:
    """ROOT-6.5.2 ROOT-4.2.2 MQ-08: clearing 10 is ruled only because of the first move, and authorizes the second."""
    t = daylight({1: "2 marquise", 10: "eyrie", 2: "2 eyrie", 8: "2 marquise"}).play("march", 1, 10, 2)
    assert t.ruler(10) == "marquise"
    if second == "another group":
        t.play(8, 4, 1)
        assert t.count("marquise", 4) == 1
    elif second == "the same two":
        t.play(10, 2, 2)
        assert t.count("marquise", 2) == 2
    else:
        t.play("pass")
    assert t.state.acts == 2
    assert t.question == "marquise-action"


def test_root_6_5_3_one_warrior_at_each_recruiter_once_a_turn() -> None:
    t = daylight({1: "recruiter", 5: "2 recruiter, 3 eyrie"}).play("recruit")
    assert (t.count("marquise", 1), t.count("marquise", 5)) == (1, 2)
    assert t.refused["recruit"] == "ROOT-6.5.3"


def test_root_6_5_3_too_few_warriors_go_where_the_marquise_choose() -> None:
    t = daylight({1: "recruiter", 5: "2 recruiter", 8: "23 marquise"}).play("recruit")
    assert t.names("marquise") == ["1", "5"]
    t.play(5)
    assert t.question == "recruit-where"
    t.play(5)
    assert (t.count("marquise", 5), t.count("marquise", 1), t.state.acts) == (2, 0, 2)


def test_root_6_5_3_not_without_a_warrior_or_a_recruiter() -> None:
    assert "recruit" not in daylight({1: "recruiter", 8: "25 marquise"}).asked("marquise")
    assert "recruit" not in daylight({8: "2 marquise"}).asked("marquise")


WOOD_COST = {"sawmill": [0, 1, 2, 3, 3, 4], "workshop": [0, 1, 2, 3, 3, 4], "recruiter": [0, 1, 2, 3, 3, 4]}
POINTS = {"sawmill": [0, 1, 2, 3, 4, 5], "workshop": [0, 2, 2, 3, 4, 5], "recruiter": [0, 1, 2, 3, 3, 4]}
SITES = [2, 6, 7, 8, 9]


@pytest.mark.parametrize("column", range(6))
@pytest.mark.parametrize("building", ["sawmill", "workshop", "recruiter"])
def test_root_6_5_4_cost_and_points_of_each_column(building: str, column: int) -> None:
    """ROOT-6.D.2 ROOT-6.5.4.2 ROOT-6.5.4.3"""
    clearings = dict.fromkeys(SITES[:column], building)
    cost = WOOD_COST[building][column]
    t = daylight(clearings | {5: f"3 marquise, {cost} wood" if cost else "3 marquise"})
    t.play("build", 5, building)
    assert t.count(building, 5) == 1
    assert t.count("wood", 5) == 0
    assert t.points("marquise") == POINTS[building][column]
    if cost:
        t = daylight(clearings | {5: f"3 marquise, {cost - 1} wood" if cost > 1 else "3 marquise"})
        if "build" in t.asked("marquise"):
            t.play("build", 5)
            assert f"piece:{building}" not in t.asked("marquise")


def test_root_t_f01_second_workshop() -> None:
    """ROOT-T-F01"""
    t = daylight({8: "workshop, 2 wood, marquise"}).play("build", 8, "workshop")
    assert (t.points("marquise"), t.count("wood", 8)) == (2, 1)


def test_root_6_5_4_1_a_clearing_that_is_ruled_with_an_open_slot() -> None:
    t = daylight(
        {1: "2 marquise, sawmill", 5: "marquise", 10: "marquise, eyrie", 12: "marquise, workshop", 9: "2 marquise"}
    )
    t.play("build")
    assert t.names("marquise") == ["5", "9"]  # 1 and 12 are full, 10 is tied


def test_root_6_5_4_1_not_when_all_of_a_kind_are_built() -> None:
    full = {2: "2 recruiter", 5: "2 recruiter", 9: "2 recruiter", 8: "marquise"}
    t = daylight(full).play("build", 8)
    assert t.names("marquise") == ["sawmill", "workshop"]


def test_root_6_5_4_2_wood_through_clearings_that_are_ruled() -> None:
    """ROOT-6.5.4.2x1 Wood from a clearing connected through others; the payer chooses the tokens."""
    t = daylight(
        {1: "marquise", 5: "marquise", 2: "marquise, sawmill, 2 wood", 10: "marquise, wood", 4: "marquise, wood"}
    )
    t.play("build", 1, "sawmill")
    assert (t.question, t.names("marquise")) == ("pay-wood", ["2", "10"])
    t.play(10)
    assert (t.count("wood", 10), t.count("wood", 2), t.count("wood", 4)) == (0, 2, 1)
    assert t.count("wood") == 8 - 3


def test_root_t_f03_wood_that_is_not_connected() -> None:
    """ROOT-6.5.4.2 ROOT-T-F03: a path 1–5–2, the middle one not ruled."""
    clearings = {1: "marquise", 5: "eyrie", 10: "eyrie", 2: "marquise, wood", 8: "sawmill, eyrie"}
    clearings |= {6: "workshop, eyrie", 7: "recruiter, eyrie"}
    t = daylight(clearings).play("build")
    assert t.names("marquise") == ["2"]


def test_mq_09_a_razed_building_comes_back_to_its_space() -> None:
    """ROOT-6.5.4 ROOT-G.24 MQ-09"""
    t = position(
        {2: "2 sawmill", 9: "sawmill", 8: "sawmill, eyrie", 5: "marquise, 3 wood"},
        factions=("eyrie", "marquise"),
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        leader="builder",
        points={"marquise": 7},
    )
    t.play(8, "marquise", dice=(0, 0))
    assert (t.count("sawmill", 8), t.points("marquise"), t.points("eyrie")) == (0, 7, 1)
    t.play("build", 5, "sawmill", 5, 5, 5)  # the fourth again: three wood, three points
    assert (t.points("marquise"), t.count("wood", 5), t.on_map("sawmill")) == (10, 0, 4)


def test_root_6_5_5_overwork() -> None:
    t = daylight({1: "sawmill", 5: "sawmill", 9: "sawmill"}, ["anvil", "bake-sale", "cobbler"])
    t.play("overwork")
    assert t.names("marquise") == ["1", "5"]
    t.play(5)
    assert t.names("marquise") == ["bake-sale", "cobbler"]
    t.play("cobbler")
    assert (t.count("wood", 5), t.hand("marquise"), t.state.acts) == (1, ["anvil", "bake-sale"], 2)


def test_root_6_5_5_one_wood_whatever_the_number_of_sawmills() -> None:
    t = daylight({9: "2 sawmill"}, ["sword"]).play("overwork", 9, "sword")
    assert t.on_map("wood") == 1


def test_root_6_5_5_not_without_a_card_or_wood() -> None:
    assert daylight({9: "sawmill"}, ["anvil"]).refused["overwork"] == "ROOT-6.5.5"
    assert "overwork" not in daylight({9: "sawmill", 5: "8 wood"}, ["sword"]).asked("marquise")
    assert "overwork" not in daylight({9: "marquise"}, ["sword"]).asked("marquise")


def test_g_26_birds_are_wild_one_way_only() -> None:
    """ROOT-2.1.1 ROOT-2.1.1.2 G-26"""
    t = daylight({1: "sawmill"}, ["cobbler", "anvil", "royal-claim"]).play("overwork", 1)
    assert t.names("marquise") == ["anvil", "royal-claim"]
    t.play("royal-claim")
    assert t.state.acts == 2  # the bird gave no action
    assert "extra-action" not in t.asked("marquise")  # and no other card is a bird
