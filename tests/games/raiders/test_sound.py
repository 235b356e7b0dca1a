"""Positions that cannot be, labels, the page of the view, and the bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from maraud import players
from maraud.engine import PositionError, Rng, Seat, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.position import position_of, table_at
from maraud.games.raiders.advice import evaluate
from maraud.games.raiders.board import GROUPS, SPACES
from maraud.games.raiders.game import GAME
from maraud.games.raiders.options import CALL_RAID, LOOK, TAKE
from maraud.games.raiders.state import BEFORE, EYES, UNSEEN, Raiders
from tests.games.raiders.ring import Ring, card, opened, raiders, ring, word

RA_1, RA_2, IMAM_1 = card("ra-1"), card("ra-2"), card("imam-1")


def spoil(name: str, *at: int, value: object) -> Callable[[Raiders], None]:
    """A change of one field, or of one place in it."""

    def change(s: Raiders) -> None:
        if at:
            getattr(s, name)[at[0]] = value
        else:
            setattr(s, name, value)

    return change


def four_of_a_color(s: Raiders) -> None:
    for group in range(4):
        s.place[4 * group], s.color[4 * group] = BEFORE, 0
        s.seen[4 * group] |= 1


WRONG = {
    "too few pieces": spoil("at", value=[0]),
    "a list too short": spoil("seen", value=[0]),
    "no such phase": spoil("phase", value=7),
    "no such player": spoil("active", value=2),
    "a piece off the board": spoil("at", 0, value=SPACES),
    "a card on SAFE": spoil("place", IMAM_1, value=2),
    "a card on another corner": spoil("place", IMAM_1, value=0),
    "a card before nobody": spoil("place", IMAM_1, value=BEFORE + 2),
    "no such color": spoil("color", RA_1, value=4),
    "a color that nobody has seen": spoil("color", IMAM_1, value=1),
    "seen without a color": spoil("seen", IMAM_1, value=1),
    "an own card not seen": spoil("place", IMAM_1, value=BEFORE),
    "its color ruled out": spoil("ruled_out", RA_1, value=1),
    "ruled out and never seen": spoil("ruled_out", IMAM_1, value=1),
    "two cards alike": spoil("color", RA_2, value=0),
    "a spin of 7": spoil("spun", value=7),
    "a raid between two steps": spoil("raid", value=1),
    "no such rival": spoil("rival", value=2),
    "shown what is no card": spoil("shown", EYES, value=1 << 16),
    "to fight oneself": spoil("met", value=1),
    "spun before the turn": spoil("spun", value=3),
    "a winner and no result": spoil("winner", value=1),
    "a result of 2": spoil("result", value=[2.0, 0.0]),
    "somebody has won": four_of_a_color,
}


def sound() -> Ring:
    return ring([0, 7], {0: "ra-1", 1: "ra-2"})


@pytest.mark.parametrize("fault", WRONG)
def test_what_cannot_be_is_refused(fault: str) -> None:
    t = sound()
    s = raiders(t.table.checkpoints[0].state.copy())
    assert GAME.check(s) == ""
    WRONG[fault](s)
    assert GAME.check(s) != ""


def test_a_position_with_a_fault_is_not_loaded() -> None:
    position = json.loads(json.dumps(position_of(sound().table)))
    table_at(position, GAME, SeededDice(seed_from(1)))
    position["state"]["place"][IMAM_1] = 2
    with pytest.raises(PositionError, match="its own corner"):
        table_at(position, GAME, SeededDice(seed_from(1)))


# Words.


def test_every_option_has_a_label_of_its_own() -> None:
    labels = [GAME.label(option) for option in GAME.vocabulary.words]
    assert all(labels)
    told = [
        GAME.label(word(text)) for text in ("space:0", "space:1", "card:map-room-2", "request:1:map-room", "seat:3")
    ]
    assert told == [
        f"{GROUPS[0]} corner",
        "HAZARD, space 1",
        "MAP ROOM 2",
        "Ask seat 2 for a MAP ROOM card",
        "Seat 4",
    ]


def test_labels_of_choices_say_color_and_place_as_far_as_the_seat_knows_them() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2"}, seen={0: "imam-3"}, spins=(2,), options={"assist_memory": True})
    ask = t.table.asks[0]
    labels = {option.text: GAME.choice_label(t.state, ask, option) for option in ask.options}
    assert labels["pass"] == "No look"
    assert labels["card:imam-3"] == "IMAM 3, green (IMAM corner)"
    assert labels["card:ra-2"] == "RA 2 (seat 2)"
    assert GAME.is_end(ask, word("pass"))
    assert not GAME.is_end(ask, word("card:ra-2"))


def test_cards_spaces_and_players_are_elements_and_buttons_are_not() -> None:
    s = sound().state
    for text in ("space:3", "card:ra-1", "seat:1", "request:1:ra", "color:red"):
        assert GAME.element(s, word(text)) == text
    for option in (TAKE, LOOK, CALL_RAID, word("pass")):
        assert GAME.element(s, option) == ""


# The view.


def test_the_view_has_what_its_page_says() -> None:
    page = (Path(__file__).parents[3] / "docs" / "views-raiders.md").read_text(encoding="utf-8")
    written = json.loads(page.split("```json\n")[1].split("```")[0])
    t = ring([0, 6], {0: "marion-1", 1: "imam-2"}, spins=(6,))
    t.play("raid", "color:red", "card:ra-1", colors=("red",))
    view = t.view(0)
    assert list(view) == list(written)
    for part in ("players", "cards", "known", "spins"):
        assert list(view[part][0]) == list(written[part][0])
    assert list(view["raid"]) == list(written["raid"])
    assert view["track"][:7] == written["track"]
    assert (view["phase"], view["may_fight"], view["raid"]["turned"]) == ("raid", [1], ["ra-1"])
    t = ring([0, 3], {0: "marion-1", 1: "imam-2"}, spins=(3,))
    t.play("seat:1", spins=(2, 2))
    assert list(t.view(-1)["duel"]) == list(written["duel"])


# The bots.


def advised(t: Ring) -> str:
    ask = t.table.asks[0]
    return GAME.advise(raiders(Seat(t.table, ask.seat).world(Rng(1))), ask, Rng(2)).text


def test_greedy_raids_what_it_knows_and_wins() -> None:
    t = ring([0, 7], {0: "marion-1 ra-1"}, seen={0: "imam-1 map-room-1"}, spins=(6,))
    for _ in range(5):
        t.play(advised(t))
    assert t.table.result == [1.0, 0.0]


def test_greedy_takes_at_a_corner_and_does_not_raid_by_guess() -> None:
    t = ring([6, 14], {0: "marion-1"}, spins=(1,))
    assert advised(t) == "take"
    t = ring([0, 7], {0: "marion-1"}, spins=(6,))
    assert advised(t) == "look"


def test_greedy_leaves_the_card_that_is_missed_least() -> None:
    t = ring([0, 7], {0: "marion-1 ra-1 imam-2"}, spins=(1, 1))
    assert t.asked == (0, "leave")
    assert advised(t) == "card:imam-2"


def test_evaluation_is_a_share_of_what_is_owned() -> None:
    t = ring([0, 7], {0: "marion-1 ra-1 imam-1", 1: "ra-2"})
    shares = [evaluate(t.state, seat) for seat in (0, 1)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > 0.8
    apart = ring([0, 7], {0: "marion-1 ra-3 imam-2", 1: "ra-2"})
    assert evaluate(apart.state, 0) < shares[0]


def test_evaluation_does_not_look_at_what_nobody_has_seen() -> None:
    t = opened(3)
    assert UNSEEN in t.state.color
    assert sum(evaluate(t.state, seat) for seat in range(3)) == pytest.approx(1.0)


def test_advice_rests_only_on_what_the_seat_knows() -> None:
    """At a table and at one imagined from it a seat is told the same."""
    rng = Rng(5)
    for number in range(6):
        table = Table.open(GAME, 2 + number % 3, {}, SeededDice(seed_from(number)), listen=False)
        while table.asks:
            ask, seed = table.asks[0], rng.seed()
            here = Seat(table, ask.seat)
            there = Seat(table.imagine(ask.seat, Rng(seed), 1), ask.seat)
            assert players.make("greedy", seed).choose(here) is players.make("greedy", seed).choose(there)
            table.choose(
                GAME.advise(raiders(table.state), ask, rng) if rng.below(3) else rng.choice(ask.options), ask.seat
            )
