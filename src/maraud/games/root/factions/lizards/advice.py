"""Rules of thumb for the Cult: every card works every day, gardens in threes, acolytes for holy places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, on_map, warriors
from maraud.games.root.cards import CARD_SUIT, SUITS
from maraud.games.root.factions.lizards.birdsong import converts, outcasts
from maraud.games.root.factions.lizards.daylight import garden_sites, of_exact_suit, recruit_sites
from maraud.games.root.factions.lizards.pieces import CONVERT_COST, TRACK, WARRIOR, cost, gardens, has_garden
from maraud.games.root.factions.lizards.words import (
    AROUND_WHERE,
    CONSPIRE,
    CONVERT_WHERE,
    CONVERT_WHOM,
    CRUSADE_HOW,
    CRUSADE_ON,
    FIRST_OUTCAST,
    GARDEN_WHERE,
    HOME_WHERE,
    JOIN_WHERE,
    RITUAL,
    SANCTIFY_WHAT,
    SANCTIFY_WHERE,
    SCORE_CARD,
    START_CORNER,
)
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import (
    BATTLE,
    BUILD,
    CARD,
    CONVERT,
    CRUSADE,
    MOVE,
    RECRUIT,
    SACRIFICE,
    SANCTIFY,
    SCORE,
)
from maraud.games.root.pieces import KIND_FACTION, NO_FACTION, WIDTH
from maraud.games.root.prospects import best_battle, best_defender, best_move, card_worth, rivals, would_rule
from maraud.games.root.state import POINTS_TO_WIN, SIDES, Root, are_enemies, side_of

GOOD_SCORE: Final = 2  # points that are worth a card
CRUSADING: Final = 0.5  # what a crusade must bring
MANY: Final = 5  # acolytes enough to convert for less than rule


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Cult."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A garden to guard."""
    return 0.3 if has_garden(s, clearing) and not warriors(s, seat, clearing) else 0.0


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """A garden left alone."""
    return 0.6 if has_garden(s, clearing) and number == warriors(s, seat, clearing) else 0.0


# Conspiracies.


def conspire(s: Root, seat: int, ask: Ask) -> Option | None:
    """Sanctify; else convert or crusade where it changes much."""
    if SANCTIFY in ask.options:
        return SANCTIFY
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    if CRUSADE in ask.options and crusade_worth(s, seat) > CRUSADING + (0.0 if s.hated else 0.3):
        return CRUSADE
    if CONVERT in ask.options:
        gains = max((turn_worth(s, seat, target % WIDTH) for target in converts(s, seat)), default=0.0)
        if gains > 0.5 or s.acolytes >= MANY + cost(s, CONVERT_COST):
            return CONVERT
    return PASS


def crusade_worth(s: Root, seat: int) -> float:
    """What the best battle or move from an Outcast clearing may bring."""
    return max(best_battle(s, seat, outcasts(s))[0], 0.8 * best_move(s, seat, outcasts(s))[0])


def crusade_how(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whichever brings more."""
    fight, march = best_battle(s, seat, outcasts(s))[0], best_move(s, seat, outcasts(s))[0]
    return BATTLE if fight >= 0.8 * march else MOVE


def crusade_on(s: Root, seat: int, ask: Ask) -> Option | None:
    """If it pays."""
    fact = ask.about[0]
    assert isinstance(fact, Option)
    return BATTLE if best_defender(s, seat, fact.value)[0] > 0.1 else PASS


def turn_worth(s: Root, seat: int, clearing: int) -> float:
    """What one warrior more, and one enemy less, may bring in a clearing."""
    worth = 0.3 + 0.1 * min(3, warriors(s, seat, clearing))
    if s.ruler[clearing] != seat and s.strength[seat][clearing] + 2 > rivals(s, seat, clearing):
        worth += 0.2 + 0.5 * s.open_slots[clearing]
    return worth


def convert_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it turns most."""
    return max(ask.options, key=lambda option: turn_worth(s, seat, option.value))


def convert_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whoever has most points."""
    return max(ask.options, key=lambda option: points_of(s, side_of(s, option.value)))


def points_of(s: Root, side: int) -> int:
    """The points of a side; a hireling has none."""
    return s.vp[side] if side < s.seats else -1


def sanctify_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where the garden is safest."""
    return max(ask.options, key=lambda option: warriors(s, seat, option.value) - rivals(s, seat, option.value))


def sanctify_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """Of whoever has most points."""
    return max(ask.options, key=lambda option: points_of(s, side_of(s, KIND_FACTION[option.value])))


# Rituals.


def is_reserved(s: Root, seat: int, suit: int) -> bool:
    """Whether the last card of a suit in hand should be kept to score."""
    worth = TRACK[gardens(s, suit)]
    held = sum(CARD_SUIT[card] == suit for card in s.hands[seat])
    return worth >= GOOD_SCORE and not s.marks >> suit & 1 and held < 2


def spare(s: Root, seat: int, clearings: int) -> int:
    """Those of some clearings whose cards need not be kept to score, as a mask."""
    bits = 0
    for clearing in MEMBERS[clearings]:
        if not is_reserved(s, seat, s.suit[clearing]):
            bits |= 1 << clearing
    return bits


def ritual(s: Root, seat: int, ask: Ask) -> Option | None:
    """Sacrifice birds, build, recruit with what is left, score with one card of each good suit."""
    common = next((option for option in ask.options if option.kind == "use"), None)
    if common is not None:
        return common
    if SACRIFICE in ask.options:
        return SACRIFICE
    if SCORE in ask.options and best_score(s, seat)[0] + s.vp[seat] >= POINTS_TO_WIN:
        return SCORE
    if BUILD in ask.options and spare(s, seat, garden_sites(s, seat)):
        return BUILD
    if RECRUIT in ask.options and spare(s, seat, recruit_sites(s, seat)):
        return RECRUIT
    if SCORE in ask.options and best_score(s, seat)[0] >= GOOD_SCORE:
        return SCORE
    return PASS


def best_score(s: Root, seat: int) -> tuple[int, int]:
    """The most points that a card scores now, and its suit."""
    best, suit = 0, 0
    for other in SUITS:
        if of_exact_suit(s, seat, other) and not s.marks >> other & 1 and TRACK[gardens(s, other)] > best:
            best, suit = TRACK[gardens(s, other)], other
    return best, suit


def score_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """Of the best suit the card that is missed least."""
    points = {suit: TRACK[gardens(s, suit)] for suit in SUITS}
    cards = [option.value for option in ask.options]
    return CARD[max(cards, key=lambda card: (points[CARD_SUIT[card]], -card_worth(s, seat, card)))]


def garden_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """A suit that scores or draws with one more, where it is safe."""

    def worth(option: Option) -> float:
        clearing = option.value
        number = gardens(s, s.suit[clearing])
        more = TRACK[min(number + 1, 5)] - TRACK[number] + (1.0 if number == 1 else 0.0)
        safety = warriors(s, seat, clearing) - rivals(s, seat, clearing)
        return more + 0.2 * safety - (5.0 if is_reserved(s, seat, s.suit[clearing]) else 0.0)

    return max(ask.options, key=worth)


def join_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it brings rule and room for gardens, or guards one."""

    def worth(option: Option) -> float:
        clearing = option.value
        value = -5.0 if is_reserved(s, seat, s.suit[clearing]) else 0.0
        if has_garden(s, clearing):
            lead = rivals(s, seat, clearing) - warriors(s, seat, clearing)
            return value + 0.5 + 0.2 * max(0, min(lead, 3)) - 0.1 * warriors(s, seat, clearing)
        if s.ruler[clearing] != seat and would_rule(s, seat, clearing, 1):
            value += 0.4 + 0.6 * s.open_slots[clearing]
        elif s.open_slots[clearing]:
            value += 0.3 - 0.15 * max(0, rivals(s, seat, clearing) - s.strength[seat][clearing])
        return value

    return max(ask.options, key=worth)


# Set-up.


def first_outcast(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where others have most to sanctify."""
    return max(ask.options, key=lambda option: prey(s, seat, option.value))


def prey(s: Root, seat: int, suit: int) -> int:
    """Buildings and tokens of others in clearings of a suit."""
    number = 0
    for side in range(SIDES):
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side):
            for clearing in range(1, WIDTH):
                if s.suit[clearing] == suit:
                    number += cardboard(s, side, clearing)
    return number


def room_around(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there are most open slots around."""
    return max(ask.options, key=lambda option: sum(s.open_slots[near] for near in MEMBERS[s.paths[option.value]]))


def room(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there are most open slots."""
    return max(ask.options, key=lambda option: s.open_slots[option.value])


def promise(s: Root, seat: int) -> float:
    """What the position is good for: gardens that score and draw, acolytes, warriors, cards."""
    worth = 0.25 * on_map(s, WARRIOR) + 0.35 * s.acolytes + 0.25 * (len(s.hands[seat]) + len(s.revealed))
    for suit in SUITS:
        worth += 0.9 * TRACK[gardens(s, suit)] + 0.4 * gardens(s, suit)
    return min(worth, 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    CONSPIRE.key: conspire,
    CRUSADE_HOW.key: crusade_how,
    CRUSADE_ON.key: crusade_on,
    CONVERT_WHERE.key: convert_where,
    CONVERT_WHOM.key: convert_whom,
    SANCTIFY_WHERE.key: sanctify_where,
    SANCTIFY_WHAT.key: sanctify_what,
    RITUAL.key: ritual,
    GARDEN_WHERE.key: garden_where,
    JOIN_WHERE.key: join_where,
    SCORE_CARD.key: score_card,
    FIRST_OUTCAST.key: first_outcast,
    START_CORNER.key: room_around,
    HOME_WHERE.key: room_around,
    AROUND_WHERE.key: room,
}
