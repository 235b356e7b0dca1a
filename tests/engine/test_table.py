"""A table: opening, choosing, refusing, chance decided outside, giving up, the end, and rules that fail."""

from __future__ import annotations

import pytest

from maraud.engine import (
    GIVE_UP,
    PASS,
    SEATS,
    BadOption,
    BadSeats,
    Chance,
    Fault,
    Flow,
    Over,
    Refused,
    Rng,
    RuleFailed,
    ScriptedDice,
    Table,
    together,
)
from tests.engine.playing import everything, opened, play, situation, told
from tests.engine.tiny import NUMBERS, A, B, C, Said, Tiny, ask, note, said
from tests.engine.toy import DRAW, DUEL, GEMS, LAY, PEEK, ROLL, VOCABULARY, Magpies, MagpiesGame, magpies


def test_a_table_opens_with_as_few_seats_as_the_game_allows_and_all_options() -> None:
    table = Table.open(MagpiesGame(), dice=ScriptedDice(["gem:jet"] * 5))
    assert table.seats == 2
    assert table.options == {"target": 3, "hand": "small", "swift": False}


def test_a_table_refuses_seats_and_options_that_the_game_does_not_have() -> None:
    with pytest.raises(BadSeats, match=r"^Magpies is for 2 to 3 players, not 4\.$"):
        opened(seats=4)
    with pytest.raises(BadSeats):
        opened(seats=-1)
    with pytest.raises(BadOption, match=r"^Magpies has no option colour; its options: target, hand, swift\.$"):
        opened(options={"colour": 1})


def test_every_refused_choice_changes_nothing() -> None:
    table = opened(4)
    rng = Rng(4)
    while not table.result:
        before = everything(table)
        for word in VOCABULARY.words:
            for asked in table.asks:
                if word not in asked.options:
                    with pytest.raises(Refused):
                        table.choose(word, asked.seat)
        for seat in range(-1, 4):
            if table.ask_of(seat) is None:
                with pytest.raises(Refused, match=r"^It is not your turn to choose\.$"):
                    table.choose(PASS, seat)
        assert everything(table) == before
        play(table, rng, 1)


def test_a_word_of_another_vocabulary_is_refused() -> None:
    table = opened()
    before = everything(table)
    with pytest.raises(Refused):
        table.choose(A)
    with pytest.raises(Refused, match=r"^“frobnicate” is not one of the choices\.$"):
        table.choose_text("frobnicate")
    with pytest.raises(Refused, match=r"“x{60}”"):
        table.choose_text("x" * 10_000_000)
    assert everything(table) == before


def test_choose_text_is_choose() -> None:
    one, other = opened(8), opened(8)
    one.choose(DRAW, 0)
    other.choose_text("draw", 0)
    assert everything(one) == everything(other)


def test_after_the_end_nobody_is_asked_and_every_choice_is_refused() -> None:
    table = play(opened(6), Rng(6))
    assert len(table.result) == 3
    before = everything(table)
    assert table.asks == []
    assert table.chance is None
    for seat in (None, 0, 1):
        with pytest.raises(Refused, match=r"^The game is over\.$"):
            table.choose(PASS, seat)
    with pytest.raises(Refused, match=r"^The game is over\.$"):
        table.give_up(0)
    assert everything(table) == before


def test_a_game_ends_in_mid_step_by_over() -> None:
    def inner(s: Said) -> Flow[None]:
        note(s, 0, (yield ask()))
        s.result = [1.0]
        raise Over

    def step(s: Said) -> Flow[None]:
        yield from inner(s)
        note(s, 0, C)
        yield ask()

    table = Table.open(Tiny(step))
    table.choose(A)
    assert table.result == [1.0]
    assert said(table) == [A.code]
    assert table.asks == []


def test_over_without_a_result_is_a_fault_of_the_rules() -> None:
    def step(s: Said) -> Flow[None]:
        yield ask()
        raise Over

    table = Table.open(Tiny(step))
    with pytest.raises(RuleFailed):
        table.choose(A)
    assert [asked.options for asked in table.asks] == [[A, B]]


def test_steps_that_ask_nothing_and_never_end_are_a_fault_of_the_rules() -> None:
    def step(s: Said) -> Flow[None]:
        if not s.said:
            note(s, 0, (yield ask()))

    table = Table.open(Tiny(step))
    with pytest.raises(RuleFailed):
        table.choose(A)
    assert said(table) == []


# Chance.


def test_without_dice_the_table_stops_at_each_chance() -> None:
    def step(s: Said) -> Flow[None]:
        one = yield Chance(NUMBERS[:6])
        two = yield Chance(NUMBERS[:2], [0, 1])
        note(s, 0, one)
        note(s, 0, two)
        yield ask()

    table = Table.open(Tiny(step))
    assert table.asks == []
    assert table.chance is not None
    with pytest.raises(Refused, match=r"^number:6 cannot come out here\.$"):
        table.decide(NUMBERS[6])
    assert table.seq == 0
    table.decide(NUMBERS[4])
    assert table.chance.options == NUMBERS[:2]
    with pytest.raises(Refused, match=r"^number:0 cannot come out here\.$"):
        table.decide(NUMBERS[0])
    table.decide(NUMBERS[1])
    assert table.chance is None
    assert said(table) == [NUMBERS[4].code, NUMBERS[1].code]
    assert (table.seq, table.chances) == (2, 2)
    with pytest.raises(Refused):
        table.decide(NUMBERS[1])


def test_nobody_can_choose_while_a_chance_waits() -> None:
    table = Table.open(MagpiesGame())
    with pytest.raises(Refused, match="not your turn"):
        table.choose(PASS)
    with pytest.raises(Refused, match="not your turn"):
        table.choose(PASS, 0)
    table.decide(GEMS[0])


def test_dice_are_counted_in_the_order_of_the_game() -> None:
    table = Table.open(MagpiesGame(), 2, dice=ScriptedDice(["gem:jet", "gem:opal", "gem:opal", "gem:ruby", "gem:jet"]))
    assert magpies(table).aside == [1, 0, 0]
    assert magpies(table).hands == [[0, 2, 0], [1, 0, 1]]
    with pytest.raises(Fault, match="used up"):
        table.choose(ROLL)
    assert table.seq == 5
    table.dice = ScriptedDice(["pip:6", "pip:2"], start=5)
    table.choose(ROLL)
    assert magpies(table).scores == [1, 0]


def test_a_script_that_does_not_fit_leaves_the_table_where_it_was() -> None:
    table = Table.open(MagpiesGame(), 2, dice=ScriptedDice(["gem:jet"] * 5 + ["gem:jet"]))
    before = everything(table)
    with pytest.raises(Fault, match="cannot come out here"):
        table.choose(DRAW)
    assert everything(table) == before


# Giving up.


def test_giving_up_ends_the_game_for_good() -> None:
    table = play(opened(2), Rng(2), 5)
    before = len(table.events)
    table.give_up(1)
    assert table.result == [0.5, 0.0, 0.5]
    assert (table.moves[-1].who, table.moves[-1].option) == (1, GIVE_UP)
    assert table.asks == []
    assert len(table.events) == before + 1
    assert table.events[-1].seq == table.seq


def test_giving_up_can_be_undone_and_its_events_are_taken_back() -> None:
    table = play(opened(2), Rng(2), 5)
    before = everything(table)
    seq = table.seq
    table.give_up(1)
    table.undo(seq)
    assert everything(table) == before


def test_only_a_seat_of_the_game_can_give_up() -> None:
    table = opened()
    before = everything(table)
    for seat in (-1, 3, 99):
        with pytest.raises(Refused, match="Only a seat of the game"):
            table.give_up(seat)
    assert everything(table) == before


def test_a_game_that_cannot_be_given_up_says_so() -> None:
    def step(s: Said) -> Flow[None]:
        yield ask()

    table = Table.open(Tiny(step))
    with pytest.raises(Refused, match=r"^This game cannot be given up\.$"):
        table.give_up(0)
    assert [asked.options for asked in table.asks] == [[A, B]]
    assert table.seq == 0


def test_one_may_give_up_in_the_middle_of_a_together() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    assert table.asks[0].prompt is LAY
    table.give_up(0)
    assert table.result == [0.0, 1.0]
    assert situation(table.clone()) == situation(table)


# Rules that fail.


class Broken(MagpiesGame):
    """Peeking fails after it has changed the state, ending a turn in the step after it."""

    def peek(self, s: Magpies) -> Flow[None]:
        s.scores[0] += 1
        s.tell(VOID, (SEATS[0],))
        yield from self.draw(s, 0)
        raise ZeroDivisionError("the opponent holds gem:ruby")

    def turn(self, s: Magpies) -> Flow[None]:
        if s.active == 1:
            raise KeyError("deck")
        yield from super().turn(s)


VOID = MagpiesGame().phrases.events["scored"]


@pytest.mark.parametrize("keep", [1, 2, 5])
def test_a_rule_that_fails_in_this_step_or_the_next_leaves_the_table_where_it_was(keep: int) -> None:
    table = opened(3, keep=keep, game=Broken())
    table.choose(DRAW)
    before = everything(table)
    for bad in (PEEK, PASS):
        with pytest.raises(RuleFailed) as failed:
            table.choose(bad)
        assert "ruby" not in str(failed.value)
        assert "deck" not in str(failed.value)
        assert failed.value.__cause__ is not None
        assert everything(table) == before
    table.choose(ROLL)
    assert table.events[-1].kind.key == "rolled"


def test_a_rule_that_fails_after_a_chance_decided_outside_goes_back_to_the_chance() -> None:
    def step(s: Said) -> Flow[None]:
        got = yield Chance(NUMBERS[:2])
        note(s, 0, got)
        if got.value:
            raise ZeroDivisionError
        yield ask()

    table = Table.open(Tiny(step))
    with pytest.raises(RuleFailed):
        table.decide(NUMBERS[1])
    assert table.chance is not None
    assert (table.seq, table.chances, said(table), table.events) == (0, 0, [], [])
    table.decide(NUMBERS[0])
    assert said(table) == [NUMBERS[0].code]


def test_a_rule_that_fails_after_the_last_of_several_leaves_the_others_sealed() -> None:
    def step(s: Said) -> Flow[None]:
        answers = yield from together([ask(0, A, B), ask(1, A, B)])
        if answers == [B, B]:
            raise ZeroDivisionError
        s.result = [1.0, 0.0]

    table = Table.open(Tiny(step), 2)
    table.choose(B, 1)
    before = everything(table)
    with pytest.raises(RuleFailed):
        table.choose(B, 0)
    assert everything(table) == before
    table.choose(A, 0)
    assert table.result == [1.0, 0.0]


def test_a_table_that_keeps_nothing_hands_the_error_on() -> None:
    table = opened(3, keep=0, game=Broken())
    with pytest.raises(ZeroDivisionError):
        table.choose(PEEK)


def test_play_is_the_same_whatever_a_table_keeps() -> None:
    tables = [play(opened(11, keep=keep), Rng(1)) for keep in (0, 1, 2, 9)]
    assert len({situation(table) for table in tables}) == 1
    assert all(told(table.events) == told(tables[0].events) for table in tables)
