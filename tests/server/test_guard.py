"""Headers, origins, rates, and the files of the client."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.testclient import WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from maraud.server import app, guard
from maraud.server.door import Caller
from maraud.server.faults import BadRequest
from maraud.server.viewer import MOST_UNREAD, Viewer
from tests.server.conftest import StartHost
from tests.server.talking import Host

PLAN = {"game": "smugglers", "seats": [{"player": "person"}]}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/nowhere", "/assets/none.js", "/api/tables/x"])
def test_every_answer_has_the_security_headers(host: Host, path: str) -> None:
    headers = host.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "", "http://testserver.example", "http://["])
def test_a_foreign_page_may_not_connect_or_command(host: Host, origin: str) -> None:
    party = host.open(1)
    with (
        pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
        host.client.websocket_connect(f"{party.path}/live", headers={"Origin": origin}),
    ):
        pass
    headers = {"Origin": origin, "Authorization": f"Bearer {party.tokens[0]}"}
    for path, body in [
        ("/api/tables", PLAN),
        (f"{party.path}/choose", {"asked": 2, "option": "note"}),
        (f"{party.path}/undo", {"seq": 2, "to": 0}),
        (f"{party.path}/give-up", {"seq": 2}),
    ]:
        answer = host.client.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()) == (403, {"error": "Only pages of this server may ask for that."})
    assert party.state(0)["seq"] == 2


def test_our_own_page_may(host: Host) -> None:
    headers = {"Origin": "http://testserver"}
    assert host.client.post("/api/tables", json=PLAN, headers=headers).status_code == 201
    party = host.open(1)
    with host.client.websocket_connect(f"{party.path}/live", headers=headers) as socket:
        socket.send_json({"type": "hello", "token": party.tokens[0]})
        assert socket.receive_json()["you"] == 0


def test_one_address_cannot_open_tables_without_end(start: StartHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SECONDS", 3600.0)
    host = start(address="192.0.2.7")
    answers = [host.client.post("/api/tables", json=PLAN) for _ in range(app.BURST + 2)]
    assert [answer.status_code for answer in answers] == [201] * app.BURST + [503] * 2
    assert "wait a moment" in answers[-1].json()["error"]
    assert answers[-1].headers["retry-after"]
    table = answers[0].json()
    assert host.client.get(f"/api/tables/{table['table']}").status_code == 200


def test_after_a_while_it_may_open_more(start: StartHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SECONDS", 1e-6)
    host = start(address="192.0.2.7")
    assert {host.client.post("/api/tables", json=PLAN).status_code for _ in range(app.BURST + 9)} == {201}


def test_the_machine_itself_may_open_as_many_as_it_likes(start: StartHost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SECONDS", 3600.0)
    host = start(address="127.0.0.1")
    assert {host.client.post("/api/tables", json=PLAN).status_code for _ in range(app.BURST + 9)} == {201}


def test_a_server_that_is_full_says_so(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maraud.server.hall.MOST_CONNECTIONS", 1)
    party = host.open(1)
    with party.live(0) as line:
        line.next()
        with party.live(0) as other:
            assert other.next() == {"type": "error", "error": "The server is full just now: please try again later."}
        line.choose(2, "note")
        assert line.until(3)["seq"] == 3
    with party.live(0) as again:
        assert again.next()["seq"] == 3


def test_a_client_that_does_not_read_is_not_written_to_without_end() -> None:
    async def flood() -> int:
        viewer = Viewer(Caller(0))
        telling = asyncio.gather(*(viewer.tell("no") for _ in range(1000)))
        await asyncio.sleep(0.05)
        telling.cancel()
        return viewer.outbox.qsize()

    assert asyncio.run(flood()) == MOST_UNREAD


def test_a_message_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)

    async def receive() -> Message:
        await asyncio.sleep(0.02)
        return {"type": "http.request", "body": b" ", "more_body": True}

    with pytest.raises(BadRequest, match="took too long"):
        asyncio.run(guard.body(Request({"type": "http", "method": "POST"}, receive)))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the client</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("let island = 1;" * 200)
    (tmp_path / "secret.txt").write_text("outside")
    return folder


def test_the_pages_of_the_client_begin_with_the_same_file(start: StartHost, built: Path) -> None:
    host = start(folder=built)
    for path in ("/", "/t/Zk3abc", "/rules/marooned"):
        answer = host.client.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert "the client" in answer.text


def test_files_named_by_their_content_are_kept_forever_and_sent_small(start: StartHost, built: Path) -> None:
    answer = start(folder=built).client.get("/assets/index-abc123.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"


def test_files_beside_the_pages(start: StartHost, built: Path) -> None:
    host = start(folder=built)
    for path in ("/favicon.svg", "/favicon.ico"):
        answer = host.client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    for path in (
        "/nowhere",
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets",
    ):
        answer = host.client.get(path)
        assert answer.status_code == 404
        assert "outside" not in answer.text


def test_without_the_built_client_a_page_says_what_to_do(start: StartHost, tmp_path: Path) -> None:
    answer = start(folder=tmp_path / "none").client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert "<script" not in answer.text
