"""ROOT-9.2.8, ROOT-9.2.9, ROOT-9.5.4: Aid, relationships, moving with allies, coalitions."""

from typing import Any

import pytest

from tests.games.root.wanderer import gear, pack, place, relation, wander
from tests.games.root.woodland import Woodland

FOXES = ["anvil", "foxfolk-steel", "protection-racket", "travel-gear-fox", "gently-used-knapsack", "tax-collector"]


def helping(number: int, before: int = 0, items: str = "6 boot", cards: list[str] | None = None) -> Woodland:
    """So many Aids to the Marquise in one turn."""
    t = wander({1: "marquise"}, items, relations={"marquise": before}, hands={"vagabond": cards or FOXES})
    for card in (cards or FOXES)[:number]:
        t.play("aid", "marquise", card)
    return t


# Aid.


def test_root_9_5_4_an_item_and_a_matching_card() -> None:
    """ROOT-9.5.4 ROOT-9.5x2 Any ready item pays."""
    t = wander({1: "marquise, eyrie"}, "torch, tired boot, coins", hands={"vagabond": ["anvil", "sword", "armorers"]})
    t.play("aid")
    assert t.asked() == ["seat:1", "seat:2"]
    t.play("eyrie")
    assert (t.question, t.asked()) == ("aid-item", ["item:coins", "item:torch"])
    t.play("torch")
    assert (t.question, t.names()) == ("aid-card", ["anvil", "armorers"])  # the mouse card does not match
    t.play("anvil")
    assert (t.hand("eyrie"), t.hand("vagabond")) == (["anvil"], ["sword", "armorers"])
    assert gear(t) == {"tired torch": 1, "tired boot": 1, "coins": 1}
    assert (relation(t, "eyrie"), relation(t, "marquise"), t.points("vagabond")) == (1, 0, 1)


def test_root_9_5_4_the_card_is_seen_by_these_two_only() -> None:
    """ROOT-9.5.4 ROOT-1.2.1"""
    t = wander({1: "marquise"}, "boot", hands={"vagabond": ["anvil"]}).play("aid", "marquise", "anvil")
    assert [t.known(viewer, "marquise") for viewer in ("vagabond", "eyrie")] == [["anvil"], []]


@pytest.mark.parametrize(
    ("items", "cards", "clearings"),
    [
        ("tired boot", ["anvil"], {1: "marquise"}),
        ("boot", ["sword"], {1: "marquise"}),
        ("boot", ["anvil"], {5: "marquise"}),
        ("boot", [], {1: "marquise"}),
    ],
)
def test_root_9_5_4_not_without(items: str, cards: list[str], clearings: dict[int, str]) -> None:
    """ROOT-9.5.4 An item, a card, and a piece in his clearing."""
    t = wander(clearings, items, hands={"vagabond": cards})
    assert "aid" not in t.asked()
    assert t.refused["aid"] == "ROOT-9.5.4"


def test_root_9_5_4_a_token_will_do() -> None:
    """ROOT-9.5.4 ROOT-G.10"""
    assert "aid" in wander({1: "sympathy"}, "boot", hands={"vagabond": ["anvil"]}).asked()


def test_vb_07_an_item_for_each_aid() -> None:
    """VB-07 ROOT-9.5.4 ROOT-9.2.9.3c"""
    for before in (0, -1):
        t = wander(
            {1: "marquise"},
            "2 boot",
            relations={"marquise": before},
            hands={"vagabond": ["anvil", "foxfolk-steel"]},
            boxes={"marquise": ["sword", "tea"]},
        ).play("aid", "marquise", "anvil")
        assert (t.question, t.asked()) == ("aid-take", ["pass", "item:sword", "item:tea"])
        t.play("sword")
        assert gear(t) == {"boot": 1, "tired boot": 1, "sword": 1}
        t.play("aid", "marquise", "boot", "foxfolk-steel", "pass")  # it is optional
        assert gear(t) == {"tired boot": 2, "sword": 1}
        assert t.view()["players"][1]["items"] == {"tea": 1}
        assert relation(t, "marquise") == (1 if before == 0 else -1)


def test_root_9_2_9_3c_aid_does_not_end_hostility() -> None:
    """ROOT-9.2.9.3c ROOT-9.2.9.3d"""
    t = helping(6, before=-1)
    assert (relation(t, "marquise"), t.points("vagabond"), len(t.hand("marquise"))) == (-1, 0, 6)


def test_root_t_f15_three_aids_two_steps() -> None:
    """ROOT-T-F15 ROOT-9.2.9.1 ROOT-9.2.9.1a ROOT-9.2.9.1b"""
    t = helping(3)
    assert (relation(t, "marquise"), t.points("vagabond")) == (2, 3)


def test_root_9_2_9_1b_all_the_way_in_one_turn() -> None:
    """ROOT-9.2.9.1b ROOT-9.2.9.2 Six Aids: five points."""
    assert [relation(helping(number), "marquise") for number in range(1, 7)] == [1, 1, 2, 2, 2, 3]
    assert helping(6).points("vagabond") == 5


def test_root_9_2_9_2a_each_aid_to_an_ally_scores() -> None:
    """ROOT-9.2.9.2a"""
    t = helping(2, before=3)
    assert (relation(t, "marquise"), t.points("vagabond")) == (3, 4)


def next_turn(t: Woodland) -> Woodland:
    """Play on, passing where one can, until the Vagabond's next Daylight."""
    turn = t.state.turn
    while t.state.turn < turn + 4 or t.question != "vagabond-daylight":
        options = t.asked()
        t.play("pass" if "pass" in options else options[0])
    return t


def test_root_t_f16_aids_lapse_at_the_end_of_the_turn() -> None:
    """ROOT-T-F16 VB-08 ROOT-9.2.9.1a"""
    t = helping(2, before=2, cards=FOXES[:3])
    assert t.board("vagabond")["aids"] == [0, 2, 0, 0]
    assert sum(next_turn(t).board("vagabond")["aids"]) == 0
    t.play("aid", "marquise", FOXES[2])
    assert (relation(t, "marquise"), t.points("vagabond"), t.board("vagabond")["aids"]) == (2, 0, [0, 1, 0, 0])


def test_vb_08_one_step_for_two_aids_and_one_later() -> None:
    """VB-08 ROOT-9.2.9.1a"""
    t = next_turn(helping(2, cards=FOXES[:3])).play("aid", "marquise", FOXES[2])
    assert (relation(t, "marquise"), t.points("vagabond")) == (1, 1)


def test_root_9_2_9_1a_each_faction_counts_for_itself() -> None:
    t = wander({1: "marquise, eyrie"}, "6 boot", relations={"marquise": 1, "eyrie": 1}, hands={"vagabond": FOXES})
    t.play("aid", "marquise", FOXES[0], "aid", "eyrie", FOXES[1])
    assert (relation(t, "marquise"), relation(t, "eyrie"), t.board("vagabond")["aids"]) == (1, 1, [0, 1, 1, 0])


# Moving with allies.


def walking(clearings: dict[int, str], to: int = 5, **more: Any) -> Woodland:
    """The Vagabond moves out of clearing 1, friend of the Marquise and the Alliance."""
    relations = {"marquise": 3, "alliance": 3, "eyrie": 2}
    return wander(clearings, "3 boot", relations=relations, **more).play("move", to)


def test_root_9_2_9_2b_allies_come_along() -> None:
    """ROOT-9.2.9.2b"""
    t = walking({1: "3 marquise, eyrie"})
    assert (t.who, t.question, t.asked()) == ("vagabond", "take-along", ["pass", "faction:marquise"])
    t.play("marquise")
    assert t.names() == ["1", "2", "3"]
    t.play(2)
    assert (t.count("marquise", 1), t.count("marquise", 5), t.count("eyrie", 1), place(t)) == (1, 2, 1, 5)
    assert walking({1: "3 marquise"}).play("pass").count("marquise", 5) == 0


def test_root_9_2_9_2b_one_faction_only() -> None:
    t = walking({1: "2 marquise, alliance", 5: "alliance"})
    assert t.asked() == ["pass", "faction:marquise", "faction:alliance"]
    t.play("alliance", 1)
    assert t.question == "vagabond-daylight"


def test_root_9_2_9_2bx_by_their_own_rules() -> None:
    """ROOT-9.2.9.2bx They must rule one end; so a lone ally among many stays."""
    assert walking({1: "2 marquise, 3 eyrie", 5: "eyrie"}).question == "vagabond-daylight"
    assert walking({1: "2 marquise, 3 eyrie", 5: "marquise"}).question == "take-along"


def test_root_faq_142_their_outrage() -> None:
    """ROOT-FAQ-142 ROOT-9.2.9.2bx"""
    t = walking({1: "2 marquise", 5: "sympathy"}, hands={"marquise": ["bake-sale"], "vagabond": ["root-tea-rabbit"]})
    t.play("marquise", 2)
    assert t.who == "marquise"
    t.play("bake-sale")
    assert (t.hand("marquise"), t.hand("vagabond")) == ([], ["root-tea-rabbit"])


def test_root_faq_141_none_for_the_alliance_themselves() -> None:
    """ROOT-FAQ-141"""
    t = walking({1: "2 alliance", 5: "sympathy"}, hands={"alliance": ["bake-sale"]}).play("alliance", 2)
    assert (t.question, t.hand("alliance"), t.count("alliance", 5)) == ("vagabond-daylight", ["bake-sale"], 2)


def test_root_9_2_9_2b_not_out_of_a_forest() -> None:
    t = wander({1: "2 marquise"}, "boot", -1, relations={"marquise": 3}).play("move", 5)
    assert (t.question, place(t)) == ("vagabond-daylight", 5)


def test_root_9_2_9_2bx_a_slip_is_a_move() -> None:
    """ROOT-9.2.9.2bx ROOT-9.4.2 Between clearings, not into a forest."""
    t = wander({1: "2 marquise"}, "boot", relations={"marquise": 3}, part="slip").play("clearing:5")
    assert t.question == "take-along"
    t.play("marquise", 2)
    assert (t.count("marquise", 5), place(t)) == (2, 5)
    t = wander({1: "2 marquise"}, "boot", relations={"marquise": 3}, part="slip").play("forest:1")
    assert t.question == "vagabond-daylight"


def test_root_faq_145_the_ferry_takes_both() -> None:
    """ROOT-FAQ-145 ROOT-M.3.5x1 Both draw."""
    t = wander({5: "2 marquise"}, "boot", 5, relations={"marquise": 3}, options={"map": "lake"})
    ferry = t.state.ferry
    far = next(c for c in range(1, 13) if t.state.board.by_river[ferry] >> c & 1 and not t.state.paths[ferry] >> c & 1)
    t = wander({ferry: "2 marquise"}, "boot", ferry, relations={"marquise": 3}, options={"map": "lake"})
    t.play("move", far, "marquise", 2)
    assert (t.state.ferry, place(t), t.count("marquise", far)) == (far, far, 2)
    assert (len(t.hand("vagabond")), len(t.hand("marquise"))) == (1, 1)


# Hostile clearings.


def test_root_9_2_9_3b_one_boot_more() -> None:
    """ROOT-9.2.9.3b"""
    hostile: dict[str, Any] = {"relations": {"marquise": -1}}
    t = wander({5: "marquise", 9: "sawmill"}, "boot", **hostile).play("move")
    assert t.names() == ["9", "10"]  # a sawmill is no warrior
    t = wander({5: "marquise"}, "2 boot", **hostile).play("move", 5)
    assert (gear(t), place(t)) == ({"tired boot": 2}, 5)
    t = wander({5: "marquise"}, "boot", **hostile, part="slip").play("clearing:5")
    assert (gear(t), place(t)) == ({"boot": 1}, 5)


def test_root_9_2_9_3b_even_by_a_card() -> None:
    """ROOT-9.2.9.3b"""
    cobbler: dict[str, Any] = {
        "crafted": {"vagabond": ["cobbler"]},
        "part": "start_of_evening",
        "relations": {"marquise": -1},
    }
    t = wander({5: "marquise"}, "tired boot", **cobbler).play("use:cobbler")
    assert t.names() == ["9", "10"]
    t = wander({5: "marquise"}, "boot", **cobbler).play("use:cobbler", 5)
    assert (gear(t), place(t)) == ({"tired boot": 1}, 5)


# Coalition.


def parting(
    points: dict[str, int], factions: tuple[str, ...] = ("vagabond", "marquise", "eyrie", "alliance"), **more: Any
) -> Woodland:
    """The Vagabond holds a dominance card."""
    cards = {"vagabond": ["dominance-fox", "dominance-mouse"]}
    return wander(
        {1: "marquise, eyrie, alliance"}, "sword, boot", factions=factions, points=points, hands=cards, **more
    )


LOW = {"marquise": 12, "eyrie": 6, "alliance": 6, "vagabond": 10}


def test_root_t_f24_the_fewest_points() -> None:
    """ROOT-T-F24 ROOT-9.2.8 ROOT-9.2.8x1"""
    t = parting(LOW).play("activate-dominance", "dominance-fox")
    assert (t.question, t.asked()) == ("partner", ["seat:2", "seat:3"])
    t.play("alliance")
    assert (t.hand("vagabond"), t.view()["players"][0]["partner"]) == (["dominance-mouse"], 3)
    assert "activate-dominance" not in t.asked()  # for good
    assert t.view()["players"][0]["dominance"] == "dominance-fox"


def test_vb_11_five_players() -> None:
    """VB-11 ROOT-9.2.8 ROOT-9.2.8x1 ROOT-FAQ-146 ROOT-FAQ-157"""
    five = ("vagabond", "marquise", "eyrie", "alliance", "second-vagabond")
    other: dict[str, Any] = {"second": pack("boot", 9), "factions": five}
    t = parting(LOW | {"second-vagabond": 9}, **other).play("activate-dominance", "dominance-fox")
    assert t.asked() == ["seat:2", "seat:3"]
    assert "activate-dominance" not in parting(LOW | {"vagabond": 3}, **other).asked()
    t = parting(LOW | {"second-vagabond": 9}, **other, dominance={"alliance": "dominance-rabbit"})
    t.play("activate-dominance", "dominance-fox")
    assert t.asked() == ["seat:2"]


def test_root_t_f25_nine_points_or_three_players() -> None:
    """ROOT-T-F25 ROOT-9.2.8 ROOT-FAQ-157"""
    assert "activate-dominance" not in parting(LOW | {"vagabond": 9}).asked()
    three = ("vagabond", "marquise", "eyrie")
    t = wander({}, factions=three, points={"vagabond": 10}, hands={"vagabond": ["dominance-fox"]})
    assert "activate-dominance" not in t.asked()
    assert "activate-dominance" in parting(LOW).asked()


def test_root_faq_157_ten_points_are_an_option_of_the_table() -> None:
    """ROOT-FAQ-157 ROOT-9.2.8"""
    low = LOW | {"vagabond": 2}
    assert "activate-dominance" not in parting(low).asked()
    assert "activate-dominance" in parting(low, options={"coalition_needs_ten": False}).asked()


def test_root_9_2_8_he_scores_no_more() -> None:
    """ROOT-9.2.8"""
    t = parting(LOW).play("activate-dominance", "dominance-fox", "eyrie", "battle", "marquise", dice=(1, 0))
    assert (relation(t, "marquise"), t.points("vagabond"), t.winners) == (-1, 10, [])


def bound(partner: int, clearings: dict[int, str], turn: str, part: str, **more: Any) -> Woodland:
    """The Vagabond is in a coalition with the player of a seat."""
    dominance = {"vagabond": "dominance-fox", **more.pop("dominance", {})}
    fields = {"partner": [partner, -1, -1, -1]}
    return wander(clearings, turn=turn, part=part, dominance=dominance, fields=fields, **more)


@pytest.mark.parametrize(("partner", "winners"), [(2, ["vagabond", "eyrie"]), (1, ["eyrie"])])
def test_root_9_2_8_he_wins_with_the_partner(partner: int, winners: list[str]) -> None:
    """ROOT-9.2.8"""
    t = bound(
        partner, {5: "eyrie, wood"}, "eyrie", "resolve_decree", points={"eyrie": 29}, decree={"battle": ["bake-sale"]}
    ).play(5, "marquise", dice=(0, 0))
    assert t.winners == winners


def test_root_9_2_8_by_dominance_too() -> None:
    """ROOT-9.2.8 ROOT-FAQ-146 The partner may activate it afterwards."""
    clearings = {3: "marquise", 4: "marquise", 5: "marquise"}
    hand = {"marquise": ["dominance-rabbit"]}
    t = bound(1, clearings, "marquise", "craft", points={"marquise": 10}, hands=hand)
    assert "activate-dominance" in t.asked()
    t = bound(1, clearings, "marquise", "begin_turn", dominance={"marquise": "dominance-rabbit"})
    assert t.winners == ["vagabond", "marquise"]


def test_root_9_2_8_a_partner_of_a_partner() -> None:
    """ROOT-9.2.8 Whoever the partner wins with, he wins as well."""
    factions = ("vagabond", "second-vagabond", "marquise", "eyrie")
    t = wander(
        {3: "marquise", 4: "marquise", 5: "marquise"},
        factions=factions,
        second=pack("boot", 9),
        turn="marquise",
        part="begin_turn",
        dominance={"vagabond": "dominance-fox", "second-vagabond": "dominance-mouse", "marquise": "dominance-rabbit"},
        fields={"partner": [1, 2, -1, -1]},
    )
    assert t.winners == ["vagabond", "second-vagabond", "marquise"]


def test_root_faq_147_partners_are_no_enemies() -> None:
    """ROOT-FAQ-147 ROOT-9.2.8x1"""
    t = parting(LOW).play("activate-dominance", "dominance-fox", "eyrie", "battle")
    assert t.asked() == ["faction:marquise", "faction:alliance"]
    favor = wander(
        {1: "2 eyrie, marquise"},
        "3 hammer",
        hands={"vagabond": ["favor-foxes"]},
        fields={"partner": [2, -1, -1, -1]},
        dominance={"vagabond": "dominance-fox"},
    ).play("craft", "favor-foxes")
    assert (favor.count("eyrie", 1), favor.count("marquise", 1)) == (2, 0)


def test_root_9_2_8x2_a_hostile_partner_is_indifferent_again() -> None:
    """ROOT-9.2.8x2 ROOT-9.2.9.3d"""
    t = parting(LOW, relations={"eyrie": -1}).play("activate-dominance", "dominance-fox", "eyrie")
    assert relation(t, "eyrie") == 0
    t = parting(LOW, relations={"eyrie": 2}).play("activate-dominance", "dominance-fox", "eyrie")
    assert relation(t, "eyrie") == 2


def test_root_9_2_8_fewer_than_all_others_whoever_they_are_bound_to() -> None:
    """ROOT-9.2.8 The lowest is in a coalition already: nobody is left to choose."""
    five = ("vagabond", "marquise", "eyrie", "alliance", "second-vagabond")
    pact: dict[str, Any] = {
        "second": pack("boot", 9),
        "factions": five,
        "fields": {"partner": [-1, -1, -1, -1, 2]},
        "dominance": {"second-vagabond": "dominance-rabbit"},
    }
    assert "activate-dominance" not in parting(LOW | {"eyrie": 5}, **pact).asked()
    t = parting(LOW, **pact).play("activate-dominance", "dominance-fox")
    assert t.asked() == ["seat:3"]
