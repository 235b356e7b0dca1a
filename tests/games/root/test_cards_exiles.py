"""ROOT-CARD The cards of the Exiles & Partisans deck that have a rule of their own."""

from typing import Any

import pytest

from maraud.engine.game import Value
from maraud.games.root.board import neighbors
from maraud.games.root.lists import added
from tests.games.root.woodland import Woodland, kind_of, position


def exiles(clearings: dict[int, str], card: str, owner: str = "marquise", **more: Any) -> Woodland:
    """A position with a crafted card of the deck."""
    crafted = {owner: [card], **more.pop("crafted", {})}
    options = {"deck": "exiles", **more.pop("options", {})}
    return position(clearings, crafted=crafted, options=options, **more)


FOX = "foxfolk-steel"

# Always.


def test_root_t_d08_soup_kitchens() -> None:
    """ROOT-CARD-SOUP-KITCHENS.1 ROOT-T-D08"""
    clearings = {5: "sympathy, marquise", 2: "sympathy, 2 marquise", 3: "sympathy, 3 marquise, alliance"}
    t = exiles(clearings, "soup-kitchens", "alliance", part="actions")
    assert [t.ruler(clearing) for clearing in (5, 2, 3)] == ["alliance", "", ""]
    assert position(clearings).ruler(5) == "marquise"


def test_root_card_soup_kitchens_1_when_it_comes_and_when_it_goes() -> None:
    """ROOT-CARD-SOUP-KITCHENS.1 ROOT-IMPL-07 Crafting and losing it change who rules at once."""
    clearings = {1: "sympathy", 5: "sympathy, marquise", 9: "sympathy"}
    t = position(
        clearings,
        turn="alliance",
        part="daylight_actions",
        hands={"alliance": ["soup-kitchens"]},
        options={"deck": "exiles"},
    )
    assert t.ruler(5) == "marquise"
    t.play("craft", "soup-kitchens")
    assert t.ruler(5) == "alliance"
    t = exiles(clearings, "soup-kitchens", "alliance", crafted={"marquise": ["saboteurs"]})
    t.play("use:saboteurs", "alliance", "soup-kitchens")
    assert (t.ruler(5), t.crafted("alliance")) == ("marquise", [])


def test_root_card_boat_builders_1_rivers_are_paths_and_rule_is_needed() -> None:
    """ROOT-CARD-BOAT-BUILDERS.1"""
    t = exiles({4: "marquise, eyrie", 7: "eyrie"}, "boat-builders", part="actions")
    assert neighbors(t.state, t.seat("marquise"), 4) >> 7 & 1
    assert not neighbors(t.state, t.seat("eyrie"), 4) >> 7 & 1
    assert "march" not in t.asked()
    t = exiles({4: "2 marquise, eyrie"}, "boat-builders", part="actions").play("march", 4)
    assert t.names() == ["7", "8", "9", "12"]


def test_root_card_corvid_planners_1_no_rule_is_needed() -> None:
    """ROOT-CARD-CORVID-PLANNERS.1 ROOT-4.2.1"""
    t = exiles({4: "marquise, 3 eyrie"}, "corvid-planners", part="actions").play("march", 4)
    assert t.names() == ["8", "9", "12"]


def test_root_card_tunnels_1_crafting_pieces_are_adjacent() -> None:
    """ROOT-CARD-TUNNELS.1"""
    workshops = {1: "workshop, marquise", 3: "workshop", 7: "workshop, 2 eyrie", 4: "marquise, sawmill"}
    t = exiles(workshops, "tunnels", part="actions").play("march", 1)
    assert t.names() == ["3", "5", "7", "9", "10"]
    t = exiles(workshops, "tunnels", part="actions").play("march", 4)
    assert t.names() == ["8", "9", "12"], "a sawmill crafts nothing"
    t = exiles({1: "workshop, marquise, eyrie", 7: "workshop, 2 eyrie"}, "tunnels", part="actions")
    assert t.play("march", 1).names() == ["5", "7", "9", "10"], "by rule of clearing 1"
    t = exiles({1: "workshop, marquise, 3 eyrie", 7: "workshop, 2 eyrie"}, "tunnels", part="actions")
    assert "march" not in t.asked(), "rule is still needed"


# In Birdsong.


def test_root_card_saboteurs_1() -> None:
    """ROOT-CARD-SABOTEURS.1 ROOT-3.3.2 ROOT-IMPL-20"""
    t = exiles(
        {},
        "saboteurs",
        crafted={"eyrie": ["tunnels", "league"]},
        dominance={"alliance": "dominance-fox"},
    )
    t.play("use:saboteurs")
    assert t.names() == ["1"], "an activated dominance card is not crafted"
    t.play("eyrie")
    assert sorted(t.names()) == ["league", "tunnels"]
    t.play("league")
    assert (t.crafted("eyrie"), sorted(t.discarded)) == (["tunnels"], ["league", "saboteurs"])
    assert exiles({}, "saboteurs").question != "use-effect", "nothing to sabotage"


def test_root_card_saboteurs_2_coffin_makers() -> None:
    """ROOT-CARD-SABOTEURS.2"""
    t = exiles({}, "saboteurs", crafted={"eyrie": ["coffin-makers"]}, fields=coffins({"marquise": 6, "eyrie": 4}))
    assert (t.count("marquise"), t.count("eyrie")) == (19, 16)
    t.play("use:saboteurs", "eyrie", "coffin-makers")
    assert (t.count("marquise"), t.count("eyrie"), t.points("eyrie")) == (25, 20, 0)


def coffins(warriors: dict[str, int]) -> dict[str, Any]:
    """The fields of a state with warriors on the Coffin Makers, taken from their supplies."""
    s = position({}).state
    for faction, number in warriors.items():
        s.coffins[kind_of(faction)] += number
        s.count[kind_of(faction)] = added(s.count[kind_of(faction)], 0, -number)
    return {"coffins": s.coffins[:], "count": s.count[:]}


@pytest.mark.parametrize(("number", "points"), [(11, 2), (4, 0), (5, 1)])
def test_root_t_d06_coffin_makers_pay_by_fives(number: int, points: int) -> None:
    """ROOT-CARD-COFFIN-MAKERS.2 ROOT-CARD-COFFIN-MAKERS.4 ROOT-T-D06 ROOT-IMPL-20"""
    t = exiles({}, "coffin-makers", fields=coffins({"eyrie": number}), hands={"eyrie": ["anvil"]})
    assert (t.points("marquise"), t.count("eyrie"), sum(t.state.coffins)) == (points, 20, 0)


def test_root_card_coffin_makers_1_warriors_removed_lie_on_the_card() -> None:
    """ROOT-CARD-COFFIN-MAKERS.1 ROOT-CARD-COFFIN-MAKERS.4 Of any player, the owner's too; buildings do not."""
    t = exiles({5: "3 marquise, 2 eyrie, roost"}, "coffin-makers", "eyrie", part="actions")
    t.play("battle", 5, "eyrie", dice=(3, 1))
    assert (t.count("marquise"), t.count("eyrie"), t.count("roost")) == (25 - 3, 20 - 2, 7)
    assert sum(t.state.coffins) == 3
    told = [(event.facts[0], str(event.facts[1])) for event in t.told if event.kind.key == "laid-out"]
    assert told == [(1, "piece:marquise-warrior"), (2, "piece:eyrie-warrior")], "no kind in silence"


def test_root_faq_192_field_hospitals_come_first() -> None:
    """ROOT-CARD-COFFIN-MAKERS.3 ROOT-FAQ-192"""
    t = exiles(
        {8: "2 marquise, 3 eyrie", 1: "keep"},
        "coffin-makers",
        "eyrie",
        part="actions",
        hands={"marquise": ["anvil"]},
    )
    t.play(
        "battle",
        8,
        "eyrie",
        dice=(2, 1),
    )
    assert t.question == "field-hospitals"
    t.play("anvil")
    assert (t.count("marquise", 1), sum(t.state.coffins)) == (1, 2), "only the Eyrie's two lie there"


def test_root_card_coffin_makers_1_not_what_is_replaced() -> None:
    """ROOT-CARD-COFFIN-MAKERS.1 ROOT-G.23"""
    t = exiles({5: "eyrie"}, "propaganda-bureau", crafted={"alliance": ["coffin-makers"]}, part="actions", hands=RABBIT)
    t.play("use:propaganda-bureau", "bake-sale", 5, "eyrie")
    assert (t.count("eyrie"), sum(t.state.coffins)) == (20, 0)
    seats = ("cult", "marquise", "eyrie")
    t = exiles({1: "eyrie"}, "coffin-makers", factions=seats, turn="cult", part="conspire", outcast="fox", acolytes=2)
    t.play("convert", 1, "eyrie")
    assert (t.count("eyrie"), t.count("cult", 1), sum(t.state.coffins)) == (20, 1, 0)


RABBIT = {"marquise": ["bake-sale"]}


def emigre(clearings: dict[int, str]) -> Woodland:
    """The end of the Marquise's Birdsong with the Emigre."""
    return exiles(clearings, "eyrie-emigre", part="end_of_birdsong")


def test_root_card_eyrie_emigre_1_move_and_battle() -> None:
    """ROOT-CARD-EYRIE-EMIGRE.1 ROOT-IMPL-22"""
    t = emigre({1: "3 marquise", 5: "eyrie", 9: "alliance"}).play(1, 5, 2)
    assert (t.question, t.names()) == ("battle-whom", ["eyrie"]), "no way round the battle"
    t.play("eyrie", dice=(1, 1))
    assert (t.count("eyrie", 5), t.count("marquise", 5), t.crafted("marquise")) == (0, 1, ["eyrie-emigre"])


def test_root_card_eyrie_emigre_1_it_leaves_who_does_not_do_both() -> None:
    """ROOT-CARD-EYRIE-EMIGRE.1 ROOT-CARD-EYRIE-EMIGRE.2"""
    t = emigre({1: "3 marquise", 5: "eyrie"}).play("pass")  # declined
    assert (t.crafted("marquise"), t.discarded) == ([], ["eyrie-emigre"])
    t = emigre({1: "3 marquise", 5: "eyrie"}).play(1, 9, 2)  # nobody to battle there
    assert (t.crafted("marquise"), t.count("marquise", 9)) == ([], 2)
    assert emigre({}).crafted("marquise") == []  # nothing to move with


def orders(clearings: dict[int, str], **more: Any) -> Woodland:
    """The Marquise send false orders."""
    return exiles(clearings, "false-orders", part="in_birdsong", **more).play("use:false-orders")


@pytest.mark.parametrize(("there", "moved"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_root_card_false_orders_1_half_rounded_up(there: int, moved: int) -> None:
    """ROOT-CARD-FALSE-ORDERS.1 ROOT-IMPL-21 Whoever rules; the sender says from where and to where."""
    t = orders({9: f"{there} eyrie, 8 marquise", 12: "alliance"})
    assert [t.who, t.names()] == ["marquise", ["1", "2"]]
    t.play("eyrie", 9)
    assert t.names() == ["1", "4", "12"]
    t.play(12)
    assert (t.count("eyrie", 12), t.count("eyrie", 9), t.discarded) == (moved, there - moved, ["false-orders"])


def test_root_t_d12_false_orders_into_sympathy() -> None:
    """ROOT-CARD-FALSE-ORDERS.2 ROOT-1.5.5 ROOT-T-D12 Who moves pays, not who sent the order."""
    t = exiles(
        {5: "4 marquise", 1: "sympathy"},
        "false-orders",
        "eyrie",
        turn="eyrie",
        part="in_birdsong",
        hands={"marquise": ["anvil"], "eyrie": ["foxfolk-steel"]},
    )
    t.play("use:false-orders", "marquise", 5, 1)
    assert (t.question, t.who, t.names()) == ("outrage", "marquise", ["anvil"])
    t.play("anvil")
    assert (t.count("marquise", 1), t.hand("marquise"), t.hand("eyrie")) == (2, [], ["foxfolk-steel"])
    assert t.board("alliance", "alliance")["supporters"] == ["anvil"]


def test_root_card_swap_meet_1() -> None:
    """ROOT-CARD-SWAP-MEET.1 ROOT-G.22 ROOT-IMPL-30"""
    hands = {"marquise": ["sword"], "eyrie": ["anvil", "bake-sale"]}
    t = exiles({}, "swap-meet", part="in_birdsong", hands=hands).play("use:swap-meet")
    assert t.names() == ["1"], "the Alliance hold nothing"
    t.play("eyrie", dice=("anvil",))
    assert (t.question, sorted(t.names("marquise"))) == ("swap-card", ["anvil", "sword"])
    t.play("sword")
    assert (t.hand("marquise"), sorted(t.hand("eyrie"))) == (["anvil"], ["bake-sale", "sword"])
    assert t.known("eyrie", "marquise") == ["anvil"]
    assert (t.known("marquise", "eyrie"), t.known("alliance", "eyrie")) == (["sword"], [])
    secret = [event for event in t.told if event.kind.key in ("card-taken", "card-given")]
    assert all(len(event.facts) == 2 and not event.to >> t.seat("alliance") & 1 for event in secret)


def test_root_card_swap_meet_1_the_same_card_may_go_back() -> None:
    t = exiles({}, "swap-meet", part="in_birdsong", hands={"eyrie": ["anvil"]})
    t.play("use:swap-meet", "eyrie", "anvil")
    assert (t.hand("marquise"), t.hand("eyrie")) == ([], ["anvil"])


# In battle.


@pytest.mark.parametrize(("card", "clearing"), [("fox-partisans", 1), ("rabbit-partisans", 5), ("mouse-partisans", 9)])
def test_root_card_partisans_1(card: str, clearing: int) -> None:
    """ROOT-CARD-PARTISANS.1 ROOT-CARD-PARTISANS.2 Attacking or defending, in their suit only; birds stay."""
    hand = ["anvil", "bake-sale", "sword", "woodland-runners"]
    suits = {1: "anvil", 5: "bake-sale", 9: "sword"}
    for owner, other, lost in (("marquise", "eyrie", (0, 2)), ("eyrie", "marquise", (1, 1))):
        t = exiles({clearing: "3 marquise, 3 eyrie"}, card, owner, part="actions", hands={owner: hand, other: [FOX]})
        t.play("battle", clearing, "eyrie", "pass", dice=(1, 0))
        assert (t.question, t.who) == ("battle-effect", owner)
        t.play(f"use:{card}")
        assert (3 - t.count("marquise", clearing), 3 - t.count("eyrie", clearing)) == lost
        assert sorted(t.hand(owner)) == sorted([suits[clearing], "woodland-runners"])
        assert (t.hand(other), t.crafted(owner)) == ([FOX], [card])
    elsewhere = next(place for place in (1, 5, 9) if place != clearing)
    t = exiles({elsewhere: "3 marquise, 3 eyrie"}, card, part="actions").play("battle", elsewhere, "eyrie", dice=(0, 0))
    assert t.question != "battle-effect"


def test_root_card_partisans_1_with_an_empty_hand_and_once() -> None:
    t = exiles({5: "3 marquise, 3 eyrie"}, "rabbit-partisans", part="actions")
    t.play("battle", 5, "eyrie", dice=(0, 0)).play("use:rabbit-partisans")
    assert (t.count("eyrie", 5), t.question) == (2, "marquise-action")


# In Daylight.


def bureau(clearings: dict[int, str], hand: list[str], **more: Any) -> Woodland:
    """The Marquise with the Propaganda Bureau."""
    return exiles(clearings, "propaganda-bureau", part="actions", hands={"marquise": hand}, **more)


def test_root_card_propaganda_bureau_1() -> None:
    """ROOT-CARD-PROPAGANDA-BUREAU.1 ROOT-G.23 ROOT-G.31"""
    clearings = {5: "eyrie, alliance", 10: "eyrie", 9: "marquise, eyrie", 7: "alliance"}
    t = bureau(clearings, ["bake-sale", "anvil"]).play("use:propaganda-bureau")
    assert t.names() == ["bake-sale"], "no enemy warrior in a fox clearing"
    t.play("bake-sale")
    assert t.names() == ["5", "10"]
    t.play(5)
    assert t.names() == ["eyrie", "alliance"]
    t.play("alliance")
    assert (t.count("alliance", 5), t.count("marquise", 5), t.count("eyrie", 5)) == (0, 1, 1)
    assert (t.points("marquise"), "use:propaganda-bureau" in t.asked()) == (0, False)


def test_root_t_d09_not_at_the_keep_and_not_without_a_warrior() -> None:
    """ROOT-CARD-PROPAGANDA-BUREAU.1 ROOT-T-D09 ROOT-FAQ-11 ROOT-G.23 ROOT-1.1.2"""
    t = exiles(
        {1: "keep, 2 marquise, eyrie", 9: "roost"},
        "propaganda-bureau",
        "eyrie",
        turn="eyrie",
        part="resolve_decree",
        decree={"move": ["vizier", "foxfolk-steel"]},
        hands={"eyrie": ["anvil"]},
    )
    assert t.refused["use:propaganda-bureau"] == "ROOT-4.1.3"
    everywhere = dict.fromkeys((1, 2, 3, 4, 6), "5 marquise") | {5: "eyrie"}
    assert "use:propaganda-bureau" in bureau(everywhere | {1: "4 marquise"}, ["bake-sale"]).asked()
    assert "use:propaganda-bureau" not in bureau(everywhere, ["bake-sale"]).asked()


def test_root_card_propaganda_bureau_1_not_what_cannot_be_removed() -> None:
    """ROOT-CARD-PROPAGANDA-BUREAU.1 ROOT-H.SP.3 Nobody whom the Stoic Protector guards, where it stands."""
    guard: dict[str, Any] = {"hirelings": {"stoic-protector": "eyrie"}, "fields": {"stands": [5, 0, 0]}}
    assert "use:propaganda-bureau" not in bureau({5: "eyrie"}, ["bake-sale"], **guard).asked()
    t = bureau({5: "eyrie, alliance", 10: "eyrie"}, ["bake-sale"], **guard).play("use:propaganda-bureau", "bake-sale")
    assert t.names() == ["5", "10"]
    assert t.play(5).names() == ["alliance"]


def test_root_11_2_7_3_the_propaganda_bureau_replaces_no_mercenary() -> None:
    """ROOT-11.2.7.3 ROOT-CARD-PROPAGANDA-BUREAU.1 Whoever has hired them has no enemies in them."""
    more: dict[str, Any] = {
        "factions": ("marquise", "eyrie", "riverfolk"),
        "part": "start_of_daylight",
        "hands": RABBIT,
    }
    for lender, offered in ((-1, True), (2, False)):
        t = exiles({5: "riverfolk, marquise"}, "propaganda-bureau", fields={"lender": lender}, **more)
        assert ("use:propaganda-bureau" in t.asked()) is offered


def test_root_6_2_3_the_hospitals_save_who_is_replaced() -> None:
    """ROOT-6.2.3 ROOT-G.23 ROOT-CARD-PROPAGANDA-BUREAU.1 Who is replaced is removed."""
    where = {1: "keep", 5: "marquise", 9: "roost, 3 eyrie"}
    more: dict[str, Any] = {"hands": {"eyrie": ["bake-sale"], "marquise": ["smugglers-trail"]}, "turn": "eyrie"}
    t = exiles(where, "propaganda-bureau", "eyrie", part="resolve_decree", **more)
    t.play("use:propaganda-bureau", "bake-sale", 5, "marquise")
    assert (t.who, t.question) == ("marquise", "field-hospitals")
    t.play("smugglers-trail")
    assert (t.count("marquise", 1), t.count("marquise", 5), t.count("eyrie", 5)) == (1, 0, 1)


def test_root_card_league_1_an_item_for_a_move_or_a_battle() -> None:
    """ROOT-CARD-LEAGUE.1 ROOT-G.13"""
    clearings = {5: "3 marquise, 2 eyrie"}
    t = exiles(clearings, "league", part="actions", boxes={"marquise": ["tea", "boot"]}).play("use:league", "boot")
    assert t.asked() == ["move", "battle"]
    t.play("battle", 5, "eyrie", dice=(1, 0))
    row = t.view()["players"][0]
    assert (t.count("eyrie", 5), row["items"], row["tired"]) == (1, {"tea": 1}, {"boot": 1})
    assert "use:league" not in t.asked()
    t = exiles(clearings, "league", part="actions", boxes={"marquise": ["tea"]}).play(
        "use:league", "tea", "move", 5, 1, 2
    )
    assert (t.count("marquise", 1), t.view()["players"][0]["items"]) == (2, {})


def test_root_card_league_1_not_without_a_ready_item() -> None:
    t = exiles({5: "3 marquise, 2 eyrie"}, "league", part="actions")
    assert t.refused["use:league"] == "ROOT-4.1.3"


# In the Evening.


def test_root_card_informants_1_an_ambush_for_the_whole_draw() -> None:
    """ROOT-CARD-INFORMANTS.1 ROOT-IMPL-14 ROOT-IMPL-26"""
    three = {1: "recruiter", 2: "recruiter", 3: "recruiter, 2 marquise"}
    discard = ["ambush-fox", "anvil"]
    t = exiles(three, "informants", part="draw_and_discard", discard=discard)
    assert (t.question, t.asked()) == ("inform", ["pass", "card:ambush-fox"])
    t.play("ambush-fox")
    assert (t.hand("marquise"), t.discarded) == (["ambush-fox"], ["anvil"])
    assert t.known("eyrie", "marquise") == ["ambush-fox"]
    t = exiles(three, "informants", part="draw_and_discard", discard=discard).play("pass")
    assert len(t.hand("marquise")) == 2
    t = exiles(three, "informants", part="draw_and_discard", discard=["anvil"])
    assert len(t.hand("marquise")) == 2, "no ambush, no question"


def test_root_card_informants_1_any_draw_of_the_own_evening() -> None:
    """ROOT-CARD-INFORMANTS.1 The Charm Offensive's card, and the Ferry's; not one of Daylight."""
    crafted = {"marquise": ["informants", "charm-offensive"]}
    options: dict[str, Value] = {"deck": "exiles", "map": "lake", "suits": "pictured"}
    discard = ["ambush-fox", "ambush-bird"]
    t = position({}, part="start_of_evening", crafted=crafted, options=options, discard=discard)
    t.play("use:charm-offensive", "eyrie")
    assert t.question == "inform"
    t.play("ambush-bird")
    assert (t.hand("marquise"), t.points("eyrie")) == (["ambush-bird"], 1)
    crafted = {"alliance": ["informants"]}
    t = position(
        {1: "2 alliance, fox-base"},
        turn="alliance",
        part="operations",
        officers=2,
        crafted=crafted,
        options=options,
        discard=discard,
    )
    t.play("move", 1, 10, 1)
    assert (t.question, t.who) == ("inform", "alliance")
    crafted = {"marquise": ["informants"]}
    t = position({1: "2 marquise"}, part="actions", crafted=crafted, options=options, discard=discard)
    t.play("march", 1, 10, 1)
    assert (len(t.hand("marquise")), t.question) == (1, "move-from")


def test_root_card_charm_offensive_1() -> None:
    """ROOT-CARD-CHARM-OFFENSIVE.1 ROOT-IMPL-25"""
    t = exiles({}, "charm-offensive", part="start_of_evening")
    t.play("use:charm-offensive")
    assert t.names() == ["1", "2"]
    t.play("alliance", dice=("anvil",))
    assert (t.points("alliance"), "anvil" in t.hand("marquise")) == (1, True)
    t = exiles({}, "charm-offensive", part="start_of_evening").play("pass")
    assert [t.points(name) for name in ("eyrie", "alliance")] == [0, 0]


# When an item is crafted.


def test_root_card_murine_broker_1_when_another_crafts_an_item() -> None:
    """ROOT-CARD-MURINE-BROKER.1"""
    clearings = {1: "workshop", 9: "workshop"}
    crafted = {"marquise": ["murine-broker"], "eyrie": []}
    t = exiles(clearings, "murine-broker", "eyrie", part="craft", hands={"marquise": ["anvil", "mouse-partisans"]})
    t.play("anvil", dice=("sword",))
    assert t.hand("eyrie") == ["sword"]
    t.play("mouse-partisans")
    assert t.hand("eyrie") == ["sword"], "no item"
    t = position(
        clearings, part="craft", crafted=crafted, hands={"marquise": ["anvil"]}, options={"deck": "exiles"}
    ).play("anvil")
    assert t.hand("marquise") == [], "not for the own items"


def test_root_card_master_engravers_1_a_point_more() -> None:
    """ROOT-CARD-MASTER-ENGRAVERS.1 ROOT-3.2.2"""
    t = exiles({1: "workshop"}, "master-engravers", part="craft", hands={"marquise": ["anvil"]}).play("anvil")
    assert t.points("marquise") == 3


def test_root_t_d02_on_top_of_disdain_for_trade() -> None:
    """ROOT-CARD-MASTER-ENGRAVERS.1 ROOT-T-D02"""
    t = exiles(
        {4: "roost, eyrie", 5: "roost"},
        "master-engravers",
        "eyrie",
        turn="eyrie",
        part="craft",
        decree={"move": ["vizier"]},
        hands={"eyrie": ["bake-sale"]},
    )
    t.play("bake-sale")
    assert (t.points("eyrie"), t.view()["players"][1]["items"]) == (2, {"coins": 1})
