"""ROOT-8 The Woodland Alliance: set-up, abilities, Birdsong."""

import pytest

from maraud.games.root.pieces import KIND_COUNT
from tests.games.root.woodland import Woodland, begin, kind_of, position

MICE = ["sword", "crossbow-mouse", "investments", "travel-gear-mouse", "mouse-in-a-sack"]
FOXES = ["anvil", "foxfolk-steel", "protection-racket", "travel-gear-fox"]
RABBITS = ["bake-sale", "smugglers-trail", "a-visit-to-friends"]


def birdsong(
    clearings: dict[int, str], supporters: list[str], part: str = "spread_sympathy", officers: int = 0
) -> Woodland:
    """The Alliance's Birdsong."""
    return position(clearings, turn="alliance", part=part, supporters=supporters, officers=officers)


def test_root_8_3_1_supplies() -> None:
    """ROOT-8.D.1 ROOT-8.3.2 ROOT-8.3.3"""
    box = {"alliance": 10, "fox-base": 1, "rabbit-base": 1, "mouse-base": 1, "sympathy": 10}
    assert {piece: KIND_COUNT[kind_of(piece)] for piece in box} == box
    t = begin(("alliance", "eyrie")).play(1, "builder")
    assert {piece: t.count(piece) for piece in box} == box


def test_root_8_3_4_three_supporters() -> None:
    t = begin(("alliance", "eyrie")).play(1, "builder")
    board = t.board("alliance", "alliance")
    assert (board["supporters_size"], len(board["supporters"]), len(t.hand("alliance"))) == (3, 3, 3)


def test_root_8_2_3_supporters_are_seen_by_the_alliance_only() -> None:
    t = birdsong({1: "sympathy"}, ["anvil", "sword"])
    seen = [t.board("alliance", viewer) for viewer in ("alliance", "marquise", "eyrie", "")]
    assert [board["supporters"] for board in seen] == [["anvil", "sword"], None, None, None]
    assert [board["supporters_size"] for board in seen] == [2, 2, 2, 2]
    assert "sword" not in t.hand("alliance")


def test_root_8_2_1_sympathy_crafts() -> None:
    clearings = {1: "sympathy", 5: "sympathy"}
    t = position(clearings, turn="alliance", part="daylight_actions", hands={"alliance": ["travel-gear-fox", "anvil"]})
    t.play("craft")
    assert t.asked("alliance") == ["card:travel-gear-fox", "card:anvil"]
    t.play("travel-gear-fox")
    assert t.points("alliance") == 1
    t.play("craft")
    assert t.asked("alliance") == ["card:anvil"]  # the fox token is not activated yet


def test_root_8_2_2_guerrilla_war() -> None:
    """ROOT-T-C06"""
    t = position({1: "4 marquise, 2 alliance"}, part="actions").play("battle", 1, "alliance", dice=(3, 1))
    assert (t.count("marquise", 1), t.count("alliance", 1)) == (2, 1)
    t = position({1: "4 marquise, 2 alliance"}, turn="alliance", part="operations", officers=1)
    t.play("battle", 1, "marquise", dice=(1, 0))
    assert (t.count("marquise", 1), t.count("alliance", 1)) == (3, 2)


def test_root_8_2_5_1_one_token_a_clearing() -> None:
    """ROOT-8.2.5.1 ROOT-8.2.5.2"""
    t = birdsong({1: "sympathy", 5: "sympathy"}, [*FOXES, *RABBITS][:5])
    assert "1" not in t.names("alliance")
    assert "5" not in t.names("alliance")


# Revolt.


def test_root_8_4_1_revolt() -> None:
    """ROOT-8.4.1.2 ROOT-8.4.1.3 ROOT-T-F11"""
    clearings = {1: "sympathy, 3 marquise, sawmill", 6: "sympathy, alliance", 8: "sympathy", 5: "2 eyrie"}
    t = birdsong(clearings, ["anvil", "armorers", "sword"], "revolt")
    assert t.names("alliance") == ["pass", "1", "6", "8"]
    t.play(1)
    assert t.names("alliance") == ["anvil", "armorers"]
    t.play("armorers", "anvil")
    assert (t.count("fox-base", 1), t.count("alliance", 1), t.board("alliance")["officers"]) == (1, 3, 1)
    assert (t.count("marquise", 1), t.count("sawmill", 1), t.count("sympathy", 1)) == (0, 0, 1)
    assert (t.points("alliance"), t.count("eyrie", 5)) == (1, 2)
    assert t.board("alliance", "alliance")["supporters"] == ["sword"]
    assert sorted(t.discarded) == ["anvil", "armorers"]


def test_root_8_4_1_any_number_of_times() -> None:
    t = birdsong({1: "sympathy", 9: "sympathy"}, ["anvil", "protection-racket", "sword", "investments"], "revolt")
    t.play(1, "anvil", "protection-racket", 9)
    assert (t.on_map("fox-base"), t.on_map("mouse-base"), t.board("alliance")["officers"]) == (1, 1, 2)


def test_root_8_4_1_1_sympathetic_without_a_base_and_its_base_on_the_board() -> None:
    """WA-06"""
    t = birdsong(
        {1: "sympathy, fox-base", 8: "sympathy", 5: "sympathy", 3: "alliance"}, FOXES[:2] + RABBITS[:2], "revolt"
    )
    assert t.names("alliance") == ["pass", "5"]  # the fox base stands, clearing 3 is not sympathetic


def test_root_8_4_1_2_two_supporters_of_its_suit() -> None:
    t = birdsong({1: "sympathy", 5: "sympathy"}, ["anvil", "sword", "bake-sale", "smugglers-trail"], "revolt")
    assert t.names("alliance") == ["pass", "5"]
    assert t.refused == {"clearing:1": "ROOT-8.4.1.2"}


def test_root_8_4_1_2_the_alliance_choose_which_supporters() -> None:
    t = birdsong({1: "sympathy"}, ["anvil", "armorers", "foxfolk-steel"], "revolt").play(1)
    assert (t.question, t.names("alliance")) == ("spend-supporter", ["foxfolk-steel", "anvil", "armorers"])
    t.play("foxfolk-steel", "anvil")
    assert t.board("alliance", "alliance")["supporters"] == ["armorers"]


def test_root_8_4_1_3_short_of_warriors() -> None:
    """ROOT-8.4.1x1 As many as possible, and the officer last."""
    clearings = {1: "sympathy", 6: "sympathy", 8: "sympathy", 5: "8 alliance"}
    t = birdsong(clearings, ["anvil", "armorers"], "revolt").play(1)
    assert (t.count("alliance", 1), t.count("alliance"), t.board("alliance")["officers"]) == (2, 0, 0)


def test_root_8_4_1_3_the_marquise_may_save_theirs() -> None:
    """ROOT-6.2.3 A revolt removes warriors from a clearing, too."""
    t = position(
        {1: "sympathy, 3 marquise", 3: "keep"},
        turn="alliance",
        part="revolt",
        supporters=["anvil", "armorers"],
        hands={"marquise": ["protection-racket"]},
    )
    t.play(1)
    assert (t.who, t.question) == ("marquise", "field-hospitals")
    t.play("protection-racket")
    assert (t.count("marquise", 3), t.count("fox-base", 1)) == (3, 1)


def test_wa_06_revolts_come_before_all_spreading() -> None:
    """ROOT-8.4x1 ROOT-8.4.1 ROOT-8.4.2 WA-06"""
    t = birdsong({6: "sympathy"}, ["anvil", "foxfolk-steel", "bake-sale", "protection-racket"], "revolt")
    t.play("pass")
    assert t.question == "spread"
    t.play(3, "bake-sale")
    assert t.question == "spread"  # and no revolt
    t.play("pass")
    assert t.question != "revolt"


# Spreading sympathy.


def test_root_8_4_2_1_adjacent_to_sympathy() -> None:
    t = birdsong({5: "sympathy"}, ["anvil", "sword", "bake-sale"])
    assert t.names("alliance") == ["pass", "1", "2"]


def test_root_8_4_2_1_anywhere_without_any_sympathy() -> None:
    t = birdsong({}, ["anvil", "sword"])
    assert t.names("alliance") == ["pass", "1", "2", "6", "7", "8", "9", "11", "12"]  # fox and mouse
    t.play(12, "anvil")
    assert t.count("sympathy", 12) == 1


def test_root_8_4_2_any_number_of_times() -> None:
    t = birdsong({5: "sympathy"}, ["anvil", "sword", "bake-sale"]).play(1, "anvil", 2, "sword")
    assert (t.on_map("sympathy"), t.points("alliance")) == (3, 2)
    assert t.question != "spread"  # the next one costs two


COSTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
OTHERS = [1, 2, 3, 4, 6, 7, 8, 9, 10]


@pytest.mark.parametrize("placed", range(10))
def test_root_8_4_2_2_cost_and_points_of_each_token(placed: int) -> None:
    """ROOT-8.D.1 ROOT-8.4.2.3"""
    clearings = dict.fromkeys(OTHERS[:placed], "sympathy") | {11: "eyrie"}
    target = 5
    if not placed:
        clearings = {}
    enough = ["bake-sale", "smugglers-trail", "a-visit-to-friends"][: COSTS[placed]]
    t = birdsong(clearings, enough).play(target)
    assert t.points("alliance") == POINTS[placed]
    assert t.board("alliance")["supporters_size"] == 0
    t = birdsong(clearings, [*enough[1:], "sword"])
    assert f"clearing:{target}" not in t.asked("alliance")
    assert t.refused[f"clearing:{target}"] == "ROOT-8.4.2.2"


def test_root_8_4_2_2a_martial_law() -> None:
    """ROOT-T-F10"""
    clearings = {4: "sympathy", 6: "sympathy", 8: "sympathy", 11: "sympathy", 12: "sympathy", 9: "sympathy"}
    clearings |= {7: "3 marquise"}
    t = birdsong(clearings, MICE[:4]).play(7)
    assert (t.points("alliance"), t.board("alliance")["supporters_size"]) == (3, 0)
    assert "clearing:7" not in birdsong(clearings, MICE[:3]).asked("alliance")
    assert "clearing:7" in birdsong(clearings | {7: "2 marquise"}, MICE[:3]).asked("alliance")


def test_wa_08_three_warriors_of_one_player() -> None:
    """ROOT-8.4.2.2a WA-08: two and two are not three."""
    assert "clearing:1" in birdsong({5: "sympathy", 1: "2 marquise, 2 eyrie"}, ["anvil", "sword"]).asked("alliance")
    assert "clearing:1" in birdsong({5: "sympathy", 1: "3 alliance"}, ["anvil", "sword"]).asked("alliance")


def test_root_8_4_2_no_token_left() -> None:
    """ROOT-8.4x1"""
    ten = dict.fromkeys(range(1, 11), "sympathy")
    t = birdsong(ten, MICE)
    assert t.question != "spread"


def test_wa_12_removed_sympathy_scores_again() -> None:
    """ROOT-8.4.2.2 ROOT-8.4.2.3 ROOT-G.24 WA-12"""
    t = position(
        {1: "sympathy", 2: "sympathy", 3: "sympathy", 4: "sympathy", 5: "sympathy, eyrie"},
        factions=("eyrie", "alliance"),
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        leader="builder",
        supporters=["bake-sale", "smugglers-trail"],
        points={"alliance": 5},
    )
    t.play(5, "alliance", dice=(1, 0, "sword"))
    assert (t.count("sympathy", 5), t.points("eyrie"), t.points("alliance")) == (0, 1, 5)
    assert t.question == "revolt"
    t.play("pass", 5, "bake-sale", "smugglers-trail")  # the fifth again: two supporters, two points
    assert (t.points("alliance"), t.board("alliance")["supporters_size"]) == (7, 1)
