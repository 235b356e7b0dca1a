"""What changed on faction boards between two states of a game, for Rootlog: items, warriors, quests, ministers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.games.root.cards import ITEM_IDS
from maraud.games.root.options import CHARACTER, LEADER, MINISTER, MOOD
from maraud.games.root.pieces import (
    ALLIANCE,
    CULT,
    DUCHY,
    EYRIE,
    HUNDREDS,
    NO_FACTION,
    PLAYER_FACTIONS,
    RIVERFOLK,
)
from maraud.games.root.rootlog_lines import Act, Line, text
from maraud.games.root.rootlog_signs import ITEM, LETTER, STANDINGS, place_sign, quest_sign
from maraud.games.root.state import SETUP, Root

ITEMS: Final = len(ITEM_IDS)
FRESH: Final = 0  # states of an item, as in `gear`
TIRED: Final = 1
DAMAGED: Final = 2


def stood_aside(s: Root, faction: int) -> dict[int, int]:
    """The warriors that stand on a faction's board, by their own faction: officers, acolytes, funds and payments."""
    if faction == ALLIANCE:
        return {faction: s.officers}
    if faction == CULT:
        return {faction: s.acolytes}
    if faction != RIVERFOLK or not s.funds:
        return {}
    return {
        other: s.payments[other] + s.funds[other] + sum(s.committed[other::PLAYER_FACTIONS])
        for other in range(PLAYER_FACTIONS)
    }


def aside_acts(before: Root, after: Root, seat: int, line: Line, come: bool) -> list[Act]:
    """Warriors that came onto a faction board, or those that left it."""
    faction = after.faction[seat]
    old, new = stood_aside(before, faction), stood_aside(after, faction)
    acts: list[Act] = []
    for other, number in new.items():
        change = number - old.get(other, 0)
        thing, board = line.thing(LETTER[other], "w"), line.board(LETTER[faction])
        if change > 0 and come:
            acts.append(Act(change, thing, "", board))
        elif change < 0 and not come:
            acts.append(Act(-change, thing, board, ""))
    return acts


# Items. A place is a seat's board, a clearing with a ruin, or none; an item there has a state.


def items_of(s: Root, seat: int) -> list[int]:
    """How many items of each kind and state a seat has: `[item * 4 + state]`."""
    found = [0] * (4 * ITEMS)
    for item in range(ITEMS):
        found[item * 4 + FRESH] += s.boxes[seat * ITEMS + item]
        found[item * 4 + TIRED] += s.tired_boxes[seat * ITEMS + item]
        if s.faction[seat] == HUNDREDS and s.hoard:
            found[item * 4 + FRESH] += s.hoard[item]
        for state in range(4) if s.gear and s.gear[seat] else ():
            found[item * 4 + state] += s.gear[seat][item * 4 + state]
    return found


def ruin_of(before: Root, after: Root) -> int:
    """The clearing whose ruin has lost an item, or 0."""
    for clearing, number in enumerate(before.ruin_items):
        if after.ruin_items[clearing] < number:
            return clearing
    return 0


def write_items(before: Root, after: Root, line_of: Callable[[int], Line]) -> None:
    """Items that changed hands or sides, in the lines of those who have them. Crafting says what is crafted."""
    lost: list[list[tuple[int, int]]] = [[] for _ in range(ITEMS)]
    won: list[list[tuple[int, int]]] = [[] for _ in range(ITEMS)]
    for seat in range(after.seats):
        if before.faction[seat] == NO_FACTION or before.character[seat] != after.character[seat]:
            continue  # items to begin with
        old, new = items_of(before, seat), items_of(after, seat)
        for code in range(4 * ITEMS):
            side = won if new[code] > old[code] else lost
            side[code // 4] += [(seat, code % 4)] * abs(new[code] - old[code])
    for item in range(ITEMS):
        turned = [pair for pair in lost[item] if any(seat == pair[0] for seat, _ in won[item])]
        for seat, state in turned:
            target = next(pair for pair in won[item] if pair[0] == seat)
            won[item].remove(target)
            lost[item].remove((seat, state))
            line_of(seat).acts += turn_acts(after, line_of(seat), item, seat, state, target[1])
        givers, takers = [seat for seat, _ in lost[item]], [seat for seat, _ in won[item]]
        for place in range(max(len(givers), len(takers))):
            giver = givers[place] if place < len(givers) else -1
            taker = takers[place] if place < len(takers) else -1
            line = line_of(taker if taker >= 0 else giver)
            line.acts += given_acts(before, after, line, item, giver, taker)


def turn_acts(s: Root, line: Line, item: int, seat: int, old: int, new: int) -> list[Act]:
    """An item that is exhausted or refreshed, damaged or repaired, or both."""
    board = "" if LETTER[s.faction[seat]] == line.letter else line.board(LETTER[s.faction[seat]])
    acts: list[Act] = []
    if old & TIRED != new & TIRED:
        acts.append(Act(1, ITEM[item], board, "e" if new & TIRED else "r"))
    if old & DAMAGED != new & DAMAGED:
        acts.append(Act(1, ITEM[item], board or ("d" if old & DAMAGED else ""), "d" if new & DAMAGED else "s"))
    return acts


def given_acts(before: Root, after: Root, line: Line, item: int, giver: int, taker: int) -> list[Act]:
    """An item that went from board to board, out of a ruin, or out of the game; -1 for no seat."""
    if taker < 0:
        letter = LETTER[after.faction[giver]]
        return [Act(1, ITEM[item], "" if letter == line.letter else line.board(letter), "")]
    board = line.board(LETTER[after.faction[taker]])
    if giver >= 0:
        return [Act(1, ITEM[item], line.board(LETTER[after.faction[giver]]), board)]
    if after.ruin_pool[item] < before.ruin_pool[item]:
        return [Act(1, ITEM[item], str(ruin_of(before, after)), board)]
    return []


# What only one faction has.


def own_acts(before: Root, after: Root, seat: int, line: Line) -> list[Act]:
    """What changed of a faction's own: pawn, character, leader, mood, ministers, standings, coalition, quests."""
    letter = LETTER[after.faction[seat]]
    acts: list[Act] = []
    if before.character[seat] != after.character[seat]:
        acts.append(Act(1, f"#{CHARACTER[after.character[seat]].name}", "", line.board(letter)))
    if before.pawn[seat] != after.pawn[seat]:
        acts.append(Act(1, line.thing(letter, "p"), "", place_sign(after.board, after.pawn[seat])))
    if after.faction[seat] == EYRIE and after.leader >= 0 and before.leader != after.leader:
        acts.append(Act(1, f"#{LEADER[after.leader].name}", "", line.board(letter)))
    if after.faction[seat] == HUNDREDS and after.mood >= 0 and before.mood != after.mood:
        acts.append(Act(1, f"#{MOOD[after.mood].name}", "", line.board(letter)))
    if after.faction[seat] == DUCHY:
        acts += minister_acts(before, after, line)
    if before.partner[seat] != after.partner[seat]:
        acts.append(text(f"++->{line.board(LETTER[after.faction[after.partner[seat]]])}"))
    elif before.dominance[seat] != after.dominance[seat]:
        acts.append(text(f"++->{line.board(letter)}"))
    return acts + standing_acts(before, after, seat, line) + quest_acts(before, after, seat, line)


def minister_acts(before: Root, after: Root, line: Line) -> list[Act]:
    """Ministers that were swayed, or lost."""
    acts: list[Act] = []
    for number, word in enumerate(MINISTER):
        name = f"#{word.name.replace('-', '')}"
        if after.swayed >> number & 1 and not before.swayed >> number & 1:
            acts.append(Act(1, name, "", line.board(LETTER[DUCHY])))
        elif before.swayed >> number & 1 and not after.swayed >> number & 1:
            acts.append(Act(1, name, "D$", ""))
    return acts


def standing_acts(before: Root, after: Root, seat: int, line: Line) -> list[Act]:
    """How a Vagabond stands with others."""
    board = line.board(LETTER[after.faction[seat]])
    old = before.relations[seat] if seat < len(before.relations) else []
    new = after.relations[seat] if seat < len(after.relations) else []
    return [
        text(f"{board}_{LETTER[after.faction[other]]}->{STANDINGS[number]}")
        for other, number in enumerate(new)
        if old and number != old[other]
    ]


def quest_acts(before: Root, after: Root, seat: int, line: Line) -> list[Act]:
    """Quests that were completed, and those turned up by it."""
    done = len(before.quests_done[seat]) if before.quests_done else 0
    new = (after.quests_done[seat] if after.quests_done else [])[done:]
    acts = [Act(1, quest_sign(quest), "Q", line.board(LETTER[after.faction[seat]])) for quest in new]
    if seat == turner(after):
        acts += [Act(1, quest_sign(quest), "", "Q") for quest in after.quests if quest not in before.quests]
    return acts


def turner(s: Root) -> int:
    """The seat for which quests are turned up: in set-up the first Vagabond's, then that of whose turn it is."""
    if s.phase != SETUP:
        return s.active
    return next((seat for seat in range(s.seats) if s.gear[seat]), -1)
