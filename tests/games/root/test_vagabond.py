"""ROOT-9 The Vagabond: components, set-up, abilities."""

import pytest

from maraud.games.root.cards import CARD_COST, ITEM_IDS, SUIT_IDS
from maraud.games.root.factions.vagabond.relations import AIDS_NEEDED, POINTS
from maraud.games.root.pieces import FACTION_IDS, KINDS_OF
from maraud.games.root.quests import (
    CHARACTER_IDS,
    CHARACTER_ITEMS,
    QUEST_IDS,
    QUEST_ITEMS,
    QUEST_NAMES,
    QUEST_SUIT,
)
from tests.games.root.wanderer import faces_up, gear, place, relation, wander
from tests.games.root.woodland import Woodland, begin

# What is in the box.

CHARACTERS = {
    "thief": ["boot", "torch", "tea", "sword"],  # ROOT-V.1
    "tinker": ["boot", "torch", "bag", "hammer"],  # ROOT-V.2
    "ranger": ["boot", "torch", "crossbow", "sword"],  # ROOT-V.3
    "vagrant": ["coins", "torch", "boot"],  # ROOT-V.4
    "arbiter": ["boot", "torch", "sword", "sword"],  # ROOT-V.5
    "scoundrel": ["boot", "boot", "torch", "crossbow"],  # ROOT-V.6
    "adventurer": ["boot", "torch", "hammer"],  # ROOT-V.7
    "harrier": ["coins", "torch", "sword", "crossbow"],  # ROOT-V.8
    "ronin": ["boot", "boot", "torch", "sword"],  # ROOT-V.9
}
QUESTS = [
    ("fox", "Fundraising", "tea", "coins"),  # ROOT-QUEST-F1
    ("fox", "Errand", "tea", "boot"),  # ROOT-QUEST-F2
    ("fox", "Logistics Help", "boot", "bag"),  # ROOT-QUEST-F3
    ("fox", "Repair a Shed", "torch", "hammer"),  # ROOT-QUEST-F4
    ("fox", "Give a Speech", "torch", "tea"),  # ROOT-QUEST-F5
    ("rabbit", "Guard Duty", "torch", "sword"),  # ROOT-QUEST-R1
    ("rabbit", "Errand", "tea", "boot"),  # ROOT-QUEST-R2
    ("rabbit", "Give a Speech", "torch", "tea"),  # ROOT-QUEST-R3
    ("rabbit", "Fend off a Bear", "torch", "crossbow"),  # ROOT-QUEST-R4
    ("rabbit", "Expel Bandits", "sword", "sword"),  # ROOT-QUEST-R5
    ("mouse", "Expel Bandits", "sword", "sword"),  # ROOT-QUEST-M1
    ("mouse", "Guard Duty", "torch", "sword"),  # ROOT-QUEST-M2
    ("mouse", "Fend off a Bear", "torch", "crossbow"),  # ROOT-QUEST-M3
    ("mouse", "Escort", "boot", "boot"),  # ROOT-QUEST-M4
    ("mouse", "Logistics Help", "boot", "bag"),  # ROOT-QUEST-M5
]


def test_root_9_d_1_the_box() -> None:
    """ROOT-9.D.1 A pawn and no other piece; fifteen quests."""
    assert all(KINDS_OF[FACTION_IDS.index(name)] == [] for name in ("vagabond", "second-vagabond"))
    assert len(QUEST_IDS) == 15


def test_root_9_d_1_quests() -> None:
    box = [
        (SUIT_IDS[suit], name, *(ITEM_IDS[item] for item in items))
        for suit, name, items in zip(QUEST_SUIT, QUEST_NAMES, QUEST_ITEMS, strict=True)
    ]
    assert sorted(box) == sorted(QUESTS)


def test_root_9_d_3_the_chart_of_relationships() -> None:
    """ROOT-9.D.3"""
    assert (AIDS_NEEDED, POINTS) == ([1, 2, 3], [1, 2, 2])


# Set-up.

FOUR = ("vagabond", "marquise", "eyrie", "alliance")


def set_out(character: str = "thief", forest: int = 2) -> Woodland:
    """A game of four up to the Vagabond's choices, which come last."""
    t = begin(FOUR)
    while t.who != "vagabond":
        t.play(t.asked()[0])
    return t.play(character, f"forest:{forest}") if character else t


def test_root_9_3_1_choose_a_character() -> None:
    t = set_out("")
    assert (t.question, t.names("vagabond")) == ("which-character", list(CHARACTERS))


@pytest.mark.parametrize("character", CHARACTERS)
def test_root_9_3_5_starting_items(character: str) -> None:
    """ROOT-9.3.5 ROOT-V.1 ROOT-V.2 ROOT-V.3 ROOT-V.4 ROOT-V.5 ROOT-V.6 ROOT-V.7 ROOT-V.8 ROOT-V.9"""
    items = CHARACTERS[character]
    assert [ITEM_IDS[item] for item in CHARACTER_ITEMS[CHARACTER_IDS.index(character)]] == items
    assert gear(set_out(character)) == {item: items.count(item) for item in items}  # all ready


def test_root_9_3_2_any_forest() -> None:
    t = set_out("").play("thief")
    assert t.asked("vagabond") == [f"forest:{number}" for number in range(1, 8)]
    t.play("forest:6")
    assert (place(t), t.view()["clearings"][0]["pawns"], t.board("vagabond")["forest"]) == (-6, [], 6)


def test_root_9_3_3_three_quests() -> None:
    t = set_out()
    assert (len(faces_up(t)), len(set(faces_up(t))), sum(t.state.quest_deck)) == (3, 3, 12)
    assert t.board("vagabond", "marquise")["quests"] == faces_up(t)


def test_root_9_3_4_ruin_items() -> None:
    t = set_out()
    assert {spot["id"]: spot["ruin_items"] for spot in t.view()["clearings"] if spot["ruin"]} == dict.fromkeys(
        (6, 10, 11, 12), 1
    )
    assert {ITEM_IDS[item]: number for item, number in enumerate(t.state.ruin_pool) if number} == {
        "bag": 1,
        "boot": 1,
        "hammer": 1,
        "sword": 1,
    }
    assert all(spot["under_ruin"] == [] for spot in t.view("vagabond")["clearings"])


def test_root_9_3_6_all_are_indifferent() -> None:
    """ROOT-9.2.9 ROOT-9.3.6"""
    assert set_out().board("vagabond", "eyrie")["relations"] == [None, 0, 0, 0]


# Crafting.


def test_root_9_2_1_hammers_craft_in_the_suit_of_his_clearing() -> None:
    """ROOT-9.2.1 ROOT-9.5.8"""
    hand = {"vagabond": ["travel-gear-fox", "anvil", "investments", "root-tea-fox"]}  # R, F, RR, M
    t = wander({}, "2 hammer", 3, hands=hand).play("craft")
    assert t.asked() == ["card:travel-gear-fox", "card:investments"]
    assert t.refused["card:anvil"] == "ROOT-4.1.1"
    t.play("travel-gear-fox")
    assert (gear(t), t.points("vagabond")) == ({"tired hammer": 1, "hammer": 1, "boot": 1}, 1)
    assert t.view()["players"][0]["items"] == {}  # he has no Crafted Items
    t.play("pass")


def test_root_9_2_1_a_crafted_track_item_helps_at_once() -> None:
    """ROOT-9.2.1 ROOT-9.2.5.1 ROOT-9.2.5.2"""
    t = wander({}, "2 hammer", 3, hands={"vagabond": ["investments"]}, part="actions")
    t.play("craft", "investments")
    assert (gear(t), t.points("vagabond")) == ({"tired hammer": 2, "coins": 1}, 3)
    t.play("pass")
    assert len(t.hand("vagabond")) == 2


def test_root_9_2_1_several_times_a_turn_as_long_as_hammers_are_ready() -> None:
    t = wander({}, "2 hammer", 3, hands={"vagabond": ["travel-gear-fox", "travel-gear-mouse"]})
    t.play("craft", "travel-gear-fox", "craft", "travel-gear-mouse")
    assert gear(t) == {"tired hammer": 2, "boot": 2}
    assert "craft" not in t.asked()
    assert "craft" not in wander({}, "tired hammer", 3, hands={"vagabond": ["travel-gear-fox"]}).asked()


def test_vb_14_crafting_by_hammer() -> None:
    """VB-14 ROOT-9.2.1 ROOT-9.5.8 ROOT-9.5x3 ROOT-FAQ-148"""
    hand = {"vagabond": ["scouting-party", "armorers", "tax-collector"]}  # two mice; a fox; one of each
    t = wander({}, "3 hammer", 7, hands=hand).play("craft")
    assert t.asked() == ["card:scouting-party"]
    t.play("scouting-party")
    assert gear(t) == {"tired hammer": 2, "hammer": 1}
    assert "craft" not in wander({}, "hammer", 7, hands=hand).asked()
    mixed = [CARD_COST[number] for number in range(len(CARD_COST)) if sum(map(bool, CARD_COST[number][1:])) > 1]
    assert mixed  # there are such cards, and no clearing has two suits


def test_root_9_5x3_four_hammers_and_any_suit() -> None:
    """ROOT-9.5x3"""
    t = wander({}, "4 hammer", 7, hands={"vagabond": ["royal-claim"]}).play("craft", "royal-claim")
    assert gear(t) == {"tired hammer": 4}
    assert "craft" not in wander({}, "3 hammer", 7, hands={"vagabond": ["royal-claim"]}).asked()


def test_root_9_2_1_no_clearing_no_crafting() -> None:
    assert "craft" not in wander({}, "4 hammer", -1, hands={"vagabond": ["royal-claim"]}).asked()


# The pawn.


def test_root_9_2_2_lone_wanderer() -> None:
    """ROOT-9.2.2 He neither rules nor keeps others from ruling."""
    t = wander({1: "marquise"})
    assert (t.ruler(1), t.ruler(5)) == ("marquise", "")
    t.play("move", 5)
    assert (t.ruler(1), t.ruler(5), place(t)) == ("marquise", "", 5)
    assert t.view()["clearings"][4]["pawns"] == [0]


def test_root_9_2_3_nimble() -> None:
    t = wander({1: "3 marquise", 5: "4 eyrie", 9: "2 marquise"})
    t.play("move")
    assert t.names() == ["5", "9", "10"]


FAVOR = {"marquise": ["favor-foxes"]}
SHOPS = {1: "workshop", 6: "workshop", 8: "workshop, 2 eyrie"}


def test_root_t_f22_two_items_and_a_favor() -> None:
    """ROOT-T-F22 ROOT-9.2.2.1 VB-02 ROOT-FAQ-26 ROOT-CARD-FAVOR.3"""
    t = wander(SHOPS, "boot, tired torch", 8, turn="marquise", part="craft", hands=FAVOR)
    t.play("favor-foxes")
    assert gear(t) == {"broken boot": 1, "tired-broken torch": 1}
    assert (place(t), t.count("eyrie", 8), t.points("marquise")) == (8, 0, 0)  # ROOT-9.2.7x1 nobody scores


def test_root_9_2_2_1_three_items_of_his_choice() -> None:
    t = wander(SHOPS, "boot, torch, 2 sword", 8, turn="marquise", part="craft", hands=FAVOR).play("favor-foxes")
    assert (t.who, t.question, t.names()) == ("vagabond", "damage", ["boot", "sword", "torch"])
    t.play("sword", "sword", "boot")
    assert gear(t) == {"broken boot": 1, "broken sword": 2, "torch": 1}
    t = wander(SHOPS, "boot, torch", -1, turn="marquise", part="craft", hands=FAVOR).play("favor-foxes")
    assert gear(t) == {"boot": 1, "torch": 1}  # in a forest he is in no clearing


def test_root_9_2_2_1_a_revolt_hits_him_too() -> None:
    """ROOT-9.2.2.1 ROOT-8.4.1.3"""
    supporters = ["anvil", "armorers"]
    t = wander({1: "sympathy"}, "tired tea", 1, turn="alliance", part="revolt", supporters=supporters).play(1)
    assert (gear(t), place(t), t.count("fox-base", 1)) == ({"tired-broken tea": 1}, 1, 1)


# Items.


def test_root_9_2_5_to_exhaust_is_to_turn_face_down() -> None:
    """ROOT-9.2.5 Only what is face up and undamaged."""
    t = wander({}, "boot, broken boot, tired boot").play("move", 5)
    assert gear(t) == {"tired boot": 2, "broken boot": 1}
    assert "move" not in t.asked()
    assert t.refused["move"] == "ROOT-9.5.1"


def test_root_9_2_5_1_three_spaces_on_a_track() -> None:
    """ROOT-9.2.5.1 ROOT-9.D.2 A fourth coins does not draw a card, exhausted and damaged ones neither."""
    for coins, cards in (("coins", 2), ("3 coins", 4), ("4 coins", 4), ("tired coins, broken coins", 1)):
        t = wander({}, coins, part="draw_and_discard")
        assert len(t.hand("vagabond")) == cards


def test_root_9_2_5_1_the_fourth_takes_a_free_space() -> None:
    """ROOT-9.2.5.1 With one of four exhausted three lie on the track again."""
    t = wander({1: "marquise"}, "4 coins", hands={"vagabond": ["anvil"]}, points={"marquise": 0})
    t.play("aid", "marquise", "anvil")
    assert gear(t) == {"coins": 3, "tired coins": 1}
    t.play("pass")
    assert len(t.hand("vagabond")) == 4


def test_root_9_2_5_2_gained_items_arrive_face_up() -> None:
    """ROOT-9.2.5.2"""
    t = wander({1: "marquise"}, "tired sword, boot", hands={"vagabond": ["anvil"]}, boxes={"marquise": ["sword"]})
    t.play("aid", "marquise", "anvil", "item:sword")
    assert gear(t) == {"tired sword": 1, "sword": 1, "tired boot": 1}
    assert relation(t, "marquise") == 1
