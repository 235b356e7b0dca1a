"""Winning, and cards that stay sixteen."""

from __future__ import annotations

from maraud.engine import Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.games.raiders.board import CARDS, CORNER_OF, GROUP_OF, KIND
from maraud.games.raiders.board import HAZARD as HAZARD_KIND
from maraud.games.raiders.game import GAME
from maraud.games.raiders.state import BEFORE
from tests.games.raiders.ring import raiders, ring

THREE_RED = "marion-1 ra-1 imam-1"


def test_rai_1_four_groups_in_one_color_win() -> None:
    t = ring([15, 0], {0: THREE_RED}, spins=(6,))
    t.play("take", "card:map-room-2", colors=("red",))
    assert t.table.result == [1.0, 0.0]
    t = ring([15, 0], {0: THREE_RED}, spins=(6,))
    t.play("take", "card:map-room-2", colors=("green",))  # four groups, but not of one color
    assert not t.table.result
    assert t.text("counted") == "Ana owns all four groups, not in one color."


def test_rai_1_four_of_a_color_win_only_before_one_player() -> None:
    t = ring([15, 0, 9], {0: "marion-1 ra-1 imam-2", 1: "imam-1", 2: "map-room-1"}, spins=(6,))
    t.play("take", "card:map-room-2", colors=("yellow",))
    assert t.text("counted") == "Ana owns all four groups, not in one color."
    assert not t.table.result


def test_rai_46_nothing_is_said_of_colors_before_one_owns_all_four_groups() -> None:
    t = ring([15, 0], {0: "marion-1 ra-1 ra-4"}, spins=(6,))
    t.play("take", "card:map-room-1", colors=("red",))
    assert "took" in t.events()
    assert "counted" not in t.events()


def test_rai_46_the_four_are_shown_and_the_game_is_over_at_once() -> None:
    t = ring([15, 0], {0: THREE_RED + " ra-4"}, spins=(6,))
    t.play("take", "card:map-room-1", colors=("red",))
    assert t.asked == (-1, "")
    assert t.text("won", 1) == "Ana shows four red cards and wins!"
    for seat in (-1, 1):
        assert t.known(seat) == {"marion-1": "red", "ra-1": "red", "imam-1": "red", "map-room-1": "red"}
    view = t.view(-1)
    assert (view["phase"], view["winner"], view["won_color"]) == ("over", 0, "red")
    assert [GAME.score(t.state, seat) for seat in (0, 1)] == [4.0, 0.0]


def test_rai_t12_a_win_as_the_victim_of_a_trap() -> None:
    t = ring([7, 0], {0: "marion-4 ra-4 imam-4", 1: "map-room-4"}, spins=(3,), active=1)
    t.play("seat:0", spins=(6, 1))
    assert t.table.result == [1.0, 0.0]
    assert t.state.active == 1


def test_ra_15_a_win_in_another_players_turn() -> None:
    t = ring([1, 7], {0: "map-room-1 imam-2", 1: THREE_RED}, spins=(6,))
    t.play("pass", "seat:1", spins=(6, 1))
    assert t.asked == (1, "pick")
    t.play("card:map-room-1")
    assert t.table.result == [0.0, 1.0]
    assert t.state.active == 0


def test_rai_e15_nobody_calls_a_win() -> None:
    t = ring([0, 14], {0: "marion-1 ra-1", 1: "imam-1 map-room-1"}, spins=(6,))
    t.play("raid", "color:red", "card:imam-1", "card:map-room-1", "pass")
    assert t.table.result == [1.0, 0.0]  # nothing was asked in between
    assert t.events()[-3:] == ["raid-won", "counted", "won"]


def test_rai_e16_only_one_can_win() -> None:
    for number in range(60):
        t = played(number, 2 + number % 3)
        assert sorted(t.result) == [0.0] * (t.seats - 1) + [1.0] or set(t.result) == {0.5}


def test_rai_t13_every_card_is_in_one_place() -> None:
    for number in range(6):
        t = Table.open(GAME, 2 + number % 3, dice=SeededDice(seed_from(number)), keep=0)
        rng = Rng(number)
        sorts = GAME.pieces(raiders(t.state))
        assert sorts == dict.fromkeys(sorts, 4)
        while t.asks:
            t.choose(rng.choice(t.asks[0].options))
            state = raiders(t.state)
            assert GAME.pieces(state) == sorts
            for card in CARDS:
                place = state.place[card]
                assert place == CORNER_OF[GROUP_OF[card]] or place >= BEFORE or KIND[place] == HAZARD_KIND


def played(number: int, seats: int) -> Table:
    """A game that greedy players play against random ones."""
    t = Table.open(GAME, seats, dice=SeededDice(seed_from(number)), keep=0)
    rng = Rng(number)
    while t.asks:
        ask = t.asks[0]
        t.choose(GAME.advise(raiders(t.state), ask, rng) if ask.seat else rng.choice(ask.options))
    return t
