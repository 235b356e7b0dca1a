"""ROOT-M, ROOT-MAP The four maps: what is printed on them, and the rules of Winter, Lake and Mountain."""

import pytest

from maraud.engine.game import Value
from maraud.games.root.board import neighbors
from maraud.games.root.cards import ITEM_SUPPLY, RUIN_ITEMS, SUIT_IDS
from maraud.games.root.maps import BOARDS, CLEARINGS, MAP_IDS, MEMBERS, Board
from tests.games.root.woodland import Woodland, begin, position


def board(name: str) -> Board:
    """The map of this name."""
    return BOARDS[MAP_IDS.index(name)]


def pairs(text: str) -> list[list[int]]:
    """`1-5 1-9` as numbers."""
    return [[int(number) for number in pair.split("-")] for pair in text.split()]


def bits(*clearings: int) -> int:
    return sum(1 << clearing for clearing in clearings)


PATHS = {
    "autumn": "1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12",
    "winter": "1-5 1-10 1-11 2-6 2-7 2-12 3-7 3-8 3-12 4-9 4-10 4-11 5-6 8-9 8-12 9-11",
    "lake": "1-5 1-9 2-7 2-8 2-10 3-8 3-9 3-12 4-5 4-6 5-11 6-7 6-11 7-10 7-11 8-10 9-12",
    "mountain": "1-8 1-9 2-6 2-11 3-6 3-11 4-8 4-12 5-10 5-11 7-12 9-10 9-12 10-11 10-12",
}


@pytest.mark.parametrize("name", MAP_IDS)
def test_root_2_2_paths(name: str) -> None:
    """ROOT-2.2.1 ROOT-MAP-AUTUMN-2 ROOT-MAP-WINTER-2 ROOT-MAP-LAKE-2 ROOT-MAP-MOUNTAIN-2 ROOT-T-M01"""
    one = board(name)
    assert one.paths == pairs(PATHS[name])
    for clearing in CLEARINGS:
        assert one.adjacent[clearing], f"{clearing} is cut off"
        for other in MEMBERS[one.adjacent[clearing]]:
            assert one.adjacent[other] >> clearing & 1
            assert other != clearing


@pytest.mark.parametrize(
    ("name", "slots", "ruins", "total"),
    [
        ("autumn", [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2], (6, 10, 11, 12), 22),
        ("winter", [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3], (8, 9, 11, 12), 22),
        ("lake", [2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 3, 3], (5, 10, 11, 12), 22),
        ("mountain", [2, 2, 2, 2, 1, 1, 1, 1, 3, 2, 3, 3], (9, 10, 11, 12), 23),
    ],
)
def test_root_2_2_3_slots_and_ruins(name: str, slots: list[int], ruins: tuple[int, ...], total: int) -> None:
    """ROOT-MAP-AUTUMN-1 ROOT-MAP-WINTER-1 ROOT-MAP-LAKE-1 ROOT-MAP-MOUNTAIN-1

    ROOT-MAP-AUTUMN-7 ROOT-MAP-WINTER-7 ROOT-MAP-LAKE-6 ROOT-MAP-MOUNTAIN-8 ROOT-T-M01 ROOT-2.2.4
    """
    one = board(name)
    assert ([one.slots[clearing] for clearing in CLEARINGS], sum(one.slots), one.ruins) == (slots, total, bits(*ruins))
    t = begin(options={"map": name})
    open_slots = [row["open_slots"] for row in t.view()["clearings"]]
    assert open_slots == [number - (clearing in ruins) for clearing, number in enumerate(slots, 1)]


@pytest.mark.parametrize(
    ("name", "links"),
    [
        ("autumn", "4-7 5-10 7-11 10-11"),
        ("winter", "7-12 10-11 11-12"),
        ("lake", "1-10 1-11 1-12 10-11 10-12 11-12"),
        ("mountain", "2-10 4-10"),
    ],
)
def test_root_2_3_rivers(name: str, links: str) -> None:
    """ROOT-MAP-AUTUMN-4 ROOT-MAP-WINTER-4 ROOT-MAP-MOUNTAIN-5 ROOT-M.3.2 ROOT-M.3.3"""
    one = board(name)
    assert one.rivers == pairs(links)
    assert one.on_river == bits(*{clearing for pair in pairs(links) for clearing in pair})


@pytest.mark.parametrize(
    ("name", "edge", "opposite"),
    [
        ("autumn", [1, 5, 2, 6, 3, 7, 8, 4, 9], {1: 3, 2: 4}),
        ("winter", [1, 5, 6, 2, 7, 3, 8, 9, 4, 10], {1: 3, 2: 4}),
        ("lake", [2, 7, 6, 4, 5, 1, 9, 3, 8], {1: 2, 3: 4}),
        ("mountain", [1, 9, 5, 2, 6, 3, 7, 12, 4, 8], {1: 3, 2: 4}),
    ],
)
def test_root_g_15_edge_and_corners(name: str, edge: list[int], opposite: dict[int, int]) -> None:
    """ROOT-G.15 ROOT-MAP-AUTUMN-5 ROOT-MAP-AUTUMN-6 ROOT-MAP-WINTER-5 ROOT-MAP-WINTER-6 ROOT-MAP-LAKE-4

    ROOT-MAP-LAKE-5 ROOT-MAP-MOUNTAIN-6 ROOT-MAP-MOUNTAIN-7
    """
    one = board(name)
    assert one.edge == bits(*edge)
    ways = one.paths + one.closed
    for place, clearing in enumerate(edge):  # a ring, closed paths included
        assert sorted([clearing, edge[place - 1]]) in ways
    both = opposite | {other: corner for corner, other in opposite.items()}
    assert {corner: one.opposite[corner] for corner in (1, 2, 3, 4)} == both


@pytest.mark.parametrize(
    ("name", "number"),
    [("autumn", 7), ("winter", 5 + 3), ("lake", 5 + 4), ("mountain", 10)],
)
def test_root_2_4_forests(name: str, number: int) -> None:
    """ROOT-2.4.1 ROOT-MAP-AUTUMN-8 ROOT-MAP-WINTER-8 ROOT-MAP-LAKE-7 ROOT-MAP-MOUNTAIN-9 ROOT-T-M02 ROOT-M.4.5"""
    one = board(name)
    assert len(one.forests) == number
    if name in ("autumn", "mountain"):  # what paths enclose, closed ones included; the others have banks as well
        assert len(one.paths) + len(one.closed) - 12 + 1 == number
    ways = one.paths + one.closed + one.rivers
    for forest in one.forests:
        assert one.touches[forest]
        for other in MEMBERS[one.beside[forest]]:
            assert one.beside[other] >> forest & 1
            shared = MEMBERS[one.touches[forest] & one.touches[other]]
            between = any([here, there] in ways for here in shared for there in shared)
            assert between or name == "lake", f"no path or river parts {forest} and {other}"


def forest(name: str, *clearings: int) -> int:
    """The forest that touches these clearings."""
    return board(name).touches.index(bits(*clearings))


@pytest.mark.parametrize(
    ("name", "one", "other", "is_beside"),
    [
        ("autumn", (2, 6, 10, 11, 12), (3, 7, 11, 12), True),  # ROOT-T-M04
        ("autumn", (1, 2, 5, 10), (3, 6, 11), False),
        ("winter", (1, 2, 5, 6, 11, 12), (8, 9, 11, 12), True),  # ROOT-T-M05
        ("lake", (7, 10, 11), (2, 8, 10), False),  # ROOT-T-M06
        ("lake", (7, 10, 11), (1, 5, 11), True),
        ("lake", (7, 10, 11), (3, 8, 10, 12), True),
        ("lake", (1, 5, 11), (1, 9, 12), True),
        ("lake", (1, 9, 12), (3, 8, 10, 12), True),
        ("mountain", (1, 8, 9), (4, 8, 9, 12), True),  # across a closed path
    ],
)
def test_root_2_4_1_forests_side_by_side(
    name: str, one: tuple[int, ...], other: tuple[int, ...], is_beside: bool
) -> None:
    """ROOT-2.4.1 ROOT-M.2.1 ROOT-M.3.4 ROOT-M.4.2 ROOT-T-M04 ROOT-T-M05 ROOT-T-M06"""
    assert bool(board(name).beside[forest(name, *one)] >> forest(name, *other) & 1) is is_beside


# Suits.


def suits(t: Woodland) -> dict[str, list[int]]:
    """The clearings of each suit."""
    found: dict[str, list[int]] = {suit: [] for suit in SUIT_IDS[1:]}
    for row in t.view()["clearings"]:
        found[row["suit"]].append(row["id"])
    return found


AUTUMN = {"fox": [1, 6, 8, 12], "rabbit": [3, 4, 5, 10], "mouse": [2, 7, 9, 11]}


@pytest.mark.parametrize("wanted", ["dealt", "pictured"])
def test_root_2_2_2_the_suits_of_autumn_are_printed(wanted: str) -> None:
    """ROOT-2.2.2 ROOT-MAP-AUTUMN-3"""
    assert suits(begin(options={"map": "autumn", "suits": wanted})) == AUTUMN


@pytest.mark.parametrize(
    ("name", "pictured"),
    [
        ("lake", {"fox": [1, 2, 6, 9], "rabbit": [4, 8, 11, 12], "mouse": [3, 5, 7, 10]}),
        ("mountain", {"fox": [1, 3, 10, 12], "rabbit": [2, 7, 8, 9], "mouse": [4, 5, 6, 11]}),
    ],
)
def test_root_a_1_suits_as_pictured(name: str, pictured: dict[str, list[int]]) -> None:
    """ROOT-MAP-LAKE-3 ROOT-MAP-MOUNTAIN-4 ROOT-A.1"""
    t = begin(options={"map": name, "suits": "pictured"})
    assert suits(t) == pictured
    assert "suit-dealt" not in [event.kind.key for event in t.table.events]


@pytest.mark.parametrize("name", ["winter", "lake", "mountain"])
@pytest.mark.parametrize("wanted", ["dealt", "pictured"])
def test_root_a_1_four_of_each_suit_dealt(name: str, wanted: str) -> None:
    """ROOT-MAP-WINTER-3 ROOT-MAP-LAKE-3 ROOT-MAP-MOUNTAIN-4 ROOT-A.1"""
    t = begin(options={"map": name, "suits": wanted})
    assert [len(clearings) for clearings in suits(t).values()] == [4, 4, 4]
    if wanted == "dealt" or name == "winter":
        dealt = [move.option.name for move in t.table.moves if move.option.kind == "suit"]
        assert dealt == [row["suit"] for row in t.view()["clearings"]]


# The Lake.

LAKE: dict[str, Value] = {"map": "lake", "suits": "pictured"}


def test_root_m_3_1_the_ferry_starts_in_clearing_1() -> None:
    """ROOT-M.3.1 ROOT-M.3.6"""
    assert begin(options=LAKE).view()["ferry"] == 1
    assert begin(options={"map": "winter"}).view()["ferry"] == 0


def test_root_m_3_5_the_marquise_go_by_ferry() -> None:
    """ROOT-M.3.5 ROOT-T-M07 ROOT-2.3"""
    t = position({1: "3 marquise", 9: "marquise"}, part="actions", options=LAKE).play("march", 1)
    assert t.names() == ["5", "9", "10", "11", "12"]
    t.play(11, 1, dice=("anvil",))
    assert (t.view()["ferry"], t.count("marquise", 11), t.hand("marquise")) == (11, 1, ["anvil"])
    assert t.events == ["moved", "ferried", "drew"]
    t.play(11)  # the march's second move
    assert t.names() == ["5", "6", "7"], "the Ferry goes once a turn"


def test_root_m_3_5_from_a_coastal_clearing_without_the_ferry_there_is_no_way_over_the_lake() -> None:
    t = position({10: "marquise"}, part="actions", options=LAKE).play("march", 10)
    assert t.names() == ["2", "7", "8"]


def test_root_m_3_5_rule_is_needed_as_usual() -> None:
    t = position({1: "marquise, alliance", 11: "roost", 12: "marquise"}, part="actions", options=LAKE)
    t.play("march", 1)
    assert t.names() == ["12"]


def test_root_m_3_5x1_a_new_turn_a_new_ride() -> None:
    """ROOT-M.3.5x1 Once a turn: whoever's turn it is, the Ferry can go again."""
    clearings = {1: "2 marquise, fox-base", 12: "3 alliance"}
    given = {"ferry": 12}
    t = position(clearings, turn="alliance", part="operations", officers=2, options=LAKE, fields=given)
    t.play("move", 12, 1, 2, dice=("anvil",))
    assert (t.view()["ferry"], t.hand("alliance"), t.state.ferry_used) == (1, ["anvil"], True)
    t.play("move", 1)
    assert t.names() == ["5", "9"]
    t.play(9, 1)
    assert (t.active, t.state.ferry_used) == ("marquise", False)


def test_root_m_3_5x1_with_boat_builders_the_ferry_is_a_choice() -> None:
    """ROOT-CARD-BOAT-BUILDERS.1"""
    given = {"marquise": ["boat-builders"]}
    options: dict[str, Value] = LAKE | {"deck": "exiles"}
    for choice, ferry, drawn in (("ferry", 12, ["anvil"]), ("pass", 1, [])):
        t = position({1: "2 marquise"}, part="actions", options=options, crafted=given).play("march", 1, 12, 1)
        assert (t.question, t.who, t.asked()) == ("by-ferry", "marquise", ["ferry", "pass"])
        t.play(choice, dice=tuple(drawn))
        assert (t.view()["ferry"], t.hand("marquise"), t.count("marquise", 12)) == (ferry, drawn, 1)


def test_root_m_3_5x1_a_forced_move_can_take_it() -> None:
    """ROOT-M.3.5x1 ROOT-1.5.5 ROOT-CARD-FALSE-ORDERS.2 ROOT-ED-12"""
    t = position(
        {1: "3 eyrie"},
        part="in_birdsong",
        options=LAKE | {"deck": "exiles"},
        crafted={"marquise": ["false-orders"]},
    )
    t.play("use:false-orders", "eyrie", 1)
    assert t.names() == ["5", "9", "10", "11", "12"]
    t.play(11, dice=("anvil",))
    assert (t.count("eyrie", 11), t.view()["ferry"], t.hand("eyrie"), t.hand("marquise")) == (2, 11, ["anvil"], [])


def test_root_1_1_3_who_acts_orders_outrage_and_the_ferrys_draw() -> None:
    """ROOT-1.1.3 ROOT-FAQ-151 ROOT-FAQ-05"""
    board = {1: "2 marquise", 11: "sympathy"}
    t = position(board, part="actions", options=LAKE, hands={"marquise": ["sword"]}).play("march", 1, 11, 1)
    assert (t.question, t.who) == ("draw-first", "marquise")
    t.play("first", dice=("bake-sale",))  # a rabbit card for the rabbit clearing
    assert (t.question, t.names("marquise")) == ("outrage", ["bake-sale"])
    t = position(board, part="actions", options=LAKE, hands={"marquise": ["sword"]}).play("march", 1, 11, 1)
    t.play("second")
    assert (t.question, t.names("marquise")) == ("outrage", ["show"])
    t.play("show", dice=("anvil", "bake-sale"))
    assert t.hand("marquise") == ["bake-sale", "sword"]
    assert t.view()["ferry"] == 11


@pytest.mark.parametrize(("corners", "winners"), [((1, 3), []), ((1, 2), ["marquise"]), ((3, 4), ["marquise"])])
def test_root_map_lake_4_opposite_corners(corners: tuple[int, int], winners: list[str]) -> None:
    """ROOT-MAP-LAKE-4 ROOT-T-M10 ROOT-3.3.1.2"""
    clearings: dict[int, str] = dict.fromkeys(corners, "marquise")
    t = position(clearings, turn="alliance", part="operations", options=LAKE, dominance={"marquise": "dominance-bird"})
    assert t.winners == winners


# The Mountain.

MOUNTAIN: dict[str, Value] = {"map": "mountain", "suits": "pictured"}


def test_root_m_4_1_closed_paths_and_the_tower() -> None:
    """ROOT-MAP-MOUNTAIN-3 ROOT-M.4.1 ROOT-M.4.2"""
    t = begin(options=MOUNTAIN)
    assert t.view()["closed"] == [[2, 5], [3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]
    for one, other in t.view()["closed"]:
        assert not neighbors(t.state, 0, one) >> other & 1
    assert board("mountain").tower == 10


def test_root_m_4_3_a_path_is_opened_for_a_card() -> None:
    """ROOT-M.4.3 ROOT-T-M08 ROOT-IMPL-24"""
    hands = {"marquise": ["sword", "anvil"]}
    t = position({8: "3 marquise", 3: "eyrie"}, part="actions", options=MOUNTAIN, hands=hands).play("march", 8)
    assert t.names() == ["1", "4"]
    t = position({8: "3 marquise", 3: "eyrie"}, part="actions", options=MOUNTAIN, hands=hands)
    assert "clear-path" in t.asked()
    t.play("clear-path")
    assert t.asked() == ["path:4"]  # 8-9 alone has a piece of theirs at an end
    t.play("path:4", "sword")
    assert (t.points("marquise"), t.discarded, t.events[-2:]) == (1, ["sword"], ["path-cleared", "scored"])
    assert "clear-path" not in t.asked(), "once a turn"
    t.play("march", 8)
    assert t.names() == ["1", "4", "9"]
    t.play(9, 1, "pass")
    assert [8, 9] not in t.view()["closed"]


def test_root_m_4_3_the_open_path_is_everybodys() -> None:
    closed = 0b1_01111
    t = position(
        {9: "2 eyrie", 10: "keep"},
        turn="eyrie",
        part="resolve_decree",
        decree={"move": ["vizier"]},
        options=MOUNTAIN,
        fields={"closed": closed, "paths": with_path(8, 9)},
    )
    t.play(9)
    assert t.names() == ["1", "8", "10", "12"]


def with_path(one: int, other: int) -> list[int]:
    """The paths of the Mountain with one more."""
    paths = board("mountain").adjacent[:]
    paths[one] |= 1 << other
    paths[other] |= 1 << one
    return paths


def test_root_m_4_3_not_without_a_card_a_piece_or_in_another_phase() -> None:
    hands = {"marquise": ["sword"]}
    t = position({8: "marquise"}, part="actions", options=MOUNTAIN)
    assert t.refused["clear-path"] == "ROOT-M.4.3"
    t = position({1: "marquise"}, part="actions", options=MOUNTAIN, hands=hands)
    assert t.refused["clear-path"] == "ROOT-M.4.3"
    t = position({8: "wood"}, part="actions", options=MOUNTAIN, hands=hands)
    assert "clear-path" in t.asked(), "a token is a faction piece"
    t = position({8: "eyrie"}, part="actions", options=MOUNTAIN, hands=hands)
    assert "clear-path" not in t.asked()


@pytest.mark.parametrize(
    ("tower", "points"), [("marquise", 1), ("marquise, eyrie", 0), ("eyrie", 0), ("wood", 0), ("sawmill", 1)]
)
def test_root_m_4_4_the_tower(tower: str, points: int) -> None:
    """ROOT-M.4.4 ROOT-IMPL-27 ROOT-M.4x1 Who rules it at the end of the own Evening; tokens do not."""
    t = position({10: f"no ruin, {tower}"}, part="draw_and_discard", options=MOUNTAIN)
    assert (t.active, t.points("marquise"), t.points("eyrie")) == ("eyrie", points, 0)


def test_root_1_4_3_the_tower_comes_after_the_last_discard() -> None:
    """ROOT-1.4.3 ROOT-FAQ-12 ROOT-ED-03 Nothing but discards is asked in the last step; the Tower scores after it."""
    hand = ["anvil", "sword", "bake-sale", "armorers", "sappers"]
    t = position({10: "marquise"}, part="draw_and_discard", options=MOUNTAIN, hands={"marquise": hand})
    assert (t.question, t.points("marquise")) == ("down-to-five", 0)
    assert all(text.startswith("card:") for text in t.asked())
    t.play("sword")
    assert (t.points("marquise"), t.active) == (1, "eyrie")


def test_root_map_mountain_6_opposite_corners() -> None:
    """ROOT-MAP-MOUNTAIN-6 ROOT-T-M09 ROOT-3.3.1.2"""
    given = {"marquise": "dominance-bird"}
    t = position({2: "marquise", 4: "marquise"}, turn="alliance", part="operations", options=MOUNTAIN, dominance=given)
    assert t.winners == ["marquise"]


# Rivers and items.


def test_root_2_3_a_river_is_no_path() -> None:
    """ROOT-T-M03 ROOT-CARD-BOAT-BUILDERS.1 ROOT-M.2.1"""
    t = position({5: "2 marquise"}, part="actions", options={"deck": "exiles"}).play("march", 5)
    assert t.names() == ["1", "2"]
    t = position({5: "2 marquise"}, part="actions", crafted={"marquise": ["boat-builders"]}, options={"deck": "exiles"})
    assert t.play("march", 5).names() == ["1", "2", "10"]
    t = position({12: "2 marquise"}, part="actions", options={"map": "winter"}).play("march", 12)
    assert t.names() == ["2", "3", "8"]


def test_root_item_1_the_supply() -> None:
    """ROOT-ITEM-1 ROOT-ITEM-2 ROOT-5.1.5"""
    assert begin().view()["items"] == {
        "boot": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coins": 2,
    }
    assert sum(ITEM_SUPPLY) == 12


@pytest.mark.parametrize(
    ("factions", "under"),
    [
        (("marquise", "eyrie", "alliance"), 0),
        (("marquise", "eyrie", "vagabond"), 1),
        (("marquise", "vagabond", "second-vagabond"), 2),
    ],
)
def test_root_5_1_4_ruins_and_what_lies_under_them(factions: tuple[str, ...], under: int) -> None:
    """ROOT-5.1.4 ROOT-ITEM-3 ROOT-ITEM-8 ROOT-ITEM-9 ROOT-T-M01 Which item lies where, no state says."""
    t = begin(factions)
    ruins = [row["id"] for row in t.view()["clearings"] if row["ruin"]]
    assert ruins == [6, 10, 11, 12]
    assert [t.view()["clearings"][ruin - 1]["ruin_items"] for ruin in ruins] == [under] * 4
    assert [t.state.ruin_pool[item] for item in RUIN_ITEMS] == [under] * 4
    assert t.state.ruin_left == []
