"""Coming back and looking back: a snapshot is all one needs, and a replay shows what was seen live."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from maraud.server import wire
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party, chosen

SEATS = (-1, 0, 1, 2)


def play_on(party: Party, rng: random.Random, with_undo: bool = False) -> bool:
    """One random choice, perhaps an undo; False when the game is over."""
    waiting = party.state(-1)["waiting"]
    if not waiting:
        return False
    seat = rng.choice(waiting)["seat"]
    ask = party.state(seat)["ask"]
    party.choose(seat, rng.choice(ask["options"])["option"])
    undo = party.state(seat)["undo"]
    if with_undo and undo and rng.random() < 0.3:
        assert party.undo(seat, undo[rng.choice(["choice", "action", "turn"])]).status_code == 200
    return True


@pytest.mark.parametrize("seed", range(3))
def test_p_30_who_comes_back_sees_what_those_see_who_stayed(host: Host, seed: int) -> None:
    rng = random.Random(seed)
    party = host.open(3, rounds=2)
    with party.live(-1) as a, party.live(0) as b, party.live(1) as c, party.live(2) as d:
        lines = dict(zip(SEATS, (a, b, c, d), strict=True))
        latest = {seat: line.next() for seat, line in lines.items()}
        while play_on(party, rng, with_undo=True):
            seq = party.state(-1)["seq"]
            for seat, line in lines.items():
                latest[seat] = line.until(seq)
                with party.live(seat) as back:
                    snapshot = back.next()
                assert snapshot["events"] == line.events
                without = {"events": None, "events_from": None}
                assert snapshot | without == latest[seat] | without
    assert latest[0]["over"] is not None


@pytest.mark.parametrize("game", ["smugglers", "marooned"])
@pytest.mark.parametrize("seed", range(3))
def test_p_10_the_replay_of_a_running_game_shows_what_was_seen_live(host: Host, game: str, seed: int) -> None:
    rng = random.Random(seed)
    seats = SEATS if game == "smugglers" else (-1, 0)
    party = host.open(len(seats) - 1, game)
    live: dict[int, list[dict[str, Any]]] = {seat: [party.state(seat)] for seat in seats}
    for turn in range(30):
        if not play_on(party, rng):
            break
        for seat in seats:
            live[seat].append(party.state(seat))
        if turn % 7 == 0:
            party.frames(seats[turn % len(seats)])  # what was made ready before is gone on with
    for seat in seats:
        frames = party.frames(seat)
        assert [frame["view"] for frame in frames] == [state["view"] for state in live[seat]]
        assert [frame["seq"] for frame in frames] == [state["seq"] for state in live[seat]]
        told = [event for frame in frames for event in frame["events"]]
        assert told == live[seat][-1]["events"]
        for frame, state in zip(frames, live[seat], strict=True):
            assert len(told[: state["events"][-1]["n"] + 1]) == len(state["events"])
            assert frame["events"] == state["events"][len(state["events"]) - len(frame["events"]) :]
            if state["ask"]:
                assert frame["prompt"] == state["ask"]["prompt"]["text"]
            elif state["waiting"]:
                assert frame["prompt"] == " · ".join(wait["text"] for wait in state["waiting"])
        assert frames[-1]["chosen"] is None


def test_p_10_a_sealed_or_secret_choice_is_in_the_replay_of_its_own_seat_only(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "give")
    bird = party.state(0)["ask"]["options"][0]["option"]
    party.choose(0, bird, "call")
    laid = [party.state(seat)["ask"]["options"][0]["option"] for seat in (0, 1)]
    party.choose(0, laid[0])
    party.choose(1, laid[1])
    assert [chosen(frame) for frame in party.frames(0)] == ["give", bird, "call", laid[0], None, None]
    assert [chosen(frame) for frame in party.frames(1)] == ["give", None, "call", None, laid[1], None]
    assert [chosen(frame) for frame in party.frames(-1)] == ["give", None, "call", None, None, None]


def test_a_replay_leaves_out_what_was_taken_back(host: Host) -> None:
    party = host.open(2)
    party.choose(0, "note")
    assert len(party.frames(0)) == 2
    party.choose(0, "give")
    party.undo(0, 4)
    assert [chosen(frame) for frame in party.frames(0)] == [None]
    party.choose(0, "roll")
    frames = party.frames(0)
    assert [chosen(frame) for frame in frames] == ["roll", None]
    assert [frame["seq"] for frame in frames] == [7, 9]
    assert [event["kind"] for event in frames[1]["events"]] == ["rolled"]


def test_frames_from_a_number_on(host: Host) -> None:
    party = host.open(2)
    party.choose(0, *["note"] * 10)
    whole = party.frames(0)
    assert party.frames(0, 4) == whole[4:]
    assert party.frames(0, 999) == []
    assert party.call("GET", "/frames").json()["frames"] == whole


def test_after_the_end_the_replay_is_still_what_each_seat_saw(start: StartHost) -> None:
    party = start().open(2, rounds=1)
    party.choose(0, "draw", "pass")
    party.choose(1, "pass")
    frames = {seat: party.frames(seat) for seat in (-1, 0, 1)}
    assert frames[0][-1]["prompt"] == "The coast is clear."
    assert len({str(frame) for frame in frames.values()}) == 3
    party.host.stop()
    party = party.moved_to(start())
    assert {seat: party.frames(seat) for seat in (-1, 0, 1)} == frames


def test_p_10_what_others_saw_is_shown_when_the_game_is_over(host: Host) -> None:
    party = host.open(2, rounds=1)
    party.choose(0, "draw")
    for seat, wanted in ((0, 1), (1, 0), (-1, 0), (-1, 1)):
        answer = party.call("GET", f"/frames?seat={wanted}", seat)
        assert (answer.status_code, answer.json()) == (
            403,
            {"error": "What others saw is shown when the game is over."},
        )
    assert party.call("GET", "/frames?seat=1", 1).json()["frames"] == party.frames(1)
    party.choose(0, "pass")
    party.choose(1, "pass")
    saw = {seat: party.frames(seat) for seat in (0, 1)}
    for seat in (-1, 0, 1):
        for wanted in (0, 1):
            assert party.call("GET", f"/frames?seat={wanted}", seat).json()["frames"] == saw[wanted]
    assert party.call("GET", "/frames?seat=2", 0).status_code == 404
    assert party.call("GET", "/frames?seat=x", 0).status_code == 400


def test_p_41_two_thousand_choices_are_replayed_and_loaded_again(start: StartHost) -> None:
    party = start().open(1, rounds=1001)
    sitting = party.sitting

    async def choose_all() -> None:
        for option in ["note", "pass"] * 1000:
            await sitting.act(0, wire.Choose(sitting.asked(0), option))

    party.host.call(choose_all)
    frames = party.frames(0)
    assert [chosen(frame) for frame in frames] == [*["note", "pass"] * 1000, None]
    party.host.stop()
    party = party.moved_to(start())
    assert party.frames(0) == frames
    assert party.choose(0, "note")["seq"] == 2003


def test_making_a_long_replay_gives_others_their_turn(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maraud.server.frames.TURN", 0.0)
    party = host.open(1, rounds=50)
    party.choose(0, *["note"] * 20)
    sitting = party.sitting

    async def count() -> int:
        turns = 0
        making = asyncio.create_task(sitting.frames(0, 0))
        while not making.done():
            turns += 1
            await asyncio.sleep(0)
        return turns

    assert host.call(count) >= 20


def test_a_table_that_left_the_memory_comes_back_as_it_was(host: Host) -> None:
    party = host.open(3)
    rng = random.Random(1)
    for _ in range(12):
        play_on(party, rng, with_undo=True)
        before = [(party.state(seat), party.frames(seat)) for seat in SEATS]
        first = party.sitting
        host.hall.drop_idle(first.used)
        assert host.hall.sittings == {}
        assert [(party.state(seat), party.frames(seat)) for seat in SEATS] == before
        assert party.sitting is not first


def test_a_table_that_somebody_looks_at_stays_in_the_memory(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as line:
        line.next()
        sitting = party.sitting
        host.hall.drop_idle(sitting.used)
        assert party.sitting is sitting
