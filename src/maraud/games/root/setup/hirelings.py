"""ROOT-A.6 Setting up hirelings: before factions are chosen."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.root.hirelings.hireling import hireling_at
from maraud.games.root.hirelings.words import HIRELING_DEALT, SET_UP_WHICH
from maraud.games.root.lists import changed
from maraud.games.root.options import FACTION, HIRELING
from maraud.games.root.pieces import (
    DEMOTED,
    FACTION_IDS,
    HIRELING_BARS,
    HIRELING_BOX,
    HIRELING_IDS,
    HIRELING_MARKERS,
    KIND_COUNT,
    KINDS_OF,
    NO_FACTION,
    PLAYER_FACTIONS,
)
from maraud.games.root.setup.choice import are_enough, factions_in_play, too_many_corners
from maraud.games.root.state import FIRST_HIRELING, HIRELINGS, SIDES, UNCLAIMED, Options, Root, side_of

BUILT: Final[list[int]] = []  # the hireling cards that can be played; filled by game.py


def deals(options: Options, seats: int) -> list[tuple[int, ...]]:
    """The threes of hirelings that leave enough factions to play (ROOT-A.X.1).

    ROOT-A.6.0x1 In the standard set-up the factions that the table names stay: their hirelings are not dealt.
    """
    playable = factions_in_play(options, [])
    return [three for three in threes(options) if leaves_enough(options, seats, playable, three)]


def threes(options: Options) -> list[tuple[int, ...]]:
    """All threes of hirelings of the table's boxes."""
    cards = [card for card in BUILT if options.boxes == "all" or HIRELING_BOX[card] == "marauder"]
    return list(combinations(cards, HIRELINGS))


def leaves_enough(options: Options, seats: int, playable: list[int], cards: tuple[int, ...]) -> bool:
    """ROOT-A.X.1 Whether the factions that some hirelings leave are enough."""
    gone = barred(cards)
    return are_enough(options, seats, [faction for faction in playable if faction not in gone])


def refusal(options: Options, seats: int) -> str:
    """ROOT-A.X.1 Why a table cannot be set up at all, in one sentence; empty if it can."""
    named = [FACTION_IDS.index(name) for name in options.factions[:seats] if name != "random"]
    if options.setup == "standard" and too_many_corners(named):
        return "Only four factions that start in a corner have room: choose others, or the advanced set-up."
    if options.hirelings:
        playable = factions_in_play(options, [])
        if not any(leaves_enough(options, seats, playable, three) for three in threes(options)):
            return f"Whichever hirelings are dealt, too few factions are left for {seats} players."
    elif not are_enough(options, seats, factions_in_play(options, [])):
        return f"These factions are too few for {seats} players."
    return ""


def barred(cards: tuple[int, ...] | list[int]) -> list[int]:
    """ROOT-A.6.5 The factions that cannot be played beside some hireling cards."""
    return [faction for card in cards for faction in HIRELING_BARS[card]]


def dealt_cards(s: Root) -> list[int]:
    """The hireling cards of this game."""
    dealt = [s.faction[side] for side in range(FIRST_HIRELING, SIDES) if s.faction[side] != NO_FACTION]
    return [(number - PLAYER_FACTIONS) // 2 for number in dealt]


def deal_hirelings(s: Root) -> Flow[None]:
    """ROOT-A.6.1 Three cards at random; ROOT-A.6.2 some of them Demoted, at random; ROOT-A.6.4 the markers."""
    if not s.options.hirelings:
        return
    possible = deals(s.options, s.seats)
    cards: list[int] = []
    for _ in range(HIRELINGS):
        left = [three for three in possible if all(card in three for card in cards)]
        weights = [0 if card in cards else sum(card in three for three in left) for card in range(len(HIRELING_IDS))]
        cards.append((yield Chance(HIRELING, weights)).value)
    demoted: list[int] = []
    for _ in range(DEMOTED[s.seats]):
        weights = [int(card in cards and card not in demoted) for card in range(len(HIRELING_IDS))]
        demoted.append((yield Chance(HIRELING, weights)).value)
    for number, card in enumerate(cards):
        enter(s, number, PLAYER_FACTIONS + 2 * card + int(card in demoted))


def enter(s: Root, number: int, faction: int) -> None:
    """A hireling enters the game, uncontrolled; its pieces form its supply."""
    if not s.controller:
        s.controller, s.control = [-1] * HIRELINGS, [0] * HIRELINGS
        s.markers = [UNCLAIMED] * len(HIRELING_MARKERS)
        s.on_card, s.stands = [0] * HIRELINGS, [0] * HIRELINGS
        s.entered = [0] * SIDES
    s.faction = changed(s.faction, FIRST_HIRELING + number, faction)
    for kind in KINDS_OF[faction]:
        s.count[kind] = changed(s.count[kind], 0, KIND_COUNT[kind])
    s.tell(HIRELING_DEALT, (FACTION[faction],))


def set_up_hirelings(s: Root) -> Flow[None]:
    """ROOT-A.6.3 The last player in turn order first, then counterclockwise, one each until all are set up."""
    left = [s.faction[side] for side in range(FIRST_HIRELING, SIDES)] if s.controller else []
    turn = s.active
    while left:
        turn = (turn - 1) % s.seats
        choice = FACTION[left[0]]
        if len(left) > 1:
            choice = yield Ask(turn, SET_UP_WHICH, [FACTION[faction] for faction in left])
        left.remove(choice.value)
        side = side_of(s, choice.value)
        yield from hireling_at(s, side).sets_up(s, side, turn)
