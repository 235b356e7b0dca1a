"""ROOT-9.4, ROOT-9.5, ROOT-9.6: the Vagabond's turn."""

import pytest

from maraud.games.root.quests import QUEST_IDS
from tests.games.root.wanderer import faces_up, gear, place, wander

# Birdsong: refresh.


def test_root_t_f19_two_for_each_tea_and_three_more() -> None:
    """ROOT-T-F19 ROOT-9.4.1 Seven of nine."""
    t = wander({}, "2 tea, 5 tired boot, 4 tired sword", part="refresh")
    assert (t.question, t.asked()) == ("refresh", ["tired:boot", "tired:sword"])
    t.play("sword", "sword", "sword", "sword")  # three more, of boots alone
    assert (t.question, gear(t)) == ("slip", {"tea": 2, "boot": 3, "tired boot": 2, "sword": 4})


@pytest.mark.parametrize(
    ("tea", "number"), [("", 3), ("tea", 5), ("3 tea", 9), ("4 tea", 9), ("broken tea", 3), ("2 tired tea", 3)]
)
def test_root_9_4_1_how_many(tea: str, number: int) -> None:
    """ROOT-9.4.1 ROOT-9.2.5.1 At most three tea count; tired and damaged ones do not."""
    t = wander({}, f"{tea}, 9 tired boot, 9 tired-broken sword", part="refresh")
    t.play(*["tired:boot"] * number)
    assert (t.question, gear(t)["boot"]) == ("slip", number)


def test_root_9_4_1_tea_turned_up_now_does_not_count() -> None:
    t = wander({}, "2 tired tea, 4 tired boot", part="refresh").play("tea", "tea")
    assert (t.question, gear(t)) == ("slip", {"tea": 2, "boot": 1, "tired boot": 3})


def test_root_9_4_1_damaged_items_stay_damaged() -> None:
    t = wander({}, "tired-broken sword, 3 tired boot", part="refresh").play("sword")
    assert gear(t) == {"broken sword": 1, "boot": 2, "tired boot": 1}


def test_root_9_4_1_nobody_is_asked_where_all_are_refreshed() -> None:
    t = wander({}, "tired-broken sword, 2 tired boot, broken torch", part="refresh")
    assert (t.question, gear(t)) == ("slip", {"broken sword": 1, "boot": 2, "broken torch": 1})


# Slip.


def test_root_9_4_2_to_a_clearing_or_a_forest() -> None:
    """ROOT-9.4.2 ROOT-9.2.10 ROOT-2.4.1"""
    t = wander({5: "9 marquise"}, "tired boot", part="slip", relations={"marquise": -1})
    assert t.asked() == ["pass", "clearing:5", "clearing:9", "clearing:10", "forest:1", "forest:2"]
    t.play("clearing:5")
    assert (place(t), gear(t)) == (5, {"tired boot": 1})
    assert place(wander({}, "boot", part="slip").play("forest:2")) == -2


def test_root_9_4_2_out_of_a_forest() -> None:
    t = wander({}, "boot", -1, part="slip")
    assert t.asked() == ["pass", *(f"clearing:{c}" for c in (1, 2, 5, 10)), "forest:2", "forest:3"]
    assert place(t.play("pass")) == -1


# Daylight.


def test_root_9_5_any_order_and_number() -> None:
    """ROOT-9.5 ROOT-9.5.1"""
    t = wander({}, "3 boot, torch").play("move", 5, "move", 2, "move", 6, "explore", dice=("item:boot",))
    assert (place(t), gear(t)) == (6, {"tired boot": 3, "boot": 1, "tired torch": 1})
    t.play("move", 11)
    assert place(t) == 11


def test_root_9_2_10_no_move_into_a_forest() -> None:
    """ROOT-9.2.10 ROOT-9.5.1"""
    t = wander({}, "boot").play("move")
    assert t.asked() == ["clearing:5", "clearing:9", "clearing:10"]
    t = wander({}, "boot", -1).play("move")
    assert t.asked() == [f"clearing:{c}" for c in (1, 2, 5, 10)]
    t.play(10)
    assert (place(t), gear(t)) == (10, {"tired boot": 1})


def test_root_9_5_2_a_sword_and_an_enemy_here() -> None:
    """ROOT-9.5.2 ROOT-9.5x1 Anybody can be attacked, even for a token."""
    t = wander({1: "wood, sympathy", 5: "eyrie"}, "sword, torch").play("battle")
    assert t.asked() == ["faction:marquise", "faction:alliance"]
    t.play("marquise", dice=(0, 0))
    assert gear(t) == {"tired sword": 1, "torch": 1}
    assert t.refused["battle"] == "ROOT-9.5.2"
    assert "battle" not in wander({5: "eyrie"}, "sword").asked()


def test_root_9_5_3_explore() -> None:
    """ROOT-9.5.3 VB-15 The ruin goes with its last item; there is none left for others."""
    t = wander({}, "2 torch", 6).play("explore", dice=("item:hammer",))
    assert (gear(t), t.points("vagabond")) == ({"torch": 1, "tired torch": 1, "hammer": 1}, 1)
    spot = t.view()["clearings"][5]
    assert (spot["ruin"], spot["ruin_items"], spot["open_slots"]) == (False, 0, 2)
    assert "explore" not in t.asked()
    assert t.refused["explore"] == "ROOT-9.5.3"
    assert t.state.ruin_pool == [1, 1, 0, 0, 1, 0, 0, 0]  # boot, bag and sword under the other three


def test_root_9_5_3_not_without_a_torch_or_a_ruin() -> None:
    assert "explore" not in wander({}, "tired torch, boot", 6).asked()
    assert "explore" not in wander({}, "torch", 5).asked()


def test_vb_15_ruins_feed_two_factions() -> None:
    """VB-15 ROOT-9.5.3 ROOT-14.4.1 What he leaves, the mob takes in the Hundreds' Birdsong."""
    three = ("vagabond", "hundreds", "marquise")
    for explores in (True, False):
        t = wander({10: "mob", 3: "warlord"}, "torch", 10, factions=three)
        t.play(*(["explore", "pass"] if explores else ["pass"]), dice=())
        assert ("razed" in t.events, "item-gained" in t.events) == (not explores, not explores)
        assert (t.points("vagabond"), t.points("hundreds")) == (int(explores), 0)
        assert not t.view()["clearings"][9]["ruin"]


# Quests.


def test_root_t_f20_the_third_fox_quest() -> None:
    """ROOT-T-F20 VB-13 ROOT-9.5.5"""
    done = ("fox-errand", "fox-speech", "mouse-guard")
    t = wander({}, "tea, coins", done=done, quests=("fundraising", "escort", "rabbit-guard"))
    t.play("do-quest", "fundraising")
    assert (t.question, t.asked()) == ("quest-reward", ["score-quests", "draw-two"])
    t.play("score-quests", dice=("quest:mouse-bear",))
    assert (t.points("vagabond"), gear(t)) == (3, {"tired tea": 1, "tired coins": 1})
    assert faces_up(t) == ["escort", "rabbit-guard", "mouse-bear"]
    assert t.board("vagabond")["quests_done"] == [*done, "fundraising"]


def test_vb_13_two_cards_instead() -> None:
    """VB-13 ROOT-9.5.5"""
    t = wander({}, "tea, coins", quests=("fundraising",)).play("do-quest", "fundraising", "draw-two")
    assert (t.points("vagabond"), len(t.hand("vagabond")), len(faces_up(t))) == (0, 2, 1)


def test_vb_13_without_quests_left_none_is_turned_up() -> None:
    """VB-13 ROOT-9.5.5"""
    rest = tuple(quest for quest in QUEST_IDS if quest not in ("fundraising", "escort"))
    t = wander({}, "tea, coins", quests=("fundraising", "escort"), done=rest)
    t.play("do-quest", "fundraising", "score-quests")
    assert (faces_up(t), t.points("vagabond")) == (["escort"], 5)


@pytest.mark.parametrize("items", ["tea", "tea, tired coins", "tea, broken coins", "2 tea"])
def test_root_9_5_5_exactly_these_items_ready(items: str) -> None:
    """ROOT-9.5.5 VB-13"""
    t = wander({}, items, quests=("fundraising",))
    assert "do-quest" not in t.asked()
    assert t.refused["do-quest"] == "ROOT-9.5.5"


def test_root_9_5_5_in_a_clearing_of_its_suit() -> None:
    assert "do-quest" not in wander({}, "tea, coins", 5, quests=("fundraising",)).asked()
    assert "do-quest" not in wander({}, "tea, coins", -1, quests=("fundraising",)).asked()
    t = wander({}, "2 sword, torch", 2, quests=("mouse-bandits", "rabbit-bandits", "mouse-guard")).play("do-quest")
    assert t.names() == ["mouse-bandits", "mouse-guard"]
    assert "do-quest" not in wander({}, "sword", 2, quests=("mouse-bandits",)).asked()  # it takes two


# Repair.


def test_root_9_5_7_repair() -> None:
    """ROOT-9.5.7 It keeps its side."""
    t = wander({}, "2 hammer, broken coins, tired-broken sword").play("repair")
    assert (t.question, t.asked()) == ("repair-what", ["tired-broken:sword", "broken:coins"])
    t.play("sword", "repair")
    assert gear(t) == {"tired hammer": 2, "coins": 1, "tired sword": 1}
    assert "repair" not in wander({}, "hammer, boot").asked()
    assert "repair" not in wander({}, "tired hammer, broken boot").asked()


# Evening.


def test_root_9_6_1_rest_in_a_forest() -> None:
    """ROOT-9.6.1 All damaged items; the exhausted ones stay so."""
    t = wander({}, "tired boot, broken sword, tired-broken tea, torch", -3, part="rest")
    assert gear(t) == {"tired boot": 1, "sword": 1, "tea": 1, "torch": 1}
    t = wander({}, "tired boot, broken sword", 3, part="rest")
    assert gear(t) == {"tired boot": 1, "broken sword": 1}


def test_root_9_6_2_a_card_for_each_coins() -> None:
    """ROOT-9.6.2 ROOT-9.6.3"""
    t = wander({}, "2 coins, boot").play("pass")
    assert len(t.hand("vagabond")) == 3
    hand = {"vagabond": ["anvil", "sword", "armorers", "bake-sale", "sappers"]}
    t = wander({}, "boot", hands=hand).play("pass")
    assert t.question == "down-to-five"
    t.play("sword")
    assert (len(t.hand("vagabond")), t.discarded) == (5, ["sword"])


def test_root_t_f21_capacity() -> None:
    """ROOT-T-F21 ROOT-9.6.4 Six, and two for the bag: one of nine goes."""
    t = wander({}, "bag, tea, 3 boot, 2 tired sword, 3 broken torch, tired coins", part="check_capacity")
    assert (t.question, t.asked()) == ("remove-item", ["item:boot", "tired:sword", "tired:coins", "broken:torch"])
    t.play("torch")
    assert (t.question, gear(t)["broken torch"], sum(gear(t).values())) == ("marquise-action", 2, 10)
    assert t.state.items == [2, 2, 1, 1, 2, 2, 2, 0]  # it is out of the game, not in the supply


def test_root_9_6_4_no_more_than_there_is_room_for() -> None:
    assert wander({}, "3 boot, 3 broken sword, 3 tea, 3 coins", part="check_capacity").question != "remove-item"
    t = wander({}, "3 boot, 3 broken sword, 4 tea", part="check_capacity")
    assert (t.question, t.asked()) == ("remove-item", ["item:boot", "broken:sword", "item:tea"])  # the fourth tea
    t = wander({}, "7 boot, broken bag", part="check_capacity").play("bag")  # off its track it does not help
    assert (t.question, gear(t)) == ("marquise-action", {"boot": 6})


def test_root_9_6_the_order_of_the_evening() -> None:
    """ROOT-9.6.1 ROOT-9.6.2 Coins repaired by rest draw a card in the same Evening."""
    t = wander({}, "broken coins", -1).play("pass")
    assert (gear(t), len(t.hand("vagabond"))) == ({"coins": 1}, 2)
