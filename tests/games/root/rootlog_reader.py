"""Reads a Rootlog by its grammar, and plays its pieces on a map."""

from __future__ import annotations

import re
from collections import Counter

FACTIONS = "CEAVGLODPHK"
CLEARING = r"(?:1[0-2]|[0-9])"
FOREST = rf"{CLEARING}(?:_{CLEARING}){{2,}}"
PIECE = rf"[{FACTIONS}]?(?:w_w|w|p|[bt](?:_[a-z])?|r)"
CARD = r"[BFRM]?#(?:[a-z]+|@)?"
ITEM = r"%[sbcxhtrf]"
BOARD = rf"[{FACTIONS}]?\$"
SPOT = rf"(?:{FOREST}|{CLEARING}|{BOARD}(?:_[rmxb123])?|[{FACTIONS}]|\*|Q|[sdt]?[re]|[sd])"
THING = rf"\d*(?:{PIECE}|{CARD}|{ITEM})"
GROUP = rf"\({THING}(?:\+{THING})+\)"
MOVE = re.compile(rf"^(?P<what>(?:{THING}|{GROUP}){SPOT}?(?:\+{THING}{SPOT})*)->(?P<ends>(?:{SPOT}(?:\+{SPOT})*)?)$")
SIDE = re.compile(rf"^(?P<things>{GROUP}|{THING})(?P<start>{SPOT}?)$")
ONE = re.compile(rf"^(?P<number>\d*)(?P<thing>{PIECE}|{CARD}|{ITEM})$")
OTHERS = [
    re.compile(pattern)
    for pattern in (
        rf"^[{FACTIONS}]?X[{FACTIONS}]{CLEARING}(?:[BFRM]@){{0,2}}$",
        rf"^[{FACTIONS}]?(?:\+\+|--)\d*$",
        rf"^Z(?:{ITEM}|[a-z]+)$",
        rf"^{CARD}\^[{FACTIONS}]?$",
        rf"^[{FACTIONS}]?\^[{FACTIONS}]$",
        rf"^\+\+->{BOARD}$",
        r"^\$_->$",
        r"^\$_[hrm]->[1-4]$",
        r"^\$_f->\d+$",
        r"^\$_h?o->[FRM]$",
        rf"^{BOARD}_[{FACTIONS}]->[h012a]$",
        rf"^{CLEARING}_{CLEARING}->$",
        rf"^P?t{CLEARING}\^t_[bsre]$",
        rf"^t{CLEARING}<->t{CLEARING}$",
        rf"^\?Pt_[bsre]{CLEARING}$",
        rf"^t_[ftj]{CLEARING}\^[123]$",
    )
]


class Reading:
    """What a log says: its header, who wins, and the pieces on the map at the end."""

    def __init__(self, log: str) -> None:
        self.header: dict[str, str] = {}
        self.winners = ""
        self.turns: list[str] = []
        self.points: Counter[str] = Counter()
        self.map: Counter[tuple[str, str]] = Counter()  # (faction and piece, clearing)
        for line in log.splitlines():
            words = line.partition("//")[0].strip()
            if words:
                self._line(words)

    def _line(self, line: str) -> None:
        key, _, rest = line.partition(":")
        if key == "Winner":
            self.winners = rest.strip()
        elif key in ("Map", "Deck", "Clearings", "Pool") or (len(key) == 1 and rest.startswith(" ")):
            assert not self.turns, f"a line of the header comes late: {line}"
            self.header[key] = rest.strip()
        else:
            assert key in set(FACTIONS), f"no turn: {line}"
            self.turns.append(key)
            for act in rest.split("/") if rest else []:
                self._act(key, act)

    def _act(self, who: str, act: str) -> None:
        if any(pattern.match(act) for pattern in OTHERS):
            self._score(who, act)
            return
        move = MOVE.match(act)
        assert move, f"not in the notation: {act}"
        sides = re.split(r"\+(?![^(]*\))", move["what"])
        for side in sides:
            parts = SIDE.match(side)
            assert parts, f"not a side of a move: {side} in {act}"
            things = parts["things"].strip("()").split("+")
            for end in move["ends"].split("+"):
                for thing in things:
                    self._move(who, thing, parts["start"], end, act)

    def _score(self, who: str, act: str) -> None:
        match = re.match(rf"^([{FACTIONS}]?)(\+\+|--)(\d*)$", act)
        if match:
            number = int(match[3] or 1)
            self.points[match[1] or who] += number if match[2] == "++" else -number

    def _move(self, who: str, thing: str, start: str, end: str, act: str) -> None:
        one = ONE.match(thing)
        assert one, f"not a thing: {thing} in {act}"
        number, what = int(one["number"] or 1), one["thing"]
        if "#" in what or "%" in what or what.endswith("p") or what == "r":
            return
        piece = what if what[0] in FACTIONS else who + what
        if re.fullmatch(CLEARING, start):
            self.map[piece, start] -= number
            assert self.map[piece, start] >= 0, f"nothing is there to go: {act}"
        if re.fullmatch(CLEARING, end):
            self.map[piece, end] += number
