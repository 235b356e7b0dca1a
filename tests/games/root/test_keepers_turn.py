"""ROOT-15.5, ROOT-15.6 The Keepers: the Retinue, delving, recovering, Evening."""

from typing import Any

import pytest

from maraud.games.root.factions.keepers.checks import check
from tests.games.root.test_keepers import found, keepers
from tests.games.root.woodland import Woodland

RETAINERS = {"move": "retainer", "battle-then-delve": "retainer", "move-or-recover": "retainer"}


def retinue(t: Woodland) -> dict[str, list[str]]:
    """The cards of the Retinue by columns."""
    cards: dict[str, list[str]] = t.board("keepers")["retinue"]
    return cards


# Act with the Retinue.


def test_root_t_k10_the_first_turn() -> None:
    """ROOT-15.5.2 ROOT-15.5.2.1 ROOT-15.D.4 ROOT-15.D.9 ROOT-T-K10"""
    t = keepers({1: "4 keepers", 9: "4 keepers"}, "act_with_retinue", {"F2": "tablet"}, retinue=RETAINERS)
    assert (t.question, t.asked()) == ("retinue", ["pass", "faithful-retainer"])
    t.play("faithful-retainer")
    assert t.names() == ["1", "9"]
    t.play(1, 5, 1)
    t.play("faithful-retainer")
    assert t.question == "delve-where"
    t.play(9)
    assert (t.question, t.asked()) == ("delve-from", ["pass", "forest:2"])
    t.play("pass")
    t.play("faithful-retainer", 9, 4, 2)
    assert retinue(t) == {name: ["faithful-retainer"] for name in RETAINERS}
    assert t.question == "gather"


def test_root_15_5_2_skipping_costs_nothing() -> None:
    """ROOT-15.5.2"""
    t = keepers({1: "2 keepers", 9: "2 keepers"}, "act_with_retinue", retinue=RETAINERS | {"move": "retainer anvil"})
    t.play("pass", "pass")
    assert t.question == "gather"  # nothing to delve: nobody is asked
    assert retinue(t)["move"] == ["anvil", "faithful-retainer"]


def test_root_15_5_2_a_card_acts_in_a_matching_clearing_once() -> None:
    """ROOT-15.5.2 ROOT-15.5.2.1"""
    cards = {"move": "anvil foxfolk-steel bake-sale"}
    t = keepers({1: "2 keepers", 9: "2 keepers"}, "act_with_retinue", retinue=cards)
    assert t.asked() == ["pass", "card:foxfolk-steel", "card:anvil"]  # nobody is in a rabbit clearing
    assert t.refused["card:bake-sale"] == "ROOT-15.5.2"
    t.play("anvil")
    assert t.names() == ["1"]
    t.play(1, 5, 2)
    assert t.asked() == ["pass", "card:bake-sale"]  # they are in a rabbit clearing now, and in no fox clearing
    t.play("bake-sale", 5, 2, 2)
    assert t.question == "gather"


# Battle, then delve.


def delving(value: int, marquise: int = 2, **more: Any) -> Woodland:
    """The example of the booklet: three Keepers against the Marquise in 9; two ruled clearings at forest 2."""
    clearings = {9: f"3 keepers, {marquise} marquise", 1: "2 keepers", 10: "eyrie"}
    cards = {"battle-then-delve": "mouse-in-a-sack"}
    t = keepers(clearings, "act_with_retinue", {"F2": "jewelry"}, retinue=cards, **more)
    t.play("mouse-in-a-sack")
    assert t.names() == ["9"]
    t.play(9)
    assert t.question == "battle-whom"  # it cannot be skipped
    return t.play("marquise", dice=(2, 2))


def test_root_t_k11_the_card_is_lost_and_the_relic_kept() -> None:
    """ROOT-15.5.2.2 ROOT-15.5.2.2a ROOT-15.5.2.2b ROOT-15.5.2x1 ROOT-T-K11 ROOT-FAQ-87 KI-06"""
    t = delving(3)
    assert (t.count("keepers", 9), t.count("marquise", 9)) == (1, 0)
    t.play("forest:2", dice=("number:3",))
    assert (found(t, 9), found(t, "F2")) == (["jewelry-3"], [])
    assert t.count("jewelry-relic", 9) == 1
    assert t.discarded == ["mouse-in-a-sack"]
    assert retinue(t)["battle-then-delve"] == []


def test_root_t_k12_with_enough_rule_the_card_stays() -> None:
    """ROOT-15.5.2.2b ROOT-T-K12"""
    t = delving(2).play("forest:2", dice=("number:2",))
    assert found(t, 9) == ["jewelry-2"]
    assert retinue(t)["battle-then-delve"] == ["mouse-in-a-sack"]


def test_root_t_k13_without_rule_after_the_battle_no_delving() -> None:
    """ROOT-15.5.2.2 ROOT-T-K13 KI-07"""
    t = delving(3, 3)
    assert (t.count("keepers", 9), t.count("marquise", 9)) == (1, 1)
    assert t.question == "gather"
    assert retinue(t)["battle-then-delve"] == ["mouse-in-a-sack"]


@pytest.mark.parametrize("pieces", ["wood", "roost"])
def test_ki_07_any_enemy_piece_must_be_battled(pieces: str) -> None:
    """ROOT-15.5.2.2 ROOT-FAQ-81 KI-07"""
    cards = {"battle-then-delve": "retainer"}
    t = keepers({9: f"keepers, {pieces}"}, "act_with_retinue", {"F2": "jewelry"}, retinue=cards)
    t.play("faithful-retainer", 9)
    assert t.question == "battle-whom"


def test_ki_07_a_pawn_must_be_battled_too() -> None:
    """ROOT-15.5.2.2 KI-07"""
    fields = {"pawn": [0, 9], "gear": [[], [0] * 32], "character": [-1, 0], "relations": [[], [0, 0]]}
    t = keepers(
        {9: "2 keepers"},
        "act_with_retinue",
        {"F2": "jewelry"},
        retinue={"battle-then-delve": "retainer"},
        factions=("keepers", "vagabond"),
        fields=fields,
    )
    t.play("faithful-retainer", 9)
    assert t.names() == ["vagabond"]
    t.play("vagabond", dice=(1, 0))
    assert t.question == "delve-from"  # the pawn stays, and is no strength


def test_ki_07_without_a_warrior_left_nobody_delves() -> None:
    """ROOT-15.5.2.2 KI-07"""
    cards = {"battle-then-delve": "retainer"}
    clearings = {9: "keepers, marquise"}
    t = keepers(clearings, "act_with_retinue", {"F2": "jewelry"}, {"tablet-figure": 9}, cards)
    t.play("faithful-retainer", 9, "marquise", dice=(1, 1))
    assert t.ruler(9) == "keepers"
    assert t.question == "gather"


def test_root_faq_81_battle_without_rule() -> None:
    """ROOT-15.5.2.2 ROOT-FAQ-81"""
    t = keepers({9: "keepers, 4 marquise"}, "act_with_retinue", retinue={"battle-then-delve": "retainer"})
    t.play("faithful-retainer", 9, "marquise", dice=(0, 0))
    assert t.count("keepers", 9) == 1


def test_root_faq_98_a_relic_is_chosen_by_what_shows() -> None:
    """ROOT-15.2.1x1 ROOT-15.5.2.2a ROOT-FAQ-98"""
    relics: dict[int | str, str] = {"F2": "figure figure jewelry jewelry-3", "F7": "tablet", 4: "figure-3"}
    cards = {"battle-then-delve": "retainer retainer"}
    t = keepers({9: "3 keepers"}, "act_with_retinue", relics, retinue=cards).play("faithful-retainer", 9)
    assert t.asked() == ["pass", "forest:2", "forest:7"]
    t.play("forest:2")
    assert t.names() == ["figure", "jewelry", "jewelry-3"]
    t.play("jewelry-3")  # face up already: nothing is drawn
    assert (found(t, 9), t.table.chances) == (["jewelry-3"], 0)
    assert retinue(t)["battle-then-delve"] == ["faithful-retainer"]  # 1 < 3


def test_root_15_2_1_only_values_that_are_left_turn_up() -> None:
    """ROOT-15.D.3 ROOT-15.2.1"""
    relics: dict[int | str, str] = {"F2": "figure", 4: "figure-1 figure-3", "board": "figure-3"}
    t = keepers({9: "3 keepers"}, "act_with_retinue", relics, retinue={"battle-then-delve": "retainer"})
    t.play("faithful-retainer", 9, "forest:2")
    assert found(t, 9) == ["figure-2"]


def test_ki_12_a_retainer_leaves_the_game() -> None:
    """ROOT-15.D.4 ROOT-15.5.2x1 KI-12"""
    t = keepers({9: "3 keepers"}, "act_with_retinue", {"F2": "figure-3"}, retinue={"battle-then-delve": "retainer"})
    t.play("faithful-retainer", 9, "forest:2")
    assert t.discarded == []
    assert retinue(t)["battle-then-delve"] == []
    assert "retainer-left" in t.events


# Recover.


def recovering(cards: str = "armorers", relics: str = "tablet-1 tablet-2 jewelry-3", **more: Any) -> Woodland:
    """The example of the booklet: 9 with two waystations, 9 and 7 ruled, a figure recovered before."""
    clearings = {9: "keepers", 7: "keepers", 2: "eyrie", 11: "eyrie"}
    rows: dict[int | str, str] = {9: relics, "board": "figure-1"}
    t = keepers(
        clearings,
        "act_with_retinue",
        rows,
        {"tablet-figure": 9, "jewelry-figure": 9},
        {"move-or-recover": cards},
        points={"keepers": 10},
        **more,
    )
    return t.play(cards if cards != "retainer" else "faithful-retainer", "recover")


def test_root_t_k14_recover_and_score() -> None:
    """ROOT-15.5.2.3 ROOT-15.5.2.3a ROOT-15.5.2.3b ROOT-15.5.2.3c ROOT-15.D.7 ROOT-T-K14 ROOT-FAQ-89 KI-08"""
    t = recovering()
    assert t.names() == ["9"]
    t.play(9)
    assert t.asked() == ["relic:tablet-1", "relic:tablet-2", "relic:jewelry-3"]
    t.play("tablet-1")
    assert t.points("keepers") == 11
    assert t.asked() == ["pass", "relic:tablet-2", "relic:jewelry-3"]
    t.play("tablet-2")
    assert t.points("keepers") == 13
    t.play("jewelry-3")
    assert t.points("keepers") == 18
    assert t.board("keepers")["columns_filled"] == 1
    assert t.discarded == ["armorers"]
    assert found(t, "board") == ["figure-1", "tablet-1", "tablet-2", "jewelry-3"]
    assert found(t, 9) == []
    assert t.count("tablet-relic", 9) == 0


def test_root_t_k15_the_greatest_first_ends_the_action() -> None:
    """ROOT-15.5.2.3c ROOT-T-K15"""
    t = recovering().play(9, "jewelry-3")
    assert t.points("keepers") == 13
    assert t.discarded == ["armorers"]
    assert t.question != "recover-what"
    assert found(t, 9) == ["tablet-1", "tablet-2"]


def test_root_t_k16_a_figure_needs_a_figure_waystation() -> None:
    """ROOT-15.5.2.3a ROOT-T-K16"""
    t = recovering(relics="tablet-1 figure-2").play(9)
    assert t.asked() == ["relic:tablet-1"]


def test_root_t_k17_the_retainer_leaves() -> None:
    """ROOT-15.D.4 ROOT-15.5.2x1 ROOT-T-K17 KI-12"""
    t = recovering("retainer").play(9, "jewelry-3")
    assert t.discarded == []
    assert retinue(t)["move-or-recover"] == []


def test_root_15_5_2_3_stopping_keeps_the_card() -> None:
    """ROOT-15.5.2.3"""
    t = recovering().play(9, "tablet-2", "pass")
    assert (t.points("keepers"), retinue(t)["move-or-recover"]) == (12, ["armorers"])


def test_root_15_5_2_3_move_instead() -> None:
    """ROOT-15.5.2.3"""
    t = keepers({9: "2 keepers"}, "act_with_retinue", retinue={"move-or-recover": "retainer"})
    t.play("faithful-retainer", 9, 4, 1)
    assert t.count("keepers", 4) == 1


def test_ki_10_recovering_where_others_rule() -> None:
    """ROOT-15.5.2.3a ROOT-15.5.2.3c ROOT-FAQ-88 KI-10"""
    clearings = {5: "3 eyrie", 4: "keepers"}
    cards = {"move-or-recover": "bake-sale"}
    t = keepers(clearings, "act_with_retinue", {5: "figure-1"}, {"figure-tablet": 5}, cards)
    t.play("bake-sale", "recover", 5, "figure-1")
    assert (t.points("keepers"), retinue(t)["move-or-recover"]) == (1, ["bake-sale"])
    t = keepers({5: "3 eyrie"}, "act_with_retinue", {5: "figure-1"}, {"figure-tablet": 5}, cards)
    t.play("bake-sale", 5, "figure-1")  # nobody can move: nothing to choose
    assert (t.points("keepers"), t.discarded) == (1, ["bake-sale"])


def test_root_15_5_2_3_x1_recovered_relics_stay() -> None:
    """ROOT-15.5.2.3x1"""
    t = keepers({9: "marquise"}, "actions", {"board": "figure-1"}, turn="marquise")
    assert "battle" not in t.asked("marquise")


def test_root_t_k18_all_relics_and_columns() -> None:
    """ROOT-15.D.3 ROOT-15.D.7 ROOT-T-K18"""
    rest = "figure-2 figure-3 figure-3 tablet-2 tablet-3 tablet-3 jewelry-2 jewelry-3 jewelry-3"
    clearings = {2: "keepers", 7: "keepers", 11: "keepers", 9: "3 keepers"}
    rows: dict[int | str, str] = {9: rest + " jewelry-1", "board": "figure-1 tablet-1"}
    t = keepers(
        clearings | {9: "3 keepers"},
        "act_with_retinue",
        rows,
        {"tablet-figure": 9, "jewelry-figure": 9},
        {"move-or-recover": "retainer retainer"},
    )
    t.play("faithful-retainer", "recover", 9, "jewelry-1")
    assert t.points("keepers") == 3
    for relic in ("jewelry-2", "jewelry-3", "jewelry-3", "tablet-2", "tablet-3", "tablet-3"):
        t.play(relic)
    assert t.points("keepers") == 19
    assert 19 + 8 + 2 * 3 + 2 == 35  # the figures, three columns, and the two relics recovered before
    t.play("pass")


# Evening.


def test_root_t_k19_live_off_the_land() -> None:
    """ROOT-15.6.1 ROOT-T-K19 ROOT-FAQ-93 KI-15"""
    t = keepers({9: "5 keepers", 1: "4 keepers", 8: "3 keepers"}, "live_off_the_land")
    assert [t.count("keepers", clearing) for clearing in (9, 1, 8)] == [4, 3, 3]
    assert [t.points(name) for name in ("keepers", "marquise", "eyrie")] == [0, 0, 0]


def full(column: str) -> dict[str, str]:
    """A Retinue of nine cards."""
    return {
        "move": "retainer anvil foxfolk-steel",
        "battle-then-delve": "retainer armorers",
        "move-or-recover": f"retainer bake-sale sword {column}",
    }


def test_root_t_k20_ten_cards_at_most() -> None:
    """ROOT-15.6.2 ROOT-15.D.9 ROOT-T-K20"""
    hands = {"keepers": ["ambush-fox", "dominance-fox", "cobbler"]}
    t = keepers({9: "keepers"}, "gather_retinue", retinue=full("root-tea-fox"), hands=hands)
    assert t.asked() == ["pass", "card:ambush-fox", "card:dominance-fox", "card:cobbler", "shift"]
    t.play("dominance-fox", "move")
    assert "dominance-fox" in retinue(t)["move"]
    assert t.question != "gather"


def test_root_t_k20_shifting_one_instead() -> None:
    """ROOT-15.6.2 ROOT-T-K20 ROOT-FAQ-96"""
    hands = {"keepers": ["ambush-fox"]}
    t = keepers({9: "keepers"}, "gather_retinue", retinue=RETAINERS | {"move": "retainer anvil"}, hands=hands)
    t.play("shift")
    assert t.names() == ["move", "battle-then-delve", "move-or-recover"]
    t.play("retinue:move")
    assert t.names() == ["anvil", "faithful-retainer"]
    t.play("anvil")
    assert t.asked() == ["retinue:battle-then-delve", "retinue:move-or-recover"]
    t.play("battle-then-delve")
    assert retinue(t)["battle-then-delve"] == ["anvil", "faithful-retainer"]
    assert t.question != "gather"


def test_root_faq_96_not_both() -> None:
    """ROOT-15.6.2 ROOT-FAQ-96"""
    hands = {"keepers": ["ambush-fox", "cobbler"]}
    t = keepers({9: "keepers"}, "gather_retinue", retinue=RETAINERS, hands=hands)
    t.play("ambush-fox", "move-or-recover")
    assert t.asked() == ["pass", "card:cobbler"]
    t.play("cobbler", "battle-then-delve")
    assert retinue(t)["move-or-recover"] == ["ambush-fox", "faithful-retainer"]
    assert "cobbler" not in t.hand("keepers")


def test_root_t_k21_draw_for_waystations() -> None:
    """ROOT-15.6.3 ROOT-15.D.8 ROOT-T-K21 KI-17"""
    hands = {"keepers": ["anvil", "bake-sale", "armorers", "sword"]}
    t = keepers({}, "draw_and_discard", stations={"tablet-figure": 9, "jewelry-figure": 8}, hands=hands)
    assert (t.question, len(t.hand("keepers"))) == ("down-to-five", 7)
    t.play("anvil", "sword")
    assert len(t.hand("keepers")) == 5
    assert t.active != "keepers"


# Hirelings.


def test_ki_18_a_hireling_helps_to_rule_but_does_not_delve() -> None:
    """ROOT-15.X.5 KI-18"""
    more: dict[str, Any] = {"factions": ("keepers", "eyrie", "alliance"), "hirelings": {"forest-patrol": "keepers"}}
    cards = {"battle-then-delve": "retainer"}
    relics: dict[int | str, str] = {"F2": "jewelry-3"}
    here = {1: "2 forest-patrol", 10: "forest-patrol"}
    t = keepers(here, "act_with_retinue", relics, retinue=cards, **more)
    assert t.ruler(1) == "keepers"
    assert "faithful-retainer" not in t.asked("keepers")
    t = keepers(here | {1: "2 forest-patrol, keepers", 9: "keepers"}, "act_with_retinue", relics, retinue=cards, **more)
    t.play("faithful-retainer", 1, "forest:2")
    assert retinue(t)["battle-then-delve"] == ["faithful-retainer"]  # 1, 9 and 10 are ruled


def test_ki_15_hirelings_do_not_count_for_living_off_the_land() -> None:
    """ROOT-15.6.1 KI-15"""
    more: dict[str, Any] = {"factions": ("keepers", "eyrie", "alliance"), "hirelings": {"forest-patrol": "keepers"}}
    t = keepers({5: "3 keepers, 2 forest-patrol"}, "live_off_the_land", **more)
    assert t.count("keepers", 5) == 3


def test_root_15_2_5_x1_a_hireling_takes_a_trophy() -> None:
    """ROOT-15.2.5x1 ROOT-15.2.5x2 ROOT-FAQ-82"""
    more: dict[str, Any] = {"factions": ("keepers", "eyrie", "alliance"), "hirelings": {"forest-patrol": "eyrie"}}
    t = keepers({5: "2 forest-patrol"}, "start_of_daylight", {5: "figure-3"}, turn="eyrie", leader="despot", **more)
    t.play("hire:forest-patrol", "battle", dice=(0, 0))
    assert (t.who, t.question, t.points("eyrie")) == ("eyrie", "trophy-where", 0)
    t.play(4)
    assert found(t, "F4") == ["figure-3"]


# Positions from outside.


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("tiles", [0, 1, 0], "A waystation is where none can be."),
        ("tiles", [18, 0, 0], "The waystations in a clearing are not those on the map."),
        ("relics", [9 * 12], "A relic that has left its forest is face up."),
        ("relics", [9 * 12 + 1], "The relics in a clearing are not those on the map."),
        ("relics", [15 * 12 + 1] * 2, "There are more relics than in the box."),
        ("retinue", [3 * 64], "The Retinue has no such column or card."),
        ("retinue", list(range(11)), "The Retinue has too many cards."),
        ("retinue_left", [5], "What is left of the Retinue is not part of it."),
    ],
)
def test_a_position_that_cannot_be_is_refused(name: str, value: list[int], said: str) -> None:
    """ROOT-15.D.2 ROOT-15.D.3 ROOT-15.D.9"""
    s = keepers({9: "keepers"}, "encamp").state
    setattr(s, name, value)
    assert check(s) == said
