"""What things may bring, in points or parts of one: battles, moves, cards. Rules of thumb, not rules; for advice only.

Nothing here reads what the seat that is advised cannot know.
"""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import cardboard, warriors
from maraud.games.root.cards import (
    BIRD,
    CARD_COST,
    CARD_IDS,
    CARD_ITEM,
    CARD_SUIT,
    IS_AMBUSH,
    IS_CRAFTABLE,
    IS_DOMINANCE,
    IS_PERSISTENT,
)
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.law.battle import defenders, fighting_places
from maraud.games.root.law.crafting import can_pay, crafting_pieces
from maraud.games.root.law.moving import destinations
from maraud.games.root.maps import ALL, BEYOND, MEMBERS
from maraud.games.root.pieces import KIND_COUNT, NO_FACTION, WARRIOR_OF, WIDTH
from maraud.games.root.state import Root, are_enemies

HIGHER: Final = [1, 3, 5, 7]  # of sixteen rolls of two dice, how many have this as the higher result
LOWER: Final = [7, 5, 3, 1]

KILL: Final = 0.3  # an enemy warrior removed
RAZE: Final = 1.3  # an enemy building or token removed: the point, and what its owner loses
ITEMS: Final = 3  # hits that a pawn feels as others feel lost warriors
AHEAD: Final = 0.03  # for each point that a player has more than the seat that is advised
IN_LEAD: Final = 0.02  # and more than all others
SERIOUS: Final = 15.0  # points at which that counts in full
LEAST_HARM: Final = 0.3  # of what harm is worth, to whoever is far behind
LOSE: Final = 0.35  # a warrior of one's own lost
RAZED: Final = 1.5  # a building or token of one's own lost
AMBUSH: Final = 0.25  # facing a hand that may hold an ambush
TOLL: Final = 0.5  # marching where it costs a card
RULE: Final = 0.35  # to rule a clearing more
SLOT: Final = 0.15  # and for each open slot in it
GUARD: Final = 0.5  # a building or token of one's own left without a warrior
FOLLOW: Final = 0.6  # share of a battle's worth that a move towards it is worth
FAVORS: Final = {CARD_IDS.index(f"favor-{name}"): suit for suit, name in enumerate(("foxes", "rabbits", "mice"), 1)}


def battle_worth(s: Root, seat: int, defender: int, clearing: int, more: int = 0) -> float:
    """What a battle may bring, with `more` warriors than are there now."""
    us, them = FACTIONS[s.faction[seat]], FACTIONS[s.faction[defender]]
    swapped = them.takes_high_roll(s, defender, False)
    ours, theirs = (LOWER, HIGHER) if swapped else (HIGHER, LOWER)
    fighters, enemies = warriors(s, seat, clearing) + more, warriors(s, defender, clearing)
    limit, foe_limit = us.most_hits(s, seat, clearing) + more, them.most_hits(s, defender, clearing)
    extra = us.extra_hits(s, seat, True, clearing) + int(them.is_defenseless(s, defender, clearing))
    goods, targets = cardboard(s, seat, clearing), cardboard(s, defender, clearing)
    if them.pawn_at(s, defender) == clearing:
        enemies += ITEMS
    raze = RAZE + them.prized
    gain = loss = 0.0
    for roll in range(4):
        hits = min(roll, limit) + extra
        gain += ours[roll] * (KILL * min(hits, enemies) + raze * max(0, min(targets, hits - enemies)))
        hits = min(roll, foe_limit)
        loss += theirs[roll] * (LOSE * min(hits, fighters) + RAZED * max(0, min(goods, hits - fighters)))
    if defender < s.seats:
        gain *= danger(s, seat, defender)
        if s.hands[defender]:
            loss += 16 * AMBUSH
    return (gain - loss) / 16


def danger(s: Root, seat: int, other: int) -> float:
    """How much more harm to a player is worth than harm to anybody: much to whoever leads, and most near the end."""
    rest = max((s.vp[side] for side in range(s.seats) if side not in (seat, other)), default=0)
    lead = AHEAD * (s.vp[other] - s.vp[seat]) + IN_LEAD * (s.vp[other] - rest)
    return max(LEAST_HARM, 1.0 + lead * s.vp[other] / SERIOUS)


def best_defender(s: Root, seat: int, clearing: int) -> tuple[float, int]:
    """The best enemy to battle in a clearing, and what it may bring."""
    best, whom = -100.0, -1
    for defender in defenders(s, seat, clearing):
        hired = 0 if s.hirer != seat or s.lender == defender else warriors(s, s.lender, clearing)
        worth = battle_worth(s, seat, defender, clearing, hired)
        if worth > best:
            best, whom = worth, defender
    return best, whom


def best_battle(s: Root, seat: int, within: int = ALL) -> tuple[float, int]:
    """The best clearing to battle in, and what it may bring; clearing 0 if there is none."""
    best, where = -100.0, 0
    for clearing in MEMBERS[fighting_places(s, seat) & within]:
        worth, whom = best_defender(s, seat, clearing)
        if whom >= 0 and worth > best:
            best, where = worth, clearing
    return best, where


def rivals(s: Root, seat: int, clearing: int) -> int:
    """The strength of the strongest other side in a clearing."""
    most = 0
    for side in range(s.sides):
        if side != seat and s.strength[side][clearing] > most:
            most = s.strength[side][clearing]
    return most


def would_rule(s: Root, seat: int, clearing: int, more: int) -> bool:
    """Whether a seat would rule a clearing with so many warriors more (or fewer)."""
    owner = s.ruler[clearing]
    lord = FACTIONS[s.faction[max(owner, 0)]]
    if owner >= 0 and lord.claims_first and lord.claims(s, owner, clearing, 0):
        return owner == seat
    strength = s.strength[seat][clearing] + more
    others = rivals(s, seat, clearing)
    return strength > others or (strength > 0 and strength == others and FACTIONS[s.faction[seat]].rules_ties)


def has_toll(s: Root, seat: int, clearing: int) -> bool:
    """Whether another player makes those pay who march into a clearing."""
    for other in range(s.seats):
        if other != seat and FACTIONS[s.faction[other]].reacts_to_moves:
            for kind in FACTIONS[s.faction[other]].toll_kinds():
                if s.count[kind][clearing]:
                    return True
    return False


def move_worth(s: Root, seat: int, origin: int, destination: int, number: int) -> float:
    """What a move may bring: rule won or lost, what is left without a guard, a battle to follow, the faction's aims."""
    faction = FACTIONS[s.faction[seat]]
    worth = faction.aim(s, seat, destination, number) - faction.aim_lost(s, seat, origin, number)
    if s.ruler[destination] != seat and would_rule(s, seat, destination, number):
        worth += RULE + SLOT * s.open_slots[destination]
    if s.ruler[origin] == seat and not would_rule(s, seat, origin, -number):
        worth -= RULE + SLOT * s.open_slots[origin]
    if number == warriors(s, seat, origin):
        worth -= GUARD * min(3, cardboard(s, seat, origin))
    if not warriors(s, seat, destination):
        worth += GUARD * min(3, cardboard(s, seat, destination))
    follow = 0.0
    for side in range(s.sides):
        if side == seat or s.faction[side] == NO_FACTION or not are_enemies(s, seat, side):
            continue
        if warriors(s, side, destination) or cardboard(s, side, destination):
            follow = max(follow, battle_worth(s, seat, side, destination, number))
    if has_toll(s, seat, destination):
        worth -= TOLL
    return worth + FOLLOW * follow


def numbers(most: int) -> list[int]:
    """How many warriors to think of moving."""
    return list(range(1, most + 1)) if most <= 3 else [1, most // 2, most - 1, most]


def best_number(s: Root, seat: int, origin: int, destination: int) -> tuple[float, int]:
    """How many warriors best move between two clearings, and what it may bring."""
    best, chosen = -100.0, 1
    for number in numbers(s.count[WARRIOR_OF[s.faction[seat]]][origin]):
        worth = move_worth(s, seat, origin, destination, number)
        if worth > best:
            best, chosen = worth, number
    return best, chosen


def best_destination(s: Root, seat: int, origin: int, among: int) -> tuple[float, int]:
    """Where warriors of a clearing best move, and what it may bring."""
    best, chosen = -100.0, 0
    for destination in MEMBERS[among]:
        worth, _ = best_number(s, seat, origin, destination)
        if worth > best:
            best, chosen = worth, destination
    return best, chosen


def best_move(s: Root, seat: int, within: int = BEYOND) -> tuple[float, int]:
    """From where to move best, and what it may bring; clearing 0 if no move is possible."""
    best, chosen = -100.0, 0
    for origin in MEMBERS[s.where[seat] & within]:
        worth, destination = best_destination(s, seat, origin, destinations(s, seat, origin))
        if destination and worth > best:
            best, chosen = worth, origin
    return best, chosen


def craft_worth(s: Root, seat: int, card: int) -> float:
    """What crafting a card may bring."""
    if not IS_CRAFTABLE[card]:
        return 0.0
    if CARD_ITEM[card] >= 0:
        return float(FACTIONS[s.faction[seat]].item_points(s, seat, card))
    if card in FAVORS:
        return favor_worth(s, seat, FAVORS[card])
    return 0.7 if IS_PERSISTENT[card] else 0.5


def favor_worth(s: Root, seat: int, suit: int) -> float:
    """What removing all enemies from the clearings of a suit may bring."""
    worth = 0.0
    for side in range(s.seats):
        if side != seat and are_enemies(s, seat, side):
            for clearing in range(1, WIDTH):
                if s.suit[clearing] == suit:
                    worth += cardboard(s, side, clearing) + 0.2 * warriors(s, side, clearing)
    return worth


def card_worth(s: Root, seat: int, card: int) -> float:
    """What a card in hand is worth keeping for."""
    worth = 1.0 + (0.5 if CARD_SUIT[card] == BIRD else 0.0)
    if IS_AMBUSH[card]:
        return worth + 0.5
    if IS_DOMINANCE[card]:
        return worth - 0.2
    if CARD_ITEM[card] >= 0 and not s.items[CARD_ITEM[card]]:
        return worth - 0.3
    if can_pay(s, CARD_COST[card], crafting_pieces(s, seat)):
        worth += 0.3 + 0.4 * craft_worth(s, seat, card)
    return worth


def least_card(s: Root, seat: int, cards: list[int]) -> int:
    """The card that is missed least."""
    return min(cards, key=lambda card: card_worth(s, seat, card))


def pieces_left(s: Root, kind: int) -> int:
    """How many pieces of a kind are on the map."""
    return KIND_COUNT[kind] - s.count[kind][0]
