"""Rules of thumb for the law's own questions. A faction's questions are answered in its folder, by `Faction.advise`."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.decks.words import (
    BANK_WHOM,
    CHARM_WHOM,
    DELIVER_FROM,
    LOOK_AT_WHOM,
    SABOTAGE_WHOM,
    SWAP_WITH,
)
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hirelings.advice import advise_hirelings, service
from maraud.games.root.maps import mask
from maraud.games.root.options import CARD, CLEARING, NUMBER
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.prospects import (
    battle_worth,
    best_battle,
    best_destination,
    best_move,
    best_number,
    craft_worth,
    least_card,
    pieces_left,
)
from maraud.games.root.state import POINTS_TO_WIN, Root, side_of
from maraud.games.root.words import (
    ACT_ON_OTHERS,
    AMBUSH,
    BATTLE_EFFECT,
    BATTLE_WHERE,
    BATTLE_WHOM,
    CRAFT_WHAT,
    DOWN_TO_FIVE,
    EFFECTS_FIRST,
    FOIL,
    IN_DAYLIGHT_PROMPT,
    LOSE,
    MOVE_FROM,
    MOVE_HOW_MANY,
    MOVE_TO,
    USE_EFFECT,
)

Advice = Callable[[Root, int, Ask], Option | None]
WORTHWHILE: Final = 0.15  # what a skippable move or battle must bring


def advise(s: Root, ask: Ask, rng: Rng) -> Option:
    """A good answer: the faction's, else the law's, else any that gives nothing up for good."""
    if len(ask.options) == 1:
        return ask.options[0]
    seat = ask.seat
    if s.controller:
        answer = advise_hirelings(s, seat, ask)
        if answer is not None:
            return answer
    for side in range(s.seats):
        if s.faction[side] != NO_FACTION and FACTIONS[s.faction[side]].lets_others and side != seat:
            answer = FACTIONS[s.faction[side]].advise_other(s, side, seat, ask)
            if answer is not None:
                return answer
    if s.faction[seat] != NO_FACTION:
        own = FACTIONS[s.faction[seat]].advise(s, seat, ask, rng)
        if own is not None:
            return own
    common = ADVICE.get(ask.prompt.key)
    if common is not None:
        answer = common(s, seat, ask)
        if answer is not None:
            return answer
    if all(option.kind == "card" for option in ask.options):
        return CARD[least_card(s, seat, [option.value for option in ask.options])]
    return rng.choice([option for option in ask.options if option.kind != "upon"] or ask.options)


def clearings_of(ask: Ask) -> int:
    """The clearings on offer, as a mask."""
    return mask([option.value for option in ask.options if option.kind == "clearing"])


def move_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where the best move starts; no move that brings nothing where it may be skipped."""
    worth, origin = best_move(s, seat, clearings_of(ask))
    if PASS in ask.options and worth < WORTHWHILE:
        return PASS
    return CLEARING[origin] if origin else None


def move_to(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it goes."""
    _, destination = best_destination(s, seat, value_of(ask, 0), clearings_of(ask))
    return CLEARING[destination] if destination else None


def move_how_many(s: Root, seat: int, ask: Ask) -> Option | None:
    """How many go."""
    origin, destination = value_of(ask, 0), value_of(ask, 1)
    _, number = best_number(s, seat, origin, destination)
    return NUMBER[number] if NUMBER[number] in ask.options else None


def value_of(ask: Ask, place: int) -> int:
    """The number of an option that the question is about."""
    fact = ask.about[place]
    return fact.value if isinstance(fact, Option) else fact


def battle_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """The best battlefield."""
    worth, where = best_battle(s, seat, clearings_of(ask))
    if PASS in ask.options and worth < WORTHWHILE:
        return PASS
    return CLEARING[where] if where else None


def battle_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """The best defender there."""
    clearing = value_of(ask, 0)
    return max(ask.options, key=lambda option: battle_worth(s, seat, side_of(s, option.value), clearing))


def play_ambush(s: Root, seat: int, ask: Ask) -> Option | None:
    """An ambush is there to be used: the one of fewest uses first."""
    cards = [option.value for option in ask.options if option.kind == "card"]
    return CARD[least_card(s, seat, cards)] if cards else PASS


def lose(s: Root, seat: int, ask: Ask) -> Option | None:
    """What there is most of is missed least."""
    return max(ask.options, key=lambda option: pieces_left(s, option.value))


def use(s: Root, seat: int, ask: Ask) -> Option | None:
    """A card's effect is used when it can be."""
    return next((option for option in ask.options if option.kind == "use"), None)


def craft(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that brings most, if it brings anything."""
    cards = [option for option in ask.options if option.kind == "card"]
    if not cards:
        return PASS if PASS in ask.options else None
    best = max(cards, key=lambda option: craft_worth(s, seat, option.value))
    return PASS if PASS in ask.options and craft_worth(s, seat, best.value) < 0.5 else best


def down_to_five(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that is missed least."""
    return CARD[least_card(s, seat, [option.value for option in ask.options])]


def use_or_leave(s: Root, seat: int, ask: Ask) -> Option | None:
    """A card's effect, and nothing else of what Daylight offers to all: dominance is another plan."""
    return use(s, seat, ask) or PASS


def front_runner(s: Root, seat: int, ask: Ask) -> Option | None:
    """Harm goes to whoever is ahead."""
    return max(ask.options, key=lambda option: (s.vp[option.value], len(s.hands[option.value])))


def straggler(s: Root, seat: int, ask: Ask) -> Option | None:
    """Gifts go to whoever is behind."""
    return min(ask.options, key=lambda option: s.vp[option.value])


def attacker_first(s: Root, seat: int, ask: Ask) -> Option | None:
    """It hardly matters who uses cards first."""
    return ask.options[0]


def leave_alone(s: Root, seat: int, ask: Ask) -> Option | None:
    """Nothing is done to others that their factions do not recommend."""
    return PASS


ADVICE: Final[dict[str, Advice]] = {
    MOVE_FROM.key: move_from,
    MOVE_TO.key: move_to,
    MOVE_HOW_MANY.key: move_how_many,
    BATTLE_WHERE.key: battle_where,
    BATTLE_WHOM.key: battle_whom,
    AMBUSH.key: play_ambush,
    FOIL.key: play_ambush,
    LOSE.key: lose,
    BATTLE_EFFECT.key: use,
    EFFECTS_FIRST.key: attacker_first,
    USE_EFFECT.key: use,
    IN_DAYLIGHT_PROMPT.key: use_or_leave,
    LOOK_AT_WHOM.key: front_runner,
    SABOTAGE_WHOM.key: front_runner,
    SWAP_WITH.key: front_runner,
    BANK_WHOM.key: straggler,
    CHARM_WHOM.key: straggler,
    DELIVER_FROM.key: straggler,
    ACT_ON_OTHERS.key: leave_alone,
    CRAFT_WHAT.key: craft,
    DOWN_TO_FIVE.key: down_to_five,
}


def evaluate(s: Root, seat: int) -> float:
    """How likely a seat is to win, from points and what its faction's position promises; all shares add up to 1."""
    if s.result:
        return s.result[seat]
    weights = [math.exp(outlook(s, other) / 4.0) for other in range(s.seats)]
    return weights[seat] / sum(weights)


def outlook(s: Root, seat: int) -> float:
    """Points and promise; near the end the points count for more."""
    if s.faction[seat] == NO_FACTION:
        return 0.0
    points = s.vp[seat] if s.dominance[seat] < 0 else 10
    left = 1 - points / POINTS_TO_WIN
    promise = FACTIONS[s.faction[seat]].promise(s, seat)
    if s.controller:
        promise += service(s, seat)
    return points + promise * max(left, 0.0)
