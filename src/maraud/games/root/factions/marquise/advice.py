"""Rules of thumb for the Marquise: build for points, keep wood coming, fight where it pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import supply, warriors
from maraud.games.root.cards import BIRD
from maraud.games.root.factions.marquise.daylight import overworkable, sites, wood_for
from maraud.games.root.factions.marquise.pieces import (
    BUILDINGS,
    POINTS,
    RECRUITER,
    SAWMILL,
    WARRIOR,
    WOOD,
    WOOD_COST,
    built,
    is_left,
)
from maraud.games.root.factions.marquise.words import (
    ACTION,
    BUILD_WHAT,
    BUILD_WHERE,
    HOSPITALS,
    KEEP_WHERE,
    OVERWORK_WHERE,
    PAY_WOOD,
    RECRUIT_WHERE,
    START_WHERE,
    WOOD_WHERE,
)
from maraud.games.root.hands import matching
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, BUILD, CARD, EXTRA_ACTION, MARCH, OVERWORK, PIECE, RECRUIT
from maraud.games.root.prospects import best_battle, best_move, card_worth, least_card, rivals
from maraud.games.root.state import Root

MORE: Final = {SAWMILL: 1.2, RECRUITER: 0.8}  # what a kind is worth beyond its points while there are few of it
FEW: Final = {SAWMILL: 4, RECRUITER: 3}
BUILT: Final = 0.5  # any building: it rules and takes a slot
WARRIOR_WORTH: Final = 0.7
OVERWORKED: Final = 0.3  # wood for a card of a hand that has more than two
BIRD_FROM: Final = 0.9  # an action worth spending a bird for
LEAST: Final = 0.05  # what an action must bring
WORTH_SAVING: Final = 0.5  # of each warrior, against the card it costs


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Marquise."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def action(s: Root, seat: int, ask: Ask) -> Option | None:
    """The action that brings most, a bird for one more, or the end of Daylight."""
    worths = {BATTLE: best_battle(s, seat)[0], MARCH: best_move(s, seat)[0], BUILD: best_building(s, seat)}
    worths[RECRUIT] = WARRIOR_WORTH * min(supply(s, WARRIOR), built(s, RECRUITER))
    worths[OVERWORK] = overwork_worth(s, seat)
    best, most = PASS, LEAST
    for option in (BUILD, RECRUIT, BATTLE, MARCH, OVERWORK):
        if (option in ask.options or (not s.acts and option is not RECRUIT)) and worths[option] > most:
            best, most = option, worths[option]
    if s.acts:
        return best
    return EXTRA_ACTION if EXTRA_ACTION in ask.options and most > bird_price(s, seat) else PASS


def bird_price(s: Root, seat: int) -> float:
    """What an action must bring to be worth the cheapest bird."""
    return BIRD_FROM + card_worth(s, seat, least_card(s, seat, matching(s, seat, BIRD))) - 1.5


def overwork_worth(s: Root, seat: int) -> float:
    """Wood is worth a card that is not needed, while a building waits for it."""
    if not overworkable(s, seat) or supply(s, WOOD) < 3:
        return 0.0
    return OVERWORKED if len(s.hands[seat]) > 2 else 0.1


def building_worth(s: Root, building: int) -> float:
    """What the next building of a kind brings."""
    column = built(s, building)
    worth = BUILT + POINTS[building][column] - 0.1 * WOOD_COST[column]
    return worth + MORE[building] if building in FEW and column < FEW[building] else worth


def best_building(s: Root, seat: int) -> float:
    """What the best building that can be built now brings."""
    most = 0.0
    for building in BUILDINGS:
        if is_left(s, building) and building_worth(s, building) > most and sites(s, seat, building):
            most = building_worth(s, building)
    return most


def safety(s: Root, seat: int, clearing: int) -> float:
    """How safe a clearing is: who is in it, and who stands beside it."""
    near = max((rivals(s, seat, other) for other in MEMBERS[s.paths[clearing]]), default=0)
    return warriors(s, seat, clearing) - 0.5 * near - rivals(s, seat, clearing)


def build_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where the best building can stand, and stand safely."""

    def worth(option: Option) -> float:
        clearing = option.value
        kinds = [b for b in BUILDINGS if is_left(s, b) and sites(s, seat, b) >> clearing & 1]
        best = max((building_worth(s, b) for b in kinds), default=0.0)
        return best + 0.1 * safety(s, seat, clearing)

    return max(ask.options, key=worth)


def build_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """The building that brings most."""
    return max(ask.options, key=lambda option: building_worth(s, option.value))


def most_exposed(s: Root, seat: int, ask: Ask) -> Option | None:
    """Wood is taken where it is least safe."""
    return min(ask.options, key=lambda option: safety(s, seat, option.value))


def safest(s: Root, seat: int, ask: Ask) -> Option | None:
    """Wood and warriors go where they can stay."""
    return max(ask.options, key=lambda option: safety(s, seat, option.value))


def most_wood(s: Root, seat: int, ask: Ask) -> Option | None:
    """Overwork where the wood joins most other wood."""
    return max(ask.options, key=lambda option: wood_for(s, seat, option.value))


def most_threatened(s: Root, seat: int, ask: Ask) -> Option | None:
    """Warriors are recruited where enemies are near."""
    return min(ask.options, key=lambda option: safety(s, seat, option.value))


def hospitals(s: Root, seat: int, ask: Ask) -> Option | None:
    """Save warriors when there are enough of them for the card."""
    cards = [option.value for option in ask.options if option.kind == "card"]
    if not cards:
        return PASS
    card = least_card(s, seat, cards)
    number = ask.about[0]
    assert isinstance(number, int)
    return CARD[card] if WORTH_SAVING * number > card_worth(s, seat, card) - 0.3 else PASS


def keep_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """The corner with the most open slots around it."""
    return max(ask.options, key=lambda option: slots_near(s, option.value))


def slots_near(s: Root, clearing: int) -> int:
    """Open slots in a clearing and beside it."""
    return sum(s.open_slots[near] for near in [clearing, *MEMBERS[s.paths[clearing]]])


def start_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Sawmill and workshop where slots are few to come by, the recruiter out in front."""
    if ask.about[0] is PIECE[RECRUITER]:
        return min(ask.options, key=lambda option: s.count[WARRIOR][option.value])
    return max(ask.options, key=lambda option: s.open_slots[option.value])


def promise(s: Root, seat: int) -> float:
    """What the Marquise's position is good for."""
    worth = 0.25 * warriors_on_map(s) + 0.9 * built(s, SAWMILL) + 0.6 * built(s, RECRUITER)
    worth += 0.4 * (8 - supply(s, WOOD)) + 0.15 * s.ruled[seat].bit_count() + 0.2 * len(s.hands[seat])
    return min(worth, 12.0)


def warriors_on_map(s: Root) -> int:
    """How many warriors the Marquise have on the map."""
    return 25 - supply(s, WARRIOR)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    ACTION.key: action,
    BUILD_WHERE.key: build_where,
    BUILD_WHAT.key: build_what,
    PAY_WOOD.key: most_exposed,
    WOOD_WHERE.key: safest,
    RECRUIT_WHERE.key: most_threatened,
    OVERWORK_WHERE.key: most_wood,
    HOSPITALS.key: hospitals,
    KEEP_WHERE.key: keep_where,
    START_WHERE.key: start_where,
}
