"""What a flow may yield and what comes back: one ask, several together, chance; menus and their refusals."""

from __future__ import annotations

import pytest

from maraud.engine import PASS, SEATS, Ask, Chance, Flow, Menu, Refused, Rng, ScriptedDice, Table, together
from maraud.engine.flow import EVERYONE
from tests.engine.playing import opened, play, situation
from tests.engine.tiny import NUMBERS, PHRASES, WHAT, A, B, C, Said, Tiny, ask, note, said
from tests.engine.toy import DECK_EMPTY, DRAW, DUEL, LUCKY, PEEK, ROLL, YOUR_TURN, Magpies, MagpiesGame, magpies

WORSE = PHRASES.reason("worse", "TINY-2", "{0} is worse than {1}.")


def test_an_answer_comes_back_as_the_option_itself() -> None:
    def step(s: Said) -> Flow[None]:
        got = yield ask(0, A, B)
        note(s, 0, got)
        s.result = [1.0]

    table = Table.open(Tiny(step))
    assert [asked.options for asked in table.asks] == [[A, B]]
    table.choose(B)
    assert said(table) == [B.code]
    assert table.result == [1.0]
    assert table.asks == []


def test_procedures_nest_and_give_results() -> None:
    def inner(s: Said, seat: int) -> Flow[int]:
        answer = yield ask(seat, A, B)
        return answer.code + 10

    def middle(s: Said) -> Flow[int]:
        one = yield from inner(s, 0)
        two = yield from inner(s, 1)
        return one + two

    def step(s: Said) -> Flow[None]:
        total = yield from middle(s)
        s.said.append(total)
        s.result = [1.0, 0.0]

    table = Table.open(Tiny(step), 2)
    table.choose(A)
    assert [asked.seat for asked in table.asks] == [1]
    table.choose(B)
    assert said(table) == [20 + A.code + B.code]


def test_steps_follow_each_other_until_there_is_a_result() -> None:
    def step(s: Said) -> Flow[None]:
        note(s, 0, (yield ask()))
        if len(s.said) == 3:
            s.result = [0.0]

    table = Table.open(Tiny(step))
    for _ in range(3):
        assert not table.result
        table.choose(A)
    assert table.result == [0.0]


def several(s: Said) -> Flow[None]:
    answers = yield from together([ask(0, A, B), ask(2, B, C), ask(1, C, A)])
    s.said = [answer.code for answer in answers]
    s.result = [1.0, 0.0, 0.0]


def test_together_asks_all_at_once_and_gives_the_answers_in_the_order_of_the_asks() -> None:
    table = Table.open(Tiny(several), 3)
    assert [asked.seat for asked in table.asks] == [0, 2, 1]
    table.choose(C, 1)
    table.choose(B, 0)
    assert [asked.seat for asked in table.asks] == [2]
    assert said(table) == []
    table.choose(B, 2)
    assert said(table) == [B.code, B.code, C.code]


def test_together_stays_sealed_until_all_are_in() -> None:
    table = opened(3, seats=2)
    while not (table.asks and table.asks[0].prompt.key == "lay"):
        table.choose(table.asks[0].options[-1] if DUEL not in table.asks[0].options else DUEL)
    before = [table.game.view(table.state, seat) for seat in (-1, 0, 1)]
    events = len(table.events)
    first = table.asks[0]
    table.choose(first.options[0], first.seat)
    assert [table.game.view(table.state, seat) for seat in (-1, 0, 1)] == before
    assert len(table.events) == events
    assert table.moves[-1].seen_by == 1 << first.seat
    with pytest.raises(Refused, match="not your turn"):
        table.choose(first.options[0], first.seat)
    second = table.asks[0]
    table.choose(second.options[0], second.seat)
    assert [event.kind.key for event in table.events[events : events + 2]] == ["laid", "laid"]


def test_a_table_of_several_asks_wants_to_know_who_answers() -> None:
    table = Table.open(Tiny(several), 3)
    with pytest.raises(Refused, match="not your turn"):
        table.choose(A)
    table.choose(A, 0)


def test_moves_say_who_saw_them() -> None:
    def step(s: Said) -> Flow[None]:
        yield Ask(1, WHAT, [A, B], secret=True)
        yield ask(0)
        yield Chance(NUMBERS[:2], None, 1 << 1)
        yield from together([ask(0), ask(1)])
        s.result = [1.0, 0.0]

    table = Table.open(Tiny(step), 2, dice=ScriptedDice(["number:1"]))
    table.choose(A, 1)
    table.choose(A, 0)
    table.choose(A, 1)
    table.choose(B, 0)
    assert [(move.who, move.option, move.seen_by) for move in table.moves] == [
        (1, A, 2),
        (0, A, EVERYONE),
        (-2, NUMBERS[1], 2),
        (1, A, 2),
        (0, B, 1),
    ]


# Menus.


def test_a_menu_offers_what_is_allowed_and_stays_quiet_about_the_rest() -> None:
    s = Tiny(several).start(1, {})
    menu = Menu(s, 0, WHAT, PASS)
    menu.offer(A, True, or_else=WORSE)
    menu.offer(B, False, or_else=WORSE)
    menu.refuse(C, WORSE)
    assert menu.options == [PASS, A]
    assert menu.refused == []


def test_a_menu_explains_where_the_state_says_so() -> None:
    s = Tiny(several).start(1, {})
    s.explain = True
    menu = Menu(s, 0, WHAT)
    menu.offer(A, True, or_else=WORSE)
    menu.offer(B, False, or_else=WORSE, facts=(A, 3))
    menu.refuse(C, WORSE)
    assert menu.options == [A]
    assert [(refusal.option, refusal.reason, refusal.facts) for refusal in menu.refused] == [
        (B, WORSE, (A, 3)),
        (C, WORSE, ()),
    ]


def test_explain_tells_the_refused_actions_and_changes_nothing() -> None:
    table = opened(1)
    table.choose(ROLL)
    before = situation(table)
    explained = table.explain(0)
    assert explained is not None
    assert explained.options == table.asks[0].options
    assert [(refusal.option, refusal.reason) for refusal in explained.refused] == [(ROLL, LUCKY)]
    assert situation(table) == before
    assert table.asks[0].refused == []
    assert table.state.explain is False
    assert table.explain(1) is None


def test_explain_works_in_mid_step_and_in_the_middle_of_a_together() -> None:
    table = opened(1, seats=2)
    table.choose(PEEK)
    explained = table.explain(0)
    assert explained is not None
    assert explained.options == [SEATS[1]]
    table.undo(table.seq - 1)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], table.asks[0].seat)
    rest = table.explain(table.asks[0].seat)
    assert rest is not None
    assert rest.options == table.asks[0].options


def test_a_refused_action_is_told_with_its_reason_and_rule() -> None:
    table = opened(1)
    table.choose(ROLL)
    with pytest.raises(Refused) as refused:
        table.choose(ROLL)
    assert (str(refused.value), refused.value.rule) == (LUCKY.text, LUCKY.rule)


def test_a_reason_has_its_facts_filled_in() -> None:
    def step(s: Said) -> Flow[None]:
        menu = Menu(s, 0, WHAT, PASS)
        menu.refuse(B, WORSE, (B, SEATS[1]))
        yield menu

    with pytest.raises(Refused, match=r"^B is worse than Seat 2\.$"):
        Table.open(Tiny(step), 2).choose(B)


def test_without_a_reason_the_refusal_names_the_rule_of_the_question() -> None:
    table = opened(1)
    with pytest.raises(Refused, match=r"^3 is not on offer now\.$") as refused:
        table.choose_text("pip:3")
    assert refused.value.rule == YOUR_TURN.rule


class Emptied(MagpiesGame):
    def start(self, seats: int, options: dict[str, bool | int | str]) -> Magpies:
        s = super().start(seats, options)
        s.deck = [1, 1, 3]
        return s


def test_the_reason_follows_the_state() -> None:
    table = opened(2, seats=2, game=Emptied())
    assert sum(magpies(table).deck) == 0
    explained = table.explain(0)
    assert explained is not None
    assert [(refusal.option, refusal.reason) for refusal in explained.refused] == [(DRAW, DECK_EMPTY)]


def test_explaining_offers_the_same_all_game_long() -> None:
    table = opened(5)
    rng = Rng(9)
    while not table.result:
        for asked in table.asks:
            explained = table.explain(asked.seat)
            assert explained is not None
            assert (explained.options, explained.prompt) == (asked.options, asked.prompt)
            assert not {option.code for option in explained.options} & {ref.option.code for ref in explained.refused}
        play(table, rng, 1)


def test_asks_opened_together_were_opened_at_one_place_however_many_have_answered() -> None:
    table = Table.open(Tiny(several), 3)
    opened_at = table.opened
    assert opened_at == table.seq
    table.choose(C, 1)
    table.choose(B, 0)
    assert (table.opened, table.seq) == (opened_at, opened_at + 2)
    table.choose(B, 2)
    assert table.opened == table.seq
