"""The Vagabond's rules of thumb: they beat chance, rest on nothing he cannot know, and are right where it is plain."""

import pytest

from maraud.engine import Rng, Seat, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.game import GAME
from maraud.games.root.pieces import WIDTH
from maraud.players import GreedyPlayer
from tests.games.root.test_advice import advised
from tests.games.root.wanderer import gear, pack, wander

FOUR = ["vagabond", "marquise", "eyrie", "alliance"]


def winner(seed: int) -> str:
    """The faction that wins when the Vagabond follows the rules of thumb and the others choose at random."""
    rng = Rng(seed)
    order = FOUR[:]
    rng.shuffle(order)
    names = {f"faction_{seat}": name for seat, name in enumerate(order, 1)}
    table = Table.open(GAME, 4, dict(names), RandomDice(Rng(rng.seed())), keep=0, listen=False)
    while not table.result:
        ask = table.asks[0]
        own = order[ask.seat] == "vagabond"
        table.choose(GAME.advise(table.state, ask, rng) if own else rng.choice(ask.options), ask.seat)  # type: ignore[arg-type]
    return order[table.result.index(max(table.result))]


def test_the_vagabonds_advice_beats_chance() -> None:
    assert sum(winner(seed) == "vagabond" for seed in range(12)) >= 10


def test_advice_is_the_same_where_the_vagabond_knows_the_same() -> None:
    """At a table and in any world that fits what the seat knows; and it is always on offer."""
    names = ("vagabond", "alliance", "second-vagabond", "eyrie")
    for seed in range(2):
        rng = Rng(seed)
        options = {f"faction_{seat}": name for seat, name in enumerate(names, 1)}
        table = Table.open(GAME, 4, dict(options), RandomDice(Rng(rng.seed())), keep=1)
        place = 0
        while table.asks:
            ask = table.asks[0]
            place += 1
            advice = GreedyPlayer(seed).choose(Seat(table, ask.seat))
            assert advice in ask.options
            if place % 6 == 0 and ask.seat % 2 == 0:
                imagined = table.imagine(ask.seat, Rng(place))
                assert GreedyPlayer(seed).choose(Seat(imagined, ask.seat)) is advice
            table.choose(advice if place % 3 else rng.choice(ask.options), ask.seat)


def test_he_explores_first() -> None:
    t = wander({6: "marquise"}, "torch, boot, sword", 6, hands={"vagabond": ["anvil"]})
    assert advised(t) == "explore"


def test_he_walks_to_where_something_can_be_done() -> None:
    """Two clearings away, in the right one of several directions."""
    t = wander({}, "2 boot, torch", 1)
    assert advised(t) == "move"
    assert advised(t.play("move")) == "clearing:10"
    t = wander({}, "2 boot, 2 sword", 5, quests=("mouse-bandits",), done=("mouse-bear", "mouse-guard"))
    assert advised(t.play("move")) == "clearing:2"


def test_he_passes_where_nothing_pays() -> None:
    assert advised(wander({}, "sword", 1, fields={"ruin_items": [0] * WIDTH})) == "pass"


def test_he_aids_an_ally_for_two_points_with_what_he_needs_least() -> None:
    t = wander(
        {1: "marquise"}, "tea, crossbow", relations={"marquise": 3}, hands={"vagabond": ["anvil", "foxfolk-steel"]}
    )
    assert advised(t) == "aid"
    assert advised(t.play("aid", "marquise")) == "item:crossbow"


def test_he_takes_the_better_item() -> None:
    t = wander({1: "marquise"}, "boot", hands={"vagabond": ["anvil"]}, boxes={"marquise": ["bag", "sword"]})
    assert advised(t) == "aid"
    assert advised(t.play("aid", "marquise", "anvil")) == "item:sword"


def test_he_fights_the_hostile_who_stand_alone_and_no_crowd() -> None:
    hostile = {"marquise": -1}
    assert advised(wander({1: "marquise, sawmill"}, "3 sword", relations=hostile)) == "battle"
    assert advised(wander({1: "9 marquise"}, "sword, boot")) != "battle"
    assert advised(wander({1: "marquise"}, "3 sword, torch", relations={"marquise": 3})) != "battle"


def test_he_rests_with_many_damaged_items() -> None:
    t = wander({}, "boot, 2 broken sword, broken torch, broken tea", part="slip")
    assert advised(t).startswith("forest:")
    t = wander({}, "boot, 2 broken sword, broken torch, broken tea", -1)
    assert advised(t) == "pass"


def test_he_keeps_his_last_sword_whole() -> None:
    t = wander({1: "2 marquise"}, "sword, 2 bag, boot", turn="marquise").play("battle", 1, "vagabond", dice=(1, 0))
    assert advised(t) == "item:bag"


def test_points_rather_than_cards_for_a_third_quest() -> None:
    t = wander({}, "tea, coins", done=("fox-errand", "fox-speech"), quests=("fundraising",)).play(
        "do-quest", "fundraising"
    )
    assert advised(t) == "score-quests"
    assert advised(wander({}, "tea, coins", quests=("fundraising",)).play("do-quest", "fundraising")) == "draw-two"


@pytest.mark.parametrize("better", ["3 sword, boot", "sword, boot, tea, torch"])
def test_a_better_bag_promises_more(better: str) -> None:
    poor, rich = (wander({}, items).state for items in ("sword, boot", better))
    assert GAME.evaluate(rich, 0) > GAME.evaluate(poor, 0)
    friend = wander({}, "sword, boot", relations={"eyrie": 2}).state
    assert GAME.evaluate(friend, 0) > GAME.evaluate(poor, 0)
    assert round(sum(GAME.evaluate(rich, seat) for seat in range(4)), 6) == 1


def test_advice_for_others_does_not_pay_the_arbiter() -> None:
    t = wander(
        {1: "4 eyrie, marquise"},
        "sword",
        character="arbiter",
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
    )
    assert advised(t.play(1, "marquise")) == "pass"


def test_a_second_vagabond_follows_them_too() -> None:
    factions = ("vagabond", "second-vagabond", "marquise")
    t = wander({}, "torch", 6, factions=factions, second=pack("torch, boot", 6, "tinker"), turn="second-vagabond")
    assert advised(t) == "explore"
    assert gear(t, "second-vagabond") == {"torch": 1, "boot": 1}
