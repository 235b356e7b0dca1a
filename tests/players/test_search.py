"""What the search makes of choices, chance, rivals and secrets, in games of a few lines."""

from __future__ import annotations

import pytest

from maraud.engine import Ask, Chance, Flow, Option, Rng, Seat, Table, together
from maraud.engine.flow import NO_ONE
from maraud.players import SearchPlayer
from tests.engine.playing import opened
from tests.engine.tiny import NUMBERS, WHAT, A, B, C, Said, Tiny, ask, note

ITERATIONS = 400


def choice(game: Tiny, seats: int = 1, seat: int = 0, before: tuple[Option, ...] = ()) -> Option:
    """What a search chooses at the first ask of a seat, after some choices."""
    table = Table.open(game, seats)
    for option in before:
        table.choose(option)
    return SearchPlayer(1, ITERATIONS).choose(Seat(table, seat))


def two_choices(s: Said) -> Flow[None]:
    """Only B and then A wins."""
    one = yield ask()
    two = yield ask()
    s.result = [1.0 if one is B and two is A else 0.0]


def test_it_plans_over_its_own_choices() -> None:
    assert choice(Tiny(two_choices)) is B
    assert choice(Tiny(two_choices), before=(B,)) is A


def odds(s: Said) -> Flow[None]:
    """A wins on 0 to 3 of ten, B on 0 to 6."""
    bet = yield ask()
    rolled = (yield Chance(NUMBERS)).value
    s.result = [1.0 if rolled <= (3 if bet is A else 6) else 0.0]


def test_it_weighs_chance() -> None:
    assert choice(Tiny(odds)) is B


def look_first(s: Said) -> Flow[None]:
    """A shows the number and then asks whether it is high; B asks at once; C is a sure half."""
    act = yield ask(0, A, B, C)
    rolled = (yield Chance(NUMBERS, seen_by=1 if act is A else NO_ONE)).value
    if act is C:
        s.result = [0.7]
        return
    said = yield ask()
    s.result = [1.0 if (said is A) == (rolled >= 5) else 0.0]


def test_it_acts_on_the_dice_it_sees() -> None:
    assert choice(Tiny(look_first)) is A


def guess(s: Said) -> Flow[None]:
    """After A the seat must guess a number it has not seen; C is a sure share."""
    act = yield ask(0, A, C)
    rolled = (yield Chance(NUMBERS, seen_by=NO_ONE)).value
    if act is C:
        s.result = [0.7]
        return
    said = yield ask()
    s.result = [1.0 if (said is A) == (rolled >= 5) else 0.0]


def test_it_builds_no_plan_on_dice_it_does_not_see() -> None:
    assert choice(Tiny(guess)) is C


def rival(s: Said) -> Flow[None]:
    """After A the other seat can win; after B the most it can do is draw."""
    mine = yield ask(0)
    theirs = yield ask(1)
    if mine is A:
        s.result = [0.0, 1.0] if theirs is A else [1.0, 0.0]
    else:
        s.result = [0.5, 0.5] if theirs is A else [1.0, 0.0]


def test_it_expects_the_best_of_a_rival() -> None:
    assert choice(Tiny(rival), seats=2) is B


def hide(s: Said) -> Flow[None]:
    """Seat 0 says anything, seat 1 hides A or B, seat 0 guesses which."""
    yield ask(0)
    hidden = yield Ask(1, WHAT, [A, B], secret=True)
    mine = yield ask(0)
    s.result = [1.0, 0.0] if mine is hidden else [0.0, 1.0]


def test_what_a_rival_hides_does_not_part_the_tree() -> None:
    root = SearchPlayer(1, ITERATIONS).search(Seat(Table.open(Tiny(hide), 2), 0))
    for hiding in root.after.values():
        assert set(hiding.edges) == {A.code, B.code}
        assert len(hiding.after) == 1


def test_what_the_seat_itself_hides_does() -> None:
    table = Table.open(Tiny(hide), 2)
    table.choose(A)
    root = SearchPlayer(1, ITERATIONS).search(Seat(table, 1))
    assert len(root.after) == 2


def both(s: Said) -> Flow[None]:
    """Whoever lays B beats A; both at once."""
    laid = yield from together([ask(0), ask(1)])
    note(s, 0, laid[0])
    s.result = [0.5, 0.5] if laid[0] is laid[1] else [1.0, 0.0] if laid[0] is B else [0.0, 1.0]


@pytest.mark.parametrize("seat", [0, 1])
def test_it_answers_its_own_part_of_a_question_to_several(seat: int) -> None:
    assert choice(Tiny(both), seats=2, seat=seat) is B


def forever(s: Said) -> Flow[None]:
    """A game without end."""
    note(s, 0, (yield ask()))


class Endless(Tiny):
    """It looks good where A was said often."""

    lengths: list[int]

    def evaluate(self, s: Said, seat: int) -> float:
        self.lengths.append(len(s.said))
        return s.said.count(A.code) / len(s.said)


def test_a_play_out_is_cut_and_evaluated() -> None:
    game = Endless(forever)
    game.lengths = []
    game.play_out = 5
    table = Table.open(game)
    SearchPlayer(1, 3).search(Seat(table, 0))
    assert game.lengths == [6, 6, 7]  # one choice in the tree and five after it; in the third world two and five


class Turns(Endless):
    """Each two choices are a turn."""

    def turn_of(self, s: Said) -> int:
        return len(s.said) // 2


def test_a_play_out_is_cut_where_a_turn_has_ended() -> None:
    game = Turns(forever)
    game.lengths = []
    game.play_out_turns = 1
    SearchPlayer(1, 3).search(Seat(Table.open(game), 0))
    assert game.lengths == [2, 2, 4]  # after one choice in the tree one more, after two the next turn


def test_one_option_needs_no_search() -> None:
    def only(s: Said) -> Flow[None]:
        yield ask(0, C)
        s.result = [1.0]

    assert SearchPlayer(1, 10_000_000).choose(Seat(Table.open(Tiny(only)), 0)) is C


def test_a_time_limit_gives_a_choice_too() -> None:
    table = Table.open(Tiny(two_choices))
    player = SearchPlayer(1, 0, 1)
    assert player.choose(Seat(table, 0)) in (A, B)


def test_it_beats_random_players_at_magpies() -> None:
    won = 0.0
    for number in range(12):
        table = opened(number, seats=2, keep=1)
        rng, player = Rng(number), SearchPlayer(number, 60)
        while table.asks:
            asked = table.asks[0]
            if asked.seat == number % 2:
                table.choose(player.choose(Seat(table, asked.seat)), asked.seat)
            else:
                table.choose(rng.choice(asked.options), asked.seat)
        won += table.result[number % 2]
    assert won >= 8
