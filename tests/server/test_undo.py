"""Undo: one choice, an action, a turn; never past dice, a draw, a reveal or another player's answer."""

from __future__ import annotations

import pytest

from tests.server.conftest import StartHost
from tests.server.talking import Host


def test_the_three_places_to_go_back_to(host: Host) -> None:
    party = host.open(2)
    assert party.state(0)["undo"] is None
    assert party.choose(0, "note")["undo"] == {"choice": 4, "action": 4, "turn": 4}
    assert party.choose(0, "note")["undo"] == {"choice": 5, "action": 5, "turn": 4}
    assert party.choose(0, "give")["undo"] == {"choice": 6, "action": 6, "turn": 4}
    bird = party.state(0)["ask"]["options"][0]["option"]
    assert party.choose(0, bird)["undo"] == {"choice": 7, "action": 6, "turn": 4}
    assert party.choose(0, "pass")["undo"] == {"choice": 8, "action": 8, "turn": 4}
    assert party.state(1)["undo"] is None
    assert party.choose(1, "note")["undo"] == {"choice": 9, "action": 9, "turn": 9}
    assert party.state(0)["undo"] is None


@pytest.mark.parametrize("place", ["choice", "action", "turn"])
def test_undo_takes_back_view_events_and_asks(host: Host, place: str) -> None:
    party = host.open(2)
    seen = {4: party.state(0)}
    for option in ("note", "note", "give"):
        state = party.choose(0, option)
        seen[state["seq"]] = state
    state = party.choose(0, state["ask"]["options"][1]["option"])
    to = state["undo"][place]
    answer = party.undo(0, to)
    assert answer.status_code == 200
    after = answer.json()
    assert after["seq"] == state["seq"] + 1
    assert after["ask"]["asked"] == after["seq"]
    for key in ("view", "events", "undo", "waiting", "seats"):
        assert after[key] == seen[to][key]
    assert after["ask"] | {"asked": 0} == seen[to]["ask"] | {"asked": 0}


def test_no_number_is_used_twice_and_play_goes_on(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "note")
    party.undo(0, 4)
    assert party.send(0, "note", 4).status_code == 409
    state = party.choose(0, "note")
    assert state["seq"] == 7
    assert state["events"][-1]["seq"] == 7
    assert party.undo(0, state["undo"]["choice"]).json()["seq"] == 8
    assert party.choose(0, "pass")["waiting"][0]["seat"] == 1


@pytest.mark.parametrize("option", ["roll", "draw", "show", "call"])
def test_p_14_no_undo_past_dice_a_draw_a_reveal_or_another_players_answer(host: Host, option: str) -> None:
    party = host.open(2)
    party.choose(0, "note", option)
    if option in ("show", "call"):
        for seat in [0] if option == "show" else [0, 1]:
            party.choose(seat, party.state(seat)["ask"]["options"][0]["option"])
    before = [party.state(seat) for seat in (0, 1)]
    assert [state["undo"] for state in before] == [None, None]
    for seat in (0, 1):
        for to in range(before[0]["seq"]):
            answer = party.undo(seat, to)
            assert answer.status_code == 409
            assert "taken back" in answer.json()["text"] or "take back" in answer.json()["text"]
    assert [party.state(seat) for seat in (0, 1)] == before
    assert party.choose(0, "note")["undo"]["turn"] == before[0]["seq"]


def test_p_14_dice_stay_what_they_were(host: Host) -> None:
    """What an undo can reach lies after the last roll, so nobody rolls again by going back."""
    party = host.open(1, rounds=50)
    rolls = []
    for _ in range(20):
        party.choose(0, "note", "pass")
        state = party.state(0)
        party.undo(0, state["undo"]["turn"])
        party.choose(0, "pass")
        before = sum(party.state(0)["view"]["scores"])
        rolls.append(sum(party.choose(0, "roll")["view"]["scores"]) - before)
    chance = [move for move in party.sitting.table.moves if move.option.kind == "pip"]
    assert [move.option.value for move in chance] == rolls
    assert party.sitting.table.chances == 2 + len(rolls)


def test_another_seat_may_not_take_back(host: Host) -> None:
    party = host.open(2)
    state = party.choose(0, "note")
    answer = party.undo(1, state["undo"]["choice"])
    assert answer.status_code == 409
    assert party.state(0)["seq"] == 5


@pytest.mark.parametrize("to", [5, 6, 7, 99, -1, 2**40])
def test_a_place_that_is_none_is_refused(host: Host, to: int) -> None:
    party = host.open(2)
    party.choose(0, "note", "note")
    party.undo(0, 5)
    answer = party.undo(0, to)
    assert (answer.status_code, answer.json()["text"]) == (409, "There is nothing to take back to there.")
    assert party.state(0)["seq"] == 7


def test_live_events_go_back_with_an_undo(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as mine, party.live(1) as other:
        mine.next()
        other.next()
        for seq, option in ((4, "note"), (5, "give")):
            mine.choose(seq, option)
            mine.until(seq + 1)
        mine.send({"type": "undo", "seq": 6, "to": 4})
        for line in (mine, other):
            line.until(7)
            assert [event["kind"] for event in line.events] == ["dealt"] * 4
        mine.choose(7, "pass")
        for seat, line in enumerate((mine, other)):
            line.until(8)
            assert line.events == party.state(seat)["events"]


def test_undo_outlives_a_restart(start: StartHost) -> None:
    party = start().open(3)
    party.choose(0, "note", "note")
    party.undo(0, 5)
    party.choose(0, "call")
    asked = party.state(1)["ask"]["asked"]
    party.choose(2, party.state(2)["ask"]["options"][0]["option"])
    party.undo(2, party.state(2)["undo"]["choice"])
    assert party.state(1)["ask"]["asked"] == asked  # nothing of its own was taken back
    party.choose(0, party.state(0)["ask"]["options"][1]["option"])
    before = [party.state(seat) for seat in (-1, 0, 1, 2)]
    assert before[3]["ask"]["asked"] > before[2]["ask"]["asked"] == asked
    frames = [party.frames(seat) for seat in (-1, 0, 1, 2)]
    party.host.stop()
    party = party.moved_to(start())
    assert [party.state(seat) for seat in (-1, 0, 1, 2)] == before
    assert [party.frames(seat) for seat in (-1, 0, 1, 2)] == frames


def test_p_04_a_sealed_answer_can_be_taken_back_and_tells_nothing(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "call")
    ask = party.state(0)["ask"]
    told = []
    for offer in ask["options"]:
        party.choose(0, offer["option"])
        told.append([party.state(seat) for seat in (1, -1)])
        assert party.undo(0, party.state(0)["undo"]["choice"]).status_code == 200
    numbers = {"seq": 0, "commitment": ""}
    first, second = ([state | numbers for state in states] for states in told)
    assert first == second
    assert party.send(0, ask["options"][0]["option"], ask["asked"]).status_code == 409
