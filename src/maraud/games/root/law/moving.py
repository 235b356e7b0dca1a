"""ROOT-4.2 Moving."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors, shift, take_away
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.law.hirelings import arrive, frees_move, waylay
from maraud.games.root.law.turn import draw_by_effect
from maraud.games.root.maps import BEYOND, MEMBERS
from maraud.games.root.options import CLEARING, FACTION, FERRY, FIRST, NUMBER, SECOND
from maraud.games.root.pieces import NO_FACTION, WARRIOR_OF
from maraud.games.root.state import FIRST_HIRELING, Root, clockwise, principal
from maraud.games.root.words import BY_FERRY, DRAW_FIRST, FERRIED, MOVE_FROM, MOVE_HOW_MANY, MOVE_PAWN, MOVE_TO, MOVED


def destinations(s: Root, side: int, origin: int) -> int:
    """ROOT-4.2.1 Where a side's warriors in a clearing may move to, as a mask: it must rule one end beforehand."""
    near = neighbors(s, side, origin) | ferry_links(s, origin)
    faction = FACTIONS[s.faction[side]]
    ruled = s.ruled[side if side < FIRST_HIRELING else principal(s, side)]  # ROOT-H.3.4x1
    if not ruled >> origin & 1 and not ignores_rule(s, side):
        allowed = near & ruled
        for destination in MEMBERS[near & ~allowed]:
            if faction.moves_freely(s, side, origin, destination) or (
                s.controller and frees_move(s, side, origin, destination)
            ):
                allowed |= 1 << destination
        near = allowed
    return near & ~barred(s, side, origin, near)


RULE_FREE: Final[list[int]] = [0]  # bit mask of cards whose owner's moves need no rule


def ignores_rule(s: Root, side: int) -> bool:
    """ROOT-4.2.1 Whether a side's moves need no rule: by its faction or by a crafted card."""
    if side < s.seats and s.crafted[side] & RULE_FREE[0]:
        return True
    return FACTIONS[s.faction[side]].ignores_rule(s, side)


def barred(s: Root, side: int, origin: int, near: int) -> int:
    """Clearings that somebody's ability closes to this side, as a mask."""
    closed = 0
    for other in range(s.sides):
        if s.faction[other] == NO_FACTION or not FACTIONS[s.faction[other]].can_bar_moving:
            continue
        for destination in MEMBERS[near]:
            if FACTIONS[s.faction[other]].bars_moving(s, other, side, origin, destination):
                closed |= 1 << destination
    return closed


def ferry_links(s: Root, origin: int) -> int:
    """ROOT-M.3.5 Where the Ferry goes from a clearing, as a mask: once per turn, along the lake."""
    return s.board.by_river[origin] if origin == s.ferry and not s.ferry_used else 0


def origins(s: Root, side: int, within: int = BEYOND) -> int:
    """The clearings from which a side can move warriors, as a mask."""
    bits = 0
    for origin in MEMBERS[s.where[side] & within]:
        if destinations(s, side, origin):
            bits |= 1 << origin
    return bits


def may_move(s: Root, side: int, within: int = BEYOND) -> bool:
    """Whether a side has any legal move from some clearings. Stops at the first."""
    for origin in MEMBERS[s.where[side] & within]:
        if destinations(s, side, origin):
            return True
    return False


def take_move(s: Root, seat: int, within: int = BEYOND, skip: Option | None = None) -> Flow[int]:
    """ROOT-4.2, ROOT-4.2.2 A move of a seat's warriors: whence, where to, how many. Gives where to, 0 if skipped."""
    options = [CLEARING[origin] for origin in MEMBERS[origins(s, seat, within)]]
    if skip is not None:
        options.append(skip)
    choice = yield Ask(seat, MOVE_FROM, options)
    if choice is skip:
        return 0
    origin = choice.value
    to = [CLEARING[destination] for destination in MEMBERS[destinations(s, seat, origin)]]
    destination = (yield Ask(seat, MOVE_TO, to, (choice,))).value
    yield from move_group(s, seat, origin, destination)
    return destination


def may_move_anything(s: Root, seat: int) -> bool:
    """Whether a card's move is possible: of warriors, or of a pawn."""
    return may_move(s, seat) or FACTIONS[s.faction[seat]].pawn_moves(s, seat) != 0


def move_anything(s: Root, seat: int, skip: Option | None = None) -> Flow[int]:
    """ROOT-4.2 A card's move, of warriors or of a pawn. Gives the destination, 0 if skipped."""
    faction = FACTIONS[s.faction[seat]]
    to = faction.pawn_moves(s, seat)
    if not to:
        return (yield from take_move(s, seat, skip=skip))
    options = [CLEARING[clearing] for clearing in MEMBERS[to]]
    if skip is not None:
        options.append(skip)
    choice = yield Ask(seat, MOVE_PAWN, options)
    if choice is skip:
        return 0
    yield from faction.move_pawn(s, seat, choice.value)
    return choice.value


def move_group(s: Root, seat: int, origin: int, destination: int) -> Flow[None]:
    """How many warriors move, and the move itself. ROOT-4.2 At least one."""
    own = FACTIONS[s.faction[seat]].moves_group(s, seat, origin, destination)
    if own is not None:
        yield from own
        return
    most = s.count[WARRIOR_OF[s.faction[seat]]][origin]
    about = (CLEARING[origin], CLEARING[destination])
    number = (yield Ask(seat, MOVE_HOW_MANY, NUMBER[1 : most + 1], about)).value
    yield from move(s, seat, origin, destination, number)


def move(s: Root, side: int, origin: int, destination: int, number: int, also: int = -1) -> Flow[None]:
    """Move ordinary warriors, perhaps one of another kind (`also`) with them, and run what the move triggers."""
    by_ferry = yield from takes_ferry(s, side, origin, destination)
    if s.controller and not by_ferry:
        number -= lose_on_the_way(s, side, origin, destination, number)
        if not number and also < 0:
            return
    if number:
        shift(s, side, WARRIOR_OF[s.faction[side]], origin, destination, number)
    if also >= 0:
        shift(s, side, also, origin, destination, 1)
        number += 1
    s.tell(MOVED, (FACTION[s.faction[side]], number, CLEARING[origin], CLEARING[destination]))
    if FACTIONS[s.faction[side]].carries_pieces:
        yield from FACTIONS[s.faction[side]].carries(s, side, origin, destination, number)
    draws_late = False
    if by_ferry and is_tolled(s, side, destination):  # ROOT-1.1.3
        draws_late = (yield Ask(s.active, DRAW_FIRST, [FIRST, SECOND])) is SECOND
    if by_ferry and not draws_late:
        yield from sail(s, side, destination)
    yield from react_to_move(s, side, origin, destination, number)
    if s.controller:
        yield from arrive(s, side, origin, destination)
    if draws_late:
        yield from sail(s, side, destination)


def lose_on_the_way(s: Root, side: int, origin: int, destination: int, number: int) -> int:
    """ROOT-H.HB.2 Warriors lost on the way are in no clearing (ROOT-H.HB.2x1). Gives how many."""
    lost = waylay(s, side, origin, destination, number)
    if lost:
        take_away(s, side, WARRIOR_OF[s.faction[side]], origin, lost)
    return lost


def is_tolled(s: Root, mover: int, destination: int) -> bool:
    """Whether somebody makes warriors pay who march into a clearing."""
    return any(
        s.count[kind][destination]
        for side in range(s.seats)
        if side != mover and FACTIONS[s.faction[side]].reacts_to_moves
        for kind in FACTIONS[s.faction[side]].toll_kinds()
    )


def takes_ferry(s: Root, side: int, origin: int, destination: int) -> Flow[bool]:
    """ROOT-M.3.5, ROOT-M.3.5x1 Whether a move goes by the Ferry. Its owner is asked where it could go without."""
    if not ferry_links(s, origin) >> destination & 1:
        return False
    ruled = s.ruled[side if side < FIRST_HIRELING else principal(s, side)]
    if not ruled & (1 << origin | 1 << destination) and FACTIONS[s.faction[side]].moves_freely(
        s, side, origin, destination
    ):
        return False  # ROOT-M.3.5 swimming needs no rule, the Ferry does
    if not neighbors(s, side, origin) >> destination & 1:
        return True
    about = (CLEARING[origin], CLEARING[destination])
    choice = yield Ask(FACTIONS[s.faction[side]].decider(s, side), BY_FERRY, [FERRY, PASS], about)
    return choice is FERRY


def sail(s: Root, side: int, destination: int) -> Flow[None]:
    """ROOT-M.3.5 The Ferry goes along, once a turn, and who moved by it draws a card. ROOT-M.3.5x2 Hirelings too."""
    s.ferry, s.ferry_used = destination, True
    s.tell(FERRIED, (FACTION[s.faction[side]], CLEARING[destination]))
    yield from draw_by_effect(s, FACTIONS[s.faction[side]].decider(s, side), 1)


def react_to_move(s: Root, mover: int, origin: int, destination: int, number: int) -> Flow[None]:
    """ROOT-1.1.3 The triggers of a move, in turn order."""
    for seat in clockwise(s):
        faction = FACTIONS[s.faction[seat]]
        if faction.reacts_to_moves:
            yield from faction.after_move(s, seat, mover, origin, destination, number)
