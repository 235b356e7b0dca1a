"""Rules of thumb for the Keepers: stay together near forests with relics, delve, recover, feed the Retinue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors, supply, warriors
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.keepers.daylight import delvable, may_delve_in, recovery_sites
from maraud.games.root.factions.keepers.pieces import (
    BOARD,
    DELVE,
    FACES,
    MOVE,
    RECOVER,
    RETAINER,
    TILE_FACES,
    WARRIOR,
    column_of,
    face_up,
    forests_of,
    free_tiles,
    in_forest,
    matching,
    recoverable,
    relics_at,
    rows,
    stations,
    suit_of,
    tiles_in,
    unseen,
)
from maraud.games.root.factions.keepers.words import (
    CARRY,
    COME_BACK,
    DECAMP_WHERE,
    DELVE_FROM,
    DELVE_WHAT,
    DELVE_WHERE,
    ENCAMP_WHERE,
    GATHER,
    GATHER_WHERE,
    LOSE_RELIC,
    MOVE_OR_RECOVER,
    RECOVER_WHAT,
    RECOVER_WHERE,
    RECRUIT_AT,
    START_BESIDE,
    START_CORNER,
    USE_CARD,
    WHICH_STATION,
)
from maraud.games.root.hands import matching as matching_cards
from maraud.games.root.law.battle import battlefields
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CARD, FAITHFUL_RETAINER, RECOVER_RELICS
from maraud.games.root.pieces import KIND_COUNT
from maraud.games.root.prospects import best_defender, best_move, card_worth, least_card, rivals, would_rule
from maraud.games.root.state import Root

LEAST: Final = 0.25  # what an action must bring
CARD_LOST: Final = 0.8  # a card of the Retinue
RELIC_GOT: Final = 0.9  # of the value of a relic: it must be recovered yet
GUARD: Final = 0.35  # a waystation with a warrior to guard it; a relic by its value
NEAR: Final = 0.12  # a relic in a forest beside
RECRUITS: Final = 2.2  # two warriors, while there are none
ADDED: Final = 1.5  # a card more in the Retinue
FOOTING: Final = 0.2  # a clearing more ruled around forests with relics
WANTED: Final = [2, 3, 4]  # cards in each column; the last can move as well
FETCH: Final = 0.35  # of the value of a relic that can be carried to where it can be recovered
MOST_ON_MAP: Final = 13  # warriors, from which on no more are recruited


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Keepers."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def clearing_of(ask: Ask, place: int = 0) -> int:
    """The number of what a question is about."""
    fact = ask.about[place]
    assert isinstance(fact, Option)
    return fact.value


# Where to be.


def riches(s: Root, clearing: int) -> float:
    """How much there is to find around a clearing."""
    return sum(len(relics_at(s, in_forest(forest))) for forest in forests_of(s, clearing))


def treasures(s: Root, clearing: int) -> float:
    """Waystations in a clearing, and relics: half of what they will score."""
    return len(tiles_in(s, clearing)) + 0.5 * sum(face % 4 for face in relics_at(s, clearing))


def shown_in(s: Root, clearing: int) -> list[int]:
    """The types that waystations show in a clearing."""
    return [face_up(s, tile) for tile in tiles_in(s, clearing)]


def has_card(s: Root, column: int, suit: int) -> bool:
    """Whether the Retinue has a card in a column for clearings of a suit."""
    return any(column_of(entry) == column and suit_of(entry) in (suit, BIRD) for entry in s.retinue)


def reach(s: Root, clearing: int, shown: int) -> float:
    """How near a relic of a type is to be recovered in a clearing: at a waystation of the type, at one to come, not."""
    if shown in shown_in(s, clearing):
        near = 1.0
    elif not s.open_slots[clearing]:
        near = 0.35
    else:
        near = 0.8 if any(shown in TILE_FACES[tile] for tile in free_tiles(s)) else 0.5
    return near if has_card(s, RECOVER, s.suit[clearing]) else 0.8 * near


def fetched(s: Root, seat: int, clearing: int) -> float:
    """The relics in clearings beside a waystation that could be carried to it, where they are of no use now."""
    shown = shown_in(s, clearing)
    return sum(
        face % 4
        for near in (MEMBERS[neighbors(s, seat, clearing) & s.where[seat]] if shown else [])
        for face in relics_at(s, near)
        if face // 4 in shown and face // 4 not in shown_in(s, near)
    )


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """Warriors guard what there is, and look for more where they rule: there alone they can delve."""
    worth = FETCH * fetched(s, seat, clearing)
    if not warriors(s, seat, clearing):
        worth += GUARD * treasures(s, clearing)
    if would_rule(s, seat, clearing, number) and s.ruler[clearing] != seat:
        worth += NEAR * min(riches(s, clearing), 4.0) + FOOTING * footing(s, seat, clearing)
    return worth


def footing(s: Root, seat: int, clearing: int) -> int:
    """How many other clearings are ruled around the forests with relics beside one: there delving costs no card."""
    around = 0
    for forest in forests_of(s, clearing):
        around |= s.board.touches[forest]
    return (s.ruled[seat] & around & ~(1 << clearing)).bit_count()


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """And are missed there."""
    cost = GUARD * treasures(s, clearing) if number >= warriors(s, seat, clearing) else 0.0
    if s.ruler[clearing] == seat and not would_rule(s, seat, clearing, -number):
        cost += NEAR * min(riches(s, clearing), 4.0) + FOOTING * footing(s, seat, clearing)
    return cost


def start_corner(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most relics lie around."""
    return max(ask.options, key=lambda option: riches(s, option.value))


# Birdsong.


def use_of(s: Root, clearing: int, shown: int) -> float:
    """What a waystation that shows a type is good for in a clearing: relics there, with a card to recover them now."""
    ready = 1.0 if has_card(s, RECOVER, s.suit[clearing]) else 0.6
    worth = ready * sum(face % 4 for face in relics_at(s, clearing) if face // 4 == shown)
    for forest in forests_of(s, clearing):
        worth += 0.25 * sum(face // 4 == shown for face in relics_at(s, in_forest(forest)))
    return worth


def best_use(s: Root, clearing: int) -> float:
    """What the best waystation on the board is good for in a clearing, where its type is not shown yet."""
    shown = shown_in(s, clearing)
    faces = {face for tile in free_tiles(s) for face in TILE_FACES[tile]}
    return max((use_of(s, clearing, face) for face in sorted(faces) if face not in shown), default=0.0)


def encamp(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where relics wait, and in the first turn anywhere safe: cards and warriors come by waystations."""
    best, most = PASS, 0.4
    for option in ask.options:
        if option is PASS:
            continue
        clearing = option.value
        worth = best_use(s, clearing) + (0.8 if len(free_tiles(s)) > 1 else 0.2) + 0.1 * warriors(s, seat, clearing)
        worth -= 0.25 * rivals(s, seat, clearing) + (0.8 if warriors(s, seat, clearing) < 2 else 0.0)
        if worth > most:
            best, most = option, worth
    return best


def which_station(s: Root, seat: int, ask: Ask) -> Option | None:
    """The type of which there is most around."""
    clearing = clearing_of(ask)
    return max(ask.options, key=lambda option: use_of(s, clearing, TILE_FACES[option.value // 2][option.value % 2]))


def come_back(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where relics lie, or may be found, without a crowd."""
    sites = [option for option in ask.options if option is not PASS]
    return max(
        sites,
        key=lambda option: treasures(s, option.value) + 0.3 * riches(s, option.value) - rivals(s, seat, option.value),
    )


def decamp(s: Root, seat: int, ask: Ask) -> Option | None:
    """A waystation that is of little use here, where relics wait elsewhere for one of theirs."""
    if free_tiles(s) or not stranded(s, seat):
        return PASS
    best, least = PASS, 0.9
    for option in ask.options:
        if option is not PASS:
            use = max(use_of(s, option.value, face) for face in shown_in(s, option.value))
            if use < least:
                best, least = option, use
    return best


def stranded(s: Root, seat: int) -> bool:
    """Whether relics of some value lie with warriors where a waystation could be, but none of their type is."""
    for clearing in MEMBERS[s.where[seat]]:
        shown = shown_in(s, clearing)
        value = sum(face % 4 for face in relics_at(s, clearing) if face // 4 not in shown)
        if value > 1 and s.open_slots[clearing]:
            return True
    return False


def recruit(s: Root, seat: int, ask: Ask) -> Option | None:
    """Two warriors for a card, while there are few of them."""
    on_map = KIND_COUNT[WARRIOR] - supply(s, WARRIOR)
    best, most = PASS, 0.0
    for option in ask.options:
        if option is PASS or on_map > MOST_ON_MAP:
            continue
        card = least_card(s, seat, matching_cards(s, seat, s.suit[option.value]))
        worth = RECRUITS - 0.13 * on_map - 0.7 * card_worth(s, seat, card)
        worth += 0.1 * rivals(s, seat, option.value) - 0.15 * s.count[WARRIOR][option.value]
        if worth > most:
            best, most = option, worth
    return best


# The Retinue.


def use_card(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that brings most; none where none brings anything."""
    column = clearing_of(ask)
    best, most = PASS, LEAST
    for option in ask.options:
        if option.kind == "card" or option is FAITHFUL_RETAINER:
            suit = 0 if option is FAITHFUL_RETAINER else CARD_SUIT[option.value]
            worth = WORTH[column](s, seat, suit)
            if option is FAITHFUL_RETAINER:
                worth -= 0.01
            if worth > most:
                best, most = option, worth
    return best


def move_value(s: Root, seat: int, suit: int) -> float:
    """What the best move brings."""
    return best_move(s, seat, matching(s, ALL, suit))[0]


def delve_value(s: Root, seat: int, suit: int) -> float:
    """What the best battle and delving bring."""
    places = delvable(s, seat, suit)
    return max((place_value(s, seat, clearing) for clearing in MEMBERS[places]), default=0.0)


def place_value(s: Root, seat: int, clearing: int) -> float:
    """What a battle there, if there must be one, and delving bring."""
    worth = 0.0
    chance = 1.0
    if battlefields(s, seat, 1 << clearing):
        worth, _ = best_defender(s, seat, clearing)
        chance = 0.7 if warriors(s, seat, clearing) > rivals(s, seat, clearing) else 0.25
    if forests_of(s, clearing) and (chance < 1.0 or may_delve_in(s, seat, clearing)):
        best = max(forest_value(s, seat, clearing, forest) for forest in forests_of(s, clearing))
        worth += chance * max(best, 0.0)
    return worth


def forest_value(s: Root, seat: int, clearing: int, forest: int) -> float:
    """What the best relic of a forest is worth in a clearing, less the card that it may cost."""
    ruled = (s.ruled[seat] & s.board.touches[forest]).bit_count()
    return max(relic_value(s, clearing, face, ruled) for face in relics_at(s, in_forest(forest)))


def relic_value(s: Root, clearing: int, face: int, ruled: int) -> float:
    """What a relic is worth in a clearing, less the card that its value may cost; more where it fills a gap."""
    gap = 0.4 if rows(s)[face // 4] <= min(rows(s)) else 0.0
    share = RELIC_GOT * reach(s, clearing, face // 4)
    if face % 4:
        return gap + share * (face % 4) - (CARD_LOST if face % 4 > ruled else 0.0)
    numbers = unseen(s, face // 4)
    total = 0.0
    for place, number in enumerate(numbers):
        total += number * (share * (place + 1) - (CARD_LOST if place + 1 > ruled else 0.0))
    return gap + total / max(1, sum(numbers))


def recover_value(s: Root, seat: int, suit: int) -> float:
    """Relics are points; else a move."""
    sites = recovery_sites(s, suit)
    if sites:
        return 1.0 + max(site_value(s, clearing) for clearing in MEMBERS[sites])
    return move_value(s, seat, suit)


def site_value(s: Root, clearing: int) -> float:
    """The relics that can be recovered in a clearing, by their values."""
    shown = [face_up(s, tile) for tile in tiles_in(s, clearing)]
    return float(sum(face % 4 for face in relics_at(s, clearing) if face // 4 in shown))


WORTH: Final[dict[int, Callable[[Root, int, int], float]]] = {
    MOVE: move_value,
    DELVE: delve_value,
    RECOVER: recover_value,
}


def delve_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it brings most."""
    return max(ask.options, key=lambda option: place_value(s, seat, option.value))


def delve_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """The forest that brings most, if it brings anything."""
    best, most = PASS, 0.0
    for option in ask.options:
        if option is not PASS:
            worth = forest_value(s, seat, clearing_of(ask), option.value)
            if worth > most:
                best, most = option, worth
    return best


def delve_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """The relic that brings most, in whichever clearing with warriors beside the forest."""
    near = s.board.touches[clearing_of(ask)]
    ruled = (s.ruled[seat] & near).bit_count()
    sites = MEMBERS[s.where[seat] & near]

    def worth(option: Option) -> float:
        return max(relic_value(s, clearing, option.value, ruled) for clearing in sites)

    return max(ask.options, key=worth)


def recover_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most can be recovered."""
    return max(ask.options, key=lambda option: site_value(s, option.value))


def recover_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """First what costs no card, the greatest at the end; a small one is not worth the card."""
    clearing = clearing_of(ask)
    ruled = (s.ruled[seat] & matching(s, ALL, s.suit[clearing])).bit_count()
    relics = [option for option in ask.options if option is not PASS]
    cheap = [option for option in relics if option.value % 4 <= ruled]
    if cheap:
        return max(cheap, key=lambda option: option.value % 4)
    best = max(relics, key=lambda option: option.value % 4)
    return PASS if PASS in ask.options and best.value % 4 < 2 and s.vp[seat] < 24 else best


def move_or_recover(s: Root, seat: int, ask: Ask) -> Option | None:
    """Points first."""
    return RECOVER_RELICS


# Relics on the way.


def carry(s: Root, seat: int, ask: Ask) -> Option | None:
    """To a waystation of their type; and away from where nobody stays to guard them."""
    there = clearing_of(ask, 1)
    wanted = [face_up(s, tile) for tile in tiles_in(s, there)]
    best, most = PASS, 0.0
    for option in ask.options:
        if option is PASS:
            continue
        homes = [c for c in MEMBERS[ALL] if option.value in relics_at(s, c) and option.value in recoverable(s, c)]
        worth = 1.0 if option.value // 4 in wanted else -0.5 if homes else 0.3
        if worth > most:
            best, most = option, worth
    return best


def least_relic(s: Root, seat: int, ask: Ask) -> Option | None:
    """The one of the least value."""
    return min(ask.options, key=lambda option: option.value % 4)


# Evening.


def gather(s: Root, seat: int, ask: Ask) -> Option | None:
    """All cards but the best one or two join the Retinue."""
    cards = [option.value for option in ask.options if option.kind == "card"]
    if not cards or len(s.hands[seat]) < 2:
        return PASS
    card = least_card(s, seat, cards)
    worth = ADDED + 0.25 * (7 - len(s.retinue))
    return CARD[card] if card_worth(s, seat, card) < worth + 0.2 * (len(s.hands[seat]) - 2) else PASS


def gather_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """The column that has fewest of what it should have, and can use the suit."""
    suit = CARD_SUIT[clearing_of(ask)]

    def worth(option: Option) -> float:
        column = option.value
        missing = WANTED[column] - sum(column_of(entry) == column for entry in s.retinue)
        twins = sum(column_of(entry) == column and suit_of(entry) == suit for entry in s.retinue)
        places = s.where[seat] if column != RECOVER else stations(s)
        return missing + 0.4 * min(2, matching(s, places, suit).bit_count()) - 0.5 * twins

    return max(ask.options, key=worth)


def promise(s: Root, seat: int) -> float:
    """What the position is good for: relics at hand, waystations, the Retinue, warriors, columns begun."""
    worth = 0.25 * (KIND_COUNT[WARRIOR] - supply(s, WARRIOR)) + 0.5 * (3 - len(free_tiles(s)))
    worth += sum(0.35 if entry % 64 == RETAINER else 0.4 for entry in s.retinue) + 0.2 * len(s.hands[seat])
    for code in s.relics:
        if 0 < code // FACES < BOARD:
            worth += 0.6 * (code % 4)
    worth += 0.3 * sum(rows(s)) + 0.1 * s.ruled[seat].bit_count()
    return min(worth, 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    START_CORNER.key: start_corner,
    START_BESIDE.key: start_corner,
    ENCAMP_WHERE.key: encamp,
    WHICH_STATION.key: which_station,
    COME_BACK.key: come_back,
    DECAMP_WHERE.key: decamp,
    RECRUIT_AT.key: recruit,
    USE_CARD.key: use_card,
    DELVE_WHERE.key: delve_where,
    DELVE_FROM.key: delve_from,
    DELVE_WHAT.key: delve_what,
    MOVE_OR_RECOVER.key: move_or_recover,
    RECOVER_WHERE.key: recover_where,
    RECOVER_WHAT.key: recover_what,
    CARRY.key: carry,
    LOSE_RELIC.key: least_relic,
    GATHER.key: gather,
    GATHER_WHERE.key: gather_where,
}
