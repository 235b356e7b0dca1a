"""One game looked at while it is played: everything the engine promises must hold for this game at every decision."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any, Final

from maraud import players
from maraud.engine.errors import PositionError, Refused
from maraud.engine.flow import Ask
from maraud.engine.moves import SPECTATOR
from maraud.engine.position import position_of, table_at
from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.state import State, is_same
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.lab.selfcheck import shape
from maraud.lab.selfcheck.depth import Depth
from maraud.lab.selfcheck.expecting import STRAY, Wrong, crash, distort, expect, refuses, result_fits, same, stray
from maraud.lab.selfcheck.hidden import Reach, hides, redeal_fault
from maraud.lab.selfcheck.lockstep import Lockstep
from maraud.lab.selfcheck.outcome import record_fits, scores_fit
from maraud.lab.selfcheck.play import KEEP, Chooser, Plan, Trace, is_between_steps
from maraud.lab.selfcheck.report import Report
from maraud.lab.selfcheck.seen import difference, ending, events_inside, inside, names, own_ask, text

BOTS: Final = ("greedy", "search:6")
OBSERVERS: Final = 2  # for whom the world is dealt anew at a decision; -1 is the spectator
CLOSELY: Final = 40  # decisions of a play-out after each of which the game's own check is asked, then now and then
LONGEST_SENTENCE: Final = 400
GIVE_UP_AT: Final = 2  # decisions of a game at which giving up is tried


class Inspection:
    """A game of a plan, with its report."""

    def __init__(self, plan: Plan, report: Report, reach: Reach, depth: Depth, trace: Trace) -> None:
        self.plan: Final = plan
        self.trace: Final = trace
        self.game: Final = plan.game
        self.report: Final = report
        self.reach: Final = reach
        self.depth: Final = depth
        self.length: Final = max(trace.decisions, 1)
        self.rng: Final = Rng(plan.choices + 1)  # for what is looked at, never for the game itself
        self.last = ""
        self.table: Final = plan.open(KEEP)
        self.sorts: Final = self.game.pieces(self.table.state)
        self.shared: Final = shape.shared(self.table.state)
        self.replaced: Final[dict[int, tuple[object, str]]] = {}
        self.hides: Final = hides(self.table.state)
        self.dead = False
        self.steps_left = trace.steps
        self.locksteps_left = depth.locksteps  # such as are worth it: with something hidden

    def run(self) -> None:
        """Play the game and look."""
        table, chooser = self.table, Chooser(self.plan)
        give_up_at = {self.rng.below(self.length) for _ in range(GIVE_UP_AT)}
        events = 0
        decisions = 0
        self._try("copy", shape.check, table.state, self.plan.seats, self.replaced)
        while table.asks and not self.dead:
            self._try("ask", self._asks)
            self._try("event", self._events, events)
            self._try("refusal", self._explain)
            events = len(table.events)
            usual = self._now(self.depth.usual)
            if usual:
                self._look()
            if decisions in give_up_at:
                self._try("giving up", self._give_up)
            if self._now(self.depth.records):
                self._try("record", record_fits, self.table, False)
            if self._now(self.depth.bots):
                self._try("bot", self._bots)
            if self._now(self.depth.play_outs):
                self._try("imagined table", self._play_out)
            if self.hides:
                self._hidden(usual)
            ask, option = chooser.next(table)
            self._choose(ask, option, usual)
            decisions += 1
        self._try("event", self._events, events)
        self._try("same game", same, ending(table), self.trace.end, "looking at the game changes it")
        if table.result and not self.dead:
            self._try("result", self._end)
            self._try("record", record_fits, self.table, True)
            for _ in range(self.depth.undos):
                self._try("undo", self._undo_far)
        self._try("shared", same, shape.shared(table.state), self.shared, "what is shared changed")

    # How the looking goes.

    def _now(self, quota: int) -> bool:
        """Whether to look at this decision, so that a game is looked at about `quota` times."""
        return quota >= self.length or self.rng.below(self.length) < quota

    def _try(self, name: str, look: Callable[..., None], *about: Any) -> None:
        """Look at a property and note what is wrong with it."""
        self.report.counts[name] += 1
        try:
            look(*about)
        except Wrong as wrong:
            self._find(wrong.kind, str(wrong))
        except Exception as error:
            self._find(f"{name} fails", crash(error))

    def _find(self, kind: str, what: str) -> None:
        self.report.find(kind, self.plan.where(self.table.seq, self.last), what)

    # Every decision.

    def _asks(self) -> None:
        table, words = self.table, self.game.vocabulary.words
        seats = [ask.seat for ask in table.asks]
        expect(len(set(seats)) == len(seats), "ask", f"a seat is asked twice at once: {seats}")
        for ask in table.asks:
            self.report.seen.add(f"prompt {ask.prompt.key}")
            key = ask.prompt.key
            expect(bool(ask.options), "dead end", f"{key} offers nothing")
            expect(0 <= ask.seat < table.seats, "ask", f"{key} asks seat {ask.seat}")
            expect(self.game.phrases.prompts.get(key) is ask.prompt, "ask", f"{key} is not in the phrasebook")
            codes = [option.code for option in ask.options]
            expect(len(set(codes)) == len(codes), "ask", f"{key} offers an option twice: {ask.options}")
            for option in ask.options:
                known = option.code < len(words) and words[option.code] is option
                expect(known, "ask", f"{key} offers {option}, which is not in the vocabulary")
            own_ask(table, ask)
            self.game.say(ask.prompt.waiting, ask.about, names(table.seats))
        self._pieces()
        if is_between_steps(table):
            wrong = self.game.check(table.state)
            expect(not wrong, "check", f"the game's own check refuses a state of play: {wrong}")

    def _pieces(self) -> None:
        self._count(self.table, "pieces")

    def _count(self, table: Table, kind: str) -> None:
        pieces = self.game.pieces(table.state)
        if pieces != self.sorts:
            raise Wrong(kind, difference(pieces, self.sorts))

    def _events(self, first: int) -> None:
        game, who = self.game, names(self.table.seats)
        for event in self.table.events[first:]:
            key = event.kind.key
            self.report.seen.add(f"event {key}")
            expect(game.phrases.events.get(key) is event.kind, "event", f"{key} is not in the phrasebook")
            expect(event.seq == self.table.seq, "event", f"{key} has seq {event.seq}")
            game.say(event.kind.text, event.facts, who)
            game.say(event.kind.private, event.told, who)

    def _explain(self) -> None:
        for ask in self.table.asks:
            explained = self.table.explain(ask.seat)
            assert explained is not None
            same(_offer(explained), _offer(ask), "explaining changes the ask")
            for refusal in explained.refused:
                self.report.seen.add(f"reason {refusal.reason.key}")
                reason = self.game.phrases.reasons.get(refusal.reason.key)
                expect(reason is refusal.reason, "refusal", f"{refusal.reason.key} is not in the phrasebook")
                expect(refusal.option not in ask.options, "refusal", f"{refusal.option} is refused and on offer")
                self.game.say(refusal.reason.text, refusal.facts, names(self.table.seats))

    def _choose(self, ask: Ask, option: Option, look: bool) -> None:
        """Make the choice of the game; where it is looked at, also on a clone, from a position and after an undo."""
        table = self.table
        before = inside(table) if look else ""
        told = len(table.events)
        twins = self._twins() if look else {}
        seq = table.seq
        try:
            table.choose(option, ask.seat)
        except Exception as error:
            self._find("a rule fails", f"{ask.seat} {option.text}: {crash(error.__cause__ or error)}")
            self.dead = True
            return
        self.last = f"{ask.seat} {option.text}"
        self._try("pieces", self._pieces)
        if not look:
            return
        after, events = inside(table), events_inside(table.events[told:])
        for name, twin in twins.items():
            self._try(name, self._follow, name, twin, ask, option, after)
        self._try("undo", self._undo, seq, ask, option, (before, told), (after, events))

    # Looking closely.

    def _look(self) -> None:
        self._try("view", self._views)
        self._try("copy", shape.check, self.table.state, self.plan.seats, self.replaced)
        self._try("refusal", self._refuse)
        self._try("clone", self._clone)
        self._try("advice", self._advice)
        self._try("wrong position", self._wrong_position)
        if not is_between_steps(self.table):
            self._try("imagined table", self._imagined, self.table.asks[0].seat, STRAY)

    def _views(self) -> None:
        table = self.table
        before = inside(table)
        lists = {id(item): path for path, item in shape.lists(table.state)}
        for seat in range(SPECTATOR, table.seats):
            view = self.game.view(table.state, seat)
            same(json.loads(text(view)), view, "view is not plain JSON data")
            for path, item in shape.within(view, "view"):
                shared = lists.get(id(item))
                expect(shared is None, "view shares a list", f"{path} is the state's own {shared}")
            same(inside(table), before, "view changes the state")
            same(self.game.view(table.state, seat), view, "view is not the same twice")

    def _refuse(self) -> None:
        table, words = self.table, self.game.vocabulary.words
        before, told = inside(table), len(table.events)
        for ask in table.asks:
            for _ in range(3):
                word = self.rng.choice(words)
                if word not in ask.options:
                    refuses(table, word, ask.seat)
        for seat in range(SPECTATOR, table.seats + 1):
            if table.ask_of(seat) is None:
                refuses(table, words[0], seat)
        same(inside(table), before, "a refused choice changes something")
        expect(len(table.events) == told, "a refused choice changes something", "it tells an event")

    def _wrong_position(self) -> None:
        """A position with one value changed is refused in one sentence, or is another position; it never crashes."""
        position = json.loads(text(position_of(self.table)))
        what = distort(position, self.rng)
        try:
            table_at(position, self.game, None, keep=1)
        except PositionError as refused:
            expect(0 < len(str(refused)) < LONGEST_SENTENCE, "wrong position", f"{what}: {refused}")
        except Exception as error:
            raise Wrong("a wrong position is not refused", f"{what}: {crash(error)}") from error

    def _clone(self) -> None:
        table = self.table
        before, told = inside(table), len(table.events)
        clone = table.clone()
        same(inside(clone), before, "clone differs")
        expect(is_same(clone.state, table.state), "clone differs", "its state is another")
        same(inside(clone.clone()), before, "clone of a clone differs")
        stray(clone, Rng(self.rng.seed()))
        same(inside(table), before, "clone is not independent")
        expect(len(table.events) == told, "clone is not independent", "it tells an event")

    def _twins(self) -> dict[str, Table]:
        """The same game on a clone and from a position."""
        twins: dict[str, Table] = {}
        try:
            twins["clone"] = self.table.clone()
            position = json.loads(text(position_of(self.table)))
            twins["position"] = table_at(position, self.game, self.table.dice)
        except Exception as error:
            self._find("position fails", crash(error))
        return twins

    def _follow(self, name: str, twin: Table, ask: Ask, option: Option, after: str) -> None:
        twin.choose(option, ask.seat)
        same(inside(twin), after, f"{name} goes on differently")

    def _undo(self, seq: int, ask: Ask, option: Option, before: tuple[str, int], after: tuple[str, str]) -> None:
        table = self.table
        table.undo(seq)
        same(inside(table), before[0], "undo goes elsewhere")
        told = len(table.events)
        expect(told == before[1], "undo goes elsewhere", f"{told} events are left, not {before[1]}")
        table.choose(option, ask.seat)
        same(inside(table), after[0], "undo and the same choice differ")
        same(events_inside(table.events[told:]), after[1], "undo and the same choice tell other events")

    def _undo_far(self) -> None:
        """Back to any decision, and all the same choices again."""
        table = self.table
        choices = [place for place, move in enumerate(table.moves) if move.who >= 0]
        seq = choices[self.rng.below(len(choices))]
        moves = table.moves[seq:]
        after, events = inside(table), events_inside(table.events)
        table.undo(seq)
        for move in moves:
            if move.who >= 0:
                table.choose(move.option, move.who)
        same(inside(table), after, "undo and the same choices differ")
        same(events_inside(table.events), events, "undo and the same choices tell other events")

    def _give_up(self) -> None:
        table = self.table
        before, events, seq, told = inside(table), events_inside(table.events), table.seq, len(table.events)
        for seat in range(table.seats):
            try:
                table.give_up(seat)
            except Refused:
                same(inside(table), before, "a refused giving up changes something")
                continue
            result_fits(table)
            self._pieces()
            self._events(told)
            same(inside(table.clone()), inside(table), "clone differs")
            table.undo(seq)
            same(inside(table), before, "undo goes elsewhere")
            same(events_inside(table.events), events, "undo goes elsewhere")

    def _advice(self) -> None:
        table = self.table
        before = inside(table)
        for ask in table.asks:
            seed = self.rng.seed()
            advised = self.game.advise(table.state, ask, Rng(seed))
            expect(advised in ask.options, "advice", f"{advised} is not on offer")
            imagined = self._imagine(ask.seat)
            mine = imagined.ask_of(ask.seat)
            expect(mine is not None, "imagined table", f"seat {ask.seat} is not asked any more")
            assert mine is not None
            again = self.game.advise(imagined.state, mine, Rng(seed))
            expect(again is advised, "advice peeks", f"{advised}, but {again} in a world that seat {ask.seat} imagines")
        for seat in range(table.seats):
            worth = self.game.evaluate(table.state, seat)
            expect(0 <= worth <= 1, "evaluate", f"{worth} is not from 0 to 1")
            expect(math.isfinite(self.game.score(table.state, seat)), "score", "it is not a number")
        same(inside(table), before, "advice changes the state")

    def _bots(self) -> None:
        table = self.table
        ask = self.rng.choice(table.asks)
        imagined = self._imagine(ask.seat)
        before = inside(table)
        for name in BOTS:
            seed = self.rng.seed()
            one = players.make(name, seed).choose(Seat(table, ask.seat))
            other = players.make(name, seed).choose(Seat(imagined, ask.seat))
            expect(one in ask.options, "bot", f"{name} chooses {one}, which is not on offer")
            expect(one is other, "bot peeks", f"{name} chooses {one}, but {other} in a world that it imagines")
        same(inside(table), before, "bot changes the table")

    def _imagine(self, seat: int) -> Table:
        return self.table.imagine(seat, Rng(self.rng.seed()))

    def _play_out(self) -> None:
        """Imagined tables look the same to their seat, can be copied, and play to the end with all pieces."""
        table = self.table
        seats = range(SPECTATOR, table.seats) if is_between_steps(table) else [ask.seat for ask in table.asks]
        self._imagined(seats[self.rng.below(len(seats))], self.game.most_decisions)

    def _imagined(self, seat: int, most: int) -> None:
        """What a seat imagines, and at most so many choices in it."""
        table, rng = self.table, self.rng
        before = inside(table)
        imagined = self._imagine(seat)
        same(self.game.view(imagined.state, seat), self.game.view(table.state, seat), "imagined view differs")
        ask, mine = table.ask_of(seat), imagined.ask_of(seat)
        if ask is not None:
            expect(mine is not None, "imagined table", f"seat {seat} is not asked any more")
            assert mine is not None
            same(own_ask(imagined, mine), own_ask(table, ask), "imagined ask differs")
        same(inside(imagined.clone()), inside(imagined), "clone of an imagined table differs")
        decisions = 0
        copy_at = rng.below(8)
        while imagined.asks and decisions < most:
            asked = imagined.asks[rng.below(len(imagined.asks))]
            imagined.choose(rng.choice(asked.options), asked.seat)
            decisions += 1
            self._count(imagined, "imagined table loses pieces")
            if is_between_steps(imagined) and (decisions < CLOSELY or rng.below(8) == 0):
                wrong = self.game.check(imagined.state)
                expect(not wrong, "imagined table goes wrong", wrong)
            if decisions == copy_at:
                same(inside(imagined.clone()), inside(imagined), "clone of an imagined table differs")
        if not imagined.asks:
            result_fits(imagined)
        expect(decisions < self.game.most_decisions, "unfinished game", "an imagined table does not end")
        same(inside(table), before, "imagining changes the table")

    # What is hidden.

    def _hidden(self, usual: bool) -> None:
        table, seats, rng = self.table, self.table.seats, self.rng
        between = is_between_steps(table)
        if usual:
            if between:
                self.reach.sample(table.state, seats, rng)
            for _ in range(OBSERVERS):
                seat = rng.below(seats + 1) - 1
                if between or table.ask_of(seat) is not None:
                    self._try("redeal", self._redeal, table.state, seat)
        if between:
            if rng.below(max(self.steps_left, 1)) < self.locksteps_left:
                self._try("lockstep", self._lockstep, table.checkpoints[-1].state, rng.below(seats + 1) - 1)
            self.steps_left -= 1

    def _redeal(self, s: State, seat: int) -> None:
        kind, what, dealt = redeal_fault(self.game, s, seat, self.rng)
        expect(not kind, kind, what)
        if is_between_steps(self.table):
            wrong = self.game.check(dealt)
            expect(not wrong, "redeal makes a state that the game's check refuses", wrong)
            self.reach.note(s, dealt, seat, self.table.seats)

    def _lockstep(self, s: State, seat: int) -> None:
        lockstep = Lockstep(self.table, s, seat, self.rng)
        if not lockstep.differ:
            return
        self.locksteps_left -= 1
        try:
            found = lockstep.run(60)
        except Exception as error:
            raise Wrong("a rule fails in a world that could be", f"{crash(error)} (after {lockstep.last})") from error
        self.report.counts["lockstep moves"] += lockstep.moves
        expect(not found, lockstep.kind, found)

    # The end.

    def _end(self) -> None:
        table = self.table
        result_fits(table)
        expect(not table.asks and table.chance is None, "result", "somebody is still asked")
        self._pieces()
        same(inside(table.clone()), inside(table), "clone differs")
        scores_fit(table)
        refuses(table, self.game.vocabulary.words[0], 0)
        self._views()


def _offer(ask: Ask) -> Any:
    return [ask.seat, ask.prompt.key, [option.text for option in ask.options]]
