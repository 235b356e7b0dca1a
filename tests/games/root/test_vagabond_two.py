"""ROOT-9.7 Two Vagabonds: set-up, ruins with two items, quests, and what they are to each other."""

from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.game import GAME
from maraud.games.root.law.ruins import seen_under, unseen_items
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import Root
from maraud.games.root.view import redeal
from tests.games.root.wanderer import QUESTS, faces_up, gear, pack, relation, wander
from tests.games.root.woodland import Woodland, begin

BOTH = ("vagabond", "second-vagabond", "marquise", "eyrie")


def two(clearings: dict[int, str] | None = None, items: str = "2 torch", at: int = 6, **more: Any) -> Woodland:
    """The first Vagabond's Daylight, with a second one about."""
    more.setdefault("second", pack("2 torch", 6, "tinker"))
    return wander(clearings, items, at, factions=BOTH, **more)


# Set-up.


def set_out(seed: int) -> Woodland:
    """A new game up to the first question of a Vagabond."""
    t = begin(BOTH)
    names = {f"faction_{seat}": name for seat, name in enumerate(BOTH, 1)}
    t.table = Table.open(GAME, 4, dict(names), RandomDice(Rng(seed)), keep=1000)
    while not t.who.endswith("vagabond"):
        t.table.choose(t.table.asks[0].options[0])
    return t


def test_root_9_7_1_chance_says_who_sets_up_first() -> None:
    """ROOT-9.7.1 Their characters differ."""
    first = set()
    for seed in range(10):
        t = set_out(seed)
        first.add(t.who)
        assert (t.question, len(t.asked())) == ("which-character", 9)
        for character in ("ranger", "forest:1"):
            t.table.choose(next(option for option in t.table.asks[0].options if character in option.text))
        assert (t.question, "character:ranger" in t.asked(), len(t.asked())) == ("which-character", False, 8)
        assert len(faces_up(t)) == 3  # ROOT-9.7.2
    assert first == {"vagabond", "second-vagabond"}


def test_root_9_7_1_two_items_under_each_ruin() -> None:
    """ROOT-9.7.1 ROOT-9.7.2 The second adds items, but no quests."""
    t = set_out(1)
    for _ in range(4):
        t.table.choose(t.table.asks[0].options[0])
    assert [t.state.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [2, 2, 2, 2]
    assert (t.state.ruin_pool, len(faces_up(t))) == ([2, 2, 0, 2, 2, 0, 0, 0], 3)


# Ruins.


def test_root_9_7_3_look_at_both_and_take_one() -> None:
    """ROOT-9.7.3"""
    t = two().play("explore", dice=("item:bag", "item:sword"))
    assert (t.question, t.asked()) == ("leave-item", ["item:bag", "item:sword"])
    t.play("sword")
    spots = [t.view(viewer)["clearings"][5] for viewer in ("vagabond", "second-vagabond", "")]
    assert (gear(t), t.points("vagabond")) == ({"torch": 1, "tired torch": 1, "sword": 1}, 1)
    assert [(spot["ruin"], spot["ruin_items"]) for spot in spots] == [(True, 1)] * 3
    assert [spot["under_ruin"] for spot in spots] == [["bag"], [], []]  # who looked knows what stays
    t.play("explore")
    assert (gear(t)["bag"], t.points("vagabond"), t.view()["clearings"][5]["ruin"]) == (1, 2, False)


def test_root_9_7_3_none_of_a_kind_he_has_from_a_ruin() -> None:
    """ROOT-9.7.3 An item from elsewhere does not matter."""
    t = two(items="2 torch, boot", found="bag").play("explore", dice=("item:bag", "item:boot"))
    assert (t.question, gear(t)["boot"], t.points("vagabond")) == ("vagabond-daylight", 2, 1)
    assert t.state.ruin_items[6] == 1


def test_root_9_7_3_who_takes_none_scores_nothing() -> None:
    """ROOT-9.7.3 The torch is exhausted all the same, and both items stay what they are."""
    t = two(items="torch, sword", found="bag, boot").play("explore", dice=("item:boot", "item:bag"))
    assert (gear(t), t.points("vagabond")) == ({"tired torch": 1, "sword": 1}, 0)
    assert t.view("vagabond")["clearings"][5]["under_ruin"] == ["boot", "bag"]
    assert t.view("second-vagabond")["clearings"][5] | {"under_ruin": []} == t.view()["clearings"][5]
    t.play("pass")
    while t.question != "vagabond-daylight":
        t.play("pass")
    t.play("explore")
    assert (t.who, t.asked()) == ("second-vagabond", ["item:boot", "item:bag"])
    t.play("bag")
    assert t.view("vagabond")["clearings"][5]["under_ruin"] == ["boot"]


def test_root_9_7_3_two_of_a_kind_need_no_question() -> None:
    t = two().play("explore", dice=("item:boot", "item:boot"))
    assert (t.question, gear(t)["boot"], t.state.ruin_items[6]) == ("vagabond-daylight", 1, 1)
    t.play("explore")
    assert (gear(t), t.points("vagabond")) == ({"tired torch": 2, "boot": 1}, 1)


def test_root_9_7_3_what_has_left_the_game_may_be_taken_again() -> None:
    """ROOT-9.7.3 ROOT-9.6.4"""
    t = two(items="8 boot", at=1, found="boot", part="check_capacity")
    assert (t.question, gear(t), t.state.found[0]) == ("slip", {"boot": 6}, 0)  # two boots too many


def test_root_9_7_3_what_was_left_is_dealt_anew_for_those_who_did_not_see_it() -> None:
    """ROOT-9.7.3 ROOT-1.2.1"""
    t = two().play("explore", dice=("item:bag", "item:sword")).play("sword", "pass")
    seen: dict[str, set[int]] = {viewer: set() for viewer in ("vagabond", "second-vagabond", "")}
    for viewer, items in seen.items():
        for seed in range(40):
            world = t.state.copy()
            redeal(world, t.seat(viewer) if viewer else -1, Rng(seed))
            assert GAME.view(world, t.seat(viewer) if viewer else -1) == t.view(viewer)
            items.update(seen_under(world, 6))
    assert [len(seen[viewer]) for viewer in seen] == [1, 4, 4]


# Quests, and the other one.


def test_root_9_7_2_the_same_quests() -> None:
    """ROOT-9.7.2 Completed ones count for each alone."""
    t = two(items="tea, coins", at=1, second=pack("2 boot", 2, "tinker", done=("fox-errand", "fox-speech")))
    t.play("do-quest", "fundraising", "score-quests", dice=("quest:mouse-bear",))
    assert (t.points("vagabond"), faces_up(t)) == (1, [*QUESTS[1:], "mouse-bear"])
    assert t.board("second-vagabond")["quests"] == faces_up(t)
    assert t.board("second-vagabond")["quests_done"] == ["fox-errand", "fox-speech"]


def test_root_9_7x1_enemies_without_a_relationship() -> None:
    """ROOT-9.7x1 ROOT-9.5x1"""
    t = two(items="2 sword, boot", at=1, second=pack("sword, 2 boot", 1, "tinker"), hands={"vagabond": ["anvil"]})
    assert t.board("vagabond")["relations"] == [None, None, 0, 0]
    t.play("battle", "second-vagabond", dice=(2, 1))
    assert t.who == "vagabond"
    t.play("boot")
    assert t.who == "second-vagabond"
    t.play("boot", "boot")
    assert (t.points("vagabond"), t.points("second-vagabond")) == (0, 0)
    assert gear(t, "second-vagabond") == {"sword": 1, "broken boot": 2}
    t = two(items="boot", at=1, second=pack("sword", 1, "tinker"), hands={"vagabond": ["anvil"]})
    t.play("aid", "second-vagabond", "anvil")
    assert (t.hand("second-vagabond"), t.points("vagabond"), t.question) == (["anvil"], 0, "vagabond-daylight")
    assert (gear(t), gear(t, "second-vagabond")) == ({"tired boot": 1}, {"sword": 1})


def test_root_9_7x2_relationships_of_their_own() -> None:
    """ROOT-9.7x2 Hostile to one of them is not hostile to the other."""
    t = two({6: "2 marquise"}, "2 sword", relations={"eyrie": 2}).play("battle", "marquise", dice=(2, 0))
    assert [relation(t, other) for other in ("marquise", "eyrie")] == [-1, 2]
    assert [relation(t, other, "second-vagabond") for other in ("marquise", "eyrie")] == [0, 0]
    assert (t.points("vagabond"), t.points("second-vagabond")) == (1, 0)


def test_root_9_7x2_each_has_allies_of_his_own() -> None:
    second = pack("3 boot", 1, "tinker", relations={"marquise": 3})
    t = two({1: "2 marquise"}, "boot", 1, second=second).play("move", 5)
    assert t.question == "vagabond-daylight"  # the second one's friends do not follow the first


# What always holds.


@pytest.mark.parametrize("seed", range(4))
def test_root_9_7_3_ruins_agree_with_what_is_known_of_them(seed: int) -> None:
    """ROOT-9.7.3 ROOT-1.5.1 In random games: counts fit, nothing is lost, and no redeal changes a view."""
    rng = Rng(seed)
    names = {f"faction_{seat}": name for seat, name in enumerate(BOTH, 1)}
    table = Table.open(GAME, 4, dict(names), RandomDice(Rng(rng.seed())), keep=1, listen=False)
    s = table.state
    assert isinstance(s, Root)
    pieces = GAME.pieces(s)
    place = 0
    while not table.result:
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        place += 1
        assert sum(s.ruin_items) == sum(s.ruin_pool)
        assert min(unseen_items(s)) >= 0
        assert all(len(seen_under(s, clearing)) <= s.ruin_items[clearing] for clearing in range(WIDTH))
        assert GAME.pieces(s) == pieces
        if place % 20 == 0 and table.asks:
            world = table.imagine(table.asks[0].seat, Rng(place)).state
            assert isinstance(world, Root)
            assert GAME.view(world, table.asks[0].seat) == GAME.view(s, table.asks[0].seat)
            assert min(unseen_items(world)) >= 0
