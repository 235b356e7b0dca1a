"""What holds in every game, whatever is drawn and chosen."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import PASS, Option, RandomDice, Rng, Table
from maraud.engine.game import Setting, Value
from maraud.games.marooned.cards import CARDS
from maraud.games.marooned.check import check
from maraud.games.marooned.game import GAME, SETTINGS
from maraud.games.marooned.ships import ship_square
from maraud.games.marooned.state import IN_PORT, NOWHERE, SIZE, Marooned, column, row

# 16 at first; 15 in hearts; Shelter once more after a Tornado, and the best heart once more by Mirage.
MOST_TURNS = 16 + 15 + 2 + 3


def values(setting: Setting) -> st.SearchStrategy[Value]:
    """Every value that an option can take."""
    return st.sampled_from(setting.choices) if setting.choices else st.booleans()


OPTIONS: st.SearchStrategy[dict[str, Value]] = st.fixed_dictionaries({each.name: values(each) for each in SETTINGS})


def played(seed: int, options: dict[str, Value]) -> list[Marooned]:
    """The states of a game at random, at each choice and at the end."""
    rng = Rng(seed)
    table = Table.open(GAME, 1, options, RandomDice(rng), keep=1)
    states = [copied(table)]
    while table.asks:
        table.choose(rng.choice(table.asks[0].options))
        states.append(copied(table))
    return states


def copied(table: Table) -> Marooned:
    """The state of a table as it is now."""
    state = table.state.copy()
    assert isinstance(state, Marooned)
    return state


GAMES: dict[str, Any] = {"seed": st.integers(0, 2**40), "options": OPTIONS}


@settings(max_examples=150)
@given(**GAMES)
def test_moo_2_health_is_never_above_16(seed: int, options: dict[str, Value]) -> None:
    assert all(state.health <= 16 for state in played(seed, options))


@settings(max_examples=150)
@given(**GAMES)
def test_moo_1_every_card_is_in_one_place(seed: int, options: dict[str, Value]) -> None:
    for state in played(seed, options):
        assert GAME.pieces(state) == {"cards": 16, "squares taken": 0, "squares right": 0}
        for card in CARDS:
            assert (state.place[card] == NOWHERE) == bool(state.deck[card])
        assert state.at[state.player] != NOWHERE


@settings(max_examples=150)
@given(**GAMES)
def test_moo_12_the_island_is_never_wider_or_taller_than_4(seed: int, options: dict[str, Value]) -> None:
    for state in played(seed, options):
        squares = [square for square in state.place if square != NOWHERE]
        rows, columns = [row(square) for square in squares], [column(square) for square in squares]
        assert max(rows) - min(rows) < 4
        assert max(columns) - min(columns) < 4
        assert [state.north, state.south, state.west, state.east] == [min(rows), max(rows), min(columns), max(columns)]


@settings(max_examples=150)
@given(**GAMES)
def test_moo_22_the_ship_is_always_outside_the_area_and_all_cards_in_it(seed: int, options: dict[str, Value]) -> None:
    for state in played(seed, options):
        if state.corner == IN_PORT:
            continue
        down, right = ship_square(state)
        assert down in (state.top - 1, state.top + SIZE) or right in (state.left - 1, state.left + SIZE)
        for square in state.place:
            if square != NOWHERE:
                assert state.top <= row(square) < state.top + SIZE
                assert state.left <= column(square) < state.left + SIZE


@settings(max_examples=150)
@given(**GAMES)
def test_mn_16_a_game_is_no_longer_than_its_health_and_hearts(seed: int, options: dict[str, Value]) -> None:
    states = played(seed, options)
    assert states[-1].result in ([0.0], [1.0])
    assert states[-1].turn <= MOST_TURNS
    assert len(states) - 1 <= 4 * MOST_TURNS  # at most a move, an extra space, a swap and a flip each turn
    assert GAME.most_decisions >= 4 * MOST_TURNS


@settings(max_examples=150)
@given(**GAMES)
def test_every_state_of_a_game_passes_the_check_of_positions(seed: int, options: dict[str, Value]) -> None:
    table = Table.open(GAME, 1, options, RandomDice(Rng(seed)), keep=1)
    rng = Rng(seed + 1)
    while table.asks:
        table.choose(rng.choice(table.asks[0].options))
        state = table.checkpoints[-1].state
        assert isinstance(state, Marooned)
        assert check(state) == ""


@settings(max_examples=100)
@given(**GAMES)
def test_moo_6_choices_come_in_the_order_of_the_steps(seed: int, options: dict[str, Value]) -> None:
    rng = Rng(seed)
    table = Table.open(GAME, 1, options, RandomDice(rng), keep=0)
    order = {"move": 0, "mirage": 1, "extra": 2, "flip": 3}
    last, turn = 0, 1
    while table.asks:
        now = order[table.asks[0].prompt.key]
        state = table.state
        assert isinstance(state, Marooned)
        assert now >= last or state.turn == turn + 1
        last, turn = now, state.turn
        table.choose(rng.choice(table.asks[0].options))


@settings(max_examples=100)
@given(**GAMES)
def test_every_choice_has_words_and_a_place_on_the_board(seed: int, options: dict[str, Value]) -> None:
    rng = Rng(seed)
    table = Table.open(GAME, 1, options, RandomDice(rng), keep=0)
    while table.asks:
        ask = table.asks[0]
        labels = [GAME.choice_label(table.state, ask, option) for option in ask.options]  # type: ignore[arg-type]
        assert len(set(labels)) == len(labels)
        assert all(label[0].isupper() for label in labels)
        for option in ask.options:
            assert bool(element(table, option)) == (option is not PASS)
        table.choose(rng.choice(ask.options))


def element(table: Table, option: Option) -> str:
    """The element of the board that stands for an option."""
    return table.game.element(table.state, option)
