"""Where everything is, who has seen what, and the queries that read it.

A card's color is drawn when somebody first sees it, from the colors of its group that nobody has seen: before that it
has none. Which card lies where, and who has seen it, is public; so what a seat knows follows from the state
(`memory.py`) and is stored nowhere else.
"""

from __future__ import annotations

from typing import ClassVar, Final

from maraud.engine.state import NOBODY, Field, State
from maraud.games.raiders.board import CARDS, CAUGHT, CORNER_OF, GROUP_OF, KIND, SAFE, SPACES, STARTS

BEFORE: Final = SPACES  # place BEFORE + seat: face down before that seat; below it: on that space
EYES: Final = 4  # the bit, and the place in a list, of those who only watch
ALL: Final = 31  # all seats and the watchers
UNSEEN: Final = -1  # the color of a card that nobody has seen
NOTHING: Final = -1

SET_UP: Final = 0
TURN: Final = 1
FIGHTS: Final = 2

NO_DUEL: Final = 0
BY_TRAP: Final = 1
BY_FIGHT: Final = 2


class Options:
    """The options of a table, read once."""

    def __init__(self, seats: int, given: dict[str, bool | int | str]) -> None:
        caught = 0
        for pip in CAUGHT[str(given["hazard_caught"])]:
            caught |= 1 << pip
        self.seats: Final = seats
        self.caught: Final = caught  # bit mask of the spins
        self.start: Final[list[int]] = STARTS[str(given["start_space"])][str(seats)]
        self.first: Final = _first(seats, str(given["first_player"]))
        self.raid_commit: Final = bool(given["raid_commit"])
        self.fight_after_action: Final = bool(given["fight_after_action"])
        self.fight_tie_ends_turn: Final = bool(given["fight_tie_ends_turn"])
        self.go_anywhere_chain: Final = bool(given["go_anywhere_chain"])
        self.max_turns: Final = int(given["max_turns"])
        self.assist_memory: Final = bool(given["assist_memory"])


def _first(seats: int, given: str) -> int:
    """RAI-E3 A seat by its number from 1 (the last one where there are fewer), or NOTHING: by chance."""
    return NOTHING if given == "random" else min(int(given), seats) - 1


class Raiders(State):
    """One game."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Field(int),
        "turn": Field(int),
        "active": Field(int),
        "winner": Field(int),
        "at": Field(list[int]),
        "place": Field(list[int]),
        "color": Field(list[int], NOBODY),
        "seen": Field(list[int]),
        "ruled_out": Field(list[int]),
        "shown": Field(list[int]),
        "met": Field(int),
        "chained": Field(bool),
        "spun": Field(int),
        "hazard_spun": Field(int),
        "duel": Field(int),
        "rival": Field(int),
        "rival_spun": Field(int),
        "own_spun": Field(int),
        "raid": Field(int),
        "aims": Field(list[int]),
        "turned": Field(list[int]),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("options",)

    options: Options
    phase: int
    turn: int  # turns begun, of all players
    active: int
    winner: int
    at: list[int]  # [seat]: the space of the piece
    place: list[int]  # [card]: a space, or BEFORE + seat
    color: list[int]  # [card]: drawn when it is first seen
    seen: list[int]  # [card]: bit mask of the seats that have seen it; EYES for all who watch
    ruled_out: list[int]  # [card]: bit mask of the colors that everybody knows it has not (RAI-35)
    shown: list[int]  # [seat]: bit mask of the cards shown to it since its last turn began; [EYES]: in the last raid
    met: int  # bit mask of the opponents who stood where the active piece landed and were not fought yet
    chained: bool  # this turn went from one GO ANYWHERE to another
    spun: int  # the spin of the turn's move; 0 before it
    hazard_spun: int
    duel: int  # the last trap or fight of this turn, against whom, and its spins
    rival: int
    rival_spun: int
    own_spun: int
    raid: int  # the color of the raid that is on, or NOTHING
    aims: list[int]  # raid_commit: all that was listed, as values of CARD and REQUEST
    turned: list[int]  # the cards that lie face up in this raid, in order

    def copy(self) -> Raiders:
        c = Raiders()
        c.result = self.result[:]
        c.options = self.options
        c.phase = self.phase
        c.turn = self.turn
        c.active = self.active
        c.winner = self.winner
        c.at = self.at[:]
        c.place = self.place[:]
        c.color = self.color[:]
        c.seen = self.seen[:]
        c.ruled_out = self.ruled_out[:]
        c.shown = self.shown[:]
        c.met = self.met
        c.chained = self.chained
        c.spun = self.spun
        c.hazard_spun = self.hazard_spun
        c.duel = self.duel
        c.rival = self.rival
        c.rival_spun = self.rival_spun
        c.own_spun = self.own_spun
        c.raid = self.raid
        c.aims = self.aims[:]
        c.turned = self.turned[:]
        return c


def start(options: Options) -> Raiders:
    """RAI-3 The pieces on their corners. RAI-4 Each group face down on its own corner."""
    s = Raiders()
    s.result = []
    s.options = options
    s.phase, s.turn, s.active, s.winner = SET_UP, 0, 0, NOTHING
    s.at = options.start[:]
    s.place = [CORNER_OF[GROUP_OF[card]] for card in CARDS]
    s.color = [UNSEEN for _ in CARDS]
    s.seen = [0 for _ in CARDS]
    s.ruled_out = [0 for _ in CARDS]
    s.shown = [0] * (EYES + 1)
    s.met, s.chained, s.spun, s.hazard_spun = 0, False, 0, 0
    s.duel, s.rival, s.rival_spun, s.own_spun = NO_DUEL, NOTHING, 0, 0
    s.raid, s.aims, s.turned = NOTHING, [], []
    return s


def cards_at(s: Raiders, place: int) -> list[int]:
    """The cards on a space, or before a seat."""
    place_of = s.place
    return [card for card in CARDS if place_of[card] == place]


def has_cards(s: Raiders, seat: int) -> bool:
    """Whether a seat owns a card. RAI-E14 Who has none is still in the game, and may do all that others may."""
    return BEFORE + seat in s.place


def owner_of(s: Raiders, card: int) -> int:
    """The seat before which a card lies, or NOTHING."""
    place = s.place[card]
    return place - BEFORE if place >= BEFORE else NOTHING


def is_safe(s: Raiders, seat: int) -> bool:
    """RAI-26 Whether a seat's piece stands on SAFE."""
    return KIND[s.at[seat]] == SAFE


def count_of_group(s: Raiders, seat: int, group: int) -> int:
    """How many cards of a group lie before a seat."""
    first = group * 4
    place = BEFORE + seat
    return (
        (s.place[first] == place)
        + (s.place[first + 1] == place)
        + (s.place[first + 2] == place)
        + (s.place[first + 3] == place)
    )
