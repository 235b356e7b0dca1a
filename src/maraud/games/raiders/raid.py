"""RAID spaces."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.raiders.board import CARDS, GROUP_OF, OF_A_KIND
from maraud.games.raiders.corner import look_at_one
from maraud.games.raiders.memory import show_all
from maraud.games.raiders.options import CALL_RAID, CARD, COLOR, GROUP, LOOK, NO_SUCH_CARD, REQUEST
from maraud.games.raiders.state import BEFORE, EYES, NOTHING, Raiders, count_of_group, is_safe, owner_of
from maraud.games.raiders.winning import check_win
from maraud.games.raiders.words import (
    AT_RAID,
    DENIED,
    LIST_WHICH,
    LISTED,
    MUST_ASK,
    ON_SAFE,
    OWN_CARD,
    RAID_COLOR,
    RAID_FAILED,
    RAID_WHICH,
    RAID_WON,
    RAIDED,
    REQUESTED,
    SAME_GROUP,
    TOO_FEW,
    TURNED,
)

LEAST: Final = 2  # cards of a raid (RAI-31)
MOST: Final = 4


def raid_space(s: Raiders) -> Flow[bool]:
    """RAI-29 Look at a card or go on a raid, or neither (RAI-E12). RAI-37 A raid ends the turn."""
    seat = s.active
    menu = Menu(s, seat, AT_RAID, PASS)
    menu.options.append(LOOK)  # nobody owns all cards: that would have won
    menu.offer(CALL_RAID, may_raid(s, seat), TOO_FEW)
    choice = yield menu
    if choice is LOOK:
        yield from look_at_one(s, seat)
    elif choice is CALL_RAID:
        yield from raid(s, seat)
    return choice is CALL_RAID


def may_raid(s: Raiders, seat: int) -> bool:
    """RAI-E11 A raid needs two cards that may be raided; of two groups, for a color has one card of each (RAI-31)."""
    found = NOTHING
    for card in CARDS:
        if is_target(s, seat, card) and GROUP_OF[card] != found:
            if found != NOTHING:
                return True
            found = GROUP_OF[card]
    return False


def is_target(s: Raiders, seat: int, card: int) -> bool:
    """RAI-31 A card that may be raided: on the board, or before an opponent who is not on SAFE (RAI-26)."""
    owner = s.place[card] - BEFORE
    return owner < 0 or (owner != seat and not is_safe(s, owner))


def raid(s: Raiders, seat: int) -> Flow[None]:
    """RAI-30 Name a color. RAI-32 Turn the wanted cards up one at a time. RAI-E4 By option all are listed first."""
    color = yield Ask(seat, RAID_COLOR, COLOR)
    s.raid = color.value
    s.shown[EYES] = 0
    s.tell(RAIDED, (SEATS[seat], color))
    if s.options.raid_commit:
        while len(s.aims) < MOST:
            aim = yield from next_aim(s, seat)
            if aim is PASS:
                break
            s.aims.append(aim.value)
            s.tell(LISTED, (SEATS[seat], aim))
    is_right = yield from turn_listed(s) if s.options.raid_commit else turn_one_by_one(s, seat)
    if is_right:
        succeed(s, seat)
    else:
        end_raid(s)
        s.tell(RAID_FAILED)


def turn_one_by_one(s: Raiders, seat: int) -> Flow[bool]:
    """RAI-E4 One aim after another; with two right ones the raider may stop. Gives whether all were right."""
    while len(s.turned) < MOST:
        aim = yield from next_aim(s, seat)
        if aim is PASS:
            break
        is_right = yield from turn_up(s, aim.value)
        if not is_right:
            return False
    return True


def turn_listed(s: Raiders) -> Flow[bool]:
    """RAI-E4 By option: turn up all that was listed. Gives whether all were right."""
    for aim in s.aims:
        is_right = yield from turn_up(s, aim)
        if not is_right:
            return False
    return True


def next_aim(s: Raiders, seat: int) -> Flow[Option]:
    """RAI-31 The next card, or request; PASS when two are enough, and without asking when no other group is left."""
    done = groups_done(s)
    chosen = len(s.aims) + len(s.turned)
    prompt = LIST_WHICH if s.options.raid_commit else RAID_WHICH
    menu = Menu(s, seat, prompt, PASS if chosen >= LEAST else None, (COLOR[s.raid],))
    for card in CARDS:
        if done >> GROUP_OF[card] & 1:
            menu.refuse(CARD[card], SAME_GROUP, (GROUP[GROUP_OF[card]],))
        else:
            offer_aim(s, menu, seat, card)
    if chosen >= LEAST and len(menu.options) == 1:
        return PASS
    choice = yield menu
    return choice


def groups_done(s: Raiders) -> int:
    """The groups of which this raid has its card, turned or listed: a bit mask."""
    done = 0
    for card in s.turned:
        done |= 1 << GROUP_OF[card]
    for aim in s.aims:
        done |= 1 << (aim % OF_A_KIND if aim >= len(CARDS) else GROUP_OF[aim])
    return done


def offer_aim(s: Raiders, menu: Menu, seat: int, card: int) -> None:
    """RAI-31 Whether a card may be aimed at.

    RAI-35 One of several of a group before an opponent is asked for; RAI-E10 a single one is pointed at.
    """
    owner, group = owner_of(s, card), GROUP_OF[card]
    if owner == NOTHING:
        menu.offer(CARD[card], True, OWN_CARD)
    elif owner == seat:
        menu.refuse(CARD[card], OWN_CARD, (CARD[card],))
    elif is_safe(s, owner):
        menu.refuse(CARD[card], ON_SAFE, (SEATS[owner],))
    elif count_of_group(s, owner, group) == 1:
        menu.offer(CARD[card], True, OWN_CARD)
    else:
        menu.refuse(CARD[card], MUST_ASK, (SEATS[owner], GROUP[group]))
        request = REQUEST[owner * OF_A_KIND + group]
        if request not in menu.options:
            menu.offer(request, True, OWN_CARD)


def turn_up(s: Raiders, aim: int) -> Flow[bool]:
    """RAI-32 Turn a card up where it lies, for all to see (RAI-36). Gives whether it is right (RAI-33)."""
    card = aim
    if aim >= len(CARDS):
        card = yield from request(s, (aim - len(CARDS)) // OF_A_KIND, aim % OF_A_KIND)
        if card == NOTHING:
            return False
    s.turned.append(card)
    color = yield from show_all(s, card)
    s.tell(TURNED, (CARD[card], color))
    return color.value == s.raid


def request(s: Raiders, owner: int, group: int) -> Flow[int]:
    """RAI-35 “Turn over the red RA card”: the opponent must, or must say that there is none, and all learn from that.

    Gives the card.
    """
    s.tell(REQUESTED, (SEATS[s.active], SEATS[owner], COLOR[s.raid], GROUP[group]))
    answer = yield Chance([true_answer(s, owner, group)])
    if answer is not NO_SUCH_CARD:
        return answer.value
    for card in range(group * OF_A_KIND, group * OF_A_KIND + OF_A_KIND):
        if owner_of(s, card) == owner:
            s.ruled_out[card] |= 1 << s.raid
    s.tell(DENIED, (SEATS[owner], COLOR[s.raid], GROUP[group]))
    return NOTHING


def true_answer(s: Raiders, owner: int, group: int) -> Option:
    """The owner's card of the raid's color and the group. Nobody can lie about it, so nobody is asked."""
    for card in range(group * OF_A_KIND, group * OF_A_KIND + OF_A_KIND):
        if owner_of(s, card) == owner and s.color[card] == s.raid:
            return CARD[card]
    return NO_SUCH_CARD


def succeed(s: Raiders, seat: int) -> None:
    """RAI-34 The raider takes all cards turned."""
    for card in s.turned:
        s.place[card] = BEFORE + seat
    s.tell(RAID_WON, (SEATS[seat], len(s.turned)))
    end_raid(s)
    check_win(s, seat)


def end_raid(s: Raiders) -> None:
    """RAI-33 Nothing lies face up any longer."""
    s.raid = NOTHING
    s.aims.clear()
    s.turned.clear()
