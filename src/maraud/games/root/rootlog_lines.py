"""Lines of Rootlog: a turn is one line of actions, and what follows at once upon its like is written together."""

from __future__ import annotations

from typing import Final


class Act:
    """Something that moves: so many of a thing, from a place (none: a supply or the deck) to another; or plain text.

    `text` stands for all else: battles, crafting, points.
    """

    def __init__(self, number: int, thing: str, start: str, end: str, text: str = "") -> None:
        self.number = number
        self.things = [(number, thing)]
        self.starts = [start]
        self.ends = [end]
        self.text = text

    def says(self) -> str:
        """The action as it is written."""
        if self.text:
            return self.text
        parts = [f"{number if number > 1 else ''}{thing}" for number, thing in self.things]
        what = parts[0] if len(parts) == 1 else f"({'+'.join(parts)})"
        if len(self.starts) > 1:
            what = "+".join(f"{what}{start}" for start in self.starts)
            return f"{what}->{self.ends[0]}"
        return f"{what}{self.starts[0]}->{'+'.join(self.ends)}"


def text(words: str) -> Act:
    """An action that is no move."""
    return Act(1, "", "", "", words)


class Points(Act):
    """Points that a faction scores, or loses with a number below 0."""

    def __init__(self, faction: str, number: int) -> None:
        super().__init__(number, "", "", "")
        self.faction: Final = faction

    def says(self) -> str:
        """`++2`, or `E--` for one that the Eyrie lose."""
        sign = "++" if self.number > 0 else "--"
        return f"{self.faction}{sign}{abs(self.number) if abs(self.number) > 1 else ''}"


class Line:
    """What happened in one turn, or what a faction did in set-up. `notes`: what the notation cannot say."""

    def __init__(self, letter: str) -> None:
        self.letter: Final = letter
        self.acts: list[Act] = []
        self.notes: list[str] = []

    def thing(self, letter: str, code: str) -> str:
        """A piece: its faction is named where it is not the one whose turn it is."""
        return code if letter == self.letter else f"{letter}{code}"

    def board(self, letter: str) -> str:
        """A faction board."""
        return "$" if letter == self.letter else f"{letter}$"

    def says(self) -> str:
        """The line and its notes."""
        written = f"{self.letter}:{'/'.join(act.says() for act in joined(self.acts))}"
        return "\n".join([written, *(f"// {note}" for note in self.notes)])


def joined(acts: list[Act]) -> list[Act]:
    """The actions, with those written together that follow at once upon their like."""
    result: list[Act] = []
    for act in acts:
        if not result or not join(result[-1], act):
            result.append(copied(act))
    return result


def copied(act: Act) -> Act:
    """Another like it, so that joining leaves a line as it is."""
    if isinstance(act, Points):
        return Points(act.faction, act.number)
    copy = Act(act.number, "", "", "", act.text)
    copy.things, copy.starts, copy.ends = act.things[:], act.starts[:], act.ends[:]
    return copy


def join(last: Act, act: Act) -> bool:
    """Add an action to the last one, if both can be written as one."""
    if isinstance(last, Points) or isinstance(act, Points):
        return add_points(last, act)
    if last.text or act.text:
        return False
    return add_more(last, act) or add_end(last, act) or add_thing(last, act) or add_start(last, act)


def add_points(last: Act, act: Act) -> bool:
    """Points of one faction, all won or all lost."""
    if not isinstance(last, Points) or not isinstance(act, Points):
        return False
    if last.faction != act.faction or (last.number > 0) != (act.number > 0):
        return False
    last.number += act.number
    return True


def is_move(act: Act) -> bool:
    """Whether something goes from one place to another, not from or to a supply."""
    return bool(act.starts[0] and act.ends[0])


def add_more(last: Act, act: Act) -> bool:
    """More of the same thing, the same way: not two moves on the map, which are two."""
    if last.starts != act.starts or last.ends != act.ends or is_move(act):
        return False
    if len(last.things) > 1 or last.things[0][1] != act.things[0][1]:
        return False
    last.number += act.number
    last.things = [(last.number, act.things[0][1])]
    return True


def add_end(last: Act, act: Act) -> bool:
    """As many of the same to another place: `w->5+6`."""
    if last.things != act.things or last.starts != [""] or act.starts != [""]:
        return False
    if not act.ends[0].isdigit() or not last.ends[0].isdigit() or act.ends[0] in last.ends:
        return False
    last.ends += act.ends
    return True


def add_thing(last: Act, act: Act) -> bool:
    """Something else the same way, if it comes or goes: `(w+b_s)3->`; or a group that moves together."""
    if last.starts != act.starts or last.ends != act.ends or len(last.ends) > 1 or "#" in act.things[0][1]:
        return False
    if "%" in act.things[0][1] or any(thing == act.things[0][1] for _, thing in last.things):
        return False
    last.things += act.things
    return True


def add_start(last: Act, act: Act) -> bool:
    """As many of the same from another place: `t1+t2->`."""
    if last.things != act.things or last.ends != act.ends or act.ends[0] or not act.starts[0] or not last.starts[0]:
        return False
    if act.starts[0] in last.starts or "#" in act.things[0][1] or "%" in act.things[0][1]:
        return False
    last.starts += act.starts
    return True
