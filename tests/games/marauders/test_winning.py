"""Stash, winning, and how turns and games end."""

from __future__ import annotations

from typing import Any

import pytest

from maraud.engine import Refused
from maraud.games.marauders.box import NEEDED
from maraud.games.marauders.game import GAME
from maraud.games.marauders.island import BEGINNER_TURNS, X_AT, name_of
from maraud.games.marauders.winning import solution
from tests.games.marauders.camp import EIGHT, Camp, at, camp

RIGHT = name_of(X_AT[0][BEGINNER_TURNS[0]])  # mountain, pond, bear, boulder: the boulder x of cell 0
BESIDE = "square:2:4"
TRUE = "silver gold emerald ruby"


def before_x(stash: str = EIGHT, unlocked: str = TRUE, hand: str = "", **rest: Any) -> Camp:
    """A scout of seat 0 beside the right x."""
    return camp(hands={0: hand}, stashes={0: stash}, unlocked={0: unlocked}, scouts={0: BESIDE}, **rest)


def enter(c: Camp) -> Camp:
    return c.play("move", "scout:1", RIGHT)


def test_mar_17_the_right_x() -> None:
    """MAR-18, MAR-19, MAR-20."""
    c = before_x()
    assert (name_of(solution(c.s)), RIGHT) == ("square:3:4", "square:3:4")


def test_mar_21_four_clues_and_eight_cards_win_mar_t19() -> None:
    """MAR-T19."""
    c = enter(before_x())
    assert c.table.result == [1.0, 0.0, 0.0, 0.0]
    assert c.events == ["moved", "won"]
    assert c.view(-1)["phase"] == "over"
    assert GAME.outcome(c.s) == "The artifact is found!"
    assert [GAME.score(c.s, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
    with pytest.raises(Refused):
        c.table.choose_text("end-turn", 0)


@pytest.mark.parametrize(
    ("stash", "unlocked"),
    [
        (EIGHT.replace("blue", "wooden"), TRUE),
        (EIGHT, "silver gold emerald"),
        (EIGHT, "silver gold emerald terrain diamond"),
        (EIGHT.replace("ruby", "gold"), TRUE),
        ("", TRUE),
    ],
)
def test_mar_t19_not_with_less(stash: str, unlocked: str) -> None:
    """MAR-22, MAR-23, MAR-24."""
    c = before_x(stash, unlocked).play("move", "scout:1")
    assert RIGHT not in c.offers
    assert c.refused[RIGHT] == "MAR-E26"


def test_mar_t19_a_jewel_in_hand_is_stashed_first() -> None:
    """MAR-E27 In the same turn."""
    c = before_x(EIGHT.replace(" ruby", ""), hand="ruby")
    c.play("move", "scout:1")
    assert RIGHT not in c.offers
    c.table.undo(c.table.seq - 2)
    c.play("stash", "card:ruby")
    assert enter(c).table.result[0] == 1.0


def test_mar_e27_hand_cards_do_not_count() -> None:
    c = before_x("", hand=EIGHT)
    assert not c.view(0)["mine"]["ready"]
    assert len(c.view(0)["mine"]["missing"]) == len(NEEDED) == 8


def test_ma_28_winning() -> None:
    c = before_x("red blue wooden silver gold emerald ruby diamond", hand="yellow")
    c.play("move", "scout:1")
    assert RIGHT not in c.offers
    c.table.undo(c.table.seq - 2)
    c.play("stash", "card:yellow")
    assert enter(c).table.result == [1.0, 0.0, 0.0, 0.0]


def test_mar_22_nobody_wins_by_guessing() -> None:
    """MAR-22 With x's as plain spaces the right one does nothing without the clues."""
    c = enter(before_x(EIGHT, "silver gold", options={"x_entry": "open"}))
    assert c.table.result == []
    assert c.scout(0) == RIGHT


def test_mar_23_with_x_entry_open_the_win_is_tested_on_entering() -> None:
    c = before_x(EIGHT.replace(" ruby", ""), hand="ruby", options={"x_entry": "open"})
    enter(c).choose("stop")
    c.play("stash", "card:ruby")
    assert c.table.result == []
    c.play("move", "scout:1", BESIDE, RIGHT)
    assert c.table.result == [1.0, 0.0, 0.0, 0.0]


def test_mar_24_a_wooden_key_is_not_among_the_eight() -> None:
    assert 3 not in NEEDED
    assert "blue" in before_x(EIGHT.replace("blue", "wooden")).view(0)["mine"]["missing"]


# The stash.


def test_mar_140_stashing_is_said_but_not_what() -> None:
    """MAR-141, MAR-E29."""
    c = camp(hands={0: "gold red"})
    c.choose("stash")
    assert c.offers == ["card:red", "card:gold"]
    c.choose("card:gold")
    assert (c.hand(0), c.stash(0)) == ("red", "gold")
    assert c.heard(0) == ["You put gold into your stash."]
    assert c.heard(1) == c.heard(-1) == ["Ana puts a card into the stash."]
    assert c.table.moves[-1].seen_by == 1
    assert c.view(1)["players"][0]["stash"] == 1
    assert c.view(1)["mine"]["stash"] == {}


def test_mar_141_others_do_not_see_the_stash() -> None:
    one, other = (camp(hands={0: "horse"}, stashes={0: key}) for key in ("red", "blue"))
    assert one.view(2) == other.view(2)
    assert one.view(-1) == other.view(-1)
    assert one.view(0) != other.view(0)


def test_mar_e29_by_option_all_see_it() -> None:
    c = camp(hands={0: "gold red"}, options={"open_stash": True})
    c.play("stash", "card:red")
    assert c.heard(2) == ["Ana puts red key into the stash."]
    assert c.known(2, 0)["stash"] == {"red": 1}
    assert c.table.moves[-1].seen_by == -1


def test_mar_e28_any_cards_go_into_the_stash() -> None:
    c = camp(hands={0: "gold gold wooden horse"})
    for card in ("gold", "gold", "wooden", "horse"):
        c.play("stash", f"card:{card}")
    assert c.stash(0) == "wooden gold gold horse"
    assert "stash" not in c.offers
    assert c.refused["stash"] == "MAR-140"


def test_ma_30_stash_is_one_way() -> None:
    """MAR-143, MAR-36."""
    c = camp(hands={0: "silver silver"})
    c.play("stash", "card:silver").play("stash", "card:silver").pass_to(0)
    assert c.stash(0) == "silver silver"
    assert not {"stash", "five-for-one", "offer"} & set(c.offers)
    c.pass_to(1)
    with pytest.raises(Refused):
        c.table.choose_text("stash", 0)


def test_mar_142_the_stash_is_safe() -> None:
    """From Sword, earthquake and Marauders cards: MAR-T14, MAR-T8, MAR-T13 have their own tests as well."""
    c = camp(hands={0: "sword", 1: "gold"}, stashes={1: "gold"})
    c.play("card:sword", "seat:1", "wish:gold")
    assert c.stash(1) == "gold"


def test_mar_143_a_stashed_card_serves_only_to_win() -> None:
    c = camp(stashes={0: "red silver silver silver gold gold horse"}, scouts={0: "keyhole:0:N"})
    assert set(c.offers) == {"end-turn", "move", "take-key", "ally"}


# Turns.


def test_mar_31_a_turn_and_then_the_next_seat() -> None:
    """MAR-31, MAR-48 never: MAR-E48 the turn goes round the seats, whatever the corners."""
    c = camp(ports=[4, 0, 6, 2])
    assert c.offers[0] == "end-turn"
    c.pass_to(1)
    assert (c.asked, c.s.turn, c.view(1)["spaces"]) == ((1, "your-turn"), 2, 3)
    c.pass_to(2)
    c.pass_to(3)
    c.pass_to(0)
    assert (c.s.turn, c.view(0)["round"]) == (5, 2)


def test_mar_e43_a_game_without_end_is_a_draw() -> None:
    c = camp(options={"max_turns": 2})
    c.pass_to(1)
    c.choose("end-turn")
    assert c.table.result == [0.5] * 4
    assert c.events[-1] == "turns-up"
    assert GAME.outcome(c.s) == "The turns are used up: nobody has found the artifact."
    assert GAME.score_parts(c.s, 0) == [("The artifact", "MAR-E43", 0.0)]
    assert GAME.score(c.s, 0) == 0.0  # half an artifact is nobody's, though the game is drawn


def test_end_turn_is_a_button_of_its_own() -> None:
    c = camp()
    (ask,) = c.table.asks
    assert [option.text for option in ask.options if GAME.is_end(ask, option)] == ["end-turn"]


def test_every_x_is_reached_by_a_step_from_beside_it() -> None:
    assert at(BESIDE) == "square:2:4"
