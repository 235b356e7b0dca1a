"""ROOT-11 The Riverfolk: set-up, their own turn, and Trade Disruption."""

from typing import Any

import pytest

from maraud.engine import Rng
from maraud.games.root.game import GAME
from maraud.games.root.pieces import FACTION_IDS, IS_CORNER_STARTER, KIND_COUNT, MILITANT, REACH
from maraud.games.root.view import redeal
from tests.games.root.test_advanced_set_up import draft
from tests.games.root.woodland import Woodland, begin, kind_of, position

THREE = ("riverfolk", "eyrie", "marquise")


def company(
    clearings: dict[int, str] | None = None,
    part: str = "actions",
    funds: dict[str, int] | None = None,
    **more: Any,
) -> Woodland:
    """A position in the turn of the Riverfolk, with such funds."""
    boxes = {"funds": funds or {}, **more.pop("boxes_of", {})}
    fields = {"prices": [1, 2, 3], **more.pop("fields", {})}
    return position(clearings, part=part, company=boxes, fields=fields, **{"factions": THREE, **more})


def box(t: Woodland, name: str) -> dict[str, int]:
    """What lies in one of the boxes."""
    row: dict[str, int] = t.board("riverfolk")[name]
    return row


def test_root_11_d_1_the_box() -> None:
    """ROOT-11.D.1 ROOT-11.D.2 ROOT-11.D.3 ROOT-11.D.4 ROOT-11.2.5"""
    posts = ("fox-post", "rabbit-post", "mouse-post")
    assert [KIND_COUNT[kind_of(name)] for name in ("riverfolk", *posts)] == [15, 3, 3, 3]
    t = company()
    assert t.board("riverfolk")["prices"] == {"hand-card": 1, "riverboats": 2, "mercenaries": 3}
    assert all(box(t, name) == {} for name in ("payments", "funds", "committed"))
    assert t.board("riverfolk")["tracks"]["fox"] == {"lost": 0, "empty": 0, "funds": {}}
    number = FACTION_IDS.index("riverfolk")
    assert (REACH[number], MILITANT[number], IS_CORNER_STARTER[number]) == (5, False, False)


def test_root_11_3_2_four_on_the_river() -> None:
    """ROOT-11.3.1 ROOT-11.3.2 ROOT-11.3.3 ROOT-11.3.4 ROOT-11.3.5 Not at the keep."""
    t = begin(("riverfolk", "marquise", "alliance"), options={"suits": "pictured", "map": "autumn"})
    t.play(4, 4, 8, 12)
    assert (t.who, t.names()) == ("riverfolk", ["5", "7", "10", "11"])
    t.play(5, 5, 10, 11)
    assert t.names() == ["1", "2", "3", "4"]
    t.play(3, 1, 4)
    assert t.board("riverfolk")["prices"] == {"hand-card": 3, "riverboats": 1, "mercenaries": 4}
    assert (t.count("riverfolk"), t.count("riverfolk", 5), box(t, "payments")) == (8, 2, {"riverfolk": 3})
    assert [t.count(post) for post in ("fox-post", "rabbit-post", "mouse-post")] == [3, 3, 3]


def test_root_a_sc_riverfolk() -> None:
    """ROOT-A.SC.RIVERFOLK"""
    t = draft(3, "eyrie", "riverfolk", "marquise", "alliance").play("eyrie", 1, "builder").play("riverfolk")
    t.play(4, 4, 4, 4, 2, 2, 2)
    assert (t.count("riverfolk", 4), t.count("riverfolk"), box(t, "payments")) == (4, 8, {"riverfolk": 3})


# Birdsong.


@pytest.mark.parametrize(("payments", "after"), [({}, {"riverfolk": 2}), ({"eyrie": 1}, {"eyrie": 1})])
def test_root_11_4_1_protectionism(payments: dict[str, int], after: dict[str, int]) -> None:
    """ROOT-11.4.1"""
    t = company({}, "protectionism", boxes_of={"payments": payments})
    assert box(t, "funds") == after


def test_root_t_ru5_dividends_then_gathering() -> None:
    """ROOT-11.4.2 ROOT-11.4.3 ROOT-T-RU5 ROOT-FAQ-165 ROOT-11.6x1 Payments pay nothing yet."""
    boxes = {"payments": {"marquise": 3}, "committed": {}}
    t = company({5: "rabbit-post"}, "dividends", {"eyrie": 5}, boxes_of=boxes)
    assert (t.points("riverfolk"), box(t, "funds")) == (2, {"marquise": 3, "eyrie": 5})
    t = company({}, "dividends", {"eyrie": 5})
    assert t.points("riverfolk") == 0


def test_root_11_4_3_committed_funds_come_back() -> None:
    """ROOT-11.4.3 ROOT-11.5 ROOT-11.5.4 ROOT-11.2.4"""
    t = company({5: "riverfolk"}, funds={"eyrie": 1, "marquise": 1}, hands={})
    t.play("draw", "eyrie", dice=("anvil",))
    assert (t.hand("riverfolk"), box(t, "committed"), box(t, "funds")) == (["anvil"], {"eyrie": 1}, {"marquise": 1})
    t.play("draw", dice=("sword",))
    assert (box(t, "committed"), t.active) == ({"eyrie": 1, "marquise": 1}, "riverfolk")
    t = company({}, "gather", boxes_of={"committed": {"eyrie": 2}})
    assert box(t, "funds") == {"eyrie": 2}


# Daylight.


def test_root_11_2_2_swimmers() -> None:
    """ROOT-11.2.2 ROOT-11.5.1 ROOT-X.RU.8 Along the river whoever rules; by road with rule."""
    t = company({5: "riverfolk, 3 eyrie"}, funds={"riverfolk": 2})
    t.play("move", 5)
    assert t.names() == ["10"]
    t.play(10, 1)
    assert (t.count("riverfolk", 10), box(t, "committed")) == (1, {"riverfolk": 1})
    t.play("move", 10)
    assert t.names() == ["1", "2", "5", "11", "12"]


def test_root_m_3_5_swimming_is_no_ferry() -> None:
    """ROOT-11.2.2 ROOT-M.3.5 With rule at neither end the Ferry does not take them."""
    t = company({1: "riverfolk, 3 eyrie"}, funds={"riverfolk": 2}, options={"map": "lake"}, fields={"ferry": 1})
    t.play("move", 1, 11, 1)
    assert (t.count("riverfolk", 11), t.state.ferry) == (1, 1)
    t = company({1: "2 riverfolk"}, funds={"riverfolk": 2}, options={"map": "lake"}, fields={"ferry": 1})
    t.play("move", 1, 11, 1)
    assert t.question == "by-ferry"


def test_root_11_5_2_battle() -> None:
    """ROOT-11.5.2"""
    t = company({5: "2 riverfolk, eyrie"}, funds={"riverfolk": 1}, hands={})
    t.play("battle", 5, "eyrie", dice=(1, 0))
    assert (t.count("eyrie", 5), box(t, "committed")) == (0, {"riverfolk": 1})


def craftsman(hand: list[str], clearings: dict[int, str] | None = None, **more: Any) -> Woodland:
    """Posts in a rabbit, a fox and a mouse clearing, so that there is a space of each suit."""
    where = clearings or {5: "rabbit-post", 1: "fox-post", 2: "mouse-post"}
    return company(where, funds=more.pop("funds", {"riverfolk": 3}), hands={"riverfolk": hand}, **more)


def test_root_11_5_3_funds_onto_the_tracks() -> None:
    """ROOT-11.2.1 ROOT-11.5.3 A space of the suit for each icon, once a turn."""
    t = craftsman(["cobbler", "root-tea-fox", "root-tea-rabbit", "anvil"])
    t.play("craft")
    assert "anvil" in t.names()
    t.play("anvil", "craft")
    assert (t.points("riverfolk"), t.discarded) == (2, ["anvil"])
    tracks = t.board("riverfolk")["tracks"]
    assert (tracks["fox"], tracks["rabbit"]["empty"]) == ({"lost": 0, "empty": 0, "funds": {"riverfolk": 1}}, 1)
    t.play("craft")
    assert {"root-tea-fox", "root-tea-rabbit"} <= set(t.names())
    t.play("root-tea-fox", "craft")
    assert t.board("riverfolk")["tracks"]["mouse"] == {"lost": 0, "empty": 0, "funds": {"riverfolk": 1}}
    assert t.refused["craft"] == "ROOT-11.5.3"


def test_root_11_5_3_too_few_funds() -> None:
    """ROOT-11.5.3 Spaces alone do not pay."""
    where = {1: "fox-post", 6: "fox-post"}
    assert "craft" not in craftsman(["brutal-tactics"], where, funds={"riverfolk": 1}).names()
    t = craftsman(["brutal-tactics"], where, funds={"riverfolk": 2}).play("craft", "brutal-tactics", "craft")
    assert t.crafted("riverfolk") == ["brutal-tactics"]


def test_root_11_5_3_1_export() -> None:
    """ROOT-11.5.3.1 ROOT-11.5.3x1 ROOT-FAQ-162 The item stays, no points; only what can be crafted."""
    t = craftsman(["anvil"]).play("craft", "anvil", "export")
    assert (t.points("riverfolk"), t.discarded, box(t, "payments")) == (0, ["anvil"], {"riverfolk": 1})
    assert t.view()["items"]["hammer"] == 1
    assert "craft" not in craftsman(["anvil"], gone_items=["hammer"]).names()


def test_root_11_5_3x3_nothing_to_pay_in() -> None:
    """ROOT-11.5.3x3"""
    where = {5: "10 riverfolk, rabbit-post", 1: "fox-post", 2: "mouse-post"}
    t = craftsman(["anvil"], where, funds={"riverfolk": 5}).play("craft", "anvil", "export")
    assert (t.discarded, box(t, "payments")) == (["anvil"], {})


def test_root_11_5_5_recruit() -> None:
    """ROOT-11.5.5 On the river only; the fund goes home."""
    t = company({}, funds={"eyrie": 1, "marquise": 1})
    t.play("recruit", "eyrie")
    assert t.names() == ["4", "5", "7", "10", "11"]
    t.play(7)
    assert (t.count("riverfolk", 7), t.count("eyrie"), box(t, "funds")) == (1, 20, {"marquise": 1})
    assert "recruit" not in company({5: "15 riverfolk"}, funds={"eyrie": 1}).names()


def test_root_11_5_6_a_trade_post_with_its_garrison() -> None:
    """ROOT-11.5.6 ROOT-11.5.6.1 ROOT-11.5.6.2 ROOT-11.5.6.3 ROOT-FAQ-167 Ruled by a player whose warriors are there."""
    clearings = {
        1: "eyrie",
        2: "marquise",
        3: "riverfolk",
        4: "eyrie, marquise, 2 riverfolk",
        5: "2 eyrie, rabbit-post",
    }
    t = company(clearings, funds={"eyrie": 2, "riverfolk": 2, "marquise": 1}).play("trade-post")
    assert t.names() == ["1", "3", "4"]
    t.play(1)
    assert (t.points("riverfolk"), t.count("fox-post", 1), t.count("riverfolk", 1)) == (2, 1, 1)
    assert (box(t, "funds"), t.count("eyrie")) == ({"riverfolk": 2, "marquise": 1}, 20 - 4)


def test_root_11_5_6x2_a_post_must_be_left() -> None:
    """ROOT-11.5.6x2 ROOT-11.5.6x1 A warrior need not; where a hireling rules its controller pays."""
    clearings = {1: "eyrie", 2: "2 eyrie", 6: "fox-post", 8: "fox-post", 12: "fox-post, 13 riverfolk"}
    t = company(clearings, funds={"eyrie": 2, "riverfolk": 2}).play("trade-post")
    assert t.names() == ["2"]
    t.play(2)
    assert (t.count("mouse-post", 2), t.count("riverfolk", 2)) == (1, 0)
    hired = {"forest-patrol": "eyrie"}
    t = company({2: "forest-patrol"}, funds={"eyrie": 2}, hirelings=hired).play("trade-post", 2)
    assert t.count("mouse-post", 2) == 1
    t = company({2: "forest-patrol"}, funds={"eyrie": 2}, hirelings={"forest-patrol": ""})
    assert "trade-post" not in t.asked()


# Evening.


def test_root_11_6_1_evening() -> None:
    """ROOT-11.6.1 ROOT-11.6.2 ROOT-11.6x1 No draw; then the prices."""
    hand = ["anvil", "sword", "cobbler", "sappers", "armorers", "royal-claim"]
    t = company({}, "discard_down", {"eyrie": 2}, hands={"riverfolk": hand})
    t.play("anvil")
    assert len(t.hand("riverfolk")) == 5
    t.play(4, 3, 2)
    assert t.board("riverfolk")["prices"] == {"hand-card": 4, "riverboats": 3, "mercenaries": 2}
    assert (box(t, "funds"), t.active) == ({"eyrie": 2}, "eyrie")


# Trade Disruption and the public hand.


def test_root_t_ru6_trade_disruption() -> None:
    """ROOT-11.2.5.1 ROOT-T-RU6 ROOT-FAQ-166 ROOT-11.5.3x2 Half of the funds, rounded up; the post leaves the game."""
    t = company(
        {5: "2 marquise, rabbit-post"},
        "actions",
        {"riverfolk": 3, "eyrie": 2},
        turn="marquise",
        hands={},
    )
    t.play("battle", 5, "riverfolk", dice=(0, 0))
    assert (t.who, t.question) == ("riverfolk", "lose-fund")
    t.play("eyrie", "riverfolk", "eyrie")
    assert (box(t, "funds"), t.points("marquise"), t.count("rabbit-post")) == ({"riverfolk": 2}, 1, 2)
    assert t.board("riverfolk")["tracks"]["rabbit"] == {"lost": 1, "empty": 1, "funds": {}}


def test_root_11_2_5x1_post_after_post() -> None:
    """ROOT-11.2.5x1 Two at once: five funds, then two."""
    t = company(
        {1: "fox-post", 6: "fox-post, marquise, workshop", 8: "marquise, workshop", 12: "workshop"},
        "craft",
        {"riverfolk": 5},
        turn="marquise",
        hands={"marquise": ["favor-foxes"]},
    )
    t.play("favor-foxes")
    assert (box(t, "funds"), t.points("marquise")) == ({"riverfolk": 1}, 2)


def test_root_11_2_3_the_hand_is_public() -> None:
    """ROOT-11.2.3 All see it, and what leaves it."""
    t = company({}, hands={"riverfolk": ["anvil", "sword"]})
    hands = [GAME.view(t.state, viewer)["players"][0]["hand"] for viewer in range(-1, 3)]
    assert [sorted(hand) for hand in hands] == [["anvil", "sword"]] * 4
    world = t.state.copy()
    redeal(world, t.seat("eyrie"), Rng(1))
    assert world.hands[0] == t.state.hands[0]
