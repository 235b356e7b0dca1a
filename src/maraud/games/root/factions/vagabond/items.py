"""ROOT-9.2.5, ROOT-9.D.2 The Vagabond's items: fresh or exhausted, whole or damaged, on tracks or in the Satchel."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Fact, Prompt
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import BAG, COINS, SWORD, TEA
from maraud.games.root.factions.vagabond.words import DAMAGE_WHAT, DAMAGED, EXHAUSTED, REPAIRED
from maraud.games.root.lists import added, with_row
from maraud.games.root.options import BROKEN, ITEM, TIRED, TIRED_BROKEN
from maraud.games.root.state import Root

FRESH: Final = 0
EXHAUSTED_STATE: Final = 1
DAMAGED_STATE: Final = 2
TIRED_AND_DAMAGED: Final = 3
ITEMS: Final = 8
TRACK: Final = 3  # spaces on each track
TRACKS: Final = [TEA, COINS, BAG]
WORDS: Final[list[list[Option]]] = [ITEM, TIRED, BROKEN, TIRED_BROKEN]  # [state][item]
KINDS_OF_ITEM: Final = ["item", "tired", "broken", "tired-broken"]


def ready(s: Root, seat: int, item: int) -> int:
    """How many items of a kind can be exhausted: face up and undamaged."""
    return s.gear[seat][item * 4 + FRESH]


def any_ready(s: Root, seat: int) -> bool:
    """Whether any item can be exhausted."""
    for item in range(ITEMS):
        if s.gear[seat][item * 4 + FRESH]:
            return True
    return False


def exhaust(s: Root, seat: int, item: int) -> None:
    """ROOT-9.2.5 Flip a face-up undamaged item face down."""
    change(s, seat, item, FRESH, EXHAUSTED_STATE)
    s.tell(EXHAUSTED, (ITEM[item],))


def change(s: Root, seat: int, item: int, before: int, after: int) -> None:
    """An item changes its state."""
    gear = s.gear[seat][:]
    gear[item * 4 + before] -= 1
    gear[item * 4 + after] += 1
    s.gear = with_row(s.gear, seat, gear)


def gain(s: Root, seat: int, item: int) -> None:
    """ROOT-9.2.5.2 A gained item arrives face up."""
    s.gear = with_row(s.gear, seat, added(s.gear[seat], item * 4 + FRESH, 1))


def lose(s: Root, seat: int, option: Option) -> None:
    """An item leaves the game."""
    s.gear = with_row(s.gear, seat, added(s.gear[seat], option.value * 4 + state_of(option), -1))


def on_track(s: Root, seat: int, item: int) -> int:
    """ROOT-9.2.5.1 How many face-up undamaged items of a kind are on their track: at most three."""
    return min(s.gear[seat][item * 4 + FRESH], TRACK)


def carried(s: Root, seat: int) -> int:
    """ROOT-9.6.4 How many items are in the Satchel and the Damaged box: all that are not on a track."""
    return sum(s.gear[seat]) - sum(on_track(s, seat, item) for item in TRACKS)


def swords(s: Root, seat: int) -> int:
    """ROOT-9.2.6 Undamaged swords, face up or down."""
    return s.gear[seat][SWORD * 4 + FRESH] + s.gear[seat][SWORD * 4 + EXHAUSTED_STATE]


def whole(s: Root, seat: int) -> int:
    """How many items are undamaged."""
    gear = s.gear[seat]
    return sum(gear[item * 4 + FRESH] + gear[item * 4 + EXHAUSTED_STATE] for item in range(ITEMS))


def undamaged(s: Root, seat: int) -> list[Option]:
    """The undamaged items, as words."""
    return in_states(s, seat, (FRESH, EXHAUSTED_STATE))


def damaged(s: Root, seat: int) -> list[Option]:
    """The damaged items, as words."""
    return in_states(s, seat, (DAMAGED_STATE, TIRED_AND_DAMAGED))


def in_states(s: Root, seat: int, states: tuple[int, ...]) -> list[Option]:
    """The different items in some states, as words."""
    gear = s.gear[seat]
    return [WORDS[state][item] for item in range(ITEMS) for state in states if gear[item * 4 + state]]


def state_of(option: Option) -> int:
    """The state that an item's word names."""
    return KINDS_OF_ITEM.index(option.kind)


def damage(s: Root, seat: int, option: Option) -> None:
    """ROOT-9.2.7 An undamaged item goes to the Damaged box, keeping its side. ROOT-9.2.7x1 Nobody scores for it."""
    state = state_of(option)
    change(s, seat, option.value, state, state + DAMAGED_STATE)
    s.tell(DAMAGED, (ITEM[option.value],))


def repair(s: Root, seat: int, option: Option) -> None:
    """ROOT-9.5.7 A damaged item goes to the Satchel, keeping its side."""
    state = state_of(option)
    change(s, seat, option.value, state, state - DAMAGED_STATE)
    s.tell(REPAIRED, (ITEM[option.value],))


def choose_loss(s: Root, seat: int, options: list[Option], number: int, hits: int) -> Flow[Option]:
    """ROOT-9.2.7 What the next of some hits takes out of so many things; nobody is asked where all will go."""
    if number <= hits:
        return options[0]
    return (yield from choose_item(s, seat, DAMAGE_WHAT, options, (hits,)))


def choose_item(s: Root, seat: int, prompt: Prompt, options: list[Option], about: tuple[Fact, ...]) -> Flow[Option]:
    """One of some items; nobody is asked where all are alike."""
    if len(options) == 1:
        return options[0]
    return (yield Ask(seat, prompt, options, about))
