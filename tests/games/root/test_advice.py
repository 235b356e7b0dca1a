"""Rules of thumb: they beat chance, rest on nothing that the seat cannot know, and are right where it is plain."""

import pytest

from maraud.engine import Rng, Seat, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.game import GAME
from maraud.players import GreedyPlayer
from tests.games.root.woodland import Woodland, position

FACTIONS = ["marquise", "eyrie", "alliance"]


def winner(greedy: str, seed: int) -> str:
    """The faction that wins when one follows the rules of thumb and the others choose at random."""
    rng = Rng(seed)
    order = FACTIONS[:]
    rng.shuffle(order)
    names = {f"faction_{seat}": name for seat, name in enumerate(order, 1)}
    table = Table.open(GAME, 3, dict(names), RandomDice(Rng(rng.seed())), keep=0, listen=False)
    while not table.result:
        ask = table.asks[0]
        advised = order[ask.seat] == greedy
        table.choose(GAME.advise(table.state, ask, rng) if advised else rng.choice(ask.options), ask.seat)  # type: ignore[arg-type]
    return order[table.result.index(max(table.result))]


@pytest.mark.parametrize("faction", FACTIONS)
def test_advice_beats_chance(faction: str) -> None:
    assert sum(winner(faction, seed) == faction for seed in range(20)) >= 17


def test_advice_is_the_same_where_the_seat_knows_the_same() -> None:
    """At a table and in any world that fits what the seat knows; and it is always on offer."""
    for seed in range(3):
        rng = Rng(seed)
        table = Table.open(GAME, 3, {}, RandomDice(Rng(rng.seed())), keep=1)
        place = 0
        while table.asks:
            ask = table.asks[0]
            place += 1
            advised = GreedyPlayer(seed).choose(Seat(table, ask.seat))
            assert advised in ask.options
            if place % 10 == 0:
                imagined = table.imagine(ask.seat, Rng(place))
                assert GreedyPlayer(seed).choose(Seat(imagined, ask.seat)) is advised
            table.choose(advised if place % 3 else rng.choice(ask.options), ask.seat)


def advised(t: Woodland) -> str:
    """What the rules of thumb say to the open question."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


def test_the_marquise_build_what_scores() -> None:
    t = position({5: "3 marquise, 4 wood", 1: "workshop", 2: "2 sawmill", 9: "eyrie"}, part="actions")
    assert advised(t) == "build"


def test_the_marquise_do_not_attack_a_crowd() -> None:
    t = position({5: "marquise, 6 eyrie"}, part="actions", hands={"eyrie": ["sword"]})
    assert advised(t) != "battle"


def test_the_eyrie_add_what_they_can_obey() -> None:
    t = position({5: "roost, 6 eyrie"}, turn="eyrie", hands={"eyrie": ["anvil", "bake-sale"]}, leader="despot")
    assert advised(t) == "card:bake-sale"


def test_the_eyrie_move_to_where_they_must_build() -> None:
    decree = {"move": ["vizier"], "build": ["anvil"]}
    t = position({5: "roost, 6 eyrie"}, turn="eyrie", part="resolve_decree", decree=decree, leader="despot")
    t.play(advised(t))
    assert advised(t) == "clearing:1"


def test_the_alliance_revolt_under_a_crowd() -> None:
    clearings = {1: "sympathy, 3 marquise, sawmill", 8: "sympathy"}
    t = position(clearings, turn="alliance", part="revolt", supporters=["anvil", "foxfolk-steel", "sword"])
    assert advised(t) == "clearing:1"


@pytest.mark.parametrize("leader", ["eyrie", "duchy"])
def test_whoever_leads_is_fought_first(leader: str) -> None:
    t = position(
        {5: "6 marquise, 2 eyrie, 2 duchy", 1: "sawmill"},
        factions=("marquise", "eyrie", "duchy"),
        part="actions",
        points={"marquise": 8, "eyrie": 10, "duchy": 10, leader: 20},
    )
    t.play("battle", "clearing:5")
    assert advised(t) == f"faction:{leader}"


def test_an_evaluation_is_a_share() -> None:
    """The shares of all seats add up to 1; more points and a better position are worth more."""
    even = position({1: "2 marquise", 2: "roost"}).state
    ahead = position({1: "2 marquise", 2: "roost"}, points={"eyrie": 12}).state
    shares = [[GAME.evaluate(s, seat) for seat in range(3)] for s in (even, ahead)]
    assert [round(sum(share), 6) for share in shares] == [1, 1]
    assert shares[1][1] > shares[0][1]
    richer = position({1: "2 marquise", 2: "roost", 3: "roost, 4 eyrie"}).state
    assert GAME.evaluate(richer, 1) > GAME.evaluate(even, 1)
    over = position({1: "2 marquise"}).state
    over.result = [1.0, 0.0, 0.0]
    assert [GAME.evaluate(over, seat) for seat in range(3)] == [1, 0, 0]


def test_nobody_wanders_into_dominance() -> None:
    """ROOT-3.3.1 ROOT-3.3.4 When nothing else is left in Daylight a card is neither spent for it nor laid out."""
    t = position(
        {},
        turn="eyrie",
        part="resolve_decree",
        hands={"eyrie": ["dominance-fox", "anvil"]},
        points={"eyrie": 12},
        available=["dominance-bird", "dominance-mouse"],
    )
    assert t.question == "in-daylight"
    for seed in range(12):
        assert GAME.advise(t.state, t.table.asks[0], Rng(seed)).text == "pass"


def test_gifts_go_to_whoever_is_behind() -> None:
    """ROOT-CARD-BETTER-BURROW-BANK.1 ROOT-CARD-CODEBREAKERS.1 And curiosity to whoever is ahead."""
    points = {"alliance": 3, "marquise": 9}
    hands = {"marquise": ["anvil"], "alliance": ["sword"]}
    t = position({}, turn="eyrie", crafted={"eyrie": ["better-burrow-bank"]}, points=points, hands=hands)
    t.play("use:better-burrow-bank")
    assert GAME.advise(t.state, t.table.asks[0], Rng(1)).text == f"seat:{t.seat('alliance')}"
    crafted = {"eyrie": ["codebreakers"]}
    t = position({}, turn="eyrie", part="resolve_decree", points=points, hands=hands, crafted=crafted)
    t.play("use:codebreakers")
    assert GAME.advise(t.state, t.table.asks[0], Rng(1)).text == f"seat:{t.seat('marquise')}"
