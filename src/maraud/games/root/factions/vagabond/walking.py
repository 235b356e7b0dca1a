"""ROOT-9.5.1 Moving the pawn, and allied warriors with it."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import neighbors, warriors
from maraud.games.root.cards import BOOT
from maraud.games.root.factions.vagabond.items import choose_item, damage, exhaust, ready, undamaged
from maraud.games.root.factions.vagabond.relations import allies, is_hostile
from maraud.games.root.factions.vagabond.words import DAMAGE_WHAT, HOW_MANY_ALONG, TAKE_ALONG, WALK_WHERE, WALKED
from maraud.games.root.law.hirelings import arrive, waylay
from maraud.games.root.law.moving import barred, destinations, ferry_links, move, sail, takes_ferry
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, FACTION, NUMBER
from maraud.games.root.pieces import WARRIOR_OF
from maraud.games.root.state import Root


def boots_to(s: Root, seat: int, clearing: int) -> int:
    """ROOT-9.5.1 One boot; ROOT-9.2.9.3b one more where Hostile warriors are."""
    hostile = any(is_hostile(s, seat, other) and warriors(s, other, clearing) for other in range(s.seats))
    return 2 if hostile else 1


def walks(s: Root, seat: int, spared: int = 0) -> int:
    """The clearings to which the Vagabond can move, as a mask; `spared` boots need not be exhausted.

    ROOT-9.2.3 Whoever rules; ROOT-9.2.10 never a forest.
    """
    boots = ready(s, seat, BOOT) + spared
    if not boots:
        return 0
    here = s.pawn[seat]
    near = s.board.touches[-here] if here < 0 else neighbors(s, seat, here) | ferry_links(s, here)
    bits = 0
    for clearing in MEMBERS[near & ~barred(s, seat, max(here, 0), near)]:
        if boots_to(s, seat, clearing) <= boots:
            bits |= 1 << clearing
    return bits


def walk(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.1 Exhaust boots and move the pawn."""
    where = yield Ask(seat, WALK_WHERE, [CLEARING[c] for c in MEMBERS[walks(s, seat)]])
    yield from walk_to(s, seat, where.value, 0)


def walk_to(s: Root, seat: int, destination: int, spared: int) -> Flow[None]:
    """Exhaust the boots that are not spared, and move the pawn."""
    for _ in range(boots_to(s, seat, destination) - spared):
        exhaust(s, seat, BOOT)
    here = s.pawn[seat]
    by_ferry = here > 0 and (yield from takes_ferry(s, seat, here, destination))
    s.pawn = changed(s.pawn, seat, destination)
    s.tell(WALKED, (CLEARING[destination],))
    yield from meet_hirelings(s, seat, here, destination, by_ferry)
    if here > 0:
        yield from take_along(s, seat, here, destination)
    if by_ferry:
        yield from sail(s, seat, destination)  # ROOT-M.3.5x1 an ally who came along has drawn as well


def meet_hirelings(s: Root, seat: int, here: int, destination: int, by_ferry: bool) -> Flow[None]:
    """What hirelings do as the pawn comes into a clearing. ROOT-H.HB.2 Bandits on the path damage an item."""
    if s.controller:
        if here > 0 and not by_ferry and waylay(s, seat, here, destination, 1):
            yield from damage_one(s, seat)
        yield from arrive(s, seat, here, destination)


def damage_one(s: Root, seat: int) -> Flow[None]:
    """One item of his choice is damaged, if any is whole."""
    options = undamaged(s, seat)
    if options:
        damage(s, seat, (yield from choose_item(s, seat, DAMAGE_WHAT, options, (1,))))


def take_along(s: Root, seat: int, origin: int, destination: int) -> Flow[None]:
    """ROOT-9.2.9.2b Warriors of one Allied faction come along, by that faction's own move rules (ROOT-9.2.9.2bx).

    ROOT-FAQ-141, ROOT-FAQ-142 Outrage is theirs (ROOT-FAQ-140 a pawn has none), ROOT-FAQ-145 so is the Ferry's card.
    """
    movable = [
        other
        for other in allies(s, seat, origin)
        if s.count[WARRIOR_OF[s.faction[other]]][origin] and destinations(s, other, origin) >> destination & 1
    ]
    if not movable:
        return
    choice = yield Ask(seat, TAKE_ALONG, [PASS, *(FACTION[s.faction[other]] for other in movable)])
    if choice is PASS:
        return
    ally = s.faction.index(choice.value)
    most = s.count[WARRIOR_OF[choice.value]][origin]
    number = (yield Ask(seat, HOW_MANY_ALONG, NUMBER[1 : most + 1])).value
    yield from move(s, ally, origin, destination, number)
