"""ROOT-6 The Marquise: set-up, abilities, Birdsong and Evening."""

import pytest

from maraud.engine import Ask
from maraud.games.root.factions.faction import Loss
from maraud.games.root.law.removal import remove
from maraud.games.root.pieces import KIND_COUNT
from tests.games.root.woodland import Woodland, begin, kind_of, position

BOXES = {"marquise": 25, "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1}


def set_up_at(corner: int) -> Woodland:
    """The Marquise's set-up, the keep placed."""
    t = begin()
    return t.play(corner)


@pytest.mark.parametrize(("piece", "number"), BOXES.items())
def test_root_6_2_1_pieces_in_the_box(piece: str, number: int) -> None:
    """ROOT-6.D.1"""
    assert KIND_COUNT[kind_of(piece)] == number


def test_root_6_3_1_supplies() -> None:
    t = begin()
    assert (t.who, t.question) == ("marquise", "keep-where")
    assert (t.count("marquise"), t.count("wood")) == (25, 8)


def test_root_6_3_2_the_keep_goes_into_a_corner() -> None:
    t = begin()
    assert t.names() == ["1", "2", "3", "4"]
    t.play(2)
    assert t.count("keep", 2) == 1


def test_root_6_3_3_a_warrior_everywhere_but_in_the_opposite_corner() -> None:
    t = set_up_at(1)
    assert [t.count("marquise", clearing) for clearing in range(1, 13)] == [1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert t.count("marquise") == 14


def test_root_6_3_4_three_buildings_near_the_keep_in_open_slots() -> None:
    t = set_up_at(1)
    assert t.names() == ["1", "5", "9", "10"]
    t.play(1)  # its only slot
    assert t.names() == ["5", "9", "10"]
    t.play(10)  # one slot beside the ruin
    assert t.names() == ["5", "9"]
    t.play(5)
    assert [t.count("sawmill", 1), t.count("workshop", 10), t.count("recruiter", 5)] == [1, 1, 1]


def test_root_6_3_5_five_of_each_stay_on_the_tracks() -> None:
    t = set_up_at(1).play(1, 5, 9)
    assert [t.count("sawmill"), t.count("workshop"), t.count("recruiter")] == [5, 5, 5]


def test_root_6_2_1_workshops_craft_in_daylight() -> None:
    t = position({1: "workshop"}, part="craft", hands={"marquise": ["travel-gear-fox", "root-tea-fox"]})
    assert t.asked("marquise") == ["pass"]  # rabbit and mouse are asked, the workshop is in a fox clearing
    t = position({5: "workshop"}, part="craft", hands={"marquise": ["travel-gear-fox", "travel-gear-mouse"]})
    assert t.asked("marquise") == ["pass", "card:travel-gear-fox", "card:travel-gear-mouse"]
    t.play("travel-gear-mouse")
    assert t.points("marquise") == 1
    assert t.question == "marquise-action"  # the one workshop is activated


def test_root_6_2_2_only_the_marquise_place_pieces_at_the_keep() -> None:
    t = position({1: "keep, sawmill, recruiter"}, part="place_wood", turn="marquise", options={"map": "mountain"})
    t.play("recruit")
    assert (t.count("wood", 1), t.count("marquise", 1)) == (1, 1)


def test_root_6_2_2_others_cannot_place_there_but_move_in() -> None:
    """ROOT-6.2.2x1"""
    t = position({1: "keep", 5: "5 eyrie"}, turn="eyrie", part="resolve_decree", decree={"move": ["vizier"]})
    t.play(5, 1, 3)
    assert t.count("eyrie", 1) == 3
    stack = ["anvil", "bake-sale", "birdy-bindle"]
    t = position({1: "keep", 5: "sympathy"}, turn="alliance", part="spread_sympathy", supporters=stack)
    assert t.names("alliance") == ["pass", "2"]
    t = position({1: "keep, alliance", 5: "alliance"}, turn="alliance", part="operations", officers=1)
    t.play("organize")
    assert t.names("alliance") == ["5"]


FIELD = {5: "3 marquise, 4 eyrie", 1: "keep"}


def eyrie_battle(clearings: dict[int, str], hand: list[str], dice: tuple[int, int] = (3, 0)) -> Woodland:
    """The Eyrie battle the Marquise, who do not ambush, in the only clearing they can."""
    t = position(
        clearings,
        turn="eyrie",
        part="resolve_decree",
        hands={"marquise": hand},
        decree={"battle": ["vizier"]},
        leader="builder",
    )
    if hand:
        return t.play(t.names()[0], "marquise", "pass", dice=dice)
    return t.play(t.names()[0], "marquise", dice=dice)


def test_root_6_2_3_field_hospitals() -> None:
    """ROOT-T-F04"""
    t = eyrie_battle(FIELD, ["sword", "better-burrow-bank", "cobbler", "bake-sale"])
    assert t.count("marquise", 5) == 0
    assert t.question == "field-hospitals"
    assert t.asked("marquise") == ["pass", "card:bake-sale", "card:better-burrow-bank", "card:cobbler"]
    t.play("better-burrow-bank")
    assert (t.count("marquise", 1), t.hand("marquise")) == (3, ["bake-sale", "sword", "cobbler"])
    assert t.discarded == ["better-burrow-bank"]


def test_root_6_2_3_field_hospitals_may_be_declined() -> None:
    t = eyrie_battle(FIELD, ["bake-sale"]).play("pass")
    assert (t.count("marquise"), t.count("marquise", 1), t.hand("marquise")) == (25, 0, ["bake-sale"])


def test_root_6_2_3_asked_without_a_matching_card_too() -> None:
    t = eyrie_battle(FIELD, ["sword"])
    assert (t.question, t.asked("marquise")) == ("field-hospitals", ["pass"])


def test_root_6_2_3_no_use_without_a_keep() -> None:
    t = eyrie_battle({5: "3 marquise, 4 eyrie"}, ["bake-sale"])
    assert "field-hospitals" not in t.question


def test_root_6_2_3_no_use_when_the_keep_falls_at_the_same_moment() -> None:
    """ROOT-6.2.3x1"""
    t = eyrie_battle({1: "2 marquise, keep, 4 eyrie"}, ["birdy-bindle"])
    assert t.points("eyrie") == 1
    assert t.question != "field-hospitals"
    assert t.count("marquise") == 25


def test_root_6_2_3_ambush_hits_and_dealt_hits_are_two_events() -> None:
    """ROOT-6.2.3x1"""
    t = position(
        {5: "3 marquise, 4 eyrie", 1: "keep"},
        part="actions",
        hands={"marquise": ["bake-sale", "cobbler"], "eyrie": ["ambush-rabbit"]},
    )
    t.play("battle", 5, "eyrie", "ambush-rabbit", "pass")
    assert (t.question, t.count("marquise", 5)) == ("field-hospitals", 1)
    t.play("cobbler", dice=(3, 3))
    assert (t.question, t.count("marquise", 1)) == ("field-hospitals", 2)
    t.play("bake-sale")
    assert (t.count("marquise", 1), t.count("eyrie", 5)) == (3, 3)


def test_root_6_2_3_ambush_in_the_keeps_own_clearing() -> None:
    """ROOT-6.2.3x2 ROOT-FAQ-21 The rescued warriors are back before anybody asks whether an attacker is left."""
    t = position(
        {1: "2 marquise, keep, 4 eyrie"},
        part="actions",
        hands={"marquise": ["anvil"], "eyrie": ["ambush-fox"]},
    )
    t.play("battle", 1, "eyrie", "ambush-fox", "pass", "anvil", dice=(2, 1))
    assert (t.count("marquise", 1), t.count("eyrie", 1)) == (1, 2)


def test_mq_01_wood_shortage() -> None:
    """ROOT-6.4 MQ-01"""
    t = position({8: "2 sawmill", 5: "sawmill", 9: "7 wood"}, part="place_wood")
    assert (t.question, t.names("marquise")) == ("wood-where", ["5", "8"])
    t.play(8)
    assert (t.count("wood", 8), t.count("wood", 5), t.count("wood")) == (1, 0, 0)
    assert t.question != "wood-where"


def test_root_6_4_one_wood_at_each_sawmill_ruled_or_not() -> None:
    t = position({8: "2 sawmill, 5 eyrie", 5: "sawmill"}, part="place_wood")
    assert (t.count("wood", 8), t.count("wood", 5)) == (2, 1)


def test_root_6_4_with_too_little_wood_each_sawmill_gets_one_at_most() -> None:
    t = position({8: "2 sawmill", 5: "sawmill", 9: "6 wood"}, part="place_wood").play(5)
    assert t.count("wood", 5) == 1
    assert (t.count("wood", 8), t.question) == (1, "marquise-action")


@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_root_6_6_draw_by_recruiters(recruiters: int, cards: int) -> None:
    """ROOT-6.D.3 ROOT-T-F02"""
    places = dict.fromkeys((1, 2, 3, 4, 5, 6)[:recruiters], "recruiter")
    t = position(places, part="draw_and_discard")
    assert len(t.hand("marquise")) == cards


def test_root_6_6_discard_to_five() -> None:
    hand = ["anvil", "sword", "cobbler", "sappers", "armorers"]
    t = position({}, part="draw_and_discard", hands={"marquise": hand}, deck_only=["bake-sale", "investments"])
    assert t.question == "down-to-five"
    t.play("anvil")
    assert len(t.hand("marquise")) == 5
    assert t.active == "eyrie"


def test_mq_04_a_keep_once_removed_is_gone_for_good() -> None:
    """ROOT-6.2.2 MQ-04"""
    t = position(
        {1: "marquise, keep, 4 eyrie", 5: "2 marquise, 3 eyrie, recruiter, sawmill"},
        turn="eyrie",
        part="resolve_decree",
        hands={"marquise": ["bake-sale", "anvil"]},
        decree={"battle": ["vizier", "foxfolk-steel"]},
        leader="builder",
    )
    t.play("suit:fox", 1, "marquise", "pass", dice=(2, 0))
    assert (t.points("eyrie"), t.count("keep", 1)) == (1, 0)
    t.play(5, "marquise", "pass", dice=(2, 0))
    assert t.question != "field-hospitals"  # there is nowhere to go
    assert t.count("marquise", 5) == 0
    t = position({11: "no ruin, alliance, sawmill, 2 recruiter"}, part="place_wood", turn="marquise")
    assert t.count("wood", 11) == 1  # sawmills work as before
    t = position({1: "alliance"}, turn="alliance", part="operations", officers=1).play("organize")
    assert t.names("alliance") == ["1"]  # anybody may place there


def test_mq_05_the_keep_bars_placing_not_moving() -> None:
    """ROOT-6.2.2 ROOT-7.4.3 MQ-05: the emergency roost skips the keep."""
    clearings = dict.fromkeys(range(2, 13), "2 marquise") | {1: "keep", 9: "marquise"}
    t = position(clearings, turn="eyrie", part="new_roost")
    assert t.names("eyrie") == ["9"]


def test_mq_02_one_card_saves_all_of_one_clearing() -> None:
    """ROOT-6.2.3 ROOT-6.2.3x1 MQ-02: one decision for each clearing, each with a card of its own."""
    for hand, second in ((["anvil", "sword"], []), (["anvil", "armorers"], ["card:armorers"])):
        s = position({1: "3 marquise", 5: "2 marquise", 9: "keep"}, hands={"marquise": hand}).state
        losses = [Loss(0, kind_of("marquise"), 1, 3, 1), Loss(0, kind_of("marquise"), 5, 2, 1)]
        flow = remove(s, losses)
        ask = next(flow, None)
        assert isinstance(ask, Ask)
        assert [option.text for option in ask.options] == ["pass", "card:anvil", *second]
        ask = flow.send(ask.options[1])
        assert s.count[kind_of("marquise")][9] == 3
        assert isinstance(ask, Ask)
        assert [option.text for option in ask.options] == ["pass", *second]
