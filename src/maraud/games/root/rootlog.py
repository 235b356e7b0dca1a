"""Rootlog: a recorded game of Root in the community's notation."""

from __future__ import annotations

from maraud.engine.errors import Fault, RecordError
from maraud.engine.moves import CHANCE
from maraud.engine.record import Record
from maraud.engine.table import Table
from maraud.engine.vocabulary import GIVE_UP
from maraud.games.root.game import GAME
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.rootlog_lines import Line
from maraud.games.root.rootlog_scribe import Scribe
from maraud.games.root.rootlog_signs import DECKS, LETTER, MAPS, SUITS
from maraud.games.root.state import Root


def rootlog(record: Record) -> str:
    """A record as a log. Raises RecordError."""
    if record.game != GAME.name or record.header["rules"] != GAME.version:
        raise RecordError("Only a record of Root, by the rules of this program, can be written as a Rootlog.")
    players = [str(player).partition(":")[0].capitalize() for player in record.header["players"]]
    names = [" ".join(f"{player} {seat}".split()) for seat, player in enumerate(players, 1)]  # of one line each
    try:
        table = Table.open(GAME, record.header["seats"], record.header["options"], None, keep=0)
        scribe = Scribe(GAME, names)
        pool: list[int] = []
        told = 0
        before = state_of(table).copy()
        for who, option in record.moves:
            make(table, who, option)
            after = state_of(table)
            if len(after.pool) > len(pool):
                pool = after.pool[:]
            scribe.watch(before, after, table.events[told:])
            told = len(table.events)
            before = after.copy()
    except Fault as fault:
        raise RecordError(f"The record does not fit the rules: {fault}") from fault
    head = [*header(before, names, pool), *(f"// {note}" for note in scribe.notes)]
    parts = [head, log_lines(scribe.lines, before.seats), ending(before)]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def state_of(table: Table) -> Root:
    """The state of a table of Root."""
    state = table.state
    assert isinstance(state, Root)
    return state


def make(table: Table, who: int, text: str) -> None:
    """Make a recorded move."""
    if who == CHANCE:
        outcome = table.game.vocabulary.find(text)
        if outcome is None:
            raise RecordError(f"“{text[:60]}” is nothing that can come out.")
        table.decide(outcome)
    elif text == GIVE_UP.text:
        table.give_up(who)
    else:
        table.choose_text(text, who)


def header(s: Root, names: list[str], pool: list[int]) -> list[str]:
    """Map, deck, the suits of clearings that are dealt, the pool of a draft, and who plays what."""
    lines = [f"Map: {MAPS[s.board.name]}", f"Deck: {DECKS[s.options.deck]}"]
    if not s.board.fixed_suits:
        lines.append(f"Clearings: {', '.join(f'{SUITS[s.suit[clearing]]}{clearing}' for clearing in CLEARINGS)}")
    if pool:
        lines.append(f"Pool: {''.join(LETTER[faction] for faction in pool)}")
    seats = [seat for seat in range(s.seats) if s.faction[seat] != NO_FACTION]
    return lines + [f"{LETTER[s.faction[seat]]}: {names[seat]}" for seat in seats]


def log_lines(lines: list[Line], seats: int) -> list[str]:
    """The lines, with an empty one after the set-up and after each round."""
    written: list[str] = []
    for place, line in enumerate(lines):
        if place and place % seats == 0:
            written.append("")
        written.append(line.says())
    return written


def ending(s: Root) -> list[str]:
    """Who has won, if the game is over."""
    if not s.result:
        return ["// The game is not over."]
    winners = [LETTER[s.faction[seat]] for seat, share in enumerate(s.result) if share == 1.0]
    return [f"Winner: {''.join(winners)}"] if winners else ["// Nobody has won."]
