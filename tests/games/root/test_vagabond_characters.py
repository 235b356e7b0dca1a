"""ROOT-V: what each character can do. The table of starting items is tested in test_vagabond.py."""

from typing import Any

import pytest

from maraud.engine import SEATS, Chance
from maraud.games.root.factions.vagabond.special import steal
from maraud.games.root.law.moving import destinations, origins
from tests.games.root.wanderer import gear, pack, place, relation, wander
from tests.games.root.woodland import Woodland

NO_CATS = ("vagabond", "eyrie", "alliance")
PATROL = {"forest-patrol": ""}


@pytest.mark.parametrize("character", ["thief", "tinker", "ranger", "vagrant", "scoundrel", "harrier"])
def test_root_9_5_9_a_torch_for_a_special_action(character: str) -> None:
    """ROOT-9.5.9"""
    clearings = {1: "marquise, eyrie"}
    more: dict[str, Any] = {"hands": {"marquise": ["anvil"]}, "discard": ["sword", "bake-sale", "foxfolk-steel"]}
    assert "special" in wander(clearings, "torch", character=character, **more).asked()
    for items in ("tired torch", "broken torch", "sword"):
        t = wander(clearings, items, character=character, **more)
        assert "special" not in t.asked()
        assert t.refused["special"] == "ROOT-9.5.9"


@pytest.mark.parametrize("character", ["arbiter", "adventurer", "ronin"])
def test_root_9_5_9_others_have_none_in_daylight(character: str) -> None:
    assert "special" not in wander({1: "marquise"}, "torch", character=character).asked()


# Thief and Tinker.


def test_root_v_1_2_steal() -> None:
    """ROOT-V.1.2 ROOT-1.2.1"""
    hands = {"marquise": ["anvil", "cobbler", "cobbler"], "eyrie": ["armorers"]}
    t = wander({1: "marquise, sympathy", 5: "eyrie"}, "torch", hands=hands).play("special")
    assert t.asked() == ["seat:1"]  # the Alliance have no card, the Eyrie are elsewhere
    t.play("marquise", dice=("cobbler",))
    assert (t.hand("vagabond"), t.hand("marquise"), gear(t)) == (
        ["cobbler"],
        ["anvil", "cobbler"],
        {"tired torch": 1},
    )
    assert [t.known(viewer, "vagabond") for viewer in ("marquise", "eyrie")] == [["cobbler"], []]


def test_root_v_1_2_as_likely_as_there_are_copies() -> None:
    """ROOT-V.1.2 A random card: three cards, three chances."""
    t = wander({1: "marquise"}, "torch", hands={"marquise": ["anvil", "cobbler", "cobbler"]})
    flow = steal(t.state, 0)
    next(flow)
    chance = flow.send(SEATS[1])
    assert isinstance(chance, Chance)
    assert (chance.total(), [option.name for option in chance.options].count("cobbler")) == (3, 2)


def test_root_v_2_2_day_labor() -> None:
    """ROOT-V.2.2"""
    discard = ["sword", "tax-collector", "tax-collector", "armorers"]
    t = wander({}, "torch", character="tinker", discard=discard).play("special")
    assert (t.question, sorted(t.names())) == ("day-labor", ["armorers", "tax-collector"])
    t.play("tax-collector")
    assert (t.hand("vagabond"), sorted(t.discarded)) == (["tax-collector"], ["armorers", "sword", "tax-collector"])
    assert t.known("eyrie", "vagabond") == ["tax-collector"]  # all have seen it
    assert "special" not in wander({}, "torch", character="tinker", discard=["sword"]).asked()
    assert "special" not in wander({}, "torch", -1, character="tinker", discard=discard).asked()


# Ranger.


def test_root_v_3_2_hideout() -> None:
    """ROOT-V.3.2 Three repairs, then Evening."""
    items = "torch, broken boot, 2 tired-broken sword, broken tea, boot"
    t = wander({}, items, character="ranger").play("special")
    assert (t.question, t.asked()) == ("repair-what", ["broken:boot", "tired-broken:sword", "broken:tea"])
    t.play("tea", "sword", "boot")
    assert gear(t) == {"tired torch": 1, "boot": 2, "tired sword": 1, "tired-broken sword": 1, "tea": 1}
    assert len(t.hand("vagabond")) == 1
    assert t.active == "marquise"


def test_root_v_3_2_fewer_if_fewer_are_damaged() -> None:
    t = wander({}, "torch, broken boot, tired-broken boot", character="ranger").play("special", "broken:boot")
    assert gear(t) == {"tired torch": 1, "boot": 1, "tired boot": 1}
    assert t.active == "marquise"


# Vagrant.


def instigated(clearings: dict[int, str], who: str, whom: str, dice: tuple[int, int], **more: Any) -> Woodland:
    t = wander(clearings, "torch, sword, boot", character="vagrant", **more)
    return t.play("special", who, whom, dice=dice)


def test_root_v_4_2_instigate() -> None:
    """ROOT-V.4.2 ROOT-V.4x2 Buildings and tokens of either side count for the Vagrant."""
    t = instigated({1: "2 eyrie, sawmill, 2 wood"}, "eyrie", "marquise", (1, 0), relations={"marquise": 0})
    assert (t.who, t.question) == ("marquise", "lose")  # they decide for themselves
    t.play("wood", "sawmill")
    assert (t.points("vagabond"), t.points("eyrie"), relation(t, "marquise")) == (2, 0, 0)
    t = instigated({1: "eyrie, roost, marquise, wood"}, "marquise", "eyrie", (1, 1))
    assert (t.points("vagabond"), t.count("eyrie", 1), t.count("marquise", 1)) == (0, 0, 0)
    assert [relation(t, other) for other in ("marquise", "eyrie")] == [0, 0]


def test_root_v_4_2_infamy_as_usual() -> None:
    """ROOT-V.4.2 ROOT-9.2.9.3a"""
    t = instigated({1: "3 eyrie, marquise, sawmill"}, "eyrie", "marquise", (2, 0), relations={"marquise": -1})
    assert (t.points("vagabond"), t.count("sawmill", 1)) == (2, 0)  # not for the warrior


def test_root_v_4_2_himself() -> None:
    """ROOT-V.4.2 ROOT-V.4x2 Without exhausting a sword, and then he makes enemies."""
    t = wander({1: "2 marquise"}, "torch, sword, boot", character="vagrant").play("special")
    assert t.asked() == ["seat:0", "seat:1"]
    t.play("vagabond", "marquise", dice=(1, 0))
    assert (gear(t)["sword"], relation(t, "marquise"), t.count("marquise", 1)) == (1, -1, 1)


def test_root_v_4x1_a_warrior_and_an_enemy() -> None:
    """ROOT-V.4x1"""
    t = wander({1: "eyrie, wood, sympathy"}, "torch", character="vagrant").play("special")
    assert t.asked() == ["seat:0", "seat:2"]  # the Marquise have no warrior there, nor the Alliance
    t.play("eyrie")
    assert t.asked() == ["faction:vagabond", "faction:marquise", "faction:alliance"]
    assert "special" not in wander({}, "torch", character="vagrant").asked()


def test_root_v_4_2_players_not_hirelings() -> None:
    """ROOT-V.4.2 Neither to battle nor to be battled; a battle of his own may be against them."""
    t = wander({1: "eyrie, 2 forest-patrol"}, "torch, sword", character="vagrant", factions=NO_CATS, hirelings=PATROL)
    t.play("special")
    assert t.asked() == ["seat:0", "seat:1"]
    assert t.play("eyrie").asked() == ["faction:vagabond"]
    t = wander({1: "eyrie, 2 forest-patrol"}, "2 sword, boot", factions=NO_CATS, hirelings=PATROL).play("battle")
    assert t.asked() == ["faction:eyrie", "faction:forest-patrol"]
    t.play("forest-patrol", dice=(2, 0))
    assert (t.points("vagabond"), [relation(t, other) for other in ("eyrie", "alliance")]) == (0, [0, 0])


def test_root_v_4x1_the_forced_decide_about_ambush() -> None:
    """ROOT-V.4x1 ROOT-1.5.5.1"""
    hands = {"marquise": ["ambush-fox"], "eyrie": ["ambush-bird"]}
    t = wander({1: "2 eyrie, 2 marquise"}, "torch", character="vagrant", hands=hands)
    t.play("special", "eyrie", "marquise")
    assert (t.who, t.question) == ("marquise", "ambush")
    t.play("ambush-fox")
    assert (t.who, t.question) == ("eyrie", "foil")


# Arbiter.


def besieged(defender: str, dice: tuple[int, ...] = ()) -> Woodland:
    """The Eyrie attack somebody where the Arbiter is."""
    decree = {"battle": ["vizier"]}
    t = wander(
        {1: "4 eyrie, marquise, alliance"},
        "sword, tired sword, broken sword, boot",
        character="arbiter",
        turn="eyrie",
        part="resolve_decree",
        decree=decree,
    )
    return t.play(1, defender, dice=dice)


def test_root_v_5_2_protector() -> None:
    """ROOT-V.5.2 One warrior and two whole swords."""
    t = besieged("marquise")
    assert (t.who, t.question) == ("marquise", "enlist")
    t.play("first", dice=(3, 3))
    assert (t.count("eyrie", 1), t.count("marquise", 1), t.points("vagabond")) == (1, 0, 1)
    assert relation(t, "eyrie") == 0  # the Marquise removed them
    t = besieged("marquise").play("pass", dice=(3, 3))
    assert (t.count("eyrie", 1), t.points("vagabond")) == (3, 0)


def test_root_v_5_2_not_for_himself_nor_against_himself() -> None:
    t = besieged("vagabond", (1, 0))
    assert (t.question == "enlist", t.points("vagabond")) == (False, 0)
    t = wander({1: "2 marquise"}, "2 sword", character="arbiter").play("battle", "marquise", dice=(0, 0))
    assert (t.question, t.points("vagabond")) == ("vagabond-daylight", 0)


def test_root_v_5_2_only_in_his_clearing() -> None:
    t = wander(
        {5: "eyrie, marquise"},
        "2 sword",
        character="arbiter",
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
    ).play(5, "marquise", dice=(0, 0))
    assert (t.state.battle, t.points("vagabond")) == ([], 0)


# Scoundrel.


def scorched(**more: Any) -> Woodland:
    """The Scoundrel scorches clearing 6."""
    clearings = {6: "2 marquise, wood, eyrie, sympathy", 2: "marquise"}
    t = wander(clearings, "2 torch, 4 boot", 6, character="scoundrel", **more)
    return t.play("special")


def test_root_v_6_2_scorched_earth() -> None:
    """ROOT-V.6.2 ROOT-V.6x1 ROOT-9.2.9.3 A torch for good, and no enemy piece is left."""
    t = scorched()
    assert t.who == "vagabond"
    assert [t.count(piece, 6) for piece in ("marquise", "wood", "eyrie", "sympathy")] == [0, 0, 0, 0]
    assert (gear(t), place(t), t.points("vagabond")) == ({"torch": 1, "boot": 4}, 6, 2)
    assert [relation(t, other) for other in ("marquise", "eyrie", "alliance")] == [-1, -1, 0]
    assert t.view()["clearings"][5]["ruin"]


def test_root_v_6_2_nobody_enters_any_more() -> None:
    """ROOT-V.6.2 Neither by moving nor by slipping; he himself may leave."""
    t = scorched()
    assert not destinations(t.state, t.seat("marquise"), 2) >> 6 & 1
    assert origins(t.state, t.seat("marquise"))
    t.play("move", 2).play("move")
    assert "6" not in t.names()
    t = wander({}, "boot", 2, part="slip", fields={"scorched": 1 << 6})
    assert "clearing:6" not in t.asked()
    t = wander({}, "torch", 2, character="harrier", fields={"scorched": 1 << 6}).play("special")
    assert "6" not in t.names()


def test_root_v_6_2_nothing_is_placed_any_more() -> None:
    t = wander({}, turn="alliance", part="spread_sympathy", supporters=["anvil"], fields={"scorched": 1 << 6})
    assert t.names() == ["pass", "1", "8", "12"]


def test_root_v_6x1_enemy_vagabonds_damage_three() -> None:
    """ROOT-V.6x1 ROOT-9.2.2.1"""
    factions = ("vagabond", "second-vagabond", "marquise")
    second = pack("2 sword, boot", 1, "tinker")
    t = wander({}, "torch", character="scoundrel", factions=factions, second=second).play("special")
    assert gear(t, "second-vagabond") == {"broken sword": 2, "broken boot": 1}
    assert place(t, "second-vagabond") == 1


# Adventurer.


def test_root_v_7_2_improvise() -> None:
    """ROOT-V.7.2 Exhausted and damaged."""
    t = wander({}, "tea, boot, hammer", character="adventurer", quests=("fundraising", "fox-speech"))
    t.play("do-quest", "fundraising")
    assert (t.question, t.asked()) == ("improvise-with", ["item:boot", "item:hammer"])  # the tea is needed itself
    t.play("hammer", "score-quests")
    assert (gear(t), t.points("vagabond")) == ({"tired tea": 1, "boot": 1, "tired-broken hammer": 1}, 1)


def test_root_v_7_2_once_a_turn_and_for_one_item() -> None:
    quests = ("fundraising", "fox-speech")
    t = wander({}, "2 tea, 2 boot", character="adventurer", quests=quests)
    t.play("do-quest", "fundraising", "boot", "score-quests", dice=("quest:escort",))
    assert gear(t) == {"tea": 1, "tired tea": 1, "boot": 1, "tired-broken boot": 1}
    assert "do-quest" not in t.asked()
    assert "do-quest" not in wander({}, "2 boot", character="adventurer", quests=quests).asked()
    assert "do-quest" not in wander({}, "tea", character="adventurer", quests=quests).asked()
    assert "do-quest" not in wander({}, "tea, boot", character="thief", quests=quests).asked()


def test_root_v_7_2_also_where_he_has_the_item() -> None:
    t = wander({}, "torch, tea, boot", character="adventurer", quests=("fox-speech",)).play("do-quest", "fox-speech")
    assert (t.question, t.asked()) == ("improvise-for", ["pass", "item:tea", "item:torch"])
    kept = t.table.clone()
    t.play("torch", "score-quests")
    assert gear(t) == {"torch": 1, "tired tea": 1, "tired-broken boot": 1}
    kept.choose(kept.asks[0].options[0])
    assert kept.asks[0].prompt.key == "quest-reward"


def test_root_v_7_2_two_of_a_kind() -> None:
    t = wander({}, "sword, boot", 2, character="adventurer", quests=("mouse-bandits",))
    t.play("do-quest", "mouse-bandits", "score-quests")
    assert gear(t) == {"tired sword": 1, "tired-broken boot": 1}


# Harrier.


def test_root_v_8_2_glide() -> None:
    """ROOT-V.8.2 ROOT-9.2.9.3b ROOT-9.2.9.2b Anywhere, alone, without boots."""
    relations = {"marquise": -1, "eyrie": 3}
    t = wander({1: "2 eyrie", 3: "9 marquise"}, "torch", character="harrier", relations=relations).play("special")
    assert t.names() == [str(clearing) for clearing in range(2, 13)]
    t.play(3)
    assert (place(t), t.question, gear(t)) == (3, "vagabond-daylight", {"tired torch": 1})
    assert len(wander({}, "torch", -1, character="harrier").play("special").asked()) == 12


# Ronin.


def test_root_v_9_2_swift_strike() -> None:
    """ROOT-V.9.2 ROOT-V.9x1 After the roll, once for each ready sword."""
    t = wander({1: "5 marquise"}, "3 sword, boot", character="ronin").play("battle", "marquise", dice=(0, 0))
    assert (t.who, t.question, t.asked()) == ("vagabond", "battle-effect", ["pass", "swift-strike"])
    t.play("swift-strike", "swift-strike")
    assert (t.count("marquise", 1), gear(t)) == (3, {"tired sword": 3, "boot": 1})
    t = wander({1: "5 marquise"}, "3 sword, boot", character="ronin").play("battle", "marquise", dice=(1, 0))
    assert t.play("pass").count("marquise", 1) == 4


def test_root_v_9_2_as_defender_too() -> None:
    t = wander({1: "2 marquise"}, "sword, 2 boot", character="ronin", turn="marquise")
    t.play("battle", 1, "vagabond", dice=(0, 0)).play("swift-strike")
    assert (t.count("marquise", 1), gear(t)) == (1, {"tired sword": 1, "boot": 2})
