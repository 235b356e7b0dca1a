"""Set-up and the first card."""

from __future__ import annotations

from maraud.games.marooned.cards import CARD_IDS
from maraud.games.marooned.game import GAME
from tests.games.marooned.island import begin


def test_moo_1_one_castaway_and_sixteen_island_cards() -> None:
    t = begin("flint")
    assert (GAME.least_seats, GAME.most_seats) == (1, 1)
    assert GAME.pieces(t.state) == {"cards": 16, "squares taken": 0, "squares right": 0}


def test_moo_2_health_starts_at_16_and_never_goes_above_it() -> None:
    t = begin("flint")
    assert t.health == 16 - 1
    t.turn("north", "water")
    assert t.health == 16 - 1  # 15 + 2 is 16 at most, then the turn's 1


def test_moo_3_the_ship_starts_in_port() -> None:
    t = begin("flint")
    assert t.ship is None
    assert t.area is None


def test_moo_4_the_next_card_is_hidden_until_it_is_drawn() -> None:
    t = begin("flint")
    view = GAME.view(t.state, 0)
    assert view["deck"] == {"count": 15, "left": sorted(card for card in CARD_IDS if card != "flint")}


def test_moo_5_the_first_card_is_placed_under_the_footprints_and_is_turn_1() -> None:
    t = begin("wild_boar")
    assert t.under == "wild_boar"
    assert t.player == (0, 0)
    assert t.health == 16 - 2 - 1  # its effects apply, and it costs 1 like any turn
    assert t.state.turn == 2


def test_moo_5_a_ship_on_the_first_card_sets_sail_in_turn_1() -> None:
    t = begin("vines")
    assert t.ship == (1, -1)
    assert t.area == (-3, 0, 0, 3)


def test_moo_e1_the_first_card_as_set_up_is_free_but_works() -> None:
    t = begin("wild_boar", first_card_is_turn=False)
    assert t.health == 16 - 2
    assert t.state.turn == 1


def test_moo_e1_a_ship_of_the_set_up_moves_in_turn_1() -> None:
    t = begin("vines", first_card_is_turn=False)
    assert t.ship == (1, -1)
    t.turn("north", "flint")
    assert t.ship == (0, -1)


def test_mn_01_start() -> None:
    t = begin("flint")
    assert (t.health, t.under, t.ship) == (15, "flint", None)
    assert sum(t.state.deck) == 15
    free = begin("flint", first_card_is_turn=False)
    assert free.health == 16
