"""ROOT-4.3 Battles with cards and with a Vagabond in them, and what Favors leave of a clearing."""

from typing import Any

from maraud.engine.game import Value
from tests.games.root.test_law_golden import FOUR, wanderer
from tests.games.root.woodland import Woodland, position

ALLIED = 3


def with_vagabond(clearings: dict[int, str], fields: dict[str, Any], **more: Any) -> Woodland:
    """A position with a Vagabond on the last seat."""
    return position(clearings, factions=FOUR, fields=fields, **more)


def test_root_4_3_2_before_the_roll() -> None:
    """ROOT-4.3.2 ROOT-IMPL-16 After the ambush, before the dice: the Arbiter is enlisted."""
    t = with_vagabond(
        {5: "3 marquise, eyrie"},
        wanderer(5, "sword", "sword", character="arbiter"),
        part="actions",
        hands={"eyrie": ["ambush-rabbit"]},
    )
    t.play("battle", 5, "eyrie")
    assert t.question == "ambush"
    t.play("pass")
    assert (t.question, t.who, t.table.chances) == ("enlist", "eyrie", 0)
    t.play("first", dice=(3, 2))
    assert (t.count("marquise", 5), t.points("vagabond")) == (1, 1), "two hits: one warrior and two swords allow them"


def test_root_impl_16_the_start_of_a_battle_comes_before_the_ambush() -> None:
    """ROOT-IMPL-16 ROOT-G.35"""
    fields = wanderer(5, "sword", "sword")
    fields["relations"][3] = [0, ALLIED, 0, 0]
    t = with_vagabond(
        {5: "3 marquise, 2 eyrie"},
        fields,
        turn="vagabond",
        part="actions",
        hands={"marquise": ["ambush-rabbit"], "vagabond": ["anvil"]},
    )
    t.play("battle", "marquise")
    assert (t.question, t.who) == ("treat-as-own", "vagabond")
    t.play("eyrie")
    assert (t.question, t.who) == ("ambush", "marquise")


def test_root_impl_10_a_battle_that_can_hurt_nobody() -> None:
    """ROOT-IMPL-10 ROOT-4.3 A pawn without a sword attacks, and can deal nothing."""
    t = with_vagabond(
        {5: "2 marquise"},
        wanderer(5),
        turn="vagabond",
        part="start_of_daylight",
        crafted={"vagabond": ["command-warren"]},
    )
    t.play("use:command-warren", 5, "marquise", dice=(3, 0))
    assert (t.count("marquise", 5), "hits-dealt" in t.events) == (2, True)


def test_root_impl_09_both_numbers_are_fixed_and_the_attacker_chooses_first() -> None:
    """ROOT-IMPL-09 ROOT-4.3.5 ROOT-4.3.6"""
    t = position(
        {11: "no ruin, marquise, sawmill, workshop, alliance, sympathy, fox-base"},
        part="actions",
        crafted={"marquise": ["brutal-tactics"], "alliance": ["sappers"]},
    )
    t.play("battle", 11, "alliance", dice=(1, 1)).play("first", "use:brutal-tactics", "use:sappers")
    assert (t.question, t.who, t.names()) == ("lose", "marquise", ["sawmill", "workshop"])
    t.play("workshop")
    assert (t.question, t.who, t.names()) == ("lose", "alliance", ["fox-base", "sympathy"])
    assert [t.count(piece, 11) for piece in ("marquise", "workshop", "alliance")] == [1, 1, 1], "nothing is gone yet"
    t.play("sympathy")
    assert [t.count(piece, 11) for piece in ("marquise", "sawmill", "workshop")] == [0, 1, 0]
    assert [t.count(piece, 11) for piece in ("alliance", "fox-base", "sympathy")] == [0, 1, 0]
    assert (t.points("marquise"), t.points("alliance")) == (1, 2)


def test_root_impl_04_points_in_the_order_they_come() -> None:
    """ROOT-IMPL-04 ROOT-3.1 The defender's point for Brutal Tactics comes before the hits."""
    t = position(
        {5: "3 marquise, roost"},
        part="actions",
        crafted={"marquise": ["brutal-tactics"]},
        points={"marquise": 29, "eyrie": 29},
    )
    t.play("battle", 5, "eyrie", dice=(2, 0)).play("use:brutal-tactics")
    assert (t.winners, t.count("roost", 5)) == (["eyrie"], 1)


def test_root_faq_03_losing_costs_nothing() -> None:
    """ROOT-FAQ-03 ROOT-3.2.1 ROOT-FAQ-28 ROOT-4.3.5.2"""
    t = position({5: "marquise, roost"}, part="actions", points={"eyrie": 7}).play("battle", 5, "eyrie", dice=(3, 3))
    assert (t.points("eyrie"), t.points("marquise"), t.count("marquise", 5), t.count("roost", 5)) == (7, 1, 1, 0)


def test_root_faq_30_no_battle_needs_rule() -> None:
    """ROOT-FAQ-30 ROOT-FAQ-29 ROOT-4.3"""
    t = position({5: "marquise, 4 eyrie, sympathy"}, part="actions").play("battle")
    assert t.names() == ["5"]
    t.play(5)
    assert t.names() == ["eyrie", "alliance"], "a lone token will do"


def test_root_faq_20_one_ambush_a_side() -> None:
    """ROOT-FAQ-20 ROOT-4.3.1"""
    hands = {"eyrie": ["ambush-rabbit", "ambush-bird"], "marquise": ["ambush-bird"]}
    t = position({5: "4 marquise, 2 eyrie"}, part="actions", hands=hands)
    t.play("battle", 5, "eyrie", "ambush-rabbit", "pass", dice=(0, 0))
    assert (t.count("marquise", 5), t.hand("eyrie"), t.hand("marquise")) == (2, ["ambush-bird"], ["ambush-bird"])


# Favors and pawns.


def test_root_t_d07_a_pawn_survives_a_favor_with_three_damaged_items() -> None:
    """ROOT-T-D07 ROOT-CARD-FAVOR.3 ROOT-FAQ-26 ROOT-9.2.2.1"""
    t = with_vagabond(
        {2: "roost, eyrie", 7: "roost", 11: "roost", 9: "2 marquise, sawmill, wood"},
        wanderer(9, "boot", "torch", "sword", "tea"),
        turn="eyrie",
        part="craft",
        decree={"move": ["vizier"]},
        hands={"eyrie": ["favor-mice", "anvil"]},
    )
    t.play("favor-mice")
    assert (t.question, t.who) == ("damage", "vagabond")
    t.play("boot", "tea", "torch")
    assert [t.count(piece, 9) for piece in ("marquise", "sawmill", "wood")] == [0, 0, 0]
    row = t.view()["players"][3]
    assert (t.points("eyrie"), row["board"]["clearing"]) == (2, 9)
    assert [gear["item"] for gear in row["board"]["gear"] if gear["state"] == "damaged"] == ["boot", "tea", "torch"]


def test_root_faq_26_a_pawn_survives_a_revolt() -> None:
    """ROOT-FAQ-26 ROOT-9.2.2.1"""
    t = with_vagabond(
        {9: "sympathy, marquise"},
        wanderer(9, "boot"),
        turn="alliance",
        part="revolt",
        supporters=["sword", "investments"],
    )
    t.play(9)
    board = t.view()["players"][3]["board"]
    assert (board["clearing"], board["gear"]) == (9, [{"item": "boot", "state": "damaged", "count": 1}])


def test_root_card_favor_5_a_vagabond_who_crafts_it() -> None:
    """ROOT-CARD-FAVOR.5 ROOT-9.2.9.3 Hostile to those who lose warriors; no Infamy, for it is no battle."""
    t = with_vagabond(
        {7: "2 marquise", 9: "roost, sympathy"},
        wanderer(2, "hammer", "hammer", "hammer"),
        turn="vagabond",
        part="actions",
        hands={"vagabond": ["favor-mice", "anvil"]},
    )
    t.play("craft", "favor-mice")
    if t.question == "outrage":
        t.play(t.asked()[0])
    relations = t.view()["players"][3]["board"]["relations"]
    assert relations[:3] == [-1, 0, 0]
    assert (t.count("marquise", 7), t.points("vagabond")) == (0, 2)


def test_root_card_league_2_an_exhausted_item_is_taken_by_aid() -> None:
    """ROOT-CARD-LEAGUE.2 ROOT-9.5.4"""
    fields = wanderer(5, "boot")
    fields["tired_boxes"] = [0] * 8 * 4
    fields["tired_boxes"][5] = 1  # the Marquise's tea
    fields["items"] = [2, 2, 1, 1, 2, 1, 2, 0]
    hands = {"vagabond": ["bake-sale"]}
    t = with_vagabond({5: "marquise"}, fields, turn="vagabond", part="actions", hands=hands)
    t.play("aid", "marquise")
    while "item:tea" not in t.asked() and "tired:tea" not in t.asked():
        t.play(t.asked()[0])
    t.play("tea")
    board = t.view()["players"][3]["board"]
    assert {"item": "tea", "state": "ready", "count": 1} in board["gear"]
    assert t.view()["players"][0]["tired"] == {}


def test_root_faq_145_an_ally_comes_along_by_the_ferry() -> None:
    """ROOT-FAQ-145 ROOT-M.3.5 ROOT-M.3.5x1 ROOT-ED-12 Both draw."""
    fields = wanderer(1, "boot", "boot")
    fields["relations"][3] = [0, ALLIED, 0, 0]
    options: dict[str, Value] = {"map": "lake", "suits": "pictured"}
    t = with_vagabond({1: "2 eyrie"}, fields, turn="vagabond", part="actions", options=options, hands={})
    t.play("move")
    assert t.names() == ["5", "9", "10", "11", "12"]
    t.play(11, "eyrie", 2, dice=("anvil", "sword"))
    assert (t.count("eyrie", 11), t.view()["ferry"], t.state.ferry_used) == (2, 11, True)
    assert (t.hand("eyrie"), t.hand("vagabond")) == (["anvil"], ["sword"])
    t.play("move")
    assert t.names() == ["5", "6", "7"]
