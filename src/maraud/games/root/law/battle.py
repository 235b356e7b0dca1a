"""ROOT-4.3 Battle, step by step. The battle being fought is in the state: views show it, imagined worlds keep it."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.phrases import Prompt
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, has_piece, warriors
from maraud.games.root.factions.faction import FACTIONS, Loss
from maraud.games.root.hands import ambushes, card_options, discard
from maraud.games.root.law.effects import battle_effects, may_be_ambushed, use_in_battle
from maraud.games.root.law.hirelings import is_protected
from maraud.games.root.law.removal import remove
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, DIE, FACTION, FIRST, MOVE, PIECE, SECOND
from maraud.games.root.pieces import CARDBOARD_OF, WARRIOR_OF
from maraud.games.root.state import (
    ATTACKER,
    BATTLE_PLACES,
    CREDIT,
    DEFENDER,
    EXTRA_BY,
    FIRST_HIRELING,
    HIGH_ROLL,
    IGNORES_ROLLED,
    MORE_HITS,
    ROLLED_BY,
    SHIELD_USED,
    SHIELDED,
    SIDES,
    WAIVES_HITS,
    Root,
    are_enemies,
    fights_for_pay,
    is_hired,
    side_of,
)
from maraud.games.root.words import (
    AMBUSH,
    AMBUSHED,
    BATTLE_BEGAN,
    BATTLE_EFFECT,
    BATTLE_ENDED,
    BATTLE_TAKES_CARD,
    BATTLE_WHERE,
    BATTLE_WHOM,
    EFFECTS_FIRST,
    FOIL,
    FOILED,
    HITS_DEALT,
    LOSE,
    ROLLED,
)

HIT: Final = Chance(DIE)
AMBUSH_HITS: Final = 2


def decider(s: Root, side: int) -> int:
    """ROOT-1.5.5.1 The seat that decides for a side: the player itself, or for a hireling whoever its rules name."""
    return side if side < s.seats else FACTIONS[s.faction[side]].decider(s, side)


def defenders(s: Root, attacker: int, clearing: int) -> list[int]:
    """ROOT-4.3 The enemies with any piece in a clearing. No rule is needed."""
    return [
        side
        for side in enemies_there(s, attacker, clearing)
        if FACTIONS[s.faction[side]].can_be_attacked(s, side, attacker, clearing)
    ]


def seeming_defenders(s: Root, attacker: int, clearing: int) -> list[int]:
    """The same as far as all can see: what is asked of others, and whether, must not hang on the attacker's hand."""
    return [
        side
        for side in enemies_there(s, attacker, clearing)
        if FACTIONS[s.faction[side]].seems_attackable(s, side, attacker, clearing)
    ]


def enemies_there(s: Root, attacker: int, clearing: int) -> list[int]:
    """The enemies with a piece in a clearing that nothing guards."""
    return [
        side
        for side in range(s.sides)
        if side != attacker
        and is_there_to_fight(s, attacker, side, clearing)
        and are_enemies(s, attacker, side)
        and not (s.controller and is_protected(s, side, clearing, attacker))
    ]


def might_battle(s: Root, attacker: int, within: int = ALL) -> bool:
    """Whether a side could battle in some clearings, as far as all can see."""
    return any(seeming_defenders(s, attacker, clearing) for clearing in MEMBERS[fighting_places(s, attacker) & within])


def show_whether(s: Root, attacker: int, within: int) -> None:
    """ROOT-H.SU.3x2 What comes next tells whether a hand holds a card, if a battle takes one that has to be: say so."""
    if not s.controller:
        return
    seem = [
        side
        for clearing in MEMBERS[fighting_places(s, attacker) & within]
        for side in seeming_defenders(s, attacker, clearing)
    ]
    if seem and all(FACTIONS[s.faction[side]].takes_card for side in seem):
        tell_whether(s, attacker, may_battle(s, attacker, within))


def tell_whether(s: Root, attacker: int, has_card: bool) -> None:
    """Whether there is a card for a battle that takes one."""
    s.tell(BATTLE_TAKES_CARD, (FACTION[s.faction[attacker]], int(has_card)))


def move_or_battle(s: Root, seat: int, prompt: Prompt, moves: bool, within: int = ALL) -> Flow[Option]:
    """Which of the two it shall be; PASS if neither is possible. Asked whenever both seem possible to others."""
    ways = [MOVE] if moves else []
    if may_battle(s, seat, within):
        ways.append(BATTLE)
    if len(ways) > 1 or (moves and might_battle(s, seat, within)):
        return (yield Ask(seat, prompt, ways))
    return ways[0] if ways else PASS


def battlefields(s: Root, attacker: int, within: int = ALL) -> int:
    """The clearings where a side can battle, as a mask."""
    bits = 0
    for clearing in MEMBERS[fighting_places(s, attacker) & within]:
        if defenders(s, attacker, clearing):
            bits |= 1 << clearing
    return bits


def may_battle(s: Root, attacker: int, within: int = ALL) -> bool:
    """ROOT-IMPL-10 Whether a side can battle anywhere, with hope or without. Stops at the first battlefield."""
    for clearing in MEMBERS[fighting_places(s, attacker) & within]:
        if defenders(s, attacker, clearing):
            return True
    return False


def fighting_places(s: Root, side: int) -> int:
    """ROOT-4.3 The clearings where a side has a warrior or a pawn, as a mask."""
    pawn = FACTIONS[s.faction[side]].pawn_at(s, side)
    hired = s.where[s.lender] if s.hirer == side else 0  # ROOT-11.2.7.3x1
    return s.where[side] | hired | (1 << pawn if pawn else 0)


def is_there_to_fight(s: Root, attacker: int, side: int, clearing: int) -> bool:
    """Whether a side has a piece in a clearing to be attacked.

    ROOT-11.2.7.3, ROOT-15.5.2x2 Hired warriors are no enemies, and against their own faction they do not fight.
    """
    if is_hired(s, side, attacker):
        return cardboard(s, side, clearing) > 0 and FACTIONS[s.faction[attacker]].can_fight(s, attacker, clearing)
    return has_piece(s, side, clearing)


def hired_fighters(s: Root, side: int, clearing: int) -> int:
    """ROOT-11.2.7.3 The hired warriors that fight for a side in the battle being fought."""
    return warriors(s, s.lender, clearing) if s.hirer == side and fights_for_pay(s, s.lender) else 0


def battle_somewhere(s: Root, seat: int, within: int = ALL, skip: Option | None = None) -> Flow[int]:
    """Choose a battlefield and battle there. Gives the clearing, 0 if skipped."""
    options = [CLEARING[clearing] for clearing in MEMBERS[battlefields(s, seat, within)]]
    if skip is not None:
        options.append(skip)
    where = yield Ask(seat, BATTLE_WHERE, options)
    if where is skip:
        return 0
    yield from battle_in(s, seat, where.value)
    return where.value


def battle_in(s: Root, seat: int, clearing: int) -> Flow[None]:
    """Choose a defender in a clearing and battle."""
    whom = [FACTION[s.faction[side]] for side in defenders(s, seat, clearing)]
    faction = (yield Ask(seat, BATTLE_WHOM, whom, (CLEARING[clearing],))).value
    defender = side_of(s, faction)
    yield from battle(s, seat, defender, clearing)


def battle(s: Root, attacker: int, defender: int, clearing: int, credit: int = -1) -> Flow[None]:
    """ROOT-4.3 One attacker, one defender, one clearing. `credit`: who scores what is removed, if another seat does."""
    s.battle = [attacker, defender, clearing] + [0] * (BATTLE_PLACES - 3)
    s.battle[CREDIT] = credit + 1
    s.tell(BATTLE_BEGAN, (FACTION[s.faction[attacker]], FACTION[s.faction[defender]], CLEARING[clearing]))
    for side in concerned(s, attacker, defender):
        if FACTIONS[s.faction[side]].reacts_to_battles:
            yield from FACTIONS[s.faction[side]].at_start_of_battle(s, side, attacker, defender, clearing)
    yield from ambush(s, attacker, defender, clearing)
    fights_on = FACTIONS[s.faction[attacker]].can_fight(s, attacker, clearing)
    if fights_on or hired_fighters(s, attacker, clearing):  # ROOT-4.3.1.2 else it ends here
        for side in concerned(s, attacker, defender):
            if FACTIONS[s.faction[side]].reacts_to_battles:
                yield from FACTIONS[s.faction[side]].before_roll(s, side, attacker, defender, clearing)
        yield from roll(s, attacker, defender, clearing)
        yield from effects(s, attacker, defender)
        yield from deal(s, attacker, defender, clearing)
    else:
        s.tell(BATTLE_ENDED)
    for side in concerned(s, attacker, defender):
        if FACTIONS[s.faction[side]].reacts_to_battles:
            yield from FACTIONS[s.faction[side]].at_end_of_battle(s, side, attacker, defender, clearing)
    s.battle = []


def concerned(s: Root, attacker: int, defender: int) -> list[int]:
    """The sides whose abilities a battle may concern: attacker, defender, the other players, then other hirelings."""
    sides = [attacker, defender, *(seat for seat in range(s.seats) if seat not in (attacker, defender))]
    if s.controller:
        sides += [side for side in range(FIRST_HIRELING, SIDES) if side not in (attacker, defender)]
    return sides


def ambush(s: Root, attacker: int, defender: int, clearing: int) -> Flow[None]:
    """ROOT-4.3.1 The defender may ambush; ROOT-4.3.1.1 the attacker may foil it."""
    if not may_be_ambushed(s, attacker):
        return
    card = yield from may_play(s, defender, clearing, True)
    if card is PASS:
        return
    s.tell(AMBUSHED, (FACTION[s.faction[defender]], card))
    answer = yield from may_play(s, attacker, clearing, False)
    if answer is not PASS:
        s.tell(FOILED, (FACTION[s.faction[attacker]], answer))
        return
    losses = yield from take_hits(s, attacker, clearing, AMBUSH_HITS, defender)
    yield from remove(s, losses, in_battle=True)


def may_play(s: Root, side: int, clearing: int, first: bool) -> Flow[Option]:
    """Ask whoever holds a card: being asked must not tell what they hold (ROOT-1.2.1). ROOT-H.3.5x1 No hireling."""
    if side >= s.seats or not s.hands[side]:
        return PASS
    options = [PASS, *card_options(ambushes(s, side, s.suit[clearing]))]
    card = yield Ask(side, AMBUSH if first else FOIL, options, (CLEARING[clearing],))
    if card is not PASS:
        discard(s, side, card.value)
    return card


def roll(s: Root, attacker: int, defender: int, clearing: int) -> Flow[None]:
    """ROOT-4.3.3 Two dice, the higher for the attacker. ROOT-4.3.3.1 At most the own warriors there."""
    one = (yield HIT).value
    two = (yield HIT).value
    s.tell(ROLLED, (one, two))
    high, low = max(one, two), min(one, two)
    swapped = bool(s.battle[HIGH_ROLL]) or FACTIONS[s.faction[defender]].takes_high_roll(s, defender, False)
    swapped = swapped or not FACTIONS[s.faction[attacker]].takes_high_roll(s, attacker, True)
    for place, side in enumerate((attacker, defender)):
        dealt = high if (place == ATTACKER) != swapped else low
        most = FACTIONS[s.faction[side]].most_hits(s, side, clearing) + s.battle[MORE_HITS + place]
        most += hired_fighters(s, side, clearing)  # ROOT-11.2.7.3x2
        if place == ATTACKER and s.battle[WAIVES_HITS]:
            most = 0
        s.battle[ROLLED_BY + place] = min(dealt, most)
        s.battle[EXTRA_BY + place] += FACTIONS[s.faction[side]].extra_hits(s, side, place == ATTACKER, clearing)
    is_defenseless = FACTIONS[s.faction[defender]].is_defenseless(s, defender, clearing)
    if is_defenseless and not hired_fighters(s, defender, clearing):  # ROOT-4.3.5.2
        s.battle[EXTRA_BY + ATTACKER] += 1


def effects(s: Root, attacker: int, defender: int) -> Flow[None]:
    """ROOT-4.3.4 All other battle effects. If both sides have some the attacker decides who goes first."""
    sides = [side for side in (attacker, defender) if battle_effects(s, side)]
    if len(sides) == 2:
        choice = yield Ask(decider(s, attacker), EFFECTS_FIRST, [FIRST, SECOND])
        if choice is SECOND:
            sides = [defender, attacker]
    for side in sides:
        while True:
            usable = battle_effects(s, side)
            if not usable:
                break
            choice = yield Ask(decider(s, side), BATTLE_EFFECT, [PASS, *usable])
            if choice is PASS:
                break
            yield from use_in_battle(s, side, choice)


def deal(s: Root, attacker: int, defender: int, clearing: int) -> Flow[None]:
    """ROOT-4.3.5, ROOT-4.3.6, ROOT-IMPL-09 Both totals are fixed, each side picks its losses, all go at once."""
    hits = [s.battle[ROLLED_BY + 0], s.battle[ROLLED_BY + 1]]
    for place in (ATTACKER, DEFENDER):  # what this side takes was rolled by the other
        if s.battle[IGNORES_ROLLED + place]:
            hits[1 - place] = 0
        hits[1 - place] += s.battle[EXTRA_BY + 1 - place]
    s.tell(HITS_DEALT, (FACTION[s.faction[attacker]], hits[1], FACTION[s.faction[defender]], hits[0]))
    losses = yield from take_hits(s, attacker, clearing, hits[DEFENDER], defender)
    more = yield from take_hits(s, defender, clearing, hits[ATTACKER], attacker)
    yield from remove(s, [*losses, *more], in_battle=True)


def take_hits(s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss]]:
    """ROOT-4.3.6 A side picks what its hits remove: all its warriors before any building or token."""
    faction = FACTIONS[s.faction[side]]
    place = ATTACKER if side == s.battle[ATTACKER] else DEFENDER
    is_shielded = bool(s.battle[SHIELDED + place]) or faction.ignores_first_hit(s, side, clearing)
    if hits and is_shielded and not s.battle[SHIELD_USED + place]:  # ROOT-4.3.5.3
        s.battle[SHIELD_USED + place] = 1
        hits -= 1
    if hits <= 0:
        return []
    own = yield from faction.takes_hits(s, side, clearing, hits, by)
    if own is not None:
        return own
    hired = hired_fighters(s, side, clearing)
    theirs = min(hired, hits - min(warriors(s, side, clearing), (hits + 1) // 2))  # ROOT-11.2.7.3a
    mine = min(warriors(s, side, clearing), hits - theirs)
    losses = yield from lose_warriors(s, side, clearing, mine, by)
    if theirs:
        losses = [*losses, Loss(s.lender, WARRIOR_OF[s.faction[s.lender]], clearing, theirs, by)]
    if mine + theirs == hits:
        return losses
    more = yield from lose_cardboard(s, side, clearing, hits - mine - theirs, by)
    return [*losses, *more]


def lose_warriors(s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss]]:
    """Which of its warriors a side loses; there are as many as hits, or more."""
    faction = FACTIONS[s.faction[side]]
    if not hits:
        return []
    if hits < warriors(s, side, clearing):
        chosen = yield from faction.losses_of_warriors(s, side, clearing, hits, by)
        return chosen or [Loss(side, WARRIOR_OF[s.faction[side]], clearing, hits, by)]
    return [
        Loss(side, kind, clearing, s.count[kind][clearing], by)
        for kind in faction.warrior_kinds()
        if s.count[kind][clearing]
    ]


def lose_cardboard(s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss]]:
    """ROOT-4.3.6 Buildings and tokens, in the order their owner picks."""
    left = {kind: s.count[kind][clearing] for kind in CARDBOARD_OF[s.faction[side]] if s.count[kind][clearing]}
    total = cardboard(s, side, clearing)
    if hits >= total:
        return [Loss(side, kind, clearing, number, by) for kind, number in left.items()]
    losses: list[Loss] = []
    while hits > 0:
        kinds = [PIECE[kind] for kind, number in left.items() if number]
        choice = kinds[0]
        if len(kinds) > 1:
            choice = yield Ask(decider(s, side), LOSE, kinds, (hits, CLEARING[clearing]))
        left[choice.value] -= 1
        losses.append(Loss(side, choice.value, clearing, 1, by))
        hits -= 1
    return losses
