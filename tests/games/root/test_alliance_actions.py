"""ROOT-8.5, ROOT-8.6 The Alliance's Daylight and Evening."""

import pytest

from tests.games.root.woodland import Woodland, position


def daylight(clearings: dict[int, str], hand: list[str], officers: int = 0) -> Woodland:
    """The Alliance's Daylight."""
    return position(clearings, turn="alliance", part="daylight_actions", hands={"alliance": hand}, officers=officers)


def evening(clearings: dict[int, str], officers: int, **more: object) -> Woodland:
    """The Alliance's Evening."""
    return position(clearings, turn="alliance", part="operations", officers=officers, **more)  # type: ignore[arg-type]


def test_root_8_5_actions_in_any_order_and_number() -> None:
    """ROOT-8.5.1 ROOT-8.5.2 ROOT-8.5.3"""
    t = daylight({5: "sympathy, rabbit-base"}, ["travel-gear-fox", "bake-sale", "anvil", "sword"])
    assert t.asked("alliance") == ["pass", "craft", "mobilize", "train"]
    t.play("train", "bake-sale", "mobilize", "anvil", "craft", "travel-gear-fox", "mobilize", "sword")
    board = t.board("alliance", "alliance")
    assert (board["officers"], board["supporters"], t.points("alliance")) == (1, ["anvil", "sword"], 1)


def test_root_8_5_2_a_mobilized_card_is_hidden() -> None:
    t = daylight({}, ["anvil", "sword"]).play("mobilize", "anvil")
    assert t.board("alliance", "marquise")["known_supporters"] == []
    event = next(event for event in t.told if event.kind.key == "mobilized")
    assert [len(event.facts_for(seat)) for seat in range(-1, 3)] == [0, 0, 0, 1]


def test_root_8_5_3_train_with_a_card_that_matches_a_base() -> None:
    t = daylight({5: "rabbit-base", 9: "mouse-base"}, ["anvil", "bake-sale", "sword", "armorers"]).play("train")
    assert t.names("alliance") == ["bake-sale", "sword", "armorers"]
    t.play("sword")
    assert (t.board("alliance")["officers"], t.count("alliance"), t.discarded) == (1, 9, ["sword"])


def test_root_8_5_3_not_without_a_base_a_card_or_a_warrior() -> None:
    assert daylight({5: "sympathy"}, ["bake-sale"]).refused["train"] == "ROOT-8.5.3"
    assert "train" not in daylight({5: "rabbit-base"}, ["anvil"]).asked("alliance")
    assert "train" not in daylight({5: "rabbit-base, 4 alliance"}, ["bake-sale"], 6).asked("alliance")


# Military operations.


def test_root_8_6_1_as_many_as_officers() -> None:
    t = evening({5: "rabbit-base, alliance"}, 2)
    assert t.asked("alliance") == ["pass", "move", "recruit", "organize"]
    t.play("recruit", 5, "recruit", 5)
    assert t.count("alliance", 5) == 3
    assert t.active != "alliance"
    assert t.board("alliance")["officers"] == 2  # not used up


def test_root_8_6_1_fewer_will_do_and_none_without_officers() -> None:
    assert evening({5: "rabbit-base, alliance"}, 3).play("pass").active != "alliance"
    assert evening({5: "rabbit-base, alliance"}, 0).active != "alliance"


def test_root_8_6_1_1_one_move() -> None:
    t = evening({5: "2 alliance"}, 1).play("move", 5, 2, 1)
    assert (t.count("alliance", 5), t.count("alliance", 2)) == (1, 1)


def test_root_8_6_1_2_one_battle() -> None:
    t = evening({5: "2 alliance, eyrie"}, 1).play("battle", 5, "eyrie", dice=(1, 0))
    assert t.count("eyrie", 5) == 0


def test_root_8_6_1_3_recruit_at_a_base() -> None:
    t = evening({5: "rabbit-base", 9: "mouse-base", 1: "sympathy"}, 1).play("recruit")
    assert t.names("alliance") == ["5", "9"]
    t.play(9)
    assert t.count("alliance", 9) == 1


def test_root_8_6_1_3_not_without_a_base_or_a_warrior() -> None:
    assert "recruit" not in evening({5: "alliance"}, 1).asked("alliance")
    assert "recruit" not in evening({5: "rabbit-base, 9 alliance"}, 1).asked("alliance")


def test_wa_11_organize() -> None:
    """ROOT-8.6.1.4 ROOT-6.2.2 WA-11: neither supporters nor Martial Law nor adjacency, but not at the keep."""
    six = dict.fromkeys((2, 3, 4, 6, 7, 8), "sympathy")
    t = evening(six | {9: "alliance, 4 marquise", 1: "keep, alliance", 2: "sympathy, alliance"}, 1)
    t.play("organize")
    assert t.names("alliance") == ["9"]
    t.play(9)
    assert (t.count("sympathy", 9), t.count("alliance", 9), t.points("alliance")) == (1, 0, 3)


def test_root_8_6_1_4_not_without_a_token() -> None:
    ten = dict.fromkeys(range(1, 11), "sympathy") | {12: "alliance"}
    assert "organize" not in evening(ten, 1).asked("alliance")


def test_root_8_6_1_officers_lost_in_the_evening() -> None:
    """ROOT-8.2.4 With the base half of the officers go, and their operations with them."""
    t = evening({1: "alliance, fox-base, 3 marquise"}, 3).play("battle", 1, "marquise", dice=(2, 2))
    assert (t.on_map("fox-base"), t.board("alliance")["officers"]) == (0, 1)
    assert t.active != "alliance"


@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_root_8_6_2_draw_by_bases(bases: int) -> None:
    """ROOT-8.D.2"""
    places = {1: "fox-base", 5: "rabbit-base", 9: "mouse-base"}
    t = position({c: places[c] for c in (1, 5, 9)[:bases]}, turn="alliance", part="draw_and_discard")
    assert len(t.hand("alliance")) == 1 + bases


def test_root_8_6_2_discard_to_five() -> None:
    hand = ["anvil", "sword", "cobbler", "sappers", "armorers"]
    deck = ["bake-sale", "investments"]
    t = position({}, turn="alliance", part="draw_and_discard", hands={"alliance": hand}, deck_only=deck)
    assert t.question == "down-to-five"
    t.play("anvil")
    assert len(t.hand("alliance")) == 5
