"""Rules of thumb for every question. They read only what the asked seat knows, in a world that fits that knowledge."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.marauders import haggling
from maraud.games.marauders.box import (
    CANNON,
    CANOE,
    COLORS,
    FIRST_JEWEL,
    FORTRESS,
    HORSE,
    JEWELS,
    KINDS,
    MINE_CART,
    POISON,
    SPYGLASS,
    SWORD,
    TERRAIN_SLOT,
)
from maraud.games.marauders.cards import facts_of
from maraud.games.marauders.facts import HAND_LEAST, HOLDER
from maraud.games.marauders.goals import best_scout, canoe_plan, next_step, wants_horse
from maraud.games.marauders.island import NOWHERE, TERRAIN
from maraud.games.marauders.options import (
    ALLY,
    CALL,
    CARD,
    END_TURN,
    FIVE,
    MOVE,
    OFFER,
    STASH,
    STOP,
    TAKE_KEY,
    THREE_OF,
)
from maraud.games.marauders.resources import may_play
from maraud.games.marauders.state import CLUES_GIVEN, CLUES_WANTED, GIVES, WANTS, Marauders, guards_left, opponents
from maraud.games.marauders.vault import goods, goods_for_five
from maraud.games.marauders.wants import (
    FOR_CLUE,
    leader,
    needs_clues,
    spare,
    threat,
    worth,
)

LATE: Final = 6  # rounds after which keys are stashed whatever else they could open


def advise(s: Marauders, ask: Ask, rng: Rng) -> Option:
    """A good answer to an ask."""
    options, seat = ask.options, ask.seat
    if len(options) == 1:
        return options[0]
    key = ask.prompt.key
    if key == "your-turn":
        return turn(s, seat, options, rng)
    if key == "where-to":
        spaces = [option for option in options if option is not STOP]
        step = next_step(s, seat, s.walker, [space.value for space in spaces])
        return options[0] if step == NOWHERE else haggling.pick(spaces, step)
    if key == "which-scout":
        return haggling.pick(options, best_scout(s, seat))
    if key in ("paddles", "river-to"):
        return haggling.pick(options, canoe_plan(s, seat)[0 if key == "paddles" else 1])
    if key in ("compose", "compose-open"):
        return haggling.compose(s, seat, options)
    if key == "answer":
        return haggling.answer(s, seat, options)
    return about_cards(s, ask, rng) if key in CARD_ASKS else about_others(s, ask, rng)


CARD_ASKS: Final = [
    "stash-what",
    "which-clue",
    "for-what",
    "pay-five",
    "give-what",
    "want-what",
    "give-which-clue",
    "want-which-clue",
    "first-chests",
    "steal-what",
]


def about_cards(s: Marauders, ask: Ask, rng: Rng) -> Option:
    """Which card, which clue, which chest."""
    options, seat, key = ask.options, ask.seat, ask.prompt.key
    pick = haggling.pick
    if key == "stash-what":
        return pick(options, to_stash(s, seat))
    if key == "which-clue":
        return best_clue(s, seat, options)
    if key == "for-what":
        return pick(options, vault_plan(s, seat)[2])
    if key == "pay-five":
        return most_spare(s, seat, options)
    if key == "give-what":
        return haggling.which(s, seat, GIVES, options)
    if key == "want-what":
        return haggling.which(s, seat, WANTS, options)
    if key == "give-which-clue":
        return haggling.which(s, seat, CLUES_GIVEN, options)
    if key == "want-which-clue":
        return haggling.which(s, seat, CLUES_WANTED, options)
    if key == "steal-what":
        return pick(options, prey(s, seat)[1])
    return best_chest(s, seat, options)


def about_others(s: Marauders, ask: Ask, rng: Rng) -> Option:
    """Whom, against whom, and the Marauders cards."""
    options, seat, key = ask.options, ask.seat, ask.prompt.key
    pick = haggling.pick
    if key == "trade-keys":
        return OFFER if OFFER in options and haggling.plan(s, seat) else options[0]
    if key == "offer-whom":
        wish = haggling.plan(s, seat)
        return options[-1] if not wish or wish[0] < 0 else pick(options, wish[0])
    if key == "lay":
        return haggling.lay(s, seat, rng)
    if key in ("ally-whom", "ally-against"):
        wish = haggling.alliance_plan(s, seat)
        return pick(options, wish[0 if key == "ally-whom" else 1]) if wish else options[0]
    if key == "answer-alliance":
        return options[1] if haggling.joins(s, seat) else options[0]
    if key == "lay-alliance":
        return haggling.lay_in_alliance(s, seat, rng)
    if key == "steal-from":
        return pick(options, prey(s, seat)[0])
    if key == "call-whom":
        return pick(options, haggling.whom_to_call(s, seat))
    if key == "poison-whom":
        return pick(options, leader(s, opponents(s, seat)))
    if key == "cannon-where":
        return pick(options, cannon_target(s, seat))
    return rng.choice(options)


def turn(s: Marauders, seat: int, options: list[Option], rng: Rng) -> Option:
    """What to do next in a turn: whatever helps at once, then bargains, then the way."""
    clues = [option for option in options if option.kind == "slot"]
    if clues and needs_clues(s, seat):
        return best_clue(s, seat, clues)
    if STASH in options and to_stash(s, seat) >= 0:
        return STASH
    if guards_left(s, seat):
        chests = [option for option in options if option.kind in ("open", "pry")]
        if chests:
            return best_chest(s, seat, chests)
    card = to_play(s, seat)
    if card >= 0:
        return CARD[card]
    rate, paid, _ = vault_plan(s, seat)
    if rate:
        return THREE_OF[paid] if rate == 3 else FIVE
    if ALLY in options and haggling.alliance_plan(s, seat):
        return ALLY
    if OFFER in options and haggling.plan(s, seat):
        return OFFER
    if CALL in options and haggling.whom_to_call(s, seat) >= 0:
        return CALL
    if MOVE in options and best_scout(s, seat) != NOWHERE:
        return MOVE
    return TAKE_KEY if TAKE_KEY in options else END_TURN


def to_stash(s: Marauders, seat: int) -> int:
    """A card that should go into the stash now, -1 for none: jewels at once, keys when no chest wants them."""
    hand, stash = s.hands[seat], s.stashes[seat]
    for kind in range(FIRST_JEWEL, FIRST_JEWEL + JEWELS):
        if hand[kind] and not stash[kind]:
            return kind
    is_late = s.turn > LATE * s.seats or not guards_left(s, seat)
    for kind in range(COLORS):
        if hand[kind] and not stash[kind] and (is_late or hand[kind] > 1):
            return kind
    return -1


def to_play(s: Marauders, seat: int) -> int:
    """A resource card to play now, -1 for none."""
    hand = s.hands[seat]
    if hand[SPYGLASS] and needs_clues(s, seat) and may_play(s, seat, SPYGLASS):
        return SPYGLASS
    for kind in (MINE_CART, FORTRESS):
        if hand[kind] and may_play(s, seat, kind):
            return kind
    if hand[POISON]:
        return POISON
    if hand[SWORD] and prey(s, seat)[1] >= 0:
        return SWORD
    if hand[CANNON] and cannon_target(s, seat) >= 0:
        return CANNON
    if hand[CANOE] and may_play(s, seat, CANOE) and canoe_plan(s, seat)[0] != NOWHERE:
        return CANOE
    if hand[HORSE] and may_play(s, seat, HORSE) and wants_horse(s, seat):
        return HORSE
    return -1


def prey(s: Marauders, seat: int) -> tuple[int, int]:
    """Whom to rob of which jewel, by what the seat has seen in their hands; -1 where it is not worth a Sword."""
    row = facts_of(s, seat)
    for_clues = needs_clues(s, seat)
    best, kind_of_best, most = opponents(s, seat)[0], -1, FOR_CLUE
    for other in opponents(s, seat):
        for kind in range(FIRST_JEWEL, FIRST_JEWEL + JEWELS):
            count = row[other * HOLDER + HAND_LEAST + kind]
            total = 0
            for number in range(count):
                total += worth(s, seat, kind, s.hands[seat][kind] + number, for_clues)
            if total > most:
                best, kind_of_best, most = other, kind, total
    return best, kind_of_best


def cannon_target(s: Marauders, seat: int) -> int:
    """A chest of whoever looks nearest to winning, -1 if nobody does."""
    victim = leader(s, opponents(s, seat))
    if s.seats > 2 and threat(s, victim) < max(8, threat(s, seat)):
        return -1
    best, most = -1, -1
    for cell in range(len(s.guards)):
        if s.guards[cell] == victim and not s.forts[cell] and s.carts[cell] > most:
            best, most = cell, s.carts[cell]
    return best


def best_clue(s: Marauders, seat: int, options: list[Option]) -> Option:
    """The Terrain Clue, which costs nothing or is dear to get; then the one whose jewels are most to spare."""
    has_paid = any(option.value != TERRAIN_SLOT for option in options)
    best, most = options[0], -1
    for option in options:
        slot = option.value
        count = 20 if slot == TERRAIN_SLOT and has_paid else s.hands[seat][FIRST_JEWEL + slot - 1] if slot else 0
        if count > most:
            best, most = option, count
    return best


def best_chest(s: Marauders, seat: int, options: list[Option]) -> Option:
    """A chest for a key of its color rather than a wooden one, on the terrain where the seat guards most."""
    counts = [0] * 4
    for cell in range(len(s.guards)):
        if s.guards[cell] == seat:
            counts[TERRAIN[s.tiles[cell]]] += 1
    best, most = options[0], -1
    for option in options:
        if option.kind in ("open", "pry"):
            value = 2 * counts[TERRAIN[s.tiles[option.value]]] + (1 if option.kind == "open" else 0)
            if value > most:
                best, most = option, value
    return best


def vault_plan(s: Marauders, seat: int) -> tuple[int, int, int]:
    """A trade with the Vault: 3 or 5, what is paid, and the jewel bought; 0 for none."""
    for_clues = needs_clues(s, seat)
    hand = s.hands[seat]
    surplus = [spare(s, seat, kind, for_clues) for kind in range(KINDS)]
    total = sum(surplus)
    if total < 3:
        return 0, -1, -1
    for kind in range(KINDS):
        if surplus[kind] >= 3:
            good = best_jewel(s, seat, [o.value for o in goods(s, kind) if o.kind == "wish"], hand, for_clues)
            if good >= 0:
                return 3, kind, good
    if total >= 5:
        good = best_jewel(s, seat, [o.value for o in goods_for_five(s, seat) if o.kind == "wish"], hand, for_clues)
        if good >= 0:
            return 5, -1, good
    return 0, -1, -1


def best_jewel(s: Marauders, seat: int, kinds: list[int], hand: list[int], for_clues: bool) -> int:
    """The jewel worth most, -1 if none is worth a trade."""
    best, most = -1, FOR_CLUE - 1
    for kind in kinds:
        value = worth(s, seat, kind, hand[kind], for_clues)
        if value > most:
            best, most = kind, value
    return best


def most_spare(s: Marauders, seat: int, options: list[Option]) -> Option:
    """The card that is least missed."""
    for_clues = needs_clues(s, seat)
    best, least = options[0], 10_000
    for option in options:
        kind = option.value
        cost = worth(s, seat, kind, s.hands[seat][kind] - 1, for_clues)
        if kind == s.price:
            cost += 1000
        if cost < least:
            best, least = option, cost
    return best
