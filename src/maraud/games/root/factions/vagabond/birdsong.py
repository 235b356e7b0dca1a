"""ROOT-9.4 The Vagabond's Birdsong."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors
from maraud.games.root.cards import TEA
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.vagabond.items import (
    EXHAUSTED_STATE,
    ITEMS,
    TIRED_AND_DAMAGED,
    change,
    choose_item,
    in_states,
    on_track,
    state_of,
)
from maraud.games.root.factions.vagabond.walking import meet_hirelings, take_along
from maraud.games.root.factions.vagabond.words import REFRESH_WHAT, REFRESHED, REFRESHED_ONE, SLIP_WHERE, SLIPPED
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, FOREST, ITEM
from maraud.games.root.state import Root

STARTED: Final = 1
REFRESH: Final = 3


def refresh(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.4.1 Flip up two exhausted items for each tea on the track, then three more. One lap, one item."""
    if not s.marks & STARTED:
        s.marks, s.acts = STARTED, REFRESH + 2 * on_track(s, seat, TEA)
        s.aids = [0] * s.seats
    tired = sum(s.gear[seat][item * 4 + EXHAUSTED_STATE] for item in range(ITEMS))
    tired += sum(s.gear[seat][item * 4 + TIRED_AND_DAMAGED] for item in range(ITEMS))
    if tired <= s.acts:
        for item in range(ITEMS):
            for state in (EXHAUSTED_STATE, TIRED_AND_DAMAGED):
                while s.gear[seat][item * 4 + state]:
                    change(s, seat, item, state, state - 1)
        s.tell(REFRESHED, (tired,))
        return DONE
    options = in_states(s, seat, (EXHAUSTED_STATE, TIRED_AND_DAMAGED))
    choice = yield from choose_item(s, seat, REFRESH_WHAT, options, (s.acts,))
    change(s, seat, choice.value, state_of(choice), state_of(choice) - 1)
    s.tell(REFRESHED_ONE, (ITEM[choice.value],))
    s.acts -= 1
    return AGAIN if s.acts else DONE


def slip(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.4.2 To an adjacent clearing or forest, for nothing, whatever would stop a move. ROOT-9.2.10"""
    choice = yield Ask(seat, SLIP_WHERE, [PASS, *slips(s, seat)])
    if choice is PASS:
        return DONE
    here = s.pawn[seat]
    s.pawn = changed(s.pawn, seat, choice.value if choice.kind == "clearing" else -choice.value)
    s.tell(SLIPPED, (choice,))
    if choice.kind == "clearing":
        yield from meet_hirelings(s, seat, here, choice.value, False)
        if here > 0:  # ROOT-9.2.9.2bx it is a move
            yield from take_along(s, seat, here, choice.value)
    return DONE


def slips(s: Root, seat: int) -> list[Option]:
    """The clearings and forests beside the pawn."""
    here = s.pawn[seat]
    if here < 0:
        clearings, forests = s.board.touches[-here], s.board.beside[-here]
    else:
        clearings = neighbors(s, seat, here)
        forests = sum(1 << forest for forest in s.board.forests if s.board.touches[forest] >> here & 1)
    clearings &= ~s.scorched
    return [*(CLEARING[c] for c in MEMBERS[clearings]), *(FOREST[forest] for forest in MEMBERS[forests])]
