"""Rules of thumb for the Vagabond: ruins first, then quests, friends with cards to spare, and foes who stand alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.advice import ADVICE
from maraud.games.root.board import cardboard, warriors
from maraud.games.root.cards import BOOT, CARD_COST, CARD_ITEM, SWORD, TORCH
from maraud.games.root.factions.vagabond.items import DAMAGED_STATE, ITEMS, ready, state_of
from maraud.games.root.factions.vagabond.prospects import (
    FIRST_ITEM,
    MORE_ITEMS,
    best_aid,
    best_fight,
    best_quest,
    best_strike,
    best_way,
    broken,
    cost_of,
    fight_worth,
    gifts,
    instigation,
    item_worth,
    loss_of,
    owned,
    quarrels,
    quest_worth,
    scorch_worth,
    stop_worth,
    strike_worth,
    use_of,
)
from maraud.games.root.factions.vagabond.relations import ALLIED, HOSTILE
from maraud.games.root.factions.vagabond.words import (
    AID_CARD,
    AID_ITEM,
    AID_TAKE,
    AID_WHOM,
    CRAFT_CARD,
    DAMAGE_WHAT,
    DAY_LABOR,
    DAYLIGHT,
    ENLIST,
    GLIDE_WHERE,
    IMPROVISE_FOR,
    IMPROVISE_WITH,
    INSTIGATE_WHO,
    INSTIGATE_WHOM,
    QUEST_REWARD,
    REFRESH_WHAT,
    REMOVE_ITEM,
    REPAIR_WHAT,
    SLIP_WHERE,
    START_FOREST,
    STEAL_FROM,
    STRIKE_WHOM,
    TAKE_ALONG,
    TREAT_AS_OWN,
    WALK_WHERE,
    WHICH_CHARACTER,
    WHICH_QUEST,
)
from maraud.games.root.law.crafting import crafting_pieces, why_not
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import (
    AID,
    BATTLE,
    CARD,
    CHARACTER,
    CRAFT,
    DO_QUEST,
    DRAW_TWO,
    EXPLORE,
    MOVE,
    REPAIR,
    SCORE_QUESTS,
    SPECIAL,
    STRIKE,
    SWIFT_STRIKE,
)
from maraud.games.root.prospects import card_worth, craft_worth
from maraud.games.root.quests import (
    ADVENTURER,
    ARBITER,
    HARRIER,
    RANGER,
    RONIN,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
)
from maraud.games.root.state import (
    ALLY_HITS,
    ATTACKER,
    BATTLEFIELD,
    DEFENDER,
    EXTRA_BY,
    ITEM_HITS,
    ROLLED_BY,
    Root,
    side_of,
)
from maraud.games.root.words import BATTLE_EFFECT, BATTLE_WHOM, LEAVE_ITEM, MOVE_PAWN

PREFERRED: Final = [ARBITER, ADVENTURER, THIEF, HARRIER, TINKER, RANGER, RONIN, VAGRANT, SCOUNDREL]
WORTH_DOING: Final = 0.2
REST_FROM: Final = 4  # so many damaged items are worth a turn in a forest


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Vagabond."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def best_of(ask: Ask, worth: Callable[[Option], float]) -> Option:
    """The option that is worth most; to pass is worth nothing."""
    return max(ask.options, key=lambda option: 0.0 if option is PASS else worth(option))


# Set-up and Birdsong.


def character(s: Root, seat: int, ask: Ask) -> Option | None:
    """The one that rules of thumb play best."""
    for number in PREFERRED:
        if CHARACTER[number] in ask.options:
            return CHARACTER[number]
    return None


def start_forest(s: Root, seat: int, ask: Ask) -> Option | None:
    """Beside ruins."""
    return max(ask.options, key=lambda option: (s.board.touches[option.value] & s.ruins).bit_count())


def refresh(s: Root, seat: int, ask: Ask) -> Option | None:
    """What is good for most, damaged items last."""

    def worth(option: Option) -> float:
        item = option.value
        gain = (FIRST_ITEM if not ready(s, seat, item) else MORE_ITEMS)[item]
        if item == TORCH and not any(s.ruin_pool):
            gain -= 0.8
        return gain - (2.0 if state_of(option) > DAMAGED_STATE else 0.0)

    return max(ask.options, key=worth)


def slip(s: Root, seat: int, ask: Ask) -> Option | None:
    """To where most can be done; with many damaged items into a forest."""
    here = s.pawn[seat]
    forests = [option for option in ask.options if option.kind == "forest"]
    if broken(s, seat) >= REST_FROM:
        return PASS if here < 0 else (forests[0] if forests else PASS)

    def worth(option: Option) -> float:
        if option.kind == "forest":
            return -1.0
        clearing = option.value if option is not PASS else here
        if clearing <= 0:
            return -1.0
        further = max((stop_worth(s, seat, near) for near in MEMBERS[s.paths[clearing]]), default=0.0)
        return stop_worth(s, seat, clearing) + (0.6 if ready(s, seat, BOOT) else 0.3) * further

    return max(ask.options, key=worth)


# Daylight.


def daylight(s: Root, seat: int, ask: Ask) -> Option | None:
    """The action that brings most for what it exhausts."""
    here = s.pawn[seat]
    used = next((option for option in ask.options if option.kind == "use"), None)
    if used is not None:
        return used
    if here < 0 and broken(s, seat) >= REST_FROM:
        return PASS
    worths: dict[Option, float] = {EXPLORE: 3.0, MOVE: way_worth(s, seat)}
    if here > 0:
        worths[DO_QUEST] = best_quest(s, seat, here)[0]
        worths[AID] = best_aid(s, seat, here)[0]
        worths[BATTLE] = best_fight(s, seat, here)[0]
        worths[STRIKE] = best_strike(s, seat, here)[0]
        worths[CRAFT] = best_craft(s, seat)
        worths[SPECIAL] = special_worth(s, seat)
    worths[REPAIR] = repair_worth(s, seat) - cost_of(s, seat, 1)
    best, most = PASS, WORTH_DOING
    for option in ask.options:
        worth = worths.get(option, -1.0)
        if worth > most:
            best, most = option, worth
    return best


def way_worth(s: Root, seat: int) -> float:
    """What the best way brings beyond staying, once all that pays is done here."""
    worth, where = best_way(s, seat, ready(s, seat, BOOT))
    return 0.7 * worth if where else -1.0


def repair_worth(s: Root, seat: int) -> float:
    """The best damaged item."""
    gear = s.gear[seat]
    kinds = [item for item in range(ITEMS) if gear[item * 4 + 2] or gear[item * 4 + 3]]
    return max((0.6 * item_worth(s, seat, item) for item in kinds), default=0.0)


def best_craft(s: Root, seat: int) -> float:
    """What the best card brings that can be crafted here."""
    pieces = crafting_pieces(s, seat)
    worths = [own_craft_worth(s, seat, card) for card in s.hands[seat] if why_not(s, seat, card, pieces) is None]
    return max(worths, default=-1.0)


def own_craft_worth(s: Root, seat: int, card: int) -> float:
    """Points, and the item that comes with them, for hammers."""
    item = item_worth(s, seat, CARD_ITEM[card]) if CARD_ITEM[card] >= 0 else 0.0
    return craft_worth(s, seat, card) + item - cost_of(s, seat, sum(CARD_COST[card]))


def craft_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that brings most."""
    return max(ask.options, key=lambda option: own_craft_worth(s, seat, option.value))


def special_worth(s: Root, seat: int) -> float:
    """What the character's own action brings for a torch; ruins come first."""
    who = s.character[seat]
    keep = 1.5 if ready(s, seat, TORCH) == 1 and any(s.ruin_pool) else 0.0
    if who in (THIEF, TINKER):
        return 1.3 - keep - 0.15 * max(0, len(s.hands[seat]) - 4)
    if who == RANGER:
        return 0.4 * min(3, broken(s, seat)) - 0.6
    if who == VAGRANT:
        return max((instigation(s, seat, one, other) for one, other in quarrels(s, seat)), default=0.0) - keep
    if who == SCOUNDREL:
        return scorch_worth(s, seat) - 2.0
    return -1.0


def walk(s: Root, seat: int, ask: Ask) -> Option | None:
    """The first step of the best way."""
    _, where = best_way(s, seat, ready(s, seat, BOOT))
    return next((option for option in ask.options if option.kind == "clearing" and option.value == where), None)


def go_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most can be done."""
    return best_of(ask, lambda option: stop_worth(s, seat, option.value))


def take_nobody(s: Root, seat: int, ask: Ask) -> Option | None:
    """Friends stay where they are."""
    return PASS


def aid_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whom it brings most to aid."""
    return SEATS[best_aid(s, seat, s.pawn[seat])[1]]


def least_used(s: Root, seat: int, ask: Ask) -> Option | None:
    """The item that is least good for anything else."""
    return min(ask.options, key=lambda option: use_of(s, seat, option.value))


def aid_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that is missed least."""
    return CARD[gifts(s, seat, s.pawn[seat])[0]]


def take_item(s: Root, seat: int, ask: Ask) -> Option | None:
    """The item that is worth most."""
    return best_of(ask, lambda option: item_worth(s, seat, option.value))


def which_quest(s: Root, seat: int, ask: Ask) -> Option | None:
    """The quest that brings most."""
    return best_of(ask, lambda option: 10 + quest_worth(s, seat, option.value))


def reward(s: Root, seat: int, ask: Ask) -> Option | None:
    """Points, but for a single one with few cards in hand."""
    return DRAW_TWO if ask.about[0] == 1 and len(s.hands[seat]) < 3 and s.vp[seat] < 29 else SCORE_QUESTS


def battle_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """The enemy against whom it brings most."""
    here = s.pawn[seat]
    return max(ask.options, key=lambda option: fight_worth(s, seat, side_of(s, option.value), here))


def strike_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """The enemy against whom it brings most."""
    here = s.pawn[seat]
    return max(ask.options, key=lambda option: strike_worth(s, seat, side_of(s, option.value), here))


def treat_as_own(s: Root, seat: int, ask: Ask) -> Option | None:
    """The friends who are there in the greatest number."""
    here = s.battle[BATTLEFIELD]
    return best_of(ask, lambda option: float(warriors(s, side_of(s, option.value), here)))


def swift_strike(s: Root, seat: int, ask: Ask) -> Option | None:
    """As long as there is something left to hit."""
    if SWIFT_STRIKE not in ask.options:
        return None
    place = ATTACKER if s.battle[ATTACKER] == seat else DEFENDER
    foe, here = s.battle[1 - place], s.battle[BATTLEFIELD]
    hits = s.battle[ROLLED_BY + place] + s.battle[EXTRA_BY + place]
    return SWIFT_STRIKE if hits < warriors(s, foe, here) + cardboard(s, foe, here) else PASS


def least_loss(s: Root, seat: int, ask: Ask) -> Option | None:
    """Friends as long as they forgive it, else the item that is missed least."""
    for option in ask.options:
        if option.kind == "piece" and s.battle[ALLY_HITS] < s.battle[ITEM_HITS]:
            return option
    items = [option for option in ask.options if option.kind != "piece"]
    if not items:
        return ask.options[0]
    return min(items, key=lambda option: loss_of(s, seat, option.value, state_of(option)))


def least_needed(s: Root, seat: int, ask: Ask) -> Option | None:
    """What there is most of, damaged things first."""
    return min(
        ask.options,
        key=lambda option: MORE_ITEMS[option.value] / owned(s, seat, option.value) - 0.3 * state_of(option),
    )


def most_needed(s: Root, seat: int, ask: Ask) -> Option | None:
    """What is worth most when it is whole again, what can be used at once first."""
    return max(ask.options, key=lambda option: item_worth(s, seat, option.value) - 0.3 * (state_of(option) == 3))


def steal_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whoever leads."""
    return max(ask.options, key=lambda option: (s.vp[option.value], len(s.hands[option.value])))


def labor(s: Root, seat: int, ask: Ask) -> Option | None:
    """The best card."""
    return max(ask.options, key=lambda option: card_worth(s, seat, option.value))


def instigate_who(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whose attack brings most."""
    return max(
        ask.options,
        key=lambda option: max(
            (instigation(s, seat, one, other) for one, other in quarrels(s, seat) if one == option.value), default=-1.0
        ),
    )


def instigate_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """And against whom."""
    who = ask.about[0]
    assert isinstance(who, Option)
    return max(
        ask.options,
        key=lambda option: (
            -1.0 if side_of(s, option.value) == seat else instigation(s, seat, who.value, side_of(s, option.value))
        ),
    )


def promise(s: Root, seat: int) -> float:
    """What the Vagabond's position is good for: items, friends, swords among foes, quests, cards."""
    if not s.gear[seat]:
        return 0.0
    worth = 0.0
    for item in range(ITEMS):
        whole_ones = s.gear[seat][item * 4] + s.gear[seat][item * 4 + 1]
        worth += 0.55 * whole_ones + 0.15 * (s.gear[seat][item * 4 + 2] + s.gear[seat][item * 4 + 3])
    for relation in s.relations[seat]:
        worth += 0.5 * relation if relation > 0 else 0.0
        worth += 1.0 if relation == ALLIED else 0.0
        worth += 0.4 * owned(s, seat, SWORD) if relation == HOSTILE else 0.0
    worth += 0.4 * len(s.quests_done[seat]) + 0.3 * len(s.hands[seat])
    return min(worth, 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    WHICH_CHARACTER.key: character,
    START_FOREST.key: start_forest,
    REFRESH_WHAT.key: refresh,
    SLIP_WHERE.key: slip,
    DAYLIGHT.key: daylight,
    WALK_WHERE.key: walk,
    CRAFT_CARD.key: craft_what,
    MOVE_PAWN.key: go_where,
    GLIDE_WHERE.key: go_where,
    TAKE_ALONG.key: take_nobody,
    LEAVE_ITEM.key: take_item,
    AID_WHOM.key: aid_whom,
    AID_ITEM.key: least_used,
    AID_CARD.key: aid_card,
    AID_TAKE.key: take_item,
    WHICH_QUEST.key: which_quest,
    QUEST_REWARD.key: reward,
    IMPROVISE_FOR.key: take_nobody,
    IMPROVISE_WITH.key: least_used,
    BATTLE_WHOM.key: battle_whom,
    BATTLE_EFFECT.key: swift_strike,
    TREAT_AS_OWN.key: treat_as_own,
    DAMAGE_WHAT.key: least_loss,
    STRIKE_WHOM.key: strike_whom,
    REPAIR_WHAT.key: most_needed,
    REMOVE_ITEM.key: least_needed,
    STEAL_FROM.key: steal_from,
    DAY_LABOR.key: labor,
    INSTIGATE_WHO.key: instigate_who,
    INSTIGATE_WHOM.key: instigate_whom,
}
ADVICE[ENLIST.key] = take_nobody  # asked of others: a point for a rival is dearer than a warrior or two
