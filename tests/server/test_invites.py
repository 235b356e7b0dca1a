"""Invites and open seats: who sits down, and how often."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.company import join, restarted
from tests.server.conftest import StartHost
from tests.server.talking import Host


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
