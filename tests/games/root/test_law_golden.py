"""ROOT-1, ROOT-2 and the glossary: golden rules, cards, pieces, and what is seen."""

from typing import Any

import pytest

from maraud.engine import Ask, Chance, Option
from maraud.engine.flow import Flow
from maraud.engine.game import Value
from maraud.games.root.board import has_piece, may_place, place, supply
from maraud.games.root.cards import ITEM_IDS, card
from maraud.games.root.hands import different, matching
from maraud.games.root.law.battle import battle, defenders
from maraud.games.root.law.points import has_points, score
from maraud.games.root.law.turn import PARTS
from maraud.games.root.options import DIE
from maraud.games.root.pieces import (
    BUILDING,
    FACTION_IDS,
    KIND_FACTION,
    KIND_IDS,
    KIND_SORT,
    KINDS_OF,
    TOKEN,
    WARRIOR,
    WARRIOR_OF,
)
from maraud.games.root.quests import CHARACTER_IDS
from maraud.games.root.state import are_enemies
from tests.games.root.woodland import Woodland, begin, kind_of, position

FOUR = ("marquise", "eyrie", "alliance", "vagabond")


def wanderer(clearing: int, *items: str, character: str = "ranger", seats: int = 4) -> dict[str, Any]:
    """The fields of a state in which the last seat's Vagabond is in a clearing."""
    gear = [0] * 32
    for item in items:
        gear[ITEM_IDS.index(item) * 4] += 1
    others = seats - 1
    return {
        "pawn": [0] * others + [clearing],
        "character": [-1] * others + [CHARACTER_IDS.index(character)],
        "gear": [[] for _ in range(others)] + [gear],
        "relations": [[] for _ in range(others)] + [[0] * seats],
    }


# Golden rules.


def test_root_1_1_2_cannot_is_absolute() -> None:
    """ROOT-1.1.2 ROOT-6.2.2 ROOT-FAQ-150 Nobody else's pieces come to the keep, whatever tells them to be placed."""
    t = position({1: "keep"}, turn="eyrie", part="new_roost")
    assert [may_place(t.state, t.seat(name), 1) for name in ("marquise", "eyrie", "alliance")] == [True, False, False]
    assert "1" not in t.names()
    t = position({1: "keep", 5: "sympathy"}, turn="alliance", part="spread_sympathy", supporters=["anvil"])
    assert "clearing:1" not in (t.asked() if t.question == "spread-where" else [])


def test_root_1_2_2_the_pile_is_open_and_the_deck_is_not() -> None:
    """ROOT-1.2.2 ROOT-IMPL-30"""
    t = position({}, discard=["anvil", "sword"], available=["dominance-fox"])
    for viewer in ("marquise", "eyrie", ""):
        seen = t.view(viewer)
        assert (seen["discard"], seen["available"]) == ({"anvil": 1, "sword": 1}, ["dominance-fox"])
        assert seen["deck"] == 51


def test_root_1_4_1_birdsong_daylight_evening_and_the_next_player() -> None:
    """ROOT-1.4.1"""
    windows = ["begin_turn", "start_of_birdsong", "end_of_birdsong", "start_of_daylight", "start_of_evening"]
    windows += ["end_of_evening", "end_turn"]
    for name in FOUR:
        parts = [part.__name__ for part in PARTS[FACTION_IDS.index(name)]]
        places = [parts.index(window) for window in windows]
        assert places == sorted(places)
        assert (places[0], places[-1]) == (0, len(parts) - 1)
    for turn, then in (("marquise", "eyrie"), ("eyrie", "alliance"), ("alliance", "marquise")):
        t = position({5: "roost"}, turn=turn, part="end_turn", hands={then: ["anvil"]})
        assert (t.active, t.state.turn) == (then, 1)


def test_root_1_4_1_a_game_that_does_not_end_is_drawn() -> None:
    t = position({}, part="draw_and_discard", options={"most_turns": 10}, fields={"turn": 9})
    assert (t.table.result, t.question) == ([0.5, 0.5, 0.5], "")


def test_root_1_4_2_no_card_in_the_middle_of_a_march() -> None:
    """ROOT-1.4.2 ROOT-FAQ-13 Between two cards of the Decree it is another matter (ROOT-IMPL-29)."""
    t = position({5: "3 marquise"}, part="actions", crafted={"marquise": ["tax-collector"]})
    assert "use:tax-collector" in t.asked()
    t.play("march", 5, 1, 1)
    assert t.asked() == ["clearing:1", "clearing:5", "pass"]
    t = position(
        {5: "2 eyrie, roost"},
        turn="eyrie",
        part="resolve_decree",
        decree={"move": ["vizier", "bake-sale"]},
        crafted={"eyrie": ["tax-collector"]},
    )
    assert "use:tax-collector" in t.asked()
    t.play("rabbit", 5, 1, 1)
    assert "use:tax-collector" in t.asked()


def test_root_impl_29_a_card_between_two_revolts() -> None:
    """ROOT-IMPL-29 ROOT-1.4.2"""
    t = position(
        {1: "sympathy", 5: "sympathy", 3: "alliance"},
        turn="alliance",
        part="in_birdsong",
        supporters=["anvil", "foxfolk-steel", "bake-sale", "root-tea-rabbit"],
        crafted={"alliance": ["royal-claim"]},
    )
    assert t.question == "use-effect", "before the first step"
    t.play("pass", 1, "anvil", "foxfolk-steel")
    assert t.asked() == ["pass", "clearing:5", "use:royal-claim"]
    t.play("use:royal-claim")
    assert (t.points("alliance"), t.names()) == (2, ["pass", "5"])


def test_root_1_5_2_whose_pieces_are_whose() -> None:
    """ROOT-1.5.2 ROOT-G.3 ROOT-G.34 ROOT-G.36 ROOT-FAQ-207"""
    sorts = {KIND_IDS[kind]: KIND_SORT[kind] for kind in range(len(KIND_IDS))}
    assert [sorts[name] for name in ("sawmill", "workshop", "recruiter", "roost", "fox-base")] == [BUILDING] * 5
    assert [sorts[name] for name in ("wood", "keep", "sympathy")] == [TOKEN] * 3
    assert [sorts[f"{name}-warrior"] for name in FOUR[:3]] == [WARRIOR] * 3
    for faction, kinds in enumerate(KINDS_OF):
        assert all(KIND_FACTION[kind] == faction for kind in kinds)
    assert (KINDS_OF[FACTION_IDS.index("vagabond")], WARRIOR_OF[FACTION_IDS.index("vagabond")]) == ([], -1)


@pytest.mark.parametrize("piece", ["marquise", "sawmill", "wood"])
def test_root_g_10_any_faction_piece_counts(piece: str) -> None:
    """ROOT-G.10 ROOT-FAQ-29 ROOT-FAQ-207 A building, a token or a warrior; and a pawn, if it is a Vagabond's."""
    t = position({5: piece, 9: "eyrie"}, factions=FOUR, fields=wanderer(7))
    s = t.state
    assert [has_piece(s, seat, 5) for seat in range(4)] == [True, False, False, False]
    assert defenders(s, t.seat("eyrie"), 5) == [t.seat("marquise")]
    assert (has_piece(s, 3, 7), defenders(s, 0, 7)) == (True, [3])


def test_root_1_5_4_as_much_as_possible() -> None:
    """ROOT-1.5.4 ROOT-FAQ-10 ROOT-G.20 ROOT-G.32 ROOT-1.5.1"""
    s = position({1: "9 alliance"}).state
    assert supply(s, kind_of("alliance")) == 1
    assert place(s, 2, kind_of("alliance"), 5, 3) == 1
    assert (supply(s, kind_of("alliance")), place(s, 2, kind_of("alliance"), 5, 3)) == (0, 0)


def test_root_1_5_5_1_who_is_forced_to_battle_decides_all_of_it() -> None:
    """ROOT-1.5.5.1 A battle of others for somebody's credit: both sides are asked, the one who forces it never is."""
    hands = {"marquise": ["ambush-rabbit"], "eyrie": ["ambush-bird"]}
    clearings = {5: "marquise, sawmill, workshop, 3 eyrie"}
    s = position(clearings, factions=FOUR, turn="vagabond", hands=hands, fields=wanderer(5)).state
    asked: list[int] = []
    drive(battle(s, 0, 1, 5, credit=3), ["pass", "die:3", "die:2", "piece:workshop"], asked)
    assert asked == [1, 0], "the defender may ambush, the attacker chooses what is lost"
    assert s.vp == [0, 0, 0, 1], "he scores the workshop"


def drive(flow: Flow[None], answers: list[str], asked: list[int]) -> None:
    """Run a flow with answers by their texts."""
    step: Ask | Chance | Any = next(flow, None)
    while step is not None:
        answer: Option = next(option for option in step.options if option.text == answers[0])
        answers.pop(0)
        if isinstance(step, Ask):
            asked.append(step.seat)
        else:
            assert step.options is DIE
        try:
            step = flow.send(answer)
        except StopIteration:
            step = None


# Cards.


def test_root_2_1_1_1_a_bird_must_be_given() -> None:
    """ROOT-2.1.1 ROOT-2.1.1.1 ROOT-FAQ-152"""
    hands = {"marquise": ["armorers", "bake-sale"]}
    t = position({5: "2 marquise", 1: "sympathy"}, part="actions", hands=hands).play("march", 5, 1, 1)
    assert (t.question, t.names()) == ("outrage", ["armorers"])
    assert different(matching(t.state, 0, 0)) == [card("armorers")], "and for a bird only a bird"


def test_root_2_1_4_what_lies_in_the_play_area_is_not_in_the_hand() -> None:
    """ROOT-2.1.4 It neither counts for the limit of five nor pays for anything."""
    crafted = {"marquise": ["armorers", "cobbler"]}
    hand = ["anvil", "sword", "bake-sale", "sappers"]
    t = position({1: "sawmill"}, part="draw_and_discard", crafted=crafted, hands={"marquise": hand})
    assert (t.active, len(t.hand("marquise"))) == ("eyrie", 5)
    t = position({1: "sawmill"}, part="actions", crafted=crafted)
    assert "overwork" not in t.asked()
    assert "extra-action" not in t.asked()


def test_root_impl_13_five_cards_in_the_own_evening_only() -> None:
    """ROOT-IMPL-13 ROOT-G.5 ROOT-G.6"""
    seven = ["anvil", "sword", "bake-sale", "armorers", "sappers", "cobbler", "codebreakers"]
    t = position({5: "roost"}, part="draw_and_discard", hands={"eyrie": seven})
    assert (t.active, len(t.hand("eyrie")), len(t.hand("marquise"))) == ("eyrie", 7, 1)
    t = position({}, part="draw_and_discard", hands={"marquise": seven[:6]})
    assert (t.question, len(t.names())) == ("down-to-five", 7)
    t.play("anvil", "sword")
    assert (len(t.hand("marquise")), sorted(t.discarded)) == (5, ["anvil", "sword"])


# Rule.


def test_root_impl_02_partners_are_not_added_up() -> None:
    """ROOT-IMPL-02 ROOT-IMPL-11 ROOT-G.8"""
    partners = {"partner": [-1, 2, 1]}
    t = position({5: "2 marquise, eyrie, alliance"}, fields=partners)
    assert t.ruler(5) == "marquise"
    s = t.state
    assert [are_enemies(s, 1, other) for other in range(3)] == [True, False, False]
    assert (defenders(s, 1, 5), defenders(s, 2, 5), defenders(s, 0, 5)) == ([0], [0], [1, 2])


def test_root_impl_11_effects_on_enemies_skip_partners() -> None:
    """ROOT-IMPL-11 ROOT-G.9 ROOT-CARD-FAVOR.3"""
    t = position(
        {2: "workshop", 7: "workshop", 9: "workshop, eyrie, roost, 2 alliance"},
        part="craft",
        hands={"marquise": ["favor-mice", "anvil"]},
        fields={"partner": [1, 0, -1]},
    )
    t.play("favor-mice")
    assert [t.count(piece, 9) for piece in ("eyrie", "roost", "alliance")] == [1, 1, 0]


def test_root_faq_07_without_a_piece_on_the_map() -> None:
    """ROOT-FAQ-07 A player without any piece there plays on, and can still come back."""
    t = position({1: "3 marquise"}, turn="alliance", part="spread_sympathy", supporters=["anvil", "sword"])
    assert (t.table.result, t.who) == ([], "alliance")
    t.play(6, "anvil")
    assert t.count("sympathy", 6) == 1
    t = position({}, part="actions")
    assert t.asked() == ["pass"]


def test_root_faq_09_warriors_move_to_the_keep() -> None:
    """ROOT-FAQ-01 ROOT-FAQ-09 ROOT-G.90 Placing is barred there, moving is not."""
    t = position({1: "keep", 5: "2 eyrie"}, turn="eyrie", part="resolve_decree", decree={"move": ["vizier"]})
    t.play(5, 1, 2)
    assert t.count("eyrie", 1) == 2


def test_root_faq_149_placing_among_sympathy_is_no_outrage() -> None:
    """ROOT-FAQ-149 ROOT-G.90"""
    hands = {"marquise": ["bake-sale"]}
    t = position({5: "recruiter, sympathy"}, part="actions", hands=hands).play("recruit")
    assert (t.count("marquise", 5), t.hand("marquise"), t.question) == (1, ["bake-sale"], "marquise-action")


@pytest.mark.parametrize(("there", "may"), [("sympathy", True), ("sympathy, fox-base", False)])
def test_root_faq_150_one_base_of_a_suit(there: str, may: bool) -> None:
    """ROOT-FAQ-150 ROOT-8.4.1.1"""
    t = position({1: there, 6: "sympathy"}, turn="alliance", part="revolt", supporters=["anvil", "foxfolk-steel"])
    assert ("clearing:6" in t.asked() and t.question == "revolt") is may


def obeying(*cards: str) -> Woodland:
    """The Eyrie, with a warrior and a roost in clearing 5, obey a Decree of moves."""
    decree = {"move": list(cards)}
    return position({5: "eyrie, roost"}, turn="eyrie", part="resolve_decree", decree=decree, leader="despot")


def test_root_faq_155_and_156_the_decree() -> None:
    """ROOT-FAQ-155 ROOT-FAQ-156"""
    t = obeying("vizier", "bake-sale")
    t.play("rabbit", 5, 1, 1, 1, 9, 1)  # the one warrior twice
    assert (t.count("eyrie", 9), "turmoil" in t.events) == (1, False)
    t = obeying("bake-sale", "anvil")
    t.play("rabbit", 5, 2, 1)
    assert (t.count("eyrie", 2), t.question) == (1, "new-leader")


# Scoring without a number of points.


def test_root_impl_06_no_points_after_dominance() -> None:
    """ROOT-IMPL-06 ROOT-3.3.1"""
    s = position({}, points={"marquise": 12}, dominance={"marquise": "dominance-fox"}).state
    assert [has_points(s, seat) for seat in range(3)] == [False, True, True]
    score(s, 0, 20)
    assert (s.vp[0], s.result) == (12, [])


def test_root_3_3_5_a_vagabonds_dominance_is_a_coalition() -> None:
    """ROOT-3.3.5 ROOT-9.2.8 With four players, not with three."""
    hands = {"vagabond": ["dominance-fox", "anvil"]}
    points = {"vagabond": 10}
    t = position(
        {1: "marquise"}, factions=FOUR, turn="vagabond", part="actions", hands=hands, points=points, fields=wanderer(5)
    )
    t.play("activate-dominance", "dominance-fox", "eyrie")
    assert t.view()["players"][3]["partner"] == t.seat("eyrie")
    three = ("marquise", "eyrie", "vagabond")
    t = position(
        {1: "marquise"},
        factions=three,
        turn="vagabond",
        part="actions",
        hands=hands,
        points=points,
        fields=wanderer(5, seats=3),
    )
    assert "activate-dominance" not in t.asked()


def test_root_g_18_a_pawn_is_no_warrior() -> None:
    """ROOT-G.18 ROOT-G.36 ROOT-2.5 ROOT-M.4x1 It rules nothing, and is a faction piece."""
    fields = wanderer(8)
    t = position({}, factions=FOUR, turn="vagabond", part="actions", hands={"vagabond": ["anvil"]}, fields=fields)
    assert (t.ruler(8), t.state.where[3]) == ("", 0)
    options: dict[str, Value] = {"map": "mountain", "suits": "pictured"}
    t = position(
        {},
        factions=FOUR,
        turn="vagabond",
        part="actions",
        hands={"vagabond": ["anvil"]},
        fields=fields,
        options=options,
    )
    assert "clear-path" in t.asked()
    t.play("clear-path", "path:4", "anvil")
    assert t.points("vagabond") == 1
    fields = wanderer(10)
    t = position({}, factions=FOUR, turn="vagabond", part="end_of_evening", fields=fields, options=options)
    assert t.points("vagabond") == 0


def test_the_first_question_of_a_game_comes_after_the_deal() -> None:
    """ROOT-IMPL-12 Set-up scores nothing."""
    t = begin()
    assert all(row["points"] == 0 for row in t.view()["players"])
