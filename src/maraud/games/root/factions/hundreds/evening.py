"""ROOT-14.6 The Evening of the Hundreds."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import cardboard, has_piece, placeable, supply, warriors
from maraud.games.root.factions.faction import AGAIN, DONE, FACTIONS
from maraud.games.root.factions.hundreds.mobs import place_mob, spread
from maraud.games.root.factions.hundreds.pieces import JUBILANT, MOB, OPPRESS_POINTS, ROWDY, is_led, mobs, warlord_at
from maraud.games.root.factions.hundreds.words import INCITE_CARD, INCITE_WHERE, OPPRESSED, ROLL_AGAIN
from maraud.games.root.hands import discard_to_limit, has_match, matching, spend
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, ROLL_MOB
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.state import Root, are_enemies, is_hired

JUBILANT_ROLLS: Final = 4
ROWDY_PIECES: Final = 3


def incite(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.6.1 Spend a card to place a mob in a matching clearing with a warrior and no mob. One lap, one mob.

    Asked with any hand: being asked must not tell what it holds.
    """
    places = incitable(s, seat)
    if not places or not s.hands[seat]:
        return DONE
    where = [CLEARING[clearing] for clearing in MEMBERS[places] if has_match(s, seat, s.suit[clearing])]
    choice = yield Ask(seat, INCITE_WHERE, [PASS, *where])
    if choice is PASS:
        return DONE
    yield from spend(s, seat, matching(s, seat, s.suit[choice.value]), INCITE_CARD, (choice,))
    place_mob(s, seat, choice.value)
    if s.mood == JUBILANT and is_led(s, choice.value):
        yield from jubilate(s, seat)
    return AGAIN


def incitable(s: Root, seat: int) -> int:
    """ROOT-14.6.1 Where a mob can be placed, whatever the hand, as a mask."""
    return placeable(s, seat, s.where[seat] & ~mobs(s)) if supply(s, MOB) else 0


def jubilate(s: Root, seat: int) -> Flow[None]:
    """ROOT-14.7.3 Up to four rolls of the mob die, each placing a mob as razing does."""
    for _ in range(JUBILANT_ROLLS):
        if not supply(s, MOB):
            return
        choice = yield Ask(seat, ROLL_AGAIN, [PASS, ROLL_MOB])
        if choice is PASS:
            return
        yield from spread(s, seat)


def oppress(s: Root, seat: int) -> None:
    """ROOT-14.6.2 Score for the clearings that the Hundreds rule, with a piece of theirs and no enemy piece."""
    number = len(oppressed(s, seat))
    s.tell(OPPRESSED, (number,))
    score(s, seat, OPPRESS_POINTS[min(number, len(OPPRESS_POINTS) - 1)])


def oppressed(s: Root, seat: int) -> list[int]:
    """ROOT-14.6.2 The clearings that are oppressed."""
    return [
        clearing
        for clearing in MEMBERS[s.ruled[seat]]
        if has_piece(s, seat, clearing) and not enemy_pieces(s, seat, clearing)
    ]


def enemy_pieces(s: Root, seat: int, clearing: int) -> int:
    """ROOT-14.6.2x2 How many pieces of enemies are in a clearing, pawns and uncontrolled hirelings included."""
    number = 0
    for side in range(s.sides):
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side):
            number += 0 if is_hired(s, side, seat) else warriors(s, side, clearing)  # ROOT-14.6.2x1
            number += cardboard(s, side, clearing)
            number += FACTIONS[s.faction[side]].pawn_at(s, side) == clearing
    return number


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-14.6.3 Draw one card, discard down to five. ROOT-14.7.6 A Rowdy warlord draws more."""
    number = 1
    if s.mood == ROWDY:
        here = warlord_at(s)
        number += 2 if here and enemy_pieces(s, seat, here) >= ROWDY_PIECES else 1
    yield from draw_in_evening(s, seat, number)
    yield from discard_to_limit(s, seat)
    return DONE
