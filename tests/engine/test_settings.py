"""Options of a table, numbers of seats, and words for people."""

from __future__ import annotations

from typing import Any

import pytest

from maraud.engine import GIVE_UP, SEATS, BadOption, BadSeats, Setting
from tests.engine.playing import opened
from tests.engine.toy import GAME, GEMS, PIPS, magpies

TARGET, HAND, SWIFT = GAME.settings


def test_a_setting_has_a_kind() -> None:
    assert [setting.kind for setting in GAME.settings] == ["number", "choice", "bool"]


@pytest.mark.parametrize(
    ("setting", "given", "value"),
    [
        (TARGET, 1, 1),
        (TARGET, "4", 4),
        (HAND, "large", "large"),
        (SWIFT, True, True),
        (SWIFT, "True", True),
        (SWIFT, "false", False),
        (Setting("depth", 0, "X", "Depth", low=-5, high=5), "-3", -3),
    ],
)
def test_a_setting_reads_values_and_their_texts(setting: Setting, given: Any, value: Any) -> None:
    assert setting.read(given) == value
    assert type(setting.read(given)) is type(value)


@pytest.mark.parametrize(
    ("setting", "given", "text"),
    [
        (TARGET, 0, "Option target is a whole number from 1 to 4, not 0."),
        (TARGET, "5", "Option target is a whole number from 1 to 4, not 5."),
        (TARGET, "two", "Option target is a whole number from 1 to 4, not two."),
        (TARGET, "", "Option target is a whole number from 1 to 4, not empty."),
        (TARGET, "-", "Option target is a whole number from 1 to 4, not -."),
        (TARGET, "²", "Option target is a whole number from 1 to 4, not ²."),
        (TARGET, "9" * 5000, f"Option target is a whole number from 1 to 4, not {'9' * 60}."),
        (TARGET, True, "Option target is a whole number from 1 to 4, not True."),
        (TARGET, 2.0, "Option target is a whole number from 1 to 4, not 2.0."),
        (TARGET, None, "Option target is a whole number from 1 to 4, not None."),
        (TARGET, [1], "Option target is a whole number from 1 to 4, not [1]."),
        (HAND, "huge", "Option hand is one of small, large, not huge."),
        (HAND, 1, "Option hand is one of small, large, not 1."),
        (HAND, {}, "Option hand is one of small, large, not {}."),
        (SWIFT, "yes", "Option swift is true or false, not yes."),
        (SWIFT, 1, "Option swift is true or false, not 1."),
        (SWIFT, None, "Option swift is true or false, not None."),
        (SWIFT, "", "Option swift is true or false, not empty."),
        (HAND, " ", "Option hand is one of small, large, not empty."),
    ],
)
def test_a_setting_refuses_all_else_in_one_sentence(setting: Setting, given: Any, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        setting.read(given)
    assert str(refused.value) == text


def test_what_is_not_given_is_the_default() -> None:
    assert GAME.complete({}) == {"target": 3, "hand": "small", "swift": False}
    assert GAME.complete({"swift": "true"}) == {"target": 3, "hand": "small", "swift": True}
    with pytest.raises(BadOption, match=r"^Magpies has no option size; its options: target, hand, swift\.$"):
        GAME.complete({"size": 1})


def test_a_number_of_seats_must_fit_the_game() -> None:
    GAME.check_seats(2)
    GAME.check_seats(3)
    for seats in (-1, 0, 1, 4):
        with pytest.raises(BadSeats, match=f"not {seats}"):
            GAME.check_seats(seats)


def test_facts_are_said_in_words_and_seats_by_their_names() -> None:
    said = GAME.say("{0} gives {1} of {2} to {3}.", (SEATS[1], 2, GEMS[2], SEATS[2]), ["Ana", "Ben"])
    assert said == "Ben gives 2 of Ruby to Seat 3."


def test_labels_and_elements_have_defaults() -> None:
    table = opened()
    assert GAME.label(GIVE_UP) == "Give up"
    assert GAME.choice_label(magpies(table), table.asks[0], GEMS[0]) == "Jet"
    assert GAME.element(magpies(table), PIPS[0]) == "pip:1"
    assert GAME.evaluate(magpies(table), 0) == 0.5
    table.give_up(1)
    assert GAME.evaluate(magpies(table), 1) == 0.0
