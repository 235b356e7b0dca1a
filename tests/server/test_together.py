"""Playing together: who is there, what is new, chat, and those who watch."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from maraud.server import chat
from tests.server.company import join, restarted, tell, told
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party

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
