"""ROOT-9.2.4 to ROOT-9.2.7, ROOT-9.2.9.2c to ROOT-9.2.9.3a: the Vagabond in battle, and whom it makes hostile."""

import pytest

from tests.games.root.wanderer import gear, pack, place, relation, wander
from tests.games.root.woodland import Woodland

FOES = ("vagabond", "eyrie", "marquise", "alliance")


def attacked(items: str, marquise: int = 2, dice: tuple[int, int] = (2, 1), clearing: int = 1) -> Woodland:
    """The Marquise attack the Vagabond."""
    t = wander({clearing: f"{marquise} marquise"}, items, clearing, turn="marquise")
    return t.play("battle", clearing, "vagabond", dice=dice)


# Hits.


def test_root_9_2_4_defenseless_without_an_undamaged_sword() -> None:
    """ROOT-9.2.4 VB-01 ROOT-9.2.6 ROOT-9.2.7 The first run: no hit dealt, three taken."""
    t = attacked("2 broken sword, 2 boot, torch, tired tea")
    assert (t.who, t.question) == ("vagabond", "damage")
    t.play("boot", "torch", "tea")
    assert gear(t) == {"broken sword": 2, "broken boot": 1, "boot": 1, "broken torch": 1, "tired-broken tea": 1}
    assert t.count("marquise", 1) == 2


def test_vb_01_an_exhausted_sword_still_counts() -> None:
    """VB-01 ROOT-9.2.4 ROOT-9.2.6 The second run: one hit dealt, two taken."""
    t = attacked("2 broken sword, tired sword, 2 boot, torch, tea").play("boot", "boot")
    assert gear(t)["broken boot"] == 2
    assert (t.count("marquise", 1), t.state.battle) == (1, [])


def test_root_9_2_4_as_attacker_he_is_never_defenseless() -> None:
    t = wander({1: "3 marquise"}, "sword, boot, torch", hands={}).play("battle", "marquise", dice=(0, 0))
    assert gear(t) == {"tired sword": 1, "boot": 1, "torch": 1}
    t = wander(
        {1: "3 marquise"},
        "broken sword, boot",
        crafted={"vagabond": ["command-warren"]},
        part="start_of_daylight",
    ).play("use:command-warren", 1, "marquise", dice=(3, 0))
    assert (gear(t), t.count("marquise", 1)) == ({"broken sword": 1, "boot": 1}, 3)  # no sword: no hit, none extra


@pytest.mark.parametrize(("swords", "hits"), [("sword", 1), ("sword, tired sword", 2), ("sword, broken sword", 1)])
def test_root_9_2_6_as_many_hits_as_whole_swords(swords: str, hits: int) -> None:
    """ROOT-9.2.6"""
    t = wander({1: "5 marquise"}, f"{swords}, boot").play("battle", "marquise", dice=(3, 0))
    assert t.count("marquise", 1) == 5 - hits


def test_root_9_2_7_each_hit_an_item_of_his_choice_that_keeps_its_side() -> None:
    t = attacked("sword, tired boot, boot, coins").play("tired:boot")
    assert gear(t) == {"sword": 1, "tired-broken boot": 1, "boot": 1, "coins": 1}
    t.play("coins")
    assert gear(t) == {"sword": 1, "tired-broken boot": 1, "boot": 1, "broken coins": 1}
    assert (t.points("marquise"), t.count("marquise", 1)) == (0, 1)  # ROOT-9.2.7x1


def test_root_9_2_7_with_nothing_left_hits_do_nothing() -> None:
    """ROOT-9.2.7 ROOT-9.2.2"""
    t = attacked("tired boot, broken torch", marquise=3, dice=(3, 0))
    assert (gear(t), place(t)) == ({"tired-broken boot": 1, "broken torch": 1}, 1)
    assert t.count("marquise", 1) == 3


def test_root_9_2_7x1_damaged_items_leave_their_track() -> None:
    """ROOT-9.2.7x1"""
    t = attacked("sword, coins", dice=(1, 0)).play("coins")
    assert gear(t) == {"sword": 1, "broken coins": 1}
    assert len(wander({}, "sword, broken coins", part="draw_and_discard").hand("vagabond")) == 1


def test_root_9_2_2_an_ambush_does_not_remove_him() -> None:
    """ROOT-9.2.2 ROOT-4.3.1.2 Two items, and the battle goes on."""
    hands = {"marquise": ["ambush-fox"]}
    t = wander({1: "2 marquise"}, "sword, 2 boot", hands=hands).play("battle", "marquise", "ambush-fox", dice=())
    t.play("boot").play("boot", dice=(1, 0))
    assert gear(t) == {"tired sword": 1, "broken boot": 2}
    assert t.count("marquise", 1) == 1


# Hostility and Infamy.


def test_root_t_f17_the_first_battle_against_the_indifferent() -> None:
    """ROOT-T-F17 ROOT-9.2.9.3 ROOT-9.2.9.3a"""
    t = wander({1: "3 marquise"}, "2 sword, boot").play("battle", "marquise", dice=(3, 1)).play("boot")
    assert (t.count("marquise", 1), relation(t, "marquise"), t.points("vagabond")) == (1, -1, 1)
    assert gear(t) == {"sword": 1, "tired sword": 1, "broken boot": 1}
    assert "became-hostile" in t.events


@pytest.mark.parametrize(("before", "points"), [(0, 3), (-1, 4)])
def test_vb_04_infamy_on_his_own_turn(before: int, points: int) -> None:
    """VB-04 ROOT-9.2.9.3a ROOT-3.2.1"""
    t = wander({1: "roost, 2 eyrie"}, "3 sword", relations={"eyrie": before})
    t.play("battle", "eyrie", dice=(3, 0))
    assert (t.count("roost", 1), t.points("vagabond"), relation(t, "eyrie")) == (0, points, -1)


def test_root_9_2_9_3_also_as_defender_but_without_infamy() -> None:
    """ROOT-9.2.9.3 ROOT-9.2.9.3a Infamy is for his own turn."""
    t = wander({1: "2 marquise"}, "sword, 2 boot", turn="marquise", relations={"marquise": 0})
    t.play("battle", 1, "vagabond", dice=(1, 1)).play("boot")
    assert (relation(t, "marquise"), t.points("vagabond"), t.count("marquise", 1)) == (-1, 0, 1)
    t = wander({1: "2 marquise"}, "sword, 2 boot", turn="marquise", relations={"marquise": -1})
    t.play("battle", 1, "vagabond", dice=(1, 1)).play("boot")
    assert t.points("vagabond") == 0


def test_root_9_2_9_3_an_allied_faction_too() -> None:
    """ROOT-9.2.9.3 ROOT-9.5x1 Allied factions can be attacked."""
    t = wander({1: "2 marquise"}, "2 sword", relations={"marquise": 3}).play("battle", "marquise", dice=(1, 0))
    assert (relation(t, "marquise"), t.points("vagabond")) == (-1, 0)


def test_root_t_f18_only_a_token() -> None:
    """ROOT-T-F18 ROOT-FAQ-143 ROOT-9.2.9.3"""
    t = wander({1: "wood"}, "sword, boot").play("battle", "marquise", dice=(0, 0))  # defenseless: one extra hit
    assert (t.count("wood", 1), t.points("vagabond"), relation(t, "marquise")) == (0, 1, 0)


def test_root_9_2_9_3a_tokens_and_buildings_of_the_hostile_as_well() -> None:
    """ROOT-9.2.9.3a"""
    t = wander({1: "2 wood"}, "2 sword", relations={"marquise": -1}).play("battle", "marquise", dice=(1, 0))
    assert (t.count("wood", 1), t.points("vagabond")) == (0, 4)


def test_root_9_2_9_3_others_stay_as_they_are() -> None:
    t = wander({1: "2 marquise, eyrie"}, "2 sword").play("battle", "marquise", dice=(2, 0))
    assert [relation(t, other) for other in ("marquise", "eyrie", "alliance")] == [-1, 0, 0]


def test_root_9_2_9_3_a_favor_makes_hostile_without_infamy() -> None:
    """ROOT-9.2.9.3 ROOT-9.2.9.3a ROOT-CARD-FAVOR.5"""
    t = wander({1: "2 marquise, wood", 6: "eyrie", 8: "roost"}, "3 hammer", hands={"vagabond": ["favor-foxes"]})
    t.play("craft", "favor-foxes")
    assert (relation(t, "marquise"), relation(t, "eyrie"), t.points("vagabond")) == (-1, -1, 2)


def test_root_faq_140_removing_sympathy_is_paid_for() -> None:
    """ROOT-FAQ-140 ROOT-8.2.6"""
    t = wander({1: "sympathy", 5: "sympathy"}, "sword, boot", hands={"vagabond": ["anvil"]})
    t.play("battle", "alliance", dice=(0, 0))
    assert t.who == "vagabond"
    t.play("anvil")
    assert (t.points("vagabond"), t.hand("vagabond"), len(t.state.supporters[3])) == (1, [], 1)
    t = wander({1: "sympathy", 5: "sympathy"}, "sword, boot", hands={"vagabond": ["bake-sale"]}).play("move", 5)
    assert t.hand("vagabond") == ["bake-sale"]  # the pawn's move is free


# Fighting with allies.


def side_by_side(eyrie: int, marquise: int, items: str = "sword, 2 boot, torch") -> Woodland:
    """A battle against the Marquise beside Allied Eyrie."""
    clearings = {1: f"{eyrie} eyrie, {marquise} marquise"}
    return wander(clearings, items, factions=FOES, relations={"eyrie": 3}).play("battle", "marquise")


def test_root_9_2_9_2c_their_warriors_count_as_his() -> None:
    """ROOT-9.2.9.2c"""
    t = side_by_side(2, 4)
    assert (t.question, t.asked()) == ("treat-as-own", ["pass", "faction:eyrie"])
    assert t.play("eyrie", dice=(3, 0)).count("marquise", 1) == 1
    assert side_by_side(2, 4).play("pass", dice=(3, 0)).count("marquise", 1) == 3


def test_root_9_2_9_2c_not_against_themselves_nor_of_a_friend_nor_in_defense() -> None:
    """ROOT-9.2.9.2c"""
    t = wander({1: "2 eyrie"}, "sword, boot", relations={"eyrie": 3}).play("battle", "eyrie", dice=(0, 0))
    assert t.question != "treat-as-own"
    t = wander({1: "2 eyrie, marquise"}, "sword", relations={"eyrie": 2}).play("battle", "marquise", dice=(0, 0))
    assert t.question != "treat-as-own"
    t = wander({1: "2 eyrie, 3 marquise"}, "sword, 2 boot", turn="marquise", relations={"eyrie": 3})
    t.play("battle", 1, "vagabond", dice=(3, 3))
    assert (t.count("marquise", 1), t.count("eyrie", 1), gear(t)) == (2, 2, {"broken boot": 2, "broken sword": 1})


def test_root_9_2_9_2c_one_faction_only() -> None:
    t = wander({1: "eyrie, alliance, 3 marquise"}, "sword", relations={"eyrie": 3, "alliance": 3})
    t.play("battle", "marquise")
    assert t.asked() == ["pass", "faction:eyrie", "faction:alliance"]
    t.play("alliance", dice=(3, 0))
    assert t.count("marquise", 1) == 1


@pytest.mark.parametrize(
    ("losses", "hostile"),
    [
        (("eyrie-warrior", "eyrie-warrior", "boot"), True),
        (("eyrie-warrior", "boot", "torch"), False),
        (("boot", "eyrie-warrior"), False),
    ],
)
def test_vb_10_taking_hits_with_an_ally(losses: tuple[str, ...], hostile: bool) -> None:
    """VB-10 ROOT-9.2.9.2d"""
    hits = len(losses)
    t = side_by_side(2, 3).play("eyrie", dice=(hits, hits))
    assert (t.question, "piece:eyrie-warrior" in t.asked()) == ("damage", True)
    t.play(*losses)
    lost = losses.count("eyrie-warrior")
    assert (t.count("eyrie", 1), relation(t, "eyrie")) == (2 - lost, -1 if hostile else 3)
    assert relation(t, "marquise") == -1
    assert t.points("vagabond") == hits - 1  # Infamy for the Marquise but the first, none for the Eyrie


def test_root_9_2_9_2d_an_ambush_counts() -> None:
    """ROOT-9.2.9.2d"""
    t = wander({1: "2 eyrie, 2 marquise"}, "sword, boot", relations={"eyrie": 3}, hands={"marquise": ["ambush-fox"]})
    t.play("battle", "marquise", "eyrie", "ambush-fox", "eyrie-warrior").play("eyrie-warrior", dice=(1, 0))
    assert (t.count("eyrie", 1), relation(t, "eyrie"), t.count("marquise", 1)) == (0, -1, 1)


def test_root_9_2_9_2d_lost_allies_are_removed_by_the_defender() -> None:
    """ROOT-9.2.9.2d ROOT-6.2.3 Their own abilities save them."""
    t = wander(
        {1: "2 marquise, 2 eyrie", 3: "keep"},
        "sword, boot",
        relations={"marquise": 3},
        hands={"marquise": ["anvil"]},
    )
    t.play("battle", "eyrie", "marquise", dice=(1, 1)).play("marquise-warrior")
    assert (t.who, t.question) == ("marquise", "field-hospitals")
    t.play("anvil")
    assert (t.count("marquise", 3), relation(t, "marquise")) == (1, -1)


# Strike.


def test_root_9_5_6_strike() -> None:
    """ROOT-9.5.6 ROOT-9.2.9.3 ROOT-9.2.9.3a"""
    t = wander({1: "2 marquise, wood, eyrie"}, "crossbow").play("strike")
    assert t.asked() == ["faction:marquise", "faction:eyrie"]
    t.play("marquise")
    assert (t.count("marquise", 1), t.count("wood", 1), relation(t, "marquise")) == (1, 1, -1)
    assert (gear(t), t.points("vagabond")) == ({"tired crossbow": 1}, 0)
    assert t.refused["strike"] == "ROOT-9.5.6"


def test_root_h_sp_3_no_strike_at_what_is_guarded() -> None:
    """ROOT-9.5.6 ROOT-H.SP.3"""
    for stands, offered in (5, True), (1, False):
        owner = {"stoic-protector": "marquise"}
        t = wander({1: "2 marquise"}, "crossbow", hirelings=owner, fields={"stands": [stands, 0, 0]})
        assert ("strike" in t.asked()) == offered


def test_root_faq_144_no_infamy_for_a_strike() -> None:
    """ROOT-FAQ-144 ROOT-9.2.9.3a"""
    t = wander({1: "marquise"}, "crossbow", relations={"marquise": -1}).play("strike", "marquise")
    assert t.points("vagabond") == 0
    t = wander({1: "sawmill, wood"}, "crossbow", relations={"marquise": -1}).play("strike", "marquise")
    assert t.names() == ["sawmill", "wood"]
    t.play("sawmill")
    assert (t.count("sawmill", 1), t.points("vagabond")) == (0, 1)


def test_root_9_5x1_a_pawn_cannot_be_struck() -> None:
    """ROOT-9.5x1 ROOT-9.2.2"""
    t = wander({}, "crossbow, sword", factions=("vagabond", "second-vagabond", "marquise"), second=pack("boot", 1))
    assert "strike" not in t.asked()
    assert "battle" in t.asked()


def test_root_9_5x2_field_hospitals_and_outrage_follow_a_strike() -> None:
    """ROOT-9.5x2 ROOT-6.2.3 ROOT-8.2.6"""
    t = wander({1: "marquise", 3: "keep"}, "crossbow", hands={"marquise": ["anvil"]}).play("strike", "marquise")
    assert (t.who, t.question) == ("marquise", "field-hospitals")
    t.play("anvil")
    assert t.count("marquise", 3) == 1
    t = wander({1: "sympathy"}, "crossbow", hands={"vagabond": ["anvil", "sword"]}).play("strike", "alliance")
    assert (t.who, t.names()) == ("vagabond", ["anvil"])
    t.play("anvil")
    assert (t.hand("vagabond"), t.points("vagabond")) == (["sword"], 1)
