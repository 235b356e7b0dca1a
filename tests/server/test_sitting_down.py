"""The answer to whoever sits down is lost on its way: asked again with the same key it is the same answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from httpx2 import Response

from tests.server.company import rematch
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party

KEY = "k" * 20
PLAYERS = ["person", "open", "open"]


def join(party: Party, seat: int, key: Any = KEY, token: str | None = "") -> Response:
    """Sit down with the invite, or with another token."""
    token = party.invite if token == "" else token
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = {"seat": seat, "name": "Bea", "key": key}
    return party.host.client.post(f"{party.path}/join", headers=headers, json=body)


def test_p_25_a_lost_answer_is_given_again_after_a_restart_too(start: StartHost) -> None:
    party = start().open(players=PLAYERS)
    first = join(party, 1)
    assert (first.status_code, first.json()["seat"]) == (200, 1)
    assert join(party, 1).json() == first.json()
    party.host.stop()
    party = party.moved_to(start())
    assert join(party, 1).json() == first.json()
    party.tokens[1] = first.json()["token"]
    assert party.state(1)["you"] == 1


def test_p_29_one_key_takes_one_seat_however_often_and_wherever_it_asks(host: Host) -> None:
    party = host.open(players=PLAYERS)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: join(party, 1 + n % 2), range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert sorted(seat["player"] for seat in party.state(0)["seats"]) == ["open", "person", "person"]


def test_where_nobody_may_watch_the_last_seats_answer_is_given_again_as_well(host: Host) -> None:
    party = host.open(players=["person", "open"], watching=False)
    first = join(party, 1)
    assert first.status_code == 200
    assert join(party, 1).json() == join(party, -1).json() == first.json()
    assert join(party, 1, "another key, not its own").status_code == 403
    party.tokens[1] = first.json()["token"]
    party.give_up(0)
    assert join(party, 1).json() == first.json()  # who sat there may still look
    assert rematch(party, 1)["seat"] == 0


@pytest.mark.parametrize("token", ["none", "guess", "watch", "another table's"])
def test_a_key_alone_opens_no_seat(host: Host, token: str) -> None:
    party, other = host.open(players=PLAYERS), host.open(players=PLAYERS)
    tokens = {"none": None, "guess": "x" * 43, "watch": party.watch}
    assert join(party, 1, token=tokens.get(token, other.invite)).status_code == 403
    assert [seat["player"] for seat in party.state(0)["seats"]] == PLAYERS


def test_a_key_of_another_table_or_of_somebody_else_gives_nothing(host: Host) -> None:
    party, other = host.open(players=PLAYERS), host.open(players=PLAYERS)
    token = join(party, 1).json()["token"]
    assert join(other, 1).json()["token"] != token  # the same key by chance: not the same token
    assert join(party, 1, "q" * 20).status_code == 409
    assert join(party, -1, "").status_code == 400


@pytest.mark.parametrize("key", ["short", "x" * 201, "x" * 60_000, 7, None, ["k" * 20]])
def test_a_key_that_is_none(host: Host, key: Any) -> None:
    party = host.open(players=PLAYERS)
    answer = join(party, 1, key)
    assert answer.status_code == 400
    assert answer.json()["error"].endswith((".", "…"))
    assert [seat["player"] for seat in party.state(0)["seats"]] == PLAYERS


def test_p_37_whether_spectators_may_watch_cannot_be_toggled_as_a_weapon(host: Host) -> None:
    """A hundred times in a turn: limited in rate, and the other seat neither loses its ask nor is cut off."""
    party = host.open(2)
    with party.live(0) as mine, party.live(1) as other:
        mine.next()
        before = other.next()
        for n in range(100):
            mine.send({"type": "set-watching", "watching": n % 2 == 1})
        kinds = [message["type"] for message in mine.all()]
        assert kinds.count("refused") >= 45  # to say what holds already does nothing, and is not refused
        last = other.all()[-1]
        assert last["ask"] == before["ask"]
        assert last["watching"] == party.state(0)["watching"]  # all see how it stands
    party.choose(0, "pass")
    assert party.choose(1, "note")["you"] == 1
