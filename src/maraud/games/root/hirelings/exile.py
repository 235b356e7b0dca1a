"""ROOT-H.EX The Exile, ROOT-H.BR the Brigand."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import has_piece, remove_ruin, with_faction_piece
from maraud.games.root.decks.standard import take_random_card
from maraud.games.root.factions.faction import FACTIONS, Loss
from maraud.games.root.hirelings.acting import one_of, troop_battles_in
from maraud.games.root.hirelings.hireling import Hireling, add, has_acted, note_action
from maraud.games.root.hirelings.words import (
    BRIGAND_ACTION,
    BRIGAND_ROBS,
    BRIGAND_RUIN,
    BRIGAND_TOOK,
    EXILE_ACTION,
    EXILE_BATTLE,
    EXILE_FOREST,
    EXILE_MOVED,
    EXILE_TIRED,
    GAVE_ITEM,
    GIVE_WHAT,
    LOST_ITEMS,
    TIRE_WHAT,
)
from maraud.games.root.law.battle import defenders
from maraud.games.root.law.boxes import exhaust_in_box
from maraud.games.root.law.effects import IN_BIRDSONG, IN_DAYLIGHT, IN_EVENING, START_OF_BIRDSONG, START_OF_EVENING
from maraud.games.root.law.points import score
from maraud.games.root.law.ruins import look_under
from maraud.games.root.law.turn import draw_by_effect
from maraud.games.root.lists import added, changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, DIG, FOREST, ITEM, MOVE, ROB, TIRED
from maraud.games.root.pieces import CLUBS, faction
from maraud.games.root.setup.ruins import lay_ruin_items
from maraud.games.root.state import FIRST_HIRELING, Root, opponents

READY: Final = 0  # places of `exile_items`
EXHAUSTED: Final = 1
MOVE_COST: Final = 1
BATTLE_COST: Final = 2
# The end of Birdsong and the start of Daylight are left out: nothing happens between them and what comes next.
WINDOWS: Final = (START_OF_BIRDSONG, IN_BIRDSONG, IN_DAYLIGHT, START_OF_EVENING, IN_EVENING)


class Exile(Hireling):
    """ROOT-H.EX.D A pawn, and items of which only the number counts."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.EX.1 Into any forest, with three Clubs."""
        forest = yield Ask(seat, EXILE_FOREST, [FOREST[number] for number in s.board.forests])
        s.stands = changed(s.stands, side - FIRST_HIRELING, -forest.value)
        s.exile_items = [CLUBS, 0]
        s.tell(EXILE_MOVED, (forest,))

    def serves(self, s: Root, side: int, seat: int, window: int) -> bool:
        """ROOT-H.EX.2 Whoever has a faction piece beside the Exile's forest, and an item, in the own turn.

        ROOT-1.4.2 Between two actions at any time of it, but in its last step (ROOT-1.4.3).
        """
        return window in WINDOWS and bool(spare_items(s, seat)) and is_near(s, side, seat)

    def serve(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.EX.2 An item onto this card, as it lies (ROOT-H.EX.2x1): draw a card and score a point."""
        item = yield Ask(seat, GIVE_WHAT, spare_items(s, seat))
        place = seat * 8 + item.value
        if item.kind == "item":
            s.boxes = added(s.boxes, place, -1)
            s.exile_items = added(s.exile_items, READY, 1)
        else:
            s.tired_boxes = added(s.tired_boxes, place, -1)
            s.exile_items = added(s.exile_items, EXHAUSTED, 1)
        s.tell(GAVE_ITEM, (SEATS[seat], ITEM[item.value]))
        yield from draw_by_effect(s, seat, 1)
        score(s, seat, 1)

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return s.exile_items[READY] >= MOVE_COST

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.EX.3 Exhaust items to move and to battle, any number of times; then all are refreshed."""
        while True:
            options = [PASS]
            if s.exile_items[READY] >= MOVE_COST:
                options.append(MOVE)
            if s.exile_items[READY] >= BATTLE_COST and targets(s, side):
                options.append(BATTLE)
            choice = yield Ask(seat, EXILE_ACTION, options, (s.exile_items[READY],))
            if choice is PASS:
                break
            tire(s, MOVE_COST if choice is MOVE else BATTLE_COST)
            if choice is MOVE:
                yield from roam(s, side, seat)
            else:
                clearing = yield from one_of(s, side, seat, EXILE_BATTLE, targets(s, side))
                yield from troop_battles_in(s, side, clearing)
        s.exile_items = [sum(s.exile_items), 0]

    def most_hits(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-H.EX.4 As many as there are items. ROOT-H.EX.4x1 Without any the battle is over."""
        return sum(s.exile_items)

    def takes_hits(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """ROOT-H.EX.4 Each hit exhausts an item, or removes one if none is ready (ROOT-H.EX.3x1)."""
        tired = min(hits, s.exile_items[READY])
        tire(s, tired)
        lost = min(hits - tired, s.exile_items[EXHAUSTED])
        s.exile_items = added(s.exile_items, EXHAUSTED, -lost)
        s.tell(LOST_ITEMS, (lost, sum(s.exile_items)))
        return []
        yield

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        ready, exhausted = s.exile_items or [0, 0]
        return {"forest": -s.stands[side - FIRST_HIRELING], "ready": ready, "exhausted": exhausted}


def spare_items(s: Root, seat: int) -> list[Option]:
    """The items in a Crafted Items box, face up or down."""
    ready = [ITEM[item] for item in range(8) if s.boxes[seat * 8 + item]]
    return ready + [TIRED[item] for item in range(8) if s.tired_boxes[seat * 8 + item]]


def around(s: Root, side: int) -> int:
    """The clearings beside the Exile's forest, as a mask."""
    return s.board.touches[-s.stands[side - FIRST_HIRELING]]


def is_near(s: Root, side: int, seat: int) -> bool:
    """Whether a seat has a faction piece beside the Exile's forest."""
    return any(has_piece(s, seat, clearing) for clearing in MEMBERS[around(s, side)])


def targets(s: Root, side: int) -> int:
    """The clearings where the Exile can battle, as a mask."""
    bits = 0
    for clearing in MEMBERS[around(s, side)]:
        if defenders(s, side, clearing):
            bits |= 1 << clearing
    return bits


def tire(s: Root, number: int) -> None:
    """Exhaust items on the card."""
    s.exile_items = added(s.exile_items, READY, -number)
    s.exile_items = added(s.exile_items, EXHAUSTED, number)
    s.tell(EXILE_TIRED, (number, s.exile_items[READY]))


def roam(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.EX.3 To an adjacent forest."""
    beside = s.board.beside[-s.stands[side - FIRST_HIRELING]]
    forest = yield Ask(seat, EXILE_FOREST, [FOREST[number] for number in s.board.forests if beside >> number & 1])
    s.stands = changed(s.stands, side - FIRST_HIRELING, -forest.value)
    s.tell(EXILE_MOVED, (forest,))


class Brigand(Hireling):
    """ROOT-H.BR.1 to ROOT-H.BR.3. A card with two actions, each once a Daylight (ROOT-H.2.4)."""

    acts_in = IN_DAYLIGHT
    often = True  # the two actions note by themselves that they were used

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.BR.1 The items go under the ruins, once (ROOT-H.BR.1x1)."""
        lay_ruin_items(s)
        return
        yield

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return may_dig(s, side, seat) or may_rob(s, side, seat)

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """One of the two."""
        options = [DIG] if may_dig(s, side, seat) else []
        if may_rob(s, side, seat):
            options.append(ROB)
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(seat, BRIGAND_ACTION, options)
        if choice is DIG:
            yield from dig(s, side, seat)
        else:
            yield from rob(s, side, seat)


def diggable(s: Root, seat: int) -> int:
    """The ruins with an item in clearings with faction pieces of a seat, as a mask."""
    bits = 0
    for clearing in MEMBERS[s.ruins & with_faction_piece(s, seat)]:
        if s.ruin_items[clearing]:
            bits |= 1 << clearing
    return bits


def may_dig(s: Root, side: int, seat: int) -> bool:
    return not has_acted(s, side, 0) and diggable(s, seat) != 0


def dig(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.BR.2 An item from a ruin; it scores nothing (ROOT-H.BR.2x1)."""
    note_action(s, side, 0)
    clearing = yield from one_of(s, side, seat, BRIGAND_RUIN, diggable(s, seat))
    item = yield from look_under(s, seat, clearing)
    if not s.ruin_items[clearing]:
        remove_ruin(s, clearing)
    s.tell(BRIGAND_TOOK, (SEATS[seat], ITEM[item]))
    yield from FACTIONS[s.faction[seat]].keeps_item(s, seat, item)


def victims(s: Root, seat: int) -> list[int]:
    """The players with a card and a faction piece in a clearing that has one of this seat too."""
    here = with_faction_piece(s, seat)
    return [other for other in opponents(s, seat) if s.hands[other] and with_faction_piece(s, other) & here]


def ready_items(s: Root, seat: int) -> list[Option]:
    """The face-up items in a Crafted Items box."""
    return [ITEM[item] for item in range(8) if s.boxes[seat * 8 + item]]


def may_rob(s: Root, side: int, seat: int) -> bool:
    return not has_acted(s, side, 1) and bool(ready_items(s, seat)) and bool(victims(s, seat))


def rob(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.BR.3 Exhaust a crafted item to take a random card. ROOT-H.BR.3x1 It is never refreshed."""
    note_action(s, side, 1)
    item = yield Ask(seat, TIRE_WHAT, ready_items(s, seat))
    exhaust_in_box(s, seat, item.value)
    others = [SEATS[other] for other in victims(s, seat)]
    whom = others[0]
    if len(others) > 1:
        whom = yield Ask(seat, BRIGAND_ROBS, others)
    yield from take_random_card(s, seat, whom.value)


add(Exile(faction("exile")))
add(Brigand(faction("brigand")))
