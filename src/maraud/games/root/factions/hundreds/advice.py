"""Rules of thumb for the Hundreds: spread out, keep clearings free of others, let the warlord fight, hoard early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, supply, warriors
from maraud.games.root.cards import CARD_SUIT
from maraud.games.root.factions.hundreds.daylight import sites
from maraud.games.root.factions.hundreds.evening import enemy_pieces, oppressed
from maraud.games.root.factions.hundreds.mobs import has_find
from maraud.games.root.factions.hundreds.pieces import (
    JUBILANT,
    LAVISH,
    MOB,
    OPPRESS_POINTS,
    RELENTLESS,
    ROWDY,
    STRONGHOLD,
    STUBBORN,
    TRACK,
    WARLORD,
    WARRIOR,
    WRATHFUL,
    command,
    number_on,
    prowess,
    track_of,
    warlord_at,
)
from maraud.games.root.factions.hundreds.words import (
    ADVANCE,
    ANOINT_WHOM,
    BITTER_WHERE,
    BUILD_AT,
    CHOOSE_MOOD,
    COMMAND,
    GIVE_AWAY,
    INCITE_CARD,
    INCITE_WHERE,
    KEEP_OR_REMOVE,
    LEAD_HOW_MANY,
    LOOT,
    ONCE_MORE,
    OVERFLOW,
    ROLL_AGAIN,
    SPREAD_WHERE,
    START_CORNER,
    TAKE_LOOT,
    THEN_BATTLE,
    WARLORD_TOO,
)
from maraud.games.root.hands import matching
from maraud.games.root.law.moving import destinations
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import (
    BATTLE,
    BUILD,
    CARD,
    CLEARING,
    KEEP_ITEM,
    LOOT_IT,
    MOVE,
    NUMBER,
    REMOVE_ITEM,
    ROLL_MOB,
)
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.prospects import (
    best_battle,
    best_defender,
    card_worth,
    least_card,
    move_worth,
    rivals,
    would_rule,
)
from maraud.games.root.state import SIDES, Root, are_enemies
from maraud.games.root.words import MOVE_FROM, MOVE_HOW_MANY, MOVE_TO

OPPRESS: Final = 0.6  # a clearing more that is oppressed
LEAST: Final = 0.05  # what an action must bring
FORTRESS: Final = 1.6  # a stronghold: it rules, recruits each turn and crafts
PREY: Final = 0.9  # an enemy building or token that a mob will raze
FIND: Final = 1.2  # a ruin that it will search
MOODS: Final = {WRATHFUL: 1.3, STUBBORN: 1.0, RELENTLESS: 1.1, ROWDY: 1.2, JUBILANT: 0.4, LAVISH: -1.0}
HOARD_UNTIL: Final = 20  # with more points than that an item is worth its points


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Hundreds."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


# Where to be.


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing more to oppress."""
    if enemy_pieces(s, seat, clearing) or not would_rule(s, seat, clearing, number):
        return 0.0
    return 0.0 if s.ruler[clearing] == seat else OPPRESS


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """One less."""
    if s.ruler[clearing] != seat or enemy_pieces(s, seat, clearing):
        return 0.0
    return 0.0 if would_rule(s, seat, clearing, -number) else OPPRESS


def best_group(s: Root, seat: int, origin: int, destination: int, led: bool) -> tuple[float, int]:
    """How many pieces best move, the warlord counted, and what that may bring. `led`: at least the warlord moves."""
    best, chosen = -100.0, 1
    most = warriors(s, seat, origin) if led else s.count[WARRIOR][origin]
    for number in range(1, most + 1):
        worth = move_worth(s, seat, origin, destination, number)
        if worth > best:
            best, chosen = worth, number
    return best, chosen


def best_end(s: Root, seat: int, origin: int, led: bool) -> tuple[float, int]:
    """Where to move best from a clearing, and what that may bring; clearing 0 if nowhere."""
    best, chosen = -100.0, 0
    for destination in MEMBERS[destinations(s, seat, origin)]:
        worth, _ = best_group(s, seat, origin, destination, led)
        if worth > best:
            best, chosen = worth, destination
    return best, chosen


def best_start(s: Root, seat: int, within: int = ALL) -> tuple[float, int]:
    """From where to move best, without need of the warlord; clearing 0 if nothing can move."""
    best, chosen = -100.0, 0
    for origin in MEMBERS[s.where[seat] & within]:
        worth, destination = best_end(s, seat, origin, not s.count[WARRIOR][origin])
        if destination and worth > best:
            best, chosen = worth, origin
    return best, chosen


def place_of(ask: Ask, place: int) -> int:
    """The clearing that a question is about."""
    fact = ask.about[place]
    assert isinstance(fact, Option)
    return fact.value


def move_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where the best move starts."""
    worth, origin = best_start(s, seat)
    if PASS in ask.options and worth < LEAST:
        return PASS
    return CLEARING[origin] if CLEARING[origin] in ask.options else None


def move_to(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it goes: with the warlord as well as without."""
    _, destination = best_end(s, seat, place_of(ask, 0), True)
    return CLEARING[destination] if CLEARING[destination] in ask.options else None


def move_how_many(s: Root, seat: int, ask: Ask) -> Option | None:
    """Warriors without the warlord, as many as do best."""
    _, number = best_group(s, seat, place_of(ask, 0), place_of(ask, 1), False)
    return NUMBER[number] if NUMBER[number] in ask.options else None


def warlord_too(s: Root, seat: int, ask: Ask) -> Option | None:
    """The warlord advances later by itself."""
    return PASS


def lead_how_many(s: Root, seat: int, ask: Ask) -> Option | None:
    """As many as do best with the warlord."""
    _, number = best_group(s, seat, place_of(ask, 0), place_of(ask, 1), True)
    return NUMBER[number - 1] if NUMBER[number - 1] in ask.options else None


# What to do.


def commanded(s: Root, seat: int, ask: Ask) -> Option | None:
    """The action that brings most."""
    worths = {BUILD: build_worth(s, seat), BATTLE: best_battle(s, seat)[0], MOVE: best_start(s, seat)[0]}
    best, most = PASS, LEAST
    for option in (BUILD, BATTLE, MOVE):
        if option in ask.options and worths[option] > most:
            best, most = option, worths[option]
    return best


def build_worth(s: Root, seat: int) -> float:
    """What the best stronghold brings, less the card it costs."""
    most = 0.0
    for clearing in MEMBERS[sites(s, seat)]:
        card = least_card(s, seat, matching(s, seat, s.suit[clearing]))
        most = max(most, FORTRESS + 1.0 - 0.6 * card_worth(s, seat, card) + 0.05 * safety(s, seat, clearing))
    return most


def safety(s: Root, seat: int, clearing: int) -> float:
    """How safe a clearing is: who is in it, and who stands beside it."""
    near = max((rivals(s, seat, other) for other in MEMBERS[s.paths[clearing]]), default=0)
    return warriors(s, seat, clearing) - 0.5 * near - rivals(s, seat, clearing)


def safest(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it can stay."""
    return max(ask.options, key=lambda option: safety(s, seat, option.value))


def advance(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good battle at once, else a good move, else none."""
    here = warlord_at(s)
    fight = best_defender(s, seat, here)[0] if BATTLE in ask.options else 0.0
    march = best_end(s, seat, here, True)[0] if MOVE in ask.options else 0.0
    if max(fight, march) <= LEAST:
        return PASS
    return BATTLE if fight >= march else MOVE


def then_battle(s: Root, seat: int, ask: Ask) -> Option | None:
    """If it pays."""
    return BATTLE if best_defender(s, seat, place_of(ask, 0))[0] > LEAST else PASS


def loot(s: Root, seat: int, ask: Ask) -> Option | None:
    """With many more warriors than they have, and room on a track."""
    defender, clearing = place_of(ask, 0), s.battle[2]
    items = [item for item in range(8) if s.boxes[defender * 8 + item] or s.tired_boxes[defender * 8 + item]]
    room = any(number_on(s, track_of(item)) < TRACK for item in items)
    lead = s.strength[seat][clearing] - s.strength[defender][clearing]
    return LOOT_IT if room and lead >= 2 and s.vp[seat] < HOARD_UNTIL else PASS


def take_loot(s: Root, seat: int, ask: Ask) -> Option | None:
    """An item for the shorter track."""
    items = [option for option in ask.options if option is not PASS]
    return min(items, key=lambda option: number_on(s, track_of(option.value))) if items else PASS


# Mobs.


def unrest(s: Root, seat: int, clearing: int) -> float:
    """What a mob in a clearing may bring."""
    worth = 0.2 + FIND * has_find(s, clearing)
    for side in range(SIDES):
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side):
            worth += PREY * cardboard(s, side, clearing)
    return worth


def incite(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where a mob may bring more than the card is worth."""
    best, most = PASS, 0.0
    for option in ask.options:
        if option is PASS:
            continue
        card = least_card(s, seat, matching(s, seat, s.suit[option.value]))
        worth = unrest(s, seat, option.value) - 0.5 * card_worth(s, seat, card) + 0.25 * max(0, len(s.hands[seat]) - 4)
        if worth > most:
            best, most = option, worth
    return best


def incite_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that is missed least, of a suit if it may be."""
    cards = [option.value for option in ask.options]
    return CARD[min(cards, key=lambda card: (card_worth(s, seat, card), CARD_SUIT[card] == 0))]


def spread_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it may bring most."""
    return max(ask.options, key=lambda option: unrest(s, seat, option.value))


# Mood and Hoard.


def mood(s: Root, seat: int, ask: Ask) -> Option | None:
    """What suits the warlord's place."""
    here = warlord_at(s)
    crowd = max((rivals(s, seat, near) for near in MEMBERS[s.paths[here] | 1 << here]), default=0) if here else 0

    def worth(option: Option) -> float:
        value = MOODS.get(option.value, 0.2)
        if option.value in (WRATHFUL, STUBBORN):
            value += 0.3 if crowd else -0.6
        if option.value == ROWDY:
            value += 0.1 * (3 - len(s.hands[seat]))
        return value

    return max(ask.options, key=worth)


def keep_or_remove(s: Root, seat: int, ask: Ask) -> Option | None:
    """Early an item is worth more than its points."""
    item, points = place_of(ask, 0), ask.about[1]
    assert isinstance(points, int)
    full = number_on(s, track_of(item)) >= TRACK
    worth = (HOARD_UNTIL - s.vp[seat]) * 0.2
    return REMOVE_ITEM if full or points > worth else KEEP_ITEM


def overflow(s: Root, seat: int, ask: Ask) -> Option | None:
    """What there is most of."""
    return max(ask.options, key=lambda option: s.hoard[option.value])


def start_corner(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there are most open slots around."""
    return max(ask.options, key=lambda option: sum(s.open_slots[near] for near in MEMBERS[s.paths[option.value]]))


def anoint(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most warriors guard the new warlord."""
    return max(ask.options, key=lambda option: s.count[WARRIOR][option.value])


def decline(s: Root, seat: int, ask: Ask) -> Option | None:
    """What is there is worth more."""
    return PASS


def roll(s: Root, seat: int, ask: Ask) -> Option | None:
    """A mob for nothing."""
    return ROLL_MOB


def once_more(s: Root, seat: int, ask: Ask) -> Option | None:
    """As an advance."""
    return advance(s, seat, ask)


def promise(s: Root, seat: int) -> float:
    """What the position is good for: oppressed clearings for some turns, the Hoard, mobs, strongholds, warriors."""
    number = min(len(oppressed(s, seat)), len(OPPRESS_POINTS) - 1)
    worth = 1.5 * OPPRESS_POINTS[number] + 0.4 * (command(s) + prowess(s)) + 0.5 * (6 - supply(s, STRONGHOLD))
    worth += 0.4 * (5 - supply(s, MOB)) + 0.15 * (20 - supply(s, WARRIOR)) + 0.2 * len(s.hands[seat])
    worth += 1.0 if not supply(s, WARLORD) else 0.0
    return min(worth, 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    MOVE_FROM.key: move_from,
    MOVE_TO.key: move_to,
    MOVE_HOW_MANY.key: move_how_many,
    WARLORD_TOO.key: warlord_too,
    LEAD_HOW_MANY.key: lead_how_many,
    COMMAND.key: commanded,
    BUILD_AT.key: safest,
    ADVANCE.key: advance,
    THEN_BATTLE.key: then_battle,
    ONCE_MORE.key: once_more,
    LOOT.key: loot,
    TAKE_LOOT.key: take_loot,
    INCITE_WHERE.key: incite,
    INCITE_CARD.key: incite_card,
    SPREAD_WHERE.key: spread_where,
    CHOOSE_MOOD.key: mood,
    KEEP_OR_REMOVE.key: keep_or_remove,
    OVERFLOW.key: overflow,
    START_CORNER.key: start_corner,
    ANOINT_WHOM.key: anoint,
    GIVE_AWAY.key: decline,
    BITTER_WHERE.key: decline,
    ROLL_AGAIN.key: roll,
}
