"""How closely a game is looked at."""

from __future__ import annotations

from typing import Final


class Depth:
    """At how many decisions of a game each group of properties is looked at."""

    def __init__(self, usual: int, records: int, play_outs: int, locksteps: int, bots: int, undos: int) -> None:
        self.usual: Final = usual
        self.records: Final = records
        self.play_outs: Final = play_outs
        self.locksteps: Final = locksteps
        self.bots: Final = bots
        self.undos: Final = undos


DEEP: Final = Depth(usual=80, records=6, play_outs=12, locksteps=40, bots=4, undos=4)
DEEP_IF_LONG: Final = Depth(usual=60, records=3, play_outs=4, locksteps=40, bots=2, undos=2)
LIGHT: Final = Depth(usual=3, records=1, play_outs=1, locksteps=2, bots=0, undos=1)
