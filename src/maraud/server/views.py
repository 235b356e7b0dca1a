"""What one seat, or a spectator, is told of a table.

Built from its view, its asks and its form of the events; never from anything else.
"""

from __future__ import annotations

import logging

from maraud.engine.flow import Ask
from maraud.engine.moves import SPECTATOR
from maraud.engine.phrases import Fact
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.server import wire
from maraud.server.ledger import Ledger

log = logging.getLogger("maraud.server")


def ask_of(table: Table, seat: int, asked: int, names: list[str]) -> wire.Ask | None:
    """The open ask of a seat with what is refused and why; None where it has nothing to decide."""
    ask = table.ask_of(seat) if seat != SPECTATOR else None
    if ask is None:
        return None
    game, state = table.game, table.state
    offers = [
        wire.Offer(
            option.text,
            game.choice_label(state, ask, option),
            game.element(state, option),
            game.choice_hint(state, ask, option),
            "end" if game.is_end(ask, option) else "",
        )
        for option in ask.options
    ]
    explained = _explained(table, seat)
    refused = [
        wire.NotOffered(
            refusal.option.text,
            game.choice_label(state, ask, refusal.option),
            game.element(state, refusal.option),
            game.say(refusal.reason.text, refusal.facts, names),
            refusal.reason.rule,
        )
        for refusal in (explained.refused if explained else [])
    ]
    asks = ask.prompt
    text, hint = game.say(asks.text, ask.about, names), game.say(asks.hint, ask.about, names)
    about = [game.element(state, fact) for fact in ask.about if isinstance(fact, Option)]
    prompt = wire.Prompt(asks.key, text, asks.rule, hint, about)
    return wire.Ask(asked, prompt, offers, refused)


def _explained(table: Table, seat: int) -> Ask | None:
    """The ask with its refusals. A rule that cannot explain itself must not stop the game."""
    try:
        return table.explain(seat)
    except Exception:
        log.exception("A rule of %s failed when asked for its reasons.", table.game.name)
        return None


def waiting(table: Table, names: list[str]) -> list[wire.Waiting]:
    """For whom the table waits, in words that all may read."""
    return [wire.Waiting(ask.seat, _waits(table, ask, names)) for ask in table.asks]


def prompt(table: Table, seat: int, names: list[str]) -> str:
    """What stands in the prompt bar of a seat: its question, else for whom the table waits, else how the game ended."""
    ask = table.ask_of(seat) if seat != SPECTATOR else None
    if ask is not None:
        return table.game.say(ask.prompt.text, ask.about, names)
    if table.result:
        return table.game.outcome(table.state)
    return " · ".join(_waits(table, open_ask, names) for open_ask in table.asks)


def _waits(table: Table, ask: Ask, names: list[str]) -> str:
    return f"{names[ask.seat]}: {table.game.say(ask.prompt.waiting, ask.about, names)}"


def events(table: Table, ledger: Ledger, seat: int, names: list[str], first: int) -> list[wire.Event]:
    """The events from number `first` on, in the form of a seat."""
    game = table.game
    told: list[wire.Event] = []
    movers = _movers(table, first)
    for n in range(first, len(table.events)):
        event = table.events[n]
        facts = event.facts_for(seat)
        text = game.say(event.text_for(seat), facts, names)
        place, mover = ledger.place(event.seq), movers[n - first]
        told.append(wire.Event(n, place, mover, event.kind.key, event.kind.rule, text, [_fact(fact) for fact in facts]))
    return told


def _movers(table: Table, first: int) -> list[int | None]:
    """For each event from `first` on, the seat whose choice led to it; None before the first choice."""
    count = len(table.events) - first
    movers: list[int | None] = [None] * count
    end = count
    for move in reversed(table.moves):
        if end <= 0:
            break
        if move.who >= 0 and move.events - first < end:
            start = max(0, move.events - first)
            movers[start:end] = [move.who] * (end - start)
            end = start
    return movers


def _fact(fact: Fact) -> str | int:
    return fact.text if isinstance(fact, Option) else fact


def over(table: Table) -> wire.Over | None:
    """How the game ended, with each seat's points and their parts; None while it runs."""
    if not table.result:
        return None
    game, state = table.game, table.state
    seats = range(table.seats)
    parts = [[wire.Part(*part) for part in game.score_parts(state, seat)] for seat in seats]
    won = [table.result[seat] == 1 for seat in seats]
    return wire.Over(won, [game.score(state, seat) for seat in seats], parts, game.outcome(state))
