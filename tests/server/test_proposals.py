"""Asking each other: to take the game back, to let a bot play; leaving and coming back."""

from __future__ import annotations

import asyncio

import pytest

from maraud.server import chat, company
from maraud.server.store import Row
from maraud.server.worker import Job
from tests.server.company import join, restarted, tell, told
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party
from tests.server.test_bots import Scripted, until_over


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is empty as soon as nobody is there."""
    monkeypatch.setattr(company, "ABSENT", 0.0)


def long_ago(party: Party) -> int:
    """A place that nobody may take the game back to alone."""
    party.choose(0, "roll", "note", "pass")
    party.choose(1, "draw")
    assert party.undo(1, 4).status_code == 409
    return 4


def test_undo_further_back_when_all_agree(start: StartHost) -> None:
    party = start().open(players=["person", "person", "person", "random"])
    to = 8  # after the deal
    before = party.state(2)
    party.choose(0, "roll", "note", "pass")
    rolled = party.state(0)["view"]["scores"]
    party.choose(1, "draw")
    made = tell(party, 1, {"type": "propose", "what": "undo", "to": to})["proposals"]
    assert made == [
        {
            "proposal": made[0]["proposal"],
            "what": "undo",
            "seat": 1,
            "text": "Person 1 asks to take the game back by 4 choices.",
            "agreed": [1],
            "waiting_for": [0, 2],
        }
    ]
    agree = {"type": "answer", "proposal": made[0]["proposal"], "agree": True}
    assert tell(party, 1, agree)["text"] == "Nobody waits for your answer to that."
    assert tell(party, 2, agree)["proposals"][0]["waiting_for"] == [0]
    party = restarted(party, start)
    assert party.state(0)["proposals"][0]["agreed"] == [1, 2]
    after = tell(party, 0, agree)
    assert (after["proposals"], after["seq"]) == ([], 15)
    assert [seat["seat"] for seat in after["waiting"]] == [0]
    assert party.state(2)["view"] == before["view"]
    assert party.state(2)["events"] == before["events"]
    assert party.send(0, "roll", to).status_code == 409  # no number is used twice
    party.choose(0, "roll")
    assert party.state(0)["view"]["scores"] == rolled  # dice come out again as they did


def test_one_no_ends_a_proposal_and_so_does_a_move(host: Host) -> None:
    party = host.open(3)
    to = long_ago(party)
    propose = {"type": "propose", "what": "undo", "to": to}
    made = tell(party, 0, propose)["proposals"][0]["proposal"]
    assert tell(party, 2, {"type": "answer", "proposal": made, "agree": False})["proposals"] == []
    late = tell(party, 1, {"type": "answer", "proposal": made, "agree": True})
    assert late["text"] == "That proposal is no longer open."
    made = tell(party, 0, propose)["proposals"][0]["proposal"]
    assert tell(party, 0, {"type": "answer", "proposal": made, "agree": False})["proposals"] == []  # withdrawn
    made = tell(party, 0, propose)["proposals"][0]["proposal"]
    again = tell(party, 0, propose)["proposals"]
    assert len(again) == 1  # one of each seat
    assert again[0]["proposal"] != made
    assert party.choose(1, "note")["proposals"] == []
    assert tell(party, 1, {"type": "answer", "proposal": again[0]["proposal"], "agree": True})["type"] == "refused"


def test_p_28_withdrawing_and_agreeing_at_once_has_one_outcome(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "SECONDS", 0.0)
    party = host.open(2)
    party.choose(0, "roll", "pass")
    outcomes = set()
    with party.live(0) as mine, party.live(1) as other:
        for _ in range(60):
            state = told(mine, {"type": "propose", "what": "undo", "to": state_place(party)})
            answer = {"type": "answer", "proposal": state["proposals"][0]["proposal"]}
            mine.send(answer | {"agree": False})
            other.send(answer | {"agree": True})
            refused = [message["type"] for line in (mine, other) for message in line.all()].count("refused")
            after = party.state(0)
            assert refused == 1
            assert after["proposals"] == []
            outcomes.add(after["seq"] > state["seq"])
            assert sum(after["view"]["hands"]) + after["view"]["deck"] + len(after["view"]["shown"]) == 16
            if after["waiting"][0]["seat"] == 0:
                party.choose(0, *["roll", "pass"] if after["seq"] > state["seq"] else [])
    assert outcomes


def state_place(party: Party) -> int:
    """The place before the newest choice that still stands."""
    ledger, table = party.sitting.ledger, party.sitting.table
    return ledger.place(max(place for place, move in enumerate(table.moves) if move.who >= 0))


@pytest.mark.parametrize("to", [-1, 99, 2**40])
def test_a_proposal_to_go_nowhere_is_refused(host: Host, to: int) -> None:
    party = host.open(2)
    party.choose(0, "note")
    refused = tell(party, 0, {"type": "propose", "what": "undo", "to": to})
    assert refused["text"] == "There is nothing to take back to there."


def test_alone_nobody_can_agree(host: Host) -> None:
    party = host.open(1)
    party.choose(0, "roll")
    assert tell(party, 0, {"type": "propose", "what": "undo", "to": 2})["text"] == "Nobody else is there to agree."


async def passes(job: Job) -> str:
    return "pass"


def test_a_bot_takes_an_open_seat_when_the_others_agree(start: StartHost) -> None:
    party = start(Scripted(passes)).open(players=["person", "person", "open"], rounds=1)
    party.choose(0, "pass")
    party.choose(1, "pass")
    made = tell(party, 0, {"type": "propose", "what": "bot", "seat": 2, "player": "greedy"})["proposals"]
    assert made[0]["text"] == "Person 0 asks to let a bot (greedy) play for Player 3."
    assert made[0]["waiting_for"] == [1]
    assert join(party, 2).status_code == 200  # somebody comes after all
    assert tell(party, 1, {"type": "answer", "proposal": made[0]["proposal"], "agree": True})["type"] == "state"
    assert until_over(party)["seats"][2] | {"online": False, "result": 0} == {
        "seat": 2,
        "name": "Bea",
        "player": "greedy",
        "online": False,
        "result": 0,
    }


def test_a_bot_stands_in_until_its_seats_holder_comes_back(start: StartHost) -> None:
    gate = asyncio.Event()

    async def slow(job: Job) -> str:
        await gate.wait()
        return "pass"

    party = start(Scripted(slow)).open(players=["person", "person"], rounds=3)
    party.choose(0, "pass")
    left = tell(party, 1, {"type": "propose", "what": "bot", "seat": 1, "player": "random"})
    assert left["proposals"][0]["text"] == "Person 1 is leaving and asks to let a bot (random) play on."
    assert left["ask"]
    agree = {"type": "answer", "proposal": left["proposals"][0]["proposal"], "agree": True}
    assert tell(party, 0, agree)["seats"][1]["player"] == "random"
    state = party.state(1)
    assert (state["ask"], state["undo"]) == (None, None)
    assert party.send(1, "pass", left["ask"]["asked"]).json()["text"] == "A bot plays this seat: take it back first."
    assert tell(party, 0, {"type": "propose", "what": "bot", "seat": 1, "player": "greedy"})["text"] == (
        "A bot plays that seat already."
    )
    back = tell(party, 1, {"type": "return"})
    assert (back["seats"][1]["player"], back["ask"]) == ("person", left["ask"])
    assert tell(party, 1, {"type": "return"})["text"] == "You play this seat yourself."

    async def open_gate() -> None:
        gate.set()

    party.host.call(open_gate)  # what the bot had thought of comes too late
    party.host.call(lambda: asyncio.sleep(0.05))
    assert party.state(1)["ask"] == left["ask"]
    assert party.choose(1, "note")["seq"] == left["seq"] + 1
    again = tell(party, 1, {"type": "propose", "what": "bot", "seat": 1, "player": "random"})["proposals"]
    tell(party, 0, {"type": "answer", "proposal": again[0]["proposal"], "agree": True})
    with party.live(1) as line:
        state = line.until(left["seq"] + 2)
    assert [event["kind"] for event in line.events[state["since"] :]] == ["ended"]  # what the bot did is news
    rows: list[Row] = party.host.call(lambda: party.host.hall.store.rows(party.id))
    assert [row.by for row in rows if row.who == 1] == ["", "random"]


def test_a_bot_that_stands_in_thinks_on_after_a_restart(start: StartHost) -> None:
    async def never(job: Job) -> str:
        await asyncio.sleep(3600)
        return ""

    party = start(Scripted(never)).open(players=["person", "person"], rounds=1)
    made = tell(party, 0, {"type": "propose", "what": "bot", "seat": 0, "player": "random"})["proposals"]
    tell(party, 1, {"type": "answer", "proposal": made[0]["proposal"], "agree": True})
    party.host.stop()
    party = party.moved_to(start(Scripted(passes)))
    with party.live(1) as line:
        state = line.next()
        while not state["ask"]:
            state = line.next()
    assert state["seats"][0]["player"] == "random"
    assert tell(party, 0, {"type": "return"})["seats"][0]["player"] == "person"


def test_a_seat_that_is_not_empty_goes_to_no_bot(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    party = host.open(3)
    propose = {"type": "propose", "what": "bot", "seat": 1, "player": "random"}
    with party.live(1) as line:
        line.next()
        assert tell(party, 0, propose)["text"] == "Person 1 is here: only an empty seat, or your own, can go to a bot."
    monkeypatch.setattr(company, "ABSENT", 60.0)
    assert tell(party, 0, propose)["text"] == "Person 1 was here a moment ago: wait a minute before a bot plays on."
    monkeypatch.setattr(company, "ABSENT", 0.0)
    made = tell(party, 0, propose)["proposals"][0]
    assert made["waiting_for"] == [2]  # not the one who is not there …
    assert tell(party, 1, {"type": "answer", "proposal": made["proposal"], "agree": False})["proposals"] == []  # … yet


@pytest.mark.parametrize(
    ("seat", "player", "words"),
    [
        (7, "random", "There is no such seat."),
        (-1, "random", "There is no such seat."),
        (2, "random", "A bot plays that seat already."),
        (0, "person", "There is no player person"),
        (0, "search:2001ms", "A bot at a table searches at most 2000 times"),
        (0, "search:0", "After search: stands a number"),
        (0, "", "There is no player without a name"),
    ],
)
def test_a_bot_that_cannot_be_is_refused(start: StartHost, seat: int, player: str, words: str) -> None:
    party = start(Scripted(passes)).open(players=["person", "person", "random"])
    refused = tell(party, 0, {"type": "propose", "what": "bot", "seat": seat, "player": player})
    assert (refused["type"], words in refused["text"]) == ("refused", True)
