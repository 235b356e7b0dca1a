"""ROOT-10.5 and ROOT-10.6 The Cult: rituals, Evening, and its rules of thumb."""

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.game import GAME
from maraud.games.root.prospects import would_rule
from maraud.games.root.state import Root
from tests.games.root.test_keepers import keepers
from tests.games.root.test_lizards import THREE, cult, pile
from tests.games.root.woodland import Woodland, position

HAND = ["anvil", "bake-sale", "sword", "armorers"]


def advised(t: Woodland) -> str:
    """What the rules of thumb say to the open question."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


# Rituals.


def test_root_10_5_cards_lie_revealed() -> None:
    """ROOT-10.5 ROOT-10.5.2 In any order; a revealed card is out of the hand and open to all."""
    t = cult({}, "rituals", hands={"cult": HAND})
    assert t.asked() == ["pass", "recruit", "sacrifice"]
    t.play("recruit")
    assert len(t.names()) == 12
    t.play(1, "anvil").play("sacrifice", "armorers").play("recruit", 5, "bake-sale")
    assert t.board("cult", "eyrie")["revealed"] == ["anvil", "bake-sale", "armorers"]
    assert (t.hand("cult"), pile(t)) == (["sword"], {})
    assert [t.count("cult", clearing) for clearing in (1, 5)] == [1, 1]


def test_root_10_5_1_build_where_the_cult_rules() -> None:
    """ROOT-10.5.1 A card of its suit, rule, an open slot, and a garden."""
    t = cult({5: "cult", 1: "cult, 2 eyrie", 8: "cult, sawmill, workshop", 2: "cult"}, "rituals", hands={"cult": HAND})
    t.play("build")
    assert t.names() == ["2", "5"]
    t.play(5)
    assert t.names() == ["bake-sale"]
    t.play("bake-sale")
    assert (t.count("rabbit-garden", 5), t.board("cult")["gardens"]["rabbit"]) == (1, 1)
    t = cult({5: "cult, 2 marquise"}, "rituals", hands={"cult": HAND})
    assert t.refused["build"] == "ROOT-10.5.1"


def test_root_10_2_2_hatred_of_birds() -> None:
    """ROOT-10.2.2 ROOT-10.5.4 A bird sacrifices and does nothing else here; in an ambush it is wild."""
    clearings = {5: "cult, 2 rabbit-garden"}
    t = cult(clearings, "rituals", hands={"cult": ["armorers", "ambush-bird"]})
    assert t.asked() == ["pass", "sacrifice"]
    t.play("sacrifice", "armorers")
    assert (t.board("cult")["acolytes"], t.count("cult"), t.count("cult", 5)) == (1, 23, 1)
    t = cult({5: "cult, 2 marquise"}, "actions", turn="marquise", hands={"cult": ["ambush-bird"]})
    t.play("battle", 5, "cult")
    assert t.names() == ["pass", "ambush-bird"]


def test_root_10_5_4x1_from_the_supply() -> None:
    """ROOT-10.5.4x1"""
    t = cult({5: "25 cult"}, "rituals", hands={"cult": ["armorers"]})
    assert "sacrifice" not in t.asked()
    assert t.refused["sacrifice"] == "ROOT-10.5.4"


def test_root_t_ru4_score_each_suit_once() -> None:
    """ROOT-10.5.3 ROOT-T-RU4 The card is spent."""
    clearings = {6: "no ruin, 2 fox-garden", 8: "fox-garden"}
    t = cult(clearings, "rituals", hands={"cult": ["anvil", "foxfolk-steel", "bake-sale", "armorers"]})
    t.play("score")
    assert sorted(t.names()) == ["anvil", "foxfolk-steel"]
    t.play("anvil")
    assert (t.points("cult"), pile(t), t.board("cult")["revealed"]) == (2, {"anvil": 1}, [])
    assert t.refused["score"] == "ROOT-10.5.3"


@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_root_10_d_4_what_a_score_brings(gardens: int, points: int) -> None:
    """ROOT-10.D.4 ROOT-10.5.3"""
    slots = {1: 1, 6: 1, 8: 2, 12: 1}
    places: dict[int, str] = {}
    for clearing, room in slots.items():
        number = min(room, gardens)
        gardens -= number
        if number:
            places[clearing] = f"{number} fox-garden"
    t = cult(places, "rituals", hands={"cult": ["anvil"]})
    t.play("score", "anvil")
    assert t.points("cult") == points


def test_root_10_5_3_without_a_garden_nothing_scores() -> None:
    """ROOT-10.5.3"""
    assert "score" not in cult({5: "rabbit-garden"}, "rituals", hands={"cult": ["anvil"]}).asked()


def test_root_10_5x1_no_moves_and_no_battles() -> None:
    """ROOT-10.5x1 But cards may be used, between two rituals."""
    t = cult({5: "3 cult, eyrie"}, "rituals", hands={"cult": HAND}, crafted={"cult": ["tax-collector"]})
    assert {"move", "battle"} & set(t.asked()) == set()
    assert "use:tax-collector" in t.asked()
    assert cult({5: "3 cult"}, "rituals", hands={"cult": HAND}, points={"cult": 11}).refused["activate-dominance"]


# Evening.


def test_root_10_6_1_cards_return_and_are_known() -> None:
    """ROOT-10.6.1 ROOT-10.6.2 ROOT-10.6x1 What was revealed can be crafted."""
    clearings = {8: "fox-garden"}
    t = cult(clearings, "take_back", revealed=["anvil", "sword"], hands={"cult": ["bake-sale"]})
    assert (t.question, t.names()) == ("craft", ["pass", "anvil"])
    assert sorted(t.hand("cult")) == ["anvil", "bake-sale", "sword"]
    assert sorted(t.known("eyrie", "cult")) == ["anvil", "sword"]
    t.play("anvil")
    assert (t.points("cult"), pile(t)) == (2, {"anvil": 1})


def test_root_10_2_1_crafting_with_gardens_of_the_outcast_suit() -> None:
    """ROOT-10.2.1 Nothing of Daylight is offered with it."""
    clearings = {8: "fox-garden", 5: "2 rabbit-garden", 2: "mouse-garden"}
    hand = ["anvil", "bake-sale", "root-tea-fox"]
    names = {"fox": "anvil", "rabbit": "bake-sale", "mouse": "root-tea-fox"}
    for outcast, craftable in names.items():
        t = cult(clearings, "craft_only", outcast, hands={"cult": hand}, points={"cult": 11})
        assert t.names() == ["pass", craftable]
    t = cult(clearings, "craft_only", "mouse", hands={"cult": ["root-tea-fox", "dominance-fox"]}, points={"cult": 11})
    assert t.asked() == ["pass", "card:root-tea-fox"]


@pytest.mark.parametrize(
    ("clearings", "cards"),
    [
        ({}, 1),
        ({8: "fox-garden"}, 1),
        ({8: "2 fox-garden"}, 2),
        ({8: "2 fox-garden", 5: "2 rabbit-garden", 2: "mouse-garden"}, 3),
        ({8: "2 fox-garden", 5: "2 rabbit-garden", 2: "2 mouse-garden"}, 4),
    ],
)
def test_root_10_6_3_draw(clearings: dict[int, str], cards: int) -> None:
    """ROOT-10.6.3 ROOT-10.D.4"""
    assert len(cult(clearings, "draw_and_discard").hand("cult")) == cards


def test_root_10_6_3_down_to_five() -> None:
    t = cult({}, "draw_and_discard", hands={"cult": [*HAND, "cobbler"]})
    assert t.question == "down-to-five"
    t.play("cobbler")
    assert (len(t.hand("cult")), pile(t)) == (5, {"cobbler": 1})


# Others' cards.


@pytest.mark.parametrize(("card", "souls"), [("retainer", {}), ("sword", {"sword": 1})])
def test_root_10_2_6x4_cards_of_the_retinue(card: str, souls: dict[str, int]) -> None:
    """ROOT-10.2.6x4"""
    relics: dict[int | str, str] = {"F2": "figure-3"}
    seats = ("keepers", "eyrie", "cult")
    t = keepers({9: "3 keepers"}, "act_with_retinue", relics, retinue={"battle-then-delve": card}, factions=seats)
    t.play("sword" if souls else "faithful-retainer", 9, "forest:2")
    assert (pile(t), t.discarded) == (souls, [])


# Rules of thumb.


def test_the_cult_scores_what_wins_and_builds_else() -> None:
    clearings = {8: "2 fox-garden, cult", 5: "2 cult"}
    t = cult(clearings, "rituals", hands={"cult": ["anvil", "bake-sale"]}, points={"cult": 28})
    assert advised(t) == "score"
    t = cult(clearings, "rituals", hands={"cult": ["anvil", "bake-sale"]})
    assert advised(t) == "build"
    t = cult({5: "cult, roost", 8: "roost"}, "conspire", acolytes=3)
    assert advised(t) == "sanctify"


def test_the_position_is_worth_more_with_gardens() -> None:
    worse, better = cult({8: "cult"}), cult({8: "cult, 2 fox-garden"})
    assert GAME.evaluate(better.state, 0) > GAME.evaluate(worse.state, 0)


def winner(seed: int) -> str:
    """Who wins when the Cult follows the rules of thumb and the others choose at random."""
    rng = Rng(seed)
    order = list(THREE)
    rng.shuffle(order)
    names = {f"faction_{seat}": name for seat, name in enumerate(order, 1)}
    table = Table.open(GAME, 3, dict(names), RandomDice(Rng(rng.seed())), keep=0, listen=False)
    state = table.state
    assert isinstance(state, Root)
    while not table.result:
        ask = table.asks[0]
        choice = GAME.advise(state, ask, rng) if order[ask.seat] == "cult" else rng.choice(ask.options)
        table.choose(choice, ask.seat)
    return order[table.result.index(max(table.result))]


def test_the_cult_beats_chance() -> None:
    assert sum(winner(seed) == "cult" for seed in range(10)) >= 9


def test_others_do_not_hope_to_rule_a_garden() -> None:
    """ROOT-10.2.4 As rules of thumb reckon."""
    s = cult({5: "rabbit-garden", 1: "5 eyrie"}).state
    assert [would_rule(s, seat, 5, 5) for seat in (0, 1)] == [True, False]
    assert would_rule(s, 1, 9, 5)


@pytest.mark.parametrize("hand", ["bake-sale", "sword"])
def test_root_1_2_1_a_card_that_needs_a_match_is_offered_with_any_hand(hand: str) -> None:
    """ROOT-1.2.1 Command Warren beside the Uprising, Propaganda Bureau: whether one is asked tells nothing."""
    uprising = {"spring-uprising": ""}
    t = cult(
        {5: "cult, spring-uprising"},
        "start_of_daylight",
        hands={"cult": [hand]},
        crafted={"cult": ["command-warren"]},
        hirelings=uprising,
    )
    assert (t.question, len(t.asked())) == ("use-effect", 2 if hand == "bake-sale" else 1)
    t = position(
        {5: "3 eyrie, marquise"},
        factions=("eyrie", "marquise"),
        part="resolve_decree",
        hands={"eyrie": [hand]},
        crafted={"eyrie": ["propaganda-bureau"]},
        options={"deck": "exiles"},
    )
    assert (t.question, len(t.asked())) == ("in-daylight", 2 if hand == "bake-sale" else 1)
