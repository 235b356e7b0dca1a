"""What a game leaves behind: how it ended, its scores and its record."""

from __future__ import annotations

import math

from maraud.engine.record import read_record, record_of, replay, verify
from maraud.engine.table import Table
from maraud.lab.selfcheck.expecting import expect, same
from maraud.lab.selfcheck.seen import events_inside, inside, names


def scores_fit(table: Table) -> None:
    """The game says how it ended, and the parts of each score add up."""
    game, state = table.game, table.state
    expect(bool(game.outcome(state)), "result", "the game does not say how it ended")
    for seat in range(table.seats):
        score = game.score(state, seat)
        total = sum(points for _, _, points in game.score_parts(state, seat))
        expect(math.isfinite(score), "score", "it is not a number")
        expect(abs(total - score) < 1e-9, "score", f"seat {seat} has {score}, its parts add up to {total}")


def record_fits(table: Table, whole: bool) -> None:
    """The record reads as it was written, and replays to the same game; its dice verify when it is whole."""
    lines = record_of(table, names(table.seats)).text()
    record = read_record(lines)
    expect(record.text() == lines, "record", "it reads differently than it was written")
    again = replay(record, table.game)
    same(inside(again), inside(table), "replay differs")
    same(events_inside(again.events), events_inside(table.events), "replay tells other events")
    if whole:
        checked = verify(record, table.game)
        expect(checked == table.chances, "record", f"{checked} of {table.chances} dice were verified")
