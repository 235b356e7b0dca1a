"""ROOT-H.3 What hirelings are to others: rule, enemies, pieces and actions of their own."""

from maraud.games.root.law.battle import defenders
from maraud.games.root.law.moving import origins
from maraud.games.root.state import PAID, are_enemies
from tests.games.root.test_hirelings_law import THREE, evening, side
from tests.games.root.test_keepers import keepers
from tests.games.root.woodland import Woodland, position

# Rule and enemies.


def test_root_h_3_1_they_add_to_the_rule_of_their_controller() -> None:
    """ROOT-H.3.1 ROOT-H.3.1x1 ROOT-T-HR07 ROOT-FAQ-108 ROOT-FAQ-130"""
    here = {12: "eyrie, forest-patrol, 2 alliance"}
    assert position(here, factions=THREE, hirelings={"forest-patrol": "eyrie"}).ruler(12) == "eyrie"
    assert position(here, factions=THREE, hirelings={"forest-patrol": ""}).ruler(12) == "alliance"
    assert position({12: "2 forest-patrol, alliance"}, factions=THREE, hirelings={"forest-patrol": ""}).ruler(12) == (
        "forest-patrol"
    )


def test_hr_09_rule_by_hirelings_alone_goes_over_with_them() -> None:
    """ROOT-H.3.1 ROOT-FAQ-07"""
    factions = ("eyrie", "alliance", "hundreds")
    t = position({9: "2 forest-patrol, alliance"}, factions=factions, hirelings={"forest-patrol": "eyrie"})
    assert t.ruler(9) == "eyrie"
    t = position({9: "2 forest-patrol, alliance"}, factions=factions, hirelings={"forest-patrol": "alliance"})
    assert t.ruler(9) == "alliance"
    t = evening(
        {"forest-patrol": "eyrie"},
        [PAID] * 3,
        {"eyrie": 7, "alliance": 7, "hundreds": 2},
        control={"forest-patrol": 1},
        clearings={9: "2 forest-patrol, alliance"},
    )
    assert t.ruler(9) == "eyrie"
    t.play("anvil", "alliance", dice=("control:2-0",))
    assert (t.ruler(9), t.state.ruled) == ("alliance", [0, 1 << 9, 0, 0, 0, 0, 0, 0, 0])


def test_root_h_3_1_built_where_only_hirelings_rule() -> None:
    """ROOT-H.3.1x3 HR-09"""
    t = position(
        {9: "2 forest-patrol, alliance", 1: "roost"},
        factions=THREE,
        turn="eyrie",
        part="resolve_decree",
        decree={"build": ["vizier"]},
        hirelings={"forest-patrol": "eyrie"},
        leader="builder",
    )
    t.play(*(["bird"] if "suit:bird" in t.asked() else []))
    assert "clearing:9" in t.asked()


def test_root_h_3_1x3_dominance_counts_them() -> None:
    """ROOT-T-HR23 ROOT-FAQ-132"""
    t = position(
        {1: "eyrie", 6: "eyrie", 8: "2 forest-patrol"},
        factions=THREE,
        turn="eyrie",
        dominance={"eyrie": "dominance-fox"},
        hirelings={"forest-patrol": "eyrie"},
    )
    assert t.winners == ["eyrie"]
    t = position(
        {1: "eyrie", 6: "eyrie", 8: "2 forest-patrol"},
        factions=THREE,
        turn="eyrie",
        dominance={"eyrie": "dominance-fox"},
        hirelings={"forest-patrol": ""},
    )
    assert t.winners == []


def test_root_h_3_2_enemies_of_all_but_the_controller() -> None:
    """ROOT-H.3.2 ROOT-G.8 ROOT-FAQ-131"""
    hirelings = {"forest-patrol": "eyrie", "last-dynasty": ""}
    s = position({}, factions=("eyrie", "alliance", "marquise", "hundreds"), hirelings=hirelings).state
    assert not are_enemies(s, 0, 6)
    assert not are_enemies(s, 6, 0)
    assert all(are_enemies(s, seat, 6) for seat in (1, 2, 3))
    assert all(are_enemies(s, seat, 7) for seat in range(4))
    assert are_enemies(s, 6, 7)
    s.partner[3] = 0
    assert not are_enemies(s, 3, 6)


def test_root_h_3_2_favors_spare_the_own_hirelings() -> None:
    """ROOT-H.3.2 ROOT-T-HR10 ROOT-FAQ-27"""
    t = position(
        {6: "forest-patrol", 8: "5 last-dynasty, forest-patrol", 1: "roost", 4: "roost", 5: "roost", 12: "roost"},
        factions=("eyrie", "alliance", "hundreds"),
        part="craft",
        hands={"eyrie": ["favor-foxes"]},
        hirelings={"forest-patrol": "eyrie", "last-dynasty": ""},
    )
    if "card:favor-foxes" not in t.asked():
        t = position(
            {1: "roost", 6: "roost, forest-patrol", 8: "roost, 5 last-dynasty, forest-patrol", 12: "roost"},
            factions=("eyrie", "alliance", "hundreds"),
            part="craft",
            hands={"eyrie": ["favor-foxes"]},
            hirelings={"forest-patrol": "eyrie", "last-dynasty": ""},
        )
    t.play("card:favor-foxes")
    assert (t.count("last-dynasty", 8), t.count("last-dynasty"), t.points("eyrie")) == (0, 5, 0)
    assert (t.count("forest-patrol", 6), t.count("forest-patrol", 8)) == (1, 1)


# Separate pieces, actions, effects.


def test_hr_11_nobody_ambushes_for_a_hireling() -> None:
    """ROOT-H.3.5 ROOT-H.3.5x1 ROOT-T-HR12 HR-11 ROOT-FAQ-104"""
    t = position(
        {9: "3 eyrie, 2 forest-patrol, roost"},
        factions=THREE,
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        hands={"alliance": ["ambush-mouse"]},
        hirelings={"forest-patrol": "alliance"},
    )
    t.play(9, "forest-patrol", dice=(2, 0))
    assert "ambushed" not in t.events
    assert t.count("forest-patrol", 9) == 0  # Guerrilla War is not theirs: the attacker took the higher roll


def test_hr_11_who_is_attacked_by_a_hireling_may_ambush() -> None:
    """ROOT-H.3.5x1 ROOT-T-HR12"""
    t = position(
        {9: "2 forest-patrol, eyrie"},
        factions=("alliance", "eyrie", "hundreds"),
        turn="alliance",
        part="daylight_actions",
        hands={"eyrie": ["ambush-mouse"], "alliance": ["ambush-bird"]},
        hirelings={"forest-patrol": "alliance"},
    )
    t.play("hire:forest-patrol", "battle", "ambush-mouse")
    assert (t.count("forest-patrol", 9), t.count("eyrie", 9), t.hand("alliance")) == (0, 1, ["ambush-bird"])
    assert "battle-ended" in t.events


def test_hr_12_no_faction_action_moves_or_fights_with_a_hireling() -> None:
    """ROOT-H.3.3 ROOT-H.3.4 ROOT-T-HR13 HR-12 ROOT-FAQ-105 ROOT-FAQ-106 ROOT-FAQ-107"""
    t = position(
        {1: "2 eyrie, 3 forest-patrol", 9: "4 forest-patrol"},
        factions=THREE,
        turn="eyrie",
        part="resolve_decree",
        decree={"move": ["vizier"]},
        hirelings={"forest-patrol": "eyrie"},
    )
    t.play(*(["suit:bird"] if "suit:bird" in t.asked() else []))
    assert t.names() == ["1"]  # not from 9
    t.play(1, 5)
    assert t.names() == ["1", "2"]  # no more than the Eyrie's own
    assert origins(t.state, 0) == 1 << 1
    assert not defenders(t.state, 0, 9)


def test_root_h_3_4x1_a_hireling_moves_by_its_controllers_rule() -> None:
    """ROOT-H.3.4x1"""
    lone = {1: "forest-patrol, 2 alliance", 5: "2 alliance", 9: "2 alliance", 10: "2 alliance"}
    t = position(lone, factions=THREE, hirelings={"forest-patrol": "eyrie"})
    assert origins(t.state, side(t, "forest-patrol")) == 0
    t = position(lone | {5: "3 eyrie, 2 alliance"}, factions=THREE, hirelings={"forest-patrol": "eyrie"})
    assert origins(t.state, side(t, "forest-patrol")) == 1 << 1


def test_root_h_3_5x2_decisions_of_an_uncontrolled_hireling() -> None:
    """ROOT-H.3.5x2 ROOT-FAQ-127"""
    t = position(
        {9: "3 eyrie, sunward-expedition-warrior, foothold"},
        factions=("eyrie", "alliance", "hundreds"),
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        hands={"alliance": ["anvil"]},
        hirelings={"sunward-expedition": ""},
    )
    t.play(9, "sunward-expedition", dice=(2, 1))
    assert (t.count("foothold", 9), t.points("eyrie")) == (0, 1)


def test_root_h_3_6_hirelings_score_nothing() -> None:
    """ROOT-H.3.6 ROOT-T-HR18 ROOT-FAQ-101 ROOT-FAQ-102"""
    t = position(
        {9: "3 forest-patrol, roost"},
        factions=("alliance", "eyrie", "hundreds"),
        turn="alliance",
        part="daylight_actions",
        hirelings={"forest-patrol": "alliance"},
    )
    t.play("hire:forest-patrol", "battle", dice=(2, 0))
    assert (t.count("roost", 9), t.points("alliance"), t.points("eyrie")) == (0, 0, 0)


def test_root_h_3_6_who_removes_their_cardboard_scores() -> None:
    """ROOT-FAQ-102"""
    t = position(
        {9: "3 eyrie, sunward-expedition-warrior, foothold"},
        factions=("eyrie", "alliance", "hundreds"),
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        hands={"alliance": ["anvil"]},
        hirelings={"sunward-expedition": "alliance"},
    )
    t.play(9, "sunward-expedition", dice=(2, 0))
    assert (t.points("eyrie"), t.points("alliance")) == (1, 0)


def test_root_h_3_7_outrage_for_the_controller() -> None:
    """ROOT-H.3.7 ROOT-T-HR17 ROOT-FAQ-100"""
    t = position(
        {5: "sympathy", 1: "2 forest-patrol, 2 eyrie"},
        factions=("eyrie", "alliance", "hundreds"),
        part="resolve_decree",
        hands={"eyrie": ["root-tea-rabbit", "anvil"]},
        hirelings={"forest-patrol": "eyrie"},
        decree={"move": ["vizier"]},
    )
    t.play("hire:forest-patrol", 1, 5, 2)
    assert (t.question, t.who, t.names()) == ("outrage", "eyrie", ["root-tea-rabbit"])


def test_root_h_3_7_outrage_when_a_hireling_removes_sympathy() -> None:
    """ROOT-T-HR17"""
    t = position(
        {5: "sympathy, 3 forest-patrol", 1: "2 eyrie"},
        factions=("eyrie", "alliance", "hundreds"),
        part="resolve_decree",
        hands={"eyrie": ["root-tea-rabbit", "anvil"]},
        hirelings={"forest-patrol": "eyrie"},
        decree={"move": ["vizier"]},
    )
    t.play("hire:forest-patrol", "battle", dice=(1, 0))
    assert (t.question, t.who, t.points("eyrie"), t.count("sympathy", 5)) == ("outrage", "eyrie", 0, 0)


def test_root_h_3_7_the_ferry_draws_for_the_controller_and_is_used_up() -> None:
    """ROOT-M.3.5x2 ROOT-T-HR16 ROOT-FAQ-110"""
    t = position(
        {1: "2 forest-patrol, 4 eyrie"},
        factions=("eyrie", "alliance", "hundreds"),
        part="resolve_decree",
        decree={"move": ["vizier"]},
        leader="despot",
        hirelings={"forest-patrol": "eyrie"},
        options={"map": "lake"},
        fields={"ferry": 1},
    )
    t.play("hire:forest-patrol", 1, 11, 2, dice=("anvil",))
    assert (t.state.ferry, t.state.ferry_used, t.hand("eyrie")) == (11, True, ["anvil"])
    t.play(*(["suit:bird"] if t.question == "decree" else []))
    t.play(1)
    assert "clearing:12" not in t.asked()


def test_root_h_3_8_placing_is_judged_for_the_controller() -> None:
    """ROOT-H.3.8 ROOT-FAQ-109"""
    keep = {1: "keep, street-band", 5: "2 marquise"}
    t = position(keep, part="actions", hirelings={"street-band": "marquise"}).play("hire:street-band")
    assert "clearing:1" in t.asked()
    t = position(keep, turn="alliance", part="daylight_actions", hirelings={"street-band": "alliance"})
    t.play("hire:street-band")
    assert "clearing:1" not in t.asked()


# The booklet's other examples.

KEEPERS = ("keepers", "eyrie", "alliance")


def test_root_t_hr11_no_delving_with_hirelings_alone() -> None:
    """ROOT-H.3.3 ROOT-T-HR11"""
    cards = {"battle-then-delve": "retainer"}
    relics: dict[int | str, str] = {"F2": "jewelry-3"}
    patrol = {"forest-patrol": "keepers"}
    t = keepers({9: "2 forest-patrol"}, "act_with_retinue", relics, retinue=cards, factions=KEEPERS, hirelings=patrol)
    assert t.ruler(9) == "keepers"
    assert "faithful-retainer" not in t.asked("keepers")


def patrolling(clearings: dict[int, str]) -> Woodland:
    """The Keepers in Daylight with the Patrol, and a relic in 9."""
    return keepers(
        clearings,
        "act_with_retinue",
        {9: "figure-3"},
        retinue={"move": "retainer"},
        factions=KEEPERS,
        hirelings={"forest-patrol": "keepers"},
    )


def test_root_t_hr14_no_relics_and_no_devout_knights() -> None:
    """ROOT-H.3.5 ROOT-T-HR14"""
    t = patrolling({9: "2 forest-patrol, keepers", 1: "keepers"}).play("hire:forest-patrol", 9, 4, 2)
    assert [relic["where"] for relic in t.board("keepers")["relics"]].count("clearing:9") == 1
    assert t.count("forest-patrol", 4) == 2
    t = patrolling({9: "2 forest-patrol, keepers, 2 eyrie", 1: "keepers"})
    t.play("hire:forest-patrol", "battle", dice=(1, 1))
    assert (t.count("forest-patrol", 9), t.count("eyrie", 9)) == (1, 1)  # both hits count


def test_root_t_hr15_no_anointing_of_hirelings() -> None:
    """ROOT-H.3.5 ROOT-T-HR15"""
    t = position(
        {5: "3 forest-patrol"},
        factions=("hundreds", "eyrie", "alliance"),
        turn="hundreds",
        part="anoint",
        hirelings={"forest-patrol": "hundreds"},
    )
    assert len(t.asked()) == 12  # any clearing
    t.play(5)
    assert (t.count("forest-patrol", 5), t.count("warlord", 5)) == (3, 1)
