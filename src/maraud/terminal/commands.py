"""What people may type: a choice by number, name or text, and the commands around it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from maraud.engine.errors import Fault
from maraud.engine.flow import Ask
from maraud.engine.position import position_of
from maraud.engine.record import record_of
from maraud.engine.vocabulary import Option
from maraud.lab import rulebook

if TYPE_CHECKING:
    from maraud.terminal.session import Session

HELP: Final = """\
A number, or the beginning of an answer, chooses it.
?              what you cannot do now, and why
view           the position again
log            all that happened so far
undo           take your last choice back
rules ID       a rule, such as the one named after the question
save FILE      save the record of the game; go on later with maraud play GAME --from FILE
position FILE  save the position alone, with its secrets
give up        end the game, where its rules allow it
quit           leave"""


class Quit(Exception):
    """Somebody leaves."""


def obey(session: Session, ask: Ask | None, text: str) -> None:
    """Do what was typed; without an ask the game is over."""
    word, _, rest = text.partition(" ")
    word, rest = word.lower(), rest.strip()
    try:
        if word in ("quit", "exit"):
            raise Quit
        if word == "save":
            save(session, rest)
        elif word == "rules":
            rules(rest or (ask.prompt.rule if ask else ""))
        elif ask is None:
            print("The game is over.")
        elif word == "help":
            print(HELP)
        elif word == "?":
            explain(session, ask)
        elif word == "view":
            session.show(ask)
        elif word == "log":
            session.tell_again(ask.seat)
        elif word == "undo":
            undo(session, ask)
        elif word == "position":
            write(rest, json.dumps(position_of(session.table)))
        elif text.lower() in ("give up", "give-up"):
            session.table.give_up(ask.seat)
        elif text:
            choose(session, ask, text)
    except Fault as error:
        print(error)


def choose(session: Session, ask: Ask, text: str) -> None:
    """A choice by number, by its stable text, or by the beginning of its words."""
    found = matches(session, ask, text)
    if len(found) == 1:
        session.choose(found[0], ask.seat)
    elif found:
        print(f"That could be {' or '.join(session.label(ask, option) for option in found)}.")
    elif not refused(session, ask, text):
        numbers = f"1 to {len(ask.options)}" if len(ask.options) > 1 else "1"
        print(f"“{text[:60]}” is not one of the choices: type {numbers}, ? or help.")


def matches(session: Session, ask: Ask, text: str) -> list[Option]:
    """The options that the text may mean."""
    if text.isascii() and text.isdigit():
        return ask.options[int(text) - 1 : int(text)] if 0 < int(text[:9]) <= len(ask.options) else []
    wanted = text.casefold()
    exact = [option for option in ask.options if wanted in (option.text.casefold(), _words(session, ask, option))]
    return exact or [option for option in ask.options if _begins(session, ask, option, wanted)]


def refused(session: Session, ask: Ask, text: str) -> bool:
    """Say why an option is not on offer, if the text names one that is refused."""
    explained = session.table.explain(ask.seat)
    for refusal in explained.refused if explained else []:
        if text.casefold() in (refusal.option.text.casefold(), _words(session, ask, refusal.option)):
            print(_reason(session, refusal.reason.text, refusal.facts, refusal.reason.rule))
            return True
    return False


def explain(session: Session, ask: Ask) -> None:
    """All that is not on offer now, and why."""
    explained = session.table.explain(ask.seat)
    if explained is None or not explained.refused:
        print("All that this question could offer is on offer.")
        return
    for refusal in explained.refused:
        reason = _reason(session, refusal.reason.text, refusal.facts, refusal.reason.rule)
        print(f"{session.label(ask, refusal.option)} ({refusal.option}): {reason}")


def undo(session: Session, ask: Ask) -> None:
    """Take back the last choice of this seat, if nothing was shown by it."""
    table = session.table
    if table.undo_floor(ask.seat) >= table.seq:
        print("Your last choice cannot be taken back: dice, a draw or another player's answer came after it.")
        return
    table.undo(table.seq - 1)
    session.told = [min(told, len(table.events)) for told in session.told]
    session.last_view = -1


def rules(name: str) -> None:
    """A rule by its id."""
    if not name:
        print("Type rules and the id of a rule.")
        return
    rule = rulebook.find(name)[1]
    print(f"{rule.id}  {rule.section}: {rule.text}")


def save(session: Session, target: str) -> None:
    """Write the record."""
    write(target, record_of(session.table, session.players).text())


def write(target: str, text: str) -> None:
    """Write one of our files, never over one that is not ours."""
    if not target:
        print("Name a file after the command.")
        return
    try:
        path = Path(target).expanduser()
        if path.exists() and not path.read_bytes().startswith(b'{"maraud"'):
            print(f"{target} exists already and is not ours: name another file.")
            return
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"{target} cannot be written: {(error.strerror or 'no reason given').lower()}.")
        return
    except (RuntimeError, ValueError):  # a home folder of nobody, or a letter that no name can have
        print("No file can have that name: name another one.")
        return
    print(f"Saved in {target}.")


def _words(session: Session, ask: Ask, option: Option) -> str:
    return session.label(ask, option).casefold()


def _begins(session: Session, ask: Ask, option: Option, wanted: str) -> bool:
    return _words(session, ask, option).startswith(wanted) or option.name.casefold().startswith(wanted)


def _reason(session: Session, text: str, facts: tuple[Any, ...], rule: str) -> str:
    return f"{session.game.say(text, facts, session.names)} ({rule})"
