"""ROOT-H.FP, ROOT-H.LD, ROOT-H.SU, ROOT-H.EX, ROOT-H.BR The hirelings of the Marauder Expansion."""

from typing import Any

from maraud.engine import Ask, Chance, Flow, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.games.root.board import facts_hold
from maraud.games.root.game import GAME
from maraud.games.root.hirelings.hireling import hireling_at
from maraud.games.root.hirelings.uprising import UPRISING_DIE
from maraud.games.root.pieces import CLUBS, KIND_COUNT, kind
from maraud.games.root.state import PAID, Root
from tests.games.root.test_hirelings_law import evening, side
from tests.games.root.woodland import Woodland, position

THREE = ("eyrie", "alliance", "marquise")
DAYLIGHT = "daylight_actions"


def alliance_day(clearings: dict[int, str], hirelings: dict[str, str], **more: object) -> Woodland:
    """The Alliance in Daylight, beside the Eyrie."""
    factions = ("alliance", "eyrie", "marquise")
    return position(clearings, factions=factions, part=DAYLIGHT, hirelings=hirelings, **more)  # type: ignore[arg-type]


def set_up(name: str, *choices: str | int, dice: tuple[str, ...] = ()) -> Root:
    """The Setup line of a hireling, carried out by the first seat with these choices."""
    t = position({}, factions=("eyrie", "alliance"), turn="alliance", part=DAYLIGHT, hirelings={name: ""})
    s = t.state
    run(hireling_at(s, 6).sets_up(s, 6, 0), [str(choice) for choice in choices], list(dice))
    assert facts_hold(s)
    return s


def run(flow: Flow[None], answers: list[str], outcomes: list[str]) -> None:
    """Run a flow with these answers, and these outcomes of dice, all of which it must ask for."""
    step = next(flow, None)
    while step is not None:
        assert isinstance(step, Ask | Chance)
        wanted = answers if isinstance(step, Ask) else outcomes
        options = {option.text: option for option in step.options} | {option.name: option for option in step.options}
        try:
            step = flow.send(options[wanted.pop(0)])
        except StopIteration:
            break
    assert not answers
    assert not outcomes


# Forest Patrol.


def test_root_h_fp_1_a_warrior_in_every_clearing() -> None:
    """ROOT-H.FP.D ROOT-H.FP.1 ROOT-H.D.2"""
    assert KIND_COUNT[kind("forest-patrol-warrior")] == 12
    s = set_up("forest-patrol")
    assert s.where[6] == 0b1_1111_1111_1110


def test_root_h_fp_2_one_of_those_removed_goes_onto_the_card() -> None:
    """ROOT-H.FP.2 ROOT-H.FP.2x1 ROOT-T-HR18 ROOT-FAQ-129"""
    t = position(
        {9: "4 eyrie, 3 forest-patrol"},
        factions=THREE,
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        leader="despot",
        hands={"alliance": ["anvil"]},
        hirelings={"forest-patrol": "alliance"},
    )
    t.play(9, "forest-patrol", dice=(3, 0))
    assert (t.count("forest-patrol", 9), t.count("forest-patrol"), t.state.on_card[0]) == (0, 11, 1)
    assert t.points("eyrie") == 0


def test_root_h_fp_3_move_then_battle_each_or_not() -> None:
    """ROOT-H.FP.3 ROOT-H.FP.3x1"""
    t = alliance_day({1: "3 forest-patrol", 4: "2 forest-patrol, eyrie"}, {"forest-patrol": "alliance"})
    t.play("hire:forest-patrol", "move", 1, 5, 2)
    assert t.names() == ["pass", "4"]  # the battle need not be of those that moved
    t.play(4, dice=(2, 0))
    assert (t.count("eyrie", 4), t.count("forest-patrol", 5)) == (0, 2)
    assert "hire:forest-patrol" not in t.asked()


def test_root_h_fp_3_or_return_from_the_card() -> None:
    """ROOT-H.FP.3"""
    t = alliance_day(
        {1: "3 forest-patrol", 4: "forest-patrol"}, {"forest-patrol": "alliance"}, fields={"on_card": [2, 0, 0]}
    )
    t.play("hire:forest-patrol", "place", 4)
    assert (t.count("forest-patrol", 4), t.state.on_card) == (3, [0, 0, 0])


def test_root_h_fp_3_a_question_less_where_only_one_thing_is_possible() -> None:
    """ROOT-H.FP.3"""
    t = alliance_day({1: "forest-patrol, 2 eyrie", 5: "eyrie", 9: "eyrie", 10: "eyrie"}, {"forest-patrol": "alliance"})
    t.play("hire:forest-patrol", dice=(0, 0))
    assert t.active != "alliance"


def test_root_h_fp_4_physicians_save_warriors() -> None:
    """ROOT-H.FP.4 ROOT-H.FP.4x1"""
    t = position(
        {9: "3 alliance, 3 eyrie", 1: "roost", 4: "eyrie"},
        factions=("alliance", "eyrie", "marquise"),
        part="operations",
        officers=1,
        hands={"eyrie": ["root-tea-mouse", "anvil"]},
        hirelings={"feline-physicians": "eyrie"},
    )
    t.play("battle", 9, "eyrie", "pass", dice=(2, 0))
    assert (t.question, t.names()) == ("nurse", ["pass", "root-tea-mouse"])
    t.play("root-tea-mouse")
    assert t.names() == ["1", "4", "9"]
    t.play(1)
    assert (t.count("eyrie", 1), t.count("eyrie", 9), t.count("eyrie")) == (2, 1, 16)


# Last Dynasty.


def test_root_h_ld_1_all_at_the_edge() -> None:
    """ROOT-H.LD.D ROOT-H.LD.1"""
    assert KIND_COUNT[kind("last-dynasty-warrior")] == 5
    s = set_up("last-dynasty", 3)
    assert s.count[kind("last-dynasty-warrior")][3] == 5


def test_root_h_ld_2_off_the_map_they_appear_and_battle() -> None:
    """ROOT-H.LD.2 ROOT-H.LD.2x1"""
    t = alliance_day({3: "2 marquise"}, {"last-dynasty": "alliance"}).play("hire:last-dynasty")
    assert t.names() == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    t.play(3, dice=(3, 0))
    assert (t.count("last-dynasty", 3), t.count("marquise", 3)) == (5, 0)


def test_root_h_ld_2_where_they_rule_they_move_on_and_battle() -> None:
    """ROOT-H.LD.2 ROOT-H.3.1x2"""
    t = alliance_day({3: "5 last-dynasty, 2 marquise", 7: "marquise"}, {"last-dynasty": "alliance"})
    t.play("hire:last-dynasty")
    assert (t.question, t.names()) == ("dynasty-move", ["6", "7", "11"])
    t.play(7, dice=(1, 0))
    assert (t.count("last-dynasty", 7), t.count("marquise", 7), t.count("marquise", 3)) == (5, 0, 2)


def test_root_h_ld_2_elsewhere_they_battle_twice() -> None:
    """ROOT-H.LD.2"""
    t = alliance_day({3: "5 last-dynasty, 6 marquise"}, {"last-dynasty": "alliance"})
    t.play("hire:last-dynasty", dice=(1, 0, 2, 0))
    assert (t.count("last-dynasty", 3), t.count("marquise", 3)) == (5, 3)


def test_root_h_ld_3_nobles_rule_ties() -> None:
    """ROOT-H.LD.3 ROOT-H.LD.3x1 ROOT-T-HR09 ROOT-H.2.5"""
    factions = ("marquise", "alliance", "hundreds")
    nobles = {"bluebird-nobles": "marquise"}
    assert position({12: "2 marquise, 2 alliance"}, factions=factions, hirelings=nobles).ruler(12) == "marquise"
    free = {"bluebird-nobles": ""}
    assert position({12: "2 marquise, 2 alliance"}, factions=factions, hirelings=free).ruler(12) == ""
    tied = {12: "2 street-band, 2 alliance"}
    both = {"bluebird-nobles": "marquise", "street-band": "marquise"}
    assert position(tied, factions=factions, hirelings=both).ruler(12) == ""  # no piece of their own there


def test_root_h_ld_4_nobles_score_for_every_three_clearings() -> None:
    """ROOT-H.LD.4"""
    held = dict.fromkeys((1, 2, 3, 4, 5, 6, 7), "marquise")
    t = position(held, turn="marquise", hirelings={"bluebird-nobles": "marquise"}, hands={"marquise": ["anvil"]})
    assert t.points("marquise") == 2


# Spring Uprising.


def test_root_h_su_1_two_rolls_of_the_uprising_die() -> None:
    """ROOT-H.SU.D ROOT-H.SU.1"""
    assert KIND_COUNT[kind("spring-uprising-warrior")] == 4
    assert (UPRISING_DIE.total(), UPRISING_DIE.weights) == (6, [0, 2, 2, 2])
    s = set_up("spring-uprising", 6, 11, dice=("suit:fox", "suit:mouse"))
    assert s.where[6] == 1 << 6 | 1 << 11


def test_root_h_su_2_none_on_the_map() -> None:
    """ROOT-H.SU.2 ROOT-T-HR08"""
    hirelings = {"spring-uprising": "", "feline-physicians": "", "brigand": ""}
    points = {"eyrie": 4, "alliance": 5, "hundreds": 2}
    t = evening(hirelings, [0, PAID, PAID], points, clearings={9: "spring-uprising"})
    t.play("anvil", "spring-uprising", dice=("control:1-1",))
    assert t.active == "alliance"  # one is on the map: nothing is rolled


def test_root_h_su_3_the_attacker_pays() -> None:
    """ROOT-H.SU.3 ROOT-H.SU.3x1 ROOT-FAQ-115"""
    field = {9: "3 eyrie, spring-uprising, 2 street-band"}
    hirelings = {"spring-uprising": "hundreds", "street-band": "eyrie"}
    factions = ("eyrie", "marquise", "hundreds")
    decree = {"battle": ["vizier"]}
    t = position(
        field,
        factions=factions,
        part="resolve_decree",
        decree=decree,
        leader="despot",
        hands={"eyrie": ["root-tea-mouse", "anvil"], "marquise": ["sword"]},
        hirelings=hirelings,
    )
    t.play("suit:bird", 9, "spring-uprising")
    assert (t.question, t.names()) == ("face-uprising", ["root-tea-mouse"])
    t.play("root-tea-mouse", dice=(1, 0))
    assert t.discarded == ["root-tea-mouse"]
    s = t.state
    assert not hireling_at(s, side(t, "spring-uprising")).can_be_attacked(s, 6, 7, 9)  # a hireling has no cards
    assert not hireling_at(s, 6).can_be_attacked(s, 6, 0, 9)  # nor have the Eyrie another mouse


def rising(field: dict[int, str], **more: object) -> Woodland:
    """The Eyrie control the Uprising and choose between two things at the start of Birdsong."""
    return position(
        field,
        factions=("eyrie", "marquise", "hundreds"),
        crafted={"eyrie": ["better-burrow-bank"]},
        hirelings={"spring-uprising": "eyrie"},
        **more,  # type: ignore[arg-type]
    )


def test_root_h_su_4_remove_all_enemies_or_place_a_warrior() -> None:
    """ROOT-H.SU.4 ROOT-H.SU.4x1 ROOT-FAQ-128"""
    t = rising({9: "spring-uprising, 2 marquise, sawmill, eyrie", 2: "marquise"})
    t.play("hire:spring-uprising", "remove", dice=("suit:mouse",))
    assert [t.count(piece, 9) for piece in ("spring-uprising", "marquise", "sawmill", "eyrie")] == [0, 0, 0, 1]
    assert t.points("eyrie") == 0
    t = rising({9: "spring-uprising, 2 marquise"})
    t.play("hire:spring-uprising", "place", 2, dice=("suit:mouse",))
    assert (t.count("spring-uprising", 2), t.count("marquise", 9)) == (1, 2)


def test_root_h_su_4x2_neither_is_possible() -> None:
    """ROOT-H.SU.4x2"""
    t = rising({8: "4 spring-uprising"})
    t.play("hire:spring-uprising", dice=("suit:mouse",))
    assert t.asked() == ["pass", "use:better-burrow-bank"]
    assert t.count("spring-uprising", 8) == 4


def test_root_h_su_5_scouts_take_the_higher_roll() -> None:
    """ROOT-H.SU.5"""
    field = {9: "3 eyrie, 3 marquise"}
    factions = ("eyrie", "marquise", "hundreds")
    for spent, left in (("root-tea-mouse", 1), ("pass", 3)):
        t = position(
            field,
            factions=factions,
            part="resolve_decree",
            decree={"battle": ["vizier"]},
            leader="despot",
            hands={"marquise": ["root-tea-mouse", "anvil"]},
            hirelings={"rabbit-scouts": "marquise"},
        )
        t.play(9, "marquise", "pass")  # no ambush
        assert (t.question, t.names()) == ("scout", ["pass", "root-tea-mouse"])
        t.play(spent, dice=(2, 0))
        assert (t.count("eyrie", 9), t.count("marquise", 9)) == (left, 4 - left)


# The Exile.


def exile(field: dict[int, str], forest: int = 3, items: tuple[int, int] = (3, 0), **more: object) -> Woodland:
    """The Alliance in Daylight, controlling the Exile."""
    fields = {"stands": [-forest, 0, 0], "exile_items": list(items)}
    return alliance_day(field, {"exile": "alliance"}, fields=fields, **more)


def test_root_h_ex_1_in_any_forest_with_three_clubs() -> None:
    """ROOT-H.EX.D ROOT-H.EX.1"""
    assert CLUBS == 3
    s = set_up("exile", 4)
    assert (s.stands[0], s.exile_items) == (-4, [3, 0])


def test_root_h_ex_2_items_for_a_card_and_a_point() -> None:
    """ROOT-H.EX.2 ROOT-H.EX.2x1 ROOT-FAQ-118"""
    near = {6: "alliance"}
    t = exile(near, boxes={"alliance": ["boot", "tea"]}, forest=3)
    t.play("hire:give-item", "boot", dice=("anvil",))
    assert (t.points("alliance"), t.hand("alliance"), t.state.exile_items) == (1, ["anvil"], [4, 0])
    t.play("hire:give-item", "tea", dice=("sword",))
    assert (t.points("alliance"), t.state.exile_items) == (2, [5, 0])
    assert "hire:give-item" not in t.asked()
    assert (
        "hire:give-item"
        not in exile({1: "alliance"}, boxes={"alliance": ["boot"]}, hands={"alliance": ["anvil"]}).asked()
    )
    t = position(
        near,
        factions=("alliance", "eyrie", "marquise"),
        part=DAYLIGHT,
        hirelings={"exile": ""},
        boxes={"alliance": ["boot"]},
        fields={"stands": [-3, 0, 0], "exile_items": [3, 0]},
    )
    assert "hire:give-item" in t.asked()  # uncontrolled as well


def test_root_h_ex_2_at_any_time_of_the_own_turn() -> None:
    """ROOT-H.EX.2 ROOT-1.4.2 ROOT-1.4.3 What is crafted in the Evening is given before its last step, or never."""
    fields = {"stands": [-3, 0, 0], "exile_items": [3, 0]}
    seats = ("cult", "eyrie", "marquise")

    def crafting(hand: list[str]) -> Woodland:
        field = {6: "cult, fox-garden", 1: "fox-garden", 12: "fox-garden"}
        more: dict[str, Any] = {"factions": seats, "hirelings": {"exile": ""}, "fields": fields}
        return position(field, part="craft_only", outcast="fox", hands={"cult": hand}, **more).play("anvil")

    t = crafting(["anvil", "protection-racket"])
    assert (t.question, t.asked()) == ("craft", ["pass", "hire:give-item"])
    t.play("hire:give-item", "hammer", dice=("root-tea-fox",))
    assert (t.question, "root-tea-fox" in t.hand("cult"), t.points("cult")) == ("craft", True, 3)
    t = crafting(["anvil"])
    assert (t.question, t.asked()) == ("use-effect", ["pass", "hire:give-item"])
    t.play("pass", dice=("sword", "cobbler", "armorers"))
    assert t.active == "eyrie"
    near = {6: "2 eyrie, roost"}
    boxes = {"eyrie": ["hammer"]}
    for part in ("start_of_birdsong", "in_birdsong", "start_of_evening"):
        t = position(near, turn="eyrie", part=part, factions=seats, hirelings={"exile": ""}, boxes=boxes, fields=fields)
        assert "hire:give-item" in t.asked(), part


def test_root_h_ex_2_between_revolts() -> None:
    """ROOT-H.EX.2 ROOT-IMPL-29"""
    t = position(
        {6: "sympathy"},
        factions=("alliance", "eyrie", "marquise"),
        part="revolt",
        supporters=["anvil", "root-tea-fox"],
        hirelings={"exile": ""},
        boxes={"alliance": ["boot"]},
        fields={"stands": [-3, 0, 0], "exile_items": [3, 0]},
    )
    t.play("hire:give-item", "boot", dice=("sword",))
    assert (t.question, t.points("alliance")) == ("revolt", 1)


def test_root_h_ex_2x1_an_exhausted_item_stays_exhausted() -> None:
    """ROOT-H.EX.2x1"""
    tired = [0] * 24
    tired[0] = 1
    t = alliance_day(
        {6: "alliance"},
        {"exile": ""},
        gone_items=["boot"],
        fields={"stands": [-3, 0, 0], "exile_items": [3, 0], "tired_boxes": tired},
    )
    t.play("hire:give-item", "tired:boot", dice=("anvil",))
    assert t.state.exile_items == [3, 1]


def test_root_h_ex_3_items_pay_for_moves_and_battles() -> None:
    """ROOT-H.EX.3"""
    t = exile({6: "2 eyrie", 2: "marquise"}, hands={"alliance": ["anvil"]})
    t.play("hire:exile")
    assert t.asked() == ["pass", "move", "battle"]
    t.play("move")
    assert t.asked() == ["forest:1", "forest:2", "forest:4", "forest:5"]
    t.play("forest:1")
    assert (t.state.stands[0], t.state.exile_items) == (-1, [2, 1])
    t.play("pass")
    assert (t.state.exile_items, t.refused["hire:exile"]) == ([3, 0], "ROOT-H.2.4")


def test_root_h_ex_3x1_the_exile_is_in_no_clearing() -> None:
    """ROOT-H.EX.3x1 ROOT-FAQ-119"""
    t = exile({6: "2 eyrie"}, items=(0, 0), hands={"alliance": ["anvil"]})
    assert "hire:exile" not in t.asked()
    assert all(not clearing["pawns"] for clearing in t.view()["clearings"])
    assert t.view()["hirelings"][0]["board"] == {"forest": 3, "ready": 0, "exhausted": 0}


def test_root_h_ex_4_hits_exhaust_items_then_remove_them() -> None:
    """ROOT-H.EX.4"""
    t = exile({6: "3 eyrie"})
    t.play("hire:exile", "battle", dice=(3, 2))
    assert (t.count("eyrie", 6), t.state.exile_items) == (0, [0, 2])  # one ready exhausted, then one removed


def test_root_h_ex_4x1_an_ambush_may_end_it() -> None:
    """ROOT-H.EX.4x1"""
    t = exile({6: "3 eyrie"}, items=(2, 0), hands={"eyrie": ["ambush-fox"]})
    t.play("hire:exile", "battle", "ambush-fox")
    assert (t.state.exile_items, "battle-ended" in t.events) == ([0, 0], True)


# The Brigand.


def test_root_h_br_1_items_under_the_ruins() -> None:
    """ROOT-H.BR.1"""
    s = set_up("brigand")
    assert [s.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [1, 1, 1, 1]
    assert sum(s.ruin_pool) == 4


RUINS = {"ruin_items": [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0], "ruin_pool": [1, 1, 0, 1, 1, 0, 0, 0]}


def test_root_h_br_2_an_item_from_a_ruin() -> None:
    """ROOT-H.BR.2 ROOT-H.BR.2x1 ROOT-H.BR.3x1"""
    t = alliance_day({6: "alliance", 5: "eyrie"}, {"brigand": "alliance"}, fields=RUINS, hands={"eyrie": ["anvil"]})
    t.play("hire:brigand", dice=("item:sword",))
    assert t.view()["players"][0]["items"] == {"sword": 1}
    assert (t.points("alliance"), t.view()["clearings"][5]["ruin"]) == (0, False)


def test_root_h_br_3_a_tired_item_for_a_random_card() -> None:
    """ROOT-H.BR.3 ROOT-H.BR.3x1"""
    t = alliance_day(
        {5: "alliance, eyrie"},
        {"brigand": "alliance"},
        boxes={"alliance": ["boot"]},
        hands={"eyrie": ["anvil"], "marquise": ["sword"]},
    )
    t.play("hire:brigand", "boot", dice=("anvil",))
    assert (t.hand("alliance"), t.hand("eyrie")) == (["anvil"], [])
    assert t.view()["players"][0]["tired"] == {"boot": 1}
    assert "hire:brigand" not in t.asked()


def test_root_h_2_4_a_card_with_two_such_actions_gives_each_once() -> None:
    """ROOT-H.2.4"""
    t = alliance_day(
        {6: "alliance, eyrie"},
        {"brigand": "alliance"},
        fields=RUINS,
        boxes={"alliance": ["boot"]},
        hands={"eyrie": ["anvil"], "alliance": ["bake-sale"]},
    )
    t.play("hire:brigand", "dig", dice=("item:sword",)).play("hire:brigand")
    assert t.question == "tire-what"


def test_root_h_br_1x1_once_only() -> None:
    """ROOT-H.BR.1x1 ROOT-FAQ-200 With two Vagabonds there are two items a ruin, else one."""
    seats = {"faction_1": "vagabond", "faction_2": "eyrie", "faction_3": "second-vagabond"}
    for number, wanted in ((2, 1), (3, 2)):
        table = Table.open(GAME, number, {**seats}, SeededDice(seed_from(3)), 5)
        assert isinstance(table.state, Root)
        while table.state.phase == 0:
            table.choose(table.asks[0].options[0])
        assert max(table.state.ruin_items) == wanted


def test_root_h_br_2_into_the_hoard_of_the_hundreds() -> None:
    """ROOT-H.BR.2 ROOT-FAQ-120"""
    t = position(
        {6: "2 hundreds", 5: "eyrie"},
        factions=("hundreds", "eyrie", "alliance"),
        turn="hundreds",
        part="first_actions",
        hirelings={"brigand": "hundreds"},
        fields=RUINS,
    )
    t.play("hire:brigand", dice=("item:sword",))
    assert t.state.hoard[4] == 1
