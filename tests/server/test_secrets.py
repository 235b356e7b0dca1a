"""What must not leave the server, searched for in every byte that does."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from maraud.server import wire
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party
from tests.server.toy import NAMES


def hands_over_time(party: Party) -> dict[int, set[str]]:
    """By seat (the spectator is -1): the birds it was entitled to see, from the true moves of the game."""
    table = party.sitting.table
    seen: dict[int, set[str]] = {seat: set() for seat in range(-1, table.seats)}
    for event in table.events:
        for seat, names in seen.items():
            facts = [fact for fact in event.facts_for(seat) if not isinstance(fact, int)]
            names.update(fact.name for fact in facts if fact.kind == "bird")
    return seen


def assert_no_bird(party: Party, seat: int, data: bytes) -> None:
    text = data.decode().lower()
    for bird in set(NAMES) - hands_over_time(party)[seat]:
        assert bird not in text, f"seat {seat} was sent {bird}"


def everything(party: Party, seat: int) -> bytes:
    """All that this seat was ever sent, and all that it can ask for."""
    party.state(seat)
    party.frames(seat)
    party.call("GET", "/record", seat)
    party.send(seat, "bird:heron", 0)
    return b"\n".join(party.received[seat])


@pytest.mark.parametrize("seed", range(6))
def test_p_05_no_seat_and_no_spectator_is_sent_what_it_may_not_know(host: Host, seed: int) -> None:
    rng = random.Random(seed)
    party = host.open(3, rounds=3)
    with party.live(-1) as watching, party.live(0) as line:
        watching.next()
        line.next()
        for _ in range(25):
            waiting = party.state(-1)["waiting"]
            if not waiting:
                break
            seat = rng.choice(waiting)["seat"]
            ask = party.state(seat)["ask"]
            party.choose(seat, rng.choice([offer["option"] for offer in ask["options"] if offer["option"] != "pass"]))
            undo = party.state(seat)["undo"]
            if undo and rng.random() < 0.2:
                party.undo(seat, undo["choice"])
            if rng.random() < 0.3:
                party.frames(rng.randrange(-1, 3))
        for one in (watching, line):
            one.all()
    hidden = 0
    for seat in (-1, 0, 1, 2):
        assert_no_bird(party, seat, everything(party, seat))
        hidden += len(set(NAMES) - hands_over_time(party)[seat])
    assert hidden > 10  # there was something to be found


def test_p_05_a_spectator_gets_no_ask_no_refusals_and_no_undo(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "roll", "note")
    for token in (None, party.watch, "guess"):
        with party.live(-1, token=token) as line:
            state = line.next()
            assert (state["you"], state["ask"], state["undo"]) == (-1, None, None)
            assert state["view"]["hand"] == []


def secrets_of(party: Party) -> Iterator[str]:
    """Tokens, their hashes, and the seed: in hexadecimal and as text."""
    row = party.sitting.row
    yield from (*party.tokens.values(), party.watch)
    for digest in (*(seat.token for seat in row.seats), row.watch):
        if digest:
            yield digest.hex()
    yield row.seed.hex()


def test_p_09_tokens_are_in_no_state_log_error_record_or_address(
    host: Host, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    party = host.open(2, rounds=1, fragile=True)
    party.choose(0, "note")
    party.send(0, "break")
    party.undo(1, 0)
    party.call("POST", "/choose", 0, {"asked": "nothing"})
    with party.live(0) as line:
        line.next()
        line.send({"type": "hello", "token": party.tokens[0]})
        line.all()
    private = list(secrets_of(party))
    before_the_end = b"\n".join(data for seat in (-1, 0, 1) for data in [everything(party, seat)])
    party.choose(0, "pass")
    party.choose(1, "pass")
    seed = private.pop()
    after = b"\n".join(data for seat in (-1, 0, 1) for data in [everything(party, seat)])
    printed = "".join(capfd.readouterr())
    requests = "\n".join(record.getMessage() for record in caplog.records)
    for secret in private:
        for text in (before_the_end.decode(), after.decode(), caplog.text, printed, requests):
            assert secret not in text
    assert seed not in before_the_end.decode() + caplog.text + printed
    assert seed in after.decode()


def test_p_43_the_seed_and_coming_dice_are_not_sent_before_the_end(host: Host) -> None:
    party = host.open(2, rounds=1)
    party.choose(0, "roll", "draw", "pass")
    sent = b"\n".join(everything(party, seat) for seat in (-1, 0, 1))
    seed = party.sitting.row.seed
    assert seed.hex().encode() not in sent
    assert seed not in sent
    assert sent.count(b'"seed":null') > 3
    assert [party.state(seat)["seed"] for seat in (-1, 0, 1)] == [None] * 3


@pytest.mark.parametrize("other", ["none", "wrong", "another table's", "watch", "long"])
def test_p_07_without_the_right_token_every_address_gives_only_what_is_public(host: Host, other: str) -> None:
    party, foreign = host.open(2), host.open(2)
    party.choose(0, "draw", "note")
    token = {
        "none": None,
        "wrong": "x" * 43,
        "another table's": foreign.tokens[0],
        "watch": party.watch,
        "long": party.tokens[0] + "x" * 1000,
    }[other]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    public, frames = party.state(-1), party.frames(-1)
    client = host.client
    assert client.get(party.path, headers=headers).json() == public
    assert client.get(f"{party.path}/frames", headers=headers).json() == {"frames": frames}
    assert client.get(f"{party.path}/record", headers=headers).status_code == 403
    for command, body in {
        "choose": {"asked": 7, "option": "note"},
        "undo": {"seq": 7, "to": 6},
        "give-up": {"seq": 7},
    }.items():
        answer = client.post(f"{party.path}/{command}", headers=headers, json=body)
        assert answer.status_code == 409
        assert answer.json()["state"] == public
    with party.live(-1, token=token) as line:
        assert line.next() == public
    assert party.state(-1) == public


def test_p_07_where_spectators_are_not_let_in_only_seats_open_the_table(host: Host) -> None:
    party = host.open(2, watching=False)
    for what in ("", "/frames", "/record"):
        answer = party.call("GET", what, -1)
        assert (answer.status_code, answer.json()) == (
            403,
            {"error": "This table is open only to those who have a link to it."},
        )
    for token in (None, "guess", party.watch, "x" * 1000):
        with party.live(-1, token=token) as line:
            assert line.next()["type"] == "error"
    assert party.state(1)["you"] == 1


def test_p_42_a_thousand_tables_are_dealt_a_thousand_ways(host: Host) -> None:
    plan = wire.NewTable("marooned", [wire.NewSeat("person")])

    async def open_all() -> list[wire.Opened]:
        return await asyncio.gather(*(host.hall.open(plan) for _ in range(1000)))

    opened = host.call(open_all)
    sittings = [host.hall.sittings[one.table] for one in opened]
    assert len({sitting.row.seed for sitting in sittings}) == 1000
    assert len({sitting.commitment for sitting in sittings}) == 1000
    first = [sitting.table.moves[0].option.text for sitting in sittings]
    assert len(set(first)) == 16
    assert max(map(first.count, set(first))) < 1000 / 16 * 2


def test_p_42_nobody_outside_can_choose_the_seed(host: Host) -> None:
    plan: dict[str, Any] = {"game": "smugglers", "seats": [{"player": "person"}] * 2, "seed": "00" * 32}
    answer = host.client.post("/api/tables", json=plan)
    assert answer.status_code == 400
    assert "seed" in answer.json()["error"]


def test_tokens_are_kept_only_as_hashes(start: StartHost, tmp_path: Any) -> None:
    party = start().open(2)
    party.choose(0, "note")
    party.host.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert party.id.encode() in kept
    for token in (*party.tokens.values(), party.watch):
        assert token.encode() not in kept
