"""What the bots do at a table of Marauders: they bargain in every way there is, and use every card."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from maraud import players
from maraud.engine import SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.seat import Seat
from maraud.games.marauders.game import GAME
from maraud.games.marauders.state import Marauders

BARGAINS = {
    *("offered", "offered-all", "called", "countered", "accepted", "refused"),
    *("pact-made", "proposed", "allied", "turned-up"),
}

ANSWERS = {
    *("answer accept", "answer counter", "answer refuse", "answer-alliance accept"),
    *("lay lay:handshake", "lay-alliance lay:handshake"),
}


def played(names: list[str], game: int) -> tuple[Counter[str], Counter[str], Table]:
    """The events of a game between bots, and by question and choice what the bots like the first one answered."""
    table = Table.open(GAME, len(names), GAME.complete({}), SeededDice(seed_from(game)))
    sitting = [players.make(name, 100 * game + seat) for seat, name in enumerate(names)]
    answers: Counter[str] = Counter()
    while table.asks:
        ask = table.asks[0]
        option = sitting[ask.seat].choose(Seat(table, ask.seat))
        if names[ask.seat] == names[0]:
            answers[f"{ask.prompt.key} {option.text}"] += 1
        table.choose(option, ask.seat)
    return Counter(event.kind.key for event in table.events), answers, table


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_makes_and_answers_every_kind_of_bargain(seats: int) -> None:
    events: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    rounds = []
    for game in range(3):
        told, chosen, table = played(["greedy"] * seats, game)
        events += told
        answers += chosen
        assert isinstance(table.state, Marauders)
        rounds.append(table.state.turn / seats)
        assert 1.0 in table.result
    assert set(events) >= BARGAINS
    assert set(answers) >= ANSWERS
    assert 6 <= median(rounds) <= 25


def test_two_greedy_players_bargain_without_alliances() -> None:
    events: Counter[str] = Counter()
    for game in range(4):
        events += played(["greedy", "greedy"], game)[0]
    assert set(events) >= {"offered", "accepted", "refused", "countered", "called"}
    assert not events["proposed"]


def test_greedy_sometimes_keeps_its_word_and_sometimes_not() -> None:
    answers: Counter[str] = Counter()
    for game in range(10, 14):
        answers += played(["greedy"] * 3, game)[1]
    assert answers["lay lay:handshake"] > answers["lay lay:marauder"] > 0


def test_search_makes_and_answers_offers_pacts_and_alliances() -> None:
    chosen: Counter[str] = Counter()
    for game in range(3):
        chosen += played(["search:3", "greedy", "greedy"], game)[1]
    assert {"compose send", "your-turn call", "your-turn ally"} <= set(chosen)
    assert {"answer accept", "answer refuse", "answer counter", "answer-alliance accept"} <= set(chosen)
    assert any(choice.startswith("lay lay:") for choice in chosen)
    assert any(choice.startswith("lay-alliance lay:") for choice in chosen)
