"""Copies of a table, and going back: at every decision, in mid-step and between steps, with chance inside."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import CHANCE, PASS, SEATS, Chance, Flow, Refused, Rng, ScriptedDice, Table
from maraud.engine.state import is_same
from tests.engine.playing import everything, opened, play, situation, told
from tests.engine.tiny import NUMBERS, SHOWN, A, Said, Tiny, ask, note, said
from tests.engine.toy import DRAW, DUEL, LAY, PEEK, ROLL, MagpiesGame, magpies


@settings(max_examples=15)
@given(st.integers(0, 10_000), st.sampled_from([2, 3]), st.sampled_from([1, 2, 4]))
def test_a_clone_equals_its_table_at_every_decision_and_neither_moves_the_other(
    number: int, seats: int, keep: int
) -> None:
    table, rng = opened(number, seats, keep), Rng(number)
    while not table.result:
        before = everything(table)
        clone = table.clone()
        assert situation(clone) == before[0]
        assert clone.events == []
        play(clone, Rng(rng.seed()), 1 + rng.below(12))
        assert everything(table) == before
        other = table.clone()
        play(table, Rng(7), 1)
        assert situation(other) == before[0]
        play(other, Rng(7), 1)
        assert situation(other) == situation(table)


def test_a_clone_in_the_middle_of_a_together_keeps_the_sealed_answer() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    one, two = table.asks
    table.choose(one.options[0], one.seat)
    clone = table.clone()
    assert [asked.seat for asked in clone.asks] == [two.seat]
    assert situation(clone) == situation(table)
    for copy in (clone, table):
        copy.choose(two.options[-1], two.seat)
    assert situation(clone) == situation(table)


def test_a_clone_of_a_clone_and_of_a_finished_game_is_the_same_again() -> None:
    table = play(opened(12), Rng(12), 9)
    assert situation(table.clone().clone().clone(keep=3)) == situation(table)
    play(table, Rng(1))
    assert situation(table.clone()) == situation(table)


def test_a_clone_may_have_dice_of_its_own() -> None:
    table = opened(1, seats=2)
    clone = table.clone(ScriptedDice(["pip:6", "pip:2"], start=table.chances))
    clone.choose(ROLL)
    assert magpies(clone).scores == [1, 0]
    table.choose(ROLL)
    assert table.state.result == []


def test_a_clone_that_keeps_nothing_plays_on() -> None:
    table = play(opened(14), Rng(3), 8)
    clone = table.clone(keep=0)
    play(table, Rng(5))
    play(clone, Rng(5))
    assert situation(clone) == situation(table)
    with pytest.raises(Refused):
        clone.undo(clone.seq)


@settings(max_examples=15)
@given(st.integers(0, 10_000), st.sampled_from([1, 2, 3]))
def test_undo_to_any_move_and_the_same_choices_give_the_same_game(number: int, keep: int) -> None:
    table, rng = opened(number, 3, keep), Rng(number)
    snapshots = {table.seq: everything(table)}
    while not table.result:
        play(table, rng, 1)
        snapshots[table.seq] = everything(table)
    last, moves = table.seq, table.moves[:]
    for _ in range(12):
        to = list(snapshots)[rng.below(len(snapshots))]
        table.undo(to)
        assert everything(table) == snapshots[to]
        for move in moves[to:]:
            if move.who >= 0:
                table.choose(move.option, move.who)
                assert everything(table) == snapshots[table.seq]
        assert table.seq == last


def test_undo_from_one_place_to_the_one_before_all_the_way_back() -> None:
    table, rng = opened(21, keep=1), Rng(21)
    stack = []
    while not table.result:
        stack.append((table.seq, everything(table)))
        play(table, rng, 1)
    for seq, was in reversed(stack):
        table.undo(seq)
        assert everything(table) == was


def test_undo_to_the_beginning_deals_the_same_again() -> None:
    table = opened(5)
    before = everything(table)
    play(table, Rng(5), 20)
    table.undo(0)
    assert everything(table) == before


def test_undo_to_between_two_dice_rolls_them_again_and_tells_of_them() -> None:
    table = Table.open(MagpiesGame(), 2, dice=ScriptedDice(["gem:jet"] * 5 + ["pip:6", "pip:1"]))
    table.choose(ROLL)
    assert [move.who for move in table.moves[-2:]] == [CHANCE, CHANCE]
    after = everything(table)
    for back in (1, 2):
        table.undo(table.seq - back)
        assert everything(table) == after


def test_without_dice_undo_goes_back_to_the_chance_itself() -> None:
    def step(s: Said) -> Flow[None]:
        for _ in range(3):
            note(s, 0, (yield Chance(NUMBERS)))
        yield ask()

    table = Table.open(Tiny(step))
    for number in (1, 2, 3):
        table.decide(NUMBERS[number])
    assert table.asks
    table.undo(1)
    assert table.asks == []
    assert table.chance is not None
    assert said(table) == [NUMBERS[1].code]
    assert len(table.events) == 1
    table.decide(NUMBERS[5])
    table.undo(0)
    assert table.chance is not None
    for number in (7, 8, 9):
        table.decide(NUMBERS[number])
    table.undo(3)
    assert table.chance is None
    assert said(table) == [NUMBERS[number].code for number in (7, 8, 9)]


def test_undo_goes_nowhere_that_was_not() -> None:
    table = play(opened(3), Rng(3), 6)
    before = everything(table)
    for to in (-1, table.seq + 1, 10_000):
        with pytest.raises(Refused, match=r"^The game cannot go back to there\.$"):
            table.undo(to)
    clone = table.clone()
    with pytest.raises(Refused):
        clone.undo(clone.base - 1)
    assert everything(table) == before


def test_undo_of_the_end_of_the_game_opens_it_again() -> None:
    table, rng = opened(7), Rng(7)
    before, seq = everything(table), table.seq
    while not table.result:
        before, seq = everything(table), table.seq
        play(table, rng, 1)
    table.undo(seq)
    assert table.result == []
    assert everything(table) == before


def test_the_first_checkpoint_stays_and_only_the_newest_others() -> None:
    table = play(opened(9, keep=2), Rng(9))
    assert table.checkpoints[0].seq == 0
    assert len(table.checkpoints) == 3
    assert table.checkpoints[1].seq > 20


def test_a_checkpoint_is_never_changed() -> None:
    table = opened(10, keep=30)
    copies = [(point, point.state.copy()) for point in table.checkpoints]
    play(table, Rng(1), 15)
    table.undo(table.seq // 2)
    table.clone()
    table.imagine(0, Rng(3)) if table.ask_of(0) else None
    play(table, Rng(2), 15)
    assert len(copies) > 2
    assert all(is_same(point.state, copy) for point, copy in copies)


# How far back one may go alone.


def floors(table: Table) -> list[int]:
    return [table.seq - table.undo_floor(seat) for seat in range(table.seats)]


def test_one_goes_back_over_own_choices_alone() -> None:
    table = opened(1, seats=2)
    assert floors(table) == [0, 0]
    table.choose(PEEK)
    assert floors(table) == [1, 0]
    table.undo(table.undo_floor(0))
    assert table.asks[0].prompt.key == "your-turn"
    table.choose(PASS)
    assert floors(table) == [1, 0]


def test_dice_and_draws_cannot_be_taken_back() -> None:
    for act in (DRAW, ROLL):
        table = opened(1, seats=2)
        table.choose(act)
        assert floors(table) == [0, 0]
        table.choose(PASS)
        assert floors(table) == [1, 0]


def test_another_players_answer_cannot_be_taken_back() -> None:
    table = opened(1, seats=2)
    table.choose(PEEK)
    table.choose(SEATS[1])
    assert floors(table) == [2, 0]
    table.choose(table.asks[0].options[0])
    assert floors(table) == [0, 0]


def test_what_was_revealed_cannot_be_taken_back() -> None:
    def step(s: Said) -> Flow[None]:
        note(s, 0, (yield ask()))
        got = yield ask()
        s.tell(SHOWN, (0, got))
        note(s, 0, (yield ask()))
        yield ask()

    table = Table.open(Tiny(step))
    table.choose(A)
    assert floors(table) == [1]
    table.choose(A)
    assert floors(table) == [0]
    table.choose(A)
    assert floors(table) == [1]
    table.undo(table.undo_floor(0))
    assert [event.kind.key for event in table.events] == ["said", "shown"]


def test_a_sealed_answer_can_be_taken_back_until_another_answers() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    assert table.asks[0].prompt is LAY
    assert floors(table) == [3, 0]
    table.choose(table.asks[0].options[0], 1)
    assert floors(table) == [0, 0]


def test_giving_up_cannot_be_taken_back_alone() -> None:
    table = opened(1, seats=2)
    table.choose(PASS)
    table.give_up(1)
    assert floors(table) == [0, 0]


@settings(max_examples=10)
@given(st.integers(0, 10_000))
def test_undo_to_the_floor_takes_nothing_from_others_and_rolls_nothing_again(number: int) -> None:
    table, rng = opened(number, 3), Rng(number)
    while not table.result:
        play(table, rng, 1)
        for seat in range(3):
            floor = table.undo_floor(seat)
            gone = table.moves[floor:]
            assert all(move.who == seat for move in gone)
            kept = table.clone(keep=2)
            if floor >= kept.base:
                kept.undo(floor)
                assert kept.seq == floor
    assert told(table.events)
