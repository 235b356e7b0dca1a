"""ROOT-1.4 The turn: Birdsong, Daylight, Evening, as a list of parts. Each part is run lap by lap, one lap a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow, Over
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import enter_service, has_piece
from maraud.games.root.factions.faction import AGAIN, DONE, FACTIONS, Part
from maraud.games.root.hands import card_options, different, discard, draw
from maraud.games.root.law.effects import (
    END_OF_BIRDSONG,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    IN_EVENING,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    is_window_open,
    offer_effects,
    use_effect,
    window,
)
from maraud.games.root.law.hirelings import end_of_turn
from maraud.games.root.law.points import (
    activate_dominance,
    check_dominance,
    may_activate_dominance,
    may_hold_dominance,
    payable_dominances,
    score,
    take_dominance,
)
from maraud.games.root.lists import changed
from maraud.games.root.options import ACTIVATE_DOMINANCE, CLEAR_PATH, PATH, TAKE_DOMINANCE
from maraud.games.root.state import Root
from maraud.games.root.words import (
    ACT_ON_OTHERS,
    CANNOT_CLEAR_PATH,
    CANNOT_TAKE_DOMINANCE,
    GAME_DRAWN,
    IN_DAYLIGHT_PROMPT,
    NO_DOMINANCE,
    PATH_CLEARED,
    PAY_FOR_PATH,
    TURN_BEGAN,
    WHICH_PATH,
)

PARTS: Final[list[list[Part]]] = []  # [faction]: the parts of its turn
AT_START: Final = 2  # the place of `act_on_others` that is still the start of Birdsong
EVENING: Final[list[int]] = []  # [faction]: the part with which its Evening begins


def turn_step(s: Root) -> Flow[None]:
    """One lap of the next part of a turn in which something may be asked; the parts before it are done on the way."""
    again = yield from next_lap(s)
    if again is DONE:
        next_part(s)


def next_lap(s: Root) -> Flow[bool]:
    """Do part after part up to one that may ask something. Gives a lap of that part."""
    while True:
        lap = PARTS[s.faction[s.active]][s.part](s, s.active)
        if lap is not None:
            return lap
        next_part(s)


def next_part(s: Root) -> None:
    """The part is over: the next one, or the next turn."""
    s.part += 1
    s.acts, s.marks = 0, 0
    if s.part == len(PARTS[s.faction[s.active]]):
        next_turn(s)


def list_parts() -> None:
    """List the parts of every faction's turn. Called once, when all factions are registered."""
    PARTS[:] = [
        [
            begin_turn,
            start_of_birdsong,
            act_on_others,
            *between(faction.birdsong(), in_birdsong),
            end_of_birdsong,
            start_of_daylight,
            *faction.daylight(),
            start_of_evening,
            *between(faction.evening()[:-1], in_evening)[1:],
            act_on_others,
            *faction.evening()[-1:],
            end_of_evening,
            end_turn,
        ]
        for faction in FACTIONS
    ]
    EVENING[:] = [parts.index(start_of_evening) for parts in PARTS]


def between(parts: list[Part], window_part: Part) -> list[Part]:
    """The parts with a window before, between and after them (ROOT-IMPL-21)."""
    result = [window_part]
    for part in parts:
        result += [part, window_part]
    return result


def begin_turn(s: Root, seat: int) -> None:
    """ROOT-IMPL-05 The dominance check comes first of all."""
    s.tell(TURN_BEGAN, (SEATS[seat],))
    check_dominance(s, seat)


def start_of_birdsong(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-IMPL-20 And the dominance check again after each effect."""
    if is_window_open(s, seat, START_OF_BIRDSONG):
        return check_after(s, seat)
    check_dominance(s, seat)
    return None


def check_after(s: Root, seat: int) -> Flow[bool]:
    """A lap of the window at the start of Birdsong, and the check."""
    again = yield from window(s, seat, START_OF_BIRDSONG)
    check_dominance(s, seat)
    return again


def in_birdsong(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-IMPL-21"""
    return window(s, seat, IN_BIRDSONG) if is_window_open(s, seat, IN_BIRDSONG) else None


def end_of_birdsong(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-IMPL-22"""
    return window(s, seat, END_OF_BIRDSONG) if is_window_open(s, seat, END_OF_BIRDSONG) else None


def start_of_daylight(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-IMPL-23. ROOT-11.2.7.3 What was hired in Birdsong serves from now on."""
    if s.lender >= 0 and s.hirer < 0:
        enter_service(s, seat)
    return window(s, seat, START_OF_DAYLIGHT) if is_window_open(s, seat, START_OF_DAYLIGHT) else None


def start_of_evening(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-IMPL-25"""
    return window(s, seat, START_OF_EVENING) if is_window_open(s, seat, START_OF_EVENING) else None


def in_evening(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-1.4.2 Between two steps of Evening, but not once the last has begun (ROOT-1.4.3)."""
    return window(s, seat, IN_EVENING) if is_window_open(s, seat, IN_EVENING) else None


def end_of_evening(s: Root, seat: int) -> None:
    """ROOT-M.4.4, ROOT-IMPL-27 Who rules the Tower's clearing scores: after the last step of the turn (ROOT-1.4.3)."""
    if s.board.tower and s.ruler[s.board.tower] == seat:
        score(s, seat, 1)


def end_turn(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-H.1.2 With hirelings: who loses control of one, and to whom."""
    return end_of_turn(s, seat) if s.controller else None


def next_turn(s: Root) -> None:
    """ROOT-1.4.1 The next player clockwise. ROOT-11.2.7.3x3 What was hired for the turn serves no longer."""
    s.used = 0
    s.crafting = [0, 0, 0, 0]
    s.ferry_used, s.path_cleared, s.boats = False, False, False
    if s.hirer >= 0:
        enter_service(s, -1)
    s.active = (s.active + 1) % s.seats
    s.turn += 1
    s.part = 0
    if s.turn >= s.options.most_turns:
        s.tell(GAME_DRAWN)
        s.result = [0.5] * s.seats
        raise Over


# What a menu of Daylight offers whatever the faction.


def offer_daylight(s: Root, seat: int, menu: Menu) -> None:
    """ROOT-IMPL-24 Card effects, dominance, and clearing a path, between two actions, never in one (ROOT-1.4.2)."""
    offer_effects(s, seat, IN_DAYLIGHT, menu)
    offer_on_others(s, seat, menu)
    menu.offer(ACTIVATE_DOMINANCE, may_activate_dominance(s, seat), NO_DOMINANCE)
    menu.offer(TAKE_DOMINANCE, bool(s.available) and bool(payable_dominances(s, seat)), CANNOT_TAKE_DOMINANCE)
    if s.closed:
        menu.offer(CLEAR_PATH, may_clear_path(s, seat), CANNOT_CLEAR_PATH)


def is_of_daylight(option: Option) -> bool:
    """Whether an option is one of those that `offer_daylight` puts on a menu."""
    return option.kind in ("use", "hire", "upon") or option in (ACTIVATE_DOMINANCE, TAKE_DOMINANCE, CLEAR_PATH)


def do_of_daylight(s: Root, seat: int, option: Option) -> Flow[None]:
    """Do what was chosen of it."""
    if option is ACTIVATE_DOMINANCE:
        yield from FACTIONS[s.faction[seat]].activates_dominance(s, seat) or activate_dominance(s, seat)
    elif option is TAKE_DOMINANCE:
        yield from take_dominance(s, seat)
    elif option is CLEAR_PATH:
        yield from clear_path(s, seat)
    elif option.kind == "upon":
        yield from do_to_other(s, seat, option)
    else:
        yield from use_effect(s, seat, IN_DAYLIGHT, option)


def is_daylight_open(s: Root, seat: int) -> bool:
    """Whether Daylight may have something to offer, as far as all can see: being asked must not tell what is held."""
    if is_window_open(s, seat, IN_DAYLIGHT) or opening_others(s, seat):
        return True
    if not s.hands[seat]:
        return False
    return may_hold_dominance(s, seat) or bool(s.available) or (bool(s.closed) and may_clear_path(s, seat))


def in_daylight(s: Root, seat: int) -> Flow[bool]:
    """A lap of what Daylight offers to all, for a part of the turn that has no menu of its own."""
    if not is_daylight_open(s, seat):
        return DONE
    menu = Menu(s, seat, IN_DAYLIGHT_PROMPT, PASS)
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    yield from do_of_daylight(s, seat, choice)
    return AGAIN


# What other players' factions let the active player do.


def opening_others(s: Root, seat: int) -> list[int]:
    """The sides to which the seat could do something, as far as all can see."""
    return [side for side in range(s.seats) if side != seat and FACTIONS[s.faction[side]].others_may(s, side, seat)]


def is_start_of_birdsong(s: Root) -> bool:
    """Whether the turn is where others' factions may be dealt with before Birdsong's parts."""
    return s.part == AT_START


def offer_on_others(s: Root, seat: int, menu: Menu) -> None:
    """Put it on a menu."""
    for side in opening_others(s, seat):
        menu.options.extend(FACTIONS[s.faction[side]].others_options(s, side, seat))


def do_to_other(s: Root, seat: int, option: Option) -> Flow[None]:
    """Do it."""
    for side in opening_others(s, seat):
        faction = FACTIONS[s.faction[side]]
        if option in faction.others_options(s, side, seat):
            yield from faction.done_by_other(s, side, seat, option)
            return


def act_on_others(s: Root, seat: int) -> Flow[bool] | None:
    """ROOT-13.2.4x2 A lap of it before Birdsong's parts, and before the last of Evening; else see `offer_daylight`."""
    return act_on_other(s, seat) if opening_others(s, seat) else None


def act_on_other(s: Root, seat: int) -> Flow[bool]:
    """A lap of it where there is something to do, as far as all can see."""
    menu = Menu(s, seat, ACT_ON_OTHERS, PASS)
    offer_on_others(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    yield from do_to_other(s, seat, choice)
    return AGAIN


# The Mountain.


def clearable_paths(s: Root, seat: int) -> list[int]:
    """ROOT-M.4.3, ROOT-M.4x1 The closed paths with a faction piece of the seat at either end."""
    return [
        number
        for number, (one, other) in enumerate(s.board.closed)
        if s.closed >> number & 1 and (has_piece(s, seat, one) or has_piece(s, seat, other))
    ]


def may_clear_path(s: Root, seat: int) -> bool:
    """ROOT-M.4.3 Once per turn, for any card."""
    return not s.path_cleared and bool(s.hands[seat]) and bool(clearable_paths(s, seat))


def clear_path(s: Root, seat: int) -> Flow[None]:
    """ROOT-M.4.3 Spend a card, remove a closed path for good, score a point."""
    number = (yield Ask(seat, WHICH_PATH, [PATH[path] for path in clearable_paths(s, seat)])).value
    card = (yield Ask(seat, PAY_FOR_PATH, card_options(different(s.hands[seat])))).value
    discard(s, seat, card)
    one, other = s.board.closed[number]
    s.closed &= ~(1 << number)
    s.paths = changed(s.paths, one, s.paths[one] | 1 << other)
    s.paths = changed(s.paths, other, s.paths[other] | 1 << one)
    s.path_cleared = True
    s.tell(PATH_CLEARED, (SEATS[seat], PATH[number]))
    score(s, seat, 1)


def draw_in_evening(s: Root, seat: int, number: int) -> Flow[None]:
    """ROOT-IMPL-14, ROOT-IMPL-26 One draw prompt of Evening; a card may replace it (Informants)."""
    for replaces in DRAW_REPLACED:
        if (yield from replaces(s, seat)):
            return
    yield from draw(s, seat, number)


def draw_by_effect(s: Root, seat: int, number: int) -> Flow[None]:
    """ROOT-CARD-INFORMANTS.1 A draw that an effect tells of: in the own Evening it may be replaced as well."""
    if seat == s.active and s.part >= EVENING[s.faction[seat]]:
        yield from draw_in_evening(s, seat, number)
    else:
        yield from draw(s, seat, number)


DRAW_REPLACED: Final[list[Callable[[Root, int], Flow[bool]]]] = []  # flows that may replace an Evening draw; see decks/
