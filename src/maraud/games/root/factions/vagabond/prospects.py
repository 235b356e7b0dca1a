"""What things may bring the Vagabond, in points or parts of one. Rules of thumb, not rules; for advice only."""

from __future__ import annotations

from typing import Final

from maraud.games.root.board import cardboard, has_piece, warriors
from maraud.games.root.cards import BAG, BOOT, COINS, CROSSBOW, HAMMER, SWORD, TEA, TORCH
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.factions.vagabond.evening import CAPACITY
from maraud.games.root.factions.vagabond.items import EXHAUSTED_STATE, FRESH, ITEMS, on_track, ready, swords, whole
from maraud.games.root.factions.vagabond.questing import can_pay
from maraud.games.root.factions.vagabond.relations import (
    AIDS_NEEDED,
    ALLIED,
    HOSTILE,
    POINTS,
    POINTS_FOR_ALLIED_AID,
    has_relation,
)
from maraud.games.root.factions.vagabond.walking import boots_to
from maraud.games.root.hands import matches
from maraud.games.root.law.battle import defenders, fighting_places
from maraud.games.root.law.moving import barred
from maraud.games.root.maps import MEMBERS
from maraud.games.root.prospects import HIGHER, LOWER, TOLL, card_worth, has_toll
from maraud.games.root.quests import QUEST_ITEMS, QUEST_SUIT
from maraud.games.root.state import Root

NONE: Final = -100.0
FIND: Final = 2.4  # an item from a ruin and the point for it
HURT: Final = 0.6  # an item damaged
AMBUSHED: Final = 0.25  # facing a hand that may hold an ambush
SPARE: Final = 0.08  # an item exhausted that will be refreshed anyway
DEAR: Final = 0.5  # and one beyond that
CLOSER: Final = 0.35  # a step of friendship, beside its points
ENMITY: Final = [0.0, 0.3, 1.0, 3.0]  # what it costs to turn an Indifferent to Allied faction Hostile
NEXT_STOP: Final = 0.35  # share of what else can be done in a clearing
FAR: Final = 0.55  # share of what only the next turn can reach

# What an item is worth, by how many there are already: boot, bag, crossbow, hammer, sword, tea, coins, torch.
FIRST_ITEM: Final = [1.6, 0.4, 0.7, 0.9, 1.6, 1.7, 1.1, 1.5]
MORE_ITEMS: Final = [1.0, 0.3, 0.3, 0.4, 1.3, 1.4, 0.9, 0.4]


def owned(s: Root, seat: int, item: int) -> int:
    """How many items of a kind he has, in any state."""
    return sum(s.gear[seat][item * 4 : item * 4 + 4])


def item_worth(s: Root, seat: int, item: int) -> float:
    """What one more item of a kind is worth."""
    return FIRST_ITEM[item] if not owned(s, seat, item) else MORE_ITEMS[item]


def exhausted(s: Root, seat: int) -> int:
    """How many items are face down."""
    return sum(s.gear[seat][item * 4 + 1] + s.gear[seat][item * 4 + 3] for item in range(ITEMS))


def cost_of(s: Root, seat: int, number: int) -> float:
    """What it costs to exhaust some items: little as long as the next Birdsong refreshes them."""
    spare = 3 + 2 * on_track(s, seat, TEA) - exhausted(s, seat)
    return SPARE * number + (DEAR - SPARE) * max(0, number - max(spare, 0))


def use_of(s: Root, seat: int, item: int) -> float:
    """What a ready item is still good for in this turn, or for staying face up."""
    here = s.pawn[seat]
    number = ready(s, seat, item)
    if item == TEA:
        return 1.2 if number <= 3 else 0.0
    if item == COINS:
        return 0.9 if number <= 3 else 0.0
    if item == BAG:
        return 1.0 if sum(s.gear[seat]) > CAPACITY else 0.4
    if item == TORCH:
        return 2.0 if s.ruin_pool != [0] * ITEMS else 0.4
    if item == BOOT:
        return 0.7 / number
    if item == SWORD:
        return 1.0 / number if here > 0 and defenders(s, seat, here) else 0.4 / number
    if item == HAMMER:
        return 0.5
    return 0.5 if item == CROSSBOW else 0.3


# What can be done in a clearing.


def quest_worth(s: Root, seat: int, quest: int) -> float:
    """Points, or two cards, for two items."""
    number = 1 + sum(QUEST_SUIT[done] == QUEST_SUIT[quest] for done in s.quests_done[seat])
    dear = sum(0.5 for item in QUEST_ITEMS[quest] if item in (TEA, COINS))
    return max(number + 0.5, 1.6) - dear - cost_of(s, seat, 2)


def best_quest(s: Root, seat: int, clearing: int) -> tuple[float, int]:
    """The best quest of a clearing's suit, and what it brings; -1 for none."""
    best, chosen = NONE, -1
    for quest in s.quests:
        if QUEST_SUIT[quest] == s.suit[clearing] and can_pay(s, seat, quest):
            worth = quest_worth(s, seat, quest)
            if worth > best:
                best, chosen = worth, quest
    return best, chosen


def gifts(s: Root, seat: int, clearing: int) -> list[int]:
    """The cards of the hand that match a clearing, those first that are missed least."""
    cards = [card for card in s.hands[seat] if matches(card, s.suit[clearing])]
    return sorted(cards, key=lambda card: card_worth(s, seat, card))


def best_in_box(s: Root, seat: int, other: int) -> tuple[float, int]:
    """The best item among another's Crafted Items, and its worth; -1 for none."""
    best, chosen = 0.0, -1
    for item in range(ITEMS):
        if (s.boxes[other * 8 + item] or s.tired_boxes[other * 8 + item]) and item_worth(s, seat, item) > best:
            best, chosen = item_worth(s, seat, item), item
    return best, chosen


def aid_worth(s: Root, seat: int, other: int, cards: list[int]) -> float:
    """What one Aid brings: an item, points or a part of a step, less the card, and what it helps a rival."""
    worth = best_in_box(s, seat, other)[0] + friendship(s, seat, other, len(cards))
    lead = (s.vp[other] - s.vp[seat]) * 0.02
    return worth - 0.35 * card_worth(s, seat, cards[0]) - 0.15 - max(lead, 0.0) - cost_of(s, seat, 1)


def friendship(s: Root, seat: int, other: int, cards: int) -> float:
    """What one Aid brings in points, if there are cards and items enough for the step it belongs to."""
    if not has_relation(s, seat, other) or s.relations[seat][other] == HOSTILE:
        return 0.0
    step = s.relations[seat][other]
    if step == ALLIED:
        return float(POINTS_FOR_ALLIED_AID)
    left = AIDS_NEEDED[step] - s.aids[other]
    items = sum(s.gear[seat][item * 4 + FRESH] for item in range(ITEMS))
    return (POINTS[step] + CLOSER) / left if min(cards, items) >= left else 0.0


def best_aid(s: Root, seat: int, clearing: int) -> tuple[float, int]:
    """Whom best to aid in a clearing, and what it brings; -1 for nobody."""
    best, chosen = NONE, -1
    cards = gifts(s, seat, clearing)
    for other in range(s.seats):
        if cards and other != seat and has_piece(s, other, clearing):
            worth = aid_worth(s, seat, other, cards)
            if worth > best:
                best, chosen = worth, other
    return best, chosen


def fight_worth(s: Root, seat: int, side: int, clearing: int) -> float:
    """What a battle as attacker may bring: pieces removed, Infamy; items damaged, friends lost."""
    them = FACTIONS[s.faction[side]]
    guerrilla = them.takes_high_roll(s, side, False)
    ours, theirs = (LOWER, HIGHER) if guerrilla else (HIGHER, LOWER)
    blades, enemies, targets = swords(s, seat), warriors(s, side, clearing), cardboard(s, side, clearing)
    friend = has_relation(s, seat, side)
    hostile = friend and s.relations[seat][side] == HOSTILE
    extra = int(them.is_defenseless(s, side, clearing))
    worth = 0.0
    for roll in range(4):
        hits = min(roll, blades) + extra
        killed, razed = min(hits, enemies), max(0, min(targets, hits - enemies))
        points = float(razed)
        if hostile:
            points += killed + razed
        elif friend and killed:
            points += killed + razed - 1
        worth += ours[roll] * (points + 0.15 * killed + 0.3 * razed)
        worth -= theirs[roll] * HURT * min(roll, them.most_hits(s, side, clearing), whole(s, seat))
    worth /= 16
    if friend and not hostile and enemies:
        worth -= ENMITY[s.relations[seat][side]]
    if side < s.seats and s.hands[side]:
        worth -= AMBUSHED
    if targets and has_toll(s, seat, clearing):
        worth -= TOLL
    return worth - cost_of(s, seat, 1)


def best_fight(s: Root, seat: int, clearing: int) -> tuple[float, int]:
    """Whom best to battle in a clearing, and what it brings; -1 for nobody."""
    best, chosen = NONE, -1
    for side in defenders(s, seat, clearing):
        worth = fight_worth(s, seat, side, clearing)
        if worth > best:
            best, chosen = worth, side
    return best, chosen


def strike_worth(s: Root, seat: int, side: int, clearing: int) -> float:
    """A point for a building or token; a warrior is worth little, and its faction takes it amiss."""
    if not warriors(s, side, clearing):
        return 1.3 - cost_of(s, seat, 1) - (TOLL if has_toll(s, seat, clearing) else 0.0)
    if has_relation(s, seat, side) and s.relations[seat][side] != HOSTILE:
        return 0.3 - ENMITY[s.relations[seat][side]]
    exposed = 0.4 if warriors(s, side, clearing) == 1 and cardboard(s, side, clearing) else 0.0
    return 0.3 + exposed - cost_of(s, seat, 1)


def best_strike(s: Root, seat: int, clearing: int) -> tuple[float, int]:
    """Whom best to strike in a clearing, and what it brings; -1 for nobody."""
    best, chosen = NONE, -1
    for side in defenders(s, seat, clearing):
        if warriors(s, side, clearing) or cardboard(s, side, clearing):
            worth = strike_worth(s, seat, side, clearing)
            if worth > best:
                best, chosen = worth, side
    return best, chosen


def can_find(s: Root, clearing: int) -> bool:
    """Whether a ruin with an item is there."""
    return bool(s.ruins >> clearing & 1) and s.ruin_items[clearing] > 0


def stop_worth(s: Root, seat: int, clearing: int) -> float:
    """What he can do in a clearing with the items and cards he has ready."""
    worths = [best_quest(s, seat, clearing)[0], best_aid(s, seat, clearing)[0]]
    if ready(s, seat, TORCH) and can_find(s, clearing):
        worths.append(FIND)
    if ready(s, seat, SWORD):
        worths.append(best_fight(s, seat, clearing)[0] * (1.0 if ready(s, seat, SWORD) == 1 else 1.4))
    if ready(s, seat, CROSSBOW):
        worths.append(best_strike(s, seat, clearing)[0])
    gains = [worth for worth in worths if worth > 0]
    return max(gains) + NEXT_STOP * (sum(gains) - max(gains)) if gains else 0.0


def scorch_worth(s: Root, seat: int) -> float:
    """The points of all that would be removed here, less the friends it costs."""
    here, worth = s.pawn[seat], 0.0
    for other in range(s.seats):
        if other != seat:
            worth += cardboard(s, other, here) + 0.2 * warriors(s, other, here)
            if warriors(s, other, here) and s.relations[seat][other] > 0:
                worth -= s.relations[seat][other]
    return worth


def quarrels(s: Root, seat: int) -> list[tuple[int, int]]:
    """Who could be made to battle whom here, himself left out."""
    here = s.pawn[seat]
    there = [other for other in range(s.seats) if other != seat and has_piece(s, other, here)]
    return [(one, other) for one in there for other in there if one != other and fighting_places(s, one) >> here & 1]


def instigation(s: Root, seat: int, attacker: int, defender: int) -> float:
    """What a battle between two others may bring: their buildings and tokens."""
    here = s.pawn[seat]
    strength, guards = min(warriors(s, attacker, here), 3), warriors(s, defender, here)
    hits = 0.62 * strength + (1.0 if not guards else 0.0)
    return 1.2 * max(0.0, min(cardboard(s, defender, here), hits - guards)) + 0.1


# Ways.


def steps_from(s: Root, seat: int, here: int) -> int:
    """The clearings one move away from a clearing, or from a forest as a number below 0, as a mask."""
    near = s.board.touches[-here] if here < 0 else s.paths[here]
    return near & ~barred(s, seat, max(here, 0), near)


def best_way(s: Root, seat: int, boots: int) -> tuple[float, int]:
    """The first step towards the clearing that promises most, and what the way brings; 0 if nowhere is better.

    Beyond the boots he has, what he finds waits for the next turn.
    """
    here = s.pawn[seat]
    first = {clearing: clearing for clearing in MEMBERS[steps_from(s, seat, here)]}
    spent = {clearing: boots_to(s, seat, clearing) for clearing in first}
    queue = sorted(first, key=lambda clearing: spent[clearing])
    best, chosen = NONE, 0
    place = 0
    while place < len(queue):
        clearing = queue[place]
        place += 1
        worth = stop_worth(s, seat, clearing) * (1.0 if spent[clearing] <= boots else FAR) - 0.1 * spent[clearing]
        if spent[first[clearing]] <= boots and worth > best:
            best, chosen = worth, first[clearing]
        if spent[clearing] > boots + 1:
            continue
        for further in MEMBERS[steps_from(s, seat, clearing)]:
            if further != here and further not in first:
                first[further] = first[clearing]
                spent[further] = spent[clearing] + boots_to(s, seat, further)
                queue.append(further)
    return best, chosen


def broken(s: Root, seat: int) -> int:
    """How many items are damaged."""
    return sum(s.gear[seat]) - whole(s, seat)


def loss_of(s: Root, seat: int, item: int, state: int) -> float:
    """What it costs to have an item damaged: least where there are more, or where it is exhausted anyway."""
    left = s.gear[seat][item * 4 + FRESH] + s.gear[seat][item * 4 + EXHAUSTED_STATE]
    worth = FIRST_ITEM[item] if left == 1 else MORE_ITEMS[item]
    return worth - (0.3 if state == EXHAUSTED_STATE else 0.0)
