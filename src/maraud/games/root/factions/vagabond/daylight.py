"""ROOT-9.5 The Vagabond's Daylight: any actions, paid by exhausting items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import has_piece, warriors
from maraud.games.root.cards import CROSSBOW, HAMMER, SWORD
from maraud.games.root.factions.faction import AGAIN, DONE, Loss
from maraud.games.root.factions.vagabond.items import (
    FRESH,
    any_ready,
    choose_item,
    damaged,
    exhaust,
    gain,
    in_states,
    ready,
    repair,
)
from maraud.games.root.factions.vagabond.questing import complete_quest, possible_quests
from maraud.games.root.factions.vagabond.relations import aided
from maraud.games.root.factions.vagabond.ruins import explore, may_explore
from maraud.games.root.factions.vagabond.special import HIDING, may_use_special, use_special
from maraud.games.root.factions.vagabond.walking import walk, walks
from maraud.games.root.factions.vagabond.words import (
    AID_CARD,
    AID_ITEM,
    AID_TAKE,
    AID_TAKEN,
    AID_WHOM,
    AIDED,
    CRAFT_CARD,
    DAYLIGHT,
    NO_AID,
    NO_BOOT,
    NO_CRAFT,
    NO_CROSSBOW,
    NO_HAMMER,
    NO_QUEST,
    NO_SPECIAL,
    NO_SWORD,
    NO_TORCH,
    REPAIR_WHAT,
    STRIKE_WHAT,
    STRIKE_WHOM,
)
from maraud.games.root.hands import card_options, give, has_match, matching, passes_unseen, watchers
from maraud.games.root.law.battle import battle_in, defenders
from maraud.games.root.law.boxes import out_of_box
from maraud.games.root.law.crafting import craft_card, may_craft, offer_crafts
from maraud.games.root.law.removal import removable, remove
from maraud.games.root.law.turn import do_of_daylight, is_of_daylight, offer_daylight
from maraud.games.root.options import (
    AID,
    BATTLE,
    CARD,
    CRAFT,
    DO_QUEST,
    EXPLORE,
    FACTION,
    ITEM,
    MOVE,
    PIECE,
    REPAIR,
    SPECIAL,
    STRIKE,
)
from maraud.games.root.pieces import CARDBOARD_OF, NO_FACTION, WARRIORS_OF
from maraud.games.root.state import Root, are_enemies


def actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-9.5 Any actions in any order. One lap, one action."""
    menu = Menu(s, seat, DAYLIGHT, PASS)
    menu.offer(MOVE, walks(s, seat) != 0, NO_BOOT)
    menu.offer(BATTLE, may_fight(s, seat), NO_SWORD)
    menu.offer(EXPLORE, may_explore(s, seat), NO_TORCH)
    menu.offer(AID, bool(aidable(s, seat)), NO_AID)
    menu.offer(DO_QUEST, bool(possible_quests(s, seat)), NO_QUEST)
    menu.offer(STRIKE, may_strike(s, seat), NO_CROSSBOW)
    menu.offer(REPAIR, ready(s, seat, HAMMER) > 0 and bool(damaged(s, seat)), NO_HAMMER)
    menu.offer(CRAFT, ready(s, seat, HAMMER) > 0 and may_craft(s, seat), NO_CRAFT)
    menu.offer(SPECIAL, may_use_special(s, seat), NO_SPECIAL)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        yield from DO[act](s, seat)
    return DONE if s.marks & HIDING else AGAIN


def may_fight(s: Root, seat: int) -> bool:
    """ROOT-9.5.2 A sword to exhaust, and an enemy in the pawn's clearing."""
    return s.pawn[seat] > 0 and ready(s, seat, SWORD) > 0 and bool(defenders(s, seat, s.pawn[seat]))


def fight(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.2 Battle in the pawn's clearing."""
    exhaust(s, seat, SWORD)
    yield from battle_in(s, seat, s.pawn[seat])


# ROOT-9.5.4 Aid.


def aidable(s: Root, seat: int) -> list[int]:
    """ROOT-9.5x1 The players with faction pieces in the pawn's clearing, with an item and a card to aid them with."""
    here = s.pawn[seat]
    if here <= 0 or not any_ready(s, seat) or not has_match(s, seat, s.suit[here]):
        return []
    return [other for other in range(s.seats) if other != seat and has_piece(s, other, here)]


def aid(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.4, ROOT-9.5x2 Exhaust any item, give a matching card, perhaps take a crafted item, and grow closer."""
    whom = (yield Ask(seat, AID_WHOM, [SEATS[other] for other in aidable(s, seat)])).value
    item = yield from choose_item(s, seat, AID_ITEM, in_states(s, seat, (FRESH,)), ())
    exhaust(s, seat, item.value)
    cards = card_options(matching(s, seat, s.suit[s.pawn[seat]]))
    card = yield Ask(seat, AID_CARD, cards, secret=passes_unseen(s, seat, whom))
    give(s, seat, whom, card.value)
    s.whisper(AIDED, (SEATS[whom],), watchers(s, seat) | watchers(s, whom), (SEATS[whom], CARD[card.value]))
    yield from take_crafted_item(s, seat, whom)
    aided(s, seat, whom)


def take_crafted_item(s: Root, seat: int, other: int) -> Flow[None]:
    """ROOT-9.5.4 He may take one item of the other's Crafted Items, exhausted ones too (ROOT-CARD-LEAGUE.2)."""
    items = [i for i in range(8) if s.boxes[other * 8 + i] or s.tired_boxes[other * 8 + i]]
    if not items:
        return
    choice = yield Ask(seat, AID_TAKE, [PASS, *(ITEM[item] for item in items)])
    if choice is PASS:
        return
    out_of_box(s, other, choice.value)
    gain(s, seat, choice.value)
    s.tell(AID_TAKEN, (choice, SEATS[other]))


# ROOT-9.5.6 Strike.


def strikable(s: Root, seat: int) -> list[int]:
    """The enemies in the pawn's clearing with a piece that a Strike can remove."""
    return [
        side
        for side in range(s.sides)
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side) and struck_kinds(s, seat, side)
    ]


def struck_kinds(s: Root, seat: int, side: int) -> list[int]:
    """ROOT-9.5.6 A warrior; only without one, another piece."""
    here = s.pawn[seat]
    kinds = WARRIORS_OF[s.faction[side]] if warriors(s, side, here) else CARDBOARD_OF[s.faction[side]]
    return removable(s, side, here, seat, kinds)


def may_strike(s: Root, seat: int) -> bool:
    """ROOT-9.5.6 A crossbow to exhaust, and a target."""
    return s.pawn[seat] > 0 and ready(s, seat, CROSSBOW) > 0 and bool(strikable(s, seat))


def strike(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.6 Exhaust a crossbow and remove one piece."""
    exhaust(s, seat, CROSSBOW)
    here = s.pawn[seat]
    targets = [FACTION[s.faction[side]] for side in strikable(s, seat)]
    faction = (yield Ask(seat, STRIKE_WHOM, targets)).value
    side = s.faction.index(faction)
    kinds = [PIECE[kind] for kind in struck_kinds(s, seat, side)]
    kind = yield from choose_item(s, seat, STRIKE_WHAT, kinds, ())
    yield from remove(s, [Loss(side, kind.value, here, 1, seat)])


def mend(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.7 Exhaust a hammer and repair an item."""
    exhaust(s, seat, HAMMER)
    item = yield from choose_item(s, seat, REPAIR_WHAT, damaged(s, seat), ())
    repair(s, seat, item)


def craft(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.8 One hammer for each icon of the cost, in the suit of the pawn's clearing."""
    menu = Menu(s, seat, CRAFT_CARD)
    offer_crafts(s, seat, menu)
    card = yield menu
    yield from craft_card(s, seat, card.value)


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    MOVE: walk,
    BATTLE: fight,
    EXPLORE: explore,
    AID: aid,
    DO_QUEST: complete_quest,
    STRIKE: strike,
    REPAIR: mend,
    CRAFT: craft,
    SPECIAL: use_special,
}
