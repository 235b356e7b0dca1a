"""What is wrong gets one clear sentence, and nothing is lost by it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import StartHost
from tests.server.talking import Host

PERSON = {"player": "person", "name": "Ana"}


def assert_one_sentence(text: str) -> None:
    assert text.endswith((".", "…"))
    assert "\n" not in text
    assert len(text) <= 301
    assert "Traceback" not in text


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe", "message"),
        (b"null", "Expected `object`"),
        (b"[" * 50_000, "message"),
        (b'{"game": "smugglers"}', "missing required field `seats`"),
        (b'{"game": 7, "seats": []}', "Expected `str`"),
        (b'{"game": "smugglers", "seats": [], "state": {}}', "unknown field `state`"),
        ({"game": "chess", "seats": [PERSON]}, "There is no game chess"),
        ({"game": "", "seats": [PERSON, PERSON]}, "There is no game without a name;"),
        ({"game": "\u0000", "seats": [PERSON]}, "There is no game without a name;"),
        ({"game": "two\nlines\u202e", "seats": [PERSON]}, "There is no game two lines;"),
        ({"game": "x" * 5000, "seats": [PERSON]}, "There is no game"),
        ({"game": "smugglers", "seats": []}, "for 1 to 4 players, not 0"),
        ({"game": "smugglers", "seats": [PERSON] * 5}, "for 1 to 4 players, not 5"),
        ({"game": "smugglers", "seats": [{"player": "deep-blue"}]}, "There is no player deep-blue"),
        ({"game": "smugglers", "seats": [{"player": ""}]}, "There is no player without a name"),
        ({"game": "smugglers", "seats": [{"player": "b" * 5000}]}, "the players are person, open, random"),
        (
            {"game": "smugglers", "seats": [{"player": "human"}]},
            "the players are person, open, random, greedy, search.",
        ),
        ({"game": "smugglers", "seats": [{"player": "search:0"}]}, "number of iterations"),
        ({"game": "smugglers", "seats": [{"player": "search:10000000"}]}, "at most 2000 times or 2000ms a choice"),
        ({"game": "smugglers", "seats": [{"player": "search:3600000ms"}]}, "at most 2000 times or 2000ms a choice"),
        ({"game": "smugglers", "seats": [{"player": "person", "name": "x" * 41}]}, "at most 40 characters"),
        ({"game": "smugglers", "seats": [{"player": "person", "name": "x" * 10_000}]}, "at most 40 characters"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"wind": 1}}, "no option wind"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"": 1}}, "no option without a name; its options"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"rounds": ""}}, "from 1 to 2000, not empty."),
        ({"game": "smugglers", "seats": [PERSON], "options": {"rounds": "1\n2"}}, "from 1 to 2000, not 1 2."),
        ({"game": "smugglers", "seats": [PERSON], "options": {"rounds": 0}}, "from 1 to 2000, not 0"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"rounds": 1.5}}, "got `float`"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"rounds": None}}, "got `null`"),
        ({"game": "smugglers", "seats": [PERSON], "options": {"fragile": "maybe"}}, "true or false, not maybe"),
    ],
)
def test_a_table_that_cannot_be_opened(host: Host, body: bytes | dict[str, Any], words: str) -> None:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = host.client.post("/api/tables", content=content)
    assert answer.status_code == 400
    assert words in answer.json()["error"]
    assert_one_sentence(answer.json()["error"])
    assert host.hall.sittings == {}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "[]",
        "7",
        '"choose"',
        "{}",
        '{"type": "shout"}',
        '{"type": 5}',
        '{"type": "choose"}',
        '{"type": "choose", "asked": "4", "option": "note"}',
        '{"type": "choose", "asked": 4.5, "option": "note"}',
        '{"type": "choose", "asked": null, "option": "note"}',
        '{"type": "choose", "asked": 1e999, "option": "note"}',
        '{"type": "choose", "asked": ' + "9" * 5000 + ', "option": "note"}',
        '{"type": "choose", "asked": 4, "option": ["note"]}',
        '{"type": "choose", "asked": 4, "option": "\\ud800"}',
        '{"type": "choose", "asked": 4, "option": "note", "seat": 1}',
        '{"type": "undo", "seq": 4}',
        '{"type": "give-up"}',
        '{"type": "hello", "token": null}',
        "[" * 60_000,
        '{"a":' * 10_000,
        "x" * 70_000,
    ],
)
def test_a_message_that_cannot_be_read(host: Host, text: str) -> None:
    party = host.open(2)
    with party.live(0) as line:
        before = line.next()
        line.socket.send_text(text)
        message = line.next()
        assert message["type"] == "error"
        assert_one_sentence(message["error"])
        line.choose(4, "note")  # the connection is still good
        assert line.until(5)["seq"] == before["seq"] + 1


def test_bytes_are_not_a_message(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as line:
        line.next()
        line.socket.send_bytes(b"\x00\xff")
        assert line.next() == {"type": "error", "error": "The message is not text."}
        assert [message["type"] for message in line.all()] == []


@pytest.mark.parametrize("first", ["what?", '{"type": "choose", "asked": 4, "option": "note"}', "{}"])
def test_before_the_hello_nothing_else_is_heard(host: Host, first: str) -> None:
    party = host.open(2)
    with host.client.websocket_connect(f"{party.path}/live") as socket:
        socket.send_text(first)
        assert json.loads(socket.receive_text())["type"] == "error"
        socket.send_text(json.dumps({"type": "hello", "token": party.tokens[0]}))
        state = json.loads(socket.receive_text())
        assert (state["type"], state["seq"], state["you"]) == ("state", 4, 0)


def test_a_connection_that_never_says_hello_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maraud.server.live.HELLO_SECONDS", 0.05)
    party = host.open(2)
    with host.client.websocket_connect(f"{party.path}/live") as socket:
        assert json.loads(socket.receive_text()) == {"type": "error", "error": "No hello came."}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_no_such_table(host: Host) -> None:
    for name in ("nothing", "x" * 500, "%00", "'; DROP TABLE tables; --"):
        for method, what in [("GET", ""), ("GET", "/frames"), ("GET", "/record"), ("POST", "/choose")]:
            answer = host.client.request(method, f"/api/tables/{name}{what}")
            assert answer.status_code in (404, 405)
            assert_one_sentence(answer.json()["error"])
    with host.client.websocket_connect("/api/tables/nothing/live") as socket:
        socket.send_text('{"type": "hello", "token": null}')
        assert json.loads(socket.receive_text()) == {"type": "error", "error": "There is no such table."}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


@pytest.mark.parametrize("size", [64 * 1024 + 1, 10_000_000])
def test_a_request_that_is_too_large(host: Host, size: int) -> None:
    party = host.open(2)
    for path in ("/api/tables", f"{party.path}/choose"):
        answer = host.client.post(path, content=b" " * size, headers={"Authorization": f"Bearer {party.tokens[0]}"})
        assert (answer.status_code, answer.json()) == (413, {"error": "A message has at most 64 kB."})
    assert party.choose(0, "note")["seq"] == 5


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"asked": 4}', b'{"asked": "4", "option": "note"}', b"\xff"])
def test_a_choice_that_cannot_be_read(host: Host, body: bytes) -> None:
    party = host.open(2)
    answer = host.client.post(
        f"{party.path}/choose", content=body, headers={"Authorization": f"Bearer {party.tokens[0]}"}
    )
    assert answer.status_code == 400
    assert_one_sentence(answer.json()["error"])
    assert party.state(0)["seq"] == 4


@pytest.mark.parametrize("first", ["-1", "x", "1.5", "9" * 50, "٣"])
def test_frames_from_no_number(host: Host, first: str) -> None:
    answer = host.open(2).call("GET", f"/frames?from={first}")
    assert (answer.status_code, answer.json()) == (400, {"error": "“from” is a whole number from 0 on."})


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("\"'&{0}{{%s", "\"'&{0}{{%s"),
        ("a\u202eb\u200fc\u0000d", "abcd"),
        ("  two \n lines\t", "two lines"),
        ("\u200b\u2060", "Player 1"),
        ("", "Player 1"),
        ("Äö 鳥 🦜", "Äö 鳥 🦜"),
    ],
)
def test_p_59_a_name_is_sent_as_text_everywhere(start: StartHost, name: str, shown: str) -> None:
    host = start()
    plan = {"game": "smugglers", "seats": [{"player": "person", "name": name}, PERSON]}
    answer = host.client.post("/api/tables", json=plan)
    assert answer.status_code == 201
    path = f"/api/tables/{answer.json()['table']}"
    state = host.client.get(path).json()
    assert state["seats"][0]["name"] == shown
    assert state["waiting"][0]["text"] == f"{shown}: to act in round 1"
    assert state["events"][0]["text"] == f"{shown} is dealt a bird."
    assert host.client.get(f"{path}/frames").json()["frames"][0]["prompt"] == f"{shown}: to act in round 1"
    assert host.client.get(path).headers["content-type"] == "application/json"
    host.stop()
    assert start().client.get(path).json() == state
