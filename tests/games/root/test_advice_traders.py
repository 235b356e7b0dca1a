"""Rules of thumb of the Riverfolk, of those who buy from them, of the Corvids and the Keepers, where they are plain."""

from maraud.engine import Rng
from maraud.games.root.game import GAME
from tests.games.root.test_corvids import corvids
from tests.games.root.test_keepers import keepers
from tests.games.root.test_riverfolk import company
from tests.games.root.test_riverfolk_services import market
from tests.games.root.woodland import Woodland


def advised(t: Woodland) -> str:
    """What the rules of thumb say to the open question."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


# Riverfolk.


def test_root_11_4_2_funds_left_alone_pay_while_there_is_time() -> None:
    """ROOT-11.4.2 ROOT-11.5.6 With three posts a fourth is for the last turns."""
    where = {5: "2 eyrie, rabbit-post", 1: "fox-post", 2: "mouse-post", 8: "2 eyrie"}
    t = company(where, funds={"eyrie": 4}, points={"eyrie": 5, "riverfolk": 8})
    assert advised(t) != "trade-post"
    t = company(where, funds={"eyrie": 4}, points={"eyrie": 27, "riverfolk": 8})
    assert advised(t) == "trade-post"


def test_root_11_4_2_without_a_post_nothing_pays() -> None:
    """ROOT-11.4.2"""
    assert advised(company({8: "2 eyrie"}, funds={"eyrie": 4})) == "trade-post"


def test_root_11_6_2_prices_that_somebody_pays() -> None:
    """ROOT-11.6.2 A card that others can craft sells; for boats that help nobody no more is asked than for any."""
    where = {1: "2 marquise, workshop", 5: "marquise, workshop"}
    t = company(where, "set_prices", hands={"riverfolk": ["anvil", "root-tea-rabbit"]})
    assert t.names() == ["1", "2", "3", "4"]
    dear = int(advised(t).partition(":")[2])
    t = company({}, "set_prices", hands={"riverfolk": ["dominance-fox"]})
    assert int(advised(t).partition(":")[2]) <= dear
    t.play(1)
    assert advised(t) == "number:1"


def test_root_11_2_7_2_boats_are_hired_where_the_river_leads_to_prey() -> None:
    """ROOT-11.2.7.2"""
    for there, answer in (("roost, rabbit-post", "upon:riverboats"), ("3 eyrie", "pass")):
        t = market({4: "5 marquise", 7: there}, fields={"prices": [4, 1, 4]}, hands={"riverfolk": ["anvil"]})
        assert "upon:riverboats" in t.asked()
        assert advised(t) == answer


# Corvids.


def test_root_13_5_4_a_bomb_is_swapped_to_its_prey() -> None:
    """ROOT-13.5.4"""
    t = corvids(
        {5: "corvids", 8: "corvids, 3 marquise, sawmill, workshop"},
        "actions",
        {5: "bomb", 8: "snare"},
        fields={"plotted": 3},
    )
    assert advised(t) == "trick"
    t.play("trick")
    first = advised(t)
    t.play(first)
    assert {first, advised(t)} == {"clearing:5", "clearing:8"}
    t = corvids({5: "corvids", 8: "corvids, 3 marquise, sawmill"}, "actions", {5: "snare", 8: "bomb"})
    assert advised(t) != "trick"


# Keepers.


def test_root_15_5_2_2_delving_where_the_relic_can_be_recovered() -> None:
    """ROOT-15.5.2.2 ROOT-15.5.2.3 Beside a waystation of its type rather than elsewhere."""
    t = keepers(
        {9: "3 keepers", 1: "3 keepers"},
        "act_with_retinue",
        {"F2": "jewelry"},
        {"jewelry-figure": 9},
        {"battle-then-delve": "retainer", "move-or-recover": "retainer"},
    )
    t.play("faithful-retainer")
    assert (t.names(), advised(t)) == (["1", "9"], "clearing:9")
