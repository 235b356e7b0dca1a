"""Imagined tables: what a seat cannot know is dealt anew; to the seat they look the same, and they play on."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import SEATS, Fault, Flow, Refused, Rng, Seat, Table, together
from maraud.engine.moves import REDEAL
from tests.engine.playing import everything, opened, play, situation
from tests.engine.tiny import A, B, Said, Tiny, ask, note, said
from tests.engine.toy import COPIES, DRAW, DUEL, LAY, PEEK, SHOW_WHICH, MagpiesGame, magpies

GAME = MagpiesGame()


def seen(table: Table, seat: int) -> str:
    """What a seat sees, with its ask."""
    asked = table.ask_of(seat)
    options = [option.text for option in asked.options] if asked else []
    return json.dumps([table.game.view(table.state, seat), options])


def hidden(table: Table, seat: int) -> str:
    s = magpies(table)
    return json.dumps([s.deck, s.aside, [hand for other, hand in enumerate(s.hands) if other != seat]])


def is_between_steps(table: Table) -> bool:
    return not table.moves[table.checkpoints[-1].seq - table.base :]


@settings(max_examples=4)
@given(st.integers(0, 10_000), st.sampled_from([2, 3]))
def test_an_imagined_table_looks_the_same_to_its_seat_and_plays_to_the_end(number: int, seats: int) -> None:
    table, rng = opened(number, seats), Rng(number)
    while not table.result:
        before = everything(table)
        for seat in range(-1, seats):
            if not is_between_steps(table) and table.ask_of(seat) is None:
                continue
            imagined = table.imagine(seat, rng)
            if table.ask_of(seat) or not imagined.ask_of(seat):  # else its own sealed answer is open again
                assert seen(imagined, seat) == seen(table, seat)
            clone = imagined.clone()
            assert situation(clone) == situation(imagined)
            choices = rng.seed()
            play(imagined, Rng(choices))
            assert imagined.result
            assert set(GAME.pieces(magpies(imagined)).values()) == {COPIES}
            play(clone, Rng(choices), 3)
            assert set(GAME.pieces(magpies(clone)).values()) == {COPIES}
        assert everything(table) == before
        play(table, rng, 1)


def test_imagining_changes_what_the_seat_cannot_know() -> None:
    table = play(opened(3), Rng(3), 4)
    assert is_between_steps(table)
    worlds = {hidden(table.imagine(0, Rng(number)), 0) for number in range(30)}
    assert len(worlds) > 5


def test_the_same_generator_imagines_the_same_world() -> None:
    table = play(opened(3), Rng(3), 4)
    assert situation(table.imagine(0, Rng(5))) == situation(table.imagine(0, Rng(5)))


def peeking(number: int = 1) -> Table:
    """Seat 1 is asked in the middle of a step to show seat 0 a gem."""
    table = opened(number, seats=2)
    table.choose(PEEK)
    table.choose(SEATS[1])
    assert table.asks[0].prompt is SHOW_WHICH
    return table


def test_in_mid_step_the_asked_seat_imagines_under_the_waiting_flow() -> None:
    table = peeking()
    worlds = set()
    for number in range(30):
        imagined = table.imagine(1, Rng(number))
        assert imagined.moves[-1].who == REDEAL
        assert seen(imagined, 1) == seen(table, 1)
        worlds.add(hidden(imagined, 1))
        clone = imagined.clone()
        for copy in (imagined, clone):
            copy.choose(copy.asks[0].options[0])
            play(copy, Rng(1), 5)
        again = imagined.clone()
        assert situation(again) == situation(imagined)
    assert len(worlds) > 3


def test_in_mid_step_only_a_seat_that_is_asked_can_imagine() -> None:
    table = peeking()
    for seat in (-1, 0):
        with pytest.raises(Fault, match="only a seat that is asked"):
            table.imagine(seat, Rng(0))


def test_an_imagined_table_imagines_again_for_another_seat() -> None:
    table = peeking()
    imagined = table.imagine(1, Rng(1))
    twice = imagined.imagine(1, Rng(2))
    assert [move.who for move in twice.moves[-2:]] == [REDEAL, REDEAL]
    assert seen(twice, 1) == seen(table, 1)
    assert situation(twice.clone()) == situation(twice)
    play(twice, Rng(3))
    assert twice.result
    while not is_between_steps(imagined):
        play(imagined, Rng(4), 1)
    other = imagined.imagine(0, Rng(5))
    assert seen(other, 0) == seen(imagined, 0)
    play(other, Rng(6))
    assert other.result


def test_an_imagined_table_does_not_go_back_to_the_true_state() -> None:
    imagined = peeking().imagine(1, Rng(1))
    world = situation(imagined)
    with pytest.raises(Refused):
        imagined.undo(imagined.seq - 1)
    with pytest.raises(Refused):
        imagined.undo(imagined.base)
    assert situation(imagined) == world
    imagined.choose(imagined.asks[0].options[0])
    imagined.undo(imagined.base + len(imagined.moves) - 1)
    play(imagined, Rng(1))
    assert imagined.result


def dueling() -> Table:
    """Both seats lay a gem; seat 0 has, and its answer is sealed."""
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    return table


def test_in_the_middle_of_a_together_the_sealed_answers_are_open_again() -> None:
    table = dueling()
    imagined = table.imagine(1, Rng(1))
    assert [asked.seat for asked in imagined.asks] == [0, 1]
    assert imagined.asks[0].prompt is LAY
    mine = imagined.ask_of(1)
    true = table.ask_of(1)
    assert mine is not None
    assert true is not None
    assert mine.options == true.options
    play(imagined, Rng(2))
    assert imagined.result


def test_a_together_in_mid_step_is_imagined_and_copied_with_its_redeal() -> None:
    def step(s: Said) -> Flow[None]:
        note(s, 0, (yield ask(0, A, B)))
        answers = yield from together([ask(0, A, B), ask(1, A, B)])
        note(s, 0, answers[0])
        note(s, 1, answers[1])
        s.result = [1.0, 0.0]

    table = Table.open(Tiny(step), 2)
    table.choose(A)
    table.choose(B, 0)
    imagined = table.imagine(1, Rng(1))
    assert [asked.seat for asked in imagined.asks] == [0, 1]
    imagined.choose(A, 1)
    clone = imagined.clone()
    for copy in (imagined, clone):
        assert [asked.seat for asked in copy.asks] == [0]
        copy.choose(B, 0)
        assert said(copy) == [A.code, B.code, A.code]
    assert table.asks[0].seat == 1


def test_imagined_dice_are_not_the_tables_own() -> None:
    table = play(opened(3), Rng(3), 4)
    assert DRAW in table.asks[0].options
    table_draw, draws = table.clone(), set()
    table_draw.choose(DRAW)
    for number in range(20):
        imagined = table.imagine(table.asks[0].seat, Rng(number))
        imagined.choose(DRAW)
        draws.add(imagined.moves[-1].option.text)
    assert len(draws) > 1


def test_a_table_that_keeps_no_checkpoints_cannot_be_copied() -> None:
    table = opened(keep=0)
    with pytest.raises(Fault, match=r"^This table keeps no checkpoints\.$"):
        table.clone()
    with pytest.raises(Fault, match=r"^This table keeps no checkpoints\.$"):
        table.imagine(0, Rng(0))


def test_a_player_is_handed_the_view_the_ask_and_a_way_to_imagine() -> None:
    table = play(opened(3), Rng(3), 4)
    number = table.asks[0].seat
    seat = Seat(table, number)
    assert seat.ask is table.asks[0]
    assert seat.game is table.game
    assert seat.view() == table.game.view(table.state, number)
    assert seen(seat.imagine(Rng(1)), number) == seen(table, number)
    assert table.game.view(seat.world(Rng(1)), number) == seat.view()
    with pytest.raises(AssertionError):
        Seat(table, (number + 1) % 3)
