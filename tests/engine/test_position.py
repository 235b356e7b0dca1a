"""Positions: out as JSON and in again at every decision, and every wrong one refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import CHANCE, SEATS, Fault, PositionError, Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.position import position_of, read_position, table_at
from tests.engine.playing import opened, play, situation, told
from tests.engine.toy import DRAW, DUEL, GAME, PEEK, MagpiesGame


def over(position: dict[str, Any]) -> dict[str, Any]:
    """A position sent as text."""
    return read_position(json.dumps(position))


@settings(max_examples=15)
@given(st.integers(0, 10_000), st.sampled_from([2, 3]), st.sampled_from([0, 1, 2]))
def test_a_position_is_the_same_table_again_at_every_decision(number: int, seats: int, keep: int) -> None:
    table, rng = opened(number, seats), Rng(number)
    dice = SeededDice(seed_from(number))
    while not table.result:
        before = situation(table)
        position = position_of(table)
        again = table_at(over(position), GAME, dice, keep)
        assert situation(again) == before
        assert again.options == table.options
        if keep:
            assert position_of(again) == position
            assert situation(again.clone()) == before
        choices = rng.seed()
        play(table, Rng(choices), 2)
        play(again, Rng(choices), 2)
        assert situation(again) == situation(table)
    assert situation(table_at(over(position_of(table)), GAME, None)) == situation(table)


def test_a_position_is_data_of_its_own() -> None:
    table = play(opened(3), Rng(3), 5)
    before = situation(table), dict(table.options)
    position = position_of(table)
    position["options"]["target"] = 1
    position["state"]["deck"][0] = 99
    position["moves"].clear()
    assert (situation(table), table.options) == before
    assert situation(table.clone()) == before[0]


def test_a_position_listens_from_there_on() -> None:
    table = play(opened(3), Rng(3), 5)
    again = table_at(position_of(table), GAME, SeededDice(seed_from(3)), listen=True)
    assert again.events == []
    first = len(table.events)
    for each in (table, again):
        play(each, Rng(1), 12)
    assert told(again.events) == told(table.events[first:])
    seq = again.seq
    play(again, Rng(1), 3)
    again.undo(seq)
    assert told(again.events) == told(table.events[first:])


def test_a_position_in_the_middle_of_a_together_keeps_the_sealed_answer() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    again = table_at(over(position_of(table)), GAME, None)
    assert [asked.seat for asked in again.asks] == [1]
    assert situation(again) == situation(table)


def test_a_position_of_a_game_given_up_is_over() -> None:
    table = opened(1, seats=2)
    table.choose(PEEK)
    table.give_up(0)
    again = table_at(over(position_of(table)), GAME, None)
    assert again.result == [0.0, 1.0]
    assert situation(again) == situation(table)


def test_a_position_of_an_imagined_table_keeps_its_redeal() -> None:
    table = opened(1, seats=2)
    table.choose(PEEK)
    table.choose(SEATS[1])
    imagined = table.imagine(1, Rng(5))
    assert situation(table_at(over(position_of(imagined)), GAME, None)) == situation(imagined)


def test_without_dice_a_position_stops_at_a_chance() -> None:
    table = opened(1, seats=2)
    again = table_at(position_of(table), GAME, None)
    again.choose(DRAW)
    assert again.chance is not None
    stopped = table_at(over(position_of(again)), GAME, None)
    assert stopped.chance is not None
    assert stopped.chance.weights == again.chance.weights
    for each in (again, stopped):
        each.decide(table.moves[0].option)
    assert situation(stopped) == situation(again)


def test_a_table_that_keeps_nothing_has_no_position() -> None:
    with pytest.raises(Fault, match="keeps no checkpoints"):
        position_of(opened(keep=0))


# Wrong positions.


def in_peek() -> dict[str, Any]:
    """A position with two moves since its checkpoint: seat 0 peeks at seat 1."""
    table = opened(1, seats=2)
    table.choose(PEEK)
    table.choose(SEATS[1])
    position = position_of(table)
    assert [row[:2] for row in position["moves"]] == [[0, "peek"], [0, "seat:1"]]
    return position


NOT_ONE = "A move of the position is not one of this game."
NOT_FIT = "The moves of the position do not fit it"
WRONG = "The state's field "
SENTENCES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda p: p.pop("game"), "The position has no sound “game”."),
    (lambda p: p.update(game=1), "The position has no sound “game”."),
    (lambda p: p.update(seats=True), "The position has no sound “seats”."),
    (lambda p: p.update(seq=1.5), "The position has no sound “seq”."),
    (lambda p: p.update(state=[]), "The position has no sound “state”."),
    (lambda p: p.update(moves={}), "The position has no sound “moves”."),
    (lambda p: p.update(comment="mate in two"), "A position has no “comment”."),
    (lambda p: p.update(format=2), "This position has format 2; this program reads format 1."),
    (lambda p: p.update(game="root"), "This position is of root, not of magpies."),
    (lambda p: p.update(rules=7), "This position has version 7 of the rules; this program has 1."),
    (lambda p: p.update(seq=-1), "The position counts its moves below 0."),
    (lambda p: p.update(chances=-1), "The position counts its moves below 0."),
    (lambda p: p.update(seats=5), "Magpies is for 2 to 3 players, not 5."),
    (lambda p: p.update(options={"colour": 1}), "Magpies has no option colour; its options: target, hand, swift."),
    (lambda p: p.update(options={"swift": []}), "Option swift is true or false, not []."),
    (lambda p: p["state"].update(king=1), "A state of Magpies has no field “king”."),
    (lambda p: p["state"].pop("deck"), "The state has no field “deck”."),
    (lambda p: p["state"].pop("result"), "The state has no field “result”."),
    (lambda p: p["state"].update(deck="x"), "The state's field “deck” is wrong: Expected `array`, got `str`."),
    (lambda p: p["state"].update(deck=[""]), WRONG + "“deck” is wrong: Expected `int`, got `str` - at `$[0]`."),
    (lambda p: p["state"].update(lucky=1), "The state's field “lucky” is wrong: Expected `bool`, got `int`."),
    (lambda p: p["state"].update(phase=None), "The state's field “phase” is wrong: Expected `int`, got `null`."),
    (lambda p: p["state"].update(result=[1.0]), "The state's result does not have one figure a seat."),
    (lambda p: p["state"].update(deck=[0, 0, 0]), "There are 5 gems of each sort."),
    (lambda p: p["state"].update(phase=9), "A phase or a seat of the position does not exist."),
    (lambda p: p["state"].update(hands=[]), "A position of Magpies has a hand, a score and a memory for each seat."),
    (lambda p: p.update(seats=3), "A position of Magpies has a hand, a score and a memory for each seat."),
    (lambda p: p["moves"].__setitem__(0, 5), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, []), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, [0, "frobnicate", -1, 0]), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, ["dealer", "peek", -1, 0]), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, [-2, "peek", -1, 0]), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, [0, "peek", "all", 0]), NOT_ONE),
    (lambda p: p["moves"].__setitem__(0, [0, "gem:jet", -1, 0]), NOT_FIT + ": gem:jet was not on offer."),
    (lambda p: p["moves"].__setitem__(1, [0, "seat:0", -1, 0]), NOT_FIT + ": seat:0 was not on offer."),
    (lambda p: p["moves"].__setitem__(1, [1, "seat:1", -1, 0]), NOT_FIT + ": The moves do not fit the game."),
    (lambda p: p["moves"].__setitem__(0, ["chance", "peek", -1, 0]), NOT_FIT + ": The moves do not fit the game."),
    (lambda p: p["moves"].append(["chance", "gem:jet", 0, 0]), NOT_FIT + ": The moves do not fit the game."),
    (lambda p: p["moves"].append([99, "give-up", -1, 0]), NOT_FIT + ": The moves do not fit the game."),
    (lambda p: p["moves"].append(["redeal", "give-up", 99, 5]), NOT_FIT + ": The moves do not fit the game."),
    (lambda p: p["state"].update(result=[1.0, 0.0]), NOT_FIT + "."),
]  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), SENTENCES, ids=range(len(SENTENCES)))
def test_a_wrong_position_is_told_in_one_sentence(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    position = over(in_peek())
    change(position)
    with pytest.raises(PositionError) as refused:
        table_at(position, GAME, None)
    assert str(refused.value) == sentence


def test_wrong_moves_are_refused_by_draws_and_togethers_too() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    position = position_of(table)
    for row in ([0, "pass", 1, 0], ["chance", "gem:jet", 1, 0], [1, "peek", 1, 0]):
        with pytest.raises(PositionError, match="do not fit it"):
            table_at({**position, "moves": [row]}, GAME, None)
    drawn = opened(1, seats=2)
    drawn.choose(DRAW)
    drawn.undo(drawn.seq)
    start = {**position_of(opened(1, seats=2)), "moves": [[0, "draw", -1, 0], ["chance", "pip:1", 1, 0]]}
    with pytest.raises(PositionError, match=r"pip:1 cannot come out there\.$"):
        table_at(start, GAME, None)


def test_a_check_that_cannot_make_sense_of_a_position_refuses_it() -> None:
    class Hasty(MagpiesGame):
        def check(self, s: Any) -> str:
            return "" if s.hands[1][2] else "no ruby"

    position = position_of(opened(1, seats=2))
    position["state"]["hands"] = []
    with pytest.raises(PositionError, match=r"^This is not a position of Magpies\.$"):
        table_at(position, Hasty(), None)


def test_rules_that_cannot_go_on_from_a_position_say_so() -> None:
    class Careless(MagpiesGame):
        def check(self, s: Any) -> str:
            return ""

    position = position_of(opened(1, seats=2))
    position["state"]["hands"] = []
    with pytest.raises(PositionError, match=r"^The rules cannot go on from this position\.$"):
        table_at(position, Careless(), None)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a position: it is not JSON."),
        ("{", "This is not a position: it is not JSON."),
        (b"\xff\xfe", "This is not a position: it is not JSON."),
        ("[" * 100_000, "This is not a position: it is not JSON."),
        ("[]", "This is not a maraud position."),
        ('{"maraud": "record"}', "This is not a maraud position."),
    ],
)
def test_what_is_no_position_is_refused(text: str | bytes, sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert str(refused.value) == sentence


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.floats() | st.sampled_from(["", "gem:jet", "chance", "draw"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_part_of_a_position_may_be_anything(data: st.DataObject) -> None:
    position: Any = over(in_peek())
    part, key = position, data.draw(st.sampled_from(sorted(position)))
    while isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans()):
        part = part[key]
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
    part[key] = data.draw(VALUES)
    try:
        table = table_at(position, GAME, SeededDice(seed_from(1)))
    except PositionError as error:
        sentence = str(error)
    else:
        sentence = situation(table)
    assert len(sentence) > 10


def test_a_position_moves_chance_by_its_own_name() -> None:
    table = opened(1, seats=2)
    table.choose(DRAW)
    assert table.moves[-1].who == CHANCE
    table = Table.open(GAME, 2)
    table.decide(table.chance.options[0] if table.chance else SEATS[0])
    position = position_of(table)
    assert situation(table_at(over(position), GAME, None)) == situation(table)
