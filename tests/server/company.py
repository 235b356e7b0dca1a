"""What people at one table do: sit down, speak, come back, play again."""

from __future__ import annotations

from typing import Any

from httpx2 import Response

from tests.server.conftest import StartHost
from tests.server.talking import Line, Party


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


def ended(party: Party) -> Party:
    party.give_up(0)
    return party


def rematch(party: Party, seat: int) -> dict[str, Any]:
    answer = party.call("POST", "/rematch", seat, {})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
