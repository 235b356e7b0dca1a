"""Playing together: sitting down, talking, asking each other, leaving and coming back, playing again."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response

from maraud.engine.record import read_record, verify
from maraud.games import find
from maraud.server import chat, company, sqlite
from maraud.server.store import Row
from maraud.server.worker import Job
from tests.server.conftest import StartHost
from tests.server.talking import Host, Line, Party
from tests.server.test_bots import Scripted, until_over


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is empty as soon as nobody is there."""
    monkeypatch.setattr(company, "ABSENT", 0.0)


def join(party: Party, seat: int, name: str = "Bea", token: str | None = "") -> Response:
    """Sit down with the invite, or with another token; the seat's token is kept."""
    token = party.invite if token == "" else token
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = party.host.client.post(f"{party.path}/join", headers=headers, json={"seat": seat, "name": name})
    if answer.status_code == 200:
        party.tokens[seat] = answer.json()["token"]
    return answer


def told(line: Line, what: dict[str, Any]) -> dict[str, Any]:
    """Send something; the last state or refusal that came of it."""
    line.all()
    line.send(what)
    return line.all()[-1]


def tell(party: Party, seat: int, what: dict[str, Any]) -> dict[str, Any]:
    """As `told`, on a connection of its own."""
    with party.live(seat) as line:
        line.next()
        return told(line, what)


def restarted(party: Party, start: StartHost) -> Party:
    party.host.stop()
    return party.moved_to(start())


# Invites and open seats.


def test_an_open_seat_is_taken_by_the_invite_and_played(host: Host) -> None:
    party = host.open(players=["person", "open", "open"])
    assert party.tokens.keys() == {0}
    with party.live(0) as line:
        line.next()
        answer = join(party, 1, "Bea")
        assert (answer.status_code, answer.json()) == (200, {"seat": 1, "token": party.tokens[1]})
        seen = line.all()[-1]
        assert [seat["player"] for seat in seen["seats"]] == ["person", "person", "open"]
        assert seen["events_from"] == 0  # all is told anew, with the new name
        assert [event["text"] for event in seen["events"][2:4]] == ["Bea is dealt a bird."] * 2
    party.choose(0, "pass")
    state = party.choose(1, "pass")
    assert (state["you"], state["seats"][1]["name"]) == (1, "Bea")
    assert state["waiting"][0]["seat"] == 2  # the table waits for whoever will sit there
    assert join(party, 2, "").status_code == 200
    assert party.choose(2, "pass")["seats"][2]["name"] == "Player 3"


def test_the_invite_is_shown_to_seats_and_its_holder_while_a_seat_is_open(host: Host) -> None:
    party = host.open(players=["person", "open"])
    assert party.invite
    party.tokens[9] = party.invite
    assert party.state(0)["invite"] == party.state(9)["invite"] == party.invite
    assert party.state(-1)["invite"] is None
    assert party.state(9) | {"invite": None} == party.state(-1)
    party.tokens[8] = party.watch
    assert party.state(8)["invite"] is None
    join(party, 1)
    assert [party.state(seat)["invite"] for seat in (0, 1, 9, -1)] == [None] * 4
    assert host.open(2).invite is None


def test_p_29_of_many_who_want_one_seat_one_gets_it(host: Host) -> None:
    party = host.open(players=["person", "open", "open", "open"])
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: join(party, 1 + n % 3, f"Guest {n}"), range(24)))
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 21
    won = [answer.json() for answer in answers if answer.status_code == 200]
    assert sorted(key["seat"] for key in won) == [1, 2, 3]
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {
        "Somebody was quicker: that seat is taken."
    }
    for key in won:
        party.tokens[key["seat"]] = key["token"]
        assert party.state(key["seat"])["you"] == key["seat"]
    assert len(party.state(0)["seats"]) == 4


def test_p_29_a_second_click_takes_no_second_seat(host: Host) -> None:
    party = host.open(players=["person", "open", "open"])
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: join(party, 1), range(20)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    assert [seat["player"] for seat in party.state(0)["seats"]] == ["person", "person", "open"]


@pytest.mark.parametrize("token", ["none", "guess", "watch", "seat", "another table's"])
def test_without_the_invite_nobody_sits_down(host: Host, token: str) -> None:
    party, other = host.open(players=["person", "open"]), host.open(players=["person", "open"])
    tokens = {"none": None, "guess": "x" * 43, "watch": party.watch, "seat": party.tokens[0]}
    answer = join(party, 1, token=tokens.get(token, other.invite))
    assert (answer.status_code, answer.json()) == (403, {"error": "Only the invite's link lets you sit down."})
    assert party.state(0)["seats"][1]["player"] == "open"


@pytest.mark.parametrize(
    ("seat", "name", "status"),
    [(0, "Bea", 409), (2, "Bea", 400), (-1, "Bea", 400), (1, "x" * 41, 400), (2**70, "Bea", 400), (1, "", 200)],
)
def test_what_cannot_be_joined(host: Host, seat: int, name: str, status: int) -> None:
    party = host.open(players=["person", "open"])
    assert join(party, seat, name).status_code == status


def test_after_the_end_nobody_sits_down_and_the_invite_opens_nothing(host: Host) -> None:
    party = host.open(players=["person", "open"], watching=False)
    party.tokens[9] = party.invite or ""
    assert party.call("GET", "", 9).status_code == 200
    party.give_up(0)
    assert party.call("GET", "", 9).status_code == 403
    assert join(party, 1).status_code == 403


def test_who_sits_there_outlives_a_restart(start: StartHost) -> None:
    party = start().open(players=["person", "open", "open"])
    join(party, 2, "Cleo")
    before = [party.state(seat) for seat in (0, 2)]
    party = restarted(party, start)
    assert [party.state(seat) for seat in (0, 2)] == before
    assert join(party, 2).status_code == 409
    assert join(party, 1).status_code == 200


# Who is there, what is new.


def test_who_is_online(host: Host) -> None:
    party = host.open(2)

    def online(state: dict[str, Any]) -> list[bool]:
        return [seat["online"] for seat in state["seats"]]

    with party.live(0) as line, party.live(-1):
        assert online(line.next()) == [True, False]
        with party.live(1), party.live(1) as second:
            second.next()
            assert online(line.all()[-1]) == [True, True]
        assert online(line.next()) == [True, False]
    assert online(party.state(1)) == [False, False]


def test_since_is_what_came_after_the_seats_own_last_choice(start: StartHost) -> None:
    party = start().open(3)
    assert [party.state(seat)["since"] for seat in (0, 1, -1)] == [0, 0, None]
    party.choose(0, "note", "roll")
    seen = len(party.state(0)["events"])
    assert party.state(0)["since"] == seen  # what the choice led to is no news
    party.choose(0, "pass")
    party.choose(1, "roll", "pass")
    party.choose(2, "note")
    news = party.state(0)
    assert [event["kind"] for event in news["events"][news["since"] :]] == ["rolled", "ended", "noted"]
    assert [party.state(seat)["since"] for seat in (1, 2)] == [seen + 3, seen + 4]
    before = [party.state(seat)["since"] for seat in range(3)]
    party = restarted(party, start)
    assert [party.state(seat)["since"] for seat in range(3)] == before
    party.undo(2, party.state(2)["undo"]["choice"])
    assert party.state(2)["since"] == 0


# Chat.


def test_chat_reaches_all_in_order_and_outlives_a_restart(start: StartHost) -> None:
    party = start().open(2)
    with party.live(0) as mine, party.live(1) as other, party.live(-1) as watching:
        for line in (mine, other, watching):
            line.next()
        first = told(mine, {"type": "say", "text": "  Good\nluck \u202eeverybody "})
        assert (first["chat_from"], len(first["chat"])) == (0, 1)
        assert first["chat"][0] | {"at": 0} == {
            "n": 0,
            "seat": 0,
            "name": "Person 0",
            "text": "Good luck everybody",
            "at": 0,
        }
        second = told(other, {"type": "say", "text": "You too"})
        assert (second["chat_from"], [line["n"] for line in second["chat"]]) == (1, [1])
        heard = [line for message in watching.all() for line in message["chat"]]
        assert [line["text"] for line in heard] == ["Good luck everybody", "You too"]
    before = party.state(0)
    assert (before["chat_from"], [line["seat"] for line in before["chat"]]) == (0, [0, 1])
    assert restarted(party, start).state(0) == before


def test_p_59_names_and_chat_are_sent_as_they_were_typed_and_never_as_markup(host: Host) -> None:
    nasty = "<img src=x onerror=alert(1)>\"'&amp;</script>"
    plan = {"game": "smugglers", "seats": [{"player": "person", "name": nasty[:40]}, {"player": "open"}]}
    party = Party(host, host.client.post("/api/tables", json=plan).json())
    join(party, 1, "\u202e<b>evil\x00</b>\u200f")
    assert [seat["name"] for seat in party.state(0)["seats"]] == [nasty[:40], "<b>evil</b>"]
    said = tell(party, 1, {"type": "say", "text": nasty})
    assert said["chat"][0]["text"] == nasty
    answer = party.call("GET", "", 0)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    for what, text in (
        ("x" * 501, "A line has at most 500 characters."),
        ("x" * 10_000, "A line has at most 500 characters."),
        (" \u200f\n", "There is nothing to say in that."),
    ):
        assert tell(party, 0, {"type": "say", "text": what})["text"] == text
    assert tell(party, 0, {"type": "say", "text": "é" * 500})["type"] == "state"


def test_at_most_five_lines_in_ten_seconds(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    party = host.open(2)
    with party.live(0) as line, party.live(1) as other:
        for n in range(5):
            assert told(line, {"type": "say", "text": f"{n}"})["type"] == "state"
        refused = told(line, {"type": "say", "text": "6"})
        assert (refused["type"], refused["text"]) == (
            "refused",
            "At most 5 times in 10 seconds: please wait a moment.",
        )
        assert told(other, {"type": "say", "text": "I may still speak"})["type"] == "state"
        monkeypatch.setattr(chat, "SECONDS", 0.0)
        assert told(line, {"type": "say", "text": "6"})["type"] == "state"
    assert [line["text"] for line in party.state(0)["chat"]] == [*"01234", "I may still speak", "6"]


def test_only_the_newest_lines_are_sent_to_whoever_comes(
    start: StartHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "MOST_KEPT", 3)
    monkeypatch.setattr(chat, "SECONDS", 0.0)
    party = start().open(2)
    for n in range(5):
        tell(party, 0, {"type": "say", "text": f"{n}"})
    state = party.state(1)
    assert (state["chat_from"], [line["text"] for line in state["chat"]]) == (2, ["2", "3", "4"])
    party.host.stop()
    with sqlite3.connect(tmp_path / "tables.db") as kept:
        assert kept.execute("SELECT count(*) FROM chat").fetchone() == (5,)
    kept.close()


def test_spectators_neither_speak_nor_decide(host: Host) -> None:
    party = host.open(players=["person", "open"])
    commands: list[dict[str, Any]] = [
        {"type": "say", "text": "hello"},
        {"type": "propose", "what": "undo", "to": 0},
        {"type": "propose", "what": "bot", "seat": 1, "player": "random"},
        {"type": "answer", "proposal": "x", "agree": True},
        {"type": "set-watching", "watching": False},
        {"type": "return"},
    ]
    before = party.state(0)
    for token in (None, party.watch, party.invite):
        with party.live(-1, token=token) as line:
            for command in commands:
                refused = told(line, command)
                assert refused["type"] == "refused"
                assert refused["text"].startswith("You are watching")
    assert party.state(0) == before
    assert party.call("POST", "/rematch", -1, {}).status_code == 403


# Watching.


def test_watching_can_be_switched_and_spectators_are_shown_out(start: StartHost) -> None:
    party = start().open(players=["person", "person", "open"])
    with (
        party.live(0) as mine,
        party.live(-1) as bare,
        party.live(-1, token=party.watch) as linked,
        party.live(-1, token=party.invite) as invited,
    ):
        for line in (mine, bare, linked, invited):
            line.next()
        assert told(mine, {"type": "set-watching", "watching": False})["watching"] is False
        for line in (bare, linked):
            last = line.next()
            while last["type"] == "state":
                last = line.next()
            assert last == {"type": "error", "error": "Spectators are not let in any more."}
            assert line.socket.receive()["type"] == "websocket.close"
        assert invited.all()[-1]["watching"] is False
        assert party.call("GET", "", -1).status_code == 403
        assert join(party, 2).status_code == 200  # the last open seat: the invite is worth nothing now
        last = invited.next()
        while last["type"] == "state":
            last = invited.next()
        assert last["type"] == "error"
    party = restarted(party, start)
    assert party.call("GET", "", -1).status_code == 403
    assert tell(party, 1, {"type": "set-watching", "watching": True})["watching"] is True
    assert party.state(-1)["you"] == -1


# Proposals.


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


# Playing again.


def ended(party: Party) -> Party:
    party.give_up(0)
    return party


def rematch(party: Party, seat: int) -> dict[str, Any]:
    answer = party.call("POST", "/rematch", seat, {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_rematch_is_one_table_with_the_seats_turned(start: StartHost) -> None:
    party = start().open(players=["person", "person", "random"], watching=False, rounds=1)
    assert party.call("POST", "/rematch", 0, {}).status_code == 409
    ended(party)
    with party.live(1) as line:
        assert line.next()["rematch"] is False
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda n: rematch(party, n % 2), range(8)))
        assert line.all()[-1]["rematch"] is True
    assert len({one["table"] for one in found}) == 1
    assert {(one["seat"], one["token"]) for one in found} == {
        (found[0]["seat"], found[0]["token"]),
        (found[1]["seat"], found[1]["token"]),
    }
    again = Party(party.host, {"table": found[0]["table"], "seats": found[:2], "watch": ""})
    assert sorted(again.tokens) == [0, 2]
    states = {seat: again.state(seat) for seat in again.tokens}
    assert [seat["name"] for seat in states[0]["seats"]] == ["Person 1", "Random", "Person 0"]
    assert (states[0]["you"], states[2]["you"], states[0]["options"]["rounds"]) == (0, 2, 1)
    assert states[0]["watching"] is False
    assert states[0]["commitment"] != party.state(0)["commitment"]
    party = restarted(party, start)
    assert rematch(party, 1) == found[1]


def test_p_62_after_a_rematch_old_tokens_and_connections_show_the_old_table_only(host: Host) -> None:
    party = ended(host.open(2))
    with party.live(0) as old:
        old.next()
        mine, other = rematch(party, 0), rematch(party, 1)
        again = Party(host, {"table": mine["table"], "seats": [mine, other], "watch": ""})
        again.choose(0, "draw")
        assert {message["table"] for message in old.all()} <= {party.id}
    before, after = list(party.tokens.values()), list(again.tokens.values())
    for token in before:
        again.tokens[9] = token
        assert again.state(9)["you"] == -1
    for token in after:
        party.tokens[9] = token
        assert party.state(9)["you"] == -1


def test_p_62_whoever_sits_down_has_the_seat_alone(host: Host) -> None:
    party = host.open(players=["person", "open"])
    with party.live(-1, token=party.invite) as line:
        line.next()
        join(party, 1)
        party.choose(0, "pass")
        party.choose(1, "draw")
        for message in line.all():
            assert (message["you"], message["ask"], message["view"]["hand"]) == (-1, None, [])
    own = party.tokens[1]
    party.tokens[1] = party.invite or ""
    assert party.state(1)["you"] == -1
    party.tokens[1] = own
    assert party.state(1)["you"] == 1


# Ends.


@pytest.mark.parametrize("end", ["played", "given up"])
def test_p_33_every_end_has_result_reveal_record_and_replay(host: Host, end: str) -> None:
    party = host.open(2, rounds=1)
    if end == "played":
        party.choose(0, "roll", "pass")
        party.choose(1, "pass")
    else:
        party.choose(0, "draw")
        party.give_up(1)
    for seat in (-1, 0, 1):
        state = party.state(seat)
        assert (state["over"]["won"], [one["result"] for one in state["seats"]]) == ([True, False], [1, 0])
        assert (len(state["seed"]), state["ask"], state["waiting"], state["undo"]) == (64, None, [], None)
        assert party.frames(seat)[-1]["view"] == state["view"]
        assert verify(read_record(party.call("GET", "/record", seat).text), find("smugglers")) >= 4
    assert rematch(party, 1)["seat"] == 0


# The database of an earlier version.


def test_a_database_of_version_1_is_carried_over(start: StartHost, tmp_path: Path) -> None:
    party = start().open(players=["person", "person"])
    party.choose(0, "roll")
    before = [party.state(seat) for seat in (0, 1)]
    party.host.stop()
    with sqlite3.connect(tmp_path / "tables.db") as old:  # as version 1 had it
        old.execute("DROP TABLE chat")
        old.execute("ALTER TABLE tables DROP COLUMN following")
        old.execute("ALTER TABLE tables DROP COLUMN proposals")
        old.execute("UPDATE seats SET player = 'open' WHERE seat = 1")
        old.execute("PRAGMA user_version = 1")
    old.close()
    party = party.moved_to(start())
    assert [party.state(seat) for seat in (0, 1)] == before
    assert tell(party, 1, {"type": "say", "text": "Still here"})["chat"][0]["n"] == 0
    party.host.stop()
    with sqlite3.connect(tmp_path / "tables.db") as now:
        assert now.execute("PRAGMA user_version").fetchone() == (sqlite.VERSION,)
        assert now.execute("PRAGMA foreign_key_check").fetchall() == []
    now.close()
