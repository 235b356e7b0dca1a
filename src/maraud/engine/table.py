"""A table runs one game: it owns the loop, the dice, the moves and the checkpoints.

Between two steps the state is all there is, so a checkpoint is a copy of it. In mid-step a table is copied by
starting the step again from its checkpoint and sending the moves since: choices and chance alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maraud.engine.dice import Dice, RandomDice
from maraud.engine.errors import Fault, Refused, RuleFailed
from maraud.engine.events import Event
from maraud.engine.flow import EVERYONE, Ask, Chance, Over, Step, Together
from maraud.engine.game import Game, Value
from maraud.engine.moves import CHANCE, REDEAL, SPECTATOR, STEP_DONE, Checkpoint, Move, steps
from maraud.engine.rng import Rng
from maraud.engine.state import State
from maraud.engine.vocabulary import GIVE_UP, PASS, Option

MOST_LAPS: Final = 10_000  # steps in a row that ask nothing


class Table:
    """One running game.

    `keep` is how many checkpoints it keeps: 0 for play that is thrown away (no clone, no undo), 2 or more where
    people sit. Made by `Table.open`, `clone`, `imagine`, a record or a position. With `dice` None the table stops
    at each chance for `decide`.
    """

    def __init__(
        self, game: Game[Any], state: State, dice: Dice | None, keep: int, seq: int = 0, chances: int = 0
    ) -> None:
        self.game: Final = game
        self.state = state
        self.dice = dice
        self.keep: Final = keep
        self.base: Final = seq  # moves made before this table's own list begins
        self.chances = chances
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.asks: list[Ask] = []
        self.chance: Chance | None = None
        self.options: dict[str, Value] = {}
        self.seats = 0
        self.checkpoints: list[Checkpoint] = []
        self._send: Callable[[Any], Step] | None = None  # of the flow of all steps; bound once, it is called so often
        self._together: Together | None = None
        self._strict = False  # moves from outside are checked
        self._script: list[Move] = []  # moves to be sent again
        self._sent = 0

    @staticmethod
    def open(
        game: Game[Any],
        seats: int = 0,
        options: dict[str, Value] | None = None,
        dice: Dice | None = None,
        keep: int = 2,
        listen: bool = True,
    ) -> Table:
        """A new game, run up to its first ask. `seats` 0 means as few as the game allows.

        Raises BadSeats, BadOption.
        """
        seats = seats or game.least_seats
        game.check_seats(seats)
        complete = game.complete(options or {})
        table = Table(game, game.start(seats, complete), dice, keep)
        table.options, table.seats = complete, seats
        if listen:
            table.state.log = table.events
        table._begin()
        return table

    @staticmethod
    def resume(
        game: Game[Any], state: State, seats: int, options: dict[str, Value], dice: Dice | None = None, keep: int = 0
    ) -> Table:
        """A table that goes on from a state between two steps, which becomes its own, and listens."""
        table = Table(game, state, dice, keep)
        table.options, table.seats = options, seats
        state.log = table.events
        table._begin()
        return table

    @property
    def seq(self) -> int:
        """How many moves the game has seen: choices, dice and draws."""
        return self.base + len(self.moves)

    @property
    def opened(self) -> int:
        """How many moves the game had seen when its open asks were opened; sealed answers come later."""
        return self.seq - self._sealed()

    @property
    def result(self) -> list[float]:
        """Empty while the game runs; then one figure a seat: 1 won, 0 lost, ½ a draw."""
        return self.state.result

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask of a seat, or None."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def seen_by(self, ask: Ask) -> int:
        """A bit mask of the seats that see the answer to an open ask at once."""
        return 1 << ask.seat if ask.secret or self._together is not None else EVERYONE

    def choose(self, option: Option, seat: int | None = None) -> None:
        """Answer the open ask of a seat (it may be left out where one seat is asked).

        Raises Refused, and changes nothing, for an option that is not on offer; RuleFailed, after going back,
        if a rule fails.
        """
        ask = self._asked(seat)
        for candidate in ask.options:
            if candidate is option:
                break
        else:
            raise self._refusal(ask, option)
        before = self.base + len(self.moves)
        try:
            self._answer(ask, option)
        except Exception as error:
            self._back(before, option, error)
            raise

    def choose_text(self, text: str, seat: int | None = None) -> None:
        """As `choose`, by the option's text."""
        ask = self._asked(seat)
        option = self.game.vocabulary.find(text)
        if option is None:
            raise Refused(f"“{text[:60]}” is not one of the choices.", ask.prompt.rule)
        self.choose(option, seat)

    def decide(self, outcome: Option) -> None:
        """Decide the waiting chance, on a table without dice. Raises as `choose` does."""
        chance = self.chance
        if chance is None or not chance.allows(outcome):
            raise Refused(f"{outcome} cannot come out here.")
        before = self.seq
        self.chance = None
        self.moves.append(Move(CHANCE, outcome, chance.seen_by, len(self.events)))
        self.chances += 1
        try:
            self._run(outcome)
        except Exception as error:
            self._back(before, outcome, error)
            raise

    def give_up(self, seat: int) -> None:
        """End the game for a seat. Raises Refused where the game does not allow it."""
        if self.result:
            raise Refused("The game is over.")
        if not 0 <= seat < self.seats:
            raise Refused("Only a seat of the game can give up.")
        told = len(self.events)
        self.game.give_up(self.state, seat)
        self.moves.append(Move(seat, GIVE_UP, EVERYONE, told))
        self._stop()

    def clone(self, dice: Dice | None = None, keep: int = 1, explain: bool = False) -> Table:
        """An independent table in the same position that tells nothing. It has this table's dice if none are given."""
        last = self._last_checkpoint()
        state = last.state.copy()
        state.explain = explain
        copy = Table(self.game, state, dice or self.dice, keep, last.seq, last.chances)
        copy.options, copy.seats = self.options, self.seats
        if keep:
            copy.checkpoints = [last]
        copy._resend(self.moves[last.seq - self.base :])
        return copy

    def imagine(self, seat: int, rng: Rng, keep: int = 1) -> Table:
        """A table in which all that `seat` cannot know is dealt anew; its dice are its own.

        Between two steps for any seat; in mid-step for a seat that is asked.
        """
        last = self._last_checkpoint()
        since = self.moves[last.seq - self.base :]
        sealed = self._sealed()
        if sealed:
            del since[len(since) - sealed :]
        state = last.state.copy()
        if not since:
            self.game.redeal(state, seat, rng)
        imagined = Table(self.game, state, RandomDice(Rng(rng.seed())), keep, last.seq, last.chances)
        imagined.options, imagined.seats = self.options, self.seats
        if keep:
            imagined.checkpoints = [last if since else Checkpoint(state.copy(), last.seq, last.chances)]
        if not since:
            imagined._resend([])
            return imagined
        if self.ask_of(seat) is None:
            raise Fault("In the middle of a step only a seat that is asked can imagine.")
        since.append(Move(REDEAL, GIVE_UP, seat, 0, rng.seed()))
        imagined._resend(since)
        return imagined

    def undo(self, to: int) -> None:
        """Go back to the position after `to` moves of the game. Events told since are taken back.

        Dice come out again as they did; without dice the table stops at the chance.
        """
        if not self.keep or not self.base <= to <= self.seq:
            raise Refused("The game cannot go back to there.")
        if any(move.who == REDEAL for move in self.moves[to - self.base :]):
            raise Refused("An imagined game cannot go back to before it was imagined.")
        while self.dice is not None and to < self.seq and self.moves[to - self.base].who == CHANCE:
            to += 1
        place = len(self.checkpoints) - 1
        while self.checkpoints[place].seq > to:
            place -= 1
        last = self.checkpoints[place]
        listens = self.state.log is not None
        told = self.moves[to - self.base].events if to < self.seq else len(self.events)
        again = self.moves[last.seq - self.base : to - self.base]
        del self.checkpoints[place + 1 :]
        del self.moves[last.seq - self.base :]
        self.state = last.state.copy()
        self.chances = last.chances
        self.chance = None
        self._resend(again)
        if listens:
            del self.events[told:]
            self.state.log = self.events

    def undo_floor(self, seat: int) -> int:
        """How far back a seat may go alone: to the last dice, draw, reveal or other player's answer."""
        place, told = len(self.moves), len(self.events)
        while place > 0:
            move = self.moves[place - 1]
            if move.who != seat or move.option is GIVE_UP:
                break
            if any(event.kind.reveals for event in self.events[move.events : told]):
                break
            place, told = place - 1, move.events
        return self.base + place

    def explain(self, seat: int) -> Ask | None:
        """The open ask of a seat with the refused actions and their reasons."""
        return self.clone(keep=0, explain=True).ask_of(seat)

    # The loop.

    def _begin(self) -> None:
        if self.keep:
            self.checkpoints.append(Checkpoint(self.state.copy(), self.seq, self.chances))
        self._send = steps(self.game, self.state).send
        self._run(None)

    def _asked(self, seat: int | None) -> Ask:
        if len(self.asks) == 1 and (seat is None or self.asks[0].seat == seat):
            return self.asks[0]
        if self.result:
            raise Refused("The game is over.")
        ask = None if seat is None else self.ask_of(seat)
        if ask is None:
            raise Refused("It is not your turn to choose.")
        return ask

    def _refusal(self, ask: Ask, option: Option) -> Refused:
        explained = self.explain(ask.seat) if self.keep else None
        names = [f"Seat {seat + 1}" for seat in range(self.seats)]
        for refusal in explained.refused if explained else []:
            if refusal.option is option:
                return Refused(self.game.say(refusal.reason.text, refusal.facts, names), refusal.reason.rule)
        return Refused(f"{self.game.label(option)} is not on offer now.", ask.prompt.rule)

    def _answer(self, ask: Ask, option: Option) -> None:
        shared = self._together
        self.moves.append(Move(ask.seat, option, self.seen_by(ask), len(self.events)))
        if shared is None:
            self._run(option)
            return
        for place, asked in enumerate(shared.asks):
            if asked is ask:
                shared.answers[place] = option
        self.asks = [asked for asked in self.asks if asked is not ask]
        if not self.asks:
            self._run(option)

    def _run(self, answer: Option | None) -> None:
        """Send an answer and go on to the next ask, the next chance to be decided outside, or the end."""
        send = self._send
        assert send is not None
        self._together = None
        laps = 0
        try:
            step = send(answer)
            while True:
                if isinstance(step, Ask):
                    self.asks = [step]
                    if self._sent >= len(self._script):
                        break
                    answer = self._again(step.seat)
                    if answer is None:
                        break
                    if self._strict and answer not in step.options:
                        raise Fault(f"{answer} was not on offer.")
                elif isinstance(step, Chance):
                    answer = self._chance(step)
                    if answer is None:
                        self.asks = []
                        break
                elif step is STEP_DONE:
                    laps += 1
                    assert laps < MOST_LAPS, "the steps ask nothing and do not end the game"
                    if self.keep:
                        self._checkpoint()
                    step = send(PASS)
                    continue
                else:
                    assert isinstance(step, Together)
                    self._together = step
                    self.asks = step.asks[:]
                    if self._sent >= len(self._script):
                        break
                    answer = self._again_together(step)
                    if answer is None:
                        break
                laps = 0
                step = send(answer)
        except (StopIteration, Over):
            assert self.state.result, "the game is over without a result"
            self._stop()
            return
        if self.events:
            self._stamp()

    def _chance(self, chance: Chance) -> Option | None:
        if self._sent < len(self._script):
            outcome = self._again(CHANCE)
            if self._strict and outcome is not None and not chance.allows(outcome):
                raise Fault(f"{outcome} cannot come out there.")
            self.chances += 1
            return outcome
        if self.dice is None:
            self.chance = chance
            return None
        outcome = self.dice.pick(self.chances, chance)
        self.chances += 1
        self.moves.append(Move(CHANCE, outcome, chance.seen_by, len(self.events)))
        return outcome

    def _back(self, before: int, option: Option, error: Exception) -> None:
        """After a failure: back to where the game was, if the table can.

        A Fault is not the rules' and stays what it is.
        """
        if not self.keep:
            return
        self.undo(before)
        if not isinstance(error, Fault):
            failed = RuleFailed(f"A rule failed after {option}; the game is where it was.")
            failed.__cause__ = error  # `raise … from` compiled forgets it
            raise failed

    def _stamp(self) -> None:
        seq = self.seq
        place = len(self.events)
        while place > 0 and self.events[place - 1].seq < 0:
            place -= 1
            self.events[place].seq = seq

    def _stop(self) -> None:
        self._send = None
        self.asks = []
        self.chance = None
        self._together = None
        self._stamp()

    def _checkpoint(self) -> None:
        self.checkpoints.append(Checkpoint(self.state.copy(), self.seq, self.chances))
        if len(self.checkpoints) > self.keep + 1:
            del self.checkpoints[1]  # the first one stays: from it any position can be reached

    # Sending moves again.

    def _last_checkpoint(self) -> Checkpoint:
        if not self.checkpoints:
            raise Fault("This table keeps no checkpoints.")
        return self.checkpoints[-1]

    def _sealed(self) -> int:
        shared = self._together
        return 0 if shared is None else len(shared.asks) - len(self.asks)

    def _resend(self, moves: list[Move]) -> None:
        """Start the step of the present state and send moves again; nothing is told."""
        if self.state.result:
            self._stop()
            return
        given_up = moves[-1] if moves and moves[-1].option is GIVE_UP and moves[-1].who >= 0 else None
        self._script, self._sent = moves[:-1] if given_up else moves, 0
        self._send = steps(self.game, self.state).send
        self._run(None)
        self._script, self._sent = [], 0
        if given_up:
            if self._strict and (given_up.who >= self.seats or self.state.result):
                raise Fault("The moves do not fit the game.")
            self.game.give_up(self.state, given_up.who)
            self.moves.append(given_up)
            self._stop()

    def _again(self, who: int) -> Option | None:
        """The next scripted move, noted, after any redeal under the waiting flow; None when the script ends."""
        self._redeal_pending()
        if self._sent >= len(self._script):
            return None
        move = self._script[self._sent]
        if move.who != who:
            raise Fault("The moves do not fit the game.")
        self._sent += 1
        self.moves.append(move)
        return move.option

    def _redeal_pending(self) -> None:
        while self._sent < len(self._script) and self._script[self._sent].who == REDEAL:
            move = self._script[self._sent]
            if self._strict and not SPECTATOR <= move.seen_by < self.seats:
                raise Fault("The moves do not fit the game.")
            self.game.redeal(self.state, move.seen_by, Rng(move.seed))
            self._sent += 1
            self.moves.append(move)

    def _again_together(self, step: Together) -> Option | None:
        answer: Option | None = None
        while self.asks and self._sent < len(self._script):
            seat = self._script[self._sent].who
            ask = self.ask_of(seat)
            if ask is None and seat == REDEAL:
                self._redeal_pending()
                continue
            if ask is None:
                raise Fault("The moves do not fit the game.")
            answer = self._again(seat)
            if answer is None or (self._strict and answer not in ask.options):
                raise Fault(f"{answer} was not on offer.")
            for place, asked in enumerate(step.asks):
                if asked is ask:
                    step.answers[place] = answer
            self.asks = [asked for asked in self.asks if asked is not ask]
        if self.asks:
            return None
        self._together = None
        return answer
