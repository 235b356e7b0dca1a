"""Options are words made once, with a code, a text, a kind and a value."""

from __future__ import annotations

import pytest

from maraud.engine import GIVE_UP, PASS, SEATS, Vocabulary
from maraud.engine.vocabulary import MOST_SEATS


def test_the_common_words_come_first_and_are_the_same_in_every_vocabulary() -> None:
    one, other = Vocabulary(), Vocabulary()
    assert one.words == other.words == [PASS, GIVE_UP, *SEATS]
    assert len(SEATS) == MOST_SEATS


def test_codes_count_the_words_of_a_game_from_0() -> None:
    words = Vocabulary()
    words.word("battle")
    words.row("card", ["fox", "mouse"])
    words.numbers("clearing", 1, 12)
    assert [word.code for word in words.words] == list(range(len(words.words)))


def test_a_bare_word_is_its_own_kind_and_name() -> None:
    battle = Vocabulary().word("battle", 7)
    assert (battle.text, battle.kind, battle.name, battle.value) == ("battle", "battle", "battle", 7)


def test_a_row_counts_places_and_numbers_are_themselves() -> None:
    words = Vocabulary()
    assert [(word.text, word.kind, word.name, word.value) for word in words.row("card", ["fox", "mouse"])] == [
        ("card:fox", "card", "fox", 0),
        ("card:mouse", "card", "mouse", 1),
    ]
    assert [(word.text, word.value) for word in words.numbers("clearing", 11, 12)] == [
        ("clearing:11", 11),
        ("clearing:12", 12),
    ]


def test_find_gives_the_very_option_or_none() -> None:
    words = Vocabulary()
    fox = words.word("card:fox")
    assert words.find("card:fox") is fox
    assert words.find("pass") is PASS
    assert words.find("card:owl") is None


def test_a_word_cannot_be_made_twice() -> None:
    words = Vocabulary()
    words.word("battle")
    for text in ("battle", "pass", "seat:0"):
        with pytest.raises(ValueError, match=text):
            words.word(text)


def test_an_option_shows_as_its_text() -> None:
    assert f"{Vocabulary().word('card:fox')!r}" == "card:fox"
