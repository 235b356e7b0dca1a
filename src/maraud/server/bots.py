"""Bots at tables.

They think in worker processes with a budget of time, never in the server's loop; without an answer the server chooses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from maraud import players
from maraud.engine.errors import BadSeats, Refused
from maraud.engine.position import position_of
from maraud.server import wire
from maraud.server.faults import Unavailable
from maraud.server.store import FALLBACK
from maraud.server.worker import Answer, Job

if TYPE_CHECKING:
    from maraud.server.sitting import Sitting

log = logging.getLogger("maraud.server")

BUDGET: Final = 10.0  # seconds for one answer
START: Final = 60.0  # seconds for a process to be ready
RETRY: Final = 5.0  # seconds until a choice that could not be saved is tried again
MOST_REFUSALS: Final = 3
WORKERS: Final = max(1, (os.cpu_count() or 2) - 1)  # for bots that search
QUICK_WORKERS: Final = 1  # for all others, which answer in no time
PROGRAM: Final = (sys.executable, "-m", "maraud.server.worker")
MOST_ANSWER: Final = 1 << 20


MOST_ITERATIONS: Final = 2000
MOST_MILLISECONDS: Final = 2000


def check_bot(name: str, others: Sequence[str] = ()) -> None:
    """Raises BadSeats for a name that is no player's, or of one that would keep all tables waiting.

    `others` is what may stand there beside bots.
    """
    players.check(name, others)
    iterations, milliseconds = players.budget(name)
    if iterations > MOST_ITERATIONS or milliseconds > MOST_MILLISECONDS:
        raise BadSeats(
            f"A bot at a table searches at most {MOST_ITERATIONS} times or {MOST_MILLISECONDS}ms a choice; "
            f"{name[:40]} asks for more."
        )


class NoAnswer(Exception):
    """A bot that crashed, overran its time or gave nonsense."""


class Thinkers:
    """Processes in which bots think, in two lanes: whoever searches keeps nobody waiting who does not."""

    def __init__(self, budget: float = BUDGET, workers: int = WORKERS, program: Sequence[str] = PROGRAM) -> None:
        self._quick: Final = Lane(budget, QUICK_WORKERS, program)
        self._deep: Final = Lane(budget, workers, program)

    async def choose(self, job: Job) -> str:
        """The option that a bot chooses. Raises NoAnswer."""
        lane = self._quick if players.is_quick(job.player) else self._deep
        return await lane.choose(job)

    async def stop(self) -> None:
        """End all processes that wait for work."""
        await self._quick.stop()
        await self._deep.stop()


class Lane:
    """A few processes that answer jobs in the order in which they come, started when they are first needed."""

    def __init__(self, budget: float, workers: int, program: Sequence[str]) -> None:
        self._budget: Final = budget
        self._program: Final = program
        self._free: Final = asyncio.Semaphore(workers)
        self._idle: Final[list[asyncio.subprocess.Process]] = []

    async def choose(self, job: Job) -> str:
        """The option that a bot chooses. Raises NoAnswer."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await self._exchange(process, msgspec.json.encode(job) + b"\n")
            except BaseException:
                await end(process)
                raise
            self._idle.append(process)
        if answer.error:
            raise NoAnswer(answer.error)
        return answer.option

    async def stop(self) -> None:
        """End all processes that wait for work."""
        while self._idle:
            await end(self._idle.pop())

    async def _start(self) -> asyncio.subprocess.Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_ANSWER,
                start_new_session=True,
            )
        except OSError as error:
            raise NoAnswer("its process cannot be started") from error
        try:
            await self._answer(process, START)
        except BaseException:
            await end(process)
            raise
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes) -> Answer:
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
        except OSError as error:
            raise NoAnswer("its process had ended") from error
        return await self._answer(process, self._budget)

    async def _answer(self, process: asyncio.subprocess.Process, seconds: float) -> Answer:
        assert process.stdout is not None
        try:
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError as error:
            raise NoAnswer(f"it took longer than {seconds:g} seconds") from error
        except ValueError as error:
            raise NoAnswer("its answer has no end") from error
        if not line:
            raise NoAnswer("its process ended")
        try:
            return msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            raise NoAnswer("its answer cannot be read") from error


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process at once."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


class Bots:
    """Answers for the seats that bots hold."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers: Final = thinkers
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def attend(self, sitting: Sitting) -> None:
        """Let the bots think that are asked and do not think yet."""
        for ask in sitting.table.asks:
            seat = ask.seat
            if not sitting.row.seats[seat].is_bot:
                continue
            asked = sitting.asked(seat)
            if sitting.thinking.get(seat) != asked:
                sitting.thinking[seat] = asked
                task = asyncio.create_task(self._answer(sitting, seat, asked))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Stop thinking. What is unanswered is asked again when the table is next opened."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def _answer(self, sitting: Sitting, seat: int, asked: int) -> None:
        try:
            while not await self._is_saved(sitting, seat, asked):
                await asyncio.sleep(RETRY)
        except Exception:
            log.exception("Seat %d of table %s could not choose.", seat, sitting.row.id)
        finally:
            if sitting.thinking.get(seat) == asked:
                del sitting.thinking[seat]

    async def _is_saved(self, sitting: Sitting, seat: int, asked: int) -> bool:
        try:
            await self._choose(sitting, seat, asked)
        except Unavailable as error:
            log.error("Seat %d of table %s could not choose: %s", seat, sitting.row.id, error)
            return False
        return True

    async def _choose(self, sitting: Sitting, seat: int, asked: int) -> None:
        """Ask the bot, up to three times if it is refused; then choose for it."""
        player = sitting.row.seats[seat].player
        for _ in range(MOST_REFUSALS):
            job = await self._job(sitting, seat, asked, player)
            if job is None:
                return
            try:
                option = await self.thinkers.choose(job)
            except NoAnswer as error:
                log.warning("The bot %s gave no answer at table %s: %s.", player, sitting.row.id, error)
                break
            if await self._is_taken(sitting, seat, asked, option, player if sitting.row.seats[seat].stands_in else ""):
                return
            log.warning("The bot %s was refused %r at table %s.", player, option[:60], sitting.row.id)
        await self._fall_back(sitting, seat, asked)

    async def _job(self, sitting: Sitting, seat: int, asked: int, player: str) -> Job | None:
        async with sitting.lock:
            if not _is_open(sitting, seat, asked):
                return None
            return Job(position_of(sitting.table), seat, player, secrets.randbits(60))

    async def _fall_back(self, sitting: Sitting, seat: int, asked: int) -> None:
        """Take an option at random; should even that be refused, the others in turn."""
        async with sitting.lock:
            ask = sitting.table.ask_of(seat) if _is_open(sitting, seat, asked) else None
            options = [option.text for option in ask.options] if ask else []
        secrets.SystemRandom().shuffle(options)
        for option in options:
            if await self._is_taken(sitting, seat, asked, option, FALLBACK):
                return
        if options:
            log.error("No choice of seat %d is taken at table %s.", seat, sitting.row.id)

    async def _is_taken(self, sitting: Sitting, seat: int, asked: int, option: str, by: str) -> bool:
        """Choose; whether that is settled: the choice was taken, or the question is no longer open."""
        try:
            await sitting.act(seat, wire.Choose(asked, option), by)
        except Refused:
            async with sitting.lock:
                return not _is_open(sitting, seat, asked)
        return True


def _is_open(sitting: Sitting, seat: int, asked: int) -> bool:
    is_asked = sitting.table.ask_of(seat) is not None and sitting.asked(seat) == asked
    return is_asked and sitting.row.seats[seat].is_bot
