"""ROOT-H.RF to ROOT-H.SP The hirelings of the other boxes."""

from typing import Any

import pytest

from maraud.engine.flow import Ask
from maraud.games.root.board import facts_hold, may_place
from maraud.games.root.cards import card
from maraud.games.root.factions.alliance.birdsong import is_under_martial_law
from maraud.games.root.game import GAME
from maraud.games.root.hirelings.bandits import roads
from maraud.games.root.hirelings.hireling import hireling_at
from maraud.games.root.law.battle import defenders
from maraud.games.root.law.moving import destinations
from maraud.games.root.law.removal import all_pieces, remove
from maraud.games.root.maps import MEMBERS
from maraud.games.root.state import Root
from tests.games.root.test_hirelings_marauder import alliance_day, run, set_up
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, position

THREE = ("alliance", "eyrie", "marquise")
FULL = {"alliance": ["scouting-party"]}


def dawn(clearings: dict[int, str], hirelings: dict[str, str], **more: object) -> Woodland:
    """The Alliance at the start of Birdsong, with a crafted card to choose as well."""
    return position(
        clearings,
        factions=THREE,
        crafted={"alliance": ["better-burrow-bank"]},
        hirelings=hirelings,
        **more,  # type: ignore[arg-type]
    )


def eyrie_turn(clearings: dict[int, str], column: str, hirelings: dict[str, str], **more: object) -> Woodland:
    """The Eyrie obey one card of their Decree."""
    return position(
        clearings,
        factions=THREE,
        turn="eyrie",
        part="resolve_decree",
        decree={column: ["vizier"]},
        leader="despot",
        hirelings=hirelings,
        **more,  # type: ignore[arg-type]
    )


# Riverfolk box.


def test_root_h_rf_1_on_the_river_at_the_edge() -> None:
    """ROOT-H.RF.1"""
    assert set_up("riverfolk-flotilla", 7).stands[0] == 7
    with pytest.raises(KeyError):
        set_up("riverfolk-flotilla", 10)


def test_root_h_rf_2_nobody_battles_it() -> None:
    """ROOT-H.RF.2"""
    t = position({7: "alliance"}, factions=THREE, hirelings={"riverfolk-flotilla": ""}, fields={"stands": [7, 0, 0]})
    assert defenders(t.state, 0, 7) == []
    assert t.view()["clearings"][6]["pawns"] == [6]
    assert hireling_at(t.state, 6).most_hits(t.state, 6, 7) == 3


def test_root_h_rf_3_cards_then_the_river_then_a_battle() -> None:
    """ROOT-H.RF.3"""
    field = {7: "alliance, eyrie", 11: "2 marquise"}
    t = dawn(field, {"riverfolk-flotilla": "alliance"}, fields={"stands": [7, 0, 0]})
    t.play("hire:riverfolk-flotilla")
    assert (t.question, t.who) == ("flotilla-card", "alliance")
    t.play("first", dice=("anvil",))
    assert (t.question, t.who) == ("flotilla-card", "eyrie")
    t.play("pass")
    assert t.names() == ["4", "11"]
    t.play(11, 11, dice=(3, 1))
    assert (t.count("marquise", 11), t.state.stands[0], t.hand("alliance")) == (0, 11, ["anvil"])


def test_root_h_rf_4_divers_move_whoever_rules() -> None:
    """ROOT-H.RF.4"""
    field = {10: "alliance, 2 eyrie", 1: "2 eyrie", 2: "2 eyrie", 5: "2 eyrie", 12: "2 eyrie"}
    for owner, wanted in (("alliance", [1, 2, 12]), ("", [])):
        t = position(field, factions=THREE, hirelings={"otter-divers": owner})
        assert MEMBERS[destinations(t.state, 0, 10)] == wanted


def test_root_h_ws_1_prophets_at_the_ruins() -> None:
    """ROOT-H.WS.1"""
    assert MEMBERS[set_up("warm-sun-prophets").where[6]] == [6, 10, 11, 12]


def test_root_h_ws_2_one_when_hired() -> None:
    """ROOT-H.WS.2 ROOT-H.FB.2 ROOT-H.BG.1 ROOT-H.PB.2 ROOT-H.SP.1 ROOT-H.VK.2"""
    s = position({5: "alliance"}, factions=THREE, hirelings={"warm-sun-prophets": "alliance"}).state
    assert hired(s, [3]).where[6] == 1 << 3
    assert next(hireling_at(s, 6).when_hired(s, 6, 0), None) is None  # one is on the map now
    for name, choices, where in (
        ("flame-bearers", [4, 4], 1 << 4),
        ("bandit-gangs", [], 1 << 5),
        ("popular-band", [], 1 << 5),
        ("street-band", [], 1 << 5),
        ("vault-keepers", [3], 1 << 3),
    ):
        s = position({5: "alliance"}, factions=THREE, hirelings={name: "alliance"}).state
        assert hired(s, choices).where[6] == where, name
    s = position({5: "alliance"}, factions=THREE, hirelings={"stoic-protector": "alliance"}).state
    assert hired(s, []).stands == [5, 0, 0]


def hired(s: Root, choices: list[int]) -> Root:
    """The state after the first hireling was hired by the first seat with these choices of clearings."""
    run(hireling_at(s, 6).when_hired(s, 6, 0), [str(choice) for choice in choices], [])
    assert facts_hold(s)
    return s


def test_root_h_ws_3_a_forced_battle() -> None:
    """ROOT-H.WS.3 ROOT-H.WS.3x1"""
    field = {5: "warm-sun-prophets, 2 eyrie, roost, 2 marquise"}
    t = alliance_day(field, {"warm-sun-prophets": "alliance"}, hands={"eyrie": ["armorers"], **FULL})
    t.play("hire:warm-sun-prophets", "battle", "marquise")
    assert (t.question, t.who, t.names()) == ("preach-whom", "alliance", ["eyrie", "warm-sun-prophets"])
    t.play("eyrie")
    assert (t.question, t.who) == ("ambush", "eyrie")
    t.play("pass", dice=(2, 0))
    assert (t.count("eyrie", 5), t.points("marquise")) == (0, 0)


def test_root_h_ws_3_a_forced_move() -> None:
    """ROOT-H.WS.3"""
    t = alliance_day({5: "warm-sun-prophets, 3 eyrie", 1: "marquise"}, {"warm-sun-prophets": "alliance"}, hands=FULL)
    t.play("hire:warm-sun-prophets", "move")
    assert t.names() == ["1", "2"]
    t.play(1)
    assert (t.question, t.names()) == ("preach-whom", ["pass", "marquise"])
    t.play("marquise", dice=(1, 0))
    assert (t.count("eyrie", 1), t.count("eyrie", 5), t.count("marquise", 1)) == (3, 0, 0)


def test_root_h_ws_4_envoys_search_the_top_five() -> None:
    """ROOT-H.WS.4"""
    pile = ["bake-sale", "root-tea-fox", "anvil", "ambush-fox", "sword", "crossbow-mouse"]
    t = dawn({}, {"lizard-envoys": "alliance"}, discard=pile, fields={"pile": [card(name) for name in pile]})
    t.play("hire:lizard-envoys")
    assert sorted(t.names()) == ["anvil", "root-tea-fox"]  # three foxes among five, one of them an ambush
    t.play("anvil")
    assert (t.hand("alliance"), t.known("eyrie", "alliance")) == (["anvil"], ["anvil"])


def test_root_h_hb_1_bandits_on_paths() -> None:
    """ROOT-H.HB.1 ROOT-H.HB.4"""
    s = set_up("highway-bandits", "road:0", "road:4")
    assert s.bandits == 0b10001
    with pytest.raises(KeyError):
        set_up("highway-bandits", "road:0", "road:0")


def test_root_h_hb_2_an_enemy_on_the_path_loses_a_warrior() -> None:
    """ROOT-H.HB.2 ROOT-H.HB.2x1"""
    field = {1: "3 eyrie", 5: "alliance"}
    t = eyrie_turn(field, "move", {"highway-bandits": "alliance"}, fields={"bandits": 1}, hands=FULL)
    assert roads(t.state)[0] == [1, 5]
    t.play(1, 5, 2)
    assert (t.count("eyrie", 5), t.count("eyrie", 1), t.count("eyrie")) == (1, 1, 18)
    t = eyrie_turn(field, "move", {"highway-bandits": "eyrie"}, fields={"bandits": 1}, hands=FULL)
    t.play("suit:bird", 1, 5, 2, "pass")
    assert t.count("eyrie", 5) == 2


def test_root_h_hb_2_nobody_slips_past_bandits() -> None:
    """ROOT-H.HB.2 ROOT-9.4.2 What would stop a move does not stop the Vagabond; what befalls movers befalls him."""
    seats = ("vagabond", "marquise", "eyrie")
    more: dict[str, Any] = {"part": "slip", "factions": seats, "hirelings": {"highway-bandits": "eyrie"}}
    t = wander({1: "2 marquise"}, "boot, torch", fields={"bandits": 1}, **more)
    t.play("clearing:5")
    assert (t.events[:2], t.question, t.asked()) == (["slipped", "waylaid"], "damage", ["item:boot", "item:torch"])
    t.play("torch")
    assert t.question == "vagabond-daylight"
    assert t.state.entered[0] == 1 << 5
    for choice, bandits in (("forest:1", 1), ("clearing:5", 2)):
        t = wander({}, "boot, torch", fields={"bandits": bandits}, **more).play(choice)
        assert (t.question, "waylaid" in t.events) == ("vagabond-daylight", False)


def test_root_h_hb_3_the_controller_gains_a_warrior() -> None:
    """ROOT-H.HB.3"""
    t = eyrie_turn({1: "3 eyrie"}, "move", {"highway-bandits": "eyrie"}, fields={"bandits": 1}, hands=FULL)
    t.play("suit:bird", 1, 5, 2)
    assert t.question == "bandit-join"
    t.play("first")
    assert t.count("eyrie", 5) == 3


def test_root_h_hb_4_a_bandit_more_or_one_that_moves() -> None:
    """ROOT-H.HB.4"""
    t = alliance_day({5: "alliance"}, {"highway-bandits": "alliance"}, fields={"bandits": 0b1110}, hands=FULL)
    t.play("hire:highway-bandits")
    assert t.names() == ["0"]  # 1-5; 2-5 has one
    t.play("road:0")
    assert t.state.bandits == 0b1111
    t = alliance_day(
        {5: "alliance", 4: "alliance"}, {"highway-bandits": "alliance"}, fields={"bandits": 0b1111}, hands=FULL
    )
    t.play("hire:highway-bandits")
    assert (t.question, t.names()) == ("bandit-from", ["0", "1", "2", "3"])


def test_root_h_bg_2_gangs_hide_among_friends() -> None:
    """ROOT-H.BG.2 ROOT-H.BG.3"""
    field = {5: "2 bandit-gangs, alliance, eyrie", 9: "bandit-gangs, eyrie"}
    t = alliance_day(field, {"bandit-gangs": "alliance"}, hands=FULL)
    assert (defenders(t.state, 1, 5), defenders(t.state, 1, 9)) == ([0], [6])
    t.play("hire:bandit-gangs", "recruit")
    assert (t.count("alliance", 5), t.count("alliance", 9)) == (3, 1)
    t = alliance_day(field, {"bandit-gangs": "alliance"}, hands=FULL)
    t.play("hire:bandit-gangs", "place")
    assert t.count("bandit-gangs", 5) == 3


# Underworld box.


def test_root_h_cs_1_two_clearings_of_a_suit() -> None:
    """ROOT-H.CS.1"""
    assert MEMBERS[set_up("corvid-spies", 1, 8).where[6]] == [1, 8]
    with pytest.raises(KeyError):
        set_up("corvid-spies", 1, 2)


def test_root_h_cs_2_spies_battle_everywhere_or_take_cards() -> None:
    """ROOT-H.CS.2"""
    field = {5: "eyrie", 9: "2 marquise, eyrie"}
    hands = {"eyrie": ["anvil"], "marquise": ["sword"], **FULL}
    t = alliance_day(field, {"corvid-spies": "alliance"}, hands=hands)
    t.play("hire:corvid-spies")
    assert t.names() == ["5", "9"]
    t.play(5, 9, "rob", 9, dice=("anvil", "sword"))
    assert sorted(t.hand("alliance")) == ["anvil", "scouting-party", "sword"]
    t = alliance_day(field, {"corvid-spies": "alliance"}, hands=FULL)
    t.play("hire:corvid-spies", 5, 5, dice=(1, 0))
    assert (t.count("corvid-spies", 5), t.count("eyrie", 5)) == (2, 0)


def test_root_h_cs_3_sentries_deal_a_hit() -> None:
    """ROOT-H.CS.3"""
    for owner, left in (("eyrie", 0), ("", 1)):
        t = eyrie_turn({9: "2 eyrie, roost, 2 marquise"}, "battle", {"raven-sentries": owner}, hands=FULL)
        t.play(9, "marquise", dice=(1, 0))
        assert t.count("marquise", 9) == left


def test_root_h_se_1_a_foothold() -> None:
    """ROOT-H.SE.1"""
    s = set_up("sunward-expedition", 3)
    assert s.strength[6][3] == 3


def test_root_h_se_2_a_foothold_then_move_or_recruit() -> None:
    """ROOT-H.SE.2"""
    field = {3: "foothold, sunward-expedition", 7: "foothold", 4: "foothold", 11: "marquise"}
    t = alliance_day(field, {"sunward-expedition": "alliance"}, hands=FULL)
    t.play("hire:sunward-expedition", 4, 1, "number:2", "recruit")
    assert [t.count("foothold", clearing) for clearing in (1, 3, 4, 7)] == [1, 1, 0, 1]
    assert [t.count("sunward-expedition", clearing) for clearing in (1, 3, 7)] == [3, 2, 1]
    t = alliance_day(field, {"sunward-expedition": "alliance"}, hands=FULL)
    t.play("hire:sunward-expedition", 4, 1, "number:0", "move", 3, 11, 1, 11, dice=(1, 0))
    assert t.count("marquise", 11) == 0


def test_root_h_se_3_artisans_keep_the_card() -> None:
    """ROOT-H.SE.3"""
    t = position(
        {1: "workshop", 6: "workshop"},
        part="craft",
        hands={"marquise": ["anvil", "sword"], "eyrie": ["cobbler"]},
        hirelings={"mole-artisans": "marquise"},
    )
    t.play("anvil")
    assert t.question == "keep-card"
    t.play("first")
    assert (t.discarded, t.view()["hirelings"][0]["board"]) == ([], {"kept": ["anvil"]})
    while t.active == "marquise":
        t.play("pass")
    assert "anvil" in t.hand("marquise")
    assert t.known("eyrie", "marquise") == ["anvil"]


def test_root_h_pr_1_the_protector_anywhere() -> None:
    """ROOT-H.PR.1"""
    assert set_up("furious-protector", 11).stands[0] == 11


def test_root_h_pr_2_no_placing_where_it_is() -> None:
    """ROOT-H.PR.2 ROOT-A.X.7"""
    t = position({}, factions=THREE, hirelings={"furious-protector": "alliance"}, fields={"stands": [5, 0, 0]})
    assert [may_place(t.state, seat, 5) for seat in range(3)] == [True, False, False]
    assert defenders(t.state, 1, 5) == []
    t = position({}, factions=THREE, hirelings={"furious-protector": ""}, fields={"stands": [5, 0, 0]})
    assert not any(may_place(t.state, seat, 5) for seat in range(3))


def test_root_h_pr_3_everybody_loses_a_warrior() -> None:
    """ROOT-H.PR.3"""
    field = {5: "2 alliance, eyrie, 3 street-band"}
    t = dawn(field, {"furious-protector": "alliance", "street-band": ""}, fields={"stands": [1, 0, 0]})
    t.play("hire:furious-protector")
    assert t.names() == ["5", "9", "10"]
    t.play(5)
    assert [t.count(name, 5) for name in ("alliance", "eyrie", "street-band")] == [1, 0, 3]
    assert t.points("alliance") == 0


def test_root_h_sp_3_what_the_stoic_protector_guards() -> None:
    """ROOT-H.SP.2 ROOT-H.SP.3 ROOT-H.SP.4"""
    field = {5: "alliance, sympathy, eyrie", 1: "eyrie"}
    hirelings = {"stoic-protector": "alliance"}
    t = dawn(field, hirelings, fields={"stands": [5, 0, 0]})
    s = t.state
    assert defenders(s, 1, 5) == []
    flow = remove(s, all_pieces(s, 0, 5, 1))
    assert next(flow, None) is None
    assert (t.count("alliance", 5), t.count("sympathy", 5)) == (1, 1)
    t.play("hire:stoic-protector", 1)
    assert t.state.stands[0] == 1
    assert defenders(t.state, 1, 5) == [0]


# Other boxes.


def test_root_h_fb_1_two_bearers() -> None:
    """ROOT-H.FB.1"""
    assert MEMBERS[set_up("flame-bearers", 4, 9).where[6]] == [4, 9]


def test_root_h_fb_3_warriors_first_owner_by_owner() -> None:
    """ROOT-H.FB.3 ROOT-H.FB.3x1"""
    field = {9: "2 flame-bearers, 2 marquise, roost", 5: "4 flame-bearers"}
    t = dawn(field, {"flame-bearers": "alliance"})
    t.play("hire:flame-bearers")
    assert (t.question, t.names()) == ("burn-whom", ["eyrie", "marquise"])
    t.play("eyrie")
    assert (t.count("roost", 9), t.count("marquise", 9), t.points("alliance")) == (0, 1, 0)


def test_root_h_fb_4_smugglers_act_for_cards_with_items() -> None:
    """ROOT-H.FB.4"""
    hands = {"alliance": ["anvil", "scouting-party", "sword"]}
    t = alliance_day({5: "3 alliance, eyrie"}, {"rat-smugglers": "alliance"}, hands=hands)
    t.play("hire:rat-smugglers")
    assert sorted(t.names()) == ["anvil", "pass", "sword"]
    t.play("anvil", "battle", 5, "eyrie", dice=(1, 0)).play("hire:rat-smugglers", "sword", 5, 1, 1)
    assert (t.count("eyrie", 5), t.count("alliance", 1), t.hand("alliance")) == (0, 1, ["scouting-party"])


def test_root_h_vk_1_a_vault_needs_a_slot() -> None:
    """ROOT-H.VK.1"""
    s = set_up("vault-keepers", 2)
    assert (s.open_slots[2], s.strength[6][2]) == (1, 3)


def test_root_a_6_0x1_a_vault_leaves_the_only_slot_of_a_corner() -> None:
    """ROOT-A.6.0x1 ROOT-H.VK.1 In the standard set-up; clearings 1, 3 and 4 have one slot, 2 has more."""
    s = position({}, factions=("eyrie", "alliance"), turn="alliance", hirelings={"vault-keepers": ""}).state
    step = next(hireling_at(s, 6).sets_up(s, 6, 0), None)
    assert isinstance(step, Ask)
    sites = [option.value for option in step.options]
    assert (s.open_slots[1], s.open_slots[2], s.open_slots[3]) == (1, 2, 1)
    assert sites[:2] == [2, 5]


def test_root_h_vk_3_a_vault_then_battles_or_warriors() -> None:
    """ROOT-H.VK.3"""
    field = {9: "vault, 2 vault-keepers, marquise"}
    t = alliance_day(field, {"vault-keepers": "alliance"}, hands=FULL)
    t.play("hire:vault-keepers")
    assert t.asked() == ["pass", "clearing:1", "clearing:4", "clearing:9", "clearing:12"]
    t.play(4, "battle", dice=(1, 0))
    assert (t.count("vault", 4), t.count("marquise", 9)) == (1, 0)
    t = alliance_day(field, {"vault-keepers": "alliance"}, hands=FULL)
    t.play("hire:vault-keepers", "pass", "recruit")
    assert t.count("vault-keepers", 9) == 3


def test_root_h_vk_4_bodyguards_take_the_first_hit() -> None:
    """ROOT-H.VK.4"""
    for owner, left in (("marquise", 2), ("", 1)):
        t = eyrie_turn({9: "2 eyrie, 2 marquise"}, "battle", {"badger-bodyguards": owner}, hands=FULL)
        t.play(9, "marquise", dice=(1, 0))
        assert t.count("marquise", 9) == left


def test_root_h_pb_1_two_of_the_band() -> None:
    """ROOT-H.PB.1"""
    assert MEMBERS[set_up("popular-band", 4, 9).where[6]] == [4, 9]


def test_root_h_pb_3_who_came_stays() -> None:
    """ROOT-H.PB.3"""
    for owner, stays in (("", True), ("marquise", False)):
        t = position({5: "street-band", 1: "3 marquise"}, part="actions", hirelings={"street-band": owner})
        t.play("march", 1, 5, 2)
        assert t.names() == (["1", "pass"] if stays else ["1", "5", "pass"])


def test_root_h_pb_4_the_band_draws_a_crowd() -> None:
    """ROOT-H.PB.4"""
    t = alliance_day({5: "popular-band", 1: "2 eyrie", 2: "marquise"}, {"popular-band": "alliance"}, hands=FULL)
    t.play("hire:popular-band")
    assert t.names() == ["pass", "eyrie"]
    t.play("eyrie", "pass", 9)
    assert [t.count(name, 5) for name in ("eyrie", "marquise")] == [1, 0]
    assert t.count("popular-band", 9) == 1


def test_root_h_sb_1_one_more_anywhere() -> None:
    """ROOT-H.SB.1"""
    t = alliance_day({}, {"street-band": "alliance"}, hands=FULL).play("hire:street-band", 12)
    assert t.count("street-band", 12) == 1


@pytest.mark.parametrize(("owner", "wanted"), [("eyrie", True), ("", False)])
def test_wa_08_martial_law_by_hirelings(owner: str, wanted: bool) -> None:
    """ROOT-8.4.2.2a ROOT-FAQ-103 WA-08"""
    t = position({9: "2 eyrie, forest-patrol"}, factions=THREE, hirelings={"forest-patrol": owner})
    assert is_under_martial_law(t.state, 0, 9) == wanted


def test_paths_by_their_ends() -> None:
    """ROOT-H.HB.4"""
    t = alliance_day({5: "alliance"}, {"highway-bandits": "alliance"}, fields={"bandits": 0b1110}, hands=FULL)
    t.play("hire:highway-bandits")
    ask = t.table.asks[0]
    assert [GAME.choice_label(t.state, ask, option) for option in ask.options] == ["From 1 to 5"]
