"""What tests say to a server: tables, seats and their connections. All that is received is kept, byte by byte."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from maraud.server.hall import Hall
from maraud.server.sitting import Sitting

T = TypeVar("T")


class Host:
    """A server, as a client reaches it."""

    def __init__(self, client: TestClient, hall: Hall) -> None:
        self.client = client
        self.hall = hall
        self._stopped = False

    def open(
        self,
        seats: int = 2,
        game: str = "smugglers",
        players: list[str] | None = None,
        watching: bool = True,
        **options: Any,
    ) -> Party:
        """A new table with people in its seats, or these players."""
        plans = [
            {"player": player, "name": f"Person {place}" if player == "person" else ""}
            for place, player in enumerate(players or ["person"] * seats)
        ]
        plan = {"game": game, "options": options, "seats": plans, "watching": watching}
        answer = self.client.post("/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        return Party(self, answer.json())

    def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the server's own loop."""
        assert self.client.portal is not None
        return self.client.portal.call(work)

    def stop(self) -> None:
        """Stop it in good order."""
        if not self._stopped:
            self._stopped = True
            self.client.__exit__(None, None, None)


class Party:
    """A table with the tokens of all its seats."""

    def __init__(self, host: Host, opened: dict[str, Any]) -> None:
        self.host = host
        self.id = opened["table"]
        self.tokens: dict[int, str] = {key["seat"]: key["token"] for key in opened["seats"]}
        self.watch = opened["watch"]
        self.invite: str | None = opened.get("invite")
        self.received: dict[int, list[bytes]] = {}  # by seat: bytes of HTTP answers and messages

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def sitting(self) -> Sitting:
        """The table in the server's memory: for what no client may see."""
        return self.host.hall.sittings[self.id]

    def moved_to(self, host: Host) -> Party:
        """The same table on another server."""
        seats = [{"seat": seat, "token": token} for seat, token in self.tokens.items()]
        return Party(host, {"table": self.id, "seats": seats, "watch": self.watch, "invite": self.invite})

    def call(self, method: str, what: str = "", seat: int = 0, body: Any = None) -> Response:
        token = self.tokens.get(seat)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.host.client.request(method, f"{self.path}{what}", headers=headers, json=body)
        self.received.setdefault(seat, []).append(answer.content)
        return answer

    def state(self, seat: int = 0) -> dict[str, Any]:
        answer = self.call("GET", seat=seat)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def send(self, seat: int, option: str, asked: int | None = None) -> Response:
        """Choose; `asked` is that of the open ask unless another is given."""
        if asked is None:
            ask = self.state(seat)["ask"]
            asked = ask["asked"] if ask else 0
        return self.call("POST", "/choose", seat, {"asked": asked, "option": option})

    def choose(self, seat: int, *options: str) -> dict[str, Any]:
        """Choose these, one after the other: the state after them."""
        for option in options:
            answer = self.send(seat, option)
            assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def undo(self, seat: int, to: int, seq: int | None = None) -> Response:
        now = self.state(seat)["seq"] if seq is None else seq
        return self.call("POST", "/undo", seat, {"seq": now, "to": to})

    def give_up(self, seat: int, seq: int | None = None) -> Response:
        now = self.state(seat)["seq"] if seq is None else seq
        return self.call("POST", "/give-up", seat, {"seq": now})

    def frames(self, seat: int = 0, first: int = 0) -> list[dict[str, Any]]:
        answer = self.call("GET", f"/frames?from={first}", seat)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()["frames"]
        return found

    def play(self, pick: Any, most: int = 10_000) -> int:
        """Let every asked seat choose, `pick(options)` each time, until the game is over: how many choices it took."""
        for count in range(most):
            waiting = self.state(-1)["waiting"]
            if not waiting:
                return count
            seat = waiting[0]["seat"]
            ask = self.state(seat)["ask"]
            self.choose(seat, pick([offer["option"] for offer in ask["options"]]))
        raise AssertionError("the game does not end")

    @contextmanager
    def live(self, seat: int = 0, token: str | None = "") -> Iterator[Line]:
        """A connection of a seat, or with another token; it has said hello."""
        with self.host.client.websocket_connect(f"{self.path}/live") as socket:
            line = Line(socket, self.received.setdefault(seat, []))
            line.send({"type": "hello", "token": self.tokens.get(seat) if token == "" else token})
            yield line


def chosen(frame: dict[str, Any]) -> str | None:
    """The text of the option that was taken after this frame."""
    return frame["chosen"]["option"] if frame["chosen"] else None


class Line:
    """One connection, and the events it holds."""

    def __init__(self, socket: WebSocketTestSession, received: list[bytes]) -> None:
        self.socket = socket
        self.received = received
        self.events: list[dict[str, Any]] = []

    def send(self, message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def next(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.received.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        state = message if message["type"] == "state" else message.get("state")
        if state is not None:
            del self.events[state["events_from"] :]
            assert [event["n"] for event in state["events"]] == [
                len(self.events) + place for place in range(len(state["events"]))
            ]
            self.events += state["events"]
        return message

    def until(self, seq: int) -> dict[str, Any]:
        """The state with this number, or a later one; the server may skip states, never events."""
        while True:
            message = self.next()
            if message["type"] == "state" and message["seq"] >= seq:
                return message

    def all(self) -> list[dict[str, Any]]:
        """All messages up to the answer to what was sent last: what cannot be read asks for an answer of its own."""
        self.socket.send_text("?")
        messages = [self.next()]
        while messages[-1] != {"type": "error", "error": "The message is not JSON."}:
            messages.append(self.next())
        return messages[:-1]

    def choose(self, asked: int, option: str) -> None:
        self.send({"type": "choose", "asked": asked, "option": option})
