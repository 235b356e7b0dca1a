"""Which commands are taken: one each, in their time, from those whose they are."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from maraud.engine.table import Table
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party


def unchanged(party: Party, seq: int) -> bool:
    return all(party.state(seat)["seq"] == seq for seat in (-1, 0, 1))


def test_p_22_of_two_choices_at_once_one_wins_and_the_other_is_told(host: Host) -> None:
    party = host.open(2)
    asked = party.state(0)["ask"]["asked"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda option: party.send(0, option, asked), ["note", "roll", "draw", "note"] * 2))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["text"] == "That question is no longer open: the table has moved on."
            assert answer.json()["state"]["seq"] > asked
    taken = next(answer.json()["seq"] for answer in answers if answer.status_code == 200)
    assert unchanged(party, taken)


def test_p_22_two_connections_of_one_seat_choose_at_once(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as one, party.live(0) as two:
        for line in (one, two):
            line.choose(4, "note")
        refused = [message for line in (one, two) for message in line.all() if message["type"] == "refused"]
    assert [message["text"] for message in refused] == ["That question is no longer open: the table has moved on."]
    assert [message["state"]["seq"] for message in refused] == [5]
    assert unchanged(party, 5)


def test_p_22_when_one_answers_together_the_others_asks_stay_open(host: Host) -> None:
    party = host.open(3)
    party.choose(0, "call")
    asks = [party.state(seat)["ask"] for seat in range(3)]
    assert len({ask["asked"] for ask in asks}) == 1
    party.choose(1, asks[1]["options"][0]["option"])
    assert party.state(1)["ask"] is None
    assert [wait["seat"] for wait in party.state(-1)["waiting"]] == [0, 2]
    for seat in (2, 0):
        assert party.state(seat)["ask"]["asked"] == asks[seat]["asked"]
        assert party.send(seat, asks[seat]["options"][1]["option"], asks[seat]["asked"]).status_code == 200
    assert [event["kind"] for event in party.state(-1)["events"][-3:]] == ["laid"] * 3


def test_p_22_both_answers_of_a_together_at_the_same_time_are_taken(host: Host) -> None:
    party = host.open(4)
    party.choose(0, "call")
    asks = [party.state(seat)["ask"] for seat in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(
            pool.map(lambda seat: party.send(seat, asks[seat]["options"][0]["option"], asks[seat]["asked"]), range(4))
        )
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len(party.state(-1)["view"]["shown"]) == 4


def test_a_choice_that_is_not_on_offer_is_refused_with_a_reason(host: Host) -> None:
    party = host.open(2)
    for option, text in [
        ("bird:heron", "“bird:heron” is not one of the choices."),
        ("pip:6", "6 is not on offer now."),
        ("<b>" * 100, f"“{('<b>' * 100)[:60]}” is not one of the choices."),
        ("", "“” is not one of the choices."),
    ]:
        answer = party.send(0, option)
        assert (answer.status_code, answer.json()["text"]) == (409, text)
        assert answer.json()["rule"] == "SMU-1"
        assert answer.json()["state"] == party.state(0)
    assert unchanged(party, 4)


def test_a_foreign_seat_may_not_choose(host: Host) -> None:
    party = host.open(2)
    answer = party.send(1, "note", 4)
    assert (answer.status_code, answer.json()["text"]) == (409, "It is not your turn to choose.")
    assert answer.json()["state"]["you"] == 1
    assert unchanged(party, 4)


def test_a_spectator_may_do_nothing(host: Host) -> None:
    party = host.open(2)
    bodies: dict[str, dict[str, Any]] = {
        "choose": {"asked": 4, "option": "note"},
        "undo": {"seq": 4, "to": 0},
        "give-up": {"seq": 4},
    }
    with party.live(-1, token=None) as line:
        line.next()
        for command, body in bodies.items():
            answer = party.call("POST", f"/{command}", -1, body)
            assert answer.status_code == 409
            line.send({"type": command, **body})
            refused = line.next()
            assert refused["type"] == "refused"
            for message in (answer.json(), refused):
                assert message["text"].startswith("You are watching")
                assert message["state"]["you"] == -1
                assert message["state"]["view"]["hand"] == []
    assert unchanged(party, 4)


def test_p_25_every_command_gets_an_outcome_with_the_state_that_holds(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as line:
        line.next()
        line.choose(3, "note")
        refused = line.next()
        assert refused["type"] == "refused"
        assert refused["state"]["ask"] == party.state(0)["ask"]
        line.choose(4, "note")
        assert line.until(5)["view"] == party.state(0)["view"]


@pytest.mark.parametrize("option", ["note", "roll", "draw"])
def test_p_25_a_connection_lost_in_mid_command_leaves_one_truth(start: StartHost, option: str) -> None:
    party = start().open(2)
    with party.live(0) as line:
        line.next()
        line.choose(4, option)
    with party.live(0) as line:
        found = line.next()
        line.choose(4, option)  # whoever heard no answer sends again what is still asked
        outcomes = line.all()
    was_taken = found["seq"] > 4
    assert ("refused" in [message["type"] for message in outcomes]) == was_taken
    state = party.state(0)
    assert state["seq"] == (5 if option == "note" else 6)
    assert len(state["events"]) == 5
    party.host.stop()
    assert party.moved_to(start()).state(0) == state


def test_p_26_an_old_choice_is_refused_also_after_a_restart(start: StartHost) -> None:
    party = start().open(2)
    party.choose(0, "note", "note")
    party.host.stop()
    party = party.moved_to(start())
    assert party.send(0, "note", 4).status_code == 409
    assert party.send(0, "note", 5).status_code == 409
    assert party.state(0)["seq"] == 6
    assert party.send(0, "note", 6).status_code == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE"])
def test_p_26_no_address_takes_a_state(host: Host, method: str) -> None:
    party = host.open(2)
    state = party.state(0)
    for what in ("", "/choose", "/undo", "/give-up", "/frames", "/record", "/state"):
        answer = party.call(method, what, 0, {**state, "seq": 99})
        assert answer.status_code in (404, 405)
        assert answer.json()["error"]
    assert party.call("POST", "/choose", 0, state).status_code == 400
    assert party.state(0) == state


def test_p_63_after_the_end_every_command_is_refused(host: Host) -> None:
    party = host.open(2, rounds=1)
    party.choose(0, "note", "pass")
    party.choose(1, "note", "pass")
    seq = party.state(0)["seq"]
    bodies: dict[str, dict[str, Any]] = {
        "choose": {"asked": seq, "option": "note"},
        "undo": {"seq": seq, "to": seq - 1},
        "give-up": {"seq": seq},
    }
    for seat in (0, 1):
        for command, body in bodies.items():
            answer = party.call("POST", f"/{command}", seat, body)
            assert (answer.status_code, answer.json()["text"]) == (409, "The game is over.")
    for seat in (-1, 0, 1):
        state = party.state(seat)
        assert (state["ask"], state["waiting"], state["undo"], state["seq"]) == (None, [], None, seq)


def test_p_63_commands_of_a_moment_that_is_past_are_refused(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "note")
    for answer in (party.undo(0, 4, seq=4), party.give_up(0, seq=4)):
        assert answer.status_code == 409
        assert answer.json()["text"].startswith("The table has moved on since")
    assert unchanged(party, 5)


def test_a_rule_that_fails_changes_nothing_and_tells_nothing(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    party = host.open(2, fragile=True)
    party.choose(0, "note")
    before = [party.state(seat) for seat in (-1, 0, 1)]
    with caplog.at_level(logging.ERROR, "maraud.server"):
        answer = party.send(0, "break")
    assert answer.status_code == 409
    assert answer.json()["text"] == "A rule of the game failed here. Nothing was changed, and the fault was noted."
    assert "secret" not in answer.text
    assert "ZeroDivisionError" in caplog.text
    assert [party.state(seat) for seat in (-1, 0, 1)] == before
    assert party.choose(0, "note")["seq"] == 6


def test_giving_up_that_fails_changes_nothing(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    party = host.open(2, fragile=True)
    before = [party.state(seat) for seat in (-1, 0, 1)]
    assert party.give_up(0).status_code == 409
    assert "ZeroDivisionError" in caplog.text
    assert [party.state(seat) for seat in (-1, 0, 1)] == before


def test_a_rule_that_cannot_explain_itself_does_not_stop_the_game(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(table: Table, seat: int) -> None:
        raise ZeroDivisionError("no reason")

    party = host.open(2)
    party.choose(0, "roll")
    monkeypatch.setattr(Table, "explain", fail)
    answer = party.send(0, "roll")
    assert answer.json()["text"] == "A rule of the game failed here. Nothing was changed, and the fault was noted."
    assert "no reason" in caplog.text
    state = party.choose(0, "note")
    assert (state["seq"], state["ask"]["refused"]) == (7, [])
