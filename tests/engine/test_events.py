"""Events: told to all or more to some, with their place in the game, taken back by undo and never told by copies."""

from __future__ import annotations

from maraud.engine import PASS, SEATS, Flow, Rng, Table
from tests.engine.playing import opened, play, told
from tests.engine.tiny import A, Said, Tiny, ask, note
from tests.engine.toy import DRAW, GAME, GEMS, PEEK, ROLL


def test_a_whisper_tells_named_seats_more() -> None:
    table = opened(1)
    table.choose(DRAW)
    drew = table.events[-1]
    gem = table.moves[-1].option
    assert [drew.is_told(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]
    assert [drew.facts_for(seat) for seat in (-1, 0, 1)] == [(SEATS[0],), (gem,), (SEATS[0],)]
    names = ["Ana", "Ben", "Cleo"]
    assert GAME.say(drew.text_for(0), drew.facts_for(0), names) == f"You draw {GAME.label(gem)}."
    assert GAME.say(drew.text_for(2), drew.facts_for(2), names) == "Ana draws a gem."
    assert GAME.say(drew.text_for(-1), drew.facts_for(-1), []) == "Seat 1 draws a gem."


def test_a_whisper_may_go_to_several_seats() -> None:
    table = opened(1)
    table.choose(PEEK)
    table.choose(SEATS[2])
    table.choose(table.asks[0].options[0])
    peeked = table.events[-1]
    assert [peeked.is_told(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert peeked.facts_for(1) == (SEATS[0], SEATS[2])
    assert peeked.facts_for(0)[2] in GEMS


def test_what_is_told_to_all_has_one_form() -> None:
    table = opened(1)
    table.choose(ROLL)
    rolled = table.events[-1]
    assert [rolled.facts_for(seat) for seat in (-1, 0)] == [rolled.facts, rolled.facts]
    assert [rolled.text_for(seat) for seat in (-1, 0)] == [rolled.kind.text] * 2


def test_each_event_says_how_many_moves_had_been_made_when_it_showed() -> None:
    table = opened(1)
    assert {event.seq for event in table.events} == {table.seq}
    first = len(table.events)
    table.choose(ROLL)
    assert {event.seq for event in table.events[first:]} == {table.seq}
    assert {event.seq for event in table.events[:first]} == {7}
    table.choose(PASS)
    assert [event.seq for event in table.events] == sorted(event.seq for event in table.events)


def test_events_before_the_first_move_keep_their_place() -> None:
    def step(s: Said) -> Flow[None]:
        note(s, 0, A)
        yield ask()
        yield ask()
        note(s, 0, A)
        s.result = [1.0]

    table = Table.open(Tiny(step))
    table.choose(A)
    table.choose(A)
    assert [event.seq for event in table.events] == [0, 2]


def test_moves_say_how_many_events_came_before_them() -> None:
    table = play(opened(4), Rng(4))
    marks = [move.events for move in table.moves]
    assert marks == sorted(marks)
    assert marks[-1] <= len(table.events)


def test_copies_tell_nothing_and_undo_takes_back() -> None:
    table = play(opened(4), Rng(4), 10)
    before = told(table.events)
    play(table.clone(), Rng(1))
    play(table.imagine(table.asks[0].seat, Rng(1)), Rng(1))
    table.explain(table.asks[0].seat)
    assert told(table.events) == before
    seq = table.seq
    play(table, Rng(2), 10)
    assert len(table.events) > len(before)
    table.undo(seq)
    assert told(table.events) == before
    table.choose(PASS) if PASS in table.asks[0].options else play(table, Rng(1), 1)
    assert told(table.events)[: len(before)] == before


def test_a_table_that_does_not_listen_hears_nothing() -> None:
    table = Table.open(GAME, 2, dice=opened(4).dice, listen=False)
    play(table, Rng(4), 10)
    table.undo(table.seq - 1)
    play(table, Rng(4), 10)
    assert table.events == []
