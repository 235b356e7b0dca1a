"""What nobody is asked, because there is only one answer, and what is asked all the same, because a hand decides."""

from __future__ import annotations

from maraud.engine import SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.rng import Rng
from maraud.games.marauders.game import GAME
from maraud.games.marauders.words import PHRASES
from tests.games.marauders.camp import camp

BY_A_HAND = {  # what these offer depends on what a hand holds: not to ask would tell
    "your-turn",
    "first-chests",
    "trade-keys",
    "answer",
    "stash-what",
    "give-what",
    "pay-five",
    "for-what",
    "where-to",
    "compose",
    "compose-open",
}


def test_nobody_is_asked_where_all_can_see_the_only_answer() -> None:
    """In twelve games by lot every question with one answer is one that a hand decides."""
    for number in range(12):
        rng = Rng(number)
        table = Table.open(GAME, 2 + number % 3, {"max_turns": 40}, SeededDice(seed_from(number)), keep=1, listen=False)
        while table.asks:
            ask = table.asks[0]
            assert len(ask.options) > 1 or ask.prompt.key in BY_A_HAND, ask.prompt.key
            by_advice = rng.below(2)
            table.choose(table.game.advise(table.state, ask, rng) if by_advice else rng.choice(ask.options), ask.seat)


def test_the_last_card_is_stashed_unasked_and_the_last_of_one_kind_is_not() -> None:
    c = camp(hands={0: "gold"})
    c.choose("stash")
    assert (c.stash(0), c.asked) == ("gold", (0, "your-turn"))
    c = camp(hands={0: "gold gold"})
    c.choose("stash")
    assert (c.offers, c.asked) == (["card:gold"], (0, "stash-what"))


def test_mar_111_who_holds_five_cards_pays_all_five() -> None:
    c = camp(hands={0: "gold gold red horse silver"})
    c.play("five-for-one", "wish:diamond")
    assert (c.hand(0), c.asked) == ("diamond", (0, "your-turn"))


def test_against_one_opponent_nobody_asks_against_whom() -> None:
    c = camp(seats=2, hands={0: "sword gold", 1: "ruby ruby"})
    c.play("card:sword")
    assert c.asked == (0, "steal-what")
    c = camp(seats=2, hands={0: "gold ruby", 1: "silver"})
    c.play("offer")
    assert c.asked == (0, "compose")


def test_every_question_has_a_rule_and_a_line_that_helps() -> None:
    for prompt in PHRASES.prompts.values():
        assert prompt.rule.startswith("MAR-"), prompt.key
        assert 10 < len(prompt.hint) < 110, prompt.key
