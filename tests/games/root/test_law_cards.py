"""ROOT-2.1, ROOT-3.3, ROOT-4.1 Cards: crafting, dominance, the deck."""

import pytest

from maraud.engine.flow import Over
from maraud.games.root.cards import card
from maraud.games.root.law.points import check_dominance
from tests.games.root.woodland import Woodland, begin, position


def crafting(clearings: dict[int, str], hand: list[str], **more: object) -> Woodland:
    """The Marquise craft."""
    return position(clearings, part="craft", hands={"marquise": hand}, **more)  # type: ignore[arg-type]


def test_root_4_1_1_one_piece_for_each_icon() -> None:
    """ROOT-T-C16"""
    t = crafting({1: "workshop", 9: "workshop"}, ["foxfolk-steel"])
    assert t.refused["card:foxfolk-steel"] == "ROOT-4.1.1"
    assert "card:foxfolk-steel" in crafting({1: "workshop", 8: "workshop"}, ["foxfolk-steel"]).asked()


def test_g_19_each_piece_once_a_turn() -> None:
    """ROOT-4.1.1 G-19"""
    t = crafting({1: "workshop, 3 eyrie", 9: "workshop"}, ["anvil", "gently-used-knapsack", "crossbow-mouse"])
    assert t.names() == ["pass", "gently-used-knapsack", "anvil", "crossbow-mouse"]
    t.play("anvil")
    assert t.names() == ["pass", "gently-used-knapsack"]  # the fox workshop has been activated


def test_root_4_1_2_the_item_must_be_in_the_supply() -> None:
    """ROOT-T-C17 G-18"""
    t = crafting({1: "workshop"}, ["anvil"], gone_items=["hammer"])
    assert t.refused["card:anvil"] == "ROOT-4.1.2"
    t = crafting({1: "workshop"}, ["anvil"]).play("anvil")
    assert (t.points("marquise"), t.discarded, t.view()["items"].get("hammer")) == (2, ["anvil"], None)


def test_g_20_no_twin_effects() -> None:
    """ROOT-4.1.4 ROOT-T-C18 G-20"""
    t = crafting({4: "workshop", 5: "workshop"}, ["cobbler"], crafted={"marquise": ["cobbler"]})
    assert t.refused["card:cobbler"] == "ROOT-4.1.4"
    t = crafting({4: "workshop", 5: "workshop"}, ["cobbler"], crafted={"eyrie": ["cobbler"]}).play("cobbler")
    assert (t.view()["players"][0]["crafted"], t.discarded) == (["cobbler"], [])


def test_root_2_1_2_ambush_and_dominance_are_not_crafted() -> None:
    """ROOT-2.1.2 ROOT-2.1.3"""
    t = crafting({1: "workshop", 8: "workshop"}, ["ambush-fox", "dominance-fox"])
    assert [t.refused[f"card:{name}"] for name in ("ambush-fox", "dominance-fox")] == ["ROOT-2.1.2", "ROOT-2.1.2"]
    assert t.asked() == ["pass"]


def test_root_4_1_asked_whatever_the_hand_holds() -> None:
    """ROOT-1.2.1 With crafting pieces and a hand the question comes; without either it does not."""
    assert crafting({1: "workshop"}, ["sword"]).question == "craft"
    assert crafting({1: "workshop"}, []).question == "marquise-action"
    assert crafting({1: "sawmill"}, ["sword"]).question == "marquise-action"


# Dominance.


@pytest.mark.parametrize(("points", "is_offered"), [(9, False), (10, True)])
def test_root_3_3_1_with_ten_points(points: int, is_offered: bool) -> None:
    """ROOT-T-C11 G-13"""
    hands = {"marquise": ["dominance-fox"]}
    t = position({1: "marquise"}, part="actions", hands=hands, points={"marquise": points})
    assert ("activate-dominance" in t.asked()) is is_offered


def test_g_13_no_points_any_more_and_the_check_comes_in_birdsong() -> None:
    """ROOT-3.3.1 ROOT-3.3.1.1 G-13 ROOT-T-C23"""
    t = position(
        {1: "eyrie, roost", 6: "roost", 8: "roost, eyrie", 12: "roost, eyrie", 5: "roost"},
        factions=("eyrie", "marquise", "alliance"),
        part="resolve_decree",
        hands={"eyrie": ["dominance-fox", "anvil"]},
        points={"eyrie": 10},
        decree={"move": []},
    )
    t.play("activate-dominance", "dominance-fox")
    assert (t.active, t.points("eyrie"), t.winners) == ("marquise", 10, [])  # five roosts scored nothing
    t.play("pass")
    assert t.winners == ["eyrie"]


def test_root_3_3_1_1_three_clearings_of_the_suit() -> None:
    two = {1: "marquise", 6: "marquise", 8: "marquise, 2 eyrie"}
    t = position(two, dominance={"marquise": "dominance-fox"})
    assert t.winners == []
    t = position(two | {12: "marquise"}, turn="alliance", part="operations", dominance={"marquise": "dominance-fox"})
    assert t.winners == ["marquise"]
    t.state.log = []
    with pytest.raises(Over):
        check_dominance(t.state, 0)
    assert [event.kind.key for event in t.state.log] == ["dominance-won"]  # and not by points


def test_root_3_3_1_2_opposite_corners() -> None:
    """ROOT-T-C12"""
    beside = position({1: "marquise", 2: "marquise"}, dominance={"marquise": "dominance-bird"})
    assert beside.winners == []
    opposite = {1: "marquise", 3: "marquise"}
    t = position(opposite, turn="alliance", part="operations", dominance={"marquise": "dominance-bird"})
    assert t.winners == ["marquise"]


def test_root_3_3_3_a_spent_dominance_card_becomes_available() -> None:
    t = position({1: "sawmill"}, part="actions", hands={"marquise": ["dominance-fox"]})
    t.play("overwork", 1, "dominance-fox")
    assert (t.available, t.discarded) == (["dominance-fox"], [])


def test_root_3_3_4_taking_an_available_one() -> None:
    """ROOT-T-C13"""
    hands = {"marquise": ["armorers"]}
    t = position({}, part="actions", hands=hands, available=["dominance-fox"]).play("take-dominance")
    t.play("dominance-fox", "armorers")
    assert (t.hand("marquise"), t.available, t.discarded) == (["dominance-fox"], [], ["armorers"])
    assert t.known("eyrie", "marquise") == ["dominance-fox"]
    t = position({}, part="actions", hands={"marquise": ["anvil"]}, available=["dominance-bird"])
    assert "take-dominance" not in t.asked()


def test_root_3_3_2_only_one_ever() -> None:
    hands = {"marquise": ["dominance-fox"]}
    given = {"marquise": "dominance-mouse"}
    t = position({1: "marquise"}, part="actions", hands=hands, points={"marquise": 12}, dominance=given)
    assert "activate-dominance" not in t.asked()


# The deck.


def test_g_15_two_players_play_without_dominance() -> None:
    """ROOT-5.1.3 ROOT-3.3.6 G-15"""
    t = begin(("marquise", "eyrie"))
    assert (t.state.deck_size, [len(hand) for hand in t.state.hands]) == (44, [3, 3])
    assert sum(t.state.deck[card(f"dominance-{suit}")] for suit in ("bird", "fox", "rabbit", "mouse")) == 0


def test_g_16_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    """ROOT-2.1 G-16"""
    discard = ["sword", "bake-sale", "anvil", "cobbler", "armorers", "sappers", "tax-collector"]
    three = {1: "recruiter", 2: "recruiter", 3: "recruiter", 5: "2 recruiter"}
    t = position(three, turn="marquise", part="draw_and_discard", deck_only=["investments"], discard=discard)
    assert "investments" in t.hand("marquise")
    assert len(t.hand("marquise")) == 3
    assert t.discarded == []


# Crafting pieces that fall, and cards that come late.


def test_root_impl_08_with_an_activated_piece_its_activation_goes() -> None:
    """ROOT-IMPL-08 ROOT-CARD-LEAGUE.1 Of three sympathy tokens the activated one falls: two are left to pay."""
    t = position(
        {1: "alliance, sympathy, 3 eyrie", 6: "sympathy", 8: "sympathy"},
        turn="alliance",
        part="daylight_actions",
        hands={"alliance": ["anvil", "foxfolk-steel", "ambush-fox"]},
        crafted={"alliance": ["league"]},
        boxes={"alliance": ["tea"]},
        options={"deck": "exiles"},
    )
    t.play("craft", "anvil", "use:league", "tea", "battle", 1, "eyrie", dice=(2, 2))
    assert (t.count("sympathy", 1), t.count("eyrie", 1)) == (0, 2)
    t.play("craft", "foxfolk-steel")
    assert t.points("alliance") == 4
    assert "craft" not in t.asked()


def test_root_faq_08_activating_does_nothing_to_a_piece() -> None:
    """ROOT-FAQ-08 ROOT-4.1.1"""
    t = crafting({1: "workshop"}, ["anvil"]).play("anvil")
    assert (t.count("workshop", 1), t.ruler(1), t.state.crafting[1]) == (1, "marquise", 1)


def test_root_impl_05_dominance_is_looked_at_again_after_an_effect() -> None:
    """ROOT-IMPL-05 ROOT-IMPL-20 ROOT-3.3.1.1 Saboteurs take the Soup Kitchens that kept the third clearing."""
    t = position(
        {1: "marquise", 6: "marquise", 8: "marquise, sympathy"},
        crafted={"marquise": ["saboteurs"], "alliance": ["soup-kitchens"]},
        dominance={"marquise": "dominance-fox"},
        options={"deck": "exiles"},
    )
    assert (t.winners, t.ruler(8)) == ([], "alliance")
    t.play("use:saboteurs", "alliance", "soup-kitchens")
    assert t.winners == ["marquise"]


def test_root_4_1_3_what_lasts_stays_and_can_be_used_at_once() -> None:
    """ROOT-4.1.3 ROOT-IMPL-07"""
    t = crafting({1: "workshop, marquise", 4: "workshop", 9: "workshop"}, ["tax-collector", "sword"]).play(
        "tax-collector"
    )
    assert (t.crafted("marquise"), t.discarded) == (["tax-collector"], [])
    assert "use:tax-collector" in t.asked()
