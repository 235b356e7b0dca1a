"""ROOT-13.5 to ROOT-13.7 The Corvids: actions, Evening, what the plots' faces never tell, and rules of thumb."""

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest

from maraud.engine import Rng, Seat, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.factions.corvids.pieces import in_supply
from maraud.games.root.game import GAME
from maraud.games.root.lists import changed, with_row
from maraud.games.root.options import PLOT
from maraud.games.root.state import Root
from maraud.games.root.view import redeal
from maraud.players import GreedyPlayer
from tests.games.root.test_corvids import PLOTS, THREE, corvids, plots, scheme
from tests.games.root.woodland import Woodland


def advised(t: Woodland) -> str:
    """What the rules of thumb say to the open question."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


# Daylight.


def test_root_13_5_three_actions() -> None:
    """ROOT-13.5 ROOT-13.5.1 ROOT-13.5.3 ROOT-13.2.3 The same ones if they like, and whoever rules."""
    t = corvids({5: "2 corvids, 3 eyrie", 1: "4 marquise"}, "actions")
    assert t.asked() == ["pass", "move", "battle", "place-plot"]
    t.play("move", 5, 1, 1)
    assert (t.count("corvids", 1), t.count("corvids", 5)) == (1, 1)
    t.play("battle", 5, "eyrie", dice=(1, 0)).play("battle", 5, "eyrie", dice=(1, 0))
    assert t.count("eyrie", 5) == 1
    assert t.question == "exert"


def test_root_t_ru12_a_plot_costs_more_each_time() -> None:
    """ROOT-13.5.2 ROOT-13.2.2.2 ROOT-T-RU12 From that clearing, and only where there is none yet."""
    t = corvids({1: "corvids", 5: "2 corvids", 8: "3 corvids", 9: "4 corvids, keep"}, "actions", {2: "bomb"})
    t.play("place-plot")
    assert t.names() == ["1", "5", "8"]
    t.play(1)
    assert t.names() == ["bomb", "snare", "extortion", "raid"]
    t.play("snare", "place-plot")
    assert t.names() == ["5", "8"]
    t.play(5, "raid", "place-plot")
    assert t.names() == ["8"]
    t.play(8, "bomb")
    assert [t.count("corvids", clearing) for clearing in (1, 5, 8)] == [0, 0, 0]
    assert plots(t) == {1: "snare", 2: "bomb", 5: "raid", 8: "bomb"}
    assert plots(t, "marquise") == {1: None, 2: None, 5: None, 8: None}
    assert t.points("corvids") == 0


def test_root_13_5_2_two_of_a_kind() -> None:
    """ROOT-13.5.2 ROOT-13.D.1 ROOT-13.D.2"""
    t = corvids({1: "corvids"}, "actions", {2: "bomb", 5: "up bomb", 7: "raid"}).play("place-plot", 1)
    assert t.names() == ["snare", "extortion", "raid"]
    everywhere = {c: PLOTS[1 + c % 4] for c in range(2, 10)}
    t = corvids({1: "2 corvids"}, "actions", everywhere)
    assert "place-plot" not in t.asked()
    assert t.refused["place-plot"] == "ROOT-13.5.2"


def test_root_13_5_4_trick() -> None:
    """ROOT-13.5.4 ROOT-13.2.2 Both the same way; what is known of a plot goes with it, and nothing is flipped."""
    t = corvids({}, "actions", {1: "bomb", 5: "raid", 7: "up snare", 9: "up extortion"}, {1: "raid snare"})
    t.play("trick")
    assert t.names() == ["1", "5", "7", "9"]
    t.play(1)
    assert t.names() == ["5"]
    t.play(5)
    assert plots(t) == {1: "raid", 5: "bomb", 7: "snare", 9: "extortion"}
    ruled_out = {row["clearing"]: row["ruled_out"] for row in t.board("corvids", "eyrie")["plots"]}
    assert ruled_out == {1: [], 5: ["snare", "raid"], 7: [], 9: []}
    t.play("trick", 7, 9)
    assert plots(t, "eyrie") == {1: None, 5: None, 7: "extortion", 9: "snare"}
    assert t.points("corvids") == 0
    assert corvids({}, "actions", {1: "bomb", 5: "up raid"}).refused["trick"] == "ROOT-13.5.4"


def test_root_faq_182_tricks_do_not_heed_the_keep() -> None:
    """ROOT-FAQ-182 ROOT-13.5.4"""
    t = corvids({1: "keep"}, "actions", {1: "up snare", 5: "up raid"}).play("trick", 1, 5)
    assert plots(t, "eyrie") == {1: "raid", 5: "snare"}


# Evening.


def test_root_13_6_1_exert() -> None:
    """ROOT-13.6.1 ROOT-13.6.1x1 One more action at the price of the day, and no card."""
    t = corvids({1: "2 corvids", 8: "corvids"}, "exert", fields={"plotted": 1})
    t.play("place-plot")
    assert t.names() == ["1"]
    t.play(1, "raid")
    assert (t.hand("corvids"), t.active, t.state.plotted, t.state.exerted) == ([], "eyrie", 0, False)
    t = corvids({1: "2 corvids"}, "exert", {5: "up extortion", 7: "up extortion", 9: "raid"})
    t.play("pass")
    assert len(t.hand("corvids")) == 3


def test_root_13_6_2_draw_and_discard() -> None:
    """ROOT-13.6.2 ROOT-13.7.3 The limit holds after exerting too."""
    hand = ["anvil", "sword", "cobbler", "armorers", "bake-sale", "investments"]
    t = corvids({1: "corvids", 5: "eyrie"}, "exert", hands={"corvids": hand})
    t.play("move", 1, 5, 1)
    assert t.question == "down-to-five"
    assert len(t.play("anvil").hand("corvids")) == 5
    assert len(corvids({}, "draw_and_discard", {5: "up extortion"}).hand("corvids")) == 2


# What the faces never tell.


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_root_13_2_2_1_all_sixteen_pairs_look_the_same(viewer: int) -> None:
    """ROOT-13.2.2.1 ROOT-1.2.1 Whatever two plots lie there: view, questions, what is refused, and what is told."""
    seen = set()
    for one, other in product(PLOTS[1:], PLOTS[1:]):
        t = corvids({1: "2 corvids, marquise", 5: "2 corvids"}, "actions", {1: one, 5: other})
        t.play("trick", 1, 5).play("move", 5, 1, 1).play("battle", 1, "marquise", dice=(1, 0))
        evaluated = [GAME.evaluate(t.state, seat) for seat in (1, 2)]
        asks = [(ask.seat, ask.prompt.key, [option.text for option in ask.options]) for ask in t.table.asks]
        told = [(e.kind.key, repr(e.facts_for(viewer)), e.text_for(viewer)) for e in t.table.events]
        seen.add(json.dumps([GAME.view(t.state, viewer), asks, told, evaluated]))
    assert len(seen) == 1


def test_root_13_2_2_1_the_answer_which_plot_is_secret() -> None:
    """ROOT-13.2.2.1 Nobody else is told what was laid, in any words."""
    told = set()
    for plot in PLOTS[1:]:
        t = corvids({1: "corvids"}, "actions").play("place-plot", 1)
        assert t.table.asks[0].secret
        t.play(plot)
        own, others = t.view("corvids"), [t.view("eyrie"), t.view("marquise"), t.view()]
        assert own["players"][0]["board"]["plots"][0]["plot"] == plot
        events = [[(e.kind.key, repr(e.facts_for(seat))) for e in t.told] for seat in (-1, 1, 2)]
        told.add(json.dumps([others, events, t.asked()]))
    assert len(told) == 1


def test_root_13_2_2_1_the_supply_of_plots_is_secret() -> None:
    """ROOT-13.D.2 What can be laid next is told to the Corvids alone."""
    boards = {json.dumps(corvids({}, "actions", {1: plot}).board("corvids", "eyrie")) for plot in PLOTS[1:]}
    assert len(boards) == 1


@pytest.mark.parametrize(
    ("where", "denied", "possible"),
    [
        ({1: "bomb"}, {}, {1: {"bomb", "snare", "extortion", "raid"}}),
        ({1: "bomb"}, {1: "raid snare"}, {1: {"bomb", "extortion"}}),
        ({1: "bomb", 2: "up raid", 5: "up raid"}, {}, {1: {"bomb", "snare", "extortion"}}),
        ({1: "bomb", 2: "snare", 5: "bomb"}, {1: "raid snare extortion", 5: "raid snare extortion"}, {2: {"snare"}}),
    ],
)
def test_root_1_2_1_worlds_that_fit_what_is_known(
    where: dict[int, str], denied: dict[int, str], possible: dict[int, set[str]]
) -> None:
    """ROOT-13.2.2.1 ROOT-IMPL-30 A redeal gives every face that could be there, and no other; the owner's stay."""
    if 2 in possible:  # both bombs are known, and with them that no third one is
        possible = {1: {"bomb"}, 5: {"bomb"}, 2: {"snare", "extortion", "raid"}}
    s = corvids({}, "actions", where, denied).state
    before = GAME.view(s, 1)
    found: dict[int, set[str]] = {clearing: set() for clearing in possible}
    for seed in range(80):
        world = s.copy()
        redeal(world, 1, Rng(seed))
        assert (GAME.view(world, 1), GAME.check(world)) == (before, "")
        assert min(in_supply(world, 0)) >= 0
        for clearing in possible:
            found[clearing].add(PLOTS[world.plots[0][clearing]])
    assert found == possible
    own = s.copy()
    redeal(own, 0, Rng(1))
    assert own.plots == s.plots


def test_wrong_positions_of_plots_are_refused() -> None:
    """ROOT-1.5.1 ROOT-13.2.2.2 ROOT-13.D.1"""
    s = corvids({1: "corvids"}, "actions", {1: "bomb", 5: "up raid"}, {1: "raid"}).state
    assert GAME.check(s) == ""

    def with_plot(place: int, value: int) -> str:
        wrong = s.copy()
        wrong.plots = with_row(wrong.plots, 0, changed(wrong.plots[0], place, value))
        return GAME.check(wrong)

    assert with_plot(1, 5) == "There is no such plot."
    assert with_plot(1, 0) == "The plots are not where their tokens are."
    assert with_plot(5, 1) == "The plots are not where their tokens are."
    assert with_plot(2, 1) == "The plots are not where their tokens are."
    wrong = s.copy()
    wrong.denied = changed(wrong.denied, 1, 1)
    assert GAME.check(wrong) == "What is known of a plot is not so."
    three = corvids({}, "actions", {1: "bomb", 2: "up bomb", 5: "snare"}).state
    three.plots[0][5] = 1
    assert GAME.check(three) == "There are two plots of a kind at most."


@pytest.mark.parametrize("seed", range(3))
def test_games_in_which_nothing_leaks(seed: int) -> None:
    """ROOT-13.2.2.1 At any time a seat's view is the same in every world that fits what it knows."""
    rng = Rng(seed)
    names: dict[str, Any] = {f"faction_{seat}": name for seat, name in enumerate(("corvids", "eyrie", "alliance"), 1)}
    table = Table.open(GAME, 3, names, RandomDice(Rng(rng.seed())), keep=0)
    state = table.state
    assert isinstance(state, Root)
    kinds: Counter[str] = Counter()
    for _ in range(1500):
        if table.result:
            break
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        viewer = rng.below(4) - 1
        world = state.copy()
        redeal(world, viewer, Rng(rng.seed()))
        assert GAME.view(world, viewer) == GAME.view(state, viewer)
        kinds["down"] += sum(face > 0 for face in state.plots[0])
        kinds["other"] += world.plots != state.plots
    assert kinds["other"] > 20


# Rules of thumb.


def test_the_corvids_flip_bombs_last_and_plot_while_it_is_cheap() -> None:
    t = corvids({1: "corvids", 5: "corvids"}, "flip_plots", {1: "bomb", 5: "raid"})
    assert advised(t) == "clearing:5"
    assert advised(corvids({1: "3 corvids"}, "actions")) == "place-plot"
    t = corvids({5: "2 corvids, sawmill, workshop"}, "actions").play("place-plot", 5)
    assert advised(t) == "plot:bomb"


def test_others_guess_when_the_odds_are_good() -> None:
    """ROOT-13.2.4 They do not look at the face."""
    for lies in ("extortion", "snare"):
        hands = {"eyrie": ["anvil"]}
        t = corvids({1: "eyrie, roost"}, plots={1: lies}, turn="eyrie", hands=hands)
        assert advised(t) == "pass"
        t = corvids({1: "eyrie, roost"}, plots={1: lies}, denied={1: "bomb raid"}, turn="eyrie", hands=hands)
        assert advised(t) == "upon:expose"
        t.play("upon:expose", 1, "anvil")
        assert advised(t) == "plot:snare"


def test_advice_is_the_same_where_the_seat_knows_the_same() -> None:
    """ROOT-1.2.1 Of all three, and with plots about."""
    for seed in range(3):
        rng = Rng(seed)
        names: dict[str, Any] = {f"faction_{seat}": name for seat, name in enumerate(THREE, 1)}
        table = Table.open(GAME, 3, names, RandomDice(Rng(rng.seed())), keep=1)
        place = 0
        while table.asks and place < 600:
            ask = table.asks[0]
            place += 1
            choice = GreedyPlayer(seed).choose(Seat(table, ask.seat))
            if place % 6 == 0:
                imagined = table.imagine(ask.seat, Rng(place))
                assert GreedyPlayer(seed).choose(Seat(imagined, ask.seat)) is choice
            table.choose(choice if place % 3 else rng.choice(ask.options), ask.seat)


def winner(seed: int) -> str:
    """Who wins when the Corvids follow the rules of thumb and the others choose at random."""
    rng = Rng(seed)
    order = list(THREE)
    rng.shuffle(order)
    names: dict[str, Any] = {f"faction_{seat}": name for seat, name in enumerate(order, 1)}
    table = Table.open(GAME, 3, names, RandomDice(Rng(rng.seed())), keep=0, listen=False)
    state = table.state
    assert isinstance(state, Root)
    while not table.result:
        ask = table.asks[0]
        choice = GAME.advise(state, ask, rng) if order[ask.seat] == "corvids" else rng.choice(ask.options)
        table.choose(choice, ask.seat)
    return order[table.result.index(max(table.result))]


def test_the_corvids_beat_chance() -> None:
    assert sum(winner(seed) == "corvids" for seed in range(10)) >= 9


def test_the_position_is_worth_more_with_plots() -> None:
    worse = corvids({1: "corvids"}).state
    better = corvids({1: "corvids"}, plots={1: "raid", 5: "bomb"}).state
    assert GAME.evaluate(better, 0) > GAME.evaluate(worse, 0)


def test_labels_of_plots() -> None:
    assert [GAME.label(plot) for plot in PLOT] == ["bomb", "snare", "extortion", "raid"]
    assert scheme(("corvids",), {1: "up raid"})["open_plots"][1] == 4
