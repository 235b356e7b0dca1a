"""ROOT-14.2, ROOT-14.3 The Hundreds: set-up, Hoard and warlord."""

from typing import Any

import pytest

from maraud.games.root.cards import ITEM_IDS
from maraud.games.root.factions.hundreds.checks import check
from maraud.games.root.factions.hundreds.mobs import DIE
from maraud.games.root.factions.hundreds.pieces import MOOD_ITEM, OPPRESS_POINTS, TRACK_VALUE, command, prowess
from maraud.games.root.lists import changed
from maraud.games.root.options import MOOD
from maraud.games.root.pieces import FACTION_IDS, KIND_COUNT, MILITANT, REACH, WIDTH
from tests.games.root.woodland import Woodland, begin, kind_of, position

MOODS = [word.name for word in MOOD]
THREE = ("hundreds", "eyrie", "marquise")


def hundreds(
    clearings: dict[int, str], part: str = "", mood: str = "stubborn", hoard: str = "", **more: Any
) -> Woodland:
    """A position in the turn of the Hundreds, with a mood and items in the Hoard; `ruins` has an item at each place."""
    items = [0] * 8
    for item in hoard.split():
        items[ITEM_IDS.index(item)] += 1
    fields: dict[str, Any] = {"mood": MOODS.index(mood), "hoard": items, **more.pop("fields", {})}
    lying: dict[int, str] = more.pop("ruins", {})
    fields["ruin_items"] = [len(lying.get(clearing, "").split()) for clearing in range(WIDTH)]
    fields["ruin_pool"] = [sum(text.split().count(item) for text in lying.values()) for item in ITEM_IDS]
    more.setdefault("factions", THREE)
    more.setdefault("turn", "hundreds")
    return position(clearings, part=part, fields=fields, **more)


# Pieces and set-up.


def test_root_14_d_1_the_box() -> None:
    """ROOT-14.D.1 ROOT-14.D.2 ROOT-14.D.3 ROOT-14.3.1"""
    counts = [KIND_COUNT[kind_of(name)] for name in ("hundreds", "warlord", "stronghold", "mob")]
    assert counts == [20, 1, 6, 5]


def test_reach_and_order() -> None:
    """ROOT-14.D.5"""
    number = FACTION_IDS.index("hundreds")
    assert (REACH[number], MILITANT[number]) == (9, True)
    assert FACTION_IDS.index("corvids") < number < FACTION_IDS.index("keepers")


def test_root_14_d_7_tracks_and_tables() -> None:
    """ROOT-14.D.7 ROOT-14.D.8 ROOT-14.D.9"""
    assert TRACK_VALUE == [1, 2, 2, 3, 4]
    assert OPPRESS_POINTS == [0, 1, 1, 2, 2, 3, 4]
    icons = {mood: ITEM_IDS[item] if item >= 0 else "" for mood, item in zip(MOODS, MOOD_ITEM, strict=True)}
    assert icons == {
        "bitter": "hammer",
        "grandiose": "tea",
        "jubilant": "boot",
        "lavish": "",
        "relentless": "bag",
        "rowdy": "coins",
        "stubborn": "crossbow",
        "wrathful": "sword",
    }


def test_the_mob_die_has_every_suit_alike() -> None:
    """ROOT-14.D.4"""
    assert sorted(option.text for option in DIE.options) == ["suit:fox", "suit:mouse", "suit:rabbit"]
    assert DIE.weights is None


def test_root_14_3_2_set_up_in_a_corner_opposite_to_another() -> None:
    """ROOT-14.3.2 ROOT-14.3.4"""
    t = begin(("hundreds", "marquise", "alliance"))
    t.play(1, 1, 5, 9)
    assert t.who == "hundreds"
    assert t.names() == ["3"]
    t.play(3)
    assert [t.count(piece, 3) for piece in ("warlord", "hundreds", "stronghold")] == [1, 4, 1]
    assert t.ruler(3) == "hundreds"
    assert t.board("hundreds")["mood"] == "stubborn"
    assert t.state.corners == 1 << 1 | 1 << 3


def test_root_14_3_2_any_free_corner_otherwise() -> None:
    assert begin(("hundreds", "alliance")).names("hundreds") == ["1", "2", "3", "4"]
    t = begin(("hundreds", "marquise", "eyrie"))
    t.play(1, 1, 5, 9, 3, "despot")
    assert t.names("hundreds") == ["2", "4"]


def test_root_14_3_3_one_item_under_each_ruin() -> None:
    t = begin(("hundreds", "alliance"))
    assert [t.state.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [1, 1, 1, 1]
    assert sum(t.state.ruin_pool) == 4
    t = begin(("hundreds", "vagabond"))  # one set for both
    assert sum(t.state.ruin_pool) == 4


# The Hoard.


def crafting(crafted: list[str], hoard: str = "", **more: Any) -> Woodland:
    """The crossbow is crafted in a stronghold in 6."""
    hands = {"hundreds": ["crossbow-mouse"]}
    options = {"deck": "exiles"}
    more.setdefault("points", {"hundreds": 3})
    t = hundreds(
        {6: "stronghold, warlord"},
        "craft",
        hoard=hoard,
        hands=hands,
        crafted={"hundreds": crafted},
        options=options,
        **more,
    )
    return t.play("crossbow-mouse")


@pytest.mark.parametrize(("choice", "points", "value"), [("keep-item", 4, 2), ("remove-item", 5, 1)])
def test_root_t_h13_keep_or_remove(choice: str, points: int, value: int) -> None:
    """ROOT-14.2.1 ROOT-14.2.3 ROOT-14.5.1 ROOT-T-H13 ROOT-T-D03 ROOT-FAQ-53"""
    t = crafting(["master-engravers"])
    assert t.asked("hundreds") == ["keep-item", "remove-item"]
    t.play(choice)
    assert (t.points("hundreds"), prowess(t.state)) == (points, value)
    assert t.discarded == ["crossbow-mouse"]
    assert t.state.items[ITEM_IDS.index("crossbow")] == 0


def test_root_14_2_3_without_engravers_keeping_scores_nothing() -> None:
    t = crafting([]).play("keep-item")
    assert (t.points("hundreds"), t.board("hundreds")["hoard"]) == (3, {"crossbow": 1})


def test_lh_13_a_removed_item_is_gone_for_all() -> None:
    """ROOT-14.2.3 LH-13"""
    t = crafting([], turn="hundreds").play("remove-item")
    assert t.state.items[ITEM_IDS.index("crossbow")] == 0
    fields = {"turn": "eyrie", "part": "craft", "hands": {"eyrie": ["crossbow-mouse"]}, "gone_items": ["crossbow"]}
    later = position({6: "roost"}, leader="despot", decree={"move": ["vizier"]}, **fields)  # type: ignore[arg-type]
    assert "card:crossbow-mouse" not in later.asked("eyrie")
    assert later.refused["card:crossbow-mouse"] == "ROOT-4.1.2"


def test_root_faq_52_crafting_for_a_full_track() -> None:
    """ROOT-14.2.4.1x2 ROOT-FAQ-52"""
    t = crafting([], "hammer tea sword sword").play("keep-item")
    assert sorted(t.names()) == ["crossbow", "hammer", "sword", "tea"]
    t.play("sword")
    assert t.points("hundreds") == 4
    assert t.board("hundreds")["hoard"] == {"crossbow": 1, "hammer": 1, "sword": 1, "tea": 1}
    assert crafting([], "hammer tea sword sword").play("remove-item").points("hundreds") == 4


def test_root_t_h23_a_hammer_for_a_full_track() -> None:
    """ROOT-14.2.4.1 ROOT-14.2.4.1x1 ROOT-T-H23"""
    clearings = {10: "mob", 3: "warlord", 9: "mob, wood"}
    t = hundreds(clearings, "raze", hoard="hammer tea sword sword", ruins={10: "hammer"})
    t.play(10, dice=("item:hammer",))
    assert t.question == "overflow"
    assert sorted(t.names()) == ["hammer", "sword", "tea"]
    assert t.board("hundreds")["prowess"] == 4  # the track holds no fifth item meanwhile
    before = t.points("hundreds")
    t.play("tea", dice=("suit:rabbit",))
    assert t.points("hundreds") == before + 1 + 1  # and the wood in 9
    assert t.board("hundreds")["hoard"] == {"hammer": 2, "sword": 2}
    assert command(t.state) == 1


# The warlord.


def test_root_t_h25_a_favor_leaves_the_warlord() -> None:
    """ROOT-14.2.2 ROOT-14.2.2x2 ROOT-T-H25"""
    clearings = {3: "warlord, 2 hundreds, stronghold", 4: "workshop", 5: "2 workshop"}
    t = hundreds(clearings, "craft", turn="marquise", hands={"marquise": ["favor-rabbits"]})
    t.play("favor-rabbits")
    assert [t.count(piece, 3) for piece in ("warlord", "hundreds", "stronghold")] == [1, 0, 0]
    assert t.points("marquise") == 1


def test_root_t_h26_false_orders_move_nobody_but_warriors() -> None:
    """ROOT-14.2.2x4 ROOT-T-H26 ROOT-FAQ-64 ROOT-T-D11 ROOT-CARD-FALSE-ORDERS.3"""
    more: dict[str, Any] = {"turn": "eyrie", "crafted": {"eyrie": ["false-orders"]}, "options": {"deck": "exiles"}}
    t = hundreds({3: "warlord", 5: "roost, eyrie"}, "", leader="despot", **more)
    assert t.question != "use-effect"  # there is nobody to move
    t = hundreds({3: "warlord, 4 hundreds", 5: "roost, eyrie"}, "", leader="despot", **more)
    t.play("use:false-orders", "hundreds", 3, 6)
    assert [t.count("hundreds", clearing) for clearing in (3, 6)] == [1, 3]  # half of five, rounded up
    assert t.count("warlord", 3) == 1


def test_root_t_h26_a_strike_finds_no_warlord() -> None:
    """ROOT-14.2.2x2 ROOT-T-H26"""
    gear = [0] * 32
    gear[ITEM_IDS.index("crossbow") * 4] = 1
    fields = {"pawn": [0, 3], "gear": [[], gear], "character": [-1, 0], "relations": [[], [0, 0]]}
    two = ("hundreds", "vagabond")
    t = hundreds({3: "warlord, hundreds"}, "actions", factions=two, turn="vagabond", fields=fields)
    assert "strike" in t.asked("vagabond")
    t.play("strike", "hundreds")
    assert (t.count("warlord", 3), t.count("hundreds", 3)) == (1, 0)
    t = hundreds({3: "warlord, stronghold"}, "actions", factions=two, turn="vagabond", fields=fields)
    assert "strike" not in t.asked("vagabond")


def test_root_14_2_2_x3_the_warlord_cannot_be_replaced() -> None:
    """ROOT-14.2.2x3"""
    more: dict[str, Any] = {"turn": "marquise", "crafted": {"marquise": ["propaganda-bureau"]}}
    more |= {"options": {"deck": "exiles"}, "hands": {"marquise": ["foxfolk-steel", "bake-sale"]}}
    t = hundreds({3: "warlord", 5: "2 marquise"}, "actions", **more)
    assert "use:propaganda-bureau" not in t.asked("marquise")


def test_root_14_2_2_x5_it_counts_as_a_warrior() -> None:
    """ROOT-14.2.2x5"""
    t = hundreds({3: "warlord, hundreds, eyrie"})
    assert t.ruler(3) == "hundreds"
    t = hundreds({5: "warlord, 3 marquise"}, "first_actions", mood="rowdy")
    t.play("battle", 5, "marquise", dice=(3, 0))
    assert t.count("marquise", 5) == 2  # one rolled hit at most


def test_root_14_2_2_x6_the_dead_warlord_lies_in_the_supply() -> None:
    """ROOT-14.2.2x6 ROOT-FAQ-71"""
    more: dict[str, Any] = {"crafted": {"eyrie": ["coffin-makers"]}, "options": {"deck": "exiles"}}
    t = hundreds({5: "warlord, 2 hundreds, 3 marquise"}, "actions", "rowdy", turn="marquise", **more)
    t.play("battle", 5, "hundreds", dice=(3, 0))
    assert (t.count("warlord"), t.state.coffins[kind_of("warlord")], t.state.coffins[kind_of("hundreds")]) == (1, 0, 2)


@pytest.mark.parametrize(("choice", "left"), [("hundreds-warrior", (1, 0)), ("warlord", (0, 1))])
def test_lh_17_warlord_or_warrior(choice: str, left: tuple[int, int]) -> None:
    """ROOT-14.2.2x1 ROOT-FAQ-40 LH-17"""
    t = hundreds({5: "warlord, 2 hundreds, stronghold, 3 marquise"}, "actions", "rowdy", turn="marquise")
    t.play("battle", 5, "hundreds", dice=(2, 0))
    assert t.who == "hundreds"
    assert t.asked() == ["piece:hundreds-warrior", "piece:warlord"]
    t.play(f"piece:{choice}")
    assert (t.count("warlord", 5), t.count("hundreds", 5)) == left
    assert t.count("stronghold", 5) == 1


def test_root_faq_69_aid_takes_nothing_from_the_hoard() -> None:
    """ROOT-14.2.4 ROOT-FAQ-69"""
    gear = [0] * 32
    gear[ITEM_IDS.index("torch") * 4] = 1
    fields = {"pawn": [0, 3], "gear": [[], gear], "character": [-1, 0], "relations": [[], [0, 0]]}
    more: dict[str, Any] = {
        "factions": ("hundreds", "vagabond"),
        "turn": "vagabond",
        "hands": {"vagabond": ["bake-sale"]},
    }
    t = hundreds({3: "warlord"}, "actions", hoard="boot", fields=fields, **more)
    t.play("aid", "hundreds", "bake-sale")
    assert t.board("hundreds")["hoard"] == {"boot": 1}
    assert t.question == "vagabond-daylight"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("mood", -1, "The warlord has no such mood."),
        ("mood", 8, "The warlord has no such mood."),
        ("hoard", [0] * 7, "The Hoard is not in order."),
        ("hoard", [3, 2, 0, 0, 0, 0, 0, 0], "A track of the Hoard holds four items."),
    ],
)
def test_a_position_that_cannot_be_is_refused(name: str, value: object, said: str) -> None:
    """ROOT-14.2.4 ROOT-14.D.7"""
    s = hundreds({3: "warlord"}, "choose_mood").state
    setattr(s, name, value)
    assert check(s) == said


def test_root_14_d_3_two_mobs_in_a_clearing_cannot_be() -> None:
    s = hundreds({3: "warlord, mob"}, "choose_mood").state
    s.count[kind_of("mob")] = changed(s.count[kind_of("mob")], 3, 2)
    assert check(s) == "A clearing holds one mob at most."
