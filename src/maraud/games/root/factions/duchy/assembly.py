"""ROOT-12.4 and ROOT-12.5.1 Recruiting in the Burrow, and the actions of the Assembly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import place, placeable, supply, with_slot
from maraud.games.root.factions.duchy.pieces import (
    BUILDINGS,
    TUNNEL,
    WARRIOR,
    in_burrow,
    recruits,
    tunnels_out,
    with_tunnel,
)
from maraud.games.root.factions.duchy.words import (
    ASSEMBLY,
    BUILD_CARD,
    BUILD_WHAT,
    BUILD_WHERE,
    BUILT,
    DIG_CARD,
    DIG_FROM,
    DIG_HOW_MANY,
    DIG_WHERE,
    DUG,
    NO_DIG,
    NO_MOLES,
    NO_SITE,
    RECRUITED,
    REVEALED,
)
from maraud.games.root.factions.faction import AGAIN, DONE, Loss
from maraud.games.root.hands import card_options, different, has_match, leaves_hand, matching, spend
from maraud.games.root.law.battle import battle_somewhere, may_battle
from maraud.games.root.law.moving import barred, may_move, move, take_move
from maraud.games.root.law.removal import remove
from maraud.games.root.law.turn import do_of_daylight, is_of_daylight, offer_daylight
from maraud.games.root.lists import with_one
from maraud.games.root.maps import ALL, BURROW, MEMBERS
from maraud.games.root.options import BATTLE, BUILD, CARD, CLEARING, DIG, MOVE, NUMBER, PIECE, RECRUIT
from maraud.games.root.state import Root
from maraud.games.root.words import NO_LEGAL_MOVE, NOBODY_TO_FIGHT

ACTIONS: Final = 2
MOST_DIGGERS: Final = 4


def muster(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.4 Warriors come to the Burrow: one, and what the citadels add."""
    number = place(s, seat, WARRIOR, BURROW, recruits(s))
    if number:
        s.tell(RECRUITED, (number,))
    return DONE
    yield


def assembly(s: Root, seat: int) -> Flow[bool]:
    """ROOT-12.5.1 Up to two actions, one of them twice if they like. One lap, one action."""
    if s.acts == ACTIONS:
        return DONE
    menu = Menu(s, seat, ASSEMBLY, PASS, (ACTIONS - s.acts,))
    menu.offer(BUILD, bool(building_sites(s, seat)), NO_SITE)
    menu.offer(RECRUIT, supply(s, WARRIOR) > 0, NO_MOLES)
    menu.offer(MOVE, may_move(s, seat), NO_LEGAL_MOVE)
    menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
    menu.offer(DIG, bool(dig_sites(s, seat)), NO_DIG)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        s.acts += 1
        yield from DO[act](s, seat)
    return AGAIN


def recruit(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.1.2 A warrior in the Burrow."""
    s.tell(RECRUITED, (place(s, seat, WARRIOR, BURROW),))
    return
    yield


def march(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.1.3"""
    yield from take_move(s, seat)


def fight(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.1.4"""
    yield from battle_somewhere(s, seat)


def reveal(s: Root, seat: int, card: int) -> None:
    """A card of the hand lies open from now until Evening: it is in no hand (ROOT-12.5.3x1)."""
    leaves_hand(s, seat, card, -1)
    s.shown = with_one(s.shown, card)
    s.tell(REVEALED, (CARD[card],))


def with_match(s: Root, seat: int, clearings: int) -> int:
    """Those of some clearings that a card of the hand matches, as a mask."""
    bits = 0
    for clearing in MEMBERS[clearings]:
        if has_match(s, seat, s.suit[clearing]):
            bits |= 1 << clearing
    return bits


# Build.


def free_sites(s: Root, seat: int) -> int:
    """The ruled clearings with an open slot, while there is a building to place, as a mask."""
    if not any(supply(s, building) for building in BUILDINGS):
        return 0
    return placeable(s, seat, s.ruled[seat] & with_slot(s))


def building_sites(s: Root, seat: int) -> int:
    """ROOT-12.5.1.1 Those of them that a card of the hand matches, as a mask."""
    return with_match(s, seat, free_sites(s, seat))


def build(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.1.1 Reveal a card that matches a ruled clearing, and build a citadel or a market there."""
    where = yield Ask(seat, BUILD_WHERE, [CLEARING[clearing] for clearing in MEMBERS[building_sites(s, seat)]])
    yield from reveal_and_build(s, seat, where, matching(s, seat, s.suit[where.value]))


def build_anywhere(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.2.1 The Foremole: any card will do."""
    where = yield Ask(seat, BUILD_WHERE, [CLEARING[clearing] for clearing in MEMBERS[free_sites(s, seat)]])
    yield from reveal_and_build(s, seat, where, different(s.hands[seat]))


def reveal_and_build(s: Root, seat: int, where: Option, cards: list[int]) -> Flow[None]:
    """Choose the building, and reveal one of some cards."""
    kinds = [PIECE[building] for building in BUILDINGS if supply(s, building)]
    what = yield Ask(seat, BUILD_WHAT, kinds, (where,))
    card = yield Ask(seat, BUILD_CARD, card_options(cards), (where,))
    reveal(s, seat, card.value)
    place(s, seat, what.value, where.value)
    s.tell(BUILT, (what, where))


# Dig.


def dig_sites(s: Root, seat: int) -> int:
    """ROOT-12.5.1.5 The clearings without a tunnel that a card matches and warriors may come to, as a mask.

    ROOT-12.5.1.5x1 Whoever rules, but with a warrior in the Burrow. ROOT-12.2.2x2 Not under a snare.
    """
    if not in_burrow(s):
        return 0
    sites = placeable(s, seat, ALL & ~with_tunnel(s))
    return with_match(s, seat, sites & ~barred(s, seat, BURROW, sites))


def dig(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.5.1.5 Spend a card for a tunnel in a clearing that it matches; up to four warriors come out of it.

    ROOT-12.5.1.5x2 They move as in any other move.
    """
    where = yield Ask(seat, DIG_WHERE, [CLEARING[clearing] for clearing in MEMBERS[dig_sites(s, seat)]])
    yield from spend(s, seat, matching(s, seat, s.suit[where.value]), DIG_CARD, (where,))
    yield from place_tunnel(s, seat, where)
    most = min(in_burrow(s), MOST_DIGGERS)
    number = yield Ask(seat, DIG_HOW_MANY, NUMBER[1 : most + 1], (where,))
    yield from move(s, seat, BURROW, where.value, number.value)


def place_tunnel(s: Root, seat: int, where: Option) -> Flow[None]:
    """ROOT-12.2.4 With all tunnels on the map one of them is removed first."""
    if tunnels_out(s):
        tunnels = [CLEARING[clearing] for clearing in MEMBERS[with_tunnel(s)]]
        other = yield Ask(seat, DIG_FROM, tunnels, (where,))
        yield from remove(s, [Loss(seat, TUNNEL, other.value, 1, seat)])
    place(s, seat, TUNNEL, where.value)
    s.tell(DUG, (where,))


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    BUILD: build,
    RECRUIT: recruit,
    MOVE: march,
    BATTLE: fight,
    DIG: dig,
}
