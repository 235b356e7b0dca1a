"""ROOT-H.1, ROOT-H.2 Gaining, losing and using hirelings."""

import pytest

from maraud.games.root.game import GAME
from maraud.games.root.law.hirelings import CONTROL_ROLL, is_leader
from maraud.games.root.law.points import score, score_together
from maraud.games.root.pieces import (
    CONTROL_DIE,
    CONTROL_MARKERS,
    HIRELING_BARS,
    HIRELING_IDS,
    HIRELING_MARKERS,
    faction,
)
from maraud.games.root.pieces import kind as kind_of
from maraud.games.root.state import PAID
from tests.games.root.woodland import Woodland, position

THREE = ("eyrie", "alliance", "hundreds")
SUPPLY = {"forest-patrol": "", "rabbit-scouts": "", "brigand": ""}
OUT = [-1, -1, -1]  # all markers on the track


def side(t: Woodland, name: str) -> int:
    """The side of a hireling."""
    return t.state.faction.index(faction(name))


def controller(t: Woodland, name: str) -> str:
    """Who controls a hireling."""
    seat = t.state.controller[side(t, name) - 6]
    return "" if seat < 0 else t.name(seat)


def control(t: Woodland, name: str) -> int:
    """The control markers on a hireling."""
    return t.state.control[side(t, name) - 6]


def pool(t: Woodland) -> int:
    """The control markers beside the map."""
    return CONTROL_MARKERS - sum(t.state.control)


def evening(hirelings: dict[str, str], markers: list[int], points: dict[str, int], **more: object) -> Woodland:
    """The Eyrie at the last step of their Evening; their hand is full, so that they have a card to discard."""
    cards = ["anvil", "bake-sale", "sword", "root-tea-fox", "crossbow-mouse"]
    return position(
        more.pop("clearings", {}),  # type: ignore[arg-type]
        factions=("eyrie", "alliance", "hundreds", "marquise")[: len(points)],
        turn="eyrie",
        part="draw_and_discard",
        hands={"eyrie": cards, "alliance": ["scouting-party"]},  # who holds a card is asked in Daylight
        hirelings=hirelings,
        points=points,
        fields={"markers": markers},
        **more,  # type: ignore[arg-type]
    )


# Gaining.


def test_root_h_d_1_markers_and_control() -> None:
    """ROOT-H.D.1 ROOT-H.D.5 ROOT-H.D.6"""
    assert (HIRELING_MARKERS, CONTROL_MARKERS) == ([4, 8, 12], 12)
    assert sorted(gold for gold, _ in CONTROL_DIE) == [1, 1, 1, 2, 2, 2]
    assert sorted(gold + red for gold, red in CONTROL_DIE) == [2, 2, 3, 3, 3, 4]
    assert CONTROL_ROLL.total() == 6


def test_root_h_d_4_each_card_bars_its_faction() -> None:
    """ROOT-H.D.3 ROOT-H.D.4"""
    bars = {name: list(row) for name, row in zip(HIRELING_IDS, HIRELING_BARS, strict=True)}
    assert bars["patrol"] == [faction("marquise")]
    assert bars["exile"] == [faction("vagabond"), faction("second-vagabond")]
    assert bars["bandits"] == bars["band"] == bars["protector"] == []
    assert sum(len(row) for row in HIRELING_BARS) == 11  # ten factions, the Vagabond twice


def test_root_h_1_1_who_is_first_takes_the_marker_at_once() -> None:
    """ROOT-H.1.1 ROOT-T-HR01 HR-01"""
    t = evening(SUPPLY, OUT, {"eyrie": 3, "alliance": 3, "hundreds": 2})
    s = t.state
    score(s, 0, 1)
    assert (s.vp[0], s.markers) == (4, [0, -1, -1])
    score(s, 1, 1)
    assert s.markers == [0, -1, -1]


def test_hr_01_from_three_to_five_before_the_defender() -> None:
    """ROOT-H.1.1 ROOT-FAQ-121"""
    s = evening(SUPPLY, OUT, {"eyrie": 3, "alliance": 3, "hundreds": 2}).state
    score(s, 0, 2)
    score(s, 1, 1)
    assert s.markers == [0, -1, -1]


def test_root_h_1_1x1_one_leap_past_two_markers() -> None:
    """ROOT-H.1.1x1 ROOT-H.1.1x2 ROOT-T-HR22"""
    t = evening(SUPPLY, OUT, {"eyrie": 3, "alliance": 5, "hundreds": 2})
    score(t.state, 0, 6)
    assert t.state.markers == [0, 0, -1]
    t = evening(SUPPLY, [0, 0, -1], {"eyrie": 9, "alliance": 5, "hundreds": 2})
    t.play("anvil", "forest-patrol", "brigand", dice=("control:1-1", "control:2-2"))
    assert (controller(t, "forest-patrol"), controller(t, "brigand")) == ("eyrie", "eyrie")
    assert (control(t, "forest-patrol"), control(t, "brigand")) == (1, 2)
    assert t.state.markers == [PAID, PAID, -1]


def test_root_h_1_1x2_taken_in_another_turn_it_waits_for_the_own() -> None:
    """ROOT-H.1.1x2 ROOT-FAQ-122"""
    t = evening(SUPPLY, [1, -1, -1], {"eyrie": 2, "alliance": 4, "hundreds": 2}).play("anvil")
    assert (t.active, t.state.markers, controller(t, "forest-patrol")) == ("alliance", [1, -1, -1], "")


def test_several_at_once_in_turn_order() -> None:
    """ROOT-H.1.1"""
    s = position({}, turn="alliance", hirelings=SUPPLY, points={"marquise": 3, "eyrie": 3, "alliance": 1}).state
    s.markers = OUT[:]
    score_together(s, [1, 1, 0])
    assert s.markers == [0, -1, -1]  # the first clockwise from the active player


def test_root_h_1_1x3_not_without_a_total_of_points() -> None:
    """ROOT-H.1.1x3"""
    s = evening(SUPPLY, OUT, {"eyrie": 3, "alliance": 3, "hundreds": 2}, dominance={"eyrie": "dominance-fox"}).state
    score(s, 0, 5)
    assert s.markers == OUT
    t = evening(
        SUPPLY, [0, -1, -1], {"eyrie": 4, "alliance": 3, "hundreds": 2}, dominance={"eyrie": "dominance-fox"}
    ).play("anvil", "forest-patrol", dice=("control:1-1",))
    assert control(t, "forest-patrol") == 2  # taken before, paid all the same


@pytest.mark.parametrize(
    ("others", "dominance", "placed"),
    [(3, {}, 1), (6, {}, 2), (4, {}, 1), (3, {"eyrie": "dominance-fox"}, 2)],
)
def test_root_h_1_2_the_leader_counts_gold_pips_only(others: int, dominance: dict[str, str], placed: int) -> None:
    """ROOT-H.1.2 ROOT-T-HR02 ROOT-T-HR03 HR-03 ROOT-FAQ-123 ROOT-FAQ-125"""
    points = {"eyrie": 4, "alliance": others, "hundreds": 2}
    t = evening(SUPPLY, [0, -1, -1], points, dominance=dominance)
    t.play("anvil", "forest-patrol", dice=("control:1-1",))
    assert (control(t, "forest-patrol"), pool(t)) == (placed, 12 - placed)
    assert t.state.markers[0] == PAID


def test_root_h_1_2x1_only_those_with_points_are_compared() -> None:
    """ROOT-H.1.2x1 HR-07 ROOT-FAQ-126"""
    s = evening(SUPPLY, OUT, {"eyrie": 4, "alliance": 9, "hundreds": 2}, dominance={"alliance": "dominance-fox"}).state
    assert is_leader(s, 0)
    assert not is_leader(s, 1)
    t = evening(
        {"last-dynasty": "alliance", "forest-patrol": "hundreds", "brigand": ""},
        [0, PAID, PAID],
        {"eyrie": 4, "alliance": 9, "hundreds": 2},
        control={"last-dynasty": 6, "forest-patrol": 5},
    ).play("anvil", dice=("control:1-2",))
    assert (control(t, "brigand"), pool(t)) == (1, 0)


# Losing.


def test_root_h_1_3_the_last_marker_hands_it_over() -> None:
    """ROOT-H.1.3 ROOT-T-HR04 HR-05 ROOT-FAQ-124"""
    t = evening(
        {"forest-patrol": "eyrie"}, [PAID] * 3, {"eyrie": 7, "alliance": 7, "hundreds": 2}, control={"forest-patrol": 1}
    ).play("anvil")
    assert t.asked() == ["seat:1", "seat:2"]  # anybody but the giver
    t.play("alliance", dice=("control:1-1",))  # at once; tied for the lead, they count the gold pip only
    assert (controller(t, "forest-patrol"), control(t, "forest-patrol"), pool(t)) == ("alliance", 1, 11)


def test_hr_05_a_hireling_received_loses_a_marker_at_the_end_of_the_own_turn() -> None:
    """ROOT-H.1.3x2 With two players there is only one to give it to."""
    points = {"eyrie": 7, "alliance": 7}
    t = evening({"forest-patrol": "eyrie"}, [PAID] * 3, points, control={"forest-patrol": 1})
    t.play("anvil", dice=("control:2-0",))
    while t.active == "alliance":
        t.play(t.asked()[0])
    assert (controller(t, "forest-patrol"), control(t, "forest-patrol")) == ("alliance", 1)


def test_root_h_1_3_gained_this_turn_it_loses_nothing() -> None:
    """ROOT-H.1.3x1 ROOT-H.1.4 ROOT-T-HR05 HR-04"""
    t = evening(
        {"forest-patrol": "eyrie", "last-dynasty": "", "brigand": "alliance"},
        [PAID, 0, PAID],
        {"eyrie": 8, "alliance": 9, "hundreds": 2},
    ).play("anvil", dice=("control:1-2",))
    assert (control(t, "forest-patrol"), control(t, "last-dynasty")) == (1, 3)


def test_root_h_1_3x3_it_never_goes_back_to_the_supply() -> None:
    """ROOT-H.1.3x3 ROOT-T-HR06"""
    t = evening(
        {"forest-patrol": "eyrie"}, [PAID] * 3, {"eyrie": 7, "alliance": 1, "hundreds": 2}, control={"forest-patrol": 1}
    ).play("anvil")
    assert t.question == "give-hireling"
    assert t.asked() == ["seat:1", "seat:2"]


# When they act.


def test_root_h_2_4_once_a_daylight_between_actions() -> None:
    """ROOT-H.2.4 ROOT-H.2.5 ROOT-T-HR24"""
    t = position({5: "3 marquise"}, part="actions", hirelings={"street-band": "marquise"})
    assert "hire:street-band" in t.asked()
    t.play("hire:street-band", 1)
    assert "hire:street-band" not in t.asked()
    assert t.refused["hire:street-band"] == "ROOT-H.2.4"


def test_root_h_2_3_at_the_start_of_birdsong_what_must_be_done_is_done() -> None:
    """ROOT-H.2.3 ROOT-T-HR24 ROOT-FAQ-133"""
    t = position(
        {2: "spring-uprising"},
        factions=("eyrie", "hundreds", "marquise"),
        turn="eyrie",
        hirelings={"spring-uprising": "eyrie"},
    )
    assert t.state.acted == 1  # nobody was asked whether


def test_root_h_2_3_the_player_orders_what_happens_then() -> None:
    """ROOT-H.2.3 ROOT-H.2.2"""
    t = position(
        {2: "spring-uprising"},
        factions=("eyrie", "hundreds", "marquise"),
        turn="eyrie",
        crafted={"eyrie": ["better-burrow-bank"]},
        hirelings={"spring-uprising": "eyrie"},
    )
    assert t.asked() == ["hire:spring-uprising", "use:better-burrow-bank"]  # and no way round the first
    t.play("hire:spring-uprising", dice=("suit:mouse",))
    assert t.asked() == ["remove", "place"]


def test_root_h_2_1_what_is_to_be_done_when_hired() -> None:
    """ROOT-H.2.1 ROOT-H.SU.2 ROOT-T-HR08"""
    hirelings = {"spring-uprising": "", "feline-physicians": "", "brigand": ""}
    points = {"eyrie": 4, "alliance": 5, "hundreds": 2}
    t = evening(hirelings, [0, PAID, PAID], points)
    t.play("anvil", "spring-uprising", dice=("control:1-1", "suit:mouse"))
    assert t.names() == ["2", "7", "9", "11"]
    t.play(9)
    assert t.count("spring-uprising", 9) == 1


def test_what_all_see_of_hirelings() -> None:
    """ROOT-H.D.3"""
    t = position({1: "forest-patrol"}, hirelings={"forest-patrol": "eyrie"}, factions=THREE)
    first = t.view()["hirelings"][0]
    assert (first["hireling"], first["demoted"], first["controller"], first["control"]) == (
        "forest-patrol",
        False,
        0,
        2,
    )
    assert t.view()["markers"] == [{"points": points, "seat": -1, "paid": True} for points in (4, 8, 12)]
    assert position({}).view()["hirelings"] == []
    assert kind_of("forest-patrol-warrior") > kind_of("jewelry-relic")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("controller", [0, -1]),
        ("controller", [9, -1, -1]),
        ("control", [13, 0, 0]),
        ("control", [-1, 0, 0]),
        ("markers", [-1, -1]),
        ("markers", [7, -1, -1]),
        ("on_card", [-1, 0, 0]),
        ("stands", [13, 0, 0]),
        ("exile_items", [1]),
        ("exile_items", [-1, 0]),
        ("entered", [0]),
        ("bandits", 1 << 30),
        ("acted", 1 << 6),
        ("kept", [1000]),
        ("pool", [1]),
        ("homes", [0, 0, 0]),
    ],
)
def test_what_hirelings_and_drafts_cannot_be(name: str, value: object) -> None:
    """ROOT-H.D.1 A position that is wrong is refused in a sentence."""
    s = position({1: "2 forest-patrol"}, factions=THREE, hirelings={"forest-patrol": "eyrie", "exile": ""}).state
    assert GAME.check(s) == ""
    setattr(s, name, value)
    assert GAME.check(s).endswith(".")


def test_hirelings_where_there_are_none() -> None:
    """ROOT-A.6.0"""
    s = position({}).state
    s.markers = [-1, -1, -1]
    assert GAME.check(s) == "Without hirelings nothing is theirs."
