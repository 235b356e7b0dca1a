"""ROOT-2.5, ROOT-4.2, ROOT-4.3 Rule, moving and battle."""

import pytest

from maraud.engine import Over
from maraud.games.root.law.points import score_together
from tests.games.root.woodland import Woodland, position


def marquise_attack(
    clearings: dict[int, str], dice: tuple[int, int], defender: str = "eyrie", **more: object
) -> Woodland:
    """The Marquise battle in clearing 5."""
    t = position(clearings, part="actions", **more)  # type: ignore[arg-type]
    return t.play("battle", 5, defender, dice=dice)


def test_root_2_5_who_rules() -> None:
    """ROOT-T-C02 ROOT-T-C03"""
    t = position(
        {1: "3 marquise, 2 alliance, fox-base", 5: "marquise, sympathy", 2: "2 marquise, eyrie, roost, alliance"}
    )
    assert [t.ruler(1), t.ruler(5), t.ruler(2), t.ruler(3)] == ["", "marquise", "eyrie", ""]


def test_g_01_equal_presence_means_nobody_rules() -> None:
    """ROOT-2.5 ROOT-4.2.1 ROOT-6.5.4.1 G-01"""
    tied = {8: "2 marquise, sawmill, 3 alliance", 1: "marquise"}
    t = position(tied, part="actions")
    t.play("march")
    assert t.names() == ["1"]
    t = position(tied, part="actions").play("build")
    assert t.names() == ["1"]
    t = position(tied | {8: "3 marquise, sawmill, 3 alliance"}, part="actions").play("march")
    assert t.names() == ["1", "8"]
    t = position(tied | {8: "3 marquise, sawmill, 3 alliance"}, part="actions").play("build")
    assert t.names() == ["1", "8"]


def test_root_4_2_1_rule_at_either_end_will_do() -> None:
    """ROOT-T-C20"""
    t = position({1: "marquise, alliance", 5: "marquise"}, part="actions").play("march", 1)
    assert t.names() == ["5"]


def test_root_4_2_at_least_one_warrior() -> None:
    """ROOT-T-C19 G-23"""
    t = position({5: "3 marquise"}, part="actions").play("march", 5, 1)
    assert t.asked() == ["number:1", "number:2", "number:3"]


def test_root_4_2_1_rule_is_judged_before_the_move() -> None:
    t = position({1: "2 marquise, 2 alliance", 5: "marquise, 2 alliance"}, part="actions")
    assert "march" not in t.asked()
    assert t.refused["march"] == "ROOT-4.2.1"


def test_root_4_3_any_enemy_with_a_piece_there() -> None:
    t = position({5: "marquise, roost, sympathy, 5 alliance", 1: "eyrie"}, part="actions").play("battle")
    assert t.names() == ["5"]
    t.play(5)
    assert t.names() == ["eyrie", "alliance"]


@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "left"),
    [
        (1, 3, (3, 0), (1, 2)),  # ROOT-T-C04
        (1, 4, (3, 2), (0, 3)),  # G-06
        (2, 2, (0, 0), (2, 2)),
        (4, 4, (1, 3), (3, 1)),
        (1, 1, (1, 1), (0, 0)),  # G-10
    ],
)
def test_root_4_3_3_1_at_most_the_own_warriors(
    mine: int, theirs: int, dice: tuple[int, int], left: tuple[int, int]
) -> None:
    """ROOT-4.3.3 ROOT-4.3.6 ROOT-T-C04 G-06 G-10"""
    t = marquise_attack({5: f"{mine} marquise, {theirs} eyrie"}, dice)
    assert (t.count("marquise", 5), t.count("eyrie", 5)) == left
    assert (t.points("marquise"), t.points("eyrie")) == (0, 0)


def test_root_4_3_5_2_defenseless() -> None:
    """ROOT-T-C05"""
    t = marquise_attack({5: "3 marquise, roost"}, (2, 2))
    assert (t.count("roost", 5), t.points("marquise"), t.count("marquise", 5)) == (0, 1, 3)
    t = marquise_attack({5: "3 marquise, roost"}, (0, 0))
    assert t.points("marquise") == 1


def test_g_08_defenseless_counts_when_hits_are_counted() -> None:
    """ROOT-4.3.5.2 ROOT-4.3.6 G-08"""
    t = position(
        {5: "3 eyrie, marquise, sawmill, workshop"}, turn="eyrie", part="resolve_decree", decree={"battle": ["vizier"]}
    )
    t.play(5, "marquise", dice=(2, 1))
    assert (t.question, t.who, t.names()) == ("lose", "marquise", ["sawmill", "workshop"])
    t.play("workshop")
    assert (t.count("sawmill", 5), t.count("workshop", 5), t.count("eyrie", 5)) == (1, 0, 2)
    assert t.points("eyrie") == 1


def test_g_07_extra_hits_ignore_the_maximum() -> None:
    """ROOT-4.3.5.1 G-07"""
    t = position(
        {5: "eyrie, 3 marquise"}, turn="eyrie", part="resolve_decree", decree={"battle": ["vizier"]}, leader="commander"
    )
    t.play(5, "marquise", dice=(3, 0))
    assert (t.count("marquise", 5), t.count("eyrie", 5)) == (1, 1)


def test_root_3_2_1_the_defender_scores_as_well() -> None:
    """ROOT-T-C10"""
    t = marquise_attack({5: "marquise, sawmill, 2 alliance, sympathy"}, (2, 1), "alliance")
    assert (t.count("marquise", 5), t.points("alliance")) == (0, 1)


# Ambushes.

AMBUSHED = {"eyrie": ["ambush-rabbit"]}


def test_root_4_3_1_2_an_ambush_that_ends_the_battle() -> None:
    """ROOT-T-C07"""
    t = position({5: "2 marquise, eyrie"}, part="actions", hands=AMBUSHED).play("battle", 5, "eyrie", "ambush-rabbit")
    assert (t.count("marquise", 5), t.count("eyrie", 5), t.table.chances) == (0, 1, 0)
    assert "battle-ended" in t.events
    assert t.discarded == ["ambush-rabbit"]


def test_g_03_no_roll_and_no_extra_hit_after_it() -> None:
    """ROOT-4.3.1.2 G-03"""
    t = position(
        {9: "2 eyrie, marquise"},
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        leader="commander",
        hands={"marquise": ["ambush-mouse"]},
    )
    t.play(9, "marquise", "ambush-mouse")
    assert (t.count("eyrie", 9), t.count("marquise", 9), t.points("eyrie")) == (0, 1, 0)
    assert "rolled" not in t.events


def test_root_4_3_1_2_an_ambush_that_does_not() -> None:
    """ROOT-T-C08"""
    t = position({5: "3 marquise, 2 eyrie"}, part="actions", hands=AMBUSHED)
    t.play("battle", 5, "eyrie", "ambush-rabbit", dice=(3, 2))
    assert (t.count("marquise", 5), t.count("eyrie", 5)) == (0, 1)


def test_root_4_3_1_an_ambush_must_match() -> None:
    """ROOT-T-C09"""
    hands = {"eyrie": ["ambush-fox", "ambush-bird"]}
    t = position({9: "2 marquise, eyrie"}, part="actions", hands=hands).play("battle", 9, "eyrie")
    assert t.asked("eyrie") == ["pass", "card:ambush-bird"]


def test_root_4_3_1_asked_with_any_hand() -> None:
    """ROOT-1.2.1"""
    hands = {"eyrie": ["anvil"]}
    t = position({9: "2 marquise, eyrie"}, part="actions", hands=hands).play("battle", 9, "eyrie")
    assert t.asked("eyrie") == ["pass"]


def test_g_04_a_foiled_ambush_costs_both_cards() -> None:
    """ROOT-4.3.1.1 G-04"""
    hands = {"alliance": ["ambush-rabbit", "ambush-bird"], "marquise": ["ambush-bird"]}
    t = position({5: "2 marquise, 3 alliance"}, part="actions", hands=hands)
    t.play("battle", 5, "alliance", "ambush-rabbit", "ambush-bird", dice=(1, 0))
    assert (t.count("marquise", 5), t.count("alliance", 5)) == (1, 3)
    assert sorted(t.discarded) == ["ambush-bird", "ambush-rabbit"]
    assert t.hand("alliance") == ["ambush-bird"]


@pytest.mark.parametrize(("turn", "winner"), [("marquise", "marquise"), ("eyrie", "eyrie"), ("alliance", "marquise")])
def test_root_3_1_1_several_reach_thirty_at_once(turn: str, winner: str) -> None:
    """ROOT-T-C21 G-12 ROOT-FAQ-06: of those tied the first clockwise from the active player."""
    s = position({}, turn=turn, points={"marquise": 29, "eyrie": 29}).state
    s.result = []
    with pytest.raises(Over):
        score_together(s, [1, 1, 0])
    assert s.result == [float(name == winner) for name in ("marquise", "eyrie", "alliance")]


def test_root_3_1_1_the_defender_alone_may_reach_thirty() -> None:
    both = {"marquise": 29, "eyrie": 29}
    t = position({5: "2 marquise, wood, 3 eyrie"}, part="actions", points=both).play("battle", 5, "eyrie", dice=(3, 3))
    assert (t.winners, t.points("eyrie")) == (["eyrie"], 30)


def test_root_3_1_thirty_wins_in_the_middle_of_a_turn() -> None:
    t = position({5: "2 marquise, roost"}, part="actions", points={"marquise": 29}).play(
        "battle", 5, "eyrie", dice=(0, 0)
    )
    assert (t.winners, t.question) == (["marquise"], "")
