"""RAID."""

from __future__ import annotations

import pytest

from maraud.engine.game import Value
from tests.games.raiders.ring import Ring, ring

COMMIT: dict[str, Value] = {"raid_commit": True}
RED_TWO = {1: "ra-1 imam-1", 2: "map-room-4"}


def on_raid(owned: dict[int, str] | None = None, at: tuple[int, ...] = (7, 14), **options: Value) -> Ring:
    """Seat 0 lands on the RAID of space 6. By default two red cards lie before seat 1."""
    return ring([0, *at], {0: "marion-1", **(owned or RED_TWO)}, spins=(6,), options=options)


def test_rai_29_look_at_a_card_or_go_on_a_raid() -> None:
    t = on_raid()
    assert t.asked == (0, "at-raid")
    assert t.offers == ["pass", "look", "raid"]
    t.play("look", "card:map-room-4")
    assert t.known(0)["map-room-4"] == "blue"
    assert t.cards(2) == ["map-room-4"]
    assert t.asked[0] == 1


def test_rai_30_a_color_is_named_aloud() -> None:
    t = on_raid()
    t.play("raid")
    assert t.offers == ["color:red", "color:yellow", "color:green", "color:blue"]
    t.play("color:red")
    assert t.text("raided", 2) == "Ana goes on a red raid."
    assert t.view(2)["raid"] == {"color": "red", "turned": [], "listed": []}


def test_rai_31_what_may_be_raided() -> None:
    t = ring([0, 9, 14], {0: "marion-1", 1: "ra-1", 2: "imam-1"}, {5: "map-room-1"}, {0: "ra-2"}, spins=(6,))
    t.play("raid", "color:red")
    offered = set(t.offers)
    assert {"card:imam-1", "card:map-room-1", "card:marion-2", "card:ra-2"} <= offered
    assert t.refusal("card:marion-1") == "RAI-E12"  # one's own
    assert t.refusal("card:ra-1") == "RAI-26"  # its owner is on SAFE
    t.play("card:imam-1")
    assert t.refusal("card:imam-2") == "RAI-31"  # there is only one red IMAM
    assert "card:map-room-1" in t.offers


def test_rai_31_up_to_four_cards() -> None:
    t = ring([0, 14], {1: "marion-1 ra-1 imam-1 map-room-2"}, {5: "map-room-1"}, spins=(6, 2))
    t.play("raid", "color:red", "card:marion-1", "card:ra-1", "card:imam-1", "card:map-room-1")
    assert t.table.result == [1.0, 0.0]


def test_rai_32_cards_are_turned_up_one_at_a_time_in_place() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1")
    assert t.cards(1) == ["ra-1", "imam-1"]
    assert t.view(2)["phase"] == "raid"
    assert t.view(2)["raid"]["turned"] == ["ra-1"]
    assert next(row for row in t.view(2)["cards"] if row["id"] == "ra-1")["up"]
    assert t.asked == (0, "aim")
    assert "pass" not in t.offers  # after one right card a second must be tried


def test_rai_33_a_wrong_color_ends_the_raid_with_nothing() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1", "card:map-room-4")
    assert t.cards(0) == ["marion-1"]
    assert (t.cards(1), t.cards(2)) == (["ra-1", "imam-1"], ["map-room-4"])
    assert "raid-failed" in t.events()
    assert t.view(0)["raid"] is None
    assert t.asked[0] == 1


def test_rai_34_all_right_and_all_are_the_raiders() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1", "card:imam-1", "pass")
    assert t.cards(0) == ["marion-1", "ra-1", "imam-1"]
    assert t.cards(1) == []
    assert t.text("raid-won") == "The raid succeeds: Ana takes 2 cards."


def test_rai_t7_red_red_blue_and_red_red_stop() -> None:
    owned = {1: "ra-1 imam-1", 2: "map-room-4"}
    failed = on_raid(owned)
    failed.play("raid", "color:red", "card:ra-1", "card:imam-1", "card:map-room-4")
    assert failed.cards(0) == ["marion-1"]
    assert failed.cards(1) == ["ra-1", "imam-1"]
    stopped = on_raid(owned)
    stopped.play("raid", "color:red", "card:ra-1", "card:imam-1", "pass")
    assert len(stopped.cards(0)) == 1 + 2


def test_rai_t8_one_card_is_no_raid() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1")
    assert t.refusal("pass")


def test_rai_35_an_opponent_with_several_of_a_group_is_asked() -> None:
    t = on_raid({1: "ra-1 ra-4 imam-1", 2: "map-room-4"})
    t.play("raid", "color:red")
    assert t.refusal("card:ra-1") == "RAI-35"
    assert "card:imam-1" in t.offers
    t.play("request:1:ra")
    assert t.text("requested") == "Ana to Ben: turn over the red RA card."
    assert t.text("turned") == "RA 1 is turned face up: it is red."
    t.play("card:imam-1", "pass")
    assert t.cards(0) == ["marion-1", "ra-1", "imam-1"]
    assert t.cards(1) == ["ra-4"]


def test_rai_35_who_has_it_not_says_so_and_the_raid_fails() -> None:
    t = on_raid({1: "ra-2 ra-4 imam-1", 2: "map-room-4"}, assist_memory=True)
    t.play("raid", "color:red", "card:imam-1", "request:1:ra")
    assert t.text("denied", 2) == "Ben has no red RA card."
    assert t.cards(0) == ["marion-1"]
    assert t.known(2) == {"imam-1": "red", "map-room-4": "blue"}
    for seat in (-1, 0, 2):
        assert t.could_be(seat, "ra-2") == t.could_be(seat, "ra-4") == ["yellow", "green", "blue"]
    assert t.could_be(1, "ra-2") == ["yellow"]


def test_rai_35_only_the_one_who_is_asked_turns_a_card_up() -> None:
    t = on_raid({1: "ra-2 ra-4", 2: "ra-1 imam-1"})
    t.play("raid", "color:red", "card:imam-1", "request:1:ra")
    assert t.text("denied") == "Ben has no red RA card."
    assert t.cards(2) == ["ra-1", "imam-1"]
    assert "ra-1" not in t.known(-1)
    assert t.state.ruled_out[4:8] == [0, 1, 0, 1]


def test_rai_t1_red_and_blue_ra_in_a_red_raid_and_in_a_green_one() -> None:
    owned = {1: "ra-1 ra-4", 2: "imam-1 map-room-3"}
    red = on_raid(owned)
    red.play("raid", "color:red", "request:1:ra")
    assert red.state.turned
    assert red.asked == (0, "aim")
    green = on_raid(owned)
    green.play("raid", "color:green", "card:map-room-3", "request:1:ra")
    assert green.cards(2) == ["imam-1", "map-room-3"]
    assert green.cards(1) == ["ra-1", "ra-4"]
    assert set(green.known(2)) == {"imam-1", "map-room-3"}  # nothing of seat 1 was turned
    assert [green.state.ruled_out[4], green.state.ruled_out[7]] == [1 << 2, 1 << 2]


def test_ra_10_asked_for_the_red_ra_with_a_blue_and_a_green_one() -> None:
    t = on_raid({1: "ra-3 ra-4", 2: "imam-1"}, assist_memory=True)
    t.play("raid", "color:red", "card:imam-1", "request:1:ra")
    assert "denied" in t.events()
    assert t.could_be(2, "ra-3") == ["yellow", "green", "blue"]
    assert not {"ra-3", "ra-4"} & set(t.known(2))
    assert t.cards(2) == ["imam-1"]


def test_rai_36_everybody_sees_what_was_turned() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1", "card:map-room-4")
    for seat in (-1, 0, 2):
        assert {"ra-1", "map-room-4"} <= set(t.known(seat))
        assert t.known(seat)["map-room-4"] == "blue"


def test_rai_37_then_the_turn_ends() -> None:
    for choices in (["card:ra-1", "card:imam-1", "pass"], ["card:map-room-4"]):
        t = on_raid()
        t.play("raid", "color:red", *choices)
        assert t.asked[0] == 1


def test_rai_t18_a_card_of_somebody_on_safe_is_looked_at_but_not_raided() -> None:
    t = on_raid({1: "ra-1 imam-1", 2: "map-room-1"}, at=(9, 14))
    t.play("raid", "color:red")
    assert t.refusal("card:ra-1") == "RAI-26"
    t = on_raid({1: "ra-1 imam-1", 2: "map-room-1"}, at=(9, 14))
    t.play("look", "card:ra-1")
    assert t.known(0)["ra-1"] == "red"


def test_rai_e4_one_by_one_and_stop_when_content() -> None:
    t = on_raid()
    t.play("raid", "color:red", "card:ra-1", "card:imam-1")
    assert t.offers[0] == "pass"
    assert "card:map-room-4" in t.offers


def test_rai_e4_by_option_all_are_listed_first() -> None:
    t = on_raid(raid_commit=True)
    t.play("raid", "color:red", "card:ra-1")
    assert t.asked == (0, "list")
    assert "pass" not in t.offers
    t.play("card:imam-1")
    assert t.state.turned == []
    assert t.view(1)["raid"]["listed"] == ["card:ra-1", "card:imam-1"]
    t.play("card:map-room-4", "pass")
    assert "turned" in t.events()
    assert t.cards(0) == ["marion-1"]  # the last was wrong
    t = on_raid(raid_commit=True)
    t.play("raid", "color:red", "card:ra-1", "card:imam-1", "pass")
    assert t.cards(0) == ["marion-1", "ra-1", "imam-1"]


def test_rai_e4_by_option_a_request_is_listed_too() -> None:
    t = on_raid({1: "ra-1 ra-4", 2: "imam-1"}, raid_commit=True)
    t.play("raid", "color:red", "request:1:ra")
    assert not {"request:1:ra", "card:ra-2"} & set(t.offers)
    t.play("card:imam-1", "pass")
    assert t.cards(0) == ["marion-1", "ra-1", "imam-1"]


def test_rai_e4_the_list_names_requests_to_any_seat() -> None:
    t = ring([14, 0], {0: "marion-1 marion-4", 1: "ra-2"}, {5: "imam-1"}, spins=(6,), active=1, options=COMMIT)
    t.play("raid", "color:red", "request:0:marion", "card:imam-1")
    assert t.view(0)["raid"]["listed"] == ["request:0:marion", "card:imam-1"]
    t.play("pass")
    assert t.cards(1) == ["marion-1", "ra-2", "imam-1"]


def test_rai_e5_cards_of_a_pile_are_pointed_at() -> None:
    t = on_raid()
    t.play("raid", "color:yellow")
    assert {"card:marion-2", "card:marion-3", "card:marion-4"} <= set(t.offers)
    t.play("card:marion-3", colors=("yellow",))
    assert t.view(1)["raid"]["turned"] == ["marion-3"]


def test_rai_e10_a_single_card_of_a_group_is_pointed_at() -> None:
    t = on_raid({1: "ra-1", 2: "imam-1 imam-2"})
    t.play("raid", "color:red")
    assert "card:ra-1" in t.offers
    assert "request:1:ra" not in t.offers
    assert "request:2:imam" in t.offers


ALL_BUT = "marion-1 marion-2 marion-3 ra-2 ra-3 imam-1 imam-3 map-room-4"
REST = "marion-4 ra-1 ra-4 imam-2 imam-4 map-room-1 map-room-2 map-room-3"


@pytest.mark.parametrize(
    ("theirs", "may"),
    [("ra-1", False), ("ra-1 ra-4", False), ("ra-1 imam-2", True)],
)
def test_rai_e11_a_raid_needs_two_cards_that_can_go_together(theirs: str, may: bool) -> None:
    rest = sorted({card for card in REST.split() if card not in theirs.split()})
    t = ring([0, 14, 9], {0: ALL_BUT, 1: theirs, 2: " ".join(rest)}, spins=(6,))
    assert ("raid" in t.offers) == may
    assert "look" in t.offers
    if may:
        t.play("raid")
        assert len(t.offers) == 4  # a hopeless color too
    else:
        assert t.refusal("raid") == "RAI-E11"


def test_a_raid_stops_by_itself_when_no_group_is_left() -> None:
    t = ring(
        [0, 14],
        {0: "marion-1 marion-2 marion-3 marion-4 imam-1 imam-2 imam-3 imam-4", 1: "ra-2 map-room-2"},
        spins=(6,),
    )
    t.play("raid", "color:yellow", "card:ra-2", "card:map-room-2")
    assert t.table.result == [1.0, 0.0]
