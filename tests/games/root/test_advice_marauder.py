"""Rules of thumb for Hundreds and Keepers: they beat chance, know no secrets, and are right where it is plain."""

import pytest

from maraud.engine import Rng, Seat, Table
from maraud.engine.dice import RandomDice
from maraud.engine.game import Value
from maraud.games.root.game import GAME
from maraud.games.root.state import Root
from maraud.players import GreedyPlayer
from tests.games.root.test_hundreds import hundreds
from tests.games.root.test_keepers import keepers
from tests.games.root.woodland import Woodland


def open_table(order: list[str], rng: Rng, keep: int) -> Table:
    """A table of these factions."""
    options: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(order, 1)}
    return Table.open(GAME, len(order), options, RandomDice(Rng(rng.seed())), keep=keep)


def winner(greedy: str, seed: int) -> str:
    """The faction that wins when one follows the rules of thumb and the others choose at random."""
    rng = Rng(seed)
    order = [greedy, "marquise", "eyrie"]
    rng.shuffle(order)
    table = open_table(order, rng, 0)
    while not table.result:
        ask = table.asks[0]
        state = table.state
        assert isinstance(state, Root)
        advised = GAME.advise(state, ask, rng) if order[ask.seat] == greedy else rng.choice(ask.options)
        table.choose(advised, ask.seat)
    return order[table.result.index(max(table.result))]


@pytest.mark.parametrize("faction", ["hundreds", "keepers"])
def test_advice_beats_chance(faction: str) -> None:
    assert sum(winner(faction, seed) == faction for seed in range(12)) >= 10


def test_advice_is_the_same_where_the_seat_knows_the_same() -> None:
    """At a table and in any world that fits what the seat knows; and it is always on offer."""
    for seed in range(2):
        rng = Rng(seed)
        table = open_table(["hundreds", "keepers", "vagabond"], rng, 1)
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


def test_the_hundreds_keep_items_early_and_remove_them_late() -> None:
    for points, answer in ((3, "keep-item"), (27, "remove-item")):
        t = hundreds(
            {6: "stronghold, warlord"}, "craft", hands={"hundreds": ["crossbow-mouse"]}, points={"hundreds": points}
        )
        t.play("crossbow-mouse")
        assert advised(t) == answer


def test_the_hundreds_build_where_they_can() -> None:
    t = hundreds({3: "warlord, 2 hundreds", 8: "hundreds"}, "first_actions", "rowdy", hands={"hundreds": ["anvil"]})
    assert advised(t) == "build"


def test_the_warlord_does_not_attack_a_crowd() -> None:
    t = hundreds({5: "warlord, 6 eyrie"}, "second_actions", "rowdy", hands={"eyrie": ["sword"]})
    assert advised(t) != "battle"


def test_the_keepers_recover_what_costs_no_card_first() -> None:
    t = keepers(
        {9: "2 keepers", 7: "2 keepers"},
        "act_with_retinue",
        {9: "tablet-1 tablet-3 tablet-2"},
        {"tablet-figure": 9},
        {"move-or-recover": "retainer"},
    )
    t.play(advised(t), "recover", 9)
    order = []
    while t.question == "recover-what":
        order.append(advised(t))
        t.play(order[-1])
    assert order == ["relic:tablet-2", "relic:tablet-1", "relic:tablet-3"]
    assert t.points("keepers") == 6


def test_the_keepers_encamp_where_a_relic_waits() -> None:
    t = keepers({9: "3 keepers", 4: "3 keepers"}, "encamp", {9: "figure-3"})
    assert advised(t) == "clearing:9"
    t.play(9)
    assert advised(t) in ("waystation:figure-jewelry", "waystation:figure-tablet")


def test_an_evaluation_is_a_share() -> None:
    t = keepers({9: "3 keepers"}, "encamp", {9: "figure-3"}, factions=("keepers", "hundreds", "eyrie"))
    shares = [GAME.evaluate(t.state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert all(share > 0 for share in shares)
