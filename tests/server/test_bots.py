"""Bots at tables: they think elsewhere, and whatever they do the table goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from maraud.engine.record import read_record, verify
from maraud.games import find
from maraud.server.bots import NoAnswer, Thinkers
from maraud.server.store import FALLBACK, Row
from maraud.server.worker import Answer, Job, answer
from tests.server.conftest import StartHost
from tests.server.process import ROOT
from tests.server.talking import Host, Party, chosen

TOY_PROGRAM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from maraud import games
games.MODULES["smugglers"] = "tests.server.toy"
from maraud.server.worker import main
main()
"""
TOY_WORKER = (sys.executable, "-c", TOY_PROGRAM)


def worker(body: str) -> tuple[str, ...]:
    """A worker program that is ready and then does this with each line."""
    return (
        sys.executable,
        "-c",
        f'import sys, time, os\nprint(\'{{"option": "ready"}}\', flush=True)\nfor line in sys.stdin:\n    {body}',
    )


class Scripted(Thinkers):
    """Answers by a function in place of processes."""

    def __init__(self, reply: Callable[[Job], Awaitable[str]]) -> None:
        super().__init__()
        self.reply = reply
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        return await self.reply(job)


def rows(party: Party) -> list[Row]:
    return party.host.call(lambda: party.host.hall.store.rows(party.id))


def until_over(party: Party, seconds: float = 60) -> dict[str, Any]:
    """Look on, over the live line, until the game is over."""
    last = time.monotonic() + seconds
    with party.live(-1) as line:
        state = line.next()
        while not state["over"] and time.monotonic() < last:
            state = line.next()
    assert state["over"]
    return state


def test_a_real_bot_plays_marooned_to_its_end(start: StartHost) -> None:
    party = start(Thinkers()).open(game="marooned", players=["greedy"])
    state = until_over(party)
    assert state["seats"][0]["player"] == "greedy"
    assert FALLBACK not in {row.by for row in rows(party)}
    assert verify(read_record(party.call("GET", "/record", -1).text), find("marooned")) > 0


def test_bots_and_a_person_at_one_table(start: StartHost) -> None:
    party = start(Thinkers(program=TOY_WORKER)).open(players=["person", "random", "random"], rounds=2)
    with party.live(0) as line:
        state = line.next()
        while not state["over"]:
            if state["ask"]:
                options = [offer["option"] for offer in state["ask"]["options"]]
                line.choose(state["ask"]["asked"], "pass" if "pass" in options else options[0])
            state = line.next()
    assert state["view"]["round"] == 3
    assert FALLBACK not in {row.by for row in rows(party)}


def test_p_54_a_bot_that_is_refused_is_asked_three_times_and_then_answered_for(
    start: StartHost, caplog: pytest.LogCaptureFixture
) -> None:
    async def nonsense(job: Job) -> str:
        return "<b>nonsense</b>"

    thinkers = Scripted(nonsense)
    party = start(thinkers).open(players=["greedy", "greedy"], rounds=1)
    until_over(party)
    choices = [row for row in rows(party) if row.who >= 0]
    assert {row.by for row in choices} == {FALLBACK}
    assert len(thinkers.jobs) == 3 * len(choices)
    assert caplog.text.count("was refused '<b>nonsense</b>'") == len(thinkers.jobs)


def test_p_54_a_choice_whose_rule_fails_is_left_for_another(start: StartHost, caplog: pytest.LogCaptureFixture) -> None:
    async def stubborn(job: Job) -> str:
        return "break"

    party = start(Scripted(stubborn)).open(players=["greedy"], rounds=1, fragile=True)
    until_over(party)
    assert "ZeroDivisionError" in caplog.text
    assert "break" not in {row.option for row in rows(party)}


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (worker("os._exit(3)"), "its process ended"),
        (worker("time.sleep(60)"), "longer than 0.3 seconds"),
        (worker("print('hm', flush=True)"), "cannot be read"),
        (worker("print('x' * 3_000_000, flush=True)"), "has no end"),
        (worker('print(\'{"error": "it is confused"}\', flush=True)'), "it is confused"),
        ((sys.executable, "-c", "raise SystemExit(1)"), "its process ended"),
        (("/nowhere/at/all",), "cannot be started"),
    ],
)
def test_a_bot_that_crashes_or_overruns_is_answered_for(
    start: StartHost, caplog: pytest.LogCaptureFixture, program: tuple[str, ...], words: str
) -> None:
    party = start(Thinkers(budget=0.3, program=program)).open(players=["person", "random"], rounds=1)
    party.choose(0, "pass")
    with party.live(0) as line:
        state = line.until(6)
    answered = [row for row in rows(party) if row.who == 1]
    assert answered[0].by == FALLBACK
    assert words in caplog.text
    assert state["seq"] >= 6


def test_after_a_crash_a_new_process_thinks(start: StartHost) -> None:
    body = 'print(\'{"option": "pass"}\', flush=True); os._exit(0)'
    host = start(Thinkers(program=worker(body)))
    for _ in range(2):
        party = host.open(players=["random"], rounds=2)
        until_over(party)
        assert [row.option for row in rows(party) if row.who >= 0 and row.by == ""] != []


def test_p_17_each_choice_of_a_bot_is_written_once_however_many_look_on(start: StartHost) -> None:
    async def passes(job: Job) -> str:
        await asyncio.sleep(0)
        return "pass"

    party = start(Scripted(passes)).open(players=["person", "greedy", "greedy"], rounds=3)
    with party.live(0) as one, party.live(0) as two:
        for line in (one, two):
            line.next()
        for _ in range(3):
            seq = party.state(0)["seq"]
            party.choose(0, "pass")
            for line in (one, two):
                line.until(seq + 3)
    choices = [(row.who, row.option) for row in rows(party) if row.who >= 0]
    assert choices == [(seat, "pass") for seat in (0, 1, 2)] * 3
    assert party.state(0)["over"]
    frames = party.frames(0)
    assert [chosen(frame) for frame in frames] == ["pass"] * 9 + [None]


def test_an_answer_to_a_question_that_was_taken_back_is_dropped(start: StartHost) -> None:
    gate = asyncio.Event()

    async def slow(job: Job) -> str:
        await gate.wait()
        return "note" if len(thinkers.jobs) == 1 else "pass"

    thinkers = Scripted(slow)
    party = start(thinkers).open(players=["person", "greedy"], rounds=1)
    state = party.choose(0, "pass")
    assert party.undo(0, state["undo"]["choice"]).status_code == 200

    async def open_gate() -> None:
        gate.set()

    party.host.call(open_gate)
    party.choose(0, "pass")
    until_over(party)
    assert [(row.who, row.option) for row in rows(party) if row.who >= 0] == [
        (0, "pass"),
        (0, "undo 4"),
        (0, "pass"),
        (1, "pass"),
    ]


def test_after_a_restart_the_bots_think_on(start: StartHost) -> None:
    async def never(job: Job) -> str:
        await asyncio.sleep(3600)
        return "pass"

    async def passes(job: Job) -> str:
        return "pass"

    party = start(Scripted(never)).open(players=["person", "greedy"], rounds=1)
    party.choose(0, "pass")
    party.host.stop()
    thinkers = Scripted(passes)
    party = party.moved_to(start(thinkers))
    until_over(party)
    assert len(thinkers.jobs) == 1


def test_a_choice_that_cannot_be_saved_is_tried_again(
    start: StartHost, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def passes(job: Job) -> str:
        return "pass"

    monkeypatch.setattr("maraud.server.bots.RETRY", 0.05)
    host = start(Scripted(passes))
    party = host.open(players=["person", "greedy"], rounds=1)
    append = host.hall.store.append
    failures = 3

    async def fails_at_first(table: str, rows: list[Row], over: bool) -> None:
        nonlocal failures
        if rows[0].who == 1 and failures:
            failures -= 1
            from maraud.server.store import NotSaved

            raise NotSaved("The disk is full.")
        await append(table, rows, over)

    monkeypatch.setattr(host.hall.store, "append", fails_at_first)
    party.choose(0, "pass")
    until_over(party)
    assert failures == 0
    assert caplog.text.count("The disk is full.") == 3


def test_a_bot_is_handed_its_seats_knowledge_only(host: Host) -> None:
    """The job holds the position; the player asks a Seat, and imagined tables differ in what the seat cannot know."""
    party = host.open(2)
    from maraud.engine.position import position_of

    async def position() -> dict[str, Any]:
        return position_of(party.sitting.table)

    job = Job(host.call(position), 0, "random", 7)
    options = [offer["option"] for offer in party.state(0)["ask"]["options"]]
    import msgspec

    assert answer(msgspec.json.encode(job)).option in options
    broken = answer(b"{}")
    assert broken.option == ""
    assert "ValidationError" in broken.error
    assert isinstance(broken, Answer)


def test_processes_end_with_the_server() -> None:
    async def use() -> list[int | None]:
        thinkers = Thinkers(program=worker('print(\'{"option": "pass"}\', flush=True)'), workers=2)
        for player in ("random", "search"):
            job = Job({}, 0, player, 1)
            assert await asyncio.gather(*(thinkers.choose(job) for _ in range(5))) == ["pass"] * 5
        processes = [*thinkers._quick._idle, *thinkers._deep._idle]
        await thinkers.stop()
        return [process.returncode for process in processes]

    assert asyncio.run(use()) == [-9, -9, -9]


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_quick_bot_answers_while_all_others_search(player: str) -> None:
    body = """time.sleep(60 if "search" in line else 0); print('{"option": "pass"}', flush=True)"""

    async def use() -> None:
        thinkers = Thinkers(budget=60, workers=1, program=worker(body))
        try:
            searches = [asyncio.create_task(thinkers.choose(Job({}, 0, "search:50", 1))) for _ in range(3)]
            await asyncio.sleep(0)
            answer = await asyncio.wait_for(thinkers.choose(Job({}, 0, player, 1)), 30)
            assert answer == "pass"
            assert not any(search.done() for search in searches)
            for search in searches:
                search.cancel()
            await asyncio.gather(*searches, return_exceptions=True)
        finally:
            await thinkers.stop()

    asyncio.run(use())


def test_no_answer_is_an_exception_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        thinkers = Thinkers(program=worker('print(\'{"error": "no idea"}\', flush=True)'))
        try:
            with pytest.raises(NoAnswer, match="no idea"):
                await thinkers.choose(Job({}, 0, "random", 1))
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(ask())
