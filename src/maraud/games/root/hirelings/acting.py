"""ROOT-H.3.4 How hirelings place pieces, move and battle: by their own cards, with their own pieces alone."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Prompt
from maraud.engine.vocabulary import Option
from maraud.games.root.board import place, placeable, supply, with_piece
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hirelings.words import (
    PAWN_MOVED,
    TROOP_BATTLE_WHERE,
    TROOP_BATTLE_WHOM,
    TROOP_HOW_MANY,
    TROOP_MOVE_FROM,
    TROOP_MOVE_TO,
    TROOP_PLACED,
)
from maraud.games.root.law.battle import battle, battlefields, decider, defenders
from maraud.games.root.law.hirelings import arrive
from maraud.games.root.law.moving import destinations, move, origins
from maraud.games.root.lists import changed
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CLEARING, FACTION, NUMBER
from maraud.games.root.pieces import WARRIOR_OF, WIDTH
from maraud.games.root.state import FIRST_HIRELING, Root, side_of


def troop(s: Root, side: int) -> int:
    """The kind of a hireling's warriors."""
    return WARRIOR_OF[s.faction[side]]


def one_of(s: Root, side: int, seat: int, prompt: Prompt, clearings: int) -> Flow[int]:
    """One of some clearings, or 0 if there is none; nobody is asked about a single one."""
    options = [CLEARING[clearing] for clearing in MEMBERS[clearings]]
    if len(options) < 2:
        return options[0].value if options else 0
    return (yield Ask(seat, prompt, options, (FACTION[s.faction[side]],))).value


def put(s: Root, side: int, clearing: int, number: int = 1) -> None:
    """Place warriors of a hireling."""
    placed = place(s, side, troop(s, side), clearing, number)
    s.tell(TROOP_PLACED, (FACTION[s.faction[side]], placed, CLEARING[clearing]))


def place_one(s: Root, side: int, seat: int, prompt: Prompt, clearings: int) -> Flow[int]:
    """Place a warrior in one of some clearings. Gives the clearing, 0 if that is impossible."""
    if not supply(s, troop(s, side)):
        return 0
    clearing = yield from one_of(s, side, seat, prompt, placeable(s, side, clearings))
    if clearing:
        put(s, side, clearing)
    return clearing


def troops_at_each(s: Root, side: int, seat: int, kind: int, prompt: Prompt) -> Flow[None]:
    """A warrior at each piece of a kind; with too few the controller says where (ROOT-1.5.4)."""
    sites = placeable(s, side, with_piece(s, kind))
    wanted = [s.count[kind][clearing] if sites >> clearing & 1 else 0 for clearing in range(WIDTH)]
    for _ in range(min(sum(wanted), supply(s, troop(s, side)))):
        left = sum(1 << clearing for clearing in MEMBERS[sites] if wanted[clearing])
        clearing = MEMBERS[left][0]
        if sum(wanted) > supply(s, troop(s, side)):
            clearing = yield from one_of(s, side, seat, prompt, left)
        wanted[clearing] -= 1
        put(s, side, clearing)


def pawn_goes(s: Root, side: int, clearing: int) -> Flow[None]:
    """A hireling's pawn goes to a clearing."""
    origin = s.stands[side - FIRST_HIRELING]
    s.stands = changed(s.stands, side - FIRST_HIRELING, clearing)
    s.tell(PAWN_MOVED, (FACTION[s.faction[side]], CLEARING[clearing]))
    yield from arrive(s, side, origin, clearing)


def troop_moves(s: Root, side: int, skip: Option | None = None) -> Flow[int]:
    """ROOT-H.3.4x1 One move of a hireling's warriors. Gives the destination, 0 if skipped."""
    who = (FACTION[s.faction[side]],)
    options = [CLEARING[origin] for origin in MEMBERS[origins(s, side)]]
    if skip is not None:
        options.insert(0, skip)
    start = yield Ask(decider(s, side), TROOP_MOVE_FROM, options, who)
    if start is skip:
        return 0
    to = [CLEARING[end] for end in MEMBERS[destinations(s, side, start.value)]]
    end = yield Ask(decider(s, side), TROOP_MOVE_TO, to, (FACTION[s.faction[side]], start))
    most = s.count[troop(s, side)][start.value]
    about = (FACTION[s.faction[side]], start, end)
    number = (yield Ask(decider(s, side), TROOP_HOW_MANY, NUMBER[1 : most + 1], about)).value
    yield from move(s, side, start.value, end.value, number)
    return end.value


def troop_battles(s: Root, side: int, within: int = ALL, skip: Option | None = None) -> Flow[None]:
    """A battle of a hireling in one of some clearings, if there is any to fight."""
    options = [CLEARING[clearing] for clearing in MEMBERS[battlefields(s, side, within)]]
    if not options:
        return
    if skip is not None:
        options.insert(0, skip)
    choice = options[0]
    if len(options) > 1:
        choice = yield Ask(decider(s, side), TROOP_BATTLE_WHERE, options, (FACTION[s.faction[side]],))
    if choice is not skip:
        yield from troop_battles_in(s, side, choice.value)


def troop_battles_in(s: Root, side: int, clearing: int) -> Flow[None]:
    """A battle of a hireling in a clearing, if there is anybody to fight."""
    whom = [FACTION[s.faction[other]] for other in defenders(s, side, clearing)]
    if not whom or not FACTIONS[s.faction[side]].can_fight(s, side, clearing):
        return
    about = (FACTION[s.faction[side]], CLEARING[clearing])
    choice = whom[0]
    if len(whom) > 1:
        choice = yield Ask(decider(s, side), TROOP_BATTLE_WHOM, whom, about)
    yield from battle(s, side, side_of(s, choice.value), clearing)
