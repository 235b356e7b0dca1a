"""ROOT-15.6 The Keepers' Evening."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.factions.faction import AGAIN, DONE, Loss
from maraud.games.root.factions.keepers.daylight import word_of
from maraud.games.root.factions.keepers.pieces import MOST_CARDS, RETINUE_WIDTH, WARRIOR, card_of, column_of
from maraud.games.root.factions.keepers.words import (
    GATHER,
    GATHER_WHERE,
    GATHERED,
    LIVED_OFF,
    SHIFT_CARD,
    SHIFT_FROM,
    SHIFT_TO,
    SHIFTED,
)
from maraud.games.root.hands import card_options, different, discard_to_limit, leaves_hand
from maraud.games.root.law.removal import remove
from maraud.games.root.law.turn import draw_in_evening
from maraud.games.root.lists import with_one, without_one
from maraud.games.root.options import RETINUE, SHIFT
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import Root

CROWD: Final = 4
ADDED: Final = 1  # a mark of this part


def live_off_the_land(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.6.1 One warrior is removed from every clearing with four or more."""
    losses = [
        Loss(seat, WARRIOR, clearing, 1, seat) for clearing in range(1, WIDTH) if s.count[WARRIOR][clearing] >= CROWD
    ]
    if losses:
        s.tell(LIVED_OFF)
        yield from remove(s, losses)
    return DONE


def gather_retinue(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.6.2 Cards of the hand join the Retinue, one a lap; or one card of it is shifted."""
    options: list[Option] = [PASS]
    if len(s.retinue) < MOST_CARDS:
        options += card_options(different(s.hands[seat]))
    if s.retinue and not s.marks & ADDED:
        options.append(SHIFT)
    if len(options) == 1:
        return DONE
    choice = yield Ask(seat, GATHER, options)
    if choice is PASS:
        return DONE
    if choice is SHIFT:
        yield from shift_card(s, seat)
        return DONE
    column = yield Ask(seat, GATHER_WHERE, RETINUE, (choice,))
    s.marks |= ADDED
    leaves_hand(s, seat, choice.value, -1)
    s.retinue = with_one(s.retinue, column.value * RETINUE_WIDTH + choice.value)
    s.tell(GATHERED, (choice, column))
    return AGAIN


def shift_card(s: Root, seat: int) -> Flow[None]:
    """ROOT-15.6.2 Exactly one card goes to another column."""
    columns = sorted({column_of(entry) for entry in s.retinue})
    origin = yield Ask(seat, SHIFT_FROM, [RETINUE[column] for column in columns])
    entries = [entry for entry in sorted(set(s.retinue)) if column_of(entry) == origin.value]
    entry = entries[0]
    if len(entries) > 1:
        choice = yield Ask(seat, SHIFT_CARD, [word_of(other) for other in entries], (origin,))
        entry = [other for other in entries if word_of(other) is choice][0]
    target = yield Ask(seat, SHIFT_TO, [column for column in RETINUE if column is not origin], (word_of(entry),))
    s.retinue = without_one(s.retinue, entry)
    s.retinue = with_one(s.retinue, target.value * RETINUE_WIDTH + card_of(entry))
    s.tell(SHIFTED, (word_of(entry), origin, target))


def draw_and_discard(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.6.3 Draw a card, and one for each waystation on the map (ROOT-15.D.8); discard down to five."""
    yield from draw_in_evening(s, seat, 1 + sum(place > 0 for place in s.tiles))
    yield from discard_to_limit(s, seat)
    return DONE
